//! Artifacts, and what lies in the displays.

use super::{Audit, Stage, Zones, sections};
use crate::catalogue::{ArtifactId, Colour, Level};
use crate::phase::Phase;
use crate::state::{bit, first_bits, has};

impl Audit<'_, '_> {
    /// TB-18.15: with lean reports no card is known to have left the game.
    pub(super) fn may_leave(&self, cards: u8) -> u8 {
        if self.game.is_lean() { 0 } else { cards }
    }

    fn slots(&mut self) {
        let catalogue = self.game.catalogue();
        let (state, level) = (self.state, Level::of_round(self.state.round));
        for colour in Colour::all() {
            let pile = catalogue.artifacts_of(level, colour);
            let fits = state.artifacts_of(colour).all(|id| has(pile, id.place()));
            self.findings.require(
                fits,
                "artifacts",
                "TB-2.2",
                "a tile on display is of another row or round",
            );
            let beyond =
                (catalogue.artifact_slots()..4).any(|s| state.artifact_in(colour, s).is_some());
            self.findings
                .require(!beyond, "artifacts", "TB-2.2", "there is no such slot");
        }
        let pile = catalogue.experiments_of(level);
        for section in sections() {
            let fits = state
                .experiments_of(section)
                .all(|id| has(pile, id.place()));
            self.findings.require(
                fits,
                "experiments",
                "TB-2.2",
                "a card on display is of another round",
            );
            let known = section.place() < catalogue.sections.len();
            let first = if known {
                catalogue.experiment_slots()
            } else {
                0
            };
            let beyond = (first..4).any(|s| state.experiment_in(section, s).is_some());
            self.findings
                .require(!beyond, "experiments", "TB-2.2", "there is no such slot");
        }
    }

    /// TB-I3: every artifact is in at most one zone, and out of the game only where that can be.
    pub(super) fn artifacts(&mut self) {
        self.slots();
        let (state, catalogue) = (self.state, self.game.catalogue());
        let shown = Colour::all()
            .flat_map(|colour| state.artifacts_of(colour))
            .chain(state.dealt_artifacts());
        let mut zones = Zones::default();
        shown.for_each(|id| zones.add(bit(id.place())));
        [
            state.unseen_artifacts,
            state.bot_artifacts,
            state.human_artifacts,
        ]
        .into_iter()
        .for_each(|zone| zones.add(zone));
        self.findings.require(
            !zones.twice,
            "artifacts",
            "TB-I3",
            "an artifact is in two zones",
        );
        let all = first_bits(catalogue.artifacts.len());
        self.findings.require(
            zones.all & !all == 0,
            "artifacts",
            "TB-I3",
            "there is no such artifact",
        );
        let out = all & !zones.all;
        let current = Level::of_round(state.round);
        let mut lost = out & catalogue.starting_artifacts();
        let mut early = 0;
        for level in [Level::One, Level::Two, Level::Three] {
            for colour in Colour::all() {
                let pile = catalogue.artifacts_of(level, colour);
                if level < current {
                    // Only what lay on display at the end of its round has left the game.
                    let gone = (out & pile).count_ones();
                    let most = u32::from(self.may_leave(catalogue.artifact_slots()));
                    self.findings.require(
                        gone <= most,
                        "unseen",
                        "TB-I3",
                        "too many artifacts have left",
                    );
                } else {
                    lost |= out & pile;
                }
                if level > current || !self.since(Stage::LayOut) {
                    early |= pile & !state.unseen_artifacts;
                }
            }
        }
        self.findings
            .require(lost == 0, "unseen", "TB-I3", "an artifact is missing");
        self.findings.require(
            early == 0,
            "unseen",
            "TB-2.2",
            "an artifact is in play too early",
        );
        self.starting_artifacts();
    }

    fn starting_artifacts(&mut self) {
        let state = self.state;
        let starting = self.game.catalogue().starting_artifacts();
        let given = u32::from(self.since(Stage::Experiments));
        let kept = u32::from(self.may_leave(1)).min(given);
        let human = (state.human_artifacts & starting).count_ones();
        let bot = (state.bot_artifacts & starting).count_ones();
        self.findings.require(
            human == kept,
            "human",
            "TB-1.5",
            "the human keeps one starting artifact",
        );
        self.findings.require(
            bot == given,
            "bot",
            "TB-1.6",
            "the bot gains one starting artifact",
        );
        let dealt: arrayvec::ArrayVec<ArtifactId, 2> = state.dealt_artifacts().collect();
        let fits = match (state.phase, dealt.as_slice()) {
            (Phase::KeepArtifact, [first, second]) => first < second,
            (Phase::KeepArtifact, _) => false,
            (Phase::DealArtifact, dealt) => dealt.len() < 2,
            (_, dealt) => dealt.is_empty(),
        };
        let start = dealt.iter().all(|id| has(starting, id.place()));
        self.findings.require(
            fits && start,
            "dealt",
            "TB-1.5",
            "these artifacts cannot be dealt now",
        );
        let taken_early = !self.since(Stage::Turns)
            && (state.human_artifacts | state.bot_artifacts) & !starting != 0;
        self.findings.require(
            !taken_early,
            "human",
            "TB-1.3",
            "an artifact was taken before the first turn",
        );
    }
}
