//! Sets in any serde format: the list of their kinds in ascending order.

use alloc::vec::Vec;
use core::fmt::Display;

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, SerializeSeq, Serializer};

use super::collections::read_entries;
use super::{Data, DataPath, Faults, Of, Shape, Value};
use crate::cards::{Kind, Set};
use crate::noun::Noun;

/// Written as a list in ascending order, read in any order; what comes twice is a fault.
impl<G: ?Sized, K: Kind + Data<G>> Data<G> for Set<K> {
    fn serialize<S: Serializer>(&self, game: &G, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.iter().len()))?;
        for kind in *self {
            list.serialize_element(&Of::new(game, &kind))?;
        }
        list.end()
    }

    #[cfg(feature = "schema")]
    fn schema(game: &G) -> Value {
        serde_json::json!({"type": "array", "items": K::schema(game), "uniqueItems": true})
    }
}

impl<G: ?Sized, K: Kind + Shape<G> + Noun<G>> Shape<G> for Set<K> {
    fn from_data(game: &G, data: &Value, at: &DataPath<'_>, faults: &mut Faults) -> Option<Self> {
        let mut set = Self::EMPTY;
        let whole = read_entries(data, at, faults, &mut |item, at, faults| {
            let Some(kind) = K::from_data(game, item, at, faults) else {
                return false;
            };
            let new = set.insert(kind);
            faults.require(
                new,
                at,
                at.clause(),
                format_args!("{} is named twice", kind.to_id(game)),
            );
            new
        });
        whole.then_some(set)
    }
}

impl<K: Kind + Serialize> Serialize for Set<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, K: Kind + Display + Deserialize<'de>> Deserialize<'de> for Set<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for kind in Vec::<K>::deserialize(deserializer)? {
            if !set.insert(kind) {
                return Err(D::Error::custom(format_args!("{kind} comes twice")));
            }
        }
        Ok(set)
    }
}
