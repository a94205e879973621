//! `Batch`: many games of one kind, advanced together.

use std::sync::{Mutex, MutexGuard, PoisonError};

use numpy::{Ix1, Ix2, PyArray1, PyArrayMethods as _};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::MutexExt as _;
use pyo3::types::{PyTuple, PyType};
use rayon::prelude::*;
use solo_learn::{Aim, Part, Renewal, Rows, Run, Start};

use crate::arrays::{Out, Written, cells, misfit};
use crate::env::Env;
use crate::number::{Number, Seed, Whole};
use crate::play::aim;
use crate::pool;

/// Maximum number of games in a batch.
const MOST: u64 = 1 << 20;

/// Parts of a batch for every thread, so that one that is late leaves some to the others.
const PARTS: usize = 4;

/// Seeds of a batch: that of a run, or one for each game.
enum Seeds {
    Run(Seed),
    Deals(Vec<Option<Seed>>),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Seeds {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if object.len().is_err() {
            return object.extract().map(Self::Run);
        }
        let seeds: PyResult<Vec<Option<Seed>>> =
            object.try_iter()?.map(|seed| seed?.extract()).collect();
        seeds.map(Self::Deals)
    }
}

/// Refuses a list that has not one entry for each game.
fn fits(name: &str, found: usize, size: usize) -> PyResult<()> {
    if found == size {
        return Ok(());
    }
    let entries = if found == 1 { "entry" } else { "entries" };
    let message = format!("{name} has {found} {entries}, expected {size}");
    Err(PyValueError::new_err(message))
}

/// Writes when a game that has ended is replaced.
fn word(renewal: Renewal) -> &'static str {
    match renewal {
        Renewal::SameStep => "same_step",
        Renewal::NextStep => "next_step",
        Renewal::Never => "never",
    }
}

/// Reads when a game that has ended is replaced.
fn renewal(word: &str) -> PyResult<Renewal> {
    match word {
        "same_step" => Ok(Renewal::SameStep),
        "next_step" => Ok(Renewal::NextStep),
        "never" => Ok(Renewal::Never),
        _ => Err(PyValueError::new_err(format!(
            "there is no renewal {word:?}, but same_step, next_step, never"
        ))),
    }
}

/// Many games of one kind, advanced together; one that ends is replaced by the next episode.
///
/// `seed` and `renewal` ("same_step", "next_step" or "never") say which games follow, and when.
/// `threads` are those that step the games: one for each core unless another number is given. What
/// happens does not depend on it. A thread that finds the batch in use waits.
#[pyclass(module = "solo_tabletop", frozen)]
pub(crate) struct Batch {
    actions: usize,
    width: usize,
    size: usize,
    /// As given; `None` for one for each core.
    threads: Option<usize>,
    inner: Mutex<Inner>,
}

/// Games, and what is kept between steps, so that a step does not allocate.
#[derive(Clone)]
struct Inner {
    batch: solo_learn::Batch,
    decided: Vec<Option<u32>>,
    points: Vec<i32>,
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(
        signature = (env, size, seed=Seed(0), aim="score", renewal="same_step", threads=None),
        text_signature = "(env, size, seed=0, aim='score', renewal='same_step', threads=None)"
    )]
    fn new(
        env: PyRef<'_, Env>,
        size: Whole,
        seed: Seed,
        aim: &str,
        renewal: &str,
        threads: Option<Whole>,
    ) -> PyResult<Self> {
        let size: usize = size.within("size", 1, MOST)?;
        let threads = threads.map(|threads| threads.within("threads", 1, pool::MOST));
        let threads = threads.transpose()?;
        let renewal = self::renewal(renewal)?;
        let batch = solo_learn::Batch::new(&env.env, size, seed.0, self::aim(aim)?);
        Ok(Self::of(batch.renewed(renewal), threads))
    }

    /// Number of games.
    #[getter]
    fn size(&self) -> usize {
        self.size
    }

    /// Number of decisions in the game, legal or not.
    #[getter]
    fn actions(&self) -> usize {
        self.actions
    }

    /// Length of an observation.
    #[getter]
    fn width(&self) -> usize {
        self.width
    }

    /// Number of threads that step the games.
    #[getter]
    fn threads(&self) -> usize {
        pool::threads(self.threads, self.size)
    }

    /// Restarts games: with the first episodes of the run of a seed, or with their own next episodes.
    ///
    /// A list has an entry for every game: a seed, whose deal it plays itself, or `None` for its next
    /// episode. With `places`, a list of bools, the others go on. Raises `ValueError`.
    #[pyo3(signature = (seed=None, places=None))]
    fn reset(
        &self,
        py: Python<'_>,
        seed: Option<Seeds>,
        places: Option<Vec<bool>>,
    ) -> PyResult<()> {
        let starts = match seed {
            None => vec![Start::Next; self.size],
            Some(Seeds::Run(Seed(seed))) => vec![Start::Run(seed); self.size],
            Some(Seeds::Deals(seeds)) => {
                let starts = seeds.into_iter();
                let deal =
                    |seed: Option<Seed>| seed.map_or(Start::Next, |seed| Start::Deal(seed.0));
                starts.map(deal).collect()
            }
        };
        fits("seed", starts.len(), self.size)?;
        let places = places.unwrap_or_else(|| vec![true; self.size]);
        fits("places", places.len(), self.size)?;
        let starts = starts.into_iter().enumerate().zip(places);
        let starts = starts.filter_map(|(start, chosen)| chosen.then_some(start));
        self.lock(py).batch.restart(starts);
        Ok(())
    }

    /// Returns the seeds that have dealt the games.
    fn seeds(&self, py: Python<'_>) -> Vec<u64> {
        let inner = self.lock(py);
        inner.batch.runs().iter().map(|run| run.dealt).collect()
    }

    /// Returns the number of episodes that have begun at each index, those without a step included.
    fn begun(&self, py: Python<'_>) -> Vec<u64> {
        let inner = self.lock(py);
        inner.batch.runs().iter().map(|run| run.begun).collect()
    }

    /// Returns the episodes without a step that the last `step` or `reset` has passed.
    ///
    /// Their deals were over immediately. Each is its index, the seed of the deal, points and win.
    fn no_steps(&self, py: Python<'_>) -> Vec<(usize, u64, i32, bool)> {
        let inner = self.lock(py);
        let passed = inner.batch.no_steps().iter();
        passed
            .map(|passed| (passed.index, passed.seed, passed.points, passed.won))
            .collect()
    }

    /// Returns a copy of the game at an index. Raises `IndexError`.
    fn game(&self, py: Python<'_>, place: Number) -> PyResult<Env> {
        let index = place.index();
        let env = index.and_then(|index| self.lock(py).batch.games().get(index).cloned());
        let missing = || PyIndexError::new_err(format!("there is no game {place}"));
        env.map(Env::of).ok_or_else(missing)
    }

    /// Returns a copy of the latest game that ended at an index.
    ///
    /// If none has ended there, the copy is of an arbitrary game. Raises `IndexError`.
    fn ended(&self, py: Python<'_>, place: Number) -> PyResult<Env> {
        let index = place.index();
        let env = index.and_then(|index| self.lock(py).batch.ended().get(index).cloned());
        let missing = || PyIndexError::new_err(format!("there is no game {place}"));
        env.map(Env::of).ok_or_else(missing)
    }

    /// Writes the legal actions and the positions into arrays.
    ///
    /// `mask` is bool, size x actions; `observation` is float32, size x width.
    #[pyo3(signature = (mask=None, observation=None))]
    fn look(
        &self,
        py: Python<'_>,
        mut mask: Out<'_, bool, Ix2>,
        mut observation: Out<'_, f32, Ix2>,
    ) -> PyResult<()> {
        let masks = cells(&mut mask, "mask", &[self.size, self.actions])?;
        let rows = cells(&mut observation, "observation", &[self.size, self.width])?;
        let inner = self.lock(py);
        let batch = &inner.batch;
        py.detach(|| batch.look(masks, rows));
        Ok(())
    }

    /// Decides in every game; `action` (int64, one per game) holds numbers of decisions.
    ///
    /// The other arrays are written in place: `reward` (float32; points, or 1 for a win, where a
    /// game ended, otherwise 0), `over` (bool, true where a game ended and another began),
    /// `illegal` (bool, true where an action was refused and nothing changed), and of the new
    /// positions `mask` (bool, size x actions) and `observation` (float32, size x width). Other
    /// Python threads run meanwhile.
    #[pyo3(signature = (action, reward, over, illegal, mask=None, observation=None))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn step(
        &self,
        py: Python<'_>,
        action: &Bound<'_, PyAny>,
        reward: Written<'_, f32, Ix1>,
        over: Written<'_, bool, Ix1>,
        illegal: Written<'_, bool, Ix1>,
        mut mask: Out<'_, bool, Ix2>,
        mut observation: Out<'_, f32, Ix2>,
    ) -> PyResult<()> {
        let size = self.size;
        let (mut reward, mut over, mut illegal) = (Some(reward), Some(over), Some(illegal));
        let rewards = cells(&mut reward, "reward", &[size])?;
        let over = cells(&mut over, "over", &[size])?;
        let illegal = cells(&mut illegal, "illegal", &[size])?;
        let masks = cells(&mut mask, "mask", &[size, self.actions])?;
        let observations = cells(&mut observation, "observation", &[size, self.width])?;
        let Ok(action) = action.cast::<PyArray1<i64>>() else {
            let message = format!("action: {}", misfit::<i64, Ix1>(action)?);
            return Err(PyTypeError::new_err(message));
        };
        let action = action
            .try_readonly()
            .map_err(|error| PyValueError::new_err(format!("action cannot be read: {error}")))?;
        let action = action.as_array();
        fits("action", action.len(), size)?;
        let threads = self.threads();
        let pool = (threads > 1).then(|| pool::pool(threads)).transpose()?;
        let mut inner = self.lock(py);
        let Inner {
            batch,
            decided,
            points,
        } = &mut *inner;
        decided.clear();
        decided.extend(action.iter().map(|number| u32::try_from(*number).ok()));
        py.detach(|| {
            let rows = Rows {
                rewards: points,
                over,
                illegal,
                masks,
                observations,
            };
            match pool {
                None => batch.step(decided, rows),
                Some(pool) => {
                    let parts = threads.saturating_mul(PARTS);
                    batch.step_in_parts(parts, decided, rows, |parts| {
                        pool.install(|| parts.par_iter_mut().for_each(Part::step));
                    });
                }
            }
            for (reward, points) in rewards.iter_mut().zip(points) {
                let edge = if *points < 0 { i16::MIN } else { i16::MAX };
                *reward = f32::from(i16::try_from(*points).unwrap_or(edge));
            }
        });
        Ok(())
    }

    fn __copy__(&self, py: Python<'_>) -> Self {
        let inner = self.lock(py).clone();
        Self {
            inner: Mutex::new(inner),
            ..*self
        }
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> Self {
        self.__copy__(py)
    }

    /// Goes on where a batch was: with its games, those that have ended there, and its runs.
    #[staticmethod]
    fn _resume(
        games: Vec<PyRef<'_, Env>>,
        ended: Vec<PyRef<'_, Env>>,
        runs: Vec<(u64, u64, u64)>,
        aim: &str,
        renewal: &str,
        threads: Option<usize>,
    ) -> PyResult<Self> {
        let envs = |envs: &[PyRef<'_, Env>]| envs.iter().map(|env| env.env.clone()).collect();
        let runs = runs.into_iter();
        let runs = runs.map(|(seed, begun, dealt)| Run { seed, begun, dealt });
        let (aim, renewal) = (self::aim(aim)?, self::renewal(renewal)?);
        let (games, ended, runs) = (envs(&games), envs(&ended), runs.collect());
        let batch = solo_learn::Batch::resume(games, ended, runs, aim);
        let batch = batch.filter(|batch| batch.size() > 0);
        let unequal = || PyValueError::new_err("these are not parts of one batch");
        Ok(Self::of(
            batch.ok_or_else(unequal)?.renewed(renewal),
            threads,
        ))
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let envs =
            |envs: &[solo_learn::Env]| -> Vec<Env> { envs.iter().cloned().map(Env::of).collect() };
        let parts = {
            let inner = self.lock(py);
            let batch = &inner.batch;
            let runs = batch.runs().iter();
            let runs: Vec<_> = runs.map(|run| (run.seed, run.begun, run.dealt)).collect();
            let aim = match batch.aim() {
                Aim::Score => "score",
                Aim::Win => "win",
            };
            let (games, ended) = (envs(batch.games()), envs(batch.ended()));
            let renewal = word(batch.renewal());
            (games, ended, runs, aim, renewal, self.threads)
        };
        let resume = PyType::new::<Self>(py).getattr("_resume")?;
        Ok((resume, parts.into_pyobject(py)?))
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        let inner = self.lock(py);
        let game = inner.batch.games().first().map_or("", |env| env.name());
        let games = if self.size == 1 { "game" } else { "games" };
        format!("<Batch of {} {games} of {game}>", self.size)
    }
}

impl Batch {
    fn of(batch: solo_learn::Batch, threads: Option<usize>) -> Self {
        let first = batch.games().first();
        let size = batch.size();
        Self {
            actions: first.map_or(0, solo_learn::Env::actions),
            width: first.map_or(0, solo_learn::Env::width),
            size,
            threads,
            inner: Mutex::new(Inner {
                decided: Vec::with_capacity(size),
                points: vec![0; size],
                batch,
            }),
        }
    }

    /// Waits until no other thread has the batch; the interpreter is free meanwhile.
    fn lock(&self, py: Python<'_>) -> MutexGuard<'_, Inner> {
        let locked = self.inner.lock_py_attached(py);
        locked.unwrap_or_else(PoisonError::into_inner)
    }
}
