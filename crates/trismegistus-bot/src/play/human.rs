//! TB-14.1 to TB-14.5: the human's draft and spending, as reported. TB-11: the human's reaction.

use solo_core::Events;

use super::draft::HIGHEST_POTENCY;
use super::{NextStage, Position, Table};
use crate::catalogue::{Colour, Symbol};
use crate::decision::Potency;
use crate::event::Event;
use crate::options::HumanPass;
use crate::phase::{Pending, Taken};
use crate::refusal::Refusal;
use crate::state::{Die, Side};

impl Position<'_> {
    /// Checks that the die lies in the bowl (TB-14.2).
    pub(super) fn can_draft(self, symbol: Symbol, colour: Colour) -> Result<(), Refusal> {
        Refusal::NoSuchDie.unless(self.state.bowl(symbol, colour) > 0)
    }

    /// Checks that an option lets the human pass instead (TB-14.3).
    pub(super) fn can_pass(self) -> Result<(), Refusal> {
        Refusal::NoEarlyPass.unless(self.game.options().human_pass == HumanPass::BeforeDraft)
    }

    /// Checks that at least 1 and at most all remaining potency is spent (TB-14.5).
    pub(super) fn can_spend(self, amount: Potency) -> Result<(), Refusal> {
        let left = self.state.die(Side::Human).map_or(0, Die::potency);
        Refusal::PotencyOutOfRange.unless(amount.get() <= left)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Moves the die to the human's side; a wild one stays wild (TB-14.2).
    pub(super) fn human_draft(&mut self, symbol: Symbol, colour: Colour) -> NextStage {
        let potency = self.take_from_bowl(symbol, colour);
        self.state.die_held[Side::Human] = Some(Die {
            colour,
            symbol,
            potency,
        });
        self.emit(Event::HumanDrafted {
            colour,
            symbol,
            potency,
        });
        // TB-14.4: below 5 the human decides whether to spend a token.
        if potency < HIGHEST_POTENCY {
            self.wait(Pending::HumanBoost)
        } else {
            self.offer(Pending::HumanSpend)
        }
    }

    /// Passes for the human before drafting (TB-14.3).
    pub(super) fn human_pass(&mut self) -> NextStage {
        self.pass(Side::Human);
        NextStage::CleanUp(Side::Human)
    }

    /// Spends a personal Ethereal token; the human's tokens are not counted here (TB-14.4).
    pub(super) fn boost(&mut self, die: Die) -> NextStage {
        let potency = die.potency + 1;
        self.state.die_held[Side::Human] = Some(Die { potency, ..die });
        self.emit(Event::EtherealSpent {
            side: Side::Human,
            potency,
        });
        self.offer(Pending::HumanSpend)
    }

    /// Spends potency of the human (TB-14.5).
    pub(super) fn human_spend(&mut self, die: Die, amount: Potency) -> NextStage {
        self.spend(Side::Human, die, amount.get());
        self.offer(Pending::HumanWindow(Taken::NOTHING))
    }

    /// Offers a reaction to the human while a marker is left, also after passing (TB-11.1). The bot
    /// never reacts (TB-11.3).
    pub(super) fn offer_reaction(&mut self) -> NextStage {
        if self.game.is_lean() {
            return self.offer_reaction_report();
        }
        if self.state.human_reactions == 0 {
            return NextStage::CleanUp(Side::Bot);
        }
        self.wait(Pending::Reaction)
    }

    /// Uses a marker and opens a window on the bot's die (TB-11.2).
    pub(super) fn react(&mut self) -> NextStage {
        self.state.human_reactions -= 1;
        self.emit(Event::Reacted);
        self.offer(Pending::ReactionWindow(Taken::NOTHING))
    }
}
