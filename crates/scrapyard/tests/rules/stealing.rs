//! Chapter SE-7: stealing.

use crate::common::{Play, house};

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
fn se_7_3_a_machine_without_a_card_does_not_count() {
    let game = house("character none, ghost_needs_card false");
    let text = "Gb s01 s05; Gc s05; G s01 s05 p05x2; agenda take ghost pm 2 1 / pace / trim / main";
    let play = Play::new(game.clone(), &text.replace("p05x2", "p05x2 p06x2"));
    assert_eq!(play.list(), "take p05, take p06, take s01");
    assert_eq!(play.forbidden_by("take s05"), "SE-7.4");
    let play = Play::new(game, &text.replace("G s01 s05 p05x2", "G p05x2 p06x2"));
    assert_eq!(play.forbidden_by("take s01"), "SE-7.3");
    assert_eq!(play.forbidden_by("take s05"), "SE-16.2", "no copy at all");
}

#[test]
fn se_7_2_inventions_are_not_taken_from_the_ghost() {
    let text = "G p05x2 p06x2; agenda take ghost pmi 1 1 / pace / trim / main";
    let play = Play::plain(text);
    assert_eq!(play.list(), "take p05, take p06");
    assert_eq!(play.forbidden_by("take i05"), "SE-16.2");
}

#[test]
fn se_7_4_the_only_copy_is_safe() {
    let mut play = Play::plain("G p05x2 p06x2 p07 s03");
    play.go("steal, die 4");
    assert_eq!(play.forbidden_by("take p07"), "SE-7.4");
    assert_eq!(play.forbidden_by("take s03"), "SE-7.4");
    assert_eq!(play.forbidden_by("take i02"), "SE-16.2");
}

#[test]
fn se_16_2_what_the_ghost_does_not_have_is_not_its_only_copy() {
    let mut play = Play::plain("P p09; G p05x2 p06x2 p07");
    play.go("steal, die 4");
    assert_eq!(play.forbidden_by("take p07"), "SE-7.4");
    for card in ["p08", "p09", "s03"] {
        assert_eq!(play.forbidden_by(&format!("take {card}")), "SE-16.2");
    }
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
    let text = "P p05 s04; Pb s03; G p05x2 p06x2 p07x2 s03x2 s04x2";
    let mut play = Play::plain(text);
    play.go("steal, die 4");
    assert_eq!(play.list(), "take p06, take p07, take s03");
    for card in ["p05", "s04"] {
        assert_eq!(play.forbidden_by(&format!("take {card}")), "SE-7.6");
    }
    // With built copies as duplicates, built machines count as held, too.
    let mut play = Play::new(house("character none, built_duplicates count"), text);
    play.go("steal, die 4");
    assert_eq!(play.list(), "take p06, take p07");
    assert_eq!(play.forbidden_by("take s03"), "SE-7.6");
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
        let game = house(&format!("character none, steal_penalty {n}"));
        let mut play = Play::new(game, "G p05x2");
        play.go("steal, die 1");
        assert!(
            play.agenda()
                .starts_with(&format!("gain ghost part {n} / "))
        );
    }
}
