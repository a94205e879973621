//! Every law notices the faults it is there for, and says where.
#![allow(clippy::expect_used, reason = "tests may panic")]

mod well;

use solo_core::testkit::laws;
use well::{Broken, Well};

solo_core::laws!(Well, games = 300, module = laws_of_the_well);

type Law = fn(&Well, u32) -> Result<(), String>;

/// The report of the first game that breaks the law.
fn report(law: Law, broken: Broken) -> String {
    let report = law(&Well::broken(broken), 40);
    report.expect_err(&format!("{broken:?} should have been noticed"))
}

#[track_caller]
fn notices(law: Law, broken: Broken, what: &str) {
    let report = report(law, broken);
    assert!(
        report.contains(what),
        "{broken:?} is reported as:\n{report}"
    );
    assert!(report.contains("of well"), "{report}");
}

#[test]
fn all_laws_hold_for_a_sound_game() {
    assert_eq!(laws::all(&Well::default(), 40), Ok(()));
}

#[test]
fn determinism_notices_moods() {
    notices(laws::determinism, Broken::Moody, "two lists of events");
}

#[test]
fn lists_notice_disorder() {
    notices(laws::lists, Broken::Unsorted, "not in ascending order");
    notices(laws::lists, Broken::EmptyList, "the decisions are []");
    notices(laws::lists, Broken::GoesOnVisiting, "told to stop after 1");
    notices(laws::lists, Broken::NoWeight, "no weight");
}

#[test]
fn legality_notices_every_difference() {
    notices(
        laws::legality,
        Broken::AcceptsTooMuch,
        "leave is accepted, but not listed",
    );
    notices(laws::legality, Broken::ListsTooMuch, "listed, but");
    notices(
        laws::legality,
        Broken::RefusalMoves,
        "a refusal changed the position",
    );
    notices(
        laws::legality,
        Broken::RefusalTells,
        "is refused, but something happened",
    );
    notices(laws::legality, Broken::NamelessRule, "\"6\" is no clause");
    notices(
        laws::legality,
        Broken::IsLegalLies,
        "is_legal says true for leave",
    );
    notices(
        laws::legality,
        Broken::NotInVocabulary,
        "not in the vocabulary",
    );
}

#[test]
fn shortcuts_notice_every_difference() {
    notices(laws::shortcuts, Broken::WrongCount, "decision_count");
    notices(laws::shortcuts, Broken::WrongChoice, "choose_decision");
    notices(
        laws::shortcuts,
        Broken::WrongNth,
        "nth_decision beyond the end",
    );
    notices(laws::shortcuts, Broken::WrongWeight, "chance_weight");
    notices(laws::shortcuts, Broken::WrongNthChance, "nth_chance");
    notices(laws::shortcuts, Broken::OtherStart, "start");
    notices(laws::shortcuts, Broken::OtherApply, "apply");
    notices(laws::shortcuts, Broken::OtherRefusal, "advance and apply");
}

#[test]
fn audit_asks_everywhere() {
    notices(laws::audit, Broken::FailsAudit, "WE-8");
}

#[test]
fn the_end_comes_and_stays() {
    notices(laws::end, Broken::Endless, "more than 19 steps");
    notices(laws::end, Broken::MovesAfterTheEnd, "after the end");
}

#[test]
fn notation_notices_misreadings() {
    notices(laws::notation, Broken::ReadsOtherwise, "read back");
    notices(laws::notation, Broken::ReadsTooMuch, "is read as");
    notices(laws::notation, Broken::ErrorOutside, "is refused, but");
}

#[test]
fn options_are_kept() {
    notices(laws::options, Broken::ForgetsOptions, "options");
    notices(laws::options, Broken::MoodyCatalogue, "catalogues");
}

#[test]
fn views_lead_back() {
    notices(laws::views, Broken::ForgetfulView, "leads elsewhere");
    notices(laws::bad_views, Broken::TrustsViews, "is accepted, but");
}

#[test]
fn records_and_seeds_lead_back() {
    notices(laws::records, Broken::MoodyCatalogue, "a save is refused");
    notices(laws::seeded, Broken::Moody, "events of the replay");
}

#[test]
fn spots_notice_what_the_other_laws_do() {
    notices(laws::spots, Broken::Endless, "more than 19 steps");
    notices(laws::spots, Broken::FailsAudit, "WE-8");
    notices(laws::spots, Broken::Unsorted, "not in ascending order");
    notices(laws::spots, Broken::WrongCount, "decision_count");
    notices(laws::spots, Broken::WrongWeight, "chance_weight");
    // These come by turns.
    let report = |broken| {
        let law = laws::spots(&Well::broken(broken), 2_000);
        law.expect_err("should have been noticed")
    };
    assert!(report(Broken::MoodyCatalogue).contains("a save is refused"));
    assert!(report(Broken::ForgetfulView).contains("leads elsewhere"));
    assert!(report(Broken::TrustsViews).contains("is accepted, but"));
    assert!(report(Broken::AcceptsTooMuch).contains("leave is accepted, but not listed"));
}

#[test]
fn a_report_says_how_to_get_there() {
    let report = report(laws::audit, Broken::FailsAudit);
    let lines: Vec<&str> = report.lines().collect();
    assert_eq!(
        lines[0],
        "the law of audit is broken: WE-8: never two turns"
    );
    assert_eq!(
        lines[1],
        "  in game 0 of well, options: depth=2 safe=false rope=short"
    );
    assert!(
        lines[2].starts_with("  after ") && lines[2].contains(" inputs: decide "),
        "{report}"
    );
}
