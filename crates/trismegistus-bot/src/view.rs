//! Positions, events and outcomes as data: RULES.md, "View" and "Events".

mod events;
mod position;
mod sides;

use serde::ser::{Serialize, SerializeMap, Serializer};
use solo_core::{Faults, Interchange};

use self::events::EventWriter;
use self::position::Viewer;
use crate::catalogue::{Catalogue, Tables};
use crate::event::Event;
use crate::game::Botmegistus;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::setup::Setup;
use crate::state::State;

impl Interchange for Botmegistus {
    type Catalogue = Tables;
    type Setup = Setup;

    fn assemble(options: Options, catalogue: Option<Tables>) -> Result<Self, Faults> {
        match catalogue {
            None => Ok(Self::new(options)),
            Some(tables) => Ok(Self::with_catalogue(options, Catalogue::load(&tables)?)),
        }
    }

    fn set_up(&self, setup: &Setup) -> Result<State, Faults> {
        setup.read(self)
    }

    fn serialize_view<S: Serializer>(
        &self,
        state: &State,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        Viewer { game: self, state }.view().serialize(serializer)
    }

    fn serialize_event<S: Serializer>(
        &self,
        event: &Event,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        EventWriter {
            catalogue: self.catalogue(),
            map: &mut map,
        }
        .write(event)?;
        map.end()
    }

    fn serialize_outcome<S: Serializer>(
        &self,
        outcome: &Outcome,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        outcome.serialize(serializer)
    }
}
