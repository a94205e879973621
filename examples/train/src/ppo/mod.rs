//! Training: a network learns a game by playing it.
//!
//! The method is PPO, proximal policy optimization: a policy plays some games, a second network
//! estimates what could be expected in each position, and decisions that led to more become
//! somewhat more probable. The second network is only needed for this.

mod games;
mod parameters;
mod update;

use rand_pcg::Pcg32;
use solo_core::{Countable, Features, GameData, Source, stream};
use solo_players::{Network, NetworkError, Value, deal};

use crate::text::Text;
use games::{Batch, Pupil};
use parameters::Parameters;
use update::Update;

/// Number of sums of each layer.
const LANES: usize = 32;
/// Weights are whole multiples of 1/128.
const BITS: u32 = 7;
/// Inputs are whole multiples of 1/16.
const INPUT_BITS: u32 = 4;

/// Unit of what is gained: the worth from 0 to 1 becomes a number from 0 to 10.
const SCALE: f32 = 10.0;

/// Places met in fewer than one in this number of decisions are left out of the network.
const RARE: u64 = 4000;

/// The amount of a training.
///
/// ```
/// let lessons = solo_train::Lessons::default();
/// assert_eq!((lessons.decisions, lessons.batch), (10_000_000, 8192));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lessons {
    /// Decisions to take; the game in progress and those of its batch are still played.
    pub decisions: u64,
    /// Decisions, at least, between two changes of the network; 0 is read as 1.
    pub batch: usize,
    /// Seed of the deals, by [`deal`], and of the decisions.
    ///
    /// A study with another seed plays other games than those of the training.
    pub seed: u64,
}

impl Default for Lessons {
    fn default() -> Self {
        Self {
            decisions: 10_000_000,
            batch: 8192,
            seed: 1,
        }
    }
}

/// The state of a training after a batch.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Progress {
    /// Games so far.
    pub games: u64,
    /// Decisions so far, those without a choice excepted.
    pub decisions: u64,
    /// Mean worth of the ends of the batch, from 0 to 1.
    pub worth: f32,
}

/// Trains a network for a game.
///
/// The worth of the ends guides the training, and so do the differences between the worths of positions:
/// the better the value judges them, the faster the network learns. The same arguments lead to the
/// same network on every machine.
///
/// # Errors
/// The game has more places or decisions than a network may have.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_players::{Learned, Random, Worth, play_seeded};
/// use solo_train::{Lessons, learn};
/// let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
/// let lessons = Lessons { decisions: 20_000, batch: 512, seed: 1 };
/// let network = learn(&Ten, &points, lessons, |_| {})?;
/// let mut player = Learned::new(&Ten, network, 1)?;
/// let mut sums = [0, 0];
/// for seed in 0..200 {
///     sums[0] += u32::from(play_seeded(&Ten, seed, &mut player).unwrap().0);
///     sums[1] += u32::from(play_seeded(&Ten, seed, &mut Random::new(seed)).unwrap().0);
/// }
/// assert!(sums[0] > sums[1] + 200);
/// # Ok::<(), solo_players::NetworkError>(())
/// ```
pub fn learn<G: GameData<View: Features<G>>, V: Value<G>>(
    game: &G,
    value: &V,
    lessons: Lessons,
    mut report: impl FnMut(Progress),
) -> Result<Network, NetworkError> {
    let places = G::View::width(game);
    let actions = usize::try_from(G::Decision::count(game)).unwrap_or(usize::MAX);
    let mut generator = stream(lessons.seed, Source::new::<8>());
    let mut pupil = pupil(game, value, (places, actions), &mut generator);
    let mut update = Update::new(&pupil.policy, &pupil.expectation);
    let mut batch = Batch::default();
    let (mut games, mut decisions) = (0_u64, 0_u64);
    while decisions < lessons.decisions {
        batch.clear();
        let before = games;
        while batch.taken.len() < lessons.batch.max(1) {
            pupil.play(deal(lessons.seed, games), &mut batch);
            games = games.saturating_add(1);
            // A game without choices teaches nothing.
            if batch.taken.is_empty() && games.saturating_sub(before) > 1000 {
                return quantize(game, &pupil.policy, &update, decisions);
            }
        }
        let done = share(decisions, lessons.decisions);
        update.learn(&mut pupil, &batch, done);
        decisions = decisions.saturating_add(u64::try_from(batch.taken.len()).unwrap_or(u64::MAX));
        report(Progress {
            games,
            decisions,
            worth: batch.worths * share(1, games.saturating_sub(before)),
        });
    }
    quantize(game, &pupil.policy, &update, decisions)
}

fn pupil<'a, G, V>(
    game: &'a G,
    value: &'a V,
    (places, actions): (usize, usize),
    generator: &mut Pcg32,
) -> Pupil<'a, G, V> {
    Pupil {
        game,
        value,
        policy: Parameters::random(places, actions, generator),
        expectation: Parameters::random(places, 1, generator),
        generator: generator.clone(),
    }
}

/// Returns a part of a whole as a number from 0 to 1.
fn share(part: u64, whole: u64) -> f32 {
    (part as f64 / whole.max(1) as f64) as f32
}

/// Returns the network of integers nearest to these parameters, without the places that were hardly met.
fn quantize<G: GameData>(
    game: &G,
    policy: &Parameters,
    update: &Update,
    decisions: u64,
) -> Result<Network, NetworkError> {
    let mut text = Text::of(game, policy.places.len(), policy.outputs.len());
    text.layer(INPUT_BITS, policy.first.map(whole));
    for (number, weights) in policy.places.iter().enumerate() {
        let met = update.met_places.get(number).unwrap_or(&0);
        if met.saturating_mul(RARE) >= decisions.max(1) {
            text.row(number, weights.map(whole));
        }
    }
    text.layer(BITS, policy.second.map(whole));
    for (number, weights) in policy.between.iter().enumerate() {
        text.row(number, weights.map(whole));
    }
    text.outputs(BITS);
    for (number, (weights, bias)) in policy.outputs.iter().zip(&policy.biases).enumerate() {
        if update.met_actions.get(number) > Some(&0) {
            text.row(number, std::iter::once(*bias).chain(*weights).map(whole));
        }
    }
    text.network()
}

/// Returns the nearest multiple of the smallest weight.
fn whole(number: f32) -> i16 {
    libm::roundf(number * (1_u16 << BITS) as f32) as i16
}
