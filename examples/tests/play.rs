//! The terminal player, with scripted input.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use solo_examples::play::{Settings, play};
use solo_examples::players::Kind;
use tomb4k::Tomb;

fn screen(settings: &Settings, input: &str) -> String {
    let mut output = Vec::new();
    play::<Tomb>(settings, input.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

fn companion(input: &str) -> String {
    screen(
        &Settings {
            companion: true,
            ..Settings::default()
        },
        input,
    )
}

#[test]
fn an_automatic_game_is_told_to_its_end() {
    let kinds = [Kind::Random, Kind::Sensible, Kind::Mcts];
    for (seed, kind) in (0..60).zip(kinds.into_iter().cycle()) {
        let settings = Settings {
            auto: Some(kind),
            seed,
            ..Settings::default()
        };
        let text = screen(&settings, "");
        assert!(text.contains("The end: result "), "{text}");
        assert_eq!(
            text,
            screen(&settings, ""),
            "the same seed plays the same game"
        );
    }
}

#[test]
fn companion_mode_takes_cards_and_decisions() {
    let text = companion("card 7S\ncard 7S\ncard 7C\nretreat\n");
    assert!(
        text.contains("No: 7S is not among the unseen cards (TK-2.1)."),
        "{text}"
    );
    assert!(text.contains("The end: result escaped"), "{text}");
}

#[test]
fn choices_are_taken_by_number() {
    let text = companion("card 7S\ncard 7C\n2\n");
    assert!(
        text.contains("1 delve") && text.contains("2 retreat"),
        "{text}"
    );
    assert!(text.contains("The end: result escaped"), "{text}");
}

#[test]
fn cards_that_lie_face_down_are_counted_unless_the_table_is_open() {
    let table = |open| {
        let settings = Settings {
            companion: true,
            open,
            ..Settings::default()
        };
        // A door of 9 that holds, a queen discarded for it, and the turn is over.
        let text = screen(&settings, "card KS\ncard 9C\ncard 8C\ncard QH\n");
        let zone = |name: &str| {
            let mut lines = text.lines().map(str::trim);
            let cards = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
            cards.unwrap_or("").to_owned()
        };
        ["covered", "discards", "unseen"].map(zone)
    };
    assert_eq!(table(false), ["3", "1", "40"]);
    let [covered, discards, unseen] = table(true);
    assert_eq!([covered.as_str(), &discards], ["KS 8C 9C", "QH"]);
    assert_eq!(unseen.split(' ').count(), 40);
}

#[test]
fn undo_save_and_load() {
    let folder = std::env::temp_dir().join(format!("solo-play-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("game.txt");
    let path = file.display();
    let text = companion(&format!("undo\ncard 7S\ncard 7C\nsave {path}\nretreat\n"));
    assert!(text.contains("There is nothing to take back."), "{text}");
    assert!(text.contains("Saved to "), "{text}");
    let text = companion(&format!("load {path}\ndelve\nundo\nretreat\n"));
    assert!(text.contains("Loaded "), "{text}");
    assert!(text.contains("The end: result escaped"), "{text}");
    std::fs::write(&file, "solo-save 1\n").unwrap();
    let text = companion(&format!(
        "load {path}\nload {}\n",
        folder.join("none").display()
    ));
    assert_eq!(text.matches("Not loaded: ").count(), 2, "{text}");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_hint_names_every_decision_and_changes_nothing() {
    let text = companion("hint\ncard 7S\ncard 7C\nhint\nhint\n2\n");
    assert!(text.contains("There is nothing to decide."), "{text}");
    assert_eq!(text.matches(" delve (looked at ").count(), 2, "{text}");
    assert_eq!(text.matches(" retreat (looked at ").count(), 2, "{text}");
    assert!(text.contains("The end: result escaped"), "{text}");
}

#[test]
fn nonsense_is_answered_and_the_end_of_input_ends_the_program() {
    let text = companion("\nhelp\nfly\n99\nsave\n");
    assert!(text.contains("A number or a text of the list"), "{text}");
    assert!(text.matches("No: ").count() >= 3, "{text}");
    assert!(!text.contains("The end"), "{text}");
}

#[test]
fn options_are_checked() {
    let settings = Settings {
        companion: true,
        options: vec!["min_delve_turns=2".to_owned()],
        ..Settings::default()
    };
    let text = screen(&settings, "card 7S\ncard 7C\nquit\n");
    assert!(
        text.contains("What came up") && !text.contains("You decide"),
        "{text}"
    );
    let wrong = Settings {
        options: vec!["fly=true".to_owned()],
        ..Settings::default()
    };
    assert!(play::<Tomb>(&wrong, "".as_bytes(), Vec::new()).is_err());
}
