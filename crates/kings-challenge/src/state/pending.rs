//! The input that a position waits for.

use solo_core::{Face, List};

use super::{Action, Activation, Group};
use crate::ids::EventId;
use crate::phase::Step;
use crate::terms::{Colour, Die, District, Slot};

/// The input that the game waits for, with what it needs to go on (KC-14.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Pending {
    /// The next Character card of the stack.
    Character,
    /// The next of le Roy's dice of the setup, behind those rolled so far.
    SetupRoll(List<Face, 6>),
    /// The human settles a citizen.
    Settle,
    /// The next Activity card.
    Reveal,
    /// A die of the workforce; `left` counts it and those of the same citizens that follow.
    Workforce {
        owner: District,
        colour: Colour,
        left: u8,
    },
    /// An Event card of this deck.
    Draw { deck: Colour },
    /// The human chooses one of `left` things that he loses.
    Lose { effects: RowEffects, left: u8 },
    /// The next of the black dice; `left` counts it.
    BlackRoll { left: u8 },
    /// The human's go against the black dice, with the total begun and the dice countered.
    Guard { total: u8, countered: u8 },
    /// The human's turn.
    Turn,
    /// The new face of a die that is rerolled.
    Reroll { colour: Colour, during: Occasion },
    /// A further die to turn, of `left` more, behind those turned so far.
    Flip {
        left: u8,
        flipped: List<Die, 18>,
        during: Occasion,
    },
    /// The origin of the new tradesman for the card of a slot.
    Origin(Slot),
    /// A cube to spend for an action, or none.
    Cube(Action),
    /// The next die of the group for an action.
    Dice(Action, Group),
    /// The number of activations of the card of a slot.
    Times(Slot, Group),
    /// A list of a choice.
    Choose(Activation),
    /// The Event card for an own cube.
    Mark(Activation),
    /// The black die of an effect.
    Black(Activation),
    /// Le Roy's dice, of which one may be rolled.
    Royal { first: Option<Face> },
    /// Nothing: the game is over. The VP are those of the Character cards in the end scoring.
    Over { human: i32, roy: i32 },
}

/// Progress of the effects of the row (KC-4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct RowEffects {
    /// The card that takes effect.
    pub(crate) card: EventId,
    /// The number of its effect, counted from 0.
    pub(crate) effect: u8,
    /// `true` if a demand of the card could not be met.
    pub(crate) short: bool,
    /// Black dice so far.
    pub(crate) attack: u8,
}

/// The time at which influence is used (KC-7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Occasion {
    /// The human's go, in which he has countered this many dice.
    Go { countered: u8 },
    /// His turn.
    Turn,
}

impl Occasion {
    /// Returns what the game waits for after the use of influence.
    pub(crate) const fn pending(self) -> Pending {
        match self {
            Self::Go { countered } => Pending::Guard {
                total: 0,
                countered,
            },
            Self::Turn => Pending::Turn,
        }
    }
}

impl Pending {
    /// Returns the step as a view shows it.
    pub(crate) const fn step(self) -> Step {
        match self {
            Self::Character => Step::Character,
            Self::SetupRoll(_) => Step::SetupRoll,
            Self::Settle => Step::Settle,
            Self::Reveal => Step::Reveal,
            Self::Workforce { .. } => Step::Workforce,
            Self::Draw { .. } => Step::Draw,
            Self::Lose { .. } => Step::Lose,
            Self::BlackRoll { .. } => Step::BlackRoll,
            Self::Guard { .. } => Step::Guard,
            Self::Turn => Step::Turn,
            Self::Reroll { during, .. } => match during {
                Occasion::Go { .. } => Step::GuardReroll,
                Occasion::Turn => Step::TurnReroll,
            },
            Self::Flip { during, .. } => match during {
                Occasion::Go { .. } => Step::GuardFlip,
                Occasion::Turn => Step::TurnFlip,
            },
            Self::Origin(_) => Step::Source,
            Self::Cube(_) => Step::Cube,
            Self::Dice(..) => Step::Dice,
            Self::Times(..) => Step::Times,
            Self::Choose(_) => Step::Choose,
            Self::Mark(_) => Step::Mark,
            Self::Black(_) => Step::Black,
            Self::Royal { .. } => Step::Royal,
            Self::Over { .. } => Step::Over,
        }
    }

    /// Returns whether a die is due.
    pub(crate) const fn rolls(self) -> bool {
        self.step().rolls()
    }

    /// Returns the action under way.
    pub(crate) const fn action(self) -> Option<Action> {
        match self {
            Self::Origin(slot) | Self::Times(slot, _) => Some(Action::Activate(slot)),
            Self::Cube(action) | Self::Dice(action, _) => Some(action),
            _ => match self.activation() {
                Some(activation) => Some(Action::Activate(activation.slot)),
                None => None,
            },
        }
    }

    /// Returns the group of the action under way; it is empty before dice are chosen.
    pub(crate) const fn group(self) -> Group {
        match self {
            Self::Dice(_, group) | Self::Times(_, group) => group,
            _ => match self.activation() {
                Some(activation) => activation.group,
                None => Group::new(None),
            },
        }
    }

    /// Returns the activations that wait for a decision or a die.
    pub(crate) const fn activation(self) -> Option<Activation> {
        match self {
            Self::Choose(activation) | Self::Mark(activation) | Self::Black(activation) => {
                Some(activation)
            }
            _ => None,
        }
    }
}
