//! The field `pending` of a view (KC-16.2).

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use crate::catalogue::{Value, effect_value};
use crate::event::{Target, coded};
use crate::ids::EventId;
use crate::phase::Step;
use crate::play::{Look, lane_of};
use crate::state::Pending;
use crate::terms::{Die, Slot};

/// A table of these fields.
pub(super) fn table<const N: usize>(fields: [(&str, Value); N]) -> Value {
    let named = fields
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value));
    Value::Table(named.collect())
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "ids and words are small, and maps hand them over"
)]
fn text(value: impl ToString) -> Value {
    Value::Text(value.to_string())
}

pub(super) fn write(look: Look<'_>) -> Value {
    let state = look.state;
    if state.step.is_action() {
        return action(look);
    }
    match state.pending {
        Pending::None if state.step == Step::Settle => {
            table([("left", Value::from(i64::from(look.settlers_left())))])
        }
        Pending::None if state.step == Step::Reveal => {
            table([("slot", look.revealing().map_or(Value::Null, text))])
        }
        Pending::None | Pending::Scored { .. } => Value::Null,
        Pending::Setup(rolled) => {
            let rolled = rolled.iter().filter(|&&face| face > 0);
            let rolled = rolled.map(|&face| Value::from(face)).collect();
            table([("rolled", Value::List(rolled))])
        }
        Pending::Workforce { lane, left } => {
            let (side, building) = lane_of(lane);
            table([
                ("owner", Value::from(side.district())),
                ("colour", text(building.colour())),
                ("left", Value::from(left)),
            ])
        }
        Pending::Draw(colour) => table([("colour", text(colour))]),
        Pending::Effects {
            row,
            effect,
            left,
            short,
            attack,
        } => {
            let card = state
                .row
                .get(row)
                .and_then(|of| EventId::from_index(of.card));
            let word = look.acting().map_or("", |(_, effect)| effect.word());
            table([
                ("card", card.map_or(Value::Null, text)),
                ("index", Value::from(effect)),
                ("effect", Value::from(word)),
                ("left", Value::from(left)),
                ("short", Value::Flag(short)),
                ("attack", Value::from(attack)),
            ])
        }
        Pending::Attack { left } => table([("left", Value::from(left))]),
        Pending::Guard { total, countered } => table([
            ("total", Value::from(total)),
            ("countered", Value::from(countered)),
        ]),
        Pending::Reroll { colour, countered } => table([
            ("colour", text(colour)),
            ("countered", Value::from(countered)),
        ]),
        Pending::Flip {
            left,
            countered,
            flipped,
        } => {
            let flipped = flipped.items().iter().map(|&kind| {
                let die = Die::nth(kind);
                Value::List(vec![text(die.colour), Value::from(die.face.pips())])
            });
            table([
                ("left", Value::from(left)),
                ("flipped", Value::List(flipped.collect())),
                ("countered", Value::from(countered)),
            ])
        }
        Pending::Royal { first } => {
            let first = if first == 0 {
                Value::Null
            } else {
                Value::from(first)
            };
            table([("first", first)])
        }
    }
}

/// The fields of an action, in their order. KC-14.6: entries that are only a number are explained by
/// them.
pub(crate) const ACTION: [&str; 9] = [
    "kind", "target", "cube", "group", "strength", "times", "left", "now", "todo",
];

fn action(look: Look<'_>) -> Value {
    let action = &look.state.action;
    let cube = action.cube.checked_sub(1).and_then(Slot::from_index);
    let cube = cube.and_then(|slot| look.state.activity(slot));
    let group = action.group.items().iter().map(|&code| {
        let (side, die) = coded(code);
        let face = Value::from(die.face.pips());
        Value::List(vec![Value::from(side.district()), text(die.colour), face])
    });
    let effect = |effect| effect_value(look.catalogue(), effect);
    let todo = action.todo.items().iter().rev().map(|of| effect(*of));
    let values = [
        text(action.kind),
        target(look.target()),
        cube.map_or(Value::Null, text),
        Value::List(group.collect()),
        Value::from(action.strength),
        Value::from(action.times),
        Value::from(action.left),
        action.now.map_or(Value::Null, effect),
        Value::List(todo.collect()),
    ];
    let names = ACTION.iter().map(|name| String::from(*name));
    Value::Table(names.zip(values).collect::<Vec<_>>())
}

/// What an action is aimed at.
pub(super) fn target(target: Target) -> Value {
    match target {
        Target::None => Value::Null,
        Target::Activity(card) => text(card),
        Target::Event(card) => text(card),
        Target::Building(building) => text(building),
    }
}
