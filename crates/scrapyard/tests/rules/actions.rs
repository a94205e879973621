//! Chapter SE-4: actions and hand limits.

use crate::common::{Play, drilled};

#[test]
fn se_4_1_one_action_after_another() {
    let mut play = Play::plain("");
    play.go("draw part, card p01, draw part, card p02, draw part, card p03");
    assert_eq!(
        (play.agenda(), play.see("actions")),
        ("main".into(), "3".into())
    );
}

#[test]
fn se_4_2_the_actions() {
    let play = Play::plain("P s02 p01 p11 p14; Pb s01 s09 s10; G p05x2; scrap p07 s05");
    assert_eq!(
        play.list(),
        "draw part, draw machine, draw invention, dig part, dig machine, steal, build s02, \
         invent i01, use s01, use s09"
    );
}

#[test]
fn se_4_3_limits_before_an_action() {
    let mut play = Play::plain("P p01 p02 p03 p04 p05 p06 p07 p08 s06 s07 s08 s09 s10; Pb s01");
    play.go("draw machine, card s11");
    assert_eq!(
        play.list(),
        "scrap s06, scrap s07, scrap s08, scrap s09, scrap s10, scrap s11"
    );
    for action in [
        "draw part",
        "dig part",
        "steal",
        "build s06",
        "invent i01",
        "use s01",
    ] {
        assert_eq!(play.forbidden_by(action), "SE-4.3", "{action}");
    }
    assert_eq!(play.forbidden_by("scrap s12"), "SE-4.4");
    assert_eq!(play.forbidden_by("scrap p01"), "SE-4.7");
    assert_eq!(play.forbidden_by("take s06"), "SE-16.2");
}

#[test]
fn se_4_4_parts_then_machines_then_inventions() {
    let game = drilled("character none");
    let hand = "P p01 p02 p03 p04 p05 p06 p07 p08 s06 s07 s08 s09 s10; agenda trim / main";
    let mut play = Play::new(game, &format!("{hand}; Pi i03 i05; P p09 s11"));
    assert!(play.list().starts_with("scrap p01"));
    for later in ["scrap s06", "scrap s12", "scrap i03"] {
        assert_eq!(play.forbidden_by(later), "SE-4.4", "too many, but not now");
    }
    play.go("scrap p09");
    assert!(play.list().starts_with("scrap s06"));
    assert_eq!(play.forbidden_by("scrap p01"), "SE-4.7");
    play.go("scrap s06");
    assert_eq!(play.list(), "scrap i03, scrap i05");
    play.go("scrap i05");
    assert_eq!(play.agenda(), "main");
    assert_eq!(play.told(), "scrapped");
}

#[test]
fn se_4_5_no_limit_inside_an_action() {
    let mut play = Play::plain("P p01 p02 p03 p04 p05 p06 p07 p08; Pb s01");
    play.go("use s01, draw part, card p09, draw part, card p10");
    assert_eq!(play.see("player.parts").split(' ').count(), 10);
    assert!(play.agenda().starts_with("more draw pm 2 / "));
}

#[test]
fn se_4_6_built_machines_have_no_limit() {
    let play = Play::plain("Pb s01 s02 s03 s04 s05 s06 s07 s08 s11 s12 s13 s14 s15");
    assert_eq!(play.agenda(), "main");
}

#[test]
fn se_4_7_no_free_scrapping() {
    let play = Play::plain("P p01 p02 s05; Pb s01");
    for card in ["p01", "s05", "i01", "p09"] {
        assert_eq!(play.forbidden_by(&format!("scrap {card}")), "SE-4.7");
    }
}

#[test]
fn se_4_8_what_counts_as_an_action() {
    let mut play = Play::plain("P p01 p02 p03 p04; Pb s03 s08; scrap p05; n 9");
    play.go("dig part");
    assert_eq!(
        play.event("acted"),
        serde_json::json!({"event": "acted", "n": 10, "action": "dig part"})
    );
    play.go("die 1, boost p01, stop, use s08");
    assert_eq!(play.see("actions"), "10");
    play.go("dig part, die 2, use s03, take p05");
    assert_eq!(play.see("actions"), "11");
}

#[test]
fn se_4_9_there_is_always_an_action() {
    let parts: String = (1..=15).map(|n| format!(" p{n:02}x6")).collect();
    let machines: String = (1..=15).map(|n| format!(" s{n:02}x3")).collect();
    let play = Play::plain(&format!(
        "Gi ; G{parts}{}",
        machines
            .replace(" s01x3", " s01")
            .replace(" s05x3", " s05")
            .replace(" s11x3", " s11")
            + "; agenda gain ghost invention 1 / main"
    ));
    assert!(play.list().starts_with("card"));
    let play = Play::plain("");
    assert!(play.list().contains("draw invention"));
}
