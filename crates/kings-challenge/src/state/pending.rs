//! The input that a position waits for.

use solo_core::{Face, List};

use super::{Action, Activation, Group};
use crate::ids::EventId;
use crate::phase::Step;
use crate::terms::{Colour, Die, District, Slot};

/// The input that a position waits for, with what it needs to go on (KC-14.1): [`State::pending`](crate::State::pending).
///
/// ```
/// use kings_challenge::{KingsChallenge, Pending, Step};
/// let pending = KingsChallenge::default().start().pending();
/// assert_eq!((pending, pending.step()), (Pending::Character, Step::Character));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pending {
    /// The next Character card of the stack.
    Character,
    /// The next of le Roy's dice of the setup, behind those rolled so far.
    SetupRoll(List<Face, 6>),
    /// The human settles a citizen.
    Settle,
    /// The next Activity card.
    Reveal,
    /// A die of the workforce (KC-3.7).
    Workforce {
        /// The district of the dice.
        owner: District,
        /// The colour of the dice.
        colour: Colour,
        /// Dice of these citizens still to roll, with the next one.
        left: u8,
    },
    /// An Event card (KC-4.2).
    Draw {
        /// The colour of the deck.
        deck: Colour,
    },
    /// The human chooses what he loses by an Event card (KC-4.4).
    Lose {
        /// The effect of the card.
        effects: RowEffects,
        /// Losses to come, with this one.
        left: u8,
    },
    /// A black die of the attack (KC-5.1).
    BlackRoll {
        /// Black dice still to roll, with the next one.
        left: u8,
    },
    /// The human's go against the black dice.
    Guard {
        /// The total begun.
        total: u8,
        /// Black dice countered in this go.
        countered: u8,
    },
    /// The human's turn.
    Turn,
    /// The new face of a die that is rerolled (KC-7.1).
    Reroll {
        /// The colour of the die.
        colour: Colour,
        /// The time at which the influence is used.
        during: Occasion,
    },
    /// A further die to turn (KC-7.1).
    Flip {
        /// Dice that may still be turned.
        left: u8,
        /// Those turned, with their new faces.
        flipped: List<Die, 18>,
        /// The time at which the influence is used.
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
    /// The next of le Roy's two dice.
    Royal {
        /// The first one, once it is rolled.
        first: Option<Face>,
    },
    /// Nothing: the game is over.
    Over {
        /// The human's VP for Character cards in the end scoring.
        human: i32,
        /// Those of le Roy.
        roy: i32,
    },
}

/// Progress of the effects of the row (KC-4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RowEffects {
    /// The card that takes effect.
    pub card: EventId,
    /// The number of its effect, counted from 0.
    pub effect: u8,
    /// `true` if a demand of the card could not be met.
    pub short: bool,
    /// Black dice so far.
    pub attack: u8,
}

/// The time at which influence is used (KC-7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// The human's go.
    Go {
        /// Black dice countered in it so far.
        countered: u8,
    },
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
    /// Returns the step as a view shows it: the kind of what is due.
    pub const fn step(self) -> Step {
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

    /// Returns the action of the human that is under way.
    pub const fn action(self) -> Option<Action> {
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
    ///
    /// ```
    /// use kings_challenge::{Group, KingsChallenge};
    /// assert_eq!(KingsChallenge::default().start().pending().group(), Group::new(None));
    /// ```
    pub const fn group(self) -> Group {
        match self {
            Self::Dice(_, group) | Self::Times(_, group) => group,
            _ => match self.activation() {
                Some(activation) => activation.group,
                None => Group::new(None),
            },
        }
    }

    /// Returns the activations that wait for a decision or a die.
    pub const fn activation(self) -> Option<Activation> {
        match self {
            Self::Choose(activation) | Self::Mark(activation) | Self::Black(activation) => {
                Some(activation)
            }
            _ => None,
        }
    }
}
