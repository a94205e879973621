//! `Table`: a game in progress, as in Rust.

use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple, PyType};
use solo_table::{Dealer, Due, Question, RulePart, Value, Visibility};

use crate::convert::{self, Entries, borrowed, read_options, read_tables, read_value};
use crate::error::OrRaise as _;
use crate::hints::{Hints, played};
use crate::number::Seed;
use crate::play::{check_deals, interruptible, plan};

/// A game in progress, of any kind, with labels, scenes, hints, undo and saves.
///
/// `options` maps names to bools, ints or words, `catalogue` the names of tables to CSV texts. With
/// a `seed`, chance is drawn automatically; without one, the caller reports its outcomes. Raises
/// `TableError`.
#[pyclass(module = "solo_tabletop")]
#[derive(Clone)]
pub(crate) struct Table(solo_table::Table);

fn dealer(seed: Option<Seed>) -> Dealer {
    seed.map_or_else(Dealer::nobody, |Seed(seed)| Dealer::seeded(seed))
}

pub(crate) fn due(due: Due) -> &'static str {
    match due {
        Due::Decision => "decision",
        Due::Chance => "chance",
        Due::Nothing => "nothing",
    }
}

/// PyO3 ensures that no object is shared between threads while it is changed.
#[pymethods]
impl Table {
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
        let table = crate::list().table(game, &borrowed(&options), &tables, dealer(seed));
        table.map(Self).or_raise(py)
    }

    /// Creates a table from a position: `view` as `Table.view` returns it, perhaps edited.
    ///
    /// Raises a `TableError` that lists every fault of the view.
    #[staticmethod]
    #[pyo3(signature = (game, view, seed=None, options=None, catalogue=None))]
    fn set_up(
        py: Python<'_>,
        game: &str,
        view: &Bound<'_, PyAny>,
        seed: Option<Seed>,
        options: Option<Entries<'_>>,
        catalogue: Option<Entries<'_>>,
    ) -> PyResult<Self> {
        let (options, tables) = (
            read_options(options.as_ref())?,
            read_tables(catalogue.as_ref())?,
        );
        let (options, view) = (borrowed(&options), read_value(view)?);
        let table = crate::list().set_up(game, &options, &tables, dealer(seed), &view);
        table.map(Self).or_raise(py)
    }

    /// Resumes a saved game.
    #[staticmethod]
    fn load(py: Python<'_>, save: &str) -> PyResult<Self> {
        crate::list().load(save).map(Self).or_raise(py)
    }

    /// Resumes a saved game that was played with these tables.
    #[staticmethod]
    fn load_with(py: Python<'_>, save: &str, catalogue: Entries<'_>) -> PyResult<Self> {
        let tables = read_tables(Some(&catalogue))?;
        let table = crate::list().load_with(save, &tables);
        table.map(Self).or_raise(py)
    }

    /// Returns a table of the same game at its start; the caller reports the outcomes of chance.
    #[pyo3(signature = (options=None, catalogue=None))]
    fn begin_again(
        &self,
        py: Python<'_>,
        options: Option<Entries<'_>>,
        catalogue: Option<Entries<'_>>,
    ) -> PyResult<Self> {
        let options = options.map(|options| read_value(&options.0)).transpose()?;
        let tables = catalogue
            .map(|tables| read_tables(Some(&tables)))
            .transpose()?;
        let table = self.0.begin_again(options.as_ref(), tables.as_ref());
        table.map(Self).or_raise(py)
    }

    /// Returns a table of the same game in a position; the caller reports the outcomes of chance.
    #[pyo3(signature = (view, options=None, catalogue=None))]
    fn set_up_here(
        &self,
        py: Python<'_>,
        view: &Bound<'_, PyAny>,
        options: Option<Entries<'_>>,
        catalogue: Option<Entries<'_>>,
    ) -> PyResult<Self> {
        let options = options.map(|options| read_value(&options.0)).transpose()?;
        let tables = catalogue
            .map(|tables| read_tables(Some(&tables)))
            .transpose()?;
        let view = read_value(view)?;
        let table = self.0.set_up_here(&view, options.as_ref(), tables.as_ref());
        table.map(Self).or_raise(py)
    }

    /// Resumes a save of the same game.
    ///
    /// Its catalogue is that of this table unless the save has its own.
    fn load_here(&self, py: Python<'_>, save: &str) -> PyResult<Self> {
        self.0.load_here(save).map(Self).or_raise(py)
    }

    /// Returns a table of the same game in its present position with corrections such as `gold 4`.
    fn amended(&self, py: Python<'_>, edits: Vec<String>) -> PyResult<Self> {
        let edits: Vec<&str> = edits.iter().map(String::as_str).collect();
        self.0.amended(&edits).map(Self).or_raise(py)
    }

    /// Name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.name()
    }

    /// Returns title, designers and other facts about the game.
    fn facts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let facts = self.0.facts();
        let dict = PyDict::new(py);
        dict.set_item("title", facts.title)?;
        dict.set_item("designers", facts.designers)?;
        dict.set_item("about", facts.about)?;
        dict.set_item("time", facts.time)?;
        dict.set_item("rival", facts.rival)?;
        Ok(dict.into_any())
    }

    /// Options of this table.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::value(py, &self.0.options())
    }

    /// Tables of its catalogue: names and CSV texts.
    #[getter]
    fn catalogue<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.catalogue())
    }

    /// The input that is due: "decision", "chance" or "nothing".
    #[getter]
    fn due(&self) -> &'static str {
        due(self.0.due())
    }

    /// Returns the legal decisions or possible outcomes: number, notation, label and more of each.
    fn choices<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.choices())
    }

    /// Returns the choices as pairs of notation and weight; the weight is `None` for decisions.
    fn notations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        PyList::new(py, self.0.notations())
    }

    /// Takes a decision, in the notation of the game.
    fn act(&mut self, py: Python<'_>, decision: &str) -> PyResult<()> {
        self.0.act(decision).or_raise(py)
    }

    /// Takes a decision by its number.
    fn act_number(&mut self, py: Python<'_>, number: u32) -> PyResult<()> {
        self.0.act_number(number).or_raise(py)
    }

    /// Reports an outcome of chance, in the notation of the game.
    fn report(&mut self, py: Python<'_>, outcome: &str) -> PyResult<()> {
        self.0.report(outcome).or_raise(py)
    }

    /// Reports an outcome of chance by its number.
    fn report_number(&mut self, py: Python<'_>, number: u32) -> PyResult<()> {
        self.0.report_number(number).or_raise(py)
    }

    /// Returns the view of the present position.
    fn view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::value(py, &self.0.view())
    }

    /// Returns the view after that many steps. Raises `IndexError`.
    fn view_at<'py>(&self, py: Python<'py>, step: usize) -> PyResult<Bound<'py, PyAny>> {
        let view = self.0.view_at(step).ok_or_else(|| self.no_step(step))?;
        convert::value(py, &view)
    }

    /// Outcome of the game; `None` while it runs.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::value(py, &self.0.outcome().unwrap_or(Value::Null))
    }

    /// Number of decisions and outcomes so far.
    #[getter]
    fn steps(&self) -> usize {
        self.0.steps()
    }

    /// Returns the events from a step on, as data with sentences; step 0 is the start.
    fn events_from<'py>(&self, py: Python<'py>, step: usize) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.events_from(step))
    }

    /// Returns the steps from one on: number, input, notation and label, and the events of each.
    fn history_from<'py>(&self, py: Python<'py>, step: usize) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.history_from(step))
    }

    /// Returns the events from a step on, as data without sentences.
    fn event_data_from<'py>(&self, py: Python<'py>, step: usize) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.event_data_from(step))
    }

    /// Returns the events from a step on, in sentences.
    fn narration_from(&self, step: usize) -> Vec<String> {
        self.0.narration_from(step)
    }

    /// Returns the events from the start up to a step, in sentences.
    fn narration_until(&self, step: usize) -> Vec<String> {
        self.0.narration_until(step)
    }

    /// Answers a question as the referee does: `{"cmd": "story", "parts": 2}` with `{"story": [...]}`.
    fn reply<'py>(
        &self,
        py: Python<'py>,
        question: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let question = Question::try_from(&read_value(question)?).or_raise(py)?;
        convert::data(py, &self.0.reply(&question))
    }

    /// Returns what can be done with an item of the scene, by its id, and why the other decisions are not legal.
    fn ask<'py>(&self, py: Python<'py>, item: &str) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.ask(item))
    }

    /// Returns what typed words mean: choices, refusals, or the texts that are near.
    fn explain<'py>(&self, py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.explain(text))
    }

    /// Returns what happened by actor and turn: the latest parts, at most that many.
    fn story<'py>(&self, py: Python<'py>, parts: usize) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.story(parts))
    }

    /// Returns a finished game: result, score sheet, comparison, notable moments; `None` while it runs.
    fn summary<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.summary())
    }

    /// Returns what comes up for the first time at the decision after that many steps, explained.
    fn lesson<'py>(&self, py: Python<'py>, step: usize) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.lesson(step))
    }

    /// Takes back the last decision or reported outcome, unless something was revealed since.
    fn undo(&mut self, py: Python<'_>) -> PyResult<()> {
        self.0.undo().or_raise(py)
    }

    /// Takes back the last decision or reported outcome, whatever was revealed since.
    fn undo_past_fence(&mut self, py: Python<'_>) -> PyResult<()> {
        self.0.undo_past_fence().or_raise(py)
    }

    /// Repeats what was taken back; `False` if there is nothing to repeat.
    fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// Returns whether `undo` and `undo_past_fence` would take anything back.
    fn can_undo(&self) -> (bool, bool) {
        self.0.can_undo()
    }

    /// Returns whether `redo` would repeat anything.
    fn can_redo(&self) -> bool {
        self.0.can_redo()
    }

    /// Draws chance from a seed from now on; without one, the caller reports its outcomes.
    #[pyo3(signature = (seed=None))]
    fn deal(&mut self, seed: Option<Seed>) {
        self.0.deal(dealer(seed));
    }

    /// Seed that chance is drawn from; `None` if the caller reports outcomes.
    #[getter]
    fn dealer(&self) -> Option<u64> {
        self.0.dealer().seed()
    }

    /// Returns the game as text, which `Table.load` reads.
    fn save(&self) -> String {
        self.0.save()
    }

    /// Returns the inputs of the game as text, without seed and tables.
    fn record(&self) -> String {
        self.0.record()
    }

    /// Returns hints after 1 to 1,000,000 deals: at most five choices, the recommended one first.
    ///
    /// The best player's decision and up to four others are played to the end of the game by that player, in the
    /// same deals: `text` says in a sentence what came. The list is empty if no decision is due. Other Python
    /// threads run meanwhile.
    #[pyo3(signature = (deals=20, seed=Seed(0)))]
    fn hint<'py>(&self, py: Python<'py>, deals: u32, seed: Seed) -> PyResult<Bound<'py, PyAny>> {
        check_deals(deals)?;
        let table = self.0.clone();
        let list = interruptible(py, move |stop| {
            played(&mut table.hints(seed.0), deals, stop)
        })?;
        convert::data(py, &list)
    }

    /// Returns hints for the position before their first deal, to show them while they get better.
    #[pyo3(signature = (seed=Seed(0)))]
    fn hints(&self, py: Python<'_>, seed: Seed) -> PyResult<Hints> {
        let table = self.0.clone();
        interruptible(py, move |_| table.hints(seed.0)).map(Hints::of)
    }

    /// Returns the decision of a player; `None` if none is due.
    ///
    /// Players, aims and playouts are those of `Env.advice`.
    #[pyo3(signature = (player="sensible", aim="score", playouts=1000, seed=Seed(0)))]
    fn advice<'py>(
        &self,
        py: Python<'py>,
        player: &str,
        aim: &str,
        playouts: u32,
        seed: Seed,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let plan = plan(player, aim, playouts, seed.0)?;
        let table = self.0.clone();
        let number = interruptible(py, move |_| {
            let env = crate::list().load_env(&table.save(), &table.catalogue())?;
            env.advice(plan)
        })?;
        let number = number.or_raise(py)?;
        let mut choice = self.0.choices().into_iter();
        let choice = choice.find(|choice| Some(choice.number) == number);
        choice.map(|choice| convert::data(py, &choice)).transpose()
    }

    /// Returns every card of the game, with its effect in words.
    fn glossary<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.glossary())
    }

    /// Returns a part of the rules in force here, in sentences with clause and source.
    ///
    /// The parts are "goal", "turn", "score" and "end". Raises `ValueError` for any other.
    fn rules<'py>(&self, py: Python<'py>, part: &str) -> PyResult<Bound<'py, PyAny>> {
        let part = RulePart::from_word(part).ok_or_else(|| {
            PyValueError::new_err("a part of the rules is \"goal\", \"turn\", \"score\" or \"end\"")
        })?;
        convert::data(py, &self.0.rules(part))
    }

    /// Returns the rulebook of the game by clause: id, label, text and section of each.
    fn rulebook<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.rulebook())
    }

    /// Returns the contents of the table, for drawing.
    fn scene<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.scene())
    }

    /// Returns the contents of the table after that many steps. Raises `IndexError`.
    ///
    /// With `memory`, the scene includes the knowledge of a player with perfect memory.
    #[pyo3(signature = (step, memory=false))]
    fn scene_at<'py>(
        &self,
        py: Python<'py>,
        step: usize,
        memory: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let visibility = if memory {
            Visibility::Memory
        } else {
            Visibility::Table
        };
        let scene = self.0.scene_at(step, visibility);
        convert::data(py, &scene.ok_or_else(|| self.no_step(step))?)
    }

    /// Returns the JSON Schemas of `view`, `event`, `outcome`, `options` and `tables`.
    fn schema<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::value(py, &self.0.schema())
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let load = PyType::new::<Self>(py).getattr("load_with")?;
        let arguments = (self.0.save(), convert::data(py, &self.0.catalogue())?);
        Ok((load, arguments.into_pyobject(py)?))
    }

    fn __repr__(&self) -> String {
        let (name, steps, due) = (self.0.name(), self.0.steps(), due(self.0.due()));
        format!("<Table of {name}, {steps} steps, due: {due}>")
    }
}

impl Table {
    pub(crate) fn of(table: solo_table::Table) -> Self {
        Self(table)
    }

    fn no_step(&self, step: usize) -> PyErr {
        let steps = self.0.steps();
        PyIndexError::new_err(format!("there is no step {step}, there were {steps}"))
    }
}
