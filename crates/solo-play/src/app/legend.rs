//! Signs on the screen of a scene, each with its meaning.

use std::collections::{BTreeMap, BTreeSet};

use solo_table::{Badge, Item, Scene, Side, Tint, ZoneLayout};

use crate::input::is_signed;

/// Colours of dice with their letters.
const DICE: [(Tint, &str); 7] = [
    (Tint::Red, "r\ta red die"),
    (Tint::Yellow, "y\ta yellow die"),
    (Tint::White, "w\ta white die"),
    (Tint::Black, "b\ta black die"),
    (Tint::Green, "g\ta green die"),
    (Tint::Blue, "u\ta blue die"),
    (Tint::Violet, "v\ta violet die"),
];

/// Explains the signs that a scene is drawn with, as lines of a sign and its meaning.
pub(super) fn legend(scene: &Scene) -> Vec<String> {
    let mut lines = values(scene);
    if scene.choices.iter().any(|choice| !choice.on.is_empty()) {
        let sign = if is_signed(&scene.choices) { "#" } else { "" };
        lines.push(format!(
            "[{sign}3]  [{sign}3…]\tchoice 3 concerns it; so do others"
        ));
    }
    lines.extend(cards(scene));
    lines.extend(dice(scene));
    let boards = scene.filled();
    let boards = boards.filter(|zone| zone.look == ZoneLayout::Board && !zone.note.is_empty());
    // A long title has no room beside its note.
    lines.extend(boards.map(|zone| match zone.title.len() {
        0..17 => format!("{}\t{}", zone.title, zone.note),
        _ => format!("{}: {}", zone.title, zone.note),
    }));
    lines.push("▲ 3  ▼ 4\t3 lines above, 4 below; Tab goes there, and ↑ ↓ scroll".to_owned());
    lines
}

/// Explains the signs before values, and the mark behind those of the house.
fn values(scene: &Scene) -> Vec<String> {
    let badges = scene.items().flat_map(|item| &item.badges);
    let badges: Vec<&Badge> = badges.collect();
    let named = badges.iter().filter(|badge| {
        !badge.sign.is_empty() && !badge.name.is_empty() && badge.sign != badge.name
    });
    let mut names: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for badge in named {
        names.entry(&badge.sign).or_default().insert(&badge.name);
    }
    let house = badges.iter().any(|badge| badge.house);
    let house = house.then(|| "°\ta value of our own, not the printed one".to_owned());
    let named = names.into_iter().map(|(sign, names)| {
        let names: Vec<&str> = names.into_iter().collect();
        format!("{sign}\t{}", names.join("; "))
    });
    named.chain(house).collect()
}

/// Explains backs of cards, copies and empty places.
fn cards(scene: &Scene) -> Vec<String> {
    let has = |is_meant: fn(&Item) -> bool| scene.items().any(is_meant);
    let signs = [
        (
            has(|item| item.face == Side::Down),
            "▒\ta card or a pile that lies face down",
        ),
        (
            has(|item| item.face == Side::Up && item.count > Some(1)),
            "×2\ttwo of them",
        ),
        (has(|item| item.mark == "·"), "·\tan empty place"),
    ];
    let shown = signs.into_iter().filter(|(is_there, _)| *is_there);
    shown.map(|(_, line)| line.to_owned()).collect()
}

/// Explains the letters before the faces of dice.
fn dice(scene: &Scene) -> Vec<String> {
    let zones = scene.filled();
    let zones = zones.filter(|zone| zone.look == ZoneLayout::Dice);
    let items = zones.flat_map(|zone| &zone.items);
    // A face that is a word has no letter before it.
    let lettered = items.filter(|item| !item.mark.starts_with(char::is_alphabetic));
    let tints: Vec<Tint> = lettered.map(|item| item.tint).collect();
    let shown = DICE.iter().filter(|(tint, _)| tints.contains(tint));
    shown.map(|(_, line)| (*line).to_owned()).collect()
}
