//! Walks as they are generated.

use solo_core::example::{Choice, Table, Ten};
use solo_core::{Input, Next, Ranged};
use solo_testkit::strategies::{
    Walk, Walks, chance_due, decisions_due, finished, games, positions,
};

use super::{aborted, sample};
use crate::mistakes::{Mistake, Shelves, with};
use crate::well::{Well, WellOptions};

#[test]
fn positions_are_uniform_over_the_steps_of_a_game() {
    let walks = sample(&positions(Ten), 3000);
    let over = walks.iter().filter(|walk| walk.outcome().is_some()).count();
    let starts = walks.iter().filter(|walk| walk.is_empty()).count();
    // A tenth is over; the others are one of the four to twelve positions before.
    assert!((240..360).contains(&over), "{over} of 3000");
    assert!((300..600).contains(&starts), "{starts} of 3000");
    let walks = sample(&decisions_due(Ten), 300);
    assert!(walks.iter().all(|walk| walk.next() == Next::Decision));
    let walks = sample(&chance_due(Ten), 300);
    assert!(
        walks
            .iter()
            .all(|walk| matches!(walk.next(), Next::Chance(_)))
    );
    let walks = sample(&finished(Ten), 300);
    assert!(walks.iter().all(|walk| walk.outcome().is_some()));
    let walks = sample(&games(Ten), 300);
    assert!(walks.iter().all(|walk| walk.outcome().is_some()));
}

#[test]
fn options_are_those_of_the_game_unless_any_are_wanted() {
    let deep = Well {
        options: WellOptions {
            depth: Ranged::nearest(2),
            ..WellOptions::default()
        },
        ..Well::default()
    };
    let depths = |walks: &Walks<Well>| -> Vec<u8> {
        let walks = sample(walks, 100);
        (1..=3)
            .filter(|depth| {
                walks
                    .iter()
                    .any(|walk| walk.game().options.depth.get() == *depth)
            })
            .collect()
    };
    assert_eq!(depths(&games(deep.clone())), [2]);
    assert_eq!(depths(&games(deep).any_options()), [1, 2, 3]);
}

#[test]
fn players_and_weights_decide() {
    let bold = games(Ten).played_by(10, |_| |_: &Ten, _: &Table| Some(Choice::Roll));
    assert!(
        sample(&bold, 100)
            .iter()
            .all(|walk| !walk.inputs().contains(&Input::Decision(Choice::Stop)))
    );
    let stops = |walks: &Walks<Ten>| {
        let walks = sample(walks, 1000);
        let stops = |walk: &&Walk<Ten>| walk.inputs().contains(&Input::Decision(Choice::Stop));
        walks.iter().filter(stops).count()
    };
    let timid = games(Ten).weighing(|choice| if choice == Choice::Stop { 9 } else { 1 });
    let (usual, timid) = (stops(&games(Ten)), stops(&timid));
    assert!(timid > usual + 100, "{timid} {usual}");
    let never = games(Ten).weighing(|_| 0);
    assert_eq!(stops(&never), 0, "the first choice");
}

#[test]
fn a_search_for_rare_positions_gives_up_with_a_sentence() {
    let ten = positions(Ten).where_(|_, table| *table == Table::Over(17));
    let advice = "try played_by, weighing or towards, or more attempts";
    let told =
        |games| format!("Test aborted: no wanted position of ten in {games} games: {advice}");
    assert_eq!(aborted(&ten), told(400));
    assert_eq!(aborted(&ten.attempts(3)), told(3));
}

/// Decisions that a player leaves open are random.
#[test]
fn a_player_may_leave_a_decision_open() {
    let silent = games(Ten).played_by(10, |_| |_: &Ten, _: &Table| None);
    let walks = sample(&silent, 300);
    assert!(walks.iter().all(|walk| walk.outcome().is_some()));
    let stops = |walk: &&Walk<Ten>| walk.inputs().contains(&Input::Decision(Choice::Stop));
    assert!((1..300).contains(&walks.iter().filter(stops).count()));
}

#[test]
fn a_player_that_chooses_what_is_not_legal_stops_the_test() {
    let early = games(Ten).played_by(10, |_| |_: &Ten, _: &Table| Some(Choice::Stop));
    let told = aborted(&early);
    let begin = "Test aborted: the player chose stop, which is not legal, after 0 steps of ten,";
    assert!(told.starts_with(begin), "{told}");
    let eager = games(Ten).played_by(11, |_| |_: &Ten, _: &Table| None);
    let many = "Test aborted: a player makes at most ten decisions of ten, not 11";
    assert_eq!(aborted(&eager), many);
}

#[test]
fn a_game_without_end_is_no_search_for_a_position() {
    let told = with(Mistake::GivesBackToTheBox, || {
        aborted(&finished(Shelves::default()))
    });
    let begin = "Test aborted: no game of shelves ended within 36 steps";
    assert!(told.starts_with(begin), "{told}");
}

/// A position that panics was led to by the last step of the report.
#[test]
fn a_panic_after_a_step_stops_the_test_with_that_step() {
    let told = with(Mistake::PanicsInNext, || {
        aborted(&games(Shelves::default()))
    });
    let begin =
        "Test aborted: the game panicked: two gifts (crates/solo-testkit/tests/mistakes/game.rs:";
    assert!(told.starts_with(begin), "{told}");
    let steps = told.split(":\n").nth(1).unwrap_or_default();
    let last = steps
        .lines()
        .take_while(|line| line.starts_with("  ") && !line.contains("solo-save"))
        .last();
    assert_eq!(
        last.and_then(|line| line.split_whitespace().last()),
        Some("give"),
        "{told}"
    );
}

/// The report has the message, the input, and a save that leads to the position before it.
#[test]
fn a_panic_of_the_rules_stops_the_test_with_the_steps_that_led_there() {
    let told = with(Mistake::PanicsInAdvance, || {
        aborted(&games(Shelves::default()))
    });
    let begin = "Test aborted: the game panicked: the shelf beside (crates/solo-testkit/tests/mistakes/game.rs:";
    assert!(told.starts_with(begin), "{told}");
    assert!(told.contains("), at shelf "), "{told}");
    assert!(
        told.contains(" steps of shelves, default options:\n  [book "),
        "{told}"
    );
    assert!(
        told.contains("\n  \"solo-save 2\\ngame shelves\\n"),
        "{told}"
    );
    assert!(told.lines().count() <= 40, "{told}");
}
