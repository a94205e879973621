//! TB-17: the table of chance outcomes. The piles they come from stand in their chapters.

use arrayvec::ArrayVec;
use solo_core::{Face, Next, Weight, append};

use super::Position;
use crate::botmegistus::Botmegistus;
use crate::catalogue::{Card, Listed as _, Row, Symbol};
use crate::chance::Chance;
use crate::phase::{DisplaySlot, Pending, Phase};
use crate::refusal::Refusal;
use crate::state::State;

impl Botmegistus {
    /// A catalogue of 128 experiments has at least 3 starting ones and 3 on display. A look
    /// (TB-18.12) has one outcome more than a level has cards, which are fewer.
    pub(crate) const MOST_OUTCOMES: usize = 122;

    /// Returns the refusal of an outcome of another phase (TB-17.3). A phase can serve several
    /// clauses.
    fn other_outcome(&self, state: &State) -> Refusal {
        match state.pending {
            Pending::RevealCard if state.turn.is_none() => Refusal::OpenPairIsDue,
            Pending::DealArtifact { .. } if self.is_lean() => Refusal::RejectedIsDue,
            Pending::Look { .. } => Refusal::LookIsDue,
            _ => Refusal::OtherOutcome(state.phase()),
        }
    }

    /// Counts the equally likely cases (TB-17.5).
    pub(crate) fn count_cases(&self, state: &State) -> Weight {
        match state.pending {
            Pending::SetupToken => state.unplaced.len().into(),
            Pending::RollDice { .. }
            | Pending::SetupRoll { .. }
            | Pending::ChooseCard
            | Pending::ArtifactTie { .. } => 6,
            Pending::LayOut(slot) => self.count_cards(state, slot),
            // TB-18.12: a look can also find that the row has no more cards.
            Pending::Look { slot, .. } => self.count_cards(state, slot) + 1,
            Pending::DealArtifact { .. } => self.starting_artifacts(state).len(),
            Pending::DealExperiment { .. } | Pending::BotStartExperiment => {
                self.starting_experiments(state).len()
            }
            Pending::DealMasterpiece { .. } | Pending::BotMasterpiece => {
                self.unseen_masterpieces(state).len()
            }
            Pending::RevealCard | Pending::FlipCard => state.bot_deck.len(),
            Pending::Specialization => self.tied_elements(state).len(),
            _ => 0,
        }
    }

    /// Counts the cards that can come into a slot.
    fn count_cards(&self, state: &State, slot: DisplaySlot) -> Weight {
        match slot {
            DisplaySlot::Artifact(colour, _) => self.artifact_pile(state, colour).len(),
            DisplaySlot::Experiment(..) => self.experiment_pile(state).len(),
        }
    }

    /// Returns the outcome of a case, counted from 0.
    pub(crate) fn nth_case(&self, state: &State, case: Weight) -> Option<Chance> {
        let symbol = || Symbol::nth_in(self.catalogue(), u8::try_from(case).ok()?);
        Some(match state.pending {
            Pending::SetupToken => Chance::Token {
                at: self.next_bonus_space(state)?,
                kind: state.unplaced.nth(case)?,
            },
            Pending::RollDice { ref dice } => Chance::Roll {
                colour: *dice.last()?,
                symbol: symbol()?,
            },
            Pending::SetupRoll { .. } => Chance::SetupRoll(symbol()?),
            Pending::ChooseCard | Pending::ArtifactTie { .. } => {
                Chance::Pips(Face::new(u8::try_from(case).ok()?.checked_add(1)?)?)
            }
            Pending::LayOut(slot) => self.nth_card(state, slot, case)?,
            Pending::Look { slot, .. } => match self.nth_card(state, slot, case) {
                Some(card) => card,
                None if case == self.count_cards(state, slot) => Chance::NoMore(slot.row()),
                None => return None,
            },
            Pending::DealArtifact { .. } => {
                Chance::Deal(Card::Artifact(self.starting_artifacts(state).nth(case)?))
            }
            Pending::DealExperiment { .. } => Chance::Deal(Card::Experiment(
                self.starting_experiments(state).nth(case)?,
            )),
            Pending::DealMasterpiece { .. } => {
                Chance::Deal(Card::Experiment(self.unseen_masterpieces(state).nth(case)?))
            }
            Pending::BotStartExperiment => {
                Chance::Start(self.starting_experiments(state).nth(case)?)
            }
            Pending::BotMasterpiece => {
                Chance::Masterpiece(self.unseen_masterpieces(state).nth(case)?)
            }
            Pending::RevealCard => Chance::Reveal {
                hand: Self::empty_place(state)?,
                card: state.bot_deck.nth(case)?,
            },
            Pending::FlipCard => Chance::Flip(state.bot_deck.nth(case)?),
            Pending::Specialization => {
                let index = usize::try_from(case).ok()?;
                Chance::Special(self.leading_elements(state).nth(index)?)
            }
            _ => return None,
        })
    }

    /// Returns the outcome in which the card at this index of its pile comes into a slot.
    fn nth_card(&self, state: &State, slot: DisplaySlot, case: Weight) -> Option<Chance> {
        Some(match slot {
            DisplaySlot::Artifact(colour, slot) => Chance::LayArtifact {
                colour,
                slot,
                artifact: self.artifact_pile(state, colour).nth(case)?,
            },
            DisplaySlot::Experiment(section, slot) => Chance::LayExperiment {
                section,
                slot,
                experiment: self.experiment_pile(state).nth(case)?,
            },
        })
    }

    /// Lists every outcome with its weight, in the order of the rulebook.
    pub(crate) fn outcomes(
        &self,
        state: &State,
    ) -> ArrayVec<(Chance, Weight), { Self::MOST_OUTCOMES }> {
        let mut list = ArrayVec::new();
        // TB-17.5: everything except tokens is one case each.
        if state.phase() == Phase::SetupToken {
            if let Some(at) = self.next_bonus_space(state) {
                for (kind, tokens) in state.unplaced.outcomes() {
                    append(&mut list, (Chance::Token { at, kind }, tokens));
                }
            }
            return list;
        }
        let cases = (0..).map_while(|case| self.nth_case(state, case));
        cases.for_each(|chance| append(&mut list, (chance, 1)));
        list
    }
}

impl Position<'_> {
    /// Checks that an outcome is possible now (TB-17.3).
    #[inline]
    pub(crate) fn check_outcome(self, chance: Chance) -> Result<(), Refusal> {
        match (&self.state.pending, chance) {
            (Pending::SetupToken, Chance::Token { at, kind }) => self.can_place_token(at, kind),
            (
                Pending::LayOut(DisplaySlot::Artifact(..))
                | Pending::Look {
                    slot: DisplaySlot::Artifact(..),
                    ..
                },
                Chance::LayArtifact {
                    colour,
                    slot,
                    artifact,
                },
            ) => self.can_lay_artifact(colour, slot, artifact),
            (
                Pending::LayOut(DisplaySlot::Experiment(..))
                | Pending::Look {
                    slot: DisplaySlot::Experiment(..),
                    ..
                },
                Chance::LayExperiment {
                    section,
                    slot,
                    experiment,
                },
            ) => self.can_lay_experiment(section, slot, experiment),
            (
                Pending::Look {
                    slot: DisplaySlot::Artifact(..),
                    ..
                },
                Chance::NoMore(row @ Row::Artifacts(_)),
            )
            | (
                Pending::Look {
                    slot: DisplaySlot::Experiment(..),
                    ..
                },
                Chance::NoMore(row @ Row::Experiments(_)),
            ) => self.can_end_row(row),
            (Pending::RollDice { .. }, Chance::Roll { colour, .. }) => self.can_roll(colour),
            (Pending::DealArtifact { .. }, Chance::Deal(Card::Artifact(artifact))) => {
                self.can_deal_artifact(artifact)
            }
            (Pending::DealExperiment { .. }, Chance::Deal(Card::Experiment(card))) => {
                let pile = self.game.starting_experiments(self.state);
                Refusal::ExperimentNotUnseen.unless(pile.contains(card))
            }
            (Pending::DealMasterpiece { .. }, Chance::Deal(Card::Experiment(card))) => {
                let pile = self.game.unseen_masterpieces(self.state);
                Refusal::ExperimentNotUnseen.unless(pile.contains(card))
            }
            (Pending::BotStartExperiment, Chance::Start(card)) => self.can_start_with(card),
            (Pending::SetupRoll { .. }, Chance::SetupRoll(_))
            | (Pending::ChooseCard | Pending::ArtifactTie { .. }, Chance::Pips(_)) => Ok(()),
            (Pending::RevealCard, Chance::Reveal { hand, card }) => self.can_reveal(hand, card),
            (Pending::FlipCard, Chance::Flip(card)) => self.can_flip(card),
            (Pending::Specialization, Chance::Special(element)) => self.can_specialize(element),
            (Pending::BotMasterpiece, Chance::Masterpiece(card)) => self.can_draw_masterpiece(card),
            _ => Err(match Botmegistus::asks(self.state) {
                Next::Decision => Refusal::HumanIsDue,
                Next::Chance(_) => self.game.other_outcome(self.state),
                Next::Over(_) => Refusal::GameOver,
            }),
        }
    }
}
