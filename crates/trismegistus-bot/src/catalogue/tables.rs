//! The nine tables together: embedded or supplied, read, written and compared.

use core::fmt::{self, Write};

use solo_core::{Fingerprint, Shared, TableRow};

use super::card::{ArtifactCard, AutomaCard, ExperimentCard, TokenCard};
use super::orders::Orders;
use super::rows::{BowlRow, DiceRow, FormulaRow, OrderRow, TrackRow};

#[cfg(feature = "serde")]
use {
    super::kinds::{PerSymbol, Section},
    super::lookup::Lookup,
    super::{Catalogue, HOUSE},
    alloc::vec::Vec,
    solo_core::{Csv, Faults, Kind as _, Placed, TableSpec, Tables, read_rows},
};

macro_rules! tables {
    ($($table:ident: $row:ident),+) => {
        /// The rows of all tables.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(super) struct Printed {
            /// Content of the table `orders`.
            pub(super) settings: Orders,
            $(pub(super) $table: Shared<[$row]>,)+
        }

        impl Printed {
            fn write_values(&self, out: &mut dyn Write) -> fmt::Result {
                $(write_values(&self.$table, out)?;)+
                Ok(())
            }
        }

        /// The tables, in the order of the rulebook.
        #[cfg(feature = "serde")]
        pub(crate) const TABLES: &[TableSpec] = &[$(TableSpec::of::<$row>()),+];

        /// The rows to check, with their lines, and the faults found.
        #[cfg(feature = "serde")]
        pub(super) struct Check {
            $(pub(super) $table: Vec<Placed<$row>>,)+
            pub(super) faults: Faults,
        }

        #[cfg(feature = "serde")]
        impl Check {
            fn read(tables: &Tables, mut faults: Faults) -> Self {
                $(let $table = rows(tables, &HOUSE.printed.$table, &mut faults);)+
                Self { $($table,)+ faults }
            }

            fn printed(self, settings: Orders) -> Printed {
                Printed { settings, $($table: bare(self.$table)),+ }
            }
        }

        #[cfg(feature = "serde")]
        impl Printed {
            fn tables(&self) -> Tables {
                Tables::new()$(.with_rows(&self.$table))+
            }
        }
    };
}

tables! {
    orders: OrderRow, dice: DiceRow, bowls: BowlRow, tracks: TrackRow, tokens: TokenCard,
    automa: AutomaCard, formulas: FormulaRow, experiments: ExperimentCard, artifacts: ArtifactCard
}

impl Printed {
    /// Returns a number that differs between tables that play differently: over all columns but the
    /// origins.
    pub(super) fn fingerprint(&self) -> u64 {
        let mut fingerprint = Fingerprint::new();
        // Writing into a fingerprint cannot fail.
        let _ = self.write_values(&mut fingerprint);
        fingerprint.value()
    }
}

fn write_values<'a, R: TableRow<'a>>(rows: &[R], out: &mut dyn Write) -> fmt::Result {
    writeln!(out, "{}", R::TABLE)?;
    for row in rows {
        let mut columns = R::COLUMNS.iter();
        row.write(&mut |cell| {
            if columns.next().is_some_and(|column| column.name == "prov") {
                return out.write_char('\n');
            }
            cell(out)?;
            out.write_char(',')
        })?;
    }
    Ok(())
}

#[cfg(feature = "serde")]
impl Catalogue {
    /// Reads the catalogue of these tables; for a table left out the embedded one is used.
    pub(crate) fn of(tables: &Tables) -> Result<Shared<Self>, Faults> {
        let mut check = Check::read(tables, tables.unknown(TABLES, OrderRow::CLAUSE));
        let mut settings = Orders::HOUSE;
        if check.faults.is_empty() {
            settings = check.rules();
        }
        core::mem::take(&mut check.faults).into_result(())?;
        let printed = check.printed(settings);
        if printed == HOUSE.printed {
            return Ok(Shared::from(&HOUSE));
        }
        let lookup = Lookup::of(
            printed.sections(),
            &printed.tracks,
            &printed.experiments,
            &printed.artifacts,
        );
        Ok(Shared::from(Self { printed, lookup }))
    }

    /// Returns the tables of this catalogue, complete.
    pub(crate) fn tables(&self) -> Tables {
        self.printed.tables()
    }
}

#[cfg(feature = "serde")]
impl Printed {
    /// Numbers the sections in the order of their bowls; an id that comes again is the same section.
    fn sections(&self) -> (PerSymbol<Option<Section>>, u8) {
        let (mut ids, mut sections) = (Vec::new(), PerSymbol::default());
        for symbol in self.settings.symbols {
            let bowl = self.bowls.iter().find(|bowl| bowl.symbol == symbol);
            let Some(id) = bowl.and_then(|bowl| bowl.section.0.as_ref()) else {
                continue;
            };
            if !ids.contains(&id) {
                ids.push(id);
            }
            let index = ids.iter().position(|known| *known == id);
            sections[symbol] =
                index.and_then(|index| Section::from_index(u8::try_from(index).ok()?));
        }
        (sections, u8::try_from(ids.len()).unwrap_or(6))
    }
}

/// Reads the rows of a table; without a table, returns the embedded ones.
#[cfg(feature = "serde")]
fn rows<R: for<'a> TableRow<'a> + Clone>(
    tables: &Tables,
    house: &[R],
    faults: &mut Faults,
) -> Vec<Placed<R>> {
    let Some(text) = tables.get(R::TABLE) else {
        let rows = house.iter().cloned();
        return rows.map(|row| Placed { line: 0, row }).collect();
    };
    let values = R::TABLE == OrderRow::TABLE;
    let read = if values { Csv::of_values } else { Csv::new };
    read_rows(&read(text), faults)
}

/// Returns the rows without their lines.
#[cfg(feature = "serde")]
fn bare<R>(rows: Vec<Placed<R>>) -> Shared<[R]> {
    Shared::Counted(rows.into_iter().map(|placed| placed.row).collect())
}
