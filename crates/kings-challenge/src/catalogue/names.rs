//! Names of cards, and where each value comes from.

use solo_core::Provenance;

use super::Catalogue;
use super::constants::Constants;
use super::house_rows::{ACTIVITIES, CHARACTERS, EVENTS};
use crate::ids::{ActivityId, CharacterId, EventId};

/// Name and labels of an Activity card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActivityLabels<'a> {
    /// The printed name.
    pub text: &'a str,
    /// Where the name comes from.
    pub name: Provenance,
    /// Where the number comes from.
    pub number: Provenance,
    /// Where the kind (immediate or deferred) comes from.
    pub kind: Provenance,
    /// Where the effects come from.
    pub fx: Provenance,
    /// Where the divisor comes from.
    pub divisor: Provenance,
    /// Where the tradesman spaces come from.
    pub spaces: Provenance,
}

/// Name and labels of an Event card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventLabels<'a> {
    /// The printed name.
    pub text: &'a str,
    /// Where the name comes from.
    pub name: Provenance,
    /// Where the colour comes from.
    pub colour: Provenance,
    /// Where the effects come from.
    pub fx: Provenance,
    /// Where banners and combat come from.
    pub combat: Provenance,
    /// Where the reward comes from.
    pub reward: Provenance,
    /// Where the colour of the second card comes from (red cards only).
    pub second: Option<Provenance>,
}

/// Name and labels of a Character card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CharacterLabels<'a> {
    /// The printed name.
    pub text: &'a str,
    /// Where the name comes from.
    pub name: Provenance,
    /// Where the metric comes from.
    pub metric: Provenance,
    /// Where the counts of the steps come from: the thresholds.
    pub steps: Provenance,
    /// Where the VP of the steps come from.
    pub vp: Provenance,
}

/// The names and labels of a catalogue.
pub(crate) enum Labels {
    House,
    #[cfg(feature = "alloc")]
    Loaded(Loaded),
}

/// Id, name and labels of a card.
#[cfg(feature = "alloc")]
pub(crate) type Named<I, const L: usize> = (I, alloc::string::String, [Provenance; L]);

/// Names and labels of a catalogue that was loaded, in catalogue order.
#[cfg(feature = "alloc")]
pub(crate) struct Loaded {
    pub(crate) activities: alloc::vec::Vec<Named<ActivityId, 6>>,
    pub(crate) events: alloc::vec::Vec<Named<EventId, 6>>,
    pub(crate) characters: alloc::vec::Vec<Named<CharacterId, 4>>,
    /// Labels of the constants, in the order of their table.
    pub(crate) constants: alloc::vec::Vec<Provenance>,
    /// Labels of chains (by building), places and column influence.
    pub(crate) tables: [Provenance; 5],
}

/// The name and the labels of a card of a catalogue that was loaded.
#[cfg(feature = "alloc")]
fn found<I: Copy + PartialEq, const L: usize>(
    cards: &[Named<I, L>],
    id: I,
) -> Option<(&str, [Provenance; L])> {
    let (_, text, labels) = cards.iter().find(|(of, ..)| *of == id)?;
    Some((text, *labels))
}

/// The labels of chains (palace, City Hall, bishopric), places and column influence as embedded.
pub(crate) const TABLE_LABELS: [Provenance; 5] = [
    Provenance::Deduced,
    Provenance::House,
    Provenance::House,
    Provenance::House,
    Provenance::House,
];

impl Catalogue {
    /// Name and labels of an Activity card; `None` if the catalogue does not have it.
    ///
    /// ```
    /// use kings_challenge::Catalogue;
    /// use solo_core::Provenance;
    /// let archer = Catalogue::house().activity_labels("r1a".parse()?).unwrap();
    /// assert_eq!(archer.text, "Archer");
    /// assert_eq!(archer.divisor, Provenance::House);
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    #[must_use]
    pub fn activity_labels(&self, id: ActivityId) -> Option<ActivityLabels<'_>> {
        let (text, [name, number, kind, fx, divisor, spaces]) = match &self.labels {
            Labels::House => ACTIVITIES
                .iter()
                .find(|row| row.id.parse() == Ok(id))
                .map(|row| (row.name, row.labels))?,
            #[cfg(feature = "alloc")]
            Labels::Loaded(loaded) => found(&loaded.activities, id)?,
        };
        Some(ActivityLabels {
            text,
            name,
            number,
            kind,
            fx,
            divisor,
            spaces,
        })
    }

    /// Name and labels of an Event card; `None` if the catalogue does not have it.
    ///
    /// ```
    /// use kings_challenge::Catalogue;
    /// let war = Catalogue::house().event_labels("er1".parse()?).unwrap();
    /// assert_eq!((war.text, war.name.letters(), war.reward.letters()), ("War", "P", "H"));
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    #[must_use]
    pub fn event_labels(&self, id: EventId) -> Option<EventLabels<'_>> {
        let (text, [name, colour, fx, combat, reward, second]) = match &self.labels {
            Labels::House => EVENTS
                .iter()
                .find(|row| row.id.parse() == Ok(id))
                .map(|row| {
                    let [name, colour, fx, combat, reward] = row.labels;
                    let labels = [name, colour, fx, combat, reward, Provenance::Ruling];
                    (row.name, labels)
                })?,
            #[cfg(feature = "alloc")]
            Labels::Loaded(loaded) => found(&loaded.events, id)?,
        };
        let is_red = id.colour() == Some(crate::terms::Colour::Red);
        Some(EventLabels {
            text,
            name,
            colour,
            fx,
            combat,
            reward,
            second: is_red.then_some(second),
        })
    }

    /// Name and labels of a Character card.
    ///
    /// ```
    /// use kings_challenge::Catalogue;
    /// let hugues = Catalogue::house().character_labels("c1".parse()?);
    /// assert_eq!((hugues.text, hugues.steps.letters()), ("Hugues de Payns", "P2"));
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    #[must_use]
    pub fn character_labels(&self, id: CharacterId) -> CharacterLabels<'_> {
        let found = match &self.labels {
            Labels::House => CHARACTERS
                .get(usize::from(id.index()))
                .map(|row| (row.name, row.labels)),
            #[cfg(feature = "alloc")]
            Labels::Loaded(loaded) => found(&loaded.characters, id),
        };
        // Every catalogue has all six.
        let (text, [name, metric, steps, vp]) = found.unwrap_or(("", [Provenance::House; 4]));
        CharacterLabels {
            text,
            name,
            metric,
            steps,
            vp,
        }
    }

    /// Where a constant of table CAT-1 comes from.
    ///
    /// ```
    /// use kings_challenge::Catalogue;
    /// use solo_core::Provenance;
    /// let house = Catalogue::house();
    /// assert_eq!(house.constant_label("income"), Some(Provenance::Published));
    /// assert_eq!(house.constant_label("farm_divisor"), Some(Provenance::House));
    /// ```
    #[must_use]
    pub fn constant_label(&self, name: &str) -> Option<Provenance> {
        let place = Constants::NAMES.iter().position(|of| *of == name)?;
        match &self.labels {
            Labels::House => Constants::LABELS.get(place).copied(),
            #[cfg(feature = "alloc")]
            Labels::Loaded(loaded) => loaded.constants.get(place).copied(),
        }
    }

    /// Where the tables without cards come from: the chains of the three buildings, the places and
    /// the influence of the columns, in this order.
    ///
    /// ```
    /// use kings_challenge::Catalogue;
    /// let letters = Catalogue::house().table_labels().map(|label| label.letters());
    /// assert_eq!(letters, ["P2", "H", "H", "H", "H"]);
    /// ```
    #[must_use]
    pub fn table_labels(&self) -> [Provenance; 5] {
        match &self.labels {
            Labels::House => TABLE_LABELS,
            #[cfg(feature = "alloc")]
            Labels::Loaded(loaded) => loaded.tables,
        }
    }
}
