//! The notations of cells, each with the value that a text stands for.

use core::fmt::{self, Display, Write};

use solo_core::{Cell, Cursor};

use super::effects::{Fx, event_fx, fx};
use super::entries::{colour, entries, kind, mix};
use super::{ActionKind, Chain, Combat, EventEffect, MAX_STEPS, Mix, TradeSpace, UseFor};
use crate::state::List;
use crate::terms::Colour;

/// A text with its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Written<'a, T> {
    pub(super) text: &'a str,
    pub(super) value: T,
}

/// Tradesman spaces.
pub(crate) type Spaces = List<TradeSpace, 6>;
/// Steps of a Character card: count and VP.
pub(crate) type Steps = List<(u16, u16), MAX_STEPS>;
/// Effects of an Event card.
pub(crate) type EventFx = List<EventEffect, 4>;
/// A reward, or other small numbers.
pub(crate) type Numbers = List<u8, 7>;
/// The chains of the six faces.
pub(crate) type Chains = List<Chain, 6>;

/// Declares how cells of a type are read, also at compile time.
macro_rules! languages {
    ($($name:ident: $value:ty, $what:literal, $read:ident;)+) => {$(
        impl<'a> Cell<'a> for Written<'a, $value> {
            const WHAT: &'static str = $what;

            fn read(text: &'a str, wrong: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
                let value = Cursor::read(text, $read, wrong)?;
                Some(Self { text, value })
            }

            fn write(&self, out: &mut dyn Write) -> fmt::Result {
                out.write_str(self.text)
            }
        }

        /// Reads a cell of the embedded catalogue.
        pub(super) const fn $name(text: &str) -> Written<'_, $value> {
            let mut cursor = Cursor::new(text);
            let value = $read(&mut cursor);
            assert!(cursor.finish().is_none(), "the embedded catalogue is wrong");
            Written { text, value }
        }
    )+};
}

/// Declares how the values of cells are read at compile time.
macro_rules! embedded {
    ($($name:ident: $value:ty, $read:ident;)+) => {$(
        /// Reads a value of the embedded catalogue; a faulty cell does not compile.
        pub(super) const fn $name(text: &str) -> $value {
            let mut cursor = Cursor::new(text);
            let value = $read(&mut cursor);
            assert!(cursor.finish().is_none(), "the embedded catalogue is wrong");
            value
        }
    )+};
}

embedded! {
    combat: Combat, read_combat;
    kinds: UseFor, read_kinds;
}

languages! {
    effects: Fx, "effects in parentheses", fx;
    event_effects: EventFx, "effects in parentheses", event_fx;
    spaces: Spaces, "price and VP in parentheses, space by space", read_spaces;
    steps: Steps, "count and VP in parentheses, step by step", read_steps;
    reward: Numbers, "numbers with one space between them", read_reward;
    numbers: NumberList, "numbers with one space between them", read_numbers;
    chains: Chains, "six chains in parentheses", read_chains;
    places: [u8; 6], "the numbers 1 to 6 with one space between them", read_places;
}

/// Numbers from 0 to 99.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NumberList(pub(super) List<u8, 6>);

/// Reads 1 to 6 spaces (KC-15.3).
const fn read_spaces(cursor: &mut Cursor<'_>) -> Spaces {
    let mut spaces = List::new(TradeSpace { price: 0, vp: 0 });
    entries!(cursor, spaces, "a card has 1 to 6 spaces", {
        cursor.open();
        let price = cursor.byte(0, 12);
        let vp = cursor.argument(0, 9);
        cursor.close();
        TradeSpace { price, vp }
    });
    spaces
}

/// Reads 1 to 16 steps, ascending in both columns (KC-15.8).
const fn read_steps(cursor: &mut Cursor<'_>) -> Steps {
    let mut steps = List::new((0, 0));
    let mut before = (0, 0);
    entries!(cursor, steps, "a card has 1 to 16 steps", {
        let spot = cursor.spot();
        cursor.open();
        let count = cursor.number(0, 999);
        let vp = cursor.space().number(0, 99);
        cursor.close();
        if steps.len() > 0 && (count <= before.0 || vp <= before.1) {
            cursor.broken(spot, "the steps do not ascend in both columns");
        }
        before = (count, vp);
        before
    });
    steps
}

/// The form of a combat, for messages.
const COMBAT: &str = "colours=.. mix=.. divisor=..";

/// The fields may come in any order.
impl Cell<'_> for Combat {
    const WHAT: &'static str = COMBAT;

    fn read(text: &str, wrong: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        Cursor::read(text, read_combat, wrong)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        let colours = Colour::ALL.into_iter().filter(|colour| self.takes(*colour));
        spaced("colours=", colours, out)?;
        write!(out, " mix={} divisor={}", self.mix, self.divisor)
    }
}

/// Kinds of action in any order; may be empty.
impl Cell<'_> for UseFor {
    const WHAT: &'static str = "kinds of action with one space between them";

    fn read(text: &str, wrong: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        Cursor::read(text, read_kinds, wrong)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        let kinds = ActionKind::ALL
            .into_iter()
            .filter(|kind| self.contains(*kind));
        spaced("", kinds, out)
    }
}

/// Writes entries with one space between them.
fn spaced(
    mut before: &str,
    entries: impl Iterator<Item: Display>,
    out: &mut dyn Write,
) -> fmt::Result {
    for entry in entries {
        write!(out, "{before}{entry}")?;
        before = " ";
    }
    Ok(())
}

/// Reads colours, a mix and a divisor (KC-15.6).
const fn read_combat(cursor: &mut Cursor<'_>) -> Combat {
    let (mut colours, mut mixed, mut divisor) = (None, None, None);
    loop {
        let spot = cursor.spot();
        match cursor.field() {
            b"colours" if colours.is_none() => colours = Some(read_colours(cursor)),
            b"mix" if mixed.is_none() => mixed = Some(mix(cursor)),
            b"divisor" if divisor.is_none() => divisor = Some(cursor.byte(1, 12)),
            _ => cursor.expected(spot, COMBAT),
        }
        if !cursor.more() {
            break;
        }
    }
    if let (Some(colours), Some(mix), Some(divisor)) = (colours, mixed, divisor) {
        return Combat {
            colours,
            mix,
            divisor,
        };
    }
    cursor.expected(cursor.spot(), COMBAT);
    Combat {
        colours: 0,
        mix: Mix::Any,
        divisor: 1,
    }
}

/// Reads 1 to 3 colours in colour order (KC-15.6).
const fn read_colours(cursor: &mut Cursor<'_>) -> u8 {
    let mut colours = 0;
    loop {
        let spot = cursor.spot();
        let colour = colour(cursor);
        // A bit that is not above all earlier ones.
        if colour.bit() <= colours {
            cursor.broken(spot, "the colours are not different ones in colour order");
        }
        colours |= colour.bit();
        let mut ahead = *cursor;
        if !ahead.more() || !ahead.field().is_empty() {
            return colours;
        }
        cursor.space();
    }
}

/// Reads a reward: the first number is 0, none is below the one before it or above 20 (KC-15.6).
const fn read_reward(cursor: &mut Cursor<'_>) -> Numbers {
    let mut reward = List::new(0);
    let (mut least, mut most) = (0, 0);
    entries!(cursor, reward, "there are at most 7 numbers", {
        least = cursor.byte(least, most);
        most = 20;
        least
    });
    reward
}

/// Reads numbers from 0 to 99 (KC-15.10).
const fn read_numbers(cursor: &mut Cursor<'_>) -> NumberList {
    let mut numbers = List::new(0);
    entries!(
        cursor,
        numbers,
        "there are at most 6 numbers",
        cursor.byte(0, 99)
    );
    NumberList(numbers)
}

/// Reads kinds of action; there may be none (KC-15.5).
const fn read_kinds(cursor: &mut Cursor<'_>) -> UseFor {
    let mut kinds = 0;
    while !cursor.is_empty() {
        kinds |= kind(cursor).bit();
        if !cursor.more() {
            break;
        }
    }
    UseFor(kinds)
}

/// Reads a chain for each face (KC-15.9).
const fn read_chains(cursor: &mut Cursor<'_>) -> Chains {
    const RULE: &str = "there are six chains, one for each face";
    let mut chains = List::new(Chain(0));
    entries!(cursor, chains, RULE, {
        cursor.open();
        let spaces = read_different(cursor);
        cursor.close();
        chain(spaces.items())
    });
    if chains.len() < 6 {
        cursor.broken(cursor.spot(), RULE);
    }
    chains
}

/// Packs these spaces into a chain.
const fn chain(mut spaces: &[u8]) -> Chain {
    let mut packed = 0_u32;
    while let [rest @ .., last] = spaces {
        packed = packed.wrapping_shl(4) | crate::ids::widen(*last);
        spaces = rest;
    }
    Chain(packed)
}

/// Reads every space once (KC-15.9).
const fn read_places(cursor: &mut Cursor<'_>) -> [u8; 6] {
    let places = read_different(cursor);
    if places.len() < 6 {
        cursor.broken(cursor.spot(), "every space from 1 to 6 comes once");
    }
    places.all()
}

/// Reads different spaces, 1 to 6.
const fn read_different(cursor: &mut Cursor<'_>) -> List<u8, 6> {
    let mut spaces = List::new(0);
    let mut seen = 0_u32;
    entries!(cursor, spaces, "there are six spaces", {
        let spot = cursor.spot();
        let space = cursor.byte(1, 6);
        let bit = 1_u32.wrapping_shl(crate::ids::widen(space));
        if seen & bit != 0 {
            cursor.broken(spot, "the space comes twice");
        }
        seen |= bit;
        space
    });
    spaces
}
