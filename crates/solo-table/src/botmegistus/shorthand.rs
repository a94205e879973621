//! Shorthands: one line for several steps (TB-19.9, TB-19.10).

use solo_core::{Noun as _, Record, plain_number};
use trismegistus_bot::{Botmegistus, Chance, Phase, Row, Side};

use super::step;
use crate::error::TableError;
use crate::error_kind::ErrorKind;

/// Takes the steps that a shorthand stands for; `None` if the line is not a shorthand.
pub(super) fn take(record: &mut Record<Botmegistus>, line: &str) -> Option<Result<(), TableError>> {
    let (word, rest) = line.split_once(' ')?;
    Some(match word {
        "rolls" => rolls(record, rest),
        "tokens" => tokens(record, rest),
        "row" => row(record, rest),
        "levels" => levels(record, rest),
        "score" => score(record, rest),
        _ => return None,
    })
}

fn bad(message: impl core::fmt::Display) -> TableError {
    TableError::new(ErrorKind::Notation, message).under("TB-19.9")
}

/// Enters `black lead tin; white iron`: dice in rolling order. After rerolls the line may list the
/// bowls as they then are, in the same form (TB-19.10).
fn rolls(record: &mut Record<Botmegistus>, line: &str) -> Result<(), TableError> {
    for dice in line.split(';').map(str::trim) {
        let (colour, symbols) = dice.split_once(' ').ok_or_else(|| {
            bad(format_args!(
                "expected a colour and its symbols, found {dice:?}"
            ))
        })?;
        for symbol in symbols.split(' ') {
            step(record, &format!("roll {colour} {symbol}"))?;
        }
    }
    Ok(())
}

/// Enters `aether glory`: bonus tokens in the order asked.
fn tokens(record: &mut Record<Botmegistus>, line: &str) -> Result<(), TableError> {
    for kind in line.split(' ') {
        let space = next_space(record).ok_or_else(|| bad("no bonus token is asked for here"))?;
        step(record, &format!("token {space} {kind}"))?;
    }
    Ok(())
}

/// Returns the bonus space whose token is due.
fn next_space(record: &Record<Botmegistus>) -> Option<String> {
    let (game, state) = (record.game(), record.state());
    let mut outcomes = game.chances(state).map(|(chance, _)| chance);
    let space = outcomes.find_map(|chance| match chance {
        Chance::Token { at, .. } => Some(at),
        _ => None,
    })?;
    Some(space.to_id(game).to_string())
}

/// Enters `a1-01; = air+fire`: all cards of the row that the bot looks at; `none` for an empty row.
fn row(record: &mut Record<Botmegistus>, line: &str) -> Result<(), TableError> {
    let look = record.state().pending().look();
    let look = look.ok_or_else(|| bad("the bot looks at no row now"))?;
    let place = look.to_id(record.game()).to_string();
    if line == "none" {
        return step(record, &format!("no-more {place}"));
    }
    let mut laid: usize = 0;
    for item in line.split(';').map(str::trim) {
        laid = laid.saturating_add(1);
        step(record, &format!("lay {place} {laid} {item}"))?;
    }
    // If the line filled every slot, the look is over, and the next one may have begun.
    if record.state().pending().look() == Some(look) && lying(record, look) == laid {
        step(record, &format!("no-more {place}"))?;
    }
    Ok(())
}

/// Counts the cards of a row that are reported so far.
fn lying(record: &Record<Botmegistus>, row: Row) -> usize {
    match row {
        Row::Artifacts(colour) => record.state().artifacts_of(colour).count(),
        Row::Experiments(section) => record.state().experiments_of(section).count(),
    }
}

/// Enters `3 0 2 5`: all levels of the human in track order; the raised ones are reported. Levels
/// are absolute, so a forgotten one can be entered in any later window (TB-19.11).
fn levels(record: &mut Record<Botmegistus>, line: &str) -> Result<(), TableError> {
    if record.state().phase() != Phase::HumanReport {
        return Err(bad("levels are not asked for here"));
    }
    let words: Vec<&str> = line.split(' ').collect();
    let before = record.state().levels(Side::Human);
    let tracks = record.game().catalogue().elements();
    if words.len() != tracks.len() {
        return Err(bad(format_args!("expected four levels, found {line:?}")));
    }
    let mut is_raised = false;
    for (track, word) in tracks.into_iter().zip(words) {
        let top = record.game().catalogue().top(track);
        let level = plain_number(word, 0, top).ok_or_else(|| {
            bad(format_args!(
                "the {track} track has the levels 0 to {top}, and none is {word:?}"
            ))
        })?;
        if level < before[track] {
            let now = before[track];
            let falls = format_args!(
                "your {track} marker is on {now} and cannot fall to {level}: a correction is amend level human {track} {level}"
            );
            return Err(TableError::new(ErrorKind::NotLegal, falls).under("TB-18.6"));
        }
        if level > before[track] {
            step(record, &format!("level {track} {level}"))?;
            is_raised = true;
        }
    }
    if is_raised {
        Ok(())
    } else {
        Err(bad("no level rises: your markers are on these levels"))
    }
}

/// Enters `137`: the human's score in three digits.
fn score(record: &mut Record<Botmegistus>, line: &str) -> Result<(), TableError> {
    let score = plain_number(line, 0_u16, 999).ok_or_else(|| {
        bad(format_args!(
            "expected a score from 0 to 999, found {line:?}"
        ))
    })?;
    if record.state().phase() != Phase::ReportHundreds {
        return Err(bad("your score is reported when the last round is over"));
    }
    let digits = format!("{score:03}");
    for (place, digit) in ["hundreds", "tens", "units"].iter().zip(digits.chars()) {
        step(record, &format!("{place} {digit}"))?;
    }
    Ok(())
}
