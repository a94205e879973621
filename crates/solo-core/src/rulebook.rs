//! A rulebook by clause: labels when a crate is compiled, the text for people.

use crate::provenance::Provenance;

/// Returns a text that was embedded without the carriage returns that its file has on some systems.
///
/// ```
/// const TEXT: &str = solo_core::embedded!("one\r\ntwo\n");
/// assert_eq!(TEXT, "one\ntwo\n");
/// ```
#[macro_export]
macro_rules! embedded {
    ($text:expr) => {{
        const TEXT: &str = $text;
        const BYTES: [u8; $crate::length_without_returns(TEXT)] = $crate::without_returns(TEXT);
        match ::core::str::from_utf8(&BYTES) {
            ::core::result::Result::Ok(text) => text,
            // The bytes of a text without some that are characters.
            ::core::result::Result::Err(_) => "",
        }
    }};
}

/// Returns the length of a text without its carriage returns.
#[doc(hidden)]
pub const fn length_without_returns(text: &str) -> usize {
    let (mut length, mut rest) = (0_usize, text.as_bytes());
    while let [byte, others @ ..] = rest {
        if !matches!(byte, b'\r') {
            length = length.saturating_add(1);
        }
        rest = others;
    }
    length
}

/// Returns the bytes of a text without its carriage returns, of which there are `N`.
#[doc(hidden)]
#[expect(
    clippy::indexing_slicing,
    reason = "the index is below N, as the condition asks; a const could not ask for a mutable index"
)]
pub const fn without_returns<const N: usize>(text: &str) -> [u8; N] {
    let (mut bytes, mut index) = ([0; N], 0_usize);
    let mut rest = text.as_bytes();
    while let [byte, others @ ..] = rest {
        if !matches!(byte, b'\r') && index < N {
            bytes[index] = *byte;
            index = index.saturating_add(1);
        }
        rest = others;
    }
    bytes
}

/// The label of one clause: `S, R` is the rulebook, then a ruling.
///
/// ```
/// use solo_core::{ClauseLabel, Provenance};
/// const TEXT: &str = "\n- **XX-1.1** [S, order R] A.\n- **XX-1.2a** [P] B.\n";
/// const LABELS: [ClauseLabel; ClauseLabel::count(TEXT)] = ClauseLabel::read(TEXT);
/// assert!(LABELS[1].is_of("XX-1.2a"));
/// assert_eq!(LABELS[0].origins(), [Provenance::Rulebook, Provenance::Ruling]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClauseLabel {
    /// Chapter and number in it, and the letter behind them.
    id: (u8, u8, u8),
    origins: [Provenance; Self::MOST],
    count: usize,
}

impl ClauseLabel {
    const MOST: usize = 4;
    const NONE: Self = Self {
        id: (0, 0, 0),
        origins: [Provenance::Rulebook; Self::MOST],
        count: 0,
    };

    /// Counts the clauses of a rulebook: lines that begin with `- **`.
    pub const fn count(text: &str) -> usize {
        let (mut count, mut rest) = (0_usize, text.as_bytes());
        while let Some(clause) = next(rest) {
            count = count.saturating_add(1);
            rest = clause;
        }
        count
    }

    /// Reads the label of every clause of a rulebook, of which there are `N`.
    #[expect(
        clippy::indexing_slicing,
        reason = "the index is below N, as the loop asks; a const could not ask for a mutable index"
    )]
    pub const fn read<const N: usize>(text: &str) -> [Self; N] {
        let (mut labels, mut index) = ([Self::NONE; N], 0_usize);
        let mut rest = text.as_bytes();
        while let Some(clause) = next(rest) {
            if index < N {
                labels[index] = Self::of(clause);
            }
            index = index.saturating_add(1);
            rest = clause;
        }
        labels
    }

    /// Reads the label of the clause that this text begins with.
    const fn of(text: &[u8]) -> Self {
        let mut label = Self {
            id: number(text),
            ..Self::NONE
        };
        let mut rest = text;
        // The label is in the first brackets, and only behind the id.
        while let [byte, others @ ..] = rest {
            if matches!(byte, b'\n') {
                return label;
            }
            rest = others;
            if matches!(byte, b'[') {
                break;
            }
        }
        let mut begins = true;
        while let [byte, others @ ..] = rest {
            if matches!(byte, b']' | b'\n') {
                break;
            }
            if begins {
                label = label.and(origin(rest));
            }
            begins = matches!(byte, b' ' | b',');
            rest = others;
        }
        label
    }

    #[expect(
        clippy::indexing_slicing,
        reason = "there is room, as was asked before; a const could not ask for a mutable index"
    )]
    const fn and(mut self, origin: Option<Provenance>) -> Self {
        if let Some(origin) = origin
            && self.count < Self::MOST
        {
            self.origins[self.count] = origin;
            self.count = self.count.saturating_add(1);
        }
        self
    }

    /// Returns whether this is the label of the clause with this id, whatever the id begins with.
    pub fn is_of(&self, id: &str) -> bool {
        self.id == number(id.as_bytes())
    }

    /// Returns the sources in the order of the label.
    pub fn origins(&self) -> &[Provenance] {
        let (origins, _) = self.origins.split_at(self.count);
        origins
    }
}

/// Returns the text behind the next start of a clause.
const fn next(text: &[u8]) -> Option<&[u8]> {
    let mut rest = text;
    while let [_, others @ ..] = rest {
        if let [b'\n', b'-', b' ', b'*', b'*', clause @ ..] = rest {
            return Some(clause);
        }
        rest = others;
    }
    None
}

/// Returns the numbers of an id and the letter behind them: `(8, 6, b'a')` for `TB-8.6a`, `(0, 4, 0)` for `SHELF-4`.
const fn number(text: &[u8]) -> (u8, u8, u8) {
    let (mut chapter, mut number, mut letter) = (0_u8, 0_u8, 0_u8);
    let (mut rest, mut behind) = (text, false);
    while let [byte, others @ ..] = rest {
        match byte {
            b'-' => behind = true,
            b'.' => {
                chapter = number;
                number = 0;
            }
            b'0'..=b'9' if behind => {
                let digit = byte.saturating_sub(b'0');
                number = number.saturating_mul(10).saturating_add(digit);
            }
            b'a'..=b'z' if behind => letter = *byte,
            b'A'..=b'Z' => {}
            _ => break,
        }
        rest = others;
    }
    (chapter, number, letter)
}

/// Returns the source whose letters stand alone at the start of the text.
const fn origin(text: &[u8]) -> Option<Provenance> {
    let (origin, rest) = match text {
        [b'P', b'2', rest @ ..] => (Provenance::Deduced, rest),
        [b'S', rest @ ..] => (Provenance::Rulebook, rest),
        [b'P', rest @ ..] => (Provenance::Published, rest),
        [b'R', rest @ ..] => (Provenance::Ruling, rest),
        [b'H', rest @ ..] => (Provenance::House, rest),
        _ => return None,
    };
    match rest {
        [b' ' | b',' | b']', ..] => Some(origin),
        _ => None,
    }
}

/// A clause of a rulebook for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause<'a> {
    /// Id: `VK-4.3`.
    pub id: &'a str,
    /// Label, as it is written: `S, R`; empty if there is none.
    pub label: &'a str,
    /// Text of the clause, with the marks of Markdown.
    pub text: &'a str,
    /// Heading of its section.
    pub section: &'a str,
}

/// The clauses of a rulebook, in order: an iterator.
///
/// A clause begins with a line `- **ID**`, and ends before the next one, a heading or an empty line.
///
/// ```
/// use solo_core::Clauses;
/// let mut clauses = Clauses::of("## Chapter XX-1: end\n\n- **XX-1.1** [S] It ends\n  here.\n- **XX-1.2** No label.\n");
/// let first = clauses.next().unwrap();
/// assert_eq!((first.id, first.label, first.text), ("XX-1.1", "S", "It ends\n  here."));
/// assert_eq!(first.section, "Chapter XX-1: end");
/// assert_eq!(clauses.map(|clause| clause.text).collect::<Vec<_>>(), ["No label."]);
/// ```
#[derive(Clone, Debug)]
pub struct Clauses<'a> {
    rest: &'a str,
    section: &'a str,
}

impl<'a> Clauses<'a> {
    /// Returns the clauses of this text.
    pub const fn of(text: &'a str) -> Self {
        Self {
            rest: text,
            section: "",
        }
    }

    /// Returns the next line without its end, and steps over it.
    fn line(&mut self) -> Option<&'a str> {
        let text = Some(self.rest).filter(|rest| !rest.is_empty())?;
        let (line, rest) = text.split_once(['\n']).unwrap_or((text, ""));
        self.rest = rest;
        Some(line)
    }
}

impl<'a> Iterator for Clauses<'a> {
    type Item = Clause<'a>;

    fn next(&mut self) -> Option<Clause<'a>> {
        loop {
            let before = self.rest;
            let line = self.line()?;
            if let Some(heading) = line.strip_prefix("#") {
                self.section = heading.trim_start_matches(['#']).trim();
            }
            let Some((id, _)) = line
                .strip_prefix("- **")
                .and_then(|rest| rest.split_once("**"))
            else {
                continue;
            };
            let goes_on = |rest: &str| rest.starts_with("  ");
            while goes_on(self.rest) {
                self.line();
            }
            let length = before.len().saturating_sub(self.rest.len());
            let whole = before.get(..length).unwrap_or(line);
            let text = whole
                .split_once("**")
                .and_then(|(_, rest)| rest.split_once("**"));
            let text = text.map_or("", |(_, text)| text).trim();
            let labelled = text.strip_prefix('[').and_then(|rest| rest.split_once(']'));
            let (label, text) = labelled.unwrap_or(("", text));
            return Some(Clause {
                id,
                label,
                text: text.trim(),
                section: self.section,
            });
        }
    }
}
