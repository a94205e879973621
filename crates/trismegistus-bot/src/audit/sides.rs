//! What the two sides have fits turn and phase.

use super::{Audit, Stage};
use crate::catalogue::{Element, Part, Row};
use crate::phase::Phase;
use crate::state::{Die, Side};

impl Audit<'_, '_> {
    pub(super) fn levels(&mut self) {
        let state = self.state;
        for track in Element::all() {
            let top = self.game.catalogue().top(track);
            let fits = [Side::Human, Side::Bot]
                .into_iter()
                .all(|side| state.level(side, track) <= top);
            self.findings.require(
                fits,
                "levels",
                "TB-9.1",
                "a marker stands above the top of its track",
            );
            let start = u8::from(self.game.options().bot_start_level_1);
            let moved = state.level(Side::Human, track) > 0 && !self.since(Stage::Turns)
                || state.level(Side::Bot, track) > start && !self.since(Stage::SetupRolls);
            self.findings
                .require(!moved, "levels", "TB-1.15", "a marker has moved too early");
            let below = state.level(Side::Bot, track) < start;
            self.findings.require(
                !below,
                "levels",
                "TB-1.15",
                "the bot's markers start on level 1",
            );
        }
    }

    /// TB-I6, TB-I10: dice on the sides fit turn and phase.
    pub(super) fn sides(&mut self) {
        let state = self.state;
        let playing = self.stage() == Stage::Turns;
        for side in [Side::Human, Side::Bot] {
            let die = state.die(side);
            let used = state.used(side).count();
            let held = usize::from(die.is_some());
            self.findings.require(
                used.saturating_add(held) <= 3,
                "used",
                "TB-I10",
                "a side has three dice",
            );
            self.findings.require(
                playing || die.is_none(),
                "die",
                "TB-12.1",
                "no die is in use now",
            );
            let passed = state.has_passed(side);
            // TB-14.3, TB-18.6: the human may have passed early.
            let before_draft = self.game.options().human_pass == crate::HumanPass::BeforeDraft;
            let lean = self.game.is_lean() && self.game.passes_early();
            let early = side == Side::Human && (before_draft || lean);
            let fits = if passed { used == 3 || early } else { used < 3 };
            self.findings.require(
                fits && !(passed && held > 0),
                "passed",
                "TB-12.2",
                "a side passes with its third used die",
            );
            let spent = match side {
                Side::Human => self.phase_in(&[Phase::HumanWindow]),
                Side::Bot => self.is_bot_acting(),
            };
            let none_left = die.is_some_and(|die| die.potency() == 0);
            self.findings.require(
                spent || !none_left,
                "die",
                "TB-I10",
                "a die without potency is in use",
            );
            self.findings.require(
                !spent || die.is_some(),
                "die",
                "TB-5.2",
                "a die is in use now",
            );
            self.findings.require(
                !(spent && passed),
                "passed",
                "TB-2.4",
                "a side that has passed takes no turn",
            );
        }
        let wild = self.game.catalogue().wild();
        let shows_wild = state.die(Side::Bot).is_some_and(|die| die.symbol() == wild);
        self.findings.require(
            !shows_wild,
            "die",
            "TB-I6",
            "the bot's die never shows wild",
        );
        let potency = state.die(Side::Human).map(Die::potency);
        let fits = match (state.phase, potency) {
            (Phase::HumanDraft, potency) => potency.is_none(),
            (Phase::HumanBoost, potency) => potency.is_some_and(|p| (1..5).contains(&p)),
            (Phase::HumanSpend, potency) => potency.is_some(),
            (Phase::HumanWindow, potency) => potency.is_some_and(|p| p < 5),
            _ => true,
        };
        self.findings.require(
            fits,
            "die",
            "TB-14.5",
            "the human's die does not fit the phase",
        );
        let idle = match self.state.phase {
            Phase::FlipCard | Phase::ChooseCard => state.has_passed(Side::Bot),
            Phase::HumanDraft | Phase::HumanBoost | Phase::HumanSpend => {
                state.has_passed(Side::Human)
            }
            _ => false,
        };
        self.findings.require(
            !idle,
            "passed",
            "TB-2.4",
            "a side that has passed takes no turn",
        );
    }

    /// TB-8.2, TB-14.6: a tie and a window are open only in their phases.
    pub(super) fn window_and_tie(&mut self) {
        let state = self.state;
        let open = self.phase_in(&[Phase::HumanWindow, Phase::ReactionWindow]);
        let taken = state.artifact_taken || state.experiment_taken;
        self.findings
            .require(open || !taken, "window", "TB-14.6", "no window is open");
        let tied = state.phase == Phase::ArtifactTie;
        let same = !tied || state.tie == self.game.tied_artifacts(state);
        self.findings.require(
            state.tie.is_some() == tied && same,
            "tie",
            "TB-8.2",
            "these are not the tied artifacts",
        );
        let begun = match state.look {
            Some(Row::Experiments(_)) => Some(Part::Experiment),
            Some(Row::Artifacts(_)) => Some(Part::Artifact),
            None => tied.then_some(Part::Artifact),
        };
        let fits = match state.active.filter(|_| begun.is_some()) {
            Some(card) => {
                let card = self.game.catalogue().automa_card(card);
                let left = state.parts_left;
                [false, true].into_iter().any(|reward| {
                    let before = card.branch(reward).with_left(left.saturating_add(1));
                    before == begun
                        && crate::play::branch_of_rest(card, reward, left) == state.reward
                })
            }
            None => state.parts_left == 0 && !state.reward,
        };
        self.findings.require(
            fits,
            "queue",
            "TB-7.1",
            "this is not what is left of the card",
        );
    }
}
