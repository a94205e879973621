//! The effect vocabulary: chapter SE-13.

use crate::kinds::Piles;

solo_core::word_enum! {
    /// Kind of effect of an ability (SE-13). Actions are chosen at `main`, reactions at their
    /// moment, and passive abilities work by themselves (SE-11.4).
    ///
    /// ```
    /// use scrapyard::catalogue::Operation;
    /// assert_eq!(Operation::from_word("dig_bonus"), Some(Operation::DigBonus));
    /// assert!(Operation::DigBonus.is_passive());
    /// ```
    #[repr(u8)]
    pub enum Operation in scrapyard::catalogue {
        /// Take cards from piles (SE-13.1).
        Draw = "draw" as "draw cards",
        /// Take cards from scrap piles (SE-13.2).
        Salvage = "salvage" as "take from the scrap piles",
        /// Take cards from the ghost (SE-13.3).
        Reclaim = "reclaim" as "take from the ghost",
        /// Look at the top of a pile and keep some of the cards (SE-13.4).
        Look = "look" as "look at a pile",
        /// Build a machine with one Part fewer (SE-13.5).
        ShortMachine = "short_machine" as "build with one Part fewer",
        /// Complete an Invention with one machine fewer (SE-13.6).
        ShortInvention = "short_invention" as "complete an Invention with one machine fewer",
        /// Stand in for a missing machine of an Invention (SE-13.7).
        StandIn = "stand_in" as "take the place of a machine of your Invention",
        /// Set the value of a roll (SE-13.9).
        SetDie = "set_die" as "set the roll",
        /// Raise the value of a roll (SE-13.10).
        AddDie = "add_die" as "raise the roll",
        /// Roll again (SE-13.11).
        Reroll = "reroll" as "roll again",
        /// Keep the ghost from drawing (SE-13.12).
        NoPenalty = "no_penalty" as "keep the ghost from drawing",
        /// Lower the value that digs need (SE-13.13).
        DigBonus = "dig_bonus" as "dig more easily",
        /// Lower the value that steals need (SE-13.14).
        StealBonus = "steal_bonus" as "steal more easily",
        /// Raise the value of boosts (SE-13.15).
        BoostBonus = "boost_bonus" as "boost rolls further",
        /// Further cards for a good dig roll (SE-13.16).
        BonusCard = "bonus_card" as "dig for further cards",
        /// No ability (SE-13.17).
        None = "none" as "do nothing",
    }
}

impl Operation {
    /// Returns the number of the operation in the order of the rulebook, from 0.
    #[expect(clippy::as_conversions, reason = "the discriminant; From is not const")]
    pub(crate) const fn number(self) -> usize {
        self as usize
    }

    /// Returns whether the ability is chosen at `main` with `use` (SE-13.1 to SE-13.7).
    pub const fn is_action(self) -> bool {
        self.number() <= Self::StandIn.number()
    }

    /// Returns whether the ability can be used on a roll (SE-13.9 to SE-13.11).
    pub const fn is_for_rolls(self) -> bool {
        matches!(self, Self::SetDie | Self::AddDie | Self::Reroll)
    }

    /// Returns whether the ability works by itself and is never used (SE-13.13 to SE-13.17).
    pub const fn is_passive(self) -> bool {
        self.number() >= Self::DigBonus.number()
    }

    /// Returns the clause that defines the operation.
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

solo_core::word_enum! {
    /// End of the pile where cards that were looked at are laid back (SE-13.4).
    ///
    /// ```
    /// assert_eq!(scrapyard::catalogue::Rest::Bottom.word(), "bottom");
    /// ```
    pub enum Rest in scrapyard::catalogue as "top or bottom" {
        /// On top of the pile.
        Top = "top",
        /// At its very bottom.
        Bottom = "bottom",
    }
}

/// An ability: an operation with its parameters; one that does not apply is 0, `None` or the empty
/// set.
///
/// ```
/// use scrapyard::catalogue::{Ability, HOUSE, Operation};
/// let shield = Ability { operation: Operation::NoPenalty, ..Ability::NONE };
/// assert_eq!(HOUSE.abilities[6].ability(), shield);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ability {
    /// The kind of effect.
    pub operation: Operation,
    /// Number of cards, or amount of the change.
    pub n: u8,
    /// Number of the cards looked at that come into the hand.
    pub keep: u8,
    /// The value a roll needs before the effect takes place; 0 without a roll.
    pub need: u8,
    /// The types of cards.
    pub from: Piles,
    /// Number of cards of a kind that the ghost must have.
    pub floor: u8,
    /// Destination of the cards that were not kept.
    pub rest: Option<Rest>,
}

impl Ability {
    /// No ability (SE-13.17).
    pub const NONE: Self = Self {
        operation: Operation::None,
        n: 0,
        keep: 0,
        need: 0,
        from: Piles::NONE,
        floor: 0,
        rest: None,
    };
}
