//! What the tests of games are written with.
#![allow(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

mod well;

use std::path::Path;

use serde_json::json;
use solo_core::example::{Table, Ten};
use solo_core::testkit::clauses::Clauses;
use solo_core::testkit::{
    audit_finds, digest, laws, listed, random_game, random_games, reach, set_up, take, told, view,
};
use solo_core::{Card, Finding, Findings, Game, Input, Notation, OptionMap, Refusal};
use well::{Broken, Due, Well, WellOptions};

#[test]
fn steps_are_taken_as_they_are_written() {
    let well = Well::default();
    let mut shaft = well.start();
    assert_eq!(listed(&well, &shaft), ["draw", "throw"]);
    assert_eq!(
        take(&well, &mut shaft, Input::Decision("throw")),
        Ok(vec![])
    );
    assert_eq!(listed(&well, &shaft).len(), 6);
    let events = take(&well, &mut shaft, Input::Chance("die 5")).unwrap();
    assert_eq!(told(&well, &events), [json!({"Thrown": {"pips": 5}})]);
    let before = shaft.clone();
    let refusal = take(&well, &mut shaft, Input::Decision("drop A")).unwrap_err();
    assert_eq!((refusal.rule(), shaft), ("WE-5", before));
}

#[test]
fn positions_are_set_up_as_they_are_seen() {
    let well = Well::default();
    let seen = view(&well, &well.start());
    assert_eq!(seen["due"], "decision");
    assert_eq!(set_up(&well, &seen), Ok(well.start()));
    let mut late = seen.clone();
    late["turn"] = json!(9);
    late["due"] = json!("dusk");
    assert_eq!(set_up(&well, &late).unwrap_err().len(), 2);
    late["due"] = json!("card");
    late["hand"] = json!([1, 2, 0, 1]);
    let faults = set_up(&well, &late).unwrap_err();
    assert_eq!(
        faults.to_string(),
        "turn: too late (WE-1); due: no card can come (WE-5)"
    );
}

#[test]
#[should_panic(expected = "has not the form of a view")]
fn what_has_not_the_form_of_a_view_is_no_position() {
    let _ = set_up(&Well::default(), &json!({"hand": 7}));
}

#[test]
#[should_panic(expected = "breaks an invariant")]
fn a_step_that_breaks_an_invariant_is_noticed() {
    let well = Well::broken(Broken::FailsAudit);
    let mut shaft = well.start();
    for step in [Input::Decision("throw"), Input::Chance("die 5")].repeat(2) {
        let _ = take(&well, &mut shaft, step);
    }
}

#[test]
#[should_panic(expected = "was refused and changed something")]
fn a_refusal_that_changes_something_is_noticed() {
    let well = Well::broken(Broken::RefusalMoves);
    let _ = take(&well, &mut well.start(), Input::Decision("leave"));
}

#[test]
#[should_panic(expected = "was refused and told something")]
fn a_refusal_that_tells_something_is_noticed() {
    let well = Well::broken(Broken::RefusalTells);
    let _ = take(&well, &mut well.start(), Input::Decision("leave"));
}

#[test]
#[should_panic(expected = "the game stops before that position")]
fn a_position_that_never_comes_is_noticed() {
    let _ = reach(&Ten, |_| false);
}

#[test]
#[should_panic(expected = "Ok(())")]
fn an_audit_that_finds_nothing_is_noticed() {
    audit_finds(&Ten, Ten.start(), |_| (), "beyond ten the game is over");
}

#[test]
#[should_panic(expected = "Ok(())")]
fn an_audit_that_finds_something_at_once_is_noticed() {
    let fault = "beyond ten the game is over";
    audit_finds(&Ten, Table::Rolling(11), |_| (), fault);
}

#[test]
#[should_panic(expected = "the law of audit is broken")]
fn a_broken_law_fails_its_test() {
    let law = laws::audit(&Well::broken(Broken::FailsAudit), 40);
    solo_core::testkit::enforce(law);
}

#[test]
fn a_digest_changes_with_the_game() {
    let digest = |broken| digest(&Well::broken(broken), 20).unwrap();
    let sound = digest(Broken::Nothing);
    // A law is tried on the same games in every run.
    assert_eq!(sound, 18_196_529_648_730_800_311);
    // A list, a weight, an event, a position, an input.
    for broken in [
        Broken::Unsorted,
        Broken::WrongWeight,
        Broken::Moody,
        Broken::ForgetfulView,
        Broken::WrongNthChance,
    ] {
        assert_ne!(digest(broken), sound, "{broken:?}");
    }
}

#[test]
fn random_games_are_shown_from_the_start_to_the_end() {
    let mut turns = Vec::new();
    random_game(&Well::default(), 7, |seen| {
        assert_eq!(
            seen.inputs.is_empty(),
            seen.before == seen.state && turns.is_empty()
        );
        turns.push((seen.state.turn, seen.state.due));
        Ok(())
    })
    .unwrap();
    assert_eq!(turns.first(), Some(&(0, Due::Decision)));
    assert_eq!(turns.last().map(|(_, due)| *due), Some(Due::Nothing));
    let mut games = 0;
    random_games(&Well::default(), 30, |seen| {
        games += u32::from(seen.inputs.is_empty());
        Ok(())
    })
    .unwrap();
    assert_eq!(games, solo_core::testkit::games(30));
    let report = random_games(&Well::default(), 30, |seen| match seen.state.due {
        Due::Card => Err("a card is due".to_owned()),
        _ => Ok(()),
    });
    assert!(report.unwrap_err().starts_with("a card is due\n  in game "));
}

#[test]
fn an_option_is_given_once() {
    let read = serde_json::from_str::<OptionMap<WellOptions>>;
    assert!(read(r#"{"safe":true}"#).unwrap().0.safe);
    let error = |json| read(json).unwrap_err().to_string();
    assert!(error(r#"{"safe":true,"safe":true}"#).starts_with("option safe is given twice"));
    assert!(error(r#"{"depth":40}"#).starts_with("depth: "));
    assert!(error("[]").contains("expected an object of option names and values"));
}

#[test]
fn cards_are_visited_in_their_order() {
    let mut cards = Vec::new();
    Card::visit_all(|card| cards.push(card));
    assert_eq!((cards.len(), cards.last()), (53, Some(&Card::JOKER)));
    assert!(cards.is_sorted());
}

#[test]
fn findings_are_counted_and_the_first_is_kept() {
    let audit = |findings: &mut Findings<'_>| {
        findings.require(true, "turn", "WE-1", "too late");
        findings.require(false, "hand", "WE-7", "too many cards");
        findings.require(false, "due", "WE-4", "unknown");
        assert_eq!(findings.count(), 2);
    };
    let first = Finding {
        at: "hand",
        rule: "WE-7",
        message: "too many cards",
    };
    assert_eq!(Findings::first(audit), Some(first));
    let mut all = Vec::new();
    audit(&mut Findings::new(&mut |finding| all.push(finding)));
    assert_eq!((all.len(), all[0], all[1].rule), (2, first, "WE-4"));
    assert_eq!(Findings::first(|_| ()), None);
}

#[test]
fn a_crate_is_read_from_its_folder() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("crate-of-the-well");
    let path = |name: &str| folder.join(name);
    std::fs::create_dir_all(path("src/play")).unwrap();
    std::fs::create_dir_all(path("tests")).unwrap();
    let nowhere = Clauses::of_crate(path("src"), "WE");
    assert!(nowhere.is_err(), "a crate has a rulebook");
    std::fs::write(path("RULES.md"), "**WE-1.1** and **WE-1.2**, **bold**\n").unwrap();
    std::fs::write(path("src/play/turn.rs"), "// WE-1.1, WE-1.2\n").unwrap();
    std::fs::write(path("tests/a.rs"), "#[test]\nfn we_1_1_falls() {}\n").unwrap();
    std::fs::write(path("tests/noise.bin"), [0xff, 0xfe]).unwrap();
    std::fs::write(path("README.md"), "see WE-3.1\n").unwrap();
    let clauses = Clauses::of_crate(&folder, "WE").unwrap();
    assert_eq!(
        clauses.faults(),
        [
            "WE-1.2 has no test: a function we_1_2_... with #[test]",
            "README.md:1: WE-3.1 is no clause of the rulebook",
        ]
    );
    let empty = Clauses::new("WE", "no clause at all");
    assert_eq!(empty.faults(), ["RULES.md defines no clause WE-1.1"]);
}
