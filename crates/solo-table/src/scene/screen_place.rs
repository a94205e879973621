//! The places of a table, which a screen lays out once.

use serde::{Deserialize, Serialize};

use super::Area;

/// The place of a table to which a zone belongs: a screen has one of each, whatever the game.
///
/// ```
/// use solo_table::{Area, ScreenPlace, Zone, ZoneLayout};
/// let deck = Zone::new("own", "Your other cards", ZoneLayout::Rows, Area::Mine);
/// assert_eq!(deck.place, ScreenPlace::You);
/// assert_eq!(deck.at(ScreenPlace::Piles).place, ScreenPlace::Piles);
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ScreenPlace {
    /// Possessions of the player: points, tomb, life, citizens.
    You,
    /// Components that both sides share.
    #[default]
    Board,
    /// All of the opponent.
    Rival,
    /// Means of decisions: cards in hand, dice.
    Hand,
    /// Piles beside the hand: deck, discards, what is looked up.
    Piles,
    /// State of the game: how far it is, and how it stands.
    Clock,
    /// The result, once the game is over.
    Ending,
}

impl ScreenPlace {
    /// Every place.
    pub const ALL: [Self; 7] = [
        Self::You,
        Self::Board,
        Self::Rival,
        Self::Hand,
        Self::Piles,
        Self::Clock,
        Self::Ending,
    ];
}

/// The place of a zone that names none.
impl From<Area> for ScreenPlace {
    fn from(area: Area) -> Self {
        match area {
            Area::Head => Self::Clock,
            Area::Rival => Self::Rival,
            Area::Board => Self::Board,
            Area::Mine => Self::You,
            Area::Aside => Self::Piles,
        }
    }
}
