//! The laws that every game keeps, as tests.
//!
//! One line in a test file of the game is enough:
//!
//! ```
//! solo_core::laws!(solo_core::example::Ten, games = 200);
//! ```
//!
//! It becomes one test per law, each over as many random games, with options chosen at random (the
//! first game with those as published) and players who prefer the first, the last or any of their
//! choices. The games are the same in every run. The environment variable `SOLO_LAW_GAMES` overrules
//! the number of games:
//!
//! ```sh
//! SOLO_LAW_GAMES=100000 cargo test --release --test laws
//! ```
//!
//! | law | what it says |
//! | --- | --- |
//! | [`determinism`](laws::determinism) | the same inputs lead to the same positions and events |
//! | [`lists`](laws::lists) | lists are ascending, bounded, never empty when due and always empty when not |
//! | [`legality`](laws::legality) | accepted is what is listed, over everything that can be written; a refusal changes nothing and names its rule |
//! | [`shortcuts`](laws::shortcuts) | whatever a game overrides for speed agrees with the definitions |
//! | [`audit`](laws::audit) | the invariants of the game hold everywhere |
//! | [`end`](laws::end) | every game ends in time, and after the end everything is refused |
//! | [`numbers`](laws::numbers) | everything that can be written has a number, in order and without gaps, and is read back |
//! | [`notation`](laws::notation) | a text that is read means what it says; any other is refused at a place that it has |
//! | [`labels`](laws::labels) | labels, descriptions and sentences are fit for people, and those of one list differ |
//! | [`translations`](laws::translations) | every text that can be read is listed for translators |
//! | [`options`](laws::options) | options keep what they are given and refuse what they cannot be |
//! | [`views`](laws::views) | a view leads back to its position, and prints the same bytes |
//! | [`bad_views`](laws::bad_views) | a damaged view is refused or is a position of the game |
//! | [`tables`](laws::tables) | the tables of a game assemble the same game, and have the columns they are declared with |
//! | [`bad_tables`](laws::bad_tables) | damaged tables are refused with the place of every fault, or are a catalogue to play with |
//! | [`records`](laws::records) | a saved game leads back to its position, and prints the same bytes |
//! | [`bad_records`](laws::bad_records) | a damaged save is refused or is a legal game that prints the same bytes |
//! | [`seeded`](laws::seeded) | a seeded game is the replay of its own record |
//! | [`undo`](laws::undo) | what is taken back and done again brings the same cards, and so does redo |
//! | [`logs`](laws::logs) | the log of a session is what happened, after undo, redo and loading, too |
//! | [`sessions`](laws::sessions) | a session that is saved and loaded goes on as one that never stopped; with its catalogue in the save, too |
//! | [`bad_sessions`](laws::bad_sessions) | a damaged save of a session is refused or is a legal game that prints the same bytes |
//! | [`spots`](laws::spots) | most of the above at one position of each game, for millions of games |
//!
//! The laws are functions, too, for games that are built at run time; all of them return the law, the
//! inputs that lead to the place where it is broken, and what is wrong there. [`random_game`] and
//! [`random_games`] are for the tests that only one game has; [`take`], [`listed`], [`told`], [`view`]
//! and [`set_up`] for those that are written in the notation of the rulebook; [`reach`] and
//! [`audit_finds`] for those that look at positions of their own.

pub mod clauses;
pub mod laws;

mod damage;
mod digest;
mod notation;
mod play;

use alloc::string::String;

pub use digest::digest;
pub use notation::{listed, set_up, take, told, view};
pub use play::{Seen, audit_finds, random_game, random_games, reach};

/// How many games a law is tried on: what the environment variable `SOLO_LAW_GAMES` says, or else
/// `usual`.
#[must_use]
#[expect(
    clippy::disallowed_methods,
    reason = "tests may be told by their environment how long to run; rules may not"
)]
pub fn games(usual: u32) -> u32 {
    std::env::var("SOLO_LAW_GAMES")
        .ok()
        .and_then(|number| number.parse().ok())
        .unwrap_or(usual)
}

/// Lets a test fail with the report of a broken law.
///
/// # Panics
/// If the law is broken.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_core::testkit::{enforce, laws};
/// enforce(laws::audit(&Ten, 20));
/// ```
#[track_caller]
#[expect(clippy::panic, reason = "this is how tests fail")]
pub fn enforce(law: Result<(), String>) {
    if let Err(report) = law {
        panic!("{report}");
    }
}

/// One test per law for a game, in a module named `laws`. See [`testkit`](crate::testkit).
///
/// ```
/// # use solo_core::example::Ten;
/// solo_core::laws!(Ten, games = 200);
/// ```
///
/// The game is built with its embedded catalogue; `base` gives another one, and `module` another
/// name to the module of the tests:
///
/// ```
/// # use solo_core::example::Ten;
/// solo_core::laws!(Ten, games = 200, base = Ten, module = laws_of_ten);
/// ```
#[macro_export]
macro_rules! laws {
    ($game:ty $(, games = $games:expr)? $(, base = $base:expr)? $(,)?) => {
        $crate::laws!($game $(, games = $games)? $(, base = $base)?, module = laws);
    };
    ($game:ty $(, games = $games:expr)? $(, base = $base:expr)?, module = $module:ident $(,)?) => {
        #[cfg(test)]
        mod $module {
            #[allow(unused_imports, reason = "the game may be given by its full path")]
            use super::*;

            fn base() -> $game {
                $(return $base;)?
                #[allow(unreachable_code, reason = "unless a base is given")]
                $crate::testkit::laws::embedded()
            }

            fn games() -> u32 {
                #[allow(unused_mut, unused_assignments, reason = "unless a number is given")]
                let mut usual = 200;
                $(usual = $games;)?
                $crate::testkit::games(usual)
            }

            $crate::laws!(@each determinism lists legality shortcuts audit end numbers notation
                labels translations options views bad_views tables bad_tables records bad_records seeded
                undo logs sessions bad_sessions spots);
        }
    };
    (@each $($law:ident)+) => {
        $(
            #[test]
            fn $law() {
                $crate::testkit::enforce($crate::testkit::laws::$law(&base(), games()));
            }
        )+
    };
}
