//! Rules in sentences: their sources, and the faults that the law of rules finds.
#![allow(clippy::indexing_slicing, reason = "tests may panic")]

use solo_core::{
    ClauseLabel, Clauses, Options, Provenance, Ranged, Rules, Speech, Templates, fields,
};
use solo_testkit::laws;

solo_core::options! {
    /// Variants of a game.
    pub struct Variants {
        /// Decides whether a one ends the game.
        pub hard: bool = false, "XX-2", "R, H";
        /// Sets the number of throws.
        pub throws: Ranged<1, 9> = Ranged::nearest(3), "XX-3", "P";
    }
}

const TEXT: &str = "\
# Rulebook

## Chapter XX: all

- **XX-1** [S, order R] A.
- **XX-2** [R, penalty H] B. Alternative: C.
- **XX-3** [P2] D, see **XX-1**.
  It goes on.

- **XX-4a** [P, R] E. Alternative: F.
";
const LABELS: [ClauseLabel; ClauseLabel::count(TEXT)] = ClauseLabel::read(TEXT);

const fn rules(sentences: Templates) -> Rules {
    Rules::new(sentences, &LABELS, TEXT)
}

solo_core::templates! {
    SOUND: "Rule" {
        "end.last" ["XX-1"]: "The last card ends the game.",
        "end.order" ["XX-1 R"]: "Cards come one by one.",
        "end.easy" ["XX-2"] if hard = "false": "A one does not end it.",
        "end.hard" ["XX-2"] if hard != "false": "A one ends it, too.",
        "turn.throws" ["XX-3", "XX-4a"]: "You throw {throws#1=once|{throws} times}.",
    }
}

#[test]
fn a_sentence_has_the_sources_of_its_clause() {
    use Provenance::{Deduced, House, Published, Rulebook, Ruling};
    let rules = rules(SOUND);
    let sources: Vec<_> = rules
        .all()
        .iter()
        .map(|rule| rules.sources::<Variants>(rule))
        .collect();
    let expected: [&[Provenance]; 5] = [
        &[Rulebook, Ruling],
        &[Ruling],
        &[Ruling],
        &[House],
        &[Deduced],
    ];
    assert_eq!(sources, expected);
    assert_eq!(rules.origins("XX-4a"), [Published, Ruling]);
    for unknown in ["XX-4", "XX-5", "XX-1 H", ""] {
        assert!(rules.origins(unknown).is_empty(), "{unknown}");
    }
    assert_eq!(
        rules.all()[4].cited().collect::<Vec<_>>(),
        ["XX-3", "XX-4a"]
    );
}

#[test]
fn sentences_follow_the_options() {
    let (rules, options) = (
        rules(SOUND),
        Variants {
            hard: true,
            throws: Ranged::MIN,
        },
    );
    let said = |topic| {
        let about = rules.about(topic, &options);
        let write = |rule| {
            let mut text = String::new();
            rules
                .say(rule, &options, &fields![], &Speech::of(&()), &mut text)
                .map(|()| text)
        };
        about.map(write).collect::<Result<Vec<_>, _>>()
    };
    let end = [
        "The last card ends the game.",
        "Cards come one by one.",
        "A one ends it, too.",
    ];
    assert_eq!(said("end").as_deref(), Ok(&end.map(str::to_owned)[..]));
    assert_eq!(
        said("turn").as_deref(),
        Ok(&["You throw once.".to_owned()][..])
    );
    assert_eq!(said("nothing").as_deref(), Ok(&[][..]));
}

#[test]
fn a_rulebook_is_read_by_clause() {
    let clauses: Vec<_> = Clauses::of(TEXT).collect();
    assert_eq!(
        clauses.iter().map(|it| it.id).collect::<Vec<_>>(),
        ["XX-1", "XX-2", "XX-3", "XX-4a"]
    );
    assert_eq!(
        (clauses[2].label, clauses[2].text),
        ("P2", "D, see **XX-1**.\n  It goes on.")
    );
    assert!(clauses.iter().all(|it| it.section == "Chapter XX: all"));
}

#[test]
fn sound_rules_pass_the_law() {
    assert_eq!(laws::rules::<Variants>(&rules(SOUND), &[]), Ok(()));
    assert_eq!(Variants::unnamed(), Variants::DEFAULT);
}

/// Asserts that the law finds this fault in the sentences beside those that are sound.
#[track_caller]
fn finds(sentences: Templates, unspoken: &[(&str, &str)], fault: &str) {
    let report = laws::rules::<Variants>(&rules(sentences), unspoken);
    let report = report.err().unwrap_or_default();
    assert!(
        report.lines().any(|line| line.trim() == fault),
        "{fault}\n{report}"
    );
}

#[test]
fn the_law_finds_sentences_that_state_nothing() {
    solo_core::templates! {
        NO_CLAUSE: "Rule" { "a.a": "A.", }
        NO_SUCH_CLAUSE: "Rule" { "a.a" ["XX-1", "XX-9"]: "A.", }
        NO_SUCH_LABEL: "Rule" { "a.a" ["XX-1 P"]: "A.", }
        TWICE: "Rule" { "a.a" ["XX-1"]: "A.", "a.a" ["XX-1"]: "B.", }
    }
    finds(NO_CLAUSE, &[], "a.a: it cites no clause");
    finds(NO_SUCH_CLAUSE, &[], "a.a: no clause XX-9 exists");
    finds(NO_SUCH_LABEL, &[], "a.a: no clause XX-1 P exists");
    finds(TWICE, &[], "a.a: the key is used twice");
}

#[test]
fn the_law_finds_conditions_that_never_hold() {
    solo_core::templates! {
        NO_OPTION: "Rule" { "a.a" ["XX-1"] if soft = "true": "A.", }
        NO_VALUE: "Rule" { "a.a" ["XX-1"] if throws = "10": "A.", }
        NEVER: "Rule" { "a.a" ["XX-1"] if hard = "true", hard = "false": "A.", }
    }
    finds(NO_OPTION, &[], "a.a: soft is never true");
    finds(NO_VALUE, &[], "a.a: throws is never 10");
    finds(NEVER, &[], "a.a: no options make it true");
}

#[test]
fn the_law_finds_options_that_no_sentence_follows() {
    solo_core::templates! {
        SILENT: "Rule" { "a.a" ["XX-3"]: "You throw {throws} times.", }
        ELSEWHERE: "Rule" {
            "a.a" ["XX-1"] if hard = "true": "A.",
            "a.b" ["XX-3"]: "You throw {throws} times.",
        }
        SOME: "Rule" {
            "a.a" ["XX-2"] if hard = "true": "A.",
            "a.b" ["XX-3"] if throws = "1": "You throw once.",
        }
    }
    let hard = "no sentence that cites XX-2 tells hard=false and hard=true apart";
    finds(SILENT, &[], hard);
    finds(ELSEWHERE, &[], hard);
    finds(
        SOME,
        &[],
        "no sentence that cites XX-3 tells throws=2 and throws=3 apart",
    );
    assert_eq!(
        laws::rules::<Variants>(&rules(SILENT), &[("hard", "a reason")]),
        Ok(())
    );
    finds(
        SOUND,
        &[("hard", "a reason")],
        "hard: a sentence follows from it",
    );
    finds(
        SILENT,
        &[("hard", "")],
        "hard: this is not an option, or the reason is missing",
    );
    finds(
        SOUND,
        &[("soft", "a reason")],
        "soft: this is not an option, or the reason is missing",
    );
}
