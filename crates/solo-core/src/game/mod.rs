//! The rules of one game as a value: the [`Game`] trait, and everything around a step.

mod brief;
mod contract;
#[cfg(feature = "serde")]
mod data;
mod events;
mod inherent;
mod notated;
#[cfg(feature = "alloc")]
mod picks;
mod plain;
mod refusal;
#[cfg(feature = "schema")]
mod schema;
mod step;

pub use brief::debug_game;
pub use contract::{Game, nth_input};
#[cfg(feature = "serde")]
pub use data::{GameData, ViewData};
pub use events::{Events, ForEach};
pub use notated::Notated;
#[cfg(feature = "alloc")]
pub use picks::{Picked, Picks};
pub use plain::{Forbidden, NoEvents};
pub use refusal::RefusalKind;
pub use step::{Input, InputOf, IntoInput, Next, Refusal, Source};
