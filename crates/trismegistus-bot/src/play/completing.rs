//! TB-10: the bot completes experiments.

use solo_core::{Events, List};

use super::{NextStage, Table};
use crate::botmegistus::Botmegistus;
use crate::catalogue::{Card, ExperimentId};
use crate::event::{Candidate, ChoiceKind, Event, Reason};
use crate::state::{Side, State};

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
    pub(super) fn complete(&mut self) -> NextStage {
        let gold = self.state.bot_gold;
        let price = |id: ExperimentId| u16::from(self.game.price(self.state, id));
        let held = self.state.bot_incomplete.into_iter();
        let affordable: List<ExperimentId, 2> = held.filter(|id| price(*id) <= gold).collect();
        match affordable[..] {
            // TB-10.5: either, but not both.
            [earlier, later] if price(earlier) + price(later) > gold => {
                let (experiment, reason) = self.game.preferred(self.state, earlier, later);
                let card = |id| Candidate::Card(Card::Experiment(id));
                let kind = ChoiceKind::Completion;
                self.emit_choice(kind, &affordable, experiment, card, reason);
                self.bot_completes(experiment);
            }
            // TB-10.3: all it can afford together. TB-10.4: the only one it can afford.
            _ => affordable
                .into_iter()
                .for_each(|experiment| self.bot_completes(experiment)),
        }
        NextStage::Reaction
    }

    /// Completes an experiment; Gold goes to the supply (TB-10.2). It has no immediate effect
    /// (TB-10.6).
    fn bot_completes(&mut self, experiment: ExperimentId) {
        let price = self.game.price(self.state, experiment);
        let others = self.state.bot_incomplete.into_iter();
        self.state.bot_incomplete = others.filter(|id| *id != experiment).collect();
        self.pay_and_complete(experiment, price);
    }

    /// Pays for an experiment and moves it to the completed ones.
    pub(super) fn pay_and_complete(&mut self, experiment: ExperimentId, gold: u8) {
        self.state.bot_gold -= u16::from(gold);
        self.state.completed[Side::Bot].insert(experiment);
        self.emit(Event::Completed {
            side: Side::Bot,
            experiment,
            gold,
        });
    }
}
