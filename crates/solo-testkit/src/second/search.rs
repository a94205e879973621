//! The search for a short walk that breaks a law.

use solo_core::Game;

use ::proptest::strategy::{Strategy, ValueTree};
use ::proptest::test_runner::{Config, TestRng, TestRunner};

use crate::strategies::Walk;

/// Number of walks that may be tried when one shrinks.
const TRIES: u32 = 2000;
/// Number of lines of a report.
const LINES: usize = 40;

/// A broken law.
pub(super) struct Breach {
    /// Number of steps that lead there.
    pub(super) steps: usize,
    /// A sentence, and a line for each detail.
    pub(super) what: String,
}

impl Breach {
    pub(super) fn new(steps: usize, sentence: &str, details: &[String]) -> Self {
        let details: String = details.iter().map(|line| format!("\n  {line}")).collect();
        Self {
            steps,
            what: format!("{sentence}{details}"),
        }
    }
}

/// Tries a law on this number of walks.
///
/// # Errors
/// The breach at the end of a walk that is as short as could be found, and the walk.
pub(super) fn each_walk<G: Game>(
    walks: &impl Strategy<Value = Walk<G>>,
    games: u32,
    mut check: impl FnMut(&Walk<G>) -> Result<(), Breach>,
) -> Result<(), String> {
    let config = Config {
        failure_persistence: None,
        max_shrink_iters: TRIES,
        ..Config::default()
    };
    // The same walks in every run.
    let rng = TestRng::deterministic_rng(config.rng_algorithm);
    let mut runner = TestRunner::new_with_rng(config, rng);
    for _ in 0..crate::games(games) {
        let tree = walks.new_tree(&mut runner);
        let tree = tree.map_err(|reason| reason.to_string())?;
        let walk = tree.current();
        if let Err(breach) = check(&walk) {
            return Err(report(shortest(tree, (walk, breach), check)));
        }
    }
    Ok(())
}

/// Returns the shortest walk that breaks the law.
fn shortest<G: Game>(
    mut tree: impl ValueTree<Value = Walk<G>>,
    mut best: (Walk<G>, Breach),
    mut check: impl FnMut(&Walk<G>) -> Result<(), Breach>,
) -> (Walk<G>, Breach) {
    let mut smaller = tree.simplify();
    for _ in 0..TRIES {
        if !smaller {
            break;
        }
        let walk = tree.current();
        smaller = match check(&walk) {
            Ok(()) => tree.complicate(),
            Err(breach) => {
                best = (walk, breach);
                tree.simplify()
            }
        };
    }
    best
}

/// Describes a breach, and the steps that lead there.
fn report<G: Game>((walk, breach): (Walk<G>, Breach)) -> String {
    let inputs = walk.inputs().iter().copied().take(breach.steps);
    // The steps were taken before.
    let walk = Walk::replay(walk.game().clone(), inputs).unwrap_or(walk);
    let walk = format!("{walk:?}");
    let room = LINES.saturating_sub(walk.lines().count()).max(2);
    let mut lines: Vec<&str> = breach.what.lines().collect();
    let more = lines.len().saturating_sub(room);
    let rest = format!("  and {} more", more.saturating_add(1));
    if more > 0 {
        lines.truncate(room.saturating_sub(1));
        lines.push(&rest);
    }
    format!("{}\n{walk}", lines.join("\n"))
}
