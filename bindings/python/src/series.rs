//! Games of a study, one after another.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
#[expect(
    clippy::disallowed_types,
    reason = "seconds are reported and decide nothing"
)]
use std::time::Instant;

use numpy::{IntoPyArray as _, PyArray1};
use pyo3::prelude::*;
use solo_learn::{Env, Plan, deal, player_seed};
use solo_table::{TableError, Value};

use crate::convert;
use crate::env;
use crate::error::OrRaise as _;
use crate::number::{Seed, Whole};
use crate::play::{interruptible, plan};

/// Results of a study: games, games won, decisions, and number of games by points.
type Tally = (u64, u64, u64, BTreeMap<i32, u64>);

/// Sums over the luck of every game, in 10,000ths: luck, its squares, luck of games won, luck times
/// points.
type LuckSums = (i64, i64, i64, i64);

/// Points and win of every game.
type Results<'py> = (Bound<'py, PyArray1<i64>>, Bound<'py, PyArray1<bool>>);

/// A game of a study: seed, points, win, decisions, seconds and outcome.
type GameRow<'py> = (u64, i32, bool, u32, f64, Bound<'py, PyAny>);

/// Number of random games between two checks for Ctrl-C.
const RACED: u64 = 100;

/// Plays games of a study by number, as the program `simulate` does, and adds them up.
///
/// The numbers are `first`, `first + step` and so on below `end`. Returns games, games won,
/// decisions and the number of games by points; the sums of their luck, if it is asked for, in 10,000ths of a full
/// worth: luck, squares of luck, luck of the games won, and luck times points; and points and win of each game.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub(crate) fn tally_games<'py>(
    py: Python<'py>,
    env: PyRef<'_, env::Env>,
    first: Whole,
    step: Whole,
    end: Whole,
    player: &str,
    aim: &str,
    playouts: Whole,
    seed: Seed,
    luck: bool,
) -> PyResult<(Tally, Option<LuckSums>, Results<'py>)> {
    let series = Series::new(first, step, end, seed, luck)?;
    let (env, plan) = (env.env.clone(), plan(player, aim, playouts, 0)?);
    let sums = interruptible(py, move |stop| series.tally(env, plan, stop))?;
    let (tally, lucks, points, won) = sums.or_raise(py)?;
    let results = (points.into_pyarray(py), won.into_pyarray(py));
    Ok((tally, luck.then_some(lucks), results))
}

/// Plays games of a study by number, as `tally_games` does, and returns each.
///
/// A game is the seed of its deal, points, win, number of decisions, seconds and outcome.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub(crate) fn play_games<'py>(
    py: Python<'py>,
    env: PyRef<'_, env::Env>,
    first: Whole,
    step: Whole,
    end: Whole,
    player: &str,
    aim: &str,
    playouts: Whole,
    seed: Seed,
) -> PyResult<Vec<GameRow<'py>>> {
    let series = Series::new(first, step, end, seed, false)?;
    let (env, plan) = (env.env.clone(), plan(player, aim, playouts, 0)?);
    let games = interruptible(py, move |stop| {
        let mut games = Vec::new();
        series.play(env, plan, stop, |played| {
            let outcome = played.env.view().get("outcome").cloned();
            let (points, won) = (played.points(), played.won());
            games.push((
                played.seed,
                points,
                won,
                played.decisions,
                played.seconds,
                outcome,
            ));
        })?;
        Ok(games)
    })?;
    let games = games.or_raise(py)?.into_iter();
    let told =
        |(seed, points, won, decisions, seconds, outcome): (_, _, _, _, _, Option<Value>)| {
            let outcome = convert::value(py, &outcome.unwrap_or(Value::Null))?;
            Ok((seed, points, won, decisions, seconds, outcome))
        };
    games.map(told).collect()
}

/// Plays this many random games and returns the numbers of decisions and outcomes.
///
/// Nothing is recorded, so that its speed is the upper bound of every other way to play.
/// Ctrl-C ends it.
#[pyfunction]
pub(crate) fn race(
    py: Python<'_>,
    env: PyRef<'_, env::Env>,
    games: Whole,
    seed: Seed,
) -> PyResult<(u64, u64)> {
    let env = env.env.clone();
    let games: u64 = games.within("games", 0, u64::MAX)?;
    interruptible(py, move |stop| {
        let (mut decisions, mut outcomes) = (0_u64, 0_u64);
        let (mut left, mut part) = (games, 0);
        while left > 0 && !stop.load(Ordering::Relaxed) {
            let now = left.min(RACED);
            let raced = env.race(now, deal(seed.0, part));
            decisions = decisions.saturating_add(raced.0);
            outcomes = outcomes.saturating_add(raced.1);
            left = left.saturating_sub(now);
            part = part.wrapping_add(1);
        }
        (decisions, outcomes)
    })
}

/// Tally, luck, and points and win of each game.
type Sums = (Tally, LuckSums, Vec<i64>, Vec<bool>);

/// Numbers of games of a study: from a first one on, at equal distances, below an end.
struct Series {
    first: u64,
    step: usize,
    end: u64,
    seed: u64,
    luck: bool,
}

/// A game that has been played.
struct Played<'a> {
    env: &'a Env,
    seed: u64,
    decisions: u32,
    seconds: f64,
    /// Luck in millionths; 0 unless it is measured.
    luck: i64,
}

impl Played<'_> {
    fn points(&self) -> i32 {
        self.env.points().unwrap_or(0)
    }

    fn won(&self) -> bool {
        self.env.won() == Some(true)
    }
}

impl Series {
    /// Refuses a step of 0.
    fn new(first: Whole, step: Whole, end: Whole, seed: Seed, luck: bool) -> PyResult<Self> {
        let step: u64 = step.within("step", 1, u64::MAX)?;
        Ok(Self {
            first: first.within("first", 0, u64::MAX)?,
            step: usize::try_from(step).unwrap_or(usize::MAX),
            end: end.within("end", 0, u64::MAX)?,
            seed: seed.0,
            luck,
        })
    }

    /// Plays the games and adds up their results, which follow one by one.
    fn tally(&self, env: Env, plan: Plan, stop: &AtomicBool) -> Result<Sums, TableError> {
        let (mut tally, mut lucks) = (Tally::default(), LuckSums::default());
        let (mut ended, mut wins) = (Vec::new(), Vec::new());
        self.play(env, plan, stop, |played| {
            let (points, won) = (played.points(), played.won());
            ended.push(i64::from(points));
            wins.push(won);
            tally.0 = tally.0.saturating_add(1);
            tally.1 = tally.1.saturating_add(u64::from(won));
            tally.2 = tally.2.saturating_add(played.decisions.into());
            let games = tally.3.entry(points).or_default();
            *games = games.saturating_add(1);
            let luck = played.luck.saturating_add(50).div_euclid(100);
            lucks.0 = lucks.0.saturating_add(luck);
            lucks.1 = lucks.1.saturating_add(luck.saturating_mul(luck));
            lucks.2 = lucks.2.saturating_add(if won { luck } else { 0 });
            lucks.3 = lucks.3.saturating_add(luck.saturating_mul(points.into()));
        })?;
        Ok((tally, lucks, ended, wins))
    }

    /// Plays the games until they end or the flag is set.
    #[expect(
        clippy::disallowed_types,
        reason = "seconds are reported and decide nothing"
    )]
    fn play(
        &self,
        mut env: Env,
        mut plan: Plan,
        stop: &AtomicBool,
        mut tell: impl FnMut(Played<'_>),
    ) -> Result<(), TableError> {
        for number in (self.first..self.end).step_by(self.step) {
            let seed = deal(self.seed, number);
            plan.seed = player_seed(seed);
            let begin = Instant::now();
            let mut stopped = || stop.load(Ordering::Relaxed);
            let (decisions, luck) = if self.luck {
                env.play_with_luck(seed, plan, &mut stopped)?
            } else {
                env.reset(Some(seed));
                (env.play(plan, &mut stopped)?, 0)
            };
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let seconds = begin.elapsed().as_secs_f64();
            tell(Played {
                env: &env,
                seed,
                decisions,
                seconds,
                luck,
            });
        }
        Ok(())
    }
}
