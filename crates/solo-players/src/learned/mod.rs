//! Players that have learned a game: a network of integers rates every decision.

mod inputs;
mod network;
mod text;

use alloc::vec::Vec;

use rand_pcg::Pcg32;
use solo_core::{Features, Game, GameData, Source, below, stream};

pub(crate) use inputs::Inputs;
pub use network::Network;
#[cfg(feature = "learn")]
pub(crate) use network::{FRACTION, Header, LANES, Rows};

use crate::network_error::NetworkError;
use crate::player::{Player, consider};

/// A player that draws decisions at random, with the probabilities that a [`Network`] has learned.
///
/// It searches nothing: a decision costs some thousand multiplications. A player that always took the
/// most probable decision could take the same ones in circles.
#[cfg_attr(
    feature = "learn",
    doc = r"
```
use solo_core::example::{Choice, Table, Ten};
use solo_players::{Learned, Lessons, Player, Worth, learn};
let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
let lessons = Lessons { decisions: 20_000, batch: 512, seed: 1 };
let mut player = Learned::new(&Ten, learn(&Ten, &points, lessons, |_| {}), 1)?;
assert_eq!(player.choose(&Ten, &Table::Deciding(9)), Some(Choice::Stop));
# Ok::<(), solo_players::NetworkError>(())
```"
)]
#[derive(Clone, Debug)]
pub struct Learned {
    network: Network,
    generator: Pcg32,
    inputs: Inputs,
    ratings: Vec<i32>,
}

impl Learned {
    /// Returns a player with this network.
    ///
    /// # Errors
    /// The first difference between the game and that of the training, see [`Network::check`].
    pub fn new<G>(game: &G, network: Network, seed: u64) -> Result<Self, NetworkError>
    where
        G: GameData<View: Features<G>>,
    {
        network.check(game)?;
        Ok(Self {
            network,
            generator: stream(seed, Source::new::<5>()),
            inputs: Inputs::default(),
            ratings: Vec::new(),
        })
    }
}

impl<G: GameData<View: Features<G>>> Player<G> for Learned {
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        consider(game, state, || {
            let sums = self.network.look(game, state, &mut self.inputs);
            self.ratings.clear();
            let decisions = Game::decisions(game, state);
            let rate = |decision| self.network.rate(game, &sums, decision);
            self.ratings.extend(decisions.map(rate));
            let at = draw(&self.ratings, &mut self.generator);
            Game::decisions(game, state).nth(at)
        })
    }
}

/// Draws an index; ratings are the logarithms of the probabilities, up to a sum.
fn draw(ratings: &[i32], generator: &mut Pcg32) -> usize {
    let highest = ratings.iter().copied().max().unwrap_or(0);
    let weights = || {
        ratings
            .iter()
            .map(|rating| weight(highest.abs_diff(*rating)))
    };
    let mut left = below(generator, weights().fold(0, u32::saturating_add));
    for (at, weight) in weights().enumerate() {
        match left.checked_sub(weight) {
            Some(less) => left = less,
            None => return at,
        }
    }
    0
}

/// Returns the weight of a decision that is rated this much lower than the best one.
///
/// It is 2^20 for the best one, and halves with every step of ln(2); between two steps it follows a
/// straight line.
fn weight(behind: u32) -> u32 {
    // Ratings have a fraction of 14 bits; log2(e) is 94548 / 65536.
    let powers = u64::from(behind).wrapping_mul(94_548).wrapping_shr(16);
    let part = u32::try_from(powers & 0x3fff).unwrap_or(0);
    let line = (1_u32 << 20).saturating_sub(part.wrapping_shl(5));
    let halvings = u32::try_from(powers.wrapping_shr(14)).unwrap_or(u32::MAX);
    line.checked_shr(halvings).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use solo_core::{Source, stream};

    use super::{draw, weight};

    #[test]
    fn weights_are_close_to_exponentials_and_descend() {
        for behind in 0..120_000_u32 {
            let exact = (-f64::from(behind) / 16_384.0).exp();
            let near = f64::from(weight(behind)) / f64::from(1 << 20);
            assert!(
                (near / exact - 1.0).abs() < 0.07,
                "{behind}: {near} and {exact}"
            );
            assert!(weight(behind + 1) <= weight(behind));
        }
        assert_eq!(weight(u32::MAX), 0);
    }

    #[test]
    fn decisions_are_drawn_by_their_weights() {
        let mut generator = stream(1, Source::new::<5>());
        let mut count = |ratings: &[i32]| {
            let mut drawn: Vec<u32> = ratings.iter().map(|_| 0).collect();
            for _ in 0..3000 {
                *drawn.get_mut(draw(ratings, &mut generator)).unwrap() += 1;
            }
            drawn
        };
        // A step of ln(2): twice as often.
        let drawn = count(&[7, 7 + 11_357, i32::MIN]);
        assert!((900..1100).contains(drawn.first().unwrap()), "{drawn:?}");
        assert_eq!(drawn.last(), Some(&0));
        // None was met in training.
        let drawn = count(&[i32::MIN; 3]);
        assert!(
            drawn.iter().all(|drawn| (900..1100).contains(drawn)),
            "{drawn:?}"
        );
    }
}
