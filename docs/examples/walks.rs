//! Measures what a case of each strategy costs: `cargo run -p solo-guide --example walks`, with the profile of tests.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::disallowed_types,
    reason = "the time of a walk is measured"
)]

use std::error::Error;
use std::io::{Write as _, stdout};
use std::time::{Duration, Instant};

use proptest::strategy::{Strategy as _, ValueTree as _};
use proptest::test_runner::{Reason, TestRunner};
use solo_core::{Game, GameData};
use solo_examples::games::{self as list, Program};
use solo_players::{Aim, RuleOfThumb, Study, choices_of};
use solo_testkit::laws;
use solo_testkit::strategies::{Walks, decisions_due, games, positions};

/// A case of the dearest strategy may take no longer.
const BAR: Duration = Duration::from_millis(50);

struct Cost;

impl Program for Cost {
    type Output = Result<Duration, Reason>;

    fn run<G: GameData + Study>(self) -> Self::Output {
        let game: G = laws::embedded();
        let thumb =
            games(game.clone()).played_by(8, |seed| choices_of(RuleOfThumb::new(Aim::Win, seed)));
        let strategies = [
            games(game.clone()),
            positions(game.clone()),
            decisions_due(game),
            thumb,
        ];
        let times = strategies.iter().map(case).collect::<Result<Vec<_>, _>>()?;
        Ok(times.into_iter().max().unwrap_or_default())
    }
}

/// Returns the time of one case, the shortest of five times ten.
fn case<G: Game>(walks: &Walks<G>) -> Result<Duration, Reason> {
    let mut runner = TestRunner::deterministic();
    let mut shortest = Duration::MAX;
    for _ in 0..5 {
        let begin = Instant::now();
        for _ in 0..10 {
            walks.new_tree(&mut runner)?.current();
        }
        shortest = shortest.min(begin.elapsed() / 10);
    }
    Ok(shortest)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut slow = Vec::new();
    for name in list::NAMES {
        let case = list::run(name, Cost).ok_or(*name)?;
        let case = case.map_err(|reason| reason.to_string())?;
        writeln!(stdout(), "{name}: {case:?}")?;
        if case > BAR {
            slow.push(*name);
        }
    }
    if slow.is_empty() {
        return Ok(());
    }
    Err(format!("more than {BAR:?}: {}", slow.join(", ")).into())
}
