//! Measures how much better one can play Tomb of Four Kings than by looking one card ahead.
//!
//! ```text
//! cargo run --profile fast -p solo-learn --example tomb4k_improves -- win 1000 400
//! ```
//!
//! The arguments are the aim, the number of games and of playouts, and by how many millionths of a full worth a
//! decision may look worse than the best and still be tried (40,000). Before a decision, the greedy player plays games
//! to their end after each decision that is tried, with the same cards and without luck. The best decision is taken. If
//! it is not that of the player, half as many other playouts measure what it adds: those of the choice would flatter
//! it. What decisions add along the way of the improved player is, in sum, the difference between both players
//! (performance difference lemma), and has far less spread than their results.
//!
//! Prints means with their standard errors: results of both players without luck, in points or in per cent won,
//! what the decisions add, and their number.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::float_arithmetic,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a tool that is run by hand"
)]

use std::env::args;
use std::thread::{available_parallelism, scope};

use solo_core::rand_core::Rng;
use solo_core::rand_pcg::Pcg32;
use solo_core::{Game, Input, Next, Source, Streams, settle, stream};
use solo_learn::Luck;
use solo_players::{Adviser, Aim, Budget, Greedy, Towards, deal, play_on, player_seed};
use tomb4k::{Decision, Outcome, State, Tomb};

/// Steps for a decision: enough for every card after each of nine decisions.
const STEPS: u64 = 400;
/// Default of the difference up to which decisions are tried, in millionths of a full worth.
const CLOSE: u32 = 40_000;
/// Playouts before a decision is given up.
const FIRST_LOOK: u32 = 12;

/// Numbers with their mean and its standard error.
#[derive(Clone, Copy, Default)]
struct Sample {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sample {
    fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count
    }

    fn error(&self) -> f64 {
        let variance = self.squares / self.count - self.mean() * self.mean();
        (variance.max(0.0) / self.count).sqrt()
    }
}

struct Improver {
    game: Tomb,
    aim: Aim,
    playouts: u32,
    close: u32,
    seeds: Pcg32,
    /// Points or per cent that the decisions of this game add.
    added: f64,
    changed: u32,
}

impl Improver {
    fn greedy(&self) -> Greedy<Towards> {
        Greedy::new(Towards(self.aim), Budget::steps(STEPS), 1)
    }

    /// Plays a game to its end; returns its result without luck.
    fn end(&self, state: &State, seed: u64) -> f64 {
        let mut chance = Luck::new(Streams::new(seed), Towards(self.aim));
        let played = play_on(&self.game, state.clone(), &mut chance, &mut self.greedy());
        let (outcome, _) = played.unwrap();
        fair(self.aim, &outcome, &chance)
    }

    fn after(&self, state: &State, decision: Decision) -> State {
        let input = Input::Decision(decision);
        self.game.apply(state, input).unwrap()
    }

    /// Returns the best decision as far as playouts tell.
    fn decide(&mut self, state: &State) -> Decision {
        let advice = self.greedy().advise(&self.game, state);
        let (best, others) = advice.split_first().unwrap();
        let own = self.after(state, best.decision);
        let close = others
            .iter()
            .filter(|other| other.estimate.millionths() + self.close > best.estimate.millionths());
        let mut rivals: Vec<_> = close
            .map(|rival| {
                (
                    rival.decision,
                    self.after(state, rival.decision),
                    Sample::default(),
                )
            })
            .collect();
        let mut left: Vec<_> = rivals.iter_mut().collect();
        for playout in 1..=self.playouts {
            if left.is_empty() {
                break;
            }
            let seed = self.seeds.next_u64();
            let worth = self.end(&own, seed);
            for (_, after, ahead) in &mut left {
                ahead.add(self.end(after, seed) - worth);
            }
            let hopeless = |ahead: &Sample| ahead.mean() + 2.5 * ahead.error() < 0.0;
            left.retain(|(_, _, ahead)| playout < FIRST_LOOK || !hopeless(ahead));
        }
        let ahead = |rival: &(_, _, Sample)| rival.2.mean() - rival.2.error() / 2.0;
        let best_rival = rivals
            .iter()
            .max_by(|one, other| ahead(one).total_cmp(&ahead(other)));
        match best_rival.filter(|rival| ahead(rival) > 0.0) {
            None => best.decision,
            Some((decision, after, _)) => {
                self.added += self.measure(&own, after);
                self.changed += 1;
                *decision
            }
        }
    }

    /// Returns how much better the second position is, by new playouts.
    fn measure(&mut self, own: &State, after: &State) -> f64 {
        let mut ahead = Sample::default();
        for _ in 0..self.playouts.div_ceil(2) {
            let seed = self.seeds.next_u64();
            ahead.add(self.end(after, seed) - self.end(own, seed));
        }
        ahead.mean()
    }

    /// Plays a game, and returns its result without luck.
    fn play(&mut self, deal: u64) -> f64 {
        let game = self.game;
        let mut chance = Luck::new(Streams::new(deal), Towards(self.aim));
        let mut state = Game::start(&game);
        loop {
            settle(&game, &mut state, &mut chance, &mut (), |_| {});
            if let Next::Over(outcome) = Game::next(&game, &state) {
                return fair(self.aim, &outcome, &chance);
            }
            let decision = self.decide(&state);
            state = self.after(&state, decision);
        }
    }
}

/// Returns the result of a game, points or a hundred for a win, without the luck on the way.
fn fair(aim: Aim, outcome: &Outcome, chance: &Luck<Streams, Towards>) -> f64 {
    let result = match aim {
        Aim::Score => f64::from(outcome.score.points()),
        Aim::Win if outcome.won() => 100.0,
        Aim::Win => 0.0,
    };
    // A full worth is a win or a hundred points.
    result - chance.millionths() as f64 / 1e4
}

/// Results of both players in a deal, and of the decisions in which they differ.
struct Comparison {
    greedy: f64,
    improved: f64,
    added: f64,
    changed: u32,
}

impl Comparison {
    fn by(aim: Aim, playouts: u32, close: u32, number: u64) -> Self {
        let deal = deal(1, number);
        let mut improver = Improver {
            game: Tomb::default(),
            aim,
            playouts,
            close,
            seeds: stream(player_seed(deal), Source::new::<7>()),
            added: 0.0,
            changed: 0,
        };
        Self {
            greedy: improver.end(&Game::start(&improver.game), deal),
            improved: improver.play(deal),
            added: improver.added,
            changed: improver.changed,
        }
    }
}

fn main() {
    let mut arguments = args().skip(1);
    let aim = match arguments.next().as_deref() {
        Some("score") => Aim::Score,
        Some("win") => Aim::Win,
        _ => return println!("tomb4k_improves score|win [GAMES [PLAYOUTS [CLOSE]]]"),
    };
    let mut number = |or| arguments.next().map_or(or, |text| text.parse().unwrap());
    let (games, playouts, close) = (number(100), number(400), number(CLOSE));
    let threads = available_parallelism().map_or(1, usize::from);
    let comparisons: Vec<_> = scope(|scope| {
        let part = |first: usize| {
            let numbers = (0..u64::from(games)).skip(first).step_by(threads);
            let comparisons = numbers.map(|number| Comparison::by(aim, playouts, close, number));
            comparisons.collect::<Vec<_>>()
        };
        let start = |first| scope.spawn(move || part(first));
        let parts: Vec<_> = (0..threads).map(start).collect();
        parts
            .into_iter()
            .flat_map(|part| part.join().unwrap())
            .collect()
    });
    let mean = |of: fn(&Comparison) -> f64| {
        let mut sample = Sample::default();
        comparisons
            .iter()
            .for_each(|comparison| sample.add(of(comparison)));
        format!("{:8.3} +- {:.3}", sample.mean(), sample.error())
    };
    println!("greedy   {}", mean(|comparison| comparison.greedy));
    println!("improved {}", mean(|comparison| comparison.improved));
    println!("added    {}", mean(|comparison| comparison.added));
    println!("changed  {}", mean(|comparison| comparison.changed.into()));
}
