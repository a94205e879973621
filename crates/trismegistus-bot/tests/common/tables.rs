//! Tables that differ a little from the embedded ones.

use trismegistus_bot::Tables;

/// A table of the embedded catalogue as text.
pub fn house(name: &str) -> String {
    let mut text = String::new();
    trismegistus_bot::Catalogue::house()
        .write_table(name, &mut text)
        .unwrap();
    text
}

/// A table of the embedded catalogue with one row replaced: the one that begins like the new one.
#[track_caller]
pub fn house_with(name: &str, row: &str) -> String {
    let start = format!("{},", row.split(',').next().unwrap());
    let lines = house(name);
    assert!(lines.lines().any(|line| line.starts_with(&start)), "{row}");
    let lines = lines
        .lines()
        .map(|line| if line.starts_with(&start) { row } else { line });
    lines.map(|line| format!("{line}\n")).collect()
}

/// A table of the embedded catalogue without the rows that begin like these.
pub fn house_without(name: &str, rows: &[&str]) -> String {
    let text = house(name);
    let kept = text
        .lines()
        .filter(|line| !rows.iter().any(|row| line.starts_with(row)));
    kept.map(|line| format!("{line}\n")).collect()
}

/// The rest of an Automa card that only gives Gold.
pub const GOLD: &str = "black,max,1,gold:1";

/// The embedded catalogue with another card `b1`, given as colour, die, potency, actions.
pub fn card(rest: &str) -> Tables {
    Tables::new().with(
        "automa",
        house_with("automa", &format!("b1,basic,none,{rest},none")),
    )
}
