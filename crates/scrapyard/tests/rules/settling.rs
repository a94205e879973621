//! Chapter SE-10: settling.

use crate::common::{Play, assembled, drilled, emitted, house, plain};
use serde_json::json;
use solo_core::Tables;

#[test]
fn se_10_1_what_applies_first() {
    // (b), (c) and then (a) come before the duplicates of (d).
    let mut play =
        Play::plain("P p01x2; Gi i02; Gb s01 s05; G s11 p04 p07 p12; agenda settle / main");
    assert_eq!(play.told(), "ghost_built ghost_invented");
    assert_eq!(play.agenda(), "gain ghost invention 1 / main");
    assert_eq!(play.see("player.parts"), "p01 p01");
    play.go("card i05");
    assert_eq!(play.told(), "drew duplicate");
    assert_eq!(play.event("drew")["who"], "ghost");
    // The game can be lost by settling.
    let play = Play::plain(
        "Gd i03 i04; Gi i02; Gb s01 s05; G s11 p04 p07 p12; P p01x2; agenda settle / main",
    );
    assert_eq!(play.told(), "ghost_built ghost_invented ended");
    assert_eq!(play.see("player.parts"), "p01 p01");
}

#[test]
fn se_10_2_after_every_single_card() {
    let mut play = Play::plain("P p01 p02; Pb s01");
    play.go("use s01, draw part, card p01");
    assert_eq!(play.told(), "drew duplicate");
    play.go("draw part, card p02");
    assert_eq!(play.told(), "drew duplicate");
}

#[test]
fn se_10_3_inventions_have_no_duplicates() {
    let inventions = "id,name,copies,machines,name_prov,data_prov\ni01,Twin,8,s01 s09 s10,H,H\ni02,Other,2,s01 s05 s11,H,H\n";
    let tables = Tables::new().with("inventions", inventions);
    let mut play = Play::new(assembled(&tables), "");
    play.go("draw invention, card i01");
    // Two of a kind leave no choice.
    assert_eq!(play.told(), "drew scrapped");
    assert_eq!(
        (play.see("player.inventions"), play.see("scraps.invention")),
        ("i01".into(), "i01".into())
    );
}

#[test]
fn se_10_4_one_card_stays() {
    let play = Play::plain("P p01x4; agenda settle / main");
    assert_eq!(
        (play.see("player.parts"), play.see("ghost.parts")),
        ("p01".into(), "p01x3".into())
    );
}

#[test]
fn se_10_5_a_built_copy_is_no_duplicate() {
    for (game, unbuilt, ghosts) in [
        (plain(), "s05", "s05"),
        (house("character none, built_duplicates count"), "", "s05x2"),
    ] {
        let play = Play::new(game, "P s05x2; Pb s05; agenda settle / main");
        assert_eq!(play.see("player.built"), "s05");
        assert_eq!(
            (play.see("player.machines"), play.see("ghost.machines")),
            (unbuilt.into(), ghosts.into())
        );
    }
}

#[test]
fn se_10_6_parts_before_machines_in_catalogue_order() {
    let counting = house("character none, built_duplicates count");
    let hand = "P p07x2 p02x3 s09x2 s03x2 s06; Pb s06; agenda settle / main";
    let play = Play::new(counting, hand);
    let told = emitted(&play.game, &play.events);
    let cards: Vec<&str> = told.iter().map(|e| e["card"].as_str().unwrap()).collect();
    assert_eq!(cards, ["p02", "p02", "p07", "s03", "s06", "s09"]);
}

#[test]
fn se_10_7_what_the_ghost_builds() {
    // i02 needs s01, s05, s11: with the Parts of both s05 and s01 the first in printed order is
    // built.
    let play = Play::plain("G s01 s05 p01 p10 p15 p02 p08 p14; agenda settle / main");
    assert_eq!(play.told(), "ghost_built ghost_built");
    let first = json!({"event": "ghost_built", "machine": "s01", "parts": ["p01", "p10", "p15"],
        "card": true});
    assert_eq!(play.event("ghost_built"), first);
    assert_eq!(
        (play.see("ghost.built"), play.see("ghost.machines")),
        ("s01 s05".into(), String::new())
    );
    assert_eq!(play.see("scraps.part"), "p01 p02 p08 p10 p14 p15");
    // Without the card, or without a Part, nothing is built.
    for text in [
        "G p01 p10 p15; agenda settle / main",
        "G s01 p01 p10; agenda settle / main",
    ] {
        assert_eq!(Play::plain(text).told(), "");
    }
}

#[test]
fn se_10_7_what_the_ghost_builds_without_cards() {
    let without = || house("character none, ghost_needs_card false");
    let play = Play::new(
        without(),
        "G s05 p01 p10 p15 p02 p08 p14; agenda settle / main",
    );
    assert_eq!(play.told(), "ghost_built ghost_built");
    assert_eq!(
        (play.see("ghost.built"), play.see("ghost.cardless")),
        ("s01 s05".into(), "s01".into())
    );
    assert_eq!(play.see("ghost.machines"), "");
    assert_eq!(play.see("scraps.part"), "p01 p02 p08 p10 p14 p15");
    // A copy that comes later is an ordinary unbuilt one.
    let mut play = Play::new(without(), "P s01; Gb s01; Gc s01");
    play.go("draw machine, card s01");
    assert_eq!(play.told(), "drew duplicate");
    assert_eq!(
        (play.see("ghost.machines"), play.see("ghost.cardless")),
        ("s01".into(), "s01".into())
    );
    assert_eq!(
        play.forbidden_by("steal"),
        "SE-7.7",
        "it has one card of it"
    );
    // A Part is missing.
    let play = Play::new(without(), "G s01 p01 p10; agenda settle / main");
    assert_eq!(play.told(), "");
}

#[test]
fn se_10_8_of_a_machine_without_a_card_nothing_remains() {
    let game = house("character none, ghost_needs_card false");
    let text = "Gb s01 s05; Gc s01 s05; G p04 p07 p12; agenda settle / main";
    let mut play = Play::new(game, text);
    let machines = json!(["s01", "s05", "s11"]);
    assert_eq!(play.event("ghost_invented")["machines"], machines);
    assert_eq!(play.see("scraps.machine"), "");
    play.go("card i05");
    assert_eq!(
        (play.see("ghost.built"), play.see("ghost.cardless")),
        (String::new(), String::new())
    );
}

#[test]
fn se_10_8_the_ghost_completes_its_invention() {
    let play = Play::plain("Gb s01 s05; G s11 p04 p07 p12; agenda settle / main");
    let event =
        json!({"event": "ghost_invented", "invention": "i02", "machines": ["s01", "s05", "s11"]});
    assert_eq!(play.event("ghost_invented"), event);
    assert_eq!(
        (play.see("ghost.done"), play.see("ghost.built")),
        ("i02".into(), String::new())
    );
    assert_eq!(play.see("scraps.machine"), "s01 s05 s11");
    assert_eq!(play.agenda(), "gain ghost invention 1 / main");
}

#[test]
fn se_10_9_no_second_copy_and_nothing_needless() {
    let play = Play::plain("Gb s05; G s05 p02 p08 p14; agenda settle / main");
    assert_eq!(play.told(), "");
    let play = Play::plain("G s02 p01 p11 p14; agenda settle / main");
    assert_eq!(play.told(), "");
}

#[test]
fn se_10_10_the_ghost_has_no_limit() {
    let play = Play::plain("G p03x6 p06x6 p09x6 s02x3 s03x3 s04x3");
    assert_eq!(play.agenda(), "main");
}

#[test]
fn se_10_11_the_ghost_does_nothing_else() {
    let mut play = Play::plain("gc c01; G p01x2 p02 s03x2; scrap p05 s06");
    let before = play.see("ghost.parts");
    play.go("draw part, card p09, draw machine, card s01");
    assert_eq!(play.see("ghost.parts"), before);
    assert_eq!(play.see("ghost.character"), "c01");
    play.go("dig part, die 3");
    assert!(
        play.told().contains("failed"),
        "its Character does not make digs easier"
    );
}

#[test]
fn se_10_12_a_side_without_invention() {
    // All Inventions are in hand or done: the ghost waits until there is one.
    let hand = "Pi i01 i03 i05 i06 i07 i08 i09; Pd i04 i10; Gi; Gd i02; P p01x2; agenda settle / trim / main";
    let mut play = Play::new(drilled(""), hand);
    assert_eq!(play.told(), "duplicate");
    assert_eq!(play.see("ghost.inventions"), "");
    play.go("scrap i09");
    assert_eq!(
        play.see("ghost.inventions"),
        "",
        "scrapping is not followed by settling"
    );
    // The next settling shuffles the scrap pile and brings one.
    play.go("scrap i03, scrap i05, scrap i06, scrap i07, scrap i08, draw part, card p02");
    assert_eq!(play.told(), "drew reshuffled");
    play.go("card i09");
    assert_eq!(play.see("ghost.inventions"), "i09");
    // The player draws his next one as an action.
    let play = Play::plain("Pi");
    assert!(play.list().contains("draw invention"));
    assert_eq!(play.forbidden_by("invent i01"), "SE-9.3");
}
