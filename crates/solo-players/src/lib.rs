//! Players for solo tabletop games.
//!
//! Every player works for every [`Game`](solo_core::Game), since a game lists its legal decisions
//! and its possible chance outcomes with exact weights. The aim of a player is a [`Value`]: the
//! worth of each end.
//!
//! | player | method |
//! | --- | --- |
//! | [`Random`] | at random |
//! | [`Greedy`] | one decision ahead, over all chance outcomes |
//! | [`Expectimax`] | several decisions ahead, over all chance outcomes |
//! | [`MonteCarlo`] | simulated games, evenly for every decision |
//! | [`Mcts`] | by tree search with exact chance, in parts that may run on threads |
//! | [`Rollout`] | another player, improved by simulated games |
//! | [`Policy`] | a function of the caller |
//! | [`RuleOfThumb`], [`Sensible`] | knowledge of the game, see [`Study`] |
//! | `Learned` | a trained network of integers, see the features |
//! | [`Best`] | the strongest of them that there is for a game and its tables |
//!
//! The guide, `docs/src/figures.md` in the repository, has the figures of these players, and a chart for each game.
//!
//! A [`Budget`] in playouts or steps limits the search. There is no clock, and no player calculates with
//! floating-point numbers: the same seed leads to the same decisions on every machine.
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
//! Applications that show hints ask [`Hints`].
//!
//! # Features
//!
//! None is enabled by default. Those named after a game of this workspace add its [`Study`] to
//! [`sensible`]. Feature `learned` adds `Learned`: players with trained networks, and those of four games for
//! [`Kind::Learned`]. `Network` is there with it and with `tomb4k`, whose sensible player has two.
//!
//! The crate needs an allocator, not `std`.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
// Pages of other crates lie beside those of this one.
#![doc(html_root_url = "..")]
// Examples compile without a warning where they are pasted.
#![doc(test(attr(deny(warnings))))]

extern crate alloc;

mod budget;
mod by_kind;
mod expectimax;
mod greedy;
mod hints;
mod kind;
#[cfg(feature = "learned")]
mod learned;
mod mcts;
mod monte_carlo;
#[cfg(any(feature = "learned", feature = "tomb4k"))]
mod network;
mod network_error;
mod part;
mod player;
mod playout;
mod random;
mod rollout;
mod seeds;
pub mod sensible;
mod study;
mod tree;
mod value;
mod worth;

pub use budget::{Budget, Spent};
pub use by_kind::player;
pub use expectimax::Expectimax;
pub use greedy::Greedy;
pub use hints::{Ahead, Hints, Prospect, Share, Spread, Tenths};
pub use kind::Kind;
#[cfg(feature = "learned")]
pub use learned::{Learned, inputs};
pub use mcts::Mcts;
pub use monte_carlo::MonteCarlo;
#[cfg(any(feature = "learned", feature = "tomb4k"))]
pub use network::Network;
pub use network_error::NetworkError;
pub use part::Part;
pub use player::{Advice, Adviser, Player, Policy, choices_of, play_on, play_seeded};
pub use random::Random;
pub use rollout::Rollout;
pub use seeds::{deal, player_seed, step_seed};
pub use study::{Aim, Best, RuleOfThumb, Score, Sensible, Study, Towards};
pub use value::Value;
pub use worth::Worth;

/// Tests the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
