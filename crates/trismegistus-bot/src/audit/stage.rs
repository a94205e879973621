//! The stages of a game.

use crate::phase::Phase;
use crate::state::State;

/// The stages of a game in order; turns and whatever follows them within a round are one stage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    Tokens,
    LayOut,
    Rolling,
    Artifacts,
    Experiments,
    Masterpieces,
    StartExperiment,
    SetupRolls,
    OpenCards,
    Turns,
    Lot,
    BotMasterpieces,
    Report,
    Over,
}

impl Stage {
    pub(super) fn of(state: &State) -> Self {
        let starting = state.turn.is_none();
        match state.phase() {
            Phase::SetupToken => Self::Tokens,
            Phase::LayArtifact | Phase::LayExperiment if starting => Self::LayOut,
            Phase::RollDice => Self::Rolling,
            Phase::DealArtifact | Phase::KeepArtifact => Self::Artifacts,
            Phase::DealExperiment | Phase::KeepExperiment => Self::Experiments,
            Phase::DealMasterpiece | Phase::KeepMasterpiece => Self::Masterpieces,
            Phase::BotStartExperiment => Self::StartExperiment,
            Phase::SetupRoll => Self::SetupRolls,
            Phase::RevealCard if starting && state.round == 1 => Self::OpenCards,
            Phase::Specialization => Self::Lot,
            Phase::BotMasterpiece => Self::BotMasterpieces,
            Phase::ReportHundreds | Phase::ReportTens | Phase::ReportUnits => Self::Report,
            Phase::Over => Self::Over,
            _ => Self::Turns,
        }
    }
}
