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

/// What an owner's tables print: id and name, by table and row.
#[cfg(feature = "serde")]
#[derive(Clone, Debug, PartialEq, Eq)]
struct Owned {
    rows: [Vec<(String, String)>; 5],
    fingerprint: u64,
}

#[cfg(feature = "serde")]
impl Owned {
    fn of(tables: &Tables<'_>) -> Self {
        fn rows<'a, R>(
            rows: &'a [R],
            printed: impl Fn(&'a R) -> (&'a str, &'a str),
        ) -> Vec<(String, String)> {
            let printed = rows.iter().map(printed);
            printed.map(|(id, name)| (id.into(), name.into())).collect()
        }
        Self {
            rows: [
                rows(tables.parts, |row| (row.id, row.name)),
                rows(tables.machines, |row| (row.id, row.name)),
                rows(tables.inventions, |row| (row.id, row.name)),
                rows(tables.characters, |row| (row.id, row.name)),
                rows(tables.abilities, |row| (row.id, row.id)),
            ],
            fingerprint: tables.fingerprint(),
        }
    }

    fn printed(&self, table: Table, row: usize) -> Option<(&str, &str)> {
        let [parts, machines, inventions, characters, abilities] = &self.rows;
        let rows = match table {
            Table::Part => parts,
            Table::Machine => machines,
            Table::Invention => inventions,
            Table::Character => characters,
            Table::Ability => abilities,
        };
        rows.get(row).map(|(id, name)| (id.as_str(), name.as_str()))
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
    pub(crate) const fn rows(&self, table: Table) -> u8 {
        let [parts, machines, inventions] = self.rules.kinds;
        match table {
            Table::Part => parts,
            Table::Machine => machines,
            Table::Invention => inventions,
            Table::Character => self.rules.characters,
            Table::Ability => self.rules.abilities,
        }
    }

    /// Id and name in a row of a table; an ability is called by its id.
    pub(crate) fn printed(&self, table: Table, row: u8) -> (&str, &str) {
        let row = usize::from(row);
        #[cfg(feature = "serde")]
        if let Some(owned) = &self.owned {
            return owned.printed(table, row).unwrap_or_default();
        }
        let printed = match table {
            Table::Part => HOUSE.parts.get(row).map(|row| (row.id, row.name)),
            Table::Machine => HOUSE.machines.get(row).map(|row| (row.id, row.name)),
            Table::Invention => HOUSE.inventions.get(row).map(|row| (row.id, row.name)),
            Table::Character => HOUSE.characters.get(row).map(|row| (row.id, row.name)),
            Table::Ability => HOUSE.abilities.get(row).map(|row| (row.id, row.id)),
        };
        printed.unwrap_or_default()
    }

    /// The row with this id.
    pub(crate) fn row(&self, table: Table, id: &str) -> Option<u8> {
        (0..self.rows(table)).find(|row| self.printed(table, *row).0 == id)
    }

    pub(crate) fn fingerprint(&self) -> u64 {
        #[cfg(feature = "serde")]
        if let Some(owned) = &self.owned {
            return owned.fingerprint;
        }
        HOUSE.fingerprint()
    }
}
