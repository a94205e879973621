//! Training of the sensible player of Tomb of Four Kings.
//!
//! The player plays against chance. It takes the decision after which the position looks best, and
//! now and then another one. After every game each position learns from the outcome and from the
//! estimate of the next position: TD(lambda) with plain gradient descent.

#![allow(
    clippy::unwrap_used,
    reason = "the game accepts what it lists, and a card is due before a decision"
)]

use std::array::from_fn;
use std::iter::once;

use rand_pcg::Pcg32;
use solo_core::{Game, Input, Next, Source, draw, pick, stream};
use solo_players::sensible::tomb4k::{FEATURES, features};
use solo_players::{Aim, Network, NetworkError, Study};
use tomb4k::{State, Tomb};

use crate::numbers::{add, product, unit};
use crate::text::Text;

/// Games of a training.
pub const GAMES: u32 = 40_000_000;
const FIRST: usize = 128;
const SECOND: usize = 16;
/// Learning rate at the beginning and at the end.
const RATE: (f32, f32) = (0.01, 0.0001);
/// Probability of trying another decision.
const CURIOSITY: f32 = 0.03;
/// Weight of the outcome of the game against the estimate of the next position.
const LAMBDA: f32 = 0.7;

/// The network with floating-point numbers.
struct Judge {
    features: Vec<[f32; FIRST]>,
    first: [f32; FIRST],
    weights: [[f32; FIRST]; SECOND],
    second: [f32; SECOND],
    odds: [f32; SECOND],
    bias: f32,
}

/// The sums of a position, and its estimate.
struct Activations {
    first: [f32; FIRST],
    second: [f32; SECOND],
    worth: f32,
}

impl Judge {
    fn new(generator: &mut Pcg32) -> Self {
        let mut around = |most: f32| (unit(generator) * 2.0 - 1.0) * most;
        Self {
            features: (0..FEATURES).map(|_| from_fn(|_| around(0.15))).collect(),
            first: [0.1; FIRST],
            weights: from_fn(|_| from_fn(|_| around(0.3))),
            second: [0.1; SECOND],
            odds: from_fn(|_| around(0.3)),
            bias: -1.0,
        }
    }

    fn look(&self, features: &[usize]) -> Activations {
        let mut first = self.first;
        for &feature in features {
            for (sum, weight) in first.iter_mut().zip(&self.features[feature]) {
                *sum += weight;
            }
        }
        let first = first.map(|sum| sum.max(0.0));
        let second = from_fn(|at| (self.second[at] + product(&self.weights[at], &first)).max(0.0));
        let logarithm = self.bias + product(&self.odds, &second);
        Activations {
            first,
            second,
            worth: 1.0 / (1.0 + (-logarithm).exp()),
        }
    }

    /// Moves the estimate of the position a little towards `worth`.
    fn learn(&mut self, features: &[usize], worth: f32, rate: f32) {
        let look = self.look(features);
        let error = (worth - look.worth) * rate;
        let mut errors = [0.0; FIRST];
        for (at, &sum) in look.second.iter().enumerate() {
            if sum > 0.0 {
                let error = error * self.odds[at];
                add(&mut errors, &self.weights[at], error);
                add(&mut self.weights[at], &look.first, error);
                self.second[at] += error;
            }
        }
        add(&mut self.odds, &look.second, error);
        self.bias += error;
        for (error, &sum) in errors.iter_mut().zip(&look.first) {
            if sum <= 0.0 {
                *error = 0.0;
            }
        }
        add(&mut self.first, &errors, 1.0);
        for &feature in features {
            add(&mut self.features[feature], &errors, 1.0);
        }
    }
}

fn list(state: &State) -> Vec<usize> {
    features(state)
        .iter()
        .map(|(feature, _)| *feature)
        .collect()
}

struct Pupil {
    game: Tomb,
    aim: Aim,
    network: Judge,
    generator: Pcg32,
}

/// A position in which a card was due, and whether the decision after it was only tried.
struct Visited {
    features: Vec<usize>,
    tried: bool,
}

impl Pupil {
    fn outlook(&self, state: &State) -> f32 {
        match Game::next(&self.game, state) {
            Next::Over(outcome) => Tomb::worth(self.aim, &outcome).millionths() as f32 / 1e6,
            Next::Decision => self.best(state).0,
            Next::Chance(_) => self.network.look(&list(state)).worth,
        }
    }

    /// Returns the best outlook after a decision, and the position after it.
    fn best(&self, state: &State) -> (f32, State) {
        let mut best = (-1.0, state.clone());
        for decision in Game::decisions(&self.game, state) {
            let after = Game::apply(&self.game, state, Input::Decision(decision)).unwrap();
            let outlook = self.outlook(&after);
            if outlook > best.0 {
                best = (outlook, after);
            }
        }
        best
    }

    /// Plays a game, learns from it and returns its worth.
    fn play(&mut self, rate: f32) -> f32 {
        let mut state = Game::start(&self.game);
        let mut visited: Vec<Visited> = Vec::new();
        loop {
            match Game::next(&self.game, &state) {
                Next::Over(_) => break,
                Next::Chance(_) => {
                    visited.push(Visited {
                        features: list(&state),
                        tried: false,
                    });
                    let card = draw(&self.game, &state, &mut self.generator).unwrap();
                    state = Game::apply(&self.game, &state, Input::Chance(card)).unwrap();
                }
                Next::Decision if unit(&mut self.generator) < CURIOSITY => {
                    visited.last_mut().unwrap().tried = true;
                    let any = pick(&self.game, &state, &mut self.generator).unwrap();
                    state = Game::apply(&self.game, &state, Input::Decision(any)).unwrap();
                }
                Next::Decision => state = self.best(&state).1,
            }
        }
        let end = self.outlook(&state);
        self.learn(&visited, end, rate);
        end
    }

    /// Learns from the last position to the first; tried decisions teach nothing about earlier
    /// positions.
    fn learn(&mut self, visited: &[Visited], end: f32, rate: f32) {
        let (mut worth, mut next) = (end, end);
        for Visited { features, tried } in visited.iter().rev() {
            worth = LAMBDA * worth + (1.0 - LAMBDA) * next;
            next = self.network.look(features).worth;
            if *tried {
                worth = next;
            } else {
                self.network.learn(features, worth, rate);
            }
        }
    }
}

/// Returns a number in 256ths.
fn whole(number: &f32) -> i16 {
    (number * 256.0).round() as i16
}

/// Returns a number in 32nds, as far as eight bits reach.
fn small(number: &f32) -> i16 {
    i16::from((number * 32.0).round() as i8)
}

/// Returns the network of integers nearest to this one.
fn quantize(game: &Tomb, network: &Judge) -> Result<Network, NetworkError> {
    let mut text = Text::of(game, FEATURES, 1);
    text.layer(0, network.first.iter().map(small));
    for (number, weights) in network.features.iter().enumerate() {
        text.row(number, weights.iter().map(small));
    }
    text.layer(5, network.second.iter().map(whole));
    for number in 0..FIRST {
        let weights = network.weights.iter().map(|row| whole(&row[number]));
        text.row(number, weights);
    }
    text.outputs(8);
    text.row(0, once(&network.bias).chain(&network.odds).map(whole));
    text.network()
}

/// Trains the network for an aim by that many games.
///
/// `report` is called after every 100,000 games with their number so far and the mean worth of their ends. The same
/// arguments lead to the same network.
///
/// # Errors
/// The network is not one that `solo_players` reads.
///
/// ```
/// use solo_players::Aim;
/// let network = solo_train::tomb4k::learn(Aim::Win, 10, 1, |_, _| {})?;
/// assert!(network.to_string().starts_with("network 2\ngame tomb4k\n"));
/// # Ok::<(), solo_players::NetworkError>(())
/// ```
pub fn learn(
    aim: Aim,
    games: u32,
    seed: u64,
    mut report: impl FnMut(u32, f32),
) -> Result<Network, NetworkError> {
    let mut generator = stream(seed, Source::new::<0>());
    let mut pupil = Pupil {
        game: Tomb::default(),
        aim,
        network: Judge::new(&mut generator),
        generator,
    };
    let mut sum = 0.0;
    for game in 0..games {
        let rate = RATE.0 * (RATE.1 / RATE.0).powf(game as f32 / games as f32);
        sum += pupil.play(rate);
        if (game + 1) % 100_000 == 0 {
            report(game + 1, sum / 100_000.0);
            sum = 0.0;
        }
    }
    quantize(&pupil.game, &pupil.network)
}
