//! Chapter TK-8: skills.

use crate::common::after;

#[test]
fn tk_8_1_from_the_moment_it_is_in_hand_and_once() {
    let play = after("card 9S, card JS");
    assert_eq!(play.list(), "draw, play JS", "at once");
    let play = play.then("play JS, delve, card 8S");
    assert_eq!(play.sees(["due", "skills"]), ["chance", ""]);
    let later = after("card JS, card 2C, card 3C, delve, card 9S");
    assert_eq!(later.list(), "draw, play JS", "or later");
    let play = after("card JC, card JD, card 9C, draw, card 2S");
    assert_eq!(play.refuses("play JS"), "TK-8.1 not_legal");
}

#[test]
fn tk_8_2_each_wins_its_own_kind() {
    for (skill, encounter) in [("JS", "9S"), ("JD", "9D"), ("JC", "9C")] {
        let play = after(&format!("card {skill}, card {encounter}, play {skill}"));
        assert_eq!(play.told().split(", ").nth(1), Some("won skill"), "{skill}");
        assert_eq!(play.see("skills"), "");
    }
}

#[test]
fn tk_8_3_not_before_the_encounter_and_not_against_another_suit() {
    let play = after("card JS, card JD, card JC");
    assert_eq!(play.sees(["phase", "due"]), ["seek", "chance"]);
    assert_eq!(play.then("card 9S").list(), "draw, play JS");
    assert_eq!(play.then("card 9D").list(), "draw, play JD");
    assert_eq!(play.then("card 9C").list(), "draw, play JC");
    assert_eq!(play.then("card 9C").refuses("play JS"), "TK-8.3 not_legal");
    let between = play.then("card 9C, play JC");
    assert_eq!(between.refuses("play JS"), "TK-8.3 not_legal");
}

#[test]
fn tk_8_4_the_jack_stays_in_the_stack() {
    let play = after("card JS, card 9S, play JS");
    assert_eq!(play.sees(["covered", "stacks"]), ["9S JS", "2"]);
}

#[test]
fn tk_8_5_dodge_blow_avoids_one_blow_of_monster_or_trap() {
    for encounter in ["9S", "9D"] {
        let play = after(&format!("card JH, card {encounter}, card 4C"));
        assert_eq!(play.sees(["phase", "damage"]), ["blow", "5"]);
        let play = play.then("dodge");
        assert_eq!(play.sees(["hp", "spent"]), ["9", "JH"], "{encounter}");
    }
    assert_eq!(
        after("card JH, card 9C, card 8C").see("phase"),
        "discard",
        "doors deal no blow"
    );
    let play = after("card JH, card 10S, card 9C, dodge, card 9D");
    assert_eq!(play.sees(["hp", "phase"]), ["8", "action"], "one blow only");
}

#[test]
fn tk_8_6_after_the_failed_card_and_before_the_loss() {
    let play = after("card JH, card 10S, card 2C, take");
    assert_eq!(play.see("hp"), "1");
    let play = play.then("card 2D");
    assert_eq!(play.sees(["list", "hp"]), ["take, dodge", "1"]);
    assert_eq!(
        play.then("dodge").see("hp"),
        "1",
        "a deadly blow avoided, the first not healed"
    );
    assert_eq!(play.then("take").due(), "over");
    assert_eq!(
        after("card JH, card JS, card 10S").refuses("dodge"),
        "TK-8.6 not_legal"
    );
    assert_eq!(
        after("card JH, card JS, card 10S").refuses("take"),
        "TK-8.6 not_legal"
    );
}

#[test]
fn tk_8_7_also_with_nine_hit_points() {
    let play = after("card JH, card 9S, card 8C");
    assert_eq!(play.sees(["hp", "list"]), ["9", "take, dodge"]);
    assert_eq!(play.then("dodge").see("hp"), "9");
}

#[test]
fn tk_8_8_a_fight_goes_on_a_trap_has_failed() {
    let fight = after("card JH, card 9S, card 8C, dodge");
    assert_eq!(fight.sees(["phase", "told"]), ["action", "dodged 1"]);
    let trap = after("card JH, card 9D, card 8C, dodge");
    assert_eq!(trap.told(), "dodged 1, turn_ends failed 2");
    assert_eq!(trap.see("treasure"), "");
}
