//! The game in data formats: catalogues, positions, events and outcomes (chapters VK-12 to VK-14).

use serde::ser::{Serialize, SerializeMap, Serializer};
use solo_core::{Faults, Interchange};

use super::{OutcomeFields, Setup};
use crate::catalogue::{Catalogue, Design, Tables};
use crate::event::{Event, Grant};
use crate::game::Valley;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::setup;
use crate::state::State;

impl Interchange for Valley {
    type Catalogue = Tables;
    type Setup = Setup;

    fn assemble(options: Options, catalogue: Option<Tables>) -> Result<Self, Faults> {
        match catalogue {
            None => Ok(Self::new(options)),
            // VK-16.6: a catalogue is refused as a whole.
            Some(tables) => {
                let catalogue = Catalogue::from_tables(tables.designs(), tables.provenance())?;
                Ok(Self::with_catalogue(options, catalogue))
            }
        }
    }

    fn set_up(&self, setup: &Setup) -> Result<State, Faults> {
        setup::set_up(self, setup)
    }

    fn serialize_view<S: Serializer>(
        &self,
        state: &State,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        Setup::of(self, state).serialize(serializer)
    }

    fn serialize_event<S: Serializer>(
        &self,
        event: &Event,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        // VK-13.2: the field `event` and exactly the fields listed.
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("event", event.name())?;
        let id = |card: Design| self.catalogue().id(card);
        match event {
            Event::TurnBegins { side, turn } => {
                map.serialize_entry("side", side.word())?;
                map.serialize_entry("turn", turn)?;
            }
            Event::Moved { card, from, to } => {
                map.serialize_entry("card", id(*card))?;
                map.serialize_entry("from", from.word())?;
                map.serialize_entry("to", to.word())?;
            }
            Event::Reshuffled { cards } => map.serialize_entry("cards", cards)?,
            Event::Buying { slot, card, price } => {
                map.serialize_entry("slot", slot.word())?;
                map.serialize_entry("card", id(*card))?;
                map.serialize_entry("price", price)?;
            }
            Event::Using { card }
            | Event::Repeating { card }
            | Event::Borrowing { card }
            | Event::Reacting { card } => map.serialize_entry("card", id(*card))?,
            Event::ModeChosen { card, mode } => {
                map.serialize_entry("card", id(*card))?;
                map.serialize_entry("mode", mode)?;
            }
            Event::TurnedOver { card, runs } => {
                map.serialize_entry("card", id(*card))?;
                map.serialize_entry("runs", runs)?;
            }
            Event::Skipped { card, op } | Event::Declined { card, op } => {
                map.serialize_entry("card", id(*card))?;
                map.serialize_entry("op", op)?;
            }
            Event::Granted(grant) => serialize_grant(grant, &mut map)?,
            Event::Rolled { face, slot } => {
                map.serialize_entry("face", &face.pips())?;
                map.serialize_entry("slot", slot.word())?;
            }
            Event::WindowPassed => {}
            Event::Returned { cards } => {
                let cards: alloc::vec::Vec<&str> = cards.iter().map(|&card| id(card)).collect();
                map.serialize_entry("cards", &cards)?;
            }
            Event::Over {
                winner,
                by,
                player,
                bot,
            } => {
                map.serialize_entry("winner", winner.word())?;
                map.serialize_entry("by", by.word())?;
                map.serialize_entry("player", player)?;
                map.serialize_entry("bot", bot)?;
            }
        }
        map.end()
    }

    fn serialize_outcome<S: Serializer>(
        &self,
        outcome: &Outcome,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        OutcomeFields::of(outcome).serialize(serializer)
    }
}

fn serialize_grant<M: SerializeMap>(grant: &Grant, map: &mut M) -> Result<(), M::Error> {
    let what = match grant {
        Grant::Purse(_) => "purse",
        Grant::Cheaper(_) => "cheaper",
        Grant::Worth(_) => "worth",
        Grant::Reach(_) => "reach",
    };
    map.serialize_entry("what", what)?;
    match grant {
        Grant::Purse(value) | Grant::Cheaper(value) => map.serialize_entry("value", value),
        Grant::Worth(value) => map.serialize_entry("value", value),
        Grant::Reach(rows) => map.serialize_entry("value", rows.word()),
    }
}
