//! Chapter 5: defence against black dice.

use solo_core::Events;

use super::{Look, Play};
use crate::decision::Decision;
use crate::event::{DiceList, Event, Reason, Roller};
use crate::options::{GuardRank, WeakGuard};
use crate::phase::Step;
use crate::play::menu::{at, entry, shifted};
use crate::refusal::Refusal;
use crate::state::Pending;
use crate::terms::{Colour, Die, OwnedDie, Side, face, rolled};

/// Factor of red dice in the defence (KC-5.4, KC-5.12).
const RED: u8 = 2;

/// Returns the strength of a die against a black die.
#[inline]
pub(crate) fn strength(die: Die) -> u8 {
    // KC-5.4: red dice count double.
    let factor = if die.colour == Colour::Red { RED } else { 1 };
    die.face.pips().wrapping_mul(factor)
}

impl Look<'_> {
    /// Returns the highest black die; 0 if none is left.
    #[inline]
    pub(crate) fn highest_black(self) -> u8 {
        let [one, two, three, four, five, six] = self.state.black;
        let counts = u64::from_le_bytes([one, two, three, four, five, six, 0, 0]);
        8_u8.wrapping_sub(u8::try_from(counts.leading_zeros() / 8).unwrap_or(0))
    }

    /// Returns whether all the human's dice together reach the highest black die (KC-5.9).
    fn is_able(self) -> bool {
        let highest = self.highest_black();
        let mut dice = self.state.dice(Side::Human);
        let mut total = 0_u8;
        // In most positions the strongest die is enough.
        while total < highest {
            let Some(die) = dice.best(RED) else {
                return false;
            };
            dice.remove(die);
            total = total.saturating_add(strength(die));
        }
        true
    }

    /// Lists the entries of the human's go (KC-5.3, KC-5.5, KC-5.7, KC-5.9).
    pub(super) fn guard_menu(self) -> u128 {
        let Pending::Guard { total, countered } = self.state.pending else {
            return 0;
        };
        // KC-5.6: neither le Roy's dice nor cubes help.
        let dice = shifted(self.state.dice(Side::Human).kinds(), at::GUARD);
        if total > 0 {
            // KC-5.5: once a total is begun nothing else is possible.
            return dice;
        }
        let able = self.is_able();
        let mut menu = self.influence_menu();
        if able {
            menu |= dice;
        }
        if countered > 0 {
            // KC-5.9: after countering one he may end the go.
            menu |= entry(at::GUARD_END);
        } else if !able {
            // KC-5.9: only a human who is not able may surrender.
            menu |= entry(at::SURRENDER);
        }
        menu
    }

    pub(super) fn guard_refusal(self, decision: Decision) -> Refusal {
        let Pending::Guard { total, .. } = self.state.pending else {
            // KC-14.1: another step is due.
            return Refusal::NotNow;
        };
        if let Decision::Guard(die) = decision {
            return if self.state.dice(Side::Human).count(die) == 0 {
                Refusal::NoSuchGuard
            } else {
                Refusal::NotAble
            };
        }
        if total > 0 {
            Refusal::TotalBegun
        } else if decision == Decision::GuardEnd {
            Refusal::NothingCountered
        } else {
            Refusal::NoSurrender
        }
    }
}

impl<E: Events<Event>> Play<'_, E> {
    /// Rolls the black dice (KC-5.1).
    pub(super) fn begin_defence(&mut self, attack: u8) {
        self.tell(Event::Attack { dice: attack });
        if attack == 0 {
            self.begin_actions();
        } else {
            self.state.step = Step::BlackRoll;
            self.state.pending = Pending::Attack { left: attack };
        }
    }

    pub(super) fn roll_black(&mut self, number: u8) {
        let Pending::Attack { left } = self.state.pending else {
            return;
        };
        if let Some(count) = self.state.black.get_mut(usize::from(number)) {
            *count = count.saturating_add(1);
        }
        self.tell(Event::DieRolled {
            owner: Roller::Black,
            colour: None,
            face: rolled(number),
        });
        match left.saturating_sub(1) {
            0 => {
                // KC-5.2: the start player has the first go.
                let start = self.look().start_player();
                self.begin_go(start);
            }
            left => self.state.pending = Pending::Attack { left },
        }
    }

    /// Begins a go, if black dice are left (KC-5.2).
    fn begin_go(&mut self, side: Side) {
        if self.look().highest_black() == 0 {
            self.begin_actions();
            return;
        }
        match side {
            Side::Human => self.human_go(),
            Side::Roy => {
                self.roy_go();
                if self.look().highest_black() == 0 {
                    self.begin_actions();
                } else {
                    // KC-5.11: the rest passes back to the human.
                    self.human_go();
                }
            }
        }
    }

    fn human_go(&mut self) {
        self.state.step = Step::Guard;
        self.state.pending = Pending::Guard {
            total: 0,
            countered: 0,
        };
    }

    /// Discards le Roy's strongest die with the highest black die (KC-5.11).
    fn roy_go(&mut self) {
        let black = self.look().highest_black();
        let adds = self.game.options().weak_guard == WeakGuard::Adds;
        // KC-5.12: strongest by the face as it shows or, by option `guard_rank`, with red doubled;
        // ties in colour order.
        let rank = match self.game.options().guard_rank {
            GuardRank::Value => 1,
            GuardRank::Doubled => RED,
        };
        let mut dice = DiceList::default();
        let mut total = 0_u8;
        while let Some(die) = self.state.dice(Side::Roy).best(rank) {
            self.state.dice_mut(Side::Roy).remove(die);
            let _ = dice.try_push(OwnedDie::new(Side::Roy, die));
            // KC-5.12: whatever the ranking, red counts double in the total.
            total = total.saturating_add(strength(die));
            if !adds || total >= black {
                break;
            }
        }
        // KC-5.13: without a die the black dice go back immediately.
        if total > 0 {
            self.discard_black(black);
            self.tell(Event::Guarded {
                who: Side::Roy,
                black: face(black),
                dice,
            });
        }
    }

    fn discard_black(&mut self, face: u8) {
        if let Some(count) = self.state.black.get_mut(usize::from(face.wrapping_sub(1))) {
            *count = count.saturating_sub(1);
        }
    }

    /// Carries out an entry of the human's go.
    pub(super) fn guard(&mut self, number: u8) {
        match number {
            at::GUARD..at::GUARD_END => self.guard_with(Die::nth(number.wrapping_sub(at::GUARD))),
            at::GUARD_END => self.begin_go(Side::Roy),
            at::SURRENDER => self.surrender(),
            _ => self.use_influence(number),
        }
    }

    /// Adds a die to the total and discards it (KC-5.4).
    fn guard_with(&mut self, die: Die) {
        let Pending::Guard { total, countered } = self.state.pending else {
            return;
        };
        let black = self.look().highest_black();
        self.state.dice_mut(Side::Human).remove(die);
        self.tell(Event::Guarded {
            who: Side::Human,
            black: face(black),
            dice: [OwnedDie::new(Side::Human, die)].into_iter().collect(),
        });
        let total = total.saturating_add(strength(die));
        if total < black {
            self.state.pending = Pending::Guard { total, countered };
            return;
        }
        // KC-5.5: the black die is countered as soon as the total reaches it.
        self.discard_black(black);
        // KC-5.8: influence for each black die countered.
        let gained = i32::from(self.constants().black_influence);
        self.gain_influence(gained, Reason::Countered.plain());
        if self.look().highest_black() == 0 {
            self.begin_actions();
        } else {
            // KC-5.3: he may counter further ones in the same go.
            self.state.pending = Pending::Guard {
                total: 0,
                countered: countered.saturating_add(1),
            };
        }
    }

    /// Surrenders: VP are lost, the black die goes, the dice stay (KC-5.10).
    fn surrender(&mut self) {
        let black = self.look().highest_black();
        self.tell(Event::Surrendered { black: face(black) });
        let penalty = i32::from(self.constants().penalty_black);
        self.lose_vp(penalty, Reason::Surrender.plain());
        self.discard_black(black);
        self.begin_go(Side::Roy);
    }
}
