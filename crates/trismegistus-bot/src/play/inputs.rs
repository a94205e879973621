//! TB-17: inputs, with all that is remembered for each, and what carries them out.

use solo_core::{Events, Input, InputOf, excluded};

use super::{NextStage, Table};
use crate::botmegistus::Botmegistus;
use crate::catalogue::{Card, Row};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::phase::{DisplaySlot, Pending};
use crate::state::Side;

impl<E: Events<Event>> Table<'_, E> {
    /// Carries out an input that was checked.
    pub(super) fn apply(&mut self, input: InputOf<Botmegistus>) -> NextStage {
        match input {
            Input::Decision(decision) => self.decide(decision),
            Input::Chance(chance) => self.reveal(chance),
        }
    }

    pub(super) fn decide(&mut self, decision: Decision) -> NextStage {
        let turn = self.state.turn;
        // References, of which the small parts are copied: this is the whole of many steps.
        let die = &self.state.die_held[Side::Human];
        match (&self.state.pending, die, decision) {
            (&Pending::KeepArtifact { dealt }, _, Decision::Keep(Card::Artifact(artifact))) => {
                self.keep_artifact(dealt, artifact)
            }
            (&Pending::KeepExperiment { dealt }, _, Decision::Keep(Card::Experiment(card))) => {
                self.keep_experiment(dealt, card)
            }
            (&Pending::KeepMasterpiece { dealt }, _, Decision::Keep(Card::Experiment(card))) => {
                self.keep_masterpiece(dealt, card)
            }
            (&Pending::HumanDraft, _, Decision::Draft { symbol, colour }) => {
                self.human_draft(symbol, colour)
            }
            (&Pending::HumanDraft, _, Decision::Pass) => self.human_pass(),
            (&Pending::HumanBoost, &Some(die), Decision::Boost) => self.boost(die),
            (&Pending::HumanBoost, _, Decision::NoBoost) => self.offer(Pending::HumanSpend),
            (&Pending::HumanSpend, &Some(die), Decision::Spend(amount)) => {
                self.human_spend(die, amount)
            }
            (&Pending::HumanWindow(_), _, Decision::End) => NextStage::CleanUp(Side::Human),
            (&Pending::HumanWindow(taken), _, decision) => {
                self.report(Pending::HumanWindow, taken, decision)
            }
            // TB-14.12: the window ends with the clean-up of the turn; after a reaction it is the
            // bot's.
            (&Pending::ReactionWindow(_), _, Decision::End)
            | (&Pending::Reaction, _, Decision::Decline) => NextStage::CleanUp(Side::Bot),
            (&Pending::ReactionWindow(taken), _, decision) => {
                self.report(Pending::ReactionWindow, taken, decision)
            }
            (&Pending::Reaction, _, Decision::React) => self.react(),
            (&Pending::HumanReport, _, Decision::Draft { symbol, colour }) => {
                self.report_draft(symbol, colour)
            }
            (&Pending::HumanReport, _, Decision::Level(at)) => self.report_level(at),
            (&Pending::HumanReport, &Some(die), Decision::End) if turn == Some(Side::Human) => {
                self.end_report(die)
            }
            (&Pending::HumanReport, _, Decision::End) if turn == Some(Side::Bot) => {
                NextStage::CleanUp(Side::Bot)
            }
            (&Pending::HumanReport, _, Decision::Pass) => self.report_pass(),
            (&Pending::ReportHundreds, _, Decision::Hundreds(hundreds)) => {
                self.wait(Pending::ReportTens { hundreds })
            }
            (&Pending::ReportTens { hundreds }, _, Decision::Tens(tens)) => {
                self.wait(Pending::ReportUnits { hundreds, tens })
            }
            (&Pending::ReportUnits { hundreds, tens }, _, Decision::Units(units)) => {
                self.report_units([hundreds, tens, units])
            }
            _ => excluded(NextStage::Input),
        }
    }

    fn reveal(&mut self, chance: Chance) -> NextStage {
        // Many dice are rolled: their list is not copied for each.
        if let (Pending::RollDice { dice }, Chance::Roll { colour, symbol }) =
            (&mut self.state.pending, chance)
        {
            dice.pop();
            let is_last = dice.is_empty();
            return self.roll(colour, symbol, is_last);
        }
        let die = &self.state.die_held[Side::Bot];
        match (&self.state.pending, die, chance) {
            (&Pending::SetupToken, _, Chance::Token { at, kind }) => self.place_token(at, kind),
            (
                &Pending::LayOut(DisplaySlot::Artifact(colour, slot)),
                _,
                Chance::LayArtifact { artifact, .. },
            ) => {
                self.lay_artifact(colour, slot, artifact);
                NextStage::LayOut
            }
            (
                &Pending::LayOut(DisplaySlot::Experiment(section, slot)),
                _,
                Chance::LayExperiment { experiment, .. },
            ) => {
                self.lay_experiment(section, slot, experiment);
                NextStage::LayOut
            }
            (
                &Pending::Look {
                    slot: DisplaySlot::Artifact(colour, slot),
                    rest,
                },
                &Some(die),
                Chance::LayArtifact { artifact, .. },
            ) => {
                self.lay_artifact(colour, slot, artifact);
                self.look_at(die, Row::Artifacts(colour), rest)
            }
            (
                &Pending::Look {
                    slot: DisplaySlot::Experiment(section, slot),
                    rest,
                },
                &Some(die),
                Chance::LayExperiment { experiment, .. },
            ) => {
                self.lay_experiment(section, slot, experiment);
                self.look_at(die, Row::Experiments(section), rest)
            }
            (&Pending::Look { slot, rest }, &Some(die), Chance::NoMore(_)) => {
                self.no_more(die, slot.row(), rest)
            }
            (&Pending::DealArtifact { first }, _, Chance::Deal(Card::Artifact(artifact))) => {
                self.deal_artifact(first, artifact)
            }
            (&Pending::DealExperiment { first }, _, Chance::Deal(Card::Experiment(card))) => {
                self.deal_experiment(first, card)
            }
            (&Pending::DealMasterpiece { first }, _, Chance::Deal(Card::Experiment(card))) => {
                self.deal_masterpiece(first, card)
            }
            (&Pending::BotStartExperiment, _, Chance::Start(card)) => {
                self.give_start_experiment(card)
            }
            (&Pending::SetupRoll { left }, _, Chance::SetupRoll(symbol)) => {
                self.setup_roll(left, symbol)
            }
            (&Pending::RevealCard, _, Chance::Reveal { hand, card }) => self.turn_up(hand, card),
            (&Pending::ChooseCard, _, Chance::Pips(face)) => self.choose_card(face),
            (&Pending::ArtifactTie { left, right, rest }, &Some(die), Chance::Pips(face)) => {
                self.break_tie(die, [left, right], face, rest)
            }
            (&Pending::FlipCard, _, Chance::Flip(card)) => self.flip(card),
            (&Pending::Specialization, _, Chance::Special(element)) => {
                self.add_specialization(element)
            }
            (&Pending::BotMasterpiece, _, Chance::Masterpiece(card)) => self.draw_masterpiece(card),
            _ => excluded(NextStage::Input),
        }
    }
}
