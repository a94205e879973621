//! What a step has to remember: the action under way, or what else is pending.

use super::List;
use crate::catalogue::{ActionKind, Effect};
use crate::terms::Colour;

/// The most effects that can wait: up to 6 in each of three nested lists, one of each being done.
pub(crate) const TODO: usize = 18;

impl Default for Effect {
    fn default() -> Self {
        Self::Vp(0)
    }
}

/// An action of the human under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Action {
    pub(crate) kind: ActionKind,
    /// Slot, Event card or building, by kind.
    pub(crate) target: u8,
    /// The slot whose cube was spent, counted from 1; 0 for none.
    pub(crate) cube: u8,
    /// The dice in the order of choosing, numbered as in `coded`.
    pub(crate) group: List<u8, 3>,
    pub(crate) strength: u8,
    pub(crate) times: u8,
    /// Activations not yet begun.
    pub(crate) left: u8,
    /// The effect that is being decided.
    pub(crate) now: Option<Effect>,
    /// The effects that follow, the next one last.
    pub(crate) todo: List<Effect, TODO>,
}

impl Action {
    /// No action.
    pub(crate) fn none() -> Self {
        Self::new(ActionKind::Activate, 0)
    }

    /// An action at its beginning.
    #[inline]
    pub(crate) fn new(kind: ActionKind, target: u8) -> Self {
        Self {
            kind,
            target,
            cube: 0,
            group: List::default(),
            strength: 0,
            times: 0,
            left: 0,
            now: None,
            todo: List::default(),
        }
    }
}

/// What a step other than those of an action has to remember.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Pending {
    None,
    /// The setup dice rolled so far; 0 for not yet.
    Setup([u8; 6]),
    /// The district (0 to 2 the human's, 3 to 5 le Roy's colours) and the dice still to be rolled.
    Workforce {
        lane: u8,
        left: u8,
    },
    /// The colour of the deck.
    Draw(Colour),
    /// Where the effects of the row stand: place in the row, effect of the card, losses still to come.
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
    /// Le Roy's first die; 0 for not yet rolled.
    Royal {
        first: u8,
    },
    /// Nothing any more: the VP that the Character cards gave in the end scoring.
    Scored {
        human: i32,
        roy: i32,
    },
}
