//! Networks as text: one row of numbers per line.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};
use core::str::{FromStr, Lines};

use super::network::{Header, LANES, Network, Row, Rows};
use crate::network_error::NetworkError;

/// Version of the form of the text.
const FORM: &str = "network 1";
/// Maximum of the counts in a header, far above those of any game.
const MOST: usize = 60_000;

impl Display for Network {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let header = &self.header;
        writeln!(f, "{FORM}\ngame {}\nrules {}", header.game, header.rules)?;
        match header.catalogue {
            Some(catalogue) => writeln!(f, "catalogue {catalogue:016x}")?,
            None => writeln!(f, "catalogue none")?,
        }
        writeln!(f, "places {}\nactions {}", header.places, header.actions)?;
        line(f, format_args!("first"), &self.first)?;
        for row in &self.between {
            line(f, format_args!("between"), row)?;
        }
        line(f, format_args!("second"), &self.second)?;
        for (number, row) in self.places.filled() {
            line(f, format_args!("place {number}"), row)?;
        }
        for ((number, row), bias) in self.actions.filled().zip(&self.biases) {
            line(f, format_args!("action {number} {bias}"), row)?;
        }
        writeln!(f, "end")
    }
}

fn line(f: &mut Formatter<'_>, name: fmt::Arguments<'_>, row: &Row) -> fmt::Result {
    f.write_fmt(name)?;
    for weight in row {
        write!(f, " {weight}")?;
    }
    writeln!(f)
}

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Self, NetworkError> {
        let mut reader = Reader::new(text);
        reader.read(&format!("`{FORM}`"), |line| (line == FORM).then_some(()))?;
        let header = reader.header()?;
        let first = reader.row("first")?;
        let mut between = [[0; LANES]; LANES];
        for row in &mut between {
            *row = reader.row("between")?;
        }
        let second = reader.row("second")?;
        let (places, _) = reader.rows("place", header.places, 0)?;
        let (actions, biases) = reader.rows("action", header.actions, 1)?;
        reader.read("`end`", |line| (line == "end").then_some(()))?;
        if reader.line.is_some() {
            return Err(reader.error("the end of the text"));
        }
        Ok(Self {
            header,
            places,
            first,
            between,
            second,
            actions,
            biases,
        })
    }
}

/// A reader of lines.
struct Reader<'a> {
    rest: Lines<'a>,
    /// Number of the current line, counted from 1.
    number: usize,
    /// Current line; `None` at the end.
    line: Option<&'a str>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        let mut reader = Self {
            rest: text.lines(),
            number: 0,
            line: None,
        };
        reader.advance();
        reader
    }

    fn advance(&mut self) {
        self.number = self.number.saturating_add(1);
        self.line = self.rest.next();
    }

    /// Returns the error of the current line.
    fn error(&self, expected: &str) -> NetworkError {
        let found = self.line.map(|line| {
            let start: String = line.chars().take(40).collect();
            format!("`{start}`")
        });
        NetworkError::Line {
            line: self.number,
            expected: expected.to_owned(),
            found: found.unwrap_or_else(|| "the end of the text".to_owned()),
        }
    }

    /// Reads the current line and advances.
    fn read<T>(
        &mut self,
        expected: &str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, NetworkError> {
        let value = self.line.and_then(read);
        let value = value.ok_or_else(|| self.error(expected))?;
        self.advance();
        Ok(value)
    }

    fn header(&mut self) -> Result<Header, NetworkError> {
        let after = |line: &'a str, name| line.strip_prefix(name)?.strip_prefix(' ');
        let count = move |line, name| {
            let count: usize = after(line, name)?.parse().ok()?;
            (count <= MOST).then_some(count)
        };
        Ok(Header {
            game: self.read("`game NAME`", |line| Some(after(line, "game")?.to_owned()))?,
            rules: self.read("`rules NUMBER`", |line| after(line, "rules")?.parse().ok())?,
            catalogue: self.read("`catalogue` and 16 hexadecimal digits or `none`", |line| {
                match after(line, "catalogue")? {
                    "none" => Some(None),
                    digits if digits.len() == 16 => u64::from_str_radix(digits, 16).ok().map(Some),
                    _ => None,
                }
            })?,
            places: self.read(&format!("`places` and a number up to {MOST}"), |line| {
                count(line, "places")
            })?,
            actions: self.read(&format!("`actions` and a number up to {MOST}"), |line| {
                count(line, "actions")
            })?,
        })
    }

    /// Reads a row of weights.
    fn row(&mut self, name: &str) -> Result<Row, NetworkError> {
        let expected = format!("`{name}` and {LANES} numbers of 16 bits");
        self.read(&expected, |line| {
            let mut words = line.split(' ');
            (words.next() == Some(name)).then_some(())?;
            weights(words)
        })
    }

    /// Reads the rows of numbers below `count`, ascending, each after this number of biases.
    fn rows(
        &mut self,
        name: &str,
        count: usize,
        biases: usize,
    ) -> Result<(Rows, Vec<i16>), NetworkError> {
        let (mut rows, mut before, mut least) = (Rows::new(count), Vec::new(), 0);
        let is_due = |line: &str| line.split(' ').next() == Some(name);
        while self.line.is_some_and(is_due) {
            let all = LANES.saturating_add(biases);
            let expected = format!(
                "`{name}`, a number from {least} up and below {count}, and {all} numbers of 16 bits"
            );
            self.read(&expected, |line| {
                let mut words = line.split(' ').skip(1);
                let number: usize = words.next()?.parse().ok()?;
                (number >= least).then_some(())?;
                for _ in 0..biases {
                    before.push(words.next()?.parse().ok()?);
                }
                rows.put(number, weights(words)?)?;
                least = number.saturating_add(1);
                Some(())
            })?;
        }
        Ok((rows, before))
    }
}

/// Reads weights, exactly as many as a row has.
fn weights<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Row> {
    let mut row = [0; LANES];
    for weight in &mut row {
        *weight = words.next()?.parse().ok()?;
    }
    words.next().is_none().then_some(row)
}
