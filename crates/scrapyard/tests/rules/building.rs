//! Chapter SE-9: building.

use crate::common::{Play, house};
use serde_json::json;

#[test]
fn se_9_1_card_and_parts_in_hand() {
    let mut play = Play::plain("P s02 p01 p11 p14 p15");
    assert!(play.list().contains("build s02"));
    play.go("build s02");
    let built = json!({"event": "built", "machine": "s02", "parts": ["p01", "p11", "p14"], "omitted": null});
    assert_eq!(play.event("built"), built);
    assert_eq!(
        (play.see("player.built"), play.see("player.used")),
        ("s02".into(), String::new())
    );
    assert_eq!(
        (play.see("player.parts"), play.see("player.machines")),
        ("p15".into(), String::new())
    );
    assert_eq!(
        Play::plain("P p01 p11 p14").forbidden_by("build s02"),
        "SE-9.1"
    );
    assert_eq!(
        Play::plain("P s02 p01 p11").forbidden_by("build s02"),
        "SE-9.1"
    );
}

#[test]
fn se_9_1_a_further_copy() {
    let mut play = Play::plain("Pb s02; P s02 p01 p11 p14");
    play.go("build s02");
    assert_eq!(play.see("player.built"), "s02 s02");
    assert_eq!(play.see("player.used"), "");
    // With option `built_duplicates` = `count` there is none to build.
    let counting = house("character none, built_duplicates count");
    let mut play = Play::new(counting, "Pb s02; P p01 p11 p14");
    play.go("draw machine, card s02");
    assert_eq!(play.told(), "drew duplicate");
    assert_eq!(play.forbidden_by("build s02"), "SE-9.1");
}

#[test]
fn se_9_2_any_machine() {
    let mut play = Play::plain("P s02 p01 p11 p14");
    play.go("build s02");
    assert_eq!(play.see("player.inventions"), "i01");
}

#[test]
fn se_9_3_inventing() {
    let mut play = Play::plain("Pb s01 s02 s09 s10");
    play.go("invent i01");
    assert_eq!(play.told(), "acted invented");
    let invented = json!({"event": "invented", "invention": "i01", "machines": ["s01", "s09", "s10"], "omitted": null});
    assert_eq!(play.event("invented"), invented);
    assert_eq!(play.see("scraps.machine"), "s01 s09 s10");
    assert_eq!(play.see("player.built"), "s02");
    assert_eq!(
        play.agenda(),
        "gain player invention 1 / pace / trim / main"
    );
    play.go("card i07");
    assert_eq!(
        (play.see("player.inventions"), play.see("player.done")),
        ("i07".into(), "i01".into())
    );
    assert_eq!(
        Play::plain("Pb s01 s09").forbidden_by("invent i01"),
        "SE-9.3"
    );
    assert_eq!(
        Play::plain("Pb s01 s05 s11").forbidden_by("invent i02"),
        "SE-9.3"
    );
}

#[test]
fn se_9_3_used_copies_go_first() {
    let mut play = Play::plain("Pb s01x3 s09x2 s10x2; Pu s01 s10x2");
    play.go("invent i01");
    assert_eq!(
        (play.see("player.built"), play.see("player.used")),
        ("s01 s01 s09 s10".into(), "s10".into())
    );
    assert_eq!(play.see("scraps.machine"), "s01 s09 s10");
}

#[test]
fn se_9_4_used_machines_serve_as_well() {
    let mut play = Play::plain("Pb s01 s09 s10; Pu s01 s10");
    play.go("invent i01");
    assert_eq!(
        (play.see("player.built"), play.see("player.used")),
        (String::new(), String::new())
    );
}

#[test]
fn se_9_5_nothing_is_drawn_after_the_third() {
    let mut play = Play::plain("Pd i03 i04; Pb s01 s09 s10");
    play.go("invent i01");
    assert_eq!(
        (play.see("phase"), play.agenda()),
        ("over".into(), String::new())
    );
}

#[test]
fn se_9_6_a_build_is_not_settled() {
    let mut play = Play::plain("P s02 p01 p11 p14");
    play.go("build s02");
    assert_eq!(play.told(), "acted built");
}
