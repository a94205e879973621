//! VK-7: effects on the Bot.

use solo_core::Events;

use super::actions::Possible;
use super::menu::{CardVerb, Menu};
use super::{Flow, Look, Table};
use crate::catalogue::{Design, Destination, Extreme, Group};
use crate::event::{Event, Zone};
use crate::options::BotLosesTo;
use crate::phase::Phase;
use crate::state::{Designs, Left};

impl Look<'_> {
    // VK-7.1: an opponent is always the Bot. VK-7.14: it never chooses; no effect asks it to.
    /// VK-7.11, VK-7.13: an attack through a used slot is impossible; one that finds no card is void.
    pub(super) const fn attack(&self, used: bool, finds: bool) -> Possible {
        if used {
            Possible::No
        } else {
            Possible::or_void(finds)
        }
    }

    /// VK-7.15: whether the Bot owns more cards than the floor, tomb and discard pile together, and has
    /// one to give.
    pub(super) fn can_give(&self, floor: u8) -> bool {
        let owned = self
            .state
            .bot_tomb
            .len()
            .wrapping_add(u32::from(self.state.piles.len(Left::BotDiscard)));
        !self.state.bot_tomb.is_empty() && owned > u32::from(floor)
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
            // VK-7.9, VK-7.10: all cards of one group; any group will do.
            None => {
                let tomb = self.state.bot_tomb.designs();
                Menu::groups(|group| !tomb.and(group.designs()).is_empty())
            }
            Some(group) => Menu::Cards(CardVerb::Pick, self.cheapest_of(group), false),
        }
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
        // VK-7.12: the slot is used when a card of the Bot moves.
        self.state.turn.bot_discard = true;
        self.place(card, Zone::BotTomb, to);
        Flow::On
    }

    /// VK-7.2: the Bot sacrifices from the top of its discard pile, never from its tomb.
    pub(super) fn bot_sacrifices(&mut self, n: u8) -> Flow {
        for _ in 0..n {
            if let Some(card) = self.state.piles.pop(Left::BotDiscard) {
                self.state.turn.bot_sacrifice = true;
                self.place(card, Zone::BotDiscard, Destination::Boneyard);
            }
        }
        self.state.left = 0;
        Flow::On
    }
}
