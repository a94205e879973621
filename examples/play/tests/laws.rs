//! Laws of the full screen, for all games at all sizes.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use crossterm::event::KeyCode;
use ratatui_core::style::Modifier;
use solo_play::screen::{Row, Target, items_to_pick, rows};
use solo_table::{Choice, Dealer, Due, Player, Scene, Table, Tables, games};

use crate::desk::{
    SIZES, app, letters, picture, positions, press, screen, solid, table, text, typed,
};

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
        for _ in 0..positions(40) {
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
    assert!(taken > 80 && idle > 20, "{taken} taken, {idle} not");
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
        let shown = screen(&mut app, size);
        press(&mut app, KeyCode::Enter);
        let after = screen(&mut app, size);
        assert_eq!(app.table().steps(), table.steps());
        assert_eq!(app.under_cursor(), None);
        let why = ["Canopic Jar", "7 gold", "4"];
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
    // The small screens, where something may be cut, and by turns a large one.
    for (game, (more, large)) in games()
        .iter()
        .zip([(5, (160, 50)), (12, (100, 30))].into_iter().cycle())
    {
        for (decisions, size) in [(0, (80, 24)), (more, large)] {
            let table = table(game.name, 3, decisions);
            let mut app = app(table.clone());
            picture(&mut app, size);
            for id in items_to_pick(&table.scene()) {
                press(&mut app, KeyCode::Right);
                let buffer = picture(&mut app, size);
                let drawn = letters(&app, &buffer, &Target::Item(id.clone()), Modifier::empty());
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
                        let help = solid(&screen(&mut app, size));
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
    let letters = || ('a'..='z').chain('A'..='Z').chain('0'..='9');
    for (index, game) in games().iter().enumerate() {
        let mut app = app(table(game.name, 3, 2));
        picture(&mut app, (100, 30));
        let steps = app.table().steps();
        // The keys are those of the program: each letter has its turn in one game.
        for letter in letters().skip(index).step_by(games().len()) {
            typed(&mut app, &letter.to_string());
            let shown = screen(&mut app, (100, 30));
            assert!(shown.contains(&format!("> {letter}_")), "{shown}");
            press(&mut app, KeyCode::Esc);
        }
        app.paste(":q\n1\n1\n");
        let shown = screen(&mut app, (100, 30));
        assert!(shown.contains("> :q_") && !app.has_left(), "{shown}");
        assert_eq!(app.table().steps(), steps);
    }
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
fn the_deal_and_changed_options_are_shown() {
    let options = [("min_delve_turns", "3")];
    let table = Table::new("tomb4k", &options, &Tables::new(), Dealer::seeded(4711)).unwrap();
    let shown = screen(&mut app(table), (120, 40));
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
    let shown = screen(&mut app, (100, 30));
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
    let (steps, now) = (app.table().steps(), screen(&mut app, (100, 30)));
    typed(&mut app, ":p");
    for _ in 0..3 {
        press(&mut app, KeyCode::Backspace);
    }
    let past = screen(&mut app, (100, 30));
    assert!(
        past.contains(&format!("step {} of {steps}", steps - 4)),
        "{past}"
    );
    assert_eq!(app.under_cursor(), None);
    for _ in 0..4 {
        press(&mut app, KeyCode::Enter);
    }
    assert_eq!(screen(&mut app, (100, 30)), now);
    assert_eq!(app.table().steps(), steps);
}
