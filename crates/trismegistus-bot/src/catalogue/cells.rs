//! The notations of the tables' cells, as the rulebook defines them.

use core::fmt::{self, Display, Write};

use arrayvec::ArrayVec;
use solo_core::{Cell, Shared, plain_number};

use super::card::{Benefit, CardDie, Part, Parts};
use super::kinds::{Element, PerElement, Symbol};

type Wrong<'w> = &'w mut dyn FnMut(&dyn Display);

/// A value, or `none`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OrNone<T>(pub(super) Option<T>);

impl<'a, T: Cell<'a>> Cell<'a> for OrNone<T> {
    const WHAT: &'static str = T::WHAT;

    fn read(text: &'a str, wrong: Wrong<'_>) -> Option<Self> {
        match text {
            "none" | "" => Some(Self(None)),
            _ => T::read(text, wrong).map(Some).map(Self),
        }
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        match &self.0 {
            Some(value) => value.write(out),
            None => out.write_str("none"),
        }
    }
}

/// An id (TB-V13).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Id(Shared<str>);

impl Id {
    /// Returns an embedded id, which is not checked.
    pub(super) const fn new(id: &'static str) -> Self {
        Self(Shared::Static(id))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'a> Cell<'a> for Id
where
    Shared<str>: Cell<'a>,
{
    const WHAT: &'static str = "1 to 32 of a-z, 0-9 and hyphens";

    fn read(text: &'a str, wrong: Wrong<'_>) -> Option<Self> {
        let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        let fits = (1..=32).contains(&text.len()) && text.bytes().all(plain);
        Shared::read(text, wrong).filter(|_| fits).map(Self)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self.as_str())
    }
}

/// Writes entries with a separator between them; `none` without entries.
fn write_list<T>(
    entries: impl Iterator<Item = T>,
    separator: &str,
    out: &mut dyn Write,
    mut write: impl FnMut(T, &mut dyn Write) -> fmt::Result,
) -> fmt::Result {
    let mut between = "";
    for entry in entries {
        out.write_str(between)?;
        write(entry, out)?;
        between = separator;
    }
    out.write_str(if between.is_empty() { "none" } else { "" })
}

/// The levels that an experiment requires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Demand(pub(crate) PerElement<u8>);

impl Cell<'_> for Demand {
    const WHAT: &'static str = "elements with levels, such as earth:6+water:4";

    fn read(text: &str, wrong: Wrong<'_>) -> Option<Self> {
        let mut demand = PerElement::default();
        for pair in text.split('+') {
            let (name, level) = pair.split_once(':').unwrap_or((pair, ""));
            let element = Element::from_word(name);
            let (Some(element), Some(level)) = (element, plain_number(level, 1, 30)) else {
                wrong(&format_args!("{pair:?} is not an element with a level"));
                return None;
            };
            if demand[element] > 0 {
                wrong(&format_args!("{name} is demanded twice"));
            }
            demand[element] = level;
        }
        Some(Self(demand))
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        let demanded = Element::ALL
            .into_iter()
            .filter(|&element| self.0[element] > 0);
        write_list(demanded, "+", out, |element, out| {
            write!(out, "{element}:{}", self.0[element])
        })
    }
}

/// The symbols on an artifact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Signs(pub(crate) PerElement<u8>);

impl Cell<'_> for Signs {
    const WHAT: &'static str = "elements, such as air+earth";

    fn read(text: &str, wrong: Wrong<'_>) -> Option<Self> {
        let mut signs = PerElement::<u8>::default();
        for name in text.split('+') {
            let Some(element) = Element::from_word(name) else {
                wrong(&format_args!("{name:?} is not an element"));
                return None;
            };
            signs[element] = signs[element].saturating_add(1);
        }
        if text.split('+').count() > 9 {
            wrong(&"there are more than 9 symbols");
        }
        Some(Self(signs))
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        let repeated = |element| (0..self.0[element]).map(move |_| element);
        let signs = Element::ALL.into_iter().flat_map(repeated);
        write_list(signs, "+", out, |element, out| element.write(out))
    }
}

/// `max`, one symbol or two different ones, never wild (TB-V8).
impl Cell<'_> for CardDie {
    const WHAT: &'static str =
        "max, a symbol, or two different ones such as lead+tin, and not wild";

    fn read(text: &str, wrong: Wrong<'_>) -> Option<Self> {
        if text == "max" {
            return Some(Self::Max);
        }
        let mut symbol = |name| Symbol::read(name, wrong).filter(|&symbol| symbol != Symbol::Wild);
        match text.split_once('+') {
            None => symbol(text).map(Self::One),
            Some((left, right)) if left == right => None,
            Some((left, right)) => Some(Self::Two(symbol(left)?, symbol(right)?)),
        }
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        match self {
            Self::Max => out.write_str("max"),
            Self::One(symbol) => symbol.write(out),
            Self::Two(left, right) => {
                left.write(out)?;
                out.write_char('+')?;
                right.write(out)
            }
        }
    }
}

/// Reads an amount from 1 to 99 after a word and a colon.
fn amount(text: &str, word: &str) -> Option<u8> {
    let number = text.strip_prefix(word)?.strip_prefix(':')?;
    plain_number(number, 1, 99)
}

/// The gain from a token (TB-V7).
impl Cell<'_> for Benefit {
    const WHAT: &'static str = "ethereal, advance, or vp: and a number from 1 to 99";

    fn read(text: &str, _: Wrong<'_>) -> Option<Self> {
        match text {
            "ethereal" => Some(Self::Ethereal),
            "advance" => Some(Self::Advance),
            _ => amount(text, "vp").map(Self::Points),
        }
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        match self {
            Self::Ethereal => out.write_str("ethereal"),
            Self::Advance => out.write_str("advance"),
            Self::Points(points) => write!(out, "vp:{points}"),
        }
    }
}

impl Part {
    /// Parses one part of an action (TB-V9).
    pub(crate) fn parse(text: &str) -> Option<Self> {
        match text {
            "artifact" => return Some(Self::Artifact),
            "experiment" => return Some(Self::Experiment),
            "track:lowest" => return Some(Self::Lowest),
            _ => {}
        }
        let track = || Element::from_word(text.strip_prefix("track:")?).map(Self::Track);
        let gold = amount(text, "gold").map(Self::Gold);
        let points = || amount(text, "vp").map(Self::Points);
        gold.or_else(points).or_else(track)
    }

    /// Writes the part as the tables do.
    pub(crate) fn write_cell(self, out: &mut dyn Write) -> fmt::Result {
        match self {
            Self::Artifact => out.write_str("artifact"),
            Self::Experiment => out.write_str("experiment"),
            Self::Gold(gold) => write!(out, "gold:{gold}"),
            Self::Points(points) => write!(out, "vp:{points}"),
            Self::Track(element) => write!(out, "track:{element}"),
            Self::Lowest => out.write_str("track:lowest"),
        }
    }
}

/// Up to eight parts, or `none` (TB-V9).
impl Cell<'_> for Parts {
    const WHAT: &'static str = "up to 8 of artifact, experiment, gold:n, vp:n and track:element, with ; \
                                between them";

    fn read(text: &str, wrong: Wrong<'_>) -> Option<Self> {
        let mut list = ArrayVec::<_, 8>::new();
        if text == "none" {
            return Some(Self::NONE);
        }
        for text in text.split(';') {
            match Part::parse(text) {
                None => wrong(&format_args!("{text:?} is not part of an action")),
                Some(part) if list.try_push(part).is_err() => {
                    wrong(&"there are more than 8 parts");
                    return None;
                }
                Some(_) => {}
            }
        }
        Some(Self::new(&list))
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        write_list(self.as_slice().iter(), ";", out, |part, out| {
            part.write_cell(out)
        })
    }
}
