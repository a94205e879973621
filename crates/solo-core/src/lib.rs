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
//! | [`Events`], [`ForEach`] | where a step tells what happened; `()` keeps silent |
//! | [`Options`], [`OptionSpec`], [`options!`], [`Setting`] | variants and difficulty by name |
//! | [`word_enum!`], [`number_enum!`] | enumerations of a rulebook |
//! | [`Card`], [`CardSet`], [`Face`] | playing cards with a joker, sets of them, six-sided dice |
//! | [`Kind`], [`Pile`], [`Bag`], [`Deck`] | own cards and tokens; ordered, unordered and face-down zones |
//! | [`bits`] | sets of small numbers as the bits of a word |
//! | [`Notation`], [`Words`], [`NotationError`] | inputs as text, and where a text goes wrong |
//! | [`Seeded`], [`Streams`], [`settle`] | games in which chance answers itself |
//! | `Record`, `Timeline` | saved games; undo and redo |
//! | `GameData` | options, positions, events and outcomes as data |
//! | `Picks` | a game as a list of numbers, for fuzzers and property tests |
//! | [`Findings`], `Faults` | everything that is wrong with a position or a catalogue |
//! | [`inherent_methods!`], [`refusal!`], `options_as_data!` | what every game says in the same words |
//! | [`Provenance`], [`Fingerprint`] | where a printed value comes from; which catalogue this is |
//!
//! # Randomness
//!
//! A [`ChanceSource`] answers for chance: [`Streams`] from a seed, [`Generator`] from any generator of
//! the `rand` family, [`Scripted`] from a list. A seeded game keeps one PCG-32 generator for every
//! [`Source`], so that the same seed deals the same cards from a pile whatever the player does with the
//! dice. What a seed deals never changes: bounded numbers are drawn by [`below`], which is part of this
//! crate and pinned by tests, not by helpers of other crates.
//!
//! # Undo
//!
//! `apply` leaves the old position alone, so undo is keeping it. `Timeline` does so for a whole game,
//! and does not go back over a card that was revealed unless it is told to.
//!
//! # Saved games
//!
//! A `Record` is the list of inputs, as readable text or as data. It is loaded by playing it again, so
//! that only legal games can be loaded, and it loads for as long as the rules keep their version.
//!
//! # Features
//!
//! None is on by default; what there is then needs no allocator.
//!
//! | feature | what it adds |
//! | --- | --- |
//! | `alloc` | `Record`, `Timeline`, `Picks`, `Faults`, tables of catalogues |
//! | `serde` | `GameData`, `RecordData`, options and cards as data; switches on `alloc` |
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

mod bag;
pub mod bits;
mod card;
#[cfg(feature = "serde")]
mod card_data;
mod card_set;
mod chance;
#[cfg(feature = "serde")]
mod data;
mod deck;
mod die;
mod events;
pub mod example;
#[cfg(feature = "alloc")]
mod faults;
mod findings;
mod fingerprint;
mod game;
#[cfg(feature = "serde")]
mod game_data;
mod inherent;
mod joined;
mod kind;
mod menu;
mod notation;
mod noun;
#[cfg(feature = "serde")]
mod option_data;
mod options;
mod own;
mod pile;
mod plain;

#[cfg(feature = "alloc")]
mod picks;
mod provenance;
#[cfg(feature = "alloc")]
mod record;
mod sample;
mod seeded;
mod shared;
#[cfg(feature = "proptest")]
pub mod strategies;
mod table;
#[cfg(feature = "testkit")]
pub mod testkit;
#[cfg(feature = "alloc")]
mod timeline;
mod words;

pub use arrayvec;
pub use bag::{Bag, Unseen};
pub use card::{Card, Rank, Suit};
pub use card_set::{CardSet, CardSetIter};
pub use chance::{ChanceSource, Generator, Scripted, Streams, draw, pick, stream};
#[cfg(feature = "serde")]
pub use data::{
    By, Data, DataFields, Object, Of, Shape, ShapeBy, Sorted, Spot, Value, differs, object,
    optional, read_noun, required, required_by, serialize_fields, wrong,
};
#[cfg(feature = "schema")]
pub use data::{ObjectSchema, Schemas, any_of, list_of, noun_schema, tagged, typed};
pub use deck::Deck;
pub use die::Face;
pub use events::{Events, ForEach};
#[cfg(feature = "alloc")]
pub use faults::{Fault, Faults};
pub use findings::{Finding, Findings};
pub use fingerprint::Fingerprint;
pub use game::{Game, Input, InputOf, Next, Refusal, Source, Weight, nth_input};
#[cfg(feature = "serde")]
pub use game_data::{GameData, ViewData};
#[doc(hidden)]
pub use joined::Joined;
pub use kind::Kind;
pub use menu::{Menu, Only, Then};
pub use notation::{Notated, NotationError, Words};
#[cfg(feature = "alloc")]
pub use noun::missing_texts;
pub use noun::{
    AllValues, CardIn, Computed, Countable, GameEvent, Id, Name, NamedFields, Narration, Noun,
    Ranged, Readable, Sentence, Speech, TextVisitor, Translation, Variant,
};
#[cfg(feature = "serde")]
pub use option_data::{OptionMap, deserialize_options, serialize_options};
pub use options::{OptionError, OptionSpec, OptionValue, Options, Setting, Values};
#[cfg(feature = "alloc")]
pub use picks::{Picked, Picks};
pub use pile::Pile;
pub use plain::{Forbidden, NoChance, NoOptions};
pub use provenance::Provenance;
pub use rand_core;
pub use rand_pcg;
#[cfg(feature = "serde")]
pub use record::RecordData;
#[cfg(feature = "alloc")]
pub use record::{LoadError, NotOneLine, Place, Record};
pub use sample::below;
pub use seeded::{Seeded, settle};
#[cfg(feature = "serde")]
pub use serde;
pub use shared::Shared;
pub use solo_derive::{Data, Event, Notation};
pub use table::plain_number;
#[cfg(feature = "alloc")]
pub use table::{Row, read_table};
#[cfg(feature = "alloc")]
pub use timeline::{Timeline, UndoError};

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
