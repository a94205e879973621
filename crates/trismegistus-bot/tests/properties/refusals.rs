//! Refusals by an own reading (TB-17.3): what is not due, and what is due but not possible.

use proptest::prelude::*;
use std::collections::BTreeSet;

use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use solo_core::{Game as _, Input, Next, Noun};
use solo_testkit::laws;
use trismegistus_bot::{
    ArtifactId, Botmegistus, Card, Chance, Decision, Element, ExperimentId, HumanChecks, Options,
    Phase, Refusal, Reports, Row, Side, State, Symbol, TrackLevel, View,
};

use super::board::{Board, of_track};
use super::bot::Reading;
use super::cases;
use super::every::{every, every_outcome};
use super::positions::both;
use super::watch::view;

/// Returns the clause of the outcome that is due.
fn clause(game: &Botmegistus, view: &View) -> &'static str {
    let lean = game.options().reports == Reports::Lean;
    match view.phase {
        _ if view.look.is_some() => "TB-18.12",
        Phase::LayArtifact | Phase::LayExperiment => "TB-2.2",
        Phase::SetupToken => "TB-1.4",
        Phase::RollDice => "TB-3.1",
        Phase::DealArtifact if lean => "TB-18.4",
        Phase::DealArtifact => "TB-1.5",
        Phase::DealExperiment | Phase::DealMasterpiece => "TB-1.7",
        Phase::BotStartExperiment => "TB-1.16",
        Phase::SetupRoll => "TB-1.17",
        Phase::RevealCard if view.turn.is_none() => "TB-1.19",
        Phase::RevealCard => "TB-12.6",
        Phase::ChooseCard => "TB-4.4",
        Phase::FlipCard => "TB-4.1",
        Phase::ArtifactTie => "TB-8.2",
        Phase::Specialization => "TB-13.4",
        _ => "TB-15.1",
    }
}

/// Returns whether outcomes of this kind are due in a phase.
fn is_due(view: &View, outcome: Chance) -> bool {
    match outcome {
        Chance::Token { .. } => view.phase == Phase::SetupToken,
        Chance::LayArtifact { .. } => view.phase == Phase::LayArtifact,
        Chance::LayExperiment { .. } => view.phase == Phase::LayExperiment,
        Chance::NoMore(Row::Artifacts(_)) => {
            view.look.is_some() && view.phase == Phase::LayArtifact
        }
        Chance::NoMore(Row::Experiments(_)) => {
            view.look.is_some() && view.phase == Phase::LayExperiment
        }
        Chance::Roll { .. } => view.phase == Phase::RollDice,
        Chance::Deal(Card::Artifact(_)) => view.phase == Phase::DealArtifact,
        Chance::Deal(Card::Experiment(_)) => {
            matches!(view.phase, Phase::DealExperiment | Phase::DealMasterpiece)
        }
        Chance::Start(_) => view.phase == Phase::BotStartExperiment,
        Chance::SetupRoll(_) => view.phase == Phase::SetupRoll,
        Chance::Reveal { .. } => view.phase == Phase::RevealCard,
        Chance::Pips(_) => matches!(view.phase, Phase::ChooseCard | Phase::ArtifactTie),
        Chance::Flip(_) => view.phase == Phase::FlipCard,
        Chance::Special(_) => view.phase == Phase::Specialization,
        Chance::Masterpiece(_) => view.phase == Phase::BotMasterpiece,
    }
}

/// Returns the reason why a decision is refused where the human is due (TB-14, TB-18.6, TB-18.10).
fn reason(game: &Botmegistus, view: &View, decision: Decision) -> Refusal {
    match (view.phase, decision) {
        (Phase::KeepArtifact, Decision::Keep(Card::Artifact(_))) => Refusal::ArtifactNotDealt,
        (Phase::KeepExperiment | Phase::KeepMasterpiece, Decision::Keep(Card::Experiment(_))) => {
            Refusal::ExperimentNotDealt
        }
        (Phase::HumanDraft, Decision::Draft { .. }) => Refusal::NoSuchDie,
        (Phase::HumanDraft, Decision::Pass) => Refusal::NoEarlyPass,
        (Phase::HumanSpend, Decision::Spend(_)) => Refusal::PotencyOutOfRange,
        (Phase::HumanWindow | Phase::ReactionWindow, Decision::Climb(_)) => Refusal::TrackAtTop,
        (Phase::HumanWindow | Phase::ReactionWindow, Decision::TakeArtifact(id)) => {
            artifact(game, view, id)
        }
        (Phase::HumanWindow | Phase::ReactionWindow, Decision::TakeExperiment(id)) => {
            experiment(game, view, id)
        }
        (Phase::HumanWindow | Phase::ReactionWindow, Decision::Complete(id)) => {
            completion(game, view, id)
        }
        (Phase::HumanReport, Decision::Draft { .. } | Decision::Pass)
            if view.turn != Some(Side::Human) =>
        {
            Refusal::NotAfterBotTurn
        }
        (Phase::HumanReport, Decision::Draft { .. }) => {
            let held = view.human.die;
            let third = view.human.used.len() + usize::from(held.is_some()) >= 3;
            match held {
                Some(die) if die.potency() == 5 => Refusal::DieJustDrafted,
                _ if third => Refusal::FourthDie,
                _ => Refusal::NoDieToReport,
            }
        }
        (Phase::HumanReport, Decision::Level(at)) if at.level > game.catalogue().top(at.track) => {
            Refusal::LevelAboveTop
        }
        (Phase::HumanReport, Decision::Level(at)) => {
            assert!(at.level <= Board::of(view).levels[0][of_track(at.track)]);
            Refusal::LevelNotAbove
        }
        (Phase::HumanReport, Decision::End) => Refusal::NoDieHeld,
        (Phase::HumanReport, Decision::Pass) => Refusal::NoPassYet,
        (phase, _) => Refusal::OtherDecision(phase),
    }
}

/// TB-14.8.
fn artifact(game: &Botmegistus, view: &View, id: ArtifactId) -> Refusal {
    let window = view.window.as_ref().unwrap();
    let mut rows = view.artifacts.0.iter();
    match rows.find(|(_, row)| row.contains(&Some(id))) {
        None => Refusal::ArtifactNotOnDisplay,
        Some((colour, _)) if *colour != window.colour => Refusal::ArtifactOfOtherColour,
        Some(_) => {
            assert!(game.options().human_checks != HumanChecks::Loose && window.artifact);
            Refusal::SecondArtifact
        }
    }
}

/// TB-14.9.
fn experiment(game: &Botmegistus, view: &View, id: ExperimentId) -> Refusal {
    let window = view.window.as_ref().unwrap();
    let reaches = |section| {
        window.symbol == Symbol::Wild || game.catalogue().section_of(window.symbol) == Some(section)
    };
    let mut rows = view.experiments.0.iter();
    match rows.find(|(_, row)| row.contains(&Some(id))) {
        None => Refusal::ExperimentNotOnDisplay,
        Some((section, _)) if !reaches(*section) => Refusal::ExperimentOfOtherSection,
        Some(_) => {
            assert!(game.options().human_checks != HumanChecks::Loose && window.experiment);
            Refusal::SecondExperiment
        }
    }
}

/// TB-14.10.
fn completion(game: &Botmegistus, view: &View, id: ExperimentId) -> Refusal {
    let loose = game.options().human_checks == HumanChecks::Loose;
    let board = Board::of(view);
    if !loose && view.phase == Phase::ReactionWindow {
        Refusal::NotInReaction
    } else if !view.human.incomplete.0.contains(&id) {
        Refusal::NotHeld
    } else {
        assert!(Reading::new(game, &board).shortfall(Side::Human, id) > 0);
        Refusal::RequirementNotMet
    }
}

/// Checks the reasons of all decisions that are refused in a position, and returns their kinds.
fn refusals_of(game: &Botmegistus, state: &State) -> Result<BTreeSet<&'static str>, String> {
    let (list, view) = (game.decisions(state).collect::<Vec<_>>(), view(game, state));
    let mut given = BTreeSet::new();
    for decision in every(game) {
        let why = (!list.contains(&decision)).then(|| reason(game, &view, decision));
        let refusal = game.apply(state, Input::Decision(decision)).err();
        if refusal != why {
            return Err(format!("{decision:?}: {refusal:?}, not {why:?}"));
        }
        given.extend(refusal.map(|refusal| game.refusal_name(&refusal)));
    }
    Ok(given)
}

/// Kinds of refusals of decisions. A level above the top of its track (`LevelAboveTop`) is one that no text says
/// (TB-18.6); `a_level_above_the_top` has it.
const OF_DECISIONS: [&str; 23] = [
    "OtherDecision",
    "ArtifactNotDealt",
    "ExperimentNotDealt",
    "NoSuchDie",
    "NoEarlyPass",
    "PotencyOutOfRange",
    "TrackAtTop",
    "ArtifactNotOnDisplay",
    "ArtifactOfOtherColour",
    "SecondArtifact",
    "ExperimentNotOnDisplay",
    "ExperimentOfOtherSection",
    "SecondExperiment",
    "NotHeld",
    "RequirementNotMet",
    "NotInReaction",
    "DieJustDrafted",
    "FourthDie",
    "NoDieToReport",
    "LevelNotAbove",
    "NoDieHeld",
    "NoPassYet",
    "NotAfterBotTurn",
];

#[test]
fn a_level_above_the_top() {
    let game = Botmegistus::default();
    let lean = Options {
        reports: Reports::Lean,
        ..Options::DEFAULT
    };
    let game = game.with_options(lean).unwrap();
    let mut runner = TestRunner::deterministic();
    let due = solo_testkit::strategies::decisions_due(game)
        .where_(|_, state| state.phase() == Phase::HumanReport);
    let walk = due.new_tree(&mut runner).unwrap().current();
    let at = |level| {
        let track = Element::ALL[0];
        let step = Decision::Level(TrackLevel { track, level });
        walk.game().apply(walk.state(), Input::Decision(step)).err()
    };
    let top = walk.game().catalogue().top(Element::ALL[0]);
    assert_eq!(at(top + 1), Some(Refusal::LevelAboveTop));
    assert_ne!(at(top), Some(Refusal::LevelAboveTop));
}

/// Every kind of refusal of a decision is given in at least two positions; the others are of chance.
#[test]
fn every_reason_is_given() {
    let mut runner = TestRunner::deterministic();
    let due = both(|game| solo_testkit::strategies::decisions_due(game).any_options());
    let walks = (0..6000).map(|_| due.new_tree(&mut runner).unwrap().current());
    let given = walks.map(|walk| refusals_of(walk.game(), walk.state()).unwrap());
    let others = <Refusal as Noun<Botmegistus>>::variants().iter();
    let others = others.filter(|kind| !OF_DECISIONS.contains(&kind.name));
    let others: Vec<_> = others
        .map(|kind| (kind.name, "a reason of chance"))
        .collect();
    let kinds = <Refusal as Noun<Botmegistus>>::variants().iter();
    let kinds = kinds.map(|kind| kind.name);
    laws::given(kinds, given, &others, &[]).unwrap();
}

proptest! {
    #![proptest_config(cases(320))]

    /// TB-17.3: of everything that can be said, what is listed is accepted, and the rest refused for the reason that the
    /// clauses give.
    #[test]
    fn decisions_are_refused_for_their_reason(
        walk in both(|game| solo_testkit::strategies::decisions_due(game).any_options()),
    ) {
        refusals_of(walk.game(), walk.state()).map_err(TestCaseError::fail)?;
    }

    /// TB-17.3: an outcome of another kind meets what is due, one of the due kind what forbids it.
    #[test]
    fn refused_outcomes_meet_what_is_due(
        walk in both(|game| solo_testkit::strategies::chance_due(game).any_options()),
    ) {
        let (game, state) = (walk.game(), walk.state());
        let view = view(game, state);
        for outcome in every_outcome(game) {
            let Err(refusal) = game.apply(state, Input::Chance(outcome)) else {
                continue;
            };
            if is_due(&view, outcome) {
                prop_assert_eq!(refusal.reason(), "not_legal", "{:?}", outcome);
            } else {
                let said = (refusal.reason(), refusal.rule());
                prop_assert_eq!(said, ("wrong_step", clause(game, &view)), "{:?}", outcome);
            }
        }
    }

    /// TB-17.2, TB-17.3: no decision is taken where chance is due, no outcome where a decision is, and neither after the end.
    #[test]
    fn each_waits_for_the_other(walk in both(|game| solo_testkit::strategies::positions(game).any_options())) {
        let (game, state) = (walk.game(), walk.state());
        let outcome = every_outcome(game).into_iter().next().map(Input::Chance).unwrap();
        let decision = every(game).into_iter().next().map(Input::Decision).unwrap();
        let (input, expected) = match game.next(state) {
            Next::Chance(_) => (decision, ("wrong_step", "TB-17.2")),
            Next::Decision => (outcome, ("wrong_step", "TB-17.3")),
            Next::Over(_) => (outcome, ("game_over", "TB-17.3")),
        };
        let refusal = game.apply(state, input).unwrap_err();
        prop_assert_eq!((refusal.reason(), refusal.rule()), expected);
    }
}
