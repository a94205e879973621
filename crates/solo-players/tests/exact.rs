//! Searches over all outcomes: expectimax, and the solver with exact fractions.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use solo_core::example::{Choice, Table, Ten};
use solo_core::{Events, Face, Forbidden, Game, InputOf, Next, NoEvents, Weight};
use solo_players::{Adviser, Budget, Expectimax, Greedy, Worth};
use solo_testkit::{Points, Solver, Unsolved};

use crate::common::{Counted, Sum, points};

/// Returns the points that perfect play reaches, by the definition of the game.
fn perfect(sum: u8) -> Points {
    let after = |face| match sum + face {
        total @ 0..=10 => perfect(total),
        _ => 0.into(),
    };
    let roll = (1..=6).map(after).sum::<Points>() / Points::from(6);
    let stop = if sum >= 5 { i128::from(sum) } else { 0 };
    roll.max(stop.into())
}

fn solver<G: Game<Outcome = u8>>(most: usize) -> Solver<G, impl Fn(&u8) -> i64> {
    Solver::new(|score: &u8| i64::from(*score), most)
}

#[test]
fn the_solver_finds_perfect_play_everywhere() {
    for sum in 0..=10 {
        let table = Table::Deciding(sum);
        assert_eq!(solver(1000).solve(&Ten, &table), Ok(perfect(sum)), "{sum}");
    }
    // From 0: the mean is a fraction over a power of six.
    assert_eq!(perfect(0).denom() % 6, 0);
    assert_eq!(solver(1000).solve(&Ten, &Table::Over(7)), Ok(7.into()));
}

/// One roll of a die on which the six comes up three times as often as the one.
#[derive(Clone, Debug)]
struct Loaded;

impl Game for Loaded {
    solo_core::no_options!();
    type State = Table;
    type Decision = Choice;
    type Chance = Face;
    type Event = NoEvents;
    type Outcome = u8;
    type Refusal = Forbidden;
    const NAME: &'static str = "loaded";
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = 2;
    const MAX_CHANCES: usize = 2;
    const MAX_STEPS: u32 = 2;

    fn start_with_events(&self, _: &mut impl Events<NoEvents>) -> Table {
        Table::Deciding(0)
    }

    fn next(&self, table: &Table) -> Next<u8> {
        Ten.next(table)
    }

    fn decisions(&self, table: &Table) -> impl ExactSizeIterator<Item = Choice> {
        Ten.decisions(table)
    }

    fn chances(&self, _: &Table) -> impl ExactSizeIterator<Item = (Face, Weight)> {
        [(Face::ONE, 1), (Face::SIX, 3)].into_iter()
    }

    fn advance(
        &self,
        table: &mut Table,
        input: InputOf<Self>,
        _: &mut impl Events<NoEvents>,
    ) -> Result<(), Forbidden> {
        Ten.advance(table, input, &mut ())?;
        if let Table::Deciding(sum) = *table {
            *table = Table::Over(sum);
        }
        Ok(())
    }
}

#[test]
fn outcomes_count_with_their_weights() {
    let mean = Points::new(1 + 3 * 6, 4);
    let start = Loaded.start();
    assert_eq!(solver(10).solve(&Loaded, &start), Ok(mean));
    let advice = Expectimax::new(points, 10).advise(&Loaded, &start);
    assert_eq!(advice[0].estimate, Worth::ratio(19, 40));
}

#[test]
fn the_solver_keeps_what_it_has_solved() {
    let game = Counted::default();
    let mut solver = solver(1000);
    let whole = solver.solve(&game, &Table::Deciding(0));
    let (steps, positions) = (game.steps(), solver.positions());
    // Each sum to decide on, and each to roll from.
    assert_eq!(positions, 22);
    assert_eq!(solver.solve(&game, &Table::Deciding(0)), whole);
    assert_eq!(game.steps(), steps);
}

#[test]
fn the_solver_stops_at_its_bound_and_goes_on_from_there() {
    let mut solver = solver(4);
    let table = Table::Deciding(5);
    assert_eq!(solver.solve(&Ten, &table), Err(Unsolved::TooManyPositions));
    let mut tries = 1;
    while solver.solve(&Ten, &table).is_err() {
        tries += 1;
        assert!(tries < 20, "{} positions", solver.positions());
    }
    assert_eq!(solver.solve(&Ten, &table), Ok(perfect(5)));
    assert!(tries > 1);
}

#[test]
fn expectimax_with_enough_steps_is_exact() {
    for sum in 0..=10 {
        let table = Table::Deciding(sum);
        let advice = Expectimax::new(points, 10_000).advise(&Ten, &table);
        let solved = solver(1000).decisions(&Ten, &table).unwrap();
        for one in advice {
            let (_, exact) = solved
                .iter()
                .find(|(other, _)| *other == one.decision)
                .unwrap();
            let millionths = (*exact * Points::from(100_000)).to_integer();
            let near = i128::from(one.estimate.millionths());
            // Every chance step rounds down.
            assert!(
                (near - millionths).abs() <= 12,
                "{sum}: {near}, {millionths}"
            );
        }
    }
}

#[test]
fn expectimax_deepens_as_far_as_its_steps_go() {
    let table = Table::Deciding(2);
    let estimate = |steps| {
        let advice = Expectimax::new(Sum, steps).advise(&Ten, &table);
        (advice[0].decision, advice[0].estimate)
    };
    // Nothing to pay with: the table is judged as it is.
    assert_eq!(estimate(0), (Choice::Roll, Worth::ratio(2, 10)));
    assert_eq!(estimate(6), estimate(0));
    // Seven steps: the roll and its faces, as a greedy player sees them.
    let greedy = Greedy::new(Sum, Budget::steps(7), 1).advise(&Ten, &table);
    assert_eq!(estimate(7), (Choice::Roll, greedy[0].estimate));
    assert_ne!(estimate(1000), estimate(7));
    for steps in [0, 1, 6, 7, 30, 1000] {
        let game = Counted::default();
        let mut player = Expectimax::new(Sum, steps);
        let first = player.advise(&game, &table);
        assert!(player.spent().steps <= steps && game.steps() <= steps + 1);
        assert_eq!(player.advise(&game, &table), first);
    }
}
