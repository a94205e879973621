//! Data of every game: numbers, flags, texts, dice and playing cards.

use alloc::string::{String, ToString};

use serde::ser::Serializer;

use super::{Data, Shape, Spot, Value, wrong};
#[cfg(feature = "schema")]
use super::{Object, typed};
#[cfg(feature = "schema")]
use crate::cards::Set;
use crate::cards::{Card, Face};
use crate::data::Faults;
use crate::noun::{CardIn, Ranged};

/// Returns the schema of a whole number with bounds.
#[cfg(feature = "schema")]
fn integer(min: i64, max: i64) -> Value {
    typed(
        "integer",
        Object::from_iter([
            ("minimum", Value::Number(min)),
            ("maximum", Value::Number(max)),
        ]),
    )
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
            fn from_data(_: &G, data: &Value, at: &Spot<'_>, faults: &mut Faults) -> Option<Self> {
                let read = match data {
                    Value::Number(number) => Self::try_from(*number).ok(),
                    _ => None,
                };
                read.or_else(|| {
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
        typed("boolean", Object::default())
    }
}

impl<G: ?Sized> Shape<G> for bool {
    fn from_data(_: &G, data: &Value, at: &Spot<'_>, faults: &mut Faults) -> Option<Self> {
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
        typed("string", Object::default())
    }
}

impl<G: ?Sized> Shape<G> for String {
    fn from_data(_: &G, data: &Value, at: &Spot<'_>, faults: &mut Faults) -> Option<Self> {
        match data {
            Value::Text(text) => Some(text.to_string()),
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
    fn from_data(_: &G, data: &Value, at: &Spot<'_>, faults: &mut Faults) -> Option<Self> {
        let read = match data {
            Value::Number(pips) => u8::try_from(*pips).ok().and_then(Self::new),
            _ => None,
        };
        read.or_else(|| wrong(data, "a face from 1 to 6", at, faults))
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
    fn from_data(_: &G, data: &Value, at: &Spot<'_>, faults: &mut Faults) -> Option<Self> {
        let read = match data {
            Value::Number(number) => u8::try_from(*number).ok().and_then(Self::new),
            _ => None,
        };
        read.or_else(|| {
            let expected = format_args!("a whole number from {MIN} to {MAX}");
            wrong(data, &expected.to_string(), at, faults)
        })
    }
}

/// Reads a card id in its printed form only, while notation is more lenient.
fn card(data: &Value, at: &Spot<'_>, faults: &mut Faults) -> Option<Card> {
    let card = match data {
        Value::Text(text) => text
            .parse::<Card>()
            .ok()
            .filter(|card| card.to_string() == **text),
        _ => None,
    };
    card.or_else(|| wrong(data, "a card id", at, faults))
}

#[cfg(feature = "schema")]
fn card_ids(cards: Set<Card>) -> Value {
    let ids = cards.iter().map(|card| Value::from(card.to_string()));
    super::schema::one_of_texts(ids.collect())
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
    fn from_data(_: &G, data: &Value, at: &Spot<'_>, faults: &mut Faults) -> Option<Self> {
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
    fn from_data(_: &G, data: &Value, at: &Spot<'_>, faults: &mut Faults) -> Option<Self> {
        let card = card(data, at, faults)?;
        let within = Self::new(card);
        if within.is_none() {
            faults.add(at, at.clause(), format_args!("{card} does not belong here"));
        }
        within
    }
}
