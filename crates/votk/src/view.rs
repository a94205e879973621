//! Positions, events and outcomes as data (chapters VK-12 to VK-14).

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Formatter};

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::bag::Bag;
use crate::catalogue::Catalogue;
use crate::design::{Design, Group};
use crate::frame::Frame;
use crate::game::Valley;
use crate::outcome::{Outcome, Score};
use crate::play;
use crate::slot::Slot;
use crate::stage::Phase;
use crate::state::State;

/// A position as data: exactly the fields of VK-12.2, in that order.
///
/// It is what a position is written as, and what a position can be read from; reading goes through
/// [`set_up`](solo_core::Interchange::set_up), which lists every fault.
///
/// ```
/// use solo_core::Interchange;
/// use votk::{Setup, Valley};
/// let game = Valley::default();
/// let setup = Setup::of(&game, &game.start());
/// assert_eq!(setup.stock_size, 56);
/// assert_eq!(game.set_up(&setup).unwrap(), game.start());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "the fields are the ones of the table in VK-12.2"
)]
pub struct Setup {
    pub phase: String,
    pub side: String,
    pub step: String,
    pub turn: u8,
    pub hand: Vec<String>,
    pub played: Vec<String>,
    pub arranged: Vec<String>,
    pub turned: Vec<String>,
    pub deck: DeckData,
    pub discard: Vec<String>,
    pub tomb: Vec<String>,
    pub pyramid: PyramidData,
    pub stock: StockData,
    pub stock_size: u32,
    pub boneyard: Vec<String>,
    pub bot_tomb: Vec<String>,
    pub bot_discard: Vec<String>,
    pub aside: Counts,
    pub state: TurnData,
    pub pending: PendingData,
    pub frames: Vec<FrameData>,
    pub outcome: Option<OutcomeFields>,
}

/// The player's deck in a view.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "the fields are the ones of the table in VK-12.2"
)]
pub struct DeckData {
    pub top: Vec<String>,
    pub unseen: Counts,
}

/// The six slots in a view.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "the fields are the ones of the table in VK-12.2"
)]
pub struct PyramidData {
    pub bl: Option<String>,
    pub bm: Option<String>,
    pub br: Option<String>,
    pub ml: Option<String>,
    pub mr: Option<String>,
    pub t: Option<String>,
}

impl PyramidData {
    pub(crate) const fn slots(&self) -> [&Option<String>; 6] {
        [&self.bl, &self.bm, &self.br, &self.ml, &self.mr, &self.t]
    }
}

/// The two parts of the stock in a view.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "the fields are the ones of the table in VK-12.2"
)]
pub struct StockData {
    pub ii: Counts,
    pub iii: Counts,
}

/// What the turn remembers, in a view.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "the fields are the ones of the table in VK-12.2"
)]
pub struct TurnData {
    pub entombed: bool,
    pub left_pyramid: bool,
    pub bought: Option<u8>,
    pub purse: u16,
    pub cheaper: u16,
    pub worth: Option<u8>,
    pub reach: String,
    pub bot_discard: bool,
    pub bot_sacrifice: bool,
    pub executed: Vec<String>,
}

/// What is pending, in a view.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "the fields are the ones of the table in VK-12.2"
)]
pub struct PendingData {
    pub slot: Option<String>,
    pub card: Option<String>,
    pub due: Option<u8>,
    pub last: Option<String>,
    pub left: Option<u8>,
}

/// An action that runs, in a view.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "the fields are the ones of the table in VK-12.2"
)]
pub struct FrameData {
    pub card: String,
    pub from: String,
    pub mode: u8,
    pub op: u8,
    pub left: u8,
    pub limit: Option<u8>,
    pub group: Option<String>,
    pub asking: bool,
}

/// The outcome as data (VK-14.7).
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are the ones of the outcome object")]
pub struct OutcomeFields {
    pub winner: String,
    pub by: String,
    pub value: Half,
    pub player: ScoreData,
    pub bot: ScoreData,
}

/// One side of the score sheet as data.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are the ones of the outcome object")]
pub struct ScoreData {
    pub total: u16,
    pub starters: u16,
    pub uniques: u16,
    pub sets: SetsData,
    pub spares: u16,
    pub tomb_size: u16,
}

/// The points of the five sets as data.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named after the sets")]
pub struct SetsData {
    pub sarcophagus: u16,
    pub jar: u16,
    pub amulet: u16,
    pub book: u16,
    pub statue: u16,
}

/// A number of halves, written as 0, 0.5 or 1 (VK-14.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Half(pub(crate) u8);

impl Serialize for Half {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 == 1 {
            serializer.serialize_f64(0.5)
        } else {
            serializer.serialize_u8(self.0.wrapping_shr(1))
        }
    }
}

impl<'de> Deserialize<'de> for Half {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = f64::deserialize(deserializer)?;
        [0_u8, 1, 2]
            .into_iter()
            .zip([0.0, 0.5, 1.0])
            .find(|(_, number)| value.total_cmp(number).is_eq())
            .map(|(halves, _)| Self(halves))
            .ok_or_else(|| D::Error::custom("the value of an outcome is 0, 0.5 or 1"))
    }
}

/// Designs with their numbers of copies, in catalogue order; an object in data formats.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts(pub(crate) Vec<(String, u32)>);

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (id, copies) in &self.0 {
            map.serialize_entry(id, copies)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs;
        impl<'de> Visitor<'de> for Pairs {
            type Value = Counts;

            fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
                f.write_str("an object of card ids and numbers of copies")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Counts, A::Error> {
                let mut pairs: Vec<(String, u32)> = Vec::new();
                while let Some((id, copies)) = map.next_entry::<String, u32>()? {
                    if pairs.iter().any(|(other, _)| *other == id) {
                        return Err(A::Error::custom(format_args!("{id} is counted twice")));
                    }
                    pairs.push((id, copies));
                }
                Ok(Counts(pairs))
            }
        }
        deserializer.deserialize_map(Pairs)
    }
}

/// Writes zones with the ids of a catalogue.
struct Scribe<'a>(&'a Catalogue);

impl Scribe<'_> {
    fn id(&self, card: Design) -> String {
        self.0.id(card).to_string()
    }

    fn list(&self, cards: impl IntoIterator<Item = Design>) -> Vec<String> {
        cards.into_iter().map(|card| self.id(card)).collect()
    }

    // VK-12.2: sorted arrays are in catalogue order, copies repeated.
    fn sorted(&self, zone: &Bag) -> Vec<String> {
        self.list(zone.cards())
    }

    fn counts(&self, zone: &Bag) -> Counts {
        Counts(
            zone.iter()
                .map(|(card, copies)| (self.id(card), copies))
                .collect(),
        )
    }
}

impl Setup {
    /// The view of a position (VK-12.1).
    ///
    /// ```
    /// use votk::{Setup, Valley};
    /// let game = Valley::default();
    /// assert_eq!(Setup::of(&game, &game.start()).phase, "draw");
    /// ```
    #[must_use]
    pub fn of(game: &Valley, state: &State) -> Self {
        let catalogue = game.catalogue();
        let scribe = Scribe(catalogue);
        let slot = |slot| state.pyramid(slot).map(|card| scribe.id(card));
        let part = |level| state.stock.only(catalogue.of_level(level));
        Self {
            phase: state.phase.word().to_string(),
            side: state.side().word().to_string(),
            step: state.stage.word().to_string(),
            turn: state.turn_number,
            hand: scribe.sorted(&state.hand),
            played: scribe.sorted(&state.played),
            arranged: scribe.list(state.arranged().iter().copied()),
            turned: scribe.list(state.turned()),
            deck: DeckData {
                top: scribe.list(state.deck_top()),
                unseen: scribe.counts(&state.unseen),
            },
            discard: scribe.list(state.discard()),
            tomb: scribe.sorted(&state.tomb),
            pyramid: PyramidData {
                bl: slot(Slot::BaseLeft),
                bm: slot(Slot::BaseMiddle),
                br: slot(Slot::BaseRight),
                ml: slot(Slot::MiddleLeft),
                mr: slot(Slot::MiddleRight),
                t: slot(Slot::Top),
            },
            stock: StockData {
                ii: scribe.counts(&part(2)),
                iii: scribe.counts(&part(3)),
            },
            stock_size: state.stock.len(),
            boneyard: scribe.list(state.boneyard().iter().copied()),
            bot_tomb: scribe.sorted(&state.bot_tomb),
            bot_discard: scribe.list(state.bot_discard().iter().copied()),
            aside: Counts(
                Design::all()
                    .map(|card| (scribe.id(card), catalogue.aside(card)))
                    .filter(|(_, copies)| *copies > 0)
                    .collect(),
            ),
            state: TurnData::of(&scribe, state),
            pending: PendingData::of(&scribe, state),
            frames: frames(&scribe, state),
            outcome: (state.phase == Phase::Over)
                .then(|| OutcomeFields::of(&play::ending::outcome(catalogue, state))),
        }
    }
}

impl TurnData {
    fn of(scribe: &Scribe<'_>, state: &State) -> Self {
        let turn = &state.turn;
        Self {
            entombed: turn.entombed,
            left_pyramid: turn.left_pyramid,
            bought: turn.bought,
            purse: turn.purse,
            cheaper: turn.cheaper,
            worth: turn.worth,
            reach: turn.reach.word().to_string(),
            bot_discard: turn.bot_discard,
            bot_sacrifice: turn.bot_sacrifice,
            executed: scribe.list(turn.executed.iter()),
        }
    }
}

impl PendingData {
    fn of(scribe: &Scribe<'_>, state: &State) -> Self {
        let mut pending = Self::default();
        let word = |slot: Slot| slot.word().to_string();
        match state.phase {
            Phase::Pay => {
                pending.slot = state.buying.map(word);
                let card = state.buying.and_then(|slot| state.pyramid.get(slot));
                pending.card = card.map(|card| scribe.id(card));
                pending.due = Some(state.due);
                pending.last = state.last.map(|card| scribe.id(card));
            }
            Phase::Fall => pending.slot = Some(word(Slot::BaseMiddle)),
            Phase::Lay => pending.slot = state.pyramid.first_gap().map(word),
            Phase::Draw | Phase::Arrange => pending.left = Some(state.left),
            Phase::Mode => {
                pending.card = state.frames.top().map(|frame| scribe.id(frame.card));
            }
            Phase::Bone
            | Phase::Stock
            | Phase::Turn
            | Phase::Die
            | Phase::Play
            | Phase::Choose
            | Phase::Shed
            | Phase::React
            | Phase::Over => {}
        }
        pending
    }
}

fn frames(scribe: &Scribe<'_>, state: &State) -> Vec<FrameData> {
    let mut frames: Vec<FrameData> = state
        .frames()
        .map(
            |Frame {
                 card,
                 from,
                 mode,
                 op,
             }| FrameData {
                card: scribe.id(card),
                from: from.word().to_string(),
                mode,
                op,
                left: 0,
                limit: None,
                group: None,
                asking: false,
            },
        )
        .collect();
    // Only the innermost action can be in the middle of something of its own.
    if let Some(frame) = frames.last_mut() {
        frame.left = state.left;
        frame.limit = state.limit;
        frame.group = state.group.map(|group| group.word().to_string());
        frame.asking = state.asking;
    }
    frames
}

impl OutcomeFields {
    pub(crate) fn of(outcome: &Outcome) -> Self {
        Self {
            winner: outcome.winner.word().to_string(),
            by: outcome.by.word().to_string(),
            value: Half(outcome.half_points()),
            player: ScoreData::of(&outcome.player),
            bot: ScoreData::of(&outcome.bot),
        }
    }
}

impl ScoreData {
    fn of(score: &Score) -> Self {
        Self {
            total: score.total(),
            starters: score.starters,
            uniques: score.uniques,
            sets: SetsData {
                sarcophagus: score.set(Group::Sarcophagus),
                jar: score.set(Group::Jar),
                amulet: score.set(Group::Amulet),
                book: score.set(Group::Book),
                statue: score.set(Group::Statue),
            },
            spares: score.spares,
            tomb_size: score.tomb_size,
        }
    }
}
