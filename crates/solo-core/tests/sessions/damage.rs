//! Damaged saves in the second form are refused, or are those of a game.

use solo_core::{LoadError, Location, Record, Session};

use super::{TEXT, parse, with_check};
use crate::well::Well;

/// Returns whether a damaged save is accepted; then it has to be that of a game.
#[track_caller]
fn survives(damaged: &[u8]) -> bool {
    let Ok(loaded) = Session::parse_bytes(damaged, &Well::default()) else {
        return false;
    };
    assert_eq!(loaded.to_text().as_bytes(), damaged);
    true
}

#[test]
fn every_truncation_is_refused() {
    let text = with_check(TEXT);
    for whole in [
        text.trim_end(),
        &text.replace('\n', "\r\n"),
        &format!("\u{feff}{text}\n"),
    ] {
        assert_eq!(parse(whole).unwrap().to_text(), text);
    }
    for len in 0..text.len() - 1 {
        let kept = &text[..len];
        let line = kept.lines().count().max(1) + usize::from(len > 0 && kept.ends_with('\n'));
        let at = Location::Line(line);
        assert_eq!(
            parse(kept).unwrap_err(),
            LoadError::Truncated { at },
            "{len}"
        );
    }
    assert!(survives(text.as_bytes()));
}

#[test]
fn every_flipped_bit_is_refused() {
    let text = with_check(TEXT).into_bytes();
    for at in 0..text.len() {
        for bit in 0..8 {
            let mut damaged = text.clone();
            damaged[at] ^= 1 << bit;
            assert!(!survives(&damaged), "bit {bit} of byte {at}");
        }
    }
}

#[test]
fn every_change_of_a_byte_is_refused_or_is_a_game() {
    // The check is corrected here, so that only the rules and the seed can refuse the save.
    let text = TEXT.as_bytes();
    let mut games = 0;
    for at in 0..text.len() {
        for byte in 0..=255 {
            let mut damaged = text.to_vec();
            damaged[at] = byte;
            let Ok(body) = String::from_utf8(damaged) else {
                continue;
            };
            games += usize::from(survives(with_check(&body).as_bytes()));
        }
    }
    // The unchanged text for each byte; one other option. A changed outcome is not the dealt one.
    assert!(games > text.len(), "{games}");
    assert!(games < text.len() + 5, "{games}");
}

#[test]
fn lines_cannot_be_lost_doubled_or_swapped() {
    let lines: Vec<&str> = TEXT.split_inclusive('\n').collect();
    // Without its seed, the game counts as reported; an option that was added later may be absent.
    let seed = lines
        .iter()
        .position(|line| line.starts_with("seed"))
        .unwrap();
    for first in 0..lines.len() {
        let mut lost = lines.clone();
        lost.remove(first);
        assert_eq!(
            survives(with_check(&lost.concat()).as_bytes()),
            first == seed || lines[first] == "option rope long\n"
        );
        let mut doubled = lines.clone();
        doubled.insert(first, lines[first]);
        assert!(!survives(with_check(&doubled.concat()).as_bytes()));
        for second in 0..first {
            let mut swapped = lines.clone();
            swapped.swap(first, second);
            // The seed may as well have been set when its first card was due.
            let same = lines[first] == lines[second] || (second, first) == (seed, seed + 1);
            assert_eq!(
                survives(with_check(&swapped.concat()).as_bytes()),
                same,
                "{swapped:?}"
            );
        }
    }
}

#[test]
fn what_editors_add_is_no_part_of_a_save() {
    let text = with_check(TEXT);
    let record = Session::parse(&text, &Well::default()).unwrap().record();
    for (before, behind) in [("\u{feff}", ""), ("", "\n"), ("\u{feff}", "\n")] {
        let edited = format!("{before}{text}{behind}");
        assert_eq!(parse(&edited).unwrap().to_text(), text);
        let edited = format!("{before}{}{behind}", record.to_text());
        let loaded = Record::parse(&edited, &Well::default()).unwrap();
        assert_eq!(loaded.to_text(), record.to_text());
    }
    assert!(parse(&format!("{text}\n\nmore")).is_err());
    assert!(parse(&format!(" {text}")).is_err());
}
