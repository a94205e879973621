//! Items in words: names with counts, values, contents.

use solo_table::{Item, Side};

use super::sheet::width;

/// Lists the values of an item: "price 4  1 VP".
pub(crate) fn badges(item: &Item, short: bool) -> String {
    let texts = item.badges.iter().map(|badge| {
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
    });
    texts
        .collect::<Vec<_>>()
        .join(if short { " " } else { "  " })
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
