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

pub(crate) use self::menu::{has_way_out, menu};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Input;
use crate::options::Options;
use crate::phase::Stage;
use crate::refusal::Refusal;
use crate::state::State;

/// The rules at work on a position.
///
/// Whatever a card leads to is called from one place or always inlined: a step is then one function,
/// and these references are in registers.
pub(crate) struct Table<'a, E> {
    pub(crate) options: &'a Options,
    pub(crate) state: &'a mut State,
    pub(crate) events: &'a mut E,
}

impl<E: Events<Event>> Table<'_, E> {
    #[inline]
    pub(crate) fn take(&mut self, input: Input) -> Result<(), Refusal> {
        let mut card = match input {
            Input::Chance(Chance::Card(card)) if self.state.waits_for_chance() => {
                Some(self.reveal(card.card())?)
            }
            Input::Decision(decision) if self.state.waits_for_decision() => {
                self.decide(decision)?;
                self.known_card()
            }
            // TK-16.3: after the end nothing is legal, and only one side is due.
            _ if self.state.is_over() => return Err(Refusal::GameOver),
            Input::Chance(_) => return Err(Refusal::PlayerIsDue),
            Input::Decision(_) => return Err(Refusal::ChanceIsDue),
        };
        while let Some(shown) = card {
            self.turn_up(shown);
            card = self.known_card();
        }
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

    /// Takes one of the unseen cards from the deck (TK-2.1).
    #[inline]
    fn reveal(&mut self, card: Card) -> Result<Card, Refusal> {
        if !self.state.unseen.contains(card) {
            return Err(Refusal::NotUnseen { card });
        }
        self.state.unseen.remove(card);
        Ok(card)
    }

    /// Takes the known card under the deck when it has to be turned up and no other card is left (TK-2.3).
    #[inline]
    fn known_card(&mut self) -> Option<Card> {
        if self.state.unseen.is_empty() {
            self.state.take_bottom()
        } else {
            None
        }
    }

    #[inline]
    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }
}
