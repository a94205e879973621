//! The players by name.

use solo_players::{
    Aim, Budget, Greedy, Mcts, MonteCarlo, Player, Random, Sensible, Study, Towards,
};

solo_core::word_enum! {
    /// Kind of player.
    pub enum Kind {
        /// Decides at random.
        Random = "random",
        /// Looks one decision ahead.
        Greedy = "greedy",
        /// Searches by playouts, the same number for every decision.
        MonteCarlo = "montecarlo",
        /// Searches a tree.
        Mcts = "mcts",
        /// Follows rules of thumb.
        Sensible = "sensible",
    }
}

/// Makes a player for a game.
#[must_use]
pub fn player<G: Study>(kind: Kind, aim: Aim, playouts: u32, seed: u64) -> Box<dyn Player<G>> {
    let budget = Budget::playouts(playouts);
    let towards = Towards(aim);
    match kind {
        Kind::Random => Box::new(Random::new(seed)),
        Kind::Greedy => Box::new(Greedy::new(towards, u64::from(playouts), seed)),
        Kind::MonteCarlo => {
            Box::new(MonteCarlo::new(towards, budget, seed).with_horizon(G::HORIZON))
        }
        Kind::Mcts => Box::new(Mcts::new(towards, budget, seed).with_horizon(G::HORIZON)),
        Kind::Sensible => Box::new(Sensible::new(aim, seed)),
    }
}
