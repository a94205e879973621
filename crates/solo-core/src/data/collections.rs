//! Lists, options and objects with a noun as key.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;

use arrayvec::{ArrayString, ArrayVec};
use serde::ser::{SerializeMap, SerializeSeq, Serializer};

#[cfg(feature = "schema")]
use super::schema::ids;
use super::{Data, DataPath, Of, Shape, Value, differs, shown_data, wrong};
use crate::data::Faults;
use crate::noun::{Countable, Noun};
#[cfg(feature = "schema")]
use serde_json::json;

/// Written as `null` or the value.
impl<G: ?Sized, T: Data<G>> Data<G> for Option<T> {
    fn serialize<S: Serializer>(&self, game: &G, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Some(value) => serializer.serialize_some(&Of::new(game, value)),
            None => serializer.serialize_none(),
        }
    }

    #[cfg(feature = "schema")]
    fn schema(game: &G) -> Value {
        json!({"anyOf": [T::schema(game), {"type": "null"}]})
    }
}

impl<G: ?Sized, T: Shape<G>> Shape<G> for Option<T> {
    fn from_data(game: &G, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self> {
        match data {
            Value::Null => Some(None),
            _ => T::from_data(game, data, at, faults).map(Some),
        }
    }

    fn compare(&self, said: &Self, game: &G, at: &DataPath<'_>, faults: &mut Faults) {
        match (self, said) {
            (Some(is), Some(said)) => is.compare(said, game, at, faults),
            (None, None) => {}
            _ => differs(self, said, game, at, faults),
        }
    }
}

/// Writes a list.
fn serialize_items<G: ?Sized, T: Data<G>, S: Serializer>(
    items: &[T],
    game: &G,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut list = serializer.serialize_seq(Some(items.len()))?;
    for item in items {
        list.serialize_element(&Of::new(game, item))?;
    }
    list.end()
}

/// Reports the entries that differ between two lists of the same length.
fn compare_items<G: ?Sized, T: Shape<G>>(
    items: &[T],
    said: &[T],
    game: &G,
    at: &DataPath<'_>,
    faults: &mut Faults,
) {
    let mut index = 0_usize;
    for (is, said) in items.iter().zip(said) {
        is.compare(said, game, &at.entry(index), faults);
        index = index.saturating_add(1);
    }
}

#[cfg(feature = "schema")]
fn list_schema<G: ?Sized, T: Data<G>>(game: &G) -> Value {
    json!({"type": "array", "items": T::schema(game)})
}

impl<G: ?Sized, T: Data<G>> Data<G> for Vec<T> {
    fn serialize<S: Serializer>(&self, game: &G, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_items(self, game, serializer)
    }

    #[cfg(feature = "schema")]
    fn schema(game: &G) -> Value {
        list_schema::<G, T>(game)
    }
}

impl<G: ?Sized, T: Data<G>, const N: usize> Data<G> for ArrayVec<T, N> {
    fn serialize<S: Serializer>(&self, game: &G, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_items(self, game, serializer)
    }

    #[cfg(feature = "schema")]
    fn schema(game: &G) -> Value {
        list_schema::<G, T>(game)
    }
}

impl<G: ?Sized, T: Shape<G>, const N: usize> Shape<G> for ArrayVec<T, N> {
    fn from_data(game: &G, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self> {
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
        serialize_items(self, game, serializer)
    }

    #[cfg(feature = "schema")]
    fn schema(game: &G) -> Value {
        json!({"type": "array", "items": T::schema(game), "minItems": N, "maxItems": N})
    }
}

/// Reads the entries of a list; `read` returns whether it could read its entry.
pub(super) fn read_entries(
    data: &Value,
    at: &DataPath<'_>,
    faults: &mut Faults,
    read: &mut dyn FnMut(&Value, &DataPath<'_>, &mut Faults) -> bool,
) -> bool {
    let Value::Array(items) = data else {
        return wrong::<()>(data, "a list", at, faults).is_some();
    };
    let mut whole = true;
    for (index, item) in items.iter().enumerate() {
        whole &= read(item, &at.entry(index), faults);
    }
    whole
}

/// Sorts by numbers, without code for each type of item.
fn sort<T>(items: &mut [T], numbers: &[u32]) {
    for (one, other) in exchanges(numbers) {
        items.swap(one, other);
    }
}

/// Returns the exchanges that sort numbers, equal ones in their order.
fn exchanges(numbers: &[u32]) -> Vec<(usize, usize)> {
    if numbers.is_sorted() {
        return Vec::new();
    }
    let mut order: Vec<(u32, usize)> = numbers.iter().copied().zip(0..).collect();
    order.sort_unstable();
    // The index of each item now, and the item at each index now.
    let mut indices: Vec<usize> = (0..numbers.len()).collect();
    let mut present = indices.clone();
    let mut exchanges = Vec::new();
    for (index, (_, item)) in order.into_iter().enumerate() {
        let (Some(&from), Some(&moved)) = (indices.get(item), present.get(index)) else {
            continue;
        };
        if from != index {
            exchanges.push((index, from));
            present.swap(index, from);
            indices.swap(item, moved);
        }
    }
    exchanges
}

impl<G: ?Sized, T: Shape<G>> Shape<G> for Vec<T> {
    fn from_data(game: &G, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self> {
        let mut list = Self::new();
        let whole = read_entries(data, at, faults, &mut |item, at, faults| {
            match T::from_data(game, item, at, faults) {
                Some(item) => list.push(item),
                None => return false,
            }
            true
        });
        whole.then_some(list)
    }

    fn compare(&self, said: &Self, game: &G, at: &DataPath<'_>, faults: &mut Faults) {
        if self.len() != said.len() {
            return differs(self, said, game, at, faults);
        }
        compare_items(self, said, game, at, faults);
    }
}

impl<G: ?Sized, T: Shape<G>, const N: usize> Shape<G> for [T; N] {
    fn from_data(game: &G, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self> {
        let read = Vec::<T>::from_data(game, data, at, faults)?;
        let expected = |list: Vec<T>| {
            let message = format_args!("a list of {N}, not of {}", list.len());
            wrong(data, &message.to_string(), at, faults)
        };
        read.try_into().map_or_else(expected, Some)
    }

    fn compare(&self, said: &Self, game: &G, at: &DataPath<'_>, faults: &mut Faults) {
        compare_items(self, said, game, at, faults);
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
    fn from_data(game: &G, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self> {
        let mut read = Vec::<T>::from_data(game, data, at, faults)?;
        let mut numbers = Vec::with_capacity(read.len());
        for noun in &read {
            numbers.push(noun.number(game));
        }
        sort(&mut read, &numbers);
        Some(Self(read))
    }

    fn compare(&self, said: &Self, game: &G, at: &DataPath<'_>, faults: &mut Faults) {
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

fn key<G: ?Sized>(noun: &dyn Noun<G>, game: &G) -> String {
    let mut name = String::new();
    // Writing to a string cannot fail.
    let _ = noun.id(game, &mut name);
    name
}

impl<G: ?Sized, K: Countable<G>, V: Data<G>> Data<G> for By<K, V> {
    fn serialize<S: Serializer>(&self, game: &G, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (noun, value) in &self.0 {
            // A formatted key would be copied to the heap by the format.
            let mut short = ArrayString::<64>::new();
            let long;
            let name = match noun.id(game, &mut short) {
                Ok(()) => short.as_str(),
                Err(_) => {
                    long = key(noun, game);
                    &long
                }
            };
            map.serialize_entry(name, &Of::new(game, value))?;
        }
        map.end()
    }

    #[cfg(feature = "schema")]
    fn schema(game: &G) -> Value {
        json!({
            "type": "object",
            "propertyNames": {"enum": ids::<G, K>(game)},
            "additionalProperties": V::schema(game),
        })
    }
}

/// Reads the fields of an object; `read` returns whether it could read its field.
fn read_fields(
    data: &Value,
    at: &DataPath<'_>,
    faults: &mut Faults,
    read: &mut dyn FnMut(&str, &Value, &DataPath<'_>, &mut Faults) -> bool,
) -> bool {
    let Value::Object(map) = data else {
        return wrong::<()>(data, "an object", at, faults).is_some();
    };
    let mut whole = true;
    for (name, value) in map {
        whole &= read(name, value, &at.field(name), faults);
    }
    whole
}

/// Reports a key that is not such a noun.
fn no_key(
    name: &str,
    (what, clause): (&str, Option<&'static str>),
    at: &DataPath<'_>,
    faults: &mut Faults,
) {
    let message = format_args!("{name:?} is not {what}");
    faults.add(at, clause.unwrap_or(at.clause()), message);
}

/// Reports an entry that the rest of the position implies.
fn missing(is: &impl Display, at: &DataPath<'_>, faults: &mut Faults) {
    let message = format_args!("the entry is missing, the other fields make it {is}");
    faults.add(at, at.clause(), message);
}

/// Reports an entry that contradicts the rest of the position.
fn no_room(said: &impl Display, at: &DataPath<'_>, faults: &mut Faults) {
    let message = format_args!("the other fields leave no room for {said}");
    faults.add(at, at.clause(), message);
}

impl<G: ?Sized, K: Countable<G>, V: Shape<G>> Shape<G> for By<K, V> {
    fn from_data(game: &G, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self> {
        let (mut entries, mut numbers) = (Vec::new(), Vec::new());
        let whole = read_fields(data, at, faults, &mut |name, value, at, faults| {
            let noun = K::parse(game, name);
            if noun.is_err() {
                no_key(name, (K::WHAT, K::CLAUSE), at, faults);
            }
            let (Ok(noun), Some(value)) = (noun, V::from_data(game, value, at, faults)) else {
                return false;
            };
            numbers.push(noun.number(game));
            entries.push((noun, value));
            true
        });
        sort(&mut entries, &numbers);
        whole.then_some(Self(entries))
    }

    fn compare(&self, said: &Self, game: &G, at: &DataPath<'_>, faults: &mut Faults) {
        for (noun, is) in &self.0 {
            let name = key(noun, game);
            let at = at.field(&name);
            match said.get(noun) {
                Some(said) => is.compare(said, game, &at, faults),
                None => missing(&shown_data(is, game), &at, faults),
            }
        }
        for (noun, said) in &said.0 {
            if self.get(noun).is_none() {
                let name = key(noun, game);
                no_room(&shown_data(said, game), &at.field(&name), faults);
            }
        }
    }
}
