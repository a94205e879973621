//! Guarantees of every player: legal decisions, reproducible answers, and a respected budget.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::float_arithmetic,
    reason = "a test may panic"
)]

use solo_core::example::{Choice, Table, Ten};
use solo_core::{Game, Next};
use solo_players::{
    Advice, Adviser, Budget, Greedy, Mcts, MonteCarlo, Player, Policy, Random, Rollout, Spent,
    Worth, play_seeded,
};
use solo_testkit::random_games;

use crate::common::{Counted, Sum, points};

fn all_players<G: Game<State = Table, Outcome = u8>>(seed: u64) -> Vec<Box<dyn Player<G>>>
where
    Random: Player<G>,
{
    let budget = Budget::playouts(30);
    vec![
        Box::new(Random::new(seed)),
        Box::new(Greedy::new(Sum, Budget::steps(40), seed)),
        Box::new(Greedy::new(Sum, Budget::steps(3), seed)),
        Box::new(MonteCarlo::new(points, budget, seed)),
        Box::new(MonteCarlo::new(Sum, Budget::steps(25), seed).with_horizon(2)),
        Box::new(MonteCarlo::with_player(
            points,
            budget,
            seed,
            Greedy::new(Sum, Budget::steps(8), seed),
        )),
        Box::new(Mcts::new(points, budget, seed)),
        Box::new(Mcts::new(Sum, Budget::steps(25), seed).with_horizon(2)),
        Box::new(Rollout::new(points, Random::new(seed), budget, seed)),
        Box::new(Rollout::new(Sum, Random::new(seed), Budget::steps(25), seed).with_horizon(2)),
        Box::new(Mcts::new(points, Budget::playouts(0), seed)),
        Box::new(Mcts::new(points, Budget::steps(0), seed)),
        Box::new(Policy(|game: &G, state: &Table| {
            game.decisions(state).next()
        })),
    ]
}

#[test]
fn every_player_decides_legally_wherever_a_decision_is_due() {
    let mut players = all_players::<Ten>(1);
    random_games(&Ten, 200, |seen| {
        for (number, player) in players.iter_mut().enumerate() {
            let decision = player.choose(seen.game, seen.state);
            let due = seen.game.next(seen.state) == Next::Decision;
            if decision.is_some() != due {
                return Err(format!("player {number} says {decision:?}"));
            }
            if decision.is_some_and(|decision| !seen.game.is_legal(seen.state, decision)) {
                return Err(format!("player {number} breaks the rules"));
            }
        }
        Ok(())
    })
    .unwrap();
}

#[test]
fn the_same_seed_gives_the_same_games() {
    for (one, other) in all_players::<Ten>(7)
        .iter_mut()
        .zip(&mut all_players::<Ten>(7))
    {
        for seed in 0..20 {
            assert_eq!(play_seeded(&Ten, seed, one), play_seeded(&Ten, seed, other));
        }
    }
}

#[test]
fn a_player_with_a_new_seed_plays_as_one_built_with_it() {
    let players = all_players::<Ten>(1).into_iter().zip(all_players(7));
    for (mut reseeded, mut built) in players {
        play_seeded(&Ten, 1, &mut reseeded);
        reseeded.reseed(7);
        for seed in 0..20 {
            let played = play_seeded(&Ten, seed, &mut reseeded);
            assert_eq!(played, play_seeded(&Ten, seed, &mut built));
        }
    }
}

#[test]
fn a_new_seed_forgets_the_tree() {
    let position = Table::Deciding(3);
    let player = |seed| Mcts::new(points, Budget::playouts(300), seed);
    let (mut reseeded, mut built) = (player(1), player(7));
    reseeded.advise(&Ten, &position);
    reseeded.reseed(7);
    assert_eq!(reseeded.nodes(), 0);
    let advice = built.advise(&Ten, &position);
    assert_eq!(reseeded.advise(&Ten, &position), advice);
}

#[test]
fn other_seeds_give_other_games() {
    let scores = |player: &mut Random| -> Vec<_> {
        (0..50)
            .map(|seed| play_seeded(&Ten, seed, player))
            .collect()
    };
    assert_ne!(scores(&mut Random::new(1)), scores(&mut Random::new(2)));
}

/// Asks for advice and returns it with its cost, as reported and as counted by the game.
fn cost<A: Adviser<Counted>>(
    mut adviser: A,
    table: Table,
    spent: impl Fn(&A) -> Spent,
) -> (Vec<Advice<Choice>>, Spent, u64) {
    let game = Counted::default();
    let advice = adviser.advise(&game, &table);
    // Listing legal decisions takes no step of this game.
    (advice, spent(&adviser), game.steps())
}

#[test]
fn budgets_are_never_exceeded() {
    for seed in 0..20 {
        for steps in [0, 1, 2, 5, 17, 100, 1000] {
            for table in [Table::Deciding(0), Table::Deciding(5), Table::Deciding(9)] {
                let budget = Budget::steps(steps);
                let (_, spent, counted) = cost(
                    MonteCarlo::new(points, budget, seed),
                    table,
                    MonteCarlo::spent,
                );
                assert!(spent.steps <= steps && counted <= spent.steps);
                let (_, spent, counted) = cost(Mcts::new(points, budget, seed), table, Mcts::spent);
                assert!(spent.steps <= steps && counted <= spent.steps);
                let rollout = Rollout::new(points, Random::new(seed), budget, seed);
                let (_, spent, counted) = cost(rollout, table, Rollout::spent);
                assert!(spent.steps <= steps && counted <= spent.steps);
                let (_, spent, counted) = cost(
                    Greedy::new(Sum, Budget::steps(steps), seed),
                    table,
                    Greedy::spent,
                );
                assert!(spent.steps <= steps && counted == spent.steps);
            }
        }
        for playouts in [0, 1, 2, 7, 100] {
            let budget = Budget::playouts(playouts);
            let table = Table::Deciding(6);
            let (advice, spent, _) = cost(
                MonteCarlo::new(points, budget, seed),
                table,
                MonteCarlo::spent,
            );
            assert_eq!(spent.playouts, playouts);
            assert_eq!(advice.iter().map(|a| a.looks).sum::<u32>(), playouts);
            let (advice, spent, _) = cost(Mcts::new(points, budget, seed), table, Mcts::spent);
            assert_eq!(spent.playouts, playouts);
            assert_eq!(advice.iter().map(|a| a.looks).sum::<u32>(), playouts);
        }
    }
}

#[test]
fn both_limits_hold_at_once() {
    let budget = Budget::playouts(10).and_steps(15);
    let (_, spent, _) = cost(
        Mcts::new(points, budget, 1),
        Table::Deciding(0),
        Mcts::spent,
    );
    assert!(spent.playouts < 10 && spent.steps <= 15);
    let budget = Budget::playouts(10).and_steps(10_000);
    let (_, spent, _) = cost(
        Mcts::new(points, budget, 1),
        Table::Deciding(0),
        Mcts::spent,
    );
    assert!(spent.playouts == 10 && spent.steps < 10_000);
}

#[test]
fn nothing_is_thought_about_where_nothing_is_to_choose() {
    let game = Counted::default();
    let mut player = Mcts::new(points, Budget::playouts(100), 1);
    assert_eq!(
        player.choose(&game, &Table::Deciding(3)),
        Some(Choice::Roll)
    );
    assert_eq!(player.choose(&game, &Table::Over(3)), None);
    assert_eq!(game.steps(), 0);
}

#[test]
fn greedy_weighs_chance_exactly() {
    // From five: 6, 7, 8, 9, 10, and a loss above: 40 of 60.
    let advice = Greedy::new(Sum, Budget::steps(100), 1).advise(&Ten, &Table::Deciding(5));
    assert_eq!(advice[0].decision, Choice::Roll);
    assert_eq!(advice[0].estimate.millionths(), 666_666);
    assert_eq!((advice[0].looks, advice[1].looks), (6, 1));
    assert_eq!(advice[1].estimate, Worth::HALF);
}

#[test]
fn greedy_samples_where_the_budget_is_short() {
    // Four steps for each decision: the roll itself, and three faces out of six.
    let advice = Greedy::new(Sum, Budget::steps(8), 1).advise(&Ten, &Table::Deciding(5));
    let rolling = advice.iter().find(|a| a.decision == Choice::Roll).unwrap();
    assert_eq!(rolling.looks, 3);
    // One step: only the roll itself; the table is judged as it is.
    let advice = Greedy::new(Sum, Budget::steps(2), 1).advise(&Ten, &Table::Deciding(5));
    let rolling = advice.iter().find(|a| a.decision == Choice::Roll).unwrap();
    assert_eq!((rolling.looks, rolling.estimate), (1, Worth::HALF));
}

#[test]
fn greedy_goes_through_everything_that_it_can_just_pay_for() {
    for seed in 0..20 {
        let advice = Greedy::new(Sum, Budget::steps(14), seed).advise(&Ten, &Table::Deciding(5));
        assert_eq!(advice[0].estimate.millionths(), 666_666);
        // A step fewer is not enough for all faces.
        let advice = Greedy::new(Sum, Budget::steps(13), seed).advise(&Ten, &Table::Deciding(5));
        let rolling = advice.iter().find(|a| a.decision == Choice::Roll).unwrap();
        assert_eq!(rolling.looks, 5);
    }
}

#[test]
fn what_cannot_be_paid_for_is_advised_last() {
    let table = Table::Deciding(5);
    let greedy = Greedy::new(Sum, Budget::steps(1), 1).advise(&Ten, &table);
    let flat = MonteCarlo::new(points, Budget::playouts(1), 1).advise(&Ten, &table);
    let tree = Mcts::new(points, Budget::playouts(1), 1).advise(&Ten, &table);
    for advice in [greedy, flat, tree] {
        assert_eq!((advice[0].looks, advice[1].looks), (1, 0));
        assert_eq!(advice[1].estimate, Worth::NOTHING);
    }
}

#[test]
fn playouts_are_broken_off_at_the_horizon() {
    let (table, budget) = (Table::Deciding(9), Budget::playouts(40));
    let flat = MonteCarlo::new(Sum, budget, 1).with_horizon(0);
    let (advice, spent, _) = cost(flat, table, MonteCarlo::spent);
    // One step for each decision, which is judged as it is.
    assert_eq!((spent.playouts, spent.steps), (40, 40));
    assert!(
        advice.iter().all(|a| a.estimate == points(&9)),
        "{advice:?}"
    );
    let tree = Mcts::new(points, budget, 1).with_horizon(0);
    let (_, spent, counted) = cost(tree, table, Mcts::spent);
    // One step to begin each playout, and those down the tree.
    assert_eq!((spent.playouts, spent.steps), (40, 40 + counted));
}

#[test]
fn a_curious_search_follows_the_best_branch_less() {
    let estimate = |curiosity| {
        let player = Mcts::new(points, Budget::playouts(400), 1).with_curiosity(curiosity);
        let (advice, ..) = cost(player, Table::Deciding(5), Mcts::spent);
        advice[0].estimate
    };
    assert!(estimate(5) > estimate(200));
}

#[test]
fn decisions_of_equal_promise_get_equal_playouts_and_stay_in_order() {
    let even = |_: &u8| Worth::HALF;
    let mut player = Mcts::new(even, Budget::playouts(100), 1);
    let advice = player.advise(&Ten, &Table::Deciding(5));
    assert_eq!((advice[0].decision, advice[0].looks), (Choice::Roll, 50));
    assert_eq!((advice[1].decision, advice[1].looks), (Choice::Stop, 50));
}

/// Returns the expected score of the best player from each sum, by exhaustive search.
fn exact(sum: u8) -> f64 {
    let roll = (1..=6)
        .map(|face| {
            if sum + face > 10 {
                0.0
            } else {
                exact(sum + face) / 6.0
            }
        })
        .sum::<f64>();
    let stop = if sum >= 5 { f64::from(sum) / 10.0 } else { 0.0 };
    roll.max(stop)
}

#[test]
fn tree_search_finds_what_going_through_everything_finds() {
    for sum in 0..=10 {
        let mut search = Mcts::new(points, Budget::playouts(20_000), 3);
        let best = search.advise(&Ten, &Table::Deciding(sum))[0];
        let near = f64::from(best.estimate.millionths()) / 1e6;
        assert!(
            (near - exact(sum)).abs() < 0.04,
            "{sum}: {near} instead of {}",
            exact(sum)
        );
    }
}

#[test]
fn a_search_ranks_every_decision_once() {
    random_games(&Ten, 50, |seen| {
        let advice = Mcts::new(points, Budget::playouts(40), 1).advise(seen.game, seen.state);
        let mut ranked: Vec<_> = advice.iter().map(|advice| advice.decision).collect();
        ranked.sort_unstable();
        let count = seen.game.decisions(seen.state).len();
        let legal = ranked.iter().all(|d| seen.game.is_legal(seen.state, *d));
        let descends = advice.windows(2).all(|pair| pair[0].looks >= pair[1].looks);
        if ranked.len() == count && legal && descends {
            Ok(())
        } else {
            Err(format!("{advice:?}"))
        }
    })
    .unwrap();
}

#[test]
fn a_player_that_breaks_the_rules_ends_the_game_and_no_search() {
    let stubborn = || Policy(|_: &Ten, _: &Table| Some(Choice::Stop));
    assert_eq!(play_seeded(&Ten, 1, &mut stubborn()), None);
    let mut search = MonteCarlo::with_player(Sum, Budget::playouts(20), 1, stubborn());
    let advice = search.advise(&Ten, &Table::Deciding(0));
    assert_eq!((advice.len(), advice[0].looks), (1, 20));
}
