//! Beside the box: cards and dice are typed as they show, and nothing is taken that was not meant.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::path::Path;

use crossterm::event::KeyCode;
use solo_play::app::App;
use solo_play::input::choice;
use solo_play::saves::Saves;
use solo_table::{Tables, Visibility, games};

use crate::desk::{
    Menu, app, beside, enter, folder, picture, press, random, reported, screen, solid, typed,
};

/// The first lines of an evening with Botmegistus.
const TOKENS_AND_ROLLS: [&str; 2] = [
    "tokens insight aether glory aether glory insight insight aether",
    "rolls black mercury tin iron mercury wild; white mercury iron iron wild wild; red tin tin tin iron",
];

#[test]
fn an_empty_enter_reports_nothing() {
    for game in games() {
        let mut app = app(reported(game.name));
        picture(&mut app, (100, 30));
        assert_eq!(app.under_cursor(), None, "{}", game.name);
        press(&mut app, KeyCode::Enter);
        let shown = screen(&mut app, (100, 30));
        assert_eq!(app.table().steps(), 0, "{}", game.name);
        assert!(shown.contains("type what"), "{shown}");
        // The highlighted row is taken.
        press(&mut app, KeyCode::Down);
        picture(&mut app, (100, 30));
        let first = app.scene().choices.first().unwrap().label.clone();
        assert_eq!(app.under_cursor(), Some(first.as_str()));
        press(&mut app, KeyCode::Enter);
        assert!(app.table().steps() > 0, "{}", game.name);
    }
}

#[test]
fn cards_and_dice_are_typed_as_people_do() {
    let list = reported("tomb4k").choices();
    let taken = |typed: &str| {
        list.get(choice(typed, &list).unwrap())
            .unwrap()
            .notation
            .clone()
    };
    for (typed, notation) in [
        ("c5", "card 5C"),
        ("5c", "card 5C"),
        ("5H", "card 5H"),
        ("ten of diamonds", "card 10D"),
        ("d10", "card 10D"),
        ("9♠", "card 9S"),
        ("♠9", "card 9S"),
        ("king clubs", "card KC"),
        ("ace of spades", "card AS"),
    ] {
        let is_there = list.iter().any(|choice| choice.notation == notation);
        if is_there {
            assert_eq!(taken(typed), notation, "{typed}");
        }
    }
    let three = choice("three", &list).unwrap_err();
    assert!(three.contains("3 of Spades"), "{three}");
    let mut dice = reported("votk");
    while let Some(first) = dice
        .choices()
        .first()
        .filter(|it| !it.notation.starts_with("die"))
    {
        let notation = first.notation.clone();
        if dice.report(&notation).is_err() {
            dice.act(
                if notation.starts_with("buy") || notation.starts_with("use") {
                    "end"
                } else {
                    &notation
                },
            )
            .unwrap();
        }
    }
    let list = dice.choices();
    let index = choice("three", &list).unwrap();
    assert_eq!(list.get(index).unwrap().notation, "die 3");
}

#[test]
fn a_card_that_lies_there_already_says_where_however_it_is_typed() {
    let mut app = app(reported("tomb4k"));
    for card in ["kc", "9c"] {
        enter(&mut app, card);
        picture(&mut app, (100, 30));
    }
    let steps = app.table().steps();
    for card in ["c9", "9♣", "nine of clubs"] {
        enter(&mut app, card);
        let shown = screen(&mut app, (160, 50));
        assert!(shown.contains("It lies"), "{card}\n{shown}");
        assert_eq!(app.table().steps(), steps, "{card}");
    }
}

#[test]
fn the_box_is_set_up_in_the_order_of_the_questions() {
    for (game, first, then) in [
        ("votk", "Which card do you draw?", "starts the boneyard?"),
        ("tomb4k", "A card is turned up for this turn.", ""),
        ("kings-challenge", "The Character card for place 1", ""),
    ] {
        let saves = folder();
        let mut menu = Menu::play(beside(game, &saves), (100, 40));
        let shown = menu.text();
        assert!(shown.contains("Beside the box:"), "{shown}");
        let (first, then) = (shown.find(first), shown.find(then));
        assert!(first.is_some() && then.is_some(), "{shown}");
        assert!(then == Some(0) || first < then, "{shown}");
    }
}

/// The parts of a card of Botmegistus are asked one after the other, each with its words.
#[test]
fn a_card_of_the_box_is_described_in_steps() {
    let saves = folder();
    let mut app = App::new(
        beside("trismegistus-bot", &saves).session().unwrap(),
        Tables::new(),
        Saves::new(&*saves),
    );
    for line in TOKENS_AND_ROLLS {
        enter(&mut app, line);
    }
    let shown = screen(&mut app, (100, 30));
    assert!(shown.contains("Describe the card: Enter begins"), "{shown}");
    press(&mut app, KeyCode::Enter);
    let shown = screen(&mut app, (100, 30));
    assert!(
        shown.contains("> deal = _") && shown.contains("next: symbol"),
        "{shown}"
    );
    enter(&mut app, "water");
    for line in [
        "setup-roll mercury",
        "setup-roll mercury",
        "draft black tin",
        "end",
    ] {
        enter(&mut app, line);
    }
    press(&mut app, KeyCode::Enter);
    let mut asked = String::new();
    for part in ["colour", "die", "potency", "actions"] {
        let shown = screen(&mut app, (160, 50));
        assert!(shown.contains(&format!("next: {part}")), "{part}\n{shown}");
        asked.push_str(&shown);
        typed(
            &mut app,
            match part {
                "colour" => "red ",
                "die" => "copper+lead ",
                "potency" => "1 ",
                _ => "track:earth",
            },
        );
    }
    assert!(asked.contains("The die it looks for"), "{asked}");
    let steps = app.table().steps();
    press(&mut app, KeyCode::Enter);
    assert!(app.table().steps() > steps, "the line is taken");
}

/// Examples of what to type are numbers, cards and names that lie on the table, no identifiers of the program.
#[test]
fn examples_are_what_a_person_would_type() {
    let mut seen = 0;
    for game in games() {
        let mut session = beside(game.name, Path::new("nowhere")).session().unwrap();
        for step in random(game.name, 3, 40).history_from(1) {
            let choices = session
                .scene(session.table().steps(), Visibility::Table)
                .choices;
            let said = session.answer("xyzzy", String::new()).0;
            let example = said.split("Type for example \"").nth(1);
            if let Some(example) = example.and_then(|it| it.split('"').next()) {
                let index = choice(example, &choices).unwrap();
                let label = solid(&choices.get(index).unwrap().label.to_lowercase());
                // A die shows a number, and a playing card its sign.
                let is_shown = game.name == "tomb4k" || example.parse::<u8>().is_ok();
                let is_name = label.contains(&solid(&example.to_lowercase()));
                assert!(is_name || is_shown, "{}: {said}", game.name);
                seen += 1;
            }
            if session.enter(&step.notation).is_err() {
                break;
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

/// A card of Botmegistus that was not described yet is asked for with its form.
#[test]
fn a_card_to_describe_is_awaited_with_its_form() {
    let mut session = beside("trismegistus-bot", Path::new("nowhere"))
        .session()
        .unwrap();
    for line in TOKENS_AND_ROLLS {
        session.enter(line).unwrap();
    }
    let said = session
        .answer("xyzzy", "Nothing is called that".to_owned())
        .0;
    assert!(said.contains("Type for example deal = <symbol>."), "{said}");
}
