//! Chapter SE-13: effects of abilities on rolls and their consequences.

use crate::common::{
    DRILL_CHARACTERS, Play, assembled, drill, drilled, house, machines_with, with_ability,
};
use serde_json::json;

#[test]
fn se_13_9_refused_without_effect() {
    let mut play = Play::new(drilled(""), "Pb s04 s05; scrap p05");
    play.go("dig part, die 4");
    assert_eq!(play.forbidden_by("use s05"), "SE-13.9");
}

#[test]
fn se_13_9_set_die() {
    let mut play = Play::drill("Pb s05; P p01; scrap p05 p06");
    play.go("dig part, die 3, use s05");
    assert_eq!(
        play.event("die_changed"),
        json!({"event": "die_changed", "source": "s05", "value": 4})
    );
    assert_eq!(play.see("roll.die"), "3");
    let mut play = Play::drill("Pb s05; P p01; scrap p05 p06");
    play.go("dig part, die 4");
    assert_eq!(play.list(), "stop, boost p01");
    // SE-8.6: it is set to 4 and not raised by 4.
    let mut play = Play::drill("Pb s05; scrap p05 p06");
    play.go("dig part, die 2");
    assert_eq!(play.event("failed")["value"], 2);
}

#[test]
fn se_13_10_add_die() {
    let mut play = Play::drill("Pb s04; scrap p05 p06");
    play.go("dig part, die 3, use s04");
    assert_eq!(play.event("die_changed")["value"], 5);
    assert_eq!(play.told(), "ability die_changed succeeded");
}

#[test]
fn se_13_11_reroll() {
    let mut play = Play::drill("Pb s03; P p01; scrap p05 p06");
    play.go("dig part, die 2, boost p01, use s03");
    assert_eq!(play.told(), "ability");
    assert_eq!(
        (play.see("roll"), play.agenda()),
        ("null".into(), "die dig part / pace / trim / main".into())
    );
    play.go("die 1");
    assert_eq!(play.told(), "rolled failed penalty");
}

#[test]
fn se_13_12_no_penalty() {
    let mut play = Play::plain("Pb s08 s15; scrap p05");
    play.go("dig part, die 2");
    assert_eq!(play.list(), "accept, use s08, use s15");
    play.go("use s15");
    assert_eq!(play.told(), "ability penalty_cancelled");
    assert_eq!(play.event("penalty_cancelled")["source"], "s15");
    play.go("dig part, die 2, accept");
    assert_eq!(play.told(), "penalty");
    let game = drilled("steal_penalty 2");
    let mut play = Play::new(game, "c c03; G p05x2");
    play.go("steal, die 1");
    assert_eq!(play.list(), "accept, use c03");
    assert_eq!(play.agenda(), "penalty part 2 / pace / trim / main");
    play.go("use c03");
    assert_eq!(play.see("player.used"), "");
}

#[test]
fn se_13_13_dig_bonus() {
    let mut play = Play::drill("Pb s11; scrap p05");
    play.go("dig part, die 4");
    assert!(play.told().contains("succeeded"));
    let game = with_ability("six,dig_bonus,6,0,0,-,0,-,H");
    let mut play = Play::new(game.clone(), "Pb s01; scrap p05");
    play.go("dig part, die 1");
    assert!(play.told().contains("failed"), "at least 2");
    let mut play = Play::new(game, "Pb s01; scrap p05");
    play.go("dig part, die 2");
    assert!(play.told().contains("succeeded"));
}

#[test]
fn se_13_14_steal_bonus() {
    let mut play = Play::drill("Pb s08; G p05x2");
    play.go("steal, die 3");
    assert!(play.told().contains("succeeded"));
    let mut play = Play::drill("Pb s08; G p05x2");
    play.go("steal, die 2");
    assert!(play.told().contains("failed"));
}

#[test]
fn se_13_15_boost_bonus() {
    let mut play = Play::drill("Pb s13; P p01 p02; scrap p05");
    play.go("dig part, die 1, boost p01");
    assert_eq!(play.event("boosted")["value"], 3);
}

#[test]
fn se_13_16_bonus_card() {
    let mut play = Play::drill("Pb s14; scrap s05 s06 s07x2");
    play.go("dig machine, die 5");
    assert_eq!(play.agenda(), "take scrap m 3 / pace / trim / main");
    play.go("take s07");
    assert_eq!(play.list(), "stop, take s05, take s06, take s07");
    play.go("take s07");
    assert_eq!(play.told(), "took duplicate");
    assert_eq!(play.agenda(), "more scrap m 1 / pace / trim / main");
    play.go("stop");
    assert_eq!(play.agenda(), "main");
    let mut play = Play::plain("c c03; scrap p05 p06");
    play.go("dig part, die 5, take p05");
    assert_eq!(play.agenda(), "main", "a 5 is not enough");
}

#[test]
fn se_13_18_passive_abilities_add_up() {
    let mut play = Play::new(house(""), "c c01; scrap p05");
    play.go("dig part, die 4");
    assert!(play.told().contains("succeeded"));
    let machines = machines_with(|row, _| {
        if row < 2 {
            "d_dig1".into()
        } else {
            "d_boost1".into()
        }
    });
    let characters = DRILL_CHARACTERS.replace("d_peek1", "d_dig1");
    let tables = drill()
        .with("characters", characters)
        .with("machines", machines);
    let mut play = Play::new(
        assembled(&tables),
        "c c01; Pb s01 s02 s03 s04; P p01; scrap p05",
    );
    play.go("dig part, die 1");
    assert_eq!(play.view()["roll"]["need"], 2);
    play.go("boost p01");
    assert_eq!(play.event("boosted")["value"], 4);
}

#[test]
fn se_13_18_every_built_copy_works() {
    // Two reductions of 1 for a dig, two additions of 1 for a boost, also with copies of a kind.
    let mut play = Play::drill("Pb s11x2 s13x2; P p01; scrap p05");
    play.go("dig part, die 1");
    assert_eq!(play.view()["roll"]["need"], 3);
    play.go("boost p01");
    assert_eq!(play.event("boosted")["value"], 4);
    let mut play = Play::drill("Pb s08x2; G p05x2 p06x2");
    play.go("steal, die 2");
    assert!(play.told().contains("succeeded"));
    // 1 card, and 2 for each of the three machines.
    let mut play = Play::drill("Pb s14x3; scrap p05 p06 p07");
    play.go("dig part, die 5");
    assert_eq!(play.agenda(), "take scrap p 7 / pace / trim / main");
}
