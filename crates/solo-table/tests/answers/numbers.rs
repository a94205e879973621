//! Numbers of labels and counters: each is the difference that the decision makes, a field of the view, or a field of the event
//! that the decision brings.

use std::collections::BTreeSet;

use serde_json::Value as Json;
use solo_core::{below, rand_pcg::Pcg32};
use solo_table::{Choice, Dealer, Due, GameInfo, Scene, Table, Tables, games};

use super::sources::Source::{Falls, Is, Printed, Scores, Told};
use super::sources::{LINES, Line};

/// Words behind a number of a label that has to have a source.
const UNITS: &[&str] = &[
    "VP",
    "influence",
    "denier",
    "deniers",
    "hit",
    "gold",
    "gold;",
    "point",
    "points",
    "potency",
    "card",
    "cards",
    "citizens",
    "black",
];

/// Returns the first number between two texts of a label.
fn number_in(label: &str, [before, behind]: [&str; 2]) -> Option<i64> {
    let mut starts = label.match_indices(before);
    starts.find_map(|(at, _)| {
        let (_, rest) = label.split_at(at.saturating_add(before.len()));
        let digits = rest.find(|letter: char| !letter.is_ascii_digit());
        let (digits, rest) = rest.split_at(digits.unwrap_or(rest.len()));
        digits.parse().ok().filter(|_| rest.starts_with(behind))
    })
}

/// Returns the words of a label that name an amount: a number, and the unit behind it.
fn amounts(label: &str) -> Vec<(i64, &str)> {
    let words: Vec<&str> = label.split(' ').collect();
    let pairs = words.windows(2).filter_map(|pair| match pair {
        [number, unit] if UNITS.contains(&unit.trim_end_matches([',', '.'])) => {
            Some((number.parse().ok()?, *unit))
        }
        _ => None,
    });
    pairs.collect()
}

/// Adds up fields of a view: numbers, and lengths of lists.
fn sum(view: &Json, fields: &[&str]) -> i64 {
    let each = fields
        .iter()
        .map(|field| match view.pointer(field).unwrap() {
            Json::Array(list) => i64::try_from(list.len()).unwrap(),
            value => value.as_i64().unwrap_or(0),
        });
    each.sum()
}

fn view(table: &Table) -> Json {
    serde_json::to_value(table.view()).unwrap()
}

/// Returns the number that an item of a scene shows.
fn shown(scene: &Scene, id: &str) -> Option<i64> {
    scene.item(id)?.badges.first()?.value.parse().ok()
}

/// Checks a number of a label.
fn check(table: &Table, choice: &Choice, line: &Line, number: i64) {
    let (before, scene) = (view(table), table.scene());
    let mut next = table.clone();
    let steps = next.steps().saturating_add(1);
    next.deal(Dealer::nobody());
    next.act(&choice.notation).unwrap();
    let after = view(&next);
    let fell = |field| sum(&before, &[field]).checked_sub(sum(&after, &[field]));
    let is = match line.3 {
        Falls(field) => fell(field),
        Is(fields) => Some(sum(&before, fields)),
        Told(kind, field) => {
            let events = next.events_from(steps);
            let event = events.iter().find(|event| event.kind == kind);
            // A loss is negative.
            event.and_then(|event| event.data.get(field)?.as_i64()?.checked_abs())
        }
        // The game can end with the decision.
        Scores(id) => match (shown(&scene, id), shown(&next.scene(), id)) {
            (Some(before), Some(after)) => after.checked_sub(before),
            _ => Some(number),
        },
        Printed(_) => Some(number),
    };
    assert_eq!(
        is,
        Some(number),
        "{} in {}: {line:?}\n{before}",
        choice.label,
        table.name()
    );
}

/// Returns a table of this game: every second one with random options.
pub(super) fn table(info: &GameInfo, seed: u64, tables: &Tables, dealer: Dealer) -> Table {
    let mut random = Pcg32::new(seed, 77);
    let picks = info.options.iter().filter(|_| seed % 2 == 1).map(|spec| {
        let index = below(&mut random, u32::try_from(spec.values.count()).unwrap());
        let value = spec.values.nth(usize::try_from(index).unwrap()).unwrap();
        (spec.name, value.to_string())
    });
    let picks: Vec<_> = picks.collect();
    let options: Vec<(&str, &str)> = picks
        .iter()
        .map(|(name, value)| (*name, value.as_str()))
        .collect();
    Table::new(info.name, &options, tables, dealer).unwrap()
}

/// Plays random games of a game, and looks at positions in which the player decides.
fn look_at(info: &GameInfo, count: u64, mut look: impl FnMut(&Table)) {
    for seed in 0..count {
        let mut table = table(info, seed, &Tables::new(), Dealer::seeded(seed));
        let mut random = Pcg32::new(seed, 78);
        while table.due() == Due::Decision {
            if below(&mut random, 3) == 0 {
                look(&table);
            }
            let list = table.notations();
            let pick = below(&mut random, u32::try_from(list.len()).unwrap());
            let (notation, _) = list.get(usize::try_from(pick).unwrap()).unwrap();
            table.act(notation).unwrap();
        }
    }
}

#[test]
fn numbers_of_labels_come_from_the_position() {
    let (mut met, mut unsaid) = (BTreeSet::new(), BTreeSet::new());
    for info in games() {
        let lines = || LINES.iter().filter(|line| line.0 == info.name);
        // Games of the tomb are short, and many of its labels rare.
        let count = if info.name == "tomb4k" { 240 } else { 14 };
        look_at(info, count, |table| {
            for choice in table.choices() {
                let mut open = amounts(&choice.label);
                for line in lines().filter(|line| choice.label.starts_with(line.1)) {
                    if matches!((line.2, line.3), (["", ""], Printed(_))) {
                        open.clear();
                        met.insert((line.0, line.1, line.2));
                        continue;
                    }
                    let Some(number) = number_in(&choice.label, line.2) else {
                        continue;
                    };
                    met.insert((line.0, line.1, line.2));
                    check(table, &choice, line, number);
                    open.retain(|(amount, _)| *amount != number);
                }
                if !open.is_empty() {
                    unsaid.insert(format!("{open:?} in {}: {}", info.name, choice.label));
                }
            }
        });
    }
    assert!(
        unsaid.is_empty(),
        "nothing says where these come from: {unsaid:#?}"
    );
    let idle: Vec<_> = LINES
        .iter()
        .filter(|line| !matches!(line.3, Printed(reason) if !reason.is_empty()))
        .filter(|line| !met.contains(&(line.0, line.1, line.2)))
        .collect();
    assert!(idle.is_empty(), "{idle:?}");
}

/// KC-1.8: who has fewer VP than a surrender costs loses what there is.
#[cfg(feature = "kings-challenge")]
#[test]
fn a_surrender_costs_no_more_vp_than_there_are() {
    let mut seen = [0_usize; 2];
    let info = games().iter().find(|info| info.name == "kings-challenge");
    look_at(info.unwrap(), 30, |table| {
        for choice in table.choices() {
            if choice.notation == "surrender" {
                let poor = sum(&view(table), &["/human/vp"]) == 0;
                assert_eq!(
                    choice.label.ends_with(", with no VP to lose"),
                    poor,
                    "{}",
                    choice.label
                );
                let at = usize::from(poor);
                seen[at] = seen[at].saturating_add(1);
            }
        }
    });
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// VK-9.1: what has to go until the end is the stock and the pyramid, or either of the two.
#[cfg(feature = "votk")]
#[test]
fn counters_of_the_valley_are_those_of_the_view() {
    let mut seen = [0_usize; 2];
    let info = games().iter().find(|info| info.name == "votk");
    look_at(info.unwrap(), 12, |table| {
        let (view, scene) = (view(table), table.scene());
        let stock = sum(&view, &["/stock_size"]);
        let pyramid = view.pointer("/pyramid").unwrap().as_object().unwrap();
        let filled = pyramid.values().filter(|card| !card.is_null()).count();
        let filled = i64::try_from(filled).unwrap();
        let either = table.options().get("end_when").unwrap() == "either";
        let above = filled.saturating_sub(2).max(0);
        if either {
            assert_eq!(shown(&scene, "standing/left"), Some(stock));
            assert_eq!(shown(&scene, "standing/pyramid"), Some(above));
        } else {
            let left = stock.saturating_add(filled).saturating_sub(2).max(0);
            assert_eq!(shown(&scene, "standing/left"), Some(left));
        }
        let at = usize::from(either);
        seen[at] = seen[at].saturating_add(1);
    });
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// TK-10.1, TK-10.3: torches are named by the zones of the view in which they are.
#[cfg(feature = "tomb4k")]
#[test]
fn torches_of_the_tomb_are_those_of_the_view() {
    let info = games().iter().find(|info| info.name == "tomb4k");
    look_at(info.unwrap(), 40, |table| {
        let (view, scene) = (view(table), table.scene());
        let torches = view.pointer("/torches").unwrap().as_array().unwrap();
        let aces = torches.iter().filter(|card| *card != "Jk").count();
        let named = |name: &str| {
            let torches = scene.items().filter(|item| item.id.starts_with("torch/"));
            torches.filter(|item| item.name == name).count()
        };
        let there = |field: &str| match view.pointer(field).unwrap() {
            Json::Array(list) => list.len(),
            Json::Null => 0,
            _ => 1,
        };
        assert_eq!(named("burnt torch"), aces);
        assert_eq!(named("torch burning down"), there("/fourth"));
        assert_eq!(named("torch under the deck"), there("/bottom"));
        let elsewhere = aces
            .saturating_add(there("/fourth"))
            .saturating_add(there("/bottom"));
        assert_eq!(
            named("torch still in the deck"),
            4_usize.saturating_sub(elsewhere)
        );
        assert_eq!(
            named("Scroll of Light, read"),
            torches.len().saturating_sub(aces)
        );
    });
}
