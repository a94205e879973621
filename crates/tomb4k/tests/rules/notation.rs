//! Chapter TK-17: notation.

use crate::common::after;
use solo_core::{Card, Countable};
use tomb4k::catalogue::DECK;
use tomb4k::{Chance, Decision, DeckCard, Tomb};

#[test]
fn tk_17_1_rank_and_suit_letter_and_jk() {
    let ids: Vec<String> = DECK.iter().map(|card| card.to_string()).collect();
    assert_eq!(
        ids.join(" "),
        "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD \
         2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC JH QH KH AH Jk"
    );
}

#[test]
fn tk_17_2_lower_case_words_and_one_space() {
    let game = Tomb::default();
    let all: Vec<String> = Decision::values(&game)
        .map(|decision| game.decision_text(decision).to_string())
        .collect();
    assert_eq!(all.len(), 39);
    assert_eq!(
        all.join(", "),
        "delve, retreat, draw, take, dodge, discard, scroll, decline, play JS, play JD, play JC, \
         drop KS, drop 2D, drop 3D, drop 4D, drop 5D, drop 6D, drop 7D, drop 8D, drop 9D, drop 10D, \
         drop KD, drop KC, drop KH, drop Jk, leave KS, leave 2D, leave 3D, leave 4D, leave 5D, \
         leave 6D, leave 7D, leave 8D, leave 9D, leave 10D, leave KD, leave KC, leave KH, leave Jk"
    );
    let joker = Chance::Card(DeckCard::new(Card::JOKER).unwrap());
    assert_eq!(game.chance_text(joker).to_string(), "card Jk");
}

#[test]
fn tk_17_3_case_is_ignored_and_nothing_else() {
    let game = Tomb::default();
    for decision in Decision::values(&game) {
        let text = game.decision_text(decision).to_string();
        for variant in [text.clone(), text.to_uppercase(), text.to_lowercase()] {
            assert_eq!(game.parse_decision(&variant), Ok(decision), "{variant}");
        }
        let spoilt = [
            format!(" {text}"),
            format!("{text} "),
            text.replace(' ', "  "),
            text.replace(' ', "\t"),
            text.replace(' ', "-"),
            text.replace(' ', ""),
            format!("{text} now"),
            format!("{text}\n"),
        ];
        for variant in spoilt.iter().filter(|variant| **variant != text) {
            assert!(game.parse_decision(variant).is_err(), "{variant:?}");
        }
    }
    for chance in Chance::values(&game) {
        let text = game.chance_text(chance).to_string();
        for variant in [text.clone(), text.to_uppercase(), text.to_lowercase()] {
            assert_eq!(game.parse_chance(&variant), Ok(chance), "{variant}");
        }
        for variant in [
            format!(" {text}"),
            format!("{text} "),
            text.replace(' ', "  "),
        ] {
            assert!(game.parse_chance(&variant).is_err(), "{variant:?}");
        }
    }
}

#[test]
fn tk_17_4_other_forms_and_other_cards_are_bad_notation() {
    let game = Tomb::default();
    for text in [
        "",
        " ",
        "run",
        "draw 2S",
        "play",
        "play JH",
        "play 4S",
        "play jk",
        "drop",
        "drop 4S",
        "drop AS",
        "drop JS",
        "leave AS",
        "leave 5C",
        "drop 5H",
        "leave 11D",
        "card 2S",
        "dröp 2D",
        "drop Ｋ",
        "dodge JH",
    ] {
        let error = game.parse_decision(text).unwrap_err();
        assert!(
            usize::try_from(error.at()).unwrap() <= text.len(),
            "{text:?}"
        );
    }
    for text in [
        "",
        "card",
        "card ",
        "card 5H",
        "card 1S",
        "card 02S",
        "card ♠",
        "kard 2S",
        "2S",
        "delve",
        "card 2S 3S",
    ] {
        assert!(game.parse_chance(text).is_err(), "{text:?}");
    }
    let at = |text: &str| game.parse_decision(text).unwrap_err().at();
    assert_eq!(
        (at("run"), at("drop 4S"), at("draw now"), at("play")),
        (0, 5, 5, 4)
    );
    let hearts = (2..=10).filter(|n| game.parse_chance(&format!("card {n}H")).is_ok());
    assert_eq!(hearts.count(), 0);
}

#[test]
fn a_game_is_replayed_from_its_notation() {
    let game = Tomb::default();
    let steps = ["card KS", "CARD 9s", "card 10C", "delve"];
    let expected = after("card KS, card 9S, card 10C, delve").state;
    assert_eq!(game.replay(steps), Ok(expected));
    assert_eq!(game.replay([]), Ok(game.start()));
    for (steps, rule) in [
        (["card 5H", "delve"], "TK-17.4"),
        (["", "delve"], "TK-17.4"),
        (["delve", "card 9S"], "TK-16.3"),
        (["card 9S", "card 9S"], "TK-2.1"),
    ] {
        assert_eq!(game.replay(steps).unwrap_err().rule(), rule, "{steps:?}");
    }
}
