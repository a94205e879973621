//! Refusals by an own reading (TB-17.3): what is not due, and what is due but not possible.

use proptest::prelude::*;
use solo_core::{Input, Next};
use trismegistus_bot::{Botmegistus, Card, Chance, Phase, Reports, Row, View};

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

proptest! {
    #![proptest_config(cases(320))]

    /// TB-17.3: an outcome of another kind meets what is due, one of the due kind what forbids it.
    #[test]
    fn refused_outcomes_meet_what_is_due(
        walk in both(|game| solo_core::strategies::chance_due(game).any_options()),
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
    fn each_waits_for_the_other(walk in both(|game| solo_core::strategies::positions(game).any_options())) {
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
