//! The players of Dungeon Solitaire.
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use solo_core::Game;
use solo_core::testkit::random_games;
use solo_players::{
    Aim, Budget, Mcts, Player, Random, RuleOfThumb, Sensible, Towards, play_seeded,
};
use tomb4k::Tomb;

/// Games won, and points of all games together.
fn play(games: u64, mut player: impl FnMut(u64) -> Box<dyn Player<Tomb>>) -> (u32, u32) {
    let (mut won, mut points) = (0, 0);
    for seed in 0..games {
        let (outcome, _) = play_seeded(&Tomb::default(), seed, &mut player(!seed)).unwrap();
        won += u32::from(outcome.won());
        points += u32::from(outcome.score().points());
    }
    (won, points)
}

#[test]
fn rules_of_thumb_are_legal_wherever_a_decision_is_due() {
    for aim in [Aim::Win, Aim::Score] {
        let mut player = RuleOfThumb::new(aim, 1);
        random_games(&Tomb::default(), 2000, |seen| {
            let decision = player.choose(seen.game, seen.state);
            let legal = decision.map(|decision| seen.game.is_legal(seen.state, decision));
            let due = seen.game.decisions(seen.state).len() > 1;
            if legal == due.then_some(true) {
                Ok(())
            } else {
                Err(format!("{decision:?}"))
            }
        })
        .unwrap();
    }
}

#[test]
fn rules_of_thumb_are_far_better_than_none() {
    let (_, random) = play(1000, |seed| Box::new(Random::new(seed)));
    let (_, score) = play(1000, |seed| Box::new(RuleOfThumb::new(Aim::Score, seed)));
    assert!(score > 2 * random, "{score} points instead of {random}");
    let (won, _) = play(1000, |seed| Box::new(RuleOfThumb::new(Aim::Win, seed)));
    assert!(won >= 35, "{won} games won");
}

#[test]
fn tree_search_beats_chance() {
    let (_, random) = play(60, |seed| Box::new(Random::new(seed)));
    let budget = Budget::playouts(200);
    let (_, search) = play(60, |seed| {
        Box::new(Mcts::new(Towards(Aim::Score), budget, seed))
    });
    assert!(
        search > random * 3 / 2,
        "{search} points instead of {random}"
    );
}

#[test]
fn a_sensible_player_looks_ahead() {
    let (_, thumb) = play(60, |seed| Box::new(RuleOfThumb::new(Aim::Score, seed)));
    let (_, sensible) = play(60, |seed| Box::new(Sensible::new(Aim::Score, seed)));
    assert!(
        sensible * 10 > thumb * 9,
        "{sensible} points instead of {thumb}"
    );
}
