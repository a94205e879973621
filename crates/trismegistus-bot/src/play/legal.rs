//! TB-17.3: whether an input may be taken now, and if not, why.

use solo_core::Next;

use crate::catalogue::Row;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::State;

impl Botmegistus {
    /// TB-17.3: whether a decision may be taken now, and if not, why.
    #[inline]
    pub(crate) fn check_decision(&self, state: &State, decision: Decision) -> Result<(), Refusal> {
        match (state.phase, decision) {
            (Phase::KeepArtifact, Decision::KeepArtifact(artifact)) => {
                Self::check_keep_artifact(state, artifact)
            }
            (Phase::KeepExperiment | Phase::KeepMasterpiece, Decision::KeepExperiment(card)) => {
                Self::check_keep_experiment(state, card)
            }
            (Phase::HumanDraft, Decision::Draft { symbol, colour }) => {
                Self::check_draft(state, symbol, colour)
            }
            (Phase::HumanDraft, Decision::Pass) => self.check_pass(),
            (Phase::HumanBoost, Decision::Boost | Decision::NoBoost)
            | (Phase::HumanWindow | Phase::ReactionWindow, Decision::End)
            | (Phase::Reaction, Decision::React | Decision::Decline) => Ok(()),
            (Phase::HumanSpend, Decision::Spend(amount)) => Self::check_spend(state, amount),
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
            (Phase::HumanReport, Decision::Level { track, level }) => {
                self.check_level(state, track, level)
            }
            (Phase::HumanReport, Decision::End) => Self::check_report_end(state),
            (Phase::HumanReport, Decision::Pass) => self.check_report_pass(state),
            (Phase::ReportHundreds, Decision::Hundreds(digit))
            | (Phase::ReportTens, Decision::Tens(digit))
            | (Phase::ReportUnits, Decision::Units(digit)) => Self::check_digit(digit),
            (phase, _) => Err(match Self::asks(state) {
                Next::Decision => Refusal::OtherDecision(phase),
                Next::Chance(_) => Refusal::ChanceIsDue,
                Next::Over(()) => Refusal::GameOver,
            }),
        }
    }

    /// TB-17.3: whether chance can show this now, and if not, why.
    #[inline]
    pub(crate) fn check_chance(&self, state: &State, chance: Chance) -> Result<(), Refusal> {
        match (state.phase, chance) {
            (Phase::SetupToken, Chance::Token { track, level, kind }) => {
                self.check_token(state, track, level, kind)
            }
            (
                Phase::LayArtifact,
                Chance::LayArtifact {
                    colour,
                    slot,
                    artifact,
                },
            ) => self.check_lay_artifact(state, colour, slot, artifact),
            (
                Phase::LayExperiment,
                Chance::LayExperiment {
                    section,
                    slot,
                    experiment,
                },
            ) => self.check_lay_experiment(state, section, slot, experiment),
            (Phase::LayArtifact, Chance::NoMore(row @ Row::Artifacts(_)))
            | (Phase::LayExperiment, Chance::NoMore(row @ Row::Experiments(_)))
                if state.look.is_some() =>
            {
                Self::check_no_more(state, row)
            }
            (Phase::RollDice, Chance::Roll { colour, .. }) => Self::check_roll(state, colour),
            (Phase::DealArtifact, Chance::DealArtifact(artifact)) => {
                self.check_deal_artifact(state, artifact)
            }
            (Phase::DealExperiment | Phase::DealMasterpiece, Chance::DealExperiment(card)) => {
                self.check_deal_experiment(state, card)
            }
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

    /// TB-17.3: one phase can stand under several clauses; the one in force forbids the rest.
    fn other_outcome(&self, state: &State) -> Refusal {
        match state.phase {
            Phase::RevealCard if state.turn.is_none() => Refusal::OpenPairIsDue,
            Phase::DealArtifact if self.is_lean() => Refusal::RejectedIsDue,
            _ if state.look.is_some() => Refusal::LookIsDue,
            phase => Refusal::OtherOutcome(phase),
        }
    }
}
