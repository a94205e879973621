//! The pyramid and the end of a game, told by the rulebook: chapters VK-5 and VK-9.

use votk::{Design, Event, Fall, Phase, Refill, Side, Slot, Step};

use super::score;
use super::tale::{Tale, Then};
use super::zones::{lay, put};

impl Tale<'_> {
    /// VK-5.7: the card of a slot has reached its destination.
    pub fn removed(&mut self, slot: Slot, side: Option<Fall>) -> Then {
        lay(&mut self.view, slot, None);
        self.view.state.left_pyramid = true;
        self.crumble(slot, side)
    }

    /// VK-5.3 to VK-5.5.
    pub fn crumble(&mut self, gap: Slot, side: Option<Fall>) -> Then {
        let above: &[Slot] = match gap {
            Slot::BaseLeft => &[Slot::MiddleLeft],
            Slot::BaseMiddle => &[Slot::MiddleLeft, Slot::MiddleRight],
            Slot::BaseRight => &[Slot::MiddleRight],
            Slot::MiddleLeft | Slot::MiddleRight => &[Slot::Top],
            Slot::Top => &[],
        };
        let filled = above
            .iter()
            .filter(|slot| self.reading().at(**slot).is_some());
        let from = match (filled.copied().collect::<Vec<_>>().as_slice(), side) {
            ([], _) => return self.after_crumble(),
            ([only], _) => *only,
            (_, Some(side)) => side.slot(),
            (_, None) => return self.ask(Phase::Fall),
        };
        self.fall(from, gap);
        self.crumble(from, side)
    }

    pub fn fall(&mut self, from: Slot, to: Slot) {
        let card = self.reading().at(from).expect("it falls");
        lay(&mut self.view, from, None);
        lay(&mut self.view, to, Some(card));
        self.moved(card, from.into(), to.into());
    }

    pub fn must_fill(&self) -> bool {
        self.view.stock_size > 0 && self.reading().first_gap().is_some()
    }

    pub fn after_crumble(&mut self) -> Then {
        if self.game.options().refill == Refill::Immediate && self.must_fill() {
            return self.ask(Phase::Lay);
        }
        self.test()
    }

    /// VK-5.6, VK-9.3: refills in the rebuild step; then the turn goes on.
    pub fn refill(&mut self) -> Then {
        if self.must_fill() {
            return self.ask(Phase::Lay);
        }
        match (self.test(), self.view.side) {
            (Then::Wait, _) => Then::Wait,
            (Then::On, Side::Bot) => self.begin(Side::Player),
            (Then::On, _) => {
                self.view.step = Step::Draw;
                self.draw_up(5)
            }
        }
    }

    pub fn laid(&mut self) -> Then {
        let at_once = self.game.options().refill == Refill::Immediate;
        match (self.view.side, self.view.step) {
            (Side::Setup, _) if self.reading().first_gap().is_some() => self.ask(Phase::Lay),
            (Side::Setup, _) => self.ask(Phase::Bone),
            (Side::Player, Step::Rebuild) => self.refill(),
            (Side::Bot, _) if !at_once => self.refill(),
            _ => self.after_crumble(),
        }
    }

    /// VK-9.3, VK-9.4.
    pub fn test(&mut self) -> Then {
        let finishes = self.game.options().end_rule == votk::EndRule::FinishPlay;
        let playing = (self.view.side, self.view.step) == (Side::Player, Step::Play);
        if !self.reading().is_at_end() || finishes && playing {
            return Then::On;
        }
        self.over()
    }

    /// VK-9.5, VK-14.1: the rest is dropped, and up to three cards return.
    pub fn over(&mut self) -> Then {
        self.view.frames.clear();
        let pile = &mut self.view.bot_discard;
        let cards: Vec<Design> = pile.drain(pile.len().saturating_sub(3)..).rev().collect();
        for card in &cards {
            put(&mut self.view.bot_tomb, *card);
        }
        let cards = cards.into_iter().collect();
        self.events.push(Event::Returned { cards });
        self.events.push(score::end(self.game, &self.view));
        self.ask(Phase::Over)
    }
}
