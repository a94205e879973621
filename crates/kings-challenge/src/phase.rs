//! Chapter 14: the steps at which a position waits.

use crate::terms::Side;

solo_core::word_enum! {
    /// The steps at which a game waits (KC-14.1).
    ///
    /// ```
    /// use kings_challenge::{KingsChallenge, Step};
    /// let game = KingsChallenge::default();
    /// assert_eq!(game.start().step(), Step::Character);
    /// assert_eq!((Step::Guard.stage(), Step::Guard.name()), ("defence", "guard"));
    /// ```
    pub enum Step in kings_challenge as "a phase" {
        /// Setup: the next Character card of the stack.
        Character = "setup/character",
        /// Setup: le Roy's dice.
        SetupRoll = "setup/roll",
        /// Setup: the human settles a citizen.
        Settle = "setup/settle",
        /// An Activity card is turned up.
        Reveal = "reveal/reveal",
        /// A die of the workforce.
        Workforce = "workforce/roll",
        /// An Event card is drawn.
        Draw = "events/draw",
        /// The human chooses what he loses.
        Lose = "events/lose",
        /// A black die of the attack.
        BlackRoll = "defence/roll",
        /// The human's go against the black dice.
        Guard = "defence/guard",
        /// The die rerolled during the defence.
        GuardReroll = "defence/reroll",
        /// Further dice turned during the defence.
        GuardFlip = "defence/flip",
        /// The human's turn.
        Turn = "actions/turn",
        /// The die rerolled during a turn.
        TurnReroll = "actions/reroll",
        /// Further dice turned during a turn.
        TurnFlip = "actions/flip",
        /// The origin of the new tradesman.
        Source = "actions/source",
        /// A cube to spend, or none.
        Cube = "actions/cube",
        /// The dice of the group.
        Dice = "actions/dice",
        /// The number of activations.
        Times = "actions/times",
        /// A list of a choice.
        Choose = "actions/choose",
        /// The Event card for an own cube.
        Mark = "actions/mark",
        /// The black die of an effect.
        Black = "actions/black",
        /// Le Roy's two dice.
        Royal = "actions/royal",
        /// The game is over.
        Over = "over/over",
    }
}
impl Step {
    /// Returns the stage of the step (the first half of its word).
    pub fn stage(self) -> &'static str {
        self.word().split_once('/').map_or("", |(stage, _)| stage)
    }

    /// Returns the name of the step within its stage (the second half of its word).
    pub fn name(self) -> &'static str {
        self.word().split_once('/').map_or("", |(_, name)| name)
    }

    /// Returns whether chance answers at this step.
    pub const fn is_chance(self) -> bool {
        self.rolls() || matches!(self, Self::Character | Self::Reveal | Self::Draw)
    }

    /// Returns whether a die is due.
    pub(crate) const fn rolls(self) -> bool {
        matches!(
            self,
            Self::SetupRoll
                | Self::Workforce
                | Self::BlackRoll
                | Self::GuardReroll
                | Self::TurnReroll
                | Self::Black
                | Self::Royal
        )
    }

    /// Returns whether an action of the human is under way.
    pub(crate) const fn is_action(self) -> bool {
        matches!(
            self,
            Self::Source
                | Self::Cube
                | Self::Dice
                | Self::Times
                | Self::Choose
                | Self::Mark
                | Self::Black
        )
    }

    /// Returns whether it is the human's go or turn, before an action.
    const fn is_open(self) -> bool {
        matches!(
            self,
            Self::Guard
                | Self::GuardReroll
                | Self::GuardFlip
                | Self::Turn
                | Self::TurnReroll
                | Self::TurnFlip
        )
    }

    /// Returns the side whose go or turn it is (view field `turn`).
    pub const fn turn(self) -> Option<Side> {
        match self {
            Self::Royal => Some(Side::Roy),
            _ if self.is_action() || self.is_open() => Some(Side::Human),
            _ => None,
        }
    }
}
