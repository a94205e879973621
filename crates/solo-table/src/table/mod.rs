//! A table: a game in progress whose game is known by name only.

#[cfg(feature = "players")]
mod advice;
mod begin;
mod here;
mod history;
mod language;
mod questions;
mod read;
mod save;

use core::fmt::{self, Debug, Formatter};
use std::sync::Arc;

use solo_core::{Dealer, Input, Session, Tables, Value};

use crate::any_session::AnySession;
use crate::error::TableError;
use crate::games::Games;
#[cfg(feature = "learn")]
use crate::learn::Learn;
use crate::limits::Limits;
use crate::report::Due;
use crate::scene::{Choice, Scene};
use crate::scenic::{Facts, Scenic, Visibility};

pub(crate) use begin::Makers;
pub(crate) use here::{amended, game_like, loaded, viewed};
pub(crate) use language::Language;
use language::{SharedTranslation, borrowed};
pub(crate) use read::{assemble, line, read_options, read_position, saved_game};

/// A game in progress, whatever its game: by name, with labels, scenes, hints, undo and saves.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// use solo_table::{Dealer, Due, Table, Tables};
/// let options = [("min_delve_turns", "2")];
/// let mut table = Table::new("tomb4k", &options, &Tables::new(), Dealer::seeded(42))?;
/// while table.due() == Due::Decision {
///     let choice = table.choices().swap_remove(0);
///     table.act(&choice.notation)?;
/// }
/// assert!(table.outcome().is_some());
/// assert_eq!(Table::load(&table.save())?.view(), table.view());
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
pub struct Table {
    session: Box<dyn AnySession>,
    language: Option<Arc<SharedTranslation>>,
    /// Bounds of what makes another table from this one.
    limits: Limits,
}

impl Table {
    /// Sits down to the game of this name: options as name and value, the tables of its catalogue that
    /// differ from the embedded ones, and who answers chance.
    ///
    /// # Errors
    /// An unknown game or option, a value that an option does not have, and every fault of the tables.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::nobody())?;
    /// assert_eq!(table.facts().designers, "Matthew Lowes");
    /// assert!(Table::new("tomb4k", &[("lives", "9")], &Tables::new(), Dealer::nobody()).is_err());
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn new(
        name: &str,
        options: &[(&str, &str)],
        tables: &Tables,
        chance: Dealer,
    ) -> Result<Self, TableError> {
        Games::embedded().table(name, options, tables, chance)
    }

    /// A table of a session that is already going on.
    #[must_use]
    pub fn of<G: Scenic>(session: Session<G>) -> Self {
        Self {
            session: Box::new(session),
            language: None,
            limits: Limits::default(),
        }
    }

    /// The same table, from which others are made under these limits.
    #[must_use]
    pub fn within(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }
}

impl Table {
    /// Sits down to a position: `view` as [`Table::view`] gives it, perhaps edited.
    ///
    /// # Errors
    /// Those of [`Table::new`], and every fault of the view.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let nobody = Dealer::nobody();
    /// let table = Table::new("tomb4k", &[], &Tables::new(), nobody.clone())?;
    /// let same = Table::set_up("tomb4k", &[], &Tables::new(), nobody, &table.view())?;
    /// assert_eq!(same.view(), table.view());
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias("position", "fen"))]
    pub fn set_up(
        name: &str,
        options: &[(&str, &str)],
        tables: &Tables,
        chance: Dealer,
        view: &Value,
    ) -> Result<Self, TableError> {
        Games::embedded().set_up(name, options, tables, chance, view)
    }

    /// The name of the game.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.session.name()
    }

    /// Facts about the game.
    #[must_use]
    pub fn facts(&self) -> Facts {
        self.session.facts()
    }

    /// The options of this table: an object from name to value.
    #[must_use]
    pub fn options(&self) -> Value {
        self.session.options()
    }

    /// The tables of this table's catalogue.
    #[must_use]
    pub fn catalogue(&self) -> Tables {
        self.session.tables()
    }

    /// Returns the kind of input that is due.
    #[must_use]
    pub fn due(&self) -> Due {
        self.session.due()
    }

    /// Lists the legal decisions or the possible outcomes; empty at the end.
    ///
    /// Outcomes are in the order of the rulebook. Of decisions, those come first that answer what is asked, then others
    /// such as to end or to pass, each in the order of the rulebook; [`Table::notations`] keeps that order.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::nobody())?;
    /// let first = &table.choices()[0];
    /// assert_eq!((first.notation.as_str(), first.weight), ("card 2S", Some(1)));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[doc(alias("legal_moves", "moves", "label"))]
    #[must_use]
    pub fn choices(&self) -> Vec<Choice> {
        self.session.choices(self.language())
    }

    /// The same list as notations with weights, for programs: without the work of labels.
    #[doc(alias("legal_moves", "moves"))]
    #[must_use]
    pub fn notations(&self) -> Vec<(String, Option<u32>)> {
        self.session.notations()
    }

    /// Decides, in the notation of the game.
    ///
    /// # Errors
    /// What is illegal or cannot be read; nothing changes.
    #[doc(alias("move", "decide", "apply"))]
    pub fn act(&mut self, decision: &str) -> Result<(), TableError> {
        self.session
            .enter(Input::Decision(decision), borrowed(&self.language))
    }

    /// Decides, by the number of the decision.
    ///
    /// # Errors
    /// What is illegal, and numbers that no decision has; nothing changes.
    pub fn act_number(&mut self, number: u32) -> Result<(), TableError> {
        self.session
            .enter_number(Input::Decision(number), borrowed(&self.language))
    }

    /// Reports what chance has shown, in the notation of the game.
    ///
    /// # Errors
    /// What is impossible or cannot be read; nothing changes.
    #[doc(alias("chance", "roll"))]
    pub fn report(&mut self, outcome: &str) -> Result<(), TableError> {
        self.session
            .enter(Input::Chance(outcome), borrowed(&self.language))
    }

    /// Reports what chance has shown, by the number of the outcome.
    ///
    /// # Errors
    /// What is impossible, and numbers that no outcome has; nothing changes.
    pub fn report_number(&mut self, number: u32) -> Result<(), TableError> {
        self.session
            .enter_number(Input::Chance(number), borrowed(&self.language))
    }

    /// The view of the present position, as the rulebook of the crate defines it.
    #[doc(alias("position", "fen", "state"))]
    #[must_use]
    pub fn view(&self) -> Value {
        self.view_at(self.steps()).unwrap_or(Value::Null)
    }

    /// Returns the view after that many steps.
    #[must_use]
    pub fn view_at(&self, step: usize) -> Option<Value> {
        self.session.view(step)
    }

    /// Returns the result of the game; `None` while it runs.
    #[must_use]
    pub fn outcome(&self) -> Option<Value> {
        self.session.outcome()
    }

    /// Counts the decisions and outcomes so far.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.session.steps()
    }

    /// Takes back what was last decided or reported, with what chance answered, unless that revealed
    /// something.
    ///
    /// # Errors
    /// Nothing to take back, or something that was revealed since.
    #[doc(alias = "take_back")]
    pub fn undo(&mut self) -> Result<(), TableError> {
        self.session.undo(false)
    }

    /// Takes back what was last decided or reported, whatever was revealed since.
    ///
    /// # Errors
    /// Nothing to take back.
    pub fn undo_past_fence(&mut self) -> Result<(), TableError> {
        self.session.undo(true)
    }

    /// Goes forward again; `false` if nothing was taken back.
    pub fn redo(&mut self) -> bool {
        self.session.redo()
    }

    /// Returns whether [`Table::undo`] and [`Table::undo_past_fence`] would have an effect.
    #[must_use]
    pub fn can_undo(&self) -> (bool, bool) {
        self.session.can_undo()
    }

    /// Returns whether [`Table::redo`] would have an effect.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.session.can_redo()
    }

    /// Changes who answers chance from now on, and lets chance answer.
    #[doc(alias("rng", "seed", "shuffle"))]
    pub fn deal(&mut self, chance: Dealer) {
        self.session.deal(chance);
    }

    /// Returns the source of chance.
    #[must_use]
    pub fn dealer(&self) -> &Dealer {
        self.session.dealer()
    }

    /// Returns the contents of the table, for drawing.
    #[must_use]
    pub fn scene(&self) -> Scene {
        self.scene_at(self.steps(), Visibility::Table)
            .unwrap_or_default()
    }

    /// Returns the contents of the table after that many steps, as visible there or remembered.
    #[must_use]
    pub fn scene_at(&self, step: usize, visibility: Visibility) -> Option<Scene> {
        self.session.scene(step, visibility, self.language())
    }

    /// JSON Schemas of `view`, `event`, `outcome`, `options` and `tables`.
    #[cfg(feature = "schema")]
    #[must_use]
    pub fn schema(&self) -> Value {
        self.session.schema()
    }
}

impl Table {
    /// The same game in numbers.
    #[cfg(feature = "learn")]
    pub(crate) fn learner(&self) -> Box<dyn Learn> {
        self.session.learner()
    }
}

impl Clone for Table {
    fn clone(&self) -> Self {
        self.like(self.session.boxed())
    }
}

impl Debug for Table {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "Table({}, {} steps)", self.name(), self.steps())
    }
}
