//! Compares two players on the same deals.
//!
//! ```text
//! cargo run --profile fast -p solo-players --all-features --example paired -- \
//!     mcts montecarlo 200 7 tomb4k=1000 votk=40
//! ```
//!
//! The arguments are the names of the two players, the playouts of each for a decision, the seed, and every game with
//! its number of deals. Both play each deal for points. Prints the mean points of both, and the mean of the difference
//! with its 99 % confidence interval.
#![expect(clippy::print_stdout, reason = "a tool that is run by hand")]
#![expect(clippy::float_arithmetic, reason = "statistics")]

use std::error::Error;
use std::num::NonZero;
use std::thread::{available_parallelism, scope};

use kings_challenge::KingsChallenge;
use scrapyard::Scrapyard;
use solo_core::Game;
use solo_players::{Aim, Kind, NetworkError, Player, Study, deal, play_seeded, player, seat};
use tomb4k::Tomb;
use trismegistus_bot::Botmegistus;
use votk::Valley;

const USAGE: &str = "paired PLAYER PLAYER PLAYOUTS SEED GAME=DEALS...";

/// The players, and what both have in common.
struct Pair {
    kinds: [Kind; 2],
    playouts: u32,
    seed: u64,
}

impl Pair {
    fn player<G: Study>(
        &self,
        game: &G,
        kind: Kind,
        seed: u64,
    ) -> Result<Box<dyn Player<G>>, NetworkError> {
        player(game, kind, Aim::Score, self.playouts, seed)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [one, other, playouts, seed, games @ ..] = arguments.as_slice() else {
        return Err(USAGE.into());
    };
    let pair = Pair {
        kinds: [one.parse()?, other.parse()?],
        playouts: playouts.parse()?,
        seed: seed.parse()?,
    };
    for game in games {
        let (name, deals) = game.split_once('=').ok_or(USAGE)?;
        let deals = deals.parse()?;
        match name {
            Tomb::NAME => compare::<Tomb>(&pair, deals),
            Valley::NAME => compare::<Valley>(&pair, deals),
            Scrapyard::NAME => compare::<Scrapyard>(&pair, deals),
            KingsChallenge::NAME => compare::<KingsChallenge>(&pair, deals),
            Botmegistus::NAME => compare::<Botmegistus>(&pair, deals),
            _ => Err(format!("no game {name:?}").into()),
        }?;
    }
    Ok(())
}

/// Plays all deals of a game with both players and prints the comparison.
fn compare<G: Study + Default>(pair: &Pair, deals: u64) -> Result<(), Box<dyn Error>> {
    for kind in pair.kinds {
        pair.player(&G::default(), kind, 0)?;
    }
    let threads = available_parallelism().map_or(1, NonZero::get);
    let points: Option<Vec<_>> = scope(|scope| {
        let play = |first| {
            let numbers = (first..deals).step_by(threads);
            numbers.map(|number| both::<G>(pair, number)).collect()
        };
        let running = |first| scope.spawn(move || play(first));
        let running: Vec<_> = (0..).take(threads).map(running).collect();
        let parts = running.into_iter().map(|thread| thread.join().ok()?);
        parts.collect::<Option<Vec<Vec<_>>>>()
    });
    let points = points.ok_or("a player gave up")?.concat();
    let (one, _) = interval(points.iter().map(|[one, _]| *one));
    let (other, _) = interval(points.iter().map(|[_, other]| *other));
    let (mean, half) = interval(points.iter().map(|[one, other]| one - other));
    println!(
        "{} {deals}: {one:.2} and {other:.2}, difference {mean:+.2} ({:.2} to {:.2})",
        G::NAME,
        mean - half,
        mean + half
    );
    Ok(())
}

/// Returns the points of both players with one deal.
fn both<G: Study + Default>(pair: &Pair, number: u64) -> Option<[f64; 2]> {
    let deal = deal(pair.seed, number);
    let game = G::default();
    let points = |kind| {
        let mut player = pair.player(&game, kind, seat(deal)).ok()?;
        let (outcome, _) = play_seeded(&game, deal, &mut player)?;
        Some(f64::from(G::points(&outcome)))
    };
    let [one, other] = pair.kinds;
    Some([points(one)?, points(other)?])
}

/// Returns the mean, and the half width of its 99 % confidence interval.
fn interval(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    let (mut count, mut mean, mut squares) = (0.0, 0.0, 0.0);
    // Welford: the sums stay small.
    for number in numbers {
        count += 1.0;
        let off = number - mean;
        mean += off / count;
        squares += off * (number - mean);
    }
    (mean, 2.576 * (squares / (count - 1.0) / count).sqrt())
}
