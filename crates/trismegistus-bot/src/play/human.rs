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
use crate::state::{Die, Side, State, all_above_zero};

impl Botmegistus {
    /// Checks that the die lies in the bowl (TB-14.2).
    #[inline]
    pub(super) fn check_draft(
        state: &State,
        symbol: Symbol,
        colour: Colour,
    ) -> Result<(), Refusal> {
        Refusal::NoSuchDie.unless(state.bowl(symbol, colour) > 0)
    }

    /// Checks that an option lets the human pass instead (TB-14.3).
    #[inline]
    pub(super) fn check_pass(&self) -> Result<(), Refusal> {
        Refusal::NoEarlyPass.unless(self.options().human_pass == HumanPass::BeforeDraft)
    }

    /// Returns the choices of the draft: bowls in symbol order, in a bowl colours in colour order,
    /// one bit for each; equal dice are one choice (TB-14.2).
    #[inline]
    pub(super) fn dice(state: &State) -> u64 {
        all_above_zero(state.bowls.0.map(|bowl| bowl.0).as_flattened())
    }

    /// Checks that at least 1 and at most all remaining potency is spent (TB-14.5).
    #[inline]
    pub(super) fn check_spend(state: &State, amount: u8) -> Result<(), Refusal> {
        let left = state.die(Side::Human).map_or(0, Die::potency);
        Refusal::PotencyOutOfRange.unless((1..=left).contains(&amount))
    }

    /// Returns the amounts that can be spent, one bit for each (TB-14.5).
    #[inline]
    pub(super) fn spending(state: &State) -> u64 {
        let left = state.die(Side::Human).map_or(0, Die::potency);
        2_u64.wrapping_shl(left.into()).wrapping_sub(2)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Moves the die to the human's side; a wild one stays wild (TB-14.2).
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
        // TB-14.4: below 5 the human decides whether to spend a token.
        if potency < HIGHEST_POTENCY {
            self.wait(Phase::HumanBoost)
        } else {
            Due::HumanSpend
        }
    }

    /// Passes for the human before drafting (TB-14.3).
    pub(super) fn human_pass(&mut self) -> Due {
        self.pass(Side::Human);
        Due::CleanUp
    }

    /// Spends a personal Ethereal token; the human's tokens are not counted here (TB-14.4).
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

    /// Spends potency of the human (TB-14.5).
    pub(super) fn human_spend(&mut self, amount: u8) -> Due {
        self.spend(Side::Human, amount);
        self.state.phase = Phase::HumanWindow;
        self.keep_open()
    }

    /// Offers a reaction to the human while a marker is left, also after passing (TB-11.1). The bot
    /// never reacts (TB-11.3).
    pub(super) fn offer_reaction(&mut self) -> Due {
        if self.game.is_lean() {
            return self.offer_reaction_report();
        }
        if self.state.reactions == 0 {
            return Due::CleanUp;
        }
        self.wait(Phase::Reaction)
    }

    /// Uses a marker and opens a window on the bot's die (TB-11.2).
    pub(super) fn react(&mut self) -> Due {
        self.state.reactions = self.state.reactions.saturating_sub(1);
        self.tell(Event::Reacted);
        self.state.phase = Phase::ReactionWindow;
        self.keep_open()
    }
}
