//! Chapter TK-19: events.

use std::collections::BTreeMap;

use crate::common::{after, begin, fields};
use solo_core::{Game, GameData, GameEvent};
use tomb4k::{Event, Tomb};

#[test]
fn tk_19_1_in_the_order_in_which_things_happen() {
    assert_eq!(begin(Tomb::default()).told(), "turn_begins delve 1 1");
    let play = after("card JH, card 9S");
    assert_eq!(play.then("card 4C").told(), "card 4C, action 4C 5, blow 5");
    assert_eq!(play.then("card 4C, take").told(), "hurt 5 4");
    let play = after("card 2S, card 3S, delve, card KS, card 9D, card 10C");
    assert_eq!(
        play.told(),
        "card 10C, action 10C 0, won action, collected KS 9D, turn_ends won 1"
    );
}

/// Checks that the last steps of these games emit every event, with all its fields in order.
#[test]
fn tk_19_2_names_and_fields() {
    let games = [
        "card AS",
        "card JS",
        "card QS",
        "card KS",
        "card Jk",
        "card 9S",
        "card 9S, card 4C",
        "card JH, card 9S, card 4C, dodge",
        "card 9C, card 4C",
        "card 9C, card 4C, card KS",
        "card JS, card 9S, play JS",
        "card KS, card 2C, card 3C, delve, card 4S, drop KS",
        "card 5D, card 7D, leave 5D",
        "card 2S, card 3S, delve",
        "card 2S, card 3S, retreat",
        "card Jk, card 2C, card 3C, delve, card AS, card AD, card AC, card AH, scroll",
    ];
    let mut seen: BTreeMap<String, String> = BTreeMap::new();
    for game in games {
        let play = after(game);
        for event in &play.events {
            let name = event.tag().to_owned();
            let fields = fields(&play.game.event_data(event));
            let before = seen.insert(name.clone(), fields.clone());
            assert!(before.is_none_or(|before| before == fields), "{name}");
        }
    }
    let expected = [
        ("action", "card gap"),
        ("blow", "damage"),
        ("card", "card"),
        ("collected", "cards"),
        ("discarded", "card"),
        ("dodged", "damage"),
        ("door_holds", "discards"),
        ("dropped", "card"),
        ("encounter", "card kind"),
        ("favor", "card"),
        ("hoard", "card"),
        ("hurt", "damage hp"),
        ("left", "card"),
        ("over", "result score"),
        ("played", "card"),
        ("scroll", "card"),
        ("scroll_found", "card"),
        ("skill", "card"),
        ("torch", "card burnt"),
        ("turn_begins", "heading turn column"),
        ("turn_ends", "result left"),
        ("turned_around", "delve_turns"),
        ("won", "how"),
    ];
    let expected = expected.map(|(name, fields)| (name.to_owned(), format!("event {fields}")));
    assert_eq!(seen, BTreeMap::from(expected));
}

#[test]
fn tk_14_8_the_game_tells_events_in_sentences() {
    let mut told = String::new();
    let event = Event::Blow { damage: 3 };
    Tomb::default().narrate(&event, &mut told).unwrap();
    assert_eq!(told, "A blow of 3 comes down.");
}
