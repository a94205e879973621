//! Events as data: RULES.md, "Events".

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::ser::{Serialize, SerializeMap};

use crate::catalogue::{CandidateText, Catalogue, Element};
use crate::event::{Choice, Event};
use crate::state::Side;

/// Writes an event as an object with `event` and the fields of the table in RULES.md.
pub(super) struct EventWriter<'a, M> {
    pub(super) catalogue: &'a Catalogue,
    pub(super) map: &'a mut M,
}

impl<M: SerializeMap> EventWriter<'_, M> {
    fn named(&mut self, name: &str) -> Result<&mut Self, M::Error> {
        self.field("event", name)
    }

    fn field(&mut self, name: &str, value: impl Serialize) -> Result<&mut Self, M::Error> {
        self.map.serialize_entry(name, &value)?;
        Ok(self)
    }

    fn side(&mut self, side: Side) -> Result<&mut Self, M::Error> {
        self.field("side", side.word())
    }

    fn place(&mut self, name: &str, track: Element, level: u8) -> Result<&mut Self, M::Error> {
        let catalogue = self.catalogue;
        self.named(name)?
            .field("track", catalogue.element_name(track))?
            .field("level", level)
    }

    pub(super) fn write(&mut self, event: &Event) -> Result<(), M::Error> {
        let c = self.catalogue;
        match *event {
            Event::RoundStarted { round, first } => self
                .named("round_started")?
                .field("round", round)?
                .field("first", first.word())?,
            Event::TokenPlaced { track, level, kind } => self
                .place("token_placed", track, level)?
                .field("kind", c.token_name(kind))?,
            Event::ArtifactLaid {
                colour,
                slot,
                artifact,
            } => self
                .named("artifact_laid")?
                .field("place", c.colour_name(colour))?
                .field("slot", slot)?
                .field("id", c.artifact_name(artifact))?,
            Event::ExperimentLaid {
                section,
                slot,
                experiment,
            } => self
                .named("experiment_laid")?
                .field("place", c.section_name(section))?
                .field("slot", slot)?
                .field("id", c.experiment_name(experiment))?,
            Event::RowEnded { row } => self.named("row_ended")?.field("place", c.row_name(row))?,
            Event::DieRolled { colour, symbol } => self
                .named("die_rolled")?
                .field("colour", c.colour_name(colour))?
                .field("symbol", c.symbol_name(symbol))?,
            Event::BowlsRerolled { ref symbols } => {
                let symbols: Vec<&str> = symbols.iter().map(|s| c.symbol_name(*s)).collect();
                self.named("bowls_rerolled")?.field("symbols", symbols)?
            }
            Event::ArtifactDealt { artifact } => self
                .named("dealt")?
                .field("id", c.artifact_name(artifact))?,
            Event::ExperimentDealt { experiment } => self
                .named("dealt")?
                .field("id", c.experiment_name(experiment))?,
            Event::ArtifactKept { artifact, rejected } => self
                .named("kept")?
                .field("id", artifact.map(|id| c.artifact_name(id)))?
                .field("rejected", c.artifact_name(rejected))?,
            Event::ExperimentKept {
                experiment,
                rejected,
            } => self
                .named("kept")?
                .field("id", c.experiment_name(experiment))?
                .field("rejected", rejected.map(|id| c.experiment_name(id)))?,
            Event::CardAdded { card } => {
                self.named("card_added")?.field("id", c.automa_name(card))?
            }
            Event::CardRevealed { hand, card } => self
                .named("card_revealed")?
                .field("place", hand.word())?
                .field("id", c.automa_name(card))?,
            Event::SetupRolled { symbol } => self
                .named("setup_rolled")?
                .field("symbol", c.symbol_name(symbol))?,
            Event::DieSixRolled { face } => self.named("d6_rolled")?.field("value", face.pips())?,
            Event::DeckReshuffled => self.named("deck_reshuffled")?,
            Event::TurnStarted { side } => self.named("turn_started")?.side(side)?,
            Event::CardActive { card } => self
                .named("card_active")?
                .field("id", c.automa_name(card))?,
            Event::BotChose { ref choice, rule } => return self.choice(choice, rule),
            _ => return self.write_turn(event),
        };
        Ok(())
    }

    /// The events of turns and scoring.
    fn write_turn(&mut self, event: &Event) -> Result<(), M::Error> {
        let c = self.catalogue;
        match *event {
            Event::BotDrafted {
                colour,
                from,
                symbol,
                potency,
            } => self
                .named("bot_drafted")?
                .field("colour", c.colour_name(colour))?
                .field("from", c.symbol_name(from))?
                .field("symbol", c.symbol_name(symbol))?
                .field("potency", potency)?,
            Event::HumanDrafted {
                colour,
                symbol,
                potency,
            } => self
                .named("human_drafted")?
                .field("colour", c.colour_name(colour))?
                .field("symbol", c.symbol_name(symbol))?
                .field("potency", potency)?,
            Event::EtherealSpent { side, potency } => self
                .named("ethereal_spent")?
                .side(side)?
                .field("potency", potency)?,
            Event::Spent { side, amount, left } => self
                .named("spent")?
                .side(side)?
                .field("amount", amount)?
                .field("left", left)?,
            Event::Stepped { side, track, level } => self
                .named("stepped")?
                .side(side)?
                .field("track", c.element_name(track))?
                .field("level", level)?,
            Event::StepLost => self.named("step_lost")?,
            Event::BonusReached {
                side,
                track,
                level,
                kind,
            } => self
                .named("bonus_reached")?
                .side(side)?
                .field("track", c.element_name(track))?
                .field("level", level)?
                .field("kind", c.token_name(kind))?,
            Event::GoldGained { amount } => self.named("gold_gained")?.field("amount", amount)?,
            Event::EtherealGained { amount } => {
                self.named("ethereal_gained")?.field("amount", amount)?
            }
            Event::Scored { amount } => self.named("scored")?.field("amount", amount)?,
            Event::ArtifactTaken { side, artifact } => self
                .named("artifact_taken")?
                .side(side)?
                .field("id", c.artifact_name(artifact))?,
            Event::ExperimentTaken { side, experiment } => self
                .named("experiment_taken")?
                .side(side)?
                .field("id", c.experiment_name(experiment))?,
            Event::NothingGained => self.named("nothing_gained")?,
            Event::Completed {
                side,
                experiment,
                gold,
            } => self
                .named("completed")?
                .side(side)?
                .field("id", c.experiment_name(experiment))?
                .field("gold", gold)?,
            Event::Reacted => self.named("reacted")?,
            Event::DieUsed { side, colour } => self
                .named("die_used")?
                .side(side)?
                .field("colour", c.colour_name(colour))?,
            Event::Passed { side } => self.named("passed")?.side(side)?,
            Event::TokenRemoved { track, level, kind } => self
                .place("token_removed", track, level)?
                .field("kind", c.token_name(kind))?,
            Event::RoundEnded { round } => self.named("round_ended")?.field("round", round)?,
            Event::MasterpieceDrawn { experiment } => self
                .named("masterpiece_drawn")?
                .field("id", c.experiment_name(experiment))?,
            Event::GameOver { winner } => {
                self.named("game_over")?.field("winner", winner.word())?
            }
            _ => self,
        };
        Ok(())
    }

    fn choice(&mut self, choice: &Choice, rule: &str) -> Result<(), M::Error> {
        let text = |candidate| CandidateText(self.catalogue, candidate).to_string();
        let candidates: Vec<String> = choice.candidates().map(text).collect();
        let chosen = text(choice.chosen());
        self.named("bot_chose")?
            .field("what", choice.what())?
            .field("candidates", candidates)?
            .field("choice", chosen)?
            .field("rule", rule)?;
        Ok(())
    }
}
