//! The functions for tests of games.
#![allow(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use core::cell::Cell;
use core::fmt::{self, Display, Formatter};

use crate::well::{Broken, Due, Well, WellOptions};
use serde_json::json;
use solo_core::example::{Table, Ten};
use solo_core::{
    Card, CardIn, Countable, Faults, Findings, Game, Input, OptionMap, Refusal, Set, ensure,
};
use solo_testkit::clauses::Clauses;
use solo_testkit::{
    audit_finds, digest, emitted, laws, listed, random_game, random_games, reach, set_up, take,
    view,
};

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
    assert_eq!(
        emitted(&well, &events),
        [json!({"event": "thrown", "pips": 5})]
    );
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
    late["dusk"] = json!(true);
    let faults = set_up(&well, &late).unwrap_err().to_string();
    assert_eq!(
        faults,
        "dusk: there is no such field (WE-12); due: expected what is due, found \"dusk\" (WE-4)"
    );
    let mut late = seen;
    late["turn"] = json!(9);
    late["due"] = json!("card");
    late["hand"] = json!([1, 2, 0, 1]);
    let faults = set_up(&well, &late).unwrap_err();
    assert_eq!(
        faults.to_string(),
        "turn: 9 is too late (WE-1); due: no card can come (WE-5)"
    );
    late["hand"] = json!([0, 0, 7, 0]);
    late["turn"] = json!(0);
    let faults = set_up(&well, &late).unwrap_err();
    assert_eq!(
        faults.to_string(),
        "hand[2]: the other fields make it 0, not 7 (WE-7)"
    );
}

#[test]
fn what_has_not_the_form_of_a_view_has_a_fault_for_every_field() {
    let faults = set_up(&Well::default(), &json!({"hand": 7})).unwrap_err();
    assert_eq!(faults.len(), 5, "{faults}");
    let faults = set_up(&Well::default(), &json!("hand")).unwrap_err();
    assert_eq!(
        faults.to_string(),
        "expected an object, found \"hand\" (WE-12)"
    );
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
#[should_panic(expected = "was refused and emitted something")]
fn a_refusal_that_tells_something_is_noticed() {
    let well = Well::broken(Broken::RefusalTells);
    let _ = take(&well, &mut well.start(), Input::Decision("leave"));
}

#[test]
#[should_panic(expected = "the game stops before that position")]
fn a_position_that_never_comes_is_noticed() {
    let _ = reach(&Ten, |_| false);
}

const BEYOND: &str = "sum: 11 is beyond ten, so the game is over (TEN-4)";

#[test]
fn an_audit_finds_what_was_changed() {
    audit_finds(
        &Ten,
        Ten.start(),
        |table| *table = Table::Rolling(11),
        BEYOND,
    );
}

#[test]
#[should_panic(expected = "Deciding(0)")]
fn an_audit_that_finds_nothing_is_noticed() {
    audit_finds(&Ten, Ten.start(), |_| (), BEYOND);
}

#[test]
#[should_panic(expected = "Rolling(11)")]
fn an_audit_that_finds_something_at_once_is_noticed() {
    audit_finds(&Ten, Table::Rolling(11), |_| (), BEYOND);
}

#[test]
#[should_panic(expected = "the law of audit is broken")]
fn a_broken_law_fails_its_test() {
    let law = laws::audit(&Well::broken(Broken::FailsAudit), 40);
    solo_testkit::enforce(law);
}

#[test]
fn a_digest_changes_with_the_game() {
    let digest = |broken| digest(&Well::broken(broken), 20).unwrap();
    let sound = digest(Broken::Nothing);
    // A law is tried on the same games in every run.
    assert_eq!(sound, 2_718_573_963_234_704_937);
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
    assert_eq!(games, solo_testkit::games(30));
    let report = random_games(&Well::default(), 30, |seen| match seen.state.due {
        Due::Card => Err("a card is due".to_owned()),
        _ => Ok(()),
    });
    assert!(report.unwrap_err().starts_with("a card is due\n  in game "));
}

/// Asks the law of reasons about pairs of the game of ten.
fn reasons(pairs: &str) -> Result<(), String> {
    let apart = [("over", "the law `end` asks for it")];
    laws::reasons(pairs, ["not_legal", "over"], &apart, |at, step| {
        let mut table = Ten.start();
        for face in at[0].split(' ') {
            take(&Ten, &mut table, Input::Decision("roll")).unwrap();
            take(&Ten, &mut table, Input::Chance(face)).unwrap();
        }
        (Ten, take(&Ten, &mut table, Input::Decision(step)).err())
    })
}

#[test]
fn a_reason_needs_a_position_and_its_neighbour() {
    let pair = "not_legal: nobody stops below five [TEN-2]\n  4 | stop\n  4 1 | legal\n";
    assert_eq!(reasons(pair), Ok(()));
    let fault = |from: &str, to| reasons(&pair.replace(from, to)).unwrap_err();
    let elsewhere = "  4 | stop: not_legal: nobody stops below five [TEN-2], expected not_legal: nobody stops below five [TEN-3]";
    assert_eq!(fault("TEN-2", "TEN-3"), elsewhere);
    let late = "  5 | stop: legal, expected not_legal: nobody stops below five [TEN-2]";
    assert_eq!(fault("  4 |", "  5 |"), late);
    assert_eq!(fault("4 1", "3 1"), "  3 1 | legal: stop is not_legal");
    let missing = "not_legal has no pair";
    assert_eq!(reasons(""), Err(missing.to_owned()));
    assert!(fault("not_legal:", "strange:").ends_with("strange is not a kind of refusal"));
    assert!(fault("  4 1 | legal\n", "").ends_with("a reason has three lines"));
    assert!(fault("  4 | stop", "  stop").ends_with("a position has two cells at least"));
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
    type Any = CardIn<{ Set::<Card>::full().bits() }>;
    let cards: Vec<Card> = Any::values(&Ten).map(Any::card).collect();
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
    assert_eq!(Findings::first_rule(audit), Some("WE-7"));
    let mut all = Vec::new();
    audit(&mut Findings::new(&mut |finding| {
        all.push(finding.to_string());
    }));
    assert_eq!(all, ["hand: too many cards (WE-7)", "due: unknown (WE-4)"]);
    assert_eq!(Findings::first_rule(|_| ()), None);
}

#[test]
fn a_finding_is_put_in_words_only_if_it_is_one() {
    struct Counted<'a>(&'a Cell<u32>);
    impl Display for Counted<'_> {
        fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
            self.0.set(self.0.get() + 1);
            f.write_str("seven")
        }
    }
    let asked = Cell::new(0);
    let faults = Faults::found_by(|findings| {
        ensure!(findings, true => Counted(&asked), "WE-7", "{}", Counted(&asked));
        assert_eq!(asked.get(), 0);
        ensure!(findings, asked.get() > 0 => "hand", "WE-7", "{} cards", Counted(&asked));
    });
    assert_eq!(
        (faults.to_string().as_str(), asked.get()),
        ("hand: seven cards (WE-7)", 1)
    );
}

#[test]
fn a_crate_is_read_from_its_folder() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::create_dir_all(path("src/play")).unwrap();
    std::fs::create_dir_all(path("tests")).unwrap();
    let nowhere = Clauses::of_crate(path("src"), "WE");
    assert!(nowhere.is_err(), "a crate has a rulebook");
    std::fs::write(
        path("RULES.md"),
        "**WE-1.1**, **WE-1.2**, **WE-1.3**, **bold**\n",
    )
    .unwrap();
    let code = "// WE-1.1, WE-1.2, WE-1.3\n#[test]\nfn we_1_3_stands() {}\n";
    std::fs::write(path("src/play/turn.rs"), code).unwrap();
    std::fs::write(path("tests/a.rs"), "#[test]\nfn we_1_1_falls() {}\n").unwrap();
    std::fs::write(path("tests/noise.bin"), [0xff, 0xfe]).unwrap();
    std::fs::write(path("README.md"), "see WE-3.1\n").unwrap();
    let clauses = Clauses::of_crate(folder.path(), "WE").unwrap();
    assert_eq!(
        clauses.faults(),
        [
            "WE-1.2 has no test: a function we_1_2_... with #[test]",
            "README.md:1: WE-3.1 is not a clause of the rulebook",
        ]
    );
    let empty = Clauses::new("WE", "no clause at all");
    assert_eq!(
        empty.faults(),
        ["RULES.md defines no clause, neither WE-1 nor WE-1.1"]
    );
}
