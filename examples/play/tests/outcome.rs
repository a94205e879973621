//! The end of a game, hints that were followed, games that are open twice, and lines of text for a newcomer.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::fs;
use std::path::Path;

use crossterm::event::KeyCode;
use solo_play::results::Results;
use solo_play::session::Session;
use solo_table::{Dealer, Due, Player, RulePart, games};

use crate::desk::{
    self, Menu, app, enter, folder, picture, press, random, screen, solid, table, typed,
};

/// The end says why the game ended, with the score line by line and its rules.
#[test]
fn the_end_says_why_it_came() {
    for game in games() {
        let mut app = app(random(game.name, 3, usize::MAX));
        // The end opens when the last choice is taken.
        typed(&mut app, ":U");
        while app.table().due() != Due::Nothing {
            picture(&mut app, (100, 40));
            let choice = app.table().advice(Player::Random, 1).unwrap();
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
        let is_house = result.contains("housecatalogue");
        assert_eq!(is_house, result.contains("theseareourown"), "{result}");
        assert_eq!(is_house, game.name == "votk", "{result}");
    }
}

/// Takes a hint as soon as there is one.
pub(crate) fn follow(menu: &mut Menu) {
    menu.typed(":h");
    while menu.shell.is_thinking() {
        menu.shell.tick();
        // Leaves the processor to the thread that thinks; nothing depends on how long.
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let shown = menu.text();
    assert!(shown.contains("Hint:"), "{shown}");
    menu.press(KeyCode::Enter);
}

/// A result beside a box is that of the person. Earlier versions kept points of a simulated side, without a winner.
#[test]
fn results_beside_a_box_are_those_of_the_person() {
    let saves = folder();
    fs::create_dir_all(&*saves).unwrap();
    let lines = "{\"game\":\"trismegistus-bot\",\"points\":300}\n\
        {\"game\":\"trismegistus-bot\",\"points\":-36,\"won\":false}\n\
        {\"game\":\"trismegistus-bot\",\"points\":3,\"won\":true}\n";
    fs::write(saves.join("results.jsonl"), lines).unwrap();
    let read = Results::new(&*saves).read();
    let points: Vec<i32> = read.iter().map(|result| result.points).collect();
    assert_eq!(points, [-36, 3]);
    let shown = solid(&Menu::new(&saves).choose("Your results"));
    for line in [
        "You: 2 games, 16.5 VP behind Botmegistus on average, 50 % won.",
        "Your best: 3 ahead, 36 behind.",
    ] {
        assert!(shown.contains(&solid(line)), "{line}\n{shown}");
    }
}

#[test]
fn results_say_that_hints_were_followed() {
    let saves = folder();
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
    let results = Results::new(&*saves).read();
    assert_eq!(results.first().map(|result| result.hints), Some(2));
}

#[test]
fn a_second_program_with_the_same_game_says_that_it_is_a_copy() {
    let saves = folder();
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
            &folder(),
        );
        let mut lines = said.lines().map(|line| line.trim_start_matches("> "));
        let wide = lines.find(|line| line.chars().count() > 60);
        assert_eq!(wide, None, "{said}");
    }
}

#[test]
fn a_name_that_is_nearly_right_is_offered() {
    let said = lines("votk", "buy horuss\nbuy box\n:q\n", 100, &folder());
    let (horus, rest) = said
        .split_once("\n> ")
        .unwrap()
        .1
        .split_once("\n> ")
        .unwrap();
    assert!(horus.contains("Statue of Horus"), "{horus}");
    assert!(rest.contains("Box of Food"), "{rest}");
    let absent = lines("votk", "buy anubis\n:q\n", 100, &folder());
    let said = "Statue of Anubis (not on the table)";
    assert!(absent.contains(said), "{absent}");
}

#[test]
fn leaving_lines_of_text_says_what_becomes_of_the_game() {
    let saves = folder();
    let none = lines("votk", ":q\n", 100, &saves);
    assert!(
        none.ends_with("no step was taken, and nothing is kept.\n"),
        "{none}"
    );
    let kept = lines("votk", "#1\n:q\n", 100, &saves);
    let words: Vec<&str> = kept.split_whitespace().collect();
    let farewell = format!(
        "is kept as votk-1 in {}; the next start offers to go on.",
        saves.display()
    );
    assert!(words.join(" ").ends_with(&farewell), "{kept}");
}

/// A question that makes no difference is not asked; one press takes it back with the decision before it.
#[test]
fn a_question_that_makes_no_difference_is_passed_over() {
    let (mut seen, mut whole) = (0, 0);
    for seed in 0..30 {
        let mut before = table("votk", seed, 0);
        for _ in 0..90 {
            let Some(choice) = before.advice(Player::Random, seed) else {
                break;
            };
            let mut after = before.clone();
            after.act_number(choice.number).unwrap();
            if after.makes_no_difference() {
                let mut app = app(before.clone());
                picture(&mut app, (100, 30));
                enter(&mut app, &choice.notation);
                let shown = screen(&mut app, (100, 30));
                assert!(app.table().steps() > after.steps(), "{shown}");
                assert!(!app.table().makes_no_difference(), "{shown}");
                assert!(shown.contains("made no difference"), "{shown}");
                let fenced = app.table().can_undo() == (false, true);
                typed(&mut app, if fenced { ":U" } else { ":u" });
                picture(&mut app, (100, 30));
                let steps = app.table().steps();
                if steps == before.steps() {
                    whole += 1;
                } else {
                    // Only a fence before the question stops the way back to the decision.
                    assert_eq!(steps, after.steps(), "{shown}");
                    assert_eq!(app.table().can_undo(), (false, true), "{shown}");
                }
                // At a real table it is asked.
                let mut real = after.clone();
                real.deal(Dealer::nobody());
                assert!(Session::from(real).pass_over().is_empty(), "{shown}");
                seen += 1;
            }
            before = after;
        }
    }
    assert!(seen > 0 && whole > 0, "{whole} of {seen}");
}
