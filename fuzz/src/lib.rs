//! The bodies of the fuzz targets, for any game. A target is one line.
//!
//! Nothing may panic or hang, no illegal input may be accepted, and a refused input must change
//! nothing.

mod asked;
mod catalogues;
#[cfg(not(fuzzing))]
pub mod corpora;
mod derived;
mod house;
mod inputs;
mod saves;
#[cfg(not(fuzzing))]
mod seeds;
#[cfg(not(fuzzing))]
pub mod targets;
mod texts;
mod views;
mod walk;
#[cfg(not(fuzzing))]
mod written;

pub use catalogues::catalogues;
pub use derived::Derived;
pub use inputs::inputs;
pub use saves::saves;
pub use texts::texts;
pub use views::views;
