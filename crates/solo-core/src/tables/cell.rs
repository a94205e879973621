//! Values in the cells of a table.

use core::fmt::{self, Display, Write};

use crate::cards::Card;
use crate::noun::Ranged;
use crate::shared::Shared;
use crate::text::{is_hidden, is_seen, sheet_number};

/// A value in a cell of a table, written as text.
///
/// Implemented for texts, numbers, `yes` and `no`, optional values (an empty cell), lists of a
/// fixed length (one space between the entries), and every [`word_enum!`](crate::word_enum).
///
/// ```
/// use solo_core::Cell;
/// let mut wrong = |message: &dyn std::fmt::Display| panic!("{message}");
/// assert_eq!(Cell::read("gear spring wheel", &mut wrong), Some(["gear", "spring", "wheel"]));
/// assert_eq!(<Option<u8>>::read("", &mut wrong), Some(None));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a value of a cell",
    note = "implement `Cell`, or make it a `word_enum!`"
)]
pub trait Cell<'a>: Sized {
    /// Expected value, for messages and for the description of the table.
    const WHAT: &'static str;

    /// Reads the text of a cell; returns `None` if it cannot be read.
    ///
    /// Reports a reason to `wrong` if there is more to say than that [`Cell::WHAT`] was expected.
    fn read(text: &'a str, wrong: &mut dyn FnMut(&dyn Display)) -> Option<Self>;

    /// Writes the text of the cell, without quotes.
    ///
    /// # Errors
    /// Only those of `out`.
    fn write(&self, out: &mut dyn Write) -> fmt::Result;
}

/// A name or an id: not empty, without characters that do not show.
impl<'a> Cell<'a> for &'a str {
    const WHAT: &'static str = "a text";

    fn read(text: &'a str, wrong: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        if let Some(hidden) = text.chars().find(|letter| is_hidden(*letter)) {
            let number = u32::from(hidden);
            wrong(&format_args!(
                "it has the character U+{number:04X}, which does not show"
            ));
            return None;
        }
        if !text.is_empty() && !is_seen(text) {
            wrong(&format_args!("{text:?} has no character that shows"));
            return None;
        }
        (!text.is_empty()).then_some(text)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self)
    }
}

/// A text that outlives its table.
#[cfg(feature = "alloc")]
impl<'a> Cell<'a> for Shared<str> {
    const WHAT: &'static str = <&str as Cell<'_>>::WHAT;

    fn read(text: &'a str, wrong: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        <&str>::read(text, wrong).map(|text| Self::Counted(text.into()))
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self)
    }
}

/// A text of an embedded table; no other is static.
#[cfg(not(feature = "alloc"))]
impl Cell<'static> for Shared<str> {
    const WHAT: &'static str = <&str as Cell<'_>>::WHAT;

    fn read(text: &'static str, wrong: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        <&str>::read(text, wrong).map(Self::Static)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self)
    }
}

impl Cell<'_> for bool {
    const WHAT: &'static str = "yes or no";

    fn read(text: &str, _: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        match text {
            // Spreadsheets write capitals.
            "yes" | "true" | "TRUE" => Some(true),
            "no" | "false" | "FALSE" => Some(false),
            _ => None,
        }
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str(if *self { "yes" } else { "no" })
    }
}

/// A playing card by its id.
impl Cell<'_> for Card {
    const WHAT: &'static str = "a card";

    fn read(text: &str, _: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        text.parse().ok()
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }
}

macro_rules! number_cell {
    ($($number:ty: $what:literal),+) => {$(
        impl Cell<'_> for $number {
            const WHAT: &'static str = $what;

            fn read(text: &str, _: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
                sheet_number(text, Self::MIN, Self::MAX)
            }

            fn write(&self, out: &mut dyn Write) -> fmt::Result {
                write!(out, "{self}")
            }
        }
    )+};
}

number_cell!(
    u8: "a whole number from 0 to 255",
    u16: "a whole number from 0 to 65535",
    u32: "a whole number"
);

impl<const MIN: u8, const MAX: u8> Cell<'_> for Ranged<MIN, MAX> {
    const WHAT: &'static str = <Self as crate::noun::Readable<()>>::WHAT;

    fn read(text: &str, _: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        sheet_number(text, MIN, MAX).and_then(Self::new)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{}", self.get())
    }
}

/// An empty cell is `None`.
impl<'a, T: Cell<'a>> Cell<'a> for Option<T> {
    const WHAT: &'static str = T::WHAT;

    fn read(text: &'a str, wrong: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        if text.is_empty() {
            return Some(None);
        }
        T::read(text, wrong).map(Some)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        self.as_ref().map_or(Ok(()), |value| value.write(out))
    }
}

/// Entries with one space between them.
impl<'a, T: Cell<'a>, const N: usize> Cell<'a> for [T; N] {
    const WHAT: &'static str = T::WHAT;

    fn read(text: &'a str, wrong: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        let mut entries = arrayvec::ArrayVec::<T, N>::new();
        let found = text.split(' ').count();
        if found != N {
            wrong(&format_args!(
                "expected {N} entries with one space between them, found {found}"
            ));
            return None;
        }
        for entry in text.split(' ') {
            entries.try_push(T::read(entry, wrong)?).ok()?;
        }
        entries.into_inner().ok()
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        for (index, entry) in self.iter().enumerate() {
            out.write_str(if index > 0 { " " } else { "" })?;
            entry.write(out)?;
        }
        Ok(())
    }
}
