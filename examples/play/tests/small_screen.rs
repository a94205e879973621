//! Small screens: the question and its choices are in view, whatever the table needs.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeSet;

use crossterm::event::KeyCode;
use ratatui_core::style::Modifier;
use solo_play::screen::{Row, Target, rows};
use solo_table::{Due, Player, games};

use crate::desk::{app, enter, letters, picture, positions, press, screen, solid, table, text};

/// Sizes of screens, with the choices that are seen of a long list: beside the table there is a card, too.
const SEEN: [((u16, u16), usize); 2] = [((80, 24), 6), ((100, 30), 4)];

#[test]
fn six_choices_are_seen_on_a_small_screen() {
    let (mut long, mut short) = (0, 0);
    for (game, seed) in games().iter().zip([0, 3].into_iter().cycle()) {
        let mut table = table(game.name, seed, 0);
        // Sizes by turns: what has no room on one of them has none on the other.
        for (_, (size, most)) in (0..positions(80)).zip(SEEN.into_iter().cycle()) {
            let mut app = app(table.clone());
            let shown = screen(&mut app, size);
            let all = rows(app.scene(), None, &BTreeSet::new());
            let is_seen = |row: &&Row| app.map().shows(&Target::Row((*row).clone()));
            let seen = all.iter().filter(is_seen).count();
            assert!(seen >= all.len().min(most), "{}\n{shown}", game.name);
            let last = app.scene().ask.split(' ').next_back().unwrap();
            assert!(solid(&shown).contains(&solid(last)), "{last}\n{shown}");
            let more = format!("▼ {} more", all.len() - seen);
            assert!(
                seen == all.len() || shown.contains(&more),
                "{more}\n{shown}"
            );
            long += usize::from(all.len() > most);
            short += usize::from(all.len() <= most);
            if table.due() != Due::Decision {
                break;
            }
            let choice = table.advice(Player::Random, seed).unwrap();
            table.act_number(choice.number).unwrap();
        }
    }
    assert!(long > 75 && short > 75, "{long} and {short}");
}

/// No sentence ends at the edge of the list, wherever the cursor is.
#[test]
fn a_choice_is_seen_whole_or_not_at_all() {
    let (mut whole, mut hidden) = (0, 0);
    for (game, decisions) in [("votk", 30), ("scrapyard", 6), ("kings-challenge", 22)] {
        for size in [(80, 24), (100, 30)] {
            let mut app = app(table(game, 0, decisions));
            let all = rows(app.scene(), None, &BTreeSet::new());
            for _ in &all {
                let buffer = picture(&mut app, size);
                for row in &all {
                    let target = Target::Row(row.clone());
                    if !app.map().shows(&target) {
                        hidden += 1;
                        continue;
                    }
                    let drawn = letters(&app, &buffer, &target, Modifier::empty());
                    if let Row::Choice(index) = row {
                        let label = &app.scene().choices.get(*index).unwrap().label;
                        assert!(drawn.ends_with(&solid(label)), "{drawn}\n{}", text(&buffer));
                        whole += 1;
                    }
                }
                press(&mut app, KeyCode::Down);
            }
        }
    }
    assert!(whole > 100 && hidden > 20, "{whole} and {hidden}");
}

/// A list that is short leaves room for what the last choice brought.
#[test]
fn what_a_choice_brought_is_seen_beside_a_short_list() {
    let mut app = app(table("scrapyard", 185, 0));
    screen(&mut app, (80, 24));
    enter(&mut app, "draw a small machine");
    let shown = screen(&mut app, (80, 24));
    let since = shown.split("Since your last choice").nth(1);
    let is_seen = since.is_some_and(|since| since.contains("You draw Aether Lamp."));
    assert!(is_seen, "{shown}");
}
