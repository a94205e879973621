//! Chapter SE-6: digging.

use crate::common::Play;

#[test]
fn se_6_1_a_dig_needs_five() {
    for (die, success) in [(1, false), (4, false), (5, true), (6, true)] {
        let mut play = Play::plain("scrap p05");
        play.go("dig part").go(&format!("die {die}"));
        assert_eq!(play.told().contains("succeeded"), success, "{die}");
    }
    let mut play = Play::plain("scrap s05 s06");
    play.go("dig machine, die 5");
    assert_eq!(play.agenda(), "take scrap m 1 / pace / trim / main");
}

#[test]
fn se_6_2_nobody_digs_for_inventions() {
    let play = Play::plain("scrap i05");
    assert_eq!(play.refused("dig invention").reason(), "syntax");
    assert_eq!(play.list().matches("dig").count(), 0);
}

#[test]
fn se_6_3_an_empty_scrap_pile() {
    let play = Play::plain("scrap p05");
    assert_eq!(play.forbidden_by("dig machine"), "SE-6.3");
    assert!(play.list().contains("dig part"));
}

#[test]
fn se_6_4_boosts_of_the_roll_can_be_taken() {
    let mut play = Play::plain("P p01; scrap p05");
    play.go("dig part, die 4, boost p01");
    assert_eq!(play.list(), "take p01, take p05");
    assert_eq!(play.forbidden_by("take p02"), "SE-16.2");
}

#[test]
fn se_6_5_a_card_held_already_goes_on_to_the_ghost() {
    let mut play = Play::plain("P p05; scrap p05 p06");
    play.go("dig part, die 5, take p05");
    assert_eq!(play.told(), "took duplicate");
    assert_eq!(play.event("took")["from"], "scrap");
    assert_eq!(
        (play.see("player.parts"), play.see("ghost.parts")),
        ("p05".into(), "p05".into())
    );
}

#[test]
fn se_6_6_three_parts_for_the_ghost() {
    let mut play = Play::plain("scrap p05");
    play.go("dig part, die 1");
    let penalty = serde_json::json!({"event": "penalty", "pile": "part", "cards": 3});
    assert_eq!(play.event("penalty"), penalty);
    play.go("card p01, card p02, card p03");
    assert_eq!(play.see("ghost.parts"), "p01 p02 p03");
    assert_eq!(play.agenda(), "main");
}

#[test]
fn se_6_7_two_machines_for_the_ghost() {
    let mut play = Play::plain("scrap s05");
    play.go("dig machine, die 1, card s01, card s02");
    assert_eq!(play.see("ghost.machines"), "s01 s02");
    assert_eq!(play.agenda(), "main");
}

#[test]
fn se_6_8_settling_after_each_penalty_card() {
    let mut play = Play::plain("Gi i02; G s05 p02 p08; scrap p05");
    play.go("dig part, die 1, card p14");
    assert_eq!(play.told(), "drew ghost_built");
    assert!(play.agenda().starts_with("gain ghost part 2 / "));
}
