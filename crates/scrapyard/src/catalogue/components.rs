//! A catalogue ready to play with: what the rules know, and what is printed.

#[cfg(feature = "serde")]
use alloc::{string::String, vec::Vec};

#[cfg(feature = "serde")]
use super::Tables;
use super::{HOUSE, Rules};

/// The tables that have names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Table {
    Part,
    Machine,
    Invention,
    Character,
    Ability,
}

/// A catalogue that has been read: the components of the game as the rules need them, and what is
/// printed on them.
///
/// ```
/// use scrapyard::catalogue::Catalogue;
/// use scrapyard::{Options, Scrapyard};
/// let components = Catalogue::default().components()?;
/// let game = Scrapyard::with_catalogue(Options::default(), components);
/// assert_eq!(game.start(), Scrapyard::default().start());
/// # Ok::<(), solo_core::Faults>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    pub(crate) rules: Rules,
    /// What an owner's tables print; without them, that of the house is printed.
    #[cfg(feature = "serde")]
    owned: Option<Owned>,
}

/// The components of the embedded catalogue.
pub(crate) static HOUSE_COMPONENTS: Components = match Rules::new(&HOUSE) {
    Some(rules) => Components {
        rules,
        #[cfg(feature = "serde")]
        owned: None,
    },
    None => panic!("the embedded catalogue does not fit"),
};

/// What an owner's tables print, by table and row.
#[cfg(feature = "serde")]
#[derive(Clone, Debug, PartialEq, Eq)]
struct Owned {
    ids: [Vec<String>; 5],
    /// There are none for abilities.
    names: [Vec<String>; 4],
    fingerprint: u64,
}

#[cfg(feature = "serde")]
impl Owned {
    fn of(tables: &Tables<'_>) -> Self {
        fn column<'a, R>(rows: &'a [R], text: impl Fn(&'a R) -> &'a str) -> Vec<String> {
            rows.iter().map(|row| String::from(text(row))).collect()
        }
        Self {
            ids: [
                column(tables.parts, |row| row.id),
                column(tables.machines, |row| row.id),
                column(tables.inventions, |row| row.id),
                column(tables.characters, |row| row.id),
                column(tables.abilities, |row| row.id),
            ],
            names: [
                column(tables.parts, |row| row.name),
                column(tables.machines, |row| row.name),
                column(tables.inventions, |row| row.name),
                column(tables.characters, |row| row.name),
            ],
            fingerprint: tables.fingerprint(),
        }
    }

    fn ids(&self, table: Table) -> &[String] {
        let [parts, machines, inventions, characters, abilities] = &self.ids;
        match table {
            Table::Part => parts,
            Table::Machine => machines,
            Table::Invention => inventions,
            Table::Character => characters,
            Table::Ability => abilities,
        }
    }
}

impl Components {
    /// The components that these tables describe; `None` if positions would not fit into a state (V14).
    #[cfg(feature = "serde")]
    pub(super) fn of(tables: &Tables<'_>) -> Option<Self> {
        Some(Self {
            rules: Rules::new(tables)?,
            owned: Some(Owned::of(tables)),
        })
    }

    /// How many rows a table has.
    pub(crate) fn rows(&self, table: Table) -> u8 {
        #[cfg(feature = "serde")]
        let owned = self.owned.as_ref().map(|owned| owned.ids(table).len());
        #[cfg(not(feature = "serde"))]
        let owned = None;
        let rows = owned.unwrap_or(match table {
            Table::Part => HOUSE.parts.len(),
            Table::Machine => HOUSE.machines.len(),
            Table::Invention => HOUSE.inventions.len(),
            Table::Character => HOUSE.characters.len(),
            Table::Ability => HOUSE.abilities.len(),
        });
        u8::try_from(rows).unwrap_or(u8::MAX)
    }

    /// The id in a row of a table.
    pub(crate) fn id(&self, table: Table, row: u8) -> &str {
        let row = usize::from(row);
        #[cfg(feature = "serde")]
        if let Some(owned) = &self.owned {
            return owned.ids(table).get(row).map_or("", String::as_str);
        }
        let id = match table {
            Table::Part => HOUSE.parts.get(row).map(|row| row.id),
            Table::Machine => HOUSE.machines.get(row).map(|row| row.id),
            Table::Invention => HOUSE.inventions.get(row).map(|row| row.id),
            Table::Character => HOUSE.characters.get(row).map(|row| row.id),
            Table::Ability => HOUSE.abilities.get(row).map(|row| row.id),
        };
        id.unwrap_or("")
    }

    /// The row with this id.
    pub(crate) fn row(&self, table: Table, id: &str) -> Option<u8> {
        (0..self.rows(table)).find(|row| self.id(table, *row) == id)
    }

    /// The name in a row of a table; of an ability, the id.
    pub(crate) fn name(&self, table: Table, row: u8) -> &str {
        let at = usize::from(row);
        #[cfg(feature = "serde")]
        if let Some(Owned { names, .. }) = &self.owned {
            let [parts, machines, inventions, characters] = names;
            let names = match table {
                Table::Part => parts,
                Table::Machine => machines,
                Table::Invention => inventions,
                Table::Character => characters,
                Table::Ability => return self.id(table, row),
            };
            return names.get(at).map_or("", String::as_str);
        }
        let name = match table {
            Table::Part => HOUSE.parts.get(at).map(|row| row.name),
            Table::Machine => HOUSE.machines.get(at).map(|row| row.name),
            Table::Invention => HOUSE.inventions.get(at).map(|row| row.name),
            Table::Character => HOUSE.characters.get(at).map(|row| row.name),
            Table::Ability => return self.id(table, row),
        };
        name.unwrap_or("")
    }

    pub(crate) fn fingerprint(&self) -> u64 {
        #[cfg(feature = "serde")]
        if let Some(owned) = &self.owned {
            return owned.fingerprint;
        }
        HOUSE.fingerprint()
    }
}
