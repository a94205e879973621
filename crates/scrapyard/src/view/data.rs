//! The position as data: chapter 5 of the rulebook; and how data is exchanged.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::ser::{Serialize, SerializeMap, Serializer};
use solo_core::{Faults, Interchange};

use super::told::Told;
use super::{Position, Roll, RollText};
use crate::catalogue::Catalogue;
use crate::event::Event;
use crate::game::Scrapyard;
use crate::kinds::{Card, Pile};
use crate::options::Options;
use crate::outcome::Outcome;
use crate::setup::Setup;
use crate::state::State;

/// An object that is written by its own fields.
struct By<F>(F);

/// What writes the fields of an object.
pub(super) trait Fields {
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error>;
}

impl<T: Fields> Serialize for By<&T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.0.write(&mut map)?;
        map.end()
    }
}

/// A list of ids.
fn ids<I: Iterator<Item = Card>>(game: &Scrapyard, cards: I) -> Vec<&str> {
    cards.map(|card| game.id(card)).collect()
}

/// An object from id to count.
fn counts<I: Iterator<Item = (Card, u8)>>(game: &Scrapyard, cards: I) -> Counts<'_> {
    Counts(cards.map(|(card, count)| (game.id(card), count)).collect())
}

struct Counts<'a>(Vec<(&'a str, u8)>);

impl Serialize for Counts<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

/// The whole view.
struct Whole<'a>(Position<'a>);
/// `player`
struct Player<'a>(Position<'a>);
/// `ghost`
struct Ghost<'a>(Position<'a>);
/// `roll`
struct RollFields<'a>(Position<'a>, Roll);
/// `piles` and `scraps`
struct Piles<'a>(Position<'a>);
struct OnePile<'a>(Position<'a>, Pile);
struct Scraps<'a>(Position<'a>);

impl Fields for Whole<'_> {
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        let position = self.0;
        map.serialize_entry("phase", position.phase())?;
        let agenda: Vec<String> = position.agenda().map(|task| task.to_string()).collect();
        map.serialize_entry("agenda", &agenda)?;
        map.serialize_entry("actions", &position.actions())?;
        let roll = position.roll().map(|roll| RollFields(position, roll));
        map.serialize_entry("roll", &roll.as_ref().map(By))?;
        map.serialize_entry("player", &By(&Player(position)))?;
        map.serialize_entry("ghost", &By(&Ghost(position)))?;
        map.serialize_entry("piles", &By(&Piles(position)))?;
        map.serialize_entry("scraps", &By(&Scraps(position)))?;
        map.serialize_entry("look", &ids(position.game, position.look()))?;
        map.serialize_entry("outcome", &position.outcome())
    }
}

impl Fields for RollFields<'_> {
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        let Self(position, roll) = self;
        let game = position.game;
        let text = RollText {
            game,
            roll: roll.roll,
        };
        map.serialize_entry("for", &text.to_string())?;
        map.serialize_entry("die", &roll.die)?;
        map.serialize_entry("value", &roll.value)?;
        map.serialize_entry("need", &roll.need)
    }
}

impl Fields for Player<'_> {
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        let (position, game) = (self.0, self.0.game);
        let character = position.character();
        map.serialize_entry("parts", &ids(game, position.parts().map(Card::Part)))?;
        map.serialize_entry(
            "machines",
            &ids(game, position.machines().map(Card::Machine)),
        )?;
        map.serialize_entry("built", &ids(game, position.built().map(Card::Machine)))?;
        map.serialize_entry("used", &ids(game, position.used().map(Card::Machine)))?;
        let inventions = position.inventions().map(Card::Invention);
        map.serialize_entry("inventions", &ids(game, inventions))?;
        map.serialize_entry("done", &ids(game, position.done().map(Card::Invention)))?;
        map.serialize_entry("character", &character.map(|c| game.character_id(c)))?;
        map.serialize_entry("uses_left", &position.uses_left())
    }
}

impl Fields for Ghost<'_> {
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        let (position, game) = (self.0, self.0.game);
        let parts = position
            .ghost_parts()
            .map(|(part, n)| (Card::Part(part), n));
        map.serialize_entry("parts", &counts(game, parts))?;
        let machines = position.ghost_machines();
        let machines = machines.map(|(machine, n)| (Card::Machine(machine), n));
        map.serialize_entry("machines", &counts(game, machines))?;
        map.serialize_entry(
            "built",
            &ids(game, position.ghost_built().map(Card::Machine)),
        )?;
        map.serialize_entry(
            "cardless",
            &ids(game, position.ghost_cardless().map(Card::Machine)),
        )?;
        let invention = position.ghost_invention().into_iter().map(Card::Invention);
        map.serialize_entry("inventions", &ids(game, invention))?;
        map.serialize_entry(
            "done",
            &ids(game, position.ghost_done().map(Card::Invention)),
        )?;
        let character = position.ghost_character();
        map.serialize_entry("character", &character.map(|c| game.character_id(c)))
    }
}

impl Fields for Piles<'_> {
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        Pile::ALL
            .into_iter()
            .try_for_each(|pile| map.serialize_entry(pile.word(), &By(&OnePile(self.0, pile))))
    }
}

impl Fields for OnePile<'_> {
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        let Self(position, pile) = *self;
        map.serialize_entry("top", &ids(position.game, position.top(pile)))?;
        map.serialize_entry("unseen", &counts(position.game, position.unseen(pile)))?;
        map.serialize_entry("bottom", &ids(position.game, position.bottom(pile)))
    }
}

impl Fields for Scraps<'_> {
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        Pile::ALL.into_iter().try_for_each(|pile| {
            map.serialize_entry(pile.word(), &counts(self.0.game, self.0.scraps(pile)))
        })
    }
}

impl Interchange for Scrapyard {
    type Catalogue = Catalogue;
    type Setup = Setup;

    fn assemble(options: Options, catalogue: Option<Catalogue>) -> Result<Self, Faults> {
        let game = match catalogue {
            Some(catalogue) => catalogue.game()?,
            None => Self::default(),
        };
        game.set_options(options).map_err(|error| {
            let mut faults = Faults::new();
            faults.add("options", "SE-3.4", error);
            faults
        })
    }

    fn set_up(&self, setup: &Setup) -> Result<State, Faults> {
        self.set_up_with_events(setup, &mut ())
    }

    fn serialize_view<S: Serializer>(
        &self,
        state: &State,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        By(&Whole(self.position(state))).serialize(serializer)
    }

    fn serialize_event<S: Serializer>(
        &self,
        event: &Event,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        By(&Told { game: self, event }).serialize(serializer)
    }

    fn serialize_outcome<S: Serializer>(
        &self,
        outcome: &Outcome,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        outcome.serialize(serializer)
    }
}
