//! Lists, options and objects with a noun as key.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use arrayvec::{ArrayString, ArrayVec};
use serde::ser::{SerializeMap, Serializer};

use super::{Data, Of, Shape, Spot, Value, differs, wrong};
#[cfg(feature = "schema")]
use super::{Object, any_of, schema::ids, typed};
use crate::data::Faults;
use crate::noun::{Countable, Noun};

/// Written as `null` or the value.
impl<G: ?Sized, T: Data<G>> Data<G> for Option<T> {
    fn serialize<S: Serializer>(&self, game: &G, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Some(value) => value.serialize(game, serializer),
            None => serializer.serialize_none(),
        }
    }

    #[cfg(feature = "schema")]
    fn schema(game: &G) -> Value {
        any_of([T::schema(game), typed("null", Object::default())].into())
    }
}

impl<G: ?Sized, T: Shape<G>> Shape<G> for Option<T> {
    fn from_data(game: &G, data: &Value, at: &Spot<'_>, faults: &mut Faults) -> Option<Self> {
        match data {
            Value::Null => Some(None),
            _ => T::from_data(game, data, at, faults).map(Some),
        }
    }

    fn compare(&self, said: &Self, game: &G, at: &Spot<'_>, faults: &mut Faults) {
        match (self, said) {
            (Some(is), Some(said)) => is.compare(said, game, at, faults),
            (None, None) => {}
            _ => differs(&self.to_value(game), &said.to_value(game), at, faults),
        }
    }
}

#[cfg(feature = "schema")]
fn list_schema<G: ?Sized, T: Data<G>>(game: &G) -> Value {
    typed("array", Object::from_iter([("items", T::schema(game))]))
}

impl<G: ?Sized, T: Data<G>> Data<G> for Vec<T> {
    fn serialize<S: Serializer>(&self, game: &G, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|item| Of::new(game, item)))
    }

    #[cfg(feature = "schema")]
    fn schema(game: &G) -> Value {
        list_schema::<G, T>(game)
    }
}

impl<G: ?Sized, T: Data<G>, const N: usize> Data<G> for ArrayVec<T, N> {
    fn serialize<S: Serializer>(&self, game: &G, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|item| Of::new(game, item)))
    }

    #[cfg(feature = "schema")]
    fn schema(game: &G) -> Value {
        list_schema::<G, T>(game)
    }
}

impl<G: ?Sized, T: Shape<G>, const N: usize> Shape<G> for ArrayVec<T, N> {
    fn from_data(game: &G, data: &Value, at: &Spot<'_>, faults: &mut Faults) -> Option<Self> {
        let read = Vec::<T>::from_data(game, data, at, faults)?;
        if read.len() > N {
            let found = read.len();
            faults.add(
                at,
                at.clause(),
                format_args!("{found} entries, at most {N} fit"),
            );
            return None;
        }
        Some(read.into_iter().collect())
    }
}

impl<G: ?Sized, T: Data<G>, const N: usize> Data<G> for [T; N] {
    fn serialize<S: Serializer>(&self, game: &G, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|item| Of::new(game, item)))
    }

    #[cfg(feature = "schema")]
    fn schema(game: &G) -> Value {
        let mut schema = Object::from_iter([("items", T::schema(game))]);
        let length = Value::Number(i64::try_from(N).unwrap_or(i64::MAX));
        schema.put("minItems", length.clone());
        schema.put("maxItems", length);
        typed("array", schema)
    }
}

impl<G: ?Sized, T: Shape<G>> Shape<G> for Vec<T> {
    fn from_data(game: &G, data: &Value, at: &Spot<'_>, faults: &mut Faults) -> Option<Self> {
        let Value::List(items) = data else {
            return wrong(data, "a list", at, faults);
        };
        let read = |(place, item)| T::from_data(game, item, &at.entry(place), faults);
        let read: Self = items.iter().enumerate().filter_map(read).collect();
        (read.len() == items.len()).then_some(read)
    }

    fn compare(&self, said: &Self, game: &G, at: &Spot<'_>, faults: &mut Faults) {
        if self.len() != said.len() {
            return differs(&self.to_value(game), &said.to_value(game), at, faults);
        }
        for (place, (is, said)) in self.iter().zip(said).enumerate() {
            is.compare(said, game, &at.entry(place), faults);
        }
    }
}

impl<G: ?Sized, T: Shape<G>, const N: usize> Shape<G> for [T; N] {
    fn from_data(game: &G, data: &Value, at: &Spot<'_>, faults: &mut Faults) -> Option<Self> {
        let read = Vec::<T>::from_data(game, data, at, faults)?;
        let expected = |list: Vec<T>| {
            let message = format_args!("a list of {N}, not of {}", list.len());
            wrong(data, &message.to_string(), at, faults)
        };
        read.try_into().map_or_else(expected, Some)
    }

    fn compare(&self, said: &Self, game: &G, at: &Spot<'_>, faults: &mut Faults) {
        for (place, (is, said)) in self.iter().zip(said).enumerate() {
            is.compare(said, game, &at.entry(place), faults);
        }
    }
}

/// Nouns without an order: written as a list in the order of their indices, read in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sorted<T>(pub Vec<T>);

impl<T> FromIterator<T> for Sorted<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self(items.into_iter().collect())
    }
}

impl<G: ?Sized, T: Data<G>> Data<G> for Sorted<T> {
    fn serialize<S: Serializer>(&self, game: &G, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(game, serializer)
    }

    #[cfg(feature = "schema")]
    fn schema(game: &G) -> Value {
        list_schema::<G, T>(game)
    }
}

impl<G: ?Sized, T: Shape<G> + Countable<G>> Shape<G> for Sorted<T> {
    fn from_data(game: &G, data: &Value, at: &Spot<'_>, faults: &mut Faults) -> Option<Self> {
        let mut read = Vec::<T>::from_data(game, data, at, faults)?;
        read.sort_by_key(|noun| noun.number(game));
        Some(Self(read))
    }

    fn compare(&self, said: &Self, game: &G, at: &Spot<'_>, faults: &mut Faults) {
        self.0.compare(&said.0, game, at, faults);
    }
}

/// An object with one entry for each of several nouns: the copies of cards, the contents of slots.
///
/// It is read in any order and written in the order of the nouns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct By<K, V>(pub Vec<(K, V)>);

impl<K, V> Default for By<K, V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: PartialEq, V> By<K, V> {
    /// Returns the value of this noun.
    #[must_use]
    pub fn get(&self, noun: &K) -> Option<&V> {
        let found = self.0.iter().find(|(key, _)| key == noun);
        found.map(|(_, value)| value)
    }
}

impl<K, V> FromIterator<(K, V)> for By<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        Self(entries.into_iter().collect())
    }
}

fn key<G: ?Sized>(noun: &impl Noun<G>, game: &G) -> String {
    noun.to_id(game).to_string()
}

impl<G: ?Sized, K: Countable<G>, V: Data<G>> Data<G> for By<K, V> {
    fn serialize<S: Serializer>(&self, game: &G, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (noun, value) in &self.0 {
            // A formatted key would be copied to the heap by the format.
            let mut name = ArrayString::<64>::new();
            match noun.id(game, &mut name) {
                Ok(()) => map.serialize_entry(name.as_str(), &Of::new(game, value))?,
                Err(_) => map.serialize_entry(&key(noun, game), &Of::new(game, value))?,
            }
        }
        map.end()
    }

    #[cfg(feature = "schema")]
    fn schema(game: &G) -> Value {
        let names = Object::from_iter([("enum", ids::<G, K>(game))]);
        let schema = [
            ("propertyNames", Value::Object(names)),
            ("additionalProperties", V::schema(game)),
        ];
        typed("object", Object::from_iter(schema))
    }
}

impl<G: ?Sized, K: Countable<G>, V: Shape<G>> Shape<G> for By<K, V> {
    fn from_data(game: &G, data: &Value, at: &Spot<'_>, faults: &mut Faults) -> Option<Self> {
        let Value::Object(map) = data else {
            return wrong(data, "an object", at, faults);
        };
        let mut entries: Vec<(K, V)> = Vec::new();
        for (name, value) in map.iter() {
            let at = at.field(name);
            let noun = K::parse(game, name).ok();
            if noun.is_none() {
                let clause = K::CLAUSE.unwrap_or(at.clause());
                faults.add(at, clause, format_args!("{name:?} is not {}", K::WHAT));
            }
            let value = V::from_data(game, value, &at, faults);
            entries.extend(noun.zip(value));
        }
        entries.sort_by_key(|(noun, _)| noun.number(game));
        (entries.len() == map.len()).then_some(Self(entries))
    }

    fn compare(&self, said: &Self, game: &G, at: &Spot<'_>, faults: &mut Faults) {
        for (noun, is) in &self.0 {
            let name = key(noun, game);
            let at = at.field(&name);
            match said.get(noun) {
                Some(said) => is.compare(said, game, &at, faults),
                None => faults.add(
                    at,
                    at.clause(),
                    format_args!(
                        "the entry is missing, the other fields make it {}",
                        is.to_value(game).shown()
                    ),
                ),
            }
        }
        for (noun, said) in said.0.iter().filter(|(noun, _)| self.get(noun).is_none()) {
            let name = key(noun, game);
            let at = at.field(&name);
            let said = said.to_value(game);
            faults.add(
                at,
                at.clause(),
                format_args!("the other fields leave no room for {}", said.shown()),
            );
        }
    }
}
