//! The machines the player has built: copies of a kind, each of them fresh or used (SE-9.1, SE-11.2).
//!
//! Most kinds are built once, and sets say all about them: `built`, and `used` for the kinds without a
//! fresh copy. Further copies are counted, and so are used copies beside a fresh one.

use super::State;
use crate::catalogue::Rules;
use crate::kinds::{Machine, Pile, bit, has};

impl State {
    /// The kinds of which a built copy is fresh.
    #[inline]
    pub(crate) const fn fresh(&self) -> u64 {
        self.built & !self.used
    }

    /// How many copies of a machine are built.
    #[inline]
    pub(crate) fn built_copies(&self, rules: &Rules, machine: Machine) -> u8 {
        if has(self.built, machine.0) {
            self.count(rules.again, machine.0).saturating_add(1)
        } else {
            0
        }
    }

    /// How many of them are used.
    #[inline]
    pub(crate) fn used_copies(&self, rules: &Rules, machine: Machine) -> u8 {
        if has(self.used, machine.0) {
            self.built_copies(rules, machine)
        } else {
            self.count(rules.spent, machine.0)
        }
    }

    /// How many of them are fresh.
    #[inline]
    pub(crate) fn fresh_copies(&self, rules: &Rules, machine: Machine) -> u8 {
        let used = self.used_copies(rules, machine);
        self.built_copies(rules, machine).saturating_sub(used)
    }

    /// SE-9.1: a further copy is built, and fresh. SE-11.3: also after one of its kind was scrapped.
    pub(crate) fn add_built(&mut self, rules: &Rules, machine: Machine) {
        if !has(self.built, machine.0) {
            self.built |= bit(machine.0);
            return;
        }
        if has(self.used, machine.0) {
            let used = self.used_copies(rules, machine);
            self.used &= !bit(machine.0);
            for _ in 0..used {
                self.count_up(rules.spent, machine.0);
            }
        }
        self.count_up(rules.again, machine.0);
    }

    /// SE-11.2: a fresh copy becomes used.
    pub(crate) fn use_built(&mut self, rules: &Rules, machine: Machine) {
        match self.fresh_copies(rules, machine) {
            0 => {}
            1 => {
                for _ in 0..self.count(rules.spent, machine.0) {
                    self.count_down(rules.spent, machine.0);
                }
                self.used |= bit(machine.0);
            }
            _ => self.count_up(rules.spent, machine.0),
        }
    }

    /// SE-9.3: a copy is scrapped, a used one before a fresh one.
    pub(crate) fn drop_built(&mut self, rules: &Rules, machine: Machine) {
        if self.count(rules.again, machine.0) == 0 {
            self.built &= !bit(machine.0);
            self.used &= !bit(machine.0);
            return;
        }
        self.count_down(rules.again, machine.0);
        if self.count(rules.spent, machine.0) > 0 {
            self.count_down(rules.spent, machine.0);
        }
    }

    /// Whether the counts go with the sets: further copies are those of a built machine, and used ones
    /// beside a fresh one are at most as many.
    pub(crate) fn counts_of_built_fit(&self, rules: &Rules) -> bool {
        (0..rules.kinds(Pile::Machine)).all(|kind| {
            let further = self.count(rules.again, kind);
            let spent = self.count(rules.spent, kind);
            (has(self.built, kind) || further == 0)
                && spent <= further
                && (spent == 0 || has(self.fresh(), kind))
        })
    }
}
