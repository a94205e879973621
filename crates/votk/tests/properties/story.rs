//! Effects of an action, told by the rulebook, and the properties of the whole tale: chapters VK-6 and VK-7.

use proptest::prelude::*;
use solo_core::GameData;
use votk::{
    AttackSlot, Decision, Design, Destination, Effect, Event, Grant, Operation, Origin, Phase,
    Source, Timing, Zone,
};

use super::judging::{Reading, State};
use super::tale::{Tale, Then, tell};
use super::zones::{all_cards, count, lay, take, take_uppermost};
use super::{any_games, cases, told};

impl Reading<'_> {
    /// VK-3.9: a card that takes from the top of the discard pile.
    pub fn is_reader(&self, card: Design) -> bool {
        let action = &self.print(card).action;
        let mut all = (1..=action.modes()).flat_map(|mode| action.mode(mode));
        all.any(|one| {
            let effect = one.effect;
            matches!(effect, Effect::Move { from, .. } if from == Source::DiscardTop)
        })
    }
}

/// Number of times that an operation is carried out.
const fn repetitions(effect: &Effect) -> u8 {
    match *effect {
        Effect::Move { n, .. } | Effect::Draw(n) | Effect::OppSacrifice(n) => n,
        Effect::OppDiscard(n) if n > 1 => n,
        _ => 0,
    }
}

impl Tale<'_> {
    fn operation(&self) -> Operation {
        self.reading().operation().expect("an operation runs")
    }

    pub fn go_on_with_action(&mut self) -> Then {
        let frame = self.view.frames.last().expect("an action runs").clone();
        let action = self.reading().print(frame.card).action;
        if frame.mode == 0 && action.modes() > 1 {
            return self.ask(Phase::Mode);
        }
        if frame.mode == 0 {
            self.frame().mode = 1;
            return Then::On;
        }
        if frame.left > 0 {
            return self.carry_out();
        }
        match action.mode(frame.mode).get(usize::from(frame.op)) {
            Some(operation) => self.begin_operation(*operation),
            None => self.close(frame.card, frame.from),
        }
    }

    fn begin_operation(&mut self, operation: Operation) -> Then {
        let frame = self.frame();
        frame.op += 1;
        (frame.limit, frame.group, frame.asking) = (None, None, false);
        let (card, op, slots) = (frame.card, frame.op, frame.slots.clone());
        if matches!(operation.effect, Effect::Need(_)) {
            return Then::On;
        }
        if self.reading().state(&operation, &slots) != State::Yes {
            self.events.push(Event::Skipped { card, op });
            return Then::On;
        }
        self.frame().left = repetitions(&operation.effect);
        let offers_pass = match operation.effect {
            Effect::Move { from, .. } => !matches!(from, Source::DeckTop | Source::Stock),
            _ => false,
        };
        if operation.optional && !offers_pass {
            self.frame().asking = true;
            return self.ask(Phase::Choose);
        }
        self.carry_out()
    }

    /// VK-6.12, VK-6.15.
    fn close(&mut self, card: Design, from: Origin) -> Then {
        self.view.frames.pop();
        if matches!(from, Origin::Hand | Origin::Turned) {
            self.view.state.executed.insert(card);
        }
        if from == Origin::Turned {
            self.view.turned.pop();
            self.place(card, Zone::Turned, Destination::Discard);
        }
        Then::On
    }

    fn carry_out(&mut self) -> Then {
        let effect = self.operation().effect;
        let turn = &mut self.view.state;
        match effect {
            Effect::Move {
                from, to, filter, ..
            } => match from {
                Source::DeckTop => self.known_or_turned(|tale, card| {
                    tale.place(card, Zone::Deck, to);
                    tale.one_less()
                }),
                Source::Stock if self.view.stock_size > 0 => self.ask(Phase::Stock),
                _ if self.reading().candidates(from, &filter).is_empty() => {
                    self.frame().left = 0;
                    Then::On
                }
                _ => self.ask(Phase::Choose),
            },
            Effect::Draw(_) => match self.next_card() {
                Ok(card) => {
                    self.place(card, Zone::Deck, Destination::Hand);
                    self.one_less()
                }
                Err(true) => self.ask(Phase::Draw),
                Err(false) => {
                    self.frame().left = 0;
                    Then::On
                }
            },
            Effect::PlayTop => self.known_or_turned(Self::turn_over),
            Effect::Gold(n) => {
                turn.purse += u16::from(n);
                let grant = Grant::Purse(turn.purse);
                self.grant(grant)
            }
            Effect::Worth(n) => {
                turn.worth = solo_core::Ranged::new(n);
                self.grant(Grant::Worth(n))
            }
            Effect::Cheaper(n) => {
                turn.cheaper += u16::from(n);
                let grant = Grant::Cheaper(turn.cheaper);
                self.grant(grant)
            }
            Effect::Reach(rows) => {
                turn.reach = turn.reach.max(rows);
                let grant = Grant::Reach(turn.reach);
                self.grant(grant)
            }
            Effect::OppSacrifice(n) => self.bot_sacrifices(n),
            Effect::OppDiscard(n) => {
                // VK-7.16.
                if n > 1 && self.frame().group.is_none() && self.reading().groups(n).is_empty() {
                    self.frame().left = 1;
                }
                self.ask(Phase::Choose)
            }
            _ => self.ask(Phase::Choose),
        }
    }

    /// Goes on with the known top card, or waits for chance to turn it over.
    fn known_or_turned(&mut self, then: impl Fn(&mut Self, Design) -> Then) -> Then {
        match self.next_card() {
            Ok(card) => then(self, card),
            Err(true) => self.ask(Phase::Turn),
            Err(false) => {
                self.frame().left = 0;
                Then::On
            }
        }
    }

    /// Goes on with a card of the deck that chance has turned over.
    pub fn top_card(&mut self, card: Design) -> Then {
        if let Effect::Move { to, .. } = self.operation().effect {
            self.place(card, Zone::Deck, to);
            return self.one_less();
        }
        self.turn_over(card)
    }

    pub fn stock_card(&mut self, card: Design) -> Then {
        if let Effect::Move { to, .. } = self.operation().effect {
            self.place(card, Zone::Stock, to);
        }
        self.one_less();
        self.test()
    }

    /// VK-6.15, VK-6.16.
    fn turn_over(&mut self, card: Design) -> Then {
        self.moved(card, Zone::Deck, Zone::Turned);
        let in_turn = self.reading().print(card).timing == Timing::Turn;
        self.view.turned.push(card);
        let runs = in_turn && self.reading().available(card);
        self.events.push(Event::TurnedOver { card, runs });
        if runs {
            return self.run(card, Origin::Turned);
        }
        self.view.turned.pop();
        self.place(card, Zone::Turned, Destination::Discard);
        Then::On
    }

    fn bot_sacrifices(&mut self, n: u8) -> Then {
        for _ in 0..n {
            if let Some(card) = self.view.bot_discard.pop() {
                self.take_slot(AttackSlot::Sacrifice);
                self.place(card, Zone::BotDiscard, Destination::Boneyard);
            }
        }
        self.frame().left = 0;
        Then::On
    }

    fn one_less(&mut self) -> Then {
        let frame = self.frame();
        frame.left = frame.left.saturating_sub(1);
        Then::On
    }

    /// Goes on with a choice of a running action.
    pub fn choose(&mut self, choice: Decision) -> Then {
        let (card, op) = (self.frame().card, self.frame().op);
        match choice {
            Decision::Mode(mode) => {
                let mode = mode.get();
                self.frame().mode = mode;
                self.events.push(Event::ModeChosen { card, mode });
                Then::On
            }
            Decision::Do => {
                self.frame().asking = false;
                self.carry_out()
            }
            Decision::Pass => {
                let frame = self.frame();
                (frame.asking, frame.left) = (false, 0);
                self.events.push(Event::Declined { card, op });
                Then::On
            }
            Decision::Again(card) => {
                self.events.push(Event::Repeating { card });
                self.run(card, Origin::Again)
            }
            Decision::Group(group) => {
                let there = self.reading().bot_cards_of(group).len();
                let frame = self.frame();
                frame.group = Some(group);
                frame.left = frame
                    .left
                    .min(u8::try_from(there).expect("a group is small"));
                self.ask(Phase::Choose)
            }
            Decision::Swap(pair) => {
                let slots = [pair.first(), pair.second()];
                let cards = slots.map(|slot| self.reading().at(slot).expect("it is filled"));
                for place in [0, 1] {
                    let (from, to) = (slots[place], slots[1 - place]);
                    lay(&mut self.view, to, Some(cards[place]));
                    self.moved(cards[place], from.into(), to.into());
                }
                self.view.state.swapped = true;
                Then::On
            }
            Decision::Take(slot) => {
                let card = self.reading().at(slot).expect("it was listed");
                if let Effect::Move { to, .. } | Effect::Trade { to, .. } = self.operation().effect
                {
                    self.place(card, slot.into(), to);
                }
                self.one_less();
                self.removed(slot, None)
            }
            Decision::Pick(card) => self.pick(card),
            other => panic!("{other:?} is not a choice"),
        }
    }

    fn pick(&mut self, card: Design) -> Then {
        match self.operation().effect {
            Effect::Move { from, to, .. } => {
                let zone = self.leave(from, card);
                self.place(card, zone, to);
                self.one_less()
            }
            Effect::Trade {
                factor, plus, lose, ..
            } => {
                let zone = self.leave(Source::Hand, card);
                self.place(card, zone, lose);
                let cost = self.reading().print(card).cost;
                self.frame().limit = Some(cost * factor + plus);
                self.ask(Phase::Choose)
            }
            Effect::OppDiscard(_) => {
                self.one_less();
                self.bot_loses(card);
                Then::On
            }
            Effect::OppGive { to, .. } | Effect::OppDeck(to) => {
                self.hand_over(card, to);
                Then::On
            }
            _ => {
                self.events.push(Event::Borrowing { card });
                self.run(card, Origin::Bot)
            }
        }
    }

    /// Takes a card out of a source; a deck that was looked through is shuffled.
    fn leave(&mut self, from: Source, card: Design) -> Zone {
        let view = &mut self.view;
        match from {
            Source::Hand => {
                take(&mut view.hand, card);
                Zone::Hand
            }
            Source::Tomb => {
                take(&mut view.tomb, card);
                Zone::Tomb
            }
            Source::Discard | Source::DiscardTop => {
                take_uppermost(&mut view.discard, card);
                Zone::Discard
            }
            Source::Boneyard | Source::BoneyardTop => {
                take_uppermost(&mut view.boneyard, card);
                Zone::Boneyard
            }
            _ => {
                for known in view.deck.top.drain(..) {
                    count(&mut view.deck.unseen, known, 1);
                }
                count(&mut view.deck.unseen, card, -1);
                Zone::Deck
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(96))]

    /// VK-13.1: every event and every position follow from the position before, as the rulebook tells it.
    #[test]
    fn every_step_is_foretold(walk in any_games()) {
        let mut before = walk.game().view(&walk.states()[0]);
        for step in walk.steps() {
            let (mut expected, events) = tell(walk.game(), &before, step.input);
            let after = walk.game().view(step.after);
            // Another property compares score sheets.
            expected.outcome = after.outcome;
            prop_assert_eq!(&events, &step.events, "{}", told(&step));
            prop_assert_eq!(&expected, &after, "{}", told(&step));
            before = after;
        }
    }

    /// VK-1.6, VK-1.7: the pile is shuffled only when a card is needed and the deck has none.
    #[test]
    fn only_an_empty_deck_is_shuffled(walk in any_games()) {
        for step in walk.steps() {
            let shuffled = step.events.iter().any(|event| matches!(event, Event::Reshuffled { .. }));
            if shuffled {
                let left = all_cards(&walk.game().view(step.before).deck).len();
                let drawn = step.events.iter().filter(|event| {
                    matches!(event, Event::Moved { from: Zone::Deck, .. })
                });
                prop_assert!(left <= drawn.count(), "{}", told(&step));
            }
        }
    }
}
