//! A table: a game in progress whose game is known by name only.

#[cfg(feature = "players")]
mod advice;
mod composed;
mod here;
mod history;
mod language;
mod questions;
mod save;

use core::fmt::{self, Debug, Formatter};
use std::sync::Arc;

use solo_core::{Dealer, Input, Session, Tables};

use crate::any_session::AnySession;
use crate::data::Json;
use crate::error::TableError;
use crate::limits::Limits;
use crate::presented::Presented;
use crate::report::Due;
use crate::scene::{Choice, Scene};
use crate::scenic::{Facts, Visibility};

use language::{SharedTranslation, borrowed};

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
    /// A table of a session that is already going on.
    pub fn of<G: Presented>(session: Session<G>) -> Self {
        Self::from(Box::new(session))
    }

    pub(crate) fn from(session: Box<dyn AnySession>) -> Self {
        Self {
            session,
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
    /// The name of the game.
    pub fn name(&self) -> &'static str {
        self.session.name()
    }

    /// Facts about the game.
    pub fn facts(&self) -> Facts {
        self.session.facts()
    }

    /// The options of this table: an object from name to value.
    pub fn options(&self) -> Json {
        self.session.options()
    }

    /// The tables of this table's catalogue.
    pub fn catalogue(&self) -> Tables {
        self.session.tables()
    }

    /// Returns the kind of input that is due.
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
    pub fn choices(&self) -> Vec<Choice> {
        self.session.choices(self.language())
    }

    /// The same list as notations with weights, for programs: without the work of labels.
    #[doc(alias("legal_moves", "moves"))]
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
    pub fn view(&self) -> Json {
        self.view_at(self.steps()).unwrap_or_default()
    }

    /// Returns the view after that many steps.
    pub fn view_at(&self, step: usize) -> Option<Json> {
        self.session.view(step)
    }

    /// Returns the result of the game; `None` while it runs.
    pub fn outcome(&self) -> Option<Json> {
        self.session.outcome()
    }

    /// Counts the decisions and outcomes so far.
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
    pub fn can_undo(&self) -> (bool, bool) {
        self.session.can_undo()
    }

    /// Returns whether [`Table::redo`] would have an effect.
    pub fn can_redo(&self) -> bool {
        self.session.can_redo()
    }

    /// Returns whether all the decisions that are possible now, two at least, lead to the same position.
    ///
    /// A surface may then take the first one by itself, and say so.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// assert!(!table.makes_no_difference());
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn makes_no_difference(&self) -> bool {
        self.session.makes_no_difference()
    }

    /// Changes who answers chance from now on, and lets chance answer.
    #[doc(alias("rng", "seed", "shuffle"))]
    pub fn deal(&mut self, chance: Dealer) {
        self.session.deal(chance);
    }

    /// Returns the options that differ from the defaults as `name=value`, and the level of difficulty that they make, if any.
    ///
    /// ```
    /// # #[cfg(feature = "scrapyard")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let table = Table::new("scrapyard", &[("ghost_pace", "12")], &Tables::new(), Dealer::seeded(42))?;
    /// assert_eq!(table.changed_options(), (vec!["ghost_pace=12".to_owned()], Some("harder")));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn changed_options(&self) -> (Vec<String>, Option<&'static str>) {
        self.session.changed_options()
    }

    /// Returns the source of chance.
    pub fn dealer(&self) -> &Dealer {
        self.session.dealer()
    }

    /// Returns the contents of the table, for drawing.
    pub fn scene(&self) -> Scene {
        self.scene_at(self.steps(), Visibility::Table)
            .unwrap_or_default()
    }

    /// Returns the contents of the table after that many steps, as visible there or remembered.
    pub fn scene_at(&self, step: usize, visibility: Visibility) -> Option<Scene> {
        self.session.scene(step, visibility, self.language())
    }

    /// JSON Schemas of `view`, `event`, `outcome`, `options` and `tables`.
    #[cfg(feature = "schema")]
    pub fn schema(&self) -> solo_core::Value {
        self.session.schema()
    }
}

impl Table {
    /// Returns the session behind the table, with the types of its game; `None` if the game is another one.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// use tomb4k::Tomb;
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// assert_eq!(table.session::<Tomb>().unwrap().state().hp(), 9);
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn session<G: Presented>(&self) -> Option<&Session<G>> {
        self.session.as_any().downcast_ref()
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
