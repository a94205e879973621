//! `Env`: a game in progress in numbers.

use std::sync::atomic::Ordering;

use numpy::{Ix1, PyArray1, PyReadwriteArray1};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};
use solo_table::Due;
use solo_table::learn::{Kind, deal, seat};

use crate::arrays::{Out, cells};
use crate::convert::{self, borrowed, read_options, read_tables};
use crate::error::OrRaise as _;
use crate::play::{aim, interruptible, plan};
use crate::table::{Table, due};

/// A game in progress in numbers, for programs that learn and search.
///
/// Actions are the stable numbers of decisions, 0 to `actions - 1`. With a `seed` chance answers itself,
/// without one its outcomes are reported. Raises `TableError`.
#[pyclass(module = "solo_tabletop")]
#[derive(Clone)]
pub(crate) struct Env {
    pub(crate) env: solo_table::learn::Env,
    /// How many decisions and how many numbers of an observation there are.
    sizes: (usize, usize),
}

/// A stored game: what `Env.__setstate__` needs.
type Stored<'py> = (Bound<'py, PyAny>, Bound<'py, PyTuple>);

/// What a study of some games has found: games, won, decisions, and how many ended with so many points.
type Tally = (u64, u64, u64, std::collections::BTreeMap<i32, u64>);

impl Env {
    pub(crate) fn of(env: solo_table::learn::Env) -> Self {
        let sizes = (env.actions(), env.width());
        Self { env, sizes }
    }

    fn see(
        &self,
        mut mask: Out<'_, bool, Ix1>,
        mut observation: Out<'_, f32, Ix1>,
    ) -> PyResult<()> {
        let (actions, width) = self.sizes;
        if mask.is_some() {
            self.env.mask(cells(&mut mask, "mask", &[actions])?);
        }
        if observation.is_some() {
            self.env
                .observe(cells(&mut observation, "observation", &[width])?);
        }
        Ok(())
    }
}

#[pymethods]
impl Env {
    #[new]
    #[pyo3(signature = (game, seed=None, options=None, catalogue=None))]
    fn new(
        py: Python<'_>,
        game: &str,
        seed: Option<u64>,
        options: Option<&Bound<'_, PyDict>>,
        catalogue: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let (options, tables) = (read_options(options)?, read_tables(catalogue)?);
        let env = solo_table::learn::Env::new(game, &borrowed(&options), &tables, seed);
        env.map(Self::of).or_raise(py)
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.env.name()
    }

    /// The version of its rules, which changes when the same inputs lead elsewhere.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.env.rules_version()
    }

    /// How many decisions the game has in all.
    #[getter]
    fn actions(&self) -> usize {
        self.sizes.0
    }

    /// How many outcomes chance has in all.
    #[getter]
    fn outcomes(&self) -> usize {
        self.env.outcomes()
    }

    /// How many steps a game has at most, decisions and outcomes together.
    #[getter]
    fn most_steps(&self) -> u32 {
        self.env.most_steps()
    }

    /// How many numbers an observation has.
    #[getter]
    fn width(&self) -> usize {
        self.sizes.1
    }

    /// The options of the game.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::value(py, &self.env.options())
    }

    /// The tables of its catalogue: names and CSV texts.
    #[getter]
    fn catalogue<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.env.catalogue())
    }

    /// Name, least and greatest number of every place of an observation, in order.
    fn places(&self) -> Vec<(String, i32, i32)> {
        let places = self.env.places().into_iter();
        places
            .map(|place| (place.name, place.low, place.high))
            .collect()
    }

    /// Begins again, dealt from a seed or by nobody; how many decisions are legal.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, seed: Option<u64>) -> usize {
        self.env.reset(seed);
        self.env.legal_count()
    }

    /// Changes who answers chance from now on, and lets chance answer; how many decisions are legal.
    #[pyo3(signature = (seed=None))]
    fn deal(&mut self, seed: Option<u64>) -> usize {
        self.env.deal(seed);
        self.env.legal_count()
    }

    /// What is waited for: "decision", "chance" or "nothing".
    #[getter]
    fn due(&self) -> &'static str {
        due(self.env.due())
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.env.due() == Due::Nothing
    }

    /// How many decisions are legal; 0 unless one is due.
    #[getter]
    fn legal_count(&self) -> usize {
        self.env.legal_count()
    }

    /// The numbers of the legal decisions, in the order of the game.
    fn legal(&self) -> Vec<u32> {
        self.env.legal()
    }

    /// Takes a decision by its number; how many are legal then. `mask` (bool, one per action) and
    /// `observation` (float32, `width`) are written in place.
    #[pyo3(signature = (action, mask=None, observation=None))]
    fn step(
        &mut self,
        py: Python<'_>,
        action: u32,
        mask: Option<PyReadwriteArray1<'_, bool>>,
        observation: Option<PyReadwriteArray1<'_, f32>>,
    ) -> PyResult<usize> {
        let legal = self.env.act(action).or_raise(py)?;
        self.see(mask, observation)?;
        Ok(legal)
    }

    /// Takes a decision by its place among the legal ones, from 0; how many are legal then.
    #[pyo3(signature = (place, mask=None, observation=None))]
    fn step_index(
        &mut self,
        py: Python<'_>,
        place: usize,
        mask: Option<PyReadwriteArray1<'_, bool>>,
        observation: Option<PyReadwriteArray1<'_, f32>>,
    ) -> PyResult<usize> {
        let legal = self.env.act_nth(place).or_raise(py)?;
        self.see(mask, observation)?;
        Ok(legal)
    }

    /// Which decisions are legal: a new array of bool, one per action, or `out` written in place.
    #[pyo3(signature = (out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<bool>>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, self.sizes.0, false));
        self.see(Some(out.extract()?), None)?;
        Ok(out)
    }

    /// The position as numbers: a new array of float32, `width` long, or `out` written in place.
    #[pyo3(signature = (out=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, self.sizes.1, false));
        self.see(None, Some(out.extract()?))?;
        Ok(out)
    }

    /// The outcomes that chance can bring, as pairs of number and weight; empty unless chance is due.
    fn chances(&self) -> Vec<(u32, u32)> {
        self.env.chances()
    }

    /// Reports what chance has shown, by the number of the outcome; how many decisions are legal then.
    fn report(&mut self, py: Python<'_>, outcome: u32) -> PyResult<usize> {
        self.env.report(outcome).or_raise(py)
    }

    /// The points at the end; `None` while the game runs.
    #[getter]
    fn points(&self) -> Option<i32> {
        self.env.points()
    }

    /// Whether the game was won; `None` while it runs.
    #[getter]
    fn won(&self) -> Option<bool> {
        self.env.won()
    }

    /// How good the end is, or how good the position looks by rule of thumb, from 0 to 1.
    #[pyo3(signature = (aim="score"))]
    fn worth(&self, aim: &str) -> PyResult<f64> {
        Ok(f64::from(self.env.worth(self::aim(aim)?)) / 1e6)
    }

    /// Lets a player decide to the end: "random", "greedy", "montecarlo", "mcts" or "sensible", with so
    /// many playouts for every decision of one who searches; how many decisions were taken. Other threads
    /// go on meanwhile; at Ctrl-C the game stays where it was.
    #[pyo3(signature = (player="random", aim="score", playouts=1000, seed=0))]
    fn play(
        &mut self,
        py: Python<'_>,
        player: &str,
        aim: &str,
        playouts: u32,
        seed: u64,
    ) -> PyResult<u32> {
        let plan = plan(player, aim, playouts, seed)?;
        if plan.kind == Kind::Random {
            // Over within microseconds.
            return py
                .detach(|| self.env.play(plan, &mut || false))
                .or_raise(py);
        }
        let mut env = self.env.clone();
        let (env, played) = interruptible(py, move |stop| {
            let played = env.play(plan, &mut || stop.load(Ordering::Relaxed));
            (env, played)
        })?;
        self.env = env;
        played.or_raise(py)
    }

    /// Plays so many random games of the same kind in place, with nothing kept: the speed of light for all
    /// other ways to play. How many decisions and how many outcomes there were.
    fn race(&self, py: Python<'_>, games: u64, seed: u64) -> (u64, u64) {
        py.detach(|| self.env.race(games, seed))
    }

    /// What a player would decide: the number of the decision; `None` if none is due.
    #[pyo3(signature = (player="sensible", aim="score", playouts=1000, seed=0))]
    fn advice(
        &self,
        py: Python<'_>,
        player: &str,
        aim: &str,
        playouts: u32,
        seed: u64,
    ) -> PyResult<Option<u32>> {
        let plan = plan(player, aim, playouts, seed)?;
        let env = self.env.clone();
        interruptible(py, move |_| env.advice(plan))
    }

    /// Plays the games of a study with these numbers, as the program `simulate` does, and returns games,
    /// won, decisions, and how many games ended with so many points. The game itself stays as it is.
    #[pyo3(signature = (first, step, end, player="random", aim="score", playouts=1000, seed=1))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn study(
        &self,
        py: Python<'_>,
        first: u64,
        step: u64,
        end: u64,
        player: &str,
        aim: &str,
        playouts: u32,
        seed: u64,
    ) -> PyResult<Tally> {
        let mut plan = plan(player, aim, playouts, 0)?;
        let step = usize::try_from(step).unwrap_or(usize::MAX);
        if step == 0 {
            return Err(PyValueError::new_err("the step is 1 or more"));
        }
        let mut env = self.env.clone();
        let tally = interruptible(py, move |stop| {
            let mut tally = Tally::default();
            for number in (first..end).step_by(step) {
                let dealt = deal(seed, number);
                env.reset(Some(dealt));
                plan.seed = seat(dealt);
                let decisions = env.play(plan, &mut || stop.load(Ordering::Relaxed))?;
                if stop.load(Ordering::Relaxed) {
                    break;
                }
                tally.0 = tally.0.saturating_add(1);
                tally.1 = tally.1.saturating_add(u64::from(env.won() == Some(true)));
                tally.2 = tally.2.saturating_add(decisions.into());
                let games = tally.3.entry(env.points().unwrap_or(0)).or_default();
                *games = games.saturating_add(1);
            }
            Ok(tally)
        })?;
        tally.or_raise(py)
    }

    /// The notation of a decision. Raises `ValueError` for a number that none has.
    fn action_text(&self, action: u32) -> PyResult<String> {
        let text = self.env.action_text(action);
        text.ok_or_else(|| PyValueError::new_err(format!("there is no action {action}")))
    }

    /// The notation of an outcome. Raises `ValueError` for a number that none has.
    fn outcome_text(&self, outcome: u32) -> PyResult<String> {
        let text = self.env.outcome_text(outcome);
        text.ok_or_else(|| PyValueError::new_err(format!("there is no outcome {outcome}")))
    }

    /// The view of the position.
    fn view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::value(py, &self.env.view())
    }

    /// JSON Schema of the view.
    fn schema<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::value(py, &self.env.schema())
    }

    /// The game so far as a `Table`.
    fn table(&self) -> Table {
        Table::of(self.env.table())
    }

    /// The game so far as text; `Table.load` and `Env.load` read it.
    fn save(&self) -> String {
        self.env.table().save()
    }

    /// A copy that goes on by itself.
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// Goes on with a saved game, played with the tables of this catalogue.
    #[staticmethod]
    #[pyo3(signature = (save, catalogue=None))]
    fn load(py: Python<'_>, save: &str, catalogue: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let env = solo_table::learn::Env::load(save, &read_tables(catalogue)?);
        env.map(Self::of).or_raise(py)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Stored<'py>> {
        let load = PyType::new::<Self>(py).getattr("load")?;
        let arguments = (self.save(), convert::data(py, &self.env.catalogue())?);
        Ok((load, arguments.into_pyobject(py)?))
    }

    fn __repr__(&self) -> String {
        let (name, due) = (self.env.name(), due(self.env.due()));
        format!("<Env of {name}, due: {due}>")
    }
}
