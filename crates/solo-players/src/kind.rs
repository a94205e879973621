//! The players by name.

use alloc::boxed::Box;

use crate::budget::Budget;
use crate::expectimax::Expectimax;
use crate::greedy::Greedy;
use crate::mcts::Mcts;
use crate::monte_carlo::MonteCarlo;
use crate::network_error::NetworkError;
use crate::player::Player;
use crate::random::Random;
use crate::rollout::Rollout;
use crate::study::{Aim, RuleOfThumb, Sensible, Study, Towards};

solo_core::word_enum! {
    /// Kind of player.
    pub enum Kind in solo_players {
        /// Decides at random.
        Random = "random",
        /// Looks one decision ahead.
        Greedy = "greedy",
        /// Looks as many decisions ahead as it can.
        Expectimax = "expectimax",
        /// Searches by playouts, the same number for every decision.
        MonteCarlo = "montecarlo",
        /// Searches a tree.
        Mcts = "mcts",
        /// Follows rules of thumb.
        Sensible = "sensible",
        /// Improves rules of thumb by playouts.
        Rollout = "rollout",
        /// Decides by a trained network, in the games that have one.
        Learned = "learned",
        /// Decides as the strongest of the others that there is for the game and its tables: see [`Study::best`].
        Best = "best",
    }
}

/// Creates a player for a game.
///
/// `playouts` is the number of playouts per decision for a player that searches, and the number of
/// steps for one that looks ahead; other players ignore it.
///
/// [`Kind::Learned`] plays with an owner's tables, too, and then has a [`Player::warning`]; where they
/// have more or fewer cards than its network knows, a [`Kind::Sensible`] player takes its place.
///
/// # Errors
/// [`Kind::Learned`] of a game without a network.
pub fn player<G: Study>(
    game: &G,
    kind: Kind,
    aim: Aim,
    playouts: u32,
    seed: u64,
) -> Result<Box<dyn Player<G>>, NetworkError> {
    let budget = Budget::playouts(playouts);
    let steps = u64::from(playouts);
    let towards = Towards(aim);
    Ok(match kind {
        Kind::Random => Box::new(Random::new(seed)),
        Kind::Greedy => Box::new(Greedy::new(towards, Budget::steps(steps), seed)),
        Kind::Expectimax => Box::new(Expectimax::new(towards, steps)),
        Kind::MonteCarlo => {
            Box::new(MonteCarlo::new(towards, budget, seed).with_horizon(G::HORIZON))
        }
        Kind::Mcts => Box::new(Mcts::new(towards, budget, seed).with_horizon(G::HORIZON)),
        Kind::Sensible => Box::new(Sensible::new(aim, seed)),
        Kind::Rollout => {
            let inner = RuleOfThumb::new(aim, seed);
            Box::new(Rollout::new(towards, inner, budget, seed).with_horizon(G::HORIZON))
        }
        Kind::Learned => game.learned(aim, seed)?,
        Kind::Best => game.best(aim, seed).player,
    })
}

/// The seed that deals one game of a study; two studies have none in common unless their seeds are the
/// same or they are very long.
///
/// ```
/// assert_eq!(solo_players::deal(2, 5), 2_000_000_019);
/// ```
#[must_use]
pub const fn deal(seed: u64, number: u64) -> u64 {
    seed.wrapping_mul(1_000_000_007).wrapping_add(number)
}

/// The seed of the player in a game of a study, who does not foresee what the deal will bring.
///
/// ```
/// assert_eq!(solo_players::player_seed(7), !7);
/// ```
#[must_use]
pub const fn player_seed(deal: u64) -> u64 {
    !deal
}
