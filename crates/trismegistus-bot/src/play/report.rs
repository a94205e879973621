//! TB-18: what the human reports with lean reports, in a turn of the human's own or after one of the
//! bot's.
//!
//! What the step machine calls is kept out of line: simulations, where time matters, use full reports.

use core::ops::BitOr;

use solo_core::Events;

use super::draft::HIGHEST_POTENCY;
use super::menu::{END, List, PASS, level_numbers};
use super::{Due, Table};
use crate::catalogue::{Colour, Element, Symbol};
use crate::event::Event;
use crate::game::Botmegistus;
use crate::options::{HumanChecks, HumanPass, Reports};
use crate::refusal::Refusal;
use crate::state::{Die, Side, State, level_bit};

/// TB-12.2, TB-18.6: the dice of a side in a round.
const DICE_OF_A_ROUND: usize = 3;

impl Botmegistus {
    /// TB-18.1: whether the human reports only what the bot looks at.
    #[inline]
    pub(crate) fn is_lean(&self) -> bool {
        self.options().reports == Reports::Lean
    }

    /// TB-18.10: the bot's turn has a window for the human who has passed and may still react.
    pub(crate) fn reports_after_bot_turn(&self, state: &State) -> bool {
        state.has_passed(Side::Human) && self.catalogue().reaction_markers() > 0
    }

    /// TB-18.6: an early pass, by either option.
    pub(crate) fn passes_early(&self) -> bool {
        let options = self.options();
        options.human_pass == HumanPass::BeforeDraft || options.human_checks == HumanChecks::Loose
    }

    /// TB-18.10: dice, passing and the end of a turn belong to the human's own turn.
    fn check_own_turn(state: &State) -> Result<(), Refusal> {
        Refusal::NotAfterBotTurn.unless(state.turn == Some(Side::Human))
    }

    fn has_third_die(state: &State) -> bool {
        let held = usize::from(state.die(Side::Human).is_some());
        state.used(Side::Human).count().saturating_add(held) >= DICE_OF_A_ROUND
    }

    /// TB-18.6: a draft with no die held, or with one that has served a turn, up to the third die.
    fn check_drafting(state: &State) -> Result<(), Refusal> {
        Self::check_own_turn(state)?;
        let served = |die: Die| die.potency() < HIGHEST_POTENCY;
        Refusal::DieJustDrafted.unless(state.die(Side::Human).is_none_or(served))?;
        Refusal::FourthDie.unless(!Self::has_third_die(state))
    }

    /// TB-18.2, TB-18.6: the die has to lie in the bowl.
    pub(super) fn check_report_draft(
        state: &State,
        symbol: Symbol,
        colour: Colour,
    ) -> Result<(), Refusal> {
        Self::check_drafting(state)?;
        Self::check_draft(state, symbol, colour).map_err(|_| Refusal::NoDieToReport)
    }

    /// TB-18.2, TB-18.6: the level has to rise, at most to the top.
    pub(super) fn check_level(
        &self,
        state: &State,
        track: Element,
        level: u8,
    ) -> Result<(), Refusal> {
        let rises = level > state.level(Side::Human, track);
        Refusal::LevelNotAbove.unless(rises && level <= self.catalogue().top(track))
    }

    /// TB-18.6: a turn ends with a die; TB-18.10: a window after the bot's turn always can.
    pub(super) fn check_report_end(state: &State) -> Result<(), Refusal> {
        let own = state.turn == Some(Side::Human);
        Refusal::NoDieHeld.unless(!own || state.die(Side::Human).is_some())
    }

    /// TB-18.6: the human passes with the third die, by options earlier.
    pub(super) fn check_report_pass(&self, state: &State) -> Result<(), Refusal> {
        Self::check_own_turn(state)?;
        Refusal::NoPassYet.unless(Self::has_third_die(state) || self.passes_early())
    }

    /// TB-18.6: drafts by symbol and colour, levels by track upward, `end`, `pass`.
    #[inline(never)]
    pub(super) fn reports<'s>(&self, state: &'s State) -> List<'s> {
        let drafting = Self::check_drafting(state).is_ok();
        let levels = Element::all().map(|track| {
            let up_to = |level: u8| level_bit(level.saturating_add(1)).wrapping_sub(1);
            let reached = up_to(state.level(Side::Human, track));
            level_numbers(track, up_to(self.catalogue().top(track)) & !reached)
        });
        let end = Self::check_report_end(state).map_or(0, |()| END);
        let pass = self.check_report_pass(state).map_or(0, |()| PASS);
        let dice = if drafting { Self::dice(state) } else { 0 };
        List::new(state, dice, levels.fold(0, BitOr::bitor), end | pass)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// TB-18.7: a die still held was used up; the new one can serve five turns at most.
    #[inline(never)]
    pub(super) fn report_draft(&mut self, symbol: Symbol, colour: Colour) -> Due {
        self.use_die(Side::Human);
        let potency = self.take_from_bowl(symbol, colour);
        let die = Die {
            colour,
            symbol,
            potency: HIGHEST_POTENCY,
        };
        self.state.dice.set(Side::Human, Some(die));
        self.tell(Event::HumanDrafted {
            colour,
            symbol,
            potency,
        });
        Due::Report
    }

    /// TB-18.8: the marker moves there step by step, with every bonus space announced.
    #[inline(never)]
    pub(super) fn report_level(&mut self, track: Element, level: u8) -> Due {
        while self.state.level(Side::Human, track) < level {
            self.human_steps(track);
        }
        Due::Report
    }

    /// TB-18.9: a turn of the human's own has used the die once more.
    #[inline(never)]
    pub(super) fn end_report(&mut self) -> Due {
        if self.state.turn == Some(Side::Human) {
            if let Some(die) = self.state.die(Side::Human) {
                let potency = die.potency().saturating_sub(1);
                let die = Die { potency, ..die };
                self.state.dice.set(Side::Human, Some(die));
            }
        }
        Due::CleanUp
    }

    /// TB-18.9: a die still held goes to the used dice, and the human passes.
    #[inline(never)]
    pub(super) fn report_pass(&mut self) -> Due {
        self.use_die(Side::Human);
        self.pass(Side::Human);
        Due::CleanUp
    }

    /// TB-18.10: levels that a reaction changed, once the human has passed.
    pub(super) fn offer_reaction_report(&mut self) -> Due {
        if self.game.reports_after_bot_turn(self.state) {
            Due::Report
        } else {
            Due::CleanUp
        }
    }
}
