//! Refusals: TK-16.3 and the clauses that forbid an input.

use solo_core::{Card, NotationError, Reason, RefusalKind};

use crate::tomb::Tomb;

/// The reason why an input is refused. [`Refusal::rule`] names the clause.
///
/// ```
/// use tomb4k::{Decision, Refusal, Tomb};
/// let game = Tomb::default();
/// let refusal = game.apply(&game.start(), Decision::Delve).unwrap_err();
/// assert_eq!(refusal, Refusal::ChanceIsDue);
/// assert_eq!((refusal.rule(), refusal.reason()), ("TK-16.3", "wrong_step"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error, Reason)]
#[reason(game = Tomb)]
#[non_exhaustive]
pub enum Refusal {
    /// The game has ended (TK-16.3).
    #[error("the game is over")]
    GameOver,
    /// The text is neither an action nor an outcome of this game (TK-17.4).
    #[error("{0}")]
    Notation(NotationError),
    /// A card has to be turned up first (TK-16.3).
    #[error("a card has to be turned up first")]
    ChanceIsDue,
    /// The player has to decide first (TK-16.3).
    #[error("you have to decide before a card is turned up")]
    PlayerIsDue,
    /// The card was seen before or is not in the deck (TK-2.1).
    #[error("the {card} is not among the unseen cards")]
    NotUnseen {
        /// Card that cannot come.
        card: Card,
    },
    /// Delving and turning around are decided between two turns of the delve (TK-12.2).
    #[error("you must complete the turn that you have begun")]
    TurnIsOpen,
    /// The player is on the retreat (TK-12.2).
    #[error("you have turned around, which is final")]
    TurnedAround,
    /// A card is turned up on demand only for an open encounter (TK-3.11).
    #[error("no encounter waits for a card now")]
    NothingToDrawFor,
    /// No blow is pending (TK-8.6).
    #[error("there is no blow to take or to dodge")]
    NoBlow,
    /// No door has just withstood its action card (TK-7.3).
    #[error("no door demands discards")]
    NoDoor,
    /// No fourth torch has appeared (TK-10.3).
    #[error("no fourth torch is burning down")]
    NoFourthTorch,
    /// The skill is not in hand (TK-8.1).
    #[error("the {card} is not in your hand")]
    SkillNotInHand {
        /// The skill.
        card: Card,
    },
    /// The skill is for another kind of encounter, or no encounter is open (TK-8.3).
    #[error("the {card} does not help here")]
    WrongSkill {
        /// The skill.
        card: Card,
    },
    /// A card that was turned up takes effect before anything else can be played (TK-3.14).
    #[error("the card that was turned up has to take effect now")]
    CardTakesEffect,
    /// The encounter is won, and the turn is not over yet (TK-4.1).
    #[error("the encounter is already won")]
    EncounterWon,
    /// Only monsters can be distracted (TK-5.4).
    #[error("you can drop treasure only to flee from a monster")]
    NoMonster,
    /// With the strict reading, flight is impossible after the first action card (TK-5.9).
    #[error("you can drop treasure only before the first action card")]
    TooLateToDrop,
    /// Only treasure in hand can be dropped (TK-5.10).
    #[error("the {card} is not among the treasure in your hand")]
    TreasureNotInHand {
        /// The card.
        card: Card,
    },
    /// The treasure is worth less than the monster (TK-5.6).
    #[error("a treasure worth {worth} does not distract a monster of strength {value}")]
    WorthTooLittle {
        /// Value of the card.
        worth: u8,
        /// Value of the monster.
        value: u8,
    },
    /// No turn with nothing but treasure has just been won (TK-4.5).
    #[error("no card has to be left behind")]
    NothingToMark,
    /// The card does not lie in the turn (TK-4.6).
    #[error("the {card} does not lie in the turn")]
    NotInTurn {
        /// The card.
        card: Card,
    },
}

impl Refusal {
    /// Returns the clause of the rulebook that forbids the input.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::GameOver | Self::ChanceIsDue | Self::PlayerIsDue => "TK-16.3",
            Self::Notation(_) => "TK-17.4",
            Self::NotUnseen { .. } => "TK-2.1",
            Self::TurnIsOpen | Self::TurnedAround => "TK-12.2",
            Self::EncounterWon => "TK-4.1",
            Self::NothingToDrawFor => "TK-3.11",
            Self::NoBlow => "TK-8.6",
            Self::NoDoor => "TK-7.3",
            Self::NoFourthTorch => "TK-10.3",
            Self::SkillNotInHand { .. } => "TK-8.1",
            Self::WrongSkill { .. } => "TK-8.3",
            Self::CardTakesEffect => "TK-3.14",
            Self::NoMonster => "TK-5.4",
            Self::TooLateToDrop => "TK-5.9",
            Self::TreasureNotInHand { .. } => "TK-5.10",
            Self::WorthTooLittle { .. } => "TK-5.6",
            Self::NothingToMark => "TK-4.5",
            Self::NotInTurn { .. } => "TK-4.6",
        }
    }

    /// Returns kind and reason.
    const fn parts(&self) -> (RefusalKind, &'static str) {
        match self {
            Self::GameOver => (RefusalKind::Over, "game_over"),
            Self::Notation(_) => (RefusalKind::Notation, "bad_notation"),
            Self::ChanceIsDue | Self::PlayerIsDue => (RefusalKind::NotNow, "wrong_step"),
            Self::TurnIsOpen
            | Self::TurnedAround
            | Self::EncounterWon
            | Self::NothingToDrawFor
            | Self::NoBlow
            | Self::NoDoor
            | Self::NoFourthTorch
            | Self::CardTakesEffect
            | Self::NothingToMark => (RefusalKind::NotNow, "not_legal"),
            _ => (RefusalKind::NotLegal, "not_legal"),
        }
    }

    /// Returns the kind of the refusal, one of the four of all games.
    ///
    /// ```
    /// use solo_core::RefusalKind;
    /// use tomb4k::Tomb;
    /// let refusal = Tomb::default().replay(["card JS", "card 9S", "retreat"]).unwrap_err();
    /// assert_eq!(refusal.kind(), RefusalKind::NotNow); // a turn that was begun must be completed
    /// ```
    pub const fn kind(&self) -> RefusalKind {
        self.parts().0
    }

    /// Returns the reason (TK-16.3): `game_over`, `bad_notation`, `wrong_step` or `not_legal`.
    pub const fn reason(&self) -> &'static str {
        self.parts().1
    }
}

solo_core::refusal!(Refusal, over = GameOver);
