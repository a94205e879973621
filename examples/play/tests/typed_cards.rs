//! Cards and numbers as people type them.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use solo_play::input::choice;
use solo_table::Choice;

use crate::desk::{app, enter, picture, reported, screen};

fn cards() -> Vec<Choice> {
    let cards = [
        ("card AC", "Ace of Clubs"),
        ("card 5C", "5 of Clubs"),
        ("card 10H", "10 of Hearts"),
        ("card KS", "King of Spades"),
        ("card 5D", "5 of Diamonds"),
        ("card QC", "Queen of Clubs"),
    ];
    let cards = cards.map(|(notation, label)| Choice {
        notation: notation.into(),
        label: label.into(),
        weight: Some(1),
        ..Choice::default()
    });
    cards.into()
}

#[test]
fn cards_as_people_type_them() {
    let list = cards();
    let meant = |typed: &str| Some(list.get(choice(typed, &list).ok()?)?.notation.as_str());
    for typed in ["c5", "5c", "5C", "5♣", "five of clubs", "5 clubs", "club 5"] {
        assert_eq!(meant(typed), Some("card 5C"), "{typed}");
    }
    for typed in ["10h", "th", "h10", "Ten of Hearts", "10♥"] {
        assert_eq!(meant(typed), Some("card 10H"), "{typed}");
    }
    assert_eq!(meant("ks"), Some("card KS"));
    for typed in ["1c", "5", "clubs", "x5", "5x", "", "five of cups"] {
        assert_eq!(meant(typed), None, "{typed}");
    }
}

/// The reason why a card cannot come is that of the card, in whatever way it is typed.
#[test]
fn a_card_that_cannot_come_is_found_in_the_words_of_its_game() {
    let mut app = app(reported("tomb4k"));
    for card in ["kc", "10c"] {
        enter(&mut app, card);
        picture(&mut app, (100, 30));
    }
    for typed in ["10c", "tc", "c10", "Ten of Clubs", "10♣"] {
        enter(&mut app, typed);
        let shown = screen(&mut app, (160, 50));
        assert!(shown.contains("It lies"), "{typed}\n{shown}");
    }
    for typed in ["1c", "x10", "10x", "ten of cups"] {
        enter(&mut app, typed);
        let shown = screen(&mut app, (160, 50));
        assert!(!shown.contains("It lies in: "), "{typed}\n{shown}");
    }
}

#[test]
fn numbers_are_spelled_from_one_to_ten() {
    let list: Vec<Choice> = (1..=13)
        .map(|number| Choice {
            notation: format!("levels {number}"),
            label: format!("Level {number}"),
            ..Choice::default()
        })
        .collect();
    assert_eq!(choice("one", &list), Ok(0));
    assert_eq!(choice("ten", &list), Ok(9));
    for word in ["ace", "jack", "eleven", "zero"] {
        assert!(choice(word, &list).is_err(), "{word}");
    }
}
