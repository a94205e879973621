//! What belongs to one way of reporting is not there with the other (TB-18).

use super::Audit;
use crate::catalogue::Row;
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::play::HIGHEST_POTENCY;
use crate::state::{Die, Side};

/// TB-I18: phases of full reports only.
const FULL: [Phase; 11] = [
    Phase::KeepArtifact,
    Phase::DealExperiment,
    Phase::KeepExperiment,
    Phase::DealMasterpiece,
    Phase::KeepMasterpiece,
    Phase::HumanDraft,
    Phase::HumanBoost,
    Phase::HumanSpend,
    Phase::HumanWindow,
    Phase::Reaction,
    Phase::ReactionWindow,
];

/// How many cards lie in a row, and whether an empty slot is left of one of them.
fn shape<T>(row: &[Option<T>]) -> (usize, bool) {
    let cards = row.iter().flatten().count();
    (cards, row.iter().take(cards).any(Option::is_none))
}

impl Audit<'_, '_> {
    pub(super) fn reports(&mut self) {
        let lean = self.game.is_lean();
        let other = if lean {
            self.phase_in(&FULL)
        } else {
            self.state.phase == Phase::HumanReport
        };
        self.findings.require(
            !other,
            "phase",
            "TB-I18",
            "this phase belongs to the other way of reporting",
        );
        let looks = lean && self.phase_in(&[Phase::LayArtifact, Phase::LayExperiment]);
        self.findings.require(
            self.state.look.is_some() == looks,
            "look",
            "TB-I16",
            "the bot looks at a row exactly while its cards are told",
        );
        if lean {
            self.human_is_private();
            self.window_of_reports();
            self.looks();
            self.rows();
        }
    }

    /// TB-18.3: what is not kept. TB-18.7: when the human's die was drafted.
    fn human_is_private(&mut self) {
        let state = self.state;
        let cards = state.human_artifacts | state.human_incomplete | state.human_completed;
        let dealt = state.dealt_artifacts().count();
        let dealt = dealt.saturating_add(state.dealt_experiments().count());
        self.findings.require(
            cards == 0 && dealt == 0,
            "human",
            "TB-I15",
            "the human's cards are not kept",
        );
        self.findings.require(
            state.reactions == self.game.catalogue().reaction_markers(),
            "reactions",
            "TB-18.3",
            "reaction markers are not counted",
        );
        let own = state.phase == Phase::HumanReport && state.turn == Some(Side::Human);
        let fresh = state.die(Side::Human).map(Die::potency) == Some(HIGHEST_POTENCY);
        self.findings.require(
            own || !fresh,
            "die",
            "TB-18.7",
            "a die that can serve five turns was drafted in this window",
        );
    }

    /// TB-18.6, TB-18.10: whose turn it is when the human reports.
    fn window_of_reports(&mut self) {
        let state = self.state;
        let fits = state.phase != Phase::HumanReport
            || match state.turn {
                Some(Side::Human) => !state.has_passed(Side::Human),
                Some(Side::Bot) => self.game.reports_after_bot_turn(state),
                None => false,
            };
        self.findings.require(
            fits,
            "turn",
            "TB-18.10",
            "the human has nothing to report in this turn",
        );
    }

    /// TB-18.11, TB-18.13: the bot looks at a row that its die leads to, and that has a slot left.
    fn looks(&mut self) {
        let (state, game) = (self.state, self.game);
        let Some(look) = state.look else {
            return;
        };
        let fits = match look {
            Row::Artifacts(_) => {
                let first = Botmegistus::artifact_look(state);
                let mut rows = core::iter::successors(first, |bare| game.look_after(state, *bare));
                state.phase == Phase::LayArtifact && rows.any(|row| row == look)
            }
            Row::Experiments(_) => {
                state.phase == Phase::LayExperiment && game.experiment_look(state) == Some(look)
            }
        };
        self.findings.require(
            fits && state.turn == Some(Side::Bot),
            "look",
            "TB-18.11",
            "the bot does not look there now",
        );
        self.findings.require(
            game.has_free_slot(state, look),
            "look",
            "TB-18.12",
            "the look ends with the last slot",
        );
    }

    /// TB-I15: only the row that the bot looks at, or has just looked at, has cards, from the left.
    fn rows(&mut self) {
        let state = self.state;
        let artifacts = state.artifact_rows.0.iter().map(|row| shape(row));
        let experiments = state.experiment_rows.0.iter().map(|row| shape(row));
        let gaps = artifacts
            .clone()
            .chain(experiments.clone())
            .any(|(_, gap)| gap);
        let shown = artifacts.chain(experiments);
        let shown = shown.filter(|(cards, _)| *cards > 0).count();
        let most = match state.look {
            Some(row) => usize::from(!Botmegistus::is_bare(state, row)),
            None => usize::from(state.phase == Phase::ArtifactTie),
        };
        self.findings.require(
            shown <= most && !gaps,
            "artifacts",
            "TB-I15",
            "cards lie only where the bot looks, from the left",
        );
    }
}
