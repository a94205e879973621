//! Data of every game: numbers, flags, texts, dice and playing cards.

use alloc::string::{String, ToString};

use serde::ser::Serializer;

use super::{Data, DataPath, Shape, Value, wrong};
#[cfg(feature = "schema")]
use crate::cards::Set;
use crate::cards::{Card, Face};
use crate::data::Faults;
use crate::noun::{CardIn, Ranged};
#[cfg(feature = "schema")]
use serde_json::json;

/// Returns the schema of a whole number with bounds.
#[cfg(feature = "schema")]
fn integer(min: i64, max: i64) -> Value {
    json!({"type": "integer", "minimum": min, "maximum": max})
}

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl<G: ?Sized> Data<G> for $type {
            fn serialize<S: Serializer>(&self, _: &G, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i64(i64::from(*self))
    }

            #[cfg(feature = "schema")]
            fn schema(_: &G) -> Value {
                integer(i64::from(Self::MIN), i64::from(Self::MAX))
            }
        }

        impl<G: ?Sized> Shape<G> for $type {
            fn from_data(_: &G, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self> {
                let read = data.as_i64().map(Self::try_from);
                read.and_then(Result::ok).or_else(|| {
                    let expected = format_args!("a whole number from {} to {}", Self::MIN, Self::MAX);
                    wrong(data, &expected.to_string(), at, faults)
                })
            }
        }
    )+};
}
numbers!(u8, u16, u32, i8, i16, i32);

impl<G: ?Sized> Data<G> for bool {
    fn serialize<S: Serializer>(&self, _: &G, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(*self)
    }

    #[cfg(feature = "schema")]
    fn schema(_: &G) -> Value {
        json!({"type": "boolean"})
    }
}

impl<G: ?Sized> Shape<G> for bool {
    fn from_data(_: &G, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self> {
        match data {
            Value::Bool(value) => Some(*value),
            _ => wrong(data, "true or false", at, faults),
        }
    }
}

impl<G: ?Sized> Data<G> for String {
    fn serialize<S: Serializer>(&self, _: &G, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }

    #[cfg(feature = "schema")]
    fn schema(_: &G) -> Value {
        json!({"type": "string"})
    }
}

impl<G: ?Sized> Shape<G> for String {
    fn from_data(_: &G, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self> {
        match data {
            Value::String(text) => Some(text.clone()),
            _ => wrong(data, "a text", at, faults),
        }
    }
}

/// Written as the number of pips.
impl<G: ?Sized> Data<G> for Face {
    fn serialize<S: Serializer>(&self, _: &G, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.pips())
    }

    #[cfg(feature = "schema")]
    fn schema(_: &G) -> Value {
        integer(1, 6)
    }
}

impl<G: ?Sized> Shape<G> for Face {
    fn from_data(_: &G, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self> {
        let pips = data.as_i64().and_then(|pips| u8::try_from(pips).ok());
        pips.and_then(Self::new)
            .or_else(|| wrong(data, "a face from 1 to 6", at, faults))
    }
}

impl<G: ?Sized, const MIN: u8, const MAX: u8> Data<G> for Ranged<MIN, MAX> {
    fn serialize<S: Serializer>(&self, _: &G, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.get())
    }

    #[cfg(feature = "schema")]
    fn schema(_: &G) -> Value {
        integer(i64::from(MIN), i64::from(MAX))
    }
}

impl<G: ?Sized, const MIN: u8, const MAX: u8> Shape<G> for Ranged<MIN, MAX> {
    fn from_data(_: &G, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self> {
        let number = data.as_i64().and_then(|number| u8::try_from(number).ok());
        number.and_then(Self::new).or_else(|| {
            let expected = format_args!("a whole number from {MIN} to {MAX}");
            wrong(data, &expected.to_string(), at, faults)
        })
    }
}

/// Reads a card id in its printed form only, while notation is more lenient.
fn card(data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Card> {
    let card = match data {
        Value::String(text) => text
            .parse::<Card>()
            .ok()
            .filter(|card| card.to_string() == *text),
        _ => None,
    };
    card.or_else(|| wrong(data, "a card id", at, faults))
}

#[cfg(feature = "schema")]
fn card_ids(cards: Set<Card>) -> Value {
    let ids = cards.iter().map(|card| card.to_string());
    json!({"type": "string", "enum": ids.collect::<alloc::vec::Vec<_>>()})
}

impl<G: ?Sized> Data<G> for Card {
    fn serialize<S: Serializer>(&self, _: &G, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }

    #[cfg(feature = "schema")]
    fn schema(_: &G) -> Value {
        card_ids(Set::full())
    }
}

impl<G: ?Sized> Shape<G> for Card {
    fn from_data(_: &G, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self> {
        card(data, at, faults)
    }
}

impl<G: ?Sized, const SET: u64> Data<G> for CardIn<SET> {
    fn serialize<S: Serializer>(&self, _: &G, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }

    #[cfg(feature = "schema")]
    fn schema(_: &G) -> Value {
        card_ids(Self::SET)
    }
}

impl<G: ?Sized, const SET: u64> Shape<G> for CardIn<SET> {
    fn from_data(_: &G, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self> {
        let card = card(data, at, faults)?;
        let within = Self::new(card);
        if within.is_none() {
            faults.add(at, at.clause(), format_args!("{card} does not belong here"));
        }
        within
    }
}
