//! Chapter TK-3: turns.

use solo_core::{Card, Events, Set};

use super::Table;
use crate::catalogue::{DOORS, FAVORS, HOARDS, MONSTERS, PIPS, SKILLS, TORCHES, TRAPS, strength};
use crate::event::{EncounterKind, Event, TurnResult, WonBy};
use crate::phase::{Interrupted, Pending};

impl<E: Events<Event>> Table<'_, E> {
    /// Applies the effect of a card that is turned up, which is immediate (TK-3.14).
    pub(super) fn turn_up(&mut self, card: Card) {
        self.emit(Event::Card { card });
        match (self.state.pending, self.state.encounter) {
            (Pending::Discard { left }, _) => self.discard(card, left),
            _ if !PIPS.contains(card) => self.turn_up_court_card(card),
            // TK-3.3, TK-3.4: the first numbered card is the encounter, every later one an action
            // card.
            (_, None) => self.meet(card),
            (_, Some(encounter)) => self.act(card, encounter),
        }
    }

    /// Applies a card that is neither an encounter card nor an action card (TK-3.6).
    ///
    /// Treasure that is worth 10 or 6 is not an exception (TK-3.12).
    fn turn_up_court_card(&mut self, card: Card) {
        if TORCHES.contains(card) {
            // TK-3.7: a torch does not lie in the turn.
            self.burn(
                card,
                match self.state.encounter {
                    None => Interrupted::Search,
                    Some(_) => Interrupted::Encounter,
                },
            );
        } else if SKILLS.contains(card) {
            // TK-3.8: neither does a skill, it comes into the hand.
            self.state.hand.insert(card);
            self.emit(Event::Skill { card });
            self.go_on();
        } else {
            self.state.open.insert(card);
            if FAVORS.contains(card) {
                self.lay_favor(card);
            } else {
                // TK-3.10: kings and the joker lie in the turn as treasure, and a card follows.
                self.emit(if HOARDS.contains(card) {
                    Event::Hoard { card }
                } else {
                    Event::ScrollFound { card }
                });
                self.go_on();
            }
        }
    }

    /// Opens an encounter of the kind of the card's suit (TK-3.3).
    fn meet(&mut self, card: Card) {
        self.state.open.insert(card);
        self.state.encounter = Some(card);
        let kind = if MONSTERS.contains(card) {
            EncounterKind::Monster
        } else if TRAPS.contains(card) {
            EncounterKind::Trap
        } else {
            EncounterKind::Door
        };
        self.emit(Event::Encounter { card, kind });
        if self.state.open.meets(FAVORS) {
            // TK-9.2: an earlier favor wins it immediately.
            self.win(WonBy::Favor);
        } else {
            self.face_encounter();
        }
    }

    /// Applies an action card, which wins if it is at least equal to the encounter card (TK-3.5).
    fn act(&mut self, card: Card, encounter: Card) {
        self.state.open.insert(card);
        let gap = strength(encounter).saturating_sub(strength(card));
        self.emit(Event::Action { card, gap });
        if gap == 0 {
            // TK-5.1, TK-6.2, TK-7.2: the monster is beaten, the trap passed, the door open.
            self.win(WonBy::Action);
        } else if !DOORS.contains(encounter) {
            self.blow(gap);
        } else {
            // TK-7.1: a door allows one action card.
            self.door_holds(gap);
        }
    }

    /// Continues the search (TK-3.2) or the open encounter (TK-3.11).
    pub(super) fn go_on(&mut self) {
        if self.state.encounter.is_none() {
            self.state.pending = Pending::Seek;
        } else {
            self.face_encounter();
        }
    }

    /// Covers the cards still lying in the turn as a stack (TK-3.13).
    ///
    /// After a turn that was not won, its treasure is among them (TK-4.9).
    pub(super) fn end_turn(&mut self, result: TurnResult) {
        let left = self.state.open.iter().map(|_| 1).sum();
        self.state.stacks.push(left);
        self.state.covered |= self.state.open;
        self.state.open = Set::EMPTY;
        self.state.encounter = None;
        self.emit(Event::TurnEnds { result, left });
        self.leave_turn();
    }
}
