//! Programs for any list of games, without knowledge of any: one for the terminal, one beside the box, and a referee.
//!
//! The guide, `docs/src` in the repository, plays with them (`play.md`), describes the protocol (`referee.md`), and
//! writes a game for them (`your-own-game.md`).
//!
//! * [`run`] plays in the terminal: [`shell`] is the start menu, [`app`] a game, [`screen`] draws its scene; [`plain`] does
//!   the same in lines of text, [`auto`] lets a player decide;
//! * [`companion`] plays with cards and dice that lie on a real table;
//! * [`referee()`] reads one JSON object per line and answers with one; [`Referee`] does so inside a program.
//!
//! Each accepts a list of games and the arguments of the program, so that a game of another crate has all three:
//!
//! ```no_run
//! use std::process::ExitCode;
//!
//! use solo_table::Games;
//!
//! fn main() -> ExitCode {
//!     // Games::embedded().with::<Golf>() if the game is called so.
//!     solo_play::run(&Games::embedded(), std::env::args_os().skip(1))
//! }
//! ```
//!
//! Feature `terminal`, which is on by default, holds all but the referee.
#![cfg_attr(docsrs, feature(doc_cfg))]
// Pages of other crates lie beside those of this one.
#![doc(html_root_url = "..")]
// Examples compile without a warning where they are pasted.
#![doc(test(attr(deny(warnings))))]

#[cfg(feature = "terminal")]
pub mod acts;
#[cfg(feature = "terminal")]
pub mod app;
#[cfg(feature = "terminal")]
pub mod auto;
#[cfg(feature = "terminal")]
pub mod calendar;
#[cfg(feature = "terminal")]
pub mod commands;
mod end;
#[cfg(feature = "terminal")]
mod evening;
#[cfg(feature = "terminal")]
mod files;
#[cfg(feature = "terminal")]
mod find;
#[cfg(feature = "terminal")]
mod help;
#[cfg(feature = "terminal")]
pub mod input;
#[cfg(feature = "terminal")]
pub mod plain;
#[cfg(feature = "terminal")]
mod program;
mod referee;
#[cfg(feature = "terminal")]
pub mod results;
#[cfg(feature = "terminal")]
pub mod saves;
#[cfg(feature = "terminal")]
pub mod screen;
#[cfg(feature = "terminal")]
pub mod session;
#[cfg(feature = "terminal")]
pub mod settings;
#[cfg(feature = "terminal")]
pub mod shell;
#[cfg(feature = "terminal")]
mod signals;
#[cfg(feature = "terminal")]
pub mod signs;
#[cfg(feature = "terminal")]
mod terminal;
#[cfg(feature = "terminal")]
mod why;

#[cfg(feature = "terminal")]
pub use program::{companion, run};
pub use referee::{Referee, referee};

/// The code in the README is a test, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
