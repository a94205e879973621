//! Chapter TK-18: the view.
mod common;

use common::after;
use solo_core::Interchange;
use tomb4k::catalogue::DECK;

#[test]
fn tk_18_1_exactly_these_fields() {
    let fields = "phase heading turn column delve_turns retreat_turns deck unseen bottom torches hp skills \
        treasure kings worth spent open encounter damage discards_due fourth resume stacks covered \
        discards outcome";
    let mut expected: Vec<&str> = fields.split_whitespace().collect();
    expected.sort_unstable();
    for steps in [
        "",
        "card 9S",
        "card 2S, card 3S, retreat",
        "card AS, card AD, card AC, card AH",
    ] {
        let play = after(steps);
        let view = serde_json::to_value(play.game.view(&play.state)).unwrap();
        let mut found: Vec<&str> = view
            .as_object()
            .unwrap()
            .keys()
            .map(String::as_str)
            .collect();
        found.sort_unstable();
        assert_eq!(found, expected, "{steps}");
    }
}

#[test]
fn tk_18_2_cards_in_catalogue_order_and_equal_views_for_equal_positions() {
    let one = after("card Jk, card KD, card 2S, card JH, card JD, card 9C");
    let other = after("card KD, card Jk, card JD, card 2S, card JH, card 9C");
    assert_eq!(
        (one.see("treasure"), one.see("skills")),
        ("KD Jk".into(), "JD JH".into())
    );
    assert_eq!(one.state, other.state);
    let text = |play: &common::Play| serde_json::to_string(&play.game.view(&play.state)).unwrap();
    assert_eq!(text(&one), text(&other));
    let unseen = after("").see("unseen");
    assert!(
        unseen
            .split(' ')
            .map(str::to_owned)
            .eq(DECK.iter().map(|card| card.to_string()))
    );
    for another in [
        "card Jk, card KD, card 2S, card JH, card JD, card 8C",
        "card 9S",
        "",
    ] {
        let another = after(another);
        assert_ne!(another.state, one.state);
        assert_ne!(text(&another), text(&one));
    }
}
