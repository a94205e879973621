//! Items in words: names with counts, values, contents.

use solo_table::{Badge, Item, Side};

use super::sheet::width;

/// Lists the values of an item: "price 4  1 VP".
pub(crate) fn badges(item: &Item, short: bool) -> String {
    let texts = item.badges.iter().map(|value| badge(value, short));
    texts
        .collect::<Vec<_>>()
        .join(if short { " " } else { "  " })
}

/// Returns a value with its name or its sign.
fn badge(badge: &Badge, short: bool) -> String {
    let name = if short && !badge.sign.is_empty() {
        &badge.sign
    } else {
        &badge.name
    };
    let space = if name.is_empty() || name == &badge.sign {
        ""
    } else {
        " "
    };
    let mark = if badge.house { "°" } else { "" };
    format!("{name}{space}{}{mark}", badge.value)
}

/// Lists the first values of an item that have signs, in shorter and shorter forms: all, without the marks of house
/// values, without spaces, and one alone. No number is cut.
pub(crate) fn tight(item: &Item) -> [String; 4] {
    let badges = item.badges.iter();
    let signed = badges.take_while(|badge| !badge.sign.is_empty());
    let (mut marked, mut bare) = (Vec::new(), Vec::new());
    for value in signed {
        marked.push(badge(value, true));
        bare.push(format!("{}{}", value.sign, value.value));
    }
    let first = bare.first().cloned().unwrap_or_default();
    [marked.join(" "), bare.join(" "), bare.concat(), first]
}

/// Says what an item is worth, what is noted about it, and what it holds.
pub(crate) fn facts(item: &Item) -> String {
    let (values, held) = (badges(item, false), holds(item));
    let values = Some(values).filter(|values| !values.is_empty());
    let mut facts: Vec<String> = values.into_iter().chain(item.notes.clone()).collect();
    // An order in words names what is held already.
    if !held.is_empty() && !facts.iter().any(|fact| fact.contains(&held)) {
        facts.push(held);
    }
    facts.join("; ")
}

/// Returns the name of an item with its count; the short name if the room requires it.
pub(crate) fn title(item: &Item, room: usize) -> String {
    let count = item
        .count
        .filter(|count| *count > 1 && item.face == Side::Up);
    let with =
        |name: &str| count.map_or_else(|| name.to_owned(), |count| format!("{name} ×{count}"));
    let whole = with(&item.name);
    if width(&whole) <= room || item.short.is_empty() {
        whole
    } else {
        with(&item.short)
    }
}

/// Returns the name of an item with its count, also if it lies face down.
pub(crate) fn counted(item: &Item, room: usize) -> String {
    match item.count {
        Some(count) if item.face == Side::Down => format!("{}: {count}", item.name),
        _ => title(item, room),
    }
}

/// Lists the contents of a pile in words.
pub(crate) fn holds(item: &Item) -> String {
    let held = item.holds.iter().map(|held| match held.count {
        1 => held.name.clone(),
        count => format!("{count} {}", held.name),
    });
    held.collect::<Vec<_>>().join(", ")
}
