//! Moves of cards and beginnings of actions, told by the rulebook: chapters VK-6 and VK-7.

use votk::{AttackSlot, BotLosesTo, Design, Destination, Event, FrameView, Grant, Origin, Zone};

use super::tale::{Tale, Then};
use super::zones::{put, take};

impl Tale<'_> {
    /// VK-6.10: lays a card where an operation says.
    pub fn place(&mut self, card: Design, from: Zone, to: Destination) {
        let view = &mut self.view;
        let zone = match to {
            Destination::Hand => {
                put(&mut view.hand, card);
                Zone::Hand
            }
            Destination::Tomb => {
                put(&mut view.tomb, card);
                Zone::Tomb
            }
            Destination::Discard => {
                view.discard.push(card);
                Zone::Discard
            }
            Destination::DeckTop => {
                view.deck.top.insert(0, card);
                Zone::Deck
            }
            Destination::Boneyard => {
                view.boneyard.push(card);
                Zone::Boneyard
            }
            Destination::BotDiscard => {
                view.bot_discard.push(card);
                Zone::BotDiscard
            }
        };
        self.moved(card, from, zone);
    }

    /// Opens the frame of an action.
    pub fn run(&mut self, card: Design, from: Origin) -> Then {
        self.view.frames.push(FrameView {
            card,
            from,
            mode: 0,
            op: 0,
            left: 0,
            limit: None,
            group: None,
            slots: Vec::new(),
            asking: false,
        });
        Then::On
    }

    /// VK-7.12: an action takes an attack slot.
    pub fn take_slot(&mut self, slot: AttackSlot) {
        match slot {
            AttackSlot::Discard => self.view.state.bot_discard = true,
            AttackSlot::Sacrifice => self.view.state.bot_sacrifice = true,
        }
        let frame = self.frame();
        if !frame.slots.contains(&slot) {
            frame.slots.push(slot);
            frame.slots.sort_unstable();
        }
    }

    pub fn frame(&mut self) -> &mut FrameView {
        self.view.frames.last_mut().expect("an action runs")
    }

    /// VK-7.4: the Bot discards.
    pub fn bot_loses(&mut self, card: Design) {
        self.hand_over(
            card,
            match self.game.options().bot_loses_to {
                BotLosesTo::Discard => Destination::BotDiscard,
                BotLosesTo::Boneyard => Destination::Boneyard,
            },
        );
    }

    pub fn hand_over(&mut self, card: Design, to: Destination) {
        take(&mut self.view.bot_tomb, card);
        self.take_slot(AttackSlot::Discard);
        self.place(card, Zone::BotTomb, to);
    }

    pub fn grant(&mut self, grant: Grant) -> Then {
        self.events.push(Event::Granted(grant));
        Then::On
    }
}
