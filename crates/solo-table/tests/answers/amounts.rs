//! Amounts of refusals: what lacks takes the refusal away, and one less does not.

use serde_json::Value as Json;
use solo_table::{Table, Value, WhyNot};

use super::positions;

/// Returns the table with that much more in a field of its view.
fn with_more(table: &Table, field: &str, more: i64) -> Table {
    let mut view = serde_json::to_value(table.view()).unwrap();
    let now = view.pointer_mut(field).unwrap();
    *now = now.as_i64().unwrap().saturating_add(more).into();
    let view: Value = serde_json::from_value(view).unwrap();
    table.set_up_here(&view, None, None).unwrap()
}

/// Returns the name of the refusal of a decision; `None` if it is legal.
fn refused(table: &Table, notation: &str) -> Option<&'static str> {
    let error = table.clone().act(notation).err()?;
    error.reason.map(|reason| reason.name)
}

/// Checks a refusal whose amounts are the fields `needs` and `has`, by a field of the view that gives what lacks.
fn check(table: &Table, why: &WhyNot, needs: &str, has: &str, field: &str) -> bool {
    let reason = why.error.reason.as_ref().unwrap();
    let fields = serde_json::to_value(&reason.fields).unwrap();
    let number = |name: &str| fields.get(name).and_then(Json::as_i64).unwrap();
    let lacks = number(needs).saturating_sub(number(has));
    if lacks < 1 {
        return false;
    }
    let refused = |more| refused(&with_more(table, field, more), &why.notation);
    assert_ne!(refused(lacks), Some(reason.name), "{why:?}");
    assert_eq!(
        refused(lacks.saturating_sub(1)),
        Some(reason.name),
        "{why:?}"
    );
    true
}

/// Checks all refusals of a game that one of these lines describes: name, fields and field of the view.
fn check_all(game: &str, prices: &[(&str, &str, &str, &str)]) -> usize {
    let mut seen = 0_usize;
    positions(game, |table| {
        let scene = table.scene();
        let all = scene.ids().flat_map(|id| table.ask(id).refusals);
        for why in all {
            let name = why.error.reason.as_ref().unwrap().name;
            for (_, needs, has, field) in prices.iter().filter(|price| price.0 == name) {
                let checked = check(table, &why, needs, has, field);
                seen = usize::from(checked).saturating_add(seen);
            }
        }
    });
    seen
}

#[cfg(feature = "votk")]
#[test]
fn what_lacks_in_gold_buys_the_card() {
    let seen = check_all("votk", &[("TooExpensive", "price", "have", "/state/purse")]);
    assert!(seen > 20, "{seen}");
}

#[cfg(feature = "kings-challenge")]
#[test]
fn what_lacks_in_influence_or_deniers_pays() {
    let (influence, deniers) = ("/human/influence", "/human/deniers");
    let prices = [
        ("NoReroll", "cost", "influence", influence),
        ("NoFlip", "cost", "influence", influence),
        ("TradesmanTooDear", "price", "deniers", deniers),
        ("ActivationTooDear", "cost", "deniers", deniers),
        ("NoActivationInfluence", "cost", "influence", influence),
    ];
    let seen = check_all("kings-challenge", &prices);
    assert!(seen > 5, "{seen}");
}
