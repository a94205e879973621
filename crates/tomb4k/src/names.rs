//! Names of one's own for the cards: chapter TK-20.

use alloc::string::String;
use alloc::vec::Vec;

#[cfg(feature = "serde")]
use solo_core::Suit;
use solo_core::{Card, Faults, Rank, read_table};

#[cfg(feature = "serde")]
use crate::catalogue::HIT_POINTS;
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
        let names = check_cards(text, &mut faults);
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

/// TK-20.2: the names in a table of cards that otherwise has to be that of the rulebook.
pub(crate) fn check_cards(text: &str, faults: &mut Faults) -> Vec<String> {
    let rows = read_table("cards", HEADER, text, "TK-20.2", faults);
    let mut names = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        let at = alloc::format!("cards line {}", row.line);
        let Some(card) = DECK.iter().nth(place) else {
            faults.add(at, "TK-20.2", "there are 44 cards only");
            continue;
        };
        check_row(card, row, &at, faults);
        names.push(String::from(row.field(6)));
    }
    for card in DECK.iter().skip(rows.len()) {
        faults.add("cards", "TK-20.2", format_args!("{card} is missing"));
    }
    names
}

/// TK-20.3: nine hearts for 9 to 1 hit points.
#[cfg(feature = "serde")]
pub(crate) fn check_hearts(text: &str, faults: &mut Faults) {
    let header = "id,hp_while_showing,source";
    let rows = read_table("hearts", header, text, "TK-20.2", faults);
    let hearts = (1..=HIT_POINTS).rev().zip(Rank::ALL.iter().rev().skip(4));
    let mut expected = hearts.map(|(hp, &rank)| (Card::new(rank, Suit::Hearts), hp));
    for row in &rows {
        let fits = expected.next().is_some_and(|(card, hp)| {
            let cells = [row.field(0), row.field(1), row.field(2)];
            cells
                == [
                    alloc::format!("{card}").as_str(),
                    alloc::format!("{hp}").as_str(),
                    "S",
                ]
        });
        let at = alloc::format!("hearts line {}", row.line);
        faults.require(fits, at, "TK-20.2", "this is not the row of the rulebook");
    }
    for (card, _) in expected {
        faults.add("hearts", "TK-20.2", format_args!("{card} is missing"));
    }
}

/// The constants of the rulebook, as they are written.
#[cfg(feature = "serde")]
const CONSTANTS: [(&str, &str); 6] = [
    ("hit_points", "9"),
    ("fatal_torch", "4"),
    ("gold_per_point", "100"),
    ("points_possible", "100"),
    ("kings_to_win", "4"),
    ("series_lengths", "[3,5,10]"),
];

/// TK-20.2: every constant once, with the value of the rulebook; what follows a `#` is a remark.
#[cfg(feature = "serde")]
pub(crate) fn check_constants(text: &str, faults: &mut Faults) {
    let lines = text
        .lines()
        .map(|line| line.split('#').next().unwrap_or(""));
    let mut missing: Vec<&str> = CONSTANTS.iter().map(|(name, _)| *name).collect();
    for (line, number) in lines.zip(1_u32..) {
        if line.trim().is_empty() {
            continue;
        }
        let (name, value) = line.split_once('=').unwrap_or((line, ""));
        let (name, value) = (name.trim(), value.replace([' ', '\t'], ""));
        let fits = CONSTANTS.contains(&(name, value.as_str())) && missing.contains(&name);
        missing.retain(|other| *other != name);
        let at = alloc::format!("constants line {number}");
        faults.require(
            fits,
            at,
            "TK-20.2",
            "this is not a constant of the rulebook",
        );
    }
    for name in missing {
        faults.add("constants", "TK-20.2", format_args!("{name} is missing"));
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
        card.rank().map_or("", Rank::text).to_string(),
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
