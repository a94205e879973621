//! Positions, outcomes and events as data: chapter TK-18.

use alloc::vec::Vec;

use serde::ser::{Serialize, SerializeStruct, Serializer};
use solo_core::{Faults, Interchange};

use crate::catalogue::load::Catalogue;
use crate::event::Event;
use crate::game::Tomb;
use crate::options::Options;
use crate::outcome::{Outcome, Score};
use crate::setup::Setup;
use crate::state::State;

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut view = serializer.serialize_struct("State", 26)?;
        view.serialize_field("phase", &self.phase())?;
        view.serialize_field("heading", &self.heading())?;
        view.serialize_field("turn", &self.turn())?;
        view.serialize_field("column", &self.column())?;
        view.serialize_field("delve_turns", &self.delve_turns())?;
        view.serialize_field("retreat_turns", &self.retreat_turns())?;
        view.serialize_field("deck", &self.deck_len())?;
        view.serialize_field("unseen", &self.unseen())?;
        view.serialize_field("bottom", &self.bottom.as_set())?;
        view.serialize_field("torches", &self.torches())?;
        view.serialize_field("hp", &self.hp())?;
        view.serialize_field("skills", &self.skills())?;
        view.serialize_field("treasure", &self.treasure())?;
        view.serialize_field("kings", &self.kings())?;
        view.serialize_field("worth", &self.worth())?;
        view.serialize_field("spent", &self.spent())?;
        view.serialize_field("open", &self.open())?;
        view.serialize_field("encounter", &self.encounter())?;
        view.serialize_field("damage", &self.damage())?;
        view.serialize_field("discards_due", &self.discards_due())?;
        view.serialize_field("fourth", &self.fourth())?;
        view.serialize_field("resume", &self.resume())?;
        view.serialize_field("stacks", &self.stacks().collect::<Vec<u8>>())?;
        view.serialize_field("covered", &self.covered())?;
        view.serialize_field("discards", &self.discards())?;
        view.serialize_field("outcome", &self.outcome())?;
        view.end()
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut view = serializer.serialize_struct("Outcome", 6)?;
        view.serialize_field("result", &self.result())?;
        view.serialize_field("won", &self.won())?;
        view.serialize_field("kings", &self.score().kings())?;
        view.serialize_field("points", &self.score().points())?;
        view.serialize_field("gold", &self.gold())?;
        view.serialize_field("score", &self.score())?;
        view.end()
    }
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Interchange for Tomb {
    type Catalogue = Catalogue;
    type Setup = Setup;

    fn assemble(options: Options, catalogue: Option<Catalogue>) -> Result<Self, Faults> {
        catalogue.map_or(Ok(()), |catalogue| catalogue.check())?;
        Ok(Self::new(options))
    }

    fn set_up(&self, setup: &Setup) -> Result<State, Faults> {
        setup.read(self.options())
    }

    fn serialize_view<S: Serializer>(
        &self,
        state: &State,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        state.serialize(serializer)
    }

    fn serialize_event<S: Serializer>(
        &self,
        event: &Event,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        event.serialize(serializer)
    }

    fn serialize_outcome<S: Serializer>(
        &self,
        outcome: &Outcome,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        outcome.serialize(serializer)
    }
}
