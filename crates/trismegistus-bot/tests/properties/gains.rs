//! Gains and completed cards of the bot, by an own reading of TB-8 and TB-10.

use super::board::{at, of_colour};
use super::bot::{Reading, keep_best};
use trismegistus_bot::{
    ArtifactId, ArtifactNone, Candidate, Card, ChoiceKind, Colour, Element, Event, ExperimentId,
    HaveType, Reason, Side,
};

impl Reading<'_> {
    fn row(&self) -> Vec<ArtifactId> {
        let colour = self.board.dice[1].unwrap().colour();
        let mut rows = vec![colour];
        if self.game.options().artifact_none == ArtifactNone::OtherColour {
            rows.extend(Colour::ALL.into_iter().filter(|other| *other != colour));
        }
        let rows = rows
            .into_iter()
            .map(|row| self.board.artifacts[of_colour(row)].iter().flatten());
        rows.map(|row| row.copied().collect::<Vec<_>>())
            .find(|row| !row.is_empty())
            .unwrap_or_default()
    }

    /// Returns `false` if a die decides (TB-8.2).
    pub fn gain_artifact(&mut self) -> bool {
        let row = self.row();
        let mut best = row.clone();
        keep_best(&mut best, |id| {
            self.game.catalogue().artifact_card(id).symbol_count()
        });
        match best[..] {
            [] if self.game.options().artifact_none == ArtifactNone::Gold => {
                self.tell(Event::GoldGained { amount: 1 });
            }
            [] => self.tell(Event::NothingGained),
            [one] => self.take_artifact(one, Reason::MostSymbols),
            _ => return false,
        }
        true
    }

    pub fn take_artifact(&mut self, artifact: ArtifactId, rule: Reason) {
        let card = |id| Candidate::Card(Card::Artifact(id));
        let candidates = self.row().into_iter().map(card).collect();
        self.choose(ChoiceKind::Artifact, candidates, card(artifact), rule);
        self.tell(Event::ArtifactTaken {
            side: Side::Bot,
            artifact,
        });
    }

    /// Returns the levels that a side lacks for an experiment.
    pub fn shortfall(&self, side: Side, id: ExperimentId) -> u16 {
        let demanded = self.game.catalogue().experiment_card(id).requirement();
        let lacks = demanded.values().iter().zip(self.board.levels[at(side)]);
        lacks
            .map(|(demand, level)| u16::from(demand.saturating_sub(level)))
            .sum()
    }

    fn has_type(&self, kind: Element) -> bool {
        let held = self
            .board
            .incomplete
            .iter()
            .filter(|_| self.game.options().have_type == HaveType::Held);
        let mut cards = self.board.completed[1].iter().chain(held);
        cards.any(|id| self.game.catalogue().experiment_card(*id).kind == kind)
    }

    /// TB-8.5 to TB-8.7.
    pub fn gain_experiment(&mut self) {
        let symbol = self.board.dice[1].unwrap().symbol();
        let section = self.game.catalogue().section_of(symbol);
        let row = section.map(|section| {
            self.board
                .section(section)
                .iter()
                .flatten()
                .copied()
                .collect()
        });
        let row: Vec<ExperimentId> = row.unwrap_or_default();
        if row.is_empty() || self.board.incomplete.len() >= 2 {
            return self.tell(Event::GoldGained { amount: 1 });
        }
        let (experiment, rule) = self.best_experiment(&row);
        let card = |id| Candidate::Card(Card::Experiment(id));
        let candidates = row.into_iter().map(card).collect();
        self.choose(ChoiceKind::Experiment, candidates, card(experiment), rule);
        self.tell(Event::ExperimentTaken {
            side: Side::Bot,
            experiment,
        });
    }

    fn best_experiment(&self, row: &[ExperimentId]) -> (ExperimentId, Reason) {
        let card = |id| self.game.catalogue().experiment_card(id);
        let affordable = |id| self.shortfall(Side::Bot, id) <= self.board.gold;
        let mut left = row.to_vec();
        let mut rule = Reason::LeftMost;
        let mut note = |removed, reason| {
            if removed {
                rule = reason;
            }
        };
        note(
            keep_best(&mut left, |id| !self.has_type(card(id).kind)),
            Reason::NewType,
        );
        if left.iter().any(|id| affordable(*id)) {
            note(keep_best(&mut left, affordable), Reason::AtOnce);
            note(keep_best(&mut left, |id| card(id).points), Reason::AtOnce);
        }
        let nearest = |id: ExperimentId, side| std::cmp::Reverse(self.shortfall(side, id));
        note(
            keep_best(&mut left, |id| nearest(id, Side::Bot)),
            Reason::ClosestToIt,
        );
        note(
            keep_best(&mut left, |id| nearest(id, Side::Human)),
            Reason::ClosestToYou,
        );
        note(
            keep_best(&mut left, |id| card(id).points),
            Reason::MostPoints,
        );
        note(left.len() > 1, Reason::LeftMost);
        (left[0], rule)
    }

    pub fn complete(&mut self) {
        let gold = self.board.gold;
        let price = |id: &ExperimentId| self.shortfall(Side::Bot, *id);
        let incomplete = self.board.incomplete.iter();
        let mut able: Vec<ExperimentId> =
            incomplete.filter(|id| price(id) <= gold).copied().collect();
        if able.iter().map(price).sum::<u16>() > gold {
            let both: Vec<Candidate> = able
                .iter()
                .map(|id| Candidate::Card(Card::Experiment(*id)))
                .collect();
            let card = |id| self.game.catalogue().experiment_card(id);
            let is_new = |id| {
                let mut completed = self.board.completed[1].iter();
                !completed.any(|one| card(*one).kind == card(id).kind)
            };
            let rule = if keep_best(&mut able, is_new) {
                Reason::CompletesNewType
            } else if keep_best(&mut able, |id| card(id).points) {
                Reason::CompletesMorePoints
            } else {
                Reason::CompletesEarlier
            };
            able.truncate(1);
            self.choose(
                ChoiceKind::Completion,
                both,
                Candidate::Card(Card::Experiment(able[0])),
                rule,
            );
        }
        for experiment in able {
            self.completes(experiment);
        }
    }

    pub fn completes(&mut self, experiment: ExperimentId) {
        let gold = u8::try_from(self.shortfall(Side::Bot, experiment)).unwrap();
        self.tell(Event::Completed {
            side: Side::Bot,
            experiment,
            gold,
        });
    }
}
