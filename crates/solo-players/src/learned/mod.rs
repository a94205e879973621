//! Players that have learned a game: a network of integers rates every decision.

mod inputs;

use alloc::string::String;
use alloc::vec::Vec;

use rand_pcg::Pcg32;
use solo_core::{Countable, Features, Game, GameData, Source, below, stream};

pub use inputs::inputs;

use crate::network::{Header, Network};
use crate::network_error::NetworkError;
use crate::player::{Player, consider};

/// A player that draws decisions at random, with the probabilities that a [`Network`] has learned.
///
/// It searches nothing: a decision costs some thousand multiplications. A player that always took the
/// most probable decision could take the same ones in circles.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_players::{Learned, Network, Player};
/// // Rolls rather than stops, until about seven lie on the table: an input of 48 sixteenths.
/// let network = "network 2\ngame ten\nrules 1\ncatalogue none\nplaces 4\nactions 2\n\
///     outputs 4\nrow 0 600 0 0 0 -200\nrow 1 0 0 0 0 0\nend\n";
/// let mut player = Learned::new(&Ten, network.parse::<Network>()?, 1)?;
/// assert_eq!(player.choose(&Ten, &Table::Deciding(0)), Some(Choice::Roll));
/// assert_eq!(player.choose(&Ten, &Table::Deciding(9)), Some(Choice::Stop));
/// # Ok::<(), solo_players::NetworkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Learned {
    network: Network,
    generator: Pcg32,
    /// `true` if the tables of the game are those of the training.
    knows_tables: bool,
}

impl Learned {
    /// Returns a player with this network.
    ///
    /// With tables of other values than those of the training it plays all the same, and its
    /// [`warning`](Player::warning) says that its strength is not known.
    ///
    /// # Errors
    /// The first difference between the game and that of the training, see [`Network::check`].
    pub fn new<G>(game: &G, network: Network, seed: u64) -> Result<Self, NetworkError>
    where
        G: GameData<View: Features<G>>,
    {
        network.check(game)?;
        Ok(Self {
            knows_tables: network.knows_tables(game),
            network,
            generator: generator(seed),
        })
    }
}

/// Returns the generator of decisions.
fn generator(seed: u64) -> Pcg32 {
    stream(seed, Source::new::<5>())
}

impl<G: GameData<View: Features<G>>> Player<G> for Learned {
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        consider(game, state, || {
            let values = self.network.look(inputs(game, state));
            let rate = |decision: G::Decision| {
                let number = usize::try_from(decision.number(game)).ok()?;
                self.network.rate(&values, number)
            };
            let decisions = Game::decisions(game, state);
            // A decision that was never met in training is the last resort.
            let ratings: Vec<i32> = decisions
                .map(|decision| rate(decision).unwrap_or(i32::MIN))
                .collect();
            let at = draw(&ratings, self.network.rating_bits(), &mut self.generator);
            Game::decisions(game, state).nth(at)
        })
    }

    fn reseed(&mut self, seed: u64) {
        self.generator = generator(seed);
    }

    fn warning(&self) -> Option<&'static str> {
        let warning = "the network was trained with other tables than those of the game: \
            its strength is not known";
        (!self.knows_tables).then_some(warning)
    }
}

impl Network {
    /// Checks that the network was trained for this game, with these rules and as many cards.
    ///
    /// # Errors
    /// The first difference between the game and that of the training.
    pub fn check<G: GameData<View: Features<G>>>(&self, game: &G) -> Result<(), NetworkError> {
        let (header, due) = (&self.header, header(game));
        if header.game != due.game {
            let (trained, game) = (header.game.clone(), due.game);
            return Err(NetworkError::Game { trained, game });
        }
        if header.rules != due.rules {
            let (trained, rules) = (header.rules, due.rules);
            return Err(NetworkError::Rules { trained, rules });
        }
        let sizes = |header: &Header| (header.places, header.actions);
        if sizes(header) != sizes(&due) {
            let (trained, game) = (sizes(header), sizes(&due));
            return Err(NetworkError::Size { trained, game });
        }
        Ok(())
    }
}

impl Network {
    /// Returns whether the network was trained with tables that play as those of the game do.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_players::Network;
    /// let network = "network 2\ngame ten\nrules 1\ncatalogue 0123456789abcdef\nplaces 4\n\
    ///     actions 2\noutputs 4\nend\n";
    /// assert!(!network.parse::<Network>()?.knows_tables(&Ten));
    /// # Ok::<(), solo_players::NetworkError>(())
    /// ```
    pub fn knows_tables<G: Game>(&self, game: &G) -> bool {
        let trained = self.header.catalogue;
        let earlier = trained.is_some_and(|trained| game.is_earlier_fingerprint(trained));
        earlier || trained == game.catalogue_fingerprint()
    }
}

/// Returns the header of a network for this game.
fn header<G: GameData<View: Features<G>>>(game: &G) -> Header {
    Header {
        game: String::from(G::NAME),
        rules: G::RULES_VERSION,
        catalogue: game.catalogue_fingerprint(),
        places: G::View::width(game),
        actions: usize::try_from(G::Decision::count(game)).unwrap_or(usize::MAX),
    }
}

/// Draws an index; ratings are the logarithms of the probabilities, up to a sum, and have a fraction of `bits`.
fn draw(ratings: &[i32], bits: u32, generator: &mut Pcg32) -> usize {
    let highest = ratings.iter().copied().max().unwrap_or(0);
    let weights = || {
        ratings
            .iter()
            .map(|rating| weight(highest.abs_diff(*rating), bits))
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
fn weight(behind: u32, bits: u32) -> u32 {
    // Powers of 2 with a fraction of 14 bits; log2(e) is 94548 / 65536, which has 16.
    let powers = u64::from(behind)
        .wrapping_mul(94_548)
        .wrapping_shr(bits.saturating_add(2));
    let part = u32::try_from(powers & 0x3fff).unwrap_or(0);
    let line = (1_u32 << 20).saturating_sub(part.wrapping_shl(5));
    let halvings = u32::try_from(powers.wrapping_shr(14)).unwrap_or(u32::MAX);
    line.checked_shr(halvings).unwrap_or(0)
}
