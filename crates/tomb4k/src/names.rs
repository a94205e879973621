//! Names of one's own for the cards: chapter TK-20.

use alloc::string::String;
use alloc::vec::Vec;

use solo_core::{Card, Faults, read_table};

use crate::catalogue::{DECK, name, role, value, worth};

/// The header of the table of cards.
const HEADER: &str = "id,rank,suit,role,value,worth,name,source";

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
        let rows = read_table("cards", HEADER, text, "TK-20.2", &mut faults);
        let mut names = Vec::new();
        for (place, row) in rows.iter().enumerate() {
            let at = alloc::format!("cards line {}", row.line);
            let Some(card) = DECK.iter().nth(place) else {
                faults.add(at, "TK-20.2", "there are 44 cards only");
                continue;
            };
            check_row(card, row, &at, &mut faults);
            names.push(String::from(row.field(6)));
        }
        for card in DECK.iter().skip(rows.len()) {
            faults.add("cards", "TK-20.2", format_args!("{card} is missing"));
        }
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
        let mut text = String::from(HEADER);
        text.push('\n');
        for (card, name) in DECK.iter().zip(&self.0) {
            let [id, rank, suit, role, value, worth] = cells(card);
            let row = [&id, &rank, &suit, &role, &value, &worth, name, "S"].join(",");
            text.push_str(&row);
            text.push('\n');
        }
        text
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

/// The fixed cells of a row, in the order of the header.
fn cells(card: Card) -> [String; 6] {
    use alloc::string::ToString;
    let number = |number: u8| {
        if number == 0 {
            String::new()
        } else {
            number.to_string()
        }
    };
    [
        card.to_string(),
        card.rank().map_or("", solo_core::Rank::text).to_string(),
        card.suit()
            .map_or_else(String::new, |suit| suit.letter().to_string()),
        role(card).word().to_string(),
        number(value(card)),
        number(worth(card)),
    ]
}

fn check_row(card: Card, row: &solo_core::Row<'_>, at: &str, faults: &mut Faults) {
    let columns = HEADER.split(',');
    for ((column, expected), title) in (0..).zip(cells(card)).zip(columns) {
        faults.require(
            row.field(column) == expected,
            at,
            "TK-20.2",
            format_args!("{title} is {:?} instead of {expected:?}", row.field(column)),
        );
    }
    faults.require(row.field(7) == "S", at, "TK-20.2", "source is not \"S\"");
    faults.require(!row.field(6).is_empty(), at, "TK-20.2", "the name is empty");
}
