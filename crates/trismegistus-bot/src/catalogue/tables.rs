//! The nine tables together: embedded or supplied, read, written and compared.

use core::fmt::{self, Write};

use solo_core::{Fingerprint, TableRow};

use super::orders::Orders;
use super::rows::{
    ArtifactRow, AutomaRow, BowlRow, DiceRow, ExperimentRow, FormulaRow, OrderRow, TokenRow,
    TrackRow,
};

#[cfg(feature = "serde")]
use {
    super::{Catalogue, HOUSE, house::HOUSE_ROWS},
    alloc::{boxed::Box, vec::Vec},
    solo_core::{Csv, Faults, Placed, Shared, TableSpec, Tables, read_rows},
};

macro_rules! tables {
    ($($table:ident: $row:ident),+) => {
        /// The rows of all tables.
        pub(super) struct Printed<'a> {
            /// Content of the table `orders`.
            pub(super) settings: Orders,
            $(pub(super) $table: &'a [$row<'a>],)+
        }

        impl Printed<'_> {
            fn write_values(&self, out: &mut dyn Write) -> fmt::Result {
                $(write_values(self.$table, out)?;)+
                Ok(())
            }
        }

        /// The tables, in the order of the rulebook.
        #[cfg(feature = "serde")]
        pub(crate) const TABLES: &[TableSpec] = &[$(TableSpec::of::<$row<'_>>()),+];

        /// The rows to check, with their lines, and the faults found.
        #[cfg(feature = "serde")]
        pub(super) struct Check<'a> {
            $(pub(super) $table: Vec<Placed<$row<'a>>>,)+
            pub(super) faults: Faults,
        }

        #[cfg(feature = "serde")]
        impl<'a> Check<'a> {
            fn read(csvs: &'a [Option<Csv>], mut faults: Faults) -> Self {
                let mut csvs = csvs.iter().map(Option::as_ref);
                $(let $table = rows(csvs.next().flatten(), HOUSE_ROWS.$table, &mut faults);)+
                Self { $($table,)+ faults }
            }

            fn catalogue(&self, settings: Orders) -> Shared<Catalogue> {
                Printed { settings, $($table: &bare(&self.$table)),+ }.share()
            }
        }

        #[cfg(feature = "serde")]
        impl Printed<'_> {
            fn tables(&self) -> Tables {
                Tables::new()$(.with_rows(self.$table))+
            }
        }
    };
}

tables! {
    orders: OrderRow, dice: DiceRow, bowls: BowlRow, tracks: TrackRow, tokens: TokenRow,
    automa: AutomaRow, formulas: FormulaRow, experiments: ExperimentRow, artifacts: ArtifactRow
}

impl Printed<'_> {
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

/// Supplied tables, kept to be shown and supplied again.
#[cfg(feature = "serde")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Supplied {
    pub(super) fingerprint: u64,
    tables: Tables,
}

#[cfg(feature = "serde")]
impl Catalogue {
    /// Reads the catalogue of these tables; for a table left out the embedded one is used.
    pub(crate) fn of(tables: &Tables) -> Result<Shared<Self>, Faults> {
        let csvs = TABLES.iter().map(|spec| {
            let values = spec.name == OrderRow::TABLE;
            let read = if values { Csv::of_values } else { Csv::new };
            tables.get(spec.name).map(read)
        });
        let csvs: Vec<Option<Csv>> = csvs.collect();
        let mut check = Check::read(&csvs, tables.unknown(TABLES, OrderRow::CLAUSE));
        let mut settings = HOUSE_ROWS.settings;
        if check.faults.is_empty() {
            settings = check.rules();
        }
        core::mem::take(&mut check.faults).into_result(())?;
        Ok(check.catalogue(settings))
    }

    /// Returns the tables of this catalogue, complete.
    pub(crate) fn tables(&self) -> Tables {
        let supplied = self.supplied.as_ref();
        supplied.map_or_else(|| HOUSE_ROWS.tables(), |supplied| supplied.tables.clone())
    }
}

#[cfg(feature = "serde")]
impl Printed<'_> {
    /// Returns the catalogue of these rows; for the embedded rows, the embedded one.
    fn share(&self) -> Shared<Catalogue> {
        let tables = self.tables();
        if tables == HOUSE_ROWS.tables() {
            return Shared::from(&HOUSE);
        }
        let fingerprint = self.fingerprint();
        let supplied = Supplied {
            fingerprint,
            tables,
        };
        Shared::from(Catalogue {
            supplied: Some(Box::new(supplied)),
            ..self.catalogue()
        })
    }
}

/// Reads the rows of a table; without a table, returns the embedded ones.
#[cfg(feature = "serde")]
fn rows<'a, R: TableRow<'a> + Copy>(
    csv: Option<&'a Csv>,
    house: &[R],
    faults: &mut Faults,
) -> Vec<Placed<R>> {
    match csv {
        Some(csv) => read_rows(csv, faults),
        None => house.iter().map(|&row| Placed { line: 0, row }).collect(),
    }
}

/// Returns the rows without their positions.
#[cfg(feature = "serde")]
fn bare<R: Copy>(rows: &[Placed<R>]) -> Vec<R> {
    rows.iter().map(|placed| placed.row).collect()
}
