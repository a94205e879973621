//! The five tables, row by row: the printed values of the cards, as typed in by an owner.

use core::fmt::{self, Display, Write};

use solo_core::{Cell, Fingerprint, Origins, Table, TableRow};

use super::{Ability, Named, Operation, Rest};
use crate::kinds::Piles;

/// A kind of Part card.
///
/// ```
/// use scrapyard::catalogue::HOUSE;
/// let row = HOUSE.parts[0];
/// assert_eq!((row.id, row.name, row.copies, row.prov.text()), ("p01", "Brass Gear", 6, "H"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("parts", clause = "V1", rows = 64, rows_clause = "V5")]
pub struct PartRow<'a> {
    /// The letter p and one to three digits, in no other row.
    pub id: &'a str,
    /// The name on the card, without commas.
    pub name: &'a str,
    /// Number of these cards.
    #[column(clause = "V2", range = 1..=99)]
    pub copies: u8,
    /// Provenance of the row, and of columns that differ: `H name=P`; empty for the owner's own values.
    #[column(clause = "V13")]
    pub prov: Origins<'a>,
}

/// A kind of Small Machine card.
///
/// ```
/// use scrapyard::catalogue::HOUSE;
/// use solo_core::Provenance;
/// let row = HOUSE.machines[13];
/// assert_eq!((row.id, row.name, row.ability), ("s14", "Navigatrix", "peek3"));
/// assert_eq!(row.parts, ["p05", "p07", "p11"]);
/// assert!(row.prov.of("name").eq([Provenance::Published]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("machines", clause = "V1", rows = 64, rows_clause = "V5")]
pub struct MachineRow<'a> {
    /// The letter s and one to three digits, in no other row.
    pub id: &'a str,
    /// The name on the card, without commas.
    pub name: &'a str,
    /// Number of these cards.
    #[column(clause = "V2", range = 1..=99)]
    pub copies: u8,
    /// The ids of the three different Parts it is built from, in printed order.
    #[column(clause = "V3")]
    pub parts: [&'a str; 3],
    /// The id of the ability of the built machine.
    #[column(clause = "V6")]
    pub ability: &'a str,
    /// Provenance of the row, and of columns that differ: `H name=P`; empty for the owner's own values.
    #[column(clause = "V13")]
    pub prov: Origins<'a>,
}

/// A kind of Invention card.
///
/// ```
/// use scrapyard::catalogue::HOUSE;
/// let row = HOUSE.inventions[8];
/// assert_eq!((row.id, row.name, row.copies), ("i09", "Time Machine", 1));
/// assert_eq!(row.machines, ["s05", "s07", "s14"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("inventions", clause = "V1", rows = 64, rows_clause = "V5")]
pub struct InventionRow<'a> {
    /// The letter i and one to three digits, in no other row.
    pub id: &'a str,
    /// The name on the card, without commas.
    pub name: &'a str,
    /// Number of these cards.
    #[column(clause = "V2", range = 1..=99)]
    pub copies: u8,
    /// The ids of the three different Small Machines it is made of, in printed order.
    #[column(clause = "V4")]
    pub machines: [&'a str; 3],
    /// Provenance of the row, and of columns that differ: `H name=P`; empty for the owner's own values.
    #[column(clause = "V13")]
    pub prov: Origins<'a>,
}

/// An ability of machines and Characters.
///
/// ```
/// use scrapyard::catalogue::{HOUSE, Operation};
/// let row = HOUSE.abilities[4];
/// assert_eq!((row.id, row.op, row.n), ("set_six", Operation::SetDie, 6));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("abilities", clause = "V1", rows = 64, rows_clause = "V5")]
pub struct AbilityRow<'a> {
    /// Lower-case letters, digits and underscores, in no other row.
    pub id: &'a str,
    /// The kind of effect.
    #[column(clause = "V6")]
    pub op: Operation,
    /// Number of cards, or amount of the change; 0 if it does not apply.
    #[column(clause = "V7", range = 0..=6)]
    pub n: u8,
    /// Number of the cards looked at that come into the hand.
    #[column(clause = "V8", range = 0..=6)]
    pub keep: u8,
    /// The value a roll must reach first; 0 without a roll.
    #[column(clause = "V9", range = 0..=6)]
    pub need: u8,
    /// The piles of its cards: p Parts, m Small Machines, i Inventions.
    #[column(clause = "V10")]
    pub from: Piles,
    /// Number of cards of a kind that the ghost must have to lose one.
    #[column(clause = "V10", range = 0..=9)]
    pub floor: u8,
    /// Destination of cards that were looked at and not kept.
    #[column(clause = "V8")]
    pub rest: LaidBack,
    /// Provenance of the row, and of columns that differ: `H n=P`; empty for the owner's own values.
    #[column(clause = "V13")]
    pub prov: Origins<'a>,
}

impl AbilityRow<'_> {
    /// Returns the ability in the form of the rules.
    ///
    /// ```
    /// use scrapyard::catalogue::{HOUSE, Rest};
    /// let peek = HOUSE.abilities[7].ability();
    /// assert_eq!((peek.n, peek.keep, peek.from.letters(), peek.rest), (3, 1, "pm", Some(Rest::Top)));
    /// ```
    pub const fn ability(&self) -> Ability {
        Ability {
            operation: self.op,
            n: self.n,
            keep: self.keep,
            need: self.need,
            from: self.from,
            floor: self.floor,
            rest: self.rest.0,
        }
    }
}

/// A Character card.
///
/// ```
/// use scrapyard::catalogue::HOUSE;
/// let row = HOUSE.characters[1];
/// assert_eq!((row.name, row.ability, row.uses), ("Jerry Riggsby", "one_fewer", 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("characters", clause = "V1", rows = 64, rows_clause = "V5")]
pub struct CharacterRow<'a> {
    /// The letter c and one to three digits, in no other row.
    pub id: &'a str,
    /// The name on the card, without commas.
    pub name: &'a str,
    /// The id of the Character's ability.
    #[column(clause = "V6")]
    pub ability: &'a str,
    /// Number of uses in a game with option `character_uses` = `printed`, and of a `reroll` in any
    /// action; 0 without a limit.
    #[column(clause = "V11", range = 0..=99)]
    pub uses: u8,
    /// Provenance of the row, and of columns that differ: `H name=S`; empty for the owner's own values.
    #[column(clause = "V13")]
    pub prov: Origins<'a>,
}

/// Destination of cards that were looked at; none if there are none.
///
/// ```
/// use scrapyard::catalogue::{HOUSE, LaidBack};
/// assert_eq!(HOUSE.abilities[0].rest, LaidBack(None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaidBack(pub Option<Rest>);

impl Cell<'_> for LaidBack {
    const WHAT: &'static str = "top, bottom or -";

    fn read(text: &str, _: &mut dyn FnMut(&dyn Display)) -> Option<Self> {
        match text {
            "-" => Some(Self(None)),
            word => Rest::from_word(word).map(|rest| Self(Some(rest))),
        }
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self.0.map_or("-", Rest::word))
    }
}

/// The rows of a catalogue, in the order of its tables.
///
/// ```
/// use scrapyard::catalogue::HOUSE;
/// assert_eq!(HOUSE.parts.iter().map(|row| u16::from(row.copies)).sum::<u16>(), 90);
/// assert_eq!(HOUSE.machines.iter().map(|row| u16::from(row.copies)).sum::<u16>(), 45);
/// assert_eq!(HOUSE.inventions.len(), 10);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rows<'a> {
    /// Parts.
    pub parts: &'a [PartRow<'a>],
    /// Small Machines.
    pub machines: &'a [MachineRow<'a>],
    /// Inventions.
    pub inventions: &'a [InventionRow<'a>],
    /// Abilities.
    pub abilities: &'a [AbilityRow<'a>],
    /// Characters.
    pub characters: &'a [CharacterRow<'a>],
}

impl<'a> Rows<'a> {
    /// Returns id and name in a row of a table.
    pub(super) fn printed(&self, table: Named, row: usize) -> Option<(&'a str, &'a str)> {
        match table {
            Named::Part => self.parts.get(row).map(|row| (row.id, row.name)),
            Named::Machine => self.machines.get(row).map(|row| (row.id, row.name)),
            Named::Invention => self.inventions.get(row).map(|row| (row.id, row.name)),
            Named::Character => self.characters.get(row).map(|row| (row.id, row.name)),
            Named::Ability => self.abilities.get(row).map(|row| (row.id, row.id)),
        }
    }

    /// Returns a number that differs between catalogues that play differently: every column counts
    /// but the names and the provenance.
    pub(super) fn fingerprint(&self) -> u64 {
        let mut print = Fingerprint::new();
        // A fingerprint accepts any text.
        let _ = write_values(self.parts, &mut print);
        let _ = write_values(self.machines, &mut print);
        let _ = write_values(self.inventions, &mut print);
        let _ = write_values(self.abilities, &mut print);
        let _ = write_values(self.characters, &mut print);
        print.value()
    }

    /// Returns the tables as text.
    #[cfg(feature = "serde")]
    pub(super) fn tables(&self) -> solo_core::Tables {
        solo_core::Tables::new()
            .with_rows(self.parts)
            .with_rows(self.machines)
            .with_rows(self.inventions)
            .with_rows(self.abilities)
            .with_rows(self.characters)
    }
}

/// Writes the values of a table that count in play, a line for each row.
fn write_values<'a, R: TableRow<'a>>(rows: &[R], out: &mut dyn Write) -> fmt::Result {
    writeln!(out, "{}", R::TABLE)?;
    for row in rows {
        let mut columns = R::COLUMNS.iter();
        row.write(&mut |cell| match columns.next() {
            Some(column) if !["name", "prov"].contains(&column.name) => {
                cell(out)?;
                out.write_char(',')
            }
            _ => Ok(()),
        })?;
        out.write_char('\n')?;
    }
    Ok(())
}
