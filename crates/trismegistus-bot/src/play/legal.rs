//! TB-17: the table of decisions. The condition of each stands beside its rule, in its chapter.

use core::ops::ControlFlow;

use arrayvec::ArrayVec;
use solo_core::{Countable as _, Next};

use crate::catalogue::{Card, TrackLevel};
use crate::decision::{Decision, Digit, Potency};
use crate::game::Botmegistus;
use crate::phase::{Pending, Taken};
use crate::refusal::Refusal;
use crate::state::State;

/// The longest list is that of a window: 4 steps, 12 artifacts and the end; every experiment is on
/// display or held, or neither. That of lean reports (TB-18.6) has 18 drafts, 120 levels, `end` and
/// `pass`.
pub(crate) const MOST_DECISIONS: usize = 4 + 12 + 128 + 1;

/// The legal decisions of a position, in the order of the rulebook.
pub(crate) type Decisions = ArrayVec<Decision, MOST_DECISIONS>;

/// Checks that a decision is legal now (TB-17.3).
pub(crate) fn check(game: &Botmegistus, state: &State, decision: Decision) -> Result<(), Refusal> {
    match (&state.pending, decision) {
        (Pending::KeepArtifact { dealt }, Decision::Keep(Card::Artifact(card))) => {
            Refusal::ArtifactNotDealt.unless(dealt.contains(&card))
        }
        (
            Pending::KeepExperiment { dealt } | Pending::KeepMasterpiece { dealt },
            Decision::Keep(Card::Experiment(card)),
        ) => Refusal::ExperimentNotDealt.unless(dealt.contains(&card)),
        (Pending::HumanDraft, Decision::Draft { symbol, colour }) => {
            Botmegistus::can_draft(state, symbol, colour)
        }
        (Pending::HumanDraft, Decision::Pass) => game.can_pass(),
        (Pending::HumanSpend, Decision::Spend(amount)) => Botmegistus::can_spend(state, amount),
        (Pending::HumanWindow(taken) | Pending::ReactionWindow(taken), decision) => {
            check_in_window(game, state, *taken, decision)
        }
        (Pending::HumanReport, decision) => check_lean_report(game, state, decision),
        (Pending::HumanBoost, Decision::Boost | Decision::NoBoost)
        | (Pending::Reaction, Decision::React | Decision::Decline)
        | (Pending::ReportHundreds, Decision::Hundreds(_))
        | (Pending::ReportTens { .. }, Decision::Tens(_))
        | (Pending::ReportUnits { .. }, Decision::Units(_)) => Ok(()),
        _ => Err(not_now(state)),
    }
}

/// Checks a report in a window (TB-14.6).
fn check_in_window(
    game: &Botmegistus,
    state: &State,
    taken: Taken,
    decision: Decision,
) -> Result<(), Refusal> {
    match decision {
        Decision::Climb(track) => game.can_climb(state, track),
        Decision::TakeArtifact(id) => game.can_take_artifact(state, taken, id),
        Decision::TakeExperiment(id) => game.can_take_experiment(state, taken, id),
        Decision::Complete(id) => game.can_complete(state, id),
        Decision::End => Ok(()),
        _ => Err(not_now(state)),
    }
}

/// Checks a lean report (TB-18.6).
fn check_lean_report(game: &Botmegistus, state: &State, decision: Decision) -> Result<(), Refusal> {
    match decision {
        Decision::Draft { symbol, colour } => Botmegistus::can_report_draft(state, symbol, colour),
        Decision::Level(at) => game.can_report_level(state, at),
        Decision::End => Botmegistus::can_end_report(state),
        Decision::Pass => game.can_report_pass(state),
        _ => Err(not_now(state)),
    }
}

/// Returns the refusal of a decision of another phase (TB-17.3).
fn not_now(state: &State) -> Refusal {
    match Botmegistus::asks(state) {
        Next::Decision => Refusal::OtherDecision(state.phase()),
        Next::Chance(_) => Refusal::ChanceIsDue,
        Next::Over(()) => Refusal::GameOver,
    }
}

/// Passes the legal decisions to `visit`, in the order of the rulebook, until it breaks.
fn each_legal(
    game: &Botmegistus,
    state: &State,
    visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match state.pending {
        Pending::KeepArtifact { dealt } => dealt
            .into_iter()
            .try_for_each(|card| visit(Decision::Keep(Card::Artifact(card)))),
        Pending::KeepExperiment { dealt } | Pending::KeepMasterpiece { dealt } => dealt
            .into_iter()
            .try_for_each(|card| visit(Decision::Keep(Card::Experiment(card)))),
        Pending::HumanDraft => {
            each_draft(game, state, visit)?;
            visit_if(game.can_pass(), Decision::Pass, visit)
        }
        Pending::HumanBoost => {
            visit(Decision::Boost)?;
            visit(Decision::NoBoost)
        }
        Pending::HumanSpend => Potency::values(game)
            .filter(|amount| Botmegistus::can_spend(state, *amount).is_ok())
            .try_for_each(|amount| visit(Decision::Spend(amount))),
        Pending::HumanWindow(taken) | Pending::ReactionWindow(taken) => {
            each_in_window(game, state, taken, visit)
        }
        Pending::Reaction => {
            visit(Decision::React)?;
            visit(Decision::Decline)
        }
        Pending::HumanReport => each_lean_report(game, state, visit),
        Pending::ReportHundreds => {
            Digit::values(game).try_for_each(|digit| visit(Decision::Hundreds(digit)))
        }
        Pending::ReportTens { .. } => {
            Digit::values(game).try_for_each(|digit| visit(Decision::Tens(digit)))
        }
        Pending::ReportUnits { .. } => {
            Digit::values(game).try_for_each(|digit| visit(Decision::Units(digit)))
        }
        // Chance is due, or nothing.
        _ => ControlFlow::Continue(()),
    }
}

fn visit_if(
    allowed: Result<(), Refusal>,
    decision: Decision,
    visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match allowed {
        Ok(()) => visit(decision),
        Err(_) => ControlFlow::Continue(()),
    }
}

/// Passes on the drafts: bowls in symbol order, in a bowl colours in colour order; equal dice are
/// one choice (TB-14.2).
fn each_draft(
    game: &Botmegistus,
    state: &State,
    visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for symbol in game.catalogue().symbols() {
        for colour in game.catalogue().colours() {
            let draft = Decision::Draft { symbol, colour };
            visit_if(Botmegistus::can_draft(state, symbol, colour), draft, visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Passes on the reports of a window: steps, artifacts, experiments, completions and the end
/// (TB-14.6).
fn each_in_window(
    game: &Botmegistus,
    state: &State,
    taken: Taken,
    visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for track in game.catalogue().elements() {
        visit_if(game.can_climb(state, track), Decision::Climb(track), visit)?;
    }
    if game.can_take(taken.artifact) {
        let reached = game.colours_reached(state);
        for colour in game.catalogue().colours() {
            if reached.contains(colour) {
                let mut artifacts = state.artifacts_of(colour);
                artifacts.try_for_each(|id| visit(Decision::TakeArtifact(id)))?;
            }
        }
    }
    if game.can_take(taken.experiment) {
        for section in game.sections_reached(state) {
            let mut experiments = state.experiments_of(section);
            experiments.try_for_each(|id| visit(Decision::TakeExperiment(id)))?;
        }
    }
    if game.completes_now(state) {
        for id in state.human_incomplete {
            if game.is_met(state, id) {
                visit(Decision::Complete(id))?;
            }
        }
    }
    visit(Decision::End)
}

/// Passes on the lean reports: drafts, levels, the end and passing (TB-18.6).
fn each_lean_report(
    game: &Botmegistus,
    state: &State,
    visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if Botmegistus::can_report_dice(state).is_ok() {
        each_draft(game, state, visit)?;
    }
    for track in game.catalogue().elements() {
        for level in game.levels_above(state, track) {
            visit(Decision::Level(TrackLevel { track, level }))?;
        }
    }
    visit_if(Botmegistus::can_end_report(state), Decision::End, visit)?;
    visit_if(game.can_report_pass(state), Decision::Pass, visit)
}

/// Lists the legal decisions.
pub(crate) fn decisions(game: &Botmegistus, state: &State) -> Decisions {
    let mut list = Decisions::new();
    let _ = each_legal(game, state, &mut |decision| {
        let _ = list.try_push(decision);
        ControlFlow::Continue(())
    });
    list
}

/// Returns the legal decision if there is exactly one (TB-17.1).
pub(super) fn only_decision(game: &Botmegistus, state: &State) -> Option<Decision> {
    let mut only = None;
    let second = each_legal(game, state, &mut |decision| match only {
        None => {
            only = Some(decision);
            ControlFlow::Continue(())
        }
        Some(_) => ControlFlow::Break(()),
    });
    only.filter(|_| second.is_continue())
}
