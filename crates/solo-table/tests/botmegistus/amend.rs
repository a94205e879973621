//! Corrections: TB-19.7 and TB-19.8, with the worked checks A-1 to A-9.

use solo_core::JsonTree;
use solo_table::botmegistus::{Companion, amend};
use solo_table::{ErrorKind, Json, Table};

use super::{entered, field, phase, refused, started, started_in_full};

/// Returns the names of the fields in which two views differ.
fn differing(one: &Json, other: &Json) -> Vec<String> {
    let JsonTree::Object(fields) = one.tree() else {
        panic!("{one} is an object");
    };
    let names = fields.into_iter().map(|(name, _)| name);
    names
        .filter(|name| one.get(name) != other.get(name))
        .collect()
}

#[test]
fn tb_19_7_a_1_a_level_sweeps_its_token_and_nothing_else_changes() {
    let mut companion = started();
    let before = companion.view();
    assert_eq!(
        field(&companion, &["tokens", "air"]),
        r#"{"3": "aether", "6": "insight"}"#
    );
    companion.enter("amend level human air 3").unwrap();
    assert_eq!(field(&companion, &["levels", "human", "air"]), "3");
    assert_eq!(field(&companion, &["tokens", "air"]), r#"{"6": "insight"}"#);
    assert_eq!(differing(&companion.view(), &before), ["tokens", "levels"]);
    assert!(companion.sentences().is_empty() && companion.events().is_empty());
}

#[test]
fn tb_19_7_a_2_a_3_dice_are_counted() {
    let mut companion = started();
    refused(&mut companion, "amend bowl lead black 0");
    companion
        .enter("amend bowl lead black 0; used human black")
        .unwrap();
    assert_eq!(field(&companion, &["human", "used"]), r#"["black"]"#);
}

#[test]
fn tb_19_7_a_4_what_lean_reports_do_not_keep_is_not_edited() {
    let mut companion = started();
    for edit in [
        "slot black 1 a1-01",
        "slot lead 1 none",
        "cards human artifacts a1-01",
        "cards human incomplete none",
        "cards human completed none",
        "reactions 1",
    ] {
        let error = refused(&mut companion, &format!("amend {edit}"));
        assert_eq!(
            (error.kind, error.rule.as_deref()),
            (ErrorKind::BadPosition, Some("TB-18.3")),
            "{edit}"
        );
        assert_eq!(error.faults[0].at, edit);
    }
}

#[test]
fn tb_19_7_a_5_another_card_lies_in_a_slot() {
    let mut companion = started_in_full();
    let unseen = field(&companion, &["unseen"]);
    companion.enter("amend slot black 1 a1-03").unwrap();
    assert_eq!(
        field(&companion, &["artifacts", "black"]),
        r#"["a1-03", "a1-02"]"#
    );
    assert_eq!(
        field(&companion, &["unseen"]),
        unseen,
        "a1-01 is unseen instead"
    );
    for slot in [
        "slot black 1 a1-05",
        "slot black 1 a2-01",
        "slot black 1 a1-02",
        "slot black 3 a1-04",
        "slot black 0 a1-04",
        "slot lead 1 a1-04",
        "slot gold 1 none",
    ] {
        refused(&mut companion, &format!("amend {slot}"));
    }
    companion
        .enter("amend slot lead 2 e1-16; slot tin 1 none")
        .unwrap();
    assert_eq!(
        field(&companion, &["experiments", "lead"]),
        r#"["e1-01", "e1-16"]"#
    );
}

#[test]
fn tb_19_7_a_6_a_tile_taken_and_not_reported() {
    let mut companion = started_in_full();
    companion
        .enter("amend slot black 1 none; cards human artifacts as-05 a1-01")
        .unwrap();
    assert_eq!(
        field(&companion, &["human", "artifacts"]),
        r#"["as-05", "a1-01"]"#
    );
    companion
        .enter("amend cards human incomplete es-01 em-01 e1-16; reactions 1")
        .unwrap();
    companion
        .enter("amend cards human incomplete es-01 em-01; cards human completed e1-16")
        .unwrap();
    assert_eq!(field(&companion, &["human", "completed"]), r#"["e1-16"]"#);
    assert_eq!(field(&companion, &["human", "reactions"]), "1");
}

#[test]
fn tb_19_7_a_7_all_faults_of_edits_are_told() {
    let mut companion = started();
    let error = refused(
        &mut companion,
        "amend gold 1; gold 2; level human air 03; phase over",
    );
    let places: Vec<&str> = error.faults.iter().map(|fault| fault.at.as_str()).collect();
    assert_eq!(places, ["gold 2", "level human air 03", "phase over"]);
    for fault in &error.faults {
        assert_eq!(fault.rule, "TB-19.7");
    }
}

#[test]
fn tb_19_7_a_8_nothing_is_corrected_between_the_steps_of_the_bot() {
    let lines = ["draft white lead", "end", "flip b1", "row = air; = fire"];
    let mut companion = entered(started(), &lines);
    assert_eq!(phase(&companion), "artifact_tie");
    let error = refused(&mut companion, "amend gold 3");
    assert_eq!(error.rule.as_deref(), Some("TB-19.7"));
    let mut companion = entered(started(), &["draft white lead", "end", "flip b1"]);
    assert_eq!(phase(&companion), "lay_artifact");
    refused(&mut companion, "amend gold 3");
    let mut companion = super::new(&Companion::RECOMMENDED);
    refused(&mut companion, "amend gold 3");
}

#[test]
fn tb_19_7_a_9_the_die_of_the_bot_is_never_wild() {
    let lines = ["draft white lead", "end", "flip = black lead 1 gold:1"];
    let mut companion = entered(started(), &lines);
    let die = field(&companion, &["bot", "die"]);
    refused(&mut companion, "amend die bot black wild 3");
    companion.enter("amend die bot black iron 2").unwrap();
    assert_ne!(field(&companion, &["bot", "die"]), die);
}

#[test]
fn tb_19_7_every_edit() {
    let lines = ["draft white lead", "end", "flip = black lead 1 gold:1"];
    let companion = entered(started(), &lines);
    let edits: [(&str, &[&str], &str); 13] = [
        ("level bot earth 5", &["levels", "bot", "earth"], "5"),
        ("gold 65535", &["bot", "gold"], "65535"),
        ("ethereal 0", &["bot", "ethereal"], "0"),
        ("points 15", &["bot", "vp"], "15"),
        (
            "token fire 6 none",
            &["tokens", "fire"],
            r#"{"3": "aether"}"#,
        ),
        (
            "bowl tin red 0; bowl iron red 1",
            &["bowls", "iron", "red"],
            "1",
        ),
        ("die human white iron 2", &["human", "die", "potency"], "2"),
        (
            "die human none; used human white",
            &["human", "used"],
            r#"["white"]"#,
        ),
        ("used bot none", &["bot", "used"], "[]"),
        (
            "cards bot artifacts as-01 a1-07",
            &["bot", "artifacts"],
            r#"["as-01", "a1-07"]"#,
        ),
        (
            "cards bot incomplete e1-07 e1-03",
            &["bot", "incomplete"],
            r#"["e1-07", "e1-03"]"#,
        ),
        (
            "cards bot completed e1-07 e1-03",
            &["bot", "completed"],
            r#"["e1-03", "e1-07"]"#,
        ),
        (
            "deck b2 b3 b4 b5 b6 b7 b8; discard p-fire b1 b9",
            &["bot", "discard"],
            r#"["b1", "b9", "p-fire"]"#,
        ),
    ];
    for (edit, path, wanted) in edits {
        let companion = entered(companion.clone(), &[&format!("amend {edit}")]);
        assert_eq!(field(&companion, path), wanted, "{edit}");
    }
}

#[test]
fn tb_19_7_edits_that_cannot_be_read() {
    let mut companion = started();
    for edit in [
        "",
        ";",
        "gold",
        "gold 1 2",
        "gold 65536",
        "gold -1",
        "gold x",
        "level human air",
        "level air 3",
        "level me air 3",
        "level human gold 3",
        "level human air 11",
        "token air 4 glory",
        "token air 4 none",
        "token air 3 gold",
        "token air 3",
        "bowl gold red 1",
        "bowl tin pink 1",
        "bowl tin red 21",
        "die human",
        "die human white iron",
        "die human white iron 6",
        "die human white gold 2",
        "used human",
        "used human pink",
        "cards human",
        "cards bot experiments none",
        "cards bot artifacts",
        "cards bot artifacts e1-01",
        "cards bot incomplete a1-01",
        "deck",
        "deck a1-01",
        "round 2",
        "turn bot",
        "first bot",
        "passed human",
        "window none",
        "card b1",
        "face_up none",
        "options reports=full",
        "level  human air 3",
        "gold 3, ethereal 1",
    ] {
        let error = refused(&mut companion, &format!("amend {edit}"));
        assert!(
            error.kind == ErrorKind::BadPosition || edit.is_empty(),
            "{edit}: {error:?}"
        );
    }
}

#[test]
fn tb_19_7_undo_takes_a_correction_back() {
    let companion = entered(started(), &["levels 1 0 0 0"]);
    let before = companion.save();
    let mut companion = entered(companion, &["amend gold 7; ethereal 2", "draft white lead"]);
    companion.enter("undo").unwrap();
    companion.enter("undo").unwrap();
    assert_eq!(companion.save(), before);
    companion.enter("redo").unwrap();
    assert_eq!(field(&companion, &["bot", "gold"]), "7");
    companion.enter("redo").unwrap();
    refused(&mut companion, "redo");
    // A line entered after an undone one replaces it.
    companion.enter("undo").unwrap();
    companion.enter("draft red tin").unwrap();
    refused(&mut companion, "redo");
}

#[test]
fn tb_19_8_levels_sweep_before_tokens_are_put() {
    let mut companion = entered(started(), &["amend level human air 3"]);
    companion
        .enter("amend token air 3 aether; level human air 2")
        .unwrap();
    assert_eq!(
        field(&companion, &["tokens", "air"]),
        r#"{"3": "aether", "6": "insight"}"#
    );
    // A token below a marker lies there until the clean-up of the turn, but no longer.
    let below = "amend level human air 7; token air 6 insight";
    let turned = "amend token air 6 insight; level human air 7";
    let mut companion = entered(companion, &["draft white lead"]);
    for edits in [below, turned] {
        companion = entered(companion, &[edits]);
        let tokens = field(&companion, &["tokens", "air"]);
        assert_eq!(tokens, r#"{"6": "insight"}"#, "{edits}");
        companion = entered(companion, &["undo"]);
    }
    let mut companion = entered(companion, &["end"]);
    refused(&mut companion, below);
}

#[test]
fn tb_19_8_unseen_cards_are_counted_anew() {
    let mut companion = started_in_full();
    assert_eq!(
        field(&companion, &["unseen", "artifacts", "1", "black"]),
        "2"
    );
    companion.enter("amend slot black 1 none").unwrap();
    assert_eq!(
        field(&companion, &["unseen", "artifacts", "1", "black"]),
        "3"
    );
    companion
        .enter("amend cards bot artifacts as-02 a1-01; slot black 1 a1-03")
        .unwrap();
    assert_eq!(
        field(&companion, &["unseen", "artifacts", "1", "black"]),
        "1"
    );
}

#[test]
fn tb_19_8_what_has_left_the_game_does_not_come_back() {
    let mut companion = started_in_full();
    assert_eq!(field(&companion, &["out"]), r#"["es-02", "em-02"]"#);
    for edit in [
        "cards human incomplete es-02 em-01",
        "cards human incomplete es-01 em-01 es-02",
        "cards human incomplete es-01 em-02",
    ] {
        refused(&mut companion, &format!("amend {edit}"));
    }
}

#[test]
fn tb_19_8_cards_of_the_bot_only_move_between_deck_and_discard() {
    let mut companion = entered(started(), &["draft white lead", "end"]);
    for edit in [
        "deck b1",
        "deck none",
        "deck b1 b2 b3 b4 b5 b6 b7 b8 p-air; discard b9",
        "deck b1 b2 b3 b4 b5 b6 b7 b8 b9 p-fire s-air",
        "discard b1",
        "discard b1 b1; deck b2 b3 b4 b5 b6 b7 b8 b9 p-fire",
    ] {
        refused(&mut companion, &format!("amend {edit}"));
    }
    companion
        .enter("amend discard b1; deck p-fire b2 b3 b4 b5 b6 b7 b8 b9")
        .unwrap();
    assert_eq!(field(&companion, &["bot", "discard"]), r#"["b1"]"#);
}

/// The corrected position is that of its view, and the game continues from it.
#[test]
fn tb_19_8_a_corrected_position_goes_on() {
    let companion = entered(started(), &["amend level human air 3; gold 4"]);
    let state = amend(companion.game(), companion.state(), &["gold 4"]).unwrap();
    assert_eq!(&state, companion.state());
    let options: [(&str, &str); 2] = Companion::RECOMMENDED;
    let tables = companion.catalogue();
    let nobody = solo_table::Dealer::nobody();
    let same = Table::set_up(
        "trismegistus-bot",
        &options,
        &tables,
        nobody,
        &companion.view(),
    );
    assert_eq!(same.unwrap().choices(), companion.table().choices());
    let companion = entered(
        companion,
        &["draft white lead", "end", "flip = black lead 1 gold:1"],
    );
    assert_eq!(field(&companion, &["bot", "gold"]), "5");
}

/// Corrections are possible wherever the bot is between two steps.
#[test]
fn tb_19_7_phases() {
    let mut companion = started_in_full();
    let lines = [
        "draft black lead",
        "no-boost",
        "spend 1",
        "end",
        "flip b8",
        "react",
    ];
    let phases = [
        "human_draft",
        "human_boost",
        "human_spend",
        "human_window",
        "flip_card",
        "reaction",
        "reaction_window",
    ];
    let mut lines = lines.iter();
    for wanted in phases {
        assert_eq!(phase(&companion), wanted);
        let gold = field(&companion, &["bot", "gold"]);
        companion.enter("amend gold 9").unwrap();
        assert_eq!(field(&companion, &["bot", "gold"]), "9");
        companion.enter(&format!("amend gold {gold}")).unwrap();
        if let Some(line) = lines.next() {
            companion
                .enter(line)
                .unwrap_or_else(|error| panic!("{line}: {error}"));
        }
    }
    let planning = [("advanced_planning", "true"), ("reports", "lean")];
    for wanted in ["choose_card", "human_report"] {
        let mut companion = super::random::played_until(&planning, wanted);
        companion.enter("amend gold 9").unwrap();
    }
}
