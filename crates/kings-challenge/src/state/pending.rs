//! Memory of a step: the action under way, or whatever else is pending.

use super::List;
use crate::catalogue::ActionKind;
use crate::terms::{Colour, District, Slot};
use solo_core::Face;

/// The effect of the activated card that is being decided; those behind it follow (KC-11.2). Of
/// several effects of the card with the same to follow it is the first, so that equal effects to do
/// are equal values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Now {
    /// Its number in the order of the card, counted from 0.
    pub(crate) effect: u8,
    /// Cubes that it has already put down.
    pub(crate) placed: u8,
}

/// An action of the human under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Action {
    pub(crate) kind: ActionKind,
    /// Slot, Event card or building, by kind.
    pub(crate) target: u8,
    /// The slot whose cube was spent.
    pub(crate) cube: Option<Slot>,
    /// The dice in the order of choosing, numbered as in `OwnedDie::nth`.
    pub(crate) group: List<u8, 3>,
    pub(crate) strength: u8,
    pub(crate) times: u8,
    /// Activations not yet begun.
    pub(crate) left: u8,
    pub(crate) now: Option<Now>,
}

impl Action {
    /// Returns no action.
    pub(crate) fn none() -> Self {
        Self::new(ActionKind::Activate, 0)
    }

    /// Begins an action.
    #[inline]
    pub(crate) fn new(kind: ActionKind, target: u8) -> Self {
        Self {
            kind,
            target,
            cube: None,
            group: List::default(),
            strength: 0,
            times: 0,
            left: 0,
            now: None,
        }
    }
}

/// Memory of a step other than those of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Pending {
    None,
    /// The setup dice rolled so far; 0 for each that is still to roll.
    Setup([u8; 6]),
    /// The dice still to be rolled in a district.
    Workforce {
        owner: District,
        colour: Colour,
        left: u8,
    },
    /// The colour of the deck.
    Draw {
        colour: Colour,
    },
    /// Progress of the effects: index in the row, effect of the card, losses still to come.
    Effects {
        row: u8,
        effect: u8,
        left: u8,
        short: bool,
        attack: u8,
    },
    /// Black dice still to be rolled.
    Attack {
        left: u8,
    },
    Guard {
        total: u8,
        countered: u8,
    },
    Reroll {
        colour: Colour,
        countered: u8,
    },
    Flip {
        left: u8,
        countered: u8,
        flipped: List<u8, 18>,
    },
    /// Le Roy's first die, once it is rolled.
    Royal {
        first: Option<Face>,
    },
    /// The end of the game: the VP that the Character cards gave in the end scoring.
    Scored {
        human: i32,
        roy: i32,
    },
}
