//! The options, and machines built twice.

use crate::common::{Play, drilled, house};
use serde_json::json;

#[test]
fn se_w30_the_pace_of_the_ghost() {
    let game = house("character none, ghost_pace 2");
    let mut play = Play::new(game, "n 1");
    play.go("draw part");
    assert_eq!(play.told(), "acted");
    play.go("card p01");
    assert_eq!(play.told(), "drew paced");
    assert_eq!(
        play.agenda(),
        "gain ghost part 1 / gain ghost machine 1 / trim / main"
    );
}

#[test]
fn se_w31_a_ghost_that_needs_no_card() {
    let without = || house("character none, ghost_needs_card false");
    let mut play = Play::new(without(), "P p14; Gi i09; G p02 p08");
    play.go("draw part");
    assert_eq!(play.told(), "acted");
    play.go("card p14");
    assert_eq!(play.told(), "drew duplicate ghost_built");
    let built = json!({"event": "ghost_built", "machine": "s05",
        "parts": ["p02", "p08", "p14"], "card": false});
    assert_eq!(play.event("ghost_built"), built);
    assert_eq!(
        (play.see("ghost.built"), play.see("ghost.cardless")),
        ("s05".into(), "s05".into())
    );
    assert_eq!(play.see("ghost.machines"), "");
    assert_eq!(play.see("scraps.part"), "p02 p08 p14");
    // With the card it is built as usual.
    let mut play = Play::new(without(), "P p14; Gi i09; G s05 p02 p08");
    play.go("draw part, card p14");
    assert_eq!(play.event("ghost_built")["card"], true);
    assert_eq!(
        (play.see("ghost.built"), play.see("ghost.cardless")),
        ("s05".into(), String::new())
    );
    assert_eq!(play.see("ghost.machines"), "");
    let mut play = Play::plain("P p14; Gi i09; G p02 p08");
    play.go("draw part, card p14");
    assert_eq!(play.told(), "drew duplicate");
    assert_eq!(play.see("ghost.built"), "");
}

#[test]
fn se_w32_nothing_remains_of_a_machine_without_a_card() {
    let without = || house("character none, ghost_needs_card false");
    let text = "P p11; Gi i09; Gb s05 s07; Gc s05; G s05 s14 p05 p07";
    let mut play = Play::new(without(), text);
    assert!(!play.list().contains("steal"));
    assert_eq!(play.forbidden_by("steal"), "SE-7.7");
    let twice = text.replace("s05 s14", "s05x2 s14");
    assert!(Play::new(without(), &twice).list().contains("steal"));
    play.go("draw part");
    assert_eq!(play.told(), "acted");
    play.go("card p11");
    assert_eq!(play.told(), "drew duplicate ghost_built ghost_invented");
    let built = play.event("ghost_built");
    assert_eq!(
        (&built["machine"], &built["card"]),
        (&json!("s14"), &json!(true))
    );
    let invented = json!({"event": "ghost_invented", "invention": "i09",
        "machines": ["s05", "s07", "s14"]});
    assert_eq!(play.event("ghost_invented"), invented);
    assert_eq!(play.see("scraps.machine"), "s07 s14");
    assert_eq!(play.see("ghost.machines"), "s05");
    assert_eq!(
        (play.see("ghost.built"), play.see("ghost.cardless")),
        (String::new(), String::new())
    );
}

#[test]
fn se_w33_a_machine_built_twice() {
    let mut play = Play::plain("Pb s01 s09 s10; Pu s01; P s01 p01 p10 p15");
    play.go("build s01");
    assert_eq!(
        (play.see("player.built"), play.see("player.used")),
        ("s01 s01 s09 s10".into(), "s01".into())
    );
    assert_eq!(play.list().matches("use s01").count(), 1);
    play.go("invent i01, card i05");
    assert_eq!(
        (play.see("player.built"), play.see("player.used")),
        ("s01".into(), String::new())
    );
    assert_eq!(play.see("scraps.machine"), "s01 s09 s10");
}

#[test]
fn se_w34_rerolls_of_one_action() {
    let rolls = "dig part, die 1, use c02, die 2, use c02, die 3, use c02, die 4";
    for (options, later) in [("", "3"), ("character_uses printed", "0")] {
        let mut play = Play::new(drilled(options), "c c02; u 3; scrap p01");
        play.go(rolls);
        assert!(play.agenda().starts_with("gain ghost part 3 / "));
        assert_eq!(play.see("player.uses_left"), "0");
        play.go("card p02, card p03, card p04");
        assert_eq!(play.agenda(), "main");
        assert_eq!(play.see("player.uses_left"), later);
    }
}

#[test]
fn se_w35_stealing_a_further_copy() {
    let mut play = Play::plain("G s05x2; Pb s05");
    play.go("steal, die 4");
    assert_eq!(
        (play.see("player.machines"), play.see("player.built")),
        ("s05".into(), "s05".into())
    );
    assert_eq!(play.see("ghost.machines"), "s05");
    let counting = house("character none, built_duplicates count");
    let play = Play::new(counting, "G s05x2; Pb s05");
    assert!(!play.list().contains("steal"));
    assert_eq!(play.forbidden_by("steal"), "SE-7.7");
}

#[test]
fn se_w36_two_copies_raise_a_roll_twice() {
    let mut play = Play::drill("Pb s04x2; scrap p07");
    play.go("dig part, die 1");
    assert_eq!(play.list(), "stop, use s04");
    play.go("use s04");
    assert_eq!(play.event("die_changed")["value"], 3);
    assert_eq!(play.list(), "stop, use s04");
    play.go("use s04");
    assert_eq!(play.event("die_changed")["value"], 5);
    assert_eq!(play.see("player.parts"), "p07");
    assert_eq!(play.see("player.used"), "s04 s04");
    let mut play = Play::drill("Pb s04x2; Pu s04; scrap p07");
    play.go("dig part, die 1");
    assert_eq!(play.told(), "rolled failed penalty");
}
