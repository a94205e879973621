//! TB-9: steps on the mastery tracks.

use arrayvec::ArrayVec;
use solo_core::{Events, Set};

use super::Table;
use crate::botmegistus::Botmegistus;
use crate::catalogue::{Benefit, Element, Listed as _};
use crate::event::{Candidate, ChoiceKind, Event, Reason};
use crate::options::CappedStep;
use crate::state::{Side, State};

/// The tracks that are still candidates, and the filter that last removed one.
#[derive(Clone, Copy)]
struct Tracks {
    left: Set<Element>,
    rule: Reason,
}

impl Tracks {
    /// Keeps the tracks with the smallest value.
    fn keep_lowest<V: Ord>(&mut self, rule: Reason, value: impl Fn(Element) -> V) {
        let lowest = self.left.iter().map(&value).min();
        let left = self.left.filter(|track| Some(value(track)) == lowest);
        if left != self.left {
            *self = Self { left, rule };
        }
    }
}

impl Botmegistus {
    /// Returns the tracks on which a side can still step.
    pub(super) fn below_top(&self, state: &State, side: Side) -> Set<Element> {
        Set::full().filter(|track| state.level(side, track) < self.catalogue().top(track))
    }

    /// Returns the lowest of these tracks (TB-9.2).
    fn lowest(state: &State, tracks: Set<Element>) -> Tracks {
        let mut lowest = Tracks {
            left: tracks,
            rule: Reason::FirstTrack,
        };
        lowest.keep_lowest(Reason::Lowest, |track| state.level(Side::Bot, track));
        lowest
    }

    /// Returns the best of the tracks that qualify (TB-9.3).
    fn best_track(&self, state: &State, qualifying: Tracks) -> Option<(Element, Reason)> {
        let mut tracks = qualifying;
        let bot = |track| state.level(Side::Bot, track);
        let human = |track| state.level(Side::Human, track);
        // Filter 1: the closest bonus space above that still has its token.
        tracks.keep_lowest(Reason::NearestToken, |track| {
            let mut tokens = state.tokens[track].iter();
            let above = tokens.find(|token| token.level > bot(track));
            above.map_or(u8::MAX, |token| token.level - bot(track))
        });
        if tracks.left.iter().any(|track| bot(track) > human(track)) {
            // Filter 2: the largest lead, among tracks where the bot is ahead.
            tracks.keep_lowest(Reason::LargestLead, |track| {
                u8::MAX - bot(track).saturating_sub(human(track))
            });
        } else {
            // Filter 3: the fewest levels behind.
            tracks.keep_lowest(Reason::FewestBehind, |track| human(track) - bot(track));
        }
        // Filter 4: the left-most.
        let number = |track: Element| track.number_in(self.catalogue());
        tracks.keep_lowest(Reason::FirstTrack, number);
        tracks.left.first().map(|track| (track, tracks.rule))
    }

    /// Returns the track of a step on the bot's lowest track now (TB-9.2, TB-9.3). `None` with all
    /// tracks at their top.
    pub fn lowest_track(&self, state: &State) -> Option<Element> {
        let open = self.below_top(state, Side::Bot);
        let best = self.best_track(state, Self::lowest(state, open));
        best.map(|(track, _)| track)
    }

    /// Returns the bot's distance to the closest level required on the track (TB-9.9). The
    /// requirements are those of its incomplete experiments; `None` if none is above its marker.
    fn gap(&self, state: &State, track: Element) -> Option<u8> {
        let level = state.level(Side::Bot, track);
        let cards = state
            .bot_incomplete()
            .map(|id| self.catalogue().experiment_card(id));
        let demands = cards.map(|card| card.requirement()[track]);
        let above = demands.filter(|demand| *demand > level).min()?;
        Some(above - level)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Steps on a named track (TB-9.1); at its top, on another one (TB-9.4, TB-9.5).
    pub(super) fn step_named(&mut self, track: Element) {
        let open = self.game.below_top(self.state, Side::Bot);
        if open.contains(track) {
            return self.step(track);
        }
        let candidates = match self.options().capped_step {
            CappedStep::Any => Tracks {
                left: open,
                rule: Reason::FirstTrack,
            },
            CappedStep::Lowest => Botmegistus::lowest(self.state, open),
        };
        self.step_best(open, candidates);
    }

    /// Steps on the lowest track (TB-9.2).
    pub(super) fn step_lowest(&mut self) {
        let open = self.game.below_top(self.state, Side::Bot);
        self.step_best(open, Botmegistus::lowest(self.state, open));
    }

    /// Steps towards an incomplete experiment, else on the lowest track (TB-9.9).
    fn step_towards_experiment(&mut self) {
        let gap = |track| self.game.gap(self.state, track);
        let towards = Set::full().filter(|track| gap(track).is_some());
        if towards.is_empty() {
            return self.step_lowest();
        }
        let mut closest = Tracks {
            left: towards,
            rule: Reason::FirstTrack,
        };
        closest.keep_lowest(Reason::SmallestGap, gap);
        self.step_best(towards, closest);
    }

    /// Steps on the best of the tracks left; `looked_at` are all that were compared.
    fn step_best(&mut self, looked_at: Set<Element>, qualifying: Tracks) {
        let Some((track, rule)) = self.game.best_track(self.state, qualifying) else {
            // TB-9.5: all tracks are at their top.
            return self.emit(Event::StepLost);
        };
        let mut candidates = ArrayVec::from(self.catalogue().elements());
        candidates.retain(|track| looked_at.contains(*track));
        if candidates.len() > 1 {
            self.emit_choice(
                ChoiceKind::Track,
                &candidates,
                track,
                Candidate::Track,
                rule,
            );
        }
        self.step(track);
    }

    /// Moves the marker up one level (TB-9.1). What it reaches takes effect immediately (TB-9.10).
    fn step(&mut self, track: Element) {
        let level = self.move_up(Side::Bot, track);
        // TB-9.6: only with the token still there and the human below the space.
        if self.state.level(Side::Human, track) >= level {
            return;
        }
        let Some(kind) = self.state.token(track, level) else {
            return;
        };
        self.emit(Event::BonusReached {
            side: Side::Bot,
            track,
            level,
            kind,
        });
        match self.catalogue().token_card(kind).benefit {
            // TB-9.7: 1 Ethereal token.
            Benefit::Ethereal => self.gain_ethereal(1),
            // TB-9.8: immediate victory points.
            Benefit::Points(points) => self.score(points),
            // TB-9.9: one more step; every token is reached once, so this ends.
            Benefit::Advance => self.step_towards_experiment(),
        }
    }

    /// Moves a marker up; returns the level reached.
    pub(super) fn move_up(&mut self, side: Side, track: Element) -> u8 {
        let level = self.state.level(side, track) + 1;
        self.state.levels[side][track] = level;
        self.emit(Event::Stepped { side, track, level });
        level
    }
}
