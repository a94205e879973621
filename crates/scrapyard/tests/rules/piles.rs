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
    assert_eq!(play.forbidden_by("card p01"), "SE-2.4");
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

/// A known run is as long as there are cards of the pile, and ends in any order in which they came.
#[test]
fn se_13_4_known_runs_may_be_long() {
    let run: Vec<String> = (4..=15).map(|part| format!("p{part:02}")).collect();
    let five = run.iter().map(|part| [part.as_str(); 5].join(" "));
    let laid = five.collect::<Vec<_>>().join(" ");
    let top = "top p01 p02 s02 s01";
    let mut play = Play::drill(&format!("Pb s06 s07; {top}; bottom {laid} s05"));
    assert_eq!(play.see("piles.part.bottom"), laid);
    play.go("use s06, look part");
    // Cards that are looked at lie between the runs.
    assert_eq!(play.see("look"), "p01 p02");
    play.go("card p03, card p01");
    assert_eq!(play.see("look"), "p01 p01 p02 p03");
    play.go("take p01, take p01, place p03");
    let laid = format!("{laid} p03 p02");
    assert_eq!(play.see("piles.part.bottom"), laid);
    assert_eq!(play.see("piles.machine.top"), "s02 s01");
    assert_eq!(play.see("piles.machine.bottom"), "s05");
}

#[test]
fn se_2_4_a_long_bottom_run_is_drawn_in_its_order() {
    let run: Vec<String> = (1..=10).map(|part| format!("p{part:02}")).collect();
    let laid: Vec<&str> = (0..6)
        .flat_map(|_| run.iter().map(String::as_str))
        .collect();
    let others: String = (11..=15).map(|part| format!(" p{part}x6")).collect();
    let bottom = laid.join(" ");
    let mut play = Play::drill(&format!("scrap{others}; bottom {bottom} s05"));
    for (drawn, card) in laid.iter().enumerate() {
        assert_eq!(play.see("piles.part.bottom"), laid[drawn..].join(" "));
        play.go("draw part");
        assert_eq!(play.event("drew")["card"], **card);
        while play.agenda() != "main" {
            let first = play.list().split(", ").next().unwrap().to_owned();
            play.go(&first);
        }
    }
    assert_eq!(play.see("piles.part.bottom"), "");
    assert_eq!(play.see("piles.machine.bottom"), "s05");
}
