//! A parser for cells of words, numbers and lists in parentheses.

use core::fmt::{self, Display, Formatter};

/// A cursor in a cell of words, numbers and lists in parentheses: `(roll 3 ((event_cube 1)))`.
///
/// One space separates entries. The cursor also works at compile time, so that embedded rows can be
/// written like those of an owner. After the first error the cursor is at the end, so that every
/// loop over entries ends; [`Cursor::finish`] returns the error.
///
/// ```
/// use solo_core::Cursor;
///
/// /// Price and points: `(4 2)`.
/// const fn pair(cursor: &mut Cursor<'_>) -> (u16, u16) {
///     cursor.open();
///     let price = cursor.number(0, 12);
///     let points = cursor.space().number(0, 9);
///     cursor.close();
///     (price, points)
/// }
///
/// const PAIR: (u16, u16) = pair(&mut Cursor::new("(4 2)"));
/// assert_eq!(PAIR, (4, 2));
/// let mut wrong = String::new();
/// let read = Cursor::read("(4 12)", pair, &mut |message| wrong = message.to_string());
/// assert_eq!((read, &*wrong), (None, "character 4: expected a number from 0 to 9, found \"12\""));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'t> {
    text: &'t str,
    left: &'t [u8],
    wrong: Option<(usize, Says)>,
}

/// The kind of error.
#[derive(Clone, Copy, Debug)]
enum Says {
    Expected(&'static str),
    Number(u16, u16),
    Rule(&'static str),
}

/// The first error of a cell, for people.
#[derive(Clone, Copy, Debug)]
pub struct WrongCell<'t>(&'t str, usize, Says);

impl Display for WrongCell<'_> {
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
    /// Returns a cursor at the beginning of a cell.
    pub const fn new(text: &'t str) -> Self {
        Self {
            text,
            left: text.as_bytes(),
            wrong: None,
        }
    }

    /// Reads a whole cell; returns `None` after an error, which goes to `wrong`.
    pub fn read<T>(
        text: &'t str,
        read: fn(&mut Self) -> T,
        wrong: &mut dyn FnMut(&dyn Display),
    ) -> Option<T> {
        let mut cursor = Self::new(text);
        let value = read(&mut cursor);
        let error = cursor.finish();
        if let Some(error) = &error {
            wrong(error);
        }
        error.is_none().then_some(value)
    }

    /// Returns the first error; text that is left over is one.
    pub const fn finish(mut self) -> Option<WrongCell<'t>> {
        if !self.left.is_empty() {
            self.expected(self.spot(), "a space or the end");
        }
        match self.wrong {
            Some((at, says)) => Some(WrongCell(self.text, at, says)),
            None => None,
        }
    }

    /// Returns whether the cursor is at the end.
    pub const fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// Returns the present index, for a later error.
    pub const fn spot(&self) -> usize {
        self.text.len().saturating_sub(self.left.len())
    }

    const fn fail(&mut self, at: usize, says: Says) {
        if self.wrong.is_none() {
            self.wrong = Some((at, says));
        }
        self.left = &[];
    }

    /// Reports that another text was expected at this index.
    pub const fn expected(&mut self, at: usize, what: &'static str) {
        self.fail(at, Says::Expected(what));
    }

    /// Reports that the text at this index breaks a rule.
    pub const fn broken(&mut self, at: usize, rule: &'static str) {
        self.fail(at, Says::Rule(rule));
    }

    /// Consumes this character if it comes next, and returns whether it did.
    pub const fn eat(&mut self, byte: u8) -> bool {
        match self.left {
            [first, rest @ ..] if *first == byte => {
                self.left = rest;
                true
            }
            _ => false,
        }
    }

    /// Consumes the parenthesis before a list.
    pub const fn open(&mut self) {
        if !self.eat(b'(') {
            self.expected(self.spot(), "\"(\"");
        }
    }

    /// Consumes the parenthesis after a list.
    pub const fn close(&mut self) {
        if !self.eat(b')') {
            self.expected(self.spot(), "\")\"");
        }
    }

    /// Returns whether another entry follows.
    pub const fn more(&mut self) -> bool {
        self.eat(b' ')
    }

    /// Consumes the space before an argument.
    pub const fn space(&mut self) -> &mut Self {
        if !self.more() {
            self.expected(self.spot(), "a space and more");
        }
        self
    }

    /// Reads small letters, digits and underscores.
    pub const fn word(&mut self) -> &'t [u8] {
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

    /// Reads the name of a field with its equals sign, `mix=`; returns nothing if there is none.
    pub const fn field(&mut self) -> &'t [u8] {
        let name = self.word();
        if self.eat(b'=') { name } else { &[] }
    }

    /// Reads one of these values by its word; returns `None` for another word.
    pub const fn one_of<T: Copy>(
        &mut self,
        mut values: &[T],
        mut words: &[&str],
        what: &'static str,
    ) -> Option<T> {
        let spot = self.spot();
        let word = self.word();
        while let ([value, others @ ..], [text, texts @ ..]) = (values, words) {
            if same(text.as_bytes(), word) {
                return Some(*value);
            }
            (values, words) = (others, texts);
        }
        self.expected(spot, what);
        None
    }

    /// Reads a number without leading zeros, within bounds.
    pub const fn number(&mut self, least: u16, most: u16) -> u16 {
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

    /// Reads a byte within bounds.
    pub const fn byte(&mut self, least: u8, most: u8) -> u8 {
        let [_, byte] = self
            .number(
                u16::from_be_bytes([0, least]),
                u16::from_be_bytes([0, most]),
            )
            .to_be_bytes();
        byte
    }

    /// Reads a space and a byte.
    pub const fn argument(&mut self, least: u8, most: u8) -> u8 {
        self.space().byte(least, most)
    }
}

/// Returns whether two texts are equal.
const fn same(mut one: &[u8], mut other: &[u8]) -> bool {
    while let ([first, rest @ ..], [second, others @ ..]) = (one, other) {
        if *first != *second {
            return false;
        }
        (one, other) = (rest, others);
    }
    one.is_empty() && other.is_empty()
}
