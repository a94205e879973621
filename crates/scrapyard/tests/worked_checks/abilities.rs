//! Abilities of Characters and machines, and rolls.

use crate::common::{Play, house};
use serde_json::json;

#[test]
fn se_w16_one_machine_fewer() {
    let mut play = Play::new(house("character c02"), "c c02; Pb s01 s03 s09 s15");
    play.go("use c02");
    assert_eq!(play.told(), "acted ability invented");
    let invented = json!({"event": "invented", "invention": "i01", "machines": ["s01", "s09"], "omitted": "s10"});
    assert_eq!(play.event("invented"), invented);
    assert_eq!(play.see("player.uses_left"), "null");
    assert_eq!(play.see("scraps.machine"), "s01 s09");
    assert_eq!(
        play.agenda(),
        "gain player invention 1 / pace / trim / main"
    );
    play.go("card i05, use c02");
    let invented = json!({"event": "invented", "invention": "i05", "machines": ["s03", "s15"], "omitted": "s09"});
    assert_eq!(play.event("invented"), invented);
    assert_eq!(play.see("player.uses_left"), "null");
    let game = house("character c02, character_uses printed");
    let mut play = Play::new(game, "c c02; u 1; Pb s01 s03 s09 s15");
    play.go("use c02");
    assert_eq!(play.see("player.uses_left"), "0");
    play.go("card i05");
    assert!(!play.list().contains("use c02"));
    assert_eq!(play.forbidden_by("use c02"), "SE-12.1");
}

#[test]
fn se_w17_a_machine_built_again_is_fresh() {
    let mut play = Play::plain("Pb s01 s09 s10; Pu s01 s09; P p01 p10 p15");
    play.go("invent i01, card i05, draw machine, card s01, build s01");
    assert_eq!(play.see("player.built"), "s01");
    assert_eq!(play.see("player.used"), "");
    assert!(play.list().contains("use s01"));
}

#[test]
fn se_w18_a_second_target() {
    let mut play = Play::plain("c c03; P p01 p02 p03 p04 p05 p06; scrap p07");
    play.go("dig part, die 1, boost p01, boost p02, boost p03, boost p04");
    assert_eq!(
        play.view()["roll"],
        json!({"for": "dig part", "die": 1, "value": 5, "need": 5})
    );
    assert_eq!(play.list(), "stop, boost p05, boost p06");
    play.go("boost p05");
    assert_eq!(play.event("boosted")["value"], json!(6));
    assert!(play.agenda().starts_with("take scrap p 2 / "));
}

#[test]
fn se_w19_a_second_card() {
    let mut play = Play::plain("c c03; P p01; scrap p07 p08");
    play.go("dig part, die 5, boost p01, take p07");
    assert!(play.agenda().starts_with("more scrap p 1 / "));
    assert_eq!(play.list(), "stop, take p01, take p08");
    play.go("take p08");
    assert_eq!(play.see("player.parts"), "p07 p08");
}

#[test]
fn se_w20_stronger_boosts() {
    let mut play = Play::plain("c c04; P p01 p02; scrap p07");
    play.go("dig part, die 2, boost p01");
    assert_eq!(play.event("boosted")["value"], json!(4));
    play.go("boost p02");
    assert_eq!(play.event("boosted")["value"], json!(6));
    assert_eq!(play.event("succeeded")["value"], json!(6));
}

#[test]
fn se_w21_an_easier_dig() {
    let mut play = Play::plain("c c01; scrap p07");
    play.go("dig part, die 4");
    assert_eq!(play.see("player.parts"), "p07");
    assert_eq!(play.agenda(), "main");
}

#[test]
fn se_w22_a_failed_steal() {
    let mut play = Play::plain("G p05x2");
    let mut before = play.view();
    play.go("steal, die 3");
    before["actions"] = json!(1);
    assert_eq!(play.view(), before);
    let game = house("character none, steal_penalty 2");
    let mut play = Play::new(game, "G p05x2");
    play.go("steal, die 3");
    assert!(play.agenda().starts_with("gain ghost part 2 / "));
}

#[test]
fn se_w23_looking_at_a_pile() {
    let mut play = Play::plain("Pb s14");
    play.go("use s14, look part, card p01, card p02, card p03, take p02, place p01");
    assert_eq!(play.told(), "placed placed");
    assert_eq!(play.see("piles.part.top"), "p03 p01");
    assert_eq!(play.see("player.parts"), "p02");
    assert_eq!(play.see("player.used"), "s14");
    assert_eq!(play.see("actions"), "1");
    play.go("draw part");
    assert_eq!(
        play.event("drew"),
        json!({"event": "drew", "who": "player", "card": "p03", "known": true})
    );
    assert_eq!(play.agenda(), "main");
}

#[test]
fn se_w24_the_die_shows_six() {
    let mut play = Play::plain("Pb s03; scrap p07 p08");
    play.go("dig part, die 1");
    assert_eq!(play.list(), "stop, use s03");
    play.go("use s03");
    assert_eq!(play.told(), "ability die_changed succeeded");
    assert_eq!(play.see("player.used"), "s03");
    assert_eq!(play.list(), "take p07, take p08");
    assert_eq!(play.see("actions"), "1");
}

#[test]
fn se_w25_no_penalty() {
    let mut play = Play::plain("Pb s08; scrap s05");
    play.go("dig machine, die 2");
    assert!(play.agenda().starts_with("penalty machine 2 / "));
    assert_eq!(play.list(), "accept, use s08");
    play.go("use s08");
    assert_eq!(play.agenda(), "main");
    assert_eq!(play.see("ghost.machines"), "");
}

#[test]
fn se_w26_standing_in() {
    let mut play = Play::plain("Pb s01 s09 s11");
    play.go("use s11");
    let invented = json!({"event": "invented", "invention": "i01",
        "machines": ["s01", "s09", "s11"], "omitted": "s10"});
    assert_eq!(play.event("invented"), invented);
    assert_eq!(play.see("player.built"), "");
    let play = Play::plain("Pb s01 s10");
    assert_eq!(play.forbidden_by("use s10"), "SE-13.7");
}

#[test]
fn se_w27_building_with_one_part_fewer() {
    let mut play = Play::plain("Pb s07; P s01 s02 p01 p10 p11 p15");
    play.go("use s07");
    assert_eq!(play.list(), "build s01, build s02");
    play.go("build s01");
    assert_eq!(play.list(), "omit p01, omit p10, omit p15");
    play.go("omit p01");
    assert_eq!(play.see("player.parts"), "p01 p11");
    assert_eq!(play.see("player.built"), "s01 s07");
    let mut play = Play::plain("Pb s07; P s02 p01 p11");
    play.go("use s07");
    assert_eq!(play.event("built")["omitted"], json!("p14"));
    assert_eq!(play.see("player.built"), "s02 s07");
}

#[test]
fn se_w28_an_ability_with_a_roll() {
    let mut play = Play::plain("Pb s02; P p01; scrap p07 s05");
    play.go("use s02, die 2");
    assert_eq!(play.list(), "stop, boost p01");
    play.go("stop");
    assert_eq!(play.agenda(), "main");
    assert_eq!(play.see("player.used"), "s02");
    assert_eq!(play.see("player.parts"), "p01");
    let mut play = Play::plain("Pb s02; P p01; scrap p07 s05");
    play.go("use s02, die 3");
    assert!(play.agenda().starts_with("take scrap pm 1 / "));
    assert_eq!(play.list(), "take p07, take s05");
}

#[test]
fn se_w29_out_of_reach() {
    let mut play = Play::plain("P p01 p02 p03; scrap p05 p06");
    play.go("dig part");
    assert_eq!(play.told(), "acted");
    play.go("die 1");
    assert_eq!(play.told(), "rolled failed penalty");
    let mut play = Play::plain("P p01 p02 p03; scrap p05 p06");
    play.go("dig part, die 5");
    assert!(play.agenda().starts_with("take scrap p 1 / "));
}
