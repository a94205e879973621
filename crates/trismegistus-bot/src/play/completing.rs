//! TB-10: the bot completes experiments.

use arrayvec::ArrayVec;
use solo_core::Events;

use super::{Due, Table};
use crate::catalogue::{Card, ExperimentId};
use crate::event::{Candidate, ChoiceKind, Event, Reason};
use crate::game::Botmegistus;
use crate::state::{Side, State, bit};

impl Botmegistus {
    /// Returns the Gold for completing an experiment, 1 per missing level (TB-10.2). Materials do
    /// not matter (TB-10.1).
    pub(super) fn price(&self, state: &State, experiment: ExperimentId) -> u8 {
        self.catalogue()
            .experiment_card(experiment)
            .shortfall(state.levels(Side::Bot))
    }

    /// Returns the preferred one of two experiments that the bot cannot both afford (TB-10.5).
    /// First a type not completed yet, then the more valuable, then the one taken earlier. The
    /// reason comes with it.
    fn preferred(
        &self,
        state: &State,
        earlier: ExperimentId,
        later: ExperimentId,
    ) -> (ExperimentId, Reason) {
        let worth = |id| {
            let card = self.catalogue().experiment_card(id);
            (!self.has_completed(state, card.kind), card.points)
        };
        let ((earlier_new, points), (later_new, later_points)) = (worth(earlier), worth(later));
        let choice = if worth(later) > worth(earlier) {
            later
        } else {
            earlier
        };
        let reason = if earlier_new != later_new {
            Reason::CompletesNewType
        } else if points == later_points {
            Reason::CompletesEarlier
        } else {
            Reason::CompletesMorePoints
        };
        (choice, reason)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Completes what it can of the incomplete experiments, once, after the whole action (TB-10.1).
    pub(super) fn complete(&mut self) -> Due {
        let gold = self.state.gold;
        let price = |id: ExperimentId| u16::from(self.game.price(self.state, id));
        let affordable = |id: &ExperimentId| price(*id) <= gold;
        match self.state.incomplete.map(|slot| slot.filter(affordable)) {
            [Some(earlier), Some(later)] if price(earlier).saturating_add(price(later)) > gold => {
                // TB-10.5: either, but not both.
                let (experiment, reason) = self.game.preferred(self.state, earlier, later);
                let (kind, both) = (ChoiceKind::Completion, ArrayVec::from([earlier, later]));
                let card = |id| Candidate::Card(Card::Experiment(id));
                self.tell_choice(kind, both, experiment, card, reason);
                self.bot_completes(experiment);
            }
            // TB-10.3: all it can afford together. TB-10.4: the only one it can afford.
            all => all
                .into_iter()
                .flatten()
                .for_each(|experiment| self.bot_completes(experiment)),
        }
        Due::Reaction
    }

    /// Completes an experiment; Gold goes to the supply (TB-10.2). It has no immediate effect
    /// (TB-10.6).
    fn bot_completes(&mut self, experiment: ExperimentId) {
        let price = self.game.price(self.state, experiment);
        let kept = self
            .state
            .incomplete
            .into_iter()
            .flatten()
            .find(|id| *id != experiment);
        self.state.incomplete = [kept, None];
        self.pay_and_complete(experiment, price);
    }

    /// Pays for an experiment and moves it to the completed ones.
    pub(super) fn pay_and_complete(&mut self, experiment: ExperimentId, gold: u8) {
        self.state.gold = self.state.gold.saturating_sub(u16::from(gold));
        self.state.bot_completed |= bit(experiment.place());
        self.tell(Event::Completed {
            side: Side::Bot,
            experiment,
            gold,
        });
    }
}
