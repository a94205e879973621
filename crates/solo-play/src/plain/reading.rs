//! Texts beside the game: cards, the story, rules, hints, the commands.

use std::io::{self, BufRead, Write};

use solo_table::{Due, Kind, RulePart};

use super::Plain;
use crate::commands::{COMMANDS, Command};
use crate::evening::EVENING;
use crate::find::found;

/// Number of deals for a hint.
const DEALS: u32 = 20;

/// Lines that are not commands, with their effects.
const LINES: [(&str, &str); 4] = [
    (
        "why WORDS",
        "explain a choice by its number or words, or an item by its name, or why it is not possible",
    ),
    ("goal", "read the goal of the game"),
    ("load NAME", "go on with the game of this file"),
    (
        "rules NAME",
        "read the goal, turn, score or end alone, or a clause of the rulebook",
    ),
];

/// Returns the word and the effect of a command in lines of text; `None` if it is for the full screen.
fn in_lines(
    word: &'static str,
    command: Command,
    about: &'static str,
) -> Option<(&'static str, &'static str)> {
    match command {
        Command::Earlier | Command::Later | Command::Menu => None,
        Command::Load => Some((word, "list the games that are not finished, and copies")),
        Command::Find => Some(("NAME", "look a card up by its name")),
        Command::Story => Some((word, "tell the latest turns")),
        Command::Rules => Some(("rules", "read the goal, a turn, the score and the end")),
        Command::Help => Some((word, "show the commands")),
        _ => Some((word, about)),
    }
}

/// Says why there is no hint.
pub(crate) const fn no_hint(due: Due) -> &'static str {
    match due {
        Due::Decision => {
            "there is no hint here: you choose nothing, and only report what is so at your table"
        }
        Due::Chance | Due::Nothing => "there is nothing to decide",
    }
}

/// Returns the player that plays games out for a hint, in words.
const fn played_by(kind: Kind) -> &'static str {
    match kind {
        Kind::Random => "a player at random",
        Kind::Greedy => "a player who looks one step ahead",
        Kind::Expectimax => "a player who looks several steps ahead",
        Kind::Sensible | Kind::Rollout => "a player by rules of thumb",
        Kind::Learned => "a trained player",
        Kind::MonteCarlo | Kind::Mcts | Kind::Best => "a player who searches",
    }
}

impl<R: BufRead, W: Write> Plain<R, W> {
    pub(super) fn find(&mut self, name: &str) -> io::Result<()> {
        let wanted = name.trim().to_lowercase();
        let found = found(self.session.table().glossary(), &wanted);
        if wanted.is_empty() {
            return writeln!(self.output, "find NAME");
        }
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
        let parts = self.session.table().story(3);
        if parts.is_empty() {
            return writeln!(
                self.output,
                "nothing has happened since the game began here, or since the last correction"
            );
        }
        for part in parts {
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
        let table = self.session.table();
        let (hints, choices) = (table.hint(DEALS, 1), table.choices().len());
        let Some(best) = hints.first() else {
            return writeln!(self.output, "{}", no_hint(table.due()));
        };
        self.hinted = Some(best.number);
        let (by, deals) = (played_by(best.by), best.deals);
        let untried = match choices.saturating_sub(hints.len()) {
            0 => String::new(),
            1 => "; 1 other choice was not tried".to_owned(),
            others => format!("; {others} other choices were not tried"),
        };
        writeln!(
            self.output,
            "  {deals} games each, played by {by}{untried}:"
        )?;
        for hint in hints {
            writeln!(self.output, "  {}", hint.text)?;
        }
        Ok(())
    }

    pub(super) fn help(&mut self) -> io::Result<()> {
        for (letter, word, command, about) in COMMANDS {
            if let Some((word, about)) = in_lines(word, *command, about) {
                self.wrapped(&format!("  {letter}  {word:<11}"), about)?;
            }
        }
        let evening = EVENING.iter().filter(|_| self.session.is_typed());
        let lines: Vec<(&str, &str)> = evening.map(|(word, _, about)| (*word, *about)).collect();
        for (words, about) in lines.into_iter().chain(LINES) {
            self.wrapped(&format!("     {words:<11}"), about)?;
        }
        Ok(())
    }
}
