//! What can come next: the legal decisions, and the chance outcomes with their weights.

use core::ops::ControlFlow;

use solo_core::bits::wide;
use solo_core::{Face, Weight};

use crate::catalogue::{ArtifactId, AutomaId, Element, ExperimentId, Symbol};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::state::State;

impl Botmegistus {
    /// Every legal decision, in the order of the rulebook.
    pub(crate) fn every_decision(
        &self,
        state: &State,
        visit: impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut visit = visit;
        match state.phase {
            Phase::KeepArtifact => state
                .dealt_artifacts()
                .map(Decision::KeepArtifact)
                .try_for_each(visit),
            Phase::KeepExperiment | Phase::KeepMasterpiece => state
                .dealt_experiments()
                .map(Decision::KeepExperiment)
                .try_for_each(visit),
            Phase::HumanDraft => self.list_drafts(state, visit),
            Phase::HumanBoost => {
                visit(Decision::Boost)?;
                visit(Decision::NoBoost)
            }
            Phase::HumanSpend => Self::list_spending(state, visit),
            Phase::HumanWindow | Phase::ReactionWindow => self.list_window(state, visit),
            Phase::HumanReport => self.list_reports(state, visit),
            Phase::Reaction => {
                visit(Decision::React)?;
                visit(Decision::Decline)
            }
            Phase::ReportHundreds => (0..10).map(Decision::Hundreds).try_for_each(visit),
            Phase::ReportTens => (0..10).map(Decision::Tens).try_for_each(visit),
            Phase::ReportUnits => (0..10).map(Decision::Units).try_for_each(visit),
            _ => ControlFlow::Continue(()),
        }
    }

    /// How many legal decisions there are.
    #[inline]
    pub(crate) fn count_decisions(&self, state: &State) -> u32 {
        match state.phase {
            Phase::HumanSpend => Self::spending_count(state),
            Phase::HumanDraft => self.draft_count(state),
            Phase::HumanWindow | Phase::ReactionWindow => self.window_count(state),
            Phase::HumanReport => self.report_count(state),
            Phase::KeepArtifact
            | Phase::KeepExperiment
            | Phase::KeepMasterpiece
            | Phase::HumanBoost
            | Phase::Reaction => 2,
            Phase::ReportHundreds | Phase::ReportTens | Phase::ReportUnits => 10,
            _ => 0,
        }
    }

    /// Every chance outcome with its weight, in the order of the rulebook.
    pub(crate) fn every_chance(
        &self,
        state: &State,
        mut visit: impl FnMut(Chance, Weight) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if state.phase == Phase::SetupToken {
            return self.list_tokens(state, visit);
        }
        // TB-17.5: everything else is one case each.
        for case in 0..self.count_cases(state) {
            if let Some(chance) = self.nth_case(state, case) {
                visit(chance, 1)?;
            }
        }
        ControlFlow::Continue(())
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
            return self.nth_token(state, case);
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
                    slot,
                    artifact,
                })
            }
            Phase::LayExperiment => {
                let (section, slot) = self.next_experiment_slot(state)?;
                Some(Chance::LayExperiment {
                    section,
                    slot,
                    experiment,
                })
            }
            Phase::DealArtifact => Some(Chance::DealArtifact(artifact)),
            Phase::DealExperiment | Phase::DealMasterpiece => {
                Some(Chance::DealExperiment(experiment))
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
