//! The tables of cards: chapter 9 of the rulebook.
//!
//! The printed card list is not established. [`HOUSE`] is this project's own replacement, apart from
//! the few values that are marked as published; [`PartRow`] and the other rows say for every value
//! where it comes from.

mod ability;
#[cfg(feature = "serde")]
mod check;
mod house;
mod id;
#[cfg(feature = "serde")]
mod load;
mod names;
#[cfg(feature = "serde")]
mod owned;
mod room;
mod rules;
mod text;

use solo_core::Provenance;

pub use ability::{Ability, Operation, Rest};
pub use house::{HOUSE, text_of_house_ability};
pub use id::Id;
#[cfg(feature = "serde")]
pub use load::Catalogue;
#[cfg(feature = "serde")]
pub(crate) use owned::Owned;
pub(crate) use room::ROOM;
pub(crate) use rules::Rules;

/// Most kinds in one table (V5).
pub const MOST_KINDS: usize = 64;

/// A row of the Part table.
///
/// ```
/// use scrapyard::catalogue::HOUSE;
/// let row = HOUSE.parts[0];
/// assert_eq!((row.id, row.name, row.copies), ("p01", "Brass Gear", 6));
/// assert_eq!(row.data_source.letters(), "H");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartRow<'a> {
    /// The id of the notation.
    pub id: &'a str,
    /// The name on the card.
    pub name: &'a str,
    /// How many such cards there are, 1 to 99.
    pub copies: u8,
    /// Where the name comes from.
    pub name_source: Provenance,
    /// Where everything else comes from.
    pub data_source: Provenance,
}

/// A row of the Small Machine table.
///
/// ```
/// use scrapyard::catalogue::HOUSE;
/// let row = HOUSE.machines[13];
/// assert_eq!((row.id, row.name, row.name_source.letters()), ("s14", "Navigatrix", "P"));
/// assert_eq!(row.parts.map(|part| HOUSE.parts[usize::from(part)].id), ["p05", "p07", "p11"]);
/// assert_eq!(HOUSE.abilities[usize::from(row.ability)].id, "peek3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MachineRow<'a> {
    /// The id of the notation.
    pub id: &'a str,
    /// The name on the card.
    pub name: &'a str,
    /// How many such cards there are, 1 to 99.
    pub copies: u8,
    /// The recipe in printed order: rows of the Part table, counted from 0.
    pub parts: [u8; 3],
    /// The ability: a row of the ability table, counted from 0.
    pub ability: u8,
    /// Where the name comes from.
    pub name_source: Provenance,
    /// Where everything else comes from.
    pub data_source: Provenance,
}

/// A row of the Invention table.
///
/// ```
/// use scrapyard::catalogue::HOUSE;
/// let row = HOUSE.inventions[8];
/// assert_eq!((row.id, row.name, row.copies), ("i09", "Time Machine", 1));
/// assert_eq!(row.machines.map(|place| HOUSE.machines[usize::from(place)].id), ["s05", "s07", "s14"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InventionRow<'a> {
    /// The id of the notation.
    pub id: &'a str,
    /// The name on the card.
    pub name: &'a str,
    /// How many such cards there are, 1 to 99.
    pub copies: u8,
    /// The recipe in printed order: rows of the machine table, counted from 0.
    pub machines: [u8; 3],
    /// Where the name comes from.
    pub name_source: Provenance,
    /// Where everything else comes from.
    pub data_source: Provenance,
}

/// A row of the ability table.
///
/// ```
/// use scrapyard::catalogue::{HOUSE, Operation};
/// let row = HOUSE.abilities[4];
/// assert_eq!((row.id, row.ability.operation, row.ability.n), ("set_six", Operation::SetDie, 6));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AbilityRow<'a> {
    /// The name other tables use.
    pub id: &'a str,
    /// What it does.
    pub ability: Ability,
    /// Where the row comes from.
    pub source: Provenance,
}

/// A row of the Character table.
///
/// ```
/// use scrapyard::catalogue::HOUSE;
/// let row = HOUSE.characters[1];
/// assert_eq!((row.name, row.uses), ("Jerry Riggsby", 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CharacterRow<'a> {
    /// The id of the notation.
    pub id: &'a str,
    /// The name on the card.
    pub name: &'a str,
    /// The ability: a row of the ability table, counted from 0.
    pub ability: u8,
    /// How often the ability can be used in a game with option `character_uses` = `printed`; 0 for no
    /// limit and for passive abilities. A `reroll` can otherwise be used so often in an action (SE-12.5).
    pub uses: u8,
    /// Where the name comes from.
    pub name_source: Provenance,
    /// Where everything else comes from.
    pub data_source: Provenance,
}

/// The five tables of a catalogue.
///
/// ```
/// use scrapyard::catalogue::HOUSE;
/// assert_eq!(HOUSE.parts.iter().map(|row| u16::from(row.copies)).sum::<u16>(), 90);
/// assert_eq!(HOUSE.machines.iter().map(|row| u16::from(row.copies)).sum::<u16>(), 45);
/// assert_eq!(HOUSE.inventions.len(), 10);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tables<'a> {
    /// Parts, in catalogue order.
    pub parts: &'a [PartRow<'a>],
    /// Small Machines, in catalogue order.
    pub machines: &'a [MachineRow<'a>],
    /// Inventions, in catalogue order.
    pub inventions: &'a [InventionRow<'a>],
    /// Abilities.
    pub abilities: &'a [AbilityRow<'a>],
    /// Characters, in catalogue order.
    pub characters: &'a [CharacterRow<'a>],
}
