//! Small rulebooks, each with one fault.

use super::*;

const RULES: &str = "## Chapter XX-1: one\n\n- **XX-1.1** [S] A.\n- **XX-1.2** [S] B, see XX-1.1.\n\n| XX-I1 | holds |\n";

fn complete() -> Clauses {
    Clauses::new("XX", RULES)
        .source(
            "src/a.rs",
            "// XX-1.1: why. \"XX-1.2\"; chapter XX-1, XX-I1\n",
        )
        .test(
            "tests/a.rs",
            "#[test]\nfn xx_1_1_a() {}\n#[test]\n#[should_panic]\nfn xx_1_2() {}\n",
        )
}

#[test]
fn a_complete_crate_has_no_faults() {
    assert_eq!(complete().faults(), [""; 0]);
}

#[test]
fn a_ruling_names_the_other_reading() {
    let rules = RULES.replace("[S] A.", "[S, order R] A.");
    let of = |rules: &str| {
        Clauses {
            rulebook: rules.to_owned(),
            ..complete()
        }
        .faults()
    };
    let fault = "RULES.md: XX-1.1 is a ruling and names no alternative";
    assert_eq!(of(&rules), [fault]);
    assert_eq!(of(&rules.replace("A.", "A.\n  Alternative: B.")), [""; 0]);
    let other = rules.replace("XX-1.1.", "XX-1.1. Alternative: C.");
    assert_eq!(of(&other), [fault], "one of another clause is none");
    let last = RULES.replace("[S] B", "[R] B") + "# Alternative: D.\n";
    assert_eq!(of(&last), [fault.replace("1.1", "1.2")]);
}

#[test]
fn all_clauses_have_labels_or_none_has() {
    let of = |rules: String| {
        Clauses {
            rulebook: rules,
            ..complete()
        }
        .faults()
    };
    assert_eq!(of(RULES.replace("[S] ", "")), [""; 0]);
    assert_eq!(
        of(RULES.replace("[S] B", "B")),
        ["RULES.md: XX-1.2 has no label"]
    );
}

#[test]
fn a_range_hides_nothing() {
    let rules = "**XX-1.1** **XX-1.2** **XX-1.3**";
    let clauses = Clauses::new("XX", rules).source("src/a.rs", "XX-1.1 to XX-1.3");
    let faults = clauses.faults();
    assert!(faults.contains(&"XX-1.2 is mentioned nowhere in src/".to_owned()));
    assert!(!faults.contains(&"XX-1.3 is mentioned nowhere in src/".to_owned()));
}

#[test]
fn unknown_ids_are_found_everywhere() {
    let clauses = complete()
        .source("src/b.rs", "\nlet rule = \"XX-9.9\"; // AXX-3.3, XX-mas")
        .test("tests/b.json", "[\"XX-1.22\"]")
        .test("tests/b.rs", "#[test]\nfn xx_7_1_strange() {}");
    assert_eq!(
        clauses.faults(),
        [
            "tests/b.rs:2: xx_7_1_... is named after no clause",
            "src/b.rs:2: XX-9.9 is not a clause of the rulebook",
            "tests/b.json:1: XX-1.22 is not a clause of the rulebook",
        ]
    );
}

#[test]
fn a_function_without_the_attribute_is_no_test() {
    let clauses = Clauses::new("XX", "**XX-1.1**")
        .source("src/a.rs", "XX-1.1")
        .test("tests/a.rs", "fn xx_1_1_helper() {}")
        .test("tests/a.txt", "#[test]\nfn xx_1_1_text() {}");
    assert_eq!(
        clauses.faults(),
        ["XX-1.1 has no test: a function xx_1_1_... with #[test]"]
    );
}

#[test]
fn gaps_and_doubles_are_found() {
    let clauses = Clauses::new(
        "XX",
        "**XX-1.1** **XX-1.3**\n**XX-1.3**\n**XX-2.1a** **XX-2.1b**",
    );
    let faults = clauses.faults();
    assert_eq!(
        faults[0],
        "RULES.md:1: XX-1.3 does not follow the clause before"
    );
    assert_eq!(faults[1], "RULES.md:2: XX-1.3 is defined twice");
    assert!(!faults[2].starts_with("RULES.md"));
}

#[test]
fn a_rulebook_may_have_no_chapters() {
    let rules =
        "* **XX-1** The first.\n* **XX-2** The second, see XX-1 and XX-I9.\n\n| XX-I9 | holds |\n";
    let tests = "#[test]\nfn xx_1_holds() {}\n#[test]\nfn xx_2_3_cards_are_drawn() {}\n";
    let of = |rules: &str, tests: &str| {
        let clauses = Clauses::new("XX", rules).source("src/a.rs", "XX-1, XX-2");
        clauses.test("tests/a.rs", tests).faults()
    };
    assert_eq!(of(rules, tests), [""; 0]);
    assert_eq!(
        of(rules, &tests.replace("xx_1", "xx_7")),
        [
            "XX-1 has no test: a function xx_1_... with #[test]",
            "tests/a.rs:2: xx_7_... is named after no clause",
        ]
    );
    assert_eq!(
        of(&rules.replace("**XX-2**", "**XX-3**"), tests)[..2],
        [
            "RULES.md:2: XX-3 does not follow the clause before",
            "XX-3 is mentioned nowhere in src/",
        ]
    );
    let labelled = rules.replace("The first", "[R] The first");
    assert_eq!(
        of(&labelled, tests),
        [
            "RULES.md: XX-1 is a ruling and names no alternative",
            "RULES.md: XX-2 has no label",
        ]
    );
}

#[test]
fn a_function_may_be_named_after_a_chapter() {
    let chapter = complete().test("tests/b.rs", "#[test]\nfn xx_1_of_all() {}");
    assert_eq!(chapter.faults(), [""; 0]);
}

/// A refusal as rustfmt writes it, with clauses in its documentation and in its code.
const REFUSAL: &str = r#"
    pub enum Refusal {
        /// The game is over (XX-1.1).
        #[error("over")]
        Over,
        /// It costs more than
        /// you have (XX-1.2).
        TooDear {
            /// Price.
            price: u8,
        },
        /// Another card is due: chapter XX-1.
        NotNow(Phase),
    }

    impl Refusal {
        fn rule(self) -> &'static str {
            match self {
                Self::Over
                | Self::TooDear { .. } => {
                    ("XX-1.2", "over")
                }
                Self::NotNow(phase) => phase.rule(),
            }
        }
    }
"#;

#[test]
fn variants_cite_the_clause_that_the_code_returns() {
    let clauses = complete().source("src/refusal.rs", REFUSAL);
    assert_eq!(
        clauses.uncited(&["Refusal"]),
        [
            "src/refusal.rs:5: Refusal::Over cites XX-1.1, and the code returns XX-1.2",
            "src/refusal.rs:13: Refusal::NotNow cites no clause",
        ]
    );
    assert_eq!(
        clauses.uncited(&["Refuse"]),
        ["no public enum Refuse in src/"]
    );
}
