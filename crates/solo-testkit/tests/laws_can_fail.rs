//! Every law detects its faults, and reports their location.
#![allow(clippy::expect_used, reason = "tests may panic")]

use crate::well::data::carelessly;
use crate::well::{Broken, Well};
use solo_testkit::laws;

solo_testkit::laws!(Well, games = 300, module = laws_of_the_well);

type Law = fn(&Well, u32) -> Result<(), String>;

/// Returns the report of the first game that breaks the law.
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
    assert!(laws::all(&Well::broken(Broken::FailsAudit), 40).is_err());
}

#[test]
fn determinism_notices_moods() {
    notices(laws::determinism, Broken::Moody, "two lists of events");
}

#[test]
fn lists_notice_disorder() {
    notices(laws::lists, Broken::Unsorted, "not in ascending order");
    notices(laws::lists, Broken::ListsTwice, "not in ascending order");
    notices(laws::lists, Broken::EmptyList, "there are 0 decisions");
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
    notices(
        laws::legality,
        Broken::NamelessRule,
        "\"6\" is not a clause",
    );
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
    notices(laws::shortcuts, Broken::WrongWeight, "chance_weight");
    notices(laws::shortcuts, Broken::WrongNthChance, "nth_chance\n");
    notices(
        laws::shortcuts,
        Broken::NthChanceBeyond,
        "nth_chance beyond",
    );
    notices(
        laws::shortcuts,
        Broken::IsLegalDenies,
        "is_legal is false for leave",
    );
    notices(laws::shortcuts, Broken::OtherStart, "start");
    notices(laws::shortcuts, Broken::OtherApply, "is broken: apply\n");
    notices(laws::shortcuts, Broken::OtherRefusal, "advance and apply");
}

#[test]
fn shortcuts_notice_faulty_iterators() {
    for (broken, what) in [
        (Broken::LenTooLarge, "the lengths of the decisions\n"),
        (Broken::LenStays, "the lengths of the decisions\n"),
        (Broken::HintWithoutEnd, "the size_hint of the decisions\n"),
        (Broken::NthIsNext, "nth of the decisions\n"),
        (Broken::NthStays, "the decisions behind the nth\n"),
        (Broken::NthBeyond, "nth of the decisions beyond the end\n"),
        (Broken::FoldSkips, "fold of the decisions\n"),
        (Broken::ChanceLenTooLarge, "the lengths of the outcomes\n"),
    ] {
        notices(laws::shortcuts, broken, what);
    }
}

#[test]
fn audit_asks_everywhere() {
    notices(laws::audit, Broken::FailsAudit, "WE-8");
}

#[test]
fn the_end_comes_and_stays() {
    notices(laws::end, Broken::Endless, "more than MAX_STEPS = 18 steps");
    notices(laws::end, Broken::MovesAfterTheEnd, "after the end");
}

#[test]
fn numbers_are_those_of_the_values() {
    for (broken, what) in [
        (Broken::TooManyValues, "8 values, but none has number 7"),
        (Broken::NumbersWithGaps, "the number of Throw\n"),
        (Broken::OtherValueInside, "the number of Draw\n"),
        (Broken::NumbersTurned, "not in the order of the values"),
        (Broken::NumbersBeyond, "7 is the number of Some(Leave)"),
        (Broken::WritesTooMuch, "Throw is written \"throw \""),
        (Broken::ReadsOtherwise, "\"drop B\" read back\n"),
        (Broken::ReadsNothing, "\"leave\" read back\n"),
        (
            Broken::ReadsAnotherGame,
            "\"leave\" read back by the game\n",
        ),
    ] {
        notices(laws::numbers, broken, what);
    }
}

#[test]
fn notation_notices_misreadings() {
    notices(laws::notation, Broken::ReadsOtherwise, "is read as");
    notices(laws::notation, Broken::ReadsTooMuch, "is read as");
    notices(laws::notation, Broken::ErrorOutside, "is refused, but");
}

#[test]
fn labels_are_words_for_people() {
    for (broken, what) in [
        (Broken::DeedLabel(""), "the label \"\" is empty"),
        (Broken::DeedLabel("Drop "), "is not one line"),
        (Broken::DeedLabel("Drop {rune}"), "has a brace in it"),
        (Broken::DeedLabel("Drop rune_a"), "has an underscore in it"),
        (Broken::DeedLabel("Drop(Rune(0))"), "a program would print"),
        (Broken::DeedLabel("Drop (WE-6) it"), "cites a clause"),
        (Broken::FateLabel("card_a"), "has an underscore in it"),
        (Broken::DeedDescription("Leave {n}"), "the description"),
        (Broken::FateDescription(""), "the description \"\" is empty"),
        (
            Broken::DeedDescription("Throw the die"),
            r#"both "throw" and "leave""#,
        ),
        (
            Broken::FateDescription("Die"),
            r#"both "die 1" and "die 2""#,
        ),
        (Broken::Sentence("You throw"), "has no end"),
        (Broken::Sentence("thrown_die."), "has an underscore in it"),
        (Broken::Log("You throw"), "has no end"),
        (Broken::Narration(" in {all}"), "has a brace in it"),
    ] {
        notices(laws::labels, broken, what);
    }
}

#[test]
fn translators_are_told_every_text() {
    let what = "Said.Leave is not among the texts for translators, but in";
    notices(laws::translations, Broken::UnlistedText, what);
    let what = "Nay.NotDue is not among the texts for translators, but in";
    notices(laws::translations, Broken::UnlistedRefusal, what);
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
fn tables_lead_back() {
    notices(
        laws::tables,
        Broken::ForgetfulTables,
        "other tables than those declared",
    );
    notices(
        laws::tables,
        Broken::OtherColumns,
        "other columns than those declared",
    );
    notices(laws::tables, Broken::MoodyCatalogue, "another catalogue");
    laws::bad_tables(&Well::default(), 200).unwrap();
    let report = carelessly(|| laws::bad_tables(&Well::default(), 200)).unwrap_err();
    assert!(
        report.contains("a fault without a place: 3 of 4 rows (WE-11)"),
        "{report}"
    );
}

#[test]
fn records_and_seeds_lead_back() {
    notices(laws::records, Broken::MoodyCatalogue, "a save is refused");
    let position = "the position of a loaded game";
    notices(laws::records, Broken::ForgetfulView, position);
    notices(laws::seeded, Broken::Moody, "events of the replay");
}

#[test]
fn sessions_go_back_and_on() {
    notices(laws::undo, Broken::MoodyDie, "the same once more\n");
    notices(laws::logs, Broken::Moody, "the log\n");
    notices(laws::sessions, Broken::MoodyDie, "a save is refused");
    notices(laws::sessions, Broken::MoodyCatalogue, "a save is refused");
    notices(laws::sessions, Broken::OtherColumns, "a save is refused");
    let position = "a damaged save is loaded and saved otherwise";
    let law = laws::bad_sessions(&Well::broken(Broken::ForgetsOptions), 2_000);
    let report = law.expect_err("should have been noticed");
    assert!(report.contains(position), "{report}");
}

#[test]
fn spots_notice_what_the_other_laws_do() {
    notices(
        laws::spots,
        Broken::Endless,
        "more than MAX_STEPS = 18 steps",
    );
    notices(laws::spots, Broken::FailsAudit, "WE-8");
    notices(laws::spots, Broken::Unsorted, "not in ascending order");
    notices(laws::spots, Broken::FoldSkips, "fold of the decisions");
    notices(laws::spots, Broken::WrongWeight, "chance_weight");
    // These are checked by turns.
    let report = |broken| {
        let law = laws::spots(&Well::broken(broken), 2_000);
        law.expect_err("should have been noticed")
    };
    assert!(report(Broken::MoodyCatalogue).contains("a save is refused"));
    assert!(report(Broken::ForgetfulView).contains("leads elsewhere"));
    assert!(report(Broken::TrustsViews).contains("is accepted, but"));
    assert!(report(Broken::AcceptsTooMuch).contains("leave is accepted, but not listed"));
    assert!(report(Broken::DeedDescription("")).contains("the description \"\" is empty"));
}

#[test]
fn a_report_says_how_to_get_there() {
    let report = report(laws::audit, Broken::FailsAudit);
    let lines: Vec<&str> = report.lines().collect();
    assert_eq!(
        lines[0],
        "the law of audit is broken: the audit of the game finds: turn: never two turns (WE-8)"
    );
    assert_eq!(lines[1], "  in game 0 of well, default options");
    assert_eq!(lines[3], "  look further with SOLO_LAW_GAMES=400");
    assert!(
        lines[2].starts_with("  after ") && lines[2].contains(" inputs: decide "),
        "{report}"
    );
}

#[test]
fn a_report_shows_what_differs() {
    let report = report(laws::views, Broken::ForgetfulView);
    let starts = [
        "the law of views is broken: a view leads elsewhere",
        "  in game ",
        "  one: Shaft { pips: 0",
        "  other: Shaft { pips: ",
        "  after ",
        "  look further with SOLO_LAW_GAMES=400",
    ];
    let lines: Vec<&str> = report.lines().collect();
    assert_eq!(lines.len(), starts.len(), "{report}");
    for (line, start) in lines.iter().zip(starts) {
        assert!(line.starts_with(start), "{report}");
    }
}
