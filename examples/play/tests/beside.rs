//! Beside the box: cards and dice are typed as they show, and nothing is taken that was not meant.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use crossterm::event::KeyCode;
use solo_play::app::App;
use solo_play::input::choice;
use solo_play::saves::Saves;
use solo_play::settings::Settings;
use solo_play::shell::Shell;
use solo_table::{Dealer, Table, Tables, games};

use crate::desk::{Menu, app, folder, picture, press, settings_in, text, typed};

fn table(game: &str) -> Table {
    Table::new(game, &[], &Tables::new(), Dealer::nobody()).unwrap()
}

#[test]
fn an_empty_enter_reports_nothing() {
    for game in games() {
        let mut app = app(table(game.name));
        picture(&mut app, (100, 30));
        assert_eq!(app.under_cursor(), None, "{}", game.name);
        press(&mut app, KeyCode::Enter);
        let shown = text(&picture(&mut app, (100, 30)));
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
    let list = table("tomb4k").choices();
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
    let mut dice = table("votk");
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
    let mut app = app(table("tomb4k"));
    for card in ["kc", "9c"] {
        typed(&mut app, card);
        press(&mut app, KeyCode::Enter);
        picture(&mut app, (100, 30));
    }
    let steps = app.table().steps();
    for card in ["c9", "9♣", "nine of clubs"] {
        typed(&mut app, card);
        press(&mut app, KeyCode::Enter);
        let shown = text(&picture(&mut app, (160, 50)));
        assert!(shown.contains("It lies in: "), "{card}\n{shown}");
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
        let saves = folder(&format!("box-{game}"));
        let settings = Settings {
            game: game.to_owned(),
            companion: true,
            ..settings_in(&saves)
        };
        let mut menu = Menu {
            shell: Shell::play(settings).unwrap(),
            size: (100, 40),
        };
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
    let saves = folder("steps");
    let settings = Settings {
        game: "trismegistus-bot".to_owned(),
        companion: true,
        saves: saves.clone(),
        ..Settings::default()
    };
    let mut app = App::new(
        settings.session().unwrap(),
        Tables::new(),
        Saves::new(&saves),
    );
    for line in [
        "tokens insight aether glory aether glory insight insight aether",
        "rolls black mercury tin iron mercury wild; white mercury iron iron wild wild; red tin tin tin iron",
    ] {
        typed(&mut app, line);
        press(&mut app, KeyCode::Enter);
    }
    let shown = text(&picture(&mut app, (100, 30)));
    assert!(shown.contains("Describe the card: Enter begins"), "{shown}");
    press(&mut app, KeyCode::Enter);
    let shown = text(&picture(&mut app, (100, 30)));
    assert!(
        shown.contains("> deal = _") && shown.contains("next: symbol"),
        "{shown}"
    );
    typed(&mut app, "water");
    press(&mut app, KeyCode::Enter);
    for line in [
        "setup-roll mercury",
        "setup-roll mercury",
        "draft black tin",
        "end",
    ] {
        typed(&mut app, line);
        press(&mut app, KeyCode::Enter);
    }
    press(&mut app, KeyCode::Enter);
    let mut asked = String::new();
    for part in ["colour", "die", "potency", "actions"] {
        let shown = text(&picture(&mut app, (160, 50)));
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
