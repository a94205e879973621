//! Custom names for the cards: chapter TK-20.

use alloc::string::String;
use alloc::vec::Vec;

use solo_core::{Card, Csv, Faults, write_rows};

use super::check::check;
use super::rows::CardRow;
use super::{DECK, name, strength};

/// Names for the 44 cards of the deck, for a translation or an illustrated edition (TK-20.1).
///
/// ```
/// use tomb4k::Names;
/// let table = Names::default().to_table();
/// let translated = table.replace("Scroll of Light", "Rouleau de lumiere");
/// let names = Names::from_table(&translated)?;
/// assert_eq!(names.get("Jk".parse().unwrap()), Some("Rouleau de lumiere"));
/// assert!(Names::from_table(&table.replace("KS,K,S,hoard,,10", "KS,K,S,hoard,,11")).is_err());
/// # Ok::<(), solo_core::Faults>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// Reads the table of cards. All columns but the names must be as in the rulebook.
    ///
    /// # Errors
    /// Every row that is missing, doubled, unknown, misplaced, without a name, or that differs in
    /// another cell (TK-20.2).
    ///
    /// ```
    /// let table = tomb4k::Names::default().to_table();
    /// let faults = tomb4k::Names::from_table(&table.replace("AS,A,S,torch", "AS,A,S,lamp")).unwrap_err();
    /// assert_eq!(faults.iter().next().map(|fault| fault.at.as_str()), Some("cards line 14, role"));
    /// ```
    pub fn from_table(text: &str) -> Result<Self, Faults> {
        let (csv, names, mut faults) = (Csv::new(text), Self::default(), Faults::new());
        let rows = check(&csv, &names.rows(), "name", &mut faults);
        let names = rows.iter().map(|placed| String::from(placed.row.name));
        faults.into_result(Self(names.collect()))
    }

    /// Returns the name of a card; `None` for a card that is not in the deck.
    ///
    /// ```
    /// let names = tomb4k::Names::default();
    /// assert_eq!(names.get("9S".parse()?), Some("Monster 9"));
    /// assert_eq!(names.get("9H".parse()?), None);
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn get(&self, card: Card) -> Option<&str> {
        let index = DECK.iter().position(|other| other == card)?;
        self.0.get(index).map(String::as_str)
    }

    /// Returns the rows of the deck with these names.
    pub(super) fn rows(&self) -> Vec<CardRow<'_>> {
        let rows = DECK.iter().zip(&self.0);
        rows.map(|(card, name)| CardRow::new(card, name)).collect()
    }

    /// Returns the table of cards with these names, as [`Names::from_table`] reads it.
    ///
    /// ```
    /// let table = tomb4k::Names::default().to_table();
    /// assert_eq!(table.lines().last(), Some("Jk,,,scroll,,6,Scroll of Light,S"));
    /// ```
    pub fn to_table(&self) -> String {
        let mut table = String::new();
        // Writing to a string cannot fail.
        let _ = write_rows(&self.rows(), &mut table);
        table
    }
}

impl Default for Names {
    /// Returns the names of the rulebook, with the number of those cards that have one.
    fn default() -> Self {
        let named = DECK.iter().map(|card| match strength(card) {
            0 => String::from(name(card)),
            number => alloc::format!("{} {number}", name(card)),
        });
        Self(named.collect())
    }
}
