//! Chapter SE-15: the outcome.

use crate::common::{Play, house};
use scrapyard::{GameResult, Scrapyard};
use serde_json::json;

fn capped_at(cap: i32) -> Scrapyard {
    house(&format!("character none, action_cap {cap}"))
}

#[test]
fn se_15_1_the_outcome() {
    let mut play = Play::plain("Pd i03 i04; Gd i05; Pb s01 s09 s10; n 41");
    play.go("invent i01");
    let outcome = json!({"result": "win", "player": 3, "ghost": 1, "actions": 42, "rating": 1958});
    assert_eq!(play.view()["outcome"], outcome);
    assert_eq!(
        play.event("ended"),
        json!({"event": "ended", "result": "win"})
    );
    let outcome = play.state.outcome().unwrap();
    assert_eq!((outcome.player, outcome.ghost, outcome.actions), (3, 1, 42));
}

#[test]
fn se_15_2_only_a_win_is_won() {
    let mut play = Play::plain("Pd i03 i04; Pb s01 s09 s10");
    play.go("invent i01");
    assert!(play.state.outcome().unwrap().won());
    let mut play = Play::new(capped_at(1), "Pd i03 i04");
    play.go("draw part, card p09");
    let outcome = play.state.outcome().unwrap();
    assert_eq!((outcome.won(), outcome.result), (false, GameResult::Capped));
}

#[test]
fn se_15_3_fewer_actions_are_better() {
    let rating = |n: u16| {
        let mut play = Play::plain(&format!("Pd i03 i04; Pb s01 s09 s10; n {n}"));
        play.go("invent i01");
        play.state.outcome().unwrap().rating
    };
    assert!(rating(50) > rating(51));
}

#[test]
fn se_15_4_the_rating() {
    let mut play = Play::plain("Gd i03 i04; Pd i06 i07; Gb s01 s05; G s11 p04 p07; scrap p05");
    play.go("dig part, die 2, card p12");
    let outcome = play.state.outcome().unwrap();
    assert_eq!((outcome.result, outcome.rating), (GameResult::Loss, 200));
}
