//! What a position waits for: chapter VK-10.

use crate::event::Side;

solo_core::words! {
    /// What the game waits for (VK-10.1).
    pub enum Phase in votk {
        /// A card is drawn from the unseen deck.
        Draw = "draw",
        /// A stock card is laid into an empty slot.
        Lay = "lay",
        /// The first boneyard card.
        Bone = "bone",
        /// The top stock card is taken.
        Stock = "stock",
        /// The top card of the unseen deck is turned over.
        Turn = "turn",
        /// The Bot's die is rolled.
        Die = "die",
        /// Step 1 of the player's turn.
        Play = "play",
        /// A purchase has something due.
        Pay = "pay",
        /// The player chooses what falls into bm.
        Fall = "fall",
        /// An action has several available modes.
        Mode = "mode",
        /// An operation asks for a choice.
        Choose = "choose",
        /// The upper cards of the discard pile are arranged.
        Arrange = "arrange",
        /// The forced sacrifice.
        Shed = "shed",
        /// The reaction window.
        React = "react",
        /// The game has ended.
        Over = "over",
    }
}

/// Where the next step comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// From the top of the unseen deck.
    Deck,
    /// From the top of the stock.
    Stock,
    /// From the die.
    Die,
    /// From the player.
    Player,
    /// From nowhere: the game is over.
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

/// The step of a turn.
///
/// ```
/// use votk::{Side, Stage};
/// assert_eq!((Stage::Gain.side(), Stage::Gain.word()), (Side::Bot, "gain"));
/// assert_eq!(Stage::find(Side::Bot, "rebuild"), Some(Stage::BotRebuild));
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
    /// All steps, in the order of a round.
    ///
    /// ```
    /// assert_eq!(votk::Stage::ALL.len(), 7);
    /// ```
    pub const ALL: [Self; 7] = [
        Self::Setup,
        Self::Play,
        Self::Discard,
        Self::Rebuild,
        Self::Draw,
        Self::Gain,
        Self::BotRebuild,
    ];

    /// Whose turn the step belongs to.
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

    /// The word of the view.
    ///
    /// ```
    /// assert_eq!(votk::Stage::BotRebuild.word(), "rebuild");
    /// ```
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Play => "play",
            Self::Discard => "discard",
            Self::Rebuild | Self::BotRebuild => "rebuild",
            Self::Draw => "draw",
            Self::Gain => "gain",
        }
    }

    /// The step of a side that has this word.
    ///
    /// ```
    /// assert_eq!(votk::Stage::find(votk::Side::Bot, "play"), None);
    /// ```
    #[must_use]
    pub fn find(side: Side, word: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|stage| stage.side() == side && stage.word() == word)
    }
}
