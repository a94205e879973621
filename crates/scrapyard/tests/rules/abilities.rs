//! Chapter SE-13: effects of abilities on cards and recipes.

use crate::common::{Play, with_ability, with_options};
use serde_json::json;

#[test]
fn se_13_1_draw() {
    let mut play = Play::plain("Pb s01");
    play.go("use s01");
    assert_eq!(play.list(), "draw part, draw machine");
    assert_eq!(play.forbidden_by("stop"), "SE-16.2");
    assert_eq!(play.forbidden_by("draw invention"), "SE-16.2");
    play.go("draw machine, card s04");
    assert_eq!(play.list(), "stop, draw part, draw machine");
    play.go("draw part, card p01, draw part, card p02, draw part, card p03");
    assert_eq!(play.agenda(), "main");
    assert_eq!(play.see("player.parts"), "p01 p02 p03");
    // The only pile is drawn from without a decision.
    let parts: String = (1..=15).map(|n| format!(" p{n:02}x6")).collect();
    let machines: String = (2..=15).map(|n| format!(" s{n:02}x3")).collect();
    let mut play = Play::plain(&format!(
        "Pb s01; Gi i04; G{parts}{}",
        machines
            .replace(" s02x3", "")
            .replace(" s12x3", "")
            .replace(" s13x3", "")
    ));
    play.go("use s01");
    assert_eq!(play.see("phase"), "gain");
    let play = Play::plain(&format!(
        "Pb s01; Gi; Gd i02; P s01; G{parts}; agenda gain ghost invention 1 / main"
    ));
    assert!(play.list().starts_with("card"));
}

#[test]
fn se_13_2_salvage() {
    let mut play = Play::drill("Pb s02; scrap p05x2 s06 i07");
    play.go("use s02");
    assert_eq!(play.list(), "take p05, take s06, take i07");
    play.go("take i07");
    assert_eq!(play.list(), "stop, take p05, take s06");
    assert_eq!(play.agenda(), "more scrap pmi 1 / pace / trim / main");
    play.go("stop, scrap i07");
    assert_eq!(play.agenda(), "main");
    assert_eq!(Play::drill("Pb s02").forbidden_by("use s02"), "SE-13.2");
    let mut play = Play::drill("Pb s02; scrap p05");
    play.go("use s02");
    assert_eq!(
        play.told(),
        "acted ability took",
        "nothing is left for a second card"
    );
}

#[test]
fn se_13_3_reclaim() {
    let mut play = Play::plain("Pb s09; P p05; G p05x2 p06 s03; Gi i02; Gb s05");
    play.go("use s09");
    assert_eq!(play.list(), "take p06, take s03");
    play.go("take s03");
    assert_eq!(play.see("player.machines"), "s03");
    // Machines that the ghost has built without a card are none of its cards.
    let game = with_options(
        "floor2,reclaim,1,0,0,pm,2,-,H",
        "character none, ghost_needs_card false",
    );
    let mut play = Play::new(game, "Pb s01; G s05 s11 p05x2 p06x2; Gb s05 s11; Gc s05");
    play.go("use s01");
    assert_eq!(play.list(), "take p05, take p06, take s11");
    assert_eq!(play.forbidden_by("take s05"), "SE-7.4");
    assert_eq!(
        Play::plain("Pb s09; P p05; G p05").forbidden_by("use s09"),
        "SE-13.3"
    );
    // With a floor of 2 and two cards.
    let mut play = Play::drill("Pb s09; G p05x2 p06 p07x2 s04x2");
    play.go("use s09, die 4");
    assert_eq!(play.list(), "take p05, take p07, take s04");
    assert_eq!(play.agenda(), "take ghost pm 2 2 / pace / trim / main");
    assert_eq!(play.forbidden_by("take p06"), "SE-7.4");
    play.go("take p05");
    assert_eq!(play.list(), "stop, take p07, take s04");
    assert_eq!(play.agenda(), "more ghost pm 2 1 / pace / trim / main");
}

#[test]
fn se_13_3_a_floor_of_three() {
    let game = with_ability("floor3,reclaim,1,0,0,pm,3,-,H");
    let mut play = Play::new(
        game,
        "Pb s01; Gi i03; Gb s07; G p05x2 p06x3 p07x4 s07x2 s08x2 s09x3",
    );
    play.go("use s01");
    assert_eq!(play.list(), "take p06, take p07, take s07, take s09");
    assert_eq!(play.forbidden_by("take s08"), "SE-13.3");
}

#[test]
fn se_13_3_from_the_named_piles_only() {
    let game = with_ability("parts,reclaim,1,0,0,p,1,-,H");
    let mut play = Play::new(game, "Pb s01; G p05 p06 s04");
    play.go("use s01");
    assert_eq!(play.list(), "take p05, take p06");
    assert_eq!(play.forbidden_by("take s04"), "SE-16.2");
}

#[test]
fn se_13_4_look() {
    // Two of four are kept, the others go to the very bottom.
    let mut play = Play::drill("Pb s06; top p09; bottom p15");
    play.go("use s06");
    assert_eq!(play.list(), "look part, look machine, look invention");
    play.go("look part");
    assert_eq!(
        play.event("looked"),
        json!({"event": "looked", "card": "p09", "known": true})
    );
    assert_eq!(play.agenda(), "reveal part 3 2 bottom / pace / trim / main");
    play.go("card p03, card p03, card p01");
    assert_eq!(
        (play.see("look"), play.see("phase")),
        ("p01 p03 p03 p09".into(), "keep".into())
    );
    assert_eq!(play.list(), "take p01, take p03, take p09");
    play.go("take p03");
    assert_eq!(play.event("took")["from"], "look");
    assert_eq!(play.agenda(), "keep part 1 bottom / pace / trim / main");
    play.go("take p09");
    assert_eq!(play.list(), "place p01, place p03");
    play.go("place p03");
    assert_eq!(
        play.event("placed"),
        json!({"event": "placed", "card": "p03", "where": "bottom"})
    );
    assert_eq!(play.see("piles.part.bottom"), "p15 p03 p01");
    assert_eq!(play.agenda(), "main");
    // Nothing is kept.
    let game = with_ability("peek,look,2,0,0,mi,0,top,H");
    let mut play = Play::new(game, "Pb s01");
    play.go("use s01, look machine, card s03, card s04");
    assert_eq!(play.agenda(), "place machine top / pace / trim / main");
    play.go("place s04");
    assert_eq!(play.see("piles.machine.top"), "s03 s04");
    assert_eq!(play.event("placed")["where"], "top");
}

#[test]
fn se_13_4_fewer_cards_than_looked_for() {
    let others: String = (2..=15).map(|n| format!(" p{n:02}x6")).collect();
    let mut play = Play::plain(&format!("Pb s14; G{others}; P p01; scrap p01x3; top p01x2"));
    play.go("use s14, look part");
    assert_eq!(play.told(), "looked looked reshuffled");
    play.go("card p01");
    assert_eq!(play.told(), "looked took duplicate placed placed");
    let mut play = Play::plain(&format!("Pb s14; G{others} p01x3; P p01; top p01x2"));
    play.go("use s14, look part");
    assert_eq!(play.told(), "looked looked no_card took duplicate placed");
    assert_eq!(play.event("no_card")["who"], "player");
    let machines: String = (1..=13).map(|n| format!(" s{n:02}x3")).collect();
    let all = format!("Gi; Gd i02; G{others} p01x6{machines} s15x3 s14x2; Pb s14");
    assert_eq!(Play::plain(&all).forbidden_by("use s14"), "SE-13.4");
}

#[test]
fn se_13_4_settling_between_kept_cards() {
    let mut play = Play::drill("Pb s06; P p01; Gi i02; Gb s01 s05; G s11 p04 p07");
    play.go("use s06, look part, card p12, card p01, card p02, card p03, take p01");
    assert_eq!(play.told(), "took duplicate");
    let mut play = Play::drill("Pb s06; P p12; Gi i02; Gb s01 s05; G s11 p04 p07");
    play.go("use s06, look part, card p12, card p01, card p02, card p03, take p12");
    assert_eq!(play.told(), "took duplicate ghost_built ghost_invented");
    assert_eq!(
        play.agenda(),
        "gain ghost invention 1 / keep part 1 bottom / pace / trim / main"
    );
    assert_eq!(play.see("look"), "p01 p02 p03");
    play.go("card i05");
    assert_eq!(play.list(), "take p01, take p02, take p03");
}

#[test]
fn se_13_5_short_machine() {
    let mut play = Play::plain("Pb s07; P s01 s02 p01 p10 p15 p14");
    play.go("use s07, build s01, omit p15");
    let built =
        json!({"event": "built", "machine": "s01", "parts": ["p01", "p10"], "omitted": "p15"});
    assert_eq!(play.event("built"), built);
    assert_eq!(play.see("player.parts"), "p14 p15");
    assert_eq!(
        Play::plain("Pb s07; P s01 s02 p01 p12").forbidden_by("use s07"),
        "SE-13.5"
    );
    assert_eq!(
        Play::plain("Pb s07; P p01 p10 p15").forbidden_by("use s07"),
        "SE-13.5"
    );
}

#[test]
fn se_13_6_short_invention() {
    let mut play = Play::drill("Pb s01 s07 s09 s10");
    play.go("use s07");
    assert_eq!(play.list(), "omit s01, omit s09, omit s10");
    assert_eq!(play.agenda(), "omit invention s07 / pace / trim / main");
    play.go("omit s09");
    assert_eq!(play.event("invented")["machines"], json!(["s01", "s10"]));
    assert_eq!(play.see("player.built"), "s07 s09");
    assert_eq!(Play::drill("Pb s01 s07").forbidden_by("use s07"), "SE-13.6");
    assert_eq!(
        Play::drill("Pb s01 s07 s09; Pi").forbidden_by("use s07"),
        "SE-13.6"
    );
    // The source may be needed too, and is then one of the machines.
    let mut play = Play::drill("Pi i03; Pb s07 s11");
    play.go("use s07");
    assert_eq!(play.event("invented")["omitted"], "s02");
    assert_eq!(play.see("player.used"), "");
    // The third one wins.
    let mut play = Play::drill("Pd i03 i04; Pb s01 s07 s09");
    play.go("use s07");
    assert_eq!(play.told(), "acted ability invented ended");
}

#[test]
fn se_13_7_stand_in() {
    let mut play = Play::plain("Pb s01 s09 s10 s11");
    play.go("use s11, omit s01");
    assert_eq!(
        play.event("invented")["machines"],
        json!(["s09", "s10", "s11"])
    );
    assert_eq!(
        (play.see("player.built"), play.see("scraps.machine")),
        ("s01".into(), "s09 s10 s11".into())
    );
    assert_eq!(
        Play::plain("Pb s01 s09 s10").forbidden_by("use s10"),
        "SE-13.7"
    );
    assert_eq!(Play::plain("Pb s01 s11").forbidden_by("use s11"), "SE-13.7");
}

#[test]
fn se_13_7_one_copy_of_each_goes() {
    // Of s09 the used copy goes; of s11 the one that was used for this.
    let mut play = Play::plain("Pb s01 s09x2 s10 s11x2; Pu s09 s10");
    play.go("use s11, omit s01");
    assert_eq!(
        (play.see("player.built"), play.see("player.used")),
        ("s01 s09 s11".into(), String::new())
    );
    assert_eq!(play.see("scraps.machine"), "s09 s10 s11");
    // The same holds for `short_invention`, and the machine left out is unchanged.
    let mut play = Play::drill("Pb s01x3 s07 s09 s10x2; Pu s01x2 s10");
    play.go("use s07, omit s09");
    assert_eq!(
        (play.see("player.built"), play.see("player.used")),
        ("s01 s01 s07 s09 s10".into(), "s01 s07".into())
    );
    // A second copy does not stand in for another machine of the recipe.
    let play = Play::plain("Pb s01 s10x2");
    assert_eq!(play.forbidden_by("use s10"), "SE-13.7");
}

#[test]
fn se_13_8_one_for_one_build() {
    let mut play = Play::plain("c c02; Pb s01 s11");
    assert!(!play.list().contains("use c02") && !play.list().contains("use s11"));
    play.go("draw part, card p01");
    let mut play = Play::plain("Pb s07; P s01 p01 p10");
    play.go("use s07");
    assert_eq!(play.told(), "acted ability built");
    let mut play = Play::plain("Pb s01 s09 s11");
    play.go("use s11, card i05");
    assert_eq!(
        (play.see("player.done"), play.see("player.inventions")),
        ("i01".into(), "i05".into())
    );
}

#[test]
fn se_13_17_none() {
    let play = Play::drill("Pb s15; scrap p05");
    assert_eq!(play.forbidden_by("use s15"), "SE-13.17");
    assert!(!play.list().contains("use"));
}

#[test]
fn se_13_19_an_ability_with_a_roll() {
    let mut play = Play::drill("Pb s10 s04; P p01 p02");
    play.go("use s10");
    assert_eq!(play.agenda(), "die use s10 / pace / trim / main");
    play.go("die 1");
    assert_eq!(
        play.view()["roll"],
        json!({"for": "use s10", "die": 1, "value": 1, "need": 2})
    );
    assert_eq!(play.list(), "stop, use s04, boost p01, boost p02");
    play.go("boost p01");
    assert_eq!(play.event("succeeded")["for"], "use s10");
    assert_eq!(play.agenda(), "pick look pm 3 0 top / pace / trim / main");
    let mut play = Play::drill("Pb s12");
    play.go("use s12, die 3");
    assert_eq!(
        play.agenda(),
        "gain player invention 1 / pace / trim / main"
    );
}
