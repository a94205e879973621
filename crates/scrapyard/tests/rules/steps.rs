//! Chapter SE-16: steps.

use super::view::faults;
use crate::common::Play;
use scrapyard::{Chance, Decision, Refusal};
use solo_core::{Countable, Game, Input};

#[test]
fn se_16_1_only_the_side_that_is_due() {
    let mut play = Play::plain("");
    let refusal = play.refused("card p01");
    assert_eq!(
        (refusal.reason(), refusal.rule()),
        ("not_a_chance", "SE-16.1")
    );
    play.go("draw part");
    let refusal = play.refused("draw part");
    assert_eq!(
        (refusal.reason(), refusal.rule()),
        ("not_a_decision", "SE-16.1")
    );
    assert_eq!(play.refused("die 7").reason(), "syntax");
    assert!(!play.game.is_legal(&play.state, Decision::Stop));
}

#[test]
fn se_16_2_a_task_of_a_view_has_its_cards() {
    // One Part is missing, so that nothing is asked; the machine is not in hand.
    let text = "agenda omit machine s01 / pace / trim / main; n 1; P p01 p10";
    assert_eq!(faults(text, |_| {}), ["agenda SE-16.2"]);
}

#[test]
fn se_16_2_accepted_is_what_is_listed() {
    let mut play = Play::plain("P p01 s02; Pb s01 s14; scrap p05 s06; G p09x2");
    let check = |play: &Play| {
        let legal: Vec<Decision> = play.game.decisions(&play.state).collect();
        for decision in Decision::values(&play.game) {
            let accepted = play.game.apply(&play.state, decision).is_ok();
            assert_eq!(
                accepted,
                legal.contains(&decision),
                "{decision:?} in {}",
                play.agenda()
            );
        }
        for chance in Chance::values(&play.game) {
            let mut outcomes = play.game.chances(&play.state);
            let listed = outcomes.any(|(other, _)| other == chance);
            assert_eq!(
                play.game.apply(&play.state, chance).is_ok(),
                listed,
                "{chance:?}"
            );
        }
    };
    for step in [
        "use s14",
        "look part",
        "card p03",
        "card p04",
        "card p02",
        "take p02",
        "place p03",
        "dig part",
        "die 4",
        "boost p02",
        "take p05",
    ] {
        check(&play);
        play.go(step);
    }
    check(&play);
    assert_eq!(play.forbidden_by("take p09"), "SE-16.2");
    assert_eq!(play.forbidden_by("stop"), "SE-16.2");
    assert_eq!(play.forbidden_by("boost p01"), "SE-16.2");
}

#[test]
fn se_16_3_what_leaves_no_choice_is_not_asked() {
    let mut play = Play::plain("scrap p05");
    play.go("dig part, die 6");
    assert_eq!(play.told(), "rolled succeeded took");
    let mut play = Play::plain("Pb s09; G p05");
    play.go("use s09");
    assert_eq!(play.told(), "acted ability took");
}

#[test]
fn refusals_are_small_and_speak() {
    assert!(size_of::<Refusal>() <= 32);
    let play = Play::plain("");
    let text = play.refused("steal").to_string();
    assert!(text.contains("ghost"), "{text}");
    assert_eq!(
        <Refusal as solo_core::Refusal>::game_over(),
        Refusal::Finished
    );
    let input = Input::Decision("nonsense");
    let mut state = play.state.clone();
    let refusal = play
        .game
        .advance_by_text(&mut state, input, &mut ())
        .unwrap_err();
    assert_eq!(refusal.rule(), "SE-16.2");
}
