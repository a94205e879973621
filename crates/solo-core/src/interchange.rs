//! Positions, events and outcomes as data, in any serde format.

use serde::de::DeserializeOwned;
use serde::ser::{Serialize, Serializer};

use crate::faults::Faults;
use crate::game::Game;

/// A game whose catalogue, positions, events and outcomes can be exchanged as data.
///
/// Field names and orders are those of the game's rulebook. A position is read back in two steps, as
/// an editor needs it: [`Interchange::Setup`] takes anything that has the right fields, and
/// [`Interchange::set_up`] accepts it only if it is a position of this game, and otherwise lists
/// every fault.
///
/// ```
/// use solo_core::Interchange;
/// use solo_core::example::Ten;
///
/// /// Every game as a line of JSON.
/// fn line<G: Interchange>(game: &G) -> String {
///     serde_json::to_string(&game.view(&game.start())).unwrap()
/// }
///
/// assert_eq!(line(&Ten), r#"{"deciding":0}"#);
/// ```
pub trait Interchange: Game {
    /// The tables that the owner of a box can supply.
    type Catalogue: DeserializeOwned;
    /// A view that was not checked yet.
    type Setup: DeserializeOwned;

    /// A game with these options and, if given, this catalogue instead of the embedded one.
    ///
    /// # Errors
    /// Every fault of the catalogue, and options that name something it does not have.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Interchange, NoOptions};
    /// assert_eq!(Ten::assemble(NoOptions, None), Ok(Ten));
    /// ```
    fn assemble(options: Self::Options, catalogue: Option<Self::Catalogue>)
    -> Result<Self, Faults>;

    /// The position that a view describes.
    ///
    /// # Errors
    /// Every fault of the view.
    ///
    /// ```
    /// use solo_core::example::{Setup, Table, Ten};
    /// use solo_core::Interchange;
    /// let set_up = |view| Ten.set_up(&serde_json::from_str::<Setup>(view).unwrap());
    /// assert_eq!(set_up(r#"{"deciding":7}"#), Ok(Table::Deciding(7)));
    /// assert_eq!(set_up(r#"{"deciding":11}"#).unwrap_err().len(), 1);
    /// ```
    fn set_up(&self, setup: &Self::Setup) -> Result<Self::State, Faults>;

    /// Writes the view of a position.
    ///
    /// # Errors
    /// Only those of the serializer.
    fn serialize_view<S: Serializer>(
        &self,
        state: &Self::State,
        serializer: S,
    ) -> Result<S::Ok, S::Error>;

    /// Writes the view of a position together with whatever else [`Interchange::set_up`] needs to
    /// build exactly this position again. The same as the view, unless the rulebook of the game leaves
    /// something out of its view that a player with perfect memory knows.
    ///
    /// # Errors
    /// Only those of the serializer.
    fn serialize_position<S: Serializer>(
        &self,
        state: &Self::State,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        self.serialize_view(state, serializer)
    }

    /// Writes an event.
    ///
    /// # Errors
    /// Only those of the serializer.
    fn serialize_event<S: Serializer>(
        &self,
        event: &Self::Event,
        serializer: S,
    ) -> Result<S::Ok, S::Error>;

    /// Writes an outcome.
    ///
    /// # Errors
    /// Only those of the serializer.
    fn serialize_outcome<S: Serializer>(
        &self,
        outcome: &Self::Outcome,
        serializer: S,
    ) -> Result<S::Ok, S::Error>;

    /// The view of a position, ready for any serde format.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::Interchange;
    /// let view = serde_json::to_string(&Ten.view(&Table::Deciding(7)))?;
    /// assert_eq!(view, r#"{"deciding":7}"#);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    fn view<'a>(&'a self, state: &'a Self::State) -> View<'a, Self> {
        View { game: self, state }
    }

    /// A position with everything that leads back to it, ready for any serde format.
    fn position<'a>(&'a self, state: &'a Self::State) -> PositionData<'a, Self> {
        PositionData { game: self, state }
    }

    /// An event, ready for any serde format.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::Interchange;
    /// assert_eq!(serde_json::to_string(&Ten.event_data(&7))?, "7");
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    fn event_data<'a>(&'a self, event: &'a Self::Event) -> EventData<'a, Self> {
        EventData { game: self, event }
    }

    /// An outcome, ready for any serde format.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::Interchange;
    /// assert_eq!(serde_json::to_string(&Ten.outcome_data(&9))?, "9");
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    fn outcome_data<'a>(&'a self, outcome: &'a Self::Outcome) -> OutcomeData<'a, Self> {
        OutcomeData {
            game: self,
            outcome,
        }
    }
}

/// A position that serializes as its view.
#[derive(Debug)]
pub struct View<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
}

impl<G: Interchange> Serialize for View<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.game.serialize_view(self.state, serializer)
    }
}

/// A position that serializes as its view and everything else that leads back to it.
#[derive(Debug)]
pub struct PositionData<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
}

impl<G: Interchange> Serialize for PositionData<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.game.serialize_position(self.state, serializer)
    }
}

/// An event that serializes as the rulebook of its game says.
#[derive(Debug)]
pub struct EventData<'a, G: Game> {
    game: &'a G,
    event: &'a G::Event,
}

impl<G: Interchange> Serialize for EventData<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.game.serialize_event(self.event, serializer)
    }
}

/// An outcome that serializes as the rulebook of its game says.
#[derive(Debug)]
pub struct OutcomeData<'a, G: Game> {
    game: &'a G,
    outcome: &'a G::Outcome,
}

impl<G: Interchange> Serialize for OutcomeData<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.game.serialize_outcome(self.outcome, serializer)
    }
}
