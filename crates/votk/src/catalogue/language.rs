//! Actions as text: each operation is declared once, for reading and for writing (VK-16.11).

use core::fmt::{self, Display, Formatter, Write};
use core::ops::RangeBounds;

use arrayvec::ArrayVec;
use solo_core::{Cell, plain_number};

use super::action::Action;
use super::design::{CARDS, Group, MOVING};
use super::operation::{
    Destination, Effect, Extreme, Filter, Need, Operation, Reach, Scope, Source,
};

/// Receiver of messages about faults.
type Wrong<'w> = &'w mut dyn FnMut(&dyn Display);

/// A written parameter: key, value, and whether that value is the default.
type Said<'a> = (&'static str, &'a dyn Display, bool);

/// Declares the operations: name, shape, and the parameters with type, bounds and, after `or`, the
/// default.
macro_rules! operations {
    ($($name:literal [$($shape:tt)+] {
        $($key:ident: $of:ty [$range:expr] $(or $default:expr)?),*
    })*) => {
        impl Effect {
            /// Hands the name and the parameters to `look`.
            fn said<R>(&self, look: impl FnOnce(&'static str, &[Said<'_>]) -> R) -> R {
                match *self {
                    Self::Need(need) => {
                        let (key, number) = need.said();
                        look("need", &[(key, &number, false)])
                    }
                    $($($shape)+ => look($name, &[
                        $((stringify!($key), $key.text(), false $(|| $key == $default)?)),*
                    ]),)*
                }
            }

            /// Reads the parameters of the operation with this name.
            fn read(name: &str, keys: &mut Keys<'_, '_>) -> Option<Self> {
                match name {
                    "need" => Need::read(keys).map(Self::Need),
                    $($name => {
                        keys.only(&[$(stringify!($key),)* "may"]);
                        $(let $key: Option<$of> = keys.value(
                            stringify!($key),
                            $range,
                            None $(.or(Some($default)))?,
                        );)*
                        $(let $key = $key?;)*
                        Some($($shape)+)
                    })*
                    _ => {
                        keys.wrong(&format_args!("{name:?} is not an operation"));
                        None
                    }
                }
            }
        }
    };
}

/// Zones of the player to which cards can move; the Bot's discard pile is not among them.
const OWN: core::ops::RangeInclusive<Destination> = Destination::Hand..=Destination::Boneyard;

operations! {
    "move" [Self::Move { from, to, n, filter: Filter { level, group, min_cost, max_cost, below_bought, pick } }] {
        from: Source [..],
        to: Destination [OWN],
        n: u8 [1..=9] or 1,
        level: u8 [1..=3] or 0,
        group: Option<Group> [..] or None,
        min_cost: u8 [0..=20] or 0,
        max_cost: u8 [0..=20] or Filter::NO_LIMIT,
        below_bought: bool [..] or false,
        pick: Option<Extreme> [..] or None
    }
    "trade" [Self::Trade { factor, plus, lose, scope, to }] {
        factor: u8 [0..=9] or 1,
        plus: u8 [0..=20] or 0,
        lose: Destination [Destination::Discard..=Destination::Boneyard] or Destination::Boneyard,
        scope: Scope [..] or Scope::Pyramid,
        to: Destination [OWN] or Destination::Discard
    }
    "draw" [Self::Draw(n)] { n: u8 [1..=9] or 1 }
    "gold" [Self::Gold(n)] { n: u8 [1..=9] or 1 }
    "worth" [Self::Worth(n)] { n: u8 [1..=9] }
    "cheaper" [Self::Cheaper(n)] { n: u8 [1..=9] or 1 }
    "reach" [Self::Reach(rows)] { rows: Reach [Reach::Middle..=Reach::All] }
    "swap" [Self::Swap(scope)] { scope: Scope [..] or Scope::Pyramid }
    "play_top" [Self::PlayTop] {}
    "repeat" [Self::Repeat] {}
    "opp_sacrifice" [Self::OppSacrifice(n)] { n: u8 [1..=9] or 1 }
    "opp_discard" [Self::OppDiscard(n)] { n: u8 [1..=9] or 1 }
    "opp_give" [Self::OppGive { floor, to }] {
        floor: u8 [0..=CARDS] or 5,
        to: Destination [OWN] or Destination::Discard
    }
    "opp_deck" [Self::OppDeck(to)] { to: Destination [..] }
    "opp_exec" [Self::OppExec] {}
}

impl Effect {
    /// Returns the name of the operation in the text form.
    pub fn name(&self) -> &'static str {
        self.said(|name, _| name)
    }

    /// Reports parameters that are valid one by one but not together.
    fn check(&self, keys: &mut Keys<'_, '_>) {
        let Self::Move { from, to, n, .. } = *self else {
            return;
        };
        let filters = [
            "level",
            "group",
            "min_cost",
            "max_cost",
            "below_bought",
            "pick",
        ];
        if matches!(from, Source::DeckTop | Source::Stock)
            && filters.iter().any(|key| keys.has(key))
        {
            keys.wrong(&format_args!(
                "move from={from}: the card cannot be chosen by filters"
            ));
        }
        if matches!(from, Source::DiscardTop | Source::BoneyardTop) && n != 1 {
            keys.wrong(&format_args!(
                "move from={from}: n must be 1, there is one top card"
            ));
        }
        if from.home() == Some(to) {
            keys.wrong(&format_args!(
                "move from={from} to={to}: this is the same zone"
            ));
        }
    }
}

impl Source {
    /// Returns the zone where its cards lie, if an operation could put them there.
    const fn home(self) -> Option<Destination> {
        match self {
            Self::Hand => Some(Destination::Hand),
            Self::Tomb => Some(Destination::Tomb),
            Self::Discard | Self::DiscardTop => Some(Destination::Discard),
            Self::Boneyard | Self::BoneyardTop => Some(Destination::Boneyard),
            Self::DeckTop => Some(Destination::DeckTop),
            Self::Deck | Self::Stock | Self::Pyramid | Self::Base | Self::Upper => None,
        }
    }
}

impl Need {
    const KEYS: [&'static str; 4] = ["bought", "discard", "hand", "tomb"];

    const fn said(self) -> (&'static str, u8) {
        match self {
            Self::Bought => ("bought", 1),
            Self::Discard(cards) => ("discard", cards),
            Self::Hand(cards) => ("hand", cards),
            Self::Tomb(cards) => ("tomb", cards),
        }
    }

    fn read(keys: &mut Keys<'_, '_>) -> Option<Self> {
        keys.only(&Self::KEYS);
        let [bought, discard, hand, tomb] = Self::KEYS.map(|key| {
            let most = if key == "bought" { 1 } else { MOVING };
            keys.value(key, 1..=most, Some(0))
        });
        match (bought?, discard?, hand?, tomb?) {
            (1, 0, 0, 0) => Some(Self::Bought),
            (0, cards @ 1.., 0, 0) => Some(Self::Discard(cards)),
            (0, 0, cards @ 1.., 0) => Some(Self::Hand(cards)),
            (0, 0, 0, cards @ 1..) => Some(Self::Tomb(cards)),
            _ => {
                keys.wrong(&"need has exactly one parameter: bought, discard, hand or tomb");
                None
            }
        }
    }
}

/// A value of a parameter.
trait Parameter: PartialOrd + Sized {
    fn read(text: &str) -> Option<Self>;
    /// Returns the text; meaningless for a default.
    fn text(&self) -> &dyn Display;
}

impl Parameter for u8 {
    fn read(text: &str) -> Option<Self> {
        plain_number(text, Self::MIN, Self::MAX)
    }

    fn text(&self) -> &dyn Display {
        self
    }
}

/// A flag, whose only written value is 1.
impl Parameter for bool {
    fn read(text: &str) -> Option<Self> {
        (text == "1").then_some(true)
    }

    fn text(&self) -> &dyn Display {
        &1
    }
}

impl<T: Parameter> Parameter for Option<T> {
    fn read(text: &str) -> Option<Self> {
        T::read(text).map(Some)
    }

    fn text(&self) -> &dyn Display {
        self.as_ref().map_or(&"", T::text)
    }
}

macro_rules! words {
    ($($word:ty),+) => {$(
        impl Parameter for $word {
            fn read(text: &str) -> Option<Self> {
                Self::from_word(text)
            }

            fn text(&self) -> &dyn Display {
                self
            }
        }
    )+};
}

words!(Source, Destination, Scope, Reach, Extreme, Group);

/// The parameters of an operation, `key=value` with a space before each.
struct Keys<'a, 'w> {
    name: &'a str,
    pairs: Option<&'a str>,
    wrong: Wrong<'w>,
}

impl<'a> Keys<'a, '_> {
    fn wrong(&mut self, message: &dyn Display) {
        (self.wrong)(message);
    }

    /// Lists the parameters with key and value; the value is `None` without `=`.
    fn pairs(&self) -> impl Iterator<Item = (&'a str, Option<&'a str>)> + use<'a> {
        let pairs = self.pairs.into_iter().flat_map(|pairs| pairs.split(' '));
        pairs.map(|pair| match pair.split_once('=') {
            Some((key, value)) => (key, Some(value)),
            None => (pair, None),
        })
    }

    fn has(&self, key: &str) -> bool {
        self.pairs().any(|(other, _)| other == key)
    }

    /// Reports parameters that are unknown or repeated.
    fn only(&mut self, known: &[&str]) {
        let name = self.name;
        for (index, (key, value)) in self.pairs().enumerate() {
            if value.is_none() {
                self.wrong(&format_args!("{name}: {key:?} is not key=value"));
            } else if !known.contains(&key) {
                self.wrong(&format_args!("{name} has no parameter {key:?}"));
            } else if self.pairs().take(index).any(|(other, _)| other == key) {
                self.wrong(&format_args!("{name}: {key} is given twice"));
            }
        }
    }

    /// Returns the value of a parameter, or its default.
    fn value<T: Parameter>(
        &mut self,
        key: &str,
        range: impl RangeBounds<T>,
        unsaid: Option<T>,
    ) -> Option<T> {
        let name = self.name;
        let Some((_, said)) = self.pairs().find(|(other, _)| *other == key) else {
            if unsaid.is_none() {
                self.wrong(&format_args!("{name} needs {key}"));
            }
            return unsaid;
        };
        // A key without a value has been reported.
        let text = said?;
        let value = T::read(text).filter(|value| range.contains(value));
        if value.is_none() {
            self.wrong(&format_args!("{name}: {key} cannot be {text:?}"));
        }
        value
    }
}

impl Operation {
    fn read(text: &str, wrong: Wrong<'_>) -> Option<Self> {
        let (name, pairs) = match text.split_once(' ') {
            Some((name, pairs)) => (name, Some(pairs)),
            None => (text, None),
        };
        let mut keys = Keys { name, pairs, wrong };
        let effect = Effect::read(name, &mut keys)?;
        effect.check(&mut keys);
        // A condition with this parameter has been reported.
        let optional = match effect {
            Effect::Need(_) => false,
            _ => keys.value("may", .., Some(false))?,
        };
        Some(Self { effect, optional })
    }
}

impl Display for Operation {
    /// Writes the text form, with keys in a fixed order and without defaults.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.effect.said(|name, parameters| {
            f.write_str(name)?;
            let said = parameters.iter().filter(|(_, _, unsaid)| !unsaid);
            said.into_iter()
                .try_for_each(|(key, value, _)| write!(f, " {key}={value}"))
        })?;
        f.write_str(if self.optional { " may=1" } else { "" })
    }
}

/// Modes with ` / ` between them, and operations within a mode with `; ` between them.
impl Cell<'_> for Action {
    const WHAT: &'static str = "an action, or nothing";

    fn read(text: &str, wrong: Wrong<'_>) -> Option<Self> {
        if text.is_empty() {
            return Some(Self::NONE);
        }
        let mut modes = ArrayVec::<_, { Self::MAX_MODES }>::new();
        for mode in text.split(" / ") {
            let operations = read_mode(mode, wrong);
            if modes.try_push(operations).is_err() {
                let found = text.split(" / ").count();
                wrong(&format_args!(
                    "the action has {found} modes, at most 4 are possible"
                ));
                return None;
            }
        }
        let modes: ArrayVec<&[Operation], { Self::MAX_MODES }> =
            modes.iter().map(ArrayVec::as_slice).collect();
        Some(Self::new(&modes))
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }
}

/// Returns the operations of a mode that can be read.
fn read_mode(text: &str, wrong: Wrong<'_>) -> ArrayVec<Operation, { Action::MAX_OPERATIONS }> {
    let pieces = text.split("; ").count();
    if pieces > Action::MAX_OPERATIONS {
        wrong(&format_args!(
            "a mode has {pieces} operations, at most 6 are possible"
        ));
    }
    let read = text.split("; ").take(Action::MAX_OPERATIONS);
    let operations: ArrayVec<_, { Action::MAX_OPERATIONS }> = read
        .filter_map(|text| Operation::read(text, wrong))
        .collect();
    let condition = |operation: &Operation| matches!(operation.effect, Effect::Need(_));
    // Judged only if every operation could be read.
    if operations.len() == pieces && operations.iter().all(condition) {
        wrong(&"a mode has nothing but conditions");
    }
    operations
}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (number, mode) in self.each_mode().enumerate() {
            f.write_str(if number > 0 { " / " } else { "" })?;
            for (index, operation) in mode.iter().enumerate() {
                f.write_str(if index > 0 { "; " } else { "" })?;
                operation.fmt(f)?;
            }
        }
        Ok(())
    }
}
