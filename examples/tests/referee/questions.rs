//! Questions to the referee: what a position means in words, rules, scenes, and the list of games.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use solo_play::Referee;
use solo_table::{Games, Question, games};

use super::{ask, referee};

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
                "events" | "event_data" | "history" | "changes" => {
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
fn malformed_questions_get_an_error() {
    let mut referee = referee();
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
