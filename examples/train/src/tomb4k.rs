//! Trains the sensible player of Tomb of Four Kings, and prints its network.
//!
//! ```text
//! cargo run --profile fast -p solo-players --features tomb4k --example tomb4k_learns -- score > score.rs
//! ```
//!
//! The player plays against chance. It takes the decision after which the position looks best, and
//! now and then another one. After every game each position learns from the outcome and from the
//! estimate of the next position: TD(lambda) with plain gradient descent. `score.rs` and `win.rs`
//! beside `src/sensible/tomb4k/mod.rs` are the output with 40,000,000 games and seed 1.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::float_arithmetic,
    clippy::indexing_slicing,
    clippy::print_stderr,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a tool that is run by hand; only what it prints becomes part of the crate"
)]

use std::array::from_fn;
use std::env::args;

use rand_core::Rng;
use rand_pcg::Pcg32;
use solo_core::{Game, Input, Next, Source, draw, pick, stream};
use solo_players::{Aim, Study};
use tomb4k::{State, Tomb};

#[path = "../src/sensible/tomb4k/features.rs"]
mod features;
use features::{FEATURES, features};

const GAMES: u32 = 40_000_000;
const FIRST: usize = 128;
const SECOND: usize = 16;
/// Learning rate at the beginning and at the end.
const RATE: (f32, f32) = (0.01, 0.0001);
/// Probability of trying another decision.
const CURIOSITY: f32 = 0.03;
/// Weight of the outcome of the game against the estimate of the next position.
const LAMBDA: f32 = 0.7;

/// The network of `src/sensible/tomb4k/network.rs` with floating-point numbers, for training.
struct Network {
    features: Vec<[f32; FIRST]>,
    first: [f32; FIRST],
    weights: [[f32; FIRST]; SECOND],
    second: [f32; SECOND],
    odds: [f32; SECOND],
    bias: f32,
}

/// The sums of a position, and its estimate.
struct Look {
    first: [f32; FIRST],
    second: [f32; SECOND],
    worth: f32,
}

impl Network {
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

    fn look(&self, features: &[usize]) -> Look {
        let mut first = self.first;
        for &feature in features {
            for (sum, weight) in first.iter_mut().zip(&self.features[feature]) {
                *sum += weight;
            }
        }
        let first = first.map(|sum| sum.max(0.0));
        let second = from_fn(|at| (self.second[at] + product(&self.weights[at], &first)).max(0.0));
        let logarithm = self.bias + product(&self.odds, &second);
        Look {
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

fn product(one: &[f32], other: &[f32]) -> f32 {
    // Eight sums at once: the compiler may not change the order of additions.
    let mut sums = [0.0_f32; 8];
    for (one, other) in one.as_chunks::<8>().0.iter().zip(other.as_chunks::<8>().0) {
        for ((sum, one), other) in sums.iter_mut().zip(one).zip(other) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}

fn add(sums: &mut [f32], numbers: &[f32], times: f32) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += number * times;
    }
}

/// Returns a random number from 0 to 1.
fn unit(generator: &mut Pcg32) -> f32 {
    (generator.next_u32() >> 8) as f32 / (1 << 24) as f32
}

fn list(state: &State) -> Vec<usize> {
    let mut list = Vec::with_capacity(96);
    features(state, |feature| list.push(feature));
    list
}

struct Pupil {
    game: Tomb,
    aim: Aim,
    network: Network,
    generator: Pcg32,
}

/// A position in which a card was due, and whether the decision after it was only tried.
struct Seen {
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
        let mut seen: Vec<Seen> = Vec::new();
        loop {
            match Game::next(&self.game, &state) {
                Next::Over(_) => break,
                Next::Chance(_) => {
                    seen.push(Seen {
                        features: list(&state),
                        tried: false,
                    });
                    let card = draw(&self.game, &state, &mut self.generator).unwrap();
                    state = Game::apply(&self.game, &state, Input::Chance(card)).unwrap();
                }
                Next::Decision if unit(&mut self.generator) < CURIOSITY => {
                    seen.last_mut().unwrap().tried = true;
                    let any = pick(&self.game, &state, &mut self.generator).unwrap();
                    state = Game::apply(&self.game, &state, Input::Decision(any)).unwrap();
                }
                Next::Decision => state = self.best(&state).1,
            }
        }
        let end = self.outlook(&state);
        self.learn(&seen, end, rate);
        end
    }

    /// Learns from the last position to the first; tried decisions teach nothing about earlier
    /// positions.
    fn learn(&mut self, seen: &[Seen], end: f32, rate: f32) {
        let (mut worth, mut next) = (end, end);
        for Seen { features, tried } in seen.iter().rev() {
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

/// Returns a row of numbers in 256ths.
fn row(numbers: &[f32]) -> String {
    let whole = numbers.iter().map(|number| (number * 256.0).round() as i16);
    format!("{:?}", whole.collect::<Vec<_>>())
}

/// Returns a row of numbers in 32nds, as far as eight bits reach.
fn small_row(numbers: &[f32]) -> String {
    let whole = numbers.iter().map(|number| (number * 32.0).round() as i8);
    format!("{:?}", whole.collect::<Vec<_>>())
}

fn print(network: &Network, aim: Aim) {
    let purpose = match aim {
        Aim::Win => "to win",
        Aim::Score => "for points",
    };
    println!(
        "//! The network of a player that plays {purpose}; generated by `examples/tomb4k_learns.rs`.\n"
    );
    println!("use super::network::Network;\n");
    println!(
        "#[rustfmt::skip]\npub(super) static EXPERIENCE: Network = Network {{\n    features: ["
    );
    for weights in &network.features {
        println!("        {},", small_row(weights));
    }
    println!(
        "    ],\n    first: {},\n    weights: [",
        small_row(&network.first)
    );
    for weights in &network.weights {
        println!("        {},", row(weights));
    }
    println!("    ],\n    second: {},", row(&network.second));
    println!("    odds: {},", row(&network.odds));
    println!(
        "    bias: {},\n}};",
        row(&[network.bias]).trim_matches(['[', ']'])
    );
}

fn main() {
    let mut arguments = args().skip(1);
    let aim = arguments.next().unwrap_or_default();
    let number = |text: Option<String>| text.map(|text| text.parse::<u32>().unwrap());
    let games = number(arguments.next()).unwrap_or(GAMES);
    let mut generator = stream(
        u64::from(number(arguments.next()).unwrap_or(1)),
        Source::new::<0>(),
    );
    let mut pupil = Pupil {
        game: Tomb::default(),
        aim: match aim.as_str() {
            "score" => Aim::Score,
            "win" => Aim::Win,
            _ => return eprintln!("tomb4k_learns score|win [GAMES [SEED]]"),
        },
        network: Network::new(&mut generator),
        generator,
    };
    let mut sum = 0.0;
    for game in 0..games {
        let rate = RATE.0 * (RATE.1 / RATE.0).powf(game as f32 / games as f32);
        sum += pupil.play(rate);
        if (game + 1) % 100_000 == 0 {
            eprintln!("{}: {:.4}", game + 1, sum / 100_000.0);
            sum = 0.0;
        }
    }
    print(&pupil.network, pupil.aim);
}
