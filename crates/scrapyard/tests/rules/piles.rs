//! Chapter SE-2: piles.

use crate::common::Play;

#[test]
fn se_2_1_a_scrapped_card_goes_to_the_pile_of_its_type() {
    let mut play = Play::plain("Pb s01 s09 s10; P s02 p01 p11 p14");
    play.go("build s02");
    assert_eq!(play.see("scraps.part"), "p01 p11 p14");
    play.go("invent i01, card i03, draw invention, card i04, scrap i03");
    assert_eq!(play.see("scraps.machine"), "s01 s09 s10");
    assert_eq!(play.see("scraps.invention"), "i03");
}

#[test]
fn se_2_2_scrap_piles_are_open() {
    let play = Play::plain("scrap p07x2 p01 s03 i05");
    assert_eq!(play.see("scraps.part"), "p01 p07x2");
    assert_eq!(play.see("scraps.machine"), "s03");
    assert_eq!(play.see("scraps.invention"), "i05");
}

#[test]
fn se_2_3_the_ghost_is_open() {
    let mut play = Play::plain("scrap p05; G p09 s04; Gb s05");
    play.go("dig part, die 1, card p07, card p08, card p09");
    assert_eq!(play.see("ghost.parts"), "p07 p08 p09x2");
    assert_eq!(
        (play.see("ghost.machines"), play.see("ghost.built")),
        ("s04".into(), "s05".into())
    );
}

#[test]
fn se_2_4_first_the_top_run_then_chance_then_the_bottom_run() {
    let rest =
        "G p01x6 p02x6 p03x6 p04x6 p05x6 p06x6 p07x5 p08x5 p09x6 p10x6 p11x6 p12x6 p13x6 p14x6";
    let mut play = Play::plain(&format!(
        "{rest}; top p08; bottom p07 p15; P p15; scrap p15x2"
    ));
    assert_eq!(play.see("piles.part.unseen"), "p15x2");
    play.go("draw part");
    assert_eq!(play.event("drew")["known"], true);
    assert_eq!(play.see("player.parts"), "p08 p15");
    play.go("draw part");
    assert_eq!(
        play.list(),
        "card p15 *2",
        "one kind is still a chance step"
    );
    assert_eq!(play.forbidden_by("card p01"), "SE-16.2");
    play.go("card p15, draw part, card p15");
    assert_eq!(play.see("piles.part.bottom"), "p07 p15");
    play.go("draw part");
    assert_eq!(
        (
            play.event("drew")["card"].as_str(),
            play.event("drew")["known"].as_bool()
        ),
        (Some("p07"), Some(true))
    );
}

#[test]
fn se_2_5_an_empty_pile_is_reshuffled_when_a_card_is_due() {
    let others =
        "G p01x4 p03x6 p04x6 p05x6 p06x6 p07x6 p08x6 p09x6 p10x6 p11x6 p12x6 p13x6 p14x6 p15x6";
    let mut play = Play::plain(&format!("{others}; scrap p02x6; P p01"));
    play.go("draw part, card p01");
    assert_eq!(
        play.told(),
        "drew duplicate",
        "not when the last card leaves"
    );
    assert_eq!(play.see("scraps.part"), "p02x6");
    play.go("draw part");
    assert_eq!(play.told(), "acted reshuffled");
    assert_eq!(play.list(), "card p02 *6");
    assert_eq!(play.see("scraps.part"), "");
}

#[test]
fn se_2_6_what_is_not_there_is_not_taken() {
    let rest = "G p01x6 p02x6 p03x6 p04x6 p05x6 p06x6 p07x6 p08x6 p09x6 p10x6 p11x6 p12x6 p13x6 p14x6 p15x4; P p15";
    let mut play = Play::plain(&format!("{rest}; scrap s05 p15"));
    play.go("dig part, die 1, card p15");
    assert_eq!(play.told(), "drew no_card", "two more cards were due");
    assert_eq!(play.event("no_card")["who"], "ghost");
    assert_eq!(play.agenda(), "main");
}

#[test]
fn se_2_6_no_cards_are_not_shuffled() {
    let parts: String = (1..=15).map(|n| format!(" p{n:02}x6")).collect();
    let play = Play::plain(&format!(
        "agenda gain ghost part 1 / pace / trim / main; G{parts}; n 1"
    ));
    assert_eq!(play.told(), "no_card");
}

#[test]
fn se_2_7_completed_inventions_stay() {
    let mut play = Play::plain("Pd i03; Pb s01 s09 s10");
    play.go("invent i01, card i05");
    assert_eq!(play.see("player.done"), "i03 i01");
    assert_eq!(play.see("scraps.invention"), "");
}
