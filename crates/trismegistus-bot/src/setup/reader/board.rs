//! Bowls, displays, tokens and markers.

use alloc::string::String;
use alloc::vec::Vec;

use solo_core::plain_number;

use super::Reader;
use crate::catalogue::{Catalogue, Element, TokenKind};
use crate::setup::Setup;
use crate::state::State;

impl Reader<'_> {
    /// Bowls, displays, tokens and markers.
    pub(super) fn board(&mut self, setup: &Setup, state: &mut State) {
        let c = self.catalogue();
        for (bowl, colours) in self.entries("bowls", &setup.bowls, &c.symbols) {
            for (colour, count) in self.entries("bowls", colours, &c.colours) {
                let row = state
                    .bowls
                    .0
                    .get_mut(bowl)
                    .and_then(|row| row.0.get_mut(colour));
                if let Some(dice) = row {
                    *dice = *count;
                }
            }
        }
        for (colour, slots) in self.entries("artifacts", &setup.artifacts, &c.colours) {
            let row = self.slots("artifacts", slots, c.artifact_slots(), Self::artifact);
            if let Some(place) = state.artifact_rows.0.get_mut(colour) {
                *place = row;
            }
        }
        let sections: Vec<&str> = c
            .sections()
            .map(|section| c.section_name(section))
            .collect();
        for (section, slots) in self.entries("experiments", &setup.experiments, &sections) {
            let row = self.slots("experiments", slots, c.experiment_slots(), Self::experiment);
            if let Some(place) = state.experiment_rows.0.get_mut(section) {
                *place = row;
            }
        }
        let kinds: Vec<&str> = c.token_kinds().map(|kind| c.token_name(kind)).collect();
        for (kind, count) in self.entries("tokens_unplaced", &setup.tokens_unplaced, &kinds) {
            if let Some(place) = state.unplaced.0.get_mut(kind) {
                *place = *count;
            }
        }
        for (track, tokens) in self.entries("tokens", &setup.tokens, &c.elements) {
            for (level, kind) in tokens {
                self.token(state, track, level, kind);
            }
        }
        for (side, levels) in self.entries("levels", &setup.levels, &["human", "bot"]) {
            for (track, level) in self.entries("levels", levels, &c.elements) {
                let row = state
                    .levels
                    .0
                    .get_mut(side)
                    .and_then(|row| row.0.get_mut(track));
                if let Some(place) = row {
                    *place = *level;
                }
            }
        }
    }

    fn slots<T: Copy>(
        &mut self,
        at: &str,
        slots: &[Option<String>],
        expected: u8,
        mut find: impl FnMut(&mut Self, &str, &str) -> Option<T>,
    ) -> [Option<T>; 4] {
        let fits = slots.len() == usize::from(expected);
        self.faults.require(
            fits,
            at,
            "TB-2.2",
            format_args!("a row has {expected} slots"),
        );
        let mut row = [None; 4];
        for (place, name) in row.iter_mut().zip(slots) {
            *place = name.as_ref().and_then(|name| find(self, at, name));
        }
        row
    }

    /// TB-1.4: a token on its bonus space.
    fn token(&mut self, state: &mut State, track: usize, level: &str, kind: &str) {
        let kind: Option<TokenKind> = self.find("tokens", "TB-I4", kind, Catalogue::token);
        let track = u8::try_from(track).ok().and_then(Element::new);
        let number = plain_number(level, 0, 30);
        let space = track
            .zip(number)
            .filter(|(t, n)| self.catalogue().is_bonus_space(*t, *n));
        let Some((track, level)) = space else {
            return self.faults.add(
                "tokens",
                "TB-1.4",
                format_args!("{level} is no bonus space"),
            );
        };
        let Some(kind) = kind else { return };
        state.lay_token(self.catalogue(), track, level, kind);
    }
}
