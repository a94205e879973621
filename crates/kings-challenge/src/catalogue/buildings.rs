//! Rows of the buildings and of the cathedral (tables CAT-5 to CAT-7).

use core::fmt::{self, Write};

use solo_core::{Cell, Cursor, Shared, SharedOrigins, Table};

use super::cells::{Wrong, entries, spaced};
use crate::terms::Building;

/// The push chains of a building.
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("chains", clause = "KC-15.9", rows = 3)]
pub(crate) struct PushChains {
    /// The building.
    #[column(clause = "KC-15.11")]
    pub(super) name: Building,
    /// For each face from 1 to 6 the spaces that citizens are pushed along, the entry first.
    pub(super) value: Chains,
    /// Source of the chains.
    #[column(clause = "KC-15.12")]
    pub(super) prov: SharedOrigins,
}

/// The places of a building.
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("places", clause = "KC-15.9", rows = 3)]
pub(crate) struct Ranking {
    /// The building.
    #[column(clause = "KC-15.11")]
    pub(super) name: Building,
    /// Its spaces, the best first.
    pub(super) value: Places,
    /// Source of the order.
    #[column(clause = "KC-15.12")]
    pub(super) prov: SharedOrigins,
}

/// Values of the cathedral.
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("cathedral", clause = "KC-15.10", rows = 2)]
pub(crate) struct Cathedral {
    /// Subject of the row: `levels`, of which there are 3, or `column_influence`.
    #[column(clause = "KC-15.11")]
    pub(super) name: Feature,
    /// Its numbers: how many levels, or the influence of a stone in columns 1 to 6.
    pub(super) value: Numbers,
    /// Source of the numbers.
    #[column(clause = "KC-15.12")]
    pub(super) prov: SharedOrigins,
}

solo_core::word_enum! {
    /// Subject of a row of the table `cathedral`.
    pub(crate) enum Feature as "levels or column_influence" {
        /// Number of levels.
        Levels = "levels",
        /// The influence of the columns.
        ColumnInfluence = "column_influence",
    }
}

/// The chains of the six faces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chains(pub(super) Shared<[Shared<[u8]>]>);

impl Cell<'_> for Chains {
    const WHAT: &'static str = "six chains in parentheses";

    fn read(text: &str, wrong: Wrong<'_>) -> Option<Self> {
        const RULE: &str = "there are six chains, one for each face";
        let read = |cursor: &mut Cursor<'_>| {
            let chains = entries(cursor, 6, RULE, |cursor| {
                cursor.open();
                let spaces = different_spaces(cursor);
                cursor.close();
                spaces
            });
            if chains.len() < 6 {
                cursor.broken(cursor.spot(), RULE);
            }
            chains
        };
        Cursor::read(text, read, wrong).map(Self)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        spaced(&*self.0, out, |chain, out| {
            out.write_char('(')?;
            write_numbers(chain, out)?;
            out.write_char(')')
        })
    }
}

/// Every space once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Places(pub(super) Shared<[u8]>);

impl Cell<'_> for Places {
    const WHAT: &'static str = "the numbers 1 to 6 with one space between them";

    fn read(text: &str, wrong: Wrong<'_>) -> Option<Self> {
        let read = |cursor: &mut Cursor<'_>| {
            let places = different_spaces(cursor);
            if places.len() < 6 {
                cursor.broken(cursor.spot(), "every space from 1 to 6 comes once");
            }
            places
        };
        Cursor::read(text, read, wrong).map(Self)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        write_numbers(&self.0, out)
    }
}

/// Numbers from 0 to 99, at most six (KC-15.10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Numbers(pub(super) Shared<[u8]>);

impl Cell<'_> for Numbers {
    const WHAT: &'static str = "numbers with one space between them";

    fn read(text: &str, wrong: Wrong<'_>) -> Option<Self> {
        let read = |cursor: &mut Cursor<'_>| {
            entries(cursor, 6, "there are at most 6 numbers", |cursor| {
                cursor.byte(0, 99)
            })
        };
        Cursor::read(text, read, wrong).map(Self)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        write_numbers(&self.0, out)
    }
}

fn write_numbers(numbers: &[u8], out: &mut dyn Write) -> fmt::Result {
    spaced(numbers, out, |number, out| write!(out, "{number}"))
}

/// Reads different spaces, 1 to 6.
fn different_spaces(cursor: &mut Cursor<'_>) -> Shared<[u8]> {
    let mut seen = [false; 7];
    entries(cursor, 6, "there are six spaces", |cursor| {
        let spot = cursor.spot();
        let space = cursor.byte(1, 6);
        if let Some(seen) = seen.get_mut(usize::from(space)) {
            if *seen {
                cursor.broken(spot, "the space comes twice");
            }
            *seen = true;
        }
        space
    })
}
