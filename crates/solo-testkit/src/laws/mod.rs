//! The laws, each a function that returns a violation.
//!
//! ```
//! use solo_core::example::Ten;
//! use solo_testkit::laws;
//! laws::determinism(&Ten, 50)?;
//! laws::legality(&Ten, 50)?;
//! # Ok::<(), String>(())
//! ```

mod data;
mod followed;
mod given;
mod labels;
mod lists;
mod numbers;
mod options;
mod reasons;
mod rules;
mod saves;
mod sessions;
mod spots;
mod steps;
mod tables;
mod text;
mod translations;

use solo_core::{Countable, Game, GameData, Input, InputOf, Tables};

use crate::panics::caught;
use crate::report::shortened;
use crate::trial::Trial;

pub use data::{bad_views, views};
pub use followed::followed;
pub use given::given;
pub use labels::labels;
pub use lists::{lists, shortcuts};
pub use numbers::numbers;
pub use options::options;
pub use reasons::reasons;
pub use rules::rules;
pub use saves::{bad_records, records, seeded};
pub use sessions::{bad_sessions, logs, sessions, undo};
pub use spots::spots;
pub use steps::{audit, determinism, end, legality};
pub use tables::{bad_tables, tables};
pub use text::notation;
pub use translations::translations;

/// Returns the game with its embedded catalogue and the default options.
///
/// # Panics
/// If the game refuses them.
#[expect(clippy::panic, reason = "this is how tests fail")]
pub fn embedded<G: GameData>() -> G {
    match G::assemble(G::Options::default(), &Tables::new()) {
        Ok(game) => game,
        Err(faults) => panic!("{} cannot be assembled: {faults}", G::NAME),
    }
}

/// Checks all laws, one after the other.
///
/// # Errors
/// The reports of all laws that are broken, with an empty line between them.
///
/// ```
/// solo_testkit::laws::all(&solo_core::example::Ten, 20)?;
/// # Ok::<(), String>(())
/// ```
pub fn all<G: GameData + Clone>(base: &G, games: u32) -> Result<(), String> {
    // If the audit fails, many others fail, too: it comes first.
    let laws = [
        audit,
        determinism,
        lists,
        legality,
        shortcuts,
        end,
        numbers,
        notation,
        labels,
        translations,
        options,
        views,
        bad_views,
        tables,
        bad_tables,
        records,
        bad_records,
        seeded,
        undo,
        logs,
        sessions,
        bad_sessions,
        spots,
    ];
    let reports = laws.iter().filter_map(|law| law(base, games).err());
    let reports: Vec<String> = reports.collect();
    if reports.is_empty() {
        Ok(())
    } else {
        Err(reports.join("\n\n"))
    }
}

/// Tries a law on this number of games.
///
/// A panic is a violation. An endless game is reported by the law of the end, and looked at in short by
/// the others. What makes even the start of a game unreadable is reported by the laws of
/// lists and of the end, and not once more by each of the others; nor is a panic that stops a game.
fn each<G: Game + Clone>(
    law: &str,
    base: &G,
    games: u32,
    mut check: impl FnMut(&Trial<G>) -> Result<(), String>,
) -> Result<(), String> {
    each_with(law, base, games, &mut check)
}

/// Is compiled once for all laws.
fn each_with<G: Game + Clone>(
    law: &str,
    base: &G,
    games: u32,
    check: &mut dyn FnMut(&Trial<G>) -> Result<(), String>,
) -> Result<(), String> {
    let shows_end = ["end", "spots"].contains(&law);
    let shows_start = shows_end || law == "lists";
    let shows_panics = shows_start || law == "legality";
    let mut endless = false;
    (0..games)
        .try_for_each(|number| {
            let trial = caught("with_options", || Trial::new(base, number));
            let trial =
                trial.map_err(|what| format!("{what}\n  in game {number} of {}", G::NAME))?;
            let trial = match endless {
                _ if shows_end => trial.in_full(),
                true => trial.in_short(),
                false => trial,
            };
            let checked = caught("the game", || check(&trial));
            let checked = checked.unwrap_or_else(Err);
            endless |= trial.is_endless();
            if trial.is_blind() && !shows_start {
                return Ok(());
            }
            match checked {
                Err(what) if !shows_panics && stops_games(&what, base, games) => Ok(()),
                checked => checked.map_err(|what| trial.located(&what)),
            }
        })
        .map_err(|what| broken(law, games, &what))
}

/// Returns whether a report is about a panic that stops a game which is only played.
fn stops_games<G: Game + Clone>(report: &str, base: &G, games: u32) -> bool {
    let Some(cause) = panicked(report) else {
        return false;
    };
    (0..games).any(|number| {
        let stopped = caught("the game", || {
            let played = Trial::new(base, number).walk(|_| Ok(()));
            let early = played.ok()?.early?;
            Some(panicked(early.sentence())? == cause)
        });
        matches!(stopped, Ok(Some(true)))
    })
}

/// Returns message and location of the panic that a report is about.
fn panicked(report: &str) -> Option<&str> {
    let line = report.lines().next()?;
    let (_, cause) = line.split_once(" panicked: ")?;
    Some(
        cause
            .split_once("), at ")
            .map_or(cause, |(cause, _)| cause)
            .trim_end_matches(')'),
    )
}

/// Returns the report of a broken law.
fn broken(law: &str, games: u32, what: &str) -> String {
    let more = games.max(1).saturating_mul(10);
    let report = shortened(&format!("the law of {law} is broken: {what}"));
    format!("{report}\n  look further with SOLO_LAW_GAMES={more}")
}

/// Returns every decision and every chance outcome of a game.
fn vocabularies<G: Game>(game: &G) -> (Vec<G::Decision>, Vec<G::Chance>) {
    (vocabulary(game), vocabulary(game))
}

/// Returns every value of a noun, at most a million.
fn vocabulary<G, T: Countable<G>>(game: &G) -> Vec<T> {
    let mut values = Vec::new();
    // One by one: the number of values may be wrong, and memory for all of them too much.
    for value in T::values(game).take(1 << 20) {
        values.push(value);
    }
    values
}

/// Returns every input of a game.
fn everything<G: Game>(game: &G) -> Vec<InputOf<G>> {
    let (decisions, chances) = vocabularies(game);
    let decisions = decisions.into_iter().map(Input::Decision);
    decisions
        .chain(chances.into_iter().map(Input::Chance))
        .collect()
}

/// Lists the numbers of the values of a vocabulary that are looked at in a game.
///
/// Options rarely change the nouns: all values are looked at in the first games, fewer of these if
/// there are many values, and later games share them.
fn share(trial: u32, count: u32) -> impl Iterator<Item = u32> {
    let whole = 4_096_u32.checked_div(count).unwrap_or(64).clamp(2, 64);
    let (first, step) = if trial < whole {
        (0, 1)
    } else {
        (trial & 63, 64)
    };
    (first..count).step_by(step)
}

/// Returns the number of positions of a game at which every input of the vocabulary is tried.
fn positions(tries: u32, words: usize) -> u32 {
    let words = u32::try_from(words).unwrap_or(u32::MAX).max(1);
    tries.div_euclid(words).clamp(2, 32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_games_share_the_values() {
        for trial in 0..64 {
            assert!(share(trial, 60).eq(0..60), "{trial}");
        }
        assert!(share(12, 300).eq(0..300) && share(13, 300).count() < 6);
        assert!(share(1, 1 << 20).eq(0..1 << 20));
        let mut shared: Vec<u32> = (64..128).flat_map(|trial| share(trial, 200)).collect();
        shared.sort_unstable();
        assert!(shared.into_iter().eq(0..200));
    }
}
