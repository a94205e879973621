//! The printed components as data: what every card, constant and table says, and where it comes from.

#[cfg(feature = "alloc")]
mod check;
mod constants;
mod effect;
mod house;
mod house_rows;
mod labels;
#[cfg(feature = "alloc")]
mod tables;
mod text;
#[cfg(feature = "alloc")]
mod value;

use core::fmt::{self, Debug, Formatter};

pub use constants::Constants;
pub use effect::{
    ActionKind, Count, Deferred, Effect, EffectList, EffectLists, EventEffect, Mix, Resource,
};
pub use labels::{ActivityLabels, CharacterLabels, EventLabels};
#[cfg(feature = "alloc")]
pub use tables::Tables;
#[cfg(feature = "serde")]
pub(crate) use tables::effect as effect_value;
#[cfg(feature = "alloc")]
pub use value::Value;

pub(crate) use house::HOUSE;
pub(crate) use labels::Labels;

use crate::ids::{ActivityId, CharacterId, EventId};
use crate::terms::{Building, Colour, Slot};

/// Price and VP of a tradesman space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TradeSpace {
    /// Deniers to pay when hiring, 0 to 12.
    pub price: u8,
    /// VP at the end of the game, 0 to 9.
    pub vp: u8,
}

/// What an Activity card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Use {
    /// Its effects happen at once; the first `costs` effects of the list are costs (KC-11.1).
    Immediate {
        /// Costs and effects, in printed order.
        list: EffectList,
        /// How many of them are costs.
        costs: u8,
        /// Deniers that one activation costs.
        deniers: u8,
        /// Influence that one activation costs.
        influence: u8,
    },
    /// It collects cubes that are spent later (KC-8.6).
    Deferred {
        /// The effect of a cube.
        effect: Deferred,
        /// The kinds of action it serves.
        use_for: UseFor,
    },
}

/// A set of kinds of action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct UseFor(pub(crate) u8);

impl UseFor {
    /// Whether this kind is in the set.
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
    pub(crate) space_count: u8,
    pub(crate) spaces: [TradeSpace; 6],
    pub(crate) usage: Use,
}

impl Activity {
    /// The strength needed for each activation, 1 to 12.
    #[must_use]
    #[inline]
    pub const fn divisor(&self) -> u8 {
        self.divisor
    }

    /// The tradesman spaces, the first first; 1 to 6.
    #[must_use]
    #[inline]
    pub fn spaces(&self) -> &[TradeSpace] {
        self.spaces
            .get(..usize::from(self.space_count))
            .unwrap_or(&self.spaces)
    }

    /// What the card does.
    #[must_use]
    #[inline]
    pub const fn usage(&self) -> Use {
        self.usage
    }
}

/// What a group of dice has to be for an action (KC-8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Combat {
    pub(crate) colours: u8,
    pub(crate) mix: Mix,
    pub(crate) divisor: u8,
}

impl Combat {
    /// Whether dice of this colour may be used.
    #[must_use]
    pub const fn takes(&self, colour: Colour) -> bool {
        self.colours & colour.bit() != 0
    }

    /// How the colours may be mixed.
    #[must_use]
    pub const fn mix(&self) -> Mix {
        self.mix
    }

    /// The strength needed for each cube, 1 to 12.
    #[must_use]
    pub const fn divisor(&self) -> u8 {
        self.divisor
    }
}

/// The printed values of an Event card (table CAT-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    pub(crate) second: Option<Colour>,
    pub(crate) effect_count: u8,
    pub(crate) effects: [EventEffect; 4],
    pub(crate) banners: u8,
    pub(crate) combat: Combat,
    pub(crate) reward: [u8; 7],
    pub(crate) stays: bool,
}

impl Event {
    /// The colour of the second Event card of the round (red cards only).
    #[must_use]
    pub const fn second(&self) -> Option<Colour> {
        self.second
    }

    /// What it does every round, in printed order; at most four.
    #[must_use]
    #[inline]
    pub fn effects(&self) -> &[EventEffect] {
        self.effects
            .get(..usize::from(self.effect_count))
            .unwrap_or(&self.effects)
    }

    /// How many cubes counter it, 1 to 6.
    #[must_use]
    #[inline]
    pub const fn banners(&self) -> u8 {
        self.banners
    }

    /// The dice it takes.
    #[must_use]
    pub const fn combat(&self) -> Combat {
        self.combat
    }

    /// The VP of a side with this many cubes when the card is settled.
    #[must_use]
    #[inline]
    pub fn reward(&self, cubes: u8) -> u8 {
        self.reward.get(usize::from(cubes)).copied().unwrap_or(0)
    }

    /// Whether it stays in the row for ever (Marauding).
    #[must_use]
    pub const fn stays(&self) -> bool {
        self.stays
    }
}

/// The most steps a Character card can have.
pub(crate) const MAX_STEPS: usize = 16;

/// The printed values of a Character card (table CAT-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Character {
    pub(crate) metric: Count,
    pub(crate) roy: bool,
    pub(crate) step_count: u8,
    pub(crate) steps: [(u16, u16); MAX_STEPS],
}

impl Character {
    /// What it counts.
    #[must_use]
    pub const fn metric(&self) -> Count {
        self.metric
    }

    /// Whether le Roy scores it.
    #[must_use]
    pub const fn counts_for_roy(&self) -> bool {
        self.roy
    }

    /// Count needed and VP, ascending.
    #[must_use]
    pub fn steps(&self) -> &[(u16, u16)] {
        self.steps
            .get(..usize::from(self.step_count))
            .unwrap_or(&self.steps)
    }

    /// The VP for this count: those of the highest step reached (KC-13.6).
    ///
    /// ```
    /// use kings_challenge::Catalogue;
    /// let hugues = Catalogue::house().character("c1".parse()?);
    /// assert_eq!((hugues.vp(3), hugues.vp(4), hugues.vp(20)), (0, 1, 6));
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

/// The spaces that citizens are pushed along (KC-9.1): one digit of four bits each, the first lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chain(pub(crate) u32);

impl Chain {
    /// The chain of only this space.
    pub(crate) const fn single(space: u8) -> Self {
        Self(crate::ids::widen(space))
    }

    /// The spaces (1 to 6), the entry first.
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

/// The tables that rules read, without names and labels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rules {
    pub(crate) constants: Constants,
    pub(crate) activities: [Option<Activity>; 54],
    pub(crate) events: [Option<Event>; 35],
    pub(crate) characters: [Character; 6],
    pub(crate) chains: [[Chain; 6]; 3],
    pub(crate) places: [[u8; 6]; 3],
    pub(crate) column_influence: [u8; 6],
}

/// A table that is either compiled in or was loaded.
pub(crate) enum Store<T: 'static> {
    Embedded(&'static [T]),
    #[cfg(feature = "alloc")]
    Loaded(alloc::vec::Vec<T>),
}

impl<T> core::ops::Deref for Store<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        match self {
            Self::Embedded(table) => table,
            #[cfg(feature = "alloc")]
            Self::Loaded(table) => table,
        }
    }
}

/// A complete, validated set of components (tables CAT-1 to CAT-7).
///
/// The embedded one is [`Catalogue::house`]: names and texts as far as they are established, house
/// values for the rest, every value labelled. The owner of a box loads the printed values through
/// [`Tables`](crate::Tables).
///
/// ```
/// use kings_challenge::{Catalogue, Use};
/// let merchant = Catalogue::house().activity("y1a".parse()?).unwrap();
/// assert_eq!(merchant.divisor(), 3);
/// assert!(matches!(merchant.usage(), Use::Immediate { .. }));
/// # Ok::<(), solo_core::NotationError>(())
/// ```
pub struct Catalogue {
    pub(crate) rules: Rules,
    pub(crate) effects: Store<Effect>,
    pub(crate) lists: Store<EffectList>,
    pub(crate) labels: Labels,
}

impl Catalogue {
    /// The embedded catalogue.
    #[must_use]
    pub fn house() -> &'static Self {
        &HOUSE
    }

    /// The constants.
    #[must_use]
    #[inline]
    pub const fn constants(&self) -> &Constants {
        &self.rules.constants
    }

    /// An Activity card; `None` if the catalogue does not have it.
    #[must_use]
    #[inline]
    pub fn activity(&self, id: ActivityId) -> Option<&Activity> {
        self.rules.activities.get(usize::from(id.index()))?.as_ref()
    }

    /// How many Activity cards a slot has to draw from, 1 to 6.
    ///
    /// ```
    /// use kings_challenge::{Catalogue, Slot};
    /// assert!(Slot::all().all(|slot| Catalogue::house().cards_of(slot) == 3));
    /// ```
    #[must_use]
    pub fn cards_of(&self, slot: Slot) -> u8 {
        (0..ActivityId::LETTERS)
            .filter_map(|letter| ActivityId::new(slot, letter))
            .fold(0, |count: u8, id| {
                count.saturating_add(u8::from(self.activity(id).is_some()))
            })
    }

    /// An Event card; `None` if the catalogue does not have it.
    #[must_use]
    #[inline]
    pub fn event(&self, id: EventId) -> Option<&Event> {
        self.rules.events.get(usize::from(id.index()))?.as_ref()
    }

    /// A Character card.
    #[must_use]
    pub fn character(&self, id: CharacterId) -> &Character {
        let [first, ..] = &self.rules.characters;
        self.rules
            .characters
            .get(usize::from(id.index()))
            .unwrap_or(first)
    }

    /// The push chain of a building and a face, 1 to 6 (KC-9.1).
    #[must_use]
    #[inline]
    pub fn chain(&self, building: Building, face: u8) -> Chain {
        self.rules
            .chains
            .get(usize::from(building.index()))
            .and_then(|chains| chains.get(usize::from(face.wrapping_sub(1))))
            .copied()
            .unwrap_or(Chain::single(face))
    }

    /// The spaces of a building, the best first (KC-2.7).
    #[must_use]
    #[inline]
    pub fn places(&self, building: Building) -> [u8; 6] {
        let [palace, hall, bishopric] = self.rules.places;
        match building {
            Building::Palace => palace,
            Building::Hall => hall,
            Building::Bishopric => bishopric,
        }
    }

    /// The influence of a column of the cathedral, 1 to 6.
    #[must_use]
    #[inline]
    pub fn column_influence(&self, column: u8) -> u8 {
        self.rules
            .column_influence
            .get(usize::from(column.wrapping_sub(1)))
            .copied()
            .unwrap_or(0)
    }

    /// The effects of a list.
    #[must_use]
    #[inline]
    pub fn effects(&self, list: EffectList) -> &[Effect] {
        let first = usize::from(list.first);
        let end = first.saturating_add(usize::from(list.len));
        self.effects.get(first..end).unwrap_or(&[])
    }

    /// The lists to choose from.
    #[must_use]
    #[inline]
    pub fn lists(&self, lists: EffectLists) -> &[EffectList] {
        let first = usize::from(lists.first);
        let end = first.saturating_add(usize::from(lists.len));
        self.lists.get(first..end).unwrap_or(&[])
    }

    /// The set of all Event cards but `e0`, one bit for each id.
    pub(crate) fn deck(&self) -> u64 {
        EventId::all()
            .filter(|&id| id != EventId::MARAUDING && self.event(id).is_some())
            .fold(0, |deck, id| deck | id.bit())
    }
}

impl Debug for Catalogue {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Catalogue")
            .field("fingerprint", &self.fingerprint())
            .finish_non_exhaustive()
    }
}
