//! VK-7: effects on the Bot.

use solo_core::Events;

use super::actions::Possible;
use super::menu::{CardVerb, Menu};
use super::{Flow, Look, Table};
use crate::catalogue::{Design, Destination, Effect, Extreme, Group};
use crate::event::{Event, Zone};
use crate::options::{BotLosesTo, DiscardGroups, NoTarget};
use crate::phase::Phase;
use crate::state::{AttackSlot, Designs, Hold, Left};

impl Effect {
    /// VK-7.12: the attack slot that the operation goes through.
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
    /// Whether an attack of the running action at this depth is possible; depth 0 stands for an
    /// action that has not begun.
    pub(super) fn attack(&self, effect: &Effect, depth: u8) -> Possible {
        // VK-7.11 to VK-7.13: an attack through a slot that another execution has used is impossible.
        let closed = |slot| !self.state.turn.hold(slot).is_open_to(depth);
        if effect.attack_slot().is_some_and(closed) {
            return Possible::No;
        }
        let in_tomb = !self.state.bot_tomb.is_empty();
        match *effect {
            Effect::OppSacrifice(_) => self.target(self.state.piles.len(Left::BotDiscard) > 0),
            // VK-7.15: an exempt Bot is no reason to forbid the rest.
            Effect::OppGive { floor, .. } if self.is_exempt(floor) => Possible::Void,
            Effect::OppExec => self.target(!self.borrowable().is_empty()),
            _ => self.target(in_tomb),
        }
    }

    /// VK-7.13: an attack that finds nothing to take is impossible or, with the option, void.
    fn target(&self, found: bool) -> Possible {
        match (found, self.game.rules().no_target) {
            (true, _) => Possible::Yes,
            (false, NoTarget::Forbid) => Possible::No,
            (false, NoTarget::Skip) => Possible::Void,
        }
    }

    /// VK-7.15: whether the Bot owns no more cards than the floor, tomb and discard pile together.
    fn is_exempt(&self, floor: u8) -> bool {
        let piled = u32::from(self.state.piles.len(Left::BotDiscard));
        self.state.bot_tomb.len().wrapping_add(piled) <= u32::from(floor)
    }

    /// VK-7.6: the designs one of which leaves the Bot's tomb. VK-7.5, VK-7.8: also where the text
    /// speaks of the opponent's deck.
    pub(super) fn bot_pick(&self) -> Designs {
        let catalogue = self.game.catalogue();
        let tomb = self.state.bot_tomb.designs();
        // VK-7.7: any level 1 card, whatever it costs.
        let first = tomb.and(catalogue.of_level(1));
        if !first.is_empty() {
            return first;
        }
        let second = tomb.and(catalogue.of_level(2));
        let level = if second.is_empty() { tomb } else { second };
        catalogue.extreme(level, Extreme::Lowest)
    }

    /// What can be chosen when the Bot discards `n` cards.
    pub(super) fn discard_choices(&self, n: u8) -> Menu {
        if n == 1 {
            return Menu::Cards(CardVerb::Pick, self.bot_pick(), false);
        }
        match self.state.group {
            Some(group) => Menu::Cards(CardVerb::Pick, self.cheapest_of(group), false),
            // VK-7.16: with no group to name, one card leaves by the priority.
            None if self.has_no_group() => Menu::Cards(CardVerb::Pick, self.bot_pick(), false),
            None => Menu::groups(|group| self.can_be_named(group)),
        }
    }

    /// VK-7.9, VK-7.10: whether several discards can come from this group.
    pub(crate) fn can_be_named(&self, group: Group) -> bool {
        let any = self.game.rules().discard_groups == DiscardGroups::Any;
        let in_tomb = self.state.bot_tomb.designs().and(group.designs());
        !in_tomb.is_empty() && (any || Group::SETS.contains(&group))
    }

    /// VK-7.16: whether several discards find no group that they can come from.
    pub(crate) fn has_no_group(&self) -> bool {
        !Group::ALL.iter().any(|&group| self.can_be_named(group))
    }

    /// VK-7.9, VK-7.10: the designs of the group that can be among the cheapest cards still to leave.
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
    /// The Bot begins to discard `n` cards.
    pub(super) fn bot_discards(&mut self, n: u8) -> Flow {
        // VK-7.16: without a group to name the rest of the demand lapses.
        if n > 1 && self.state.group.is_none() && self.look().has_no_group() {
            self.state.left = 1;
        }
        self.ask(Phase::Choose)
    }

    /// VK-7.9: the player has chosen the group.
    pub(super) fn aim_at(&mut self, group: Group) -> Flow {
        self.state.group = Some(group);
        // VK-7.10: if the group has too few cards, all of them leave.
        let cards = self.state.bot_tomb.count(group.designs());
        let cards = u8::try_from(cards).unwrap_or(u8::MAX);
        self.state.left = self.state.left.min(cards);
        self.ask(Phase::Choose)
    }

    /// VK-7.3: a card the Bot discards leaves its tomb.
    pub(super) fn bot_loses(&mut self, card: Design) -> Flow {
        // VK-7.4: onto its discard pile, or the boneyard.
        let to = match self.game.rules().bot_loses_to {
            BotLosesTo::Discard => Destination::BotDiscard,
            BotLosesTo::Boneyard => Destination::Boneyard,
        };
        self.one_less();
        self.bot_hands_over(card, to)
    }

    /// A card leaves the Bot's tomb.
    pub(super) fn bot_hands_over(&mut self, card: Design, to: Destination) -> Flow {
        self.state.bot_tomb.take(card);
        self.take_slot(AttackSlot::Discard);
        self.place(card, Zone::BotTomb, to);
        Flow::On
    }

    /// VK-7.12: the slot is taken when a card of the Bot moves, and held until the action ends.
    fn take_slot(&mut self, slot: AttackSlot) {
        let depth = self.state.frames.depth();
        *self.state.turn.hold_mut(slot) = Hold::Held(depth);
    }

    /// VK-7.2: the Bot sacrifices from the top of its discard pile, never from its tomb.
    pub(super) fn bot_sacrifices(&mut self, n: u8) -> Flow {
        for _ in 0..n {
            if let Some(card) = self.state.piles.pop(Left::BotDiscard) {
                self.take_slot(AttackSlot::Sacrifice);
                self.place(card, Zone::BotDiscard, Destination::Boneyard);
            }
        }
        self.state.left = 0;
        Flow::On
    }
}
