//! Texts beside the game: cards, the story, rules, hints, the commands.

use std::io::{self, BufRead, Write};

use solo_table::RulePart;

use super::Plain;
use crate::commands::COMMANDS;

/// Number of deals for a hint.
const DEALS: u32 = 20;

/// Lines that are no commands, with their effects.
const LINES: [(&str, &str); 3] = [
    (
        "why WORDS",
        "explain a choice or an item, or why it is not possible",
    ),
    ("story", "tell the latest turns"),
    (
        "rules",
        "read the goal, a turn, the score and the end; rules CLAUSE reads a clause",
    ),
];

impl<R: BufRead, W: Write> Plain<R, W> {
    pub(super) fn find(&mut self, name: &str) -> io::Result<()> {
        let wanted = name.trim().to_lowercase();
        let mut found = self.session.table().glossary();
        found.retain(|entry| entry.name.to_lowercase().contains(&wanted));
        if found.is_empty() {
            writeln!(self.output, "no card is called that")?;
        }
        for entry in found {
            writeln!(self.output, "{} · {}", entry.name, entry.kind)?;
            for said in &entry.text {
                writeln!(self.output, "  {} ({})", said.text, said.source)?;
            }
        }
        Ok(())
    }

    /// Tells the latest turns: the player's and what followed.
    pub(super) fn story(&mut self) -> io::Result<()> {
        for part in self.session.table().story(3) {
            let turn = part
                .turn
                .map_or_else(String::new, |turn| format!(" ({turn})"));
            writeln!(self.output, "{}{turn}", part.name)?;
            self.lines(part.sentences.into_iter().map(|sentence| sentence.text))?;
        }
        Ok(())
    }

    /// Shows a part of the rules, all of them, or a clause of the rulebook.
    pub(super) fn rules(&mut self, wanted: &str) -> io::Result<()> {
        let table = self.session.table();
        let part = RulePart::from_word(wanted);
        if part.is_some() || wanted.is_empty() {
            let all = RulePart::ALL.iter().copied();
            for part in all.filter(|shown| part.is_none_or(|part| part == *shown)) {
                writeln!(self.output, "{}", part.word())?;
                for said in table.rules(part) {
                    writeln!(
                        self.output,
                        "  {} ({}, {})",
                        said.text, said.rule, said.source
                    )?;
                }
            }
            return Ok(());
        }
        let mut clauses = table.rulebook().into_iter();
        match clauses.find(|clause| clause.id.eq_ignore_ascii_case(wanted)) {
            Some(clause) => writeln!(
                self.output,
                "{} · {} [{}]\n  {}",
                clause.section, clause.id, clause.label, clause.text
            ),
            None => writeln!(
                self.output,
                "rules shows all parts, rules goal, turn, score or end one of them, rules CLAUSE a clause"
            ),
        }
    }

    pub(super) fn hint(&mut self) -> io::Result<()> {
        let hints = self.session.table().hint(DEALS, 1);
        if let Some(hint) = hints.first() {
            let (by, deals) = (hint.by, hint.deals);
            writeln!(self.output, "  {deals} games each, played by {by}:")?;
        }
        for hint in hints {
            writeln!(self.output, "  {}", hint.text)?;
        }
        Ok(())
    }

    pub(super) fn help(&mut self) -> io::Result<()> {
        for (letter, word, _, about) in COMMANDS {
            self.wrapped(&format!("  {letter}  {word:<10}"), about)?;
        }
        for (words, about) in LINES {
            self.wrapped(&format!("     {words:<10}"), about)?;
        }
        Ok(())
    }
}
