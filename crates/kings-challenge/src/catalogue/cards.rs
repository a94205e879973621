//! The printed values of cards.

use solo_core::{Set, Shared, SharedOrigins, Table};

use super::cells::{Reward, Served, Spaces, Steps};
use super::language::{EventFx, Fx};
use super::{ActionKind, Count, Deferred, Effect, EventEffect, Mix};
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::terms::Colour;

/// An Activity card.
///
/// ```
/// use kings_challenge::{Catalogue, Effect, Use};
/// let diplomat = Catalogue::house().activity("r1b".parse()?).unwrap();
/// assert_eq!((diplomat.name(), diplomat.divisor()), ("Diplomat", 3));
/// assert_eq!(diplomat.usage(), Use::Immediate(&[Effect::Influence(1)]));
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("activity", clause = "KC-15.11", rows = 54)]
pub struct Activity {
    /// The id of the notation.
    #[column(clause = "KC-15.1")]
    pub(super) id: ActivityId,
    /// The name on the card, in any language.
    #[column(clause = "KC-15.1")]
    pub(super) name: Shared<str>,
    /// The colour of the card, as in its id.
    #[column(clause = "KC-15.1")]
    pub(super) colour: Colour,
    /// The number on its back, as in its id.
    #[column(clause = "KC-15.1", range = 1..=3)]
    pub(super) number: u8,
    /// The strength that each activation needs.
    #[column(clause = "KC-15.3", range = 1..=12)]
    pub(super) divisor: u8,
    /// The tradesman spaces, the first first: price in deniers, and VP at the end of the game.
    #[column(clause = "KC-15.3")]
    pub(super) spaces: Spaces,
    /// Immediate effects, or cubes that are kept for later.
    pub(super) kind: Kind,
    /// Costs and effects in printed order, or the one effect of the card's cubes.
    #[column(clause = "KC-15.4")]
    pub(super) fx: Fx,
    /// The kinds of action that the cubes serve; nothing on an immediate card.
    #[column(clause = "KC-15.5", optional)]
    pub(super) use_for: Served,
    /// Sources of the values.
    #[column(clause = "KC-15.12")]
    pub(super) prov: SharedOrigins,
}

/// Price and VP of a tradesman space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TradeSpace {
    /// Deniers to pay when hiring, 0 to 12.
    pub price: u8,
    /// VP at the end of the game, 0 to 9.
    pub vp: u8,
}

/// Use of an Activity card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use<'a> {
    /// Costs and then effects, in printed order, that happen immediately (KC-11.1).
    Immediate(&'a [Effect]),
    /// Cubes that the card collects and the human spends later (KC-8.6).
    Deferred {
        /// The effect of a cube.
        effect: Deferred,
        /// The kinds of action that the cube serves.
        use_for: Set<ActionKind>,
    },
}

solo_core::word_enum! {
    /// Time at which an Activity card takes effect.
    pub(crate) enum Kind as "immediate or deferred" {
        /// Immediately.
        Immediate = "immediate",
        /// Later, by spending its cubes.
        Deferred = "deferred",
    }
}

/// Deniers and influence that activations cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Costs {
    pub(crate) deniers: u8,
    pub(crate) influence: u8,
}

impl Activity {
    /// Returns the name on the card.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the strength needed for each activation, 1 to 12.
    pub const fn divisor(&self) -> u8 {
        self.divisor
    }

    /// Returns the tradesman spaces in printed order; 1 to 6.
    pub fn spaces(&self) -> &[TradeSpace] {
        &self.spaces.0
    }

    /// Returns the use of the card.
    pub fn usage(&self) -> Use<'_> {
        match &self.fx {
            Fx::Immediate(effects) => Use::Immediate(effects),
            Fx::Deferred(effect) => Use::Deferred {
                effect: *effect,
                use_for: self.use_for.0,
            },
        }
    }

    /// Returns what one activation costs (KC-11.1).
    pub(crate) fn costs(&self) -> Costs {
        let mut costs = Costs::default();
        if let Use::Immediate(effects) = self.usage() {
            for effect in effects {
                match effect {
                    Effect::PayDeniers(n) => costs.deniers = costs.deniers.saturating_add(*n),
                    Effect::PayInfluence(n) => costs.influence = costs.influence.saturating_add(*n),
                    // Costs come first.
                    _ => break,
                }
            }
        }
        costs
    }

    /// Returns the effects of an immediate card, without its costs.
    pub(crate) fn effects(&self) -> &[Effect] {
        match self.usage() {
            Use::Immediate(effects) => {
                let costs = effects.iter().take_while(|effect| effect.is_cost()).count();
                effects.get(costs..).unwrap_or_default()
            }
            Use::Deferred { .. } => &[],
        }
    }
}

/// An Event card.
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("event", clause = "KC-15.11", rows = 35)]
pub struct EventCard {
    /// The id of the notation.
    #[column(clause = "KC-15.1")]
    pub(super) id: EventId,
    /// The name on the card, in any language.
    #[column(clause = "KC-15.1")]
    pub(super) name: Shared<str>,
    /// The colour of the card, as in its id; Marauding is permanent.
    #[column(clause = "KC-15.6")]
    pub(super) colour: Deck,
    /// The colour of the second Event card of the round, on red cards.
    #[column(clause = "KC-15.6", optional)]
    pub(super) second: Second,
    /// Effects of every round, in printed order; at most four.
    #[column(clause = "KC-15.6")]
    pub(super) fx: EventFx,
    /// Number of cubes that counter it.
    #[column(clause = "KC-15.6", range = 1..=6)]
    pub(super) banners: u8,
    /// The dice that put cubes on it: their colours, how these may be mixed, and the strength that each
    /// cube needs.
    #[column(clause = "KC-15.6")]
    pub(super) combat: Combat,
    /// The VP of a side with 0, 1, 2 and more cubes when the card is settled.
    #[column(clause = "KC-15.6")]
    pub(super) reward: Reward,
    /// `yes` if it stays in the row for ever, as Marauding does.
    #[column(clause = "KC-15.6")]
    pub(super) stays: bool,
    /// Sources of the values.
    #[column(clause = "KC-15.12")]
    pub(super) prov: SharedOrigins,
}

/// Requirements on a group of dice for an action (KC-8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Combat {
    pub(crate) colours: Set<Colour>,
    pub(crate) mix: Mix,
    pub(crate) divisor: u8,
}

impl Combat {
    /// Returns the colours of the dice that may be used.
    pub const fn colours(&self) -> Set<Colour> {
        self.colours
    }

    /// Returns the rule by which the colours may be mixed.
    pub const fn mix(&self) -> Mix {
        self.mix
    }

    /// Returns the strength needed for each cube, 1 to 12.
    pub const fn divisor(&self) -> u8 {
        self.divisor
    }
}

solo_core::word_enum! {
    /// The deck of an Event card.
    pub(crate) enum Deck as "red, yellow, white or permanent" {
        /// The red deck.
        Red = "red",
        /// The yellow deck.
        Yellow = "yellow",
        /// The white deck.
        White = "white",
        /// No deck: in the row from the start.
        Permanent = "permanent",
    }
}

impl Deck {
    /// Returns the deck of the cards of this colour.
    pub(super) const fn of(colour: Option<Colour>) -> Self {
        match colour {
            Some(Colour::Red) => Self::Red,
            Some(Colour::Yellow) => Self::Yellow,
            Some(Colour::White) => Self::White,
            None => Self::Permanent,
        }
    }
}

solo_core::word_enum! {
    /// The second deck that a red Event card names.
    #[derive(Default)]
    pub(crate) enum Second as "white, yellow or none" {
        /// There is no second card.
        #[default]
        None = "none",
        /// The white deck.
        White = "white",
        /// The yellow deck.
        Yellow = "yellow",
    }
}

impl EventCard {
    /// Returns the name on the card.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the colour of the second Event card of the round (red cards only).
    pub const fn second(&self) -> Option<Colour> {
        match self.second {
            Second::None => None,
            Second::White => Some(Colour::White),
            Second::Yellow => Some(Colour::Yellow),
        }
    }

    /// Returns the effects of every round, in printed order; at most four.
    pub fn effects(&self) -> &[EventEffect] {
        &self.fx.0
    }

    /// Returns the number of cubes that counter the card, 1 to 6.
    pub const fn banners(&self) -> u8 {
        self.banners
    }

    /// Returns the requirements on the dice that put cubes on the card.
    pub const fn combat(&self) -> Combat {
        self.combat
    }

    /// Returns the VP of a side with this many cubes when the card is settled.
    pub fn reward(&self, cubes: u8) -> u8 {
        let vp = self.reward.0.get(usize::from(cubes));
        vp.copied().unwrap_or(0)
    }

    /// Returns whether the card stays in the row for ever (Marauding).
    pub const fn stays(&self) -> bool {
        self.stays
    }
}

/// A Character card.
#[derive(Clone, Debug, PartialEq, Eq, Table)]
#[table("character", clause = "KC-15.8", rows = 6)]
pub struct Character {
    /// The id of the notation.
    #[column(clause = "KC-15.1")]
    pub(super) id: CharacterId,
    /// The name on the card, in any language.
    #[column(clause = "KC-15.1")]
    pub(super) name: Shared<str>,
    /// Quantity that the card counts.
    pub(super) metric: Count,
    /// `yes` if le Roy scores it.
    pub(super) roy: bool,
    /// The steps, ascending: the count needed, and the VP for it. In `prov`, `steps` labels the
    /// counts and `vp` the VP.
    #[column(alias = "vp")]
    pub(super) steps: Steps,
    /// Sources of the values.
    #[column(clause = "KC-15.12")]
    pub(super) prov: SharedOrigins,
}

impl Character {
    /// Returns the name on the card.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the quantity that the card counts.
    pub const fn metric(&self) -> Count {
        self.metric
    }

    /// Returns whether le Roy scores the card.
    pub const fn counts_for_roy(&self) -> bool {
        self.roy
    }

    /// Returns the counts needed with their VP, ascending.
    pub fn steps(&self) -> &[(u16, u16)] {
        &self.steps.0
    }

    /// Returns the VP for this count: those of the highest step reached (KC-13.6).
    ///
    /// ```
    /// use kings_challenge::Catalogue;
    /// let hugues = Catalogue::house().character("c1".parse()?);
    /// assert_eq!((hugues.vp(4), hugues.vp(5), hugues.vp(20)), (0, 1, 6));
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn vp(&self, count: i32) -> i32 {
        // KC-13.6: the VP of the highest threshold reached, 0 if none is.
        self.steps()
            .iter()
            .rev()
            .find(|&&(needed, _)| count >= i32::from(needed))
            .map_or(0, |&(_, vp)| i32::from(vp))
    }
}
