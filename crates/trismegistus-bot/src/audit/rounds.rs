//! Rounds and turns.

use super::{Audit, Stage, sections};
use crate::phase::Phase;
use crate::play::ROUNDS;
use crate::state::Side;

impl Audit<'_, '_> {
    /// TB-2: rounds, sides that have passed, and whose turn it is.
    pub(super) fn round(&mut self) {
        let state = self.state;
        let options = self.game.options();
        let stage = self.stage();
        self.findings.require(
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
        self.findings.require(
            state.round > 1 || state.first == first,
            "first",
            "TB-1.1",
            "the other side begins round 1",
        );
        let setup = (Stage::Artifacts..Stage::Turns).contains(&stage) || stage == Stage::Tokens;
        self.findings.require(
            !setup || state.round == 1,
            "round",
            "TB-1.3",
            "setup belongs to round 1",
        );
        let last = self.is_scoring();
        self.findings.require(
            !last || state.round == ROUNDS,
            "round",
            "TB-15.1",
            "scoring follows the last round",
        );
        let lot = stage == Stage::Lot;
        self.findings.require(
            !lot || state.round < ROUNDS,
            "round",
            "TB-13.8",
            "no lot is drawn after the last round",
        );
        let passed = state.passed().count();
        let twice = state.passed[0].is_some() && state.passed[0] == state.passed[1];
        let gap = state.passed[0].is_none() && state.passed[1].is_some();
        self.findings
            .require(!twice && !gap, "passed", "TB-2.5", "a side passes once");
        let ended = lot || last;
        let replacing = stage == Stage::Turns && state.phase == Phase::RevealCard;
        let fits = match stage {
            Stage::Turns => passed < 2 || replacing,
            _ => passed == if ended { 2 } else { 0 },
        };
        self.findings.require(
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
        self.findings.require(
            state.turn == expected,
            "turn",
            "TB-2.4",
            "this is not the turn of that side",
        );
        if !self.game.is_lean() {
            self.lay_out();
        }
    }

    /// TB-2.2, TB-2.7: when displays are laid out and refilled; with lean reports they never are.
    fn lay_out(&mut self) {
        let state = self.state;
        let laying = self.stage() == Stage::Turns;
        let refills = match state.phase {
            Phase::LayArtifact => self.game.options().refill_artifacts,
            Phase::LayExperiment => self.game.options().refill_experiments,
            _ => true,
        };
        self.findings.require(
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
        self.findings.require(
            !waiting,
            "phase",
            "TB-2.2",
            "artifacts are laid out before experiments",
        );
        let laid = sections().any(|s| state.experiments_of(s).next().is_some());
        let early = self.stage() == Stage::LayOut && state.phase == Phase::LayArtifact && laid;
        self.findings.require(
            !early,
            "experiments",
            "TB-2.2",
            "artifacts are laid out before experiments",
        );
        let unfinished = self.since(Stage::Rolling)
            && (self.stage() > Stage::LayOut && self.stage() < Stage::Turns)
            && (self.game.next_artifact_slot(state).is_some()
                || self.game.next_experiment_slot(state).is_some());
        self.findings.require(
            !unfinished,
            "phase",
            "TB-2.2",
            "the displays are laid out before the dice are rolled",
        );
    }
}
