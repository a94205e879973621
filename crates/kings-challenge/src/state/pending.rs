//! Memory of a step: the action under way, or whatever else is pending.

use super::List;
use crate::catalogue::{ActionKind, EffectList};
use crate::terms::{Colour, District, Slot};
use solo_core::Face;

/// The remaining effects of a card: the rest of the list that is being carried out, behind the rests
/// of those around it (KC-15.4: three at most). An empty rest is left out, so that equal effects are
/// equal values.
pub(crate) type Todo = List<EffectList, 3>;

impl Todo {
    /// Puts the effects of a list before those that wait.
    #[inline]
    pub(crate) fn put_before(&mut self, list: EffectList) {
        if list != EffectList::default() {
            self.push(list);
        }
    }

    /// Returns the effects with those of a list before them.
    pub(crate) fn with(mut self, list: EffectList) -> Self {
        self.put_before(list);
        self
    }
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
    /// The effect that is being decided, and those that follow.
    pub(crate) todo: Todo,
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
            todo: Todo::default(),
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
