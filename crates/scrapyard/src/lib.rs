//! Rules engine for Scrapyard Empire, solitaire with the ghost opponent.
//!
//! The game is by Galliant Games, its mechanics mostly by Jonathan Pack and Ben Froiken.
//!
//! Three Parts make a Small Machine, three machines make an Invention, and the first side to
//! complete three Inventions wins. The player draws, digs in scrap piles and steals; the ghost only
//! collects the player's duplicates and the cards of failed digs, and builds by itself.
//!
//! The page of the game in the guide, `docs/src/games/scrapyard.md` in the repository, has pictures, facts, every ruling
//! with its other reading, and a whole game.
//!
//! A whole game, always with the first choice:
//!
//! ```
//! use scrapyard::{ActionCap, Options, Scrapyard};
//! use solo_core::{Next, Seeded};
//!
//! let game = Scrapyard::new(Options { action_cap: ActionCap::new(100).unwrap(), ..Options::DEFAULT });
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
//! assert!(outcome.actions <= 100);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # First calls
//!
//! | for | call |
//! | --- | --- |
//! | the rules and the first position | [`Scrapyard::new`], [`Scrapyard::start`] |
//! | the player, chance or the end | [`Scrapyard::next`] |
//! | legal decisions, possible outcomes | [`Scrapyard::decisions`], [`Scrapyard::chances`] |
//! | a step | [`Scrapyard::apply`], or [`Scrapyard::advance`] in place and with events |
//! | text of a decision, and back | [`Scrapyard::decision_text`], [`Scrapyard::parse_decision`] |
#![cfg_attr(
    feature = "alloc",
    doc = "| a game with undo, log and saves | [`solo_core::Session`] |"
)]
#![cfg_attr(
    not(feature = "alloc"),
    doc = "| a game with undo, log and saves | `solo_core::Session` (feature `alloc`) |"
)]
//!
//! # Terms
//!
//! | meaning | type |
//! | --- | --- |
//! | the rules, with options and catalogue | [`Scrapyard`], [`Options`], [`catalogue`] |
//! | a position | [`State`] |
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
//!
//! # Around the engine
//!
//! * `solo_core::Session` (feature `alloc`) keeps a whole game for a program: chance from a seed or from a
//!   person with the box, undo, the log, saves.
//! * `solo-table` has this game and the others by name, with labels, scenes, hints, saves, and
//!   the texts of the cards (`Table::glossary`); `solo-players` play it; `solo-play` shows it in a terminal.
//! * [`solo-core`](solo_core) is the vocabulary of all games.
//! * `solo-testkit`, in `[dev-dependencies]`, tests rules: laws, and properties over random games that shrink.
//!
//! ```
//! use proptest::prelude::*;
//! use scrapyard::Scrapyard;
//! use solo_testkit::strategies::games;
//!
//! proptest!(|(walk in games(Scrapyard::default()))| {
//!     // SE-14.1: the game ends with the third Invention.
//!     prop_assert!(walk.outcome().is_none_or(|outcome| outcome.player <= 3));
//! });
//! ```
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
// Pages of other crates lie beside those of this one.
#![doc(html_root_url = "..")]
// Examples compile without a warning where they are pasted.
#![doc(test(attr(deny(warnings))))]

#[cfg(feature = "alloc")]
extern crate alloc;

// Each layer uses those below it, and none above:
//   game, view, audit, describe                             the game as programs and people see it
//   play                                                    the rules, a file for each chapter
//   event, refusal                                          what is said of a step
//   state, phase, outcome, decision, chance                 the position, and what may come
//   scrapyard, catalogue, options, rules, kinds, numbers    what is printed, and the options in force

mod audit;
#[cfg(feature = "serde")]
mod bounds;
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
mod phase;
mod play;
mod refusal;
#[doc = include_str!("../RULES.md")]
pub mod rulebook {}
mod rules;
mod scrapyard;
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
pub use game::{Roll, apply};
pub use kinds::{
    AbilityRow, Card, Character, Component, DigPile, Invention, Machine, Part, Pile, Piles, Side,
    Source,
};
pub use options::{ActionCap, BuiltDuplicates, CharacterChoice, CharacterUses, Options};
pub use outcome::{GameResult, Outcome};
pub use phase::{Cards, Few, Origin, Phase, RollFor, Task};
pub use refusal::{Missing, Refusal};
pub use rules::TOPICS;
pub use scrapyard::{Input, Scrapyard};
pub use state::State;
#[cfg(feature = "serde")]
pub use view::{GhostView, PileView, PlayerView, View};
