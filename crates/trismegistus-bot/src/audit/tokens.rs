//! Bonus tokens.

use super::{Audit, Stage};
use crate::catalogue::Element;
use crate::phase::Phase;
use crate::state::Side;

impl Audit<'_, '_> {
    /// TB-I4: tokens add up; TB-I5: between turns none is left that a marker has reached.
    pub(super) fn tokens(&mut self) {
        let (state, catalogue) = (self.state, self.game.catalogue());
        let (mut printed, mut unplaced, mut spaces, mut placed) = (0_u32, 0_u32, 0_u32, 0_u32);
        for kind in catalogue.token_kinds() {
            let on_tracks = Element::all()
                .flat_map(|track| (0..=catalogue.top(track)).map(move |level| (track, level)))
                .filter(|(track, level)| state.token(catalogue, *track, *level) == Some(kind))
                .count();
            let count = catalogue.token_card(kind).count();
            let left = usize::from(count.saturating_sub(state.unplaced(kind)));
            let fits = on_tracks <= left && state.unplaced(kind) <= count;
            self.findings.require(
                fits,
                "tokens",
                "TB-I4",
                "there are too many tokens of a kind",
            );
            printed = printed.saturating_add(u32::from(count));
            unplaced = unplaced.saturating_add(u32::from(state.unplaced(kind)));
            placed = placed.saturating_add(u32::try_from(on_tracks).unwrap_or(u32::MAX));
        }
        let beyond = state
            .unplaced
            .0
            .iter()
            .skip(usize::from(catalogue.tokens.len()))
            .any(|n| *n > 0);
        self.findings.require(
            !beyond,
            "tokens_unplaced",
            "TB-I4",
            "there is no such kind of token",
        );
        let mut gap = false;
        let mut in_order = true;
        for track in Element::all() {
            let bonus = catalogue.bonus_spaces(track);
            let there = state.tokens.at(track);
            self.findings.require(
                there & !bonus == 0,
                "tokens",
                "TB-1.4",
                "a token lies on no bonus space",
            );
            spaces = spaces.saturating_add(bonus.count_ones());
            let empty = bonus & !there;
            // During setup tokens lie on the first spaces only.
            let first_empty = empty & empty.wrapping_neg();
            in_order &= !(gap && there != 0) && (empty == 0 || there < first_empty);
            gap |= empty != 0;
        }
        let setting = self.stage() == Stage::Tokens;
        let used = printed.saturating_sub(unplaced);
        let fits = if setting {
            used == placed && in_order && gap
        } else {
            used == spaces
        };
        self.findings
            .require(fits, "tokens_unplaced", "TB-I4", "the tokens do not add up");
        // Nothing sweeps a token before the end of setup.
        let all_there = self.since(Stage::OpenCards) || setting || placed == spaces;
        self.findings.require(
            all_there,
            "tokens",
            "TB-12.4",
            "a token was removed before the first turn",
        );
        let within =
            self.is_bot_acting() || self.phase_in(&[Phase::HumanWindow, Phase::HumanReport]);
        if within || !self.since(Stage::OpenCards) {
            return;
        }
        let reached = Element::all().any(|track| {
            let highest = state
                .level(Side::Human, track)
                .max(state.level(Side::Bot, track));
            (0..=highest).any(|level| state.has_token(track, level))
        });
        self.findings.require(
            !reached,
            "tokens",
            "TB-I5",
            "a marker stands on or above a token between turns",
        );
    }
}
