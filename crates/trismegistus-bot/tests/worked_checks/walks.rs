//! Three whole games, step by step.
use crate::common::{Play, walk};
use serde_json::{Value, json};

/// Levels, Gold, Ethereal tokens, points, and the cards of the bot after a step that ended a round.
fn row(number: usize, text: &str, play: &Play) -> String {
    let view = play.view();
    let levels = |side: &str| {
        let levels = ["earth", "fire", "water", "air"].map(|e| view["levels"][side][e].to_string());
        levels.join("/")
    };
    let names = |field: &str| {
        let names: Vec<&str> = view["bot"][field]
            .as_array()
            .unwrap()
            .iter()
            .map(|v| v.as_str().unwrap())
            .collect();
        if names.is_empty() {
            "none".to_owned()
        } else {
            names.join(" ")
        }
    };
    format!(
        "{number} | {text} | {} | {} | {}, {}, {} | {} | {} | {}",
        levels("bot"),
        levels("human"),
        view["bot"]["gold"],
        view["bot"]["ethereal"],
        view["bot"]["vp"],
        names("artifacts"),
        names("incomplete"),
        names("completed"),
    )
}

fn check(options: &Value, rounds: [&str; 3], steps: usize, outcome: &Value) {
    let mut play = Play::new(options);
    let mut rows = Vec::new();
    let taken = walk(&mut play, |number, text, play| {
        if !play.told_of("round_ended").is_empty() {
            rows.push(row(number, text, play));
        }
    });
    assert_eq!(rows, rounds);
    assert_eq!(taken, steps);
    assert_eq!(
        &serde_json::to_value(play.outcome().unwrap()).unwrap(),
        outcome
    );
}

#[test]
fn walk_a() {
    check(
        &json!({}),
        [
            "132 | climb earth | 1/2/1/1 | 10/10/10/10 | 3, 2, 0 | as-02 a1-04 | none | e1-06",
            "193 | flip s-fire | 3/5/3/2 | 10/10/10/10 | 0, 3, 0 | as-02 a1-04 a2-06 | e2-04 | e1-06 e2-05",
            "253 | end | 4/6/4/3 | 10/10/10/10 | 0, 0, 0 | as-02 a1-04 a2-06 a3-03 a3-04 | e3-15 e3-01 | e1-06 e2-04 e2-05",
        ],
        258,
        &json!({"winner":"human","human":852,"bot":64,"parts":{"in_play":0,"experiments":19,"tracks":9,"artifacts":30,"ethereal":0,"formulas":6,"gold":0},"formula_count":3,"human_board":168}),
    );
}

#[test]
fn walk_b() {
    check(
        &json!({"advanced_planning":true,"bot_gold_delta":1,"bot_start_experiment":true,"bot_start_level_1":true,"setup_rolls":4,"personality_on_equal":true,"masterpiece_draw":3,"masterpiece_gold":true,"bot_first":true,"remove_white_die":true,"human_one_publication":true,"human_one_masterpiece":true}),
        [
            "112 | reveal right b6 | 4/3/4/3 | 4/5/3/10 | 3, 2, 5 | as-11 | none | es-08 e1-07 e1-13 e1-14",
            "198 | reveal left b7 | 4/3/4/3 | 7/8/8/10 | 5, 3, 10 | as-11 a2-03 a2-07 | none | es-08 e1-07 e1-13 e1-14",
            "274 | reveal left s-air | 5/4/7/4 | 9/10/10/10 | 2, 0, 10 | as-11 a2-03 a2-07 | none | es-08 e1-07 e1-13 e1-14 e3-03 e3-16",
        ],
        280,
        &json!({"winner":"human","human":296,"bot":120,"parts":{"in_play":10,"experiments":66,"tracks":18,"artifacts":15,"ethereal":0,"formulas":10,"gold":1},"formula_count":4,"human_board":151}),
    );
}

#[test]
fn walk_c() {
    check(
        &json!({"refill_artifacts":true,"refill_experiments":true,"reshuffle":"on_empty","human_checks":"loose","human_pass":"before_draft","human_report":"rest","formula_gold":"optimal","vp_spaces":"highest","setup_rolls":0,"personality_cards":false,"bot_gold_delta":-1}),
        [
            "157 | decline | 1/1/0/1 | 5/8/5/10 | 1, 2, 0 | as-02 | none | e1-11",
            "233 | flip b9 | 3/2/2/2 | 6/9/6/10 | 0, 3, 0 | as-02 a2-06 a2-08 | e2-13 | e1-11 e2-02",
            "358 | react | 4/4/3/3 | 10/10/10/10 | 1, 0, 0 | as-02 a2-06 a2-08 a3-04 | none | e1-11 e2-02 e2-13",
        ],
        363,
        &json!({"winner":"human","human":719,"bot":60,"parts":{"in_play":0,"experiments":23,"tracks":6,"artifacts":24,"ethereal":0,"formulas":6,"gold":1},"formula_count":3,"human_board":412}),
    );
}
