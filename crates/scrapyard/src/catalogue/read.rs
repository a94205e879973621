//! Reading an owner's tables.

use alloc::vec::Vec;

use solo_core::{Faults, Placed, Shared, TableSpec, Tables, read_rows};

use super::check::Sheets;
use super::rows::{AbilityRow, CharacterRow, InventionRow, MachineRow, PartRow, Rows};
use super::{Components, HOUSE, HOUSE_COMPONENTS};

/// The tables that an owner may supply.
pub(crate) const TABLES: [TableSpec; 5] = [
    TableSpec::of::<PartRow<'_>>(),
    TableSpec::of::<MachineRow<'_>>(),
    TableSpec::of::<InventionRow<'_>>(),
    TableSpec::of::<AbilityRow<'_>>(),
    TableSpec::of::<CharacterRow<'_>>(),
];

impl Components {
    /// Reads the catalogue of these tables and, for tables left out, the embedded ones. Fails with
    /// every cell that cannot be read, or else with all faults of the rows.
    pub(crate) fn read(supplied: &Tables) -> Result<Shared<Self>, Faults> {
        if supplied.is_empty() {
            return Ok(Shared::Static(&HOUSE_COMPONENTS));
        }
        let mut faults = supplied.unknown(&TABLES, "V1");
        let mut tables = HOUSE.tables();
        for (name, text) in supplied.iter() {
            tables.put(name, text.into());
        }
        let tables = TABLES.map(|spec| {
            let csv = tables.csv(spec.name).unwrap_or_default();
            csv.with_one_origin_column()
        });
        let [parts, machines, inventions, abilities, characters] = &tables;
        let sheets = Sheets {
            parts: read_rows(parts, &mut faults),
            machines: read_rows(machines, &mut faults),
            inventions: read_rows(inventions, &mut faults),
            abilities: read_rows(abilities, &mut faults),
            characters: read_rows(characters, &mut faults),
        };
        if faults.is_empty() {
            sheets.check(&mut faults);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let rows = Rows {
            parts: &rows_of(&sheets.parts),
            machines: &rows_of(&sheets.machines),
            inventions: &rows_of(&sheets.inventions),
            abilities: &rows_of(&sheets.abilities),
            characters: &rows_of(&sheets.characters),
        };
        if rows == HOUSE {
            return Ok(Shared::Static(&HOUSE_COMPONENTS));
        }
        Ok(Shared::from(Self::of(&rows)))
    }
}

fn rows_of<R: Copy>(sheet: &[Placed<R>]) -> Vec<R> {
    sheet.iter().map(|placed| placed.row).collect()
}
