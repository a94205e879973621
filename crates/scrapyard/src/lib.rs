//! Rules engine for Scrapyard Empire, solitaire with the ghost opponent.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

mod agenda;
mod audit;
mod bits;
pub mod catalogue;
mod chance;
mod decision;
mod event;
mod game;
mod kinds;
mod names;
mod narrate;
mod notation;
mod options;
mod outcome;
mod play;
mod position;
mod refusal;
#[cfg(feature = "serde")]
mod setup;
mod state;
#[cfg(feature = "serde")]
mod view;

pub use agenda::RollFor;
pub use chance::Chance;
pub use decision::Decision;
pub use event::{Dealt, Event, Spent, TakenFrom};
pub use game::{Scrapyard, Step, apply};
pub use kinds::{Card, Character, Invention, Machine, Part, Pile, Piles, Side, Source};
pub use options::{CharacterChoice, Options};
pub use outcome::{GameResult, Outcome};
pub use position::{AgendaTask, Position, Roll};
pub use refusal::Refusal;
#[cfg(feature = "serde")]
pub use setup::{
    ByPile, Setup, StatedGhost, StatedOutcome, StatedPile, StatedPlayer, StatedRoll,
};
pub use solo_core as core;
pub use state::State;
