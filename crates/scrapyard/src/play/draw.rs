//! Chapter SE-5: drawing, and the draw abilities of SE-13.1.

use solo_core::{Events, Set};

use super::piles::Top;
use super::table::{Position, Table, one_less};
use crate::event::Event;
use crate::kinds::{Card, Pile, Piles, Side};
use crate::phase::{Few, Task};
use crate::refusal::Refusal;

impl Position<'_> {
    /// Checks that the pile or its scrap pile has a card (SE-5.3). Only the face-down pile is drawn from
    /// (SE-5.2).
    pub(super) fn can_draw(self, pile: Pile) -> Result<(), Refusal> {
        if self.state.unseen.len(pile) > 0
            || self.state.scraps.len(pile) > 0
            || self.state.known.has_run(pile)
        {
            Ok(())
        } else {
            Err(Refusal::NothingToDraw)
        }
    }

    /// Returns the piles from which a card can be drawn.
    pub(super) fn drawable(self, from: Set<Pile>) -> Set<Pile> {
        from.filter(|pile| self.can_draw(pile).is_ok())
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Makes the top card of the pile due (SE-5.1).
    pub(super) fn draw_from(&mut self, pile: Pile) {
        self.state.agenda.push(Task::Gain {
            side: Side::Player,
            pile,
            left: Few::nearest(1),
        });
    }

    /// Draws the next card of the ability from the chosen pile (SE-13.1).
    pub(super) fn draw_next(&mut self, from: Piles, left: Few, pile: Pile) {
        let more = one_less(left).map(|left| Task::MoreDraw { from, left });
        self.state.agenda.go_on(more);
        self.draw_from(pile);
    }

    /// Works on a `gain` task; returns `true` if chance is due.
    pub(super) fn gain(&mut self, side: Side, pile: Pile, left: Few) -> bool {
        match self.turn_up(pile) {
            Top::Unseen => return true,
            Top::Known(card) => self.gained(side, left, card, true),
            Top::Nothing => {
                self.no_card(side, pile);
                self.state.agenda.pop();
                // SE-10.2: also if no card could be drawn.
                self.settle();
            }
        }
        false
    }

    /// Gives the card that chance has shown.
    pub(super) fn gain_unseen(
        &mut self,
        side: Side,
        pile: Pile,
        left: Few,
        card: Card,
    ) -> Result<(), Refusal> {
        self.turn_up_unseen(pile, card)?;
        self.gained(side, left, card, false);
        Ok(())
    }

    fn gained(&mut self, who: Side, left: Few, card: Card, known: bool) {
        self.give(who, card);
        self.emit(Event::Drew { who, card, known });
        let more = one_less(left).map(|left| Task::Gain {
            side: who,
            pile: card.pile(),
            left,
        });
        self.state.agenda.go_on(more);
        // SE-6.8, SE-10.2: after every single card.
        self.settle();
    }
}
