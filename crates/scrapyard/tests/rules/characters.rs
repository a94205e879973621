//! Chapter SE-12: Characters.

use crate::common::{Play, drilled, house};
use scrapyard::catalogue::Operation;

#[test]
fn se_12_1_as_often_as_it_is_limited() {
    let mut play = Play::new(drilled(""), "c c01");
    for card in ["s01", "s02", "s03"] {
        play.go("use c01").go(&format!("card {card}"));
        assert_eq!(play.see("piles.machine.top"), card);
        play.go("draw machine");
    }
    assert_eq!(play.see("player.uses_left"), "null");
    let mut play = Play::new(drilled(""), "c c04; u 1; P s01 s02 p01 p10 p11");
    play.go("use c04, build s01");
    assert_eq!(play.see("player.uses_left"), "0");
    assert_eq!(play.forbidden_by("use c04"), "SE-12.1");
}

#[test]
fn se_12_1_a_reaction_has_as_many_uses() {
    let mut play = Play::new(drilled(""), "c c02; u 1; P p01 p02 p03 p04; scrap p05");
    assert_eq!(play.forbidden_by("use c02"), "SE-11.1");
    play.go("dig part, die 1, use c02, die 2");
    assert_eq!(play.see("player.uses_left"), "0");
    assert_eq!(play.forbidden_by("use c02"), "SE-12.1");
    assert_eq!(play.forbidden_by("use c01"), "SE-11.1");
    play.go("stop, card p06, card p07, card p08");
    assert_eq!(play.forbidden_by("use c02"), "SE-12.1");
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
    let mut play = Play::plain("c c02; u 1; Pb s01 s10");
    play.go("use c02");
    assert_eq!(play.event("invented")["omitted"], "s09");
    assert_eq!(play.see("player.uses_left"), "0");
}

#[test]
fn se_12_4_the_other_three() {
    let game = house("");
    let operation = |id: &str| {
        let character = game.character(id).unwrap();
        game.ability(scrapyard::Source::Character(character))
            .operation
    };
    assert_eq!(
        ["c01", "c03", "c04"].map(operation),
        [
            Operation::DigBonus,
            Operation::BonusCard,
            Operation::BoostBonus
        ]
    );
    for row in [0, 2, 3] {
        assert_eq!(
            scrapyard::catalogue::HOUSE.characters[row]
                .data_source
                .letters(),
            "H"
        );
    }
}
