//! Hints in a small game, of which all is known.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use solo_core::example::{Choice, Table};
use solo_players::{Ahead, Hints, Kind, Prospect, Share, Spread, Tenths};

use crate::common::Counted;

fn played(table: Table, deals: u32) -> Vec<Prospect<Choice>> {
    let game = Counted::default();
    let mut hints = Hints::new(&game, &table, 1);
    assert_eq!(hints.by(), Kind::Sensible);
    hints.play(&game, &table, deals);
    hints.list()
}

#[test]
fn a_hint_is_what_comes_of_the_decision() {
    let list = played(Table::Deciding(9), 600);
    let [stop, roll] = list.as_slice() else {
        panic!("two decisions: {list:?}");
    };
    assert_eq!(stop.decision, Choice::Stop);
    let nine = Spread {
        mean: Tenths(90),
        low: 9,
        high: 9,
    };
    assert_eq!((stop.yours, stop.theirs, stop.margin), (nine, None, None));
    assert_eq!(stop.won, Some(Share { won: 0, of: 600 }));
    // One face of six makes ten points, which win; the others make none.
    let won = roll.won.unwrap();
    assert!((80..=120).contains(&won.won), "{won}");
    assert_eq!((roll.yours.low, roll.yours.high), (0, 10));
    // Ten points for each win, over 600 deals, in tenths.
    let tenths = i32::try_from(won.won).unwrap().div_euclid(6);
    assert!(
        (tenths..=tenths + 1).contains(&roll.yours.mean.0),
        "{roll:?}"
    );
    let ahead = stop.ahead.unwrap();
    assert!(ahead.is_clear(), "{ahead:?}");
    assert!((ahead.points.0 - (90 - roll.yours.mean.0)).abs() <= 1);
    // The standard deviation is that of ten or nothing, 3.7: two errors are 0.3.
    assert_eq!(ahead.error, Tenths(3));
    assert_eq!(roll.ahead, None);
}

#[test]
fn parts_make_the_whole() {
    let (game, table) = (Counted::default(), Table::Deciding(6));
    let mut hints = Hints::new(&game, &table, 1);
    assert!(hints.list().is_empty());
    for deals in [1, 0, 6] {
        hints.play(&game, &table, deals);
    }
    assert_eq!(hints.list(), played(table, 7));
    assert!(hints.list().iter().all(|prospect| prospect.ahead.is_none()));
    hints.play(&game, &table, 1);
    assert!(hints.list()[0].ahead.is_some());
    assert!(played(Table::Rolling(3), 7).is_empty());
}

#[test]
fn the_choice_with_the_most_points_stands_first() {
    // Six points: to roll is by some tenths better than to stop, and the rule says so.
    let list = played(Table::Deciding(6), 60);
    assert_eq!(list[0].decision, Choice::Roll);
    // It says the same of nine, where it is wrong; looking ahead finds that, and the deals, too.
    let list = played(Table::Deciding(9), 60);
    assert_eq!(list[0].decision, Choice::Stop);
    for points in 5..=10 {
        let list = played(Table::Deciding(points), 60);
        let means: Vec<i32> = list.iter().map(|choice| choice.yours.mean.0).collect();
        assert!(means.is_sorted_by(|first, next| first >= next), "{means:?}");
    }
}

#[test]
fn an_error_is_that_of_the_differences() {
    // Deals differ by a hundred points, decisions by one or three.
    let one: Vec<i32> = (0..16).map(|deal| deal * 100 + deal % 2 * 2).collect();
    let other: Vec<i32> = (0..16).map(|deal| deal * 100 - 1).collect();
    let ahead = Ahead::of(&one, &other).unwrap();
    assert_eq!((ahead.points, ahead.error), (Tenths(20), Tenths(5)));
    assert!(ahead.is_clear());
    let behind = Ahead::of(&other, &one).unwrap();
    assert_eq!(behind.points, Tenths(-20));
    assert!(!behind.is_clear());
}
