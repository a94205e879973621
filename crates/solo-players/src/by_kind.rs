//! A player of each kind.

use alloc::boxed::Box;

use crate::budget::Budget;
use crate::expectimax::Expectimax;
use crate::greedy::Greedy;
use crate::kind::Kind;
use crate::mcts::Mcts;
use crate::monte_carlo::MonteCarlo;
use crate::network_error::NetworkError;
use crate::player::Player;
use crate::random::Random;
use crate::rollout::Rollout;
use crate::study::{Aim, RuleOfThumb, Sensible, Study, Towards};

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
