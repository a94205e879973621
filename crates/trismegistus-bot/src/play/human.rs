//! TB-14.1 to TB-14.5: the human's draft and spending, as reported. TB-11: the human's reaction.

use core::ops::ControlFlow;

use solo_core::Events;

use super::draft::HIGHEST_POTENCY;
use super::{Due, Table};
use crate::catalogue::{Colour, Symbol};
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Botmegistus;
use crate::options::HumanPass;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::{Die, Side, State};

impl Botmegistus {
    /// TB-14.2: any die in any bowl.
    #[inline]
    pub(super) fn check_draft(
        state: &State,
        symbol: Symbol,
        colour: Colour,
    ) -> Result<(), Refusal> {
        Refusal::NoSuchDie.unless(state.bowl(symbol, colour) > 0)
    }

    /// TB-14.3: an option lets the human pass instead.
    #[inline]
    pub(super) fn check_pass(&self) -> Result<(), Refusal> {
        Refusal::NoEarlyPass.unless(self.options().human_pass == HumanPass::BeforeDraft)
    }

    /// TB-14.2: bowls in symbol order, in a bowl colours in colour order; equal dice are one choice.
    #[inline]
    pub(super) fn list_dice(
        state: &State,
        visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for symbol in Symbol::all() {
            for colour in Colour::all() {
                if Self::check_draft(state, symbol, colour).is_ok() {
                    visit(Decision::Draft { symbol, colour })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// How many choices of dice there are.
    #[inline]
    pub(super) fn dice_count(state: &State) -> u32 {
        let bowls = state.bowls.0.iter().flat_map(|bowl| bowl.0);
        u32::try_from(bowls.filter(|dice| *dice > 0).count()).unwrap_or(0)
    }

    /// TB-14.2, TB-14.3: the dice, then passing.
    #[inline]
    pub(super) fn list_drafts(
        &self,
        state: &State,
        mut visit: impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        Self::list_dice(state, &mut visit)?;
        if self.check_pass().is_ok() {
            visit(Decision::Pass)
        } else {
            ControlFlow::Continue(())
        }
    }

    #[inline]
    pub(super) fn draft_count(&self, state: &State) -> u32 {
        let pass = u32::from(self.check_pass().is_ok());
        Self::dice_count(state).saturating_add(pass)
    }

    /// TB-14.5: at least 1, at most all that is left.
    #[inline]
    pub(super) fn check_spend(state: &State, amount: u8) -> Result<(), Refusal> {
        let left = state.die(Side::Human).map_or(0, Die::potency);
        Refusal::PotencyOutOfRange.unless((1..=left).contains(&amount))
    }

    #[inline]
    pub(super) fn spending_count(state: &State) -> u32 {
        state
            .die(Side::Human)
            .map_or(0, |die| u32::from(die.potency()))
    }

    pub(super) fn list_spending(
        state: &State,
        visit: impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let left = state.die(Side::Human).map_or(0, Die::potency);
        (1..=left).map(Decision::Spend).try_for_each(visit)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// TB-14.2: the human drafts. TB-17.1: a single choice is not offered.
    pub(super) fn offer_draft(&mut self) -> Due {
        if self.game.draft_count(self.state) == 1 {
            let mut only = None;
            let _ = self.game.list_drafts(self.state, |decision| {
                only = Some(decision);
                ControlFlow::Break(())
            });
            if let Some(Decision::Draft { symbol, colour }) = only {
                return self.human_draft(symbol, colour);
            }
        }
        self.wait(Phase::HumanDraft)
    }

    /// TB-14.2: the die lies on the human's side; a wild one stays wild.
    pub(super) fn human_draft(&mut self, symbol: Symbol, colour: Colour) -> Due {
        let potency = self.take_from_bowl(symbol, colour);
        self.state.dice.set(
            Side::Human,
            Some(Die {
                colour,
                symbol,
                potency,
            }),
        );
        self.tell(Event::HumanDrafted {
            colour,
            symbol,
            potency,
        });
        // TB-14.4: below 5 the human says whether a token is spent.
        if potency < HIGHEST_POTENCY {
            self.wait(Phase::HumanBoost)
        } else {
            Due::HumanSpend
        }
    }

    /// TB-14.3: the human passes before drafting.
    pub(super) fn human_pass(&mut self) -> Due {
        self.pass(Side::Human);
        Due::CleanUp
    }

    /// TB-14.4: a personal Ethereal token; the human's tokens are not counted here.
    pub(super) fn boost(&mut self) -> Due {
        if let Some(die) = self.state.die(Side::Human) {
            let potency = die.potency().saturating_add(1);
            self.state
                .dice
                .set(Side::Human, Some(Die { potency, ..die }));
            self.tell(Event::EtherealSpent {
                side: Side::Human,
                potency,
            });
        }
        Due::HumanSpend
    }

    /// TB-14.5: how much potency. TB-17.1: the last one is spent without being asked about.
    pub(super) fn offer_spending(&mut self) -> Due {
        if Botmegistus::spending_count(self.state) == 1 {
            return self.human_spend(1);
        }
        self.wait(Phase::HumanSpend)
    }

    pub(super) fn human_spend(&mut self, amount: u8) -> Due {
        self.spend(Side::Human, amount);
        self.state.phase = Phase::HumanWindow;
        Due::Window
    }

    /// TB-11.1: the human may react while a marker is left, also after passing. TB-11.3: the bot never
    /// reacts.
    pub(super) fn offer_reaction(&mut self) -> Due {
        if self.game.is_lean() {
            return self.offer_reaction_report();
        }
        if self.state.reactions == 0 {
            return Due::CleanUp;
        }
        self.wait(Phase::Reaction)
    }

    /// TB-11.2: a marker is used, and a window opens on the bot's die.
    pub(super) fn react(&mut self) -> Due {
        self.state.reactions = self.state.reactions.saturating_sub(1);
        self.tell(Event::Reacted);
        self.state.phase = Phase::ReactionWindow;
        Due::Window
    }
}
