//! TB-3: dice and bowls.

use crate::common::{at, bowls, new};
use serde_json::json;
use trismegistus_bot::Side;

#[test]
fn tb_3_1_dice_are_rolled_colour_by_colour() {
    let mut play = at("roll_dice", &json!({}));
    let faces = ["lead", "tin", "iron", "copper", "mercury", "wild"];
    assert_eq!(play.list(), faces.map(|face| format!("roll black {face}")));
    assert_eq!(play.refused("roll white lead"), ("TB-3.1", "not_legal"));
    play.step("roll black wild");
    assert_eq!(
        play.view()["bowls"]["wild"],
        json!({"black": 1, "white": 0, "red": 0})
    );
    assert_eq!(play.view()["to_roll"].as_array().unwrap().len(), 13);
    play.steps(&["roll black tin"; 4]);
    assert_eq!(play.list()[0], "roll white lead");
}

#[test]
fn tb_3_2_bowls_that_are_too_full_are_rolled_again() {
    let mut play = at("roll_dice", &json!({}));
    play.steps(&["roll black tin"; 5]);
    play.steps(&["roll white tin"; 1])
        .steps(&["roll white lead"; 4]);
    play.steps(&["roll red lead"; 2])
        .steps(&["roll red wild"; 2]);
    assert_eq!(
        play.told()[1],
        json!({"event": "bowls_rerolled", "symbols": ["lead", "tin"]})
    );
    let order = [
        "white", "white", "white", "white", "red", "red", "black", "black", "black", "black",
        "black", "white",
    ];
    assert_eq!(play.view()["to_roll"], json!(order));
    let mut left = bowls("wild RR");
    assert_eq!(play.view()["bowls"], left);
    for (place, colour) in order.iter().enumerate() {
        let face = ["lead", "iron", "copper", "mercury", "tin"][place % 5];
        left[face][colour] = json!(left[face][colour].as_u64().unwrap() + 1);
        play.step(&format!("roll {colour} {face}"));
    }
    assert_eq!(
        (play.phase(), play.view()["bowls"].clone()),
        ("deal_artifact", left)
    );
}

#[test]
fn tb_3_2_five_dice_are_not_too_many() {
    let mut play = at("roll_dice", &json!({}));
    play.steps(&["roll black tin"; 5])
        .steps(&["roll white lead"; 5])
        .steps(&["roll red iron"; 4]);
    assert_eq!(play.phase(), "deal_artifact");
}

#[test]
fn tb_3_3_potency_is_the_number_of_dice() {
    let mut play = at("human_draft", &json!({}));
    play.edit(&[("/bowls", bowls("lead BWR; tin BBBB; iron WWWWR; copper RR"))]);
    play.step("draft white iron");
    assert_eq!(play.state.die(Side::Human).unwrap().potency(), 5);
    let mut play = at("human_draft", &json!({}));
    play.edit(&[("/bowls", bowls("lead BWR; tin BBBB; iron WWWWR; copper RR"))]);
    play.step("draft red lead");
    assert_eq!(play.state.die(Side::Human).unwrap().potency(), 3);
    assert_eq!(
        play.view()["bowls"]["lead"],
        json!({"black": 1, "white": 1, "red": 0})
    );
}

#[test]
fn tb_3_4_all_dice_come_back() {
    let mut play = new();
    while play.state.round() == 1 {
        play.go_on();
    }
    assert_eq!(play.view()["bowls"], bowls(""));
    assert_eq!(play.view()["bot"]["used"], json!([]));
    play.until("roll_dice");
    assert_eq!(play.state.pending().to_roll().count(), 14);
}
