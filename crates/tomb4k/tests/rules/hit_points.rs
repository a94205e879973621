//! Chapter TK-11: hit points.

use crate::common::after;

#[test]
fn tk_11_1_nine_at_the_start_and_never_more() {
    assert_eq!(after("").see("hp"), "9");
    let hurt = after("card 9S, card 7C, card 10C");
    assert_eq!(hurt.see("hp"), "7");
    assert_eq!(
        hurt.then("delve, card QS, card 3S").see("hp"),
        "7",
        "winning does not heal"
    );
}

#[test]
fn tk_11_2_a_blow_costs_the_gap_and_doors_never_hurt() {
    assert_eq!(after("card 9S, card 4C").see("hp"), "4");
    assert_eq!(after("card 9D, card 4C").see("hp"), "4");
    assert_eq!(after("card 9C, card 4C").see("hp"), "9");
}

#[test]
fn tk_11_3_none_left_is_dead() {
    let play = after("card 10S, card 2C");
    assert_eq!(play.sees(["hp", "due"]), ["1", "chance"]);
    let play = play.then("card 9C");
    assert_eq!(play.sees(["hp", "outcome.result"]), ["0", "dead"]);
    assert_eq!(play.state.heart_showing(), None);
}

#[test]
fn tk_11_4_surplus_damage_has_no_effect() {
    let play = after("card 10S, card 2C, card 3C");
    assert_eq!(
        play.told(),
        "card 3C, action 3C 7, blow 7, hurt 1 0, over dead 0/0"
    );
}

#[test]
fn tk_11_5_the_heart_that_shows_is_one_higher() {
    for (steps, hp, heart) in [
        ("", "9", "10H"),
        ("card 9S, card 4C", "4", "5H"),
        ("card 10S, card 2C", "1", "2H"),
    ] {
        let play = after(steps);
        assert_eq!(play.see("hp"), hp);
        assert_eq!(play.state.heart_showing().unwrap().to_string(), heart);
    }
}
