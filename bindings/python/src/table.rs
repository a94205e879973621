//! `Table`: a game in progress, as in Rust.

use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple, PyType};
use solo_table::{Dealer, Due, Question, RulePart, Tables, Value, Visibility};

use crate::convert::{self, Entries, borrowed, read_options, read_tables, read_value};
use crate::drawing;
use crate::error::{OrRaise as _, beyond};
use crate::hints::{Hints, played};
use crate::number::{Number, Seed, Whole};
use crate::play::{interruptible, plan, some};

/// A game in progress, of any kind, with labels, scenes, hints, undo and saves.
///
/// `game` is a name, or a table whose game begins anew, with its options and catalogue unless others are given.
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

/// A kind of game: a name, or another table.
enum Kind<'py> {
    Name(String),
    Like(PyRef<'py, Table>),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Kind<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(table) = object.cast::<Table>() {
            return Ok(Self::Like(table.to_owned().try_borrow()?));
        }
        object.extract().map(Self::Name).map_err(|_| {
            let kind = object.get_type().to_string();
            PyTypeError::new_err(format!("a game is a name or a table, not of type {kind}"))
        })
    }
}

/// Reads options and tables of a game by name.
fn read(
    options: Option<&Entries<'_>>,
    catalogue: Option<&Entries<'_>>,
) -> PyResult<(Vec<(String, String)>, Tables)> {
    Ok((read_options(options)?, read_tables(catalogue)?))
}

/// Reads options and tables in place of those of another table; `None` for those that stay.
fn changes(
    options: Option<&Entries<'_>>,
    catalogue: Option<&Entries<'_>>,
) -> PyResult<(Option<Value>, Option<Tables>)> {
    let options = options.map(|options| read_value(&options.0)).transpose()?;
    let tables = catalogue.map(|tables| read_tables(Some(tables)));
    Ok((options, tables.transpose()?))
}

/// Returns a table whose chance is drawn from a seed, if there is one.
fn dealt(mut table: solo_table::Table, seed: Option<Seed>) -> solo_table::Table {
    if seed.is_some() {
        table.deal(dealer(seed));
    }
    table
}

/// PyO3 ensures that no object is shared between threads while it is changed.
#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (game, seed=None, options=None, catalogue=None))]
    fn new(
        py: Python<'_>,
        game: Kind<'_>,
        seed: Option<Seed>,
        options: Option<Entries<'_>>,
        catalogue: Option<Entries<'_>>,
    ) -> PyResult<Self> {
        let table = match game {
            Kind::Name(name) => {
                let (options, tables) = read(options.as_ref(), catalogue.as_ref())?;
                crate::list().table(&name, &borrowed(&options), &tables, dealer(seed))
            }
            Kind::Like(table) => {
                let (options, tables) = changes(options.as_ref(), catalogue.as_ref())?;
                let again = table.0.begin_again(options.as_ref(), tables.as_ref());
                again.map(|table| dealt(table, seed))
            }
        };
        table.map(Self).or_raise(py)
    }

    /// Creates a table from a position: `view` as `Table.view` returns it, perhaps edited.
    ///
    /// `game` is a name, or a table whose options and catalogue hold unless others are given. Raises a `TableError`
    /// that lists every fault of the view.
    #[staticmethod]
    #[pyo3(signature = (game, view, seed=None, options=None, catalogue=None))]
    fn set_up(
        py: Python<'_>,
        game: Kind<'_>,
        view: &Bound<'_, PyAny>,
        seed: Option<Seed>,
        options: Option<Entries<'_>>,
        catalogue: Option<Entries<'_>>,
    ) -> PyResult<Self> {
        let view = read_value(view)?;
        let table = match game {
            Kind::Name(name) => {
                let (options, tables) = read(options.as_ref(), catalogue.as_ref())?;
                let options = borrowed(&options);
                crate::list().set_up(&name, &options, &tables, dealer(seed), &view)
            }
            Kind::Like(table) => {
                let (options, tables) = changes(options.as_ref(), catalogue.as_ref())?;
                let there = table
                    .0
                    .set_up_here(&view, options.as_ref(), tables.as_ref());
                there.map(|table| dealt(table, seed))
            }
        };
        table.map(Self).or_raise(py)
    }

    /// Resumes a saved game that was played with the embedded tables, or with those of `catalogue`.
    ///
    /// With `like`, a table, it is one of the same game, played with the tables of that one unless the save has its
    /// own. Raises `ValueError` for both.
    #[staticmethod]
    #[pyo3(signature = (save, catalogue=None, like=None))]
    fn load(
        py: Python<'_>,
        save: &str,
        catalogue: Option<Entries<'_>>,
        like: Option<PyRef<'_, Self>>,
    ) -> PyResult<Self> {
        let table = match (catalogue, like) {
            (Some(_), Some(_)) => {
                let message = "a save is loaded with a catalogue or like another table, not both";
                return Err(PyValueError::new_err(message));
            }
            (None, None) => crate::list().load(save),
            (Some(catalogue), None) => {
                crate::list().load_with(save, &read_tables(Some(&catalogue))?)
            }
            (None, Some(table)) => table.0.load_here(save),
        };
        table.map(Self).or_raise(py)
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
    fn act_number(&mut self, py: Python<'_>, number: Number) -> PyResult<()> {
        match number {
            Number::Known(number) => self.0.act_number(number).or_raise(py),
            Number::Beyond(number) => Err(beyond(py, &number, "decision", None)),
        }
    }

    /// Reports an outcome of chance, in the notation of the game.
    fn report(&mut self, py: Python<'_>, outcome: &str) -> PyResult<()> {
        self.0.report(outcome).or_raise(py)
    }

    /// Reports an outcome of chance by its number.
    fn report_number(&mut self, py: Python<'_>, number: Number) -> PyResult<()> {
        match number {
            Number::Known(number) => self.0.report_number(number).or_raise(py),
            Number::Beyond(number) => Err(beyond(py, &number, "outcome", None)),
        }
    }

    /// Returns the view of the present position.
    fn view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::value(py, &self.0.view())
    }

    /// Returns the view after that many steps. Raises `IndexError`.
    fn view_at<'py>(&self, py: Python<'py>, step: Whole) -> PyResult<Bound<'py, PyAny>> {
        let step = step.index("step")?;
        let view = self.0.view_at(step).ok_or_else(|| self.no_step(step))?;
        convert::value(py, &view)
    }

    /// Outcome of the game; `None` while it runs.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::value(py, &self.0.outcome().unwrap_or_default())
    }

    /// Number of decisions and outcomes so far.
    #[getter]
    fn steps(&self) -> usize {
        self.0.steps()
    }

    /// Returns the events from a step on, as data with sentences; step 0 is the start.
    fn events_from<'py>(&self, py: Python<'py>, step: Whole) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.events_from(step.index("step")?))
    }

    /// Returns the steps from one on: number, input, notation and label, and the events of each.
    fn history_from<'py>(&self, py: Python<'py>, step: Whole) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.history_from(step.index("step")?))
    }

    /// Returns the events from a step on, in sentences.
    fn narration_from(&self, step: Whole) -> PyResult<Vec<String>> {
        Ok(self.0.narration_from(step.index("step")?))
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
    fn story<'py>(&self, py: Python<'py>, parts: Whole) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.story(parts.index("parts")?))
    }

    /// Returns what each step from this one on has moved and changed; the steps count from 1.
    fn changes_from<'py>(&self, py: Python<'py>, step: usize) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.changes_from(step))
    }

    /// Returns the choices as they are played: verbs, ends, costs and gains as data, and what each surely ends.
    fn plays<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.plays())
    }

    /// Returns tracks, sets, clocks and needs of the present position.
    fn progress<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.progress())
    }

    /// Returns tracks, sets, clocks and needs after that many steps; `None` if there were fewer.
    fn progress_at<'py>(&self, py: Python<'py>, step: usize) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.progress_at(step))
    }

    /// Returns every card as it is drawn: pictogram, a line for each effect, values by name.
    fn pictures<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.pictures())
    }

    /// Returns a finished game: result, score sheet, comparison, notable moments; `None` while it runs.
    fn summary<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.summary())
    }

    /// Returns what comes up for the first time at the decision after that many steps, explained.
    fn lesson<'py>(&self, py: Python<'py>, step: Whole) -> PyResult<Bound<'py, PyAny>> {
        convert::data(py, &self.0.lesson(step.index("step")?))
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

    /// Returns whether all the decisions that are possible now, two at least, lead to the same position.
    fn makes_no_difference(&self) -> bool {
        self.0.makes_no_difference()
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
    #[pyo3(
        signature = (deals=Whole::Known(20), seed=Seed(0)),
        text_signature = "($self, deals=20, seed=0)"
    )]
    fn hint<'py>(&self, py: Python<'py>, deals: Whole, seed: Seed) -> PyResult<Bound<'py, PyAny>> {
        let deals = some("deals", deals)?;
        let table = self.0.clone();
        let list = interruptible(py, move |stop| {
            played(&mut table.hints(seed.0), deals, stop)
        })?;
        convert::data(py, &list)
    }

    /// Returns hints for the position before their first deal, to show them while they get better.
    #[pyo3(signature = (seed=Seed(0)), text_signature = "($self, seed=0)")]
    pub(crate) fn hints(&self, py: Python<'_>, seed: Seed) -> PyResult<Hints> {
        let table = self.0.clone();
        let hints = interruptible(py, move |_| table.hints(seed.0))?;
        Ok(Hints::of(hints, self.0.clone(), seed.0))
    }

    /// Returns the decision of a player; `None` if none is due. The same player and seed decide the same, in every
    /// language.
    ///
    /// Players, aims and playouts are those of `Env.advice`; "search" is "mcts".
    #[pyo3(
        signature = (player="sensible", aim="score", playouts=Whole::Known(1000), seed=Seed(0)),
        text_signature = "($self, player='sensible', aim='score', playouts=1000, seed=0)"
    )]
    fn advice<'py>(
        &self,
        py: Python<'py>,
        player: &str,
        aim: &str,
        playouts: Whole,
        seed: Seed,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let plan = plan(player, aim, playouts, seed.0)?;
        let table = self.0.clone();
        let number = interruptible(py, move |_| solo_learn::Env::of(&table)?.advice(plan))?;
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
        drawing::scene(py, convert::data(py, &self.0.scene())?)
    }

    /// Returns the contents of the table after that many steps. Raises `IndexError`.
    ///
    /// With `memory`, the scene includes the knowledge of a player with perfect memory.
    #[pyo3(signature = (step, memory=false))]
    fn scene_at<'py>(
        &self,
        py: Python<'py>,
        step: Whole,
        memory: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let step = step.index("step")?;
        let visibility = if memory {
            Visibility::Memory
        } else {
            Visibility::Table
        };
        let scene = self.0.scene_at(step, visibility);
        let scene = scene.ok_or_else(|| self.no_step(step))?;
        drawing::scene(py, convert::data(py, &scene)?)
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
        let load = PyType::new::<Self>(py).getattr("load")?;
        let arguments = (self.0.save(), convert::data(py, &self.0.catalogue())?);
        Ok((load, arguments.into_pyobject(py)?))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let (name, steps, due) = (self.0.name(), self.0.steps(), due(self.0.due()));
        let noun = if steps == 1 { "step" } else { "steps" };
        let head = format!("<Table of {name}, {steps} {noun}, due: {due}>");
        drawing::text(py, self.clone(), &head)
    }

    fn _repr_html_(&self, py: Python<'_>) -> PyResult<String> {
        drawing::html(py, self.clone())
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
