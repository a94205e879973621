//! Phases of a position: chapter VK-10.

use crate::event::Side;

solo_core::word_enum! {
    /// The input that the game waits for (VK-10.1).
    pub enum Phase in votk {
        /// A card is drawn from the unseen deck.
        Draw = "draw",
        /// A stock card is laid into an empty slot.
        Lay = "lay",
        /// The first boneyard card is turned up.
        Bone = "bone",
        /// The top stock card is taken.
        Stock = "stock",
        /// The top card of the unseen deck is turned over.
        Turn = "turn",
        /// The Bot's die is rolled.
        Die = "die",
        /// The player acts in step 1.
        Play = "play",
        /// A purchase has a remaining price.
        Pay = "pay",
        /// The player chooses the card that falls into bm.
        Fall = "fall",
        /// An action has several available modes.
        Mode = "mode",
        /// An operation requires a choice.
        Choose = "choose",
        /// The upper cards of the discard pile are arranged.
        Arrange = "arrange",
        /// The player makes the forced sacrifice.
        Shed = "shed",
        /// The reaction window is open.
        React = "react",
        /// The game has ended.
        Over = "over",
    }
}

/// The source of the next step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// The top of the unseen deck.
    Deck,
    /// The top of the stock.
    Stock,
    /// The die.
    Die,
    /// The player.
    Player,
    /// None: the game is over.
    Nothing,
}

impl Phase {
    #[inline]
    pub(crate) const fn due(self) -> Due {
        match self {
            Self::Draw | Self::Turn => Due::Deck,
            Self::Lay | Self::Bone | Self::Stock => Due::Stock,
            Self::Die => Due::Die,
            Self::Play
            | Self::Pay
            | Self::Fall
            | Self::Mode
            | Self::Choose
            | Self::Arrange
            | Self::Shed
            | Self::React => Due::Player,
            Self::Over => Due::Nothing,
        }
    }
}

solo_core::word_enum! {
    /// The step of a turn in a view, for either side (VK-3.1, VK-8.1).
    pub enum Step in votk {
        /// Before the first turn.
        Setup = "setup",
        /// The player plays cards.
        Play = "play",
        /// The player discards.
        Discard = "discard",
        /// Either side rebuilds the pyramid.
        Rebuild = "rebuild",
        /// The player draws.
        Draw = "draw",
        /// The Bot gains a card.
        Gain = "gain",
    }
}

/// The step of a turn, with the side of the turn.
///
/// ```
/// use votk::{Side, Stage, Step};
/// assert_eq!((Stage::Gain.side(), Stage::Gain.step()), (Side::Bot, Step::Gain));
/// assert_eq!(Stage::of(Side::Bot, Step::Rebuild), Stage::BotRebuild);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Before the first turn.
    Setup,
    /// The player's step 1.
    Play,
    /// The player's step 2.
    Discard,
    /// The player's step 3.
    Rebuild,
    /// The player's step 4.
    Draw,
    /// The Bot's first step: its die.
    Gain,
    /// The Bot's second step: crumble, reaction window, refill.
    BotRebuild,
}

impl Stage {
    /// Returns the side of the step.
    ///
    /// ```
    /// assert_eq!(votk::Stage::Play.side(), votk::Side::Player);
    /// ```
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Setup => Side::Setup,
            Self::Play | Self::Discard | Self::Rebuild | Self::Draw => Side::Player,
            Self::Gain | Self::BotRebuild => Side::Bot,
        }
    }

    /// Returns the step without its side.
    ///
    /// ```
    /// assert_eq!(votk::Stage::BotRebuild.step(), votk::Step::Rebuild);
    /// ```
    #[must_use]
    pub const fn step(self) -> Step {
        match self {
            Self::Setup => Step::Setup,
            Self::Play => Step::Play,
            Self::Discard => Step::Discard,
            Self::Rebuild | Self::BotRebuild => Step::Rebuild,
            Self::Draw => Step::Draw,
            Self::Gain => Step::Gain,
        }
    }

    /// Returns the step of this side, or else the side's first one.
    ///
    /// ```
    /// use votk::{Side, Stage, Step};
    /// assert_eq!(Stage::of(Side::Player, Step::Rebuild), Stage::Rebuild);
    /// assert_eq!(Stage::of(Side::Player, Step::Gain), Stage::Play);
    /// ```
    #[must_use]
    pub const fn of(side: Side, step: Step) -> Self {
        match (side, step) {
            (Side::Setup, _) => Self::Setup,
            (Side::Player, Step::Discard) => Self::Discard,
            (Side::Player, Step::Rebuild) => Self::Rebuild,
            (Side::Player, Step::Draw) => Self::Draw,
            (Side::Player, _) => Self::Play,
            (Side::Bot, Step::Rebuild) => Self::BotRebuild,
            (Side::Bot, _) => Self::Gain,
        }
    }
}
