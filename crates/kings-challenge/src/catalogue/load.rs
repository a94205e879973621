//! Chapter 15: tables supplied by the owner of a box.

use alloc::vec::Vec;

use solo_core::{
    Csv, Faults, OnceFingerprint, Placed, Shared, TableRow, TableSpec, Tables, read_rows,
};

use super::buildings::{Cathedral, PushChains, Ranking};
use super::cards::{Activity, Character, EventCard};
use super::check::{self, Supplied};
use super::constants::{CONSTANTS, Constant, Constants};
use super::{Catalogue, activity_ids, activity_rows, event_rows};

/// The tables, in the order of the rulebook.
pub(crate) const TABLES: [TableSpec; 7] = [
    TableSpec::of::<Constant>(),
    TableSpec::of::<PushChains>(),
    TableSpec::of::<Ranking>(),
    TableSpec::of::<Cathedral>(),
    TableSpec::of::<Activity>(),
    TableSpec::of::<EventCard>(),
    TableSpec::of::<Character>(),
];

impl Catalogue {
    /// Reads the catalogue of these tables; for a table left out the embedded one is used.
    ///
    /// # Errors
    /// Every cell that cannot be read; if there is none, every broken rule of chapter 15. Each
    /// fault has its table, line and column.
    ///
    /// ```
    /// use kings_challenge::Catalogue;
    /// use solo_core::Tables;
    /// let tables = Tables::new().with("constants", "name,value\nincome,12\n");
    /// assert_eq!(Catalogue::of(&tables)?.constants().income, 12);
    /// let faults = Catalogue::of(&Tables::new().with("constants", "name,value\nluck,100\n")).unwrap_err();
    /// assert_eq!(
    ///     faults.to_string(),
    ///     "constants line 2, value: expected a whole number from 0 to 99, found \"100\" (KC-15.10)"
    /// );
    /// # Ok::<(), solo_core::Faults>(())
    /// ```
    pub fn of(tables: &Tables) -> Result<Self, Faults> {
        let mut faults = tables.unknown(&TABLES, "KC-15.11");
        let csv = |spec: &TableSpec| {
            let values = spec.columns.iter().any(|column| column.name == "value");
            let read = if values { Csv::of_values } else { Csv::new };
            tables.get(spec.name).map(read)
        };
        let csvs = TABLES.map(|spec| csv(&spec));
        let [
            constants,
            chains,
            places,
            cathedral,
            activities,
            events,
            characters,
        ] = &csvs;
        let house = Self::house();
        let supplied = Supplied {
            constants: rows(constants.as_ref(), &house.constant_rows, &mut faults),
            chains: rows(chains.as_ref(), &house.chains, &mut faults),
            places: rows(places.as_ref(), &house.places, &mut faults),
            cathedral: rows(cathedral.as_ref(), &house.cathedral, &mut faults),
            activities: rows(activities.as_ref(), &house.activities, &mut faults),
            events: rows(events.as_ref(), &house.events, &mut faults),
            characters: rows(characters.as_ref(), &house.characters, &mut faults),
        };
        if faults.is_empty() {
            check::rules(&supplied, &mut faults);
        }
        faults.into_result(()).map(|()| supplied.catalogue())
    }

    /// Returns the tables of this catalogue, complete and in catalogue order.
    ///
    /// ```
    /// use kings_challenge::Catalogue;
    /// let tables = Catalogue::house().tables();
    /// assert!(tables.get("constants").unwrap().starts_with("name,value,prov\nstart_deniers,5,P\n"));
    /// assert_eq!(Catalogue::of(&tables)?.tables(), tables);
    /// # Ok::<(), solo_core::Faults>(())
    /// ```
    pub fn tables(&self) -> Tables {
        Tables::new()
            .with_rows(&self.constant_rows)
            .with_rows(&self.chains)
            .with_rows(&self.places)
            .with_rows(&self.cathedral)
            .with_rows(&self.activities)
            .with_rows(&self.events)
            .with_rows(&self.characters)
    }
}

/// Reads the rows of a table; without a table, returns the embedded ones.
fn rows<'a, R: TableRow<'a> + Clone>(
    csv: Option<&'a Csv>,
    house: &[R],
    faults: &mut Faults,
) -> Vec<Placed<R>> {
    let placed = |row: &R| Placed {
        line: 0,
        row: row.clone(),
    };
    match csv {
        Some(csv) => read_rows(csv, faults),
        None => house.iter().map(placed).collect(),
    }
}

/// Returns the rows without their positions, in the order of their keys.
fn sorted<R, K: Ord>(rows: Vec<Placed<R>>, key: impl Fn(&R) -> K) -> Shared<[R]> {
    // The few rows of a table do not repay a sort for each kind of row.
    let mut sorted: Vec<R> = Vec::with_capacity(rows.len());
    for Placed { row, .. } in rows {
        let place = sorted.partition_point(|other| key(other) <= key(&row));
        sorted.insert(place, row);
    }
    Shared::Counted(sorted.into())
}

impl Supplied {
    fn catalogue(self) -> Catalogue {
        // KC-15.10: a constant left out is the embedded one.
        let all = CONSTANTS.iter().map(|house| {
            let mut rows = self.constants.iter().map(|placed| &placed.row);
            rows.find(|row| row.name == house.name).unwrap_or(house)
        });
        let constant_rows: Vec<Constant> = all.cloned().collect();
        let mut constants = Constants::HOUSE;
        for row in &constant_rows {
            constants.set(&row.name, row.value);
        }
        let activities = sorted(self.activities, |card| card.id);
        let events = sorted(self.events, |card| card.id);
        Catalogue {
            constants,
            constant_rows: Shared::Counted(constant_rows.into()),
            chains: sorted(self.chains, |row| row.name),
            places: sorted(self.places, |row| row.name),
            cathedral: sorted(self.cathedral, |row| row.name),
            activity_ids: activity_ids(&activities),
            activity_rows: activity_rows(&activities),
            event_rows: event_rows(&events),
            activities,
            events,
            characters: sorted(self.characters, |card| card.id),
            fingerprint: OnceFingerprint::new(),
        }
    }
}
