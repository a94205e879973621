//! Rules engine for Scrapyard Empire, solitaire with the ghost opponent.
//!
//! The game is by Galliant Games, its mechanics mostly by Jonathan Pack and Ben Froiken.
//!
//! Three Parts make a Small Machine, three machines make an Invention, and the first side to
//! complete three Inventions wins. The player draws, digs in scrap piles and steals; the ghost only
//! collects the player's duplicates and the cards of failed digs, and builds by itself.
//!
#![cfg_attr(
    not(docsrs),
    doc = "The [page of the game](../../book/games/scrapyard.html) in the guide has pictures, facts, every ruling"
)]
#![cfg_attr(
    docsrs,
    doc = "The page of the game in the guide, `docs/src/games/scrapyard.md` in the repository, has pictures, facts, every ruling"
)]
//! with its other reading, and a whole game.
//!
//! A whole game, always with the first choice:
//!
//! ```
//! use scrapyard::{Options, Scrapyard};
//! use solo_core::{Next, Seeded};
//!
//! let game = Scrapyard::new(Options::default().with_action_cap(100)?);
//! // The seed deals the cards and rolls the die; without one, chance is an input like any other.
//! let mut play = Seeded::start(&game, 42);
//! let outcome = loop {
//!     match play.next(&game) {
//!         Next::Over(outcome) => break outcome,
//!         _ => {
//!             let choice = game.decisions(play.state()).next().expect("there is a choice");
//!             play = play.apply(&game, choice)?;
//!         }
//!     }
//! };
//! assert!(outcome.actions() <= 100);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | meaning | type |
//! | --- | --- |
//! | the rules, with options and catalogue | [`Scrapyard`], [`Options`], [`catalogue`] |
//! | a position, and its visible content | [`State`], [`Position`] |
//! | an input of the player, an outcome of chance | [`Decision`], [`Chance`] |
//! | the numbers of the rules | [`numbers`] |
//! | the task for which a position waits | [`Task`], [`Phase`] |
//! | events, reasons of refusals, the outcome | [`Event`], [`Refusal`], [`Outcome`] |
//!
//! The clauses that comments and refusals cite (`SE-6.1`) are those of the [`rulebook`]. Most of
//! the embedded cards are house values, see [`catalogue::HOUSE`].
//!
//! Features: none by default. `alloc` is the basis of `serde`; `serde` makes positions, events,
//! outcomes, options and tables data in any serde format; `schema` describes them by JSON Schemas.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
// Pages of other crates lie beside those of this one.
#![doc(html_root_url = "..")]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

mod audit;
pub mod catalogue;
mod chance;
mod decision;
mod describe;
mod event;
mod game;
mod kinds;
pub mod numbers;
mod options;
mod outcome;
mod outlook;
mod phase;
mod play;
mod position;
mod refusal;
#[doc = include_str!("../RULES.md")]
pub mod rulebook {}
mod rules;
mod state;
#[cfg(feature = "serde")]
mod view;

/// The code in the README is a test, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub use chance::Chance;
pub use decision::Decision;
pub use event::{Dealt, Event, Spent, TakenFrom};
pub use game::{Input, Scrapyard, apply};
pub use kinds::{
    AbilityRow, Card, Character, Component, DigPile, Invention, Machine, Part, Pile, Piles, Side,
    Source,
};
pub use options::{BuiltDuplicates, CharacterChoice, CharacterUses, Options};
pub use outcome::{GameResult, Outcome};
pub use phase::{Cards, Few, Origin, Phase, RollFor, Task};
pub use position::{Position, Roll};
pub use refusal::Refusal;
pub use rules::TOPICS;
pub use state::State;
#[cfg(feature = "serde")]
pub use view::{GhostView, PileView, PlayerView, View};
