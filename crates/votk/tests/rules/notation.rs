//! VK-11: notation.

use crate::common::{FULL, given};
use solo_core::Countable;
use votk::{Chance, Decision, Valley};

#[test]
fn vk_11_1_the_printed_forms() {
    let game = Valley::default();
    let texts: Vec<String> = Decision::values(&game)
        .map(|decision| game.decision_text(decision).to_string())
        .collect();
    assert_eq!(texts.len(), 35 * 7 + 6 * 3 + 15 + 7 + 4 + 2 + 3);
    for text in &texts {
        let decision = game.parse_decision(text).unwrap();
        assert_eq!(game.decision_text(decision).to_string(), *text);
    }
    let outcomes: Vec<String> = Chance::values(&game)
        .map(|chance| game.chance_text(chance).to_string())
        .collect();
    assert_eq!(outcomes.len(), 35 * 4 + 6 * 35 + 6);
    for text in &outcomes {
        let chance = game.parse_chance(text).unwrap();
        assert_eq!(game.chance_text(chance).to_string(), *text);
        assert!(!texts.contains(text));
    }
    for form in [
        "swap bl t",
        "group jar",
        "mode 4",
        "fall left",
        "entomb boat",
        "do",
        "pass",
    ] {
        assert!(texts.iter().any(|text| text == form), "{form}");
    }
}

#[test]
fn vk_11_2_exactly_the_printed_form() {
    let game = Valley::default();
    for text in [
        "",
        " end",
        "end ",
        "END",
        "End",
        "buy  bl",
        "buy bl ",
        "buy BL",
        "mode 01",
        "mode +1",
        "use",
        "use shabti urn",
        "swap bl",
        "fall",
        "do it",
        "swap bl bm t",
        "buy",
        "group",
    ] {
        assert!(game.parse_decision(text).is_err(), "{text:?}");
    }
    for text in [
        "",
        "die",
        "die 01",
        "die +1",
        "die 1 ",
        "lay bl",
        "lay shabti bl",
        "draw",
        "Draw urn",
    ] {
        assert!(game.parse_chance(text).is_err(), "{text:?}");
    }
    given()
        .hand("shabti urn")
        .pyramid(FULL)
        .start()
        .refuses("end ", "bad_notation", "VK-11.2");
}

#[test]
fn vk_11_3_what_does_not_exist_is_no_notation() {
    let scene = given().hand("shabti urn").pyramid(FULL).start();
    for text in [
        "use sphinx",
        "buy xx",
        "group sphinx",
        "mode 0",
        "mode 5",
        "swap bm bl",
        "swap bl bl",
        "lay bl sphinx",
        "die 0",
        "die 7",
        "draw sphinx",
        "fall middle",
    ] {
        scene.refuses(text, "bad_notation", "VK-11.3");
    }
}
