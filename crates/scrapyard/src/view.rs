//! The position, events and outcomes as data: chapters 5 to 7 of the rulebook.

use alloc::string::{String, ToString};

use serde::ser::{Serialize, SerializeMap, Serializer};
use solo_core::{Faults, Game, Interchange};

use crate::catalogue::Catalogue;
use crate::event::{Dealt, Event};
use crate::game::Scrapyard;
use crate::kinds::{Card, Character, Invention, Machine, Part, Pile};
use crate::options::Options;
use crate::outcome::Outcome;
use crate::position::{Position, RollText};
use crate::setup::Setup;
use crate::state::State;

/// A value that is written by a closure, so that a nested object needs no type of its own.
struct By<F>(F);

/// What writes the fields of an object.
trait Fields {
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error>;
}

impl<T: Fields> Serialize for By<&T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.0.write(&mut map)?;
        map.end()
    }
}

/// A list that is written one by one.
struct List<I>(I);

impl<T: Serialize, I: Iterator<Item = T> + Clone> Serialize for List<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.clone())
    }
}

/// A list of ids.
fn ids<I: Iterator<Item = Card>>(game: &Scrapyard, cards: I) -> alloc::vec::Vec<&str> {
    cards.map(|card| game.id(card)).collect()
}

/// A list of ids with counts.
fn pairs<I: Iterator<Item = (Card, u8)>>(
    game: &Scrapyard,
    cards: I,
) -> alloc::vec::Vec<(&str, u8)> {
    cards.map(|(card, count)| (game.id(card), count)).collect()
}

/// The whole view.
struct Whole<'a>(Position<'a>);
/// `player`
struct Player<'a>(Position<'a>);
/// `ghost`
struct Ghost<'a>(Position<'a>);
/// `roll`
struct RollFields<'a>(Position<'a>, crate::position::Roll);
/// `piles` and `scraps`
struct Piles<'a>(Position<'a>);
struct OnePile<'a>(Position<'a>, Pile);
struct Scraps<'a>(Position<'a>);

impl Fields for Whole<'_> {
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        let position = self.0;
        map.serialize_entry("phase", position.phase())?;
        let agenda: alloc::vec::Vec<String> =
            position.agenda().map(|task| task.to_string()).collect();
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
        map.serialize_entry("parts", &pairs(game, parts))?;
        let machines = position.ghost_machines();
        let machines = machines.map(|(machine, n)| (Card::Machine(machine), n));
        map.serialize_entry("machines", &pairs(game, machines))?;
        map.serialize_entry(
            "built",
            &ids(game, position.ghost_built().map(Card::Machine)),
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
        map.serialize_entry("unseen", &pairs(position.game, position.unseen(pile)))?;
        map.serialize_entry("bottom", &ids(position.game, position.bottom(pile)))
    }
}

impl Fields for Scraps<'_> {
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        Pile::ALL.into_iter().try_for_each(|pile| {
            map.serialize_entry(pile.word(), &pairs(self.0.game, self.0.scraps(pile)))
        })
    }
}

/// An event with the ids of its game.
struct Told<'a> {
    game: &'a Scrapyard,
    event: &'a Event,
}

impl Told<'_> {
    fn id(&self, card: Card) -> &str {
        self.game.id(card)
    }

    fn parts(&self, parts: &[Part]) -> List<impl Iterator<Item = &str> + Clone> {
        List(parts.iter().map(|part| self.id(Card::Part(*part))))
    }

    fn machines(&self, machines: &[Machine]) -> List<impl Iterator<Item = &str> + Clone> {
        List(
            machines
                .iter()
                .map(|machine| self.id(Card::Machine(*machine))),
        )
    }

    fn roll(&self, roll: crate::RollFor) -> String {
        let game = self.game;
        RollText { game, roll }.to_string()
    }

    fn invention(&self, invention: Invention) -> &str {
        self.id(Card::Invention(invention))
    }

    fn character(&self, character: Character) -> &str {
        self.game.character_id(character)
    }

    /// The events of building.
    fn write_building<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        match self.event {
            Event::GhostBuilt { machine, parts } => {
                map.serialize_entry("event", "ghost_built")?;
                map.serialize_entry("machine", self.id(Card::Machine(*machine)))?;
                map.serialize_entry("parts", &self.parts(parts))
            }
            Event::GhostInvented {
                invention,
                machines,
            } => {
                map.serialize_entry("event", "ghost_invented")?;
                map.serialize_entry("invention", self.invention(*invention))?;
                map.serialize_entry("machines", &self.machines(machines))
            }
            Event::Built {
                machine,
                parts,
                omitted,
            } => {
                map.serialize_entry("event", "built")?;
                map.serialize_entry("machine", self.id(Card::Machine(*machine)))?;
                map.serialize_entry("parts", &self.parts(parts))?;
                map.serialize_entry("omitted", &omitted.map(|part| self.id(Card::Part(part))))
            }
            Event::Invented {
                invention,
                machines,
                omitted,
            } => {
                map.serialize_entry("event", "invented")?;
                map.serialize_entry("invention", self.invention(*invention))?;
                map.serialize_entry("machines", &self.machines(machines))?;
                let omitted = omitted.map(|machine| self.id(Card::Machine(machine)));
                map.serialize_entry("omitted", &omitted)
            }
            _ => Ok(()),
        }
    }

    /// The events of a roll.
    fn write_roll<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        match self.event {
            Event::Rolled { roll, die } => {
                map.serialize_entry("event", "rolled")?;
                map.serialize_entry("for", &self.roll(*roll))?;
                map.serialize_entry("die", &die.pips())
            }
            Event::Boosted { part, value } => {
                map.serialize_entry("event", "boosted")?;
                map.serialize_entry("part", self.id(Card::Part(*part)))?;
                map.serialize_entry("value", value)
            }
            Event::DieChanged { source, value } => {
                map.serialize_entry("event", "die_changed")?;
                map.serialize_entry("source", self.game.source_id(*source))?;
                map.serialize_entry("value", value)
            }
            Event::Succeeded { roll, value } => {
                map.serialize_entry("event", "succeeded")?;
                map.serialize_entry("for", &self.roll(*roll))?;
                map.serialize_entry("value", value)
            }
            Event::Failed { roll, value } => {
                map.serialize_entry("event", "failed")?;
                map.serialize_entry("for", &self.roll(*roll))?;
                map.serialize_entry("value", value)
            }
            _ => self.write_building(map),
        }
    }

    /// The events of cards that move.
    fn write_card<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        match self.event {
            Event::Dealt { to, card } => {
                map.serialize_entry("event", "dealt")?;
                map.serialize_entry("to", to.word())?;
                let id = match card {
                    Dealt::Card(card) => self.id(*card),
                    Dealt::Character(character) => self.character(*character),
                };
                map.serialize_entry("card", id)
            }
            Event::Flipped { card } => {
                map.serialize_entry("event", "flipped")?;
                map.serialize_entry("card", self.id(*card))
            }
            Event::Drew { who, card, known } => {
                map.serialize_entry("event", "drew")?;
                map.serialize_entry("who", who.word())?;
                map.serialize_entry("card", self.id(*card))?;
                map.serialize_entry("known", known)
            }
            Event::Took { card, from } => {
                map.serialize_entry("event", "took")?;
                map.serialize_entry("card", self.id(*card))?;
                map.serialize_entry("from", from.word())
            }
            Event::Looked { card, known } => {
                map.serialize_entry("event", "looked")?;
                map.serialize_entry("card", self.id(*card))?;
                map.serialize_entry("known", known)
            }
            Event::Placed { card, at } => {
                map.serialize_entry("event", "placed")?;
                map.serialize_entry("card", self.id(*card))?;
                map.serialize_entry("where", at.word())
            }
            Event::Duplicate { card } => {
                map.serialize_entry("event", "duplicate")?;
                map.serialize_entry("card", self.id(*card))
            }
            Event::Scrapped { card } => {
                map.serialize_entry("event", "scrapped")?;
                map.serialize_entry("card", self.id(*card))
            }
            _ => self.write_roll(map),
        }
    }
}

impl Fields for Told<'_> {
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        match self.event {
            Event::Acted { n, action } => {
                map.serialize_entry("event", "acted")?;
                map.serialize_entry("n", n)?;
                let action = self.game.decision_text(*action).to_string();
                map.serialize_entry("action", &action)
            }
            Event::Ability { source } => {
                map.serialize_entry("event", "ability")?;
                map.serialize_entry("source", self.game.source_id(*source))?;
                map.serialize_entry("ability", self.game.ability_id(*source))?;
                let operation = self.game.ability(*source).operation;
                map.serialize_entry("op", operation.word())
            }
            Event::Reshuffled { pile, cards } => {
                map.serialize_entry("event", "reshuffled")?;
                map.serialize_entry("pile", pile.word())?;
                map.serialize_entry("cards", cards)
            }
            Event::NoCard { who, pile } => {
                map.serialize_entry("event", "no_card")?;
                map.serialize_entry("who", who.word())?;
                map.serialize_entry("pile", pile.word())
            }
            Event::Penalty { pile, cards } => {
                map.serialize_entry("event", "penalty")?;
                map.serialize_entry("pile", pile.word())?;
                map.serialize_entry("cards", cards)
            }
            Event::PenaltyCancelled { source } => {
                map.serialize_entry("event", "penalty_cancelled")?;
                map.serialize_entry("source", self.game.source_id(*source))
            }
            Event::Paced => map.serialize_entry("event", "paced"),
            Event::Ended { result } => {
                map.serialize_entry("event", "ended")?;
                map.serialize_entry("result", result)
            }
            _ => self.write_card(map),
        }
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
