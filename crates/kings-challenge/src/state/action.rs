//! An action of the human that is under way.

use solo_core::{Face, Kind, List};

use crate::catalogue::ActionKind;
use crate::ids::EventId;
use crate::terms::{Building, Colour, District, OwnedDie, Slot};

/// An action of the human, with its target (chapter 10).
///
/// ```
/// use kings_challenge::{Action, ActionKind, Building};
/// assert_eq!(Action::Place(Building::Palace).kind(), ActionKind::Place);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Use the Activity card of a slot (KC-10.1).
    Activate(Slot),
    /// Place stones (KC-10.3).
    Build,
    /// Put cubes on an Event card (KC-10.5).
    Combat(EventId),
    /// Place a citizen in a building.
    Place(Building),
    /// Farm.
    Farm,
}

impl Action {
    /// Returns the kind of the action.
    pub const fn kind(self) -> ActionKind {
        match self {
            Self::Activate(_) => ActionKind::Activate,
            Self::Build => ActionKind::Build,
            Self::Combat(_) => ActionKind::Combat,
            Self::Place(_) => ActionKind::Place,
            Self::Farm => ActionKind::Farm,
        }
    }
}

/// In the order of the legal lists (KC-14.3).
impl Kind for Action {
    const COUNT: usize = 49;

    fn index(self) -> u8 {
        match self {
            Self::Activate(slot) => slot.index(),
            Self::Build => 9,
            Self::Combat(card) => 10 + card.index(),
            Self::Place(building) => 45 + building.index(),
            Self::Farm => 48,
        }
    }

    fn from_index(index: u8) -> Option<Self> {
        match index {
            0..9 => Slot::from_index(index).map(Self::Activate),
            9 => Some(Self::Build),
            10..45 => EventId::from_index(index - 10).map(Self::Combat),
            45..48 => Building::from_index(index - 45).map(Self::Place),
            48 => Some(Self::Farm),
            _ => None,
        }
    }
}

/// The cube that is spent for an action, and its dice in the order of choosing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    /// The slot of the card whose cube is spent (KC-8.6).
    pub cube: Option<Slot>,
    /// The dice, at most three.
    pub dice: List<OwnedDie, 3>,
}

impl Group {
    /// Returns a group without dice.
    pub const fn new(cube: Option<Slot>) -> Self {
        const BLANK: OwnedDie = OwnedDie {
            district: District::Own,
            colour: Colour::Red,
            face: Face::ONE,
        };
        Self {
            cube,
            dice: List::new(BLANK),
        }
    }

    /// Returns the group with one more die.
    pub(crate) fn with(mut self, die: OwnedDie) -> Self {
        self.dice.push(die);
        self
    }
}

/// The activations of an Activity card, which wait for a decision or a die (KC-10.1b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Activation {
    /// The slot of the card.
    pub slot: Slot,
    /// The closed group.
    pub group: Group,
    /// Number of activations.
    pub times: u8,
    /// Activations not yet begun.
    pub left: u8,
    /// The effect that is being decided.
    pub place: EffectPlace,
}

/// The effect of the activated card that is being decided; those behind it follow (KC-11.2). Of
/// several effects of the card with the same to follow it is the first, so that equal effects to do
/// are equal values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EffectPlace {
    /// Its number in the order of the card, counted from 0.
    pub effect: u8,
    /// Cubes that it has already put down.
    pub placed: u8,
}
