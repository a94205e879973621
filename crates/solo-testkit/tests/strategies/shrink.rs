//! Failures, and the short walks that they shrink to.

use solo_core::example::{Table, Ten};
use solo_core::{Game, Next, Session};
use solo_testkit::strategies::{Step, Walk, chance_due, decisions_due, finished, games, positions};

use super::{sample, shrunk};
use crate::mistakes::{Event, Shelves};
use crate::well::{Rope, Well, WellOptions};

#[test]
fn failing_games_shrink_to_short_ones() {
    let any = || games(Well::default()).any_options();
    let walk = shrunk(any(), 1, |walk: &Walk<Well>| {
        walk.states().iter().all(|s| s.turn < 2)
    });
    assert_eq!(walk.game().options, WellOptions::default());
    // Draw the first card, drop it, and nothing else.
    let printed = format!("{walk:?}");
    let steps = "3 steps of well, default options:\n  draw [card A] drop A\n";
    assert!(printed.starts_with(steps), "{printed}");
    // An option that matters stays.
    let walk = shrunk(any(), 1, |walk: &Walk<Well>| {
        walk.game().options.rope == Rope::Short
    });
    assert_eq!(
        walk.game().options,
        WellOptions {
            rope: Rope::Long,
            ..WellOptions::default()
        }
    );
    assert!(walk.is_empty());
}

#[test]
fn what_shrinks_stays_of_its_kind() {
    let walk = shrunk(finished(Well::default()), 1, |walk: &Walk<Well>| {
        walk.outcome().is_none()
    });
    assert!(matches!(walk.next(), Next::Over(_)));
    let shortest = sample(&finished(Well::default()), 500);
    let shortest = shortest.iter().map(Walk::len).min();
    assert!(Some(walk.len()) <= shortest, "{walk:?}");
    let walk = shrunk(decisions_due(Ten), 1, |walk: &Walk<Ten>| walk.len() < 3);
    assert!(matches!(walk.state(), Table::Deciding(_)), "{walk:?}");
    let walk = shrunk(chance_due(Ten), 1, |walk: &Walk<Ten>| walk.len() < 2);
    assert_eq!(walk.state(), &Table::Rolling(1));
    let nine = positions(Ten).where_(|_, table| *table == Table::Deciding(9));
    let walk = shrunk(nine, 1, |_| false);
    assert_eq!((walk.state(), walk.len()), (&Table::Deciding(9), 4));
}

#[test]
fn a_failure_is_printed_with_a_save_that_loads() {
    let walk = shrunk(
        positions(Well::default()).any_options(),
        1,
        |walk: &Walk<Well>| walk.game().options.rope == Rope::Short || walk.state().turn < 2,
    );
    let printed = format!("{walk:?}");
    assert!(printed.lines().count() <= 12, "{printed}");
    let steps = "3 steps of well, rope=long:\n  draw [card ";
    assert!(printed.starts_with(steps), "{printed}");
    // The literal, as a compiler reads it.
    let literal = printed.split_once("  \"").unwrap().1;
    let literal = literal.strip_suffix('"').unwrap();
    let literal = literal.replace("\\\n   ", "").replace("\\n", "\n");
    assert_eq!(literal, walk.save());
    let session = Session::parse(&literal, &Well::default()).unwrap();
    assert_eq!(session.state(), walk.state());
}

/// Options of a longer walk are given back while it is long: later, no walk of its length fails without them.
#[test]
fn options_that_do_not_matter_are_given_back() {
    for seed in 1..=4 {
        let walk = shrunk(
            games(Well::default()).any_options(),
            seed,
            |walk: &Walk<Well>| walk.states().iter().all(|shaft| shaft.turn < 2),
        );
        assert_eq!(
            walk.game().options,
            WellOptions::default(),
            "{seed}: {walk:?}"
        );
        let walk = shrunk(finished(Well::default()).any_options(), seed, |_| false);
        assert_eq!(
            walk.game().options,
            WellOptions::default(),
            "{seed}: {walk:?}"
        );
    }
}

/// A number that matters comes as near to the given one as it can.
#[test]
fn numbers_of_options_come_nearer_to_the_given_ones() {
    let dark = Shelves::default();
    for seed in 1..=4 {
        let walk = shrunk(
            games(dark.clone()).any_options(),
            seed,
            |walk: &Walk<Shelves>| walk.game().options().light > 0.9,
        );
        let options = walk.game().options();
        assert_eq!(
            (options.shelves, options.light),
            (3, 0.9),
            "{seed}: {walk:?}"
        );
    }
}

#[test]
fn what_fails_has_to_happen_twice_and_nothing_else() {
    // A shelf takes one of the tallest books.
    let holds = |walk: &Walk<Shelves>| {
        let nine = |step: Step<'_, Shelves>| {
            let nine = |event: &Event| matches!(event, Event::Shelved { book, .. } if book.height.get() == 9);
            step.events.iter().any(nine)
        };
        walk.steps().map(nine).filter(|nine| *nine).count() < 2
    };
    for seed in 1..=4 {
        let walk = shrunk(games(Shelves::default()).any_options(), seed, holds);
        assert_eq!(walk.len(), 4, "{seed}: {walk:?}");
    }
}
