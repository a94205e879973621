//! VK-7: effects on the Bot.

use solo_core::{Events, Set};

use super::actions::Judgement;
use super::{Flow, Position, Table};
use crate::catalogue::{Design, Destination, Effect, Extreme, Group};
use crate::event::Event;
use crate::ids::Zone;
use crate::options::{BotLosesTo, DiscardGroups, NoTarget};
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::state::{AttackSlot, Pile};

impl Effect {
    /// Returns the attack slot that the operation uses (VK-7.12).
    pub(crate) const fn attack_slot(&self) -> Option<AttackSlot> {
        match self {
            Self::OppDiscard(_) | Self::OppGive { .. } | Self::OppDeck(_) => {
                Some(AttackSlot::Discard)
            }
            Self::OppSacrifice(_) => Some(AttackSlot::Sacrifice),
            _ => None,
        }
    }
}

impl Position<'_> {
    // VK-7.1: an opponent is always the Bot. VK-7.14: it never chooses; no effect asks it to.
    /// Accepts an attack by an action; otherwise returns what forbids it, and what that means for
    /// the rest of the mode. Operations that attack nothing are accepted.
    ///
    /// `runs` is the index of the running action, or `None` before it begins.
    pub(super) fn judge_attack(
        &self,
        effect: &Effect,
        runs: Option<u8>,
    ) -> Result<(), (Refusal, Judgement)> {
        let state = self.state;
        // VK-7.11 to VK-7.13: an attack through a slot that another execution has used is
        // impossible.
        if let Some(slot) = effect.attack_slot()
            && state.this_turn.has_used(slot)
            && (runs.is_none() || state.slot_holders.of(slot) != runs)
        {
            return Err((Refusal::AttackUsed, Judgement::No));
        }
        let in_tomb = !state.bot_tomb.is_empty();
        let (found, refusal) = match *effect {
            // VK-7.15: an exempt Bot does not forbid the rest.
            Effect::OppGive { floor, .. } if self.is_exempt(floor) => {
                return Err((Refusal::Exempt { floor }, Judgement::Void));
            }
            Effect::OppSacrifice(_) => {
                let piled = state.piles.cards(Pile::BotDiscard);
                (!piled.is_empty(), Refusal::NothingToSacrifice)
            }
            Effect::OppDiscard(_) => (in_tomb, Refusal::NothingToDiscard),
            Effect::OppGive { .. } | Effect::OppDeck(_) => (in_tomb, Refusal::NothingToHandOver),
            Effect::OppExec => (!self.borrowable().is_empty(), Refusal::NothingToBorrow),
            _ => return Ok(()),
        };
        // VK-7.13: without a target it is impossible or, with the option, void.
        match self.game.options().no_target {
            _ if found => Ok(()),
            NoTarget::Forbid => Err((refusal, Judgement::No)),
            NoTarget::Skip => Err((refusal, Judgement::Void)),
        }
    }

    /// Returns whether the Bot owns no more cards than the floor, discard pile included (VK-7.15).
    fn is_exempt(&self, floor: u8) -> bool {
        let in_tomb = usize::from(self.state.bot_tomb.len());
        in_tomb + self.state.piles.cards(Pile::BotDiscard).len() <= usize::from(floor)
    }

    /// Returns the designs of which one leaves the Bot's tomb (VK-7.6).
    ///
    /// They are the same where the text speaks of the opponent's deck (VK-7.5, VK-7.8).
    pub(super) fn bot_pick(&self) -> Set<Design> {
        let catalogue = self.game.catalogue();
        let tomb = self.state.bot_tomb.kinds();
        // VK-7.7: any level 1 card, whatever its cost.
        let first = tomb & catalogue.of_level(1);
        if !first.is_empty() {
            return first;
        }
        let second = tomb & catalogue.of_level(2);
        let level = if second.is_empty() { tomb } else { second };
        catalogue.extreme(level, Extreme::Lowest)
    }

    /// Returns whether the Bot has to discard `n` cards of a group that is still to be named
    /// (VK-7.9).
    pub(super) fn names_a_group(&self, n: u8) -> bool {
        // VK-7.16: if no group can be named, one card leaves by the priority.
        n > 1 && self.state.operation_progress.group.is_none() && !self.has_no_group()
    }

    /// Returns the designs that the Bot can discard.
    pub(super) fn discardable(&self) -> Set<Design> {
        match self.state.operation_progress.group {
            Some(group) => self.cheapest_of(group),
            None => self.bot_pick(),
        }
    }

    /// Accepts a group for `n` discards (VK-7.9, VK-7.10).
    pub(crate) fn can_name(&self, group: Group, n: u8) -> Result<(), Refusal> {
        let (rule, cards) = (self.game.options().discard_groups, self.bot_cards_of(group));
        if rule != DiscardGroups::Any && !group.is_set() {
            return Err(Refusal::NotASet);
        }
        if cards == 0 {
            return Err(Refusal::NoSuchGroup { group });
        }
        // A set with all the cards comes before one with fewer.
        let mut sets = Group::SETS.into_iter();
        if rule == DiscardGroups::Full && cards < n && sets.any(|set| self.bot_cards_of(set) >= n) {
            return Err(Refusal::SetTooSmall { cards: n });
        }
        Ok(())
    }

    /// Counts the cards of a group in the Bot's tomb.
    pub(crate) fn bot_cards_of(&self, group: Group) -> u8 {
        let cards = self.state.bot_tomb.count(group.designs());
        u8::try_from(cards).unwrap_or(u8::MAX)
    }

    /// Returns whether no group allows several discards (VK-7.16).
    pub(crate) fn has_no_group(&self) -> bool {
        // VK-7.10: of the sets that are there, one can always be named.
        let mut groups = Group::ALL.into_iter();
        groups.all(|group| self.can_name(group, 1).is_err())
    }

    /// Returns the designs that can be the cheapest of the group still to leave (VK-7.9, VK-7.10).
    fn cheapest_of(&self, group: Group) -> Set<Design> {
        let (catalogue, tomb) = (self.game.catalogue(), &self.state.bot_tomb);
        tomb.kinds().filter(|card| {
            let cheaper = group.designs() & catalogue.costing_less_than(catalogue.cost(card));
            card.group() == group && tomb.count(cheaper) < self.state.operation_progress.left.into()
        })
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Begins the discard of `n` cards by the Bot.
    pub(super) fn bot_discards(&mut self, n: u8) -> Flow {
        // VK-7.16: if no group can be named, the rest of the demand lapses.
        if n > 1 && self.state.operation_progress.group.is_none() && self.position().has_no_group()
        {
            self.state.operation_progress.left = 1;
        }
        self.ask(Pending::Choose)
    }

    /// Sets the group that the player has chosen (VK-7.9).
    pub(super) fn aim_at(&mut self, group: Group) -> Flow {
        // VK-7.10: if the group has too few cards, all of them leave.
        let left = self.state.operation_progress.left;
        self.state.operation_progress.left = left.min(self.position().bot_cards_of(group));
        self.state.operation_progress.group = Some(group);
        self.ask(Pending::Choose)
    }

    /// Discards a card from the Bot's tomb (VK-7.3).
    pub(super) fn bot_loses(&mut self, card: Design) -> Flow {
        // VK-7.4: onto its discard pile, or the boneyard.
        let to = match self.game.options().bot_loses_to {
            BotLosesTo::Discard => Destination::BotDiscard,
            BotLosesTo::Boneyard => Destination::Boneyard,
        };
        self.count_repetition();
        self.bot_hands_over(card, to)
    }

    /// Moves a card out of the Bot's tomb.
    pub(super) fn bot_hands_over(&mut self, card: Design, to: Destination) -> Flow {
        self.state.bot_tomb.take(card);
        self.take_slot(AttackSlot::Discard);
        self.place(card, Zone::BotTomb, to);
        Flow::GoOn
    }

    /// Takes the slot when a card of the Bot moves; it is held until the action ends (VK-7.12).
    fn take_slot(&mut self, slot: AttackSlot) {
        self.state.this_turn.use_up(slot);
        self.state
            .slot_holders
            .set(slot, self.state.innermost_index());
    }

    /// Sacrifices from the top of the Bot's discard pile, never from its tomb (VK-7.2).
    pub(super) fn bot_sacrifices(&mut self, n: u8) -> Flow {
        for _ in 0..n {
            if let Some(card) = self.state.piles.pop(Pile::BotDiscard) {
                self.take_slot(AttackSlot::Sacrifice);
                self.place(card, Zone::BotDiscard, Destination::Boneyard);
            }
        }
        self.state.operation_progress.left = 0;
        Flow::GoOn
    }
}
