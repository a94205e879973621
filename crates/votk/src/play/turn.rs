//! VK-3: the player's turn.

use solo_core::Events;

use super::{Flow, Look, Table};
use crate::catalogue::{Design, Scope};
use crate::event::{Event, Side, Zone};
use crate::options::{EmptySlot, EndRule, PyramidChange};
use crate::phase::{Phase, Stage};
use crate::state::{Bag, Designs, Origin, Pile, Slot, Slots, Turn, count};

/// Size of every hand but the first (VK-2.10, VK-3.15).
const HAND: u8 = 5;

impl Look<'_> {
    /// Returns the hand cards that can be entombed directly.
    #[inline]
    pub(super) fn entombable(&self) -> Designs {
        // VK-3.3: one entombment from the hand each turn.
        if self.state.turn.entombed {
            Designs::EMPTY
        } else {
            self.state.hand.designs()
        }
    }

    /// Returns whether the pyramid has changed this turn, so that no sacrifice is due.
    pub(crate) fn pyramid_has_changed(&self) -> bool {
        let turn = &self.state.turn;
        turn.left_pyramid || turn.swapped && self.swaps_count()
    }

    fn swaps_count(&self) -> bool {
        let rules = self.game.rules();
        // VK-3.17: a Bot that gains nothing and alternating swaps would never end the game.
        let endless =
            rules.empty_slot == EmptySlot::None && self.filled(Scope::Base) != Slots::BASE;
        // VK-3.13: with the option only a card that has left the pyramid counts.
        rules.pyramid_change == PyramidChange::Any && !endless
    }

    /// Returns the number of uppermost discards that can be chosen when step 2 begins.
    fn places_to_arrange(&self) -> u8 {
        let state = self.state;
        let readers = self.game.catalogue().readers;
        // VK-3.9: the readers among all the player's cards that are not entombed.
        let in_piles = count(state.piles.cards(Pile::Discard), readers)
            .wrapping_add(count(state.piles.cards(Pile::DeckTop), readers));
        let all = [&state.hand, &state.played, &state.unseen]
            .iter()
            .fold(in_piles, |sum, bag| sum.wrapping_add(bag.count(readers)));
        if all == 0 {
            return 0;
        }
        // The lowest card has no choice.
        let discards = state.hand.len().wrapping_add(state.played.len());
        u8::try_from(all.min(discards.saturating_sub(1))).unwrap_or(0)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Begins step 1 (VK-3.1).
    pub(super) fn begin_player_turn(&mut self) -> Flow {
        self.state.turn_number = self.state.turn_number.saturating_add(1);
        self.begin_turn(Stage::Play, Side::Player);
        self.ask(Phase::Play)
    }

    /// Begins a turn of either side.
    pub(super) fn begin_turn(&mut self, stage: Stage, side: Side) {
        self.state.stage = stage;
        // VK-6.20, VK-7.12: grants and used slots end with the turn.
        self.state.turn = Turn::default();
        let turn = self.state.turn_number;
        self.tell(Event::TurnBegins { side, turn });
    }

    // VK-3.2, VK-3.4: hand cards are used in any order and number, each for one purpose.
    pub(super) fn use_card(&mut self, card: Design) -> Flow {
        // VK-3.5, VK-6.9: the card goes in play first.
        self.state.hand.take(card);
        self.state.played.put(card);
        self.moved(card, Zone::Hand, Zone::Played);
        self.tell(Event::Using { card });
        self.run(card, Origin::Hand)
    }

    pub(super) fn entomb(&mut self, card: Design) -> Flow {
        // VK-3.5: an entombed card goes to the tomb immediately.
        self.state.hand.take(card);
        self.state.tomb.put(card);
        self.state.turn.entombed = true;
        self.moved(card, Zone::Hand, Zone::Tomb);
        self.ask(Phase::Play)
    }

    /// Ends step 1 (VK-3.6).
    pub(super) fn end_playing(&mut self) -> Flow {
        // VK-9.4: a game whose end came in step 1 ends with it.
        if self.game.rules().end_rule == EndRule::FinishPlay && self.look().is_at_end() {
            return self.over();
        }
        self.state.stage = Stage::Discard;
        self.state.left = self.look().places_to_arrange();
        // VK-3.7: cards in play and in hand alike.
        for card in self.state.hand.cards() {
            self.state.played.put(card);
        }
        self.state.hand = Bag::EMPTY;
        Flow::On
    }

    /// Continues step 2.
    pub(super) fn go_on_discarding(&mut self) -> Flow {
        // VK-3.8, VK-3.9: only the positions that a reader may see are chosen; VK-3.10: equal cards
        // are no choice, and VK-10.2 places them.
        if self.state.left > 0 {
            return self.ask(Phase::Arrange);
        }
        self.state.left = 0;
        let played = core::mem::take(&mut self.state.played);
        for card in played.cards() {
            self.put_on_discard(card);
        }
        while let Some(card) = self.state.piles.pop(Pile::Arranged) {
            self.put_on_discard(card);
        }
        self.state.stage = Stage::Rebuild;
        Flow::On
    }

    fn put_on_discard(&mut self, card: Design) {
        self.state.piles.push(Pile::Discard, card);
        self.moved(card, Zone::Played, Zone::Discard);
    }

    /// Lays the next card from the top of the pile.
    pub(super) fn arrange(&mut self, card: Design) -> Flow {
        self.state.played.take(card);
        self.state.piles.push(Pile::Arranged, card);
        // VK-3.11: the positions were counted when the step began.
        self.state.left = self.state.left.saturating_sub(1);
        Flow::On
    }

    /// Continues step 3.
    pub(super) fn go_on_rebuilding(&mut self) -> Flow {
        // VK-3.12: a turn that has not changed the pyramid costs one of its cards.
        if !self.look().pyramid_has_changed() && self.state.pyramid.filled() != Slots::EMPTY {
            return self.ask(Phase::Shed);
        }
        // VK-3.14: then empty slots are refilled.
        self.refill()
    }

    pub(super) fn shed(&mut self, slot: Slot) -> Flow {
        if let Some(card) = self.state.pyramid.get(slot) {
            self.state.piles.push(Pile::Boneyard, card);
            self.moved(card, slot.into(), Zone::Boneyard);
        }
        self.removed(slot, None)
    }

    /// Begins step 4.
    pub(super) fn begin_drawing(&mut self) -> Flow {
        self.state.stage = Stage::Draw;
        self.state.left = HAND;
        Flow::On
    }

    /// Continues step 4.
    pub(super) fn go_on_drawing(&mut self) -> Flow {
        if self.state.left > 0 {
            return self.draw_on();
        }
        // VK-2.12: then comes the Bot; VK-3.16: the hand is kept through its turn.
        self.begin_bot_turn()
    }
}
