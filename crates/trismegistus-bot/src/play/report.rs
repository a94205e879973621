//! TB-18: the human's lean reports, in the human's own turns and after turns of the bot.
//!
//! Functions called by the step machine are kept out of line: simulations, where time matters, use
//! full reports.

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

/// Number of dice that a side uses in a round (TB-12.2, TB-18.6).
const DICE_OF_A_ROUND: usize = 3;

impl Botmegistus {
    /// Returns whether the human reports only what the bot looks at (TB-18.1).
    #[inline]
    pub(crate) fn is_lean(&self) -> bool {
        self.options().reports == Reports::Lean
    }

    /// Returns whether a human who has passed has a window in the bot's turn (TB-18.10). The
    /// catalogue must have reaction markers.
    pub(crate) fn reports_after_bot_turn(&self, state: &State) -> bool {
        state.has_passed(Side::Human) && self.catalogue().reaction_markers() > 0
    }

    /// Returns whether either option allows an early pass (TB-18.6).
    pub(crate) fn passes_early(&self) -> bool {
        let options = self.options();
        options.human_pass == HumanPass::BeforeDraft || options.human_checks == HumanChecks::Loose
    }

    /// Checks that it is the human's own turn (TB-18.10). Dice, passing and the end of a turn
    /// belong to it.
    fn check_own_turn(state: &State) -> Result<(), Refusal> {
        Refusal::NotAfterBotTurn.unless(state.turn == Some(Side::Human))
    }

    fn has_third_die(state: &State) -> bool {
        let held = usize::from(state.die(Side::Human).is_some());
        state.used(Side::Human).count().saturating_add(held) >= DICE_OF_A_ROUND
    }

    /// Checks that a draft is possible: with no die held, or with one that has served a turn, up to
    /// the third die (TB-18.6).
    fn check_drafting(state: &State) -> Result<(), Refusal> {
        Self::check_own_turn(state)?;
        let served = |die: Die| die.potency() < HIGHEST_POTENCY;
        Refusal::DieJustDrafted.unless(state.die(Side::Human).is_none_or(served))?;
        Refusal::FourthDie.unless(!Self::has_third_die(state))
    }

    /// Checks that the die lies in the bowl (TB-18.2, TB-18.6).
    pub(super) fn check_report_draft(
        state: &State,
        symbol: Symbol,
        colour: Colour,
    ) -> Result<(), Refusal> {
        Self::check_drafting(state)?;
        Self::check_draft(state, symbol, colour).map_err(|_| Refusal::NoDieToReport)
    }

    /// Checks that the level rises, at most to the top (TB-18.2, TB-18.6).
    pub(super) fn check_level(
        &self,
        state: &State,
        track: Element,
        level: u8,
    ) -> Result<(), Refusal> {
        let rises = level > state.level(Side::Human, track);
        Refusal::LevelNotAbove.unless(rises && level <= self.catalogue().top(track))
    }

    /// Checks that a turn ends with a die (TB-18.6). A window after the bot's turn can always end
    /// (TB-18.10).
    pub(super) fn check_report_end(state: &State) -> Result<(), Refusal> {
        let own = state.turn == Some(Side::Human);
        Refusal::NoDieHeld.unless(!own || state.die(Side::Human).is_some())
    }

    /// Checks that the human passes with the third die, or by options earlier (TB-18.6).
    pub(super) fn check_report_pass(&self, state: &State) -> Result<(), Refusal> {
        Self::check_own_turn(state)?;
        Refusal::NoPassYet.unless(Self::has_third_die(state) || self.passes_early())
    }

    /// Lists drafts by symbol and colour, levels by track upward, `end`, `pass` (TB-18.6).
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
    /// Drafts a die, which can serve at most five turns (TB-18.7). One still held is used up.
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

    /// Moves the marker step by step, announcing every bonus space (TB-18.8).
    #[inline(never)]
    pub(super) fn report_level(&mut self, track: Element, level: u8) -> Due {
        while self.state.level(Side::Human, track) < level {
            self.human_steps(track);
        }
        Due::Report
    }

    /// Ends a report; a turn of the human's own has used the die once more (TB-18.9).
    #[inline(never)]
    pub(super) fn end_report(&mut self) -> Due {
        if self.state.turn == Some(Side::Human)
            && let Some(die) = self.state.die(Side::Human)
        {
            let potency = die.potency().saturating_sub(1);
            let die = Die { potency, ..die };
            self.state.dice.set(Side::Human, Some(die));
        }
        Due::CleanUp
    }

    /// Passes for the human; a die still held goes to the used dice (TB-18.9).
    #[inline(never)]
    pub(super) fn report_pass(&mut self) -> Due {
        self.use_die(Side::Human);
        self.pass(Side::Human);
        Due::CleanUp
    }

    /// Offers a report of levels that a reaction changed, once the human has passed (TB-18.10).
    pub(super) fn offer_reaction_report(&mut self) -> Due {
        if self.game.reports_after_bot_turn(self.state) {
            Due::Report
        } else {
            Due::CleanUp
        }
    }
}
