//! Valley of the Kings on the table.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use solo_table::{Dealer, Sight, Table, Tables, games};

use crate::scenes::walk;

fn table(chance: Dealer) -> Table {
    Table::new("votk", &[], &Tables::new(), chance).unwrap()
}

#[test]
fn every_sentence_says_where_it_comes_from() {
    let glossary = table(Dealer::nobody()).glossary();
    let sources = |id: &str| {
        let entry = glossary.iter().find(|entry| entry.id == id).unwrap();
        let text = entry.text.iter();
        text.map(|said| said.source.as_str()).collect::<Vec<_>>()
    };
    // The sacrifice is established, but the gold after it is not.
    assert_eq!(sources("jar_qeb")[..2], ["published", "house"]);
    assert_eq!(sources("boat"), ["published", "published", "house"]);
}

#[test]
fn an_action_of_several_modes_offers_them() {
    let glossary = table(Dealer::nobody()).glossary();
    let scarab = glossary.iter().find(|entry| entry.id == "am_scarab");
    let text = &scarab.unwrap().text;
    assert_eq!(text[0].text, "Either get 2 gold for your next purchase.");
    assert_eq!(text[1].text, "Or draw 2 cards.");
}

#[test]
fn only_memory_knows_what_lies_face_down() {
    let table = table(Dealer::seeded(1));
    for id in ["own/deck", "piles/stock2", "piles/stock3"] {
        let [seen, remembered] = [Sight::Table, Sight::Memory].map(|sight| {
            let scene = table.scene_at(table.steps(), sight).unwrap();
            scene.item(id).unwrap().clone()
        });
        assert!(seen.holds.is_empty(), "{id}");
        let held: u32 = remembered.holds.iter().map(|held| held.count).sum();
        assert_eq!((seen.count, remembered.count), (Some(held), Some(held)));
    }
}

#[test]
fn a_tomb_is_worth_what_its_groups_are() {
    let game = games().iter().find(|game| game.name == "votk").unwrap();
    walk(game, |_, scene| {
        for id in ["tomb", "bot_tomb"] {
            let zone = scene.zone(id).unwrap();
            let badges = zone.items.iter().flat_map(|item| &item.badges);
            let points = badges.filter(|badge| badge.name == "points");
            let sum: u16 = points
                .map(|badge| badge.value.parse::<u16>().unwrap())
                .sum();
            let total = zone.note.split(' ').next().unwrap();
            assert_eq!(sum.to_string(), total, "{zone:?}");
        }
    });
}
