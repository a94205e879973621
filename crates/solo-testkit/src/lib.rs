//! Tests for the rules of solo tabletop games: the laws that every game obeys, and property tests that shrink.
//!
//! A crate with a game, or with rules over one, takes it for its tests. The guide, `docs/src/testing.md` in the repository,
//! begins with a property of a real game:
//!
//! ```toml
//! [dev-dependencies]
//! solo-testkit = { path = "../solo/crates/solo-testkit" }
//! ```
//!
//! | what | for |
//! | --- | --- |
//! | [`laws!`] | the laws that every game obeys, one test for each |
//! | [`strategies`] | property tests: random legal games, positions and ends, which shrink to a short game |
//! | [`take`], [`listed`], [`emitted`], [`view`], [`set_up`], [`reach`] | tests in the notation of the rulebook |
//! | [`audit_finds`] | positions that are not sound |
//! | [`Solver`] | exact means of points under perfect play, where few positions follow |
//! | [`clauses`] | each clause of the rulebook has code and a test, and each event, decision or refusal cites one |
//! | [`against`], [`Model`], [`Program`], [`symmetric`] | comparison with a second implementation, or with the game itself under a symmetry |
//!
//! A property of a game in five lines:
//!
//! ```
//! use proptest::prelude::*;
//! use solo_core::example::Ten;
//! use solo_testkit::strategies::finished;
//!
//! proptest!(|(walk in finished(Ten))| {
//!     prop_assert!(walk.outcome().is_some_and(|points| points <= 10));
//! });
//! ```
//!
//! # One line for all laws
//!
//! One line in a test file of the game is enough:
//!
//! ```
//! solo_testkit::laws!(solo_core::example::Ten, games = 200);
//! ```
//!
//! It expands to one test per law, each over the given number of random games, or over [`GAMES`].
//! Options are chosen at random (the first game has the defaults), and players prefer the
//! first, the last or any of their choices. The games are the same in every run. The environment
//! variable `SOLO_LAW_GAMES` overrides the number of games:
//!
//! ```sh
//! SOLO_LAW_GAMES=100000 cargo test --release --test laws
//! ```
//!
//! The laws play many games: `[profile.dev] opt-level = 1` in the `Cargo.toml` of a larger game makes
//! them several times faster.
//!
//! # Reports
//!
//! A report has the law and the cause in its first line, then the game with the options that are not
//! the defaults, the fields or lines that differ, and the inputs that lead there. It has at most 40
//! lines:
//!
//! ```text
//! the law of views is broken: a view leads elsewhere
//!   in game 1 of shelves, options: shelves=4
//!   one: Room { given: 0
//!   other: Room { given: 1
//!   after 2 inputs: chance book 2, decide give
//!   look further with SOLO_LAW_GAMES=600
//! ```
//!
//! A panic of the game is a violation like any other, with its message and its location. What stops a
//! game early is reported by [`end`](laws::end), and by the law that it breaks: a list that is wrong by
//! [`lists`](laws::lists), a listed input that is refused or panics by [`legality`](laws::legality). The
//! other laws, but for [`spots`](laws::spots), look at what there is before that, so that one mistake does
//! not hide another. No law sees the end of a loop inside one step, nor a stack overflow: the test program
//! stops there.
//!
//! # The laws
//!
//! * [`determinism`](laws::determinism): the same inputs lead to the same positions and events, whenever they are asked for
//! * [`lists`](laws::lists): lists are ascending, bounded, never empty when due and always empty when not, and there is something to decide
//! * [`legality`](laws::legality): a listed input is accepted, any other is refused and changes nothing; a refusal names its rule
//! * [`shortcuts`](laws::shortcuts): methods that a game overrides for speed agree with the definitions
//! * [`audit`](laws::audit): the invariants of the game hold everywhere
//! * [`end`](laws::end): every game ends in time, and after the end every input is refused because of it
//! * [`numbers`](laws::numbers): every decision and outcome has an index, in order and without gaps, and is read back
//! * [`notation`](laws::notation): a text that is accepted is canonical but for its case; any other is refused at an index within it
//! * [`labels`](laws::labels): labels, descriptions and sentences are fit for people, and those of one list differ
//! * [`translations`](laws::translations): every text that can be read is listed for translators
//! * [`options`](laws::options): options keep their values, refuse unknown ones, and change something
//! * [`views`](laws::views): a view leads back to its position, and prints the same bytes
//! * [`bad_views`](laws::bad_views): a damaged view is refused or is a position of the game with that view
//! * [`tables`](laws::tables): the tables of a game assemble the same game with any options, and have the declared columns
//! * [`bad_tables`](laws::bad_tables): damaged tables are refused with the location of every fault, or are another catalogue, with which a game can begin
//! * [`records`](laws::records): a saved game leads back to its position, and prints the same bytes
//! * [`bad_records`](laws::bad_records): a damaged save is refused or is a legal game that prints the same bytes
//! * [`seeded`](laws::seeded): a seeded game is the replay of its record
//! * [`undo`](laws::undo): another try after undo brings the same cards, and so does redo
//! * [`logs`](laws::logs): the log of a session matches the events, also after undo, redo and loading
//! * [`sessions`](laws::sessions): a session that is saved and loaded continues like one that never stopped, also with its catalogue in the save
//! * [`bad_sessions`](laws::bad_sessions): a damaged save of a session is refused or is a legal game that prints the same bytes
//! * [`spots`](laws::spots): most of the above at one position of each game, for millions of games
//!
//! [`rules`](laws::rules) and [`followed`](laws::followed) stand beside them: they look at the sentences of a game, not at
//! games, and at the options that the sentences have to follow. [`given`](laws::given) holds that games meet every kind of
//! refusal.
//!
//! # What no law sees
//!
//! A law knows no rulebook. It sees where two parts of a game disagree, and nothing where all of them
//! are wrong in the same way:
//!
//! | mistake | what finds it |
//! | --- | --- |
//! | A rule that is wrong in lists, steps and audit alike: `>=` for `>` | a test of the clause: [`take`] and [`listed`] after a few steps, and the refusal with its clause |
//! | A score or a winner that is always wrong | a worked example with a known result; or counted once more in another way at the end of [`random_games`] |
//! | A wrong number of cards, a wrong table, weights that are not chances of the box | a sum over the start: cards per kind, pips per die, rows against the printed list |
//! | An audit that checks nothing, or too little | [`audit_finds`]: a sound position with one thing changed; what is preserved from `before` to `state` in [`random_games`] |
//! | Something that must not come back: hit points, used cards | a comparison of `before` and `state` in [`random_games`] |
//! | A bound that is higher than any game: `MAX_STEPS`, `MAX_DECISIONS` | the note of [`end`](laws::end) under `--nocapture`; the largest value seen |
//! | A rule that random players never reach | a position from [`reach`] or [`set_up`]; a count of what was seen in [`random_games`], which must not be 0 |
//! | An option whose values do something, but not what their names say | one test for each value, beside the clause |
//! | A position that knows too much: the order of a hidden deck | two deals that differ in what is hidden: equal positions until it shows |
//! | Events that leave out or misstate what happened | a position rebuilt from the events alone, equal to the real one |
//! | Labels and sentences that are readable and untrue, or written past the translation | a snapshot read by a person; a translation that marks every text |
//! | An `Eq` of the position that leaves out a field | the law compares by it, so derive it; or the view of two positions that are equal and should not be |
//! | One source of chance for two piles or dice | the same seed with one more draw from one of them: the other stays the same |
//!
//! The laws are functions, too, for games that are built at run time; all of them return the law,
//! the inputs that lead to the violation, and its description. [`random_game`] and [`random_games`]
//! are for the tests of a single game; [`take`], [`listed`], [`emitted`], [`view`] and [`set_up`] for
//! tests in the notation of the rulebook; [`reach`] and [`audit_finds`] for tests of special
//! positions.
//!
//! With the feature `proptest`, which is a default, [`against`] compares a game with a second implementation of its
//! rules, a [`Model`] in Rust or a [`Program`] in any language, and [`symmetric`] with itself under a
//! symmetry; what they report shrinks to a short game.
// Examples compile without a warning where they are pasted.
#![doc(test(attr(deny(warnings))))]

pub mod clauses;
pub mod laws;

mod damage;
mod digest;
mod notation;
mod panics;
mod play;
mod readable;
mod report;
#[cfg(feature = "proptest")]
mod second;
mod solver;
#[cfg(feature = "proptest")]
pub mod strategies;
mod trial;

pub use digest::digest;
pub use notation::{emitted, listed, set_up, take, view};
pub use play::{Snapshot, audit_finds, random_game, random_games, reach};
#[cfg(feature = "proptest")]
pub use second::{Due, Model, Position, Program, against, symmetric};
pub use solver::{Points, Solver, Unsolved};

/// The number of games that [`laws!`](crate::laws!) plays unless another one is given.
///
/// It is enough for every mistake that the laws are tested with, and takes seconds in a program that
/// is not optimized.
pub const GAMES: u32 = 60;

/// Returns the number of games to try a law on: `SOLO_LAW_GAMES` from the environment, or `usual`.
#[expect(
    clippy::disallowed_methods,
    reason = "tests may learn from their environment how long to run; rules may not"
)]
pub fn games(usual: u32) -> u32 {
    std::env::var("SOLO_LAW_GAMES")
        .ok()
        .and_then(|number| number.parse().ok())
        .unwrap_or(usual)
}

/// Panics with the report of a broken law.
///
/// # Panics
/// If the law is broken.
#[track_caller]
#[expect(clippy::panic, reason = "this is how tests fail")]
pub fn enforce(law: Result<(), String>) {
    if let Err(report) = law {
        panic!("{report}");
    }
}

/// Defines one test per law for a game, in a module named `laws`. See [the laws](crate#the-laws).
///
/// ```
/// solo_testkit::laws!(solo_core::example::Ten, games = 200);
/// ```
///
/// The game is built with its embedded catalogue; `base` supplies another one, and `module` another
/// name for the module of the tests:
///
/// ```
/// solo_testkit::laws!(solo_core::example::Ten, games = 200, base = solo_core::example::Ten, module = laws_of_ten);
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
                $crate::laws::embedded()
            }

            fn games() -> u32 {
                #[allow(unused_mut, unused_assignments, reason = "unless a number is given")]
                let mut usual = $crate::GAMES;
                $(usual = $games;)?
                $crate::games(usual)
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
                $crate::enforce($crate::laws::$law(&base(), games()));
            }
        )+
    };
}
