//! Dice, cards and tokens: everything is in exactly one zone.

use super::{Audit, Stage};
use crate::catalogue::{ArtifactId, Colour, Element, ExperimentId, Level, Symbol};
use crate::options::Reshuffle;
use crate::play::{HIGHEST_POTENCY, MOST_IN_BOWL};
use crate::state::{Phase, Side, automa_bit, bit, first_bits};

impl Audit<'_> {
    /// TB-I1: dice add up. TB-I2: no bowl is too full.
    pub(super) fn dice(&mut self) {
        let state = self.state;
        let rolled = self.stage() > Stage::LayOut;
        for colour in Colour::all() {
            let count = |holds: bool| usize::from(holds);
            let mut dice: usize = Symbol::all()
                .map(|s| usize::from(state.bowl(s, colour)))
                .sum();
            for side in [Side::Human, Side::Bot] {
                let used = state.used(side).filter(|c| *c == colour).count();
                let held = count(state.die(side).is_some_and(|die| die.colour() == colour));
                dice = dice.saturating_add(used).saturating_add(held);
            }
            let waiting = state.to_roll().filter(|c| *c == colour).count();
            dice = dice.saturating_add(waiting);
            let expected = if rolled {
                usize::from(self.game.dice_of(colour))
            } else {
                0
            };
            self.require(
                dice == expected,
                "bowls",
                "TB-I1",
                "the dice of a colour do not add up",
            );
        }
        let waiting = state.to_roll().next().is_some();
        let rolling = state.phase == Phase::RollDice;
        self.require(
            waiting == rolling,
            "to_roll",
            "TB-3.1",
            "dice wait exactly while they are rolled",
        );
        let full = Symbol::all().any(|bowl| state.potency(bowl) > MOST_IN_BOWL);
        self.require(
            rolling || !full,
            "bowls",
            "TB-I2",
            "a bowl holds more than five dice",
        );
        for side in [Side::Human, Side::Bot] {
            let high = state
                .die(side)
                .is_some_and(|die| die.potency() > HIGHEST_POTENCY);
            self.require(!high, "die", "TB-3.3", "a potency is above 5");
        }
    }

    fn slots(&mut self) {
        let catalogue = self.game.catalogue();
        let (state, level) = (self.state, Level::of_round(self.state.round));
        for colour in Colour::all() {
            let pile = catalogue.artifacts_of(level, colour);
            let fits = state
                .artifacts_of(colour)
                .all(|id| pile & bit(id.place()) != 0);
            self.require(
                fits,
                "artifacts",
                "TB-2.2",
                "a tile on display is of another row or round",
            );
            let beyond =
                (catalogue.artifact_slots()..4).any(|s| state.artifact_in(colour, s).is_some());
            self.require(!beyond, "artifacts", "TB-2.2", "there is no such slot");
        }
        let pile = catalogue.experiments_of(level);
        for section in (0..6).filter_map(crate::Section::new) {
            let fits = state
                .experiments_of(section)
                .all(|id| pile & bit(id.place()) != 0);
            self.require(
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
            self.require(!beyond, "experiments", "TB-2.2", "there is no such slot");
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
        self.require(
            !zones.twice,
            "artifacts",
            "TB-I3",
            "an artifact is in two zones",
        );
        let all = first_bits(catalogue.artifacts.len());
        self.require(
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
                    let most = u32::from(catalogue.artifact_slots());
                    self.require(
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
        self.require(lost == 0, "unseen", "TB-I3", "an artifact is missing");
        self.require(
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
        let kept = u32::from(self.since(Stage::Experiments));
        let human = (state.human_artifacts & starting).count_ones();
        let bot = (state.bot_artifacts & starting).count_ones();
        self.require(
            human == kept,
            "human",
            "TB-1.5",
            "the human keeps one starting artifact",
        );
        self.require(
            bot == kept,
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
        let start = dealt.iter().all(|id| starting & bit(id.place()) != 0);
        self.require(
            fits && start,
            "dealt",
            "TB-1.5",
            "these artifacts cannot be dealt now",
        );
        let taken_early = !self.since(Stage::Turns)
            && (state.human_artifacts | state.bot_artifacts) & !starting != 0;
        self.require(
            !taken_early,
            "human",
            "TB-1.3",
            "an artifact was taken before the first turn",
        );
    }

    /// TB-I3 for experiments.
    pub(super) fn experiments(&mut self) {
        let (state, catalogue) = (self.state, self.game.catalogue());
        let mut zones = Zones::default();
        let sections = (0..6).filter_map(crate::Section::new);
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
        self.require(
            !zones.twice,
            "experiments",
            "TB-I3",
            "an experiment is in two zones",
        );
        let all = first_bits(catalogue.experiments.len());
        self.require(
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
                let gone = (out & pile).count_ones();
                self.require(
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
        self.require(lost == 0, "unseen", "TB-I3", "an experiment is missing");
        self.require(
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
        self.require(
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
        let kept = u32::from(self.since(Stage::Masterpieces));
        self.require(
            (human & start).count_ones() == kept,
            "human",
            "TB-1.7",
            "the human keeps one starting experiment",
        );
        self.require(
            (out & start).count_ones() == kept,
            "unseen",
            "TB-1.8",
            "one starting experiment leaves the game",
        );
        let given =
            u32::from(self.game.options().bot_start_experiment && self.since(Stage::SetupRolls));
        self.require(
            (bot & start).count_ones() == given,
            "bot",
            "TB-1.16",
            "the bot has a starting experiment exactly with the option",
        );
        let masterpieces = catalogue.experiments_of(Level::Masterpiece);
        let kept = u32::from(self.since(Stage::StartExperiment));
        let rejected = if self.game.options().human_one_masterpiece {
            0
        } else {
            kept
        };
        self.require(
            (human & masterpieces).count_ones() == kept,
            "human",
            "TB-1.7",
            "the human keeps one masterpiece",
        );
        self.require(
            (out & masterpieces).count_ones() == rejected,
            "unseen",
            "TB-1.8",
            "the rejected masterpiece leaves the game",
        );
        let completed_early =
            !self.since(Stage::Turns) && (state.human_completed | state.bot_completed) != 0;
        self.require(
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
        let kind = dealt.iter().all(|id| pile & bit(id.place()) != 0);
        self.require(
            fits && kind,
            "dealt",
            "TB-1.7",
            "these experiments cannot be dealt now",
        );
    }

    /// TB-I3 for Automa cards.
    pub(super) fn automa(&mut self) {
        let (state, index) = (self.state, &self.game.catalogue().index);
        let options = self.game.options();
        let mut zones = Zones::default();
        let shown = state.face_up.into_iter().chain([state.active]).flatten();
        shown.for_each(|card| zones.add(u128::from(automa_bit(card))));
        zones.add(u128::from(state.deck));
        zones.add(u128::from(state.discard));
        self.require(
            !zones.twice,
            "deck",
            "TB-I3",
            "an Automa card is in two zones",
        );
        let mut expected = index.basic;
        if options.personality_cards && self.since(Stage::Experiments) {
            // TB-1.12: the card of the element on the bot's starting artifact.
            let starting = self.game.catalogue().starting_artifacts();
            let own = state
                .bot_artifacts()
                .find(|id| starting & bit(id.place()) != 0);
            let symbols = own.map(|id| self.game.catalogue().artifact_card(id).symbols);
            let element = symbols.and_then(|s| Element::all().find(|element| s.at(*element) > 0));
            let card = element.and_then(|element| index.personality.at(element));
            expected |= card.map_or(0, automa_bit);
        }
        for card in state
            .specializations()
            .filter_map(|e| index.specialization.at(e))
        {
            expected |= automa_bit(card);
        }
        self.require(
            zones.all == u128::from(expected),
            "deck",
            "TB-I3",
            "the Automa cards do not add up",
        );
        self.open_cards();
        let due = self.phase_in(&[Phase::FlipCard, Phase::RevealCard]);
        let unneeded = due && state.deck == 0;
        self.require(
            !unneeded,
            "deck",
            "TB-17.4",
            "a draw is due, but the discards are not yet the deck",
        );
        let ran_out = options.reshuffle == Reshuffle::OnEmpty
            && state.deck == 0
            && state.discard != 0
            && state.active.is_none()
            && !(options.advanced_planning && state.phase == Phase::RevealCard);
        self.require(
            !ran_out,
            "deck",
            "TB-4.3",
            "the discards are the deck as soon as it runs out",
        );
    }

    fn open_cards(&mut self) {
        let state = self.state;
        let planning = self.game.options().advanced_planning;
        let active = self.phase_in(&[Phase::ArtifactTie, Phase::Reaction, Phase::ReactionWindow]);
        self.require(
            state.active.is_some() == active,
            "card",
            "TB-12.5",
            "a card is active exactly from its draw to the clean-up",
        );
        let open = state.face_up.iter().flatten().count();
        let one_missing =
            active || (self.stage() == Stage::Turns && state.phase == Phase::RevealCard);
        let fits = if !planning || self.stage() < Stage::OpenCards && state.round == 1 {
            open == 0
        } else if self.stage() == Stage::OpenCards {
            open == 0 || matches!(state.face_up, [Some(_), None])
        } else {
            open == if one_missing { 1 } else { 2 }
        };
        self.require(
            fits,
            "face_up",
            "TB-1.19",
            "this is not when these cards are open",
        );
        let reveals = !planning && state.phase == Phase::RevealCard;
        self.require(
            !reveals,
            "phase",
            "TB-1.19",
            "cards are turned up beside the deck only with Advanced Planning",
        );
        let wrong_draw = match state.phase {
            Phase::FlipCard => planning,
            Phase::ChooseCard => !planning,
            _ => false,
        };
        self.require(
            !wrong_draw,
            "phase",
            "TB-4.4",
            "cards are chosen by die exactly with Advanced Planning",
        );
    }

    /// TB-I4: tokens add up; TB-I5: between turns none is left that a marker has reached.
    pub(super) fn tokens(&mut self) {
        let (state, catalogue) = (self.state, self.game.catalogue());
        let (mut printed, mut unplaced, mut spaces, mut placed) = (0_u32, 0_u32, 0_u32, 0_u32);
        for kind in catalogue.token_kinds() {
            let on_tracks = Element::all()
                .flat_map(|track| (0..=catalogue.top(track)).map(move |level| (track, level)))
                .filter(|(track, level)| state.token(catalogue, *track, *level) == Some(kind))
                .count();
            let count = catalogue.token_card(kind).count();
            let left = usize::from(count.saturating_sub(state.unplaced(kind)));
            let fits = on_tracks <= left && state.unplaced(kind) <= count;
            self.require(
                fits,
                "tokens",
                "TB-I4",
                "there are too many tokens of a kind",
            );
            printed = printed.saturating_add(u32::from(count));
            unplaced = unplaced.saturating_add(u32::from(state.unplaced(kind)));
            placed = placed.saturating_add(u32::try_from(on_tracks).unwrap_or(u32::MAX));
        }
        let beyond = state
            .unplaced
            .0
            .iter()
            .skip(usize::from(catalogue.tokens.len()))
            .any(|n| *n > 0);
        self.require(
            !beyond,
            "tokens_unplaced",
            "TB-I4",
            "there is no such kind of token",
        );
        let mut gap = false;
        let mut in_order = true;
        for track in Element::all() {
            let bonus = catalogue.bonus_spaces(track);
            let there = state.tokens.at(track);
            self.require(
                there & !bonus == 0,
                "tokens",
                "TB-1.4",
                "a token lies on no bonus space",
            );
            spaces = spaces.saturating_add(bonus.count_ones());
            let empty = bonus & !there;
            // During setup tokens lie on the first spaces only.
            let first_empty = empty & empty.wrapping_neg();
            in_order &= !(gap && there != 0) && (empty == 0 || there < first_empty);
            gap |= empty != 0;
        }
        let setting = self.stage() == Stage::Tokens;
        let used = printed.saturating_sub(unplaced);
        let fits = if setting {
            used == placed && in_order && gap
        } else {
            used == spaces
        };
        self.require(fits, "tokens_unplaced", "TB-I4", "the tokens do not add up");
        // Nothing sweeps a token before the end of setup.
        let all_there = self.since(Stage::OpenCards) || setting || placed == spaces;
        self.require(
            all_there,
            "tokens",
            "TB-12.4",
            "a token was removed before the first turn",
        );
        let within = self.phase_in(&[
            Phase::HumanWindow,
            Phase::ArtifactTie,
            Phase::Reaction,
            Phase::ReactionWindow,
        ]);
        if within || !self.since(Stage::OpenCards) {
            return;
        }
        let reached = Element::all().any(|track| {
            let highest = state
                .level(Side::Human, track)
                .max(state.level(Side::Bot, track));
            (0..=highest).any(|level| state.has_token(track, level))
        });
        self.require(
            !reached,
            "tokens",
            "TB-I5",
            "a marker stands on or above a token between turns",
        );
    }
}

/// Zones that are to have no card in common.
#[derive(Default)]
struct Zones {
    all: u128,
    twice: bool,
}

impl Zones {
    fn add(&mut self, zone: u128) {
        self.twice |= self.all & zone != 0;
        self.all |= zone;
    }
}
