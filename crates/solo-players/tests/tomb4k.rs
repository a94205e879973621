//! The players of Dungeon Solitaire.
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use solo_core::testkit::random_games;
use solo_core::{Input, Next, Seeded};
use solo_players::sensible::tomb4k::FEATURES;
use solo_players::{
    Adviser, Aim, Budget, Greedy, Mcts, Network, Player, Random, RuleOfThumb, Sensible, Study,
    Towards, Value, Worth, play_seeded,
};
use tomb4k::Tomb;

/// Returns the number of games won, and the points of all games together.
fn play(games: u64, mut player: impl FnMut(u64) -> Box<dyn Player<Tomb>>) -> (u32, u32) {
    let (mut won, mut points) = (0, 0);
    for seed in 0..games {
        let (outcome, _) = play_seeded(&Tomb::default(), seed, &mut player(!seed)).unwrap();
        won += u32::from(outcome.won());
        points += u32::from(outcome.score.points());
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
fn who_plays_for_points_brings_out_30_of_them_and_who_plays_to_win_wins_16_games_in_100() {
    const GAMES: u32 = 1_000;
    let (_, points) = play(u64::from(GAMES), |seed| {
        Box::new(Sensible::new(Aim::Score, seed))
    });
    assert!(points >= 30 * GAMES, "{points} points");
    let (won, _) = play(u64::from(GAMES), |seed| {
        Box::new(Sensible::new(Aim::Win, seed))
    });
    assert!(won * 100 >= 16 * GAMES, "{won} games won");
}

#[test]
fn with_all_kings_in_hand_a_player_turns_around() {
    let game = Tomb::default();
    let kings = [
        "card KS", "card KD", "card KC", "card KH", "card 2C", "card 3C",
    ];
    let state = game.replay(kings).unwrap();
    let decision = RuleOfThumb::new(Aim::Win, 1).choose(&game, &state);
    assert_eq!(decision, Some(tomb4k::Decision::Retreat));
    // With only two kings, the game is not yet won.
    let state = game.replay(kings.into_iter().skip(2)).unwrap();
    let decision = RuleOfThumb::new(Aim::Win, 1).choose(&game, &state);
    assert_eq!(decision, Some(tomb4k::Decision::Delve));
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
fn a_look_ahead_judges_every_card_once_where_it_cannot_pay_for_more() {
    let game = Tomb::default();
    let state = game.replay(["card 2C", "card 3C"]).unwrap();
    let delve = tomb4k::Decision::Delve;
    let after = game.apply(&state, Input::Decision(delve)).unwrap();
    let value = Towards(Aim::Score);
    let cards = game.chances(&after).map(|(card, _)| {
        let seen = game.apply(&after, Input::Chance(card)).unwrap();
        match game.next(&seen) {
            Next::Over(outcome) => value.outcome(&game, &outcome),
            _ => value.position(&game, &seen),
        }
    });
    let sum: u32 = cards.map(Worth::millionths).sum();
    // A door and its key were turned up, 42 cards are unseen.
    let mean = Worth::ratio(sum / 42, 1_000_000);
    for steps in [2 * 43, 1_000] {
        let mut player = Greedy::new(value, Budget::steps(steps), 1);
        let advice = player.advise(&game, &state);
        let found = advice.iter().find(|advice| advice.decision == delve);
        let found = found.map(|advice| (advice.estimate, advice.looks));
        assert_eq!(found, Some((mean, 42)), "{steps} steps");
    }
}

#[test]
fn a_look_ahead_loses_nothing_that_is_more_than_luck() {
    let (sensible, _) = play(80, |seed| Box::new(Sensible::new(Aim::Win, seed)));
    let (ahead, _) = play(80, |seed| {
        Box::new(Greedy::new(Towards(Aim::Win), Budget::steps(200), seed))
    });
    assert!(ahead * 4 > sensible * 3, "{ahead} and {sensible} games won");
}

/// A whole game of the player that wants to win: what both networks estimate, and what it decides.
#[test]
fn networks_estimate_positions_as_they_always_have() {
    let game = Tomb::default();
    let mut seeded = Seeded::start(&game, 7);
    let mut estimates = Vec::new();
    while matches!(seeded.next(&game), Next::Decision) {
        let state = seeded.state();
        let look = |aim| game.outlook(aim, state).millionths();
        let decision = game.rule_of_thumb(Aim::Win, state).unwrap();
        estimates.push(format!(
            "{} {} {decision:?}",
            look(Aim::Score),
            look(Aim::Win)
        ));
        seeded.advance(&game, decision, &mut ()).unwrap();
    }
    let expected = [
        "385371 262965 Draw",
        "359924 211952 Discard",
        "317876 27386 Delve",
        "279867 25907 Delve",
        "242336 22291 Delve",
        "238409 21611 Draw",
        "233765 21394 Discard",
        "255699 24714 Delve",
        "312639 27941 Delve",
        "319414 31113 Draw",
        "294200 25617 Retreat",
        "414548 42147 Draw",
        "421785 45473 Draw",
        "374656 36825 Dodge",
        "357345 34895 Draw",
    ];
    assert_eq!(estimates, expected);
}

#[test]
fn networks_are_files_with_a_value_for_each_feature() {
    for text in [
        include_str!("../src/sensible/tomb4k_score.network"),
        include_str!("../src/sensible/tomb4k_win.network"),
    ] {
        let network: Network = text.parse().unwrap();
        assert_eq!(network.to_string(), text);
        let places = format!(
            "network 2\ngame tomb4k\nrules 1\ncatalogue none\nplaces {FEATURES}\nactions 1\n"
        );
        assert!(text.starts_with(&places));
    }
}
