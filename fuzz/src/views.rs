//! Positions as data.

use arbitrary::Unstructured;
use serde_json::Value;
use solo_core::{GameData, Next, nth_input};

use crate::house::House;
use crate::walk::Walk;

/// Number of steps after a position that was read whose positions are looked at.
const LOOKED_AT: u32 = 8;

/// Games that go on from a view until they wait for an input.
const WORKED_ON: [&str; 2] = ["kings-challenge", "scrapyard"];

/// One change: what is done, where, and with what.
type Change = (u8, u32, u16);

/// Reads the view of a position of a walk with some parts changed: it is refused, or a position that
/// prints the view that was read and can be played to its end.
pub fn views<G: GameData>(bytes: &[u8]) {
    let mut bytes = Unstructured::new(bytes);
    let Ok((count, changes)) = bytes.arbitrary::<(u8, [Change; 3])>() else {
        return;
    };
    let count = usize::from(count % 4);
    let Some(walk) = Walk::read(&mut bytes, &House::<G>::of().game) else {
        return;
    };
    let game = &walk.game;
    let view_of = |state: &G::State| {
        let view = serde_json::to_value(game.view_data(state));
        view.expect("a view is JSON")
    };
    let mut view = view_of(walk.last());
    for &(kind, index, amount) in &changes[..count] {
        let moment = usize::from(amount) % walk.states.len();
        match kind % 4 {
            // A field or a leaf from another moment of the same game: of the right type, but out of
            // place.
            0 => from_elsewhere(&mut view, &view_of(&walk.states[moment]), index),
            1 => part(&mut view, index, true, &mut |leaf| {
                change_leaf(leaf, amount)
            }),
            2 => part(&mut view, index, false, &mut |list| {
                change_list(list, amount);
            }),
            _ => swap_leaves(&mut view, index, amount.into()),
        }
    }
    let Ok(data) = serde_json::from_value(view.clone()) else {
        return;
    };
    let Ok(mut state) = game.set_up_data(&data) else {
        assert!(count > 0, "a view of a position was refused");
        return;
    };
    assert_eq!(game.broken_rule(&state), None, "{view}");
    // Sets and bags may be listed in any order, and are printed in one.
    let packed = game.pack(&game.read_view(&data).expect("it was set up"));
    assert_eq!(sorted(view_of(&packed)), sorted(view.clone()));
    assert!(state == packed || WORKED_ON.contains(&G::NAME), "{view}");
    let again = serde_json::from_value(view_of(&state)).expect("a view is JSON");
    assert_eq!(game.set_up_data(&again), Ok(state.clone()), "{view}");
    for step in 0..G::MAX_STEPS {
        // Picks vary, because a repeated one may go on for ever.
        let pick = step.wrapping_mul(0x9e37_79b1) >> 8;
        let Some(input) = nth_input(game, &state, pick) else {
            break;
        };
        game.advance(&mut state, input, &mut ())
            .expect("what is listed is accepted");
        if step < LOOKED_AT {
            assert_eq!(game.broken_rule(&state), None, "{view}");
        }
    }
    assert_eq!(game.broken_rule(&state), None, "{view}");
    assert!(
        matches!(game.next(&state), Next::Over(_)),
        "the game does not end"
    );
}

/// Sorts all lists of a document.
fn sorted(mut document: Value) -> Value {
    match &mut document {
        Value::Array(items) => {
            for item in items.iter_mut() {
                *item = sorted(item.take());
            }
            items.sort_by_cached_key(Value::to_string);
        }
        Value::Object(fields) => {
            for field in fields.values_mut() {
                *field = sorted(field.take());
            }
        }
        _ => {}
    }
    document
}

/// Replaces a field by that of another view.
fn from_elsewhere(view: &mut Value, other: &Value, index: u32) {
    let (Value::Object(fields), Value::Object(others)) = (view, other) else {
        return;
    };
    let name = fields.keys().nth(index as usize % fields.len().max(1));
    if let Some((name, field)) = name.and_then(|name| others.get_key_value(name)) {
        fields.insert(name.clone(), field.clone());
    }
}

/// Changes a part of a document: a leaf, or a list or an object on the way to one.
fn part(document: &mut Value, index: u32, leaf: bool, change: &mut dyn FnMut(&mut Value)) {
    let count = match document {
        Value::Array(items) => items.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    let (Ok(count @ 1..), true) = (u32::try_from(count), leaf || !index.is_multiple_of(3)) else {
        return change(document);
    };
    let index = if leaf { index } else { index / 3 };
    let (next, item) = (index / count, (index % count) as usize);
    let within = match document {
        Value::Array(items) => items.get_mut(item),
        Value::Object(fields) => fields.values_mut().nth(item),
        _ => None,
    };
    if let Some(within) = within {
        part(within, next, leaf, change);
    }
}

fn change_leaf(leaf: &mut Value, amount: u16) {
    let by = i64::from(amount >> 3) % 16;
    *leaf = match (&*leaf, amount % 8) {
        (Value::Bool(flag), _) => Value::from(!flag),
        (Value::Number(number), 0..=2) => Value::from(number.as_i64().unwrap_or(0) + by),
        (Value::Number(number), 3..=5) => Value::from(number.as_i64().unwrap_or(0) - by),
        (Value::Number(_), 6) => Value::from(amount >> 3),
        (Value::String(text), 0..=2) => Value::from(text.get(1..).unwrap_or("")),
        (Value::Null, 0..=5) => Value::from(by),
        (Value::Array(_), 0..=5) => Value::from(vec![by]),
        _ => Value::Null,
    };
}

fn change_list(list: &mut Value, amount: u16) {
    let at = usize::from(amount >> 2);
    match (list, amount % 4) {
        (Value::Array(items), _) if items.is_empty() => items.push(Value::from(amount)),
        (Value::Array(items), 0) => drop(items.remove(at % items.len())),
        (Value::Array(items), 1) => items.push(items[at % items.len()].clone()),
        (Value::Array(items), 2) => {
            let (first, second) = (at % items.len(), at / 7 % items.len());
            items.swap(first, second);
        }
        (Value::Array(items), _) => items.clear(),
        (Value::Object(fields), 3) => drop(fields.insert(String::from("other"), Value::Null)),
        (Value::Object(fields), _) => {
            let name = fields.keys().nth(at % fields.len().max(1)).cloned();
            if let Some(name) = name {
                fields.remove(&name);
            }
        }
        (leaf, _) => *leaf = Value::from(amount),
    }
}

/// Exchanges two leaves, if one does not hold the other.
fn swap_leaves(view: &mut Value, first: u32, second: u32) {
    let (mut one, mut other) = (Value::Null, Value::Null);
    part(view, first, true, &mut |leaf| one = leaf.clone());
    part(view, second, true, &mut |leaf| other = leaf.clone());
    part(view, first, true, &mut |leaf| *leaf = other.clone());
    part(view, second, true, &mut |leaf| *leaf = one.clone());
}
