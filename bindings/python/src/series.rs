//! Games of a study, one after another.

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

use crate::number::Seed;

/// Numbers of games of a study: from a first one on, at equal distances, below an end.
pub(crate) struct Series {
    first: u64,
    step: usize,
    end: u64,
    seed: u64,
}

/// A game that has been played.
pub(crate) struct Played<'a> {
    pub(crate) env: &'a Env,
    pub(crate) seed: u64,
    pub(crate) decisions: u32,
    pub(crate) seconds: f64,
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
        })
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
            env.reset(Some(seed));
            plan.seed = player_seed(seed);
            let begin = Instant::now();
            let decisions = env.play(plan, &mut || stop.load(Ordering::Relaxed))?;
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let seconds = begin.elapsed().as_secs_f64();
            tell(Played {
                env: &env,
                seed,
                decisions,
                seconds,
            });
        }
        Ok(())
    }
}
