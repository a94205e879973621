//! TB-7: the bot's action, part by part.

use solo_core::Events;

use super::{NextStage, Table};
use crate::botmegistus::Botmegistus;
use crate::catalogue::{AutomaCard, AutomaId, AutomaKind, Part, Parts, Row};
use crate::event::Event;
use crate::state::{Die, Side, State};

impl Botmegistus {
    /// Returns whether a personality card gives its reward (TB-7.9). An option includes equal
    /// levels (TB-7.10).
    fn is_ahead(&self, state: &State, card: &AutomaCard) -> bool {
        let (AutomaKind::Personality, Some(element)) = (card.kind, card.element()) else {
            return false;
        };
        let bot = state.level(Side::Bot, element);
        let human = state.level(Side::Human, element);
        bot > human || (bot == human && self.options().personality_on_equal)
    }

    /// Returns whether a card would bring the bot its reward now (TB-7.9). Only a personality card
    /// can.
    pub fn is_rewarded(&self, state: &State, card: AutomaId) -> bool {
        self.is_ahead(state, self.catalogue().automa_card(card))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Begins the action; levels are compared before anything moves (TB-7.9).
    pub(super) fn begin_action(&mut self, die: Die, card: AutomaId) -> NextStage {
        let card = self.catalogue().automa_card(card);
        if self.game.is_ahead(self.state, card) {
            self.act(die, card.reward)
        } else {
            self.act(die, card.actions)
        }
    }

    /// Carries out parts from left to right, each finished before the next (TB-7). The cards with
    /// these parts are those of TB-7.7, TB-7.8 and TB-7.9.
    pub(super) fn act(&mut self, die: Die, parts: Parts) -> NextStage {
        let mut left = parts.as_slice();
        while let [part, rest @ ..] = left {
            if let Some(wait) = self.do_part(die, *part, rest) {
                return wait;
            }
            left = rest;
        }
        NextStage::Completing
    }

    /// Carries out one part. If the die has to choose between tied artifacts or the bot looks at a
    /// row (TB-18.11), waits for that; the rest of the parts follows.
    fn do_part(&mut self, die: Die, part: Part, rest: &[Part]) -> Option<NextStage> {
        let lean = self.game.is_lean();
        match part {
            // TB-7.1: gain an artifact; TB-18.11: after a look, with lean reports.
            Part::Artifact if lean => {
                return Some(self.look_at(die, Row::Artifacts(die.colour()), Parts::new(rest)));
            }
            Part::Artifact => return self.gain_artifact(die, rest),
            // TB-7.2: take an experiment, or else 1 Gold.
            Part::Experiment if lean => return self.look_for_experiment(die, rest),
            Part::Experiment => self.bot_takes_experiment(die),
            // TB-7.3: gain Gold.
            Part::Gold(amount) => self.gain_gold(amount),
            // TB-7.4: score now.
            Part::Points(amount) => self.score(amount),
            // TB-7.5: a step on a named track.
            Part::Track(track) => self.step_named(track),
            // TB-7.6: a step on the lowest track.
            Part::Lowest => self.step_lowest(),
        }
        None
    }

    /// Gains Gold, which is unlimited (TB-2.9).
    pub(super) fn gain_gold(&mut self, amount: u8) {
        self.state.bot_gold = self.state.bot_gold.saturating_add(amount.into());
        self.emit(Event::GoldGained { amount });
    }

    /// Gains Ethereal tokens, which are unlimited (TB-2.9).
    pub(super) fn gain_ethereal(&mut self, amount: u8) {
        self.state.bot_ethereal = self.state.bot_ethereal.saturating_add(amount.into());
        self.emit(Event::EtherealGained { amount });
    }

    /// Scores victory points in play (TB-7.4, TB-9.8).
    pub(super) fn score(&mut self, amount: u8) {
        self.state.bot_points = self.state.bot_points.saturating_add(amount.into());
        self.emit(Event::Scored { amount });
    }
}
