//! `Batch`: many games of one kind, advanced together.

use numpy::{Ix1, Ix2, PyArray1, PyArrayMethods as _};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use solo_table::learn::{Aim, Renewal, Rows, Run, Start};

use crate::arrays::{Out, Written, cells, misfit};
use crate::env::Env;
use crate::number::Seed;
use crate::play::aim;

/// Maximum number of games in a batch.
const MOST: usize = 1 << 20;

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
    let message = format!("{name} has {found} entries, expected {size}");
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
#[pyclass(module = "solo_tabletop")]
#[derive(Clone)]
pub(crate) struct Batch {
    batch: solo_table::learn::Batch,
    actions: usize,
    width: usize,
    /// Kept between steps, so that a step does not allocate.
    decided: Vec<Option<u32>>,
    points: Vec<i32>,
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (env, size, seed=Seed(0), aim="score", renewal="same_step"))]
    fn new(
        env: PyRef<'_, Env>,
        size: usize,
        seed: Seed,
        aim: &str,
        renewal: &str,
    ) -> PyResult<Self> {
        if !(1..=MOST).contains(&size) {
            let message = format!("a batch has 1 to {MOST} games, not {size}");
            return Err(PyValueError::new_err(message));
        }
        let renewal = self::renewal(renewal)?;
        let batch = solo_table::learn::Batch::new(&env.env, size, seed.0, self::aim(aim)?);
        Ok(Self::of(batch.renewed(renewal)))
    }

    /// Number of games.
    #[getter]
    fn size(&self) -> usize {
        self.batch.size()
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

    /// Restarts games: with the first episodes of the run of a seed, or with their own next episodes.
    ///
    /// A list has an entry for every game: a seed, whose deal it plays itself, or `None` for its next
    /// episode. With `places`, a list of bools, the others go on. Raises `ValueError`.
    #[pyo3(signature = (seed=None, places=None))]
    fn reset(&mut self, seed: Option<Seeds>, places: Option<Vec<bool>>) -> PyResult<()> {
        let size = self.batch.size();
        let starts = match seed {
            None => vec![Start::Next; size],
            Some(Seeds::Run(Seed(seed))) => vec![Start::Run(seed); size],
            Some(Seeds::Deals(seeds)) => {
                let starts = seeds.into_iter();
                let deal =
                    |seed: Option<Seed>| seed.map_or(Start::Next, |seed| Start::Deal(seed.0));
                starts.map(deal).collect()
            }
        };
        fits("seed", starts.len(), size)?;
        let places = places.unwrap_or_else(|| vec![true; size]);
        fits("places", places.len(), size)?;
        let starts = starts.into_iter().enumerate().zip(places);
        let starts = starts.filter_map(|(start, chosen)| chosen.then_some(start));
        self.batch.restart(starts);
        Ok(())
    }

    /// Returns the seeds that have dealt the games.
    fn seeds(&self) -> Vec<u64> {
        self.batch.runs().iter().map(|run| run.dealt).collect()
    }

    /// Returns the number of episodes that have begun at each index, those without a step included.
    fn begun(&self) -> Vec<u64> {
        self.batch.runs().iter().map(|run| run.begun).collect()
    }

    /// Returns the episodes without a step that the last `step` or `reset` has passed.
    ///
    /// Their deals were over immediately. Each is its index, the seed of the deal, points and win.
    fn at_once(&self) -> Vec<(usize, u64, i32, bool)> {
        let passed = self.batch.at_once().iter();
        passed
            .map(|passed| (passed.index, passed.seed, passed.points, passed.won))
            .collect()
    }

    /// Returns a copy of the game at an index. Raises `IndexError`.
    fn game(&self, place: usize) -> PyResult<Env> {
        let env = self.batch.games().get(place).cloned();
        let missing = || PyIndexError::new_err(format!("there is no game {place}"));
        env.map(Env::of).ok_or_else(missing)
    }

    /// Returns a copy of the latest game that ended at an index.
    ///
    /// If none has ended there, the copy is of an arbitrary game. Raises `IndexError`.
    fn ended(&self, place: usize) -> PyResult<Env> {
        let env = self.batch.ended().get(place).cloned();
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
        let size = self.batch.size();
        let masks = cells(&mut mask, "mask", &[size, self.actions])?;
        let rows = cells(&mut observation, "observation", &[size, self.width])?;
        py.detach(|| self.batch.look(masks, rows));
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
        &mut self,
        py: Python<'_>,
        action: &Bound<'_, PyAny>,
        reward: Written<'_, f32, Ix1>,
        over: Written<'_, bool, Ix1>,
        illegal: Written<'_, bool, Ix1>,
        mut mask: Out<'_, bool, Ix2>,
        mut observation: Out<'_, f32, Ix2>,
    ) -> PyResult<()> {
        let size = self.batch.size();
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
        self.decided.clear();
        self.decided
            .extend(action.iter().map(|number| u32::try_from(*number).ok()));
        py.detach(|| {
            let rows = Rows {
                rewards: &mut self.points,
                over,
                illegal,
                masks,
                observations,
            };
            self.batch.step(&self.decided, rows);
            for (reward, points) in rewards.iter_mut().zip(&self.points) {
                let edge = if *points < 0 { i16::MIN } else { i16::MAX };
                *reward = f32::from(i16::try_from(*points).unwrap_or(edge));
            }
        });
        Ok(())
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// Goes on where a batch was: with its games, those that have ended there, and its runs.
    #[staticmethod]
    fn _resume(
        games: Vec<PyRef<'_, Env>>,
        ended: Vec<PyRef<'_, Env>>,
        runs: Vec<(u64, u64, u64)>,
        aim: &str,
        renewal: &str,
    ) -> PyResult<Self> {
        let envs = |envs: &[PyRef<'_, Env>]| envs.iter().map(|env| env.env.clone()).collect();
        let runs = runs.into_iter();
        let runs = runs.map(|(seed, begun, dealt)| Run { seed, begun, dealt });
        let (aim, renewal) = (self::aim(aim)?, self::renewal(renewal)?);
        let (games, ended, runs) = (envs(&games), envs(&ended), runs.collect());
        let batch = solo_table::learn::Batch::resume(games, ended, runs, aim);
        let batch = batch.filter(|batch| (1..=MOST).contains(&batch.size()));
        let unequal = || PyValueError::new_err("these are not parts of one batch");
        Ok(Self::of(batch.ok_or_else(unequal)?.renewed(renewal)))
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let envs = |envs: &[solo_table::learn::Env]| -> Vec<Env> {
            envs.iter().cloned().map(Env::of).collect()
        };
        let runs = self.batch.runs().iter();
        let runs: Vec<_> = runs.map(|run| (run.seed, run.begun, run.dealt)).collect();
        let aim = match self.batch.aim() {
            Aim::Score => "score",
            Aim::Win => "win",
        };
        let (games, ended) = (envs(self.batch.games()), envs(self.batch.ended()));
        let parts = (games, ended, runs, aim, word(self.batch.renewal()));
        let resume = PyType::new::<Self>(py).getattr("_resume")?;
        Ok((resume, parts.into_pyobject(py)?))
    }

    fn __repr__(&self) -> String {
        let game = self.batch.games().first().map_or("", |env| env.name());
        format!("<Batch of {} games of {game}>", self.batch.size())
    }
}

impl Batch {
    fn of(batch: solo_table::learn::Batch) -> Self {
        let first = batch.games().first();
        let size = batch.size();
        Self {
            actions: first.map_or(0, solo_table::learn::Env::actions),
            width: first.map_or(0, solo_table::learn::Env::width),
            decided: Vec::with_capacity(size),
            points: vec![0; size],
            batch,
        }
    }
}
