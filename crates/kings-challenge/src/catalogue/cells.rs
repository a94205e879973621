//! The small languages of cells, each with the value that it stands for.

use core::fmt::{self, Display, Write};

use solo_core::Cell;

use super::cursor::Cursor;
use super::effects::{Fx, event_fx, fx};
use super::{Chain, Combat, EventEffect, MAX_STEPS, TradeSpace, UseFor};
use crate::state::List;

/// A text and what it says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

/// Declares languages: how their cells are read, also while compiling.
macro_rules! languages {
    ($($name:ident: $value:ty, $what:literal, $read:ident;)+) => {$(
        impl<'a> Cell<'a> for Written<'a, $value> {
            const WHAT: &'static str = $what;

            fn read(text: &'a str, wrong: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
                let mut cursor = Cursor::new(text);
                let value = $read(&mut cursor);
                match cursor.finish() {
                    None => Some(Self { text, value }),
                    Some(error) => {
                        wrong(&error);
                        None
                    }
                }
            }

            fn write(&self, out: &mut dyn Write) -> fmt::Result {
                out.write_str(self.text)
            }
        }

        /// A cell of the embedded catalogue.
        #[expect(clippy::panic, reason = "what is wrong does not compile")]
        pub(super) const fn $name(text: &str) -> Written<'_, $value> {
            let mut cursor = Cursor::new(text);
            let value = $read(&mut cursor);
            assert!(cursor.finish().is_none(), "the embedded catalogue is wrong");
            Written { text, value }
        }
    )+};
}

languages! {
    effects: Fx, "effects in parentheses", fx;
    event_effects: EventFx, "effects in parentheses", event_fx;
    spaces: Spaces, "price and VP in parentheses, space by space", read_spaces;
    steps: Steps, "count and VP in parentheses, step by step", read_steps;
    demand: Combat, "colours=.. mix=.. divisor=..", read_combat;
    reward: Numbers, "numbers with one space between them", read_reward;
    numbers: NumberList, "numbers with one space between them", read_numbers;
    kinds: UseFor, "kinds of action with one space between them", read_kinds;
    chains: Chains, "six chains in parentheses", read_chains;
    places: [u8; 6], "the numbers 1 to 6 with one space between them", read_places;
}

/// Numbers from 0 to 99.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NumberList(pub(super) List<u8, 6>);

/// KC-15.3: 1 to 6 spaces.
const fn read_spaces(cursor: &mut Cursor<'_>) -> Spaces {
    let mut spaces = List::new(TradeSpace { price: 0, vp: 0 });
    loop {
        let spot = cursor.spot();
        cursor.open();
        let price = cursor.byte(0, 12);
        let vp = cursor.argument(0, 9);
        cursor.close();
        if !spaces.push(TradeSpace { price, vp }) {
            cursor.broken(spot, "a card has 1 to 6 spaces");
        }
        if !cursor.more() {
            return spaces;
        }
    }
}

/// KC-15.8: 1 to 16 steps, ascending in both columns.
const fn read_steps(cursor: &mut Cursor<'_>) -> Steps {
    let mut steps = List::new((0, 0));
    let mut before = (0, 0);
    loop {
        let spot = cursor.spot();
        cursor.open();
        let count = cursor.number(0, 999);
        cursor.space();
        let vp = cursor.number(0, 99);
        cursor.close();
        if steps.len() > 0 && (count <= before.0 || vp <= before.1) {
            cursor.broken(spot, "the steps do not ascend in both columns");
        }
        before = (count, vp);
        if !steps.push(before) {
            cursor.broken(spot, "a card has 1 to 16 steps");
        }
        if !cursor.more() {
            return steps;
        }
    }
}

/// KC-15.6: 1 to 3 colours in colour order, a mix, a divisor.
const fn read_combat(cursor: &mut Cursor<'_>) -> Combat {
    const WHAT: &str = "colours=.. mix=.. divisor=..";
    let mut colours = 0;
    cursor.field("colours", WHAT);
    loop {
        let spot = cursor.spot();
        let colour = cursor.colour();
        // A bit that is not above all bits before.
        if colour.bit() <= colours {
            cursor.broken(spot, "the colours are not different ones in colour order");
        }
        colours |= colour.bit();
        cursor.space();
        let mut ahead = *cursor;
        ahead.field("mix", WHAT);
        if ahead.is_sound() || !cursor.is_sound() {
            break;
        }
    }
    cursor.field("mix", WHAT);
    let mix = cursor.mix();
    cursor.space();
    cursor.field("divisor", WHAT);
    Combat {
        colours,
        mix,
        divisor: cursor.byte(1, 12),
    }
}

/// KC-15.6: the first number is 0, none is less than the one before, or more than 20.
const fn read_reward(cursor: &mut Cursor<'_>) -> Numbers {
    let mut reward = List::new(0);
    let mut most = 0;
    let mut least = 0;
    loop {
        let spot = cursor.spot();
        least = cursor.byte(least, most);
        if !reward.push(least) {
            cursor.broken(spot, "there are at most 7 numbers");
        }
        most = 20;
        if !cursor.more() {
            return reward;
        }
    }
}

/// KC-15.10: numbers from 0 to 99.
const fn read_numbers(cursor: &mut Cursor<'_>) -> NumberList {
    let mut numbers = List::new(0);
    loop {
        let spot = cursor.spot();
        if !numbers.push(cursor.byte(0, 99)) {
            cursor.broken(spot, "there are at most 6 numbers");
        }
        if !cursor.more() {
            return NumberList(numbers);
        }
    }
}

/// KC-15.5: kinds of action, or nothing.
const fn read_kinds(cursor: &mut Cursor<'_>) -> UseFor {
    let mut kinds = 0;
    while !cursor.is_empty() {
        kinds |= cursor.kind().bit();
        if !cursor.more() {
            break;
        }
    }
    UseFor(kinds)
}

/// KC-15.9: a chain for each face.
const fn read_chains(cursor: &mut Cursor<'_>) -> Chains {
    const RULE: &str = "there are six chains, one for each face";
    let mut chains = List::new(Chain(0));
    loop {
        let spot = cursor.spot();
        cursor.open();
        let chain = read_chain(cursor);
        cursor.close();
        if !chains.push(chain) {
            cursor.broken(spot, RULE);
        }
        if !cursor.more() {
            break;
        }
    }
    if chains.len() < 6 {
        cursor.broken(cursor.spot(), RULE);
    }
    chains
}

/// KC-15.9: 1 to 6 different spaces.
const fn read_chain(cursor: &mut Cursor<'_>) -> Chain {
    let (mut packed, mut shift, mut seen) = (0_u32, 0_u32, 0_u32);
    loop {
        let spot = cursor.spot();
        let space = crate::ids::widen(cursor.byte(1, 6));
        let bit = 1_u32.wrapping_shl(space);
        if seen & bit != 0 {
            cursor.broken(spot, "the spaces of a chain are different");
        }
        seen |= bit;
        packed |= space.wrapping_shl(shift);
        shift = shift.saturating_add(4);
        if !cursor.more() {
            return Chain(packed);
        }
    }
}

/// KC-15.9: every space once.
const fn read_places(cursor: &mut Cursor<'_>) -> [u8; 6] {
    const RULE: &str = "every space from 1 to 6 comes once";
    let mut places: List<u8, 6> = List::new(0);
    let mut seen = 0_u32;
    loop {
        let spot = cursor.spot();
        let space = cursor.byte(1, 6);
        let bit = 1_u32.wrapping_shl(crate::ids::widen(space));
        if seen & bit != 0 || !places.push(space) {
            cursor.broken(spot, RULE);
        }
        seen |= bit;
        if !cursor.more() {
            break;
        }
    }
    if places.len() < 6 {
        cursor.broken(cursor.spot(), RULE);
    }
    places.all()
}
