//! The rows of the table, read as far as possible.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use solo_core::Provenance;

use super::super::card::{Card, Letters};
use crate::catalogue::{Action, Group, Text, Timing};

/// A number as it stands in a table.
#[derive(Clone, Copy)]
pub(in crate::catalogue) enum Number {
    /// As it should be.
    Plain(u32),
    /// With sign or leading zero, but readable.
    Decorated(u32),
    /// Nothing there.
    Empty,
    /// No number.
    Unreadable,
}

impl Number {
    pub(in crate::catalogue) fn read(text: &str) -> Self {
        if text.is_empty() {
            return Self::Empty;
        }
        let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
        let number = digits.bytes().all(|byte| byte.is_ascii_digit());
        match digits.parse() {
            Ok(value) if number => {
                if digits.len() < text.len() || digits.len() > 1 && digits.starts_with('0') {
                    Self::Decorated(value)
                } else {
                    Self::Plain(value)
                }
            }
            _ => Self::Unreadable,
        }
    }

    pub(in crate::catalogue) const fn value(self) -> Option<u32> {
        match self {
            Self::Plain(value) | Self::Decorated(value) => Some(value),
            Self::Empty | Self::Unreadable => None,
        }
    }

    /// A decorated number is reported as such, not as out of range.
    pub(in crate::catalogue) fn is_within(self, max: u32) -> bool {
        match self {
            Self::Plain(value) => value <= max,
            Self::Decorated(_) => true,
            Self::Empty | Self::Unreadable => false,
        }
    }

    pub(in crate::catalogue) fn small(self) -> u8 {
        self.value()
            .and_then(|value| u8::try_from(value).ok())
            .unwrap_or(0)
    }
}

/// One line of the table, read as far as possible.
pub(in crate::catalogue) struct Row<'a> {
    pub(in crate::catalogue) line: usize,
    pub(in crate::catalogue) id: &'a str,
    pub(in crate::catalogue) name: &'a str,
    pub(in crate::catalogue) level: Number,
    pub(in crate::catalogue) group: Option<Group>,
    pub(in crate::catalogue) group_text: &'a str,
    pub(in crate::catalogue) copies: Number,
    pub(in crate::catalogue) cost: Number,
    pub(in crate::catalogue) gold: Number,
    pub(in crate::catalogue) vp: Number,
    pub(in crate::catalogue) timing: &'a str,
    pub(in crate::catalogue) copy: &'a str,
    pub(in crate::catalogue) action_text: &'a str,
    pub(in crate::catalogue) action: Action,
    /// What is wrong with the action.
    pub(in crate::catalogue) action_faults: Vec<String>,
}

impl<'a> Row<'a> {
    pub(in crate::catalogue) fn read(line: usize, fields: &[&'a str]) -> Self {
        let field = |column: usize| fields.get(column).copied().unwrap_or("");
        let mut action_faults = Vec::new();
        let action_text = field(10);
        let action = if action_text.is_empty() {
            Action::NONE
        } else {
            super::action::action(action_text, &mut action_faults)
        };
        Self {
            line,
            id: field(0),
            name: field(1),
            level: Number::read(field(2)),
            group: Group::from_word(field(3)),
            group_text: field(3),
            copies: Number::read(field(4)),
            cost: Number::read(field(5)),
            gold: Number::read(field(6)),
            vp: Number::read(field(7)),
            timing: field(8),
            copy: field(9),
            action_text,
            action,
            action_faults,
        }
    }

    /// Whether it can be said how many cards of which level these are.
    pub(in crate::catalogue) fn counts_for_a_level(&self) -> bool {
        let level = self.level.value();
        level.is_some_and(|level| (1..=3).contains(&level)) && self.copies.value().is_some()
    }

    pub(in crate::catalogue) fn at(&self) -> String {
        format!("designs line {} ({})", self.line, self.id)
    }

    pub(in crate::catalogue) fn numbers(&self) -> [(&'static str, Number); 5] {
        [
            ("level", self.level),
            ("copies", self.copies),
            ("cost", self.cost),
            ("gold", self.gold),
            ("vp", self.vp),
        ]
    }

    pub(in crate::catalogue) fn card(&self) -> Card {
        Card {
            id: Text::new(self.id),
            name: Text::new(self.name),
            level: self.level.small(),
            copies: self.copies.small(),
            cost: self.cost.small(),
            gold: self.gold.small(),
            vp: self.vp.small(),
            timing: Timing::from_word(self.timing).unwrap_or(Timing::None),
            copy: self.copy == "yes",
            action: self.action,
            letters: [Letters::one(Provenance::Owner); 10],
        }
    }
}
