//! The past, and texts that are searched: what is not there is said.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::path::Path;

use crossterm::event::KeyCode;
use solo_table::Visibility;

use crate::desk::{app, enter, lines, press, reported, screen, table, typed};

const SMALL: (u16, u16) = (80, 24);

/// A number goes to its step, and nothing of it is taken as a choice.
#[test]
fn a_step_of_the_past_is_typed() {
    let mut app = app(table("votk", 3, 12));
    let steps = app.table().steps();
    typed(&mut app, ":p");
    let keys = screen(&mut app, SMALL);
    assert!(keys.contains("number goes there  Esc now"), "{keys}");
    assert!(keys.contains("the past; deal 3"), "{keys}");
    typed(&mut app, "20");
    let asked = screen(&mut app, SMALL);
    assert!(asked.contains("> 20_   Enter goes to this step"), "{asked}");
    press(&mut app, KeyCode::Enter);
    let there = screen(&mut app, SMALL);
    assert!(there.contains(&format!("step 20 of {steps}")), "{there}");
    let scene = app.table().scene_at(20, Visibility::Table).unwrap();
    assert_eq!(app.scene().zones, scene.zones);
    enter(&mut app, "9999");
    let far = screen(&mut app, SMALL);
    assert!(
        far.contains(&format!("the steps are 0 to {steps}")),
        "{far}"
    );
    assert!(far.contains("step 20 of"), "it stays where it was\n{far}");
    enter(&mut app, &steps.to_string());
    let now = screen(&mut app, SMALL);
    assert!(
        !now.contains("the past") && app.under_cursor().is_some(),
        "{now}"
    );
    assert_eq!(app.table().steps(), steps);
}

#[test]
fn a_search_that_finds_nothing_says_so() {
    let mut app = app(table("votk", 3, 0));
    screen(&mut app, SMALL);
    typed(&mut app, ":b/boneyard");
    let found = screen(&mut app, SMALL);
    assert!(found.contains("/boneyard_  Enter next"), "{found}");
    typed(&mut app, "xyz");
    let none = screen(&mut app, SMALL);
    assert!(
        none.contains("/boneyardxyz_  is not in this text"),
        "{none}"
    );
    // These words do not fit one line of the window.
    press(&mut app, KeyCode::Esc);
    typed(
        &mut app,
        "/every level 2 card lies above every level 3 card, so level 3",
    );
    let parted = screen(&mut app, SMALL);
    assert!(parted.contains("Enter next"), "{parted}");
    assert!(parted.contains("VK-1.3"), "{parted}");
    let said = lines(
        reported("votk"),
        Path::new("nowhere"),
        "find xyzzy\n",
        |plain| plain,
    );
    assert!(said.contains("no card is called that"), "{said}");
}

/// Cards that lie face down are shown on request, and the program says that it did so.
#[test]
fn what_a_memory_knows_is_said() {
    let mut known = app(table("tomb4k", 3, 4));
    for (said, is_shown) in [(":o hides it", true), ("hidden again", false)] {
        typed(&mut known, ":o");
        let shown = screen(&mut known, (160, 50));
        assert!(shown.contains(said), "{shown}");
        assert_eq!(
            shown.contains("Face down in the dungeon"),
            is_shown,
            "{shown}"
        );
    }
}
