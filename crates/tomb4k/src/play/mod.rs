//! The table of contents of the rulebook: each step with the chapter that implements it.
//!
//! Every chapter has both the legality and the effect of its steps. What a card can do is judged by [`Position`], which
//! changes nothing; [`Table`] makes the changes, and refuses what the position does not wait for.
#![expect(
    clippy::arithmetic_side_effects,
    reason = "44 cards and nine hit points bound every number"
)]

mod door;
mod dungeon;
mod encounter;
mod favor;
mod hit_points;
mod legal;
mod monster;
mod skill;
mod torch;
mod treasure;
mod turn;

use solo_core::{Card, Events};

pub(crate) use self::legal::MAX_DECISIONS;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::options::Options;
use crate::phase::{Decider, Pending};
use crate::refusal::Refusal;
use crate::state::State;
use crate::tomb::Input;

/// A position under the options in force, to be judged.
#[derive(Clone, Copy)]
pub(crate) struct Position<'a> {
    pub(crate) options: &'a Options,
    pub(crate) state: &'a State,
}

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
    pub(crate) fn take(&mut self, input: Input) -> Result<(), Refusal> {
        let mut card = match (input, self.state.due()) {
            (Input::Chance(Chance::Card(card)), Decider::Chance) => Some(self.reveal(card.card())?),
            (Input::Decision(decision), Decider::Player) => {
                self.decide(decision)?;
                self.known_card()
            }
            // TK-16.3: after the end nothing is legal, and only one side is due.
            (_, Decider::NoOne) => return Err(Refusal::GameOver),
            (Input::Chance(_), _) => return Err(Refusal::PlayerIsDue),
            (Input::Decision(_), _) => return Err(Refusal::ChanceIsDue),
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

    /// Requires that the position waits for the decision.
    fn waits_in(&self, pending: Pending, otherwise: Refusal) -> Result<(), Refusal> {
        if self.state.pending == pending {
            Ok(())
        } else {
            Err(otherwise)
        }
    }

    /// Takes one of the unseen cards from the deck (TK-2.1).
    fn reveal(&mut self, card: Card) -> Result<Card, Refusal> {
        if self.state.unseen.remove(card) {
            Ok(card)
        } else {
            Err(Refusal::NotUnseen { card })
        }
    }

    /// Takes the known card under the deck when it has to be turned up and no other card is left (TK-2.3).
    fn known_card(&mut self) -> Option<Card> {
        if !self.state.unseen.is_empty() || self.state.due() != Decider::Chance {
            return None;
        }
        self.state.bottom.take()
    }

    fn position(&self) -> Position<'_> {
        Position {
            options: self.options,
            state: self.state,
        }
    }

    fn emit(&mut self, event: Event) {
        self.events.push(event);
    }
}
