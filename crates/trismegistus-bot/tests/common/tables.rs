//! Tables that differ slightly from the embedded ones.

use solo_core::{Faults, GameData, Tables};
use trismegistus_bot::{Botmegistus, Options};

/// The embedded tables in their printed form, without provenance.
const PRINTED: &str = solo_core::embedded!(include_str!("printed.txt"));

/// Returns a table of the embedded catalogue in its printed form.
pub fn house(name: &str) -> String {
    let mut tables = PRINTED
        .split("## ")
        .filter_map(|table| table.split_once('\n'));
    let table = tables.find(|(known, _)| *known == name).unwrap();
    table.1.to_owned()
}

/// Returns all printed tables.
pub fn printed() -> Tables {
    let names = Botmegistus::TABLES.iter().map(|spec| spec.name);
    names.fold(Tables::new(), |tables, name| tables.with(name, house(name)))
}

/// Makes the game with these tables.
pub fn load(tables: &Tables) -> Result<Botmegistus, Faults> {
    Botmegistus::assemble(Options::default(), tables)
}

/// Returns a table of the embedded catalogue with one row replaced: the one that begins like the
/// new one.
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

/// Returns a table of the embedded catalogue without the rows that begin like these.
pub fn house_without(name: &str, rows: &[&str]) -> String {
    let text = house(name);
    let kept = text
        .lines()
        .filter(|line| !rows.iter().any(|row| line.starts_with(row)));
    kept.map(|line| format!("{line}\n")).collect()
}

/// The rest of an Automa card that only gains Gold.
pub const GOLD: &str = "black,max,1,gold:1";

/// Returns the embedded catalogue with another card `b1`, given as colour, die, potency, actions.
pub fn card(rest: &str) -> Tables {
    Tables::new().with(
        "automa",
        house_with("automa", &format!("b1,basic,none,{rest},none")),
    )
}
