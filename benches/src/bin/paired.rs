//! Compares two players on the same deals.
//!
//! ```text
//! cargo run --profile fast -p solo-benches --bin paired -- \
//!     mcts montecarlo 200 7 tomb4k=1000 votk=40
//! ```
//!
//! The arguments are the names of the two players, the playouts of each for a decision, the seed, and every game with
//! its number of deals. Both play each deal for points. Prints the mean points of both, the mean of the difference
//! with its 99 % confidence interval, and the time of the first player divided by that of the second.
//!
//! `mcts:45` is `mcts` with playouts that stop after 45 steps, whatever the game advises.
#![expect(clippy::print_stdout, reason = "a program reports")]
#![expect(clippy::float_arithmetic, reason = "statistics")]
#![expect(
    clippy::disallowed_types,
    reason = "players are timed; the games do not see the clock"
)]

use std::error::Error;
use std::num::NonZero;
use std::str::FromStr;
use std::thread::{available_parallelism, scope};
use std::time::Instant;

use kings_challenge::KingsChallenge;
use scrapyard::Scrapyard;
use solo_core::Game;
use solo_players::{
    Aim, Budget, Kind, Mcts, NetworkError, Player, Study, Towards, deal, play_seeded, player,
    player_seed,
};
use tomb4k::Tomb;
use trismegistus_bot::Botmegistus;
use votk::Valley;

const USAGE: &str = "paired PLAYER PLAYER PLAYOUTS SEED GAME=DEALS...";

/// A player, or tree search with this many steps in a playout.
#[derive(Clone, Copy)]
enum Rival {
    Kind(Kind),
    Mcts(u32),
}

impl FromStr for Rival {
    type Err = Box<dyn Error>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text.strip_prefix("mcts:") {
            Some(steps) => Self::Mcts(steps.parse()?),
            None => Self::Kind(text.parse()?),
        })
    }
}

/// The players, and what both have in common.
struct Pair {
    rivals: [Rival; 2],
    playouts: u32,
    seed: u64,
}

impl Pair {
    fn player<G: Study>(
        &self,
        game: &G,
        rival: Rival,
        seed: u64,
    ) -> Result<Box<dyn Player<G>>, NetworkError> {
        let steps = match rival {
            Rival::Kind(kind) => return player(game, kind, Aim::Score, self.playouts, seed),
            Rival::Mcts(steps) => steps,
        };
        let mcts = Mcts::new(Towards(Aim::Score), Budget::playouts(self.playouts), seed);
        Ok(Box::new(mcts.with_horizon(steps)))
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [one, other, playouts, seed, games @ ..] = arguments.as_slice() else {
        return Err(USAGE.into());
    };
    let pair = Pair {
        rivals: [one.parse()?, other.parse()?],
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
    for rival in pair.rivals {
        pair.player(&G::default(), rival, 0)?;
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
    let points = points.ok_or("a player gave up")?;
    let points: Vec<_> = points.into_iter().flatten().collect();
    let (one, _) = interval(points.iter().map(|[one, _]| one.points));
    let (other, _) = interval(points.iter().map(|[_, other]| other.points));
    let (mean, half) = interval(points.iter().map(|[one, other]| one.points - other.points));
    let time = |seconds: fn(&[Played; 2]) -> f64| points.iter().map(seconds).sum::<f64>();
    println!(
        "{} {deals}: {one:.2} and {other:.2}, difference {mean:+.2} ({:.2} to {:.2}), time {:.2}",
        G::NAME,
        mean - half,
        mean + half,
        time(|[one, _]| one.seconds) / time(|[_, other]| other.seconds)
    );
    Ok(())
}

/// A game of a player.
struct Played {
    points: f64,
    seconds: f64,
}

/// Plays one deal with both players.
fn both<G: Study + Default>(pair: &Pair, number: u64) -> Option<[Played; 2]> {
    let deal = deal(pair.seed, number);
    let game = G::default();
    let played = |rival| {
        let begin = Instant::now();
        let mut player = pair.player(&game, rival, player_seed(deal)).ok()?;
        let (outcome, _) = play_seeded(&game, deal, &mut player)?;
        Some(Played {
            points: G::points(&outcome).into(),
            seconds: begin.elapsed().as_secs_f64(),
        })
    };
    let [one, other] = pair.rivals;
    Some([played(one)?, played(other)?])
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
