//! The fields of positions and outcomes, as they are written and read.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Formatter};

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

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
pub struct Setup {
    /// What is waited for: a word of [`Phase`](crate::Phase) (chapter VK-10).
    pub phase: String,
    /// Whose turn it is: `player`, `bot`, or `setup` before the first turn; at the end, whose it was.
    pub side: String,
    /// The step of the turn: a word of [`Stage`](crate::Stage).
    pub step: String,
    /// The number of the player's latest turn; 0 before the first.
    pub turn: u8,
    /// The player's hand, sorted.
    pub hand: Vec<String>,
    /// The cards played this turn, sorted.
    pub played: Vec<String>,
    /// The cards arranged in step 2, uppermost first; empty outside phase `arrange`.
    pub arranged: Vec<String>,
    /// The cards turned over whose action runs, outermost first; at the end, those turned over then.
    pub turned: Vec<String>,
    /// The player's deck.
    pub deck: DeckData,
    /// The player's discard pile, lowest card first.
    pub discard: Vec<String>,
    /// The player's tomb, sorted.
    pub tomb: Vec<String>,
    /// The six slots.
    pub pyramid: PyramidData,
    /// The stock, by level.
    pub stock: StockData,
    /// The number of cards in the stock, both levels together.
    pub stock_size: u32,
    /// The boneyard, lowest card first.
    pub boneyard: Vec<String>,
    /// The Bot's tomb, sorted.
    pub bot_tomb: Vec<String>,
    /// The Bot's discard pile, lowest card first.
    pub bot_discard: Vec<String>,
    /// The starters that take no part in the game.
    pub aside: Counts,
    /// What the turn remembers.
    pub state: TurnData,
    /// What the phase waits for in particular.
    pub pending: PendingData,
    /// The actions that run, outermost first; empty at the end.
    pub frames: Vec<FrameData>,
    /// How the game ended; `None` until it is over.
    pub outcome: Option<OutcomeFields>,
}

/// The player's deck in a view.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckData {
    /// The known cards on top, top card first.
    pub top: Vec<String>,
    /// The cards below them, whose order is unknown.
    pub unseen: Counts,
}

/// The six slots in a view.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PyramidData {
    /// Base, left.
    pub bl: Option<String>,
    /// Base, middle.
    pub bm: Option<String>,
    /// Base, right.
    pub br: Option<String>,
    /// Middle row, left.
    pub ml: Option<String>,
    /// Middle row, right.
    pub mr: Option<String>,
    /// The top.
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
pub struct StockData {
    /// The cards of level 2.
    pub ii: Counts,
    /// The cards of level 3, which come after them (VK-I06).
    pub iii: Counts,
}

/// What the turn remembers, in a view.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnData {
    /// Whether the normal entombment has been used.
    pub entombed: bool,
    /// Whether the pyramid has lost a card.
    pub left_pyramid: bool,
    /// Whether two cards of the pyramid have changed places.
    pub swapped: bool,
    /// The cost of the dearest card bought; `None` if none was.
    pub bought: Option<u8>,
    /// Gold granted for the next purchase, which empties it (VK-4.4).
    pub purse: u16,
    /// Gold by which each purchase is cheaper (VK-4.2).
    pub cheaper: u16,
    /// What each hand card is worth instead of its gold (VK-6.18); `None` if nothing says so.
    pub worth: Option<u8>,
    /// The slots that can be bought from: `base`, `middle` or `all`.
    pub reach: String,
    /// Whether the discard slot of the attacks has been used or is held (VK-7.12).
    pub bot_discard: bool,
    /// Whether the sacrifice slot of the attacks has been used or is held (VK-7.12).
    pub bot_sacrifice: bool,
    /// The designs executed this turn (VK-6.12), sorted.
    pub executed: Vec<String>,
}

/// What is pending, in a view.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PendingData {
    /// The slot that is bought from (`pay`), falls (`fall`) or is filled (`lay`).
    pub slot: Option<String>,
    /// The card that is bought (`pay`) or whose mode is chosen (`mode`).
    pub card: Option<String>,
    /// Gold still to be paid (`pay`).
    pub due: Option<u8>,
    /// The card paid last (`pay`); none ranked before it may follow (VK-4.6).
    pub last: Option<String>,
    /// Cards still to be drawn or laid down, the one that is due included (`draw`, `arrange`).
    pub left: Option<u8>,
}

/// An action that runs, in a view.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FrameData {
    /// The design whose action runs.
    pub card: String,
    /// How it came to run: a word of [`Origin`](crate::Origin).
    pub from: String,
    /// The mode, from 1; 0 until it is settled.
    pub mode: u8,
    /// The operation of the mode, from 1; 0 until the first begins.
    pub op: u8,
    /// What the operation still has to do, the part that is waited for included; otherwise 0.
    pub left: u8,
    /// The highest cost a trade may take; `None` until the hand card is given.
    pub limit: Option<u8>,
    /// The group named for `opp_discard`; `None` until it is.
    pub group: Option<String>,
    /// The attack slots the action holds: words of [`AttackSlot`](crate::AttackSlot), in that order.
    pub slots: Vec<String>,
    /// Whether `do` or `pass` is due.
    pub asking: bool,
}

/// The outcome as data (VK-14.7).
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutcomeFields {
    /// Who has won: `player`, `bot` or `shared` (VK-14.7).
    pub winner: String,
    /// What decided: `points`, `tomb_size` or `equal`.
    pub by: String,
    /// The player's share of the win (VK-14.10).
    pub value: Half,
    /// The player's side of the score sheet.
    pub player: ScoreData,
    /// The Bot's side of the score sheet.
    pub bot: ScoreData,
}

/// One side of the score sheet as data.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreData {
    /// All points together.
    pub total: u16,
    /// Victory points of the starters (VK-14.3).
    pub starters: u16,
    /// Victory points of the uniques (VK-14.3).
    pub uniques: u16,
    /// Points of the five sets (VK-14.4).
    pub sets: SetsData,
    /// Gold of the cards put aside (VK-14.6); 0 for the player.
    pub spares: u16,
    /// The number of cards in the tomb (VK-14.8).
    pub tomb_size: u16,
}

/// The points of the five sets as data.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetsData {
    /// Points of the sarcophagi: 0 to 9.
    pub sarcophagus: u16,
    /// Points of the jars: 0 to 16.
    pub jar: u16,
    /// Points of the amulets: 0 to 25.
    pub amulet: u16,
    /// Points of the books: 0 to 36.
    pub book: u16,
    /// Points of the statues: 0 to 49.
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
