//! Saved games.

use std::fmt::Write as _;

use arbitrary::Unstructured;
use solo_core::{Fingerprint, GameData, Next, Record, SaveReader, Session};

use crate::house::House;
use crate::walk::Walk;

/// Kind of an input, chosen by its first byte modulo the length of [`Form::ALL`].
///
/// Each kind is cheap alone, and all of them together are dear.
#[derive(Clone, Copy)]
pub(crate) enum Form {
    /// Any text.
    Text,
    /// Any text with an end and a check that fit: a fuzzer cannot guess the check, so that nothing
    /// after it would be reached.
    Sealed,
    /// Any text after one of the heads of a real save.
    Head(usize),
    /// A walk with reported chance, saved in both forms.
    Walk,
    /// A walk whose lines are changed, with an end and a check that fit.
    Changed,
    /// A walk with seeded chance, saved in both forms.
    Seeded,
    /// A walk with seeded chance, saved with its catalogue.
    Catalogue,
}

impl Form {
    /// Every form. Catalogues are long, and the save of a walk without its catalogue is changed most.
    pub(crate) const ALL: [Self; 16] = [
        Self::Text,
        Self::Sealed,
        Self::Head(0),
        Self::Head(1),
        Self::Head(2),
        Self::Head(3),
        Self::Walk,
        Self::Changed,
        Self::Seeded,
        Self::Catalogue,
        Self::Changed,
        Self::Changed,
        Self::Changed,
        Self::Head(0),
        Self::Head(1),
        Self::Walk,
    ];
}

/// Reads bytes as a saved game: a loaded save is written with the same bytes, and the save of a game
/// is loaded.
pub fn saves<G: GameData>(bytes: &[u8]) {
    let Some((form, bytes)) = bytes.split_first() else {
        return;
    };
    let house = House::<G>::of();
    let base = &house.game;
    let text = || String::from_utf8_lossy(bytes);
    match Form::ALL[usize::from(*form) % Form::ALL.len()] {
        Form::Text => {
            reload(base, &text());
        }
        Form::Sealed => {
            reload(base, &sealed(&text()));
        }
        Form::Head(head) => {
            let save = sealed(&format!("{}{}", house.heads[head], text()));
            reload(base, &save);
        }
        Form::Walk => {
            let Some(record) = walked(&mut Unstructured::new(bytes), base) else {
                return;
            };
            let session = Session::resume(&record, solo_core::Dealer::seeded(1));
            accept(base, &record.to_text());
            accept(base, &session.to_text());
        }
        Form::Changed => {
            let mut bytes = Unstructured::new(bytes);
            let Ok(changes) = bytes.arbitrary::<[(u8, u16, u16); 2]>() else {
                return;
            };
            let Some(record) = walked(&mut bytes, base) else {
                return;
            };
            let save = record.to_text();
            let (body, _) = save.rsplit_once("end ").expect("every save has an end");
            let mut lines: Vec<String> = body.lines().map(String::from).collect();
            for (kind, first, second) in changes {
                change(&mut lines, kind, first.into(), second.into());
            }
            reload(base, &sealed(&lines.join("\n")));
        }
        Form::Seeded => {
            let session = seeded(base, bytes);
            accept(base, &session.record().to_text());
            accept(base, &session.to_text());
        }
        Form::Catalogue => accept(base, &seeded(base, bytes).with_catalogue().to_text()),
    }
}

fn accept<G: GameData>(base: &G, save: &str) {
    assert!(reload(base, save), "a save is refused:\n{save}");
}

fn walked<G: GameData>(bytes: &mut Unstructured<'_>, base: &G) -> Option<Record<G>> {
    let walk = Walk::read(bytes, base)?;
    let mut record = Record::new(walk.game);
    for input in walk.inputs {
        record.push(input).expect("it was accepted before");
    }
    Some(record)
}

fn seeded<G: GameData>(base: &G, bytes: &[u8]) -> Session<G> {
    let mut picks = bytes.iter().map(|byte| usize::from(*byte));
    let mut session = Session::seeded(base.clone(), picks.by_ref().take(8).sum::<usize>() as u64);
    while session.next() == Next::Decision {
        let Some(pick) = picks.next() else { break };
        let decision = {
            let mut list = session.game().decisions(session.state());
            list.nth(pick % list.len())
        };
        let decision = decision.expect("within the list");
        session.push(decision).expect("what is listed is accepted");
    }
    session
}

/// Changes one line.
fn change(lines: &mut Vec<String>, kind: u8, first: usize, second: usize) {
    if lines.is_empty() {
        return;
    }
    let (first, other) = (first % lines.len(), second % lines.len());
    match kind % 7 {
        0 => {}
        1 => drop(lines.remove(first)),
        2 => lines.insert(other, lines[first].clone()),
        3 => lines.swap(first, other),
        4 => lines.truncate(first),
        5 => {
            let (line, at) = (&mut lines[first], second >> 8);
            let at = at.checked_rem(line.len()).unwrap_or(0);
            if line.is_char_boundary(at) && line.is_char_boundary(at + 1) {
                let symbol = char::from(second.to_le_bytes()[0] & 0x7f);
                line.replace_range(at..=at, symbol.encode_utf8(&mut [0; 4]));
            }
        }
        _ => {
            // The words of one line with the last word of another.
            let word = lines[other].rsplit(' ').next().unwrap_or_default();
            let head = lines[first].rsplit_once(' ').map_or("", |(head, _)| head);
            lines[first] = format!("{head} {word}");
        }
    }
}

/// Returns the text with the end and the check of a save with these lines.
fn sealed(text: &str) -> String {
    let steps = text
        .lines()
        .filter(|l| l.starts_with("chance ") || l.starts_with("decide "))
        .count();
    let mut sealed = format!("{}\nend {steps}\n", text.trim_end_matches('\n'));
    let check = Fingerprint::new().and(sealed.as_bytes()).value();
    let _ = writeln!(sealed, "check {check:016x}");
    sealed
}

/// Returns whether a save is loaded, as a record or as a session.
fn reload<G: GameData>(base: &G, text: &str) -> bool {
    if let Ok(record) = Record::parse(text, base) {
        assert_eq!(record.to_text(), text, "a loaded save prints other bytes");
        assert_eq!(record.game().broken_rule(record.state()), None);
    }
    let Ok(session) = SaveReader::new(base).catalogues().parse(text) else {
        return false;
    };
    let again = match text.starts_with("solo-save 1") {
        true => session.record().to_text(),
        false => session.to_text(),
    };
    assert_eq!(again, text, "a loaded session prints other bytes");
    assert_eq!(session.game().broken_rule(session.state()), None);
    true
}
