//! Chapter 5: defence against black dice.

use solo_core::{Events, Face, Set, append};

use super::{Position, Table};
use crate::event::{DiceList, Event, Reason, Roller};
use crate::options::{GuardRank, WeakGuard};
use crate::refusal::Refusal;
use crate::state::Pending;
use crate::terms::{Colour, Die, OwnedDie, Side};

/// Factor of red dice in the defence (KC-5.4, KC-5.12).
const RED: u8 = 2;

/// Returns the strength of a die against a black die.
pub(crate) const fn strength(die: Die) -> u8 {
    match die.colour {
        // KC-5.4: red dice count double.
        Colour::Red => die.face.pips() * RED,
        Colour::Yellow | Colour::White => die.face.pips(),
    }
}

impl Position<'_> {
    /// Returns the highest black die.
    pub(crate) fn highest_black(self) -> Option<Face> {
        Face::all().rev().find(|&face| self.state.black(face) > 0)
    }

    /// Returns whether all the human's dice together reach the highest black die (KC-5.9).
    pub(super) fn is_able(self) -> bool {
        let highest = self.highest_black().map_or(0, Face::pips);
        let own = self.state.dice(Side::Human);
        let total = |die| u32::from(strength(die)) * u32::from(own.count(die));
        own.kinds().iter().map(total).sum::<u32>() >= highest.into()
    }

    /// Returns the dice with which the human can guard (KC-5.3, KC-5.5). Neither le Roy's dice nor
    /// cubes help (KC-5.6).
    pub(super) fn guards(self, total: u8) -> Set<Die> {
        if is_begun(total) || self.is_able() {
            self.state.dice(Side::Human).kinds()
        } else {
            Set::EMPTY
        }
    }

    /// Accepts a die for the total (KC-5.4).
    pub(super) fn can_guard(self, die: Die, total: u8) -> Result<(), Refusal> {
        if self.guards(total).contains(die) {
            Ok(())
        } else if self.state.dice(Side::Human).count(die) == 0 {
            Err(Refusal::NoSuchGuard)
        } else {
            Err(Refusal::NotAble)
        }
    }

    /// Accepts the end of the go, after countering a die (KC-5.9).
    pub(super) fn can_end_go(self, countered: u8) -> Result<(), Refusal> {
        Refusal::NothingCountered.unless(countered > 0)
    }

    /// Accepts a surrender (KC-5.9): only of a human who is not able and has countered nothing.
    pub(super) fn can_surrender(self, countered: u8) -> Result<(), Refusal> {
        if countered == 0 && !self.is_able() {
            Ok(())
        } else {
            Err(Refusal::NoSurrender)
        }
    }
}

/// Returns whether a total is begun, after which nothing else is possible (KC-5.5).
pub(super) const fn is_begun(total: u8) -> bool {
    total > 0
}

impl<E: Events<Event>> Table<'_, E> {
    /// Rolls the black dice (KC-5.1).
    pub(super) fn begin_defence(&mut self, attack: u8) {
        self.tell(Event::Attack { dice: attack });
        if attack == 0 {
            self.begin_actions();
        } else {
            self.state.pending = Pending::BlackRoll { left: attack };
        }
    }

    pub(super) fn roll_black(&mut self, left: u8, face: Face) {
        *self.state.black_mut(face) += 1;
        self.tell(Event::DieRolled {
            owner: Roller::Black,
            colour: None,
            face,
        });
        if left > 1 {
            self.state.pending = Pending::BlackRoll { left: left - 1 };
        } else {
            // KC-5.2: the start player has the first go.
            let start = self.position().start_player();
            self.begin_go(start);
        }
    }

    /// Begins a go, if black dice are left (KC-5.2).
    pub(super) fn begin_go(&mut self, side: Side) {
        match (side, self.position().highest_black()) {
            (_, None) => self.begin_actions(),
            (Side::Human, Some(_)) => {
                self.state.pending = Pending::Guard {
                    total: 0,
                    countered: 0,
                };
            }
            (Side::Roy, Some(black)) => {
                self.roy_go(black);
                // KC-5.11: the rest passes back to the human.
                self.begin_go(Side::Human);
            }
        }
    }

    /// Discards le Roy's strongest die with the highest black die (KC-5.11).
    fn roy_go(&mut self, black: Face) {
        let adds = self.game.options().weak_guard == WeakGuard::Adds;
        // KC-5.12: strongest by the face as it shows or, by option `guard_rank`, with red doubled;
        // ties in colour order.
        let rank = match self.game.options().guard_rank {
            GuardRank::Value => 1,
            GuardRank::Doubled => RED,
        };
        let mut dice = DiceList::default();
        let mut total = 0;
        while let Some(die) = self.state.dice(Side::Roy).best(rank) {
            self.state.dice_mut(Side::Roy).remove(die);
            append(&mut dice, OwnedDie::new(Side::Roy, die));
            // KC-5.12: whatever the ranking, red counts double in the total.
            total += strength(die);
            if !adds || total >= black.pips() {
                break;
            }
        }
        // KC-5.13: without a die the black dice go back immediately.
        if total > 0 {
            self.discard_black(black);
            self.tell(Event::Guarded {
                who: Side::Roy,
                black,
                dice,
            });
        }
    }

    fn discard_black(&mut self, face: Face) {
        *self.state.black_mut(face) -= 1;
    }

    /// Adds a die to the total and discards it (KC-5.4).
    pub(super) fn guard_with(&mut self, die: Die, total: u8, countered: u8) -> Option<()> {
        let black = self.position().highest_black()?;
        self.state.dice_mut(Side::Human).remove(die);
        self.tell(Event::Guarded {
            who: Side::Human,
            black,
            dice: [OwnedDie::new(Side::Human, die)].into_iter().collect(),
        });
        let total = total + strength(die);
        if total < black.pips() {
            self.state.pending = Pending::Guard { total, countered };
            return Some(());
        }
        // KC-5.5: the black die is countered as soon as the total reaches it.
        self.discard_black(black);
        // KC-5.8: influence for each black die countered.
        let gained = i32::from(self.constants().black_influence);
        self.gain_influence(gained, Reason::Countered.plain());
        if self.position().highest_black().is_none() {
            self.begin_actions();
        } else {
            // KC-5.3: he may counter further ones in the same go.
            self.state.pending = Pending::Guard {
                total: 0,
                countered: countered + 1,
            };
        }
        Some(())
    }

    /// Surrenders: VP are lost, the black die goes, the dice stay (KC-5.10).
    pub(super) fn surrender(&mut self) -> Option<()> {
        let black = self.position().highest_black()?;
        self.tell(Event::Surrendered { black });
        let penalty = i32::from(self.constants().penalty_black);
        self.lose_vp(penalty, Reason::Surrender.plain());
        self.discard_black(black);
        self.begin_go(Side::Roy);
        Some(())
    }
}
