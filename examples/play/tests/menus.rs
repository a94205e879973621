//! Menus: saves in words, levels, the cursor; help and names that fit.
#![allow(clippy::panic, clippy::unwrap_used, reason = "tests may panic")]
#![allow(clippy::disallowed_types, reason = "rules know no clock, but files do")]

use std::time::{Duration, SystemTime};

use crossterm::event::KeyCode;
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::Style;
use solo_play::saves::Saves;
use solo_play::session::Session;
use solo_play::settings::read;
use solo_play::signs::{Colors, Signs};
use solo_table::{Games, Tables};

use crate::desk::{Menu, app, folder, picture, press, screen, table};

/// Saves say their game, where it stands, its deal, and when it was played.
#[test]
fn saved_games_are_listed_by_what_is_in_them() {
    let folder = folder();
    let saves = Saves::new(&*folder);
    let name = saves.save(&Session::from(table("votk", 7, 4))).unwrap();
    let set = |name: &str, seconds| {
        let path = folder.join(name);
        let file = std::fs::File::options().write(true).open(path).unwrap();
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        file.set_modified(time).unwrap();
    };
    set(&name, 951_782_400);
    std::fs::write(folder.join("bad.save"), "solo-save 2\ngame votk\n").unwrap();
    std::fs::write(folder.join("votk-7.save"), "my notes").unwrap();
    std::fs::create_dir(folder.join("votk-8.save")).unwrap();
    let new = saves.save(&Session::from(table("tomb4k", 3, 1))).unwrap();
    // However long this test takes.
    set(&new, 4_000_000_000);
    let mut menu = Menu::new(&folder);
    menu.size = (100, 30);
    let start = menu.text();
    for text in ["Go on: Dungeon Solitaire", "deal 3, just now", "deal 7, on"] {
        assert!(start.contains(text), "{text}\n{start}");
    }
    assert!(
        !start.contains("bad.save") && !start.contains(&name),
        "{start}"
    );
    let list = menu.choose("All saved games");
    assert!(
        list.contains("Valley of the Kings against the Bot: Turn 2: you play cards; deal 7"),
        "{list}"
    );
    assert!(
        list.contains("bad.save"),
        "a game that cannot be read has its name\n{list}"
    );
    assert!(
        !list.contains("votk-7") && !list.contains("votk-8"),
        "{list}"
    );
    menu.size = (80, 24);
    let narrow = menu.text();
    assert!(narrow.contains("2000-02-29"), "nothing is cut\n{narrow}");
    let game = menu.choose("Turn 2: you play");
    assert!(game.contains("deal 7"), "{game}");
}

#[test]
fn the_cursor_stays_where_it_was() {
    let saves = folder();
    let mut menu = Menu::new(&saves);
    let list = menu.choose("Valley of the Kings");
    menu.choose("Rules");
    menu.press(KeyCode::Esc);
    // Rules are read again by Enter alone.
    let again = menu.press(KeyCode::Enter);
    assert!(
        again.contains("The goal") && !list.contains("The goal"),
        "{again}"
    );
    menu.press(KeyCode::Esc);
    menu.press(KeyCode::Esc);
    let game = menu.press(KeyCode::Enter);
    assert!(game.contains("New game, deal 3"), "{game}");
    // At the table, a window goes back to the menu from which it was opened.
    menu.choose("New game");
    menu.press(KeyCode::Esc);
    menu.press(KeyCode::Esc);
    menu.choose("Your results");
    let back = menu.press(KeyCode::Esc);
    assert!(back.contains("The game as text"), "{back}");
    let results = menu.press(KeyCode::Enter);
    assert!(results.contains("You have finished no game"), "{results}");
    menu.press(KeyCode::Esc);
    let table = menu.press(KeyCode::Esc);
    assert!(!table.contains("The game as text"), "{table}");
}

/// A level sets options, and says which differ from the rulebook.
#[test]
fn levels_are_options() {
    let saves = folder();
    let mut menu = Menu::new(&saves);
    menu.size = (100, 40);
    let page = menu.choose("Trismegistus");
    assert!(
        page.contains("Level: default") && page.contains("all at their defaults"),
        "{page}"
    );
    let easier = menu.choose("Level: default");
    assert!(
        easier.contains("Level: easier")
            && easier.contains("0 instead of 2: Number of die rolls at the start"),
        "{easier}"
    );
    let harder = menu.press(KeyCode::Enter);
    assert!(
        harder.contains("Level: harder") && harder.contains("4 instead of 2"),
        "{harder}"
    );
    menu.press(KeyCode::Enter);
    let default = menu.text();
    assert!(default.contains("Level: default"), "{default}");
    menu.press(KeyCode::Enter);
    menu.choose("New game");
    let options = menu.shell.app().unwrap().table().options();
    assert_eq!(options.get("setup_rolls"), Some(&0.into()));
    assert_eq!(options.get("personality_cards"), Some(&false.into()));
    for game in &Games::embedded() {
        for level in game.levels {
            assert!(
                Games::embedded()
                    .table(
                        game.name,
                        level.options,
                        &Tables::new(),
                        solo_table::Dealer::nobody()
                    )
                    .is_ok(),
                "{}",
                level.name
            );
        }
    }
}

#[test]
fn help_fits_eighty_columns_and_says_each_default() {
    let games = Games::embedded();
    let Ok(solo_play::settings::Wish::Read(help)) = read(&games, ["--help"].map(Into::into)) else {
        panic!("help is a text")
    };
    assert!(
        help.lines().all(|line| line.chars().count() <= 80),
        "{help}"
    );
    let options: usize = games.iter().map(|game| game.options.len()).sum();
    assert_eq!(help.matches("default:").count(), options + 11, "{help}");
}

#[test]
fn a_mistyped_game_has_a_suggestion() {
    let games = Games::embedded();
    let near = |name: &str| read(&games, [name.into()]).unwrap_err();
    for (typed, meant) in [
        ("tomb", "tomb4k"),
        ("vokt", "votk"),
        ("kings", "kings-challenge"),
        ("scrapyrd", "scrapyard"),
        ("trismegistus", "trismegistus-bot"),
    ] {
        let error = near(typed);
        assert!(
            error.ends_with(&format!("did you mean {meant}?")),
            "{error}"
        );
        assert!(error.contains("there are tomb4k, votk, "), "{error}");
    }
    assert!(!near("go").contains("did you mean"), "{}", near("go"));
}

/// Zones without room on a small screen are named, with the key that shows them.
#[test]
fn folded_zones_are_named_and_one_key_away() {
    let mut app = app(table("votk", 3, 0));
    let shown = screen(&mut app, (80, 24));
    let line = shown
        .lines()
        .find(|line| line.contains("Tab shows"))
        .unwrap();
    assert!(line.contains("Your tomb, The Bot's tomb"), "{shown}");
    assert!(
        !shown.lines().any(|line| line.starts_with(" Your tomb")),
        "{shown}"
    );
    press(&mut app, KeyCode::Tab);
    let shown = screen(&mut app, (80, 24));
    for zone in ["Your tomb", "The Bot's tomb"] {
        assert!(
            shown
                .lines()
                .any(|line| line.starts_with(&format!(" {zone}"))),
            "{zone}\n{shown}"
        );
    }
    press(&mut app, KeyCode::Up);
    let above = screen(&mut app, (80, 24));
    assert_ne!(above, shown, "from here it scrolls");
}

/// A name that is too long for its place goes on below.
#[test]
fn names_are_wrapped_and_not_cut() {
    for game in ["tomb4k", "votk", "scrapyard"] {
        for decisions in [0, 12] {
            for size in [(80, 24), (100, 30), (120, 40)] {
                let mut app = app(table(game, 3, decisions));
                picture(&mut app, size);
                let names: Vec<String> =
                    app.scene().items().map(|item| item.name.clone()).collect();
                let cut = app.cut(size.0.into(), size.1.into());
                for (text, _) in cut {
                    let is_named = names
                        .iter()
                        .any(|name| name.len() > 5 && text.contains(name));
                    assert!(!is_named, "{game} at {size:?}: {text}");
                }
            }
        }
    }
}

#[test]
fn points_and_house_values_are_two_signs_in_ascii() {
    let mut drawn = Buffer::empty(Rect::new(0, 0, 2, 1));
    drawn.set_string(0, 0, "★°", Style::new());
    Signs {
        colors: Colors::None,
        ascii: true,
    }
    .adapt(&mut drawn);
    let letters: Vec<&str> = drawn
        .content
        .iter()
        .map(ratatui_core::buffer::Cell::symbol)
        .collect();
    assert_eq!(letters, ["*", "'"]);
}

/// A mean says what it counts, and over how many deals.
#[test]
fn estimates_say_of_what_they_are() {
    let saves = folder();
    let mut menu = Menu::new(&saves);
    menu.size = (100, 30);
    for (game, said) in [
        (
            "Tomb of Four Kings",
            "wins 7 % and ends at 30.7 points on average of 20000 deals",
        ),
        (
            "Valley of the Kings",
            "ends at 8.2 points ahead of the Bot on average of 200 deals",
        ),
        (
            "The King's Challenge",
            "ends at 36.0 VP behind le Roy on average of 200 deals",
        ),
    ] {
        let page = menu.choose(game);
        let page: Vec<&str> = page
            .split(|sign: char| sign.is_whitespace() || sign == '│')
            .collect();
        let page: Vec<&str> = page.into_iter().filter(|word| !word.is_empty()).collect();
        assert!(page.join(" ").contains(said), "{said}\n{page:?}");
        menu.press(KeyCode::Esc);
    }
}

/// A text that goes on below says how much.
#[test]
fn a_long_text_says_how_much_lies_below() {
    let saves = folder();
    let mut menu = Menu::new(&saves);
    menu.choose("Valley of the Kings");
    let rules = menu.choose("Rules");
    let more = rules
        .lines()
        .find(|line| line.contains("╰─ ▼ "))
        .unwrap_or_default();
    assert!(more.contains(" more "), "{rules}");
    let end = menu.press(KeyCode::End);
    assert!(!end.contains("╰─ ▼ "), "{end}");
}
