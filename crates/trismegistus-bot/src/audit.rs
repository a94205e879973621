//! What holds in every position (RULES.md, "Invariants"). One set of checks serves the audit of a
//! position in play and the reading of a view: the one wants the first fault, the other all.

mod artifacts;
mod automa;
mod dice;
mod experiments;
mod reports;
mod rounds;
mod scoring;
mod setup;
mod sides;
mod tokens;

use solo_core::{Findings, Game, Next};

use crate::catalogue::Section;
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::play::ROUNDS;
use crate::state::{Side, State};

/// A position under examination.
struct Audit<'a, 'f> {
    game: &'a Botmegistus,
    state: &'a State,
    findings: &'a mut Findings<'f>,
}

/// The id of the first thing that is wrong with a position.
pub(crate) fn first_fault(game: &Botmegistus, state: &State) -> Result<(), &'static str> {
    let first = Findings::first(|findings| audit(game, state, findings));
    first.map_or(Ok(()), |finding| Err(finding.rule))
}

/// Reports everything that is wrong with a position.
pub(crate) fn audit(game: &Botmegistus, state: &State, findings: &mut Findings<'_>) {
    let mut audit = Audit {
        game,
        state,
        findings,
    };
    audit.dice();
    audit.artifacts();
    audit.experiments();
    audit.automa();
    audit.tokens();
    audit.levels();
    audit.round();
    audit.setup();
    audit.sides();
    audit.window_and_tie();
    audit.ending();
    audit.reports();
    // The lists are only worth a look where everything else is in order.
    if audit.findings.count() == 0 {
        audit.lists();
    }
}

/// The sections that a catalogue can have.
fn sections() -> impl Iterator<Item = Section> {
    (0..Section::COUNT).filter_map(Section::new)
}

impl Audit<'_, '_> {
    fn phase_in(&self, phases: &[Phase]) -> bool {
        phases.contains(&self.state.phase)
    }

    /// The moments of a game in their order; turns and what follows them within a round count as one.
    fn stage(&self) -> Stage {
        let starting = self.state.turn.is_none();
        let first_round = self.state.round == 1;
        match self.state.phase {
            Phase::SetupToken => Stage::Tokens,
            Phase::LayArtifact | Phase::LayExperiment if starting => Stage::LayOut,
            Phase::RollDice => Stage::Rolling,
            Phase::DealArtifact | Phase::KeepArtifact => Stage::Artifacts,
            Phase::DealExperiment | Phase::KeepExperiment => Stage::Experiments,
            Phase::DealMasterpiece | Phase::KeepMasterpiece => Stage::Masterpieces,
            Phase::BotStartExperiment => Stage::StartExperiment,
            Phase::SetupRoll => Stage::SetupRolls,
            Phase::RevealCard if starting && first_round => Stage::OpenCards,
            Phase::Specialization => Stage::Lot,
            Phase::BotMasterpiece => Stage::BotMasterpieces,
            Phase::ReportHundreds | Phase::ReportTens | Phase::ReportUnits => Stage::Report,
            Phase::Over => Stage::Over,
            Phase::LayArtifact
            | Phase::LayExperiment
            | Phase::RevealCard
            | Phase::ChooseCard
            | Phase::FlipCard
            | Phase::ArtifactTie
            | Phase::HumanDraft
            | Phase::HumanBoost
            | Phase::HumanSpend
            | Phase::HumanWindow
            | Phase::Reaction
            | Phase::ReactionWindow
            | Phase::HumanReport => Stage::Turns,
        }
    }

    /// Whether setup has come at least to this stage; always true after round 1.
    fn since(&self, stage: Stage) -> bool {
        self.state.round > 1 || self.stage() >= stage
    }

    /// Whether the game has come to its final scoring.
    fn is_scoring(&self) -> bool {
        self.stage() >= Stage::BotMasterpieces
    }

    /// The side whose die, card and window the phase is about, if any.
    fn side_of_phase(&self) -> Option<Side> {
        match self.state.phase {
            Phase::HumanDraft | Phase::HumanBoost | Phase::HumanSpend | Phase::HumanWindow => {
                Some(Side::Human)
            }
            Phase::ChooseCard
            | Phase::FlipCard
            | Phase::ArtifactTie
            | Phase::Reaction
            | Phase::ReactionWindow => Some(Side::Bot),
            Phase::RevealCard if self.stage() == Stage::Turns => Some(Side::Bot),
            Phase::LayArtifact | Phase::LayExperiment | Phase::HumanReport => self.state.turn,
            _ => None,
        }
    }

    /// Whether a turn of the bot is between its card and its clean-up.
    fn is_bot_acting(&self) -> bool {
        match self.state.phase {
            Phase::ArtifactTie | Phase::Reaction | Phase::ReactionWindow => true,
            Phase::LayArtifact | Phase::LayExperiment => self.game.is_lean(),
            Phase::HumanReport => self.state.turn == Some(Side::Bot),
            _ => false,
        }
    }

    /// TB-12.6: whether the bot has passed in the last round, so that it needs no card any more.
    fn needs_no_card(&self) -> bool {
        self.state.round >= ROUNDS && self.state.has_passed(Side::Bot)
    }

    /// TB-I8: what is due can be answered, and a decision has at least two answers.
    fn lists(&mut self) {
        let (state, game) = (self.state, self.game);
        let answerable = match Botmegistus::asks(state) {
            Next::Decision => game.decision_count(state) >= 2,
            Next::Chance(_) => game.chance_weight(state) >= 1,
            Next::Over(()) => true,
        };
        self.findings.require(
            answerable,
            "phase",
            "TB-I8",
            "nothing can be answered to this phase",
        );
    }
}

/// See [`Audit::stage`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
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

/// Zones that are to have no card in common.
#[derive(Default)]
struct Zones {
    all: u128,
    twice: bool,
}

impl Zones {
    fn add(&mut self, zone: u128) {
        self.twice |= self.all & zone != 0;
        self.all |= zone;
    }
}

#[cfg(test)]
mod tests {
    use solo_core::testkit::audit_finds;

    use crate::Botmegistus;
    use crate::state::State;

    type Break = fn(&mut State);

    /// What no view can say, so that only the audit of a position in play can find it.
    #[test]
    fn a_broken_position_is_found() {
        let game = Botmegistus::default();
        let breaks: [(Break, &str); 4] = [
            (|state| state.setup_rolls_left = 3, "TB-1.17"),
            (|state| state.unplaced.0[7] = 1, "TB-I4"),
            (|state| state.artifact_taken = true, "TB-14.6"),
            (|state| state.experiment_taken = true, "TB-14.6"),
        ];
        for (change, rule) in breaks {
            audit_finds(&game, game.start(), change, rule);
        }
    }
}
