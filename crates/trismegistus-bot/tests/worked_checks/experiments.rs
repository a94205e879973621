//! Experiments that the bot takes and completes.
use crate::common::{Play, bot_turn, card, levels, taking};
use serde_json::{Value, json};

#[track_caller]
fn takes(changes: &[(&str, Value)], cards: [&str; 2], taken: &str, rule: &str) -> Play {
    let slots = [json!(cards[0]), json!(cards[1]), Value::Null];
    let play = taking(&json!({}), &slots, changes);
    let (choice, candidates, by) = play.chosen("experiment").unwrap();
    assert_eq!((choice, candidates), (json!(taken), json!(cards)));
    assert_eq!(by, rule);
    play
}

// Cards of level 1 are not on display in round 2: in place of one in the example there is a card of
// level 2 with the same type, and a separate table of experiments.
#[test]
fn w_16_a_new_type_comes_first() {
    let changes = [
        ("/bot/gold", json!(1)),
        ("/bot/completed", json!(["e1-01"])),
    ];
    takes(&changes, ["e2-01", "e2-06"], "e2-06", "TB-8.6a");
}

#[test]
fn w_17_both_could_be_completed() {
    // Fire 3 worth 7 and fire 3 of another type worth less would need two levels of cards; two of
    // level 2 with equal worth leave it to the left one.
    let changes = [("/bot/gold", json!(1))];
    let play = takes(&changes, ["e2-02", "e2-03"], "e2-02", "TB-8.6f");
    let completed = &play.told_of("completed")[0];
    assert_eq!(
        (&completed["id"], &completed["gold"]),
        (&json!("e2-02"), &json!(1))
    );
    // The more valuable one of those it can complete.
    let changes = [("/bot/gold", json!(2))];
    takes(&changes, ["e2-02", "e2-12"], "e2-12", "TB-8.6b");
}

#[test]
fn w_18_the_smaller_shortfall() {
    takes(&[], ["e2-06", "e2-04"], "e2-04", "TB-8.6c");
}

#[test]
fn w_19_the_smaller_shortfall_of_the_human() {
    let changes = [("/levels/human", levels("0/5/0/1"))];
    takes(&changes, ["e2-06", "e2-08"], "e2-06", "TB-8.6d");
}

/// Lets the bot do something else and then complete experiments, levels 2/2/2/2.
fn completing(changes: &[(&str, Value)]) -> Play {
    let mut play = bot_turn(&json!({}), card("black,max,1,vp:1"), 2);
    play.edit(&[("/levels/bot", levels("2/2/2/2"))])
        .edit(changes)
        .step("flip b1");
    play
}

#[test]
fn w_20_only_one_can_be_afforded() {
    let play = completing(&[
        ("/bot/gold", json!(1)),
        ("/bot/completed", json!(["e1-01"])),
        ("/bot/incomplete", json!(["e2-05", "e2-04"])),
    ]);
    assert_eq!(play.view()["bot"]["completed"], json!(["e1-01", "e2-04"]));
    assert_eq!(play.state.bot_gold(), 0);
    // With 2 Gold either could be afforded, and air is a type it does not have.
    let play = completing(&[
        ("/bot/gold", json!(2)),
        ("/bot/completed", json!(["e1-01"])),
        ("/bot/incomplete", json!(["e2-05", "e2-04"])),
    ]);
    assert_eq!(play.view()["bot"]["completed"], json!(["e1-01", "e2-04"]));
    assert_eq!(play.view()["bot"]["incomplete"], json!(["e2-05"]));
    assert_eq!(play.state.bot_gold(), 1);
    assert_eq!(play.chosen("completion").unwrap().2, "TB-10.5");
}

#[test]
fn w_21_the_more_valuable_one() {
    let play = completing(&[
        ("/bot/gold", json!(3)),
        ("/bot/incomplete", json!(["e2-05", "e2-10"])),
    ]);
    assert_eq!(play.view()["bot"]["completed"], json!(["e2-10"]));
    assert_eq!(play.state.bot_gold(), 1);
}

#[test]
fn w_22_both_together() {
    let play = completing(&[
        ("/bot/gold", json!(2)),
        ("/bot/incomplete", json!(["e1-05", "e2-06"])),
    ]);
    assert_eq!(play.view()["bot"]["completed"], json!(["e1-05", "e2-06"]));
    assert_eq!(play.state.bot_gold(), 0);
    assert_eq!(play.chosen("completion"), None);
}
