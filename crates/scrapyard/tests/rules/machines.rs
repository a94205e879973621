//! Chapter SE-11: abilities of machines.

use crate::common::{Play, drilled, house};
use serde_json::json;

#[test]
fn se_11_1_available_while_built() {
    assert!(Play::plain("Pb s01").list().contains("use s01"));
    assert_eq!(Play::plain("P s01").forbidden_by("use s01"), "SE-11.1");
    assert_eq!(Play::plain("").forbidden_by("use c01"), "SE-12.1");
    assert_eq!(Play::plain("c c01").forbidden_by("use c01"), "SE-12.1");
}

#[test]
fn se_11_2_used_once() {
    let mut play = Play::plain("Pb s01");
    play.go("use s01, draw part, card p01, stop");
    assert_eq!(
        (play.see("player.built"), play.see("player.used")),
        ("s01".into(), "s01".into())
    );
    assert!(!play.list().contains("use s01"));
    assert_eq!(play.forbidden_by("use s01"), "SE-11.2");
}

#[test]
fn se_11_2_a_reaction_is_used_once() {
    let mut play = Play::plain("Pb s03 s05; P p01 p02 p03 p04; scrap p05 s06");
    play.go("dig part, die 1, use s03");
    assert_eq!(play.forbidden_by("use s03"), "SE-11.2");
    assert_eq!(play.forbidden_by("use s05"), "SE-11.4");
    play.go("dig machine, die 4");
    assert_eq!(
        play.list(),
        "stop, use s05, boost p01, boost p02, boost p03, boost p04, boost p05"
    );
    assert_eq!(play.forbidden_by("use s03"), "SE-11.2");
    assert_eq!(play.forbidden_by("use s08"), "SE-11.1");
    let mut play = Play::plain("Pb s08 s15; Pu s08; scrap p05");
    play.go("dig part, die 1");
    assert_eq!(play.forbidden_by("use s08"), "SE-11.2");
    assert_eq!(play.forbidden_by("use s01"), "SE-11.1");
}

#[test]
fn se_11_2_every_built_copy_once() {
    let mut play = Play::plain("Pb s01x3; Pu s01");
    for used in ["s01 s01", "s01 s01 s01"] {
        assert_eq!(play.list().matches("use s01").count(), 1);
        play.go("use s01, draw part, card p01, stop");
        assert_eq!(play.see("player.used"), used);
    }
    assert_eq!(play.see("player.built"), "s01 s01 s01");
    assert_eq!(play.forbidden_by("use s01"), "SE-11.2");
}

#[test]
fn se_11_3_built_again_it_is_fresh() {
    let mut play = Play::plain("Pb s01 s09 s10; Pu s01 s09 s10; P p01 p10 p15");
    play.go("invent i01, card i05, draw machine, card s01, build s01, use s01");
    assert_eq!(play.told(), "acted ability");
    // Beside a used copy, too.
    let mut play = Play::plain("Pb s01x2; Pu s01x2; P s01 p01 p10 p15");
    assert_eq!(play.forbidden_by("use s01"), "SE-11.2");
    play.go("build s01");
    assert_eq!(
        (play.see("player.built"), play.see("player.used")),
        ("s01 s01 s01".into(), "s01 s01".into())
    );
    play.go("use s01");
    assert_eq!(play.see("player.used"), "s01 s01 s01");
}

#[test]
fn se_11_4_actions_reactions_and_passive_abilities() {
    let mut play = Play::drill("Pb s04 s11; scrap p05 p06");
    assert!(!play.list().contains("use"), "neither is an action");
    assert_eq!(play.forbidden_by("use s04"), "SE-11.4", "not now");
    assert_eq!(play.forbidden_by("use s11"), "SE-11.4", "never");
    play.go("dig part, die 2");
    assert_eq!(play.view()["roll"]["need"], 4);
    play.go("use s04");
    assert_eq!(play.see("actions"), "1");
    assert_eq!(play.see("player.used"), "s04");
}

#[test]
fn se_11_5_spent_even_if_the_roll_fails() {
    let mut play = Play::plain("Pb s02; scrap p05");
    play.go("use s02");
    assert_eq!(play.see("player.used"), "s02");
    let event = json!({"event": "ability", "source": "s02", "ability": "salvage", "op": "salvage"});
    assert_eq!(play.event("ability"), event);
    play.go("die 2");
    assert_eq!(play.told(), "rolled failed");
    assert_eq!(play.agenda(), "main");
}

#[test]
fn se_11_6_without_abilities() {
    let game = house("character none, machine_abilities false");
    let mut play = Play::new(game, "Pb s01 s03 s08; P p01; scrap p05");
    assert_eq!(play.forbidden_by("use s01"), "SE-11.6");
    play.go("dig part, die 1");
    assert_eq!(play.told(), "rolled failed penalty");
    // Machines still serve for Inventions, and Characters are unaffected.
    let game = house("machine_abilities false");
    let mut play = Play::new(game, "c c02; Pb s01 s09 s11");
    assert_eq!(play.forbidden_by("use s11"), "SE-11.6");
    play.go("use c02");
    assert_eq!(play.told(), "acted ability invented");
    let game = drilled("character none, machine_abilities false");
    let mut play = Play::new(game, "Pb s11 s13; scrap p05");
    play.go("dig part, die 4");
    assert_eq!(
        play.told(),
        "rolled failed penalty",
        "no passive ability either"
    );
}
