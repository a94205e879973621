//! What is noted at the end of the game.

use super::{Audit, Stage};
use crate::catalogue::Level;
use crate::phase::Phase;
use crate::play::MOST_FORMULAS;
use crate::state::{bit, has};

impl Audit<'_, '_> {
    /// TB-15: what is noted at the end of the game.
    pub(super) fn ending(&mut self) {
        let state = self.state;
        let draw = usize::from(self.game.options().masterpiece_draw.number());
        let drawn = state.masterpieces().count();
        let fits = match self.stage() {
            Stage::BotMasterpieces => drawn < draw,
            Stage::Report | Stage::Over => drawn == draw,
            _ => drawn == 0,
        };
        self.findings.require(
            fits,
            "masterpieces_drawn",
            "TB-15.1",
            "these are not as many as are drawn",
        );
        let pile = self.game.catalogue().experiments_of(Level::Masterpiece);
        let kind = state.masterpieces().all(|id| has(pile, id.place()));
        self.findings.require(
            kind,
            "masterpieces_drawn",
            "TB-15.1",
            "this is no masterpiece",
        );
        let own = state.bot_completed & pile;
        let from_draw = state.masterpieces().any(|id| own == bit(id.place()));
        let completed = own == 0 || (from_draw && self.stage() >= Stage::Report);
        self.findings.require(
            completed,
            "completed",
            "TB-15.2",
            "the bot completes at most one masterpiece, at the end",
        );
        let early = state.bot_incomplete().any(|id| has(pile, id.place()));
        self.findings.require(
            !early,
            "incomplete",
            "TB-15.2",
            "the bot takes no masterpiece during the game",
        );
        let digits = match state.phase {
            Phase::ReportTens => 1,
            Phase::ReportUnits => 2,
            Phase::Over => 3,
            _ => 0,
        };
        let fits = state.digits().count() == digits && state.digits().all(|digit| digit <= 9);
        self.findings.require(
            fits,
            "digits",
            "TB-15.13",
            "these are not the digits reported so far",
        );
        let types = self.game.types_completed(state);
        let bought = state.formulas_bought;
        let fits = bought == 0
            || (state.phase == Phase::Over && types.saturating_add(bought) <= MOST_FORMULAS);
        self.findings.require(
            fits,
            "formulas_bought",
            "TB-15.9",
            "the bot cannot have bought so many formulas",
        );
    }
}
