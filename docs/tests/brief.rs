//! Games and positions print little with `{:?}`, as it stands in the failures of tests.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use solo_core::GameData;
use solo_examples::games::{self as list, Program};
use solo_players::Study;
use solo_testkit::laws;
use solo_testkit::strategies::{Walk, games};

struct Longest;

/// Texts of the beginnings of a game, with their numbers of steps.
struct Printed;

impl Program for Printed {
    type Output = Vec<(usize, String)>;

    fn run<G: GameData + Study>(self) -> Self::Output {
        let game: G = laws::embedded();
        let walk = games(game.clone()).new_tree(&mut TestRunner::deterministic());
        let walk = walk.unwrap().current();
        let beginning = |steps: usize| {
            let inputs = walk.inputs().iter().copied().take(steps);
            let walk = Walk::replay(game.clone(), inputs).unwrap();
            (walk.len(), format!("{walk:?}"))
        };
        [0, 1, 40, 100, 120].map(beginning).into()
    }
}

/// A long walk shows its last steps, and all in the save.
#[test]
fn walks_print_one_screen() {
    for name in list::NAMES {
        for (steps, printed) in list::run(name, Printed).unwrap() {
            let width = printed.lines().map(|line| line.chars().count()).max();
            assert!(width <= Some(120), "{name}: {printed}");
            let lines = printed.lines().count();
            assert!(lines <= 40, "{name}, {steps} steps: {printed}");
        }
    }
}

impl Program for Longest {
    type Output = (String, String);

    fn run<G: GameData + Study>(self) -> Self::Output {
        let game: G = laws::embedded();
        let walk = games(game.clone()).new_tree(&mut TestRunner::deterministic());
        let walk = walk.unwrap().current();
        let positions = walk.states().iter().map(|state| format!("{state:?}"));
        (
            format!("{game:?}"),
            positions.max_by_key(String::len).unwrap(),
        )
    }
}

#[test]
fn games_and_positions_print_a_few_lines() {
    for name in list::NAMES {
        let (game, position) = list::run(name, Longest).unwrap();
        assert!(
            game == *name || game.starts_with(&format!("{name} catalogue=")),
            "{game}"
        );
        assert!(position.starts_with("State { "), "{position}");
        println!("{name} {}: {position}", position.len());
        assert!(position.len() < 3000, "{}: {position}", position.len());
    }
}

#[test]
fn options_that_are_not_the_default_are_printed() {
    let immediate = votk::Options {
        refill: votk::Refill::Immediate,
        ..votk::Options::default()
    };
    let printed = format!("{:?}", votk::Valley::new(immediate));
    assert!(
        printed.starts_with("votk refill=immediate catalogue="),
        "{printed}"
    );
}
