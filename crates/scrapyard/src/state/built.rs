//! The machines that the player has built: copies of a kind, each of them fresh or used (SE-9.1,
//! SE-11.2).
//!
//! Most kinds are built once, and two sets describe them: `built`, and `used` for the kinds without
//! a fresh copy. Further copies are counted, and so are used copies beside a fresh one.

use super::State;
use crate::catalogue::Rules;
use crate::kinds::{Machine, Pile, bit, has};

impl State {
    /// Returns the kinds with a fresh built copy.
    #[inline]
    pub(crate) const fn fresh(&self) -> u64 {
        self.built & !self.used
    }

    /// Counts the built copies of a machine.
    #[inline]
    pub(crate) fn built_copies(&self, rules: &Rules, machine: Machine) -> u8 {
        if has(self.built, machine.0) {
            self.count(rules.again, machine.0).saturating_add(1)
        } else {
            0
        }
    }

    /// Counts the used ones.
    #[inline]
    pub(crate) fn used_copies(&self, rules: &Rules, machine: Machine) -> u8 {
        if has(self.used, machine.0) {
            self.built_copies(rules, machine)
        } else {
            self.count(rules.spent, machine.0)
        }
    }

    /// Counts the fresh ones.
    #[inline]
    pub(crate) fn fresh_copies(&self, rules: &Rules, machine: Machine) -> u8 {
        let used = self.used_copies(rules, machine);
        self.built_copies(rules, machine).saturating_sub(used)
    }

    /// Adds a built copy, which is fresh (SE-9.1). This holds even after one of its kind was
    /// scrapped (SE-11.3).
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

    /// Makes a fresh copy used (SE-11.2).
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

    /// Removes a copy, a used one before a fresh one (SE-9.3).
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

    /// Returns whether the counts fit the sets: further copies belong to a built machine, and used
    /// copies beside a fresh one are at most as many.
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
