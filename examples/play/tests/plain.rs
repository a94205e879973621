//! The program in lines of text.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::path::Path;

use solo_play::auto;
use solo_play::commands::COMMANDS;
use solo_table::{Dealer, Due, Player, RulePart, Table, Tables, games};

use crate::desk::{self, folder, reported};

fn table(game: &str, chance: Dealer) -> Table {
    Table::new(game, &[], &Tables::new(), chance).unwrap()
}

/// Returns the output of the program for these lines.
fn typed(game: &str, chance: Dealer, lines: &str) -> String {
    let table = table(game, chance);
    desk::lines(table, Path::new("nowhere"), lines, |plain| plain)
}

#[test]
fn what_lies_aside_is_shown_alone() {
    let mut titles = 0;
    for game in games() {
        let scene = table(game.name, Dealer::seeded(4)).scene();
        let aside = solo_play::screen::aside(&scene);
        let text = typed(game.name, Dealer::seeded(4), "aside\n");
        let (_, shown) = text.split_once("\n> ").unwrap();
        assert_ne!(aside, scene, "{}", game.name);
        for zone in aside.zones.iter().filter(|zone| !zone.title.is_empty()) {
            assert!(shown.contains(&zone.title), "{}: {shown}", zone.title);
            titles += 1;
        }
        assert!(!shown.contains(&scene.ask), "{shown}");
    }
    assert!(titles > 5, "only {titles} zones lie aside");
}

#[test]
fn every_game_is_played_to_its_end() {
    for game in games() {
        let lines = "1\n2\n".repeat(3000);
        let text = typed(game.name, Dealer::seeded(4), &lines);
        assert!(text.starts_with(game.facts.title));
        let (_, end) = text.rsplit_once("\n> ").unwrap();
        let scored = end.contains("core") && !end.trim_end().is_empty();
        assert!(
            scored,
            "{}: the game ends before the lines do\n{end}",
            game.name
        );
    }
}

#[test]
fn wrong_input_is_answered_in_a_line_and_the_table_is_not_shown_again() {
    for game in games() {
        let (once, wrong) = (
            typed(game.name, Dealer::seeded(4), ""),
            typed(game.name, Dealer::seeded(4), "99999\n\n🂡\n"),
        );
        let answers = wrong.lines().count() - once.lines().count();
        assert_eq!(answers, 3, "{}:\n{wrong}", game.name);
        assert!(wrong.contains("no choice 99999 (1 to "), "{wrong}");
    }
}

/// A question about a number says that the choice is possible and what follows; one without words, what can be asked.
#[test]
fn a_question_about_a_number_is_about_the_choice_on_screen() {
    for game in games() {
        let (sign, dealer) = match game.name {
            "trismegistus-bot" => ("", Dealer::seeded(4)),
            _ => ("#", Dealer::seeded(4)),
        };
        let first = table(game.name, dealer.clone()).choices().swap_remove(0);
        let text = typed(game.name, dealer, &format!("why {sign}1\n"));
        let said = format!(
            "  is possible now: {} ({})\n  ",
            first.label, first.notation
        );
        assert!(text.contains(&said), "{}: {text}", game.name);
        let text = typed(game.name, Dealer::seeded(4), "why\ngoal\n");
        assert!(text.contains(&format!("1: {}\n", first.label)), "{text}");
        let goal = table(game.name, Dealer::nobody()).rules(RulePart::Goal);
        assert!(goal.iter().all(|said| text.contains(&said.text)), "{text}");
    }
    let text = typed("tomb4k", Dealer::seeded(42), "why 1\n");
    let follows = "is possible now: Delve one turn deeper (delve)\n    then: Turn 2 begins in column 2, on the way in.\n";
    assert!(text.contains(follows), "{text}");
    let text = typed("tomb4k", Dealer::nobody(), "why 9s\n");
    assert!(
        text.contains("can come now: 9 of Spades (card 9S)"),
        "{text}"
    );
}

#[test]
fn cards_are_reported_in_short_and_taken_back() {
    let text = typed("tomb4k", Dealer::nobody(), "9s\nqueen of c\nundo\nu\nq\n");
    assert!(
        text.contains("You turn up the 9 of Spades.")
            && text.contains("You turn up the Queen of Clubs."),
        "{text}"
    );
    assert_eq!(text.matches("Turn 1, on the way in").count(), 4, "{text}");
}

#[test]
fn the_program_plays_by_itself() {
    let sensible = games().iter().take(1).map(|game| (game, Player::Sensible));
    let random = games().iter().map(|game| (game, Player::Random));
    for (game, player) in random.chain(sensible) {
        let (mut table, mut output) = (table(game.name, Dealer::seeded(1)), Vec::new());
        auto::play(&mut table, player, 1, &mut output).unwrap();
        assert_eq!(table.due(), Due::Nothing, "{}", game.name);
        let text = String::from_utf8(output).unwrap();
        let scene = table.scene();
        assert!(
            text.contains(&scene.ask) && scene.zone("score").is_some(),
            "{}: {text}",
            game.name
        );
    }
}

#[test]
fn a_hint_says_who_played_and_what_came() {
    let text = typed("tomb4k", Dealer::seeded(42), "hint\n");
    let hints = table("tomb4k", Dealer::seeded(42)).hint(20, 1);
    let shown: Vec<String> = hints
        .iter()
        .map(|hint| format!("  {}\n", hint.text))
        .collect();
    let expected = format!(
        "  20 games each, played by a player who looks one step ahead:\n{}",
        shown.concat()
    );
    assert!(shown.len() == 2 && text.contains(&expected), "{text}");
    assert!(!text.contains('%'), "{text}");
}

#[test]
fn cards_that_lie_face_down_are_counted_unless_somebody_asks() {
    // A door of 9 that holds, a queen discarded for it, and the turn is over.
    let cards = "king of spades\n9c\n8c\nq h\n";
    let text = typed("tomb4k", Dealer::nobody(), cards);
    assert!(
        text.contains("40 cards in the deck") && text.contains("1 discarded"),
        "{text}"
    );
    assert!(!text.contains("Face down in the dungeon"), "{text}");
    let text = typed("tomb4k", Dealer::nobody(), &format!("{cards}open\n"));
    let open = text.split("Face down in the dungeon").nth(1).unwrap();
    assert!(open.contains("K♠") && open.contains("Q♥"), "{open}");
}

#[test]
fn a_game_is_saved_and_loaded() {
    let folder = folder();
    let play = |typed: &str| desk::lines(reported("tomb4k"), &folder, typed, |plain| plain);
    assert!(play("7s\n7c\nsave\n").contains("saved as tomb4k-1.save"));
    let text = play("load\nload tomb4k-1.save\nturn around\n");
    assert!(
        text.contains("load tomb4k-1.save") && text.contains("You are out alive, but"),
        "{text}"
    );
    std::fs::write(folder.join("bad.save"), "solo-save 2\ngame tomb4k\n").unwrap();
    let text = play("load bad.save\nload none.save\n");
    assert!(
        text.contains("bad.save: line") && text.contains("none.save: "),
        "{text}"
    );
}

#[test]
fn rules_are_read_by_part_and_by_clause() {
    let all = typed("votk", Dealer::seeded(1), "rules\nq\n");
    for part in ["goal\n", "turn\n", "score\n", "end\n"] {
        assert!(all.contains(part), "{all}");
    }
    let end = typed("votk", Dealer::seeded(1), "rules end\nq\n");
    assert!(
        end.contains("The game stops at once, even in the middle of a turn. (VK-9.2, rulebook)")
    );
    assert!(!end.contains("goal\n"));
    let clause = typed(
        "votk",
        Dealer::seeded(1),
        "rules vk-4.3\nrules VK-99.1\nq\n",
    );
    assert!(clause.contains("Chapter VK-4: buying · VK-4.3 [R]\n  A slot is offered only if"));
    assert!(clause.contains("rules CLAUSE a clause"));
}

#[test]
fn words_are_explained_and_the_story_has_its_actors() {
    let text = typed(
        "votk",
        Dealer::seeded(1),
        "why buy ml\nwhy xyzzy\nwhy sell urn\nend\n1\nstory\n",
    );
    assert!(
        text.contains("you cannot buy from middle left now (VK-4.1)"),
        "{text}"
    );
    for note in [
        "Nothing on the table and no choice is called that.\n",
        "That could mean several things. The nearest are:\n",
    ] {
        assert!(text.contains(note), "{note}{text}");
    }
    let story = text.split_once("The Bot (1)\n").map(|(_, story)| story);
    assert!(
        story.is_some_and(|story| story.contains("  The Bot rolls ")),
        "{text}"
    );
    let help = typed("votk", Dealer::seeded(1), "?\n");
    assert!(
        help.contains("why WORDS") && help.contains("story"),
        "{help}"
    );
}

#[test]
fn a_finished_game_is_summed_up() {
    let text = typed("tomb4k", Dealer::seeded(42), "retreat\n");
    let (_, summary) = text
        .rsplit_once("  You are out alive: your score is 0/0 (kings/points).\n")
        .unwrap();
    assert!(
        summary.starts_with("  random: 8.3 points on average in 20000 games"),
        "{text}"
    );
    assert!(
        summary.ends_with(
            "  You, step 5: You turn back towards the light, after 1 turn on the way in.\n"
        ),
        "{text}"
    );
}

/// A command that a list of keys names, of lines of text or of the full screen, is no choice.
#[test]
fn a_letter_of_the_help_takes_nothing() {
    let scenes = games().iter().map(|game| (game.name, 3));
    for (game, deal) in scenes.chain([("scrapyard", 11), ("votk", 11)]) {
        let letters = COMMANDS.iter().map(|(letter, ..)| letter.to_string());
        let colons = COMMANDS.iter().map(|(letter, ..)| format!(":{letter}"));
        let others = ["/ horus", "/horus", "/ the", ": t", ":steal", ":stop"].map(str::to_owned);
        for line in letters.chain(colons).chain(others) {
            // This keeps a copy, and what follows would be kept, too.
            if line.ends_with('s') && line.len() < 3 || line.ends_with('h') {
                continue;
            }
            let saves = folder();
            let table = table(game, Dealer::seeded(deal));
            let text = desk::lines(table, &saves, &format!("{line}\n"), |plain| {
                plain.kept().within(200)
            });
            assert!(!saves.exists(), "{game}, {line}: {text}");
        }
    }
}

/// Words that the help of lines lists work there.
#[test]
fn the_help_of_lines_lists_what_lines_have() {
    let help = typed("votk", Dealer::seeded(1), "?\n");
    let (_, help) = help.split_once("\n> ").unwrap();
    let mut listed = 0;
    for line in help.lines().filter(|line| line.starts_with("  ")) {
        let letter = line.trim_start().split(' ').next().unwrap();
        // A copy would be written.
        if letter.chars().count() > 1 || letter == "s" {
            continue;
        }
        let said = typed("votk", Dealer::seeded(1), &format!("{letter}\n"));
        assert!(!said.contains("full screen"), "{letter}: {said}");
        listed += 1;
    }
    assert!(listed > 10 && help.contains("rules NAME "), "{help}");
    let found = typed("votk", Dealer::seeded(1), "/ horus\n");
    assert!(found.contains("Statue of Horus · "), "{found}");
    let menu = typed("votk", Dealer::seeded(1), "m\n");
    assert!(menu.contains("the menu is for the full screen"), "{menu}");
    let unknown = typed("votk", Dealer::seeded(1), ":w\n");
    assert!(
        unknown.contains("there is no command :w; ? shows the commands"),
        "{unknown}"
    );
}
