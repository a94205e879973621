//! The shared vocabulary of solo tabletop games.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(any(test, feature = "testkit", feature = "proptest", feature = "arbitrary"))]
extern crate std;

// The example game is shown on the crate page as a program of its own.
extern crate self as solo_core;

mod card;
#[cfg(feature = "serde")]
mod card_data;
mod chance;
mod deck;
mod die;
mod events;
pub mod example;
#[cfg(feature = "alloc")]
mod faults;
mod fingerprint;
mod game;
#[cfg(feature = "serde")]
mod interchange;
mod kind;
mod notation;
mod options;
mod pile;
mod plain;
mod provenance;
#[cfg(feature = "alloc")]
mod record;
mod sample;
mod seeded;
#[cfg(feature = "proptest")]
pub mod strategies;
mod table;
#[cfg(feature = "testkit")]
pub mod testkit;
#[cfg(feature = "alloc")]
mod timeline;
#[cfg(feature = "alloc")]
mod walk;

pub use card::{Card, CardSet, CardSetIter, Rank, Suit};
pub use chance::{ChanceSource, Generator, Scripted, Streams, draw, pick, stream};
pub use deck::Deck;
pub use die::Face;
pub use events::{Events, Tell};
#[cfg(feature = "alloc")]
pub use faults::{Fault, Faults};
pub use fingerprint::Fingerprint;
pub use game::{Game, Input, InputOf, Next, Refusal, Source, Weight};
#[cfg(feature = "serde")]
pub use interchange::{
    EventData, Interchange, OptionMap, OutcomeData, View, deserialize_options, serialize_options,
};
pub use kind::Kind;
pub use notation::{Notated, NotationError, Words};
pub use options::{OptionError, OptionSpec, OptionValue, Options, Values, check_option};
pub use pile::{Bag, Pile, Unseen};
pub use plain::{Forbidden, NoChance, NoOptions, Notation};
pub use provenance::Provenance;
pub use rand_core;
pub use rand_pcg;
#[cfg(feature = "serde")]
pub use record::RecordData;
#[cfg(feature = "alloc")]
pub use record::{LoadError, NotOneLine, Place, Record};
pub use sample::below;
pub use seeded::{Seeded, settle};
pub use table::plain_number;
#[cfg(feature = "alloc")]
pub use table::{Row, read_table};
#[cfg(feature = "alloc")]
pub use timeline::{Timeline, UndoError};
#[cfg(feature = "alloc")]
pub use walk::{Walk, Walked, nth_input};
