//! Options, positions, events and outcomes as data, in any serde format.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Formatter};

use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error as _, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::faults::Faults;
use crate::game::Game;
use crate::options::{OptionValue, Options};

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

/// In formats that people read, the plain value; in others, which are not self-describing, a variant.
impl Serialize for OptionValue<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return match self {
                Self::Flag(flag) => serializer.serialize_newtype_variant("Value", 0, "Flag", flag),
                Self::Number(number) => {
                    serializer.serialize_newtype_variant("Value", 1, "Number", number)
                }
                Self::Word(word) => serializer.serialize_newtype_variant("Value", 2, "Word", word),
            };
        }
        match self {
            Self::Flag(flag) => serializer.serialize_bool(*flag),
            Self::Number(number) => serializer.serialize_i32(*number),
            Self::Word(word) => serializer.serialize_str(word),
        }
    }
}

/// Writes options as a map from name to value. For `#[serde(with = "...")]` and hand-written impls.
///
/// # Errors
/// Only those of the serializer.
pub fn serialize_options<O: Options, S: Serializer>(
    options: &O,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(O::SPECS.len()))?;
    for (place, spec) in O::SPECS.iter().enumerate() {
        let mut written = Ok(());
        options.get(place, &mut |value| {
            written = map.serialize_entry(spec.name, &value);
        });
        written?;
    }
    map.end()
}

/// Reads options from a map; options that are not named keep their defaults.
///
/// # Errors
/// Unknown names, values that an option cannot have, and names that come twice.
pub fn deserialize_options<'de, O: Options, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<O, D::Error> {
    let OwnedOptions(named) = OwnedOptions::deserialize(deserializer)?;
    let mut options = O::default();
    for (place, (name, value)) in named.iter().enumerate() {
        if named.iter().take(place).any(|(earlier, _)| earlier == name) {
            return Err(D::Error::custom(format_args!(
                "option {name} is given twice"
            )));
        }
        options
            .set(name, value.as_value())
            .map_err(|error| D::Error::custom(format_args!("{name}: {error}")))?;
    }
    Ok(options)
}

/// The value of an option that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum OwnedValue {
    Flag(bool),
    Number(i32),
    Word(String),
}

impl OwnedValue {
    pub(crate) fn as_value(&self) -> OptionValue<'_> {
        match self {
            Self::Flag(flag) => OptionValue::Flag(*flag),
            Self::Number(number) => OptionValue::Number(*number),
            Self::Word(word) => OptionValue::Word(word),
        }
    }
}

impl Serialize for OwnedValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for OwnedValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(serde::Deserialize)]
        #[serde(untagged)]
        enum Plain {
            Flag(bool),
            Number(i32),
            Word(String),
        }
        #[derive(serde::Deserialize)]
        enum Value {
            Flag(bool),
            Number(i32),
            Word(String),
        }
        Ok(if deserializer.is_human_readable() {
            match Plain::deserialize(deserializer)? {
                Plain::Flag(flag) => Self::Flag(flag),
                Plain::Number(number) => Self::Number(number),
                Plain::Word(word) => Self::Word(word),
            }
        } else {
            match Value::deserialize(deserializer)? {
                Value::Flag(flag) => Self::Flag(flag),
                Value::Number(number) => Self::Number(number),
                Value::Word(word) => Self::Word(word),
            }
        })
    }
}

/// Options of a game that is not known yet, in the order in which they came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OwnedOptions(pub(crate) Vec<(String, OwnedValue)>);

impl OwnedOptions {
    pub(crate) fn of<O: Options>(options: &O) -> Self {
        let mut owned = Vec::new();
        for (place, spec) in O::SPECS.iter().enumerate() {
            options.get(place, &mut |value| {
                let value = match value {
                    OptionValue::Flag(flag) => OwnedValue::Flag(flag),
                    OptionValue::Number(number) => OwnedValue::Number(number),
                    OptionValue::Word(word) => OwnedValue::Word(String::from(word)),
                };
                owned.push((String::from(spec.name), value));
            });
        }
        Self(owned)
    }
}

impl Serialize for OwnedOptions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<'de> Deserialize<'de> for OwnedOptions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs;
        impl<'de> Visitor<'de> for Pairs {
            type Value = OwnedOptions;

            fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
                f.write_str("an object of option names and values")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<OwnedOptions, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(OwnedOptions(pairs))
            }
        }
        deserializer.deserialize_map(Pairs)
    }
}

/// Options that read and write themselves as a map, for a game type that is part of a larger
/// document.
///
/// ```
/// use solo_core::{NoOptions, OptionMap};
/// assert_eq!(serde_json::to_string(&OptionMap(NoOptions))?, "{}");
/// let options: OptionMap<NoOptions> = serde_json::from_str("{}")?;
/// assert!(serde_json::from_str::<OptionMap<NoOptions>>(r#"{"easy":true}"#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptionMap<O>(pub O);

impl<O: Options> Serialize for OptionMap<O> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_options(&self.0, serializer)
    }
}

impl<'de, O: Options> Deserialize<'de> for OptionMap<O> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_options(deserializer).map(Self)
    }
}
