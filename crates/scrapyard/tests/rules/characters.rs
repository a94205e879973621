//! Chapter SE-12: Characters.

use crate::common::{Play, drilled, house, named};
use scrapyard::catalogue::{HOUSE, Operation};
use solo_core::Provenance;

#[test]
fn se_12_1_as_often_as_he_likes() {
    let mut play = Play::new(drilled(""), "c c01");
    for card in ["s01", "s02", "s03"] {
        play.go("use c01").go(&format!("card {card}"));
        assert_eq!(play.see("piles.machine.top"), card);
        play.go("draw machine");
    }
    assert_eq!(play.see("player.uses_left"), "null");
    // The catalogue's number of uses, two, is ignored.
    let mut play = Play::new(drilled(""), "c c04; P s01 s02 s12 p01 p09 p10 p11 p15");
    play.go("use c04, build s02, use c04, build s12, draw part, card p10, use c04");
    assert_eq!(play.told(), "acted ability built");
    assert_eq!(play.see("player.built"), "s01 s02 s12");
    assert_eq!(play.see("player.uses_left"), "null");
}

#[test]
fn se_12_1_as_often_as_it_is_printed() {
    let printed = || drilled("character_uses printed");
    let mut play = Play::new(printed(), "c c04; u 1; P s01 s02 p01 p10 p11");
    play.go("use c04, build s01");
    assert_eq!(play.see("player.uses_left"), "0");
    assert_eq!(play.forbidden_by("use c04"), "SE-12.1");
    // A 0 is not a limit.
    let mut play = Play::new(printed(), "c c01");
    play.go("use c01, card s01, use c01");
    assert_eq!(play.see("player.uses_left"), "null");
}

#[test]
fn se_12_1_a_reaction_is_no_action() {
    let mut play = Play::new(
        drilled("character_uses printed"),
        "c c02; u 1; P p01 p02 p03 p04; scrap p05",
    );
    assert_eq!(play.forbidden_by("use c02"), "SE-11.4");
    play.go("dig part, die 1, use c02, die 2");
    assert_eq!(play.see("player.uses_left"), "0");
    assert_eq!(play.forbidden_by("use c02"), "SE-12.1");
    assert_eq!(play.forbidden_by("use c01"), "SE-12.1");
    play.go("stop, card p06, card p07, card p08");
    assert_eq!(play.see("player.uses_left"), "0", "not afresh");
    assert_eq!(play.forbidden_by("use c02"), "SE-12.1");
    // The shield of the drill has no limit.
    let mut play = Play::new(drilled("steal_penalty 1"), "c c03; G p05x2");
    for _ in 0..3 {
        play.go("steal, die 1, use c03");
        assert_eq!(play.agenda(), "main");
    }
}

#[test]
fn se_12_2_its_use_is_an_action() {
    let mut play = Play::new(drilled(""), "c c01; P s06 s07 s08 s09 s10");
    play.go("use c01, card s01");
    assert_eq!(play.see("actions"), "1");
    play.go("draw machine");
    assert_eq!(play.forbidden_by("use c01"), "SE-4.3");
}

#[test]
fn se_12_3_jerry_riggsby() {
    let mut play = Play::plain("c c02; Pb s01 s03 s10 s15");
    play.go("use c02");
    assert_eq!(play.event("invented")["omitted"], "s09");
    play.go("card i05, use c02");
    assert_eq!(play.event("invented")["invention"], "i05");
    let once = house("character c02, character_uses printed");
    let mut play = Play::new(once, "c c02; u 1; Pb s01 s03 s10 s15");
    play.go("use c02, card i05");
    assert_eq!(play.forbidden_by("use c02"), "SE-12.1");
}

#[test]
fn se_12_4_the_other_three() {
    let game = house("");
    let operation = |id: &str| game.ability(named(&game, id)).operation;
    assert_eq!(
        ["c01", "c03", "c04"].map(operation),
        [
            Operation::DigBonus,
            Operation::BonusCard,
            Operation::BoostBonus
        ]
    );
    for row in [0, 2, 3].map(|row: usize| HOUSE.characters[row]) {
        assert!(row.prov.of("ability").eq([Provenance::House]), "{}", row.id);
    }
}

#[test]
fn se_12_5_rerolls_are_counted_in_each_action() {
    let text = "c c02; u 3; P p01 p02 p03 p04; scrap p05; G p06x2 p07x2";
    let mut play = Play::new(drilled(""), text);
    play.go("dig part, die 1, use c02, die 2, use c02, die 1, use c02, die 3");
    assert_eq!(play.see("player.uses_left"), "0");
    assert_eq!(
        play.list(),
        "stop, boost p01, boost p02, boost p03, boost p04"
    );
    assert_eq!(play.forbidden_by("use c02"), "SE-12.5");
    // The card of the ghost comes before the count is reset.
    play.go("stop, card p08");
    assert_eq!(play.see("player.uses_left"), "0");
    play.go("card p09, card p10");
    assert_eq!(
        (play.agenda(), play.see("player.uses_left")),
        ("main".into(), "3".into())
    );
    play.go("steal, die 1, use c02, die 6");
    assert_eq!(play.see("player.uses_left"), "2");
    play.go("take p06");
    assert_eq!(play.see("player.uses_left"), "3");
    // A fixed Character has its uses from the start.
    let game = drilled("character c02");
    assert_eq!(game.uses_left(&game.start()), Some(3));
    // It has a limit in the game only with option `character_uses` = `printed`.
    let mut play = Play::new(drilled("character_uses printed"), "c c02; u 3; scrap p05");
    play.go("dig part, die 1, use c02, die 6");
    assert_eq!(
        (play.agenda(), play.see("player.uses_left")),
        ("main".into(), "2".into())
    );
}
