//! Chapter SE-14: the end.

use crate::common::{Play, given, house, plain, set_up, with_ability};
use scrapyard::Scrapyard;
use serde_json::json;

fn capped_at(cap: i32) -> Scrapyard {
    house(&format!("character none, action_cap {cap}"))
}

#[test]
fn se_14_1_the_end_leaves_what_is_looked_at_where_it_is() {
    let mut play = Play::plain("P p02; Pb s14; G s05 p08 p14; Gb s01 s11; Gd i07 i08; n 3");
    play.go("use s14, look part, card p02, card p03, card p04");
    // The second copy makes the ghost's third Invention possible.
    play.go("take p02");
    assert!(play.is_over());
    assert_eq!(play.see("outcome.result"), "loss");
    assert_eq!(play.see("look"), "p03 p04");
    assert_eq!(play.see("scraps.part"), "p02 p08 p14");
    let view = play.view();
    assert_eq!(set_up(&play.game, &view).as_ref(), Ok(&play.state));
    // The last card that is looked at ends the game: nothing is left to look at.
    let game = with_ability("peek,look,1,1,0,p,0,top,H");
    let position = "P p02; Pb s01; G s05 p08 p14; Gb s01 s11; Gd i07 i08; n 3";
    let mut play = Play::new(game, position);
    play.go("use s01, card p02");
    assert!(play.is_over());
    let view = play.view();
    assert_eq!(set_up(&play.game, &view).as_ref(), Ok(&play.state));
}

#[test]
fn se_14_1_the_rest_is_dropped() {
    let mut play = Play::plain("Gd i03 i04; Gb s01 s05; G s11 p04 p07; scrap p05");
    play.go("dig part, die 2, card p12");
    assert_eq!(
        (play.see("outcome.result"), play.agenda()),
        ("loss".into(), String::new())
    );
    for step in ["draw part", "card p01", "nonsense"] {
        let refusal = play.refused(step);
        assert_eq!((refusal.reason(), refusal.rule()), ("finished", "SE-14.1"));
    }
}

#[test]
fn se_14_2_only_one_side_wins() {
    let game = plain();
    let view = given(&game, "Pd i03 i04 i05; Gd i06 i07 i08; agenda main");
    assert!(set_up(&game, &view).is_err());
    let mut play = Play::plain("Pd i03 i04; Gd i05 i06; Pb s01 s09 s10");
    play.go("invent i01");
    assert_eq!(
        (play.see("outcome.player"), play.see("outcome.ghost")),
        ("3".into(), "2".into())
    );
}

#[test]
fn se_14_3_the_last_action() {
    let mut play = Play::new(
        capped_at(10),
        "n 9; P p01 p02 p03 p04 p05 p06 p07 p08; Pd i03",
    );
    play.go("draw part, card p09");
    assert_eq!(play.told(), "drew ended", "nothing is trimmed any more");
    let outcome =
        json!({"result": "capped", "player": 1, "ghost": 0, "actions": 10, "rating": 100});
    assert_eq!(play.view()["outcome"], outcome);
    assert_eq!(play.refused("draw part").rule(), "SE-14.3");
    assert_eq!(play.refused("draw part").reason(), "finished");
    // A win with the last action is a win.
    let mut play = Play::new(capped_at(10), "n 9; Pd i03 i04; Pb s01 s09 s10");
    play.go("invent i01");
    assert_eq!(play.see("outcome.result"), "win");
    let mut play = Play::new(capped_at(10), "n 8");
    play.go("draw part, card p09");
    assert_eq!(play.agenda(), "main");
}
