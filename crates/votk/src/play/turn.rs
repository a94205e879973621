//! VK-3: the player's turn.

use solo_core::Events;

use super::position::count;
use super::{Flow, Position, Table};
use crate::catalogue::{Design, Scope};
use crate::event::Event;
use crate::ids::Slot;
use crate::ids::{Side, Zone};
use crate::options::{EmptySlot, EndRule, PyramidChange};
use crate::phase::{Pending, Stage};
use crate::refusal::Refusal;
use crate::state::{Origin, Pile, Turn};

/// Size of every hand but the first (VK-2.10, VK-3.15).
pub(crate) const HAND: u8 = 5;

impl Position<'_> {
    /// Accepts a hand card for the entombment of the turn.
    pub(super) fn can_entomb(&self, card: Design) -> Result<(), Refusal> {
        // VK-3.3: one entombment from the hand each turn.
        if self.state.this_turn.entombed {
            Err(Refusal::AlreadyEntombed)
        } else if !self.state.hand.contains(card) {
            Err(Refusal::NotInHand)
        } else {
            Ok(())
        }
    }

    /// Accepts a card as the next one from the top of the pile.
    pub(super) fn can_arrange(&self, card: Design) -> Result<(), Refusal> {
        Refusal::NotToBePlaced.unless(self.state.played.contains(card))
    }

    /// Accepts a slot for the forced sacrifice.
    pub(super) fn can_shed(&self, slot: Slot) -> Result<(), Refusal> {
        let empty = Refusal::EmptySlot {
            slot,
            rule: "VK-3.12",
        };
        empty.unless(self.state.pyramid[slot].is_some())
    }

    /// Returns whether the pyramid has changed this turn, so that no sacrifice is due.
    pub(crate) fn pyramid_has_changed(&self) -> bool {
        let turn = &self.state.this_turn;
        turn.left_pyramid || turn.swapped && self.swaps_count()
    }

    fn swaps_count(&self) -> bool {
        let rules = self.game.options();
        // VK-3.17: a Bot that gains nothing and alternating swaps would never end the game.
        let endless =
            rules.empty_slot == EmptySlot::None && self.filled(Scope::Base) != Slot::base();
        // VK-3.13: with the option only a card that has left the pyramid counts.
        rules.pyramid_change == PyramidChange::Any && !endless
    }

    /// Returns the number of uppermost discards that can be chosen when step 2 begins.
    fn cards_to_arrange(&self) -> u8 {
        let state = self.state;
        let readers = self.game.catalogue().readers;
        // VK-3.9: the readers among all the player's cards that are not entombed.
        let in_piles = count(state.piles.cards(Pile::Discard), readers)
            + count(state.piles.cards(Pile::DeckTop), readers);
        let in_bags =
            state.hand.count(readers) + state.played.count(readers) + state.unseen.count(readers);
        // The lowest card has no choice.
        let discards = state.hand.len() + state.played.len();
        let most = u8::try_from(discards.saturating_sub(1)).unwrap_or(u8::MAX);
        u8::try_from(in_piles + usize::from(in_bags)).map_or(most, |all| all.min(most))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Begins step 1 (VK-3.1).
    pub(super) fn begin_player_turn(&mut self) -> Flow {
        self.state.turn_number = self.state.turn_number.saturating_add(1);
        self.begin_turn(Stage::Play, Side::Player);
        self.ask(Pending::Play)
    }

    /// Begins a turn of either side.
    pub(super) fn begin_turn(&mut self, stage: Stage, side: Side) {
        self.state.stage = stage;
        // VK-6.20, VK-7.12: grants and used slots end with the turn.
        self.state.this_turn = Turn::default();
        let turn = self.state.turn_number;
        self.emit(Event::TurnBegins { side, turn });
    }

    // VK-3.2, VK-3.4: hand cards are used in any order and number, each for one purpose.
    pub(super) fn use_card(&mut self, card: Design) -> Flow {
        // VK-3.5, VK-6.9: the card goes in play first.
        self.state.hand.take(card);
        self.state.played.put(card);
        self.moved(card, Zone::Hand, Zone::Played);
        self.emit(Event::Using { card });
        self.run(card, Origin::Hand)
    }

    pub(super) fn entomb(&mut self, card: Design) -> Flow {
        // VK-3.5: an entombed card goes to the tomb immediately.
        self.state.hand.take(card);
        self.state.tomb.put(card);
        self.state.this_turn.entombed = true;
        self.moved(card, Zone::Hand, Zone::Tomb);
        self.ask(Pending::Play)
    }

    /// Ends step 1 (VK-3.6).
    pub(super) fn end_playing(&mut self) -> Flow {
        // VK-9.4: a game whose end came in step 1 ends with it.
        if self.game.options().end_rule == EndRule::FinishPlay && self.position().is_at_end() {
            return self.over();
        }
        self.state.stage = Stage::Discard;
        let left = self.position().cards_to_arrange();
        // VK-3.7: cards in play and in hand alike.
        for (card, copies) in core::mem::take(&mut self.state.hand).iter() {
            self.state.played.put_several(card, copies);
        }
        self.go_on_arranging(left)
    }

    /// Continues step 2, in which this many cards are left to arrange.
    fn go_on_arranging(&mut self, left: u8) -> Flow {
        // VK-3.8, VK-3.9: only the positions that a reader may see are chosen; VK-3.10: equal cards
        // are not a choice, and VK-10.2 places them.
        if left > 0 {
            return self.ask(Pending::Arrange { left });
        }
        self.discard()
    }

    /// Discards everything in play, the arranged cards last.
    pub(super) fn discard(&mut self) -> Flow {
        let played = core::mem::take(&mut self.state.played);
        for card in played.cards() {
            self.put_on_discard(card);
        }
        while let Some(card) = self.state.piles.pop(Pile::Arranged) {
            self.put_on_discard(card);
        }
        self.state.stage = Stage::Rebuild;
        Flow::GoOn
    }

    fn put_on_discard(&mut self, card: Design) {
        self.state.piles.push(Pile::Discard, card);
        self.moved(card, Zone::Played, Zone::Discard);
    }

    /// Lays the next card from the top of the pile, the first of this many.
    pub(super) fn arrange(&mut self, card: Design, left: u8) -> Flow {
        self.state.played.take(card);
        self.state.piles.push(Pile::Arranged, card);
        // VK-3.11: the positions were counted when the step began.
        self.go_on_arranging(left.saturating_sub(1))
    }

    /// Continues step 3.
    pub(super) fn go_on_rebuilding(&mut self) -> Flow {
        // VK-3.12: a turn that has not changed the pyramid costs one of its cards.
        if !self.position().pyramid_has_changed() && self.state.pyramid.cards().next().is_some() {
            return self.ask(Pending::Shed);
        }
        // VK-3.14: then empty slots are refilled.
        self.refill()
    }

    pub(super) fn shed(&mut self, slot: Slot) -> Flow {
        let card = self.card_in(slot);
        self.state.piles.push(Pile::Boneyard, card);
        self.moved(card, slot.into(), Zone::Boneyard);
        self.removed(slot, None)
    }

    /// Begins step 4.
    pub(super) fn begin_drawing(&mut self) -> Flow {
        self.state.stage = Stage::Draw;
        self.draw(HAND)
    }
}
