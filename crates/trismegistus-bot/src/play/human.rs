//! TB-14.1 to TB-14.5: the human's draft and spending, as reported. TB-11: the human's reaction.

use solo_core::Events;

use super::draft::HIGHEST_POTENCY;
use super::{Due, Table};
use crate::catalogue::{Colour, Symbol};
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

    /// TB-14.2: bowls in symbol order, in a bowl colours in colour order, one bit for each; equal dice are
    /// one choice.
    #[inline]
    pub(super) fn dice(state: &State) -> u64 {
        let bowls = state
            .bowls
            .0
            .iter()
            .rev()
            .flat_map(|bowl| bowl.0.iter().rev());
        bowls.fold(0, |set, dice| set.wrapping_mul(2) | u64::from(*dice > 0))
    }

    /// TB-14.5: at least 1, at most all that is left.
    #[inline]
    pub(super) fn check_spend(state: &State, amount: u8) -> Result<(), Refusal> {
        let left = state.die(Side::Human).map_or(0, Die::potency);
        Refusal::PotencyOutOfRange.unless((1..=left).contains(&amount))
    }

    /// TB-14.5: one bit for each amount.
    #[inline]
    pub(super) fn spending(state: &State) -> u64 {
        let left = state.die(Side::Human).map_or(0, Die::potency);
        2_u64.wrapping_shl(left.into()).wrapping_sub(2)
    }
}

impl<E: Events<Event>> Table<'_, E> {
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

    /// TB-14.5: how much potency.
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
