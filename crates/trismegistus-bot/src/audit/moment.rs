//! Round, turn and phase: what is noted fits the moment.

use super::{Audit, Stage};
use crate::catalogue::Element;
use crate::play::{MOST_FORMULAS, ROUNDS};
use crate::state::{Die, Phase, Side};

impl Audit<'_> {
    pub(super) fn levels(&mut self) {
        let state = self.state;
        for track in Element::all() {
            let top = self.game.catalogue().top(track);
            let fits = [Side::Human, Side::Bot]
                .into_iter()
                .all(|side| state.level(side, track) <= top);
            self.require(
                fits,
                "levels",
                "TB-9.1",
                "a marker stands above the top of its track",
            );
            let start = u8::from(self.game.options().bot_start_level_1);
            let moved = state.level(Side::Human, track) > 0 && !self.since(Stage::Turns)
                || state.level(Side::Bot, track) > start && !self.since(Stage::SetupRolls);
            self.require(!moved, "levels", "TB-1.15", "a marker has moved too early");
            let below = state.level(Side::Bot, track) < start;
            self.require(
                !below,
                "levels",
                "TB-1.15",
                "the bot's markers start on level 1",
            );
        }
    }

    /// TB-2: rounds, sides that have passed, and whose turn it is.
    pub(super) fn round(&mut self) {
        let state = self.state;
        let options = self.game.options();
        let stage = self.stage();
        self.require(
            (1..=ROUNDS).contains(&state.round),
            "round",
            "TB-2.1",
            "there are three rounds",
        );
        let first = if options.bot_first {
            Side::Bot
        } else {
            Side::Human
        };
        self.require(
            state.round > 1 || state.first == first,
            "first",
            "TB-1.1",
            "the other side begins round 1",
        );
        let setup = (Stage::Artifacts..Stage::Turns).contains(&stage) || stage == Stage::Tokens;
        self.require(
            !setup || state.round == 1,
            "round",
            "TB-1.3",
            "setup belongs to round 1",
        );
        let last = self.is_scoring();
        self.require(
            !last || state.round == ROUNDS,
            "round",
            "TB-15.1",
            "scoring follows the last round",
        );
        let lot = stage == Stage::Lot;
        self.require(
            !lot || state.round < ROUNDS,
            "round",
            "TB-13.8",
            "no lot is drawn after the last round",
        );
        let passed = state.passed().count();
        let twice = state.passed[0].is_some() && state.passed[0] == state.passed[1];
        let gap = state.passed[0].is_none() && state.passed[1].is_some();
        self.require(!twice && !gap, "passed", "TB-2.5", "a side passes once");
        let ended = lot || last;
        let replacing = stage == Stage::Turns && state.phase == Phase::RevealCard;
        let fits = match stage {
            Stage::Turns => passed < 2 || replacing,
            _ => passed == if ended { 2 } else { 0 },
        };
        self.require(
            fits,
            "passed",
            "TB-2.6",
            "a round ends when both sides have passed",
        );
        self.turn();
    }

    fn turn(&mut self) {
        let state = self.state;
        let expected = if self.stage() == Stage::Turns {
            self.side_of_phase()
        } else {
            None
        };
        self.require(
            state.turn == expected,
            "turn",
            "TB-2.4",
            "this is not the turn of that side",
        );
        let laying = self.stage() == Stage::Turns;
        let refills = match state.phase {
            Phase::LayArtifact => self.game.options().refill_artifacts,
            Phase::LayExperiment => self.game.options().refill_experiments,
            _ => true,
        };
        self.require(
            !laying || refills,
            "phase",
            "TB-2.7",
            "this display is not refilled",
        );
        // TB-2.2, TB-2.7: experiments come after artifacts.
        let artifacts_first = !laying || self.game.options().refill_artifacts;
        let waiting = state.phase == Phase::LayExperiment
            && artifacts_first
            && self.game.next_artifact_slot(state).is_some();
        self.require(
            !waiting,
            "phase",
            "TB-2.2",
            "artifacts are laid out before experiments",
        );
        let laid = (0..6)
            .filter_map(crate::Section::new)
            .any(|s| state.experiments_of(s).next().is_some());
        let early = self.stage() == Stage::LayOut && state.phase == Phase::LayArtifact && laid;
        self.require(
            !early,
            "experiments",
            "TB-2.2",
            "artifacts are laid out before experiments",
        );
        let unfinished = self.since(Stage::Rolling)
            && (self.stage() > Stage::LayOut && self.stage() < Stage::Turns)
            && (self.game.next_artifact_slot(state).is_some()
                || self.game.next_experiment_slot(state).is_some());
        self.require(
            !unfinished,
            "phase",
            "TB-2.2",
            "the displays are laid out before the dice are rolled",
        );
    }

    /// TB-1: what is noted during setup.
    pub(super) fn setup(&mut self) {
        let state = self.state;
        let options = self.game.options();
        let rolls = options.setup_rolls.count();
        let left = state.setup_rolls_left;
        let fits = match self.stage() {
            Stage::SetupRolls => (1..=rolls).contains(&left),
            _ if self.since(Stage::OpenCards) => left == 0,
            _ => left == rolls,
        };
        self.require(
            fits,
            "setup_rolls_left",
            "TB-1.17",
            "these are not the setup rolls left",
        );
        let gives = options.bot_start_experiment || state.phase != Phase::BotStartExperiment;
        self.require(
            gives,
            "phase",
            "TB-1.16",
            "the bot gets no starting experiment",
        );
        let markers = self.game.catalogue().reaction_markers();
        self.require(
            state.reactions <= markers,
            "reactions",
            "TB-2.8",
            "there are fewer reaction markers",
        );
        let whole = self.stage() >= Stage::Turns || state.reactions == markers;
        self.require(
            whole,
            "reactions",
            "TB-2.8",
            "all reaction markers are there before the first turn",
        );
        let used = state.phase != Phase::ReactionWindow || state.reactions < markers;
        self.require(used, "reactions", "TB-11.2", "a reaction uses a marker");
        let offered = state.phase != Phase::Reaction || state.reactions > 0;
        self.require(
            offered,
            "reactions",
            "TB-11.1",
            "no reaction marker is left",
        );
        let before = (0..state.specializations().count()).any(|n| {
            state
                .specializations()
                .skip(n.saturating_add(1))
                .any(|e| state.specializations().nth(n) == Some(e))
        });
        self.require(
            !before,
            "specializations",
            "TB-13.6",
            "an element is there twice",
        );
        let added = if options.specialization_cards {
            state.round.saturating_sub(1)
        } else {
            0
        };
        let fits = state.specializations().count() == usize::from(added);
        self.require(
            fits,
            "specializations",
            "TB-13.3",
            "these are not as many as rounds have ended",
        );
        let lot = self.stage() != Stage::Lot
            || (options.specialization_cards && self.game.tied_elements(state).count_ones() > 1);
        self.require(lot, "phase", "TB-13.4", "there is no tie to decide by lot");
    }

    /// TB-I6, TB-I10: dice on the sides fit turn and phase.
    pub(super) fn sides(&mut self) {
        let state = self.state;
        let playing = self.stage() == Stage::Turns;
        for side in [Side::Human, Side::Bot] {
            let die = state.die(side);
            let used = state.used(side).count();
            let held = usize::from(die.is_some());
            self.require(
                used.saturating_add(held) <= 3,
                "used",
                "TB-I10",
                "a side has three dice",
            );
            self.require(
                playing || die.is_none(),
                "die",
                "TB-12.1",
                "no die is in use now",
            );
            let passed = state.has_passed(side);
            let early = side == Side::Human
                && self.game.options().human_pass == crate::HumanPass::BeforeDraft;
            let fits = if passed { used == 3 || early } else { used < 3 };
            self.require(
                fits && !(passed && held > 0),
                "passed",
                "TB-12.2",
                "a side passes with its third used die",
            );
            let spent = match side {
                Side::Human => self.phase_in(&[Phase::HumanWindow]),
                Side::Bot => {
                    self.phase_in(&[Phase::ArtifactTie, Phase::Reaction, Phase::ReactionWindow])
                }
            };
            let none_left = die.is_some_and(|die| die.potency() == 0);
            self.require(
                spent || !none_left,
                "die",
                "TB-I10",
                "a die without potency is in use",
            );
            self.require(
                !spent || die.is_some(),
                "die",
                "TB-5.2",
                "a die is in use now",
            );
            self.require(
                !(spent && passed),
                "passed",
                "TB-2.4",
                "a side that has passed takes no turn",
            );
        }
        let wild = self.game.catalogue().wild();
        let shows_wild = state.die(Side::Bot).is_some_and(|die| die.symbol() == wild);
        self.require(
            !shows_wild,
            "die",
            "TB-I6",
            "the bot's die never shows wild",
        );
        let potency = state.die(Side::Human).map(Die::potency);
        let fits = match (state.phase, potency) {
            (Phase::HumanDraft, potency) => potency.is_none(),
            (Phase::HumanBoost, potency) => potency.is_some_and(|p| (1..5).contains(&p)),
            (Phase::HumanSpend, potency) => potency.is_some(),
            (Phase::HumanWindow, potency) => potency.is_some_and(|p| p < 5),
            _ => true,
        };
        self.require(
            fits,
            "die",
            "TB-14.5",
            "the human's die does not fit the phase",
        );
        let idle = match self.state.phase {
            Phase::FlipCard | Phase::ChooseCard => state.has_passed(Side::Bot),
            Phase::HumanDraft | Phase::HumanBoost | Phase::HumanSpend => {
                state.has_passed(Side::Human)
            }
            _ => false,
        };
        self.require(
            !idle,
            "passed",
            "TB-2.4",
            "a side that has passed takes no turn",
        );
    }

    /// TB-8.2, TB-14.6: a tie and a window are open only in their phases.
    pub(super) fn window_and_tie(&mut self) {
        let state = self.state;
        let open = self.phase_in(&[Phase::HumanWindow, Phase::ReactionWindow]);
        let taken = state.artifact_taken || state.experiment_taken;
        self.require(open || !taken, "window", "TB-14.6", "no window is open");
        let tied = state.phase == Phase::ArtifactTie;
        let same = !tied || state.tie == self.game.tied_artifacts(state);
        self.require(
            state.tie.is_some() == tied && same,
            "tie",
            "TB-8.2",
            "these are not the tied artifacts",
        );
        let fits = match state.active.filter(|_| tied) {
            Some(card) => {
                let card = self.game.catalogue().automa_card(card);
                let left = state.parts_left;
                [false, true].into_iter().any(|reward| {
                    let before = card.branch(reward).with_left(left.saturating_add(1));
                    before == Some(crate::Part::Artifact)
                        && crate::play::branch_of_rest(card, reward, left) == state.reward
                })
            }
            None => state.parts_left == 0 && !state.reward,
        };
        self.require(
            fits,
            "queue",
            "TB-7.1",
            "this is not what is left of the card",
        );
    }

    /// TB-15: what is noted at the end of the game.
    pub(super) fn ending(&mut self) {
        let state = self.state;
        let draw = usize::from(self.game.options().masterpiece_draw.count());
        let drawn = state.masterpieces().count();
        let fits = match self.stage() {
            Stage::BotMasterpieces => drawn < draw,
            Stage::Report | Stage::Over => drawn == draw,
            _ => drawn == 0,
        };
        self.require(
            fits,
            "masterpieces_drawn",
            "TB-15.1",
            "these are not as many as are drawn",
        );
        let pile = self
            .game
            .catalogue()
            .experiments_of(crate::Level::Masterpiece);
        let kind = state
            .masterpieces()
            .all(|id| pile & crate::state::bit(id.place()) != 0);
        self.require(
            kind,
            "masterpieces_drawn",
            "TB-15.1",
            "this is no masterpiece",
        );
        let own = state.bot_completed & pile;
        let from_draw = state
            .masterpieces()
            .any(|id| own == crate::state::bit(id.place()));
        let completed = own == 0 || (from_draw && self.stage() >= Stage::Report);
        self.require(
            completed,
            "completed",
            "TB-15.2",
            "the bot completes at most one masterpiece, at the end",
        );
        let early = state
            .bot_incomplete()
            .any(|id| pile & crate::state::bit(id.place()) != 0);
        self.require(
            !early,
            "incomplete",
            "TB-15.2",
            "the bot takes no masterpiece during the game",
        );
        let digits = match state.phase {
            Phase::ReportTens => 1,
            Phase::ReportUnits => 2,
            Phase::Over => 3,
            _ => 0,
        };
        let fits = state.digits().count() == digits && state.digits().all(|digit| digit <= 9);
        self.require(
            fits,
            "digits",
            "TB-15.13",
            "these are not the digits reported so far",
        );
        let types = self.game.types_completed(state);
        let bought = state.formulas_bought;
        let fits = bought == 0
            || (state.phase == Phase::Over && types.saturating_add(bought) <= MOST_FORMULAS);
        self.require(
            fits,
            "formulas_bought",
            "TB-15.9",
            "the bot cannot have bought so many formulas",
        );
    }
}
