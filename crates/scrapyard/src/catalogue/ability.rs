//! The effect vocabulary: chapter SE-13.

use core::fmt::{self, Display, Formatter};

use crate::kinds::Piles;

/// What an ability does (SE-13). SE-11.4: actions are chosen at `main`, reactions at their moment, and
/// passive abilities work by themselves.
///
/// ```
/// use scrapyard::catalogue::Operation;
/// assert_eq!(Operation::from_word("dig_bonus"), Some(Operation::DigBonus));
/// assert!(Operation::DigBonus.is_passive());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Operation {
    /// Take cards from piles (SE-13.1).
    Draw,
    /// Take cards from scrap piles (SE-13.2).
    Salvage,
    /// Take cards from the ghost (SE-13.3).
    Reclaim,
    /// Look at the top of a pile and keep some of the cards (SE-13.4).
    Look,
    /// Build a machine with one Part fewer (SE-13.5).
    ShortMachine,
    /// Complete an Invention with one machine fewer (SE-13.6).
    ShortInvention,
    /// Stand in for a missing machine of an Invention (SE-13.7).
    StandIn,
    /// Set the value of a roll (SE-13.9).
    SetDie,
    /// Raise the value of a roll (SE-13.10).
    AddDie,
    /// Roll again (SE-13.11).
    Reroll,
    /// Keep the ghost from drawing (SE-13.12).
    NoPenalty,
    /// Digs need less (SE-13.13).
    DigBonus,
    /// Steals need less (SE-13.14).
    StealBonus,
    /// Boosts are worth more (SE-13.15).
    BoostBonus,
    /// Further cards for a good dig roll (SE-13.16).
    BonusCard,
    /// No ability (SE-13.17).
    None,
}

impl Operation {
    /// All operations in the order of the rulebook.
    pub const ALL: [Self; 16] = [
        Self::Draw,
        Self::Salvage,
        Self::Reclaim,
        Self::Look,
        Self::ShortMachine,
        Self::ShortInvention,
        Self::StandIn,
        Self::SetDie,
        Self::AddDie,
        Self::Reroll,
        Self::NoPenalty,
        Self::DigBonus,
        Self::StealBonus,
        Self::BoostBonus,
        Self::BonusCard,
        Self::None,
    ];

    /// The word of the ability table.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Salvage => "salvage",
            Self::Reclaim => "reclaim",
            Self::Look => "look",
            Self::ShortMachine => "short_machine",
            Self::ShortInvention => "short_invention",
            Self::StandIn => "stand_in",
            Self::SetDie => "set_die",
            Self::AddDie => "add_die",
            Self::Reroll => "reroll",
            Self::NoPenalty => "no_penalty",
            Self::DigBonus => "dig_bonus",
            Self::StealBonus => "steal_bonus",
            Self::BoostBonus => "boost_bonus",
            Self::BonusCard => "bonus_card",
            Self::None => "none",
        }
    }

    /// The operation this word stands for.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|operation| operation.word() == word)
    }

    /// The number of the operation in the order of the rulebook, from 0.
    #[inline]
    #[expect(clippy::as_conversions, reason = "the discriminant; From is not const")]
    pub(crate) const fn number(self) -> usize {
        self as usize
    }

    /// Whether the ability is chosen at `main` with `use` (SE-13.1 to SE-13.7).
    #[must_use]
    #[inline]
    pub const fn is_action(self) -> bool {
        self.number() <= Self::StandIn.number()
    }

    /// Whether the ability can be used on a roll (SE-13.9 to SE-13.11).
    #[must_use]
    #[inline]
    pub const fn is_for_rolls(self) -> bool {
        matches!(self, Self::SetDie | Self::AddDie | Self::Reroll)
    }

    /// Whether the ability works by itself and is never used (SE-13.13 to SE-13.17).
    #[must_use]
    #[inline]
    pub const fn is_passive(self) -> bool {
        self.number() >= Self::DigBonus.number()
    }

    /// The clause that defines the operation.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Draw => "SE-13.1",
            Self::Salvage => "SE-13.2",
            Self::Reclaim => "SE-13.3",
            Self::Look => "SE-13.4",
            Self::ShortMachine => "SE-13.5",
            Self::ShortInvention => "SE-13.6",
            Self::StandIn => "SE-13.7",
            Self::SetDie => "SE-13.9",
            Self::AddDie => "SE-13.10",
            Self::Reroll => "SE-13.11",
            Self::NoPenalty => "SE-13.12",
            Self::DigBonus => "SE-13.13",
            Self::StealBonus => "SE-13.14",
            Self::BoostBonus => "SE-13.15",
            Self::BonusCard => "SE-13.16",
            Self::None => "SE-13.17",
        }
    }
}

/// Where cards that were looked at are laid back (SE-13.4).
///
/// ```
/// assert_eq!(scrapyard::catalogue::Rest::Bottom.word(), "bottom");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rest {
    /// On top of the pile.
    Top,
    /// At its very bottom.
    Bottom,
}

impl Rest {
    /// The word of the ability table: `top` or `bottom`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Top => "top",
            Self::Bottom => "bottom",
        }
    }

    /// The place this word stands for.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Top, Self::Bottom]
            .into_iter()
            .find(|rest| rest.word() == word)
    }
}

impl Display for Rest {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// An ability: an operation with its parameters; 0, `None` and the empty set where one does not apply.
///
/// ```
/// use scrapyard::catalogue::{HOUSE, Rest};
/// let peek = HOUSE.abilities[7].ability;
/// assert_eq!((peek.n, peek.keep, peek.from.letters(), peek.rest), (3, 1, "pm", Some(Rest::Top)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ability {
    /// What it does.
    pub operation: Operation,
    /// How many cards, or by how much.
    pub n: u8,
    /// How many of the cards looked at come into the hand.
    pub keep: u8,
    /// The value a roll needs before the effect takes place; 0 without a roll.
    pub need: u8,
    /// Which types of cards.
    pub from: Piles,
    /// How many cards of a kind the ghost must have.
    pub floor: u8,
    /// Where the cards that were not kept go.
    pub rest: Option<Rest>,
}

impl Ability {
    /// No ability (SE-13.17).
    pub const NONE: Self = Self::plain(Operation::None);

    /// An operation without parameters.
    pub(crate) const fn plain(operation: Operation) -> Self {
        Self {
            operation,
            n: 0,
            keep: 0,
            need: 0,
            from: Piles(0),
            floor: 0,
            rest: None,
        }
    }
}
