//! Laws of the tables of a catalogue.

use solo_core::{Csv, GameData, Tables, below};

use solo_core::rand_pcg::Pcg32;

use super::each;
use super::steps::sound;
use crate::damage;
use crate::panics::caught;
use crate::report::{demand, same};

/// Checks that the tables of a game are as declared, and assemble the same catalogue.
///
/// # Errors
/// A description of the violation.
pub fn tables<G: GameData>(base: &G, games: u32) -> Result<(), String> {
    each("tables", base, games, |trial| {
        // A few games are enough for tables with any options.
        if trial.number >= 16 {
            return Ok(());
        }
        lead_back(&trial.game).map_err(|what| trial.report(&[], &what))
    })
}

fn lead_back<G: GameData>(game: &G) -> Result<(), String> {
    let tables = game.tables();
    let mut names: Vec<&str> = G::TABLES.iter().map(|spec| spec.name).collect();
    names.sort_unstable();
    let there: Vec<&str> = tables.iter().map(|(name, _)| name).collect();
    same("other tables than those declared", &there, &names)?;
    for spec in G::TABLES {
        let columns: Vec<&str> = spec.columns.iter().map(|column| column.name).collect();
        let csv = tables.csv(spec.name).unwrap_or_default();
        let header: Vec<&str> = csv.header().iter().map(String::as_str).collect();
        same("other columns than those declared", &header, &columns)?;
    }
    let again = caught("assemble", || G::assemble(game.options().clone(), &tables))?
        .map_err(|faults| format!("the own tables are refused: {faults}"))?;
    same(
        "assemble has other options",
        again.options(),
        game.options(),
    )?;
    let (is, was) = (again.catalogue_fingerprint(), game.catalogue_fingerprint());
    same("tables assemble another catalogue", &is, &was)?;
    same("tables are other ones afterwards", &again.tables(), &tables)
}

/// Checks that damaged tables are refused, or make a catalogue with which the game can begin.
///
/// Every fault has its location and rule.
///
/// # Errors
/// A description of the violation.
pub fn bad_tables<G: GameData>(base: &G, games: u32) -> Result<(), String> {
    each("bad tables", base, games, |trial| {
        let mut generator = trial.generator();
        // Every other game has another number in a cell, which may well be one of a table.
        let (tables, number) = match trial.number & 1 {
            0 => (damaged(&base.tables(), &mut generator), false),
            _ => other_number(&base.tables(), &mut generator),
        };
        let assembled = caught("assemble", || G::assemble(base.options().clone(), &tables));
        match assembled.map_err(|what| trial.report(&[], &format!("{what}\n  {tables:?}")))? {
            Ok(game) => playable(base, &game, number),
            Err(faults) => {
                let placed = faults
                    .iter()
                    .all(|fault| !fault.at.is_empty() && !fault.rule.is_empty());
                demand(placed && !faults.is_empty(), || {
                    format!("a fault without a place: {faults}")
                })
            }
        }
        .map_err(|what| trial.report(&[], &format!("{what}\n  {tables:?}")))
    })
}

/// Checks a game with other tables, of which one may differ in a number.
fn playable<G: GameData>(base: &G, game: &G, number: bool) -> Result<(), String> {
    let start = caught("start", || game.start())?;
    sound(game, &start)?;
    lead_back(game)?;
    demand(!number || game.tables() != base.tables(), || {
        String::from("another number is accepted, but the tables are those of before")
    })?;
    let (is, was) = (game.catalogue_fingerprint(), base.catalogue_fingerprint());
    demand(!number || is != was, || {
        format!("two catalogues that differ in a number have the fingerprint {is:x?}")
    })
}

/// Returns the tables with another number in a cell, if there is one.
fn other_number(tables: &Tables, generator: &mut Pcg32) -> (Tables, bool) {
    let is_number = |cell: &String| cell.parse::<u32>().is_ok();
    let mut found = Vec::new();
    for (name, text) in tables.iter() {
        for (row, (_, cells)) in Csv::new(text).rows().enumerate() {
            let numbers = cells.iter().enumerate().filter(|(_, cell)| is_number(cell));
            found.extend(numbers.map(|(column, _)| (name, row, column)));
        }
    }
    let mut other = tables.clone();
    let Some(&(name, row, column)) = damage::any(&found, generator) else {
        return (other, false);
    };
    let csv = tables.csv(name).unwrap_or_default();
    let mut rows: Vec<Vec<String>> = csv.rows().map(|(_, cells)| cells.to_vec()).collect();
    if let Some(cell) = rows.get_mut(row).and_then(|cells| cells.get_mut(column)) {
        let number = cell.parse::<u32>().unwrap_or(0);
        let number = match below(generator, 2) {
            0 => number.saturating_add(1),
            _ => number.checked_sub(1).unwrap_or(1),
        };
        *cell = number.to_string();
    }
    other.put_rows(name, csv.header(), &rows);
    (other, true)
}

/// Returns the tables with a cell replaced, a row lost or doubled, or bytes changed.
fn damaged(tables: &Tables, generator: &mut Pcg32) -> Tables {
    let mut damaged = tables.clone();
    let count = u32::try_from(tables.iter().len()).unwrap_or(0);
    if count == 0 {
        return damaged;
    }
    let index = usize::try_from(below(generator, count)).unwrap_or(0);
    let Some((name, text)) = tables.iter().nth(index) else {
        return damaged;
    };
    if below(generator, 4) == 0 {
        damaged.put(name, damage::text(text, generator));
        return damaged;
    }
    let csv = Csv::new(text);
    let mut rows: Vec<Vec<String>> = csv.rows().map(|(_, cells)| cells.to_vec()).collect();
    let mut pick = |most: usize| {
        let most = u32::try_from(most).unwrap_or(1).max(1);
        usize::try_from(below(generator, most)).unwrap_or(0)
    };
    let (one, other, column) = (pick(rows.len()), pick(rows.len()), pick(csv.header().len()));
    let cell = rows.get(other).and_then(|cells| cells.get(column)).cloned();
    match (pick(6), cell) {
        (0, _) if one < rows.len() => {
            rows.remove(one);
        }
        (1, _) if one < rows.len() => rows.extend(rows.get(one).cloned()),
        (2, _) => {
            let at = pick(csv.header().len());
            set(&mut rows, one, at, String::from("x"));
        }
        (_, Some(cell)) => set(&mut rows, one, column, cell),
        _ => {}
    }
    damaged.put_rows(name, csv.header(), &rows);
    damaged
}

fn set(rows: &mut [Vec<String>], row: usize, column: usize, text: String) {
    if let Some(cell) = rows.get_mut(row).and_then(|cells| cells.get_mut(column)) {
        *cell = text;
    }
}
