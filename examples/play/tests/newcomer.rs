//! A person who has never seen the program: nothing is taken that was not meant, and all is explained where it is needed.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::path::{Path, PathBuf};

use crossterm::event::KeyCode;
use ratatui_core::style::Modifier;
use solo_play::app::App;
use solo_play::input::choice;
use solo_play::saves::Saves;
use solo_play::screen::{Target, items_to_pick};
use solo_table::{Choice, Item, Player, Side, Tables, games};

use crate::desk::{
    Menu, app, beside, enter, folder, letters, picture, play, press, random, screen, solid, table,
    text, typed,
};

/// Returns a word of a label that means several choices.
fn ambiguous(choices: &[Choice]) -> Option<String> {
    let words = choices.iter().flat_map(|choice| choice.label.split(' '));
    let mut words = words.filter(|word| word.chars().all(char::is_alphabetic));
    let several = |word: &&str| choice(word, choices).is_err_and(|said| said.contains("can be"));
    words.find(several).map(str::to_owned)
}

#[test]
fn an_ambiguous_word_takes_nothing_until_the_cursor_is_moved() {
    for game in games() {
        let mut table = table(game.name, 3, 0);
        let mut found = None;
        for _ in 0..12 {
            if let Some(word) = ambiguous(&table.choices()) {
                found = Some((word, table.clone()));
            }
            play(&mut table, Player::Sensible, 1);
        }
        let (word, table) = found.unwrap();
        let mut app = app(table);
        let steps = app.table().steps();
        picture(&mut app, (100, 30));
        press(&mut app, KeyCode::Down);
        typed(&mut app, &word);
        for _ in 0..3 {
            press(&mut app, KeyCode::Enter);
            let shown = screen(&mut app, (100, 30));
            assert_eq!(app.table().steps(), steps, "{}: {word}\n{shown}", game.name);
            assert_eq!(app.under_cursor(), None, "{}: {word}", game.name);
        }
        let shown = screen(&mut app, (100, 30));
        assert!(shown.contains("the cursor is on no choice"), "{shown}");
        press(&mut app, KeyCode::Down);
        picture(&mut app, (100, 30));
        assert!(app.under_cursor().is_some());
        press(&mut app, KeyCode::Enter);
        assert!(app.table().steps() > steps, "{}", game.name);
    }
}

#[test]
fn a_search_takes_nothing() {
    let mut app = app(table("votk", 3, 0));
    let steps = app.table().steps();
    picture(&mut app, (100, 30));
    typed(&mut app, "/boat");
    for _ in 0..3 {
        press(&mut app, KeyCode::Enter);
        let shown = screen(&mut app, (100, 30));
        assert_eq!(app.table().steps(), steps);
        assert!(shown.contains("1 Buy Boat"), "it points at it\n{shown}");
    }
    press(&mut app, KeyCode::Down);
    picture(&mut app, (100, 30));
    assert!(app.under_cursor().unwrap().starts_with("Buy Boat"));
}

/// A rule or a card that is not on the table is read, and the search is still there.
#[test]
fn a_search_opens_what_is_not_on_the_table() {
    let mut app = app(table("votk", 3, 0));
    picture(&mut app, (80, 24));
    typed(&mut app, "/amulet");
    for _ in 0..20 {
        let shown = screen(&mut app, (80, 24));
        if shown.contains("Amulets ·") {
            break;
        }
        press(&mut app, KeyCode::Down);
    }
    press(&mut app, KeyCode::Enter);
    let shown = screen(&mut app, (80, 24));
    assert!(shown.contains("─ Amulets, "), "{shown}");
    press(&mut app, KeyCode::Enter);
    let back = screen(&mut app, (80, 24));
    assert!(back.contains("notation: amulet_"), "{back}");
}

#[test]
fn an_empty_place_is_no_card_to_ask_about() {
    let mut gaps = 0;
    for game in games() {
        for decisions in [0, 12] {
            let scene = table(game.name, 3, decisions).scene();
            for id in items_to_pick(&scene) {
                let is_gap = |item: &Item| item.face == Side::Gap && item.mark.is_empty();
                let is_gap = scene.item(&id).is_some_and(is_gap);
                let is_asked = scene.choices.iter().any(|choice| choice.on.contains(&id));
                assert!(!is_gap || is_asked, "{}: {id}", game.name);
            }
            gaps += scene.items().filter(|item| item.face == Side::Gap).count();
        }
    }
    assert!(gaps > 20, "{gaps}");
}

/// On the smallest screen the price of each card of the pyramid stands on it, and points where there is room.
#[test]
fn a_small_screen_shows_prices() {
    let (mut prices, mut points) = (0, 0);
    for decisions in [0, 9, 24] {
        let mut app = app(table("votk", 3, decisions));
        let buffer = picture(&mut app, (80, 24));
        let zone = app.scene().zone("pyramid").unwrap().clone();
        for item in zone.items.iter().filter(|item| item.face == Side::Up) {
            let target = Target::Item(item.id.clone());
            let drawn = letters(&app, &buffer, &target, Modifier::empty());
            let badge = |index: usize| item.badges.get(index).unwrap();
            let sign = |index| format!("{}{}", badge(index).sign, badge(index).value);
            assert!(drawn.contains(&sign(0)), "{drawn}\n{}", text(&buffer));
            prices += 1;
            points += usize::from(drawn.contains(&sign(2)));
        }
    }
    assert!(
        prices > 12 && points * 3 > prices * 2,
        "{points} of {prices}"
    );
}

/// Returns the letters of a window on the smallest screen.
fn window(shown: &str) -> String {
    let lines = shown.lines();
    let inside = lines.map(|line| line.chars().skip(5).take(70).collect::<String>());
    solid(&inside.collect::<String>())
}

#[test]
fn a_pile_says_what_it_holds_one_key_away() {
    let mut seen = 0;
    for game in games() {
        let table = table(game.name, 3, 12);
        let mut app = app(table.clone());
        picture(&mut app, (80, 24));
        for id in items_to_pick(&table.scene()) {
            press(&mut app, KeyCode::Right);
            let mut shown = solid(&screen(&mut app, (80, 24)));
            let scene = app.scene().clone();
            let held = scene.item(&id).map_or(&[][..], |item| &item.holds);
            let Some(first) = held.first() else { continue };
            assert!(
                shown.contains(&solid(&first.name)),
                "{}: {id}\n{shown}",
                game.name
            );
            typed(&mut app, "?");
            shown = window(&screen(&mut app, (80, 24)));
            press(&mut app, KeyCode::Esc);
            let missing = held.iter().find(|held| !shown.contains(&solid(&held.name)));
            assert_eq!(missing, None, "{}: {id}\n{shown}", game.name);
            seen += 1;
        }
    }
    assert!(seen > 8, "{seen}");
}

/// The help of the table explains each sign of the game, and the line of keys names it.
#[test]
fn help_explains_the_signs_on_the_screen() {
    let mut explained = 0;
    for game in games() {
        let mut app = app(table(game.name, 3, 12));
        let first = screen(&mut app, (80, 24));
        assert!(
            first.contains("? help, signs") && first.contains("Esc menu"),
            "{first}"
        );
        press(&mut app, KeyCode::Tab);
        let footer = screen(&mut app, (80, 24));
        assert!(footer.contains("? signs and help"), "{footer}");
        typed(&mut app, "?");
        let mut help = String::new();
        for _ in 0..12 {
            help.push_str(&screen(&mut app, (100, 40)));
            press(&mut app, KeyCode::PageDown);
        }
        assert!(help.contains("Signs on this screen"), "{help}");
        let badges = app.scene().items().flat_map(|item| &item.badges);
        for badge in badges.filter(|it| !it.sign.is_empty() && !it.name.is_empty()) {
            let line = help.lines().find(|line| {
                line.contains(&format!("│ {} ", badge.sign)) && line.contains(&badge.name)
            });
            let is_word = badge.sign == badge.name;
            assert!(
                is_word || line.is_some(),
                "{}: {badge:?}\n{help}",
                game.name
            );
            explained += 1;
        }
        let has_house = app
            .scene()
            .items()
            .flat_map(|it| &it.badges)
            .any(|it| it.house);
        assert_eq!(
            has_house,
            help.contains("a value of our own"),
            "{}",
            game.name
        );
    }
    assert!(explained > 20, "{explained}");
}

/// A window has its own keys at its edge, and those of the table have no effect there.
#[test]
fn a_window_shows_no_keys_of_the_table() {
    for keys in [":m", "?", "/", ":b", ":t"] {
        let mut app = app(table("votk", 3, 2));
        assert!(screen(&mut app, (80, 24)).contains("Tab panel"));
        typed(&mut app, keys);
        let shown = screen(&mut app, (80, 24));
        assert!(
            !shown.contains("Tab panel") && shown.contains("Esc"),
            "{keys}\n{shown}"
        );
    }
}

#[test]
fn a_row_of_the_start_menu_is_described() {
    let saves = folder();
    let mut menu = Menu::new(&saves);
    menu.begin("Valley of the Kings");
    menu.press(KeyCode::Enter);
    let mut menu = Menu::new(&saves);
    let start = menu.text();
    assert!(
        start.contains("Enter goes on with it") && start.contains("Fill a tomb"),
        "{start}"
    );
    for _ in 0..9 {
        let shown = menu.press(KeyCode::Down);
        let above = shown.lines().skip_while(|line| !line.contains('╭')).nth(1);
        let is_said = above.is_some_and(|line| line.contains(char::is_alphabetic));
        assert!(is_said, "{shown}");
    }
}

/// The questions before the first decision do not depend on cards that were not turned, and have an end.
#[test]
fn the_first_questions_name_no_card_that_was_not_turned() {
    for game in games() {
        let saves = folder();
        let mut menu = Menu::play(beside(game.name, &saves), (100, 40));
        let shown = menu.text();
        let asked = shown.split("in this order:").nth(1).unwrap();
        let end = asked.find("then what follows from these").unwrap();
        assert!(asked.get(..end).unwrap().contains("· "), "{shown}");
        assert!(!shown.contains("Monster"), "{shown}");
    }
}

/// Words that are no card and no die are answered with what is awaited, and with texts that are understood.
#[test]
fn a_wrong_report_is_answered_with_what_is_awaited() {
    for game in games() {
        let session = beside(game.name, Path::new("nowhere")).session().unwrap();
        let (ask, choices) = (session.table().scene().ask, session.table().choices());
        for wrong in ["3h", "box", "xyzzy"] {
            let Err(_) = choice(wrong, &choices) else {
                continue;
            };
            let saves = Saves::new(PathBuf::from("nowhere"));
            let mut app = App::new(session.clone(), Tables::new(), saves);
            picture(&mut app, (160, 50));
            enter(&mut app, wrong);
            let shown = screen(&mut app, (160, 50));
            let said = shown.lines().filter_map(|line| line.rsplit('│').next());
            let said = solid(&said.collect::<String>());
            let awaited = solid(&format!("Awaited: {ask}"));
            assert!(said.contains(&awaited), "{shown}");
            let example = said.split("Typeforexample\"").nth(1).unwrap();
            let example = example.split('"').next().unwrap();
            assert!(choice(example, &choices).is_ok(), "{example}\n{shown}");
        }
    }
}

#[test]
fn a_zone_that_is_cut_is_named_with_what_is_hidden() {
    let mut cut = 0;
    for (game, decisions) in games()
        .iter()
        .flat_map(|game| [9, 20, 31].map(|it| (game, it)))
    {
        let mut app = app(random(game.name, 5, decisions));
        let shown = screen(&mut app, (80, 24));
        let line = shown.lines().find(|line| line.contains("Tab shows"));
        for zone in &app.scene().zones {
            let is_seen = |item: &&Item| app.map().shows(&Target::Item(item.id.clone()));
            let seen = zone.items.iter().filter(is_seen).count();
            if seen == 0 || seen == zone.items.len() || zone.title.is_empty() {
                continue;
            }
            let Some(line) = line.filter(|line| line.contains('▼') && !line.contains('▲'))
            else {
                continue;
            };
            assert!(
                line.contains(&zone.title),
                "{}: {line}\n{shown}",
                zone.title
            );
            cut += 1;
        }
    }
    assert!(cut > 1, "{cut}");
}
