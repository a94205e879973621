//! Phases, rounds and turns, and the dice of the two sides in them.

use solo_core::{Findings, ensure};

use super::{Audit, Stage};
use crate::botmegistus::Botmegistus;
use crate::catalogue::{Part, Row, Symbol};
use crate::options::HumanPass;
use crate::phase::{Pending, Phase};
use crate::play::{HIGHEST_POTENCY, ROUNDS};
use crate::state::{Die, Side};

impl Audit<'_> {
    /// Returns the clause that excludes the phase under these options or in this position.
    fn impossible(self) -> Option<&'static str> {
        let (options, lean) = (self.game.options(), self.game.is_lean());
        let laying = self.stage == Stage::Turns && !lean;
        let (possible, rule) = match self.state.phase() {
            Phase::HumanReport => (lean, "TB-I18"),
            Phase::KeepArtifact
            | Phase::DealExperiment
            | Phase::KeepExperiment
            | Phase::DealMasterpiece
            | Phase::HumanDraft
            | Phase::HumanBoost
            | Phase::HumanSpend
            | Phase::HumanWindow
            | Phase::Reaction
            | Phase::ReactionWindow => (!lean, "TB-I18"),
            Phase::KeepMasterpiece => (!lean && !options.human_one_masterpiece, "TB-I18"),
            Phase::LayArtifact => (!laying || options.refill_artifacts, "TB-2.7"),
            Phase::LayExperiment => (!laying || options.refill_experiments, "TB-2.7"),
            Phase::BotStartExperiment => (options.bot_start_experiment, "TB-1.16"),
            Phase::RevealCard if self.is_replacing() && self.needs_no_card() => (false, "TB-12.6"),
            Phase::RevealCard => (options.advanced_planning, "TB-1.19"),
            Phase::ChooseCard => (options.advanced_planning, "TB-4.4"),
            Phase::FlipCard => (!options.advanced_planning, "TB-4.4"),
            Phase::Specialization => {
                let tied = self.game.tied_elements(self.state).has_several();
                (options.specialization_cards && tied, "TB-13.4")
            }
            _ => (true, ""),
        };
        (!possible).then_some(rule)
    }

    /// Returns whether the bot, having passed in the last round, needs no card any more (TB-12.6).
    pub(super) fn needs_no_card(self) -> bool {
        self.state.round >= ROUNDS && self.state.has_passed(Side::Bot)
    }

    pub(super) fn phase(self, findings: &mut Findings<'_>) {
        let (state, phase) = (self.state, self.state.phase());
        if let Some(rule) = self.impossible() {
            findings.report(&"phase", rule, format_args!("{phase} does not come here"));
        }
        // TB-2.2: with full reports artifacts are laid out before experiments, and both before the
        // dice are rolled; TB-2.7: a display that is not refilled is not waited for.
        let settled = (Stage::Rolling..Stage::Turns).contains(&self.stage);
        let refills = self.stage != Stage::Turns || self.game.options().refill_artifacts;
        let full = !self.game.is_lean();
        let artifacts = settled || phase == Phase::LayExperiment && refills;
        let missing = full && artifacts && self.game.next_artifact_slot(state).is_some();
        ensure!(findings, !missing => "artifacts", "TB-2.2", "in {phase} all artifacts are laid out");
        let missing = full && settled && self.game.next_experiment_slot(state).is_some();
        ensure!(findings, !missing => "experiments", "TB-2.2", "in {phase} all experiments are laid out");
        if let Pending::LayOut(slot) | Pending::Look { slot, .. } = state.pending {
            let due = self.game.slot_due(state);
            ensure!(findings, due == Some(slot) => "phase", "TB-2.2", "in {phase} this is not the next empty slot");
        }
        let early = self.stage == Stage::LayOut && phase == Phase::LayArtifact;
        let bare = state.displayed_experiments().next().is_none();
        ensure!(findings, !early || bare => "experiments", "TB-2.2", "artifacts are laid out before experiments");
    }

    /// Checks rounds, sides that have passed, and the side to move (TB-2).
    pub(super) fn rounds(self, findings: &mut Findings<'_>) {
        let (state, phase, round) = (self.state, self.state.phase(), self.state.round);
        let rounds = match self.stage {
            Stage::LayOut | Stage::Rolling | Stage::Turns => 1..=ROUNDS,
            // TB-13.8: no lot is drawn after the last round.
            Stage::Lot => 1..=2,
            // TB-15.1, TB-I12: scoring follows the last round.
            Stage::BotMasterpieces | Stage::Report | Stage::Over => ROUNDS..=ROUNDS,
            // TB-1.3: setup belongs to round 1.
            _ => 1..=1,
        };
        ensure!(findings, rounds.contains(&round) => "round", "TB-2.1", "{phase} does not come in round {round}");
        let first = if self.game.options().bot_first {
            Side::Bot
        } else {
            Side::Human
        };
        ensure!(findings, round > 1 || state.first == first => "first", "TB-1.1", "{first} begins round 1");
        let passed = state.passed().count();
        let twice = state.passed.first() == state.passed.get(1);
        ensure!(findings, passed == 0 || !twice => "passed", "TB-2.5", "a side passes once");
        // TB-I11: once both sides have passed the round ends, after the open card was replaced.
        let fits = match self.stage {
            Stage::Turns => passed < 2 || self.is_replacing(),
            Stage::Lot | Stage::BotMasterpieces | Stage::Report | Stage::Over => passed == 2,
            _ => passed == 0,
        };
        ensure!(findings, fits => "passed", "TB-2.6", "{passed} sides have not passed in {phase}");
        self.turn(findings);
    }

    fn turn(self, findings: &mut Findings<'_>) {
        let (state, phase) = (self.state, self.state.phase());
        let side = match phase {
            _ if self.stage != Stage::Turns => None,
            Phase::HumanDraft | Phase::HumanBoost | Phase::HumanSpend | Phase::HumanWindow => {
                Some(Side::Human)
            }
            Phase::LayArtifact | Phase::LayExperiment if !self.game.is_lean() => state.turn,
            Phase::HumanReport => state.turn.or(Some(Side::Human)),
            _ => Some(Side::Bot),
        };
        ensure!(findings, state.turn == side => "turn", "TB-2.4", "{phase} is not in this turn");
        // TB-18.10: after the bot's turn a human who has passed reports the changes of a reaction.
        let reports = phase != Phase::HumanReport
            || state.turn != Some(Side::Bot)
            || self.game.reports_after_bot_turn(state);
        ensure!(findings, reports => "turn", "TB-18.10", "there is nothing to report after this turn");
        // The clean-up, in which a side passes, precedes the replacement of a card and the refill
        // of a display.
        let cleaned = self.is_replacing()
            || !self.game.is_lean() && self.phase_in(&[Phase::LayArtifact, Phase::LayExperiment]);
        let idle = !cleaned && side.is_some_and(|side| state.has_passed(side));
        ensure!(findings, !idle => "passed", "TB-2.4", "a side that has passed takes no turn");
    }

    /// Checks that the dice on the sides fit turn and phase (TB-I6, TB-I10).
    pub(super) fn sides(self, findings: &mut Findings<'_>) {
        let state = self.state;
        let early = self.game.options().human_pass == HumanPass::BeforeDraft
            || self.game.is_lean() && self.game.passes_early();
        for side in Side::ALL {
            let (used, die, passed) = (
                state.used(side).count(),
                state.die(side),
                state.has_passed(side),
            );
            let held = usize::from(die.is_some());
            let dice = state.used(side).chain(die.map(Die::colour)).count();
            ensure!(findings, dice <= 3 => format_args!("{side}.used"), "TB-I10", "{side} has more than three dice");
            // TB-12.2, TB-14.3, TB-18.6: with the third used die; by options the human may pass
            // earlier.
            let fits = if passed {
                used == 3 || early && side == Side::Human
            } else {
                used < 3
            };
            ensure!(findings, fits && !(passed && held > 0) => "passed", "TB-12.2", "{side} does not pass with {used} used dice and {held} in use");
            let ((least, most), phase) = (self.potencies(side), state.phase());
            let at = format_args!("{side}.die");
            match die.map(Die::potency) {
                None => {
                    ensure!(findings, least.is_none() => at, "TB-5.2", "a die is in use in {phase}");
                }
                Some(_) if most == 0 => {
                    findings.report(&at, "TB-12.1", format_args!("no die is in use in {phase}"));
                }
                Some(potency) => {
                    let least = least.unwrap_or(1);
                    ensure!(findings, (least..=most).contains(&potency) => at, "TB-14.5", "a potency of {potency} is not from {least} to {most} in {phase}");
                }
            }
        }
        ensure!(findings, state.die(Side::Bot).is_none_or(|die| die.symbol() != Symbol::Wild) => "bot.die", "TB-I6", "it never shows wild");
    }

    /// Returns the least and the most potency of a die; without a least one there may be no die.
    fn potencies(self, side: Side) -> (Option<u8>, u8) {
        let own = self.state.turn == Some(Side::Human);
        match (side, self.state.phase()) {
            _ if self.stage != Stage::Turns => (None, 0),
            (Side::Bot, _) if self.is_bot_acting() => (Some(0), HIGHEST_POTENCY),
            (Side::Human, Phase::HumanDraft) => (None, 0),
            (Side::Human, Phase::HumanBoost) => (Some(1), 4),
            // TB-5.2, TB-14.5: a die is in use.
            (Side::Human, Phase::HumanSpend) => (Some(1), HIGHEST_POTENCY),
            (Side::Human, Phase::HumanWindow) => (Some(0), 4),
            // TB-18.7: a die that can serve five turns was drafted in this window.
            (Side::Human, phase)
                if self.game.is_lean() && !(own && phase == Phase::HumanReport) =>
            {
                (None, 4)
            }
            _ => (None, HIGHEST_POTENCY),
        }
    }

    /// Checks the row that the bot looks at (TB-18.11 to TB-18.13), and the rest of its card then
    /// (TB-7.1, TB-8.2).
    pub(super) fn looks(self, findings: &mut Findings<'_>) {
        let (state, game) = (self.state, self.game);
        let look = state.pending.look();
        let laying = self.phase_in(&[Phase::LayArtifact, Phase::LayExperiment]);
        ensure!(findings, look.is_some() == (laying && game.is_lean()) => "look", "TB-I16", "the bot looks at a row exactly while its cards are told");
        if let Pending::ArtifactTie { left, right, .. } = state.pending {
            let tied = game.tied_artifacts(state) == Some((left, right));
            ensure!(findings, tied => "tie", "TB-8.2", "no artifacts are tied");
        }
        if let Pending::ArtifactTie { rest, .. } | Pending::Look { rest, .. } = &state.pending {
            let part = match look {
                Some(Row::Experiments(_)) => Part::Experiment,
                Some(Row::Artifacts(_)) | None => Part::Artifact,
            };
            let ends_so = |branch: &[Part]| {
                let begun = branch.strip_suffix(rest.as_slice());
                begun.is_some_and(|begun| begun.last() == Some(&part))
            };
            let card = state
                .active_card
                .map(|card| game.catalogue().automa_card(card));
            let fits = card.is_some_and(|card| ends_so(card.actions()) || ends_so(card.reward()));
            ensure!(findings, fits => "bot.queue", "TB-7.1", "another part of the card comes before these");
        }
        let Some(look) = look else {
            return;
        };
        let fits = match look {
            Row::Artifacts(_) => {
                let first = Botmegistus::artifact_look(state);
                let mut rows = core::iter::successors(first, |bare| game.look_after(state, *bare));
                rows.any(|row| row == look)
            }
            Row::Experiments(_) => game.experiment_look(state) == Some(look),
        };
        ensure!(findings, fits => "look", "TB-18.11", "the bot does not look there now");
        let free = game.free_slot(state, look).is_some();
        ensure!(findings, free => "look", "TB-18.12", "the look ends with the last slot");
    }
}
