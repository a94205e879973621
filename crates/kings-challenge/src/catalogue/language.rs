//! The notation of effects, both ways: `(pay_deniers 1) (influence 1)`.

use core::fmt::{self, Display, Formatter, Write};

use solo_core::{Cell, Cursor, Shared};

use super::cells::{Wrong, colour, entries, spaced};
use super::{Count, Deferred, Effect, EventEffect, Per, Resource};
use crate::terms::{Building, Colour};

/// Effects of an Activity card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fx {
    /// Costs and effects that happen immediately.
    Immediate(Shared<[Effect]>),
    /// The effect of a cube.
    Deferred(Deferred),
}

impl Cell<'_> for Fx {
    const WHAT: &'static str = "effects in parentheses";

    fn read(text: &str, wrong: Wrong<'_>) -> Option<Self> {
        Cursor::read(text, fx, wrong)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        match self {
            Self::Immediate(effects) => write_effects(effects, out),
            Self::Deferred(effect) => write!(out, "({effect})"),
        }
    }
}

/// Effects of an Event card, at most four (KC-15.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EventFx(pub(super) Shared<[EventEffect]>);

impl Cell<'_> for EventFx {
    const WHAT: &'static str = "effects in parentheses";

    fn read(text: &str, wrong: Wrong<'_>) -> Option<Self> {
        Cursor::read(text, event_fx, wrong).map(Self)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        spaced(&*self.0, out, |effect, out| write!(out, "({effect})"))
    }
}

/// Reads the effects of an Activity card (KC-15.4, KC-15.5).
fn fx(cursor: &mut Cursor<'_>) -> Fx {
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
    let effects = effects(cursor, 0);
    if decisions(&effects) > 6 {
        let rule = "the amounts of event_cube, the choices and the rolls are more than 6 together";
        cursor.broken(start.spot(), rule);
    }
    Fx::Immediate(effects)
}

/// Counts the decisions and dice of these effects and of all within them (KC-15.4).
fn decisions(effects: &[Effect]) -> usize {
    let of = |effect: &Effect| {
        let lists = effect.lists().iter().map(|list| decisions(list));
        lists.chain([effect.decisions().into()]).sum::<usize>()
    };
    effects.iter().map(of).sum()
}

/// Reads the effects of a list at this depth inside others (KC-15.4).
fn effects(cursor: &mut Cursor<'_>, depth: u8) -> Shared<[Effect]> {
    let mut gains = false;
    entries(cursor, 6, "a list has 1 to 6 effects", |cursor| {
        let spot = cursor.spot();
        cursor.open();
        let effect = effect(cursor, depth);
        cursor.close();
        if effect.is_cost() && depth > 0 {
            cursor.broken(spot, "there are no costs inside a list");
        } else if effect.is_cost() && gains {
            cursor.broken(spot, "costs come first");
        }
        gains = gains || !effect.is_cost();
        effect
    })
}

fn effect(cursor: &mut Cursor<'_>, depth: u8) -> Effect {
    let spot = cursor.spot();
    match cursor.word() {
        b"pay_deniers" => Effect::PayDeniers(cursor.argument(1, 9)),
        b"pay_influence" => Effect::PayInfluence(cursor.argument(1, 9)),
        b"deniers" => Effect::Deniers(cursor.argument(1, 9)),
        b"influence" => Effect::Influence(cursor.argument(1, 9)),
        b"vp" => Effect::Vp(cursor.argument(1, 9)),
        b"recruit" => Effect::Recruit(cursor.argument(1, 9)),
        b"event_cube" => Effect::EventCube(cursor.argument(1, 9)),
        b"per" => Effect::Per(per(cursor)),
        b"choose" | b"roll" if depth >= 2 => {
            cursor.broken(spot, "lists nest more than twice");
            Effect::Vp(0)
        }
        b"roll" => Effect::Roll {
            least: cursor.argument(2, 6),
            then: list(cursor.space(), depth),
        },
        b"choose" => Effect::Choose(choice(cursor, depth)),
        _ => {
            cursor.expected(spot, "an effect");
            Effect::Vp(0)
        }
    }
}

/// Reads a list inside an effect of this depth.
fn list(cursor: &mut Cursor<'_>, depth: u8) -> Shared<[Effect]> {
    cursor.open();
    let effects = effects(cursor, depth.saturating_add(1));
    cursor.close();
    effects
}

fn choice(cursor: &mut Cursor<'_>, depth: u8) -> Shared<[Shared<[Effect]>]> {
    const RULE: &str = "a choice has 2 to 4 lists";
    if !cursor.more() {
        cursor.broken(cursor.spot(), RULE);
    }
    let lists = entries(cursor, 4, RULE, |cursor| list(cursor, depth));
    if lists.len() < 2 {
        cursor.broken(cursor.spot(), RULE);
    }
    lists
}

/// Reads resource, amount, counted quantity, and the number of items that earns the amount.
fn per(cursor: &mut Cursor<'_>) -> Per {
    const WHAT: &str = "deniers, influence or vp";
    let resource = cursor
        .space()
        .one_of(&Resource::ALL, &Resource::WORDS, WHAT);
    let amount = cursor.argument(1, 9);
    let spot = cursor.space().spot();
    let count = cursor.one_of(&Count::ALL, &Count::WORDS, "a count");
    if matches!(count, Some(Count::Deniers | Count::Influence)) {
        cursor.broken(spot, "only Characters count deniers and influence");
    }
    let every = cursor.argument(1, 12);
    Per {
        resource: resource.unwrap_or(Resource::Vp),
        amount,
        count: count.unwrap_or(Count::Citizens),
        every,
    }
}

/// Reads the effect of a cube; `None` if the word is another one (KC-15.5).
fn deferred(cursor: &mut Cursor<'_>) -> Option<Deferred> {
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

fn two_colours(cursor: &mut Cursor<'_>) -> (Colour, Colour) {
    let from = colour(cursor.space());
    let spot = cursor.space().spot();
    let to = colour(cursor);
    if from == to {
        cursor.broken(spot, "the two colours are the same");
    }
    (from, to)
}

fn event_fx(cursor: &mut Cursor<'_>) -> Shared<[EventEffect]> {
    if cursor.is_empty() {
        return Shared::Static(&[]);
    }
    entries(cursor, 4, "a card has at most 4 effects", |cursor| {
        cursor.open();
        let effect = event_effect(cursor);
        cursor.close();
        effect
    })
}

fn event_effect(cursor: &mut Cursor<'_>) -> EventEffect {
    let spot = cursor.spot();
    match cursor.word() {
        b"black_dice" => EventEffect::BlackDice(cursor.argument(1, 6)),
        b"lose_deniers" => EventEffect::LoseDeniers(cursor.argument(1, 9)),
        b"lose_influence" => EventEffect::LoseInfluence(cursor.argument(1, 9)),
        b"lose_activity_cube" => EventEffect::LoseActivityCube(cursor.argument(1, 9)),
        b"lose_event_cube" => EventEffect::LoseEventCube(cursor.argument(1, 9)),
        b"lose_stone" => EventEffect::LoseStone(cursor.argument(1, 9)),
        b"roy_stone" => EventEffect::RoyStone(cursor.argument(1, 9)),
        b"lay_down" => EventEffect::LayDown(building(cursor), cursor.argument(1, 9)),
        b"roy_citizen" => EventEffect::RoyCitizen(building(cursor), cursor.argument(1, 9)),
        b"lose_per" => EventEffect::LosePer(per(cursor)),
        _ => {
            cursor.expected(spot, "an effect of an Event card");
            EventEffect::BlackDice(0)
        }
    }
}

/// Reads a space and a building; after a fault it is the palace.
fn building(cursor: &mut Cursor<'_>) -> Building {
    let building = cursor
        .space()
        .one_of(&Building::ALL, &Building::WORDS, "a building");
    building.unwrap_or(Building::Palace)
}

fn write_effects(effects: &[Effect], out: &mut dyn Write) -> fmt::Result {
    spaced(effects, out, |effect, out| write!(out, "({effect})"))
}

/// Without the outer parentheses: `roll 3 ((event_cube 1))`.
impl Display for Effect {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())?;
        match self {
            Self::PayDeniers(n)
            | Self::PayInfluence(n)
            | Self::Deniers(n)
            | Self::Influence(n)
            | Self::Vp(n)
            | Self::Recruit(n)
            | Self::EventCube(n) => write!(f, " {n}")?,
            Self::Per(per) => write!(f, " {per}")?,
            Self::Roll { least, .. } => write!(f, " {least}")?,
            Self::Choose(_) => {}
        }
        self.lists().iter().try_for_each(|list| {
            f.write_str(" (")?;
            write_effects(list, f)?;
            f.write_char(')')
        })
    }
}

impl Display for Per {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self {
            resource,
            amount,
            count,
            every,
        } = self;
        write!(f, "{resource} {amount} {count} {every}")
    }
}

/// Without the parentheses: `multiply white yellow 3`.
impl Display for Deferred {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let word = self.word();
        match self {
            Self::AddSum(colour, n) | Self::AddEach(colour, n) | Self::Free(colour, n) => {
                write!(f, "{word} {colour} {n}")
            }
            Self::SetEach(n) => write!(f, "{word} {n}"),
            Self::Recolour(from, to) => write!(f, "{word} {from} {to}"),
            Self::Multiply(from, to, n) => write!(f, "{word} {from} {to} {n}"),
            Self::Wild(colour) => write!(f, "{word} {colour}"),
        }
    }
}

/// Without the parentheses: `lay_down hall 2`.
impl Display for EventEffect {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let word = self.word();
        match self {
            Self::BlackDice(n)
            | Self::LoseDeniers(n)
            | Self::LoseInfluence(n)
            | Self::LoseActivityCube(n)
            | Self::LoseEventCube(n)
            | Self::LoseStone(n)
            | Self::RoyStone(n) => write!(f, "{word} {n}"),
            Self::LayDown(building, n) | Self::RoyCitizen(building, n) => {
                write!(f, "{word} {building} {n}")
            }
            Self::LosePer(per) => write!(f, "{word} {per}"),
        }
    }
}
