//! What tables that somebody supplies have to be: chapter TK-20.

use alloc::string::String;
use alloc::vec::Vec;

use solo_core::{Card, Faults, Row, read_table};

use super::{DECK, text};

/// TK-20.2: the names in a table of cards that otherwise has to be that of the rulebook.
pub(super) fn cards(table: &str, faults: &mut Faults) -> Vec<String> {
    let rows = read_table("cards", text::CARDS, table, "TK-20.2", faults);
    let mut names = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        let at = alloc::format!("cards line {}", row.line);
        let Some(card) = DECK.iter().nth(place) else {
            faults.add(at, "TK-20.2", "there are 44 cards only");
            continue;
        };
        check_row(card, row, &at, faults);
        names.push(String::from(row.field(6)));
    }
    for card in DECK.iter().skip(rows.len()) {
        faults.add("cards", "TK-20.2", format_args!("{card} is missing"));
    }
    names
}

/// TK-20.3: nine hearts for 9 to 1 hit points.
#[cfg(feature = "serde")]
pub(super) fn hearts(table: &str, faults: &mut Faults) {
    let rows = read_table("hearts", text::HEARTS, table, "TK-20.2", faults);
    let mut expected = text::hearts();
    for row in &rows {
        let cells = [row.field(0), row.field(1), row.field(2)];
        let fits = expected.next().is_some_and(|(_, heart)| cells == heart);
        let at = alloc::format!("hearts line {}", row.line);
        faults.require(fits, at, "TK-20.2", "this is not the row of the rulebook");
    }
    for (card, _) in expected {
        faults.add("hearts", "TK-20.2", format_args!("{card} is missing"));
    }
}

/// TK-20.2: every constant once, with the value of the rulebook; what follows a `#` is a remark.
#[cfg(feature = "serde")]
pub(super) fn constants(table: &str, faults: &mut Faults) {
    let lines = table
        .lines()
        .map(|line| line.split('#').next().unwrap_or(""));
    let mut missing: Vec<&str> = text::CONSTANTS.iter().map(|(name, _)| *name).collect();
    for (line, number) in lines.zip(1_u32..) {
        if line.trim().is_empty() {
            continue;
        }
        let (name, value) = line.split_once('=').unwrap_or((line, ""));
        let (name, value) = (name.trim(), value.replace([' ', '\t'], ""));
        let fits = text::CONSTANTS.contains(&(name, value.as_str())) && missing.contains(&name);
        missing.retain(|other| *other != name);
        let at = alloc::format!("constants line {number}");
        faults.require(
            fits,
            at,
            "TK-20.2",
            "this is not a constant of the rulebook",
        );
    }
    for name in missing {
        faults.add("constants", "TK-20.2", format_args!("{name} is missing"));
    }
}

fn check_row(card: Card, row: &Row<'_>, at: &str, faults: &mut Faults) {
    let columns = text::CARDS.split(',');
    for ((column, expected), title) in (0..).zip(text::cells(card)).zip(columns) {
        faults.require(
            row.field(column) == expected,
            at,
            "TK-20.2",
            format_args!("{title} is {:?} instead of {expected:?}", row.field(column)),
        );
    }
    faults.require(row.field(7) == "S", at, "TK-20.2", "source is not \"S\"");
    faults.require(!row.field(6).is_empty(), at, "TK-20.2", "the name is empty");
}
