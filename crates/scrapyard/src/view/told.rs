//! Events as data: chapter 6 of the rulebook.

use alloc::string::{String, ToString};

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::RollText;
use super::data::Fields;
use crate::event::{Dealt, Event};
use crate::game::Scrapyard;
use crate::kinds::{Card, Character, Invention, Machine, Part};

/// A list that is written one by one.
struct List<I>(I);

impl<T: Serialize, I: Iterator<Item = T> + Clone> Serialize for List<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.clone())
    }
}

/// An event with the ids of its game.
pub(super) struct Told<'a> {
    pub(super) game: &'a Scrapyard,
    pub(super) event: &'a Event,
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
            Event::GhostBuilt {
                machine,
                parts,
                card,
            } => {
                map.serialize_entry("event", "ghost_built")?;
                map.serialize_entry("machine", self.id(Card::Machine(*machine)))?;
                map.serialize_entry("parts", &self.parts(parts))?;
                map.serialize_entry("card", card)
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
