//! TB-7: the bot's action, part by part.

use solo_core::Events;

use super::{Due, Table};
use crate::catalogue::{AutomaCard, AutomaId, AutomaKind, Part};
use crate::event::Event;
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::state::{Side, State};

impl Botmegistus {
    /// Returns whether a personality card gives its reward (TB-7.9). An option includes equal
    /// levels (TB-7.10).
    fn is_ahead(&self, state: &State, card: &AutomaCard) -> bool {
        let (AutomaKind::Personality, Some(element)) = (card.kind, card.element) else {
            return false;
        };
        let bot = state.level(Side::Bot, element);
        let human = state.level(Side::Human, element);
        bot > human || (bot == human && self.options().personality_on_equal)
    }

    /// Returns whether a card would bring the bot its reward now (TB-7.9). Only a personality card
    /// can.
    ///
    /// ```
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// let card = game.catalogue().automa("p-fire").unwrap();
    /// assert!(!game.is_rewarded(&game.start(), card), "both markers are at the bottom");
    /// ```
    #[must_use]
    pub fn is_rewarded(&self, state: &State, card: AutomaId) -> bool {
        self.is_ahead(state, self.catalogue().automa_card(card))
    }

    /// Returns the parts not yet begun, the next one first. There are some while artifacts are tied
    /// or the bot looks at a row.
    #[cfg(feature = "serde")]
    pub(crate) fn queue<'a>(&'a self, state: &State) -> &'a [Part] {
        let parts = state.active.map_or(&[][..], |card| {
            self.catalogue()
                .automa_card(card)
                .branch(state.reward)
                .as_slice()
        });
        let done = parts.len().saturating_sub(usize::from(state.parts_left));
        parts.get(done..).unwrap_or(&[])
    }
}

/// Returns the branch noted for the last `left` parts. If both branches of a card end alike it does
/// not matter, but equal positions have to be equal values.
fn branch_of_rest(card: &AutomaCard, reward: bool, left: u8) -> bool {
    reward && (1..=left).any(|left| card.reward.with_left(left) != card.actions.with_left(left))
}

impl<E: Events<Event>> Table<'_, E> {
    /// Begins the action; levels are compared before anything moves (TB-7.9).
    pub(super) fn begin_action(&mut self, card: AutomaId) -> Due {
        let card = self.catalogue().automa_card(card);
        self.state.reward = self.game.is_ahead(self.state, card);
        self.state.parts_left = card.branch(self.state.reward).len();
        Due::Action
    }

    /// Carries out parts from left to right, each finished before the next (TB-7). The cards with
    /// these parts are those of TB-7.7, TB-7.8 and TB-7.9.
    pub(super) fn go_on_with_action(&mut self) -> Due {
        let Some(active) = self.state.active else {
            return Due::Completing;
        };
        let card = self.catalogue().automa_card(active);
        while let Some(part) = card
            .branch(self.state.reward)
            .with_left(self.state.parts_left)
        {
            self.state.parts_left = self.state.parts_left.saturating_sub(1);
            if let Some(phase) = self.do_part(part) {
                let (reward, left) = (self.state.reward, self.state.parts_left);
                self.state.reward = branch_of_rest(card, reward, left);
                return self.wait(phase);
            }
        }
        self.state.reward = false;
        Due::Completing
    }

    /// Carries out one part. Returns the phase in which it waits, if the die has to choose between
    /// tied artifacts or the bot looks at a row (TB-18.11).
    fn do_part(&mut self, part: Part) -> Option<Phase> {
        let lean = self.game.is_lean();
        match part {
            // TB-7.1: gain an artifact.
            Part::Artifact if lean => return self.look_for_artifact(),
            Part::Artifact => return self.gain_artifact().then_some(Phase::ArtifactTie),
            // TB-7.2: take an experiment, or else 1 Gold.
            Part::Experiment if lean => return self.look_for_experiment(),
            Part::Experiment => self.bot_takes_experiment(),
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
        self.state.gold = self.state.gold.saturating_add(u16::from(amount));
        self.tell(Event::GoldGained { amount });
    }

    /// Gains Ethereal tokens, which are unlimited (TB-2.9).
    pub(super) fn gain_ethereal(&mut self, amount: u8) {
        self.state.ethereal = self.state.ethereal.saturating_add(u16::from(amount));
        self.tell(Event::EtherealGained { amount });
    }

    /// Scores victory points in play (TB-7.4, TB-9.8).
    pub(super) fn score(&mut self, amount: u8) {
        self.state.points = self.state.points.saturating_add(u16::from(amount));
        self.tell(Event::Scored { amount });
    }
}
