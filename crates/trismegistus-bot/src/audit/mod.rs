//! Invariants of every position, also of a view that is read back (RULES.md, "Invariants"). Faults
//! that a view cannot express, or that its comparison with the position finds, are not checked
//! here.

mod cards;
mod stage;
mod table;
mod turns;

use solo_core::{Findings, Next, ensure};

use self::stage::Stage;
use crate::botmegistus::Botmegistus;
use crate::phase::{Pending, Phase};
use crate::state::{Side, State};

/// A position under audit.
#[derive(Clone, Copy)]
struct Audit<'a> {
    game: &'a Botmegistus,
    state: &'a State,
    stage: Stage,
}

/// Reports every fault of a position.
pub(crate) fn audit(game: &Botmegistus, state: &State, findings: &mut Findings<'_>) {
    let stage = Stage::of(state);
    let audit = Audit { game, state, stage };
    audit.phase(findings);
    audit.rounds(findings);
    audit.sides(findings);
    audit.looks(findings);
    audit.dice(findings);
    audit.tokens(findings);
    audit.levels(findings);
    audit.counts(findings);
    audit.artifacts(findings);
    audit.experiments(findings);
    audit.dealt(findings);
    audit.lean_reports(findings);
    audit.automa(findings);
    // The lists are only meaningful if everything else is in order.
    if findings.count() == 0 {
        // TB-I8, TB-I9: what is due can be answered, and a decision has at least two answers.
        let (answers, least) = match Botmegistus::asks(state) {
            Next::Decision => (game.decisions(state).len(), 2),
            // Those that can be listed: without an empty slot no card can come, however many are left.
            Next::Chance(_) => (game.chances(state).count(), 1),
            Next::Over(_) => return,
        };
        let phase = state.phase();
        ensure!(findings, answers >= least => "phase", "TB-I8", "{phase} has {answers} answers instead of at least {least}");
    }
}

impl Audit<'_> {
    fn phase_in(self, phases: &[Phase]) -> bool {
        phases.contains(&self.state.phase())
    }

    /// Returns whether setup has reached at least this stage; always true after round 1.
    fn since(self, stage: Stage) -> bool {
        self.state.round > 1 || self.stage >= stage
    }

    /// Returns whether a turn of the bot is between its card and its clean-up.
    fn is_bot_acting(self) -> bool {
        match self.state.pending {
            Pending::ArtifactTie { .. } | Pending::Reaction | Pending::ReactionWindow(_) => true,
            Pending::LayOut(_) | Pending::Look { .. } => self.game.is_lean(),
            Pending::HumanReport => self.state.turn == Some(Side::Bot),
            _ => false,
        }
    }

    /// Returns whether the bot's open card is being replaced (TB-12.6).
    fn is_replacing(self) -> bool {
        self.stage == Stage::Turns && self.state.phase() == Phase::RevealCard
    }
}
