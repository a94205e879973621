//! Spaces and slots, distinguished by numbers: spaces of buildings and of the cathedral, and slots
//! for cards.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use solo_core::{Kind, Notation, NotationError, Ranged, Set, plain_number};

use super::{Building, Colour, in_row, numbered};

/// One of the six spaces of a building, or of the six columns of the cathedral.
///
/// ```
/// use kings_challenge::Space;
/// assert_eq!(Space::new(6).map(Space::get), Some(6));
/// assert_eq!(Space::new(7), None);
/// ```
pub type Space = Ranged<1, 6>;

/// One of the three levels of the cathedral, the lowest first.
///
/// ```
/// use kings_challenge::Level;
/// assert_eq!(Level::new(4), None);
/// ```
pub type Level = Ranged<1, 3>;

/// One of the 18 spaces of the buildings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct BuildingSpace {
    pub(crate) building: Building,
    pub(crate) space: Space,
}

/// Building after building.
impl Kind for BuildingSpace {
    const COUNT: usize = 18;

    fn index(self) -> u8 {
        in_row(self.building.index(), self.space.get())
    }

    fn from_index(index: u8) -> Option<Self> {
        Some(Self {
            building: Building::from_index(index / 6)?,
            space: Space::new(index % 6 + 1)?,
        })
    }
}

impl BuildingSpace {
    pub(crate) const fn new(building: Building, space: Space) -> Self {
        Self { building, space }
    }

    /// Returns the spaces of a building.
    pub(crate) const fn of(building: Building) -> Set<Self> {
        match building {
            Building::Palace => Set::from_bits(0o77),
            Building::Hall => Set::from_bits(0o7700),
            Building::Bishopric => Set::from_bits(0o77_0000),
        }
    }
}

/// One of the 18 spaces of the cathedral: 3 levels, the lowest first, of 6 columns.
///
/// ```
/// use kings_challenge::StoneSpace;
/// let space = StoneSpace::new(2, 5).unwrap();
/// assert_eq!((space.level.get(), space.column.get()), (2, 5));
/// assert_eq!(StoneSpace::new(4, 1), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("a space of the cathedral")]
#[says("{level} {column}", label = "level {level}, column {column}")]
pub struct StoneSpace {
    /// The level.
    pub level: Level,
    /// The column.
    pub column: Space,
}

impl StoneSpace {
    /// Returns the space at this level (1 to 3) and column (1 to 6).
    pub const fn new(level: u8, column: u8) -> Option<Self> {
        match (Level::new(level), Space::new(column)) {
            (Some(level), Some(column)) => Some(Self { level, column }),
            _ => None,
        }
    }

    /// The levels, the lowest first.
    pub(crate) const LEVELS: [Level; 3] = [Level::nearest(1), Level::nearest(2), Level::nearest(3)];

    /// Returns the spaces of a level.
    pub(crate) const fn on_level(level: Level) -> Set<Self> {
        match level.get() {
            1 => Set::from_bits(0o77),
            2 => Set::from_bits(0o7700),
            _ => Set::from_bits(0o77_0000),
        }
    }
}

/// Level after level.
impl Kind for StoneSpace {
    const COUNT: usize = 18;

    fn index(self) -> u8 {
        in_row(self.level.get() - 1, self.column.get())
    }

    fn from_index(index: u8) -> Option<Self> {
        Self::new(index / 6 + 1, index % 6 + 1)
    }
}

numbered! {
    /// One of the nine places for an Activity card: a colour and a number, in slot order.
    ///
    /// ```
    /// use kings_challenge::{Colour, Slot};
    /// let slot = Slot::new(Colour::Yellow, 2).unwrap();
    /// assert_eq!(slot.to_string(), "yellow 2");
    /// assert_eq!(slot.index(), 4);
    /// ```
    Slot, 9, "slot order"
}

impl Slot {
    /// Every slot, in slot order.
    pub(crate) const ALL: [Self; 9] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
        Self(8),
    ];

    /// Returns the slot of this colour and number (1 to 3).
    pub const fn new(colour: Colour, number: u8) -> Option<Self> {
        match number {
            1..=3 => Some(Self(colour.index() * 3 + number - 1)),
            _ => None,
        }
    }

    /// Returns the colour of its cards.
    pub const fn colour(self) -> Colour {
        match self.0 {
            0..=2 => Colour::Red,
            3..=5 => Colour::Yellow,
            _ => Colour::White,
        }
    }

    /// Returns the number of its cards, 1 to 3: the round in which its card is turned up.
    pub const fn number(self) -> u8 {
        self.0 % 3 + 1
    }
}

impl Display for Slot {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour(), self.number())
    }
}

impl FromStr for Slot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let slot = text.split_once(' ').and_then(|(colour, number)| {
            Self::new(Colour::from_word(colour)?, plain_number(number, 1, 3)?)
        });
        slot.ok_or(NotationError::new(0, "a slot such as red 1"))
    }
}
