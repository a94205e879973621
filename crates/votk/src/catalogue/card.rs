//! One row of the catalogue.

use solo_core::{Ranged, Shared, SharedOrigins, Table};

use super::action::Action;
use super::design::Group;
use super::operation::Timing;

/// A design: the printed values of its cards.
///
/// ```
/// use votk::{Catalogue, Timing};
/// let house = Catalogue::house();
/// let boat = house.card(house.design("boat").unwrap());
/// assert_eq!((boat.cost, boat.gold, boat.points(), boat.level), (4, 1, 4, 2));
/// assert_eq!(boat.timing, Timing::Reaction);
/// assert_eq!(boat.action.to_string(), "move from=base to=discard");
/// assert!(boat.prov.of("cost").eq([solo_core::Provenance::House]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("designs", clause = "VK-16.7", rows = super::DESIGNS)]
pub struct Card {
    /// The identifier of the card in notation and positions: a lower-case letter and up to 15
    /// letters, digits and underscores.
    #[column(clause = "VK-16.8")]
    pub id: Shared<str>,
    /// The name on the card.
    #[column(clause = "VK-16.8")]
    pub name: Shared<str>,
    /// The level; 1 for starters, and only for them.
    #[column(clause = "VK-16.9", range = 1..=3)]
    pub level: u8,
    /// The group of the card: starter, sarcophagus, jar, amulet, book, statue or unique; rows are
    /// in this order.
    #[column(clause = "VK-16.9")]
    pub group: Group,
    /// The number of copies in the box.
    #[column(clause = "VK-16.10", range = 1..=16)]
    pub copies: u8,
    /// The cost, in gold.
    #[column(clause = "VK-16.9", range = 0..=20)]
    pub cost: u8,
    /// The gold that it pays as a hand card.
    #[column(clause = "VK-16.9", range = 0..=9)]
    pub gold: u8,
    /// The points it scores in a tomb; empty for a card of a set, which scores by squares.
    #[column(clause = "VK-16.10")]
    pub vp: Option<Ranged<0, 99>>,
    /// The time at which its action can be used: in your turn, as a reaction to the Bot's gain, or
    /// never.
    #[column(clause = "VK-16.11")]
    pub timing: Timing,
    /// Yes if other cards can repeat its action.
    #[column(clause = "VK-16.11")]
    pub copy: bool,
    /// The action in its text form; empty for a card that can never be used.
    #[column(clause = "VK-16.11")]
    pub action: Action,
    /// The provenance of the values of the row.
    #[column(clause = "VK-16.5")]
    pub prov: SharedOrigins,
}

impl Card {
    /// Returns the points it scores by itself; 0 for cards of a set.
    pub fn points(&self) -> u8 {
        self.vp.map_or(0, Ranged::get)
    }
}
