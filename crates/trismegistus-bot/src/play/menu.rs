//! What can come next: the legal decisions, and the chance outcomes with their weights.

use arrayvec::{ArrayVec, IntoIter};
use solo_core::bits::wide;
use solo_core::{Face, Then, Weight};

use crate::catalogue::{
    ArtifactId, ArtifactSlot, AutomaId, Card, Element, ExperimentId, ExperimentSlot, Symbol,
};
use crate::chance::Chance;
use crate::decision::{Decision, Digit};
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::state::State;

/// The legal decisions of a position.
pub(crate) type List = IntoIter<Decision, { Botmegistus::MAX_DECISIONS }>;

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

fn digits() -> impl Iterator<Item = Digit> {
    (0..=9).map(Digit::nearest)
}

impl Botmegistus {
    /// Every legal decision, in the order of the rulebook.
    #[inline]
    pub(crate) fn list(&self, state: &State) -> List {
        let mut list = ArrayVec::new();
        // As many as there can be have room.
        let mut add = |decision| {
            let _ = list.try_push(decision);
        };
        match state.phase {
            Phase::KeepArtifact | Phase::KeepExperiment | Phase::KeepMasterpiece => {
                state.dealt().map(Decision::Keep).for_each(add);
            }
            Phase::HumanDraft => self.drafts(state).for_each(add),
            Phase::HumanBoost => [Decision::Boost, Decision::NoBoost]
                .into_iter()
                .for_each(add),
            Phase::HumanSpend => Self::spending(state).for_each(add),
            Phase::HumanWindow | Phase::ReactionWindow => self.window(state, add),
            Phase::HumanReport => self.reports(state, &mut add),
            Phase::Reaction => [Decision::React, Decision::Decline]
                .into_iter()
                .for_each(add),
            Phase::ReportHundreds => digits().map(Decision::Hundreds).for_each(add),
            Phase::ReportTens => digits().map(Decision::Tens).for_each(add),
            Phase::ReportUnits => digits().map(Decision::Units).for_each(add),
            _ => {}
        }
        list.into_iter()
    }

    /// Every chance outcome with its weight, in the order of the rulebook.
    #[inline]
    pub(crate) fn outcomes(
        &self,
        state: &State,
    ) -> impl ExactSizeIterator<Item = (Chance, Weight)> {
        // TB-17.5: everything but tokens is one case each.
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

    /// How many equally likely cases there are.
    #[inline]
    pub(crate) fn count_cases(&self, state: &State) -> u32 {
        match state.phase {
            Phase::SetupToken => Self::tokens_unplaced(state),
            Phase::RollDice | Phase::SetupRoll | Phase::ChooseCard | Phase::ArtifactTie => 6,
            // TB-18.12: in a look the row can also have no more cards.
            Phase::LayArtifact | Phase::LayExperiment => {
                let cards = self.pile(state).count_ones();
                cards.saturating_add(u32::from(state.look.is_some()))
            }
            _ => self.pile(state).count_ones(),
        }
    }

    /// The outcome of a case, counted from 0.
    #[inline]
    pub(crate) fn nth_case(&self, state: &State, case: u32) -> Option<Chance> {
        if state.phase == Phase::SetupToken {
            // There can be more tokens than a byte counts.
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
                    None if case == pile.count_ones() => state.look.map(Chance::NoMore),
                    None => None,
                }
            }
        }
    }

    /// The cards that can come next from a pile, one bit each; 0 unless a card is due.
    #[inline]
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

    /// The outcome that the card with this number comes from the pile.
    #[inline]
    fn card_comes(&self, state: &State, card: u8) -> Option<Chance> {
        let artifact = ArtifactId::at(card);
        let experiment = ExperimentId::at(card);
        match state.phase {
            Phase::LayArtifact => {
                let (colour, slot) = self.next_artifact_slot(state)?;
                Some(Chance::LayArtifact {
                    colour,
                    slot: ArtifactSlot(slot),
                    artifact,
                })
            }
            Phase::LayExperiment => {
                let (section, slot) = self.next_experiment_slot(state)?;
                Some(Chance::LayExperiment {
                    section,
                    slot: ExperimentSlot(slot),
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
