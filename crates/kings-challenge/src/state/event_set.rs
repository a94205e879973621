//! Sets of Event cards as data.

use solo_core::Set;

use crate::ids::EventId;

/// A set of Event cards; written as data it is a list in catalogue order.
///
/// ```
/// use kings_challenge::{EventId, EventSet};
/// let (war, drought): (EventId, EventId) = ("er1".parse()?, "ey2".parse()?);
/// let cards: EventSet = [drought, war].into_iter().collect();
/// assert!(cards.has(war) && !cards.has(EventId::MARAUDING));
/// assert!(cards.iter().eq([war, drought]));
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct EventSet(pub(crate) Set<EventId>);

impl EventSet {
    /// Returns whether a card is in the set.
    pub fn has(self, card: EventId) -> bool {
        self.0.contains(card)
    }

    /// Lists the cards, in catalogue order.
    pub fn iter(self) -> impl Iterator<Item = EventId> {
        self.0.iter()
    }
}

impl FromIterator<EventId> for EventSet {
    fn from_iter<I: IntoIterator<Item = EventId>>(cards: I) -> Self {
        Self(cards.into_iter().collect())
    }
}

solo_core::when_serde! {
    use solo_core::arrayvec::ArrayVec;
    use solo_core::serde::Serializer;
    use solo_core::{Data, Faults, Shape, DataPath, Value, wrong};

    use crate::kings_challenge::KingsChallenge;

    /// The capacity is one entry for each bit.
    type List = ArrayVec<EventId, 64>;

    impl Data<KingsChallenge> for EventSet {
        fn serialize<S: Serializer>(&self, game: &KingsChallenge, serializer: S) -> Result<S::Ok, S::Error> {
            let cards: List = self.iter().collect();
            cards.serialize(game, serializer)
        }

        solo_core::when_schema! {
            fn schema(game: &KingsChallenge) -> Value {
                List::schema(game)
            }
        }
    }

    impl Shape<KingsChallenge> for EventSet {
        fn from_data(game: &KingsChallenge, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self> {
            let cards = List::from_data(game, data, at, faults)?;
            if cards.is_sorted_by(|before, card| before < card) {
                return Some(cards.into_iter().collect());
            }
            wrong(data, "Event cards in catalogue order, each once", at, faults)
        }
    }
}

solo_core::when_numbers! {
    use solo_core::{Features, Numbers, FeatureSpecs};

    impl Features<KingsChallenge> for EventSet {
        fn width(game: &KingsChallenge) -> usize {
            EventId::width(game)
        }

        fn describe(game: &KingsChallenge, specs: &mut FeatureSpecs) {
            specs.nouns::<_, EventId>(game, "[", "]", u8::MAX.into());
        }

        fn write(&self, game: &KingsChallenge, cells: &mut Numbers<'_>) {
            let mut cells = cells.part(Self::width(game));
            self.iter().for_each(|card| cells.count(card.index().into()));
        }
    }
}
