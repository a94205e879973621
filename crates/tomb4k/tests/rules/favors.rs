//! Chapter TK-9: divine favors.

use crate::common::after;

#[test]
fn tk_9_1_a_queen_wins_the_open_encounter() {
    for encounter in ["10S", "10D", "10C"] {
        let play = after(&format!("card {encounter}, card QD"));
        assert_eq!(
            play.told().split(", ").nth(2),
            Some("won favor"),
            "{encounter}"
        );
        assert_eq!(play.see("phase"), "between");
    }
}

#[test]
fn tk_9_2_a_queen_before_it_wins_the_encounter_to_come() {
    let play = after("card QD");
    assert_eq!(play.sees(["phase", "open"]), ["seek", "QD"]);
    let play = play.then("card KS, card 10S");
    assert_eq!(play.sees(["treasure", "covered"]), ["KS", "10S QD"]);
    assert_eq!(
        play.told(),
        "card 10S, encounter 10S monster, won favor, collected KS, turn_ends won 2"
    );
}

#[test]
fn tk_9_3_a_second_queen_adds_nothing() {
    let play = after("card QD, card QS, card 10S");
    assert_eq!(play.sees(["stacks", "covered"]), ["3", "10S QS QD"]);
    assert_eq!(
        play.then("delve, card 9S").see("phase"),
        "action",
        "the next turn is without favor"
    );
}
