//! A catalogue ready for play: the rules' tables and the printed values.

#[cfg(feature = "serde")]
use alloc::{string::String, vec::Vec};

use solo_core::OnceFingerprint;

use super::{HOUSE, Rules, earlier};
#[cfg(feature = "serde")]
use super::{MOST_KINDS, Rows};

/// The tables that have names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Named {
    Part,
    Machine,
    Invention,
    Character,
    Ability,
}

/// A catalogue that has been read: the components in the form of the rules, and their printed
/// values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Components {
    pub(crate) rules: Rules,
    /// The printed values of an owner's tables; without them, those of the house apply.
    #[cfg(feature = "serde")]
    owned: Option<Owned>,
}

/// The components of the embedded catalogue.
pub(crate) static HOUSE_COMPONENTS: Components = Components {
    rules: Rules::new(&HOUSE),
    #[cfg(feature = "serde")]
    owned: None,
};

#[cfg(feature = "serde")]
impl Named {
    const ALL: [Self; 5] = [
        Self::Part,
        Self::Machine,
        Self::Invention,
        Self::Character,
        Self::Ability,
    ];

    #[expect(clippy::as_conversions, reason = "the discriminant")]
    const fn number(self) -> usize {
        self as usize
    }
}

/// The printed values of an owner's tables.
#[cfg(feature = "serde")]
#[derive(Clone, Debug, PartialEq, Eq)]
struct Owned {
    /// Id and name, by row and table.
    printed: [Vec<(String, String)>; 5],
    tables: solo_core::Tables,
    fingerprint: u64,
}

impl Components {
    /// Makes the components of these rows, which must be sound.
    #[cfg(feature = "serde")]
    pub(super) fn of(rows: &Rows<'_>) -> Self {
        let printed = |kind| {
            let rows = (0..MOST_KINDS).map_while(|row| rows.printed(kind, row));
            rows.map(|(id, name)| (id.into(), name.into())).collect()
        };
        Self {
            rules: Rules::new(rows),
            owned: Some(Owned {
                printed: Named::ALL.map(printed),
                tables: rows.tables(),
                fingerprint: rows.fingerprint(),
            }),
        }
    }

    /// Returns the tables as text.
    #[cfg(feature = "serde")]
    pub(crate) fn tables(&self) -> solo_core::Tables {
        let owned = self.owned.as_ref();
        owned.map_or_else(|| HOUSE.tables(), |owned| owned.tables.clone())
    }

    /// Counts the rows of a table.
    pub(crate) const fn rows(&self, table: Named) -> u8 {
        match table {
            Named::Part => self.rules.parts,
            Named::Machine => self.rules.machines,
            Named::Invention => self.rules.inventions,
            Named::Character => self.rules.characters,
            Named::Ability => self.rules.abilities,
        }
    }

    /// Returns id and name in a row of a table; the name of an ability is its id.
    pub(crate) fn printed(&self, table: Named, row: u8) -> (&str, &str) {
        let row = usize::from(row);
        #[cfg(feature = "serde")]
        if let Some(owned) = &self.owned {
            let rows = owned.printed.get(table.number());
            let found = rows.and_then(|rows| rows.get(row));
            return found.map(|(id, name)| (&**id, &**name)).unwrap_or_default();
        }
        HOUSE.printed(table, row).unwrap_or_default()
    }

    /// Returns the row with this id.
    pub(crate) fn row(&self, table: Named, id: &str) -> Option<u8> {
        (0..self.rows(table)).find(|row| self.printed(table, *row).0 == id)
    }

    /// Returns whether an earlier version found this fingerprint for these tables.
    pub(crate) fn is_earlier_fingerprint(&self, fingerprint: u64) -> bool {
        #[cfg(feature = "serde")]
        if let Some(owned) = &self.owned {
            return earlier::fingerprints(&owned.tables).contains(&fingerprint);
        }
        fingerprint == earlier::HOUSE_FINGERPRINT
    }

    pub(crate) fn fingerprint(&self) -> u64 {
        #[cfg(feature = "serde")]
        if let Some(owned) = &self.owned {
            return owned.fingerprint;
        }
        static PRINT: OnceFingerprint = OnceFingerprint::new();
        PRINT.get(|| HOUSE.fingerprint())
    }
}
