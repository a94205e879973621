//! The random player.

use rand_pcg::Pcg32;
use solo_core::{Game, Source, pick, stream};

use crate::player::Player;

/// A player that takes every legal decision with the same probability.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_players::{Player, Random};
/// let mut player = Random::new(42);
/// assert_eq!(player.choose(&Ten, &Table::Deciding(0)), Some(Choice::Roll));
/// ```
#[derive(Clone, Debug)]
pub struct Random(Pcg32);

impl Random {
    /// Returns a player with this seed.
    pub fn new(seed: u64) -> Self {
        Self(stream(seed, Source::new::<0>()))
    }
}

impl<G: Game> Player<G> for Random {
    #[inline]
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        pick(game, state, &mut self.0)
    }

    fn reseed(&mut self, seed: u64) {
        *self = Self::new(seed);
    }
}
