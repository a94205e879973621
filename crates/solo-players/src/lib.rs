//! Players for solo tabletop games.
//!
//! Every player here plays every [`Game`](solo_core::Game), since a game says by itself what is legal and
//! what chance may answer, with exact weights. What a player wants is a [`Value`]: how good each end is.
//!
//! | player | how it decides |
//! | --- | --- |
//! | [`Random`] | at random |
//! | [`Greedy`] | one decision ahead, over all answers of chance |
//! | [`MonteCarlo`] | by playing on in thought, as often for every decision |
//! | [`Mcts`] | by tree search with explicit chance nodes |
//! | [`Policy`] | as a function of yours says |
//! | [`RuleOfThumb`], [`Sensible`] | as somebody would who knows the game, see [`Study`] |
//!
//! A [`Budget`] in playouts or steps limits how long they think. There is no clock and no floating-point
//! number: the same seed gives the same decisions on every machine.
//!
//! ```
//! use solo_core::example::Ten;
//! use solo_players::{Budget, Mcts, Random, Worth, play_seeded};
//!
//! let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
//! let mut searching = Mcts::new(points, Budget::playouts(100), 1);
//! let mut guessing = Random::new(1);
//! let mut sums = [0, 0];
//! for seed in 0..100 {
//!     sums[0] += u32::from(play_seeded(&Ten, seed, &mut searching).unwrap().0);
//!     sums[1] += u32::from(play_seeded(&Ten, seed, &mut guessing).unwrap().0);
//! }
//! assert!(sums[0] > sums[1] + 100);
//! ```
//!
//! For an application that wants to help its user there is [`hint`].
//!
//! # Features
//!
//! None is on by default. Each is named after a game of this workspace and brings what is known about it
//! into [`sensible`].
//!
//! The crate needs an allocator, not `std`.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod budget;
mod greedy;
mod hint;
mod kind;
mod mcts;
mod monte_carlo;
mod player;
mod playout;
mod random;
pub mod sensible;
mod study;
mod tree;
mod value;
mod worth;

pub use budget::{Budget, Spent};
pub use greedy::Greedy;
pub use hint::hint;
pub use kind::{Kind, deal, player, seat};
pub use mcts::Mcts;
pub use monte_carlo::MonteCarlo;
pub use player::{Advice, Adviser, Player, Policy, play_seeded};
pub use random::Random;
pub use study::{Aim, RuleOfThumb, Sensible, Study, Towards};
pub use value::Value;
pub use worth::Worth;

/// The example of the README has to run, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
