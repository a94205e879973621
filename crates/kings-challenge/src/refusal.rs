//! Reasons for refusing an input: KC-14.4 and the clauses that forbid the input.

use core::fmt::{self, Display, Formatter, Write};

use solo_core::{NotationError, Noun, Reason, RefusalKind, Speech, TextVisitor, fields};

use crate::kings_challenge::KingsChallenge;
use crate::terms::{Building, Colour};

solo_core::templates! {
    AMOUNTS: "Amount" {
        "deniers": "{amount} {amount#1=denier|deniers}",
    }
}

/// An amount of deniers, which a sentence says with its noun.
///
/// ```
/// use kings_challenge::Deniers;
/// assert_eq!([1, 2].map(|amount| Deniers(amount).to_string()), ["1 denier", "2 deniers"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deniers(pub i32);

impl Display for Deniers {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let noun = if self.0 == 1 { "denier" } else { "deniers" };
        write!(f, "{} {noun}", self.0)
    }
}

/// The id is the number.
impl Noun<KingsChallenge> for Deniers {
    fn id(&self, game: &KingsChallenge, out: &mut dyn Write) -> fmt::Result {
        self.0.id(game, out)
    }

    fn name(&self, speech: &Speech<'_, KingsChallenge>, out: &mut dyn Write) -> fmt::Result {
        AMOUNTS.say("deniers", &fields![amount = self.0], speech, out)
    }

    fn amount(&self) -> i64 {
        self.0.into()
    }

    fn texts(_: &KingsChallenge, visit: &mut TextVisitor<'_>) {
        AMOUNTS.texts(visit);
    }
}

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
    /// The text is not an input of this game (KC-14.4).
    #[error("the text is not an input of this game: {0}")]
    Notation(#[source] NotationError),
    /// The game is over (KC-13.2).
    #[error("the game is over")]
    Over,
    /// Another step is due (KC-14.1).
    #[error("not possible now")]
    NotNow,
    /// A citizen stands there (KC-2.8).
    #[error("the space is taken")]
    SpaceTaken,
    /// The Character card is in the stack already (KC-2.2).
    #[error("this Character card is in the stack already")]
    CharacterStacked,
    /// The Activity card does not belong to the slot (KC-3.3).
    #[error("this card does not belong in the slot that is turned up")]
    NotInSlot,
    /// The Event card is not an unseen red one (KC-4.2).
    #[error("this is not an unseen red Event card")]
    NotUnseenRed,
    /// The Event card is not an unseen one of the second colour (KC-4.3).
    #[error("this is not an unseen Event card of the colour named by the red card")]
    NotUnseenSecond,
    /// There is no such cube, banner or stone to lose (KC-4.9).
    #[error("you have nothing there to lose")]
    NothingToLose,
    /// No own citizen stands there (KC-4.10).
    #[error("none of your citizens stands there")]
    NobodyToLay,
    /// A citizen of another building is laid down (KC-4.10).
    #[error("a citizen in {building} is laid down")]
    OtherBuilding {
        /// The building of the effect.
        building: Building,
    },
    /// Nothing was countered in this go (KC-5.3).
    #[error("you can end your go only after you have countered a black die in it")]
    NothingCountered,
    /// There is no such die to guard with (KC-5.4).
    #[error("you have no such die")]
    NoSuchGuard,
    /// A total is begun (KC-5.5).
    #[error("you have begun to counter a black die; finish that first")]
    TotalBegun,
    /// The dice of the human do not reach the black die (KC-5.9).
    #[error("all your dice together do not reach the highest black die")]
    NotAble,
    /// There is no need to surrender (KC-5.9).
    #[error(
        "you can surrender only if your dice cannot reach it and you have countered none in this go"
    )]
    NoSurrender,
    /// There is no such die to reroll (KC-7.4).
    #[error("you have no such die")]
    NothingToReroll,
    /// Too little influence for a reroll (KC-7.4).
    #[error("it costs {cost} influence; you have {influence}")]
    NoReroll {
        /// Influence that it costs.
        cost: u8,
        /// Influence of the human.
        influence: u8,
    },
    /// No citizen is in the stock (KC-7.5).
    #[error("your stock is empty")]
    StockEmpty,
    /// Too little influence for a recruit (KC-7.5).
    #[error("it costs {cost} influence; you have {influence}")]
    NoRecruit {
        /// Influence that it costs.
        cost: u8,
        /// Influence of the human.
        influence: u8,
    },
    /// There is no such die to turn (KC-7.6).
    #[error("you have no such die")]
    NothingToFlip,
    /// The constants allow no die to be turned (KC-7.6).
    #[error("no dice are turned in this game")]
    NeverFlipped,
    /// Too little influence to turn dice (KC-7.6).
    #[error("it costs {cost} influence; you have {influence}")]
    NoFlip {
        /// Influence that it costs.
        cost: u8,
        /// Influence of the human.
        influence: u8,
    },
    /// The die was turned already (KC-7.7).
    #[error("you have turned this die already")]
    TurnedAlready,
    /// There is no such die for the group (KC-8.1).
    #[error("there is no such die")]
    NoSuchDie,
    /// No group may have a die of this colour beside those that are in it (KC-8.4).
    #[error("a {colour} die does not fit")]
    WrongColour {
        /// Colour of the die.
        colour: Colour,
    },
    /// A colour that has to be in the group is not there (KC-8.3).
    #[error("a {colour} die has to be among the dice, and there is none")]
    ColourMissing {
        /// The missing colour.
        colour: Colour,
    },
    /// No dice fit the colours of the action (KC-8.4).
    #[error("there are no dice of the right colour")]
    NoFittingDice,
    /// The card has no cube (KC-8.8).
    #[error("it has no cube of yours")]
    NoCubeThere,
    /// The cube does not fit the action (KC-8.8).
    #[error("its cube does not help with this action")]
    NoSuchCube,
    /// With the cube one die places more citizens than the supply has (KC-9.6).
    #[error("with its cube a die places {citizens} citizens; your supply has {supply}")]
    SupplyTooSmall {
        /// Citizens that one die places.
        citizens: u8,
        /// Citizens of the human's supply.
        supply: u8,
    },
    /// No complete group is possible with the cube (KC-8.8).
    #[error("no complete group of dice is possible with its cube")]
    NoGroupWithCube,
    /// No complete group is possible without a cube (KC-8.10).
    #[error("no complete group of dice is possible without a cube")]
    NoGroupWithoutCube,
    /// The group is not complete (KC-8.9).
    #[error("the group is not complete yet")]
    GroupIncomplete,
    /// The dice that fit cost more than the human can spend (KC-8.9).
    #[error("you cannot pay for the dice")]
    DiceTooDear,
    /// The dice that fit are too weak (KC-8.9).
    #[error("the dice would reach less than the {least} needed")]
    DiceTooWeak {
        /// Strength that is needed.
        least: u8,
    },
    /// The dice that fit and can be paid are too weak, and those that are strong enough cost too much (KC-8.9).
    #[error("the dice that you can pay for would reach less than the {least} needed")]
    PaidDiceTooWeak {
        /// Strength that is needed.
        least: u8,
    },
    /// The spaces in the cathedral that the dice name are not free (KC-10.3).
    #[error("the dice name no free space in the cathedral")]
    NoStoneSpace,
    /// No complete group has this die beside those that are in it (KC-8.11).
    #[error("no complete group of dice is possible with this die")]
    NoGroupWithDie,
    /// The supply is empty (KC-9.5).
    #[error("your supply is empty")]
    SupplyEmpty,
    /// The Activity card does not lie face up (KC-10.1).
    #[error("it does not lie face up")]
    NotFaceUp,
    /// Every space for a tradesman is taken (KC-10.1).
    #[error("no space for a tradesman is free")]
    NoTradesman,
    /// No citizen can become a tradesman (KC-10.1).
    #[error("no citizen of yours can become a tradesman")]
    NoCitizen,
    /// The free space for a tradesman costs more than the human has (KC-10.1).
    #[error("a tradesman costs {price}; you have {deniers}")]
    TradesmanTooDear {
        /// Price of the first free space.
        price: Deniers,
        /// Deniers of the human.
        deniers: Deniers,
    },
    /// No own citizen is there to become a tradesman (KC-10.1).
    #[error("you have no citizen there")]
    NoSource,
    /// One activation costs more deniers than the human has (KC-10.1a).
    #[error("it costs {cost}; you have {deniers}")]
    ActivationTooDear {
        /// Deniers that it costs, those for hiring a tradesman included.
        cost: Deniers,
        /// Deniers of the human.
        deniers: Deniers,
    },
    /// One activation costs more influence than the human has (KC-10.1a).
    #[error("it costs {cost} influence; you have {influence}")]
    NoActivationInfluence {
        /// Influence that it costs.
        cost: u8,
        /// Influence of the human.
        influence: u8,
    },
    /// The card cannot be activated that many times (KC-10.1a).
    #[error("that many activations are not possible")]
    TooManyTimes,
    /// The Event card is not in the row (KC-10.5).
    #[error("it is not in the row")]
    NotInRow,
    /// There is no such list to choose (KC-11.2).
    #[error("there is no such choice")]
    NoSuchChoice,
    /// No cube can be put there (KC-11.2).
    #[error("it is not in the row")]
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
            Self::NobodyToLay | Self::OtherBuilding { .. } => ("KC-4.10", "nobody_to_lay"),
            Self::NothingCountered => ("KC-5.3", "nothing_countered"),
            Self::NoSuchGuard => ("KC-5.4", "no_such_guard"),
            Self::TotalBegun => ("KC-5.5", "total_begun"),
            Self::NotAble => ("KC-5.9", "not_able"),
            Self::NoSurrender => ("KC-5.9", "no_surrender"),
            Self::NoReroll { .. } | Self::NothingToReroll => ("KC-7.4", "no_reroll"),
            Self::NoRecruit { .. } | Self::StockEmpty => ("KC-7.5", "no_recruit"),
            Self::NoFlip { .. } | Self::NothingToFlip | Self::NeverFlipped => ("KC-7.6", "no_flip"),
            Self::TurnedAlready => ("KC-7.7", "turned_already"),
            Self::NoSuchDie => ("KC-8.1", "no_such_die"),
            Self::ColourMissing { .. } => ("KC-8.3", "no_complete_group"),
            Self::WrongColour { .. } | Self::NoFittingDice => ("KC-8.4", "no_complete_group"),
            Self::NoCubeThere | Self::NoSuchCube | Self::NoGroupWithCube => {
                ("KC-8.8", "no_such_cube")
            }
            Self::DiceTooDear | Self::DiceTooWeak { .. } | Self::PaidDiceTooWeak { .. } => {
                ("KC-8.9", "no_complete_group")
            }
            Self::NoStoneSpace => ("KC-10.3", "no_complete_group"),
            Self::GroupIncomplete => ("KC-8.9", "group_incomplete"),
            Self::NoGroupWithoutCube => ("KC-8.10", "no_complete_group"),
            Self::NoGroupWithDie => ("KC-8.11", "no_complete_group"),
            Self::SupplyTooSmall { .. } => ("KC-9.6", "no_such_cube"),
            Self::SupplyEmpty => ("KC-9.5", "supply_empty"),
            Self::NotFaceUp
            | Self::NoTradesman
            | Self::NoCitizen
            | Self::TradesmanTooDear { .. } => ("KC-10.1", "no_tradesman"),
            Self::NoSource => ("KC-10.1", "no_source"),
            Self::ActivationTooDear { .. } | Self::NoActivationInfluence { .. } => {
                ("KC-10.1a", "activation_too_dear")
            }
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
    pub const fn kind(&self) -> RefusalKind {
        match self {
            Self::Over => RefusalKind::Over,
            Self::Notation(_) => RefusalKind::Notation,
            Self::NotNow => RefusalKind::NotNow,
            _ => RefusalKind::NotLegal,
        }
    }

    /// Returns the clause that forbids the input.
    pub const fn rule(&self) -> &'static str {
        self.parts().0
    }

    /// Returns the code word of the reason.
    pub const fn reason(&self) -> &'static str {
        self.parts().1
    }
}

solo_core::refusal!(Refusal, over = Over);
