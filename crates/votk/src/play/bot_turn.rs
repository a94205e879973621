//! VK-8: the Bot's turn.

use solo_core::{Events, Face};

use super::{Flow, Position, Table};
use crate::catalogue::Design;
use crate::decision::Fall;
use crate::event::Event;
use crate::ids::Slot;
use crate::ids::{Side, Zone};
use crate::options::{BotFall, Reactions};
use crate::phase::{Pending, Stage};
use crate::refusal::Refusal;
use crate::state::{Origin, Pile};

impl Position<'_> {
    /// Accepts a hand card of timing `reaction` (VK-8.6).
    pub(super) fn can_react(&self, card: Design) -> Result<(), Refusal> {
        let timely = self.game.catalogue().usable_as_reaction;
        self.can_run(card, timely, &self.after_reacting(card))
    }

    /// Returns whether a reaction window opens (VK-8.6).
    fn window_opens(&self) -> bool {
        let mut hand = self.state.hand.kinds().iter();
        self.game.options().reactions == Reactions::On
            && hand.any(|card| self.can_react(card).is_ok())
    }

    /// Returns the side from which a card falls after a gain with this face; `None` if the player
    /// chooses (VK-8.4).
    pub(crate) fn side_of(&self, face: Face) -> Option<Fall> {
        match (self.game.options().bot_fall, face.pips()) {
            (BotFall::Player, _) => None,
            (BotFall::Die, 3) => Some(Fall::Left),
            (BotFall::Die, _) => Some(Fall::Right),
        }
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Begins the Bot's turn: gain, then rebuild (VK-8.1).
    pub(super) fn begin_bot_turn(&mut self) -> Flow {
        self.begin_turn(Stage::Gain, Side::Bot);
        self.ask(Pending::Die)
    }

    /// Applies the roll of the die (VK-8.2).
    pub(super) fn gain(&mut self, face: Face) -> Flow {
        let slot = Slot::shown_by(face);
        self.emit(Event::Rolled { face, slot });
        // VK-8.5: the rebuild step begins, with the crumble, before anything else can happen.
        self.state.stage = Stage::BotRebuild;
        let Some(card) = self.state.pyramid[slot] else {
            // VK-8.3, with `empty_slot = none`: nothing is gained, and no window opens. By default such a face does not occur.
            return self.refill();
        };
        self.state.bot_tomb.put(card);
        self.moved(card, slot.into(), Zone::BotTomb);
        let side = self.position().side_of(face);
        self.removed(slot, side)
    }

    /// Continues the reaction window after a gain and its crumble, or after a reaction (VK-8.6).
    pub(super) fn go_on_with_window(&mut self) -> Flow {
        if self.position().window_opens() {
            return self.ask(Pending::React);
        }
        // VK-8.8: the Bot never has to sacrifice a card of the pyramid; it only refills.
        self.refill()
    }

    pub(super) fn react(&mut self, card: Design) -> Flow {
        self.emit(Event::Reacting { card });
        // VK-8.7: the card goes to the top of the discard pile first.
        self.state.hand.take(card);
        self.state.piles.push(Pile::Discard, card);
        self.moved(card, Zone::Hand, Zone::Discard);
        self.run(card, Origin::React)
    }

    /// Closes the window.
    pub(super) fn pass_window(&mut self) -> Flow {
        self.emit(Event::WindowPassed);
        self.refill()
    }
}
