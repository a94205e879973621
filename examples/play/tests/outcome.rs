//! The end of a game, hints that were followed, games that are open twice, and lines of text for a newcomer.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::path::Path;

use crossterm::event::KeyCode;
use solo_play::results::Results;
use solo_table::{Due, Player, RulePart, games};

use crate::desk::{self, Menu, app, enter, folder, picture, press, screen, solid, table, typed};

/// The end says why the game ended, with the score line by line and its rules.
#[test]
fn the_end_says_why_it_came() {
    for game in games() {
        let mut app = app(table(game.name, 3, usize::MAX));
        // The end opens when the last choice is taken.
        typed(&mut app, ":U");
        while app.table().due() != Due::Nothing {
            picture(&mut app, (100, 40));
            let choice = app.table().advice(Player::Sensible, 1).unwrap();
            enter(&mut app, &choice.notation);
        }
        let end = screen(&mut app, (100, 40));
        assert!(
            end.contains("The game is over") && end.contains("Why it ended"),
            "{end}"
        );
        press(&mut app, KeyCode::Enter);
        let mut result = String::new();
        for _ in 0..8 {
            result.push_str(&screen(&mut app, (100, 40)));
            press(&mut app, KeyCode::PageDown);
        }
        let result = solid(&result);
        for part in [RulePart::End, RulePart::Score] {
            for said in app.table().rules(part) {
                let begin: Vec<&str> = said.text.split(' ').take(4).collect();
                assert!(
                    result.contains(&solid(&begin.join(" "))),
                    "{}\n{result}",
                    said.text
                );
            }
        }
        let score = app.scene().zone("score").unwrap();
        for item in &score.items {
            assert!(result.contains(&solid(&item.mark)), "{}", item.name);
        }
        // One name is too long for a column, so that none has one.
        let is_listed = result.contains("yourInventions:3") && result.contains("rating:");
        assert_eq!(is_listed, game.name == "scrapyard", "{result}");
        let is_house = result.contains("housecatalogue");
        assert_eq!(is_house, result.contains("theseareourown"), "{result}");
        assert_eq!(is_house, game.name == "votk", "{result}");
    }
}

/// Takes a hint as soon as there is one.
fn follow(menu: &mut Menu) {
    menu.typed(":h");
    while menu.shell.is_thinking() {
        menu.shell.tick();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let shown = menu.text();
    assert!(shown.contains("Hint:"), "{shown}");
    menu.press(KeyCode::Enter);
}

#[test]
fn results_say_that_hints_were_followed() {
    let saves = folder("hints");
    let mut menu = Menu::new(&saves);
    menu.begin("Tomb of Four Kings");
    follow(&mut menu);
    // Its own choice is no hint.
    menu.press(KeyCode::Enter);
    drop(menu);
    // And the game goes on in another program.
    let mut menu = Menu::new(&saves);
    menu.choose("Go on");
    follow(&mut menu);
    let mut end = String::new();
    while menu.shell.app().unwrap().table().due() == Due::Decision {
        end = menu.advised();
    }
    assert!(end.contains("You followed 2 hints."), "{end}");
    let own = end.split("You: ").nth(1).unwrap();
    let own = own.split("won.").next().unwrap();
    assert!(own.starts_with("1 game, with hints"), "{end}");
    assert!(!own.contains("average"), "one game has no average\n{end}");
    let results = Results::new(&saves).read();
    assert_eq!(results.first().map(|result| result.hints), Some(2));
    std::fs::remove_dir_all(&saves).unwrap();
}

#[test]
fn a_second_program_with_the_same_game_says_that_it_is_a_copy() {
    let saves = folder("copy");
    let mut first = Menu::new(&saves);
    first.begin("Tomb of Four Kings");
    first.press(KeyCode::Enter);
    let mut second = Menu::new(&saves);
    let shown = second.choose("Go on");
    let said = solid(&shown);
    assert!(
        said.contains(&solid("this game is open in another")),
        "{shown}"
    );
    drop((first, second));
    let mut third = Menu::new(&saves);
    let alone = third.choose("Go on");
    assert!(!alone.contains("this game is open"), "{alone}");
    std::fs::remove_dir_all(&saves).unwrap();
}

/// Returns the output of lines of text in a terminal of this width.
fn lines(game: &str, typed: &str, columns: usize, saves: &Path) -> String {
    let table = table(game, 3, 0);
    desk::lines(table, saves, typed, |plain| plain.kept().within(columns))
}

#[test]
fn lines_of_text_fit_their_terminal() {
    for game in games() {
        let said = lines(
            game.name,
            "?\nxyzzy\nbuy nothing of that kind here\n:q\n",
            60,
            &folder("narrow"),
        );
        let mut lines = said.lines().map(|line| line.trim_start_matches("> "));
        let wide = lines.find(|line| line.chars().count() > 60);
        assert_eq!(wide, None, "{said}");
    }
}

#[test]
fn a_name_that_is_nearly_right_is_offered() {
    let said = lines("votk", "buy horuss\nbuy box\n:q\n", 100, &folder("near"));
    let (horus, rest) = said
        .split_once("\n> ")
        .unwrap()
        .1
        .split_once("\n> ")
        .unwrap();
    assert!(horus.contains("Statue of Horus"), "{horus}");
    assert!(rest.contains("Box of Food"), "{rest}");
    let absent = lines("votk", "buy anubis\n:q\n", 100, &folder("near"));
    let said = "Statue of Anubis, which is not on the table";
    assert!(absent.contains(said), "{absent}");
}

#[test]
fn leaving_lines_of_text_says_what_becomes_of_the_game() {
    let saves = folder("bare");
    let none = lines("votk", ":q\n", 100, &saves);
    assert!(
        none.ends_with("no step was taken, and nothing is kept.\n"),
        "{none}"
    );
    let kept = lines("votk", "#1\n:q\n", 100, &saves);
    assert!(
        kept.contains("is kept as votk-1; the next start offers to go on."),
        "{kept}"
    );
    std::fs::remove_dir_all(&saves).unwrap();
}
