//! Cards and card sets in any serde format: a card is its id, a set the list of its cards in order.

use alloc::string::String;
use alloc::vec::Vec;

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};

use crate::cards::Card;
use crate::cards::CardSet;

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        id.parse()
            .map_err(|_| D::Error::custom(format_args!("{id:?} is no card id")))
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for card in Vec::<Card>::deserialize(deserializer)? {
            if set.contains(card) {
                return Err(D::Error::custom(format_args!("{card} comes twice")));
            }
            set.insert(card);
        }
        Ok(set)
    }
}
