//! Names of one's own for the cards: chapter TK-20.

use alloc::string::String;
use alloc::vec::Vec;

use solo_core::{Card, Faults};

use super::{DECK, check, name, text, value};

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
    /// Reads the table of cards. Everything but the names must be as in the rulebook.
    ///
    /// # Errors
    /// TK-20.2: every row that is missing, doubled, unknown, out of place, without a name, or that
    /// differs in another cell.
    ///
    /// ```
    /// let table = tomb4k::Names::default().to_table();
    /// let faults = tomb4k::Names::from_table(&table.replace("AS,A,S,torch", "AS,A,S,lamp")).unwrap_err();
    /// assert_eq!(faults.iter().next().map(|fault| fault.at.as_str()), Some("cards line 14"));
    /// ```
    pub fn from_table(text: &str) -> Result<Self, Faults> {
        let mut faults = Faults::new();
        let names = check::cards(text, &mut faults);
        faults.into_result(Self(names))
    }

    /// The name of a card; `None` for a card that is not in the deck.
    ///
    /// ```
    /// let names = tomb4k::Names::default();
    /// assert_eq!(names.get("9S".parse()?), Some("Monster 9"));
    /// assert_eq!(names.get("9H".parse()?), None);
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    #[must_use]
    pub fn get(&self, card: Card) -> Option<&str> {
        let place = DECK.iter().position(|other| other == card)?;
        self.0.get(place).map(String::as_str)
    }

    /// The table of cards with these names, as [`Names::from_table`] reads it.
    ///
    /// ```
    /// let table = tomb4k::Names::default().to_table();
    /// assert_eq!(table.lines().last(), Some("Jk,,,scroll,,6,Scroll of Light,S"));
    /// ```
    #[must_use]
    pub fn to_table(&self) -> String {
        let mut table = String::from(text::CARDS);
        table.push('\n');
        for (card, name) in DECK.iter().zip(&self.0) {
            let [id, rank, suit, role, value, worth] = text::cells(card);
            let row = [&id, &rank, &suit, &role, &value, &worth, name, "S"].join(",");
            table.push_str(&row);
            table.push('\n');
        }
        table
    }
}

impl Default for Names {
    /// The names of the rulebook, with the number where a card has one.
    fn default() -> Self {
        let named = DECK.iter().map(|card| match value(card) {
            0 => String::from(name(card)),
            number => alloc::format!("{} {number}", name(card)),
        });
        Self(named.collect())
    }
}
