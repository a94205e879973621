//! Chapter 14: the steps at which a position waits.

use crate::terms::{Side, nouns};

nouns! {
    /// The steps at which a game waits (KC-14.1).
    ///
    /// ```
    /// use kings_challenge::{KingsChallenge, Step};
    /// let game = KingsChallenge::default();
    /// assert_eq!(game.start().step(), Step::Character);
    /// assert_eq!((Step::Guard.stage(), Step::Guard.name()), ("defence", "guard"));
    /// ```
    Step as "a phase" {
        /// Setup: the next Character card of the stack.
        Character = 0, "setup/character";
        /// Setup: le Roy's dice.
        SetupRoll = 1, "setup/roll";
        /// Setup: the human settles a citizen.
        Settle = 2, "setup/settle";
        /// An Activity card is turned up.
        Reveal = 3, "reveal/reveal";
        /// A die of the workforce.
        Workforce = 4, "workforce/roll";
        /// An Event card is drawn.
        Draw = 5, "events/draw";
        /// The human chooses what he loses.
        Lose = 6, "events/lose";
        /// A black die of the attack.
        BlackRoll = 7, "defence/roll";
        /// The human's go against the black dice.
        Guard = 8, "defence/guard";
        /// The die rerolled during the defence.
        GuardReroll = 9, "defence/reroll";
        /// Further dice turned during the defence.
        GuardFlip = 10, "defence/flip";
        /// The human's turn.
        Turn = 11, "actions/turn";
        /// The die rerolled during a turn.
        TurnReroll = 12, "actions/reroll";
        /// Further dice turned during a turn.
        TurnFlip = 13, "actions/flip";
        /// The origin of the new tradesman.
        Source = 14, "actions/source";
        /// A cube to spend, or none.
        Cube = 15, "actions/cube";
        /// The dice of the group.
        Dice = 16, "actions/dice";
        /// The number of activations.
        Times = 17, "actions/times";
        /// A list of a choice.
        Choose = 18, "actions/choose";
        /// The Event card for an own cube.
        Mark = 19, "actions/mark";
        /// The black die of an effect.
        Black = 20, "actions/black";
        /// Le Roy's two dice.
        Royal = 21, "actions/royal";
        /// The game is over.
        Over = 22, "over/over";
    }
}

impl Step {
    /// Returns the stage of the step (the first half of its word).
    #[must_use]
    pub fn stage(self) -> &'static str {
        self.word().split_once('/').map_or("", |(stage, _)| stage)
    }

    /// Returns the name of the step within its stage (the second half of its word).
    #[must_use]
    pub fn name(self) -> &'static str {
        self.word().split_once('/').map_or("", |(_, name)| name)
    }

    /// Returns whether chance answers at this step.
    #[must_use]
    #[inline]
    pub const fn is_chance(self) -> bool {
        self.rolls() || matches!(self, Self::Character | Self::Reveal | Self::Draw)
    }

    /// Returns whether a die is due.
    #[inline]
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
    #[must_use]
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
    #[must_use]
    pub const fn turn(self) -> Option<Side> {
        match self {
            Self::Royal => Some(Side::Roy),
            _ if self.is_action() || self.is_open() => Some(Side::Human),
            _ => None,
        }
    }
}
