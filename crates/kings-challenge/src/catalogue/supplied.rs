//! Chapter 15: tables supplied by the owner of a box.

use alloc::string::ToString as _;
use alloc::vec;
use alloc::vec::Vec;

use solo_core::{Csv, Faults, Placed, TableRow, TableSpec, Tables, read_rows};

use super::build::Printed;
use super::house::HOUSE_ROWS;
use super::names::{EachTable, Label, Labelled, Labels};
use super::rows::{
    ActivityRow, CathedralRow, ChainRow, CharacterRow, ConstantRow, EventRow, PlaceRow,
};
use super::{Catalogue, EffectList, Link, Loaded, Store, check};

/// The tables, in the order of the rulebook.
pub(crate) const TABLES: [TableSpec; 7] = [
    TableSpec::of::<ConstantRow<'_>>(),
    TableSpec::of::<ChainRow<'_>>(),
    TableSpec::of::<PlaceRow<'_>>(),
    TableSpec::of::<CathedralRow<'_>>(),
    TableSpec::of::<ActivityRow<'_>>(),
    TableSpec::of::<EventRow<'_>>(),
    TableSpec::of::<CharacterRow<'_>>(),
];

/// The rows of all tables with their positions; a table left out has the embedded rows.
pub(super) struct Supplied<'a> {
    pub(super) constants: Vec<Placed<ConstantRow<'a>>>,
    pub(super) chains: Vec<Placed<ChainRow<'a>>>,
    pub(super) places: Vec<Placed<PlaceRow<'a>>>,
    pub(super) cathedral: Vec<Placed<CathedralRow<'a>>>,
    pub(super) activities: Vec<Placed<ActivityRow<'a>>>,
    pub(super) events: Vec<Placed<EventRow<'a>>>,
    pub(super) characters: Vec<Placed<CharacterRow<'a>>>,
}

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
        let house = &HOUSE_ROWS;
        let supplied = Supplied {
            constants: rows(constants.as_ref(), house.constants, &mut faults),
            chains: rows(chains.as_ref(), house.chains, &mut faults),
            places: rows(places.as_ref(), house.places, &mut faults),
            cathedral: rows(cathedral.as_ref(), house.cathedral, &mut faults),
            activities: rows(activities.as_ref(), house.activities, &mut faults),
            events: rows(events.as_ref(), house.events, &mut faults),
            characters: rows(characters.as_ref(), house.characters, &mut faults),
        };
        if faults.is_empty() {
            check::rules(&supplied, &mut faults);
        }
        if faults.is_empty() {
            Ok(supplied.catalogue())
        } else {
            Err(faults)
        }
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
    #[must_use]
    pub fn tables(&self) -> Tables {
        match &self.loaded {
            Some(loaded) => loaded.tables.clone(),
            None => HOUSE_ROWS.tables(),
        }
    }
}

/// Reads the rows of a table; without a table, returns the embedded ones.
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

/// Returns the rows without their positions, in the order of their first column.
fn sorted<'a, R: Labelled<'a>>(rows: &[Placed<R>]) -> Vec<R> {
    // The few rows of a table do not repay a sort for each kind of row.
    let mut sorted: Vec<R> = Vec::with_capacity(rows.len());
    for placed in rows {
        let place = sorted.partition_point(|row| row.key() <= placed.row.key());
        sorted.insert(place, placed.row);
    }
    sorted
}

impl Supplied<'_> {
    fn catalogue(&self) -> Catalogue {
        // KC-15.10: a constant left out is the embedded one.
        let constants = HOUSE_ROWS.constants.iter().map(|house| {
            let mut rows = self.constants.iter().map(|placed| placed.row);
            rows.find(|row| row.name == house.name).unwrap_or(*house)
        });
        Printed {
            constants: &constants.collect::<Vec<_>>(),
            chains: &sorted(&self.chains),
            places: &sorted(&self.places),
            cathedral: &sorted(&self.cathedral),
            activities: &sorted(&self.activities),
            events: &sorted(&self.events),
            characters: &sorted(&self.characters),
        }
        .catalogue()
    }
}

impl Printed<'_> {
    fn tables(&self) -> Tables {
        let mut tables = Tables::new();
        self.each_table(&mut tables);
        tables
    }

    fn catalogue(&self) -> Catalogue {
        let used = self.used();
        let mut links = vec![Link::BLANK; used.links.into()];
        let mut lists = vec![EffectList::default(); used.lists.into()];
        let mut labels = Vec::new();
        self.each_table(&mut labels);
        Catalogue {
            rules: self.rules(&mut links, &mut lists),
            links: Store::Loaded(links),
            lists: Store::Loaded(lists),
            labels: Labels::Loaded(labels),
            loaded: Some(Loaded {
                fingerprint: self.fingerprint(),
                tables: self.tables(),
            }),
        }
    }
}

impl<'a> EachTable<'a> for &mut Tables {
    fn table<R: Labelled<'a>>(&mut self, rows: &[R]) {
        **self = core::mem::take(*self).with_rows(rows);
    }
}

impl<'a> EachTable<'a> for &mut Vec<Label> {
    fn table<R: Labelled<'a>>(&mut self, rows: &[R]) {
        self.extend(rows.iter().map(|row| {
            let (name, prov) = row.label();
            Label {
                table: R::TABLE,
                row: row.key().to_string(),
                name: name.into(),
                prov: prov.text().into(),
            }
        }));
    }
}
