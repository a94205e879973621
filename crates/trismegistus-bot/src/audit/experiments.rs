//! Experiments.

use super::{Audit, Stage, Zones, sections};
use crate::catalogue::{ExperimentId, Level};
use crate::phase::Phase;
use crate::state::{bit, first_bits, has};

impl Audit<'_, '_> {
    /// TB-I3 for experiments.
    pub(super) fn experiments(&mut self) {
        let (state, catalogue) = (self.state, self.game.catalogue());
        let mut zones = Zones::default();
        let sections = sections();
        let drawn = || {
            state
                .masterpieces()
                .map(|id| bit(id.place()))
                .fold(0, |all, card| all | card)
        };
        sections
            .flat_map(|section| state.experiments_of(section))
            .chain(state.dealt_experiments())
            .chain(state.bot_incomplete())
            .chain(state.masterpieces())
            .for_each(|id: ExperimentId| zones.add(bit(id.place())));
        let completed_before = state.bot_completed & !drawn();
        [
            state.unseen_experiments,
            completed_before,
            state.human_incomplete,
            state.human_completed,
        ]
        .into_iter()
        .for_each(|zone| zones.add(zone));
        self.findings.require(
            !zones.twice,
            "experiments",
            "TB-I3",
            "an experiment is in two zones",
        );
        let all = first_bits(catalogue.experiments.len());
        self.findings.require(
            zones.all & !all == 0,
            "experiments",
            "TB-I3",
            "there is no such experiment",
        );
        let out = all & !zones.all;
        let current = Level::of_round(state.round);
        let mut lost = 0;
        let mut early = 0;
        for level in [Level::One, Level::Two, Level::Three] {
            let pile = catalogue.experiments_of(level);
            if level < current {
                let slots = catalogue
                    .sections
                    .len()
                    .saturating_mul(catalogue.experiment_slots());
                let slots = self.may_leave(slots);
                let gone = (out & pile).count_ones();
                self.findings.require(
                    gone <= u32::from(slots),
                    "unseen",
                    "TB-I3",
                    "too many experiments have left",
                );
            } else {
                lost |= out & pile;
            }
            if level > current || !self.since(Stage::LayOut) {
                early |= pile & !state.unseen_experiments;
            }
        }
        self.findings
            .require(lost == 0, "unseen", "TB-I3", "an experiment is missing");
        self.findings.require(
            early == 0,
            "unseen",
            "TB-2.2",
            "an experiment is in play too early",
        );
        let taken = state.human_incomplete | state.human_completed | state.bot_completed;
        let rounds =
            [Level::One, Level::Two, Level::Three].map(|level| catalogue.experiments_of(level));
        let of_rounds = rounds.into_iter().fold(0, |all, pile| all | pile);
        let held = state
            .bot_incomplete()
            .fold(taken, |all, id| all | bit(id.place()));
        let taken_early = !self.since(Stage::Turns) && held & of_rounds != 0;
        self.findings.require(
            !taken_early,
            "human",
            "TB-1.3",
            "an experiment was taken before the first turn",
        );
        self.dealt_experiments(out);
    }

    /// TB-1.7, TB-1.8, TB-1.16: starting experiments and masterpieces; `out` are those that left.
    fn dealt_experiments(&mut self, out: u128) {
        let (state, catalogue) = (self.state, self.game.catalogue());
        let human = state.human_incomplete | state.human_completed;
        let bot = state
            .bot_incomplete()
            .fold(state.bot_completed, |all, id| all | bit(id.place()));
        let start = catalogue.experiments_of(Level::Start);
        let full = !self.game.is_lean();
        let kept = u32::from(full && self.since(Stage::Masterpieces));
        self.findings.require(
            (human & start).count_ones() == kept,
            "human",
            "TB-1.7",
            "the human keeps one starting experiment",
        );
        self.findings.require(
            (out & start).count_ones() == kept,
            "unseen",
            "TB-1.8",
            "one starting experiment leaves the game",
        );
        let given =
            u32::from(self.game.options().bot_start_experiment && self.since(Stage::SetupRolls));
        self.findings.require(
            (bot & start).count_ones() == given,
            "bot",
            "TB-1.16",
            "the bot has a starting experiment exactly with the option",
        );
        let masterpieces = catalogue.experiments_of(Level::Masterpiece);
        let kept = u32::from(full && self.since(Stage::StartExperiment));
        let rejected = if self.game.options().human_one_masterpiece {
            0
        } else {
            kept
        };
        self.findings.require(
            (human & masterpieces).count_ones() == kept,
            "human",
            "TB-1.7",
            "the human keeps one masterpiece",
        );
        self.findings.require(
            (out & masterpieces).count_ones() == rejected,
            "unseen",
            "TB-1.8",
            "the rejected masterpiece leaves the game",
        );
        let completed_early =
            !self.since(Stage::Turns) && (state.human_completed | state.bot_completed) != 0;
        self.findings.require(
            !completed_early,
            "completed",
            "TB-10.1",
            "an experiment was completed before the first turn",
        );
        let dealt: arrayvec::ArrayVec<ExperimentId, 2> = state.dealt_experiments().collect();
        let two = self.phase_in(&[Phase::KeepExperiment, Phase::KeepMasterpiece]);
        let one = self.phase_in(&[Phase::DealExperiment, Phase::DealMasterpiece]);
        let single =
            self.game.options().human_one_masterpiece && self.stage() == Stage::Masterpieces;
        let fits = match dealt.as_slice() {
            [first, second] => two && !single && first < second,
            [_] => one && !single,
            _ => !two,
        };
        let pile = if self.stage() == Stage::Experiments {
            start
        } else {
            masterpieces
        };
        let kind = dealt.iter().all(|id| has(pile, id.place()));
        self.findings.require(
            fits && kind,
            "dealt",
            "TB-1.7",
            "these experiments cannot be dealt now",
        );
    }
}
