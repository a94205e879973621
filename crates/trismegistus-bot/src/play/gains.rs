//! TB-8: artifacts and experiments for the bot.

use core::cmp::Reverse;

use solo_core::{Events, Face, List};

use super::{NextStage, Table};
use crate::botmegistus::Botmegistus;
use crate::catalogue::{ArtifactId, Card, Colour, Element, ExperimentId, Part, Parts};
use crate::chance::Hand;
use crate::event::{Candidate, ChoiceKind, Event, Reason};
use crate::options::{ArtifactNone, HaveType};
use crate::phase::Pending;
use crate::state::{Die, Side, Slots, State};

/// The cards of a row, from the left.
type Cards<T> = List<T, 4>;

fn cards<T: Copy + Default>(row: &Slots<T>) -> Cards<T> {
    row.iter().copied().flatten().collect()
}

impl Botmegistus {
    /// Returns the displayed artifacts of the die's colour (TB-8.1). With an option, if there are
    /// none, those of the first other colour that has one (TB-8.3).
    fn artifacts_considered(&self, state: &State, colour: Colour) -> Cards<ArtifactId> {
        let row = cards(&state.artifact_rows[colour]);
        if !row.is_empty() || self.options().artifact_none != ArtifactNone::OtherColour {
            return row;
        }
        let others = self.catalogue().colours().into_iter();
        let mut rows = others.map(|other| cards(&state.artifact_rows[other]));
        rows.find(|row| !row.is_empty()).unwrap_or_default()
    }

    /// Returns those with the most elemental symbols, from the left (TB-8.1).
    fn richest(&self, cards: Cards<ArtifactId>) -> Cards<ArtifactId> {
        let symbols = |id: &ArtifactId| self.catalogue().artifact_card(*id).symbol_count();
        let most = cards.iter().map(symbols).max();
        let richest = cards.into_iter().filter(|id| Some(symbols(id)) == most);
        richest.collect()
    }

    /// Returns the left-most and the right-most of the tied artifacts, if there is a tie (TB-8.2).
    pub(crate) fn tied_artifacts(&self, state: &State) -> Option<(ArtifactId, ArtifactId)> {
        let die = state.die(Side::Bot)?;
        let row = self.artifacts_considered(state, die.colour());
        match self.richest(row)[..] {
            [left, .., right] => Some((left, right)),
            _ => None,
        }
    }

    /// Returns whether the bot can hold another incomplete experiment (TB-8.5).
    pub(super) fn has_room(state: &State) -> bool {
        state.bot_incomplete.len() < 2
    }

    /// Returns the cards of the section that belongs to the symbol of the bot's die (TB-8.6).
    fn experiments_considered(&self, state: &State, die: Die) -> Cards<ExperimentId> {
        let section = self.catalogue().section_of(die.symbol());
        let row = section.map(|section| cards(&state.experiment_rows[section]));
        row.unwrap_or_default()
    }

    /// Returns the card that the bot takes, and the last filter that removed one (TB-8.6).
    fn best_experiment(
        &self,
        state: &State,
        row: Cards<ExperimentId>,
    ) -> Option<(ExperimentId, Reason)> {
        let card = |id: &ExperimentId| self.catalogue().experiment_card(*id);
        let shortfall = |id: &ExperimentId, side| card(id).shortfall(state.levels(side));
        let affordable = |id: &ExperimentId| u16::from(shortfall(id, Side::Bot)) <= state.bot_gold;
        let mut left = Shortlist {
            cards: row,
            rule: Reason::LeftMost,
        };
        // TB-8.6a: a type the bot does not have.
        left.keep_highest(Reason::NewType, |id| !self.has_type(state, card(id).kind));
        // TB-8.6b: one it could complete immediately, and among those the most valuable.
        if left.cards.iter().any(affordable) {
            left.keep_highest(Reason::AtOnce, affordable);
            left.keep_highest(Reason::AtOnce, |id| card(id).points);
        }
        // TB-8.6c: its own smallest shortfall. TB-8.6d: the human's.
        left.keep_highest(Reason::ClosestToIt, |id| Reverse(shortfall(id, Side::Bot)));
        left.keep_highest(Reason::ClosestToYou, |id| {
            Reverse(shortfall(id, Side::Human))
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
        let held = self.options().have_type == HaveType::Held
            && state
                .bot_incomplete()
                .any(|id| self.catalogue().experiment_card(id).kind == kind);
        held || self.has_completed(state, kind)
    }

    /// Returns whether a type is among the bot's completed experiments.
    pub(super) fn has_completed(&self, state: &State, kind: Element) -> bool {
        let mut completed = state.completed(Side::Bot);
        completed.any(|id| self.catalogue().experiment_card(id).kind == kind)
    }
}

/// The cards that no filter has removed yet, and the filter that last removed one.
struct Shortlist {
    cards: Cards<ExperimentId>,
    rule: Reason,
}

impl Shortlist {
    /// Keeps the cards with the highest value; of a condition, those that meet it, if any do.
    fn keep_highest<V: Ord>(&mut self, rule: Reason, value: impl Fn(&ExperimentId) -> V) {
        if self.cards.len() <= 1 {
            return;
        }
        let highest = self.cards.iter().map(&value).max();
        let kept = self.cards.into_iter();
        let kept = kept.filter(|id| Some(value(id)) == highest).collect();
        if kept != self.cards {
            *self = Self { cards: kept, rule };
        }
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Gains an artifact (TB-8.1). If the die has to choose between tied ones, waits for it; the
    /// rest of the card follows.
    pub(super) fn gain_artifact(&mut self, die: Die, rest: &[Part]) -> Option<NextStage> {
        let row = self.game.artifacts_considered(self.state, die.colour());
        match self.game.richest(row)[..] {
            // TB-8.3: nothing, or 1 Gold.
            [] if self.options().artifact_none == ArtifactNone::Gold => self.gain_gold(1),
            [] => self.emit(Event::NothingGained),
            [choice] => self.bot_takes_artifact(&row, choice, Reason::MostSymbols),
            // TB-8.2: the left-most or the right-most of the tied ones.
            [left, .., right] => {
                let rest = Parts::new(rest);
                return Some(self.wait(Pending::ArtifactTie { left, right, rest }));
            }
        }
        None
    }

    /// Takes the left-most of the tied artifacts on 1 to 3, the right-most on 4 to 6 (TB-8.2).
    pub(super) fn break_tie(
        &mut self,
        die: Die,
        [left, right]: [ArtifactId; 2],
        face: Face,
        rest: Parts,
    ) -> NextStage {
        self.emit(Event::DieSixRolled { face });
        let row = self.game.artifacts_considered(self.state, die.colour());
        let choice = match Hand::by_die(face) {
            Hand::Left => left,
            Hand::Right => right,
        };
        self.bot_takes_artifact(&row, choice, Reason::DieDecided);
        self.forget_row();
        self.act(die, rest)
    }

    /// Moves a tile to the bot's side; its slot stays empty (TB-8.4).
    fn bot_takes_artifact(&mut self, row: &[ArtifactId], artifact: ArtifactId, rule: Reason) {
        if row.len() > 1 {
            let card = |id| Candidate::Card(Card::Artifact(id));
            self.emit_choice(ChoiceKind::Artifact, row, artifact, card, rule);
        }
        self.take_off_display(Card::Artifact(artifact));
        self.state.artifacts[Side::Bot].insert(artifact);
        self.emit(Event::ArtifactTaken {
            side: Side::Bot,
            artifact,
        });
    }

    /// Takes an experiment as the newest incomplete one (TB-8.7). With two incomplete experiments
    /// or nothing to take, gains 1 Gold instead (TB-8.5).
    pub(super) fn bot_takes_experiment(&mut self, die: Die) {
        let row = self.game.experiments_considered(self.state, die);
        let best = self.game.best_experiment(self.state, row);
        let Some((experiment, rule)) = best.filter(|_| Botmegistus::has_room(self.state)) else {
            return self.gain_gold(1);
        };
        if row.len() > 1 {
            let card = |id| Candidate::Card(Card::Experiment(id));
            self.emit_choice(ChoiceKind::Experiment, &row, experiment, card, rule);
        }
        self.take_off_display(Card::Experiment(experiment));
        self.state.bot_incomplete.push(experiment);
        self.emit(Event::ExperimentTaken {
            side: Side::Bot,
            experiment,
        });
    }

    /// Empties the slot of a card.
    pub(super) fn take_off_display(&mut self, card: Card) {
        match card {
            Card::Artifact(id) => clear(self.state.artifact_rows.values_mut(), id),
            Card::Experiment(id) => clear(self.state.experiment_rows.values_mut(), id),
        }
    }
}

fn clear<T: PartialEq + Copy>(rows: &mut [Slots<T>], card: T) {
    for slot in rows.as_flattened_mut() {
        if slot.as_ref() == Some(&card) {
            *slot = None;
        }
    }
}
