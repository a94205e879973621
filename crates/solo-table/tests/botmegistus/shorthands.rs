//! One line for several steps, and loose use (TB-19.9 to TB-19.11).

use solo_table::botmegistus::Companion;

use super::{ROLLS, TOKENS, entered, field, new, phase, refused, started};

fn looking() -> Companion {
    entered(started(), &["draft white lead", "end", "flip b1"])
}

#[test]
fn tb_19_9_tokens_and_rolls() {
    let companion = entered(new(&Companion::RECOMMENDED), &[TOKENS]);
    assert_eq!(companion.table().steps(), 8);
    assert_eq!(
        field(&companion, &["tokens", "water"]),
        r#"{"3": "insight", "6": "glory"}"#
    );
    let companion = entered(companion, &[ROLLS]);
    assert_eq!(companion.table().steps(), 22);
    assert_eq!(phase(&companion), "deal_artifact");
    assert_eq!(
        field(&companion, &["bowls", "lead"]),
        r#"{"black": 1, "white": 2, "red": 1}"#
    );
    assert_eq!(companion.offer().shorthand, None);
    // A part of the tokens, with any blanks.
    let companion = entered(
        new(&Companion::RECOMMENDED),
        &["tokens aether", " tokens glory aether "],
    );
    assert_eq!(companion.table().steps(), 3);
}

#[test]
fn tb_19_9_a_row_is_a_whole_look() {
    let companion = entered(looking(), &["row a1-01; = air+fire"]);
    assert_eq!(
        field(&companion, &["bot", "artifacts"]),
        r#"["as-01", "a1-02"]"#,
        "two symbols are more"
    );
    let companion = entered(looking(), &["row = air"]);
    assert_eq!(
        phase(&companion),
        "human_report",
        "the end of the row is added"
    );
    let last = companion.record().inputs().last();
    assert!(matches!(
        last,
        Some(solo_core::Input::Chance(trismegistus_bot::Chance::NoMore(
            _
        )))
    ));
    let companion = entered(looking(), &["row none"]);
    assert_eq!(field(&companion, &["bot", "artifacts"]), r#"["as-01"]"#);
}

#[test]
fn tb_19_9_a_full_row_does_not_end_the_look_behind_it() {
    let lines = [
        "draft white lead",
        "end",
        "flip = black lead 2 artifact;artifact",
        "row = air; = air+fire",
    ];
    let companion = entered(started(), &lines);
    assert_eq!(
        (phase(&companion), field(&companion, &["look"]).as_str()),
        ("lay_artifact", "\"black\"")
    );
    assert_eq!(field(&companion, &["artifacts", "black"]), "[null, null]");
}

#[test]
fn tb_19_9_levels_report_what_rose() {
    let companion = entered(started(), &["levels 3 0 2 5"]);
    assert_eq!(
        field(&companion, &["levels", "human"]),
        r#"{"earth": 3, "fire": 0, "water": 2, "air": 5}"#
    );
    let steps = companion.table().steps();
    let companion = entered(companion, &["levels 3 0 2 6"]);
    assert_eq!(companion.table().steps(), steps + 1);
}

#[test]
fn tb_19_9_a_score_is_three_digits() {
    let companion = super::random::played_until(&Companion::RECOMMENDED, "report_hundreds");
    for (line, human) in [
        ("score 137", "137"),
        ("score 0", "0"),
        ("score 42", "42"),
        ("score 999", "999"),
    ] {
        let companion = entered(companion.clone(), &[line]);
        assert_eq!(
            companion
                .outcome()
                .unwrap()
                .get("human")
                .unwrap()
                .to_string(),
            human
        );
    }
    let mut companion = companion;
    for line in ["score 1000", "score 07", "score", "score -1", "score 1 2"] {
        refused(&mut companion, line);
    }
}

#[test]
fn tb_19_9_all_or_nothing() {
    let mut companion = new(&Companion::RECOMMENDED);
    for line in [
        "tokens",
        "tokens aether gold",
        "tokens glory glory glory",
        "tokens aether aether aether aether",
        "rolls black lead",
        "row none",
        "levels 0 0 0 1",
        "score 3",
    ] {
        refused(&mut companion, line);
    }
    companion.enter(TOKENS).unwrap();
    for line in [
        "tokens aether",
        "rolls",
        "rolls black",
        "rolls black lead gold",
        "rolls black lead tin tin wild iron lead",
        "rolls white lead",
        "rolls black lead;",
        "rolls black lead  tin",
    ] {
        refused(&mut companion, line);
    }
    let mut companion = started();
    for line in [
        "levels 1 2 3",
        "levels 1 2 3 4 5",
        "levels 1 2 3 11",
        "levels 01 0 0 0",
        "levels a b c d",
        "row none",
    ] {
        refused(&mut companion, line);
    }
    companion.enter("levels 1 2 3 4").unwrap();
    let error = refused(&mut companion, "levels 2 1 3 4");
    assert_eq!(
        error.rule.as_deref(),
        Some("TB-18.6"),
        "a marker does not fall"
    );
    let mut companion = looking();
    assert_eq!(
        refused(&mut companion, "end").kind,
        solo_table::ErrorKind::NotNow
    );
    for line in [
        "row",
        "row ;",
        "row a1-01; a1-01",
        "row a1-01; a1-02; a1-03",
        "row a1-05",
        "row none; none",
        "row = air; none",
        "row = air; = gold",
    ] {
        refused(&mut companion, line);
    }
}

#[test]
fn tb_19_10_bowls_after_rerolls_are_dice_like_all_others() {
    let companion = entered(new(&Companion::RECOMMENDED), &[TOKENS, ROLLS]);
    assert_eq!(phase(&companion), "deal_artifact", "nothing more is asked");
    // Six dice in a bowl are rolled again, and the next line gives the new result.
    let crowded = "rolls black lead lead lead tin iron; white lead lead lead iron copper; red tin wild wild copper";
    let companion = entered(new(&Companion::RECOMMENDED), &[TOKENS, crowded]);
    assert_eq!(phase(&companion), "roll_dice");
    let companion = entered(
        companion,
        &["rolls black lead tin tin; white mercury mercury wild"],
    );
    assert_eq!(phase(&companion), "deal_artifact");
}

#[test]
fn tb_19_11_what_was_forgotten_is_told_in_the_next_window() {
    let companion = entered(
        started(),
        &["draft white lead", "end", "flip = black lead 2 gold:1"],
    );
    let late = entered(
        companion,
        &[
            "levels 0 0 1 2",
            "end",
            "flip = white tin 1 gold:1",
            "draft red tin",
            "levels 1 0 1 3",
            "end",
        ],
    );
    assert_eq!(field(&late, &["levels", "human", "air"]), "3");
    assert_eq!(field(&late, &["human", "used"]), r#"["white"]"#);
}
