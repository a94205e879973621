//! TB-17.3: checks of inputs, with the reason of a refusal.

use solo_core::Next;

use crate::catalogue::{Card, Row, TrackLevel};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::State;

impl Botmegistus {
    /// Checks that a decision is legal now (TB-17.3).
    #[inline]
    pub(crate) fn check_decision(&self, state: &State, decision: Decision) -> Result<(), Refusal> {
        match (state.phase, decision) {
            (Phase::KeepArtifact, Decision::Keep(card @ Card::Artifact(_))) => {
                Refusal::ArtifactNotDealt.unless(state.dealt.contains(&Some(card)))
            }
            (
                Phase::KeepExperiment | Phase::KeepMasterpiece,
                Decision::Keep(card @ Card::Experiment(_)),
            ) => Refusal::ExperimentNotDealt.unless(state.dealt.contains(&Some(card))),
            (Phase::HumanDraft, Decision::Draft { symbol, colour }) => {
                Self::check_draft(state, symbol, colour)
            }
            (Phase::HumanDraft, Decision::Pass) => self.check_pass(),
            (Phase::HumanBoost, Decision::Boost | Decision::NoBoost)
            | (Phase::HumanWindow | Phase::ReactionWindow, Decision::End)
            | (Phase::Reaction, Decision::React | Decision::Decline)
            | (Phase::ReportHundreds, Decision::Hundreds(_))
            | (Phase::ReportTens, Decision::Tens(_))
            | (Phase::ReportUnits, Decision::Units(_)) => Ok(()),
            (Phase::HumanSpend, Decision::Spend(amount)) => Self::check_spend(state, amount.get()),
            (Phase::HumanWindow | Phase::ReactionWindow, Decision::Climb(track)) => {
                self.check_climb(state, track)
            }
            (Phase::HumanWindow | Phase::ReactionWindow, Decision::TakeArtifact(artifact)) => {
                self.check_take_artifact(state, artifact)
            }
            (Phase::HumanWindow | Phase::ReactionWindow, Decision::TakeExperiment(card)) => {
                self.check_take_experiment(state, card)
            }
            (Phase::HumanWindow | Phase::ReactionWindow, Decision::Complete(card)) => {
                self.check_complete(state, card)
            }
            (Phase::HumanReport, Decision::Draft { symbol, colour }) => {
                Self::check_report_draft(state, symbol, colour)
            }
            (Phase::HumanReport, Decision::Level(TrackLevel { track, level })) => {
                self.check_level(state, track, level)
            }
            (Phase::HumanReport, Decision::End) => Self::check_report_end(state),
            (Phase::HumanReport, Decision::Pass) => self.check_report_pass(state),
            (phase, _) => Err(match Self::asks(state) {
                Next::Decision => Refusal::OtherDecision(phase),
                Next::Chance(_) => Refusal::ChanceIsDue,
                Next::Over(()) => Refusal::GameOver,
            }),
        }
    }

    /// Checks that an outcome is possible now (TB-17.3).
    #[inline]
    pub(crate) fn check_chance(&self, state: &State, chance: Chance) -> Result<(), Refusal> {
        match (state.phase, chance) {
            (Phase::SetupToken, Chance::Token { at, kind }) => self.check_token(state, at, kind),
            (
                Phase::LayArtifact,
                Chance::LayArtifact {
                    colour,
                    slot,
                    artifact,
                },
            ) => self.check_lay_artifact(state, colour, slot.0, artifact),
            (
                Phase::LayExperiment,
                Chance::LayExperiment {
                    section,
                    slot,
                    experiment,
                },
            ) => self.check_lay_experiment(state, section, slot.0, experiment),
            (Phase::LayArtifact, Chance::NoMore(row @ Row::Artifacts(_)))
            | (Phase::LayExperiment, Chance::NoMore(row @ Row::Experiments(_)))
                if state.look.is_some() =>
            {
                Self::check_no_more(state, row)
            }
            (Phase::RollDice, Chance::Roll { colour, .. }) => Self::check_roll(state, colour),
            (Phase::DealArtifact, Chance::Deal(Card::Artifact(artifact))) => {
                self.check_deal_artifact(state, artifact)
            }
            (
                Phase::DealExperiment | Phase::DealMasterpiece,
                Chance::Deal(Card::Experiment(card)),
            ) => self.check_deal_experiment(state, card),
            (Phase::BotStartExperiment, Chance::Start(card)) => {
                self.check_start_experiment(state, card)
            }
            (Phase::SetupRoll, Chance::SetupRoll(_))
            | (Phase::ChooseCard | Phase::ArtifactTie, Chance::Pips(_)) => Ok(()),
            (Phase::RevealCard, Chance::Reveal { hand, card }) => {
                Self::check_reveal(state, hand, card)
            }
            (Phase::FlipCard, Chance::Flip(card)) => Self::check_flip(state, card),
            (Phase::Specialization, Chance::Special(element)) => self.check_special(state, element),
            (Phase::BotMasterpiece, Chance::Masterpiece(card)) => {
                self.check_masterpiece(state, card)
            }
            _ => Err(match Self::asks(state) {
                Next::Decision => Refusal::HumanIsDue,
                Next::Chance(_) => self.other_outcome(state),
                Next::Over(()) => Refusal::GameOver,
            }),
        }
    }

    /// Returns the refusal of an outcome of another phase (TB-17.3). A phase can serve several
    /// clauses.
    fn other_outcome(&self, state: &State) -> Refusal {
        match state.phase {
            Phase::RevealCard if state.turn.is_none() => Refusal::OpenPairIsDue,
            Phase::DealArtifact if self.is_lean() => Refusal::RejectedIsDue,
            _ if state.look.is_some() => Refusal::LookIsDue,
            phase => Refusal::OtherOutcome(phase),
        }
    }
}
