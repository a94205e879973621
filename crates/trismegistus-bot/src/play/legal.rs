//! TB-17: the table of decisions. The condition of each stands beside its rule, in its chapter.

use core::ops::ControlFlow;

use arrayvec::ArrayVec;
use solo_core::{Countable as _, EachLegal, Next, visit_each, visit_if};

use super::Position;
use crate::botmegistus::Botmegistus;
use crate::catalogue::{Card, TrackLevel};
use crate::decision::{Decision, Digit, Potency};
use crate::phase::{Pending, Taken};
use crate::refusal::Refusal;
use crate::state::State;

/// The longest list is that of a window: 4 steps, 12 artifacts and the end; every experiment is on
/// display or held, or neither. That of lean reports (TB-18.6) has 18 drafts, 120 levels, `end` and
/// `pass`.
pub(crate) const MOST_DECISIONS: usize = 4 + 12 + 128 + 1;

/// The legal decisions of a position, in the order of the rulebook.
pub(crate) type Decisions = ArrayVec<Decision, MOST_DECISIONS>;

impl Position<'_> {
    /// Checks that a decision is legal now (TB-17.3).
    pub(crate) fn check(self, decision: Decision) -> Result<(), Refusal> {
        match (&self.state.pending, decision) {
            (Pending::KeepArtifact { dealt }, Decision::Keep(Card::Artifact(card))) => {
                Refusal::ArtifactNotDealt.unless(dealt.contains(&card))
            }
            (
                Pending::KeepExperiment { dealt } | Pending::KeepMasterpiece { dealt },
                Decision::Keep(Card::Experiment(card)),
            ) => Refusal::ExperimentNotDealt.unless(dealt.contains(&card)),
            (Pending::HumanDraft, Decision::Draft { symbol, colour }) => {
                self.can_draft(symbol, colour)
            }
            (Pending::HumanDraft, Decision::Pass) => self.can_pass(),
            (Pending::HumanSpend, Decision::Spend(amount)) => self.can_spend(amount),
            (Pending::HumanWindow(taken) | Pending::ReactionWindow(taken), decision) => {
                self.check_in_window(*taken, decision)
            }
            (Pending::HumanReport, decision) => self.check_lean_report(decision),
            (Pending::HumanBoost, Decision::Boost | Decision::NoBoost)
            | (Pending::Reaction, Decision::React | Decision::Decline)
            | (Pending::ReportHundreds, Decision::Hundreds(_))
            | (Pending::ReportTens { .. }, Decision::Tens(_))
            | (Pending::ReportUnits { .. }, Decision::Units(_)) => Ok(()),
            _ => Err(not_now(self.state)),
        }
    }

    /// Checks a report in a window (TB-14.6).
    fn check_in_window(self, taken: Taken, decision: Decision) -> Result<(), Refusal> {
        match decision {
            Decision::Climb(track) => self.can_climb(track),
            Decision::TakeArtifact(id) => self.can_take_artifact(taken, id),
            Decision::TakeExperiment(id) => self.can_take_experiment(taken, id),
            Decision::Complete(id) => self.can_complete(id),
            Decision::End => Ok(()),
            _ => Err(not_now(self.state)),
        }
    }

    /// Checks a lean report (TB-18.6).
    fn check_lean_report(self, decision: Decision) -> Result<(), Refusal> {
        match decision {
            Decision::Draft { symbol, colour } => self.can_report_draft(symbol, colour),
            Decision::Level(at) => self.can_report_level(at),
            Decision::End => self.can_end_report(),
            Decision::Pass => self.can_report_pass(),
            _ => Err(not_now(self.state)),
        }
    }

    /// Passes on the drafts: bowls in symbol order, in a bowl colours in colour order; equal dice are
    /// one choice (TB-14.2).
    fn each_draft<B>(self, visit: &mut impl FnMut(Decision) -> ControlFlow<B>) -> ControlFlow<B> {
        let catalogue = self.game.catalogue();
        for symbol in catalogue.symbols() {
            for colour in catalogue.colours() {
                let draft = Decision::Draft { symbol, colour };
                visit_if(self.can_draft(symbol, colour).is_ok(), draft, visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Passes on the reports of a window: steps, artifacts, experiments, completions and the end
    /// (TB-14.6).
    fn each_in_window<B>(
        self,
        taken: Taken,
        visit: &mut impl FnMut(Decision) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let Self { game, state } = self;
        for track in game.catalogue().elements() {
            visit_if(self.can_climb(track).is_ok(), Decision::Climb(track), visit)?;
        }
        if self.allows_another(taken.artifact) {
            let reached = game.colours_reached(state);
            for colour in game.catalogue().colours() {
                if reached.contains(colour) {
                    visit_each(state.artifacts_of(colour), Decision::TakeArtifact, visit)?;
                }
            }
        }
        if self.allows_another(taken.experiment) {
            for section in game.sections_reached(state) {
                visit_each(
                    state.experiments_of(section),
                    Decision::TakeExperiment,
                    visit,
                )?;
            }
        }
        if game.completes_now(state) {
            for id in state.human_incomplete {
                visit_if(game.is_met(state, id), Decision::Complete(id), visit)?;
            }
        }
        visit(Decision::End)
    }

    /// Passes on the lean reports: drafts, levels, the end and passing (TB-18.6).
    fn each_lean_report<B>(
        self,
        visit: &mut impl FnMut(Decision) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.can_report_dice().is_ok() {
            self.each_draft(visit)?;
        }
        for track in self.game.catalogue().elements() {
            for level in self.game.levels_above(self.state, track) {
                visit(Decision::Level(TrackLevel { track, level }))?;
            }
        }
        visit_if(self.can_end_report().is_ok(), Decision::End, visit)?;
        visit_if(self.can_report_pass().is_ok(), Decision::Pass, visit)
    }

    /// Lists the legal decisions.
    pub(crate) fn decisions(self) -> Decisions {
        EachLegal::decisions(&self)
    }
}

impl EachLegal<Decision> for Position<'_> {
    fn each_legal<B>(&self, visit: &mut impl FnMut(Decision) -> ControlFlow<B>) -> ControlFlow<B> {
        let game = self.game;
        match self.state.pending {
            Pending::KeepArtifact { dealt } => {
                visit_each(dealt, |card| Decision::Keep(Card::Artifact(card)), visit)
            }
            Pending::KeepExperiment { dealt } | Pending::KeepMasterpiece { dealt } => {
                visit_each(dealt, |card| Decision::Keep(Card::Experiment(card)), visit)
            }
            Pending::HumanDraft => {
                self.each_draft(visit)?;
                visit_if(self.can_pass().is_ok(), Decision::Pass, visit)
            }
            Pending::HumanBoost => {
                visit(Decision::Boost)?;
                visit(Decision::NoBoost)
            }
            Pending::HumanSpend => {
                let amounts = Potency::values(game);
                let there = amounts.filter(|amount| self.can_spend(*amount).is_ok());
                visit_each(there, Decision::Spend, visit)
            }
            Pending::HumanWindow(taken) | Pending::ReactionWindow(taken) => {
                self.each_in_window(taken, visit)
            }
            Pending::Reaction => {
                visit(Decision::React)?;
                visit(Decision::Decline)
            }
            Pending::HumanReport => self.each_lean_report(visit),
            Pending::ReportHundreds => visit_each(Digit::values(game), Decision::Hundreds, visit),
            Pending::ReportTens { .. } => visit_each(Digit::values(game), Decision::Tens, visit),
            Pending::ReportUnits { .. } => visit_each(Digit::values(game), Decision::Units, visit),
            // Chance is due, or nothing.
            _ => ControlFlow::Continue(()),
        }
    }
}

/// Returns the refusal of a decision of another phase (TB-17.3).
fn not_now(state: &State) -> Refusal {
    match Botmegistus::asks(state) {
        Next::Decision => Refusal::OtherDecision(state.phase()),
        Next::Chance(_) => Refusal::ChanceIsDue,
        Next::Over(_) => Refusal::GameOver,
    }
}
