//! The shared vocabulary of solo tabletop games.
//!
//! Programs can deal, play, check, save and take back any game with this interface.
//!
// Beside the guide, as the commands of the repository write both, its pages are linked. A registry
// has only this documentation, and names the files.
//! * **Play a game** (`play.md`)
//!   in the terminal, in the browser, or beside the box.
//! * **Put a game into your program** (`program.md`):
//!   Rust, JavaScript, Python, or any language by lines of JSON.
//! * **Test rules** (`testing.md`):
//!   properties over random games, which shrink to a short one.
//! * **Write a game** (`your-own-game.md`):
//!   a rulebook of eight clauses becomes a game with undo, saves, search and tests.
//!
//! These are pages of the guide, `docs/src` in the repository, which
//! `mdbook build docs` writes beside this documentation.
//!
//! Other crates build on this one: the games `tomb4k`, `votk`, `scrapyard`, `kings-challenge` and
//! `trismegistus-bot`; `solo-players`, which play any of them; `solo-table`, all of them by name, with
//! labels, scenes, hints and saves, for apps and bindings; `solo-play`, the terminal program;
//! `solo-testkit`, the laws that every game obeys and strategies for property tests, for `[dev-dependencies]`;
//! `solo-derive`, the derives that are exported here.
//!
//! The interface in one paragraph each:
//!
//! * **The rules are a value, a position is a value, and a step is a pure function**:
//!   [`game.apply(&position, input)`](Game::apply) returns the next position, or a refusal that
//!   names the clause of the rulebook. The same arguments always lead to the same result.
//! * **Chance is an input.** Rules never roll dice or draw cards. They list the possible outcomes
//!   with exact weights, and receive one: from a person with the cards on the table, a script, a
//!   search that tries every outcome, or a seed.
//! * **A position holds what a player with perfect memory knows.** A shuffled pile is the set of
//!   its unseen cards without an order, so nothing can leak.
//! * **Total and small**: no panic, no endless game, no heap where games are played, no `std`, no
//!   `unsafe`.
//!
//! # A complete game
//!
//! A small game needs no more than this. Roll a die as often as you dare; you may stop at five or
//! more (TEN-2); above ten you have lost (TEN-4):
//!
//! ```
//! # mod ten {
#![doc = include_str!("example/ten.rs")]
//! # }
#![cfg_attr(
    feature = "serde",
    doc = "\n// How a position is written and read, as data (feature `serde`):"
)]
#![cfg_attr(feature = "serde", doc = "# mod data {")]
#![cfg_attr(feature = "serde", doc = include_str!("example/data.rs"))]
#![cfg_attr(feature = "serde", doc = "# }")]
//!
//! # use ten::{Choice, Table, Ten};
//! # use solo_core::{Game, Input, Next};
//! # fn main() -> Result<(), Box<dyn core::error::Error>> {
//! // With a real die:
//! use solo_core::{Refusal, Seeded};
//! let rolling = Ten.apply(&Ten.start(), Input::Decision(Choice::Roll))?;
//! let table = Ten.apply(&rolling, Input::Chance("4".parse()?))?;
//! assert_eq!(table, Table::Deciding(4));
//! let refusal = Ten.apply(&table, Input::Decision(Choice::Stop)).unwrap_err();
//! assert_eq!((refusal.rule(), refusal.to_string().as_str()), ("TEN-2", "nobody stops below five"));
//!
//! // Without one:
//! let mut game = Seeded::start(&Ten, 42);
//! while game.next(&Ten) == Next::Decision {
//!     game = game.apply(&Ten, Choice::Stop).or_else(|_| game.apply(&Ten, Choice::Roll))?;
//! }
#![cfg_attr(
    feature = "serde",
    doc = "\n// The laws of every game hold for it, too (`solo-testkit`, in its tests):\nsolo_testkit::laws::all(&Ten, 20)?;"
)]
//! # Ok(())
//! # }
//! ```
//!
//! The module [`example`] has the same game for tests and examples. In its own crate, one line in a
//! test file would define one test per law: `solo_testkit::laws!(Ten, games = 200);`
//!
//! # Vocabulary
//!
//! | name | meaning |
//! | --- | --- |
//! | [`Game`] | the rules of one game: options and catalogue, fixed for the whole game |
//! | [`Game::State`] | a position, small, with cheap copies and comparisons |
//! | [`Next`] | the next step: a decision, a chance outcome from a [`Source`], or the end with its outcome |
//! | [`Input`], [`InputOf`] | one step: a decision of the player, or the result of a die or card |
//! | [`Weight`] | the number of equally likely cases of a chance outcome |
//! | [`Refusal`], [`RefusalKind`], [`Forbidden`] | the reason why an input is not legal: kind, clause, identifier and sentence |
//! | [`Noun`], [`Readable`], [`Countable`] | values with an id, a name and an index, all of which can be read back; decisions and outcomes are among them |
//! | [`Notation`](macro@Notation), [`word_enum!`], [`word_kind!`] | nouns from a declaration of their notation and their names; kinds with a word each |
//! | [`Ranged`], [`CardIn`], [`Infallible`](core::convert::Infallible) | numbers and playing cards within bounds, and the type without values, as nouns |
//! | [`Words`], [`NotationError`], [`Notated`] | inputs as text, with the location of errors |
//! | [`Event`], [`Events`], [`ForEach`] | events of a step, and sinks for them; `()` ignores events |
//! | [`Speech`], [`Narration`], [`Translation`] | labels and sentences, in English or in another language |
//! | [`Rules`], [`templates!`], [`Clause`] | the rules in sentences, with their clauses and the options under which they are true; the rulebook by clause |
//! | [`Options`], [`OptionSpec`], [`OptionKind`], [`options!`], [`Setting`], [`number_enum!`] | variants and difficulty by name |
//! | [`Card`], [`Face`] | playing cards with a joker, six-sided dice |
//! | [`Kind`], [`Set`], [`LargeSet`], [`Bag`], [`List`], [`Each`] | a game's own cards and tokens; sets of them, unordered zones and ordered ones, and a value for each |
//! | [`Seeded`], [`Streams`], [`settle`] | games in which chance resolves itself |
//! | `Session`, `Dealer`, `SaveReader` | a game in progress: a source of chance, undo and redo, the log, saves |
//! | `Record` | a saved game as its inputs |
//! | `GameData` | options, positions, events and outcomes as data: views with their types, in both directions |
//! | `Data`, `Shape`, `Value`, `JsonTree`, `By`, `Sorted` | values that are written as data, values that are read back, and the data itself |
//! | `Picks` | a game as a list of numbers, for fuzzers and property tests |
//! | [`Findings`], [`ensure!`], `Faults`, [`Truncated`] | all faults of a position or a catalogue, as far as a reader goes |
//! | `file_text`, `plain_lines`, [`Printable`], [`is_hidden`], [`is_seen`] | bytes of any file as text, and texts fit for a terminal |
//! | [`inherent_methods!`], [`refusal!`], `options_as_data!` | implementations that all games share |
//! | [`excluded()`], [`append`] | cases that the rules exclude, which the laws find if they happen |
//! | [`Provenance`], [`Fingerprint`], [`OnceFingerprint`] | the origin of a printed value; the identity of a catalogue |
//!
//! # Randomness
//!
//! A [`ChanceSource`] resolves chance: [`Streams`] from a seed, [`Generator`] from any generator of the
//! `rand` family, [`Scripted`] from a list. A seeded game keeps one PCG-32 generator for every
//! [`Source`], so that the same seed deals the same cards from a pile whatever happens to the dice. The
//! cards of a seed never change: bounded numbers are drawn by [`below`], which is part of this crate
//! and pinned by tests, not by helpers of other crates. A `Session` asks its source automatically, and
//! its own `Dealer` is a seed that can be saved.
//!
//! # Undo
//!
//! `apply` does not change the old position, so keeping it is enough for undo. A `Session` does so
//! for a whole game: undo includes the dice, and stops at revealed cards unless the caller
//! overrides it.
//!
//! # Saved games
//!
//! A `Record` is the list of inputs, as readable text or as data. It is loaded by a replay, so that
//! only legal games can be loaded, and it loads as long as the rules keep their version. A `Session`
//! also saves its seed, and continues as if it had never stopped.
//!
//! # Features
//!
//! None is enabled by default; without features the crate needs no allocator.
//!
//! | feature | adds |
//! | --- | --- |
//! | `alloc` | `Session`, `Record`, `Picks`, `Faults`, tables of catalogues |
//! | `serde` | `GameData`, `Data`, options and cards as data; enables `alloc` |
//! | `schema` | JSON Schemas of all data, with the ids of the catalogue; enables `serde` |
//! | `numbers` | `Features`: positions as numbers at fixed indices; enables `serde` |
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
// Pages of other crates lie beside those of this one.
#![doc(html_root_url = "..")]
// Examples compile without a warning where they are pasted.
#![doc(test(attr(deny(warnings))))]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

// The example game is shown on the crate page as a program.
extern crate self as solo_core;

// Each layer uses those below it, and none above:
//   example                                            a game for examples
//   session, record, chance                            a game in progress, its saves and its chance
//   game                                               the rules of one game
//   data, noun, tables                                 values as data, in words and in files
//   options, notation, rulebook, cards, legal          what a game is made of
//   text, provenance, shared, weight, excluded         what those are made of

mod cards;
mod chance;
mod data;
pub mod example;
mod excluded;
mod game;
mod legal;
mod notation;
mod noun;
mod options;
mod provenance;
#[cfg(feature = "alloc")]
mod record;
mod rulebook;
#[cfg(feature = "alloc")]
mod session;
mod shared;
mod tables;
mod text;
mod weight;

pub use arrayvec;
pub use cards::{
    Bag, Card, Each, Face, Kind, LargeSet, LargeSetIter, List, Rank, Set, SetIter, Suit,
};
pub use chance::{
    ChanceSource, Generator, Scripted, Seeded, Streams, below, draw, pick, settle, stream,
};
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use data::FieldReader;
#[cfg(feature = "numbers")]
#[doc(hidden)]
pub use data::NounFeatures;
#[cfg(feature = "serde")]
pub use data::{
    By, Data, DataFields, DataPath, JsonTree, Of, OptionMap, Shape, ShapeBy, Sorted, Value,
    deserialize_options, differs, object, read_json, read_noun, serialize_fields, serialize_noun,
    serialize_options, shown, wrong,
};
#[cfg(feature = "alloc")]
pub use data::{Fault, Faults};
#[cfg(feature = "numbers")]
pub use data::{FeatureSpec, FeatureSpecs, Features, Numbers};
pub use data::{Finding, Findings, Fingerprint, OnceFingerprint};
#[cfg(feature = "schema")]
pub use data::{ObjectSchema, Schemas, noun_schema, tagged};
pub use excluded::{append, excluded};
pub use game::{
    Events, ForEach, Forbidden, Game, Input, InputOf, IntoInput, Next, NoEvents, Notated, Refusal,
    RefusalKind, Source, debug_game, nth_input,
};
#[cfg(feature = "serde")]
pub use game::{GameData, ViewData};
#[cfg(feature = "alloc")]
pub use game::{Picked, Picks};
pub use legal::{EachLegal, visit_each, visit_if};
pub use notation::{NotationError, Words};
#[cfg(feature = "alloc")]
pub use noun::missing_texts;
pub use noun::{
    AllValues, CardIn, Computed, Condition, Countable, GameEvent, Id, Name, NamedFields, Narration,
    Noun, Ranged, Readable, Rules, Sentence, Speech, Template, Templates, TextVisitor, Translation,
    Variant,
};
#[doc(hidden)]
pub use noun::{Joined, nth_within, number_behind, number_with};
pub use options::{OptionError, OptionKind, OptionSpec, OptionValue, Options, Setting, Values};
pub use provenance::Provenance;
pub use rand_core;
pub use rand_pcg;
#[cfg(feature = "alloc")]
pub use record::{LoadError, Location, NotOneLine, Record};
pub use rulebook::{Clause, ClauseLabel, Clauses, length_without_returns, without_returns};
#[cfg(feature = "serde")]
pub use serde;
#[cfg(feature = "serde")]
pub use serde_json;
#[cfg(feature = "alloc")]
pub use session::{Choice, Dealer, Moment, SaveReader, Session, UndoError};
pub use shared::Shared;
pub use solo_derive::{Data, Event, Features, Notation, Reason, Table};
#[cfg(feature = "schema")]
pub use tables::cell_schema;
pub use tables::{
    Cell, CellText, Column, Cursor, Origins, SharedOrigins, TableRow, TableSpec, WrongCell,
    write_rows,
};
#[cfg(feature = "alloc")]
pub use tables::{Cells, Csv, Placed, read_rows};
#[cfg(feature = "serde")]
pub use tables::{Tables, cell_value};
#[cfg(feature = "alloc")]
pub use text::{NotText, file_text, plain_lines};
pub use text::{Printable, Truncated, is_hidden, is_seen, plain_number};
pub use weight::Weight;

/// Keeps items only if feature `serde` of this crate is enabled.
///
/// The features of the calling crate do not matter.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! when_serde {
    ($($item:tt)*) => { $($item)* };
}
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! when_serde {
    ($($item:tt)*) => {};
}

/// Keeps items only if feature `alloc` of this crate is enabled.
#[cfg(feature = "alloc")]
#[doc(hidden)]
#[macro_export]
macro_rules! when_alloc {
    ($($item:tt)*) => { $($item)* };
}
#[cfg(not(feature = "alloc"))]
#[doc(hidden)]
#[macro_export]
macro_rules! when_alloc {
    ($($item:tt)*) => {};
}

/// Keeps items only if feature `schema` of this crate is enabled.
#[cfg(feature = "schema")]
#[doc(hidden)]
#[macro_export]
macro_rules! when_schema {
    ($($item:tt)*) => { $($item)* };
}
#[cfg(not(feature = "schema"))]
#[doc(hidden)]
#[macro_export]
macro_rules! when_schema {
    ($($item:tt)*) => {};
}

/// Keeps items only if feature `numbers` of this crate is enabled.
#[cfg(feature = "numbers")]
#[doc(hidden)]
#[macro_export]
macro_rules! when_numbers {
    ($($item:tt)*) => { $($item)* };
}
#[cfg(not(feature = "numbers"))]
#[doc(hidden)]
#[macro_export]
macro_rules! when_numbers {
    ($($item:tt)*) => {};
}

/// Tests the example of the README.
#[cfg(all(doctest, feature = "alloc"))]
#[doc = include_str!("../README.md")]
mod readme {}
