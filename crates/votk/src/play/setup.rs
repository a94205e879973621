//! VK-2: set-up.

use solo_core::Events;

use super::{Flow, Table};
use crate::catalogue::Design;
use crate::event::Event;
use crate::ids::Zone;
use crate::options::FirstTurn;
use crate::phase::Pending;
use crate::state::Pile;

/// Size of the first hand (VK-2.10).
const FIRST_HAND: u8 = 4;

impl<E: Events<Event>> Table<'_, E> {
    /// Deals the cards whose zone the rulebook names, and draws the first hand.
    pub(super) fn deal(&mut self) -> Flow {
        // VK-2.1: all cards; those aside take no part.
        let deal = self.game.catalogue().deal();
        // VK-2.2, VK-2.3, VK-2.4: the player's nine starters are the deck, all other zones are
        // empty.
        self.state.unseen = deal.deck;
        // VK-2.5, VK-2.6: the Bot's four starters. VK-2.8: it has neither hand nor deck.
        self.state.bot_tomb = deal.bot_tomb;
        for card in deal.bot_discard.cards() {
            self.state.piles.push(Pile::BotDiscard, card);
        }
        // VK-2.7: the stock is every card of levels 2 and 3.
        self.state.stock = deal.stock;
        self.draw(FIRST_HAND)
    }

    /// Continues the set-up after the hand: pyramid, boneyard (VK-2.9).
    pub(super) fn go_on_with_set_up(&mut self) -> Flow {
        if let Some(slot) = self.state.pyramid.first_gap() {
            return self.ask(Pending::Lay { slot });
        }
        if self.state.piles.cards(Pile::Boneyard).is_empty() {
            return self.ask(Pending::Bone);
        }
        // VK-2.11: the side that takes the first turn.
        match self.game.options().first {
            FirstTurn::Player => self.begin_player_turn(),
            FirstTurn::Bot => self.begin_bot_turn(),
        }
    }

    /// Lays the card that starts the boneyard.
    pub(super) fn first_bone(&mut self, card: Design) -> Flow {
        self.state.stock.take(card);
        self.state.piles.push(Pile::Boneyard, card);
        self.moved(card, Zone::Stock, Zone::Boneyard);
        Flow::GoOn
    }
}
