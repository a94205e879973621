//! Rules engine for Dungeon Solitaire: Tomb of Four Kings.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

mod audit;
pub mod catalogue;
mod chance;
pub mod competition;
mod decision;
mod event;
#[cfg(feature = "alloc")]
mod names;
mod options;
mod outcome;
mod play;
mod refusal;
mod state;
mod tomb;
#[doc = include_str!("../RULES.md")]
pub mod rulebook {}
#[cfg(feature = "serde")]
mod view;

pub use chance::Chance;
pub use decision::Decision;
pub use event::{EncounterKind, Event, Heading, TurnResult, WonBy};
#[cfg(feature = "alloc")]
pub use names::Names;
pub use options::{DropTiming, Options};
pub use outcome::{GameResult, Outcome, Score, ScoreError};
pub use refusal::Refusal;
pub use solo_core as core;
pub use state::{Phase, Resume, State};
pub use tomb::{Step, Tomb, apply};
#[cfg(feature = "serde")]
pub use view::{Catalogue, Setup, StatedOutcome};
