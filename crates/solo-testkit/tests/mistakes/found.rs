//! Every mistake is found by the law that is meant for it.

use solo_testkit::{GAMES, laws};

use super::Shelves;
use super::mistake::{Mistake, make};
use super::table::{Finds, LAWS, Law};

/// Returns what a law says about the game with a mistake.
fn verdict(law: Law, mistake: Mistake) -> Result<(), String> {
    make(mistake);
    let verdict = law(&Shelves::default(), GAMES);
    make(Mistake::Nothing);
    verdict
}

#[test]
fn no_law_finds_anything_in_the_game_of_the_guide() {
    assert_eq!(laws::all(&Shelves::default(), GAMES), Ok(()));
}

#[test]
fn every_law_finds_the_mistakes_that_it_is_meant_for() {
    for Finds {
        law,
        name,
        mistakes,
    } in LAWS
    {
        for (mistake, what) in mistakes {
            let report = verdict(law, *mistake);
            let report = report.expect_err(&format!("{name}: {mistake:?} is not found"));
            let start = format!("the law of {name} is broken: ");
            assert!(report.starts_with(&start), "{mistake:?}:\n{report}");
            assert!(report.contains(what), "{mistake:?}:\n{report}");
            assert!(report.contains(" of shelves"), "{mistake:?}:\n{report}");
            let look = "look further with SOLO_LAW_GAMES=";
            assert!(report.contains(look), "{report}");
            assert!(report.lines().count() <= 40, "{mistake:?}:\n{report}");
        }
    }
}

#[test]
fn every_mistake_is_found_and_every_law_finds_two() {
    let found = || LAWS.iter().flat_map(|finds| finds.mistakes);
    for mistake in Mistake::ALL {
        assert!(found().any(|(one, _)| one == mistake), "{mistake:?}");
    }
    for finds in &LAWS {
        assert!(finds.mistakes.len() >= 2, "{}", finds.name);
    }
}

/// A game that stands still, goes on for ever or panics hides no report of another law.
#[test]
fn all_laws_report() {
    let laws_that_report = |mistake| {
        let report = verdict(laws::all, mistake).unwrap_err();
        let law = |line: &str| {
            Some(
                line.strip_prefix("the law of ")?
                    .split_once(" is")?
                    .0
                    .into(),
            )
        };
        report.lines().filter_map(law).collect::<Vec<String>>()
    };
    let reports = laws_that_report(Mistake::GivesBackToTheBox);
    assert_eq!(reports, ["end", "options", "spots"]);
    let reports = laws_that_report(Mistake::PanicsInView);
    assert_eq!(reports, ["views", "bad views", "records", "spots"]);
    let reports = laws_that_report(Mistake::HasNoOutcomes);
    let expected = ["lists", "legality", "end", "options", "bad views", "spots"];
    assert_eq!(reports, expected);
    // A panic that stops games is no reason for more reports.
    let reports = laws_that_report(Mistake::PanicsInNext);
    assert_eq!(reports, ["lists", "end", "options", "spots"]);
    let reports = laws_that_report(Mistake::PanicsInAdvance);
    assert_eq!(reports, ["legality", "end", "spots"]);
}
