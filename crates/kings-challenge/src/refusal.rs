//! Reasons for refusing an input: KC-14.4 and the clauses that forbid the input.

use solo_core::{NotationError, Reason, RefusalKind};

use crate::game::KingsChallenge;

/// Reason for refusing an input. The position stays as it was (KC-14.4).
///
/// ```
/// use kings_challenge::{Decision, KingsChallenge};
/// let game = KingsChallenge::default();
/// let refusal = game.apply(&game.start(), Decision::Pass).unwrap_err();
/// assert_eq!(refusal.rule(), "KC-14.1");
/// assert_eq!(refusal.kind().word(), "not_now");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error, Reason)]
#[reason(game = KingsChallenge)]
#[non_exhaustive]
pub enum Refusal {
    /// The text is not an input of this game.
    #[error("the text is not an input of this game: {0}")]
    Notation(#[source] NotationError),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Another step is due.
    #[error("the game waits for something else")]
    NotNow,
    /// A citizen stands there.
    #[error("the space is taken")]
    SpaceTaken,
    /// The Character card is in the stack already.
    #[error("this Character card is in the stack already")]
    CharacterStacked,
    /// The Activity card does not belong to the slot.
    #[error("this card does not lie in the slot that is turned up")]
    NotInSlot,
    /// The Event card is not an unseen red one.
    #[error("this is not an unseen red Event card")]
    NotUnseenRed,
    /// The Event card is not an unseen one of the second colour.
    #[error("this is not an unseen Event card of the colour named by the red card")]
    NotUnseenSecond,
    /// There is no such cube, banner or stone to lose.
    #[error("nothing of the human's is there to lose")]
    NothingToLose,
    /// No own citizen stands there.
    #[error("no citizen of the human stands there")]
    NobodyToLay,
    /// Nothing was countered in this go.
    #[error("a go cannot be ended before a black die is countered")]
    NothingCountered,
    /// There is no such die to guard with.
    #[error("the human has no such die to guard with")]
    NoSuchGuard,
    /// A total is begun.
    #[error("a total is begun and must be completed first")]
    TotalBegun,
    /// The dice of the human do not reach the black die.
    #[error("the dice of the human do not reach the highest black die")]
    NotAble,
    /// There is no need to surrender.
    #[error("who is able to counter the black die, or has countered one, cannot surrender")]
    NoSurrender,
    /// Too little influence or no such die for a reroll.
    #[error("a reroll takes such a die and {cost} influence, and there are {influence}")]
    NoReroll {
        /// Influence that it costs.
        cost: u8,
        /// Influence of the human.
        influence: u8,
    },
    /// Too little influence or an empty stock.
    #[error("this takes a citizen in the stock and {cost} influence, and there are {influence}")]
    NoRecruit {
        /// Influence that it costs.
        cost: u8,
        /// Influence of the human.
        influence: u8,
    },
    /// Too little influence or no such die to turn.
    #[error("turning dice takes such a die and {cost} influence, and there are {influence}")]
    NoFlip {
        /// Influence that it costs.
        cost: u8,
        /// Influence of the human.
        influence: u8,
    },
    /// The die was turned already.
    #[error("this die was turned already")]
    TurnedAlready,
    /// There is no such die for the group.
    #[error("no such die is available")]
    NoSuchDie,
    /// The card has no cube that fits.
    #[error("no cube of this card fits the action")]
    NoSuchCube,
    /// The group is not complete.
    #[error("the group is not complete")]
    GroupIncomplete,
    /// No complete group could be reached.
    #[error("no complete group of dice could be reached")]
    NoCompleteGroup,
    /// The supply is empty.
    #[error("the supply is empty")]
    SupplyEmpty,
    /// The Activity card cannot be activated.
    #[error("the card is not face up, or no tradesman can be hired there")]
    NoTradesman,
    /// The free space for a tradesman costs more than the human has.
    #[error("the tradesman costs {price} deniers, and the human has {deniers}")]
    TradesmanTooDear {
        /// Price of the first free space.
        price: i32,
        /// Deniers of the human.
        deniers: i32,
    },
    /// No own citizen is there to become a tradesman.
    #[error("no citizen of the human is there")]
    NoSource,
    /// The costs of one activation cannot be paid.
    #[error(
        "this takes {cost} deniers and {influence_cost} influence, of {deniers} and {influence}"
    )]
    ActivationTooDear {
        /// Deniers that it costs, those for hiring a tradesman included.
        cost: i32,
        /// Influence that it costs.
        influence_cost: u8,
        /// Deniers of the human.
        deniers: i32,
        /// Influence of the human.
        influence: u8,
    },
    /// The card cannot be activated that many times.
    #[error("so many activations are not possible")]
    TooManyTimes,
    /// The Event card is not in the row.
    #[error("this Event card is not in the row")]
    NotInRow,
    /// There is no such list to choose.
    #[error("there is no such list to choose")]
    NoSuchChoice,
    /// No cube can be put there.
    #[error("no cube can be put on this card")]
    NoSuchMark,
}

impl Refusal {
    /// Returns the clause and the code word.
    const fn parts(self) -> (&'static str, &'static str) {
        match self {
            Self::Notation(_) => ("KC-14.4", "notation"),
            Self::Over => ("KC-13.2", "over"),
            Self::NotNow => ("KC-14.1", "not_now"),
            Self::SpaceTaken => ("KC-2.8", "space_taken"),
            Self::CharacterStacked => ("KC-2.2", "character_stacked"),
            Self::NotInSlot => ("KC-3.3", "not_in_slot"),
            Self::NotUnseenRed => ("KC-4.2", "not_unseen_red"),
            Self::NotUnseenSecond => ("KC-4.3", "not_unseen_second"),
            Self::NothingToLose => ("KC-4.9", "nothing_to_lose"),
            Self::NobodyToLay => ("KC-4.10", "nobody_to_lay"),
            Self::NothingCountered => ("KC-5.3", "nothing_countered"),
            Self::NoSuchGuard => ("KC-5.4", "no_such_guard"),
            Self::TotalBegun => ("KC-5.5", "total_begun"),
            Self::NotAble => ("KC-5.9", "not_able"),
            Self::NoSurrender => ("KC-5.9", "no_surrender"),
            Self::NoReroll { .. } => ("KC-7.4", "no_reroll"),
            Self::NoRecruit { .. } => ("KC-7.5", "no_recruit"),
            Self::NoFlip { .. } => ("KC-7.6", "no_flip"),
            Self::TurnedAlready => ("KC-7.7", "turned_already"),
            Self::NoSuchDie => ("KC-8.1", "no_such_die"),
            Self::NoSuchCube => ("KC-8.8", "no_such_cube"),
            Self::GroupIncomplete => ("KC-8.9", "group_incomplete"),
            Self::NoCompleteGroup => ("KC-8.10", "no_complete_group"),
            Self::SupplyEmpty => ("KC-9.5", "supply_empty"),
            Self::NoTradesman | Self::TradesmanTooDear { .. } => ("KC-10.1", "no_tradesman"),
            Self::NoSource => ("KC-10.1", "no_source"),
            Self::ActivationTooDear { .. } => ("KC-10.1a", "activation_too_dear"),
            Self::TooManyTimes => ("KC-10.1a", "too_many_times"),
            Self::NotInRow => ("KC-10.5", "not_in_row"),
            Self::NoSuchChoice => ("KC-11.2", "no_such_choice"),
            Self::NoSuchMark => ("KC-11.2", "no_such_mark"),
        }
    }

    /// Accepts what fulfils a condition.
    pub(crate) const fn unless(self, condition: bool) -> Result<(), Self> {
        if condition { Ok(()) } else { Err(self) }
    }

    /// Returns the kind of the refusal, one of the four of all games.
    #[must_use]
    pub const fn kind(&self) -> RefusalKind {
        match self {
            Self::Over => RefusalKind::Over,
            Self::Notation(_) => RefusalKind::Notation,
            Self::NotNow => RefusalKind::NotNow,
            _ => RefusalKind::NotLegal,
        }
    }

    /// Returns the clause that forbids the input.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        self.parts().0
    }

    /// Returns the code word of the reason.
    #[must_use]
    pub const fn reason(&self) -> &'static str {
        self.parts().1
    }
}

solo_core::refusal!(Refusal, over = Over);
