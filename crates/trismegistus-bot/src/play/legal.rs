//! TB-17: the table of decisions. The condition of each stands beside its rule, in its chapter.

use arrayvec::ArrayVec;
use solo_core::{Countable as _, Next};

use crate::catalogue::{Card, TrackLevel};
use crate::decision::{Decision, Digit, Potency};
use crate::game::Botmegistus;
use crate::phase::{Pending, Taken};
use crate::refusal::Refusal;
use crate::state::State;

/// The legal decisions of a position, in the order of the rulebook.
pub(crate) type List = ArrayVec<Decision, { Botmegistus::MOST_DECISIONS }>;

impl Botmegistus {
    /// A window: 4 steps, 12 artifacts and the end; every experiment is on display or held, or
    /// neither. Lean reports (TB-18.6) need fewer: 18 drafts, 120 levels, `end` and `pass`.
    pub(crate) const MOST_DECISIONS: usize = 4 + 12 + 128 + 1;

    /// Checks that a decision is legal now (TB-17.3).
    pub(crate) fn check_decision(&self, state: &State, decision: Decision) -> Result<(), Refusal> {
        match (&state.pending, decision) {
            (Pending::KeepArtifact { dealt }, Decision::Keep(Card::Artifact(card))) => {
                Refusal::ArtifactNotDealt.unless(dealt.contains(&card))
            }
            (
                Pending::KeepExperiment { dealt } | Pending::KeepMasterpiece { dealt },
                Decision::Keep(Card::Experiment(card)),
            ) => Refusal::ExperimentNotDealt.unless(dealt.contains(&card)),
            (Pending::HumanDraft, Decision::Draft { symbol, colour }) => {
                Self::can_draft(state, symbol, colour)
            }
            (Pending::HumanDraft, Decision::Pass) => self.can_pass(),
            (Pending::HumanSpend, Decision::Spend(amount)) => Self::can_spend(state, amount),
            (Pending::HumanWindow(taken) | Pending::ReactionWindow(taken), decision) => {
                self.check_report(state, *taken, decision)
            }
            (Pending::HumanReport, Decision::Draft { symbol, colour }) => {
                Self::can_report_draft(state, symbol, colour)
            }
            (Pending::HumanReport, Decision::Level(at)) => self.can_report_level(state, at),
            (Pending::HumanReport, Decision::End) => Self::can_end_report(state),
            (Pending::HumanReport, Decision::Pass) => self.can_report_pass(state),
            (Pending::HumanBoost, Decision::Boost | Decision::NoBoost)
            | (Pending::Reaction, Decision::React | Decision::Decline)
            | (Pending::ReportHundreds, Decision::Hundreds(_))
            | (Pending::ReportTens { .. }, Decision::Tens(_))
            | (Pending::ReportUnits { .. }, Decision::Units(_)) => Ok(()),
            _ => Err(Self::not_now(state)),
        }
    }

    /// Checks a report in a window (TB-14.6).
    fn check_report(&self, state: &State, taken: Taken, decision: Decision) -> Result<(), Refusal> {
        match decision {
            Decision::Climb(track) => self.can_climb(state, track),
            Decision::TakeArtifact(id) => self.can_take_artifact(state, taken, id),
            Decision::TakeExperiment(id) => self.can_take_experiment(state, taken, id),
            Decision::Complete(id) => self.can_complete(state, id),
            Decision::End => Ok(()),
            _ => Err(Self::not_now(state)),
        }
    }

    /// Returns the refusal of a decision of another phase (TB-17.3).
    fn not_now(state: &State) -> Refusal {
        match Self::asks(state) {
            Next::Decision => Refusal::OtherDecision(state.phase()),
            Next::Chance(_) => Refusal::ChanceIsDue,
            Next::Over(()) => Refusal::GameOver,
        }
    }

    /// Hands the legal decisions to `take`, in the order of the rulebook, until it returns `None`.
    fn each_legal(
        &self,
        state: &State,
        take: &mut impl FnMut(Decision) -> Option<()>,
    ) -> Option<()> {
        match state.pending {
            Pending::KeepArtifact { dealt } => dealt
                .into_iter()
                .try_for_each(|card| take(Decision::Keep(Card::Artifact(card)))),
            Pending::KeepExperiment { dealt } | Pending::KeepMasterpiece { dealt } => dealt
                .into_iter()
                .try_for_each(|card| take(Decision::Keep(Card::Experiment(card)))),
            Pending::HumanDraft => {
                self.each_draft(state, take)?;
                self.can_pass().ok()?;
                take(Decision::Pass)
            }
            Pending::HumanBoost => {
                take(Decision::Boost)?;
                take(Decision::NoBoost)
            }
            Pending::HumanSpend => Potency::values(self)
                .filter(|amount| Self::can_spend(state, *amount).is_ok())
                .try_for_each(|amount| take(Decision::Spend(amount))),
            Pending::HumanWindow(taken) | Pending::ReactionWindow(taken) => {
                self.each_report(state, taken, take)
            }
            Pending::Reaction => {
                take(Decision::React)?;
                take(Decision::Decline)
            }
            Pending::HumanReport => {
                if Self::can_report_dice(state).is_ok() {
                    self.each_draft(state, take)?;
                }
                for track in self.catalogue().elements() {
                    for level in self.levels_above(state, track) {
                        take(Decision::Level(TrackLevel { track, level }))?;
                    }
                }
                if Self::can_end_report(state).is_ok() {
                    take(Decision::End)?;
                }
                self.can_report_pass(state).ok()?;
                take(Decision::Pass)
            }
            Pending::ReportHundreds => {
                Digit::values(self).try_for_each(|digit| take(Decision::Hundreds(digit)))
            }
            Pending::ReportTens { .. } => {
                Digit::values(self).try_for_each(|digit| take(Decision::Tens(digit)))
            }
            Pending::ReportUnits { .. } => {
                Digit::values(self).try_for_each(|digit| take(Decision::Units(digit)))
            }
            // Chance is due, or nothing.
            _ => None,
        }
    }

    /// Hands on the drafts: bowls in symbol order, in a bowl colours in colour order; equal dice are
    /// one choice (TB-14.2).
    fn each_draft(
        &self,
        state: &State,
        take: &mut impl FnMut(Decision) -> Option<()>,
    ) -> Option<()> {
        for symbol in self.catalogue().symbols() {
            for colour in self.catalogue().colours() {
                if Self::can_draft(state, symbol, colour).is_ok() {
                    take(Decision::Draft { symbol, colour })?;
                }
            }
        }
        Some(())
    }

    /// Hands on the reports of a window: steps, artifacts, experiments, completions and the end
    /// (TB-14.6).
    fn each_report(
        &self,
        state: &State,
        taken: Taken,
        take: &mut impl FnMut(Decision) -> Option<()>,
    ) -> Option<()> {
        for track in self.catalogue().elements() {
            if self.can_climb(state, track).is_ok() {
                take(Decision::Climb(track))?;
            }
        }
        if self.can_take(taken.artifact) {
            let reached = self.colours_reached(state);
            for colour in self.catalogue().colours() {
                if reached.contains(colour) {
                    let mut artifacts = state.artifacts_of(colour);
                    artifacts.try_for_each(|id| take(Decision::TakeArtifact(id)))?;
                }
            }
        }
        if self.can_take(taken.experiment) {
            for section in self.sections_reached(state) {
                let mut experiments = state.experiments_of(section);
                experiments.try_for_each(|id| take(Decision::TakeExperiment(id)))?;
            }
        }
        if self.completes_now(state) {
            for id in state.human_incomplete {
                if self.is_met(state, id) {
                    take(Decision::Complete(id))?;
                }
            }
        }
        take(Decision::End)
    }

    /// Lists the legal decisions.
    pub(crate) fn list(&self, state: &State) -> List {
        let mut list = List::new();
        self.each_legal(state, &mut |decision| list.try_push(decision).ok());
        list
    }

    /// Returns the legal decision if there is exactly one (TB-17.1).
    pub(super) fn only_decision(&self, state: &State) -> Option<Decision> {
        let (mut only, mut others) = (None, false);
        self.each_legal(state, &mut |decision| {
            others = only.is_some();
            only = Some(decision);
            (!others).then_some(())
        });
        only.filter(|_| !others)
    }
}
