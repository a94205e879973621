//! Duplicates, the actions of a player, and how a game ends.

use crate::common::{Play, house, plain};
use serde_json::json;

#[test]
fn se_w01_duplicates_go_one_by_one() {
    let play = Play::plain("P p01x3 p02; agenda settle / main");
    assert_eq!(play.see("player.parts"), "p01 p02");
    assert_eq!(play.see("ghost.parts"), "p01x2");
    assert_eq!(play.told(), "duplicate duplicate");
    assert_eq!(play.agenda(), "main");
}

#[test]
fn se_w02_a_duplicate_lets_the_ghost_build() {
    let mut play = Play::plain("P p14; Gi i09; G s05 p02 p08");
    play.go("draw part");
    let mut events = play.told();
    play.go("card p14");
    events = format!("{events} {}", play.told());
    assert_eq!(events, "acted drew duplicate ghost_built");
    assert_eq!(play.see("ghost.built"), "s05");
    assert_eq!(play.see("ghost.parts"), "");
    assert_eq!(play.see("scraps.part"), "p02 p08 p14");
    assert_eq!(play.see("player.parts"), "p14");
}

#[test]
fn se_w03_boosting_until_the_roll_closes() {
    let mut play = Play::plain("P p01 p02; scrap p05");
    play.go("dig part, die 3");
    assert_eq!(play.list(), "stop, boost p01, boost p02");
    play.go("boost p01, boost p02");
    assert_eq!(
        play.event("succeeded"),
        json!({"event": "succeeded", "for": "dig part", "value": 5})
    );
    assert_eq!(play.agenda(), "take scrap p 1 / pace / trim / main");
    assert_eq!(play.list(), "take p01, take p02, take p05");
    play.go("take p05");
    assert_eq!(play.see("player.parts"), "p05");
    assert_eq!(play.see("scraps.part"), "p01 p02");
    assert_eq!(play.see("actions"), "1");
}

#[test]
fn se_w04_a_failed_part_dig() {
    let mut play = Play::plain("P p01 p02 p03; scrap p05");
    play.go("dig part, die 2");
    assert_eq!(play.list(), "stop, boost p01, boost p02, boost p03");
    play.go("stop");
    assert_eq!(play.told(), "failed penalty");
    assert_eq!(play.agenda(), "gain ghost part 3 / pace / trim / main");
    play.go("card p01, card p01");
    assert_eq!(play.agenda(), "gain ghost part 1 / pace / trim / main");
    play.go("card p09");
    assert_eq!(play.see("ghost.parts"), "p01x2 p09");
    assert_eq!(play.agenda(), "main");
}

#[test]
fn se_w05_a_failed_machine_dig_without_choice() {
    let mut play = Play::plain("scrap s05");
    play.go("dig machine");
    assert_eq!(play.told(), "acted");
    play.go("die 4");
    assert_eq!(play.told(), "rolled failed penalty");
    assert_eq!(play.agenda(), "gain ghost machine 2 / pace / trim / main");
}

#[test]
fn se_w06_the_only_copy_is_safe() {
    let play = Play::plain("G p05");
    assert!(!play.list().contains("steal"));
    let refusal = play.refused("steal");
    assert_eq!((refusal.reason(), refusal.rule()), ("illegal", "SE-7.7"));
}

#[test]
fn se_w07_stealing_one_of_two() {
    let mut play = Play::plain("G p05x2");
    play.go("steal");
    assert_eq!(play.told(), "acted");
    play.go("die 4");
    assert_eq!(play.told(), "rolled succeeded took");
    assert_eq!(play.see("player.parts"), "p05");
    assert_eq!(play.see("ghost.parts"), "p05");
}

#[test]
fn se_w08_a_built_machine_counts() {
    let mut play = Play::plain("Gi i03; Gb s07; G s07");
    play.go("steal, die 5");
    assert_eq!(play.see("player.machines"), "s07");
    assert_eq!(play.see("ghost.built"), "s07");
    assert_eq!(play.see("ghost.machines"), "");
}

#[test]
fn se_w09_a_further_copy_of_a_built_machine() {
    let after = |game| {
        let mut play = Play::new(game, "Pb s05; Pu s05");
        play.go("draw machine, card s05");
        assert_eq!(
            (play.see("player.built"), play.see("player.used")),
            ("s05".into(), "s05".into())
        );
        (play.see("player.machines"), play.see("ghost.machines"))
    };
    assert_eq!(after(plain()), ("s05".into(), String::new()));
    let counting = house("character none, built_duplicates count");
    assert_eq!(after(counting), (String::new(), "s05".into()));
}

#[test]
fn se_w10_trimming_parts() {
    let mut play = Play::plain("P p01 p02 p03 p04 p05 p06 p07 p08");
    play.go("draw part, card p09");
    assert_eq!(play.agenda(), "trim / main");
    let scraps: Vec<String> = (1..=9).map(|n| format!("scrap p0{n}")).collect();
    assert_eq!(play.list(), scraps.join(", "));
    assert_eq!(play.forbidden_by("draw part"), "SE-4.3");
    play.go("scrap p03");
    assert_eq!(play.agenda(), "main");
    assert_eq!(play.see("scraps.part"), "p03");
    assert_eq!(play.see("actions"), "1");
}

#[test]
fn se_w11_changing_the_invention() {
    let mut play = Play::plain("");
    play.go("draw invention, card i09");
    assert_eq!(play.list(), "scrap i01, scrap i09");
    play.go("scrap i01");
    assert_eq!(play.see("player.inventions"), "i09");
    assert_eq!(play.see("scraps.invention"), "i01");
}

#[test]
fn se_w12_the_third_invention_wins() {
    let mut play = Play::plain("Pd i03 i04; Pb s01 s09 s10; n 70");
    play.go("invent i01");
    assert_eq!(play.told(), "acted invented ended");
    let outcome = json!({"result": "win", "player": 3, "ghost": 0, "actions": 71, "rating": 1929});
    assert_eq!(play.view()["outcome"], outcome);
    assert_eq!(play.agenda(), "");
    assert_eq!(play.see("player.inventions"), "");
}

#[test]
fn se_w13_the_ghost_wins_in_the_middle_of_a_penalty() {
    let mut play = Play::plain("Gd i03 i04; Gb s01 s05; G s11 p04 p07; scrap p05");
    play.go("dig part, die 2, card p01, card p12");
    assert_eq!(play.told(), "drew ghost_built ghost_invented ended");
    assert_eq!(play.see("outcome.result"), "loss");
    assert_eq!(play.see("ghost.parts"), "p01");
    assert!(play.is_over());
}

#[test]
fn se_w14_reshuffling() {
    let others =
        "G p01x5 p03x2 p04x6 p05x6 p06x6 p07x6 p08x6 p09x6 p10x6 p11x6 p12x6 p13x6 p14x6 p15x6";
    let mut play = Play::plain(&format!("{others}; scrap p02x6 p03x4"));
    play.go("dig part, die 1, card p01");
    assert_eq!(play.told(), "drew reshuffled");
    let reshuffled = json!({"event": "reshuffled", "pile": "part", "cards": 10});
    assert_eq!(play.event("reshuffled"), reshuffled);
    assert_eq!(play.list(), "card p02 *6, card p03 *4");
    assert_eq!(play.see("scraps.part"), "");
}

fn all_parts() -> String {
    (1..=15).map(|n| format!(" p{n:02}x6")).collect()
}

#[test]
fn se_w15_no_part_left() {
    let play = Play::plain(&format!("G{}", all_parts()));
    assert_eq!(play.list(), "draw machine, draw invention, steal");
}
