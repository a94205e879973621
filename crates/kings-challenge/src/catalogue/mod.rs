//! The printed components as data: values and sources of every card, constant and table.

mod build;
mod cards;
mod cells;
#[cfg(feature = "serde")]
mod check;
mod constants;
mod effect;
mod effects;
mod entries;
mod house;
mod names;
mod rows;
#[cfg(feature = "serde")]
mod supplied;
mod words;

use core::fmt::{self, Debug, Formatter};
use core::iter::successors;

pub use cards::{Activity, Chain, Character, Combat, Event, TradeSpace, Use, UseFor};
pub use constants::Constants;
pub(crate) use effect::Link;
pub use effect::{
    ActionKind, Count, Deferred, Effect, EffectList, EffectLists, EventEffect, Mix, Per, Resource,
};

pub(crate) use build::HOUSE;
pub(crate) use cards::MAX_STEPS;
#[cfg(feature = "serde")]
pub(crate) use effects::effect_value;
use names::Labels;
use solo_core::OnceFingerprint;
#[cfg(feature = "serde")]
pub(crate) use supplied::TABLES;

use crate::ids::{ActivityId, CharacterId, EventId};
use crate::terms::{Building, Slot};

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

/// A table that is compiled in or loaded.
pub(crate) enum Store<T: 'static> {
    Embedded(&'static [T]),
    #[cfg(feature = "serde")]
    Loaded(alloc::vec::Vec<T>),
}

impl<T> core::ops::Deref for Store<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        match self {
            Self::Embedded(table) => table,
            #[cfg(feature = "serde")]
            Self::Loaded(table) => table,
        }
    }
}

/// A complete, validated set of components (tables CAT-1 to CAT-7).
///
/// The embedded catalogue is [`Catalogue::house`]: names and texts as far as they are established,
/// house values for the rest, every value labelled ([`Catalogue::origins`]). The owner of a box
/// loads the printed values as tables (`Catalogue::of`, feature `serde`).
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
    pub(crate) links: Store<Link>,
    pub(crate) lists: Store<EffectList>,
    labels: Labels,
    #[cfg(feature = "serde")]
    loaded: Option<Loaded>,
}

/// Tables of a loaded catalogue, and their fingerprint.
#[cfg(feature = "serde")]
struct Loaded {
    fingerprint: u64,
    tables: solo_core::Tables,
}

impl Catalogue {
    /// Returns the embedded catalogue.
    #[must_use]
    pub fn house() -> &'static Self {
        &HOUSE
    }

    /// Returns a number that identifies the content of the catalogue. Names and values count,
    /// labels do not.
    ///
    /// ```
    /// use kings_challenge::Catalogue;
    /// let house = Catalogue::house();
    /// assert_eq!(house.fingerprint(), house.fingerprint());
    /// ```
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        #[cfg(feature = "serde")]
        if let Some(loaded) = &self.loaded {
            return loaded.fingerprint;
        }
        static PRINT: OnceFingerprint = OnceFingerprint::new();
        PRINT.get(|| house::HOUSE_ROWS.fingerprint())
    }

    /// Returns the constants.
    #[must_use]
    #[inline]
    pub const fn constants(&self) -> &Constants {
        &self.rules.constants
    }

    /// Returns an Activity card; `None` if the catalogue does not have it.
    #[must_use]
    #[inline]
    pub fn activity(&self, id: ActivityId) -> Option<&Activity> {
        self.rules.activities.get(usize::from(id.index()))?.as_ref()
    }

    /// Counts the Activity cards that can be drawn for a slot, 1 to 6.
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

    /// Returns an Event card; `None` if the catalogue does not have it.
    #[must_use]
    #[inline]
    pub fn event(&self, id: EventId) -> Option<&Event> {
        self.rules.events.get(usize::from(id.index()))?.as_ref()
    }

    /// Returns a Character card.
    #[must_use]
    pub fn character(&self, id: CharacterId) -> &Character {
        let [first, ..] = &self.rules.characters;
        self.rules
            .characters
            .get(usize::from(id.index()))
            .unwrap_or(first)
    }

    /// Returns the push chain of a building and a face, 1 to 6 (KC-9.1).
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

    /// Returns the spaces of a building, the best first (KC-2.7).
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

    /// Returns the influence of a column of the cathedral, 1 to 6.
    #[must_use]
    #[inline]
    pub fn column_influence(&self, column: u8) -> u8 {
        self.rules
            .column_influence
            .get(usize::from(column.wrapping_sub(1)))
            .copied()
            .unwrap_or(0)
    }

    /// Lists the effects of a list.
    pub fn effects(&self, list: EffectList) -> impl Iterator<Item = Effect> + Clone {
        let links = successors(self.link(list), |link| self.link(link.rest));
        links.map(|link| link.effect)
    }

    /// Returns the first link of a list; `None` if the list is empty.
    #[inline]
    pub(crate) fn link(&self, list: EffectList) -> Option<&Link> {
        self.links.get(usize::from(list.0).checked_sub(1)?)
    }

    /// Returns the lists to choose from.
    #[must_use]
    #[inline]
    pub fn lists(&self, lists: EffectLists) -> &[EffectList] {
        let first = usize::from(lists.first);
        let end = first.saturating_add(usize::from(lists.len));
        self.lists.get(first..end).unwrap_or(&[])
    }

    /// Returns the set of all Event cards except `e0`, one bit for each id.
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
