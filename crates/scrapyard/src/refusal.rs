//! Reasons for refusing an input: chapter SE-16 and the clauses that forbid the input.

use core::fmt::{self, Display, Formatter, Write};

use solo_core::{Kind, NotationError, Noun, Reason, RefusalKind, Set, Speech, TextVisitor};

use crate::kinds::{Machine, Part};
use crate::scrapyard::Scrapyard;

/// Cards of a recipe that are missing. A sentence of the game names them; [`Display`], which does not know the
/// catalogue, counts them.
///
/// ```
/// use scrapyard::{Missing, Part, Scrapyard};
/// use solo_core::{Readable, Set};
/// let game = Scrapyard::default();
/// let parts: Set<Part> = ["p01", "p02"].into_iter().flat_map(|id| Part::parse(&game, id)).collect();
/// let missing = Missing(parts);
/// assert_eq!(missing.to_string(), "2 of the three");
/// assert_eq!(solo_core::Noun::to_id(&missing, &game).to_string(), "p01 p02");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Missing<K: Kind>(pub Set<K>);

impl<K: Kind> Display for Missing<K> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} of the three", self.0.len())
    }
}

impl<K: Kind + Noun<Scrapyard>> Noun<Scrapyard> for Missing<K> {
    fn id(&self, game: &Scrapyard, out: &mut dyn Write) -> fmt::Result {
        self.0.id(game, out)
    }

    fn name(&self, speech: &Speech<'_, Scrapyard>, out: &mut dyn Write) -> fmt::Result {
        self.0.name(speech, out)
    }

    fn amount(&self) -> i64 {
        i64::from(self.0.len())
    }

    fn texts(game: &Scrapyard, visit: &mut TextVisitor<'_>) {
        K::texts(game, visit);
    }
}

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
    /// A side has completed its third Invention (SE-14.1).
    #[error("the game is over")]
    Finished,
    /// The last action allowed has been completed (SE-14.3).
    #[error("the game is over: the last action has been taken")]
    Capped,
    /// Chance is due (SE-16.1).
    #[error("a card is drawn or the die is rolled first")]
    ChanceIsDue,
    /// The player is due (SE-16.1).
    #[error("you decide first, and nothing is drawn or rolled")]
    PlayerIsDue,
    /// The text is neither a decision nor an outcome of this game (SE-16.2).
    #[error("{0}")]
    Notation(NotationError),
    /// A card of another pile, a Character or a die is due (SE-16.2).
    #[error("something else is drawn or rolled first")]
    OtherChance,
    /// The card is not among the unseen ones (SE-2.4).
    #[error("no unseen copy of this card is left in its pile")]
    NoneUnseen,
    /// The Character has been dealt (SE-3.4).
    #[error("this Character has already been dealt")]
    CharacterTaken,
    /// A decision of another task (SE-16.2).
    #[error("not possible now")]
    NotNow,
    /// More cards in hand than allowed (SE-4.3).
    #[error("cards over the hand limit are scrapped first")]
    OverTheLimit,
    /// No more cards of this type in hand than allowed (SE-4.7).
    #[error("you are not over the limit of {limit}")]
    NotOverTheLimit {
        /// Number of cards of the type that an action may begin with.
        limit: u32,
    },
    /// An action is not over (SE-4.5).
    #[error("cards over the hand limit are scrapped when the action is over")]
    LimitLater,
    /// Another type of cards exceeds its limit, too (SE-4.4).
    #[error("Parts are scrapped first, then machines, then Inventions")]
    OtherTypeFirst,
    /// The card to be scrapped is not in hand (SE-4.4).
    #[error("you do not hold this card")]
    NotHeld,
    /// Neither the pile nor its scrap pile has a card (SE-5.3).
    #[error("the pile and its scrap pile are empty")]
    NothingToDraw,
    /// The choice is among cards of other piles (SE-16.2).
    #[error("cards of this type cannot be chosen here")]
    OtherPile,
    /// Nothing lies in the scrap pile (SE-6.3).
    #[error("the scrap pile is empty")]
    NothingToDig,
    /// No such card lies in the scrap pile (SE-16.2).
    #[error("the scrap pile does not have it")]
    NotInScraps,
    /// The ghost has no duplicate that could be taken (SE-7.7).
    #[error("the ghost has two of no card that you could take")]
    NothingToSteal,
    /// The ghost has no such card (SE-16.2).
    #[error("the ghost does not have it")]
    GhostHasNone,
    /// The ghost does not have enough cards of this kind (SE-7.4, SE-13.3).
    #[error("the ghost has fewer than {floor} of them")]
    OnlyCopy {
        /// Number of cards of the kind that it must have.
        floor: u8,
    },
    /// The player holds a card of this kind (SE-7.6).
    #[error("you hold one already")]
    AlreadyHeld,
    /// The ghost has only built the machine and holds no unbuilt copy (SE-7.3).
    #[error("the ghost has built its only copy")]
    BuiltCopyOnly,
    /// The card is not among those that are looked at (SE-13.4).
    #[error("you are not looking at this card")]
    NotLookedAt,
    /// The machine card is not in hand (SE-9.1).
    #[error("you do not hold its card")]
    MachineNotInHand,
    /// Parts of the recipe are not in hand (SE-9.1).
    #[error("you lack {parts}")]
    PartsMissing {
        /// Those Parts.
        parts: Missing<Part>,
    },
    /// Several Parts of the recipe are not in hand, and one may be left out (SE-13.5).
    #[error("you lack {parts}, and only one may be left out")]
    TooFewParts {
        /// Those Parts.
        parts: Missing<Part>,
    },
    /// The Part to be left out is not in the recipe (SE-13.5).
    #[error("it is not one of the three Parts")]
    OtherPart,
    /// The Invention card is not in hand (SE-9.3).
    #[error("you do not hold its card")]
    InventionNotInHand,
    /// Machines of the recipe are not built (SE-9.3).
    #[error("you still have to build {machines}")]
    MachinesMissing {
        /// Those machines.
        machines: Missing<Machine>,
    },
    /// Several machines of the recipe are not built, and one may be left out (SE-13.6, SE-13.7).
    #[error("you still have to build {machines}, and only one may be left out")]
    TooFewMachines {
        /// Those machines.
        machines: Missing<Machine>,
        /// Clause of the ability.
        rule: &'static str,
    },
    /// The machine to be left out is not in the recipe (SE-13.6).
    #[error("it is not one of the three machines")]
    OtherMachine,
    /// There is no Invention to complete (SE-13.6, SE-13.7).
    #[error("you hold no Invention")]
    NoInvention {
        /// Clause of the ability.
        rule: &'static str,
    },
    /// The machine is one of those that the Invention is made of (SE-13.7).
    #[error("your Invention needs this machine itself")]
    NeededItself,
    /// The option `machine_abilities` is off (SE-11.6).
    #[error("machines have no abilities in this game")]
    MachinesOff,
    /// The machine is not built (SE-11.1).
    #[error("you have not built it")]
    NotBuilt,
    /// Another Character than the player's (SE-12.1).
    #[error("it is not your Character")]
    OtherCharacter,
    /// The ability is passive (SE-11.4, SE-12.1).
    #[error("the ability works all the time, by itself")]
    AlwaysWorks {
        /// Clause that says so.
        rule: &'static str,
    },
    /// There is no ability (SE-13.17).
    #[error("it has no ability")]
    NoAbility,
    /// The ability of the machine has been used (SE-11.2).
    #[error("its ability has been used")]
    MachineUsed,
    /// The Character has no use left in this game (SE-12.1).
    #[error("your Character's ability has no uses left")]
    CharacterUsed,
    /// The Character has no use left in this action (SE-12.5).
    #[error("your Character's ability has no uses left in this action")]
    UsedThisAction,
    /// The ability is an action (SE-11.4).
    #[error("it is an action, and another one is still under way")]
    IsAction,
    /// The ability works on a roll (SE-11.4).
    #[error("it is used only on a roll")]
    OnlyOnRolls,
    /// The ability works against a penalty (SE-11.4).
    #[error("it is used only when the ghost is about to draw")]
    OnlyAgainstPenalties,
    /// No card can be drawn or looked at (SE-13.1, SE-13.4).
    #[error("the piles it draws from are empty")]
    PilesEmpty {
        /// Clause of the ability.
        rule: &'static str,
    },
    /// No card can be taken from scrap piles (SE-13.2).
    #[error("the scrap piles it takes from are empty")]
    ScrapsEmpty,
    /// No card can be taken from the ghost (SE-13.3).
    #[error("the ghost has no card that this ability could take")]
    NothingToReclaim,
    /// No machine can be built with a Part left out (SE-13.5).
    #[error("you hold no machine for which you have at least two Parts")]
    NothingToBuild,
    /// The value of the roll would not rise (SE-13.9).
    #[error("it would not raise the roll")]
    NoHigher,
    /// The Part is not in hand (SE-8.1).
    #[error("you do not hold this Part")]
    NotInHand,
}

impl Refusal {
    /// Returns this refusal, unless the condition holds.
    pub(crate) const fn unless(self, holds: bool) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(self) }
    }

    /// Returns the clause of the rulebook that forbids the input.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Finished => "SE-14.1",
            Self::Capped => "SE-14.3",
            Self::ChanceIsDue | Self::PlayerIsDue => "SE-16.1",
            Self::Notation(_)
            | Self::OtherChance
            | Self::NotNow
            | Self::OtherPile
            | Self::NotInScraps
            | Self::GhostHasNone => "SE-16.2",
            Self::NoneUnseen => "SE-2.4",
            Self::CharacterTaken => "SE-3.4",
            Self::OverTheLimit => "SE-4.3",
            Self::OtherTypeFirst | Self::NotHeld => "SE-4.4",
            Self::LimitLater => "SE-4.5",
            Self::NotOverTheLimit { .. } => "SE-4.7",
            Self::NothingToDraw => "SE-5.3",
            Self::NothingToDig => "SE-6.3",
            Self::BuiltCopyOnly => "SE-7.3",
            Self::OnlyCopy { floor: 0..=2 } => "SE-7.4",
            Self::AlreadyHeld => "SE-7.6",
            Self::NothingToSteal => "SE-7.7",
            Self::NotInHand => "SE-8.1",
            Self::MachineNotInHand | Self::PartsMissing { .. } => "SE-9.1",
            Self::InventionNotInHand | Self::MachinesMissing { .. } => "SE-9.3",
            Self::NotBuilt => "SE-11.1",
            Self::MachineUsed => "SE-11.2",
            Self::IsAction | Self::OnlyOnRolls | Self::OnlyAgainstPenalties => "SE-11.4",
            Self::MachinesOff => "SE-11.6",
            Self::OtherCharacter | Self::CharacterUsed => "SE-12.1",
            Self::UsedThisAction => "SE-12.5",
            Self::ScrapsEmpty => "SE-13.2",
            Self::OnlyCopy { .. } | Self::NothingToReclaim => "SE-13.3",
            Self::NotLookedAt => "SE-13.4",
            Self::TooFewParts { .. } | Self::OtherPart | Self::NothingToBuild => "SE-13.5",
            Self::OtherMachine => "SE-13.6",
            Self::NeededItself => "SE-13.7",
            Self::NoHigher => "SE-13.9",
            Self::NoAbility => "SE-13.17",
            Self::TooFewMachines { rule, .. }
            | Self::NoInvention { rule }
            | Self::AlwaysWorks { rule }
            | Self::PilesEmpty { rule } => rule,
        }
    }

    /// Returns kind and reason.
    const fn parts(&self) -> (RefusalKind, &'static str) {
        match self {
            Self::Finished | Self::Capped => (RefusalKind::Over, "finished"),
            Self::ChanceIsDue => (RefusalKind::NotNow, "not_a_decision"),
            Self::PlayerIsDue => (RefusalKind::NotNow, "not_a_chance"),
            Self::Notation(_) => (RefusalKind::Notation, "syntax"),
            Self::OtherChance | Self::NotNow | Self::OverTheLimit | Self::LimitLater => {
                (RefusalKind::NotNow, "illegal")
            }
            _ => (RefusalKind::NotLegal, "illegal"),
        }
    }

    /// Returns the kind of the refusal, one of the four of all games.
    pub const fn kind(&self) -> RefusalKind {
        self.parts().0
    }

    /// Returns the reason: `finished`, `not_a_decision`, `not_a_chance`, `syntax` or `illegal`.
    pub const fn reason(&self) -> &'static str {
        self.parts().1
    }
}

solo_core::refusal!(Refusal, over = Finished);
