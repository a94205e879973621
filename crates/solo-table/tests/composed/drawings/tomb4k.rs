//! The tomb, drawn.

use solo_table::{Actor, MoveKind, ScreenPlace, Span};

use super::{lies, view};
use crate::composed::{last, play, sensible, set, track};

#[test]
fn the_tomb_is_drawn_from_its_data() {
    let table = sensible("tomb4k", 7, |table| {
        table.progress().needs.foe.is_some() && table.scene().now.contains("way out")
    });
    lies(&table, ScreenPlace::You, &["life"]);
    lies(&table, ScreenPlace::Hand, &["skills", "treasure"]);
    lies(&table, ScreenPlace::Board, &["dungeon", "open"]);
    let (progress, view) = (table.progress(), view(&table));
    let value = |id: &str| serde_json::json!(track(&progress, id).value);
    assert_eq!(value("you/life"), view["hp"]);
    assert_eq!(value("you/treasure"), view["worth"]);
    assert_eq!(value("deck"), view["deck"]);
    assert_eq!(track(&progress, "you/life").maximum, Some(9));
    assert_eq!(
        (set(&progress, "kings").of, set(&progress, "skills").of),
        (4, 4)
    );
    let clock = |id: &str| progress.clocks.iter().find(|it| it.id == id).unwrap();
    assert_eq!(clock("torches").of, Some(4));
    let turns = view["delve_turns"].as_u64().unwrap() - 1 - view["retreat_turns"].as_u64().unwrap();
    assert_eq!(u64::from(clock("daylight").left), turns);
    // What bars the way, what beats it, and what failing costs.
    let foe = progress.needs.foe.as_ref().unwrap();
    assert_eq!(serde_json::json!(foe.card), view["encounter"]);
    let number: u32 = foe
        .card
        .trim_end_matches(char::is_alphabetic)
        .parse()
        .unwrap();
    assert_eq!(foe.strength, number);
    assert!(
        foe.beaten_by
            .iter()
            .all(|id| table.scene().item(id).is_some())
    );
    assert!(foe.cost.values().all(|cost| *cost < 9) && foe.cost.len() == 1);
    // Turning up is safe; a skill is spent, and ends the turn.
    assert!(play(&table, "draw").safe && !play(&table, "draw").undoable);
    for spent in table.plays().choices.iter().filter(|it| it.verb == "play") {
        assert_eq!(
            (
                spent.ends.as_ref().map(|ends| ends.what),
                spent.target.as_deref()
            ),
            (Some(Span::Turn), Some("here"))
        );
    }
    // The treasure in hand has its worth, and the story its captions.
    let worth: i32 = table
        .scene()
        .zone("treasure")
        .unwrap()
        .items
        .iter()
        .map(|it| it.values["worth"])
        .sum();
    assert_eq!(serde_json::json!(worth), view["worth"]);
    let (step, _) = last(&table, Actor::You, |it| it.kind == MoveKind::Take);
    let score = step.numbers.iter().find(|it| it.score);
    assert!(
        score.is_none_or(|it| step
            .caption
            .ends_with(&format!(": {} → {}", it.from, it.to))),
        "{step:?}"
    );
}

#[test]
fn a_choice_that_ends_the_game_says_how() {
    let table = sensible("tomb4k", 42, |_| true);
    let retreat = play(&table, "retreat").ends.unwrap();
    assert_eq!(
        (retreat.what, retreat.how, retreat.last),
        (Span::Game, Some(solo_table::End::Lost), true)
    );
    assert_eq!(play(&table, "delve").ends, None);
}
