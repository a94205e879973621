//! Summaries of finished games: the moments that weighed most.
#![cfg(feature = "players")]
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use solo_table::{Actor, Dealer, Due, Player, Table, Tables, games};

/// Returns the game of this name that a sensible player has finished.
fn finished(name: &str) -> Table {
    let mut table = Table::new(name, &[], &Tables::new(), Dealer::seeded(3)).unwrap();
    while table.due() == Due::Decision {
        let choice = table.advice(Player::Sensible, 1).unwrap();
        table.act(&choice.notation).unwrap();
    }
    table
}

#[test]
fn moments_are_events_of_their_steps_in_order() {
    for game in games() {
        let table = finished(game.name);
        let moments = table.summary().unwrap().moments;
        assert!((3..=6).contains(&moments.len()), "{moments:?}");
        assert!(moments.is_sorted_by_key(|moment| moment.step));
        for moment in &moments {
            let events = table.events_from(moment.step);
            let told = |text: &str| events.iter().any(|event| event.sentence == text);
            assert!(told(&moment.text), "{moment:?}");
            println!("{}: {moment:?}", game.name);
        }
        let rival = moments.iter().any(|moment| moment.actor == Actor::Rival);
        assert!(!rival || !game.facts.rival.is_empty());
    }
}
