//! Loading the owner's tables: every fault is reported, in the order of the rules (VK-16.7 to
//! VK-16.15).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use solo_core::{Faults, Provenance};

use super::card::{Card, Letters, Text, Value};
use super::operation::{Action, Timing};
use super::{Catalogue, DESIGNS, STARTERS, parse};
use crate::design::Group;

/// A number as it stands in a table.
#[derive(Clone, Copy)]
enum Number {
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
    fn read(text: &str) -> Self {
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

    const fn value(self) -> Option<u32> {
        match self {
            Self::Plain(value) | Self::Decorated(value) => Some(value),
            Self::Empty | Self::Unreadable => None,
        }
    }

    /// A decorated number is reported as such, not as out of range.
    fn is_within(self, max: u32) -> bool {
        match self {
            Self::Plain(value) => value <= max,
            Self::Decorated(_) => true,
            Self::Empty | Self::Unreadable => false,
        }
    }

    fn small(self) -> u8 {
        self.value()
            .and_then(|value| u8::try_from(value).ok())
            .unwrap_or(0)
    }
}

/// One line of the table, read as far as possible.
struct Row<'a> {
    line: usize,
    id: &'a str,
    name: &'a str,
    level: Number,
    group: Option<Group>,
    group_text: &'a str,
    copies: Number,
    cost: Number,
    gold: Number,
    vp: Number,
    timing: &'a str,
    copy: &'a str,
    action_text: &'a str,
    action: Action,
    /// What is wrong with the action.
    action_faults: Vec<String>,
}

impl<'a> Row<'a> {
    fn read(line: usize, fields: &[&'a str]) -> Self {
        let field = |column: usize| fields.get(column).copied().unwrap_or("");
        let mut action_faults = Vec::new();
        let action_text = field(10);
        let action = if action_text.is_empty() {
            Action::NONE
        } else {
            parse::action(action_text, &mut action_faults)
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
    fn counts_for_a_level(&self) -> bool {
        let level = self.level.value();
        level.is_some_and(|level| (1..=3).contains(&level)) && self.copies.value().is_some()
    }

    fn at(&self) -> String {
        format!("designs line {} ({})", self.line, self.id)
    }

    fn numbers(&self) -> [(&'static str, Number); 5] {
        [
            ("level", self.level),
            ("copies", self.copies),
            ("cost", self.cost),
            ("gold", self.gold),
            ("vp", self.vp),
        ]
    }

    fn card(&self) -> Card {
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

/// The rules of the table, each over all rows, so that faults come in the order of the rules.
struct Check<'a> {
    rows: Vec<Row<'a>>,
    /// Lines that could not be split into fields.
    lost: usize,
    faults: Faults,
}

impl Catalogue {
    /// The catalogue that the table form describes; all values count as typed in by a user.
    ///
    /// ```
    /// use votk::Catalogue;
    /// let mut text = String::new();
    /// Catalogue::house().write_table(&mut text)?;
    /// let loaded = Catalogue::from_table(&text).unwrap();
    /// assert_eq!(loaded.fingerprint(), Catalogue::house().fingerprint());
    /// assert_eq!(loaded.word(), "owner");
    ///
    /// let faults = Catalogue::from_table(&text.replace("urn,Urn,1,", "urn,,4,")).unwrap_err();
    /// let rules: Vec<&str> = faults.iter().map(|fault| fault.rule).collect();
    /// assert_eq!(rules, ["VK-16.8", "VK-16.9"]);
    /// # Ok::<(), std::fmt::Error>(())
    /// ```
    ///
    /// # Errors
    /// Every fault of the table, in the order of the rules VK-16.7 to VK-16.15.
    pub fn from_table(designs: &str) -> Result<Self, Faults> {
        Self::from_tables(designs, None)
    }

    /// The same with a table of provenance letters, for a catalogue whose values have several origins
    /// (VK-16.5). It has the header of the table of designs, each value replaced by its letter.
    ///
    /// ```
    /// use votk::Catalogue;
    /// let mut designs = String::new();
    /// Catalogue::house().write_table(&mut designs)?;
    /// let mut letters = format!("{}\n", Catalogue::HEADER);
    /// for row in designs.lines().skip(1) {
    ///     letters += &format!("{},U,U,U,U,H,U,U,U,U,U\n", row.split(',').next().unwrap());
    /// }
    /// let catalogue = Catalogue::from_tables(&designs, Some(&letters)).unwrap();
    /// assert_eq!(catalogue.word(), "house");
    /// # Ok::<(), std::fmt::Error>(())
    /// ```
    ///
    /// # Errors
    /// Every fault of both tables.
    pub fn from_tables(designs: &str, provenance: Option<&str>) -> Result<Self, Faults> {
        let mut check = Check {
            rows: Vec::new(),
            lost: 0,
            faults: Faults::new(),
        };
        check.form(designs);
        check.names();
        check.ranges();
        check.copies();
        check.actions();
        check.starters();
        check.numbers_of_cards();
        check.order();
        check.borrowers();
        let ids: Vec<&str> = check.rows.iter().map(|row| row.id).collect();
        let letters = provenance.map(|text| letters(text, &ids, &mut check.faults));
        let mut cards = [Card::UNKNOWN; DESIGNS];
        for (place, (card, row)) in cards.iter_mut().zip(&check.rows).enumerate() {
            *card = row.card();
            if let Some(row) = letters.as_ref().and_then(|all| all.get(place)) {
                card.letters = *row;
            }
        }
        check.faults.into_result(())?;
        Ok(Self::assemble(cards))
    }
}

impl<'a> Check<'a> {
    /// Notes a fault of a row unless `holds`.
    fn require(
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

    // VK-16.7: header, commas, line feeds, eleven fields, plain numbers.
    fn form(&mut self, text: &'a str) {
        let rule = "VK-16.7";
        let returns = text.split('\n').filter(|line| line.ends_with('\r')).count();
        self.faults.require(
            returns == 0,
            "designs",
            rule,
            format_args!("{returns} lines end with a carriage return"),
        );
        let mut lines = text
            .strip_suffix('\n')
            .unwrap_or(text)
            .split('\n')
            .map(|line| line.strip_suffix('\r').unwrap_or(line))
            .zip(1..);
        let header = lines.next().map_or("", |(line, _)| line);
        self.faults.require(
            header == Catalogue::HEADER,
            "designs line 1",
            rule,
            format_args!("the header is not {}", Catalogue::HEADER),
        );
        let columns = Catalogue::HEADER.split(',').count();
        for (text, line) in lines {
            let fields: Vec<&str> = text.split(',').collect();
            if fields.len() != columns {
                self.lost = self.lost.saturating_add(1);
                self.faults.add(
                    format_args!("designs line {line}"),
                    rule,
                    format_args!("{} fields instead of {columns}", fields.len()),
                );
                continue;
            }
            let row = Row::read(line, &fields);
            let quoted = fields.iter().any(|field| field.starts_with('"'));
            self.faults
                .require(!quoted, row.at(), rule, "fields are not quoted");
            for (column, number) in row.numbers() {
                let plain = !matches!(number, Number::Decorated(_));
                let message = "numbers have neither sign nor leading zero";
                Self::require(&mut self.faults, plain, &row, column, rule, message);
            }
            self.rows.push(row);
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
        for &group in Group::ALL {
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

/// VK-16.5: the letters of every row, in the order of the designs.
fn letters(text: &str, ids: &[&str], faults: &mut Faults) -> Vec<[Letters; 10]> {
    let rule = "VK-16.5";
    let mut all = Vec::new();
    let mut lines = text.strip_suffix('\n').unwrap_or(text).split('\n').zip(1..);
    let header = lines.next().map_or("", |(line, _)| line);
    faults.require(
        header == Catalogue::HEADER,
        "provenance line 1",
        rule,
        format_args!("the header is not {}", Catalogue::HEADER),
    );
    for (row, line) in lines {
        let mut fields = row.split(',');
        let id = fields.next().unwrap_or("");
        let place = all.len();
        faults.require(
            ids.get(place) == Some(&id),
            format_args!("provenance line {line}"),
            rule,
            "the rows are those of the designs",
        );
        let mut row = [Letters::one(Provenance::Owner); 10];
        for (letters, value) in row.iter_mut().zip(Value::ALL) {
            let field = fields.next().unwrap_or("");
            match letter(field) {
                Some(read) => *letters = read,
                None => faults.add(
                    format_args!("provenance line {line}, {value}"),
                    rule,
                    format_args!("{field:?} is not S, P, R, H, U or P+H"),
                ),
            }
        }
        faults.require(
            fields.next().is_none(),
            format_args!("provenance line {line}"),
            rule,
            "there are more fields than columns",
        );
        all.push(row);
    }
    faults.require(
        all.len() >= ids.len(),
        "provenance",
        rule,
        "rows are missing",
    );
    all
}

fn letter(text: &str) -> Option<Letters> {
    match text {
        "P+H" => Some(Letters::PUBLISHED_AND_HOUSE),
        "P2" => None,
        _ => Provenance::from_letters(text).map(Letters::one),
    }
}
