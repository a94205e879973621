//! Chapters SE-4 to SE-7: actions, drawing, digging, stealing.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may panic"
)]

mod common;

use common::{Play, house};
use solo_core::OptionValue;

const NOBODY: (&str, OptionValue<'static>) = ("character", OptionValue::Word("none"));

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
    assert_eq!(play.forbidden_by("scrap s12"), "SE-16.2");
    assert_eq!(play.forbidden_by("scrap p01"), "SE-4.7");
    assert_eq!(play.forbidden_by("take s06"), "SE-16.2");
}

#[test]
fn se_4_4_parts_then_machines_then_inventions() {
    let game = common::drilled(&[NOBODY]);
    let hand = "P p01 p02 p03 p04 p05 p06 p07 p08 s06 s07 s08 s09 s10; agenda trim / main";
    let mut play = Play::new(game, &format!("{hand}; Pi i03 i05; P p09 s11"));
    assert!(play.list().starts_with("scrap p01"));
    play.go("scrap p09");
    assert!(play.list().starts_with("scrap s06"));
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
        "Gi i02; G{parts}{}",
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

#[test]
fn se_5_1_drawing_takes_the_top_card() {
    let mut play = Play::plain("top s07");
    play.go("draw machine");
    assert_eq!(play.told(), "acted drew");
    assert_eq!(play.see("player.machines"), "s07");
    play.go("draw part");
    assert_eq!(play.agenda(), "gain player part 1 / pace / trim / main");
}

#[test]
fn se_5_2_scrap_piles_are_not_drawn_from() {
    let play = Play::plain("scrap p05");
    let mut drawn = Play::plain("scrap p05x6");
    drawn.go("draw part");
    assert!(!drawn.list().contains("p05"));
    assert_eq!(play.refused("draw scrap").reason(), "syntax");
}

#[test]
fn se_5_3_an_undrawable_pile() {
    let parts: String = (1..=15).map(|n| format!(" p{n:02}x6")).collect();
    let play = Play::plain(&format!("G{parts}"));
    assert_eq!(play.forbidden_by("draw part"), "SE-5.3");
    let others: String = (2..=15).map(|n| format!(" p{n:02}x6")).collect();
    for zone in ["scrap", "top", "bottom"] {
        let play = Play::plain(&format!("G{others}; {zone} p01x6"));
        assert!(play.list().starts_with("draw part"), "{zone}");
    }
}

#[test]
fn se_5_4_keeping_one_invention() {
    let mut play = Play::plain("");
    play.go("draw invention, card i05");
    assert_eq!(play.list(), "scrap i01, scrap i05");
    play.go("scrap i01");
    assert_eq!(play.see("player.inventions"), "i05");
}

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
    let decision = scrapyard::Decision::Dig(scrapyard::Pile::Invention);
    let refusal = play.game.apply(&play.state, decision).unwrap_err();
    assert_eq!(refusal.rule(), "SE-6.2");
    assert!(!play.game.is_legal(&play.state, decision));
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

#[test]
fn se_7_1_a_steal_needs_four() {
    for (die, success) in [(3, false), (4, true)] {
        let mut play = Play::plain("G p05x2");
        play.go("steal").go(&format!("die {die}"));
        assert_eq!(play.told().contains("succeeded"), success, "{die}");
    }
}

#[test]
fn se_7_2_kinds_the_ghost_has_twice() {
    let mut play = Play::plain("G p05x2 p06 s03x2 s04 p09x3");
    play.go("steal, die 4");
    assert_eq!(play.list(), "take p05, take p09, take s03");
    play.go("take p09");
    assert_eq!(play.event("took")["from"], "ghost");
    assert_eq!(play.see("ghost.parts"), "p05x2 p06 p09x2");
}

#[test]
fn se_7_3_only_an_unbuilt_copy_can_be_taken() {
    let mut play =
        Play::plain("Gb s05; G s05 p05x2 p06x2; agenda take ghost pm 2 1 / pace / trim / main");
    assert_eq!(play.list(), "take p05, take p06, take s05");
    play.go("take s05");
    assert_eq!(
        (play.see("player.machines"), play.see("ghost.built")),
        ("s05".into(), "s05".into())
    );
    let play = Play::plain("Gb s05; G p05x2 p06x2; agenda take ghost pm 2 1 / pace / trim / main");
    assert_eq!(play.forbidden_by("take s05"), "SE-7.3");
}

#[test]
fn se_7_4_the_only_copy_is_safe() {
    let mut play = Play::plain("G p05x2 p06x2 p07 s03");
    play.go("steal, die 4");
    assert_eq!(play.forbidden_by("take p07"), "SE-7.4");
    assert_eq!(play.forbidden_by("take s03"), "SE-7.4");
    assert_eq!(play.forbidden_by("take i02"), "SE-16.2");
    // What it does not have at all is no different.
    assert_eq!(play.forbidden_by("take p09"), "SE-7.4");
    let mut play = Play::plain("P p09; G p05x2 p06x2");
    play.go("steal, die 4");
    assert_eq!(play.forbidden_by("take p09"), "SE-7.4");
}

#[test]
fn se_7_5_the_card_is_chosen_after_the_roll() {
    let mut play = Play::plain("G p05x2 p06x2");
    play.go("steal");
    assert_eq!(play.agenda(), "die steal / pace / trim / main");
    play.go("die 6");
    assert_eq!(play.agenda(), "take ghost pm 2 1 / pace / trim / main");
}

#[test]
fn se_7_6_not_what_the_player_holds() {
    let mut play = Play::plain("P p05 s04; Pb s03; G p05x2 p06x2 p07x2 s03x2 s04x2");
    play.go("steal, die 4");
    assert_eq!(play.list(), "take p06, take p07");
    for card in ["p05", "s03", "s04"] {
        assert_eq!(play.forbidden_by(&format!("take {card}")), "SE-7.6");
    }
}

#[test]
fn se_7_7_nothing_to_steal() {
    assert_eq!(
        Play::plain("G p05 s03; P p01").forbidden_by("steal"),
        "SE-7.7"
    );
    assert_eq!(
        Play::plain("G p05x2; P p05").forbidden_by("steal"),
        "SE-7.7"
    );
    assert!(Play::plain("G s03x2").list().contains("steal"));
}

#[test]
fn se_7_8_a_failed_steal() {
    let mut play = Play::plain("G p05x2");
    play.go("steal, die 1");
    assert_eq!(play.told(), "rolled failed");
    for n in [1_u8, 3] {
        let game = house(&[NOBODY, ("steal_penalty", OptionValue::Number(n.into()))]);
        let mut play = Play::new(game, "G p05x2");
        play.go("steal, die 1");
        assert!(
            play.agenda()
                .starts_with(&format!("gain ghost part {n} / "))
        );
    }
}
