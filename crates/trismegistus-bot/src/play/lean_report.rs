//! TB-18: the human's lean reports, in the human's own turns and after turns of the bot.

use core::ops::RangeInclusive;

use solo_core::Events;

use super::draft::HIGHEST_POTENCY;
use super::{NextStage, Position, Table};
use crate::botmegistus::Botmegistus;
use crate::catalogue::{Colour, Element, Symbol, TrackLevel};
use crate::event::Event;
use crate::options::{HumanChecks, HumanPass, Reports};
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::{Die, Side, State};

/// Number of dice that a side uses in a round (TB-12.2, TB-18.6).
const DICE_OF_A_ROUND: usize = 3;

impl Botmegistus {
    /// Returns whether the human reports only what the bot looks at (TB-18.1).
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

    fn has_third_die(state: &State) -> bool {
        let held = usize::from(state.die(Side::Human).is_some());
        state.used[Side::Human].len() + held >= DICE_OF_A_ROUND
    }

    /// Returns the levels above the marker, up to the top (TB-18.2, TB-18.6).
    pub(super) fn levels_above(&self, state: &State, track: Element) -> RangeInclusive<u8> {
        state.level(Side::Human, track) + 1..=self.catalogue().top(track)
    }
}

impl Position<'_> {
    /// Checks that it is the human's own turn (TB-18.10). Dice, passing and the end of a turn
    /// belong to it.
    fn can_report_own_turn(self) -> Result<(), Refusal> {
        Refusal::NotAfterBotTurn.unless(self.state.turn == Some(Side::Human))
    }

    /// Checks that a draft is possible: with no die held, or with one that has served a turn, up to
    /// the third die (TB-18.6).
    pub(super) fn can_report_dice(self) -> Result<(), Refusal> {
        self.can_report_own_turn()?;
        let served = |die: Die| die.potency() < HIGHEST_POTENCY;
        Refusal::DieJustDrafted.unless(self.state.die(Side::Human).is_none_or(served))?;
        Refusal::FourthDie.unless(!Botmegistus::has_third_die(self.state))
    }

    /// Checks that the die lies in the bowl (TB-18.2, TB-18.6).
    pub(super) fn can_report_draft(self, symbol: Symbol, colour: Colour) -> Result<(), Refusal> {
        self.can_report_dice()?;
        self.can_draft(symbol, colour)
            .map_err(|_| Refusal::NoDieToReport)
    }

    pub(super) fn can_report_level(
        self,
        TrackLevel { track, level }: TrackLevel<1>,
    ) -> Result<(), Refusal> {
        Refusal::LevelAboveTop.unless(level <= self.game.catalogue().top(track))?;
        Refusal::LevelNotAbove.unless(self.game.levels_above(self.state, track).contains(&level))
    }

    /// Checks that a turn ends with a die (TB-18.6). A window after the bot's turn can always end
    /// (TB-18.10).
    pub(super) fn can_end_report(self) -> Result<(), Refusal> {
        let own = self.state.turn == Some(Side::Human);
        Refusal::NoDieHeld.unless(!own || self.state.die(Side::Human).is_some())
    }

    /// Checks that the human passes with the third die, or by options earlier (TB-18.6).
    pub(super) fn can_report_pass(self) -> Result<(), Refusal> {
        self.can_report_own_turn()?;
        Refusal::NoPassYet
            .unless(Botmegistus::has_third_die(self.state) || self.game.passes_early())
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Drafts a die, which can serve at most five turns (TB-18.7). One still held is used up.
    pub(super) fn report_draft(&mut self, symbol: Symbol, colour: Colour) -> NextStage {
        self.use_die(Side::Human);
        let potency = self.take_from_bowl(symbol, colour);
        self.state.die_held[Side::Human] = Some(Die {
            colour,
            symbol,
            potency: HIGHEST_POTENCY,
        });
        self.emit(Event::HumanDrafted {
            colour,
            symbol,
            potency,
        });
        NextStage::Decision
    }

    /// Moves the marker step by step, announcing every bonus space (TB-18.8).
    pub(super) fn report_level(&mut self, TrackLevel { track, level }: TrackLevel<1>) -> NextStage {
        while self.state.level(Side::Human, track) < level {
            self.human_steps(track);
        }
        NextStage::Decision
    }

    /// Ends the report of a turn of the human's own, which has used the die once more (TB-18.9).
    pub(super) fn end_report(&mut self, mut die: Die) -> NextStage {
        die.potency -= 1;
        self.state.die_held[Side::Human] = Some(die);
        NextStage::CleanUp(Side::Human)
    }

    /// Passes for the human; a die still held goes to the used dice (TB-18.9).
    pub(super) fn report_pass(&mut self) -> NextStage {
        self.use_die(Side::Human);
        self.pass(Side::Human);
        NextStage::CleanUp(Side::Human)
    }

    /// Offers a report of levels that a reaction changed, once the human has passed (TB-18.10).
    pub(super) fn offer_reaction_report(&mut self) -> NextStage {
        if self.game.reports_after_bot_turn(self.state) {
            self.offer(Pending::HumanReport)
        } else {
            NextStage::CleanUp(Side::Bot)
        }
    }
}
