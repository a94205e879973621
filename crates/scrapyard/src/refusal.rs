//! Reasons for refusing an input: chapter SE-16 and the clauses that forbid the input.

use solo_core::{NotationError, Reason, RefusalKind};

use crate::catalogue::Operation;
use crate::game::Scrapyard;

/// Reason for refusing an input. [`Refusal::rule`] returns the clause.
///
/// ```
/// use scrapyard::{Decision, Refusal, Scrapyard};
/// let game = Scrapyard::default();
/// let refusal = game.apply(&game.start(), Decision::Steal).unwrap_err();
/// assert_eq!(refusal, Refusal::ChanceIsDue);
/// assert_eq!((refusal.rule(), refusal.reason()), ("SE-16.1", "not_a_decision"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error, Reason)]
#[reason(game = Scrapyard)]
#[non_exhaustive]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    Finished,
    /// Chance is due.
    #[error("the die or a pile is due, the player has nothing to decide")]
    ChanceIsDue,
    /// The player is due.
    #[error("the player is due, no die is rolled and no card turned over")]
    PlayerIsDue,
    /// The text is neither a decision nor an outcome of this game.
    #[error("{0}")]
    Notation(NotationError),
    /// The outcome cannot come now.
    #[error("this cannot be what the die or the pile shows")]
    CannotCome,
    /// More cards in hand than allowed.
    #[error("cards over the hand limit must be scrapped before anything else is done")]
    OverTheLimit,
    /// No limit of this type is exceeded.
    #[error("no card of this type has to be scrapped")]
    NotOverTheLimit,
    /// Neither the pile nor its scrap pile has a card.
    #[error("there is no card to draw")]
    NothingToDraw,
    /// Nothing lies in the scrap pile.
    #[error("the scrap pile is empty")]
    NothingToDig,
    /// The ghost has no duplicate that could be taken.
    #[error("the ghost has nothing twice that could be taken")]
    NothingToSteal,
    /// The ghost does not have enough cards of this kind.
    #[error("the ghost has too few cards of this kind")]
    OnlyCopy,
    /// The player holds a card of this kind.
    #[error("a card of this kind is held already")]
    AlreadyHeld,
    /// The ghost has only built the machine and holds no unbuilt copy.
    #[error("the ghost has no unbuilt copy of this machine")]
    BuiltCopyOnly,
    /// The machine card or one of its Parts is missing.
    #[error("the machine card and its three Parts must be in hand")]
    CannotBuild,
    /// The Invention card or one of its machines is missing.
    #[error("the Invention must be in hand and its three machines built")]
    CannotInvent,
    /// Not the player's Character, not a built machine, or an ability that cannot be used.
    #[error("the player has nothing of this kind whose ability could be used")]
    NoAbility,
    /// The ability of the machine has been used.
    #[error("the ability of this machine has been used")]
    MachineUsed,
    /// The Character has no use left.
    #[error("this Character has no use left")]
    CharacterUsed,
    /// The effect of the ability is impossible now.
    #[error("the ability would have no effect now")]
    NoEffect {
        /// The operation of the ability.
        operation: Operation,
    },
    /// The Part is not in hand.
    #[error("only a Part in hand can be scrapped for a roll")]
    NotInHand,
    /// Anything else that is not on the list.
    #[error("this is not among the choices now")]
    NotOffered,
}

impl Refusal {
    /// Returns this refusal, unless the condition holds.
    pub(crate) const fn unless(self, holds: bool) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(self) }
    }

    /// Returns the clause of the rulebook that forbids the input.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Finished => "SE-14.1",
            Self::ChanceIsDue | Self::PlayerIsDue => "SE-16.1",
            Self::Notation(_) | Self::CannotCome | Self::NotOffered => "SE-16.2",
            Self::OverTheLimit => "SE-4.3",
            Self::NotOverTheLimit => "SE-4.7",
            Self::NothingToDraw => "SE-5.3",
            Self::NothingToDig => "SE-6.3",
            Self::NothingToSteal => "SE-7.7",
            Self::OnlyCopy => "SE-7.4",
            Self::AlreadyHeld => "SE-7.6",
            Self::BuiltCopyOnly => "SE-7.3",
            Self::CannotBuild => "SE-9.1",
            Self::CannotInvent => "SE-9.3",
            Self::NoAbility => "SE-11.1",
            Self::MachineUsed => "SE-11.2",
            Self::CharacterUsed => "SE-12.1",
            Self::NoEffect { operation } => operation.rule(),
            Self::NotInHand => "SE-8.1",
        }
    }

    /// Returns kind and reason.
    const fn parts(&self) -> (RefusalKind, &'static str) {
        match self {
            Self::Finished => (RefusalKind::Over, "finished"),
            Self::ChanceIsDue => (RefusalKind::NotNow, "not_a_decision"),
            Self::PlayerIsDue => (RefusalKind::NotNow, "not_a_chance"),
            Self::Notation(_) => (RefusalKind::Notation, "syntax"),
            Self::OverTheLimit => (RefusalKind::NotNow, "illegal"),
            Self::CannotCome
            | Self::NotOverTheLimit
            | Self::NothingToDraw
            | Self::NothingToDig
            | Self::NothingToSteal
            | Self::OnlyCopy
            | Self::AlreadyHeld
            | Self::BuiltCopyOnly
            | Self::CannotBuild
            | Self::CannotInvent
            | Self::NoAbility
            | Self::MachineUsed
            | Self::CharacterUsed
            | Self::NoEffect { .. }
            | Self::NotInHand
            | Self::NotOffered => (RefusalKind::NotLegal, "illegal"),
        }
    }

    /// Returns the kind of the refusal, one of the four of all games.
    #[must_use]
    pub const fn kind(&self) -> RefusalKind {
        self.parts().0
    }

    /// Returns the reason: `finished`, `not_a_decision`, `not_a_chance`, `syntax` or `illegal`.
    #[must_use]
    pub const fn reason(&self) -> &'static str {
        self.parts().1
    }
}

solo_core::refusal!(Refusal, over = Finished);
