//! TB-4: the bot's card.

use crate::common::{GOLD, Play, bot_turn, card};
use serde_json::{Value, json};
use solo_core::Tables;
use trismegistus_bot::Colour;

#[test]
fn tb_4_1_a_card_from_the_deck_is_active() {
    let mut play = bot_turn(&json!({}), Tables::new(), 1);
    assert_eq!(play.list().len(), 10);
    assert_eq!(play.refused("flip s-air"), ("TB-4.1", "not_legal"));
    play.step("flip b8");
    assert_eq!(play.view()["bot"]["card"], "b8");
    assert_eq!(play.told()[0], json!({"event": "card_active", "id": "b8"}));
    assert!(
        !play.view()["bot"]["deck"]
            .as_array()
            .unwrap()
            .contains(&json!("b8"))
    );
}

/// Sets up a position before a bot turn with a single card in the deck.
fn last_card(options: &Value) -> Play {
    let mut play = bot_turn(options, card(GOLD), 1);
    play.deck_is(&["b1"]).steps(&["flip b1", "decline"]);
    play
}

#[test]
fn tb_4_2_the_discards_become_the_deck_when_a_card_is_needed() {
    let mut play = last_card(&json!({"reshuffle": "on_need"}));
    assert_eq!(play.view()["bot"]["deck"], json!([]));
    assert_eq!(play.told_of("deck_reshuffled").len(), 0);
    play.until("flip_card");
    assert_eq!(play.list().len(), 10);
    assert_eq!(play.view()["bot"]["discard"], json!([]));
}

#[test]
fn tb_4_3_the_discards_become_the_deck_as_soon_as_it_has_run_out() {
    let play = last_card(&json!({}));
    assert_eq!(play.view()["bot"]["deck"].as_array().unwrap().len(), 10);
    assert_eq!(play.told_of("deck_reshuffled").len(), 1);
    assert_eq!(play.phase(), "human_spend");
}

#[test]
fn tb_4_4_a_die_chooses_between_the_open_cards() {
    for (roll, card) in [("d6 1", 0), ("d6 3", 0), ("d6 4", 1), ("d6 6", 1)] {
        let mut play = Play::new(&json!({"advanced_planning": true}));
        play.until("choose_card");
        let open = play.view()["bot"]["face_up"].clone();
        assert_eq!(
            play.list(),
            ["d6 1", "d6 2", "d6 3", "d6 4", "d6 5", "d6 6"]
        );
        play.step(roll);
        assert_eq!(play.view()["bot"]["card"], open[card]);
        let mut left = open;
        left[card] = Value::Null;
        assert_eq!(play.view()["bot"]["face_up"], left);
    }
}

#[test]
fn tb_4_5_what_a_card_shows() {
    let catalogue = trismegistus_bot::Catalogue::house();
    let card = catalogue.automa_card(catalogue.find("b4").unwrap());
    assert_eq!(card.colour, Colour::White);
    assert_eq!(card.potency, 2);
    assert_eq!(card.actions(), [trismegistus_bot::Part::Experiment]);
    assert!(card.reward().is_empty());
    assert!(matches!(card.die, trismegistus_bot::CardDie::Two(left, right) if left != right));
}
