//! The players of Dungeon Solitaire.
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    clippy::float_arithmetic,
    reason = "a test may panic"
)]

use std::collections::BTreeMap;

use solo_core::{Input, Next, Seeded};
use solo_players::sensible::tomb4k::{FEATURES, features};
use solo_players::{
    Adviser, Aim, Budget, Greedy, Mcts, Network, Player, Random, RuleOfThumb, Sensible, Study,
    Towards, Value, Worth, play_seeded,
};
use solo_testkit::random_games;
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

const NETWORKS: [(Aim, &str); 2] = [
    (
        Aim::Score,
        include_str!("../src/sensible/tomb4k_score.network"),
    ),
    (Aim::Win, include_str!("../src/sensible/tomb4k_win.network")),
];

/// A network by the description of its text: the layers before the outputs, each with its bits, biases and rows.
type Layers = Vec<(u32, Vec<i64>, BTreeMap<usize, Vec<i64>>)>;

fn layers(text: &str) -> Layers {
    let mut layers = Layers::new();
    for line in text.lines() {
        let (word, numbers) = line.split_once(' ').unwrap_or((line, ""));
        let mut numbers = numbers.split(' ').map_while(|number| number.parse().ok());
        match word {
            "layer" | "outputs" => {
                let bits = numbers.next().unwrap();
                layers.push((
                    u32::try_from(bits).unwrap(),
                    numbers.collect(),
                    BTreeMap::new(),
                ));
            }
            "row" => {
                let index = usize::try_from(numbers.next().unwrap()).unwrap();
                layers
                    .last_mut()
                    .unwrap()
                    .2
                    .insert(index, numbers.collect());
            }
            _ => {}
        }
    }
    layers
}

/// Returns the natural logarithm of the odds, by whole sums and without the code of the crate.
fn logarithm(layers: &Layers, features: &[(usize, i32)]) -> f64 {
    let mut values: Vec<(usize, i64)> = features
        .iter()
        .map(|(at, n)| (*at, i64::from(*n)))
        .collect();
    let (last, before) = layers.split_last().unwrap();
    for (bits, biases, rows) in before {
        let sum = |at: usize, bias: i64| {
            let rows = values
                .iter()
                .filter_map(|(row, times)| Some((rows.get(row)?, times)));
            (bias << bits)
                + rows
                    .map(|(row, times)| row.get(at).unwrap() * times)
                    .sum::<i64>()
        };
        let sums = biases
            .iter()
            .enumerate()
            .map(|(at, bias)| (at, sum(at, *bias) >> bits));
        values = sums.filter(|(_, sum)| *sum > 0).collect();
    }
    let (bias, weights) = last.2.get(&0).unwrap().split_first().unwrap();
    let weighted = values
        .iter()
        .map(|(at, value)| weights.get(*at).unwrap() * value);
    let sum = (bias << last.0) + weighted.sum::<i64>();
    f64::from(i32::try_from(sum).unwrap()) / f64::from(1_u32 << (2 * last.0))
}

/// The estimate of a position in which a card is due is the probability that the network of the aim says.
#[test]
fn estimates_are_close_to_the_probabilities_of_the_networks_and_ascend() {
    let game = Tomb::default();
    let mut greatest = 0;
    for (aim, text) in NETWORKS {
        let layers = layers(text);
        let mut seen = Vec::new();
        random_games(&game, 100, |position| {
            if matches!(position.game.next(position.state), Next::Chance(_)) {
                let features = features(position.state);
                greatest = features
                    .iter()
                    .map(|(at, _)| *at)
                    .max()
                    .max(Some(greatest))
                    .unwrap();
                let logarithm = logarithm(&layers, &features);
                let near = position.game.outlook(aim, position.state);
                let exact = 1.0 / (1.0 + (-logarithm).exp());
                if (f64::from(near.millionths()) / 1e6 - exact).abs() > 0.001 {
                    return Err(format!("{near} instead of {exact}"));
                }
                seen.push((logarithm, near));
            }
            Ok(())
        })
        .unwrap();
        seen.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        // To the 65,536th that the crate calculates with.
        assert!(
            seen.is_sorted_by(|(_, one), (_, other)| one.millionths() <= other.millionths() + 16)
        );
        // From next to nothing to about one half.
        assert!(seen.first().unwrap().0 < -5.0 && seen.last().unwrap().0 > -0.5);
    }
    assert_eq!(greatest, FEATURES - 1, "features that no position has");
}

#[test]
fn networks_are_files_with_a_value_for_each_feature() {
    for (_, text) in NETWORKS {
        let network: Network = text.parse().unwrap();
        assert_eq!(network.to_string(), text);
        let places = format!(
            "network 2\ngame tomb4k\nrules 1\ncatalogue none\nplaces {FEATURES}\nactions 1\n"
        );
        assert!(text.starts_with(&places));
    }
}
