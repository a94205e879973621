//! Commands to the referee: steps, positions, saves, and lines that are refused.

use serde_json::{Value, json};
use solo_core::{GameData, Session};
use solo_play::Referee;
use solo_table::Games;
use tomb4k::Tomb;

use super::{after, ask, referee};

#[test]
fn a_position_has_exactly_the_fields_of_the_protocol() {
    let mut referee = referee();
    let chance = ask(&mut referee, json!({"cmd": "new"}));
    let fields: Vec<_> = chance.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["next", "chances", "view", "events", "outcome"]);
    assert_eq!(chance["next"], "chance");
    assert_eq!(chance["chances"][0], json!(["card 2S", 1]));
    assert_eq!(chance["chances"].as_array().unwrap().len(), 44);
    assert_eq!(
        chance["events"],
        json!([{"event": "turn_begins", "heading": "delve", "turn": 1, "column": 1}])
    );
    assert_eq!(chance["outcome"], Value::Null);

    let player = after(&mut referee, &["card 7S", "card 7C"]);
    let fields: Vec<_> = player.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["next", "actions", "view", "events", "outcome"]);
    assert_eq!(player["next"], "player");
    assert_eq!(player["actions"], json!(["delve", "retreat"]));

    let over = after(&mut referee, &["retreat"]);
    assert_eq!(over["next"], "over");
    assert_eq!(over["actions"], json!([]));
    assert_eq!(over["outcome"]["result"], "escaped");
    assert_eq!(over["outcome"], over["view"]["outcome"]);
}

#[test]
fn options_are_those_of_the_rulebook() {
    let mut referee = referee();
    ask(
        &mut referee,
        json!({"cmd": "new", "options": {"min_delve_turns": 2}}),
    );
    let answer = after(&mut referee, &["card 7S", "card 7C"]);
    assert_eq!(
        (&answer["next"], &answer["view"]["turn"]),
        (&json!("chance"), &json!(2))
    );
    for options in [
        json!({"torches": 5}),
        json!({"min_delve_turns": 15}),
        json!({"drop_timing": 1}),
    ] {
        let answer = ask(&mut referee, json!({"cmd": "new", "options": options}));
        assert!(
            answer["error"]
                .as_str()
                .unwrap()
                .starts_with("bad_option: "),
            "{answer}"
        );
    }
    // A refused command changes nothing.
    assert_eq!(ask(&mut referee, json!({"cmd": "undo"}))["view"]["turn"], 1);
}

#[test]
fn refusals_name_reason_and_rule_and_change_nothing() {
    let mut referee = referee();
    after(
        &mut referee,
        &["card 2C", "card Jk", "card 8D", "delve", "card 7S"],
    );
    let before = ask(&mut referee, json!({"cmd": "save"}));
    for (action, reason, rule) in [
        ("drop Jk", "not_legal: ", "TK-5.6"),
        ("fly", "bad_notation: ", "TK-17.4"),
        ("scroll", "not_legal: ", "TK-10.3"),
    ] {
        let answer = ask(&mut referee, json!({"cmd": "act", "action": action}));
        assert!(
            answer["error"].as_str().unwrap().starts_with(reason),
            "{answer}"
        );
        assert_eq!(answer["rule"], rule);
    }
    let answer = ask(&mut referee, json!({"cmd": "chance", "outcome": "card 2S"}));
    assert!(
        answer["error"]
            .as_str()
            .unwrap()
            .starts_with("wrong_step: "),
        "{answer}"
    );
    assert_eq!(ask(&mut referee, json!({"cmd": "save"})), before);
}

#[test]
fn malformed_lines_get_an_error() {
    let mut referee = referee();
    after(&mut referee, &["card KS"]);
    for line in [
        "",
        "\n",
        "hello",
        "{",
        "[]",
        "null",
        "{}",
        r#"{"cmd":"fly"}"#,
        r#"{"cmd":"act"}"#,
        r#"{"cmd":"act","action":7}"#,
        r#"{"cmd":"act","action":"draw","extra":1}"#,
        r#"{"cmd":"seed","seed":-1}"#,
        r#"{"cmd":"position"}"#,
        "\u{fffd}\u{fffd}",
        &"[".repeat(100_000),
    ] {
        let answer = ask(&mut referee, line);
        assert!(
            answer["error"].as_str().unwrap().starts_with("malformed: "),
            "{line}: {answer}"
        );
    }
    assert_eq!(
        ask(&mut referee, json!({"cmd": "undo"}))["view"]["deck"],
        44
    );
    let unknown = ask(&mut referee, r#"{"cmd":"fly"}"#)["error"].to_string();
    for part in ["`fly`", "`new`, `act`", "the questions are name, facts"] {
        assert!(unknown.contains(part), "{unknown}");
    }
}

#[test]
fn from_seed_on_chance_answers_itself_until_new() {
    let mut referee = referee();
    let first = ask(&mut referee, json!({"cmd": "seed", "seed": 42}));
    assert_ne!(first["next"], "chance");
    assert!(first["events"].as_array().unwrap().len() > 1);
    let deeper = ask(
        &mut referee,
        json!({"cmd": "act", "action": first["actions"][0]}),
    );
    assert_ne!(deeper["next"], "chance");
    // Undo takes back the decision with its cards; the same decision brings the same cards.
    let back = ask(&mut referee, json!({"cmd": "undo"}));
    assert_eq!(back["view"], first["view"]);
    let again = ask(
        &mut referee,
        json!({"cmd": "act", "action": first["actions"][0]}),
    );
    assert_eq!(again, deeper);
    assert_eq!(ask(&mut referee, json!({"cmd": "new"}))["next"], "chance");
}

#[test]
fn positions_can_be_given() {
    let mut referee = referee();
    let here = after(
        &mut referee,
        &["card 2C", "card KS", "card 3C", "delve", "card 9S"],
    );
    let elsewhere = &mut super::referee();
    let answer = ask(elsewhere, json!({"cmd": "position", "view": here["view"]}));
    assert_eq!(answer["view"], here["view"]);
    assert_eq!(answer["actions"], here["actions"]);
    assert_eq!(answer["events"], json!([]));
    // A save that begins from a position can be loaded.
    after(elsewhere, &["draw", "card 2S"]);
    let saved = ask(elsewhere, json!({"cmd": "save"}));
    let loaded = ask(
        &mut referee,
        json!({"cmd": "load", "record": saved["record"]}),
    );
    assert_eq!(loaded["view"]["hp"], 2);
    // Every fault is listed.
    let mut view = here["view"].clone();
    view["hp"] = json!(10);
    view["kings"] = json!(3);
    view["bottom"] = json!(["2S"]);
    let answer = ask(elsewhere, json!({"cmd": "position", "view": view}));
    assert!(
        answer["error"]
            .as_str()
            .unwrap()
            .starts_with("bad_position: "),
        "{answer}"
    );
    let faults = answer["faults"].as_array().unwrap();
    for field in ["hp", "kings", "bottom"] {
        assert!(
            faults.iter().any(|fault| fault["at"] == field),
            "{field}: {answer}"
        );
    }
}

#[test]
fn saves_are_loaded_or_refused() {
    let mut referee = referee();
    let here = after(&mut referee, &["card JD", "card 9D"]);
    let saved = ask(&mut referee, json!({"cmd": "save"}));
    let text = saved["record"].as_str().unwrap();
    ask(&mut referee, json!({"cmd": "new"}));
    let loaded = ask(&mut referee, json!({"cmd": "load", "record": text}));
    assert_eq!(loaded["view"], here["view"]);
    for damaged in [
        &text[..text.len() - 3],
        &text.replace("card JD", "card JC"),
        "",
    ] {
        let answer = ask(&mut referee, json!({"cmd": "load", "record": damaged}));
        assert!(
            answer["error"]
                .as_str()
                .unwrap()
                .starts_with("bad_record: "),
            "{answer}"
        );
    }
    let other = ask(
        &mut Referee::new(&Games::embedded(), "votk").unwrap(),
        json!({"cmd": "save"}),
    );
    let other = json!({"cmd": "load", "record": other["record"]});
    assert_eq!(
        ask(&mut referee, other)["error"],
        "bad_record: line 2: this is a game of votk, not of tomb4k"
    );
    assert_eq!(
        after(&mut referee, &["play JD"])["view"]["treasure"],
        json!(["9D"])
    );
}

#[test]
fn a_save_of_a_session_brings_its_seed() {
    let mut session = Session::seeded(Tomb::default(), 42);
    let first = session.game().decisions(session.state()).next().unwrap();
    session.push(first).unwrap();
    let mut referee = referee();
    let text = session.to_text();
    let loaded = ask(&mut referee, json!({"cmd": "load", "record": text}));
    assert_eq!(
        (&loaded["events"], &loaded["next"]),
        (&json!([]), &json!("player"))
    );
    let next = loaded["actions"][0].as_str().unwrap();
    let answer = ask(&mut referee, json!({"cmd": "act", "action": next}));
    session.decide_text(next).unwrap();
    let view = session.game().view_data(session.state());
    assert_eq!(answer["view"], serde_json::to_value(view).unwrap());
}

#[test]
fn a_seed_holds_over_positions_and_loads() {
    let mut referee = referee();
    let due = after(&mut referee, &["card 7S"]);
    let record = ask(&mut referee, json!({"cmd": "save"}))["record"].clone();
    ask(&mut referee, json!({"cmd": "seed", "seed": 3}));
    for command in [
        json!({"cmd": "position", "view": due["view"]}),
        json!({"cmd": "load", "record": record}),
    ] {
        let answer = ask(&mut referee, &command);
        assert_eq!(answer["next"], "player", "{command}");
        assert_eq!(answer["events"][0]["event"], "card", "{command}");
        let undone = ask(&mut referee, json!({"cmd": "undo"}));
        assert_eq!(undone["error"], "undo: there is nothing to take back");
    }
}

#[test]
fn a_position_keeps_the_options_and_the_catalogue() {
    let parts = scrapyard::Scrapyard::default().tables();
    let parts = parts.get("parts").unwrap();
    let parts = parts.replacen("p01,Brass Gear,6", "p01,Brass Gear,5", 1);
    let mut referee = Referee::new(&Games::embedded(), "scrapyard").unwrap();
    let mut ask = |command: Value| ask(&mut referee, command);
    let begun = ask(json!({
        "cmd": "new", "options": {"character": "none"}, "catalogue": {"parts": parts}
    }));
    assert_eq!(begun["chances"][0], json!(["card p01", 5]));
    let again = ask(json!({"cmd": "position", "view": begun["view"]}));
    assert_eq!(again["chances"], begun["chances"]);
    let saved = ask(json!({"cmd": "save"}));
    assert!(
        saved["record"]
            .as_str()
            .unwrap()
            .contains("option character none\n")
    );
    // What is given replaces what was there.
    let other = ask(json!({
        "cmd": "position", "view": begun["view"], "options": {"character": "none"}, "catalogue": {}
    }));
    assert_eq!(other["rule"], "SE-1.3", "{other}");
}

#[test]
fn undo_takes_back_seeds_and_what_came_before() {
    let mut referee = referee();
    let before = after(&mut referee, &["card 7S"]);
    ask(&mut referee, json!({"cmd": "seed", "seed": 1}));
    let first = ask(&mut referee, json!({"cmd": "seed", "seed": 2}));
    ask(
        &mut referee,
        json!({"cmd": "act", "action": first["actions"][0]}),
    );
    for view in [&first["view"], &first["view"], &before["view"]] {
        assert_eq!(&ask(&mut referee, json!({"cmd": "undo"}))["view"], view);
    }
    let chance = after(&mut referee, &["card 7C"]);
    assert_eq!(chance["next"], "player");
    for _ in 0..2 {
        ask(&mut referee, json!({"cmd": "undo"}));
    }
    let answer = ask(&mut referee, json!({"cmd": "undo"}));
    assert_eq!(answer["error"], "undo: there is nothing to take back");
}

#[test]
fn a_catalogue_of_names_is_checked() {
    let mut referee = referee();
    let table = tomb4k::Names::default().to_table();
    let good = json!({"cmd": "new", "catalogue": {"cards": table}});
    assert_eq!(ask(&mut referee, good)["next"], "chance");
    let bad = json!({"cmd": "new", "catalogue": {"cards": table.replace("KS,K,S,hoard,,10", "KS,K,S,hoard,,9")}});
    let answer = ask(&mut referee, bad);
    assert!(
        answer["error"]
            .as_str()
            .unwrap()
            .starts_with("bad_catalogue: "),
        "{answer}"
    );
    assert_eq!(answer["rule"], "TK-20.2");
}

/// TB-19.12: corrections, in the game that has them.
#[test]
fn a_position_is_amended_and_undo_takes_it_back() {
    let mut referee = Referee::new(&Games::embedded(), "trismegistus-bot").unwrap();
    let mut ask = |command: Value| ask(&mut referee, command);
    ask(json!({"cmd": "new", "options": {"reports": "lean"}}));
    let before = ask(json!({"cmd": "seed", "seed": 5}));
    assert_eq!(before["view"]["phase"], "human_report");
    let mended = ask(json!({"cmd": "amend", "edits": ["level human air 3", "gold 4"]}));
    assert_eq!(mended["view"]["levels"]["human"]["air"], 3);
    assert_eq!(mended["view"]["bot"]["gold"], 4);
    assert_eq!(mended["events"], json!([]));
    let draft = before["actions"][0].clone();
    let drafted = ask(json!({"cmd": "act", "action": draft}));
    assert_eq!(drafted["view"]["bot"]["gold"], 4);

    let refused = ask(json!({"cmd": "amend", "edits": ["gold 1", "gold 2", "phase over"]}));
    assert!(
        refused["error"]
            .as_str()
            .unwrap()
            .starts_with("bad_position: ")
    );
    assert_eq!(refused["rule"], "TB-19.7");
    let faults = refused["faults"].as_array().unwrap();
    assert_eq!(
        (&faults[0]["at"], &faults[1]["at"]),
        (&json!("gold 2"), &json!("phase over"))
    );

    assert_eq!(ask(json!({"cmd": "undo"}))["view"], mended["view"]);
    assert_eq!(ask(json!({"cmd": "undo"}))["view"], before["view"]);
    ask(json!({"cmd": "amend", "edits": ["gold 4"]}));
    let save = ask(json!({"cmd": "save"}))["record"].clone();
    let loaded = ask(json!({"cmd": "load", "record": save}));
    assert_eq!(loaded["view"]["bot"]["gold"], 4);
    assert_eq!(
        ask(json!({"cmd": "undo"}))["error"],
        "undo: there is nothing to take back"
    );
}

#[test]
fn a_game_without_corrections_says_so() {
    let answer = ask(&mut referee(), json!({"cmd": "amend", "edits": ["gold 4"]}));
    assert_eq!(answer["error"], "malformed: tomb4k has no `amend`");
}
