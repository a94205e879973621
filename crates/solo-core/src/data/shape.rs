//! Values of a game as data, both ways.

use alloc::string::String;
use core::fmt;

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::{Map, Value};

use super::{DataPath, Faults, shown, shown_data};
use crate::noun::{Id, Noun, Readable};

/// A value that is written as data: an event, an outcome, a field of a position.
///
/// Derived by `#[derive(Data)]` for structs and by `#[derive(Event)]` for events; nouns get it with
/// their notation.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not data of `{G}`",
    note = "derive `Data` for a struct; nouns get it from `word_enum!` or `#[derive(Notation)]`, others from `noun_data!`"
)]
pub trait Data<G: ?Sized> {
    /// Writes the data in a format of serde; `null` stands where there is nothing.
    ///
    /// # Errors
    /// Only those of the serializer.
    fn serialize<S: Serializer>(&self, game: &G, serializer: S) -> Result<S::Ok, S::Error>;

    /// Returns the JSON Schema of the data, with the ids of this game's catalogue.
    #[cfg(feature = "schema")]
    fn schema(game: &G) -> Value
    where
        Self: Sized;

    /// Returns the data as a tree of values.
    fn to_value(&self, game: &G) -> Value {
        // No name of a field is anything but a text.
        serde_json::to_value(Of::new(game, self)).unwrap_or_default()
    }
}

/// Data that is an object, whose fields may be merged into another.
pub trait DataFields<G: ?Sized> {
    /// Writes the fields.
    ///
    /// # Errors
    /// Only those of the serializer.
    fn serialize_fields<M: SerializeMap>(&self, game: &G, map: &mut M) -> Result<(), M::Error>;
}

/// Writes an object from its fields.
///
/// # Errors
/// Only those of the serializer.
pub fn serialize_fields<G: ?Sized, T: DataFields<G>, S: Serializer>(
    data: &T,
    game: &G,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut count = Count(0);
    // Counting accepts everything. Formats that are not JSON ask for the number before the entries.
    let _ = data.serialize_fields(game, &mut count);
    let mut map = serializer.serialize_map(Some(count.0))?;
    data.serialize_fields(game, &mut map)?;
    map.end()
}

/// The number of entries of an object.
struct Count(usize);

impl SerializeMap for Count {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, _: &T) -> fmt::Result {
        self.0 = self.0.saturating_add(1);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, _: &T) -> fmt::Result {
        Ok(())
    }

    fn end(self) -> fmt::Result {
        Ok(())
    }
}

/// Data together with its game, ready for the formats of serde.
#[derive(Debug)]
pub struct Of<'a, G: ?Sized, T: ?Sized> {
    game: &'a G,
    data: &'a T,
}

impl<'a, G: ?Sized, T: ?Sized> Of<'a, G, T> {
    /// Joins data with its game.
    pub const fn new(game: &'a G, data: &'a T) -> Self {
        Self { game, data }
    }
}

impl<G: ?Sized, T: Data<G> + ?Sized> Serialize for Of<'_, G, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.data.serialize(self.game, serializer)
    }
}

/// Data that can be read back.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be read as data of `{G}`",
    note = "derive `Data` for a struct; nouns get it from `word_enum!` or `#[derive(Notation)]`, others from `noun_data!`"
)]
pub trait Shape<G: ?Sized>: Data<G> + PartialEq + Sized {
    /// Reads the data; returns `None` if it cannot be read, with every reason among the faults.
    fn from_data(game: &G, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self>;

    /// Reports where `said` differs from this value, which the rest of the position implies.
    fn compare(&self, said: &Self, game: &G, at: &DataPath<'_>, faults: &mut Faults) {
        if self != said {
            differs(self, said, game, at, faults);
        }
    }
}

/// Data whose shape depends on another field, such as what is pending in each phase.
///
/// In a struct that derives `Data`, a field with `#[data(by = field)]` is read after the other
/// field, which stands before it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be read as data of `{G}` by a field of type `{K}`"
)]
pub trait ShapeBy<G: ?Sized, K>: Data<G> + PartialEq + Sized {
    /// Reads the data that belongs to `key`; returns `None` if it cannot be read.
    ///
    /// Every reason is among the faults.
    fn from_data_by(
        key: &K,
        game: &G,
        data: &Value,
        at: &DataPath<'_>,
        faults: &mut Faults,
    ) -> Option<Self>;

    /// Reports where `said` differs from this value, which the rest of the position implies.
    fn compare(&self, said: &Self, game: &G, at: &DataPath<'_>, faults: &mut Faults) {
        if self != said {
            differs(self, said, game, at, faults);
        }
    }
}

/// Reports that the rest of the position implies another value than the one read.
pub fn differs<G: ?Sized, T: Data<G>>(
    is: &T,
    said: &T,
    game: &G,
    at: &DataPath<'_>,
    faults: &mut Faults,
) {
    let (is, said) = (shown_data(is, game), shown_data(said, game));
    faults.add(
        at,
        at.clause(),
        format_args!("the other fields make it {is}, not {said}"),
    );
}

/// Reports that another value was expected.
pub fn wrong<T>(data: &Value, expected: &str, at: &DataPath<'_>, faults: &mut Faults) -> Option<T> {
    mistaken(data, expected, at, faults);
    None
}

fn mistaken(data: &Value, expected: &str, at: &DataPath<'_>, faults: &mut Faults) {
    let found = shown(data);
    faults.add(
        at,
        at.clause(),
        format_args!("expected {expected}, found {found}"),
    );
}

/// Returns the entries of an object, if all names are known.
pub fn object<'a>(
    data: &'a Value,
    names: &[&str],
    at: &DataPath<'_>,
    faults: &mut Faults,
) -> Option<&'a Map<String, Value>> {
    let Value::Object(map) = data else {
        return wrong(data, "an object", at, faults);
    };
    for name in map.keys() {
        if !names.contains(&name.as_str()) {
            faults.add(at.field(name), at.clause(), "there is no such field");
        }
    }
    Some(map)
}

/// Returns a required field.
fn required<'a>(
    map: &'a Map<String, Value>,
    name: &str,
    at: &DataPath<'_>,
    faults: &mut Faults,
) -> Option<&'a Value> {
    let data = map.get(name);
    if data.is_none() {
        faults.add(at, at.clause(), "the field is missing");
    }
    data
}

/// Reads a noun that is written as its id.
pub fn read_noun<G: ?Sized, T: Readable<G>>(
    game: &G,
    data: &Value,
    at: &DataPath<'_>,
    faults: &mut Faults,
) -> Option<T> {
    let read = match data {
        Value::String(text) => T::parse(game, text).ok(),
        _ => None,
    };
    if read.is_none() {
        mistaken(data, T::WHAT, &under(at, T::CLAUSE), faults);
    }
    read
}

/// Writes a noun as its id.
///
/// # Errors
/// Only those of the serializer.
pub fn serialize_noun<G: ?Sized, S: Serializer>(
    noun: &dyn Noun<G>,
    game: &G,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&Id::new(noun, game))
}

/// The fields of an object that is read.
#[derive(Debug)]
pub struct FieldReader<'a, 'f> {
    map: &'a Map<String, Value>,
    at: &'a DataPath<'a>,
    faults: &'f mut Faults,
}

impl<'a, 'f> FieldReader<'a, 'f> {
    /// Returns a reader of an object whose fields have these names; `None` if it is not an object.
    pub fn new(
        data: &'a Value,
        names: &[&str],
        at: &'a DataPath<'a>,
        faults: &'f mut Faults,
    ) -> Option<Self> {
        let map = object(data, names, at, faults)?;
        Some(Self { map, at, faults })
    }

    /// Reads a required field.
    pub fn read<G: ?Sized, T: Shape<G>>(
        &mut self,
        game: &G,
        name: &str,
        clause: Option<&'static str>,
    ) -> Option<T> {
        let at = under(&self.at.field(name), clause);
        let data = required(self.map, name, &at, self.faults)?;
        T::from_data(game, data, &at, self.faults)
    }

    /// Reads a field that is left out at its default.
    pub fn read_or_default<G: ?Sized, T: Shape<G> + Default>(
        &mut self,
        game: &G,
        name: &str,
        clause: Option<&'static str>,
    ) -> Option<T> {
        match self.map.get(name) {
            Some(_) => self.read(game, name, clause),
            None => Some(T::default()),
        }
    }

    /// Reads a required field whose shape depends on another one, if that could be read.
    pub fn read_by<G: ?Sized, K, T: ShapeBy<G, K>>(
        &mut self,
        key: Option<&K>,
        game: &G,
        name: &str,
        clause: Option<&'static str>,
    ) -> Option<T> {
        let key = key?;
        let at = under(&self.at.field(name), clause);
        let data = required(self.map, name, &at, self.faults)?;
        T::from_data_by(key, game, data, &at, self.faults)
    }
}

/// Returns the location under another clause, if there is one.
fn under<'a>(at: &DataPath<'a>, clause: Option<&'static str>) -> DataPath<'a> {
    clause.map_or(*at, |clause| at.under(clause))
}
