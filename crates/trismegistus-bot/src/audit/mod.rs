//! What holds in every position (RULES.md, "Invariants"). One set of checks serves the audit of a
//! position in play and the reading of a view: the one wants the first fault, the other all.

mod artifacts;
mod automa;
mod dice;
mod experiments;
mod moment;
mod tokens;

use crate::game::Botmegistus;
use crate::state::{Phase, Side, State};

/// Takes a fault: the field of the view, the clause or invariant, and what is wrong.
pub(crate) type Report<'a> = &'a mut dyn FnMut(&'static str, &'static str, &'static str);

/// A position under examination.
struct Audit<'a> {
    game: &'a Botmegistus,
    state: &'a State,
    report: Report<'a>,
}

impl Botmegistus {
    /// Reports everything that is wrong with a position.
    pub(crate) fn examine(&self, state: &State, report: Report<'_>) {
        let mut faults = 0_u32;
        let mut audit = Audit {
            game: self,
            state,
            report: &mut |field, rule, message| {
                faults = faults.saturating_add(1);
                report(field, rule, message);
            },
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
        // The lists are only worth a look where everything else is in order.
        if faults == 0 {
            Audit {
                game: self,
                state,
                report,
            }
            .lists();
        }
    }

    /// The id of the first thing that is wrong with a position.
    pub(crate) fn first_fault(&self, state: &State) -> Result<(), &'static str> {
        let mut first = Ok(());
        self.examine(state, &mut |_, rule, _| {
            if first.is_ok() {
                first = Err(rule);
            }
        });
        first
    }
}

impl Audit<'_> {
    fn require(
        &mut self,
        holds: bool,
        field: &'static str,
        rule: &'static str,
        message: &'static str,
    ) {
        if !holds {
            (self.report)(field, rule, message);
        }
    }

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
            | Phase::ReactionWindow => Stage::Turns,
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
            Phase::LayArtifact | Phase::LayExperiment => self.state.turn,
            _ => None,
        }
    }

    /// TB-I8: what is due can be answered, and a decision has at least two answers.
    fn lists(&mut self) {
        use solo_core::{Game, Next};
        let (state, game) = (self.state, self.game);
        let answerable = match Botmegistus::asks(state) {
            Next::Decision => game.decision_count(state) >= 2,
            Next::Chance(_) => game.chance_weight(state) >= 1,
            Next::Over(()) => true,
        };
        self.require(
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
