//! Cards that nobody has seen.

use alloc::vec::Vec;
use core::fmt::Display;

use super::Reader;
use crate::catalogue::{Colour, Level};
use crate::setup::{Setup, UnseenArtifacts, UnseenSetup};
use crate::state::{State, bit};

impl Reader<'_> {
    /// The unseen cards: those that lie nowhere else, without those that have left the game.
    pub(super) fn unseen(&mut self, setup: &Setup, state: &mut State) {
        let c = self.catalogue();
        let mut out = (0, 0);
        for name in setup.out.iter().flatten() {
            match (c.artifact(name), c.experiment(name)) {
                (Some(id), _) => out.0 |= bit(id.place()),
                (None, Some(id)) => out.1 |= bit(id.place()),
                (None, None) => self
                    .faults
                    .add("out", "TB-I3", format_args!("there is no {name}")),
            }
        }
        let rest = self.rest(
            "an artifact is still in play",
            state.known_artifacts(),
            out.0,
            setup,
        );
        state.unseen_artifacts = self.unseen_artifacts(&setup.unseen, rest);
        let known = state.known_experiments();
        let rest = self.rest("an experiment is still in play", known, out.1, setup);
        let words = Level::ALL.map(Level::word);
        state.unseen_experiments = 0;
        for (level, count) in self.entries("unseen", &setup.unseen.experiments, &words) {
            let pile = Level::ALL
                .get(level)
                .map_or(0, |level| c.experiments_of(*level));
            state.unseen_experiments |= self.pile("experiments", pile, rest, *count);
        }
    }

    fn rest(&mut self, message: &str, known: u128, out: u128, setup: &Setup) -> Rest {
        self.faults
            .require(known & out == 0, "out", "TB-I3", message);
        Rest {
            known: known | out,
            named: setup.out.is_some(),
        }
    }

    fn unseen_artifacts(&mut self, unseen: &UnseenSetup, rest: Rest) -> u128 {
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
                    all |= self.pile("artifacts", c.starting_artifacts(), rest, *count);
                }
                UnseenArtifacts::ByColour(counts) if level != Level::Start => {
                    for (colour, count) in self.entries("unseen", counts, &c.colours) {
                        let colour = u8::try_from(colour).ok().and_then(Colour::new);
                        let pile = colour.map_or(0, |colour| c.artifacts_of(level, colour));
                        all |= self.pile("artifacts", pile, rest, *count);
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

    /// So many unseen cards of a pile; without a word about it, the last ones have left the game.
    fn pile(&mut self, what: impl Display, pile: u128, rest: Rest, count: u32) -> u128 {
        let candidates = pile & !rest.known;
        let there = candidates.count_ones();
        let fits = if rest.named {
            there == count
        } else {
            there >= count
        };
        let message = format_args!("{count} {what} of a pile cannot be unseen, {there} are left");
        self.faults.require(fits, "unseen", "TB-I3", message);
        let mut unseen = candidates;
        for _ in count..there {
            let last = 127_u32.saturating_sub(unseen.leading_zeros());
            unseen &= !1_u128.wrapping_shl(last);
        }
        unseen
    }
}

/// Which cards of a pile are known, and whether those that left are among them.
#[derive(Clone, Copy)]
struct Rest {
    known: u128,
    named: bool,
}
