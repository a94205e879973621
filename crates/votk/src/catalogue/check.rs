//! What a table must be (VK-16.8 to VK-16.16).

use alloc::string::String;
use alloc::vec::Vec;

use solo_core::Faults;

use super::design::Group;
use super::load::{Number, Row};
use super::operation::Timing;
use super::starters::STARTERS;

/// The rules of the table, each over all rows, so that faults come in the order of the rules.
pub(super) struct Check<'a> {
    pub(super) rows: Vec<Row<'a>>,
    /// Lines that could not be split into fields.
    pub(super) lost: usize,
    pub(super) faults: Faults,
}

impl<'a> Check<'a> {
    pub(super) const fn new() -> Self {
        Self {
            rows: Vec::new(),
            lost: 0,
            faults: Faults::new(),
        }
    }

    /// Everything beyond the form.
    pub(super) fn contents(&mut self) {
        self.names();
        self.ranges();
        self.copies();
        self.actions();
        self.starters();
        self.numbers_of_cards();
        self.order();
        self.borrowers();
        self.reactions();
    }

    /// Notes a fault of a row unless `holds`.
    pub(super) fn require(
        faults: &mut Faults,
        holds: bool,
        row: &Row<'_>,
        column: &str,
        rule: &'static str,
        message: impl core::fmt::Display,
    ) {
        if !holds {
            faults.add(format_args!("{}, {column}", row.at()), rule, message);
        }
    }

    // VK-16.8: ids and names.
    fn names(&mut self) {
        let rule = "VK-16.8";
        for (place, row) in self.rows.iter().enumerate() {
            let message = "an id is a letter and up to 15 letters, digits and underscores";
            let faults = &mut self.faults;
            Self::require(faults, is_id(row.id), row, "id", rule, message);
            let earlier = self
                .rows
                .iter()
                .take(place)
                .find(|other| other.id == row.id);
            if let Some(earlier) = earlier {
                let message = format_args!("line {} has the same id", earlier.line);
                Self::require(faults, false, row, "id", rule, message);
            }
            let named = !row.name.is_empty();
            Self::require(faults, named, row, "name", rule, "the name is empty");
        }
    }

    // VK-16.9: levels, groups, costs and gold values.
    fn ranges(&mut self) {
        let rule = "VK-16.9";
        let faults = &mut self.faults;
        for row in &self.rows {
            let level = row.level.value().filter(|level| (1..=3).contains(level));
            let plain = level.is_some() || matches!(row.level, Number::Decorated(_));
            Self::require(faults, plain, row, "level", rule, "the level is 1, 2 or 3");
            let message = format_args!("there is no group {:?}", row.group_text);
            Self::require(faults, row.group.is_some(), row, "group", rule, message);
            let message = "exactly the starters are of level 1";
            let fits = match (level, row.group) {
                (Some(level), Some(group)) => (level == 1) == (group == Group::Starter),
                _ => true,
            };
            Self::require(faults, fits, row, "level", rule, message);
            let message = "the cost is 0 to 20";
            Self::require(faults, row.cost.is_within(20), row, "cost", rule, message);
            let message = "the gold value is 0 to 9";
            Self::require(faults, row.gold.is_within(9), row, "gold", rule, message);
        }
    }

    // VK-16.10: copies and victory points by group.
    fn copies(&mut self) {
        let rule = "VK-16.10";
        let faults = &mut self.faults;
        for row in &self.rows {
            let Some(group) = row.group else {
                continue;
            };
            let copies = match group {
                // Their numbers are those of VK-16.12.
                Group::Starter => None,
                Group::Unique => Some(1),
                Group::Sarcophagus | Group::Jar | Group::Amulet | Group::Book | Group::Statue => {
                    Some(2)
                }
            };
            let fits = copies.is_none_or(|copies| row.copies.value() == Some(copies));
            let message = if group == Group::Unique {
                "a unique is there once"
            } else {
                "a design of a set is there twice"
            };
            Self::require(faults, fits, row, "copies", rule, message);
            if copies == Some(2) {
                let message = "cards of a set have no victory points of their own";
                let empty = matches!(row.vp, Number::Empty);
                Self::require(faults, empty, row, "vp", rule, message);
            } else {
                let message = "the victory points are 0 to 99";
                Self::require(faults, row.vp.is_within(99), row, "vp", rule, message);
            }
        }
    }

    // VK-16.11: timing, repeatability, action.
    fn actions(&mut self) {
        let rule = "VK-16.11";
        let faults = &mut self.faults;
        for row in &self.rows {
            let timing = Timing::from_word(row.timing);
            let message = "the timing is turn, reaction or none";
            Self::require(faults, timing.is_some(), row, "timing", rule, message);
            let copy = matches!(row.copy, "yes" | "no");
            Self::require(faults, copy, row, "copy", rule, "this is yes or no");
            for fault in &row.action_faults {
                Self::require(faults, false, row, "action", rule, fault);
            }
            let empty = row.action_text.is_empty();
            let fits = timing.is_none_or(|timing| (timing == Timing::None) == empty);
            let message = "exactly a card of timing none has no action";
            Self::require(faults, fits, row, "action", rule, message);
        }
    }

    // VK-16.12: the four starters.
    fn starters(&mut self) {
        for starter in STARTERS {
            let row = self
                .rows
                .iter()
                .find(|row| row.id == starter.id && row.group == Some(Group::Starter));
            // It may be one of the lines that could not be read.
            if row.is_none() && self.lost > 0 {
                continue;
            }
            let found = row.and_then(|row| row.copies.value());
            let at = row.map_or_else(|| String::from("designs"), Row::at);
            self.faults.require(
                found == Some(u32::from(starter.copies)),
                at,
                "VK-16.12",
                format_args!(
                    "there must be a starter {} with {} copies",
                    starter.id, starter.copies
                ),
            );
        }
    }

    // VK-16.13: designs per group, cards per level.
    fn numbers_of_cards(&mut self) {
        let rule = "VK-16.13";
        let rows = &self.rows;
        // A design too few may be one of those that could not be read.
        let unknown = |rows: usize| rows.saturating_add(self.lost);
        let groups = unknown(rows.iter().filter(|row| row.group.is_none()).count());
        for group in Group::ALL {
            let there = rows.iter().filter(|row| row.group == Some(group)).count();
            let wanted = usize::try_from(group.designs().len()).unwrap_or(0);
            let fits = there <= wanted && there.saturating_add(groups) >= wanted;
            self.faults.require(
                fits,
                "designs",
                rule,
                format_args!("{there} designs of the group {group} instead of {wanted}"),
            );
        }
        let unread = unknown(rows.iter().filter(|row| !row.counts_for_a_level()).count());
        for (level, wanted) in [(1, 40), (2, 29), (3, 27)] {
            let of_level = rows.iter().filter(|row| row.level.value() == Some(level));
            let there: u32 = of_level
                .filter_map(|row| row.copies.value())
                .fold(0, u32::saturating_add);
            let fits = there == wanted || there < wanted && unread > 0;
            self.faults.require(
                fits,
                "designs",
                rule,
                format_args!("{there} cards of level {level} instead of {wanted}"),
            );
        }
    }

    // VK-16.14: the order of the groups.
    fn order(&mut self) {
        let mut highest = Group::Starter;
        for row in &self.rows {
            let Some(group) = row.group else {
                continue;
            };
            let message = format_args!("{group} stands before {highest}");
            let fits = group >= highest;
            Self::require(&mut self.faults, fits, row, "group", "VK-16.14", message);
            highest = highest.max(group);
        }
    }

    // VK-16.15: cards that carry out the actions of others.
    fn borrowers(&mut self) {
        let cards: u32 = self
            .rows
            .iter()
            .filter(|row| row.action.traits().borrows)
            .filter_map(|row| row.copies.value())
            .fold(0, u32::saturating_add);
        self.faults.require(
            cards <= 8,
            "designs",
            "VK-16.15",
            format_args!("{cards} cards carry out the actions of others, at most 8 may"),
        );
    }

    // VK-16.16: a reaction window comes to its end.
    fn reactions(&mut self) {
        let faults = &mut self.faults;
        for row in &self.rows {
            let reacts = Timing::from_word(row.timing) == Some(Timing::Reaction);
            let ends = !reacts || !row.action.goes_on_for_ever();
            let message = "a reaction that can bring a card into the hand takes one of the pyramid \
                           or the stock first";
            Self::require(faults, ends, row, "action", "VK-16.16", message);
        }
    }
}

/// Whether a text is an id: `[a-z][a-z0-9_]{0,15}`.
fn is_id(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
    let first = text
        .bytes()
        .next()
        .is_some_and(|byte| byte.is_ascii_lowercase());
    first && text.len() <= 16 && text.bytes().all(plain)
}
