//! The notation of effects in cells, both ways: `(pay_deniers 1) (influence 1)`.

use solo_core::Cursor;

use super::entries::{building, colour, count, entries, resource};
use super::{Count, Deferred, Effect, EffectList, EffectLists, EventEffect, Link, Per};
use crate::state::{List, set};
use crate::terms::Colour;
#[cfg(feature = "serde")]
use {
    super::Catalogue,
    alloc::string::String,
    core::fmt::{self, Write},
};

/// The growing tables of links and of lists, each entry once; entries without room are only counted.
#[derive(Debug)]
pub(super) struct Pool<'p> {
    links: &'p mut [Link],
    lists: &'p mut [EffectList],
    used: Used,
}

/// Numbers of links and lists, and of the decisions they can cause (KC-15.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Used {
    pub(super) links: u16,
    pub(super) lists: u16,
    pub(super) decisions: u8,
}

/// Content of the column `fx` of an Activity card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fx {
    /// Costs and effects that happen immediately.
    Immediate {
        /// Number of costs.
        costs: u8,
        /// Deniers of all costs.
        deniers: u8,
        /// Influence of all costs.
        influence: u8,
        /// The room that the effects need in the tables.
        used: Used,
    },
    /// The effect of a cube.
    Deferred(Deferred),
}

/// Reads the effects of an Activity card (KC-15.4, KC-15.5).
pub(super) const fn fx(cursor: &mut Cursor<'_>) -> Fx {
    let start = *cursor;
    cursor.open();
    if let Some(effect) = deferred(cursor) {
        cursor.close();
        if !cursor.is_empty() {
            cursor.broken(cursor.spot(), "a deferred card has exactly one effect");
        }
        return Fx::Deferred(effect);
    }
    *cursor = start;
    let mut pool = Pool::new(&mut [], &mut []);
    let made = pool.effects(cursor, 0);
    pool.add(&made);
    if pool.used.decisions > 6 {
        let rule = "the amounts of event_cube, the choices and the rolls are more than 6 together";
        cursor.broken(start.spot(), rule);
    }
    let (mut costs, mut deniers, mut influence) = (0_u8, 0_u8, 0_u8);
    let mut left = made.items();
    while let [effect, rest @ ..] = left {
        match *effect {
            Effect::PayDeniers(n) => deniers = deniers.saturating_add(n),
            Effect::PayInfluence(n) => influence = influence.saturating_add(n),
            _ => break,
        }
        (costs, left) = (costs.saturating_add(1), rest);
    }
    Fx::Immediate {
        costs,
        deniers,
        influence,
        used: pool.used,
    }
}

impl<'p> Pool<'p> {
    pub(super) const fn new(links: &'p mut [Link], lists: &'p mut [EffectList]) -> Self {
        Self {
            links,
            lists,
            used: Used {
                links: 0,
                lists: 0,
                decisions: 0,
            },
        }
    }

    /// Adds the effects of a card whose cell was checked before.
    pub(super) const fn list(&mut self, text: &str) -> EffectList {
        let made = self.effects(&mut Cursor::new(text), 0);
        self.add(&made)
    }

    /// Adds a list; the lists inside its effects are already there.
    const fn add(&mut self, made: &List<Effect, 6>) -> EffectList {
        let mut list = EffectList(0);
        let mut left = made.items();
        while let [before @ .., effect] = left {
            list = self.link(*effect, list);
            left = before;
        }
        list
    }

    /// Returns the list of this effect and those that follow.
    const fn link(&mut self, effect: Effect, rest: EffectList) -> EffectList {
        let mut number = 0_u16;
        let mut left = used(self.links, self.used.links);
        while let [link, others @ ..] = left {
            number = number.saturating_add(1);
            if link.effect.is(effect) && link.rest.0 == rest.0 {
                return EffectList(number);
            }
            left = others;
        }
        let begun = match effect {
            Effect::EventCube(cubes @ 2..) => {
                let others = self.link(Effect::EventCube(cubes.wrapping_sub(1)), rest);
                self.link(Effect::EventCube(1), others)
            }
            _ => EffectList(self.used.links.saturating_add(1)),
        };
        let link = Link {
            effect,
            rest,
            begun,
        };
        set(self.links, wide(self.used.links), link);
        self.used.links = self.used.links.saturating_add(1);
        EffectList(self.used.links)
    }

    /// Returns the lists to choose from.
    const fn run(&mut self, made: &List<EffectList, 4>) -> EffectLists {
        let len = made.len();
        let mut first = 0_u16;
        let mut left = used(self.lists, self.used.lists);
        while let [_, others @ ..] = left {
            if begins(left, made.items()) {
                return EffectLists { first, len };
            }
            first = first.saturating_add(1);
            left = others;
        }
        let first = self.used.lists;
        let mut left = made.items();
        while let [list, rest @ ..] = left {
            set(self.lists, wide(self.used.lists), *list);
            self.used.lists = self.used.lists.saturating_add(1);
            left = rest;
        }
        EffectLists { first, len }
    }

    /// Reads the effects of a list at this depth inside others (KC-15.4).
    const fn effects(&mut self, cursor: &mut Cursor<'_>, depth: u8) -> List<Effect, 6> {
        let mut made = List::new(Effect::Vp(0));
        let mut gains = false;
        entries!(cursor, made, "a list has 1 to 6 effects", {
            let spot = cursor.spot();
            cursor.open();
            let effect = self.effect(cursor, depth);
            cursor.close();
            if effect.is_cost() && depth > 0 {
                cursor.broken(spot, "there are no costs inside a list");
            } else if effect.is_cost() && gains {
                cursor.broken(spot, "costs come first");
            }
            gains = gains || !effect.is_cost();
            effect
        });
        made
    }

    const fn effect(&mut self, cursor: &mut Cursor<'_>, depth: u8) -> Effect {
        let spot = cursor.spot();
        match cursor.word() {
            b"pay_deniers" => Effect::PayDeniers(cursor.argument(1, 9)),
            b"pay_influence" => Effect::PayInfluence(cursor.argument(1, 9)),
            b"deniers" => Effect::Deniers(cursor.argument(1, 9)),
            b"influence" => Effect::Influence(cursor.argument(1, 9)),
            b"vp" => Effect::Vp(cursor.argument(1, 9)),
            b"recruit" => Effect::Recruit(cursor.argument(1, 9)),
            b"event_cube" => {
                let cubes = cursor.argument(1, 9);
                self.used.decisions = self.used.decisions.saturating_add(cubes);
                Effect::EventCube(cubes)
            }
            b"per" => Effect::Per(per(cursor)),
            b"choose" | b"roll" if depth >= 2 => {
                cursor.broken(spot, "lists nest more than twice");
                Effect::Vp(0)
            }
            b"roll" => {
                self.used.decisions = self.used.decisions.saturating_add(1);
                let least = cursor.argument(2, 6);
                let list = self.inner(cursor.space(), depth);
                Effect::Roll { least, list }
            }
            b"choose" => {
                self.used.decisions = self.used.decisions.saturating_add(1);
                self.choice(cursor, depth)
            }
            _ => {
                cursor.expected(spot, "an effect");
                Effect::Vp(0)
            }
        }
    }

    /// Reads and adds a list inside an effect.
    const fn inner(&mut self, cursor: &mut Cursor<'_>, depth: u8) -> EffectList {
        cursor.open();
        let made = self.effects(cursor, depth.saturating_add(1));
        cursor.close();
        self.add(&made)
    }

    const fn choice(&mut self, cursor: &mut Cursor<'_>, depth: u8) -> Effect {
        const RULE: &str = "a choice has 2 to 4 lists";
        let mut made: List<EffectList, 4> = List::new(EffectList(0));
        while cursor.more() {
            let spot = cursor.spot();
            let list = self.inner(cursor, depth);
            if !made.push(list) {
                cursor.broken(spot, RULE);
            }
        }
        if made.len() < 2 {
            cursor.broken(cursor.spot(), RULE);
        }
        Effect::Choose(self.run(&made))
    }
}

/// Returns the entries of a table in use; none if the table has no room and they are only counted.
const fn used<T>(table: &[T], entries: u16) -> &[T] {
    match table.split_at_checked(wide(entries)) {
        Some((used, _)) => used,
        None => &[],
    }
}

/// Returns whether the table begins with these lists.
const fn begins(mut table: &[EffectList], mut lists: &[EffectList]) -> bool {
    while let ([a, others @ ..], [b, rest @ ..]) = (table, lists) {
        if a.0 != b.0 {
            return false;
        }
        (table, lists) = (others, rest);
    }
    lists.is_empty()
}

/// Widens an index into the tables of effects and of lists.
#[expect(clippy::as_conversions, reason = "16 bits always fit")]
pub(super) const fn wide(number: u16) -> usize {
    number as usize
}

/// Reads resource, amount, counted quantity, and the number of items that earns the amount.
const fn per(cursor: &mut Cursor<'_>) -> Per {
    let resource = resource(cursor.space());
    let amount = cursor.argument(1, 9);
    let spot = cursor.space().spot();
    let count = count(cursor);
    if matches!(count, Count::Deniers | Count::Influence) {
        cursor.broken(spot, "only Characters count deniers and influence");
    }
    let every = cursor.argument(1, 12);
    Per {
        resource,
        amount,
        count,
        every,
    }
}

/// Reads the effect of a cube; `None` if the word is another one (KC-15.5).
const fn deferred(cursor: &mut Cursor<'_>) -> Option<Deferred> {
    Some(match cursor.word() {
        b"add_sum" => Deferred::AddSum(colour(cursor.space()), cursor.argument(1, 9)),
        b"add_each" => Deferred::AddEach(colour(cursor.space()), cursor.argument(1, 9)),
        b"free" => Deferred::Free(colour(cursor.space()), cursor.argument(1, 9)),
        b"set_each" => Deferred::SetEach(cursor.argument(1, 9)),
        b"wild" => Deferred::Wild(colour(cursor.space())),
        b"recolour" => {
            let (from, to) = two_colours(cursor);
            Deferred::Recolour(from, to)
        }
        b"multiply" => {
            let (from, to) = two_colours(cursor);
            Deferred::Multiply(from, to, cursor.argument(2, 3))
        }
        _ => return None,
    })
}

const fn two_colours(cursor: &mut Cursor<'_>) -> (Colour, Colour) {
    let from = colour(cursor.space());
    let spot = cursor.space().spot();
    let to = colour(cursor);
    if from.index() == to.index() {
        cursor.broken(spot, "the two colours are the same");
    }
    (from, to)
}

/// Reads the effects of an Event card, at most four (KC-15.6).
pub(super) const fn event_fx(cursor: &mut Cursor<'_>) -> List<EventEffect, 4> {
    let mut made = List::new(EventEffect::BlackDice(0));
    if cursor.is_empty() {
        return made;
    }
    entries!(cursor, made, "a card has at most 4 effects", {
        cursor.open();
        let effect = event_effect(cursor);
        cursor.close();
        effect
    });
    made
}

const fn event_effect(cursor: &mut Cursor<'_>) -> EventEffect {
    let spot = cursor.spot();
    match cursor.word() {
        b"black_dice" => EventEffect::BlackDice(cursor.argument(1, 6)),
        b"lose_deniers" => EventEffect::LoseDeniers(cursor.argument(1, 9)),
        b"lose_influence" => EventEffect::LoseInfluence(cursor.argument(1, 9)),
        b"lose_activity_cube" => EventEffect::LoseActivityCube(cursor.argument(1, 9)),
        b"lose_event_cube" => EventEffect::LoseEventCube(cursor.argument(1, 9)),
        b"lose_stone" => EventEffect::LoseStone(cursor.argument(1, 9)),
        b"roy_stone" => EventEffect::RoyStone(cursor.argument(1, 9)),
        b"lay_down" => EventEffect::LayDown(building(cursor.space()), cursor.argument(1, 9)),
        b"roy_citizen" => EventEffect::RoyCitizen(building(cursor.space()), cursor.argument(1, 9)),
        b"lose_per" => EventEffect::LosePer(per(cursor)),
        _ => {
            cursor.expected(spot, "an effect of an Event card");
            EventEffect::BlackDice(0)
        }
    }
}

#[cfg(feature = "serde")]
impl Catalogue {
    /// Writes an effect in cell notation, without the outer parentheses.
    pub(crate) fn write_effect(&self, effect: Effect, out: &mut dyn Write) -> fmt::Result {
        out.write_str(effect.word())?;
        match effect {
            Effect::PayDeniers(n)
            | Effect::PayInfluence(n)
            | Effect::Deniers(n)
            | Effect::Influence(n)
            | Effect::Vp(n)
            | Effect::Recruit(n)
            | Effect::EventCube(n) => write!(out, " {n}"),
            Effect::Per(Per {
                resource,
                amount,
                count,
                every,
            }) => {
                write!(out, " {resource} {amount} {count} {every}")
            }
            Effect::Choose(lists) => {
                let mut lists = self.lists(lists).iter();
                lists.try_for_each(|list| self.write_list(*list, out))
            }
            Effect::Roll { least, list } => {
                write!(out, " {least}")?;
                self.write_list(list, out)
            }
        }
    }

    fn write_list(&self, list: EffectList, out: &mut dyn Write) -> fmt::Result {
        let mut before = " (";
        for effect in self.effects(list) {
            write!(out, "{before}(")?;
            self.write_effect(effect, out)?;
            out.write_char(')')?;
            before = " ";
        }
        out.write_char(')')
    }
}

/// Returns an effect as a list of words, numbers and lists.
#[cfg(feature = "serde")]
pub(crate) fn effect_value(catalogue: &Catalogue, effect: Effect) -> solo_core::Value {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = catalogue.write_effect(effect, &mut text);
    solo_core::cell_value(&text)
}
