//! `Env`: a game in progress, represented by numbers.

use std::sync::atomic::Ordering;

use numpy::{Ix1, PyArray1};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use solo_table::learn::{Kind, deal};
use solo_table::{Due, Value};

use crate::arrays::{Out, cells};
use crate::convert::{self, Entries, borrowed, read_options, read_tables};
use crate::error::{OrRaise as _, beyond};
use crate::number::{Number, Seed};
use crate::play::{aim, interruptible, plan};
use crate::series::{LuckSums, Series, Tally};
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
    /// Number of changes, so that a player notices those of other threads.
    changes: u64,
}

/// Number of random games between two checks for Ctrl-C.
const RACED: u64 = 100;

/// A pickled game: the constructor and its arguments.
type Stored<'py> = (Bound<'py, PyAny>, Bound<'py, PyTuple>);

/// A game of a study: seed, points, win, decisions, seconds and outcome.
type GameRow<'py> = (u64, i32, bool, u32, f64, Bound<'py, PyAny>);

impl Env {
    pub(crate) fn of(env: solo_table::learn::Env) -> Self {
        let sizes = (env.actions(), env.width());
        Self {
            env,
            sizes,
            changes: 0,
        }
    }

    /// Returns the game for a change.
    fn env_mut(&mut self) -> &mut solo_table::learn::Env {
        self.changes = self.changes.wrapping_add(1);
        &mut self.env
    }

    /// Does something and writes what it leads to; arrays that do not fit are refused before.
    fn enter<R>(
        &mut self,
        mask: &mut Out<'_, bool, Ix1>,
        observation: &mut Out<'_, f32, Ix1>,
        act: impl FnOnce(&mut solo_table::learn::Env) -> PyResult<R>,
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
        let env = crate::list().env(game, &borrowed(&options), &tables, seed.map(|seed| seed.0));
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
            Number::Beyond(number) => Err(beyond(py, &number, "decision", env.actions())),
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
                Err(beyond(py, &number, "legal decision at", legal))
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
            Number::Beyond(number) => Err(beyond(py, &number, "outcome", self.env.outcomes())),
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
    fn report_case(&mut self, py: Python<'_>, case: u64) -> PyResult<usize> {
        let mut left = case;
        for (outcome, weight) in self.env.chances() {
            let weight = u64::from(weight);
            if left < weight {
                return self.env_mut().report(outcome).or_raise(py);
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
    /// The player is "random", "greedy", "expectimax", "montecarlo", "mcts", "sensible", "rollout",
    /// "learned" or "best", the strongest of them that there is for the game; `playouts` is the number of
    /// playouts per decision for players that search. Other Python threads run meanwhile; Ctrl-C leaves the
    /// game unchanged. Raises `RuntimeError` if another thread has changed the game meanwhile, whose change
    /// stands.
    #[pyo3(signature = (player="random", aim="score", playouts=1000, seed=Seed(0)))]
    fn play(
        slf: &Bound<'_, Self>,
        py: Python<'_>,
        player: &str,
        aim: &str,
        playouts: u32,
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

    /// Plays this many random games and returns the numbers of decisions and outcomes.
    ///
    /// Nothing is recorded, so that its speed is the upper bound of every other way to play.
    /// Ctrl-C ends it.
    fn race(&self, py: Python<'_>, games: u64, seed: Seed) -> PyResult<(u64, u64)> {
        let env = self.env.clone();
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

    /// Returns the number of the decision that a player would take; `None` if none is due.
    #[pyo3(signature = (player="sensible", aim="score", playouts=1000, seed=Seed(0)))]
    fn advice(
        &self,
        py: Python<'_>,
        player: &str,
        aim: &str,
        playouts: u32,
        seed: Seed,
    ) -> PyResult<Option<u32>> {
        let plan = plan(player, aim, playouts, seed.0)?;
        let env = self.env.clone();
        interruptible(py, move |_| env.advice(plan))?.or_raise(py)
    }

    /// Plays games of a study by number, as the program `simulate` does.
    ///
    /// The numbers are `first`, `first + step` and so on below `end`. Returns games, games won,
    /// decisions, and the number of games by points. This game stays unchanged.
    #[pyo3(signature = (first, step, end, player="random", aim="score", playouts=1000, seed=Seed(1)))]
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
        seed: Seed,
    ) -> PyResult<Tally> {
        let series = Series::new(first, step, end, seed)?;
        let plan = plan(player, aim, playouts, 0)?;
        Ok(series.tally(py, self.env.clone(), plan)?.0)
    }

    /// Plays games of a study as `study` does, and measures the luck of each.
    ///
    /// Returns the same, followed by sums over the games in 10,000ths of a full worth: luck, squares of
    /// luck, luck of the games won, and luck times points.
    #[pyo3(signature = (first, step, end, player="random", aim="score", playouts=1000, seed=Seed(1)))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn study_luck(
        &self,
        py: Python<'_>,
        first: u64,
        step: u64,
        end: u64,
        player: &str,
        aim: &str,
        playouts: u32,
        seed: Seed,
    ) -> PyResult<(Tally, LuckSums)> {
        let series = Series::new(first, step, end, seed)?.with_luck();
        series.tally(py, self.env.clone(), plan(player, aim, playouts, 0)?)
    }

    /// Plays games of a study by number, as `study` does, and returns each.
    ///
    /// A game is the seed of its deal, points, win, number of decisions, seconds and outcome.
    #[pyo3(signature = (first, step, end, player="random", aim="score", playouts=1000, seed=Seed(1)))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn study_games<'py>(
        &self,
        py: Python<'py>,
        first: u64,
        step: u64,
        end: u64,
        player: &str,
        aim: &str,
        playouts: u32,
        seed: Seed,
    ) -> PyResult<Vec<GameRow<'py>>> {
        let series = Series::new(first, step, end, seed)?;
        let (env, plan) = (self.env.clone(), plan(player, aim, playouts, 0)?);
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

    /// Returns game number `number`, from 0, of a study, before its first decision.
    ///
    /// `game` is needed where the study has several.
    #[staticmethod]
    #[pyo3(signature = (study, number, game=None))]
    fn at<'py>(
        study: &Bound<'py, PyAny>,
        number: u64,
        game: Option<&str>,
    ) -> PyResult<Bound<'py, PyAny>> {
        study.call_method1("env", (number, game))
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
        let env = crate::list().load_env(save, &read_tables(catalogue.as_ref())?);
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
