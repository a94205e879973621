//! Cells of words, numbers and lists in parentheses, with one space between the entries:
//! `(roll 3 ((event_cube 1)))`.
//!
//! Everything here runs while compiling as well: the embedded cards are written like those of an owner,
//! and read in the same way.

use core::fmt::{self, Display, Formatter};

use super::{ActionKind, Count, Mix, Resource};
use crate::terms::{Building, Colour};

/// A cell that is being read. After the first error nothing is left, so that every loop ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'t> {
    text: &'t str,
    left: &'t [u8],
    wrong: Option<(usize, Says)>,
}

/// What is wrong.
#[derive(Clone, Copy, Debug)]
enum Says {
    Expected(&'static str),
    Number(u16, u16),
    Rule(&'static str),
}

/// A place in a cell, to complain about later.
#[derive(Clone, Copy)]
pub(super) struct Spot(usize);

/// The first error of a cell.
pub(super) struct Wrong<'t>(&'t str, usize, Says);

impl Display for Wrong<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(text, at, says) = *self;
        let found = text.get(at..).unwrap_or_default();
        let letter = |letter: char| letter.is_alphanumeric() || letter == '_';
        let end = found.find(|other| !letter(other)).unwrap_or(found.len());
        let end = end.max(found.chars().next().map_or(0, char::len_utf8));
        let found = found.get(..end).unwrap_or_default();
        write!(f, "character {}: ", at.saturating_add(1))?;
        match says {
            Says::Expected(what) => write!(f, "expected {what}, found {found:?}"),
            Says::Number(least, most) => {
                write!(
                    f,
                    "expected a number from {least} to {most}, found {found:?}"
                )
            }
            Says::Rule(rule) => f.write_str(rule),
        }
    }
}

impl<'t> Cursor<'t> {
    pub(super) const fn new(text: &'t str) -> Self {
        Self {
            text,
            left: text.as_bytes(),
            wrong: None,
        }
    }

    /// What is wrong, or what is left over.
    pub(super) const fn finish(mut self) -> Option<Wrong<'t>> {
        if !self.left.is_empty() {
            self.expected(self.spot(), "a space or the end");
        }
        match self.wrong {
            Some((at, says)) => Some(Wrong(self.text, at, says)),
            None => None,
        }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    pub(super) const fn spot(&self) -> Spot {
        Spot(self.text.len().saturating_sub(self.left.len()))
    }

    const fn fail(&mut self, Spot(at): Spot, says: Says) {
        if self.wrong.is_none() {
            self.wrong = Some((at, says));
        }
        self.left = &[];
    }

    pub(super) const fn expected(&mut self, at: Spot, what: &'static str) {
        self.fail(at, Says::Expected(what));
    }

    /// A rule is broken by what stands there.
    pub(super) const fn broken(&mut self, at: Spot, rule: &'static str) {
        self.fail(at, Says::Rule(rule));
    }

    pub(super) const fn eat(&mut self, byte: u8) -> bool {
        match self.left {
            [first, rest @ ..] if *first == byte => {
                self.left = rest;
                true
            }
            _ => false,
        }
    }

    pub(super) const fn open(&mut self) {
        if !self.eat(b'(') {
            self.expected(self.spot(), "\"(\"");
        }
    }

    pub(super) const fn close(&mut self) {
        if !self.eat(b')') {
            self.expected(self.spot(), "\")\"");
        }
    }

    /// Whether another entry follows.
    pub(super) const fn more(&mut self) -> bool {
        self.eat(b' ')
    }

    /// The space before an argument.
    pub(super) const fn space(&mut self) -> &mut Self {
        if !self.more() {
            self.expected(self.spot(), "a space and more");
        }
        self
    }

    /// Small letters, digits and low lines.
    pub(super) const fn word(&mut self) -> &'t [u8] {
        let (mut len, mut left) = (0_usize, self.left);
        while let [b'a'..=b'z' | b'0'..=b'9' | b'_', rest @ ..] = left {
            (len, left) = (len.saturating_add(1), rest);
        }
        match self.left.split_at_checked(len) {
            Some((word, rest)) => {
                self.left = rest;
                word
            }
            None => &[],
        }
    }

    /// The name of a field and the sign behind it, `mix=`; nothing if there is none.
    pub(super) const fn field(&mut self) -> &'t [u8] {
        let name = self.word();
        if self.eat(b'=') { name } else { &[] }
    }

    /// A number without zeros in front.
    pub(super) const fn number(&mut self, least: u16, most: u16) -> u16 {
        let spot = self.spot();
        let word = self.word();
        let (mut number, mut left) = (0_u16, word);
        let plain = !word.is_empty() && !matches!(word, [b'0', _, ..]);
        while let [digit @ b'0'..=b'9', rest @ ..] = left {
            let digit = u16::from_be_bytes([0, digit.saturating_sub(b'0')]);
            number = number.saturating_mul(10).saturating_add(digit);
            left = rest;
        }
        if !plain || !left.is_empty() || number < least || number > most {
            self.fail(spot, Says::Number(least, most));
            return least;
        }
        number
    }

    pub(super) const fn byte(&mut self, least: u8, most: u8) -> u8 {
        let [_, byte] = self
            .number(
                u16::from_be_bytes([0, least]),
                u16::from_be_bytes([0, most]),
            )
            .to_be_bytes();
        byte
    }

    /// A number behind a space.
    pub(super) const fn argument(&mut self, least: u8, most: u8) -> u8 {
        self.space().byte(least, most)
    }
}

/// Reads entries into a list until no further one follows; one too many breaks the rule.
macro_rules! entries {
    ($cursor:ident, $list:ident, $rule:expr, $entry:expr) => {
        loop {
            let spot = $cursor.spot();
            let entry = $entry;
            if !$list.push(entry) {
                $cursor.broken(spot, $rule);
            }
            if !$cursor.more() {
                break;
            }
        }
    };
}
pub(super) use entries;

/// Reads the words of an enum.
macro_rules! words {
    ($($read:ident: $name:ident, $nothing:ident, $what:literal;)+) => {
        impl Cursor<'_> {$(
            pub(super) const fn $read(&mut self) -> $name {
                let spot = self.spot();
                let word = self.word();
                let mut known: &[$name] = &$name::ALL;
                while let [value, rest @ ..] = known {
                    if same(value.word().as_bytes(), word) {
                        return *value;
                    }
                    known = rest;
                }
                self.expected(spot, $what);
                $name::$nothing
            }
        )+}
    };
}

words! {
    colour: Colour, Red, "a colour";
    building: Building, Palace, "a building";
    resource: Resource, Vp, "deniers, influence or vp";
    count: Count, Citizens, "a count";
    mix: Mix, Any, "a mix";
    kind: ActionKind, Farm, "a kind of action";
}

/// Whether two texts are the same.
pub(super) const fn same(mut one: &[u8], mut other: &[u8]) -> bool {
    while let ([first, rest @ ..], [second, others @ ..]) = (one, other) {
        if *first != *second {
            return false;
        }
        (one, other) = (rest, others);
    }
    one.is_empty() && other.is_empty()
}
