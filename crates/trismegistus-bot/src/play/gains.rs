//! TB-8: artifacts and experiments for the bot.

use arrayvec::ArrayVec;
use solo_core::{Events, Face};

use super::{Due, Table};
use crate::catalogue::{ArtifactId, Card, Colour, Element, ExperimentCard, ExperimentId};
use crate::chance::Hand;
use crate::event::{Candidate, ChoiceKind, Event, Reason};
use crate::game::Botmegistus;
use crate::options::{ArtifactNone, HaveType};
use crate::state::{Side, State, bit, fill_first, items};

/// The slots of one row or section, from the left.
type Slots<T> = [Option<T>; 4];

impl Botmegistus {
    /// Returns the displayed artifacts of the die's colour (TB-8.1). With an option, if there are
    /// none, those of the first other colour that has one (TB-8.3).
    fn artifacts_considered(&self, state: &State, colour: Colour) -> Slots<ArtifactId> {
        let row = state.artifact_rows.at(colour);
        if row != [None; 4] || self.options().artifact_none != ArtifactNone::OtherColour {
            return row;
        }
        let others = Colour::all().filter(|other| *other != colour);
        let mut rows = others.map(|other| state.artifact_rows.at(other));
        rows.find(|row| *row != [None; 4]).unwrap_or_default()
    }

    /// Returns those with the most elemental symbols, from the left (TB-8.1).
    fn richest(&self, row: Slots<ArtifactId>) -> ArrayVec<ArtifactId, 4> {
        let symbols =
            |artifact: &ArtifactId| self.catalogue().artifact_card(*artifact).symbol_count();
        let most = row.iter().flatten().map(symbols).max();
        items(&row.map(|slot| slot.filter(|artifact| Some(symbols(artifact)) == most)))
    }

    /// Returns the left-most and the right-most of the tied artifacts, if there is a tie (TB-8.2).
    #[cfg(feature = "serde")]
    pub(crate) fn tied_artifacts(&self, state: &State) -> Option<(ArtifactId, ArtifactId)> {
        let die = state.die(Side::Bot)?;
        let row = self.artifacts_considered(state, die.colour());
        match self.richest(row).as_slice() {
            [left, .., right] => Some((*left, *right)),
            _ => None,
        }
    }

    /// Returns the cards of the section that belongs to the symbol of the bot's die (TB-8.6).
    fn experiments_considered(&self, state: &State) -> Slots<ExperimentId> {
        let die = state.die(Side::Bot);
        let section = die.and_then(|die| self.catalogue().section_of(die.symbol()));
        let row = section.map(|section| state.experiment_rows.at(section));
        row.unwrap_or_default()
    }

    /// Returns the card that the bot takes, and the last filter that removed one (TB-8.6).
    fn best_experiment(
        &self,
        state: &State,
        row: Slots<ExperimentId>,
    ) -> Option<(ExperimentId, Reason)> {
        let levels = state.levels(Side::Bot);
        let rival = state.levels(Side::Human);
        let card = |id: &ExperimentId| *self.catalogue().experiment_card(*id);
        let affordable = |c: &ExperimentCard| u16::from(c.shortfall(levels)) <= state.gold;
        let mut left = Left {
            cards: items(&row),
            rule: Reason::LeftMost,
        };
        // TB-8.6a: a type the bot does not have.
        left.prefer(Reason::NewType, |id| !self.has_type(state, card(id).kind));
        // TB-8.6b: one it could complete immediately, and among those the most valuable.
        if left.cards.iter().any(|id| affordable(&card(id))) {
            left.prefer(Reason::AtOnce, |id| affordable(&card(id)));
            left.keep_highest(Reason::AtOnce, |id| card(id).points);
        }
        // TB-8.6c: its own smallest shortfall. TB-8.6d: the human's.
        left.keep_highest(Reason::ClosestToIt, |id| {
            u8::MAX.wrapping_sub(card(id).shortfall(levels))
        });
        left.keep_highest(Reason::ClosestToYou, |id| {
            u8::MAX.wrapping_sub(card(id).shortfall(rival))
        });
        // TB-8.6e: the most valuable.
        left.keep_highest(Reason::MostPoints, |id| card(id).points);
        // TB-8.6f: the left-most.
        let rule = if left.cards.len() > 1 {
            Reason::LeftMost
        } else {
            left.rule
        };
        left.cards.first().map(|id| (*id, rule))
    }

    /// Returns whether a type is among the bot's experiments (TB-8.6a). With an option, only
    /// completed ones count.
    fn has_type(&self, state: &State, kind: Element) -> bool {
        let completed = self.has_completed(state, kind);
        let held = self.options().have_type == HaveType::Held
            && state
                .bot_incomplete()
                .any(|id| self.catalogue().experiment_card(id).kind == kind);
        completed || held
    }

    /// Returns whether a type is among the bot's completed experiments.
    pub(super) fn has_completed(&self, state: &State, kind: Element) -> bool {
        state.bot_completed & self.catalogue().experiments_typed(kind) != 0
    }
}

/// The cards that no filter has removed yet.
struct Left {
    cards: ArrayVec<ExperimentId, 4>,
    rule: Reason,
}

impl Left {
    /// Keeps the cards that qualify, if any do.
    fn prefer(&mut self, rule: Reason, qualifies: impl Fn(&ExperimentId) -> bool) {
        self.keep_highest(rule, |id| u8::from(qualifies(id)));
    }

    /// Keeps the cards with the highest value.
    fn keep_highest(&mut self, rule: Reason, value: impl Fn(&ExperimentId) -> u8) {
        if self.cards.len() <= 1 {
            return;
        }
        let highest = self.cards.iter().map(&value).max();
        let before = self.cards.len();
        self.cards.retain(|id| Some(value(id)) == highest);
        if self.cards.len() < before {
            self.rule = rule;
        }
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Gains an artifact; returns `true` if the die has to choose between tied ones (TB-8.1).
    pub(super) fn gain_artifact(&mut self) -> bool {
        let Some(die) = self.state.die(Side::Bot) else {
            return false;
        };
        let row = self.game.artifacts_considered(self.state, die.colour());
        let best = self.game.richest(row);
        match best.as_slice() {
            // TB-8.3: nothing, or 1 Gold.
            [] if self.options().artifact_none == ArtifactNone::Gold => self.gain_gold(1),
            [] => self.tell(Event::NothingGained),
            [choice] => self.bot_takes_artifact(row, *choice, Reason::MostSymbols),
            // TB-8.2: the left-most or the right-most of the tied ones.
            [left, .., right] => {
                self.state.tie = Some((*left, *right));
                return true;
            }
        }
        false
    }

    /// Takes the left-most of the tied artifacts on 1 to 3, the right-most on 4 to 6 (TB-8.2).
    pub(super) fn break_tie(&mut self, face: Face) -> Due {
        self.tell(Event::DieSixRolled { face });
        if let (Some((left, right)), Some(die)) = (self.state.tie.take(), self.state.die(Side::Bot))
        {
            let row = self.game.artifacts_considered(self.state, die.colour());
            let choice = match Hand::by_die(face) {
                Hand::Left => left,
                Hand::Right => right,
            };
            self.bot_takes_artifact(row, choice, Reason::DieDecided);
        }
        self.forget_row();
        Due::Action
    }

    /// Moves a tile to the bot's side; its slot stays empty (TB-8.4).
    fn bot_takes_artifact(&mut self, row: Slots<ArtifactId>, artifact: ArtifactId, rule: Reason) {
        let cards = items(&row);
        if cards.len() > 1 {
            let card = |id| Candidate::Card(Card::Artifact(id));
            self.tell_choice(ChoiceKind::Artifact, cards, artifact, card, rule);
        }
        self.state.artifact_rows.take(artifact);
        self.state.bot_artifacts |= bit(artifact.place());
        self.tell(Event::ArtifactTaken {
            side: Side::Bot,
            artifact,
        });
    }

    /// Takes an experiment as the newest incomplete one (TB-8.7). With two incomplete experiments
    /// or nothing to take, gains 1 Gold instead (TB-8.5).
    pub(super) fn bot_takes_experiment(&mut self) {
        let row = self.game.experiments_considered(self.state);
        let best = self.game.best_experiment(self.state, row);
        let free = self.state.incomplete.contains(&None);
        let Some((experiment, rule)) = best.filter(|_| free) else {
            return self.gain_gold(1);
        };
        let cards = items(&row);
        if cards.len() > 1 {
            let card = |id| Candidate::Card(Card::Experiment(id));
            self.tell_choice(ChoiceKind::Experiment, cards, experiment, card, rule);
        }
        self.state.experiment_rows.take(experiment);
        fill_first(&mut self.state.incomplete, experiment);
        self.tell(Event::ExperimentTaken {
            side: Side::Bot,
            experiment,
        });
    }
}
