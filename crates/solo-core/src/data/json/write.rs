//! Data to JSON.

use alloc::string::String;
use core::fmt::{Display, Write};

use serde::ser::{Impossible, Serialize, SerializeMap, SerializeSeq, Serializer};
use serde::ser::{SerializeStruct, SerializeTuple};

use super::super::to_value::NoData;
use super::Decimal;

/// Writes what is serialized.
pub(super) struct Json<'a>(pub(super) &'a mut String);

type Done = Result<(), NoData>;

impl Json<'_> {
    fn show(self, value: impl Display) -> Done {
        write!(self.0, "{value}").map_err(|_| NoData)
    }
}

/// A text in quotes.
fn quote(out: &mut String, text: &str) {
    out.push('"');
    let mut rest = text;
    // All that is escaped is ASCII, and no part of a longer character.
    while let Some(at) = (rest.bytes()).position(|byte| matches!(byte, b'"' | b'\\' | ..=0x1f)) {
        let (plain, escaped) = rest.split_at_checked(at).unwrap_or((rest, ""));
        out.push_str(plain);
        let mut signs = escaped.chars();
        escape(out, signs.next().unwrap_or(' '));
        rest = signs.as_str();
    }
    out.push_str(rest);
    out.push('"');
}

fn escape(out: &mut String, sign: char) {
    let letter = match sign {
        '\x08' => 'b',
        '\x0c' => 'f',
        '\n' => 'n',
        '\r' => 'r',
        '\t' => 't',
        '"' | '\\' => sign,
        _ => {
            // A text takes everything.
            let _ = write!(out, "\\u{:04x}", u32::from(sign));
            return;
        }
    };
    out.push('\\');
    out.push(letter);
}

macro_rules! numbers {
    ($($method:ident: $type:ty),+) => {$(
        fn $method(self, value: $type) -> Done {
            self.show(value)
        }
    )+};
}

impl<'a> Serializer for Json<'a> {
    type Ok = ();
    type Error = NoData;
    type SerializeSeq = Inside<'a>;
    type SerializeTuple = Inside<'a>;
    type SerializeTupleStruct = Impossible<(), NoData>;
    type SerializeTupleVariant = Impossible<(), NoData>;
    type SerializeMap = Inside<'a>;
    type SerializeStruct = Inside<'a>;
    type SerializeStructVariant = Impossible<(), NoData>;

    numbers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64
    }

    fn serialize_bool(self, value: bool) -> Done {
        self.show(value)
    }

    fn serialize_f32(self, value: f32) -> Done {
        self.show(Decimal(value.into()))
    }

    fn serialize_f64(self, value: f64) -> Done {
        self.show(Decimal(value))
    }

    fn serialize_char(self, value: char) -> Done {
        quote(self.0, value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Done {
        quote(self.0, value);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Done {
        Err(NoData)
    }

    fn serialize_none(self) -> Done {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.0.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        let mut inside = Inside::begun(self.0, '{', '}');
        SerializeStruct::serialize_field(&mut inside, variant, value)?;
        inside.done()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Inside<'a>, NoData> {
        Ok(Inside::begun(self.0, '[', ']'))
    }

    fn serialize_tuple(self, _: usize) -> Result<Inside<'a>, NoData> {
        self.serialize_seq(None)
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

    fn serialize_map(self, _: Option<usize>) -> Result<Inside<'a>, NoData> {
        Ok(Inside::begun(self.0, '{', '}'))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>, NoData> {
        self.serialize_map(None)
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

/// A list or an object that is being written.
pub(super) struct Inside<'a> {
    out: &'a mut String,
    first: bool,
    end: char,
}

impl<'a> Inside<'a> {
    fn begun(out: &'a mut String, begin: char, end: char) -> Self {
        out.push(begin);
        Self {
            out,
            first: true,
            end,
        }
    }

    fn comma(&mut self) {
        if !self.first {
            self.out.push(',');
        }
        self.first = false;
    }

    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.comma();
        value.serialize(Json(self.out))
    }

    fn done(self) -> Done {
        self.out.push(self.end);
        Ok(())
    }
}

impl SerializeSeq for Inside<'_> {
    type Ok = ();
    type Error = NoData;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.item(value)
    }

    fn end(self) -> Done {
        self.done()
    }
}

impl SerializeTuple for Inside<'_> {
    type Ok = ();
    type Error = NoData;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.item(value)
    }

    fn end(self) -> Done {
        self.done()
    }
}

impl SerializeMap for Inside<'_> {
    type Ok = ();
    type Error = NoData;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        // A name is a text, so what is written here is in quotes.
        self.item(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.out.push(':');
        value.serialize(Json(self.out))
    }

    fn end(self) -> Done {
        self.done()
    }
}

impl SerializeStruct for Inside<'_> {
    type Ok = ();
    type Error = NoData;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.comma();
        quote(self.out, name);
        self.out.push(':');
        value.serialize(Json(self.out))
    }

    fn end(self) -> Done {
        self.done()
    }
}
