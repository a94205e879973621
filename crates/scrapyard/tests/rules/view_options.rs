//! Views of games with other options, and of Characters.

use super::view::{faults, listed};
use crate::common::{Play, drilled, given, house, named, set_up};
use scrapyard::Source;
use serde_json::json;

#[test]
fn se_10_7_a_machine_without_a_card_is_read_where_there_can_be_one() {
    let text = "Gb s01 s05; Gc s05; G p02 p08";
    assert_eq!(faults(text, |_| {}), ["ghost.cardless SE-10.7"]);
    let game = house("character none, ghost_needs_card false");
    let play = Play::new(game.clone(), text);
    assert_eq!(
        (play.see("ghost.built"), play.see("ghost.cardless")),
        ("s01 s05".into(), "s05".into())
    );
    let unseen = "piles.machine.unseen";
    assert!(
        play.see(unseen)
            .starts_with("s01x2 s02x3 s03x3 s04x3 s05x3 ")
    );
    let mut view = play.view();
    view["ghost"]["cardless"] = json!(["s05", "s11"]);
    assert_eq!(listed(set_up(&game, &view))[0], "ghost.cardless SE-10.7");
    // The Parts alone would suffice for building.
    let found = listed(set_up(&game, &given(&game, "G p02 p08 p14")));
    assert_eq!(found, ["ghost SE-10.1"]);
}

#[test]
fn se_12_5_the_uses_of_an_action_are_all_left_outside_of_one() {
    let found = |options: &str, text: &str| {
        let game = drilled(options);
        listed(set_up(&game, &given(&game, text)))
    };
    let trim = "P p01 p02 p03 p04 p05 p06 p07 p08 p09; agenda trim / main; n 1";
    for text in ["c c02; u 2", &format!("c c02; u 2; {trim}")] {
        assert_eq!(found("", text), ["player.uses_left SE-12.5"], "{text}");
        assert_eq!(found("character_uses printed", text), [""; 0], "{text}");
    }
    let rolling = "agenda die steal / pace / trim / main; n 1; G p05x2";
    assert_eq!(found("", &format!("c c02; u 2; {rolling}")), [""; 0]);
    assert_eq!(found("", "c c02; u 4"), ["player.uses_left SE-12.1"]);
    let none = ["player.uses_left SE-12.1", "player.uses_left SE-12.5"];
    assert_eq!(found("", "c c02"), none);
}

#[test]
fn characters() {
    assert_eq!(faults("c c01; gc c01", |_| {}), ["ghost.character SE-3.4"]);
    assert_eq!(faults("u 1", |_| {}), ["player.uses_left SE-12.1"]);
    assert_eq!(faults("c c02", |_| {}), [""; 0]);
    assert_eq!(faults("c c02; u 1", |_| {}), ["player.uses_left SE-12.1"]);
    let printed = |text: &str| {
        let game = house("character none, character_uses printed");
        listed(set_up(&game, &given(&game, text)))
    };
    assert_eq!(printed("c c02; u 1"), [""; 0]);
    for text in ["c c02", "c c02; u 2", "c c01; u 0"] {
        assert_eq!(printed(text), ["player.uses_left SE-12.1"], "{text}");
    }
}

#[test]
fn what_is_fresh() {
    let printed = || house("character none, character_uses printed");
    let play = Play::new(printed(), "c c02; u 0; Pb s01 s09; Pu s09");
    let fresh = |play: &Play, source: Source| play.game.is_fresh(&play.state, source);
    let machine = |id: &str| named(&play.game, id);
    let character = machine;
    assert!(fresh(&play, machine("s01")));
    assert!(!fresh(&play, machine("s09")) && !fresh(&play, machine("s02")));
    assert!(!fresh(&play, character("c02")) && !fresh(&play, character("c01")));
    assert!(fresh(&Play::new(printed(), "c c02; u 1"), character("c02")));
    assert!(fresh(&Play::plain("c c02"), character("c02")));
    assert!(fresh(&Play::plain("c c01"), character("c01")));
    let play = Play::plain("Pb s01x2 s09x2; Pu s01 s09x2");
    assert!(fresh(&play, machine("s01")) && !fresh(&play, machine("s09")));
}
