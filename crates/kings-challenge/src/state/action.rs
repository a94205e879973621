//! An action of the human that is under way.

use solo_core::{Face, Kind, List};

use crate::catalogue::ActionKind;
use crate::ids::EventId;
use crate::terms::{Building, Colour, District, OwnedDie, Slot};

/// An action of the human (chapter 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Action {
    /// Use the Activity card of a slot.
    Activate(Slot),
    Build,
    Combat(EventId),
    Place(Building),
    Farm,
}

impl Action {
    pub(crate) const fn kind(self) -> ActionKind {
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
pub(crate) struct Group {
    /// The slot of the cube.
    pub(crate) cube: Option<Slot>,
    pub(crate) dice: List<OwnedDie, 3>,
}

impl Group {
    /// A group without dice.
    pub(crate) const fn new(cube: Option<Slot>) -> Self {
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
pub(crate) struct Activation {
    pub(crate) slot: Slot,
    /// The closed group.
    pub(crate) group: Group,
    /// Number of activations.
    pub(crate) times: u8,
    /// Activations not yet begun.
    pub(crate) left: u8,
    pub(crate) place: EffectPlace,
}

/// The effect of the activated card that is being decided; those behind it follow (KC-11.2). Of
/// several effects of the card with the same to follow it is the first, so that equal effects to do
/// are equal values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct EffectPlace {
    /// Its number in the order of the card, counted from 0.
    pub(crate) effect: u8,
    /// Cubes that it has already put down.
    pub(crate) placed: u8,
}
