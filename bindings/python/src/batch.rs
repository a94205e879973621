//! `Batch`: many games of one kind, advanced together.

use numpy::{Ix1, Ix2, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use solo_table::learn::Rows;

use crate::arrays::{Out, cells};
use crate::env::Env;
use crate::play::aim;

/// Maximum number of games in a batch.
const MOST: usize = 1 << 20;

/// Many games of one kind, advanced together; one that ends is replaced by that of the next seed.
#[pyclass(module = "solo_tabletop")]
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
    #[pyo3(signature = (env, size, seed=0, aim="score"))]
    fn new(env: PyRef<'_, Env>, size: usize, seed: u64, aim: &str) -> PyResult<Self> {
        if !(1..=MOST).contains(&size) {
            let message = format!("a batch has 1 to {MOST} games, not {size}");
            return Err(PyValueError::new_err(message));
        }
        Ok(Self {
            batch: solo_table::learn::Batch::new(&env.env, size, seed, self::aim(aim)?),
            actions: env.env.actions(),
            width: env.env.width(),
            decided: Vec::with_capacity(size),
            points: vec![0; size],
        })
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

    /// Restarts all games, from this seed on.
    fn reset(&mut self, seed: u64) {
        self.batch.reset(seed);
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
        mask: Option<PyReadwriteArray2<'_, bool>>,
        observation: Option<PyReadwriteArray2<'_, f32>>,
    ) -> PyResult<()> {
        let size = self.batch.size();
        let (mut mask, mut observation): (Out<'_, bool, Ix2>, Out<'_, f32, Ix2>) =
            (mask, observation);
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
        action: PyReadonlyArray1<'_, i64>,
        reward: PyReadwriteArray1<'_, f32>,
        over: PyReadwriteArray1<'_, bool>,
        illegal: PyReadwriteArray1<'_, bool>,
        mask: Option<PyReadwriteArray2<'_, bool>>,
        observation: Option<PyReadwriteArray2<'_, f32>>,
    ) -> PyResult<()> {
        let size = self.batch.size();
        let (mut reward, mut over, mut illegal): (Out<'_, f32, Ix1>, _, _) =
            (Some(reward), Some(over), Some(illegal));
        let (mut mask, mut observation) = (mask, observation);
        let rewards = cells(&mut reward, "reward", &[size])?;
        let over = cells(&mut over, "over", &[size])?;
        let illegal = cells(&mut illegal, "illegal", &[size])?;
        let masks = cells(&mut mask, "mask", &[size, self.actions])?;
        let observations = cells(&mut observation, "observation", &[size, self.width])?;
        let action = action.as_array();
        if action.len() != size {
            let found = action.len();
            let message = format!("action has {found} entries, expected {size}");
            return Err(PyValueError::new_err(message));
        }
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

    fn __repr__(&self) -> String {
        let game = self.batch.games().first().map_or("", |env| env.name());
        format!("<Batch of {} games of {game}>", self.batch.size())
    }
}
