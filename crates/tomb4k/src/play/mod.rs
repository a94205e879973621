//! The table of contents of the rulebook: each step with the chapter that implements it.
//!
//! Every chapter has both the legality and the effect of its steps.

mod door;
mod dungeon;
mod encounter;
mod favor;
mod hit_points;
mod menu;
mod monster;
mod skill;
mod torch;
mod treasure;
mod turn;

use solo_core::{Card, Events};

pub(crate) use self::menu::{WaysOut, menu};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Input;
use crate::options::Options;
use crate::phase::Stage;
use crate::refusal::Refusal;
use crate::state::{Slot, State};

/// The rules at work on a position.
pub(crate) struct Table<'a, E> {
    pub(crate) options: &'a Options,
    pub(crate) state: &'a mut State,
    pub(crate) events: &'a mut E,
}

impl<E: Events<Event>> Table<'_, E> {
    #[inline]
    pub(crate) fn take(&mut self, input: Input) -> Result<(), Refusal> {
        match input {
            Input::Chance(Chance::Card(card)) if self.state.waits_for_chance() => {
                self.reveal(card.card())?;
            }
            Input::Decision(decision) if self.state.waits_for_decision() => {
                self.decide(decision)?;
            }
            // TK-16.3: after the end nothing is legal, and only one side is due.
            _ if self.state.is_over() => return Err(Refusal::GameOver),
            Input::Chance(_) => return Err(Refusal::PlayerIsDue),
            Input::Decision(_) => return Err(Refusal::ChanceIsDue),
        }
        self.turn_up_known_card();
        Ok(())
    }

    fn decide(&mut self, decision: Decision) -> Result<(), Refusal> {
        match decision {
            Decision::Delve => self.delve(),
            Decision::Retreat => self.retreat(),
            Decision::Draw => self.draw(),
            Decision::Take => self.take_blow(),
            Decision::Dodge => self.dodge(),
            Decision::Discard => self.leave_sealed(),
            Decision::Scroll => self.use_scroll(),
            Decision::Decline => self.decline_scroll(),
            Decision::Play(card) => self.play_skill(card.card()),
            Decision::Drop(card) => self.drop_treasure(card.card()),
            Decision::Leave(card) => self.leave_card(card.card()),
        }
    }

    /// Requires the stage to which a decision belongs.
    #[inline]
    fn waits_in(&self, stage: Stage, otherwise: Refusal) -> Result<(), Refusal> {
        if self.state.stage == stage {
            Ok(())
        } else {
            Err(otherwise)
        }
    }

    /// Turns up one of the unseen cards (TK-2.1).
    #[inline]
    fn reveal(&mut self, card: Card) -> Result<(), Refusal> {
        if !self.state.unseen.contains(card) {
            return Err(Refusal::NotUnseen { card });
        }
        self.state.unseen.remove(card);
        self.turn_up(card);
        Ok(())
    }

    /// Turns up the known card under the deck if no other card is left (TK-2.3).
    #[inline]
    fn turn_up_known_card(&mut self) {
        if self.state.unseen.is_empty() && self.state.waits_for_chance() {
            self.turn_up_bottom_card();
        }
    }

    /// Turns up the bottom card, at most once in a game.
    #[cold]
    #[inline(never)]
    fn turn_up_bottom_card(&mut self) {
        if let Some(card) = self.state.bottom() {
            self.state.bottom = Slot::EMPTY;
            self.turn_up(card);
        }
    }

    #[inline]
    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }
}
