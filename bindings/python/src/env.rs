//! `Env`: a game in progress, represented by numbers.

use std::sync::atomic::Ordering;

use numpy::{Ix1, PyArray1};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use solo_learn::Kind;
use solo_table::{Dealer, Due};

use crate::arrays::{Out, cells};
use crate::convert::{self, Entries, borrowed, read_options, read_tables};
use crate::drawing;
use crate::error::{OrRaise as _, beyond};
use crate::number::{Number, Seed, Whole};
use crate::play::{aim, interruptible, plan};
use crate::table::{Table, due};

/// A game in progress, represented by numbers, for programs that learn and search.
///
/// Actions are the stable numbers of decisions, 0 to `actions - 1`. With a `seed`, chance is drawn
/// automatically; without one, the caller reports its outcomes. Raises `TableError`.
#[pyclass(module = "solo_tabletop")]
#[derive(Clone)]
pub(crate) struct Env {
    pub(crate) env: solo_learn::Env,
    /// Number of decisions, and length of an observation.
    sizes: (usize, usize),
    /// Number of changes, so that a player notices those of other threads.
    changes: u64,
}

/// A pickled game: the constructor and its arguments.
pub(crate) type Stored<'py> = (Bound<'py, PyAny>, Bound<'py, PyTuple>);

impl Env {
    pub(crate) fn of(env: solo_learn::Env) -> Self {
        let sizes = (env.actions(), env.width());
        Self {
            env,
            sizes,
            changes: 0,
        }
    }

    fn no_case(&self, case: &Whole) -> PyErr {
        let cases = self.cases();
        PyIndexError::new_err(format!("there is no case {case}, there are {cases}"))
    }

    /// Returns the game for a change.
    fn env_mut(&mut self) -> &mut solo_learn::Env {
        self.changes = self.changes.wrapping_add(1);
        &mut self.env
    }

    /// Does something and writes what it leads to; arrays that do not fit are refused before.
    fn enter<R>(
        &mut self,
        mask: &mut Out<'_, bool, Ix1>,
        observation: &mut Out<'_, f32, Ix1>,
        act: impl FnOnce(&mut solo_learn::Env) -> PyResult<R>,
    ) -> PyResult<R> {
        let (masked, seen) = (mask.is_some(), observation.is_some());
        let mask = cells(mask, "mask", &[self.sizes.0])?;
        let observation = cells(observation, "observation", &[self.sizes.1])?;
        let result = act(self.env_mut())?;
        if masked {
            self.env.mask(mask);
        }
        if seen {
            self.env.observe(observation);
        }
        Ok(result)
    }
}

#[pymethods]
impl Env {
    #[new]
    #[pyo3(signature = (game, seed=None, options=None, catalogue=None))]
    fn new(
        py: Python<'_>,
        game: &str,
        seed: Option<Seed>,
        options: Option<Entries<'_>>,
        catalogue: Option<Entries<'_>>,
    ) -> PyResult<Self> {
        let (options, tables) = (
            read_options(options.as_ref())?,
            read_tables(catalogue.as_ref())?,
        );
        let nobody = Dealer::nobody();
        let table = crate::list().table(game, &borrowed(&options), &tables, nobody);
        let env = table.and_then(|table| solo_learn::Env::of(&table));
        let mut env = env.or_raise(py)?;
        env.reset(seed.map(|seed| seed.0));
        Ok(Self::of(env))
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

    /// `True` if the end of the game says who has won; otherwise `won` is an estimate.
    #[getter]
    fn has_wins(&self) -> bool {
        self.env.has_wins()
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
        let places = self.env.features().into_iter();
        places
            .map(|place| (place.name, place.low, place.high))
            .collect()
    }

    /// Restarts the game and returns the number of legal decisions.
    ///
    /// Without a seed, the caller reports the outcomes of chance.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, seed: Option<Seed>) -> usize {
        self.env_mut().reset(seed.map(|seed| seed.0));
        self.env.legal_count()
    }

    /// Draws chance from a seed from now on, and returns the number of legal decisions.
    ///
    /// Without a seed, the caller reports the outcomes.
    #[pyo3(signature = (seed=None))]
    fn deal(&mut self, seed: Option<Seed>) -> usize {
        self.env_mut().deal(seed.map(|seed| seed.0));
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
        action: Number,
        mut mask: Out<'_, bool, Ix1>,
        mut observation: Out<'_, f32, Ix1>,
    ) -> PyResult<usize> {
        self.enter(&mut mask, &mut observation, |env| match action {
            Number::Known(action) => env.act(action).or_raise(py),
            Number::Beyond(number) => Err(beyond(py, &number, "decision", Some(env.actions()))),
        })
    }

    /// Takes a decision by its index among the legal ones, from 0.
    ///
    /// Otherwise like `step`.
    #[pyo3(signature = (place, mask=None, observation=None))]
    fn step_index(
        &mut self,
        py: Python<'_>,
        place: Number,
        mut mask: Out<'_, bool, Ix1>,
        mut observation: Out<'_, f32, Ix1>,
    ) -> PyResult<usize> {
        self.enter(&mut mask, &mut observation, |env| match place {
            Number::Known(place) => {
                let place = usize::try_from(place).unwrap_or(usize::MAX);
                env.act_nth(place).or_raise(py)
            }
            Number::Beyond(number) => {
                let legal = env.legal_count();
                Err(beyond(py, &number, "legal decision at", Some(legal)))
            }
        })
    }

    /// Returns the mask of legal decisions, one bool per action.
    ///
    /// The array is new, or `out` if that is given.
    #[pyo3(signature = (out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let out =
            out.unwrap_or_else(|| PyArray1::<bool>::zeros(py, self.sizes.0, false).into_any());
        let mut mask: Out<'_, bool, Ix1> = Some(out.extract()?);
        self.env.mask(cells(&mut mask, "mask", &[self.sizes.0])?);
        Ok(out)
    }

    /// Returns the position as numbers, float32, `width` long.
    ///
    /// The array is new, or `out` if that is given.
    #[pyo3(signature = (out=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let out = out.unwrap_or_else(|| PyArray1::<f32>::zeros(py, self.sizes.1, false).into_any());
        let mut seen: Out<'_, f32, Ix1> = Some(out.extract()?);
        self.env
            .observe(cells(&mut seen, "observation", &[self.sizes.1])?);
        Ok(out)
    }

    /// Returns the possible outcomes as pairs of number and weight; empty unless chance is due.
    fn chances(&self) -> Vec<(u32, u32)> {
        self.env.chances()
    }

    /// Reports an outcome of chance by its number, and returns the number of decisions legal next.
    fn report(&mut self, py: Python<'_>, outcome: Number) -> PyResult<usize> {
        match outcome {
            Number::Known(outcome) => self.env_mut().report(outcome).or_raise(py),
            Number::Beyond(number) => {
                let outcomes = self.env.outcomes();
                Err(beyond(py, &number, "outcome", Some(outcomes)))
            }
        }
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
    fn report_case(&mut self, py: Python<'_>, case: Whole) -> PyResult<usize> {
        let Whole::Known(mut left) = case else {
            return Err(self.no_case(&case));
        };
        for (outcome, weight) in self.env.chances() {
            let weight = u64::from(weight);
            if left < weight {
                return self.env_mut().report(outcome).or_raise(py);
            }
            left = left.saturating_sub(weight);
        }
        Err(self.no_case(&case))
    }

    /// Points at the end; `None` while the game runs.
    #[getter]
    fn points(&self) -> Option<i32> {
        self.env.points()
    }

    /// Points of the player and of the rival at the end; `None` while the game runs, and for a rival without points.
    #[getter]
    fn score(&self) -> Option<(i32, Option<i32>)> {
        let score = self.env.score();
        score.map(|score| (score.yours, score.theirs))
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
    /// The player is "random", "greedy", "expectimax", "montecarlo", "mcts", "sensible", "rollout",
    /// "learned", "search" for "mcts", or "best", the strongest that there is. `aim` is what those with a choice
    /// play for: "score", many points, or "win", which gives up points for a safer win; "random" and "learned" have
    /// none. `playouts` is the number of playouts per decision for players that search. `seed` is that of the player
    /// alone, from which it draws where it chooses at random or tries out; chance comes from the seed of the game. The
    /// same position, player and seed lead to the same game; in a study it is the `player_seed` of a row. Other Python
    /// threads run meanwhile; Ctrl-C leaves the game unchanged. Raises `RuntimeError` if another thread has changed the game meanwhile, whose change
    /// stands.
    #[pyo3(
        signature = (player="random", aim="score", playouts=Whole::Known(1000), seed=Seed(0)),
        text_signature = "($self, player='random', aim='score', playouts=1000, seed=0)"
    )]
    fn play(
        slf: &Bound<'_, Self>,
        py: Python<'_>,
        player: &str,
        aim: &str,
        playouts: Whole,
        seed: Seed,
    ) -> PyResult<u32> {
        let plan = plan(player, aim, playouts, seed.0)?;
        if plan.kind == Kind::Random {
            // Takes only microseconds: no thread is needed.
            return slf
                .try_borrow_mut()?
                .env_mut()
                .play(plan, &mut || false)
                .or_raise(py);
        }
        // Not borrowed while other threads run.
        let (mut env, changes) = {
            let this = slf.try_borrow()?;
            (this.env.clone(), this.changes)
        };
        let (env, played) = interruptible(py, move |stop| {
            let played = env.play(plan, &mut || stop.load(Ordering::Relaxed));
            (env, played)
        })?;
        let mut this = slf.try_borrow_mut()?;
        if this.changes != changes {
            let message = "another thread has changed this game while a player was playing it";
            return Err(PyRuntimeError::new_err(message));
        }
        *this.env_mut() = env;
        played.or_raise(py)
    }

    /// Returns the number of the decision that a player would take; `None` if none is due.
    #[pyo3(
        signature = (player="sensible", aim="score", playouts=Whole::Known(1000), seed=Seed(0)),
        text_signature = "($self, player='sensible', aim='score', playouts=1000, seed=0)"
    )]
    fn advice(
        &self,
        py: Python<'_>,
        player: &str,
        aim: &str,
        playouts: Whole,
        seed: Seed,
    ) -> PyResult<Option<u32>> {
        let plan = plan(player, aim, playouts, seed.0)?;
        let env = self.env.clone();
        interruptible(py, move |_| env.advice(plan))?.or_raise(py)
    }

    /// Returns the notation of a decision. Raises `ValueError` for an unknown number.
    fn action_text(&self, action: Number) -> PyResult<String> {
        let text = match action {
            Number::Known(action) => self.env.action_text(action),
            Number::Beyond(_) => None,
        };
        text.ok_or_else(|| PyValueError::new_err(format!("there is no action {action}")))
    }

    /// Returns the notation of an outcome. Raises `ValueError` for an unknown number.
    fn outcome_text(&self, outcome: Number) -> PyResult<String> {
        let text = match outcome {
            Number::Known(outcome) => self.env.outcome_text(outcome),
            Number::Beyond(_) => None,
        };
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
    ///
    /// The copy of a game with a seed knows what chance will bring. With `deal`, its chance is drawn
    /// from that seed from now on.
    #[pyo3(signature = (deal=None))]
    fn copy(&self, deal: Option<Seed>) -> Self {
        let mut copy = self.clone();
        if let Some(seed) = deal {
            copy.env.deal(Some(seed.0));
        }
        copy
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
    fn load(py: Python<'_>, save: &str, catalogue: Option<Entries<'_>>) -> PyResult<Self> {
        let table = crate::list().load_with(save, &read_tables(catalogue.as_ref())?);
        let env = table.and_then(|table| solo_learn::Env::of(&table));
        env.map(Self::of).or_raise(py)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Stored<'py>> {
        let load = PyType::new::<Self>(py).getattr("load")?;
        let arguments = (self.save(), convert::data(py, &self.env.catalogue())?);
        Ok((load, arguments.into_pyobject(py)?))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let (name, due) = (self.env.name(), due(self.env.due()));
        drawing::text(py, self.table(), &format!("<Env of {name}, due: {due}>"))
    }

    fn _repr_html_(&self, py: Python<'_>) -> PyResult<String> {
        drawing::html(py, self.table())
    }
}
