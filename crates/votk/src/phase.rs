//! Phases of a position: chapter VK-10.

use solo_core::Source;

use crate::catalogue::Design;
use crate::ids::Side;
use crate::ids::Slot;

solo_core::word_enum! {
    /// The input that the game waits for (VK-10.1).
    pub enum Phase in votk {
        /// A card is drawn from the unseen deck (VK-1.5).
        Draw = "draw",
        /// A stock card is laid into an empty slot (VK-2.9, VK-5.6).
        Lay = "lay",
        /// The first boneyard card is turned up (VK-2.9).
        Bone = "bone",
        /// The top stock card is taken (VK-1.5).
        Stock = "stock",
        /// The top card of the unseen deck is turned over (VK-1.5).
        Turn = "turn",
        /// The Bot's die is rolled (VK-8.2).
        Die = "die",
        /// The player acts in step 1 (VK-3.2).
        Play = "play",
        /// A purchase has a remaining price (VK-4.6).
        Pay = "pay",
        /// The player chooses the card that falls into bm (VK-5.4).
        Fall = "fall",
        /// An action has several available modes (VK-6.8).
        Mode = "mode",
        /// An operation requires a choice (VK-6.1).
        Choose = "choose",
        /// The upper cards of the discard pile are arranged (VK-3.9).
        Arrange = "arrange",
        /// The player makes the forced sacrifice (VK-3.12).
        Shed = "shed",
        /// The reaction window is open (VK-8.6).
        React = "react",
        /// The game has ended (VK-9.2).
        Over = "over",
    }
}

/// The input that a position waits for, with all that is remembered until it comes (VK-10.1):
/// [`State::pending`](crate::State::pending).
///
/// ```
/// use votk::{Pending, Phase, Valley};
/// let pending = Valley::default().start().pending();
/// // The first hand has four cards.
/// assert_eq!((pending, pending.phase()), (Pending::Draw { left: 4 }, Phase::Draw));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pending {
    /// A card is drawn from the unseen deck.
    Draw {
        /// Cards still to be drawn, with the next one.
        left: u8,
    },
    /// A stock card is laid into an empty slot.
    Lay {
        /// The first empty slot (VK-5.6).
        slot: Slot,
    },
    /// The first boneyard card is turned up.
    Bone,
    /// The top stock card is taken.
    Stock,
    /// The top card of the unseen deck is turned over.
    Turn,
    /// The Bot's die is rolled.
    Die,
    /// The player acts in step 1.
    Play,
    /// Gold is due for the card of a slot.
    Pay {
        /// The slot that is bought from.
        slot: Slot,
        /// The gold still to be paid.
        due: u8,
        /// The card paid last, which none that precedes it may follow (VK-4.6).
        last: Option<Design>,
    },
    /// The player chooses the card that falls into the middle of the base.
    Fall,
    /// The innermost action has several modes.
    Mode,
    /// Its operation is optional: `do` or `pass`.
    Ask,
    /// Its operation requires a choice.
    Choose,
    /// The upper cards of the discard pile are arranged.
    Arrange {
        /// Cards still to be laid down, with the next one.
        left: u8,
    },
    /// The player makes the forced sacrifice.
    Shed,
    /// The reaction window is open.
    React,
    /// The game has ended.
    Over,
}

impl Pending {
    /// Returns the phase as a view shows it: there its action says that an operation is optional.
    ///
    /// ```
    /// use votk::{Pending, Phase};
    /// assert_eq!([Pending::Ask, Pending::Choose].map(Pending::phase), [Phase::Choose; 2]);
    /// ```
    pub const fn phase(self) -> Phase {
        match self {
            Self::Draw { .. } => Phase::Draw,
            Self::Lay { .. } => Phase::Lay,
            Self::Bone => Phase::Bone,
            Self::Stock => Phase::Stock,
            Self::Turn => Phase::Turn,
            Self::Die => Phase::Die,
            Self::Play => Phase::Play,
            Self::Pay { .. } => Phase::Pay,
            Self::Fall => Phase::Fall,
            Self::Mode => Phase::Mode,
            Self::Ask | Self::Choose => Phase::Choose,
            Self::Arrange { .. } => Phase::Arrange,
            Self::Shed => Phase::Shed,
            Self::React => Phase::React,
            Self::Over => Phase::Over,
        }
    }

    /// Returns whether the player has to decide.
    pub(crate) fn is_decision(self) -> bool {
        self != Self::Over && self.source().is_none()
    }

    /// Returns the source of the outcome that is due; `None` if the player decides or nothing is due.
    pub(crate) const fn source(self) -> Option<Source> {
        match self {
            Self::Draw { .. } | Self::Turn => Some(DECK),
            Self::Lay { .. } | Self::Bone | Self::Stock => Some(STOCK),
            Self::Die => Some(DIE),
            _ => None,
        }
    }

    /// Returns the card that the chance step turns up, if it turns up one.
    pub(crate) const fn card_due(self) -> Option<CardDue> {
        match self {
            Self::Draw { .. } => Some(CardDue::Draw),
            Self::Lay { slot } => Some(CardDue::Lay(slot)),
            Self::Bone => Some(CardDue::Bone),
            Self::Stock => Some(CardDue::Stock),
            Self::Turn => Some(CardDue::Turn),
            _ => None,
        }
    }
}

/// A face-down card that is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardDue {
    /// The next card of the deck, for the hand.
    Draw,
    /// The next card of the stock, for a slot.
    Lay(Slot),
    /// The next card of the stock, for the boneyard.
    Bone,
    /// The next card of the stock, for an action.
    Stock,
    /// The next card of the deck, for an action.
    Turn,
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
    pub const fn side(self) -> Side {
        match self {
            Self::Setup => Side::Setup,
            Self::Play | Self::Discard | Self::Rebuild | Self::Draw => Side::Player,
            Self::Gain | Self::BotRebuild => Side::Bot,
        }
    }

    /// Returns the step without its side.
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

/// The player's deck as a source of chance.
pub(crate) const DECK: Source = Source::new::<0>();
/// The stock as a source of chance.
pub(crate) const STOCK: Source = Source::new::<1>();
/// The die as a source of chance.
pub(crate) const DIE: Source = Source::new::<2>();
