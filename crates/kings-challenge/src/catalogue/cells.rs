//! Cells of the tables of cards: lists of entries with one space between them.

use core::fmt::{self, Display, Write};

use solo_core::{Cell, Cursor, Set, Shared};

use super::{ActionKind, Combat, Mix, TradeSpace};
use crate::terms::Colour;

/// Receiver of messages about faults.
pub(super) type Wrong<'w> = &'w mut dyn FnMut(&dyn Display);

/// Reads entries until none follows; more than `most` break the rule.
#[cfg(feature = "alloc")]
pub(super) fn entries<T>(
    cursor: &mut Cursor<'_>,
    most: usize,
    rule: &'static str,
    mut entry: impl FnMut(&mut Cursor<'_>) -> T,
) -> Shared<[T]> {
    let mut entries = alloc::vec::Vec::new();
    loop {
        let spot = cursor.spot();
        entries.push(entry(cursor));
        if entries.len() > most {
            cursor.broken(spot, rule);
        }
        if !cursor.more() {
            return Shared::Counted(entries.into());
        }
    }
}

/// Reads nothing: without an allocator there are no tables of an owner.
#[cfg(not(feature = "alloc"))]
pub(super) fn entries<T>(
    cursor: &mut Cursor<'_>,
    most: usize,
    rule: &'static str,
    entry: impl FnMut(&mut Cursor<'_>) -> T,
) -> Shared<[T]> {
    let _ = (most, entry);
    cursor.broken(cursor.spot(), rule);
    Shared::Static(&[])
}

/// Writes entries with one space between them.
pub(super) fn spaced<T>(
    entries: impl IntoIterator<Item = T>,
    out: &mut dyn Write,
    write: impl Fn(T, &mut dyn Write) -> fmt::Result,
) -> fmt::Result {
    for (index, entry) in entries.into_iter().enumerate() {
        out.write_str(if index == 0 { "" } else { " " })?;
        write(entry, out)?;
    }
    Ok(())
}

/// Reads a colour; after a fault it is red.
pub(super) fn colour(cursor: &mut Cursor<'_>) -> Colour {
    let colour = cursor.one_of(&Colour::ALL, &Colour::WORDS, "a colour");
    colour.unwrap_or(Colour::Red)
}

/// Tradesman spaces, 1 to 6 (KC-15.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spaces(pub(super) Shared<[TradeSpace]>);

impl Cell<'_> for Spaces {
    const WHAT: &'static str = "price and VP in parentheses, space by space";

    fn read(text: &str, wrong: Wrong<'_>) -> Option<Self> {
        let read = |cursor: &mut Cursor<'_>| {
            entries(cursor, 6, "a card has 1 to 6 spaces", |cursor| {
                cursor.open();
                let price = cursor.byte(0, 12);
                let vp = cursor.argument(0, 9);
                cursor.close();
                TradeSpace { price, vp }
            })
        };
        Cursor::read(text, read, wrong).map(Self)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        spaced(&*self.0, out, |space, out| {
            write!(out, "({} {})", space.price, space.vp)
        })
    }
}

/// Count and VP of the steps of a Character card, 1 to 16 (KC-15.8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Steps(pub(super) Shared<[(u16, u16)]>);

impl Cell<'_> for Steps {
    const WHAT: &'static str = "count and VP in parentheses, step by step";

    fn read(text: &str, wrong: Wrong<'_>) -> Option<Self> {
        let read = |cursor: &mut Cursor<'_>| {
            let mut before: Option<(u16, u16)> = None;
            entries(cursor, 16, "a card has 1 to 16 steps", |cursor| {
                let spot = cursor.spot();
                cursor.open();
                let count = cursor.number(0, 999);
                let vp = cursor.space().number(0, 99);
                cursor.close();
                if before.is_some_and(|before| count <= before.0 || vp <= before.1) {
                    cursor.broken(spot, "the steps do not ascend in both columns");
                }
                before = Some((count, vp));
                (count, vp)
            })
        };
        Cursor::read(text, read, wrong).map(Self)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        spaced(&*self.0, out, |(count, vp), out| {
            write!(out, "({count} {vp})")
        })
    }
}

/// The VP for 0, 1, 2 and more cubes: the first are 0, none are below those before, or above 20
/// (KC-15.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reward(pub(super) Shared<[u8]>);

impl Cell<'_> for Reward {
    const WHAT: &'static str = "numbers with one space between them";

    fn read(text: &str, wrong: Wrong<'_>) -> Option<Self> {
        let read = |cursor: &mut Cursor<'_>| {
            let (mut least, mut most) = (0, 0);
            entries(cursor, 7, "there are at most 7 numbers", |cursor| {
                least = cursor.byte(least, most);
                most = 20;
                least
            })
        };
        Cursor::read(text, read, wrong).map(Self)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        spaced(&*self.0, out, |vp, out| write!(out, "{vp}"))
    }
}

/// The kinds of action that cubes serve, in any order; may be empty (KC-15.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Served(pub(super) Set<ActionKind>);

impl Cell<'_> for Served {
    const WHAT: &'static str = "kinds of action with one space between them";

    fn read(text: &str, wrong: Wrong<'_>) -> Option<Self> {
        let read = |cursor: &mut Cursor<'_>| {
            let mut kinds = Set::EMPTY;
            while !cursor.is_empty() {
                let kind = cursor.one_of(&ActionKind::ALL, &ActionKind::WORDS, "a kind of action");
                kinds |= Set::from(kind);
                if !cursor.more() {
                    break;
                }
            }
            kinds
        };
        Cursor::read(text, read, wrong).map(Self)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        spaced(self.0, out, |kind, out| write!(out, "{kind}"))
    }
}

/// The form of a combat, for messages.
const COMBAT: &str = "colours=.. mix=.. divisor=..";

/// The fields may come in any order (KC-15.6).
impl Cell<'_> for Combat {
    const WHAT: &'static str = COMBAT;

    fn read(text: &str, wrong: Wrong<'_>) -> Option<Self> {
        Cursor::read(text, combat, wrong)?
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str("colours=")?;
        spaced(self.colours, out, |colour, out| write!(out, "{colour}"))?;
        write!(out, " mix={} divisor={}", self.mix, self.divisor)
    }
}

/// Reads colours, a mix and a divisor; returns `None` only after a fault.
fn combat(cursor: &mut Cursor<'_>) -> Option<Combat> {
    let (mut colours, mut mix, mut divisor) = (None, None, None);
    loop {
        let spot = cursor.spot();
        match cursor.field() {
            b"colours" if colours.is_none() => colours = Some(read_colours(cursor)),
            b"mix" if mix.is_none() => {
                let read = cursor.one_of(&Mix::ALL, &Mix::WORDS, "a mix");
                mix = Some(read.unwrap_or(Mix::Any));
            }
            b"divisor" if divisor.is_none() => divisor = Some(cursor.byte(1, 12)),
            _ => cursor.expected(spot, COMBAT),
        }
        if !cursor.more() {
            break;
        }
    }
    if let (Some(colours), Some(mix), Some(divisor)) = (colours, mix, divisor) {
        return Some(Combat {
            colours,
            mix,
            divisor,
        });
    }
    cursor.expected(cursor.spot(), COMBAT);
    None
}

/// Reads 1 to 3 colours in colour order (KC-15.6).
fn read_colours(cursor: &mut Cursor<'_>) -> Set<Colour> {
    let mut colours = Set::EMPTY;
    loop {
        let spot = cursor.spot();
        let colour = colour(cursor);
        if colours.iter().any(|before| before >= colour) {
            cursor.broken(spot, "the colours are not different ones in colour order");
        }
        colours.insert(colour);
        let mut ahead = *cursor;
        if !ahead.more() || !ahead.field().is_empty() {
            return colours;
        }
        cursor.space();
    }
}
