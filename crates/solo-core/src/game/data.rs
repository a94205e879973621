//! Positions, events and outcomes of a game as data.

use serde::ser::{Serialize, Serializer};

use crate::data::Faults;
use crate::data::{Data, DataPath, Of, Shape, Value};
use crate::game::Game;
use crate::tables::{TableSpec, Tables};

/// A game whose catalogue, positions, events and outcomes can be exchanged as data.
///
/// Names and order of fields are those of the game's rulebook. A position is read in two steps, as
/// an editor needs it: [`GameData::View`] is a struct with public fields that accepts any value
/// that can be written down; [`GameData::set_up`] accepts the view only if it is a position of this
/// game, and otherwise lists every fault.
///
/// ```
/// use solo_core::GameData;
/// use solo_core::example::{Table, Ten};
///
/// let mut view = Ten.view(&Table::Deciding(7));
/// view.sum = 9;
/// assert_eq!(Ten.set_up(&view), Ok(Table::Deciding(9)));
/// view.sum = 11;
/// assert_eq!(Ten.set_up(&view).unwrap_err().to_string(), "sum: 11 is beyond ten, so the game is over (TEN-4)");
/// ```
#[doc(alias("fen", "position"))]
pub trait GameData: Game<Event: Data<Self>, Outcome: Data<Self>> {
    /// A position, with the fields of the rulebook.
    type View: Shape<Self>;

    /// Clause that defines the view.
    const VIEW_RULE: &'static str;
    /// Tables of the catalogue that the owner of a box can replace, in the order of the rulebook.
    const TABLES: &'static [TableSpec] = &[];

    /// Assembles a game from options and tables; a missing table is replaced by the embedded one.
    ///
    /// # Errors
    /// Every fault of the tables, unknown tables included, and options that name an unknown entry.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{GameData, Tables};
    /// assert_eq!(Ten::assemble((), &Tables::new()), Ok(Ten));
    /// assert!(Ten::assemble((), &Tables::new().with("cards", "id\n")).is_err());
    /// ```
    fn assemble(options: Self::Options, tables: &Tables) -> Result<Self, Faults>;

    /// Returns the tables of this game's catalogue: together with the options they assemble it
    /// again.
    fn tables(&self) -> Tables {
        Tables::new()
    }

    /// Returns the minimum and maximum of a number of the view by rules and catalogue; `None` for those of its type.
    ///
    /// `path` is the name of a [feature](crate::Features) with nothing in its brackets, and `id` what stands in the last
    /// ones: `hand[]` and `boat`.
    fn bounds(&self, _path: &str, _id: &str) -> Option<(i32, i32)> {
        None
    }

    /// Returns the view of a position.
    fn view(&self, state: &Self::State) -> Self::View;

    /// Packs a view into a position, as far as a position can hold it.
    ///
    /// [`GameData::set_up`] checks that it is a position of the game and that nothing was lost.
    fn pack(&self, view: &Self::View) -> Self::State;

    /// Returns the position that a view describes.
    ///
    /// The position has to pass the [audit](Game::audit) of the game and to have this view.
    ///
    /// # Errors
    /// Every fault of the view.
    ///
    /// ```
    /// use solo_core::GameData;
    /// use solo_core::example::{Table, Ten};
    /// let view = Ten.view(&Table::Rolling(3));
    /// assert_eq!(Ten.set_up(&view), Ok(Table::Rolling(3)));
    /// ```
    fn set_up(&self, view: &Self::View) -> Result<Self::State, Faults> {
        let state = self.pack(view);
        let mut faults = Faults::found_by(|findings| self.audit(&state, findings));
        let whole = DataPath::whole(Self::VIEW_RULE);
        self.view(&state).compare(view, self, &whole, &mut faults);
        faults.into_result(state)
    }

    /// Reads a view, without checking that it is a position of the game.
    ///
    /// # Errors
    /// Every value that cannot be read, unknown and missing fields included, each with its
    /// location.
    ///
    /// ```
    /// use solo_core::GameData;
    /// use solo_core::example::Ten;
    /// let data = serde_json::from_str(r#"{"phase":"rolling","sum":"3"}"#)?;
    /// assert_eq!(
    ///     Ten.read_view(&data).unwrap_err().to_string(),
    ///     "sum: expected a whole number from 0 to 255, found \"3\" (TEN-1); outcome: the field is missing (TEN-1)"
    /// );
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    fn read_view(&self, data: &Value) -> Result<Self::View, Faults> {
        let (mut faults, whole) = (Faults::new(), DataPath::whole(Self::VIEW_RULE));
        match Self::View::from_data(self, data, &whole, &mut faults) {
            Some(view) => faults.into_result(view),
            None => Err(faults),
        }
    }

    /// Reads a view and sets up the position that it describes.
    ///
    /// # Errors
    /// Every value that cannot be read; if all can be read, every fault of the view.
    ///
    /// ```
    /// use solo_core::GameData;
    /// use solo_core::example::{Table, Ten};
    /// let data = serde_json::from_str(r#"{"phase":"rolling","sum":3,"outcome":null}"#)?;
    /// assert_eq!(Ten.set_up_data(&data), Ok(Table::Rolling(3)));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    #[doc(alias("fen", "position"))]
    fn set_up_data(&self, data: &Value) -> Result<Self::State, Faults> {
        self.set_up(&self.read_view(data)?)
    }

    /// Returns the view of a position, ready for the formats of serde.
    ///
    /// TOML has no `null`, and loses fields that are null and lists that hold one.
    ///
    /// ```
    /// use solo_core::GameData;
    /// use solo_core::example::{Table, Ten};
    /// let view = serde_json::to_string(&Ten.view_data(&Table::Over(7)))?;
    /// assert_eq!(view, r#"{"phase":"over","sum":7,"outcome":7}"#);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    #[doc(alias("fen", "position"))]
    fn view_data<'a>(&'a self, state: &'a Self::State) -> ViewData<'a, Self> {
        ViewData { game: self, state }
    }

    /// Returns an event, ready for the formats of serde.
    ///
    /// ```
    /// use solo_core::GameData;
    /// use solo_core::example::{Rolled, Ten};
    /// let event = serde_json::to_string(&Ten.event_data(&Rolled::Sum { sum: 7 }))?;
    /// assert_eq!(event, r#"{"event":"sum","sum":7}"#);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    fn event_data<'a>(&'a self, event: &'a Self::Event) -> Of<'a, Self, Self::Event> {
        Of::new(self, event)
    }

    /// Returns JSON Schemas (draft 2020-12) with the ids of this catalogue.
    ///
    /// The result is an object with the five entries `view`, `event`, `outcome`, `options` and
    /// `tables`.
    ///
    /// ```
    /// use solo_core::GameData;
    /// use solo_core::example::Ten;
    /// let schema = serde_json::to_value(Ten.schema())?;
    /// assert_eq!(schema["view"]["properties"]["phase"]["enum"][0], "deciding");
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    #[cfg(feature = "schema")]
    fn schema(&self) -> Value {
        super::schema::of_game(self)
    }

    /// Returns an outcome, ready for the formats of serde.
    ///
    /// ```
    /// use solo_core::GameData;
    /// use solo_core::example::Ten;
    /// assert_eq!(serde_json::to_string(&Ten.outcome_data(&9))?, "9");
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    fn outcome_data<'a>(&'a self, outcome: &'a Self::Outcome) -> Of<'a, Self, Self::Outcome> {
        Of::new(self, outcome)
    }
}

/// A position that serializes as its view.
#[derive(Debug)]
pub struct ViewData<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
}

impl<G: GameData> Serialize for ViewData<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.game.view(self.state).serialize(self.game, serializer)
    }
}
