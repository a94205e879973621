//! The rules of one game as a value: the [`Game`] trait, and everything around a step.

mod brief;
mod contract;
mod events;
mod inherent;
#[cfg(feature = "alloc")]
mod picks;
mod plain;
mod refusal;
mod shared;
mod step;

pub use brief::debug_game;
pub use contract::{Game, nth_input};
pub use events::{Events, ForEach};
#[cfg(feature = "alloc")]
pub use picks::{Picked, Picks};
pub use plain::{Forbidden, NoChance, NoEvents, NoOptions};
pub use refusal::RefusalKind;
pub use shared::Shared;
pub use step::{Input, InputOf, IntoInput, Next, Refusal, Source, Weight};
