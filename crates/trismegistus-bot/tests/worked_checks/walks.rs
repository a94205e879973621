//! Four whole games, step by step.
use crate::common::{Play, walk};
use serde_json::{Value, json};

/// Writes the state of the bot after a step that ended a round: levels, Gold, Ethereal tokens,
/// points, and cards.
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
    assert_eq!(&play.result(), outcome);
}

#[test]
fn walk_a() {
    check(
        &json!({}),
        [
            "132 | climb earth | 1/2/1/1 | 10/10/10/10 | 3, 2, 0 | as-02 a1-04 | none | e1-06",
            "193 | flip s-fire | 3/5/3/2 | 10/10/10/10 | 0, 3, 0 | as-02 a1-04 a2-06 | e2-04 | e1-06 e2-05",
            "257 | end | 3/6/3/4 | 10/10/10/10 | 0, 0, 0 | as-02 a1-04 a2-06 a3-05 a3-07 | e3-15 e3-01 | e1-06 e2-04 e2-05",
        ],
        262,
        &json!({"winner":"human","human":630,"bot":55,"parts":{"in_play":0,"experiments":19,"tracks":6,"artifacts":24,"ethereal":0,"formulas":6,"gold":0},"formula_count":3,"human_board":182}),
    );
}

#[test]
fn walk_b() {
    check(
        &json!({"advanced_planning":true,"bot_gold_delta":1,"bot_start_experiment":true,"bot_start_level_1":true,"setup_rolls":4,"personality_on_equal":true,"masterpiece_draw":3,"masterpiece_gold":true,"bot_first":true,"remove_white_die":true,"human_one_publication":true,"human_one_masterpiece":true}),
        [
            "112 | reveal right b6 | 4/3/4/3 | 4/5/3/10 | 3, 2, 5 | as-11 | none | es-08 e1-07 e1-13 e1-14",
            "198 | reveal left b7 | 4/3/4/3 | 7/8/8/10 | 6, 3, 15 | as-11 a2-03 a2-07 | none | es-08 e1-07 e1-13 e1-14",
            "275 | d6 2 | 6/4/7/4 | 9/10/10/10 | 4, 0, 15 | as-11 a2-03 a2-07 a3-04 a3-06 | none | es-08 e1-07 e1-13 e1-14 e3-12",
        ],
        281,
        &json!({"winner":"human","human":963,"bot":136,"parts":{"in_play":15,"experiments":52,"tracks":18,"artifacts":30,"ethereal":0,"formulas":21,"gold":0},"formula_count":6,"human_board":151}),
    );
}

#[test]
fn walk_c() {
    check(
        &json!({"refill_artifacts":true,"refill_experiments":true,"reshuffle":"on_need","human_checks":"loose","human_pass":"before_draft","human_report":"rest","formula_gold":"optimal","vp_spaces":"highest","setup_rolls":0,"personality_cards":false,"bot_gold_delta":-1}),
        [
            "157 | decline | 1/1/0/1 | 5/8/5/10 | 1, 2, 0 | as-02 | none | e1-11",
            "233 | flip b9 | 3/2/2/2 | 6/9/6/10 | 0, 3, 0 | as-02 a2-06 a2-08 | e2-13 | e1-11 e2-02",
            "358 | react | 4/4/3/3 | 10/10/10/10 | 1, 0, 0 | as-02 a2-06 a2-08 a3-04 | none | e1-11 e2-02 e2-13",
        ],
        363,
        &json!({"winner":"human","human":719,"bot":60,"parts":{"in_play":0,"experiments":23,"tracks":6,"artifacts":24,"ethereal":0,"formulas":6,"gold":1},"formula_count":3,"human_board":412}),
    );
}

#[test]
fn walk_d() {
    check(
        &json!({"reports":"lean","human_checks":"loose"}),
        [
            "56 | lay lead 2 e1-13 | 0/1/1/1 | 10/10/10/10 | 0, 2, 0 | as-02 | e1-07 | e1-08 e1-14",
            "83 | d6 2 | 1/5/2/3 | 10/10/10/10 | 0, 3, 0 | as-02 a2-04 | none | e1-07 e1-08 e1-14",
            "114 | no-more white | 5/6/5/4 | 10/10/10/10 | 0, 0, 0 | as-02 a2-04 | e3-14 | e1-07 e1-08 e1-14 e3-05 e3-10",
        ],
        119,
        &json!({"winner":"human","human":529,"bot":73,"parts":{"in_play":0,"experiments":42,"tracks":12,"artifacts":9,"ethereal":0,"formulas":10,"gold":0},"formula_count":4,"human_board":72}),
    );
}
