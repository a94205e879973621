//! The legal decisions of a position, and its chance outcomes with their weights.

use arrayvec::ArrayVec;
use solo_core::bits::{self, wide};
use solo_core::{Face, Then, Weight};

use crate::catalogue::{
    ArtifactId, ArtifactSlot, AutomaId, Card, Colour, Element, ExperimentId, ExperimentSlot,
    Section, Symbol, TrackLevel,
};
use crate::chance::Chance;
use crate::decision::{Decision, Digit, Potency};
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::state::State;

/// The legal decisions of a position: three sets of numbers, one after the other.
#[derive(Clone, Debug)]
pub(crate) struct List<'s> {
    state: &'s State,
    /// Cards, dice, steps, amounts and digits.
    first: u64,
    /// Experiments to complete, or levels to report.
    second: u128,
    /// The end and passing.
    last: u64,
}

impl<'s> List<'s> {
    #[inline]
    pub(super) const fn new(state: &'s State, first: u64, second: u128, last: u64) -> Self {
        Self {
            state,
            first,
            second,
            last,
        }
    }

    /// Returns the only decision, without counting the others.
    #[inline]
    pub(super) fn only(mut self) -> Option<Decision> {
        let several =
            bits::rest(self.first) | bits::rest(self.last) != 0 || wide::rest(self.second) != 0;
        let sets = [self.first != 0, self.second != 0, self.last != 0];
        let alone = !several && sets.iter().filter(|any| **any).count() == 1;
        if alone { self.next() } else { None }
    }

    /// Returns the decision for a number of the first set.
    #[inline]
    fn first(&self, number: u8) -> Option<Decision> {
        let state = self.state;
        Some(match state.phase {
            Phase::KeepArtifact | Phase::KeepExperiment | Phase::KeepMasterpiece => {
                return state.dealt().nth(number.into()).map(Decision::Keep);
            }
            Phase::HumanDraft | Phase::HumanReport => return die(number),
            Phase::HumanBoost if number == 0 => Decision::Boost,
            Phase::HumanBoost => Decision::NoBoost,
            Phase::HumanSpend => Decision::Spend(Potency::nearest(number)),
            Phase::HumanWindow | Phase::ReactionWindow => return reported(state, number),
            Phase::Reaction if number == 0 => Decision::React,
            Phase::Reaction => Decision::Decline,
            Phase::ReportHundreds => Decision::Hundreds(Digit::nearest(number)),
            Phase::ReportTens => Decision::Tens(Digit::nearest(number)),
            Phase::ReportUnits => Decision::Units(Digit::nearest(number)),
            _ => return None,
        })
    }

    #[inline]
    fn second(&self, number: u8) -> Option<Decision> {
        if self.state.phase != Phase::HumanReport {
            return Some(Decision::Complete(ExperimentId::at(number)));
        }
        let (track, level) = (Element::new(number / LEVELS)?, number % LEVELS);
        Some(Decision::Level(TrackLevel { track, level }))
    }
}

/// Bits reserved for the levels of a track.
const LEVELS: u8 = 32;

/// Returns the numbers of the levels of a track.
pub(super) fn level_numbers(track: Element, levels: u32) -> u128 {
    u128::from(levels).wrapping_shl(u32::from(track.place().wrapping_mul(LEVELS)))
}

/// In a window the numbers of the displays follow those of the tracks.
pub(super) const ARTIFACTS: u8 = Element::COUNT;
pub(super) const EXPERIMENTS: u8 = ARTIFACTS.wrapping_add(Colour::COUNT.wrapping_mul(4));

/// Returns a step, an artifact or an experiment of a window.
#[inline]
fn reported(state: &State, number: u8) -> Option<Decision> {
    if let Some(track) = Element::new(number) {
        return Some(Decision::Climb(track));
    }
    if let Some(place) = number.checked_sub(EXPERIMENTS) {
        let card = state.experiment_in(Section::new(place / 4)?, place % 4);
        return card.map(Decision::TakeExperiment);
    }
    let place = number.wrapping_sub(ARTIFACTS);
    let artifact = state.artifact_in(Colour::new(place / 4)?, place % 4);
    artifact.map(Decision::TakeArtifact)
}

/// Returns a die of a bowl, numbered bowl by bowl.
#[inline]
fn die(number: u8) -> Option<Decision> {
    let (symbol, colour) = (Symbol::new(number / 3)?, Colour::new(number % 3)?);
    Some(Decision::Draft { symbol, colour })
}

/// The end and passing, in the last set.
pub(super) const END: u64 = 1;
pub(super) const PASS: u64 = 2;

const fn last(number: u8) -> Decision {
    if number == 0 {
        Decision::End
    } else {
        Decision::Pass
    }
}

impl Iterator for List<'_> {
    type Item = Decision;

    #[inline]
    fn next(&mut self) -> Option<Decision> {
        if let Some(number) = bits::first(self.first) {
            self.first = bits::rest(self.first);
            return self.first(number);
        }
        if let Some(number) = wide::first(self.second) {
            self.second = wide::rest(self.second);
            return self.second(number);
        }
        let number = bits::first(self.last)?;
        self.last = bits::rest(self.last);
        Some(last(number))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let mut count = bits::len(self.first);
        // Counting bits costs more than a test for zero.
        if self.second != 0 {
            count = count.wrapping_add(wide::len(self.second));
        }
        let [end, pass] = [END, PASS].map(|one| u32::from(self.last & one != 0));
        count = count.wrapping_add(end).wrapping_add(pass);
        let len = usize::try_from(count).unwrap_or(usize::MAX);
        (len, Some(len))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Decision> {
        let place = u32::try_from(n).ok()?;
        if let Some(number) = bits::nth(self.first, place) {
            self.first &= u64::MAX.wrapping_shl(number.into()).wrapping_shl(1);
            return self.first(number);
        }
        let place = place.wrapping_sub(bits::len(self.first));
        self.first = 0;
        if let Some(number) = wide::nth(self.second, place) {
            self.second &= u128::MAX.wrapping_shl(number.into()).wrapping_shl(1);
            return self.second(number);
        }
        let place = place.wrapping_sub(wide::len(self.second));
        self.second = 0;
        // There are at most two.
        let left = match place {
            0 => self.last,
            1 => bits::rest(self.last),
            _ => 0,
        };
        self.last = bits::rest(left);
        bits::first(left).map(last)
    }
}

impl ExactSizeIterator for List<'_> {}

/// Equally likely cases of a position, each an outcome.
struct Cases<'g, 's> {
    game: &'g Botmegistus,
    state: &'s State,
    next: u32,
    end: u32,
}

impl Iterator for Cases<'_, '_> {
    type Item = (Chance, Weight);

    fn next(&mut self) -> Option<Self::Item> {
        let case = Some(self.next).filter(|case| *case < self.end)?;
        self.next = case.wrapping_add(1);
        self.game
            .nth_case(self.state, case)
            .map(|chance| (chance, 1))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.end.saturating_sub(self.next)).unwrap_or(usize::MAX);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Cases<'_, '_> {}

impl Botmegistus {
    /// Returns every legal decision, in the order of the rulebook.
    #[inline]
    pub(crate) fn list<'s>(&self, state: &'s State) -> List<'s> {
        let first = match state.phase {
            Phase::KeepArtifact
            | Phase::KeepExperiment
            | Phase::KeepMasterpiece
            | Phase::HumanBoost
            | Phase::Reaction => 0b11,
            Phase::HumanDraft => {
                let pass = if self.check_pass().is_ok() { PASS } else { 0 };
                return List::new(state, Self::dice(state), 0, pass);
            }
            Phase::HumanSpend => Self::spending(state),
            Phase::HumanWindow | Phase::ReactionWindow => return self.window(state),
            Phase::HumanReport => return self.reports(state),
            Phase::ReportHundreds | Phase::ReportTens | Phase::ReportUnits => 0b11_1111_1111,
            _ => 0,
        };
        List::new(state, first, 0, 0)
    }

    /// Returns every chance outcome with its weight, in the order of the rulebook.
    #[inline]
    pub(crate) fn outcomes(
        &self,
        state: &State,
    ) -> impl ExactSizeIterator<Item = (Chance, Weight)> {
        // TB-17.5: everything except tokens is one case each.
        let tokens: ArrayVec<_, 8> = self.tokens(state).take(8).collect();
        let cases = Cases {
            game: self,
            state,
            next: 0,
            end: if tokens.is_empty() {
                self.count_cases(state)
            } else {
                0
            },
        };
        Then::new(tokens.into_iter(), cases)
    }

    /// Counts the equally likely cases.
    #[inline]
    pub(crate) fn count_cases(&self, state: &State) -> u32 {
        match state.phase {
            Phase::SetupToken => Self::tokens_unplaced(state),
            Phase::RollDice | Phase::SetupRoll | Phase::ChooseCard | Phase::ArtifactTie => 6,
            // TB-18.12: a look can also find that the row has no more cards.
            Phase::LayArtifact | Phase::LayExperiment => {
                let cards = wide::len(self.pile(state));
                cards.saturating_add(u32::from(state.look.is_some()))
            }
            _ => wide::len(self.pile(state)),
        }
    }

    /// Returns the outcome of a case, counted from 0.
    #[inline]
    pub(crate) fn nth_case(&self, state: &State, case: u32) -> Option<Chance> {
        if state.phase == Phase::SetupToken {
            // The number of tokens can exceed a byte.
            let mut left = case;
            return self.tokens(state).find_map(|(chance, tokens)| {
                let less = left.checked_sub(tokens);
                left = less.unwrap_or(0);
                less.is_none().then_some(chance)
            });
        }
        let small = u8::try_from(case).ok()?;
        match state.phase {
            Phase::RollDice => {
                let colour = state.to_roll.next()?;
                Symbol::new(small).map(|symbol| Chance::Roll { colour, symbol })
            }
            Phase::SetupRoll => Symbol::new(small).map(Chance::SetupRoll),
            Phase::ChooseCard | Phase::ArtifactTie => {
                Face::new(small.checked_add(1)?).map(Chance::Pips)
            }
            _ => {
                let pile = self.pile(state);
                match wide::nth(pile, case) {
                    Some(card) => self.card_comes(state, card),
                    None if case == wide::len(pile) => state.look.map(Chance::NoMore),
                    None => None,
                }
            }
        }
    }

    /// Returns the cards that can come next from a pile, one bit each; 0 unless a card is due.
    #[inline(always)]
    fn pile(&self, state: &State) -> u128 {
        match state.phase {
            Phase::LayArtifact => self.artifact_pile(state),
            Phase::LayExperiment => self.experiment_pile(state),
            Phase::DealArtifact => self.starting_artifacts(state),
            Phase::DealExperiment | Phase::BotStartExperiment => self.starting_experiments(state),
            Phase::DealMasterpiece | Phase::BotMasterpiece => self.masterpieces(state),
            Phase::RevealCard | Phase::FlipCard => u128::from(state.deck),
            Phase::Specialization => u128::from(self.tied_elements(state)),
            _ => 0,
        }
    }

    /// Returns the outcome in which the card with this number comes from the pile.
    #[inline]
    fn card_comes(&self, state: &State, card: u8) -> Option<Chance> {
        let artifact = ArtifactId::at(card);
        let experiment = ExperimentId::at(card);
        match state.phase {
            Phase::LayArtifact => {
                let slot = state.next_slot?;
                Some(Chance::LayArtifact {
                    colour: Colour::at(slot.row()),
                    slot: ArtifactSlot(slot.in_row()),
                    artifact,
                })
            }
            Phase::LayExperiment => {
                let slot = state.next_slot?;
                Some(Chance::LayExperiment {
                    section: Section::at(slot.row()),
                    slot: ExperimentSlot(slot.in_row()),
                    experiment,
                })
            }
            Phase::DealArtifact => Some(Chance::Deal(Card::Artifact(artifact))),
            Phase::DealExperiment | Phase::DealMasterpiece => {
                Some(Chance::Deal(Card::Experiment(experiment)))
            }
            Phase::BotStartExperiment => Some(Chance::Start(experiment)),
            Phase::BotMasterpiece => Some(Chance::Masterpiece(experiment)),
            Phase::RevealCard => Self::empty_place(state).map(|hand| Chance::Reveal {
                hand,
                card: AutomaId::at(card),
            }),
            Phase::FlipCard => Some(Chance::Flip(AutomaId::at(card))),
            Phase::Specialization => Element::new(card).map(Chance::Special),
            _ => None,
        }
    }
}
