//! The bot's steps on the mastery tracks, by an own reading of TB-9.

use super::board::of_track;
use super::bot::{Reading, keep_best};
use trismegistus_bot::{Benefit, Candidate, CappedStep, ChoiceKind, Element, Event, Reason, Side};

impl Reading<'_> {
    fn open(&self) -> Vec<Element> {
        let level = |track| self.board.levels[1][of_track(track)];
        Element::ALL
            .into_iter()
            .filter(|track| level(*track) < self.game.catalogue().top(*track))
            .collect()
    }

    pub fn step_named(&mut self, track: Element) {
        let open = self.open();
        if open.contains(&track) {
            return self.step(track);
        }
        if self.game.options().capped_step == CappedStep::Lowest {
            return self.step_lowest();
        }
        self.step_best(&open, open.clone(), Reason::FirstTrack);
    }

    pub fn step_lowest(&mut self) {
        let open = self.open();
        let mut lowest = open.clone();
        let removed = keep_best(&mut lowest, |track| {
            std::cmp::Reverse(self.board.levels[1][of_track(track)])
        });
        let rule = if removed {
            Reason::Lowest
        } else {
            Reason::FirstTrack
        };
        self.step_best(&open, lowest, rule);
    }

    /// TB-9.9.
    fn advance(&mut self) {
        let gap = |track: Element| {
            let level = self.board.levels[1][of_track(track)];
            let demands = self
                .board
                .incomplete
                .iter()
                .map(|id| self.game.catalogue().experiment_card(*id).requirement()[track]);
            demands
                .filter(|demand| *demand > level)
                .map(|demand| demand - level)
                .min()
        };
        let towards: Vec<Element> = Element::ALL
            .into_iter()
            .filter(|track| gap(*track).is_some())
            .collect();
        if towards.is_empty() {
            return self.step_lowest();
        }
        let mut closest = towards.clone();
        let removed = keep_best(&mut closest, |track| std::cmp::Reverse(gap(track)));
        let rule = if removed {
            Reason::SmallestGap
        } else {
            Reason::FirstTrack
        };
        self.step_best(&towards, closest, rule);
    }

    /// TB-9.3.
    fn step_best(&mut self, compared: &[Element], qualifying: Vec<Element>, because: Reason) {
        let (mut left, mut rule) = (qualifying, because);
        let level = |side: usize, track| i32::from(self.board.levels[side][of_track(track)]);
        let distance = |track: Element| {
            let tokens = self.board.tokens.keys().filter(|(of, _)| *of == track);
            let above = tokens
                .map(|(_, at)| i32::from(*at) - level(1, track))
                .filter(|gap| *gap > 0);
            std::cmp::Reverse(above.min().unwrap_or(i32::MAX))
        };
        let lead = |track| level(1, track) - level(0, track);
        if keep_best(&mut left, distance) {
            rule = Reason::NearestToken;
        }
        if left.iter().any(|track| lead(*track) > 0) {
            if keep_best(&mut left, lead) {
                rule = Reason::LargestLead;
            }
        } else if keep_best(&mut left, lead) {
            rule = Reason::FewestBehind;
        }
        if left.len() > 1 {
            rule = Reason::FirstTrack;
        }
        let Some(&track) = left.first() else {
            return self.tell(Event::StepLost);
        };
        let candidates = compared
            .iter()
            .map(|track| Candidate::Track(*track))
            .collect();
        self.choose(ChoiceKind::Track, candidates, Candidate::Track(track), rule);
        self.step(track);
    }

    fn step(&mut self, track: Element) {
        let level = self.board.levels[1][of_track(track)] + 1;
        self.tell(Event::Stepped {
            side: Side::Bot,
            track,
            level,
        });
        let token = self.board.tokens.get(&(track, level)).copied();
        let Some(kind) = token.filter(|_| self.board.levels[0][of_track(track)] < level) else {
            return;
        };
        self.tell(Event::BonusReached {
            side: Side::Bot,
            track,
            level,
            kind,
        });
        match self.game.catalogue().token_card(kind).benefit {
            Benefit::Ethereal => self.tell(Event::EtherealGained { amount: 1 }),
            Benefit::Points(amount) => self.tell(Event::Scored { amount }),
            Benefit::Advance => self.advance(),
        }
    }
}
