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
        /// Setup: the next Character card of the stack (KC-2.2).
        Character = "setup/character",
        /// Setup: le Roy's dice (KC-2.4).
        SetupRoll = "setup/roll",
        /// Setup: the human settles a citizen (KC-2.8).
        Settle = "setup/settle",
        /// An Activity card is turned up (KC-3.3).
        Reveal = "reveal/reveal",
        /// A die of the workforce (KC-3.7).
        Workforce = "workforce/roll",
        /// An Event card is drawn (KC-4.2, KC-4.3).
        Draw = "events/draw",
        /// The human chooses what he loses (KC-4.9, KC-4.10).
        Lose = "events/lose",
        /// A black die of the attack (KC-5.1).
        BlackRoll = "defence/roll",
        /// The human's go against the black dice (KC-5.3).
        Guard = "defence/guard",
        /// The die rerolled during the defence (KC-7.4).
        GuardReroll = "defence/reroll",
        /// Further dice turned during the defence (KC-7.7).
        GuardFlip = "defence/flip",
        /// The human's turn (KC-6.1).
        Turn = "actions/turn",
        /// The die rerolled during a turn (KC-7.4).
        TurnReroll = "actions/reroll",
        /// Further dice turned during a turn (KC-7.7).
        TurnFlip = "actions/flip",
        /// The origin of the new tradesman (KC-10.1).
        Source = "actions/source",
        /// A cube to spend, or none (KC-8.6).
        Cube = "actions/cube",
        /// The dice of the group (KC-8.11).
        Dice = "actions/dice",
        /// The number of activations (KC-10.1a).
        Times = "actions/times",
        /// A list of a choice (KC-11.2).
        Choose = "actions/choose",
        /// The Event card for an own cube (KC-11.2).
        Mark = "actions/mark",
        /// The black die of an effect (KC-11.2).
        Black = "actions/black",
        /// Le Roy's two dice (KC-12.1).
        Royal = "actions/royal",
        /// The game is over (KC-13.2).
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
