//! Networks as text: one list of numbers per line.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};
use core::str::{FromStr, Lines};

use super::{Header, Layer, Network};
use crate::network_error::NetworkError;

/// Version of the form of the text.
const FORM: &str = "network 2";
/// Maximum of the counts in a header, far above those of any game.
const MOST: usize = 60_000;
/// Maximum of the bits of a fraction.
const MOST_BITS: u32 = 12;

impl Display for Network {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let header = &self.header;
        writeln!(f, "{FORM}\ngame {}\nrules {}", header.game, header.rules)?;
        match header.catalogue {
            Some(catalogue) => writeln!(f, "catalogue {catalogue:016x}")?,
            None => writeln!(f, "catalogue none")?,
        }
        writeln!(f, "places {}\nactions {}", header.places, header.actions)?;
        for layer in &self.layers {
            write_numbers(f, format_args!("layer {}", layer.bits), &layer.biases)?;
            write_rows(f, &layer.rows)?;
        }
        writeln!(f, "outputs {}", self.bits)?;
        write_rows(f, &self.outputs)?;
        writeln!(f, "end")
    }
}

fn write_rows(f: &mut Formatter<'_>, rows: &[Vec<i16>]) -> fmt::Result {
    let filled = rows.iter().enumerate().filter(|(_, row)| !row.is_empty());
    for (number, row) in filled {
        write_numbers(f, format_args!("row {number}"), row)?;
    }
    Ok(())
}

fn write_numbers(f: &mut Formatter<'_>, name: fmt::Arguments<'_>, numbers: &[i16]) -> fmt::Result {
    f.write_fmt(name)?;
    for number in numbers {
        write!(f, " {number}")?;
    }
    writeln!(f)
}

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Self, NetworkError> {
        let mut reader = Reader::new(text);
        reader.read(&format!("`{FORM}`"), |line| (line == FORM).then_some(()))?;
        let header = reader.header()?;
        let (mut layers, mut values) = (Vec::new(), header.places);
        while reader.is_at("layer") {
            let layer = reader.layer(values)?;
            values = layer.biases.len();
            layers.push(layer);
        }
        let row = if layers.is_empty() { "" } else { "`row`, " };
        let expected = format!("{row}`layer` or `outputs` and a number up to {MOST_BITS}");
        let bits = reader.read(&expected, |line| bits(line.strip_prefix("outputs ")?))?;
        let outputs = reader.rows(header.actions, values.saturating_add(1))?;
        reader.read("`row` or `end`", |line| (line == "end").then_some(()))?;
        if reader.line.is_some() {
            return Err(reader.error("the end of the text"));
        }
        Ok(Self {
            header,
            layers,
            bits,
            outputs,
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

    /// Returns whether the first word of the current line is this one.
    fn is_at(&self, word: &str) -> bool {
        let first = self.line.and_then(|line| line.split(' ').next());
        first == Some(word)
    }

    /// Reads a layer of that many values.
    fn layer(&mut self, values: usize) -> Result<Layer, NetworkError> {
        let expected = format!("`layer`, a number up to {MOST_BITS}, and numbers of 16 bits");
        let (bits, biases) = self.read(&expected, |line| {
            let (bits_of, biases) = line.strip_prefix("layer ")?.split_once(' ')?;
            Some((bits(bits_of)?, numbers(biases.split(' '))?))
        })?;
        let rows = self.rows(values, biases.len())?;
        Ok(Layer { bits, biases, rows })
    }

    /// Reads rows of `width` numbers; their own numbers ascend and are below `count`.
    fn rows(&mut self, count: usize, width: usize) -> Result<Vec<Vec<i16>>, NetworkError> {
        let (mut rows, mut least) = (vec![Vec::new(); count], 0);
        while self.is_at("row") {
            let expected = format!(
                "`row`, a number from {least} up and below {count}, and {width} numbers of 16 bits"
            );
            self.read(&expected, |line| {
                let mut words = line.split(' ').skip(1);
                let number: usize = words.next()?.parse().ok()?;
                let row = rows.get_mut(number).filter(|_| number >= least)?;
                let read = numbers(words)?;
                (read.len() == width).then_some(())?;
                *row = read;
                least = number.saturating_add(1);
                Some(())
            })?;
        }
        Ok(rows)
    }
}

/// Reads the bits of a fraction.
fn bits(text: &str) -> Option<u32> {
    text.parse().ok().filter(|bits| *bits <= MOST_BITS)
}

/// Reads biases or weights.
fn numbers<'a>(words: impl Iterator<Item = &'a str>) -> Option<Vec<i16>> {
    words.map(|word| word.parse().ok()).collect()
}
