//! `Env`: a game in progress, represented by numbers.

use std::sync::atomic::Ordering;

use numpy::{Ix1, PyArray1, PyReadwriteArray1};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};
use solo_table::Due;
use solo_table::learn::{Kind, deal, seat};

use crate::arrays::{Out, cells};
use crate::convert::{self, borrowed, read_options, read_tables};
use crate::error::OrRaise as _;
use crate::play::{aim, interruptible, plan};
use crate::table::{Table, due};

/// A game in progress, represented by numbers, for programs that learn and search.
///
/// Actions are the stable numbers of decisions, 0 to `actions - 1`. With a `seed`, chance is drawn
/// automatically; without one, the caller reports its outcomes. Raises `TableError`.
#[pyclass(module = "solo_tabletop")]
#[derive(Clone)]
pub(crate) struct Env {
    pub(crate) env: solo_table::learn::Env,
    /// Number of decisions, and length of an observation.
    sizes: (usize, usize),
}

/// A pickled game: the constructor and its arguments.
type Stored<'py> = (Bound<'py, PyAny>, Bound<'py, PyTuple>);

/// Results of a study: games, games won, decisions, and number of games by points.
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

    /// Name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.env.name()
    }

    /// Version of its rules, which changes whenever the same inputs lead to another result.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.env.rules_version()
    }

    /// Number of decisions in the game, legal or not.
    #[getter]
    fn actions(&self) -> usize {
        self.sizes.0
    }

    /// Number of outcomes of chance in the game, possible now or not.
    #[getter]
    fn outcomes(&self) -> usize {
        self.env.outcomes()
    }

    /// Maximum number of steps in a game, decisions and outcomes together.
    #[getter]
    fn most_steps(&self) -> u32 {
        self.env.most_steps()
    }

    /// Length of an observation.
    #[getter]
    fn width(&self) -> usize {
        self.sizes.1
    }

    /// Options of the game.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::value(py, &self.env.options())
    }

    /// Tables of its catalogue: names and CSV texts.
    #[getter]
    fn catalogue<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.env.catalogue())
    }

    /// Returns the name, minimum and maximum of every number of an observation, in order.
    fn places(&self) -> Vec<(String, i32, i32)> {
        let places = self.env.places().into_iter();
        places
            .map(|place| (place.name, place.low, place.high))
            .collect()
    }

    /// Restarts the game and returns the number of legal decisions.
    ///
    /// Without a seed, the caller reports the outcomes of chance.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, seed: Option<u64>) -> usize {
        self.env.reset(seed);
        self.env.legal_count()
    }

    /// Draws chance from a seed from now on, and returns the number of legal decisions.
    ///
    /// Without a seed, the caller reports the outcomes.
    #[pyo3(signature = (seed=None))]
    fn deal(&mut self, seed: Option<u64>) -> usize {
        self.env.deal(seed);
        self.env.legal_count()
    }

    /// The input that is due: "decision", "chance" or "nothing".
    #[getter]
    fn due(&self) -> &'static str {
        due(self.env.due())
    }

    /// `True` once the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.env.due() == Due::Nothing
    }

    /// Number of legal decisions; 0 unless one is due.
    #[getter]
    fn legal_count(&self) -> usize {
        self.env.legal_count()
    }

    /// Returns the numbers of the legal decisions, in the order of the game.
    fn legal(&self) -> Vec<u32> {
        self.env.legal()
    }

    /// Takes a decision by its number, and returns the number of decisions that are legal next.
    ///
    /// `mask` (bool, one per action) and `observation` (float32, `width`) are written in place.
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

    /// Takes a decision by its index among the legal ones, from 0.
    ///
    /// Otherwise like `step`.
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

    /// Returns the mask of legal decisions, one bool per action.
    ///
    /// The array is new, or `out` if that is given.
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

    /// Returns the position as numbers, float32, `width` long.
    ///
    /// The array is new, or `out` if that is given.
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

    /// Returns the possible outcomes as pairs of number and weight; empty unless chance is due.
    fn chances(&self) -> Vec<(u32, u32)> {
        self.env.chances()
    }

    /// Reports an outcome of chance by its number, and returns the number of decisions legal next.
    fn report(&mut self, py: Python<'_>, outcome: u32) -> PyResult<usize> {
        self.env.report(outcome).or_raise(py)
    }

    /// Number of equally likely cases of the chance that is due: the sum of the weights.
    ///
    /// It is 0 unless chance is due.
    #[getter]
    fn cases(&self) -> u64 {
        let chances = self.env.chances();
        chances.iter().map(|(_, weight)| u64::from(*weight)).sum()
    }

    /// Reports the outcome of a case, from 0, and returns the number of decisions legal next.
    ///
    /// If all `cases` are equally likely, the outcomes have their exact probabilities. Raises
    /// `IndexError`.
    fn report_case(&mut self, py: Python<'_>, case: u64) -> PyResult<usize> {
        let mut left = case;
        for (outcome, weight) in self.env.chances() {
            let weight = u64::from(weight);
            if left < weight {
                return self.env.report(outcome).or_raise(py);
            }
            left = left.saturating_sub(weight);
        }
        let cases = self.cases();
        let message = format!("there is no case {case}, there are {cases}");
        Err(PyIndexError::new_err(message))
    }

    /// Points at the end; `None` while the game runs.
    #[getter]
    fn points(&self) -> Option<i32> {
        self.env.points()
    }

    /// `True` if the game was won, `False` if lost; `None` while it runs.
    #[getter]
    fn won(&self) -> Option<bool> {
        self.env.won()
    }

    /// Rates the end of the game, or the position by rule of thumb, from 0 to 1.
    #[pyo3(signature = (aim="score"))]
    fn worth(&self, aim: &str) -> PyResult<f64> {
        Ok(f64::from(self.env.worth(self::aim(aim)?)) / 1e6)
    }

    /// Lets a player decide to the end, and returns the number of decisions taken.
    ///
    /// The player is "random", "greedy", "expectimax", "montecarlo", "mcts", "sensible" or "rollout"; `playouts` is the
    /// number of playouts per decision for players that search. Other Python threads run meanwhile;
    /// Ctrl-C leaves the game unchanged.
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
            // Takes only microseconds: no thread is needed.
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

    /// Plays this many random games and returns the numbers of decisions and outcomes.
    ///
    /// Nothing is recorded, so that its speed is the upper bound of every other way to play.
    fn race(&self, py: Python<'_>, games: u64, seed: u64) -> (u64, u64) {
        py.detach(|| self.env.race(games, seed))
    }

    /// Returns the number of the decision that a player would take; `None` if none is due.
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
        interruptible(py, move |_| env.advice(plan))?.or_raise(py)
    }

    /// Plays games of a study by number, as the program `simulate` does.
    ///
    /// The numbers are `first`, `first + step` and so on below `end`. Returns games, games won,
    /// decisions, and the number of games by points. This game stays unchanged.
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

    /// Returns the notation of a decision. Raises `ValueError` for an unknown number.
    fn action_text(&self, action: u32) -> PyResult<String> {
        let text = self.env.action_text(action);
        text.ok_or_else(|| PyValueError::new_err(format!("there is no action {action}")))
    }

    /// Returns the notation of an outcome. Raises `ValueError` for an unknown number.
    fn outcome_text(&self, outcome: u32) -> PyResult<String> {
        let text = self.env.outcome_text(outcome);
        text.ok_or_else(|| PyValueError::new_err(format!("there is no outcome {outcome}")))
    }

    /// Returns the view of the position.
    fn view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::value(py, &self.env.view())
    }

    /// Returns the JSON Schema of the view.
    fn schema<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::value(py, &self.env.schema())
    }

    /// Returns the game so far as a `Table`.
    fn table(&self) -> Table {
        Table::of(self.env.table())
    }

    /// Returns the game so far as text, which `Table.load` and `Env.load` read.
    fn save(&self) -> String {
        self.env.table().save()
    }

    /// Returns an independent copy.
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// Resumes a saved game that was played with the tables of this catalogue.
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
