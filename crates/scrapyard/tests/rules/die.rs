//! Chapter SE-8: the die.

use crate::common::{DRILL_ABILITIES, DRILL_CHARACTERS, Play, assembled, drill, drilled, house};
use scrapyard::Scrapyard;
use serde_json::json;
use solo_core::GameData;

#[test]
fn se_8_1_parts_raise_the_value() {
    let mut play = Play::plain("P p01 p02 p03; scrap p05");
    play.go("dig part, die 3, boost p02");
    assert_eq!(
        play.event("boosted"),
        json!({"event": "boosted", "part": "p02", "value": 4})
    );
    assert_eq!(play.see("scraps.part"), "p02 p05");
    assert_eq!(play.forbidden_by("boost p02"), "SE-8.1");
    assert_eq!(play.forbidden_by("draw part"), "SE-16.2");
    assert_eq!(play.forbidden_by("scrap p01"), "SE-4.7");
}

#[test]
fn se_8_2_boosting_is_no_action() {
    let mut play = Play::plain("P p01; scrap p05");
    play.go("dig part, die 4, boost p01, take p05");
    assert_eq!(play.see("actions"), "1");
}

#[test]
fn se_8_3_one_part_at_a_time_until_he_stops() {
    let mut play = Play::plain("P p01 p02 p03 p04; scrap p05");
    play.go("dig part, die 2, boost p01");
    assert_eq!(play.list(), "stop, boost p02, boost p03, boost p04");
    play.go("stop");
    assert_eq!(
        play.event("failed"),
        json!({"event": "failed", "for": "dig part", "value": 3})
    );
}

#[test]
fn se_8_4_never_above_six() {
    let mut play = Play::plain("c c04; P p01 p02 p03; scrap p05");
    play.go("dig part, die 3, boost p01");
    assert_eq!(play.event("boosted")["value"], json!(5));
    let mut play = Play::drill("Pb s13 s14; P p01 p02; scrap p05 p06");
    play.go("dig part, die 4, boost p01");
    assert_eq!(play.event("boosted")["value"], json!(6));
    let mut play = Play::drill("Pb s04 s13; P p01 p02; scrap p05 p06");
    play.go("dig part, die 4, use s04");
    assert_eq!(play.event("die_changed")["value"], json!(6));
    let mut play = Play::new(house(""), "c c04; P p01 p02; G p05x2 p06x2");
    play.go("steal, die 3, boost p01");
    assert_eq!(play.event("boosted")["value"], json!(5));
}

#[test]
fn se_8_5_targets() {
    // Without a further target nothing is offered.
    let mut play = Play::plain("P p01 p02; Pb s03; scrap p05 p06");
    play.go("dig part, die 5");
    assert_eq!(play.told(), "rolled succeeded");
    // The value of a bonus card is a target of a dig, but not of a steal.
    let mut play = Play::plain("c c03; P p01 p02; scrap p05 p06; G p07x2 p08x2");
    play.go("dig part, die 5");
    assert_eq!(play.list(), "stop, boost p01, boost p02");
    let mut play = Play::plain("c c03; P p01 p02; scrap p05 p06; G p07x2 p08x2");
    play.go("steal, die 4");
    assert_eq!(play.list(), "take p07, take p08");
    // It is a target even below the needed value.
    let low = DRILL_ABILITIES.replace("bonus_card,2,0,5", "bonus_card,2,0,3");
    let low = assembled(&drill().with("abilities", low));
    let mut play = Play::new(low, "Pb s14; P p01 p02; scrap p05 p06");
    play.go("dig part, die 1");
    assert_eq!(play.list(), "stop, boost p01, boost p02");
    play.go("boost p01, boost p02");
    assert_eq!(play.told(), "boosted failed penalty");
}

#[test]
fn se_8_6_the_reach() {
    // 1 and 3 Parts reach 4, 4 Parts reach 5.
    let mut play = Play::plain("P p01 p02 p03; scrap p05 p06");
    play.go("dig part, die 1");
    assert!(play.told().contains("failed"));
    let mut play = Play::plain("P p01 p02 p03 p04; scrap p05 p06");
    play.go("dig part, die 1");
    assert_eq!(play.see("phase"), "boost");
    // Setting the die to 4 and one Part.
    let mut play = Play::drill("Pb s05; P p01; scrap p05 p06");
    play.go("dig part, die 1");
    assert_eq!(play.list(), "stop, use s05, boost p01");
    // Adding 2, twice the value of one Part.
    let mut play = Play::drill("Pb s04 s13; P p01; scrap p05 p06");
    play.go("dig part, die 1");
    assert_eq!(play.list(), "stop, use s04, boost p01");
    let mut play = Play::drill("Pb s04; P p01; scrap p05 p06");
    play.go("dig part, die 1");
    assert!(play.told().contains("failed"));
    // Rolling again reaches everything.
    let mut play = Play::drill("Pb s03; scrap p05 p06");
    play.go("dig part, die 1");
    assert_eq!(play.list(), "stop, use s03");
    // A used machine and a Character without uses reach nothing.
    let printed = || drilled("character none, character_uses printed");
    let mut play = Play::new(printed(), "Pb s03; Pu s03; c c02; u 0; scrap p05 p06");
    play.go("dig part, die 1");
    assert!(play.told().contains("failed"));
    let mut play = Play::new(printed(), "c c02; u 1; scrap p05 p06");
    play.go("dig part, die 1, use c02");
    assert_eq!(play.see("player.uses_left"), "0");
    assert_eq!(play.agenda(), "die dig part / pace / trim / main");
}

#[test]
fn se_8_6_every_use_left_of_what_adds_to_a_roll() {
    // Two fresh copies add 4 to a 1, and a used one nothing.
    for (built, reached) in [
        ("Pb s04x2", true),
        ("Pb s04x3; Pu s04", true),
        ("Pb s04x3; Pu s04x2", false),
        ("Pb s04x2; Pu s04x2", false),
    ] {
        let mut play = Play::drill(&format!("{built}; scrap p05 p06"));
        play.go("dig part, die 1");
        assert_eq!(play.see("phase") == "boost", reached, "{built}");
    }
    // A Character adds as often as it has uses: without a limit any target is within reach.
    let adder = |options: &str| {
        let characters = DRILL_CHARACTERS.replace("d_reroll,3", "d_add1,3");
        let abilities = format!("{DRILL_ABILITIES}d_add1,add_die,1,0,0,-,0,-,H\n");
        let tables = drill()
            .with("abilities", abilities)
            .with("characters", characters);
        Scrapyard::assemble(crate::common::options(options), &tables).unwrap()
    };
    let mut play = Play::new(adder(""), "c c02; scrap p05 p06");
    play.go("dig part, die 1, use c02, use c02, use c02, use c02");
    assert_eq!(play.told(), "ability die_changed succeeded");
    // With 3 uses a 1 reaches 4, and a 2 reaches 5.
    for (die, reached) in [(1, false), (2, true)] {
        let mut play = Play::new(adder("character_uses printed"), "c c02; u 3; scrap p05 p06");
        play.go("dig part").go(&format!("die {die}"));
        assert_eq!(play.see("phase") == "boost", reached, "{die}");
    }
}

#[test]
fn se_8_6_what_lies_in_the_scrap_pile_plays_no_part() {
    // A bonus card is a target although there is no second card to take.
    let mut play = Play::plain("c c03; P p01; scrap p07");
    play.go("dig part, die 5");
    assert_eq!(play.list(), "stop, boost p01");
}

#[test]
fn se_8_7_a_roll_closes_by_itself() {
    let mut play = Play::plain("P p01; scrap p05 p06");
    play.go("dig part, die 4, boost p01");
    assert_eq!(play.told(), "boosted succeeded");
    assert_eq!(play.see("roll"), "null");
}
