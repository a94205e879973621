//! Laws of the full screen, for all games at all sizes.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::path::PathBuf;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::Modifier;
use solo_play::app::App;
use solo_play::saves::Saves;
use solo_play::screen::{Row, Target, items_to_pick, rows};
use solo_table::{Choice, Dealer, Due, Player, Scene, Table, Tables, games};

/// Sizes of screens: columns and rows.
const SIZES: [(u16, u16); 5] = [(80, 24), (100, 30), (120, 40), (160, 50), (300, 80)];

fn table(game: &str, seed: u64, decisions: usize) -> Table {
    let mut table = Table::new(game, &[], &Tables::new(), Dealer::seeded(seed)).unwrap();
    for _ in 0..decisions {
        let Some(choice) = table.advice(Player::Sensible, 1) else {
            break;
        };
        table.act_number(choice.number).unwrap();
    }
    table
}

fn app(table: Table) -> App {
    App::new(table, Tables::new(), Saves::new(PathBuf::from("nowhere")))
}

fn press(app: &mut App, code: KeyCode) {
    app.key(KeyEvent::new(code, KeyModifiers::NONE));
}

fn typed(app: &mut App, text: &str) {
    text.chars()
        .for_each(|letter| press(app, KeyCode::Char(letter)));
}

fn picture(app: &mut App, (width, height): (u16, u16)) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    app.draw(buffer.area, &mut buffer);
    buffer
}

fn text(buffer: &Buffer) -> String {
    let rows = buffer.content.chunks(usize::from(buffer.area.width));
    let rows = rows.map(|row| row.iter().map(ratatui_core::buffer::Cell::symbol).collect());
    rows.collect::<Vec<String>>().join("\n")
}

/// Returns the letters of the cells that belong to a target, without spaces and frames.
fn letters(app: &App, buffer: &Buffer, target: &Target, modifier: Modifier) -> String {
    let mut letters = String::new();
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            let cell = buffer.cell((x, y)).unwrap();
            if app.map().target(x, y) == Some(target) && cell.modifier.contains(modifier) {
                letters.push_str(cell.symbol());
            }
        }
    }
    solid(&letters)
}

fn solid(text: &str) -> String {
    text.chars()
        .filter(|letter| !letter.is_whitespace() && !"│─╭╮╰╯°".contains(*letter))
        .collect()
}

/// A generator of small numbers.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % sides
    }
}

const MOVES: [KeyCode; 9] = [
    KeyCode::Up,
    KeyCode::Down,
    KeyCode::Left,
    KeyCode::Right,
    KeyCode::Right,
    KeyCode::PageDown,
    KeyCode::End,
    KeyCode::Tab,
    KeyCode::Home,
];

#[test]
fn enter_takes_what_the_highlighted_line_says() {
    let (mut taken, mut idle) = (0, 0);
    for game in games() {
        let mut dice = Dice(7);
        let mut app = app(table(game.name, 5, 0));
        for _ in 0..160 {
            let size = *SIZES.get(dice.roll(SIZES.len())).unwrap();
            // Half of the time, the cursor stays in the list.
            let moves = if dice.roll(2) == 0 { MOVES.len() } else { 2 };
            for _ in 0..dice.roll(6) {
                press(&mut app, *MOVES.get(dice.roll(moves)).unwrap());
                picture(&mut app, size);
            }
            let buffer = picture(&mut app, size);
            let before = app.table().steps();
            let choices = app.table().choices();
            let under = app.under_cursor().map(str::to_owned);
            if let Some(label) = &under {
                let index = choices
                    .iter()
                    .position(|choice| choice.label == *label)
                    .unwrap();
                let line = letters(
                    &app,
                    &buffer,
                    &Target::Row(Row::Choice(index)),
                    Modifier::REVERSED,
                );
                assert!(
                    line.contains(&solid(label)),
                    "{label}: {line}\n{}",
                    text(&buffer)
                );
            }
            press(&mut app, KeyCode::Enter);
            let after = app.table().steps();
            match under {
                Some(label) => {
                    let meant = choices.iter().find(|choice| choice.label == label).unwrap();
                    let step = app.table().history_from(before + 1).swap_remove(0);
                    assert_eq!(step.notation, meant.notation, "{}", game.name);
                    taken += 1;
                }
                None => {
                    assert_eq!(before, after, "{}: nothing was highlighted", game.name);
                    idle += 1;
                }
            }
            if app.table().due() == Due::Nothing {
                break;
            }
            if app.under_cursor().is_none() {
                // Back to the list, and out of the menu if it was there already.
                press(&mut app, KeyCode::Esc);
                picture(&mut app, size);
                if app.map().shows(&Target::Row(Row::Choice(0))) {
                    continue;
                }
                press(&mut app, KeyCode::Esc);
            }
        }
    }
    assert!(taken > 150 && idle > 20, "{taken} taken, {idle} not");
}

#[test]
fn an_item_without_choices_says_why_with_figures() {
    let table = table("votk", 565_171, 0);
    let scene = table.scene();
    let jar = scene
        .items()
        .find(|item| item.name == "Canopic Jar (Imsety)");
    let ids = items_to_pick(&scene);
    let at = ids
        .iter()
        .position(|id| jar.is_some_and(|jar| jar.id == *id))
        .unwrap();
    for size in SIZES {
        let mut app = app(table.clone());
        for _ in 0..=at {
            picture(&mut app, size);
            press(&mut app, KeyCode::Right);
        }
        let shown = text(&picture(&mut app, size));
        press(&mut app, KeyCode::Enter);
        let after = text(&picture(&mut app, size));
        assert_eq!(app.table().steps(), table.steps());
        assert_eq!(app.under_cursor(), None);
        let why = ["Buy Canopic Jar", "7 gold", "4"];
        assert!(
            why.iter()
                .all(|part| shown.contains(part) && after.contains(part)),
            "{shown}\n{after}"
        );
        assert!(after.contains("There is nothing to take here:"), "{after}");
    }
}

#[test]
fn each_item_is_reached_by_keys_and_none_of_its_numbers_is_cut() {
    let mut seen = 0;
    for game in games() {
        for (decisions, size) in [(0, (80, 24)), (12, (100, 30)), (5, (160, 50))] {
            let table = table(game.name, 3, decisions);
            {
                let mut app = app(table.clone());
                picture(&mut app, size);
                for id in items_to_pick(&table.scene()) {
                    press(&mut app, KeyCode::Right);
                    let buffer = picture(&mut app, size);
                    let drawn =
                        letters(&app, &buffer, &Target::Item(id.clone()), Modifier::empty());
                    assert!(
                        !drawn.is_empty(),
                        "{}: {id} at {size:?}\n{}",
                        game.name,
                        text(&buffer)
                    );
                    let scene = app.scene();
                    let badges: Vec<_> = scene
                        .item(&id)
                        .into_iter()
                        .flat_map(|item| item.badges.clone())
                        .collect();
                    for badge in badges
                        .into_iter()
                        .filter(|badge| badge.value.contains(|it: char| it.is_ascii_digit()))
                    {
                        // What has no room on the table is in the help for the item, one key away.
                        let is_there = drawn.contains(&solid(&badge.value)) || {
                            typed(&mut app, "?");
                            let help = solid(&text(&picture(&mut app, size)));
                            press(&mut app, KeyCode::Esc);
                            help.contains(&solid(&format!("{} {}", badge.name, badge.value)))
                        };
                        assert!(
                            is_there,
                            "{}: {id} at {size:?}: {badge:?} in {drawn}\n{}",
                            game.name,
                            text(&buffer)
                        );
                        seen += 1;
                    }
                }
            }
        }
    }
    assert!(seen > 200, "{seen}");
}

#[test]
fn what_is_not_seen_is_not_taken() {
    let mut app = app(table("tomb4k", 3, 2));
    picture(&mut app, (60, 10));
    let steps = app.table().steps();
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.table().steps(), steps);
    picture(&mut app, (80, 24));
    press(&mut app, KeyCode::Enter);
    assert!(app.table().steps() > steps);
}

#[test]
fn no_letter_and_no_pasted_line_is_a_command() {
    for game in games() {
        let mut app = app(table(game.name, 3, 2));
        picture(&mut app, (100, 30));
        let steps = app.table().steps();
        for letter in ('a'..='z').chain('A'..='Z').chain('0'..='9') {
            typed(&mut app, &letter.to_string());
            let shown = text(&picture(&mut app, (100, 30)));
            assert!(shown.contains(&format!("> {letter}_")), "{shown}");
            press(&mut app, KeyCode::Esc);
        }
        app.paste(":q\n1\n1\n");
        let shown = text(&picture(&mut app, (100, 30)));
        assert!(shown.contains("> :q_") && !app.has_left(), "{shown}");
        assert_eq!(app.table().steps(), steps);
    }
}

#[test]
fn the_story_since_the_last_choice_stands_apart() {
    let mut app = app(table("votk", 1, 0));
    picture(&mut app, (160, 50));
    typed(&mut app, "stop playing");
    press(&mut app, KeyCode::Enter);
    for _ in 0..3 {
        let shown = text(&picture(&mut app, (160, 50)));
        if shown.contains("The Bot, turn") {
            break;
        }
        press(&mut app, KeyCode::Enter);
    }
    let buffer = picture(&mut app, (160, 50));
    let shown = text(&buffer);
    let new = shown
        .split_once("Since your last choice")
        .map_or("", |(_, new)| new);
    assert!(new.contains("The Bot") && new.contains("rolls"), "{shown}");
    let marked = buffer
        .content
        .iter()
        .filter(|cell| cell.modifier.contains(Modifier::UNDERLINED));
    assert!(marked.count() > 3, "touched items are underlined\n{shown}");
    press(&mut app, KeyCode::PageUp);
    let scrolled = text(&picture(&mut app, (160, 50)));
    assert_ne!(scrolled, shown);
    assert!(scrolled.contains('▼'), "{scrolled}");
}

/// However long a turn of the opponent was told, it is seen from its beginning.
#[test]
fn what_the_opponent_has_rolled_is_seen() {
    let mut app = app(table("votk", 1, 0));
    let mut turns = 0;
    while let Some(choice) = app.table().advice(Player::Sensible, 1) {
        let before = app.table().steps();
        picture(&mut app, (80, 24));
        typed(&mut app, &choice.notation);
        press(&mut app, KeyCode::Enter);
        assert!(app.table().steps() > before, "{}", choice.notation);
        let told = app.table().narration_from(before + 1).join(" ");
        if told.contains("The Bot rolls") && app.table().due() == Due::Decision {
            let shown = text(&picture(&mut app, (80, 24)));
            assert!(shown.contains("rolls"), "{told}\n{shown}");
            turns += 1;
        }
    }
    assert!(turns > 5, "{turns}");
}

#[test]
fn help_begins_with_the_card_and_explains_signs() {
    let mut app = app(table("votk", 1, 0));
    picture(&mut app, (80, 24));
    typed(&mut app, "?");
    let shown = text(&picture(&mut app, (80, 24)));
    let page = shown
        .split_once("Where you are")
        .map_or("", |(_, page)| page);
    let card = page.lines().nth(1).unwrap_or_default();
    assert!(card.contains("Shabti, Starter"), "{shown}");
    press(&mut app, KeyCode::End);
    let end = text(&picture(&mut app, (80, 24)));
    assert!(
        end.contains("★") && end.contains("not the printed one"),
        "{end}"
    );
}

#[test]
fn help_explains_the_panel_that_one_is_in() {
    let mut app = app(table("votk", 1, 0));
    let mut helps = Vec::new();
    for panel in ["list of choices", "on the table", "in the story"] {
        picture(&mut app, (100, 30));
        typed(&mut app, "?");
        let shown = text(&picture(&mut app, (100, 30)));
        assert!(shown.contains(panel), "{shown}");
        helps.push(shown);
        press(&mut app, KeyCode::Esc);
        press(&mut app, KeyCode::Tab);
    }
}

#[test]
fn typed_words_are_explained_by_the_game() {
    let mut app = app(table("votk", 1, 0));
    picture(&mut app, (100, 30));
    typed(&mut app, "buy ml");
    press(&mut app, KeyCode::Enter);
    let shown = text(&picture(&mut app, (100, 30)));
    assert!(shown.contains("cannot be bought"), "{shown}");
    assert!(
        !shown.contains("VK-4"),
        "no clause unless it is asked for\n{shown}"
    );
    // The clause is one key away.
    typed(&mut app, ":b");
    let rules = text(&picture(&mut app, (100, 30)));
    assert!(rules.contains("VK-4.1"), "{rules}");
    typed(&mut app, "/boneyard");
    let found = text(&picture(&mut app, (100, 30)));
    assert!(found.contains("boneyard"), "{found}");
}

#[test]
fn long_groups_fold_and_the_first_does_not() {
    let choice = |group: &'static str, index: u32| Choice {
        number: index,
        group: group.into(),
        label: format!("{group} {index}"),
        ..Choice::default()
    };
    let scene = Scene {
        choices: (0..9)
            .map(|it| choice("Answer", it))
            .chain((9..49).map(|it| choice("Report", it)))
            .collect(),
        ..Scene::default()
    };
    let mut open = std::collections::BTreeSet::new();
    let folded = rows(&scene, None, &open);
    assert_eq!(folded.len(), 10);
    assert_eq!(folded.last(), Some(&Row::Group("Report".to_owned(), 40)));
    open.insert("Report".to_owned());
    assert_eq!(rows(&scene, None, &open).len(), 49);
}

#[test]
fn a_hint_speaks_of_points() {
    let mut app = app(table("tomb4k", 42, 0));
    picture(&mut app, (100, 30));
    typed(&mut app, ":h");
    while app.is_thinking() {
        app.tick();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let shown = text(&picture(&mut app, (160, 50)));
    assert!(
        shown.contains("Hint: Delve one turn deeper") && shown.contains("points on average»"),
        "{shown}"
    );
    assert!(!shown.contains("0 %"), "{shown}");
}

#[test]
fn the_deal_and_changed_options_are_shown() {
    let options = [("min_delve_turns", "3")];
    let table = Table::new("tomb4k", &options, &Tables::new(), Dealer::seeded(4711)).unwrap();
    let shown = text(&picture(&mut app(table), (120, 40)));
    assert!(
        shown
            .lines()
            .next()
            .unwrap()
            .contains("min_delve_turns=3; deal 4711"),
        "{shown}"
    );
}

#[test]
fn a_long_way_into_the_tomb_is_seen_to_its_end() {
    let deep = (0..200).find_map(|seed| {
        let mut table = table("tomb4k", seed, 0);
        loop {
            let far = |item: &solo_table::Item| item.at.is_some_and(|[column, _]| column >= 20);
            if table.scene().items().any(far) {
                return Some(table);
            }
            let choices = table.choices();
            let on = choices
                .iter()
                .find(|choice| choice.label.starts_with("Delve"));
            let number = match on {
                Some(choice) => choice.number,
                None => table.advice(Player::Sensible, 1)?.number,
            };
            table.act_number(number).unwrap();
        }
    });
    let mut app = app(deep.unwrap());
    let shown = text(&picture(&mut app, (100, 30)));
    let is_heading = |line: &str| line.split_whitespace().any(|word| word == "11");
    assert!(shown.lines().any(is_heading), "{shown}");
    for id in items_to_pick(app.scene()) {
        press(&mut app, KeyCode::Right);
        let buffer = picture(&mut app, (100, 30));
        let drawn = letters(&app, &buffer, &Target::Item(id.clone()), Modifier::empty());
        assert!(!drawn.is_empty(), "{id}\n{}", text(&buffer));
    }
}

/// A finished game is seen again step by step, and nothing is taken on the way.
#[test]
fn the_past_is_looked_at_and_not_played() {
    let mut app = app(table("tomb4k", 3, 4));
    let (steps, now) = (app.table().steps(), text(&picture(&mut app, (100, 30))));
    typed(&mut app, ":p");
    for _ in 0..3 {
        press(&mut app, KeyCode::Backspace);
    }
    let past = text(&picture(&mut app, (100, 30)));
    assert!(
        past.contains(&format!("step {} of {steps}", steps - 4)),
        "{past}"
    );
    assert_eq!(app.under_cursor(), None);
    for _ in 0..4 {
        press(&mut app, KeyCode::Enter);
    }
    assert_eq!(text(&picture(&mut app, (100, 30))), now);
    assert_eq!(app.table().steps(), steps);
}
