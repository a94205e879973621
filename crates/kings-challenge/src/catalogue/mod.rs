//! The printed components as data: values and sources of every card, constant and table.

mod buildings;
mod cards;
mod cells;
#[cfg(feature = "serde")]
mod check;
mod constants;
mod effect;
mod house;
mod language;
#[cfg(feature = "serde")]
mod load;
mod nouns;
mod words;

use core::fmt::{self, Debug, Display, Formatter, Write};

use arrayvec::ArrayString;
use solo_core::{Fingerprint, OnceFingerprint, Origins, Set, Shared, TableRow};

pub use cards::{Activity, Character, Combat, EventCard, TradeSpace, Use};
pub use constants::Constants;
pub use effect::{ActionKind, Count, Deferred, Effect, EventEffect, Mix, Per, Resource};

pub(crate) use cards::Costs;
#[cfg(feature = "serde")]
pub(crate) use load::TABLES;
pub(crate) use words::Effects;

use buildings::{Cathedral, Feature, PushChains, Ranking};
use constants::Constant;

use crate::ids::{ActivityId, CharacterId, EventId};
use crate::terms::{Building, Slot};

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
/// assert!(matches!(merchant.usage(), Use::Immediate(_)));
/// # Ok::<(), solo_core::NotationError>(())
/// ```
pub struct Catalogue {
    /// The values of the rows of constants.
    constants: Constants,
    constant_rows: Shared<[Constant]>,
    chains: Shared<[PushChains]>,
    places: Shared<[Ranking]>,
    cathedral: Shared<[Cathedral]>,
    activities: Shared<[Activity]>,
    events: Shared<[EventCard]>,
    characters: Shared<[Character]>,
    /// The Activity cards.
    activity_ids: Set<ActivityId>,
    /// The row of each Activity card.
    activity_rows: [Option<u8>; 54],
    /// The row of each Event card.
    event_rows: [Option<u8>; 35],
    fingerprint: OnceFingerprint,
}

/// The embedded catalogue.
static HOUSE: Catalogue = Catalogue {
    constants: Constants::HOUSE,
    constant_rows: Shared::Static(&constants::CONSTANTS),
    chains: Shared::Static(&house::CHAINS),
    places: Shared::Static(&house::PLACES),
    cathedral: Shared::Static(&house::CATHEDRAL),
    activities: Shared::Static(&house::ACTIVITIES),
    events: Shared::Static(&house::EVENTS),
    characters: Shared::Static(&house::CHARACTERS),
    activity_ids: activity_ids(&house::ACTIVITIES),
    activity_rows: activity_rows(&house::ACTIVITIES),
    event_rows: event_rows(&house::EVENTS),
    fingerprint: OnceFingerprint::new(),
};

/// Returns the ids of the Activity cards.
const fn activity_ids(mut cards: &[Activity]) -> Set<ActivityId> {
    let mut ids = Set::EMPTY;
    while let [card, others @ ..] = cards {
        ids = ids.union(Set::of_index(card.id.index()));
        cards = others;
    }
    ids
}

/// Returns the row of each Activity card.
const fn activity_rows(mut cards: &[Activity]) -> [Option<u8>; 54] {
    let (mut rows, mut row) = ([None; 54], 0);
    while let [card, others @ ..] = cards {
        put(&mut rows, card.id.index(), row);
        row = u8::saturating_add(row, 1);
        cards = others;
    }
    rows
}

/// Returns the row of each Event card.
const fn event_rows(mut cards: &[EventCard]) -> [Option<u8>; 35] {
    let (mut rows, mut row) = ([None; 35], 0);
    while let [card, others @ ..] = cards {
        put(&mut rows, card.id.index(), row);
        row = u8::saturating_add(row, 1);
        cards = others;
    }
    rows
}

#[expect(clippy::as_conversions, reason = "a byte always fits")]
const fn put(rows: &mut [Option<u8>], card: u8, row: u8) {
    if let Some((_, [of, ..])) = rows.split_at_mut_checked(card as usize) {
        *of = Some(row);
    }
}

impl Catalogue {
    /// Returns the embedded catalogue.
    pub const fn house() -> &'static Self {
        &HOUSE
    }

    /// Returns a number that differs between catalogues that play differently. Names of cards and
    /// the provenance of values do not count.
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
            .get(|| self.fingerprint_without(&["name", "prov"]))
    }

    /// Returns the fingerprint that earlier versions found, in which names counted.
    pub(crate) fn earlier_fingerprint(&self) -> u64 {
        self.fingerprint_without(&["prov"])
    }

    /// Returns the fingerprint of the tables, the cards without these columns.
    fn fingerprint_without(&self, columns: &[&str]) -> u64 {
        let mut text = Fingerprint::new();
        // A fingerprint accepts any text.
        let _ = self.write_values(columns, &mut text);
        text.value()
    }

    fn write_values(&self, left_out: &[&str], out: &mut dyn Write) -> fmt::Result {
        // The names of these rows are their ids.
        write_values(&self.constant_rows, &["prov"], out)?;
        write_values(&self.chains, &["prov"], out)?;
        write_values(&self.places, &["prov"], out)?;
        write_values(&self.cathedral, &["prov"], out)?;
        write_values(&self.activities, left_out, out)?;
        write_values(&self.events, left_out, out)?;
        write_values(&self.characters, left_out, out)
    }

    /// Returns the constants.
    pub const fn constants(&self) -> &Constants {
        &self.constants
    }

    /// Returns an Activity card; `None` if the catalogue does not have it.
    pub fn activity(&self, id: ActivityId) -> Option<&Activity> {
        let row = (*self.activity_rows.get(usize::from(id.index()))?)?;
        self.activities.get(usize::from(row))
    }

    /// Lists the different effects of all immediate cards as they can wait: with those of their
    /// lists, the inner ones first, and with what is left of cubes.
    #[cfg(feature = "serde")]
    pub(crate) fn effects(&self) -> alloc::vec::Vec<Effect> {
        let mut all = alloc::vec::Vec::new();
        for card in &*self.activities {
            if let Use::Immediate(effects) = card.usage() {
                add_effects(effects, &mut all);
            }
        }
        all
    }

    /// Counts the Activity cards that can be drawn for a slot, 1 to 6.
    pub fn cards_of(&self, slot: Slot) -> u8 {
        u8::try_from(self.activities_of(slot).len()).unwrap_or(0)
    }

    /// Returns the Activity cards that can be drawn for a slot (KC-3.3).
    pub(crate) fn activities_of(&self, slot: Slot) -> Set<ActivityId> {
        self.activity_ids & ActivityId::of_slot(slot)
    }

    /// Returns an Event card; `None` if the catalogue does not have it.
    pub fn event(&self, id: EventId) -> Option<&EventCard> {
        let row = (*self.event_rows.get(usize::from(id.index()))?)?;
        self.events.get(usize::from(row))
    }

    /// Returns a Character card.
    pub fn character(&self, id: CharacterId) -> &Character {
        let [first, ..] = &house::CHARACTERS;
        // KC-15.8: there are all six.
        self.characters
            .get(usize::from(id.index()))
            .unwrap_or(first)
    }

    /// Returns the spaces along which citizens are pushed in a building (1 to 6, the entry first),
    /// for a face from 1 to 6 (KC-9.1).
    ///
    /// ```
    /// use kings_challenge::{Building, Catalogue};
    /// assert_eq!(Catalogue::house().chain(Building::Hall, 4), [4, 5, 6]);
    /// ```
    pub fn chain(&self, building: Building, face: u8) -> &[u8] {
        let chains = self.chains.get(usize::from(building.index()));
        let chain = chains.and_then(|of| of.value.0.get(usize::from(face).checked_sub(1)?));
        chain.map_or(&[], |spaces| spaces)
    }

    /// Returns the six spaces of a building, the best first (KC-2.7).
    pub fn places(&self, building: Building) -> &[u8] {
        let places = self.places.get(usize::from(building.index()));
        places.map_or(&[], |of| &of.value.0)
    }

    /// Returns the influence of a column of the cathedral, 1 to 6.
    pub fn column_influence(&self, column: u8) -> u8 {
        let [.., columns] = &*self.cathedral else {
            return 0;
        };
        let influence = usize::from(column)
            .checked_sub(1)
            .and_then(|index| columns.value.0.get(index));
        influence.copied().unwrap_or(0)
    }

    /// Returns all Event cards except `e0`.
    pub(crate) fn deck(&self) -> Set<EventId> {
        let cards = self.events.iter().map(|card| card.id);
        cards.filter(|id| *id != EventId::MARAUDING).collect()
    }

    /// Returns the printed name of an Activity, Event or Character card. `None` if the catalogue
    /// does not have it.
    ///
    /// ```
    /// use kings_challenge::{ActivityId, Catalogue};
    /// let house = Catalogue::house();
    /// assert_eq!(house.name("r1a".parse::<ActivityId>()?), Some("Archer"));
    /// assert_eq!((house.name("er1"), house.name("er9")), (Some("War"), None));
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn name(&self, card: impl Display) -> Option<&str> {
        let mut id = ArrayString::<4>::new();
        write!(id, "{card}").ok()?;
        if let Ok(card) = id.parse() {
            return self.activity(card).map(Activity::name);
        }
        if let Ok(card) = id.parse() {
            return self.event(card).map(EventCard::name);
        }
        let card = id.parse().ok()?;
        Some(self.character(card).name())
    }

    /// Returns the labels of the values of a row, by table and first column. `None` if the
    /// catalogue does not have the row.
    ///
    /// ```
    /// use kings_challenge::Catalogue;
    /// use solo_core::Provenance;
    /// let house = Catalogue::house();
    /// let archer = house.origins("activity", "r1a").unwrap();
    /// assert!(archer.of("name").eq([Provenance::Published]));
    /// assert!(archer.of("divisor").eq([Provenance::House]));
    /// assert!(house.origins("constants", "income").unwrap().of("value").eq([Provenance::Published]));
    /// assert_eq!(house.origins("constants", "luck"), None);
    /// ```
    pub fn origins(&self, table: &str, row: &str) -> Option<Origins<'_>> {
        let building = || Building::from_word(row).map(|of| usize::from(of.index()));
        let labels = match table {
            "constants" => &self.constant_rows.iter().find(|of| *of.name == *row)?.prov,
            "chains" => &self.chains.get(building()?)?.prov,
            "places" => &self.places.get(building()?)?.prov,
            "cathedral" => {
                let feature = Feature::from_word(row)?;
                &self.cathedral.iter().find(|of| of.name == feature)?.prov
            }
            "activity" => &self.activity(row.parse().ok()?)?.prov,
            "event" => &self.event(row.parse().ok()?)?.prov,
            "character" => &self.character(row.parse().ok()?).prov,
            _ => return None,
        };
        Some(labels.get())
    }
}

#[cfg(feature = "serde")]
fn add_effects(effects: &[Effect], all: &mut alloc::vec::Vec<Effect>) {
    for effect in effects {
        for list in effect.lists() {
            add_effects(list, all);
        }
        let fewer = match *effect {
            Effect::EventCube(cubes) => 1..cubes,
            _ => 0..0,
        };
        for effect in fewer.map(Effect::EventCube).chain([effect.clone()]) {
            if !all.contains(&effect) {
                all.push(effect);
            }
        }
    }
}

/// Writes the values of the rows, each on its own line, without those of some columns.
fn write_values<'a, R: TableRow<'a>>(
    rows: &[R],
    left_out: &[&str],
    out: &mut dyn Write,
) -> fmt::Result {
    for row in rows {
        let mut columns = R::COLUMNS.iter();
        row.write(&mut |cell| {
            let column = columns.next();
            if column.is_some_and(|column| left_out.contains(&column.name)) {
                return Ok(());
            }
            cell(out)?;
            out.write_char('\n')
        })?;
    }
    Ok(())
}

impl Debug for Catalogue {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Catalogue")
            .field("fingerprint", &self.fingerprint())
            .finish_non_exhaustive()
    }
}
