//! The referee protocol, line by line.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::needless_pass_by_value,
    clippy::string_slice,
    reason = "a test may panic"
)]

use std::collections::BTreeSet;

use serde_json::{Value, json};
use solo_core::{GameData, Session};
use solo_play::Referee;
use solo_table::{Games, Question, games};
use tomb4k::Tomb;

fn referee() -> Referee {
    Referee::new(&Games::embedded(), "tomb4k").unwrap()
}

fn ask(referee: &mut Referee, command: impl ToString) -> Value {
    serde_json::from_str(&referee.answer(&command.to_string())).unwrap()
}

/// Sends the commands and returns the last answer.
fn after(referee: &mut Referee, steps: &[&str]) -> Value {
    let mut answer = Value::Null;
    for step in steps {
        answer = if step.starts_with("card") {
            ask(referee, json!({"cmd": "chance", "outcome": step}))
        } else {
            ask(referee, json!({"cmd": "act", "action": step}))
        };
        assert!(answer.get("error").is_none(), "{step}: {answer}");
    }
    answer
}

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
    for (line, why) in [
        (r#"{"cmd":"story"}"#, "the field parts is missing"),
        (
            r#"{"cmd":"story","parts":-1}"#,
            "parts is a whole number from 0",
        ),
        (r#"{"cmd":"ask","item":7}"#, "item is a text"),
        (r#"{"cmd":"scene","memory":1}"#, "memory is true or false"),
        (
            r#"{"cmd":"due","step":1}"#,
            "there is no field \"step\" in this question",
        ),
    ] {
        let answer = ask(&mut referee, line);
        assert_eq!(answer["error"], format!("malformed: {why}"), "{line}");
    }
}

#[test]
fn every_question_has_an_answer() {
    for game in games() {
        let mut referee = Referee::new(&Games::embedded(), game.name).unwrap();
        ask(&mut referee, json!({"cmd": "seed", "seed": 1}));
        for question in Question::WORDS {
            let (line, name) = match *question {
                "ask" => (json!({"cmd": "ask", "item": "x"}), "answer"),
                "explain" => (json!({"cmd": "explain", "text": "x"}), "answer"),
                "rules" => (json!({"cmd": "rules", "part": "end"}), "rules"),
                "story" => (json!({"cmd": "story", "parts": 1}), "story"),
                "events" | "event_data" | "history" => {
                    (json!({"cmd": question, "from": 0}), *question)
                }
                _ => (json!({"cmd": question}), *question),
            };
            let answer = ask(&mut referee, line.clone());
            let has = answer.as_object().unwrap().keys();
            assert_eq!(has.collect::<Vec<_>>(), [name], "{line}: {answer}");
        }
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
    let elsewhere = &mut self::referee();
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

/// Plays a game of chance and decisions by turns, with labels.
fn labelled(game: &str, mut check: impl FnMut(&Value)) {
    let mut referee = Referee::new(&Games::embedded(), game).unwrap();
    let mut answer = ask(&mut referee, json!({"cmd": "new", "labels": true}));
    for step in 0..200_usize {
        check(&answer);
        let choices = answer["choices"].as_array().unwrap();
        let Some(index) = step.checked_rem(choices.len()) else {
            return;
        };
        let notation = &choices[index]["notation"];
        let command = if answer["next"] == "chance" {
            json!({"cmd": "chance", "outcome": notation, "labels": true})
        } else {
            json!({"cmd": "act", "action": notation, "labels": true})
        };
        answer = ask(&mut referee, command);
        assert!(answer.get("error").is_none(), "{game}: {answer}");
    }
}

#[test]
fn labels_say_what_every_entry_means() {
    for game in games() {
        let mut words = 0;
        labelled(game.name, |answer| {
            let choices = answer["choices"].as_array().unwrap();
            let notations = choices.iter().map(|choice| match choice.get("weight") {
                Some(weight) => json!([choice["notation"], weight]),
                None => choice["notation"].clone(),
            });
            let list = answer.get("actions").or(answer.get("chances")).unwrap();
            assert_eq!(&notations.collect::<Value>(), list);
            let labels: BTreeSet<_> = choices.iter().map(|c| c["label"].as_str()).collect();
            assert_eq!(labels.len(), choices.len(), "{}: {choices:?}", game.name);
            let numbers: BTreeSet<_> = choices.iter().map(|c| c["number"].as_u64()).collect();
            assert_eq!(numbers.len(), choices.len());
            words += answer["words"].as_array().unwrap().len();
        });
        assert!(words > 0, "{} says nothing", game.name);
    }
}

#[test]
fn labels_are_given_only_with_a_position_that_asks_for_them() {
    let mut referee = referee();
    let view = ask(&mut referee, json!({"cmd": "new"}))["view"].clone();
    let record = ask(&mut referee, json!({"cmd": "save"}))["record"].clone();
    for mut command in [
        json!({"cmd": "new"}),
        json!({"cmd": "chance", "outcome": "card 9S"}),
        json!({"cmd": "undo"}),
        json!({"cmd": "position", "view": view}),
        json!({"cmd": "load", "record": record}),
        json!({"cmd": "seed", "seed": 42}),
        json!({"cmd": "act", "action": "delve"}),
    ] {
        command["labels"] = json!(true);
        let answer = ask(&mut referee, &command);
        assert!(
            answer["choices"][0]["label"].is_string(),
            "{command}: {answer}"
        );
        assert_eq!(
            answer["events"].as_array().unwrap().is_empty(),
            answer["words"].as_array().unwrap().is_empty(),
            "{command}: {answer}"
        );
    }
    for command in ["save", "scene", "glossary", "games"] {
        let answer = ask(&mut referee, json!({"cmd": command, "labels": true}));
        assert!(answer["error"].as_str().unwrap().starts_with("malformed: "));
    }
}

#[test]
fn rules_are_those_in_force_and_cite_the_rulebook() {
    for game in games() {
        let mut referee = Referee::new(&Games::embedded(), game.name).unwrap();
        let book = ask(&mut referee, json!({"cmd": "rulebook"}))["rulebook"].clone();
        let ids: Vec<&Value> = book
            .as_array()
            .unwrap()
            .iter()
            .map(|it| &it["id"])
            .collect();
        assert!(ids.len() > 100, "{}", game.name);
        for part in ["goal", "turn", "score", "end"] {
            let rules = ask(&mut referee, json!({"cmd": "rules", "part": part}))["rules"].clone();
            let rules = rules.as_array().unwrap();
            assert!(!rules.is_empty(), "{} {part}", game.name);
            assert!(rules.iter().all(|said| ids.contains(&&said["rule"])));
        }
    }
    let mut referee = Referee::new(&Games::embedded(), "votk").unwrap();
    let end = json!({"cmd": "rules", "part": "end"});
    let before = ask(&mut referee, end.clone());
    let options = json!({"end_when": "either"});
    ask(&mut referee, json!({"cmd": "new", "options": options}));
    assert_ne!(ask(&mut referee, end), before);
    let wrong = ask(&mut referee, json!({"cmd": "rules", "part": "bluff"}));
    assert_eq!(
        wrong["error"],
        "malformed: a part of the rules is one of goal, turn, score, end"
    );
}

#[test]
fn a_scene_and_a_glossary_belong_to_the_position() {
    for game in games() {
        let mut referee = Referee::new(&Games::embedded(), game.name).unwrap();
        ask(&mut referee, json!({"cmd": "seed", "seed": 7}));
        let before = ask(&mut referee, json!({"cmd": "save"}));
        let scene = ask(&mut referee, json!({"cmd": "scene"}))["scene"].clone();
        assert_eq!(scene["game"], game.facts.title);
        assert!(!scene["zones"].as_array().unwrap().is_empty());
        let glossary = ask(&mut referee, json!({"cmd": "glossary"}));
        assert!(glossary["glossary"][0]["text"][0]["text"].is_string());
        assert_eq!(ask(&mut referee, json!({"cmd": "save"})), before);
        // Looking is nothing that could be taken back.
        assert_eq!(
            ask(&mut referee, json!({"cmd": "undo"}))["events"]
                .as_array()
                .map(Vec::is_empty),
            Some(true)
        );
    }
}

#[test]
fn the_games_are_listed_with_what_new_takes() {
    let list = ask(&mut referee(), json!({"cmd": "games"}))["games"].clone();
    let list = list.as_array().unwrap();
    let names: Vec<_> = list
        .iter()
        .map(|game| game["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, solo_examples::games::NAMES);
    for game in list {
        let mut referee = Referee::new(&Games::embedded(), game["name"].as_str().unwrap()).unwrap();
        let mut accepts = |option: &Value, value: &Value| {
            let options = json!({option["name"].as_str().unwrap(): value});
            let answer = ask(&mut referee, json!({"cmd": "new", "options": options}));
            assert!(answer.get("error").is_none(), "{option}: {answer}");
        };
        for option in game["options"].as_array().unwrap() {
            accepts(option, &option["default"]);
            let values = option.get("values").or(option.get("range")).unwrap();
            for value in values.as_array().unwrap() {
                accepts(option, value);
            }
            assert!(option["about"].as_str().unwrap().ends_with('.'), "{option}");
        }
    }
}

#[test]
fn a_game_without_corrections_says_so() {
    let answer = ask(&mut referee(), json!({"cmd": "amend", "edits": ["gold 4"]}));
    assert_eq!(answer["error"], "malformed: tomb4k has no `amend`");
}
