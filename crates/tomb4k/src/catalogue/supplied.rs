//! The tables that an owner may supply: chapter TK-20.

use alloc::vec::Vec;

use solo_core::{Card, Csv, Faults, Origins, Rank, Suit, Table, TableSpec, Tables};

use super::HIT_POINTS;
use super::check::check;
use super::names::Names;
use super::rows::{CardRow, RULEBOOK};

/// A hit point card (TK-20.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("hearts", clause = "TK-20.2", rows = 9)]
pub(crate) struct HeartRow<'a> {
    /// The id of the card.
    id: Card,
    /// The hit points that are left while this card shows.
    hp_while_showing: u8,
    /// The provenance of the values: the rulebook.
    #[column(alias = "source")]
    prov: Origins<'a>,
}

impl HeartRow<'static> {
    /// Returns nine hearts for 9 to 1 hit points.
    pub(super) fn all() -> Vec<Self> {
        let counter = Rank::ALL.into_iter().zip(1..=HIT_POINTS).rev();
        let row = |(rank, hp_while_showing)| Self {
            id: Card::new(rank, Suit::Hearts),
            hp_while_showing,
            prov: RULEBOOK,
        };
        counter.map(row).collect()
    }
}

/// A constant of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("constants", clause = "TK-20.2", rows = 6)]
pub(crate) struct ConstantRow<'a> {
    /// The name of the constant.
    name: &'a str,
    /// Its number, or its numbers.
    value: &'a str,
    /// The provenance of the value: the rulebook.
    prov: Origins<'a>,
}

impl ConstantRow<'static> {
    pub(super) fn all() -> Vec<Self> {
        let constants = [
            ("hit_points", "9"),
            ("fatal_torch", "4"),
            ("gold_per_point", "100"),
            ("points_possible", "100"),
            ("kings_to_win", "4"),
            ("series_lengths", "3 5 10"),
        ];
        let row = |(name, value)| Self {
            name,
            value,
            prov: RULEBOOK,
        };
        constants.map(row).into()
    }
}

/// The tables that an owner may supply.
pub(crate) const TABLES: [TableSpec; 3] = [
    TableSpec::of::<CardRow<'_>>(),
    TableSpec::of::<HeartRow<'_>>(),
    TableSpec::of::<ConstantRow<'_>>(),
];

/// Lists the faults of tables that may differ from those of the rulebook in names only (TK-20.2).
pub(crate) fn check_tables(tables: &Tables) -> Faults {
    let mut faults = tables.unknown(&TABLES, "TK-20.2");
    let names = Names::default();
    if let Some(csv) = tables.csv("cards") {
        check(&csv, &names.rows(), "name", &mut faults);
    }
    if let Some(csv) = tables.csv("hearts") {
        check(&csv, &HeartRow::all(), "", &mut faults);
    }
    if let Some(text) = tables.get("constants") {
        check(&Csv::of_values(text), &ConstantRow::all(), "", &mut faults);
    }
    faults
}

/// Returns the tables of the rulebook.
pub(crate) fn rulebook_tables() -> Tables {
    Tables::new()
        .with_rows(&Names::default().rows())
        .with_rows(&HeartRow::all())
        .with_rows(&ConstantRow::all())
}
