//! Data of any kind as a tree of values.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};

use serde::ser::{Impossible, Serialize, SerializeMap, SerializeSeq, Serializer};
use serde::ser::{SerializeStruct, SerializeTuple};

use super::value::{Object, Value};

/// A serializer that builds a tree of values.
pub(super) struct ToValue;

/// The error for data that no game has, such as bytes.
#[derive(Debug)]
pub(super) struct NoData;

impl Display for NoData {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("this cannot be data")
    }
}

impl core::error::Error for NoData {}

impl serde::ser::Error for NoData {
    fn custom<T: Display>(_: T) -> Self {
        Self
    }
}

type Built = Result<Value, NoData>;

macro_rules! whole_numbers {
    ($($method:ident: $type:ty),+) => {$(
        fn $method(self, value: $type) -> Built {
            i64::try_from(value).map(Value::Number).map_err(|_| NoData)
        }
    )+};
}

impl Serializer for ToValue {
    type Ok = Value;
    type Error = NoData;
    type SerializeSeq = List;
    type SerializeTuple = List;
    type SerializeTupleStruct = Impossible<Value, NoData>;
    type SerializeTupleVariant = Impossible<Value, NoData>;
    type SerializeMap = Map;
    type SerializeStruct = Map;
    type SerializeStructVariant = Impossible<Value, NoData>;

    whole_numbers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64
    }

    fn serialize_bool(self, value: bool) -> Built {
        Ok(Value::Bool(value))
    }

    fn serialize_f32(self, value: f32) -> Built {
        Ok(Value::Fraction(value.into()))
    }

    fn serialize_f64(self, value: f64) -> Built {
        Ok(Value::Fraction(value))
    }

    fn serialize_char(self, value: char) -> Built {
        Ok(Value::from(value.to_string()))
    }

    fn serialize_str(self, value: &str) -> Built {
        Ok(Value::from(value.to_string()))
    }

    fn serialize_bytes(self, _: &[u8]) -> Built {
        Err(NoData)
    }

    fn serialize_none(self) -> Built {
        Ok(Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Built {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Built {
        Ok(Value::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Built {
        Ok(Value::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Built {
        Ok(Value::from(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Built {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Built {
        Ok(Object::from_iter([(variant, value.serialize(Self)?)]).into())
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<List, NoData> {
        Ok(List(Vec::with_capacity(len.unwrap_or(0))))
    }

    fn serialize_tuple(self, len: usize) -> Result<List, NoData> {
        self.serialize_seq(Some(len))
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct, NoData> {
        Err(NoData)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, NoData> {
        Err(NoData)
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Map, NoData> {
        Ok(Map {
            entries: Object::with_capacity(len.unwrap_or(0)),
            name: String::new(),
        })
    }

    fn serialize_struct(self, _: &'static str, len: usize) -> Result<Map, NoData> {
        self.serialize_map(Some(len))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, NoData> {
        Err(NoData)
    }
}

/// A list under construction.
pub(super) struct List(Vec<Value>);

impl SerializeSeq for List {
    type Ok = Value;
    type Error = NoData;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoData> {
        self.0.push(value.serialize(ToValue)?);
        Ok(())
    }

    fn end(self) -> Built {
        Ok(Value::List(self.0))
    }
}

impl SerializeTuple for List {
    type Ok = Value;
    type Error = NoData;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoData> {
        SerializeSeq::serialize_element(self, value)
    }

    fn end(self) -> Built {
        SerializeSeq::end(self)
    }
}

/// An object under construction.
pub(super) struct Map {
    entries: Object,
    name: String,
}

impl Map {
    /// Adds a value with the name that was read before. It is not generic, so it is compiled once.
    fn keep(&mut self, value: Built) -> Result<(), NoData> {
        let name = core::mem::take(&mut self.name);
        self.entries.put(name, value?);
        Ok(())
    }
}

impl SerializeMap for Map {
    type Ok = Value;
    type Error = NoData;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), NoData> {
        let Value::Text(name) = key.serialize(ToValue)? else {
            return Err(NoData);
        };
        self.name = name.into_owned();
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoData> {
        self.keep(value.serialize(ToValue))
    }

    fn end(self) -> Built {
        Ok(self.entries.into())
    }
}

impl SerializeStruct for Map {
    type Ok = Value;
    type Error = NoData;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), NoData> {
        self.entries
            .put(Cow::Borrowed(name), value.serialize(ToValue)?);
        Ok(())
    }

    fn end(self) -> Built {
        SerializeMap::end(self)
    }
}
