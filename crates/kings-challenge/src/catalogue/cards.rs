//! The printed values of cards, combats and push chains.

use super::cells::{EventFx, Numbers, Spaces, Steps};
use super::{ActionKind, Count, Deferred, EffectList, EventEffect, Mix};
use crate::terms::Colour;

/// Price and VP of a tradesman space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TradeSpace {
    /// Deniers to pay when hiring, 0 to 12.
    pub price: u8,
    /// VP at the end of the game, 0 to 9.
    pub vp: u8,
}

/// Use of an Activity card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Use {
    /// Effects that happen immediately; the first `costs` effects of the list are costs (KC-11.1).
    Immediate {
        /// Costs and effects, in printed order.
        list: EffectList,
        /// Number of costs at the start of the list.
        costs: u8,
        /// Deniers that one activation costs.
        deniers: u8,
        /// Influence that one activation costs.
        influence: u8,
    },
    /// Cubes that the card collects and the human spends later (KC-8.6).
    Deferred {
        /// The effect of a cube.
        effect: Deferred,
        /// The kinds of action that the cube serves.
        use_for: UseFor,
    },
}

impl Use {
    /// Returns the effect of a cube, if the card collects cubes.
    pub(crate) const fn deferred(self) -> Option<Deferred> {
        match self {
            Self::Deferred { effect, .. } => Some(effect),
            Self::Immediate { .. } => None,
        }
    }

    /// Returns the deniers and the influence that an activation costs.
    pub(crate) const fn costs(self) -> [u8; 2] {
        match self {
            Self::Immediate {
                deniers, influence, ..
            } => [deniers, influence],
            Self::Deferred { .. } => [0, 0],
        }
    }
}

/// A set of kinds of action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct UseFor(pub(crate) u8);

impl UseFor {
    /// Returns whether this kind is in the set.
    ///
    /// ```
    /// use kings_challenge::{ActionKind, Catalogue, Use};
    /// let knight = Catalogue::house().activity("r1c".parse()?).unwrap();
    /// let Use::Deferred { use_for, .. } = knight.usage() else { unreachable!() };
    /// assert!(use_for.contains(ActionKind::Combat));
    /// assert!(!use_for.contains(ActionKind::Farm));
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn contains(self, kind: ActionKind) -> bool {
        self.0 & kind.bit() != 0
    }
}

/// The printed values of an Activity card (table CAT-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Activity {
    pub(crate) divisor: u8,
    pub(crate) spaces: Spaces,
    pub(crate) usage: Use,
}

impl Activity {
    /// Returns the strength needed for each activation, 1 to 12.
    #[must_use]
    #[inline]
    pub const fn divisor(&self) -> u8 {
        self.divisor
    }

    /// Returns the tradesman spaces in printed order; 1 to 6.
    #[must_use]
    #[inline]
    pub const fn spaces(&self) -> &[TradeSpace] {
        self.spaces.items()
    }

    /// Returns the use of the card.
    #[must_use]
    #[inline]
    pub const fn usage(&self) -> Use {
        self.usage
    }
}

/// Requirements on a group of dice for an action (KC-8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Combat {
    pub(crate) colours: u8,
    pub(crate) mix: Mix,
    pub(crate) divisor: u8,
}

impl Combat {
    /// Returns whether dice of this colour may be used.
    #[must_use]
    pub const fn takes(&self, colour: Colour) -> bool {
        self.colours & colour.bit() != 0
    }

    /// Returns the rule by which the colours may be mixed.
    #[must_use]
    pub const fn mix(&self) -> Mix {
        self.mix
    }

    /// Returns the strength needed for each cube, 1 to 12.
    #[must_use]
    pub const fn divisor(&self) -> u8 {
        self.divisor
    }
}

/// The printed values of an Event card (table CAT-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    pub(crate) second: Option<Colour>,
    pub(crate) effects: EventFx,
    pub(crate) banners: u8,
    pub(crate) combat: Combat,
    pub(crate) reward: Numbers,
    pub(crate) stays: bool,
}

impl Event {
    /// Returns the colour of the second Event card of the round (red cards only).
    #[must_use]
    pub const fn second(&self) -> Option<Colour> {
        self.second
    }

    /// Returns the effects of every round, in printed order; at most four.
    #[must_use]
    #[inline]
    pub const fn effects(&self) -> &[EventEffect] {
        self.effects.items()
    }

    /// Returns the number of cubes that counter the card, 1 to 6.
    #[must_use]
    #[inline]
    pub const fn banners(&self) -> u8 {
        self.banners
    }

    /// Returns the requirements on the dice that put cubes on the card.
    #[must_use]
    pub const fn combat(&self) -> Combat {
        self.combat
    }

    /// Returns the VP of a side with this many cubes when the card is settled.
    #[must_use]
    #[inline]
    pub fn reward(&self, cubes: u8) -> u8 {
        self.reward.get(cubes).unwrap_or(0)
    }

    /// Returns whether the card stays in the row for ever (Marauding).
    #[must_use]
    pub const fn stays(&self) -> bool {
        self.stays
    }
}

/// Maximum number of steps of a Character card.
pub(crate) const MAX_STEPS: usize = 16;

/// The printed values of a Character card (table CAT-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Character {
    pub(crate) metric: Count,
    pub(crate) roy: bool,
    pub(crate) steps: Steps,
}

impl Character {
    /// Returns the quantity that the card counts.
    #[must_use]
    pub const fn metric(&self) -> Count {
        self.metric
    }

    /// Returns whether le Roy scores the card.
    #[must_use]
    pub const fn counts_for_roy(&self) -> bool {
        self.roy
    }

    /// Returns the counts needed with their VP, ascending.
    #[must_use]
    pub const fn steps(&self) -> &[(u16, u16)] {
        self.steps.items()
    }

    /// Returns the VP for this count: those of the highest step reached (KC-13.6).
    ///
    /// ```
    /// use kings_challenge::Catalogue;
    /// let hugues = Catalogue::house().character("c1".parse()?);
    /// assert_eq!((hugues.vp(4), hugues.vp(5), hugues.vp(20)), (0, 1, 6));
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    #[must_use]
    pub fn vp(&self, count: i32) -> i32 {
        // KC-13.6: the VP of the highest threshold reached, 0 if none is.
        self.steps()
            .iter()
            .rev()
            .find(|&&(needed, _)| count >= i32::from(needed))
            .map_or(0, |&(_, vp)| i32::from(vp))
    }
}

/// The spaces that citizens are pushed along (KC-9.1): four bits each, the first space lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chain(pub(crate) u32);

impl Chain {
    /// Returns the chain of this space alone.
    pub(crate) const fn single(space: u8) -> Self {
        Self(crate::ids::widen(space))
    }

    /// Returns the spaces (1 to 6), the entry first.
    ///
    /// ```
    /// use kings_challenge::{Building, Catalogue};
    /// let chain = Catalogue::house().chain(Building::Hall, 4);
    /// assert!(chain.spaces().eq([4, 5, 6]));
    /// ```
    #[inline]
    pub fn spaces(self) -> impl Iterator<Item = u8> + Clone {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let space = u8::try_from(left & 15).ok().filter(|&space| space > 0)?;
            left >>= 4;
            Some(space)
        })
    }
}
