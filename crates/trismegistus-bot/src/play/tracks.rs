//! TB-9: steps on the mastery tracks.

use arrayvec::ArrayVec;
use solo_core::Events;

use super::Table;
use crate::catalogue::{Benefit, Element};
use crate::event::{Candidate, ChoiceKind, Event, Reason};
use crate::game::Botmegistus;
use crate::options::CappedStep;
use crate::state::{Side, State, element_bit, elements_below, elements_of, elements_with};

/// The tracks that are still candidates, and the filter that last removed one.
#[derive(Clone, Copy)]
struct Tracks {
    /// One bit per track.
    left: u8,
    rule: Reason,
}

impl Tracks {
    /// Keeps the tracks with the smallest value.
    fn keep_lowest(&mut self, rule: Reason, value: impl Fn(Element) -> u8) {
        let lowest = elements_of(self.left).map(&value).min();
        let left = self.left & elements_with(|track| Some(value(track)) == lowest);
        if left != self.left {
            *self = Self { left, rule };
        }
    }
}

impl Botmegistus {
    /// Returns the tracks on which a side can still step, one bit each.
    #[inline]
    pub(super) fn below_top(&self, state: &State, side: Side) -> u8 {
        elements_below(state.levels_of(side), self.catalogue().tops)
    }

    /// Returns the lowest of these tracks (TB-9.2).
    fn lowest(state: &State, tracks: u8) -> Tracks {
        let mut lowest = Tracks {
            left: tracks,
            rule: Reason::FirstTrack,
        };
        lowest.keep_lowest(Reason::Lowest, |track| state.level(Side::Bot, track));
        lowest
    }

    /// Returns the best of the tracks that qualify (TB-9.3).
    fn best_track(state: &State, qualifying: Tracks) -> Option<(Element, Reason)> {
        let mut tracks = qualifying;
        // Filter 1: the closest bonus space above that still has its token.
        tracks.keep_lowest(Reason::NearestToken, |track| {
            let above = u32::from(state.level(Side::Bot, track)).wrapping_add(1);
            let tokens = state.tokens.at(track).checked_shr(above).unwrap_or(0);
            u8::try_from(tokens.trailing_zeros()).unwrap_or(u8::MAX)
        });
        let bot = |track| state.level(Side::Bot, track);
        let human = |track| state.level(Side::Human, track);
        if elements_of(tracks.left).any(|track| bot(track) > human(track)) {
            // Filter 2: the largest lead, among tracks where the bot is ahead.
            tracks.keep_lowest(Reason::LargestLead, |track| {
                u8::MAX.wrapping_sub(bot(track).saturating_sub(human(track)))
            });
        } else {
            // Filter 3: the fewest levels behind.
            tracks.keep_lowest(Reason::FewestBehind, |track| {
                human(track).saturating_sub(bot(track))
            });
        }
        // Filter 4: the left-most.
        tracks.keep_lowest(Reason::FirstTrack, Element::place);
        elements_of(tracks.left)
            .next()
            .map(|track| (track, tracks.rule))
    }

    /// Returns the track of a step on the bot's lowest track now (TB-9.2, TB-9.3). `None` with all
    /// tracks at their top.
    ///
    /// ```
    /// use trismegistus_bot::Botmegistus;
    /// let game = Botmegistus::default();
    /// assert_eq!(game.lowest_track(&game.start()), game.catalogue().element("earth"));
    /// ```
    #[must_use]
    pub fn lowest_track(&self, state: &State) -> Option<Element> {
        let open = self.below_top(state, Side::Bot);
        Self::best_track(state, Self::lowest(state, open)).map(|(track, _)| track)
    }

    /// Returns the bot's distance to the closest level required on the track (TB-9.9). The
    /// requirements are those of its incomplete experiments; `None` if none is above its marker.
    fn gap(&self, state: &State, track: Element) -> Option<u8> {
        let level = state.level(Side::Bot, track);
        let demands = state
            .bot_incomplete()
            .map(|id| self.catalogue().experiment_card(id).requirement.at(track));
        demands
            .filter_map(|demand| demand.checked_sub(level).filter(|gap| *gap > 0))
            .min()
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Steps on a named track (TB-9.1); at its top, on another one (TB-9.4, TB-9.5).
    pub(super) fn step_named(&mut self, track: Element) {
        let open = self.game.below_top(self.state, Side::Bot);
        if open & element_bit(track) != 0 {
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
        let towards = elements_with(|track| self.game.gap(self.state, track).is_some());
        if towards == 0 {
            return self.step_lowest();
        }
        let mut closest = Tracks {
            left: towards,
            rule: Reason::FirstTrack,
        };
        closest.keep_lowest(Reason::SmallestGap, |track| {
            self.game.gap(self.state, track).unwrap_or(u8::MAX)
        });
        self.step_best(towards, closest);
    }

    /// Steps on the best of the tracks left; `looked_at` are all that were compared.
    fn step_best(&mut self, looked_at: u8, qualifying: Tracks) {
        let Some((track, rule)) = Botmegistus::best_track(self.state, qualifying) else {
            // TB-9.5: all tracks are at their top.
            return self.tell(Event::StepLost);
        };
        let mut candidates = ArrayVec::from(Element::ALL);
        candidates.retain(|track| looked_at & element_bit(*track) != 0);
        if candidates.len() > 1 {
            self.tell_choice(ChoiceKind::Track, candidates, track, Candidate::Track, rule);
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
        let Some(kind) = self.state.token(self.catalogue(), track, level) else {
            return;
        };
        self.tell(Event::BonusReached {
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
        let level = self.state.level(side, track).saturating_add(1);
        if let Some(levels) = self.state.levels.get_mut(side) {
            levels.set(track, level);
        }
        self.tell(Event::Stepped { side, track, level });
        level
    }
}
