//! VK-7: effects on the Bot.

use solo_core::Events;

use super::actions::Possible;
use super::menu::places;
use super::{Flow, Look, Table};
use crate::catalogue::{Design, Destination, Effect, Extreme, Group};
use crate::event::{Event, Zone};
use crate::options::{BotLosesTo, DiscardGroups, NoTarget};
use crate::phase::Phase;
use crate::state::{AttackSlot, Begun, Designs, Offered, Pile};

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

impl Look<'_> {
    // VK-7.1: an opponent is always the Bot. VK-7.14: it never chooses; no effect asks it to.
    /// Returns whether an attack of the running action at this depth is possible.
    ///
    /// Depth 0 is an action that has not begun.
    pub(super) fn attack(&self, effect: &Effect, depth: u8) -> Possible {
        // VK-7.11 to VK-7.13: an attack through a slot that another execution has used is
        // impossible.
        let closed = |slot| !self.state.is_open(slot, depth);
        if effect.attack_slot().is_some_and(closed) {
            return Possible::No;
        }
        let in_tomb = !self.state.bot_tomb.is_empty();
        match *effect {
            Effect::OppSacrifice(_) => self.target(self.state.piles.len(Pile::BotDiscard) > 0),
            // VK-7.15: an exempt Bot does not forbid the rest.
            Effect::OppGive { floor, .. } if self.is_exempt(floor) => Possible::Void,
            Effect::OppExec => self.target(!self.borrowable().is_empty()),
            _ => self.target(in_tomb),
        }
    }

    /// Judges an attack by its target: without one it is impossible or, with the option, void
    /// (VK-7.13).
    fn target(&self, found: bool) -> Possible {
        match (found, self.game.rules().no_target) {
            (true, _) => Possible::Yes,
            (false, NoTarget::Forbid) => Possible::No,
            (false, NoTarget::Skip) => Possible::Void,
        }
    }

    /// Returns whether the Bot owns no more cards than the floor, discard pile included (VK-7.15).
    pub(super) fn is_exempt(&self, floor: u8) -> bool {
        let piled = u32::from(self.state.piles.len(Pile::BotDiscard));
        self.state.bot_tomb.len().wrapping_add(piled) <= u32::from(floor)
    }

    /// Returns the designs of which one leaves the Bot's tomb (VK-7.6).
    ///
    /// They are the same where the text speaks of the opponent's deck (VK-7.5, VK-7.8).
    pub(super) fn bot_pick(&self) -> Designs {
        let catalogue = self.game.catalogue();
        let tomb = self.state.bot_tomb.designs();
        // VK-7.7: any level 1 card, whatever its cost.
        let first = tomb.and(catalogue.of_level(1));
        if !first.is_empty() {
            return first;
        }
        let second = tomb.and(catalogue.of_level(2));
        let level = if second.is_empty() { tomb } else { second };
        catalogue.extreme(level, Extreme::Lowest)
    }

    /// Returns whether the Bot has to discard `n` cards of a group that is still to be named
    /// (VK-7.9).
    pub(super) fn names_a_group(&self, n: u8) -> bool {
        // VK-7.16: if no group can be named, one card leaves by the priority.
        n > 1 && self.state.begun.group().is_none() && !self.has_no_group()
    }

    /// Judges which groups can be named for `n` discards.
    pub(super) fn groups(&self, n: u8) -> Offered {
        Offered::numbers(places(Group::ALL, |group| self.can_be_named(group, n)))
    }

    /// Returns the designs that the Bot can discard.
    pub(super) fn discardable(&self) -> Designs {
        match self.state.begun.group() {
            Some(group) => self.cheapest_of(group),
            None => self.bot_pick(),
        }
    }

    /// Returns whether `n` discards can come from this group (VK-7.9, VK-7.10).
    pub(crate) fn can_be_named(&self, group: Group, n: u8) -> bool {
        let cards = self.bot_cards_of(group);
        cards > 0
            && match self.game.rules().discard_groups {
                DiscardGroups::Sets => group.is_set(),
                DiscardGroups::Any => true,
                DiscardGroups::Full => group.is_set() && (cards >= n || !self.has_full_set(n)),
            }
    }

    /// Returns whether a set in the Bot's tomb has as many cards as are demanded (VK-7.10).
    fn has_full_set(&self, n: u8) -> bool {
        Group::SETS.iter().any(|&set| self.bot_cards_of(set) >= n)
    }

    /// Counts the cards of a group in the Bot's tomb.
    pub(crate) fn bot_cards_of(&self, group: Group) -> u8 {
        let cards = self.state.bot_tomb.count(group.designs());
        u8::try_from(cards).unwrap_or(u8::MAX)
    }

    /// Returns whether no group allows several discards (VK-7.16).
    pub(crate) fn has_no_group(&self) -> bool {
        // VK-7.10: of the sets that are there, one can always be named.
        !Group::ALL.iter().any(|&group| self.can_be_named(group, 1))
    }

    /// Returns the designs that can be the cheapest of the group still to leave (VK-7.9, VK-7.10).
    fn cheapest_of(&self, group: Group) -> Designs {
        let catalogue = self.game.catalogue();
        let tomb = &self.state.bot_tomb;
        let there = tomb.designs().and(group.designs());
        let among_the_cheapest = |card: Design| {
            let cheaper = catalogue.costing_less_than(catalogue.cost(card));
            tomb.count(there.and(cheaper)) < u32::from(self.state.left)
        };
        there.filter(among_the_cheapest)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Begins the discard of `n` cards by the Bot.
    pub(super) fn bot_discards(&mut self, n: u8) -> Flow {
        // VK-7.16: if no group can be named, the rest of the demand lapses.
        if n > 1 && self.state.begun.group().is_none() && self.look().has_no_group() {
            self.state.left = 1;
        }
        self.ask(Phase::Choose)
    }

    /// Sets the group that the player has chosen (VK-7.9).
    pub(super) fn aim_at(&mut self, group: Group) -> Flow {
        self.state.begun = Begun::Group(group);
        // VK-7.10: if the group has too few cards, all of them leave.
        self.state.left = self.state.left.min(self.look().bot_cards_of(group));
        self.ask(Phase::Choose)
    }

    /// Discards a card from the Bot's tomb (VK-7.3).
    pub(super) fn bot_loses(&mut self, card: Design) -> Flow {
        // VK-7.4: onto its discard pile, or the boneyard.
        let to = match self.game.rules().bot_loses_to {
            BotLosesTo::Discard => Destination::BotDiscard,
            BotLosesTo::Boneyard => Destination::Boneyard,
        };
        self.one_less();
        self.bot_hands_over(card, to)
    }

    /// Moves a card out of the Bot's tomb.
    pub(super) fn bot_hands_over(&mut self, card: Design, to: Destination) -> Flow {
        self.state.bot_tomb.take(card);
        self.take_slot(AttackSlot::Discard);
        self.place(card, Zone::BotTomb, to);
        Flow::On
    }

    /// Takes the slot when a card of the Bot moves; it is held until the action ends (VK-7.12).
    fn take_slot(&mut self, slot: AttackSlot) {
        self.state.turn.use_up(slot);
        self.state.holders.set(slot, self.state.frames.depth());
    }

    /// Sacrifices from the top of the Bot's discard pile, never from its tomb (VK-7.2).
    pub(super) fn bot_sacrifices(&mut self, n: u8) -> Flow {
        for _ in 0..n {
            if let Some(card) = self.state.piles.pop(Pile::BotDiscard) {
                self.take_slot(AttackSlot::Sacrifice);
                self.place(card, Zone::BotDiscard, Destination::Boneyard);
            }
        }
        self.state.left = 0;
        Flow::On
    }
}
