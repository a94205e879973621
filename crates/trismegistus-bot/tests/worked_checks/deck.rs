//! Advanced Planning and the deck.
use crate::common::{GOLD, Play, bot_turn, card};
use serde_json::{Value, json};
use trismegistus_bot::Side;

#[test]
fn w_39_no_card_is_turned_up_after_the_bots_last_turn() {
    let mut play = Play::new(&json!({"advanced_planning": true}));
    while play.state.round() < 3 || !play.state.has_passed(Side::Bot) {
        play.go_on();
    }
    assert!(!play.told_of("passed").is_empty(), "{:?}", play.told());
    let face_up = play.view()["bot"]["face_up"].clone();
    let places = face_up.as_array().unwrap().iter();
    assert_eq!(places.filter(|place| place.is_null()).count(), 1);
    let cards = |play: &Play| {
        let bot = &play.view()["bot"];
        ["face_up", "deck", "discard"].map(|field| bot[field].clone())
    };
    let left = cards(&play);
    while play.outcome().is_none() {
        assert_ne!(play.phase(), "reveal_card");
        play.go_on();
        assert_eq!(cards(&play), left);
    }
}

#[test]
fn w_40_the_last_card_of_the_deck() {
    for (options, deck, discard) in [(json!({}), 10, 0), (json!({"reshuffle": "on_need"}), 0, 10)] {
        let mut play = bot_turn(&options, card(GOLD), 1);
        play.deck_is(&["b8"]);
        assert_eq!(play.state.bot_discard().count(), 9);
        play.steps(&["flip b8", "decline"]);
        assert_eq!(
            (
                play.state.bot_deck().count(),
                play.state.bot_discard().count()
            ),
            (deck, discard)
        );
        assert_eq!(play.view()["bot"]["card"], Value::Null);
    }
}
