//! Chapters SE-8 to SE-10: the die, building, settling.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may panic"
)]

mod common;

use common::{DRILL_ABILITIES, Play, drill};
use scrapyard::catalogue::Catalogue;
use serde_json::json;

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
    let mut play = Play::new(common::house(&[]), "c c04; P p01 p02; G p05x2 p06x2");
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
    let low = Catalogue {
        abilities: Some(DRILL_ABILITIES.replace("bonus_card,2,0,5", "bonus_card,2,0,3")),
        ..drill()
    };
    let low = low.game().unwrap();
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
    // Adding 2, twice the worth of one Part.
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
    let mut play = Play::drill("Pb s03; Pu s03; c c02; u 0; scrap p05 p06");
    play.go("dig part, die 1");
    assert!(play.told().contains("failed"));
    let mut play = Play::drill("c c02; u 1; scrap p05 p06");
    play.go("dig part, die 1, use c02");
    assert_eq!(play.see("player.uses_left"), "0");
    assert_eq!(play.agenda(), "die dig part / pace / trim / main");
}

#[test]
fn se_8_7_a_roll_closes_by_itself() {
    let mut play = Play::plain("P p01; scrap p05 p06");
    play.go("dig part, die 4, boost p01");
    assert_eq!(play.told(), "boosted succeeded");
    assert_eq!(play.see("roll"), "null");
}

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
    let catalogue = Catalogue {
        inventions: Some(inventions.into()),
        ..Default::default()
    };
    let mut play = Play::new(catalogue.game().unwrap(), "");
    play.go("draw invention, card i01");
    // Two of a kind leave nothing to choose.
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
fn se_10_5_the_built_copy_stays() {
    let play = Play::plain("P s05x2; Pb s05; agenda settle / main");
    assert_eq!(play.see("player.built"), "s05");
    assert_eq!(
        (play.see("player.machines"), play.see("ghost.machines")),
        (String::new(), "s05x2".into())
    );
}

#[test]
fn se_10_6_parts_before_machines_in_catalogue_order() {
    let play = Play::plain("P p07x2 p02x3 s09x2 s03x2 s06; Pb s06; agenda settle / main");
    let cards: Vec<String> = play
        .events
        .iter()
        .map(|event| {
            use solo_core::Interchange;
            serde_json::to_value(play.game.event_data(event)).unwrap()["card"]
                .as_str()
                .unwrap()
                .into()
        })
        .collect();
    assert_eq!(cards, ["p02", "p02", "p07", "s03", "s06", "s09"]);
}

#[test]
fn se_10_7_what_the_ghost_builds() {
    // i02 needs s01, s05, s11: with the Parts of both s05 and s01 the first in printed order.
    let play = Play::plain("G s01 s05 p01 p10 p15 p02 p08 p14; agenda settle / main");
    assert_eq!(play.told(), "ghost_built ghost_built");
    let first = json!({"event": "ghost_built", "machine": "s01", "parts": ["p01", "p10", "p15"]});
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
    let mut play = Play::new(common::drilled(&[]), hand);
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
