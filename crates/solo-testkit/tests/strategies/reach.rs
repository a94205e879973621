//! Counts of what strategies reach.

use solo_core::example::{Choice, Table, Ten};
use solo_testkit::strategies::{games, positions};

use crate::mistakes::Shelves;

/// The view of this game has no phase and no outcome.
#[test]
fn ends_come_from_the_rules() {
    let reached = games(Shelves::default()).reach(300);
    assert_eq!((reached.cases, reached.due["over"]), (300, 300));
    assert_eq!(reached.ends["won=false"], 300, "{reached}");
    let never: Vec<String> = reached.never().collect();
    assert_eq!(never, ["end won=true"], "{reached}");
    let reached = positions(Shelves::default()).reach(300);
    let waits = (reached.due["decision"], reached.due["chance"]);
    assert!(waits.0 > 90 && waits.1 > 90, "{reached}");
}

#[test]
fn cases_without_a_walk_are_counted_with_the_reason() {
    let never = positions(Ten)
        .where_(|_, table| *table == Table::Over(17))
        .attempts(2);
    let reached = never.reach(5);
    assert_eq!(reached.cases, 0);
    let reason = "no wanted position of ten in 2 games: try played_by, weighing or towards, or more attempts";
    assert_eq!(reached.aborted[reason], 5);
    let printed = reached.to_string();
    let begin = format!("0 walks\n5 aborted: {reason}\n");
    assert!(printed.starts_with(&begin), "{printed}");
    let early = games(Ten).played_by(10, |_| |_: &Ten, _: &Table| Some(Choice::Stop));
    assert_eq!(early.reach(3).aborted.values().sum::<u32>(), 3);
}
