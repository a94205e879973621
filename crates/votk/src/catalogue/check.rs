//! Rules for the rows of a table together (VK-16.8 to VK-16.16).

use core::fmt::Display;

use solo_core::{Faults, Placed};

use super::card::Card;
use super::design::{Group, OF_LEVELS};
use super::operation::Timing;
use super::starters::STARTERS;

/// Finds every broken rule, in the order of the rules.
pub(super) fn check(cards: &[Placed<Card>], faults: &mut Faults) {
    let mut check = Check { cards, faults };
    check.ids();
    check.levels();
    check.copies();
    check.actions();
    check.starters();
    check.numbers_of_cards();
    check.order();
    check.borrowers();
    check.reactions();
}

struct Check<'a> {
    cards: &'a [Placed<Card>],
    faults: &'a mut Faults,
}

impl<'a> Check<'a> {
    /// Reports a fault in a column of each row with a message.
    fn each<M: Display>(
        &mut self,
        column: &'static str,
        rule: &'static str,
        wrong: impl Fn(&'a Card) -> Option<M>,
    ) {
        for placed in self.cards {
            if let Some(message) = wrong(&placed.row) {
                self.faults.add(placed.at(column), rule, message);
            }
        }
    }

    /// Counts the copies of all cards that match.
    fn count(&self, holds: impl Fn(&Card) -> bool) -> u32 {
        let cards = self.cards.iter().map(|placed| &placed.row);
        cards
            .filter(|card| holds(card))
            .map(|card| u32::from(card.copies))
            .sum()
    }

    // VK-16.8: ids.
    fn ids(&mut self) {
        let message = "an id is a lower-case letter and up to 15 letters, digits and underscores";
        self.each("id", "VK-16.8", |card| {
            (!is_id(&card.id)).then_some(message)
        });
        for (placed, index) in self.cards.iter().zip(0..) {
            let mut before = self.cards.iter().take(index);
            if let Some(earlier) = before.find(|earlier| earlier.row.id == placed.row.id) {
                let message = format_args!("line {} has the same id", earlier.line);
                self.faults.add(placed.at("id"), "VK-16.8", message);
            }
        }
    }

    // VK-16.9: level 1 is that of the starters; VK-16.3: both copies have that of the row.
    fn levels(&mut self) {
        self.each("level", "VK-16.9", |card| {
            let fits = (card.level == 1) == (card.group == Group::Starter);
            (!fits).then_some("exactly the starters are of level 1")
        });
    }

    // VK-16.10: copies and victory points by group; VK-16.12 fixes the number of starters.
    fn copies(&mut self) {
        self.each("copies", "VK-16.10", |card| {
            match (card.group, card.copies) {
                (Group::Starter, _) | (Group::Unique, 1) => None,
                (Group::Unique, _) => Some("a unique is there once"),
                (_, 2) => None,
                _ => Some("a card of a set is there twice"),
            }
        });
        self.each("vp", "VK-16.10", |card| {
            let set = card.group.is_set();
            match (set, card.vp) {
                (true, Some(_)) => Some("cards of a set have no points of their own"),
                (false, None) => Some("a starter or unique scores 0 to 99 points"),
                _ => None,
            }
        });
    }

    // VK-16.11: a card that can be used has an action.
    fn actions(&mut self) {
        self.each("action", "VK-16.11", |card| {
            let fits = (card.timing == Timing::None) == (card.action.modes() == 0);
            (!fits).then_some("exactly a card of timing none has no action")
        });
    }

    // VK-16.12: the four starters.
    fn starters(&mut self) {
        for starter in STARTERS {
            let (id, copies) = (starter.id, starter.copies);
            let message = format_args!("there must be a starter {id} with {copies} copies");
            let is_it = |card: &Card| *card.id == *id && card.group == Group::Starter;
            match self.cards.iter().find(|placed| is_it(&placed.row)) {
                None => self.faults.add("designs", "VK-16.12", message),
                Some(placed) => {
                    let fits = placed.row.copies == copies;
                    self.faults
                        .require(fits, placed.at("copies"), "VK-16.12", message);
                }
            }
        }
    }

    // VK-16.13: designs per group, cards per level.
    fn numbers_of_cards(&mut self) {
        let rule = "VK-16.13";
        for group in Group::ALL {
            let of_group = self.cards.iter().filter(|placed| placed.row.group == group);
            let (there, wanted) = (of_group.count(), group.designs().iter().count());
            let message = format_args!("{there} designs of the group {group} instead of {wanted}");
            self.faults
                .require(there == wanted, "designs", rule, message);
        }
        // VK-16.2.
        for (level, wanted) in (1..).zip(OF_LEVELS) {
            let wanted = u32::from(wanted);
            let there = self.count(|card| card.level == level);
            let message = format_args!("{there} cards of level {level} instead of {wanted}");
            self.faults
                .require(there == wanted, "designs", rule, message);
        }
    }

    // VK-16.14: the order of the groups.
    fn order(&mut self) {
        let mut highest = Group::Starter;
        for placed in self.cards {
            let group = placed.row.group;
            let message = format_args!("{group} stands behind {highest}");
            self.faults
                .require(group >= highest, placed.at("group"), "VK-16.14", message);
            highest = highest.max(group);
        }
    }

    // VK-16.15: cards that execute the actions of others.
    fn borrowers(&mut self) {
        let cards = self.count(|card| card.action.contents().executes);
        let message = format_args!("{cards} cards carry out the actions of others, at most 8 may");
        self.faults
            .require(cards <= 8, "designs", "VK-16.15", message);
    }

    // VK-16.16: a reaction window ends.
    fn reactions(&mut self) {
        self.each("action", "VK-16.16", |card| {
            let endless = card.timing == Timing::Reaction && card.action.goes_on_for_ever();
            endless.then_some(
                "a reaction that can bring a card into the hand takes one of the pyramid or the stock \
                 first",
            )
        });
    }
}

/// Returns whether a text is an id: `[a-z][a-z0-9_]{0,15}`.
fn is_id(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
    let first = text.bytes().next();
    first.is_some_and(|byte| byte.is_ascii_lowercase())
        && text.len() <= 16
        && text.bytes().all(plain)
}
