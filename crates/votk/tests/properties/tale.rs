//! Consequences of a step, told from a view by the rulebook: chapters VK-2 to VK-9.

use solo_core::Input;
use votk::{
    BotFall, Chance, Decision, Design, Destination, Event, Fall, FirstTurn, Origin, PendingView,
    Phase, Side, Slot, Step, Turn, Valley, View, Zone,
};

use super::judging::Reading;
use super::listing::shown;
use super::zones::{count, lay, put, take};

/// The part that comes after a part of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// The interrupted part goes on.
    On,
    /// An input is due, or nothing any more.
    Wait,
}

/// A position and what has happened since.
pub struct Tale<'a> {
    pub game: &'a Valley,
    pub view: View,
    pub events: Vec<Event>,
}

/// Tells a step: the position after it and its events.
pub fn tell(game: &Valley, before: &View, input: votk::Input) -> (View, Vec<Event>) {
    let mut tale = Tale {
        game,
        view: before.clone(),
        events: Vec::new(),
    };
    let mut next = Some(input);
    while let Some(input) = next {
        let mut then = match input {
            Input::Decision(decision) => tale.decide(decision),
            Input::Chance(chance) => tale.reveal(chance),
        };
        while then == Then::On {
            then = tale.go_on();
        }
        // VK-10.2: what leaves no choice happens by itself.
        let list = tale.reading().decisions();
        next = (list.len() == 1).then(|| Input::Decision(list[0]));
    }
    (tale.view, tale.events)
}

impl Tale<'_> {
    pub fn reading(&self) -> Reading<'_> {
        let (game, view) = (self.game, &self.view);
        Reading { game, view }
    }

    pub fn moved(&mut self, card: Design, from: Zone, to: Zone) {
        self.events.push(Event::Moved { card, from, to });
    }

    /// Waits for an input, with what is pending then.
    pub fn ask(&mut self, phase: Phase) -> Then {
        self.view.phase = phase;
        self.view.pending = PendingView {
            slot: None,
            card: None,
            due: None,
            last: None,
            left: None,
        };
        match phase {
            Phase::Lay => self.view.pending.slot = self.reading().first_gap(),
            Phase::Fall => self.view.pending.slot = Some(Slot::BaseMiddle),
            Phase::Mode => self.view.pending.card = self.view.frames.last().map(|one| one.card),
            Phase::Draw => self.view.pending.left = self.view.frames.last().map(|one| one.left),
            _ => {}
        }
        Then::Wait
    }

    fn ask_with(&mut self, phase: Phase, left: u8) -> Then {
        self.ask(phase);
        self.view.pending.left = Some(left);
        Then::Wait
    }

    fn decide(&mut self, decision: Decision) -> Then {
        match decision {
            Decision::Buy(slot) => self.buy(slot),
            Decision::Pay(card) => self.pay(card),
            Decision::Use(card) => {
                take(&mut self.view.hand, card);
                put(&mut self.view.played, card);
                self.moved(card, Zone::Hand, Zone::Played);
                self.events.push(Event::Using { card });
                self.run(card, Origin::Hand)
            }
            Decision::Entomb(card) => {
                take(&mut self.view.hand, card);
                self.place(card, Zone::Hand, Destination::Tomb);
                self.view.state.entombed = true;
                Then::On
            }
            Decision::End => self.end_step_one(),
            Decision::Fall(side) => {
                let from = side.slot();
                self.fall(from, Slot::BaseMiddle);
                self.crumble(from, None)
            }
            Decision::Top(card) => {
                take(&mut self.view.played, card);
                self.view.arranged.push(card);
                let left = self.view.pending.left.unwrap_or(0);
                self.arrange(left - 1)
            }
            Decision::Shed(slot) => {
                let card = self.reading().at(slot).expect("it was listed");
                self.place(card, slot.into(), Destination::Boneyard);
                self.removed(slot, None)
            }
            Decision::React(card) => {
                self.events.push(Event::Reacting { card });
                take(&mut self.view.hand, card);
                self.place(card, Zone::Hand, Destination::Discard);
                self.run(card, Origin::React)
            }
            Decision::Pass if self.view.phase == Phase::React => {
                self.events.push(Event::WindowPassed);
                self.refill()
            }
            choice => self.choose(choice),
        }
    }

    fn reveal(&mut self, chance: Chance) -> Then {
        match chance {
            Chance::Draw(card) => {
                count(&mut self.view.deck.unseen, card, -1);
                self.place(card, Zone::Deck, Destination::Hand);
                self.one_drawn()
            }
            Chance::Lay(slot, card) => {
                self.leave_stock(card);
                lay(&mut self.view, slot, Some(card));
                self.moved(card, Zone::Stock, slot.into());
                self.laid()
            }
            Chance::Bone(card) => {
                self.leave_stock(card);
                self.place(card, Zone::Stock, Destination::Boneyard);
                // VK-2.11: then the first turn begins.
                self.begin(match self.game.options().first {
                    FirstTurn::Player => Side::Player,
                    FirstTurn::Bot => Side::Bot,
                })
            }
            Chance::Turn(card) => {
                count(&mut self.view.deck.unseen, card, -1);
                self.top_card(card)
            }
            Chance::Stock(card) => {
                self.leave_stock(card);
                self.stock_card(card)
            }
            Chance::Die(face) => {
                let slot = shown(face);
                self.events.push(Event::Rolled { face, slot });
                self.view.step = Step::Rebuild;
                let Some(card) = self.reading().at(slot) else {
                    return self.refill();
                };
                put(&mut self.view.bot_tomb, card);
                self.moved(card, slot.into(), Zone::BotTomb);
                // VK-8.4: a 3 lets ml fall, a 4 mr.
                let side = match (self.game.options().bot_fall, face.pips()) {
                    (BotFall::Player, _) => None,
                    (BotFall::Die, pips) => [Fall::Left, Fall::Right].get(usize::from(pips != 3)),
                };
                self.removed(slot, side.copied())
            }
        }
    }

    fn leave_stock(&mut self, card: Design) {
        let is_upper = self.reading().print(card).level == 2;
        let stock = &mut self.view.stock;
        let part = if is_upper {
            &mut stock.ii
        } else {
            &mut stock.iii
        };
        count(part, card, -1);
        self.view.stock_size -= 1;
    }

    /// Goes on with what was interrupted.
    fn go_on(&mut self) -> Then {
        if !self.view.frames.is_empty() {
            return self.go_on_with_action();
        }
        match (self.view.side, self.view.step) {
            (Side::Player, Step::Play) => self.ask(Phase::Play),
            // VK-3.12, VK-3.13.
            (Side::Player, Step::Rebuild)
                if !self.reading().pyramid_has_changed()
                    && self.view.pyramid.0.iter().any(|slot| slot.1.is_some()) =>
            {
                self.ask(Phase::Shed)
            }
            (Side::Bot, Step::Rebuild) if self.window_opens() => self.ask(Phase::React),
            _ => self.refill(),
        }
    }

    /// VK-8.6.
    fn window_opens(&self) -> bool {
        let mut view = self.view.clone();
        view.phase = Phase::React;
        let (game, view) = (self.game, &view);
        let some = Reading { game, view }.decisions().len() > 1;
        some && self.game.options().reactions == votk::Reactions::On
    }

    /// Begins a turn (VK-3.1, VK-4.6, VK-8.1).
    pub fn begin(&mut self, side: Side) -> Then {
        self.view.turn += u8::from(side == Side::Player);
        self.view.side = side;
        self.view.state = Turn::default();
        let turn = self.view.turn;
        self.events.push(Event::TurnBegins { side, turn });
        if side == Side::Player {
            self.view.step = Step::Play;
            return self.ask(Phase::Play);
        }
        self.view.step = Step::Gain;
        self.ask(Phase::Die)
    }

    /// Begins a purchase (VK-4.2, VK-4.4).
    fn buy(&mut self, slot: Slot) -> Then {
        let card = self.reading().at(slot).expect("it was listed");
        let price = u8::try_from(self.reading().price(card)).expect("a price is small");
        self.events.push(Event::Buying { slot, card, price });
        self.view.state.purse = 0;
        self.go_on_paying(slot, price, None)
    }

    fn pay(&mut self, card: Design) -> Then {
        let slot = self.view.pending.slot.expect("it is bought from");
        let due = self.view.pending.due.unwrap_or(0);
        let left = due.saturating_sub(self.reading().worth(card));
        take(&mut self.view.hand, card);
        put(&mut self.view.played, card);
        self.moved(card, Zone::Hand, Zone::Played);
        self.go_on_paying(slot, left, Some(card))
    }

    fn go_on_paying(&mut self, slot: Slot, due: u8, last: Option<Design>) -> Then {
        let card = self.reading().at(slot).expect("it is bought");
        if due > 0 {
            self.ask(Phase::Pay);
            self.view.pending = PendingView {
                slot: Some(slot),
                card: Some(card),
                due: Some(due),
                last,
                left: None,
            };
            return Then::Wait;
        }
        // VK-4.10, VK-4.9.
        let cost = solo_core::Ranged::new(self.reading().print(card).cost);
        self.view.state.bought = self.view.state.bought.max(cost);
        self.place(card, slot.into(), Destination::Discard);
        self.removed(slot, None)
    }

    /// VK-3.6 to VK-3.9: step 2 begins.
    fn end_step_one(&mut self) -> Then {
        let reading = self.reading();
        if self.game.options().end_rule == votk::EndRule::FinishPlay && reading.is_at_end() {
            return self.over();
        }
        let view = &self.view;
        let discards = view.hand.0.len() + view.played.0.len();
        let own = super::zones::all_cards(&view.deck);
        let own = own.iter().chain(&view.hand.0).chain(&view.played.0);
        let readers = own
            .chain(&view.discard)
            .filter(|card| reading.is_reader(**card));
        let left = readers.count().min(discards.saturating_sub(1));
        self.view.step = Step::Discard;
        let hand = std::mem::take(&mut self.view.hand.0);
        for card in hand {
            put(&mut self.view.played, card);
        }
        self.arrange(u8::try_from(left).expect("there are few readers"))
    }

    fn arrange(&mut self, left: u8) -> Then {
        if left > 0 {
            return self.ask_with(Phase::Arrange, left);
        }
        let beneath = std::mem::take(&mut self.view.played.0);
        let above = std::mem::take(&mut self.view.arranged);
        for card in beneath.into_iter().chain(above.into_iter().rev()) {
            self.place(card, Zone::Played, Destination::Discard);
        }
        self.view.step = Step::Rebuild;
        Then::On
    }

    /// VK-1.4 to VK-1.7: takes the known top card, or says that chance decides, or that there is none.
    pub fn next_card(&mut self) -> Result<Design, bool> {
        let deck = &mut self.view.deck;
        if !deck.top.is_empty() {
            return Ok(deck.top.remove(0));
        }
        if deck.unseen.0.is_empty() && !self.view.discard.is_empty() {
            let cards = u8::try_from(self.view.discard.len()).expect("there are 96 cards");
            for card in self.view.discard.drain(..) {
                count(&mut deck.unseen, card, 1);
            }
            self.events.push(Event::Reshuffled { cards });
        }
        Err(!self.view.deck.unseen.0.is_empty())
    }

    /// VK-3.15, VK-3.16: step 4, then the Bot's turn.
    pub fn draw_up(&mut self, cards: u8) -> Then {
        for left in (1..=cards).rev() {
            match self.next_card() {
                Ok(card) => self.place(card, Zone::Deck, Destination::Hand),
                Err(true) => return self.ask_with(Phase::Draw, left),
                Err(false) => break,
            }
        }
        self.begin(Side::Bot)
    }

    fn one_drawn(&mut self) -> Then {
        let left = self.view.pending.left.unwrap_or(1) - 1;
        match (self.view.frames.last_mut(), self.view.step) {
            (Some(frame), _) => {
                frame.left = left;
                Then::On
            }
            (None, Step::Setup) if left > 0 => self.ask_with(Phase::Draw, left),
            (None, Step::Setup) => self.ask(Phase::Lay),
            _ => self.draw_up(left),
        }
    }
}
