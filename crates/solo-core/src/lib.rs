//! The shared vocabulary of solo tabletop games: what a game for one player is, so that programs can
//! deal, play, check, save and take back any of them without knowing which.
//!
//! * **The rules are a value, a position is a value, and a step is a pure function**:
//!   [`game.apply(&position, input)`](Game::apply) gives the next position, or a refusal that names the
//!   clause of the rulebook. The same arguments always give the same result.
//! * **Chance is an input.** Rules never roll dice or draw cards; they say what can come, with exact
//!   weights, and are told what came: by somebody with the cards on the table, by a script, by a search
//!   that tries everything, or by a seed.
//! * **A position holds what a player with perfect memory knows.** A shuffled pile is the set of its
//!   unseen cards, not an order nobody knows; so nothing can leak.
//! * **Total and small**: no panic, no endless game, no heap where games are played, no `std`, no
//!   `unsafe`.
//!
//! # A complete game
//!
//! This is everything that a small game needs. Roll a die as often as you dare; you may stop from five
//! on (TEN-2); beyond ten you have lost (TEN-4):
//!
//! ```
//! # mod ten {
#![doc = include_str!("example/ten.rs")]
//! # }
#![cfg_attr(
    feature = "testkit",
    doc = "\n// How a position is written and read, as data (feature `serde`):"
)]
#![cfg_attr(feature = "testkit", doc = "# mod data {")]
#![cfg_attr(feature = "testkit", doc = include_str!("example/data.rs"))]
#![cfg_attr(feature = "testkit", doc = "# }")]
//!
//! # use ten::{Choice, Table, Ten};
//! # use solo_core::{Game, Input, Next};
//! # fn main() -> Result<(), Box<dyn core::error::Error>> {
//! // Somebody has a real die:
//! use solo_core::{Refusal, Seeded};
//! let rolling = Ten.apply(&Ten.start(), Input::Decision(Choice::Roll))?;
//! let table = Ten.apply(&rolling, Input::Chance("4".parse()?))?;
//! assert_eq!(table, Table::Deciding(4));
//! let refusal = Ten.apply(&table, Input::Decision(Choice::Stop)).unwrap_err();
//! assert_eq!((refusal.rule(), refusal.to_string().as_str()), ("TEN-2", "nobody stops below five"));
//!
//! // Nobody has one:
//! let mut game = Seeded::start(&Ten, 42);
//! while game.next(&Ten) == Next::Decision {
//!     game = game.apply(&Ten, Choice::Stop).or_else(|_| game.apply(&Ten, Choice::Roll))?;
//! }
#![cfg_attr(
    feature = "testkit",
    doc = "\n// The laws of every game hold for it, too (feature `testkit`):\nsolo_core::testkit::laws::all(&Ten, 20)?;"
)]
//! # Ok(())
//! # }
//! ```
//!
//! The same game is there for tests and examples as the module [`example`]. In its own crate, one line
//! in a test file would make one test of each law: `solo_core::laws!(Ten, games = 200);`
//!
//! # Vocabulary
//!
//! | word | what it is |
//! | --- | --- |
//! | [`Game`] | the rules of one game: options and catalogue, fixed for the whole game |
//! | [`Game::State`] | a position, small, compared and copied like a number |
//! | [`Next`] | what a position waits for: a decision, a chance outcome from a [`Source`], or nothing |
//! | [`Input`], [`InputOf`] | one step: what the player decided, or what a die or card showed |
//! | [`Weight`] | how many equally likely cases a chance outcome stands for |
//! | [`Refusal`], [`Forbidden`] | why an input is not legal: clause, word and sentence |
//! | [`Noun`], [`Readable`], [`Countable`] | what a game talks about, decisions and outcomes included: id, name and number of each, and the way back |
//! | [`Notation`](macro@Notation), [`word_enum!`] | nouns from a declaration: how they are written, and how people call them |
//! | [`Ranged`], [`CardIn`], [`NoChance`] | numbers and playing cards within bounds, and no outcome at all, as nouns |
//! | [`Words`], [`NotationError`], [`Notated`] | inputs as text, and where a text goes wrong |
//! | [`Event`], [`Events`], [`ForEach`] | what happened, and where a step tells it; `()` keeps silent |
//! | [`Speech`], [`Narration`], [`Translation`] | labels and sentences, in English or in another language |
//! | [`Menu`], [`Only`] | legal lists as sets; choices that leave nothing to choose |
//! | [`Options`], [`OptionSpec`], [`options!`], [`Setting`], [`number_enum!`] | variants and difficulty by name |
//! | [`Card`], [`CardSet`], [`Face`] | playing cards with a joker, sets of them, six-sided dice |
//! | [`Kind`], [`Bag`], [`Deck`] | own cards and tokens; unordered zones, and face-down piles in layers (an ordered zone is an [`arrayvec::ArrayVec`]) |
//! | [`bits`] | sets of small numbers as the bits of a word |
//! | [`Seeded`], [`Streams`], [`settle`] | games in which chance answers itself |
//! | `Session`, `Dealer`, `SaveReader` | a game in progress: who answers chance, undo and redo, the log, saves |
//! | `Record` | a saved game that is only inputs |
//! | `GameData` | options, positions, events and outcomes as data: views with their types, and the way back |
//! | `Data`, `Shape`, `Value`, `By`, `Sorted` | what is written as data, what is read back, and the data itself |
//! | `Picks` | a game as a list of numbers, for fuzzers and property tests |
//! | [`Findings`], [`ensure!`], `Faults` | everything that is wrong with a position or a catalogue |
//! | [`inherent_methods!`], [`refusal!`], `options_as_data!` | what every game says in the same words |
//! | [`Provenance`], [`Fingerprint`] | where a printed value comes from; which catalogue this is |
//!
//! # Randomness
//!
//! A [`ChanceSource`] answers for chance: [`Streams`] from a seed, [`Generator`] from any generator of
//! the `rand` family, [`Scripted`] from a list. A seeded game keeps one PCG-32 generator for every
//! [`Source`], so that the same seed deals the same cards from a pile whatever the player does with the
//! dice. What a seed deals never changes: bounded numbers are drawn by [`below`], which is part of this
//! crate and pinned by tests, not by helpers of other crates. A `Session` asks any of them by itself, and
//! its own `Dealer` is a seed that can be saved.
//!
//! # Undo
//!
//! `apply` leaves the old position alone, so undo is keeping it. A `Session` does so for a whole game:
//! it takes the dice along, and does not go back over a card that was revealed unless it is told to.
//!
//! # Saved games
//!
//! A `Record` is the list of inputs, as readable text or as data. It is loaded by playing it again, so
//! that only legal games can be loaded, and it loads for as long as the rules keep their version. A
//! `Session` saves its seed as well, and goes on as if it had never stopped.
//!
//! # Features
//!
//! None is on by default; what there is then needs no allocator.
//!
//! | feature | what it adds |
//! | --- | --- |
//! | `alloc` | `Session`, `Record`, `Picks`, `Faults`, tables of catalogues |
//! | `serde` | `GameData`, `Data`, `RecordData`, options and cards as data; switches on `alloc` |
//! | `schema` | JSON Schemas of all data, with the ids of the catalogue; switches on `serde` |
//! | `testkit` | the laws of every game, as tests; switches on `serde` and `std` |
//! | `proptest` | module `strategies`: games that shrink; switches on `alloc` and `std` |
//! | `arbitrary` | `Picks` from the bytes of a fuzzer; switches on `alloc` and `std` |
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(any(test, feature = "testkit", feature = "proptest", feature = "arbitrary"))]
extern crate std;

// The example game is shown on the crate page as a program of its own.
extern crate self as solo_core;

mod cards;
mod chance;
mod data;
pub mod example;
mod game;
mod notation;
mod noun;
mod options;
#[cfg(feature = "alloc")]
mod record;
#[cfg(feature = "alloc")]
mod session;
mod tables;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use arrayvec;
pub use cards::{
    Bag, Card, CardSet, CardSetIter, Deck, Face, Kind, Outcomes, Rank, Suit, Unseen, bits,
};
pub use chance::{
    ChanceSource, Generator, Scripted, Seeded, Streams, below, draw, pick, settle, stream,
};
#[cfg(feature = "serde")]
pub use data::{
    By, Data, DataFields, GameData, JsonError, Object, Of, OptionMap, Shape, ShapeBy, Sorted, Spot,
    Value, ViewData, deserialize_options, differs, object, optional, read_noun, required,
    required_by, serialize_fields, serialize_options, to_json, wrong,
};
#[cfg(feature = "alloc")]
pub use data::{Fault, Faults, Row, read_table};
pub use data::{Finding, Findings, Fingerprint, Provenance, plain_number};
#[cfg(feature = "schema")]
pub use data::{ObjectSchema, Schemas, any_of, list_of, noun_schema, tagged, typed};
#[cfg(feature = "proptest")]
pub use game::strategies;
pub use game::{
    Events, ForEach, Forbidden, Game, Input, InputOf, IntoInput, Menu, Next, NoChance, NoEvents,
    NoOptions, Only, Refusal, Shared, Source, Then, Weight, nth_input,
};
#[cfg(feature = "alloc")]
pub use game::{Picked, Picks};
pub use notation::{Notated, NotationError, Words};
#[doc(hidden)]
pub use noun::Joined;
#[cfg(feature = "alloc")]
pub use noun::missing_texts;
pub use noun::{
    AllValues, CardIn, Computed, Countable, GameEvent, Id, Name, NamedFields, Narration, Noun,
    Ranged, Readable, Sentence, Speech, TextVisitor, Translation, Variant,
};
pub use options::{OptionError, OptionSpec, OptionValue, Options, Setting, Values};
pub use rand_core;
pub use rand_pcg;
#[cfg(feature = "serde")]
pub use record::RecordData;
#[cfg(feature = "alloc")]
pub use record::{LoadError, NotOneLine, Place, Record};
#[cfg(feature = "serde")]
pub use serde;
#[cfg(feature = "alloc")]
pub use session::{Dealer, Moment, SaveReader, Session, UndoError};
pub use solo_derive::{Data, Event, Notation, Table};
pub use tables::{
    Cell, CellText, Column, Cursor, Origins, TableRow, TableSpec, WrongCell, write_rows,
};
#[cfg(feature = "alloc")]
pub use tables::{Cells, Csv, Placed, read_rows};
#[cfg(feature = "serde")]
pub use tables::{Tables, cell_value};

/// Keeps items only where data is read and written: with feature `serde` of this crate, whatever the
/// features of the crate that uses it.
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

/// Keeps items only where there is memory to ask for: with feature `alloc` of this crate.
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

/// Keeps items only where schemas are made: with feature `schema` of this crate.
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

/// The example of the README has to run, too.
#[cfg(all(doctest, feature = "alloc"))]
#[doc = include_str!("../README.md")]
mod readme {}
