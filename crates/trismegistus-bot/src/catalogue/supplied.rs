//! The tables that the owner of a box supplies.

use alloc::boxed::Box;
use alloc::vec::Vec;

use solo_core::{Csv, Faults, Placed, Shared, TableRow, TableSpec, Tables, read_rows};

use super::build::Printed;
use super::check::Check;
use super::house::HOUSE_ROWS;
use super::rows::{
    ArtifactRow, AutomaRow, BowlRow, DiceRow, ExperimentRow, FormulaRow, OrderRow, TokenRow,
    TrackRow,
};
use super::{Catalogue, HOUSE};

/// The tables, in the order of the rulebook.
pub(crate) const TABLES: [TableSpec; 9] = [
    TableSpec::of::<OrderRow<'_>>(),
    TableSpec::of::<DiceRow<'_>>(),
    TableSpec::of::<BowlRow<'_>>(),
    TableSpec::of::<TrackRow<'_>>(),
    TableSpec::of::<TokenRow<'_>>(),
    TableSpec::of::<AutomaRow<'_>>(),
    TableSpec::of::<FormulaRow<'_>>(),
    TableSpec::of::<ExperimentRow<'_>>(),
    TableSpec::of::<ArtifactRow<'_>>(),
];

/// Tables that were supplied, to be shown and supplied again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Supplied {
    fingerprint: u64,
    tables: Tables,
}

impl Catalogue {
    /// The catalogue of these tables; a table that is left out is the embedded one.
    pub(crate) fn of(tables: &Tables) -> Result<Shared<Self>, Faults> {
        let mut faults = tables.unknown(&TABLES, OrderRow::CLAUSE);
        let csvs = TABLES.map(|spec| {
            let values = spec.name == OrderRow::TABLE;
            let read = if values { Csv::of_values } else { Csv::new };
            tables.get(spec.name).map(read)
        });
        let house = &HOUSE_ROWS;
        let [
            orders,
            dice,
            bowls,
            tracks,
            tokens,
            automa,
            formulas,
            experiments,
            artifacts,
        ] = &csvs;
        let mut check = Check {
            orders: rows(orders, house.orders, &mut faults),
            dice: rows(dice, house.dice, &mut faults),
            bowls: rows(bowls, house.bowls, &mut faults),
            tracks: rows(tracks, house.tracks, &mut faults),
            tokens: rows(tokens, house.tokens, &mut faults),
            automa: rows(automa, house.automa, &mut faults),
            formulas: rows(formulas, house.formulas, &mut faults),
            experiments: rows(experiments, house.experiments, &mut faults),
            artifacts: rows(artifacts, house.artifacts, &mut faults),
            faults,
        };
        let settings = if check.faults.is_empty() {
            check.rules()
        } else {
            house.settings
        };
        check.faults.clone().into_result(())?;
        let printed = Printed {
            settings,
            orders: &bare(&check.orders),
            dice: &bare(&check.dice),
            bowls: &bare(&check.bowls),
            tracks: &bare(&check.tracks),
            tokens: &bare(&check.tokens),
            automa: &bare(&check.automa),
            formulas: &bare(&check.formulas),
            experiments: &bare(&check.experiments),
            artifacts: &bare(&check.artifacts),
        };
        let tables = printed.tables();
        if tables == house.tables() {
            return Ok(Shared::from(&HOUSE));
        }
        let fingerprint = printed.fingerprint();
        let supplied = Supplied {
            fingerprint,
            tables,
        };
        Ok(Shared::from(Self {
            supplied: Some(Box::new(supplied)),
            ..printed.catalogue()
        }))
    }

    /// The tables of this catalogue, complete.
    pub(crate) fn tables(&self) -> Tables {
        match &self.supplied {
            Some(supplied) => supplied.tables.clone(),
            None => HOUSE_ROWS.tables(),
        }
    }
}

impl Supplied {
    pub(super) const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }
}

/// The rows of a table, or those that are embedded.
fn rows<'a, R: TableRow<'a> + Copy>(
    csv: &'a Option<Csv>,
    house: &[R],
    faults: &mut Faults,
) -> Vec<Placed<R>> {
    match csv {
        Some(csv) => read_rows(csv, faults),
        None => house.iter().map(|&row| Placed { line: 0, row }).collect(),
    }
}

/// The rows without their places.
fn bare<R: Copy>(rows: &[Placed<R>]) -> Vec<R> {
    rows.iter().map(|placed| placed.row).collect()
}

impl Printed<'_> {
    fn tables(&self) -> Tables {
        Tables::new()
            .with_rows(self.orders)
            .with_rows(self.dice)
            .with_rows(self.bowls)
            .with_rows(self.tracks)
            .with_rows(self.tokens)
            .with_rows(self.automa)
            .with_rows(self.formulas)
            .with_rows(self.experiments)
            .with_rows(self.artifacts)
    }
}
