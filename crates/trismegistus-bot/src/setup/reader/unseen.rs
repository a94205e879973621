//! Cards that nobody has seen.

use alloc::vec::Vec;
use core::fmt::Display;

use super::{Reader, TWICE};
use crate::catalogue::{Colour, Level};
use crate::setup::{Setup, UnseenArtifacts, UnseenSetup};
use crate::state::{State, bit};

impl Reader<'_> {
    /// The unseen cards: those that lie nowhere else, without those that have left the game.
    pub(super) fn unseen(&mut self, setup: &Setup, state: &mut State) {
        let c = self.catalogue();
        let mut out = (0, 0);
        for name in &setup.out {
            let (set, card) = match (c.artifact(name), c.experiment(name)) {
                (Some(id), _) => (&mut out.0, bit(id.place())),
                (None, Some(id)) => (&mut out.1, bit(id.place())),
                (None, None) => {
                    self.faults
                        .add("out", "TB-I3", format_args!("there is no {name}"));
                    continue;
                }
            };
            let message = format_args!("{name}: {TWICE}");
            self.faults
                .require(*set & card == 0, "out", "TB-I3", message);
            *set |= card;
        }
        let known = self.known(
            "an artifact is still in play",
            state.known_artifacts(),
            out.0,
        );
        state.unseen_artifacts = self.unseen_artifacts(&setup.unseen, known);
        let known = state.known_experiments();
        let known = self.known("an experiment is still in play", known, out.1);
        let words = Level::ALL.map(Level::word);
        state.unseen_experiments = 0;
        for (level, count) in self.entries("unseen", &setup.unseen.experiments, &words) {
            let pile = Level::ALL
                .get(level)
                .map_or(0, |level| c.experiments_of(*level));
            state.unseen_experiments |= self.pile("experiments", pile & !known, *count);
        }
    }

    /// The cards that are not unseen: in play, or out of the game.
    fn known(&mut self, message: &str, in_play: u128, out: u128) -> u128 {
        self.faults
            .require(in_play & out == 0, "out", "TB-I3", message);
        in_play | out
    }

    fn unseen_artifacts(&mut self, unseen: &UnseenSetup, known: u128) -> u128 {
        let c = self.catalogue();
        let mut all = 0;
        let words: Vec<&str> = Level::ALL
            .iter()
            .take(4)
            .map(|level| level.word())
            .collect();
        for (place, counts) in self.entries("unseen", &unseen.artifacts, &words) {
            let level = Level::ALL.get(place).copied().unwrap_or(Level::Start);
            match counts {
                UnseenArtifacts::All(count) if level == Level::Start => {
                    all |= self.pile("artifacts", c.starting_artifacts() & !known, *count);
                }
                UnseenArtifacts::ByColour(counts) if level != Level::Start => {
                    for (colour, count) in self.entries("unseen", counts, &c.colours) {
                        let colour = u8::try_from(colour).ok().and_then(Colour::new);
                        let pile = colour.map_or(0, |colour| c.artifacts_of(level, colour));
                        all |= self.pile("artifacts", pile & !known, *count);
                    }
                }
                _ => {
                    let message = format_args!("level {} is counted in another way", level.word());
                    self.faults.add("unseen", "TB-17.6", message);
                }
            }
        }
        all
    }

    /// The unseen cards of a pile, which are as many as the view says.
    fn pile(&mut self, what: impl Display, unseen: u128, count: u32) -> u128 {
        let there = unseen.count_ones();
        let message = format_args!("{count} {what} of a pile cannot be unseen, {there} are left");
        self.faults
            .require(there == count, "unseen", "TB-I3", message);
        unseen
    }
}
