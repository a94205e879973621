//! Games of a study, one after another.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
#[expect(
    clippy::disallowed_types,
    reason = "seconds are reported and decide nothing"
)]
use std::time::Instant;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use solo_table::TableError;
use solo_table::learn::{Env, Plan, deal, player_seed};

use crate::error::OrRaise as _;
use crate::number::Seed;
use crate::play::interruptible;

/// Results of a study: games, games won, decisions, and number of games by points.
pub(crate) type Tally = (u64, u64, u64, BTreeMap<i32, u64>);

/// Sums over the luck of every game, in 10,000ths: luck, its squares, luck of games won, luck times
/// points.
pub(crate) type LuckSums = (i64, i64, i64, i64);

/// Numbers of games of a study: from a first one on, at equal distances, below an end.
pub(crate) struct Series {
    first: u64,
    step: usize,
    end: u64,
    seed: u64,
    luck: bool,
}

/// A game that has been played.
pub(crate) struct Played<'a> {
    pub(crate) env: &'a Env,
    pub(crate) seed: u64,
    pub(crate) decisions: u32,
    pub(crate) seconds: f64,
    /// Luck in millionths; 0 unless it is measured.
    pub(crate) luck: i64,
}

impl Played<'_> {
    pub(crate) fn points(&self) -> i32 {
        self.env.points().unwrap_or(0)
    }

    pub(crate) fn won(&self) -> bool {
        self.env.won() == Some(true)
    }
}

impl Series {
    /// Refuses a step of 0.
    pub(crate) fn new(first: u64, step: u64, end: u64, seed: Seed) -> PyResult<Self> {
        let step = usize::try_from(step).unwrap_or(usize::MAX);
        if step == 0 {
            return Err(PyValueError::new_err("the step is 1 or more"));
        }
        let seed = seed.0;
        Ok(Self {
            first,
            step,
            end,
            seed,
            luck: false,
        })
    }

    /// Returns the same games with their luck measured.
    pub(crate) fn with_luck(self) -> Self {
        Self { luck: true, ..self }
    }

    /// Plays the games and adds up their results; Ctrl-C ends it.
    pub(crate) fn tally(self, py: Python<'_>, env: Env, plan: Plan) -> PyResult<(Tally, LuckSums)> {
        let sums = interruptible(py, move |stop| {
            let (mut tally, mut lucks) = (Tally::default(), LuckSums::default());
            self.play(env, plan, stop, |played| {
                let (points, won) = (played.points(), played.won());
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
            Ok((tally, lucks))
        })?;
        sums.or_raise(py)
    }

    /// Plays the games until they end or the flag is set.
    #[expect(
        clippy::disallowed_types,
        reason = "seconds are reported and decide nothing"
    )]
    pub(crate) fn play(
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
