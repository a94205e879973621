//! TB-7: the bot's action, part by part.

use crate::common::{Play, bot_turn, does, house_with, levels, no_tokens};
use serde_json::{Value, json};
use solo_core::Tables;
use trismegistus_bot::Side;

#[test]
fn tb_7_1_an_artifact() {
    let play = does(
        &json!({}),
        1,
        "artifact",
        &[("/artifacts/black", json!(["a1-02", "a1-04"]))],
    );
    assert_eq!(
        play.told_of("artifact_taken"),
        [json!({"event": "artifact_taken", "side": "bot", "id": "a1-04"})]
    );
}

#[test]
fn tb_7_2_an_experiment() {
    let play = does(&json!({}), 1, "experiment", &[]);
    assert_eq!(play.told_of("experiment_taken").len(), 1);
}

#[test]
fn tb_7_3_gold() {
    let play = does(&json!({}), 1, "gold:3", &[]);
    assert_eq!(play.state.bot_gold(), 3);
    assert_eq!(play.told_of("gold_gained")[0]["amount"], 3);
}

#[test]
fn tb_7_4_points() {
    let play = does(&json!({}), 1, "vp:5", &[]);
    assert_eq!(play.state.bot_points(), 5);
    assert_eq!(play.told_of("scored")[0]["amount"], 5);
}

#[test]
fn tb_7_5_a_named_track() {
    let play = does(&json!({}), 1, "track:water", &[]);
    assert_eq!(play.view()["levels"]["bot"], levels("0/0/1/0"));
}

#[test]
fn tb_7_6_the_lowest_track() {
    let play = does(
        &json!({}),
        1,
        "track:lowest",
        &[("/levels/bot", levels("2/2/1/2"))],
    );
    assert_eq!(play.view()["levels"]["bot"], levels("2/2/2/2"));
}

#[test]
fn tb_7_7_parts_from_the_left_each_to_its_end() {
    let play = does(
        &json!({}),
        1,
        "track:earth;track:lowest;gold:2;vp:1",
        &[("/levels/bot", levels("1/1/1/1"))],
    );
    assert_eq!(play.view()["levels"]["bot"], levels("2/2/1/1"));
    let names: Vec<String> = play
        .told_types()
        .into_iter()
        .skip_while(|name| name != "spent")
        .collect();
    assert_eq!(
        names,
        [
            "spent",
            "stepped",
            "bot_chose",
            "stepped",
            "gold_gained",
            "scored"
        ]
    );
}

/// Sets up a card of the embedded catalogue in round 2, with all cards in the deck.
fn special(id: &str, changes: &[(&str, Value)]) -> Play {
    let mut play = bot_turn(&json!({}), Tables::new(), 2);
    let element = id.split('-').nth(1).unwrap();
    let mut deck = play.names("/bot/deck");
    deck.retain(|card| !card.starts_with("s-"));
    deck.push(id.to_owned());
    play.edit(&[
        ("/bot/deck", json!(deck)),
        ("/bot/discard", json!([])),
        ("/bot/specializations", json!([element])),
    ]);
    play.edit(changes).step(&format!("flip {id}"));
    play
}

#[test]
fn tb_7_8_specialization_cards() {
    let play = special("s-water", &[]);
    assert_eq!((play.state.bot_points(), play.state.bot_gold()), (5, 1));
    let play = special("s-fire", &[]);
    assert_eq!(play.view()["levels"]["bot"], levels("1/1/1/1"));
    let play = special("s-air", &[("/levels/bot", levels("1/0/1/1"))]);
    assert_eq!(
        play.told_of("experiment_taken").len() + play.told_of("gold_gained").len(),
        1
    );
    assert_eq!(play.view()["levels"]["bot"], levels("2/1/1/1"));
    let rows = json!({"black": [null, null], "white": [null, null], "red": [null, null]});
    let play = special("s-earth", &[("/artifacts", rows)]);
    assert_eq!(
        (play.told_of("nothing_gained").len(), play.state.bot_gold()),
        (1, 1)
    );
}

/// Sets up the personality card of an element, with these levels of bot and human on its track.
fn personality(options: &Value, element: usize, bot: u8, human: u8) -> Play {
    turning_up(Play::new(options), element, bot, human)
}

/// Sets up the same in a new game of any kind.
fn turning_up(mut play: Play, element: usize, bot: u8, human: u8) -> Play {
    let name = ["earth", "fire", "water", "air"][element];
    let artifact = ["as-01", "as-02", "as-03", "as-04"][element];
    play.until("deal_artifact");
    play.steps(&[&format!("deal {artifact}"), "deal as-12", "keep as-12"])
        .until("flip_card");
    play.edit(&[
        ("/tokens", no_tokens()),
        ("/levels/bot", levels("1/1/1/1")),
        ("/levels/human", levels("1/1/1/1")),
        ("/bot/gold", json!(0)),
        ("/bot/vp", json!(0)),
    ]);
    play.edit(&[
        (&format!("/levels/bot/{name}"), json!(bot)),
        (&format!("/levels/human/{name}"), json!(human)),
    ]);
    play.step(&format!("flip p-{name}"));
    play
}

#[test]
fn tb_7_9_personality_cards() {
    for element in 0..4 {
        for human in [3, 4] {
            let play = personality(&json!({}), element, 3, human);
            let mut expected = [1, 1, 1, 1];
            expected[element] = 5;
            assert_eq!(play.state.levels(Side::Bot), expected);
            assert_eq!((play.state.bot_points(), play.state.bot_gold()), (0, 0));
        }
    }
    let play = personality(&json!({}), 0, 3, 2);
    assert_eq!((play.state.bot_points(), play.state.bot_gold()), (5, 3));
    let play = personality(&json!({}), 1, 3, 2);
    assert_eq!((play.state.bot_points(), play.state.bot_gold()), (10, 0));
    let play = personality(&json!({}), 2, 3, 2);
    assert_eq!(play.state.bot_points(), 5);
    assert_eq!(play.state.levels(Side::Bot), [2, 2, 3, 2]);
    let stepped: Vec<Value> = play
        .told_of("stepped")
        .iter()
        .map(|e| e["track"].clone())
        .collect();
    assert_eq!(stepped, ["fire", "earth", "air"]);
    let play = personality(&json!({}), 3, 3, 2);
    assert_eq!(play.state.bot_points(), 5);
    let gains = ["artifact_taken", "nothing_gained"].map(|name| play.told_of(name).len());
    assert!(gains.iter().sum::<usize>() == 1 || play.phase() == "artifact_tie");
}

#[test]
fn tb_7_9_tied_artifacts_interrupt_the_reward() {
    // The rest of the reward differs from the rest of the other branch, or equals it.
    for actions in ["track:earth;track:earth", "artifact;gold:3"] {
        let row = format!("p-earth,personality,earth,black,max,2,{actions},artifact;gold:3");
        let tables = Tables::new().with("automa", house_with("automa", &row));
        let mut play = turning_up(Play::with_tables(&json!({}), tables), 0, 3, 2);
        assert_eq!(play.phase(), "artifact_tie");
        assert_eq!(play.view()["bot"]["queue"], json!(["gold:3"]));
        let mut copy = play.clone();
        copy.set_up(&play.view()).unwrap();
        assert_eq!(copy.state, play.state);
        play.step("d6 1");
        assert_eq!(play.state.bot_gold(), 3);
        assert_eq!(play.state.levels(Side::Bot), [3, 1, 1, 1]);
    }
}

#[test]
fn tb_7_10_the_reward_on_equal_levels() {
    for (human, points) in [(2, 10), (3, 10), (4, 0)] {
        let play = personality(&json!({"personality_on_equal": true}), 1, 3, human);
        assert_eq!(play.state.bot_points(), points);
    }
}
