//! Data of every game: numbers, flags, texts, dice and playing cards.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};

use super::{Data, Shape, Spot, Value, wrong};
#[cfg(feature = "schema")]
use super::{Object, typed};
use crate::cards::Card;
use crate::cards::Face;
use crate::data::Faults;
use crate::noun::{CardIn, Ranged};

/// A whole number with bounds.
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
            fn data(&self, _: &G) -> Value {
                Value::Number(i64::from(*self))
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
    fn data(&self, _: &G) -> Value {
        Value::Bool(*self)
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
    fn data(&self, _: &G) -> Value {
        Value::Text(Cow::Owned(self.clone()))
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

/// The number of pips.
impl<G: ?Sized> Data<G> for Face {
    fn data(&self, _: &G) -> Value {
        Value::Number(i64::from(self.pips()))
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
    fn data(&self, _: &G) -> Value {
        Value::Number(i64::from(self.get()))
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

macro_rules! cards {
    ([$($generics:tt)*] $type:ty, $read:expr, $set:expr) => {
        impl<G: ?Sized, $($generics)*> Data<G> for $type {
            fn data(&self, _: &G) -> Value {
                Value::from(self.to_string())
            }

            #[cfg(feature = "schema")]
            fn schema(_: &G) -> Value {
                let ids = $set.iter().map(|card| Value::from(card.to_string()));
                super::schema::one_of_texts(ids.collect())
            }
        }

        impl<G: ?Sized, $($generics)*> Shape<G> for $type {
            fn from_data(_: &G, data: &Value, at: &Spot<'_>, faults: &mut Faults) -> Option<Self> {
                let card = match data {
                    // Data has the printed form only; notation is more lenient.
                    Value::Text(text) => text.parse::<Card>().ok().filter(|card| card.to_string() == **text),
                    _ => None,
                };
                card.and_then($read).or_else(|| wrong(data, "a card id", at, faults))
            }
        }
    };
}
cards!([] Card, Some, crate::cards::CardSet::full());
cards!([const SET: u64] CardIn<SET>, Self::new, Self::SET);
