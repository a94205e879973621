//! A whole evening as typed, from opening the box to the score.

use solo_table::Tables;
use solo_table::botmegistus::Companion;

use super::phase;

const EVENING: &str = solo_core::embedded!(include_str!("evening.txt"));

/// Plays the evening and returns every line with the sentences that it caused.
fn played() -> (Companion, Vec<(&'static str, Vec<String>)>) {
    let mut companion = Companion::new(&Companion::RECOMMENDED, &Tables::new()).unwrap();
    let mut saved = None;
    let mut told = Vec::new();
    for line in EVENING.lines() {
        match line {
            "save" => saved = Some(companion.save()),
            "load" => companion = Companion::load(&saved.take().unwrap()).unwrap(),
            _ => companion
                .enter(line)
                .unwrap_or_else(|error| panic!("{line}: {error}")),
        }
        let sentences = match line {
            "save" | "load" => Vec::new(),
            _ => companion.sentences(),
        };
        told.push((line, sentences));
    }
    (companion, told)
}

#[test]
fn an_evening_takes_at_most_ninety_lines() {
    let (companion, told) = played();
    assert!(told.len() <= 90, "{} lines", told.len());
    assert_eq!(phase(&companion), "over");
    let count = |word: &str| {
        told.iter()
            .filter(|(line, _)| line.starts_with(word))
            .count()
    };
    assert_eq!((count("amend"), count("save"), count("load")), (1, 1, 1));
    assert!(count("row") > 5 && count("levels") > 5);
}

/// Lean reports ask only for components that the bot looks at: every line is a step that was due,
/// and none was typed twice.
#[test]
fn no_line_of_the_evening_serves_nothing() {
    let mut companion = Companion::new(&Companion::RECOMMENDED, &Tables::new()).unwrap();
    for line in EVENING
        .lines()
        .filter(|line| !["save", "load"].contains(line))
    {
        let (view, known) = (companion.view(), companion.known());
        companion.enter(line).unwrap();
        assert_ne!(companion.view(), view, "{line}");
        let described = u32::try_from(line.matches("= ").count()).unwrap();
        let learnt = u32::try_from(companion.known().len() - known.len()).unwrap();
        assert!(learnt <= described, "{line}");
    }
}

/// The golden file holds the lines and the companion's answers; the guide shows passages of it.
#[test]
fn the_evening_is_told_as_it_was() {
    let (_, told) = played();
    let mut text = String::new();
    for (line, sentences) in told {
        text.push_str(&format!("> {line}\n"));
        for sentence in sentences {
            text.push_str(&format!("{sentence}\n"));
        }
    }
    insta::with_settings!({prepend_module_to_snapshot => false, omit_expression => true, snapshot_path => "."}, {
        insta::assert_snapshot!("evening", text);
    });
}

#[test]
fn the_next_evening_knows_the_cards_of_this_one() {
    let (companion, _) = played();
    let next = Companion::new(&Companion::RECOMMENDED, &companion.catalogue()).unwrap();
    assert_eq!(next.known(), companion.known());
    assert!(next.known().len() > 20, "{}", next.known().len());
}
