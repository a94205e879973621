//! TB-4 to TB-10: what the bot does in its turn.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests may panic"
)]

mod common;

use common::{Play, bot_turn, card, drafted, drafting, house_with, levels, no_tokens};
use serde_json::{Value, json};
use trismegistus_bot::{Side, Tables};

const GOLD: &str = "black,max,1,gold:1";

/// The bot does these parts in round 1, after these changes.
fn does(options: &Value, parts: &str, changes: &[(&str, Value)]) -> Play {
    let mut play = bot_turn(options, card(&format!("black,max,1,{parts}")), 1);
    play.edit(changes).step("flip b1");
    play
}

#[test]
fn tb_4_1_a_card_from_the_deck_is_active() {
    let mut play = bot_turn(&json!({}), Tables::new(), 1);
    assert_eq!(play.list().len(), 10);
    assert_eq!(play.refused("flip s-air"), ("TB-4.1", "not_legal"));
    play.step("flip b8");
    assert_eq!(play.view()["bot"]["card"], "b8");
    assert_eq!(play.told()[0], json!({"type": "card_active", "id": "b8"}));
    assert!(
        !play.view()["bot"]["deck"]
            .as_array()
            .unwrap()
            .contains(&json!("b8"))
    );
}

/// Before a bot turn with a single card in the deck.
fn last_card(options: &Value) -> Play {
    let mut play = bot_turn(options, card(GOLD), 1);
    let deck: Vec<Value> = play.view()["bot"]["deck"].as_array().unwrap().clone();
    let rest: Vec<Value> = deck.into_iter().filter(|id| *id != "b1").collect();
    play.edit(&[("/bot/deck", json!(["b1"])), ("/bot/discard", json!(rest))]);
    play.steps(&["flip b1", "decline"]);
    play
}

#[test]
fn tb_4_2_the_discards_become_the_deck_when_a_card_is_needed() {
    let mut play = last_card(&json!({}));
    assert_eq!(play.view()["bot"]["deck"], json!([]));
    assert_eq!(play.told_of("deck_reshuffled").len(), 0);
    play.until("flip_card");
    assert_eq!(play.list().len(), 10);
    assert_eq!(play.view()["bot"]["discard"], json!([]));
}

#[test]
fn tb_4_3_or_as_soon_as_it_has_run_out() {
    let play = last_card(&json!({"reshuffle": "on_empty"}));
    assert_eq!(play.view()["bot"]["deck"].as_array().unwrap().len(), 10);
    assert_eq!(play.told_of("deck_reshuffled").len(), 1);
    assert_eq!(play.phase(), "human_spend");
}

#[test]
fn tb_4_4_a_die_chooses_between_the_open_cards() {
    for (roll, card) in [("d6 1", 0), ("d6 3", 0), ("d6 4", 1), ("d6 6", 1)] {
        let mut play = Play::new(&json!({"advanced_planning": true}));
        play.until("choose_card");
        let open = play.view()["bot"]["face_up"].clone();
        assert_eq!(
            play.list(),
            ["d6 1", "d6 2", "d6 3", "d6 4", "d6 5", "d6 6"]
        );
        play.step(roll);
        assert_eq!(play.view()["bot"]["card"], open[card]);
        let mut left = open;
        left[card] = Value::Null;
        assert_eq!(play.view()["bot"]["face_up"], left);
    }
}

#[test]
fn tb_4_5_what_a_card_shows() {
    let catalogue = trismegistus_bot::Catalogue::house();
    let card = catalogue.automa_card(catalogue.automa("b4").unwrap());
    assert_eq!(catalogue.colour_name(card.colour()), "white");
    assert_eq!(card.potency(), 2);
    assert_eq!(card.actions(), [trismegistus_bot::Part::Experiment]);
    assert!(card.reward().is_empty());
    assert!(matches!(card.die(), trismegistus_bot::CardDie::Two(left, right) if left != right));
}

#[test]
fn tb_5_1_a_die_on_the_tracker_is_enough() {
    let mut play = bot_turn(&json!({}), card("red,iron,1,gold:1"), 1);
    let die = json!({"colour": "black", "symbol": "tin", "potency": 3});
    let view = play.view();
    let bowl = ["lead", "tin", "iron", "copper", "mercury", "wild"]
        .into_iter()
        .find(|bowl| view["bowls"][bowl]["black"].as_u64().unwrap() > 0)
        .unwrap();
    let path = format!("/bowls/{bowl}/black");
    let left = view["bowls"][bowl]["black"].as_u64().unwrap() - 1;
    play.edit(&[
        ("/bot/die", die),
        (&path, json!(left)),
        ("/bot/ethereal", json!(1)),
    ])
    .step("flip b1");
    assert_eq!(play.told_of("bot_drafted").len(), 0);
    assert_eq!(
        (
            play.state.die(Side::Bot).unwrap().potency(),
            play.state.ethereal()
        ),
        (2, 1)
    );
}

#[test]
fn tb_5_2_exactly_one_die() {
    let mut play = drafting(&json!({}), GOLD, "lead BB; tin WWW; iron RR");
    play.step("flip b1");
    assert_eq!(play.told_of("bot_drafted").len(), 1);
    assert_eq!(play.view()["bowls"]["lead"]["black"], 1);
}

#[track_caller]
fn draft(card: &str, bowls: &str, die: &str, rule: &str) {
    assert_eq!(
        drafted(&json!({}), &format!("{card},1,gold:1"), bowls),
        (die.into(), rule.into())
    );
}

#[test]
fn tb_5_3_wild_left_right_of_the_colour() {
    draft(
        "white,tin+copper",
        "wild W; tin WB; copper WRR; lead WWWW",
        "white copper, 3",
        "TB-5.3",
    );
    draft(
        "white,tin+copper",
        "wild W; tin W; copper WB; iron BR; lead RB",
        "white copper, 2",
        "TB-5.3",
    );
    draft(
        "white,tin+copper",
        "wild B; tin WB; copper WR; lead RRR",
        "white tin, 2",
        "TB-5.3",
    );
    draft(
        "white,tin",
        "wild BRR; tin W; copper WW; lead RB",
        "white tin, 1",
        "",
    );
}

#[test]
fn tb_5_4_the_same_of_other_colours() {
    draft(
        "white,tin+copper",
        "wild R; tin BB; copper RRB; lead WW",
        "black copper, 3",
        "TB-5.4",
    );
    draft(
        "white,tin+copper",
        "tin BR; copper RB; lead WWW",
        "black tin, 2",
        "TB-5.4",
    );
    let options = json!({"draft_tie": "colour_then_list"});
    let (die, _) = drafted(
        &options,
        "white,tin+copper,1,gold:1",
        "tin RR; copper BB; lead WWW",
    );
    assert_eq!(die, "black copper, 2");
    draft(
        "white,tin+copper",
        "tin RR; copper BB; lead WWW",
        "red tin, 2",
        "TB-5.4",
    );
}

#[test]
fn tb_5_5_a_wild_die_is_set_to_the_left_symbol() {
    let die = "white wild set to copper, 3";
    draft(
        "white,copper+tin",
        "wild WBB; tin W; copper W; lead RR",
        die,
        "TB-5.3",
    );
    draft(
        "white,copper+tin",
        "wild RBB; lead WWWW",
        "black wild set to copper, 3",
        "TB-5.4",
    );
}

#[test]
fn tb_5_6_else_any_die_of_the_colour() {
    draft(
        "white,tin+copper",
        "lead WRR; iron WWB; mercury WBRR",
        "white mercury, 4",
        "TB-5.6",
    );
    draft(
        "white,tin+copper",
        "lead BRR; iron WWB; mercury WBR",
        "white iron, 3",
        "TB-5.6",
    );
}

#[test]
fn tb_5_7_else_another_colour() {
    draft(
        "red,tin+copper",
        "lead WWW; iron BW; mercury BW",
        "black iron, 2",
        "TB-5.7",
    );
    let options = json!({"absent_colour": "potency_first"});
    let bowls = "lead WWW; iron BWW; mercury BW";
    let (die, rule) = drafted(&options, "red,tin+copper,1,gold:1", bowls);
    assert_eq!((die.as_str(), rule.as_str()), ("black iron, 3", "TB-5.7"));
}

#[test]
fn tb_5_8_max_cards() {
    draft(
        "black,max",
        "lead BW; tin BRR; iron BWW; copper R",
        "black tin, 3",
        "TB-5.8",
    );
    draft(
        "black,max",
        "wild BBWR; lead BBWR",
        "black lead, 4",
        "TB-5.8",
    );
    draft(
        "black,max",
        "wild BBWRR; lead BBWR",
        "black wild set to mercury, 5",
        "TB-5.8",
    );
    draft(
        "red,max",
        "wild WW; lead WBB; tin BBWW",
        "black tin, 4",
        "TB-5.7",
    );
    draft(
        "red,max",
        "wild BBB; lead WW; tin WW",
        "black wild set to mercury, 3",
        "",
    );
}

#[test]
fn tb_5_9_a_token_must_be_spent_below_5() {
    for (bowl, tokens, potency, left) in [
        ("lead BBBB; tin WRR", 2, 4, 1),
        ("lead BBBBB; tin WR", 2, 4, 2),
        ("lead B; tin WRRR; copper WW", 3, 1, 2),
        ("lead BBB; tin WRRR", 0, 2, 0),
    ] {
        let mut play = drafting(&json!({}), GOLD, bowl);
        play.edit(&[("/bot/ethereal", json!(tokens))])
            .step("flip b1");
        assert_eq!(
            play.state.die(Side::Bot).unwrap().potency(),
            potency,
            "after spending 1"
        );
        assert_eq!(play.state.ethereal(), left);
        let spent = play.told_of("ethereal_spent");
        assert_eq!(spent.len(), usize::from(tokens > left));
        assert!(
            spent
                .iter()
                .all(|event| event["potency"] == potency + 1 && event["side"] == "bot")
        );
    }
}

#[test]
fn tb_5_10_the_die_never_shows_wild() {
    for (card, bowls) in [
        ("black,max", "wild BBBB; lead WWR"),
        ("black,lead", "wild BBBB; lead WWR"),
    ] {
        let mut play = drafting(&json!({}), &format!("{card},1,gold:1"), bowls);
        play.step("flip b1");
        let die = play.state.die(Side::Bot).unwrap();
        assert_ne!(die.symbol(), play.game.catalogue().wild());
    }
}

#[test]
fn tb_6_1_the_potency_of_the_card_or_all() {
    for (bowl, left, amount) in [("lead BBBB; tin WRR", 1, 3), ("lead BB; tin WRRRR", 0, 2)] {
        let mut play = drafting(&json!({}), "black,max,3,gold:1", bowl);
        play.step("flip b1");
        assert_eq!(
            play.told_of("spent")[0],
            json!({"type": "spent", "side": "bot", "amount": amount, "left": left})
        );
        assert_eq!(play.state.die(Side::Bot).unwrap().potency(), left);
    }
}

#[test]
fn tb_6_2_the_action_is_done_in_full() {
    let mut play = drafting(
        &json!({}),
        "black,max,3,gold:7;vp:2",
        "lead B; tin WRRRR; iron W",
    );
    let gold = play.state.gold();
    play.step("flip b1");
    assert_eq!((play.state.gold() - gold, play.state.points()), (7, 2));
}

#[test]
fn tb_7_1_an_artifact() {
    let play = does(
        &json!({}),
        "artifact",
        &[("/artifacts/black", json!(["a1-02", "a1-04"]))],
    );
    assert_eq!(
        play.told_of("artifact_taken"),
        [json!({"type": "artifact_taken", "side": "bot", "id": "a1-04"})]
    );
}

#[test]
fn tb_7_2_an_experiment() {
    let play = does(&json!({}), "experiment", &[]);
    assert_eq!(play.told_of("experiment_taken").len(), 1);
}

#[test]
fn tb_7_3_gold() {
    let play = does(&json!({}), "gold:3", &[]);
    assert_eq!(
        (
            play.state.gold(),
            play.told_of("gold_gained")[0]["amount"].clone()
        ),
        (3, json!(3))
    );
}

#[test]
fn tb_7_4_points() {
    let play = does(&json!({}), "vp:5", &[]);
    assert_eq!(
        (
            play.state.points(),
            play.told_of("scored")[0]["amount"].clone()
        ),
        (5, json!(5))
    );
}

#[test]
fn tb_7_5_a_named_track() {
    let play = does(&json!({}), "track:water", &[]);
    assert_eq!(play.view()["levels"]["bot"], levels("0/0/1/0"));
}

#[test]
fn tb_7_6_the_lowest_track() {
    let play = does(
        &json!({}),
        "track:lowest",
        &[("/levels/bot", levels("2/2/1/2"))],
    );
    assert_eq!(play.view()["levels"]["bot"], levels("2/2/2/2"));
}

#[test]
fn tb_7_7_parts_from_the_left_each_to_its_end() {
    let play = does(
        &json!({}),
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

/// A card of the embedded catalogue in round 2, with all cards in the deck.
fn special(id: &str, changes: &[(&str, Value)]) -> Play {
    let mut play = bot_turn(&json!({}), Tables::new(), 2);
    let element = id.split('-').nth(1).unwrap();
    let view = play.view();
    let mut deck: Vec<Value> = view["bot"]["deck"].as_array().unwrap().clone();
    deck.extend(view["bot"]["discard"].as_array().unwrap().clone());
    deck.retain(|card| !card.as_str().unwrap().starts_with("s-"));
    deck.push(json!(id));
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
    assert_eq!((play.state.points(), play.state.gold()), (5, 1));
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
        (play.told_of("nothing_gained").len(), play.state.gold()),
        (1, 1)
    );
}

/// The personality card of an element, with these levels of bot and human on its track.
fn personality(options: &Value, element: usize, bot: u8, human: u8) -> Play {
    let name = ["earth", "fire", "water", "air"][element];
    let artifact = ["as-01", "as-02", "as-03", "as-04"][element];
    let mut play = Play::new(options);
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
            assert_eq!((play.state.points(), play.state.gold()), (0, 0));
        }
    }
    let play = personality(&json!({}), 0, 3, 2);
    assert_eq!((play.state.points(), play.state.gold()), (5, 3));
    let play = personality(&json!({}), 1, 3, 2);
    assert_eq!((play.state.points(), play.state.gold()), (10, 0));
    let play = personality(&json!({}), 2, 3, 2);
    assert_eq!(
        (play.state.points(), play.state.levels(Side::Bot)),
        (5, [2, 2, 3, 2])
    );
    let stepped: Vec<Value> = play
        .told_of("stepped")
        .iter()
        .map(|e| e["track"].clone())
        .collect();
    assert_eq!(stepped, ["fire", "earth", "air"]);
    let play = personality(&json!({}), 3, 3, 2);
    assert_eq!(play.state.points(), 5);
    let gains = ["artifact_taken", "nothing_gained"].map(|name| play.told_of(name).len());
    assert!(gains.iter().sum::<usize>() == 1 || play.phase() == "artifact_tie");
}

#[test]
fn tb_7_10_the_reward_on_equal_levels() {
    for (human, points) in [(2, 10), (3, 10), (4, 0)] {
        let play = personality(&json!({"personality_on_equal": true}), 1, 3, human);
        assert_eq!(play.state.points(), points);
    }
}

#[test]
fn tb_8_1_the_most_symbols_of_the_dies_colour() {
    let rows =
        json!({"black": ["a1-01", "a1-04"], "white": ["a1-08", null], "red": ["a1-12", null]});
    let play = does(&json!({}), "artifact", &[("/artifacts", rows)]);
    let (choice, candidates, rule) = play.chosen("artifact").unwrap();
    assert_eq!(
        (choice, candidates),
        (json!("a1-04"), json!(["a1-01", "a1-04"]))
    );
    assert_eq!(rule, "TB-8.1");
}

#[test]
fn tb_8_2_a_die_breaks_ties() {
    // Four slots: the left-most and the right-most of the tied ones.
    let layout = common::house("orders").replace("artifact_slots = 2", "artifact_slots = 4");
    for (roll, taken) in [("d6 2", "a1-01"), ("d6 5", "a1-03")] {
        let tables = card("black,max,1,artifact").with("orders", layout.clone());
        let tables = tables.with(
            "artifacts",
            common::house("artifacts").replace("a1-04,1,black,air+earth", "a1-04,1,black,air"),
        );
        let mut play = bot_turn(&json!({}), tables, 1);
        play.edit(&[("/artifacts/black", json!(["a1-01", "a1-02", null, "a1-03"]))])
            .step("flip b1");
        assert_eq!(play.view()["tie"], json!(["a1-01", "a1-03"]));
        play.step(roll);
        assert_eq!(
            play.told_types()[..3],
            ["d6_rolled", "bot_chose", "artifact_taken"]
        );
        assert_eq!(play.chosen("artifact").unwrap().2, "TB-8.2");
        assert_eq!(play.told_of("artifact_taken")[0]["id"], taken);
        assert_eq!(play.view()["tie"], json!([]));
    }
}

#[test]
fn tb_8_3_no_artifact_of_the_colour() {
    let rows = || json!({"black": [null, null], "white": [null, "a1-05"], "red": ["a1-12", null]});
    for (word, gold, taken, told) in [
        ("nothing", 0, json!(null), 1),
        ("gold", 1, json!(null), 0),
        ("other_colour", 0, json!("a1-05"), 0),
    ] {
        let play = does(
            &json!({"artifact_none": word}),
            "artifact",
            &[("/artifacts", rows())],
        );
        assert_eq!(play.state.gold(), gold);
        let event = play
            .told_of("artifact_taken")
            .first()
            .map_or(Value::Null, |e| e["id"].clone());
        assert_eq!(event, taken);
        assert_eq!(play.told_of("nothing_gained").len(), told);
    }
    let none = json!({"black": [null, null], "white": [null, null], "red": [null, null]});
    let play = does(
        &json!({"artifact_none": "other_colour"}),
        "artifact",
        &[("/artifacts", none)],
    );
    assert_eq!(play.told_of("nothing_gained").len(), 1);
}

#[test]
fn tb_8_4_the_tile_lies_with_the_bot() {
    let play = does(
        &json!({}),
        "artifact",
        &[("/artifacts/black", json!(["a1-04", "a1-02"]))],
    );
    assert_eq!(play.view()["artifacts"]["black"], json!([null, "a1-02"]));
    assert!(
        play.view()["bot"]["artifacts"]
            .as_array()
            .unwrap()
            .contains(&json!("a1-04"))
    );
}

/// The bot takes an experiment of the lead section in round 2 with levels 2/2/2/2: all other rows are
/// empty, and its die shows lead.
fn taking(options: &Value, slots: &[Value], changes: &[(&str, Value)]) -> Play {
    let layout = common::house("orders").replace("experiment_slots = 2", "experiment_slots = 3");
    let tables = card("black,lead,1,experiment").with("orders", layout);
    let mut play = bot_turn(options, tables, 2);
    let mut rows = json!({});
    for name in ["lead", "tin", "iron", "copper", "mercury"] {
        rows[name] = json!([null, null, null]);
    }
    rows["lead"] = json!(slots);
    // One black die in the lead bowl, and none in the wild one.
    let mut bowls = play.view()["bowls"].clone();
    let wild = bowls["wild"].clone();
    bowls["wild"] = json!({"black": 0, "white": 0, "red": 0});
    let mut dice: Vec<&str> = Vec::new();
    for colour in ["black", "white", "red"] {
        dice.extend(vec![
            colour;
            usize::try_from(wild[colour].as_u64().unwrap()).unwrap()
        ]);
    }
    for colour in dice {
        let room = ["tin", "iron", "copper", "mercury"]
            .into_iter()
            .find(|bowl| {
                bowls[bowl]
                    .as_object()
                    .unwrap()
                    .values()
                    .map(|n| n.as_u64().unwrap())
                    .sum::<u64>()
                    < 4
            });
        let bowl = room.unwrap();
        bowls[bowl][colour] = json!(bowls[bowl][colour].as_u64().unwrap() + 1);
    }
    if bowls["lead"]["black"] == 0 {
        let from = ["tin", "iron", "copper", "mercury"]
            .into_iter()
            .find(|b| bowls[b]["black"] != 0)
            .unwrap();
        bowls[from]["black"] = json!(bowls[from]["black"].as_u64().unwrap() - 1);
        bowls["lead"]["black"] = json!(1);
    }
    play.edit(&[
        ("/experiments", rows),
        ("/bowls", bowls),
        ("/levels/bot", levels("2/2/2/2")),
    ]);
    play.edit(changes).step("flip b1");
    play
}

#[track_caller]
fn takes(options: &Value, cards: &[&str], changes: &[(&str, Value)], taken: &str, rule: &str) {
    let mut slots: Vec<Value> = cards.iter().map(|card| json!(card)).collect();
    slots.resize(3, Value::Null);
    let play = taking(options, &slots, changes);
    assert_eq!(play.told_of("experiment_taken")[0]["id"], taken);
    assert_eq!(
        play.chosen("experiment")
            .map_or(String::new(), |(_, _, rule)| rule),
        rule
    );
}

#[test]
fn tb_8_5_gold_instead_of_an_experiment() {
    let full = [("/bot/incomplete", json!(["e2-13", "e2-14"]))];
    for (slots, changes) in [
        ([json!("e2-05"), Value::Null, Value::Null], &full[..]),
        ([Value::Null, Value::Null, Value::Null], &full[..0]),
    ] {
        let play = taking(&json!({}), &slots, changes);
        assert_eq!(
            (play.state.gold(), play.told_of("experiment_taken").len()),
            (1, 0)
        );
    }
    // A bowl without section.
    let bowls = house_with("bowls", "tin,air,none");
    let tables = card("black,tin,1,experiment").with("bowls", bowls);
    let mut play = bot_turn(&json!({}), tables, 1);
    play.step("flip b1");
    assert_eq!(play.view()["bot"]["die"]["symbol"], "tin");
    assert_eq!(play.state.gold(), 1);
}

#[test]
fn tb_8_6_filters_until_one_card_is_left() {
    takes(&json!({}), &["e2-13"], &[], "e2-13", "");
    takes(
        &json!({}),
        &["e2-13", "e2-05", "e2-14"],
        &[],
        "e2-05",
        "TB-8.6c",
    );
}

#[test]
fn tb_8_6a_a_type_it_does_not_have() {
    let held = [("/bot/incomplete", json!(["e2-15"]))];
    takes(&json!({}), &["e2-07", "e2-13"], &held, "e2-13", "TB-8.6a");
    takes(
        &json!({"have_type": "completed"}),
        &["e2-07", "e2-13"],
        &held,
        "e2-07",
        "TB-8.6c",
    );
    let completed = [("/bot/completed", json!(["e1-03"]))];
    takes(
        &json!({}),
        &["e2-07", "e2-13"],
        &completed,
        "e2-13",
        "TB-8.6a",
    );
    takes(
        &json!({"have_type": "completed"}),
        &["e2-07", "e2-13"],
        &completed,
        "e2-13",
        "TB-8.6a",
    );
}

#[test]
fn tb_8_6b_what_it_could_complete_at_once() {
    let gold = |gold: u8| [("/bot/gold", json!(gold))];
    takes(
        &json!({}),
        &["e2-13", "e2-02", "e2-06"],
        &gold(1),
        "e2-02",
        "TB-8.6b",
    );
    takes(
        &json!({}),
        &["e2-13", "e2-02", "e2-06"],
        &gold(2),
        "e2-06",
        "TB-8.6b",
    );
}

#[test]
fn tb_8_6c_its_own_smallest_shortfall() {
    takes(&json!({}), &["e2-06", "e2-04"], &[], "e2-04", "TB-8.6c");
}

#[test]
fn tb_8_6d_the_humans_smallest_shortfall() {
    let human = [("/levels/human", levels("0/0/3/2"))];
    takes(
        &json!({}),
        &["e2-05", "e2-08", "e2-11"],
        &human,
        "e2-11",
        "TB-8.6d",
    );
}

#[test]
fn tb_8_6e_the_most_points() {
    takes(&json!({}), &["e2-06", "e2-12"], &[], "e2-12", "TB-8.6e");
}

#[test]
fn tb_8_6f_the_left_most() {
    takes(&json!({}), &["e2-06", "e2-05"], &[], "e2-06", "TB-8.6f");
}

#[test]
fn tb_8_7_it_is_the_newest_incomplete_experiment() {
    let play = taking(
        &json!({}),
        &[Value::Null, json!("e2-05"), Value::Null],
        &[("/bot/incomplete", json!(["e2-16"]))],
    );
    assert_eq!(play.view()["bot"]["incomplete"], json!(["e2-16", "e2-05"]));
    assert_eq!(
        play.view()["experiments"]["lead"],
        json!([null, null, null])
    );
}

/// One step of the bot from these levels of bot and human, with tokens of one kind.
fn steps(
    options: &Value,
    part: &str,
    bot: &str,
    human: &str,
    spaces: &[(&str, &str)],
    kind: &str,
) -> Play {
    let mut tokens = no_tokens();
    for (element, level) in spaces {
        tokens[element][level] = json!(kind);
    }
    let mut play = bot_turn(options, card(&format!("black,max,1,{part}")), 2);
    play.edit(&[
        ("/levels/bot", levels(bot)),
        ("/levels/human", levels(human)),
        ("/tokens", tokens),
    ]);
    play.step("flip b1");
    play
}

#[track_caller]
fn stepped(play: &Play, expected: &str, rule: &str) {
    assert_eq!(play.view()["levels"]["bot"], levels(expected));
    assert_eq!(
        play.chosen("track")
            .map_or(String::new(), |(_, _, rule)| rule),
        rule
    );
}

#[test]
fn tb_9_1_a_step_is_one_level() {
    let play = steps(
        &json!({}),
        "track:fire",
        "4/4/4/4",
        "0/0/0/0",
        &[],
        "aether",
    );
    stepped(&play, "4/5/4/4", "");
    assert_eq!(
        play.told_of("stepped"),
        [json!({"type": "stepped", "side": "bot", "track": "fire", "level": 5})]
    );
}

#[test]
fn tb_9_2_the_lowest_track_anew_for_each_step() {
    let play = steps(
        &json!({}),
        "track:lowest",
        "4/3/2/3",
        "0/0/0/0",
        &[],
        "aether",
    );
    stepped(&play, "4/3/3/3", "TB-9.2");
    let play = steps(
        &json!({}),
        "track:lowest;track:lowest",
        "4/3/1/3",
        "0/0/0/0",
        &[],
        "aether",
    );
    stepped(&play, "4/3/3/3", "TB-9.2");
    let play = steps(
        &json!({}),
        "track:lowest;track:lowest",
        "1/4/1/4",
        "0/0/0/0",
        &[],
        "aether",
    );
    stepped(&play, "2/4/2/4", "TB-9.3(4)");
    // Tracks at their top are no candidates, also where the top is low.
    let mut short = common::house("tracks")
        .lines()
        .filter(|line| {
            !line.starts_with("earth,")
                || ["earth,0,", "earth,1,"].iter().any(|l| line.starts_with(l))
        })
        .collect::<Vec<_>>()
        .join("\n");
    short.push('\n');
    let experiments: String = common::house("experiments")
        .replace("earth:", "fire:")
        .replace("fire:6+fire:4", "fire:6")
        .replace("water:6+fire:4", "water:6")
        .replace("fire:6+water:4", "fire:6")
        .replace("air:6+fire:4", "air:6");
    let tables = card("black,max,1,track:lowest")
        .with("tracks", short)
        .with("experiments", experiments);
    let mut play = bot_turn(&json!({}), tables, 1);
    play.edit(&[("/levels/bot", levels("1/3/2/3"))])
        .step("flip b1");
    assert_eq!(play.view()["levels"]["bot"], levels("1/3/3/3"));
    assert_eq!(
        play.chosen("track").unwrap().1,
        json!(["fire", "water", "air"])
    );
}

#[test]
fn tb_9_3_which_of_several_tracks() {
    let lowest = |bot, human, spaces: &[(&str, &str)]| {
        steps(&json!({}), "track:lowest", bot, human, spaces, "aether")
    };
    // 1: the closest token above.
    stepped(
        &lowest("1/1/1/1", "0/0/0/0", &[("earth", "6"), ("water", "3")]),
        "1/1/2/1",
        "TB-9.3(1)",
    );
    stepped(
        &lowest("3/3/3/3", "0/0/0/0", &[("air", "6")]),
        "3/3/3/4",
        "TB-9.3(1)",
    );
    // 2: the largest lead.
    stepped(&lowest("2/2/2/2", "1/2/0/1", &[]), "2/2/3/2", "TB-9.3(2)");
    stepped(&lowest("2/2/2/2", "3/2/1/4", &[]), "2/2/3/2", "TB-9.3(2)");
    // 3: the fewest levels behind.
    stepped(&lowest("2/2/2/2", "5/4/3/4", &[]), "2/2/3/2", "TB-9.3(3)");
    stepped(&lowest("2/2/2/2", "5/4/2/4", &[]), "2/2/3/2", "TB-9.3(3)");
    // 4: the left-most.
    stepped(&lowest("2/2/2/2", "5/4/4/4", &[]), "2/3/2/2", "TB-9.3(4)");
    stepped(&lowest("2/2/2/2", "5/1/1/1", &[]), "2/3/2/2", "TB-9.3(4)");
}

#[test]
fn tb_9_4_a_named_track_at_its_top() {
    let play = |word, spaces: &[(&str, &str)]| {
        steps(
            &json!({"capped_step": word}),
            "track:earth",
            "10/7/5/5",
            "0/2/5/6",
            spaces,
            "aether",
        )
    };
    stepped(&play("any", &[]), "10/8/5/5", "TB-9.3(2)");
    stepped(&play("any", &[("water", "6")]), "10/7/6/5", "TB-9.3(1)");
    stepped(&play("lowest", &[]), "10/7/6/5", "TB-9.3(3)");
}

#[test]
fn tb_9_5_a_step_may_be_lost() {
    for part in ["track:earth", "track:lowest"] {
        let play = steps(&json!({}), part, "10/10/10/10", "0/0/0/0", &[], "aether");
        stepped(&play, "10/10/10/10", "");
        assert_eq!(play.told_of("step_lost").len(), 1);
    }
}

#[test]
fn tb_9_6_a_bonus_only_before_the_human() {
    for (human, reached) in [("0/2/0/0", 1), ("0/0/0/0", 1)] {
        let play = steps(
            &json!({}),
            "track:fire",
            "2/2/2/2",
            human,
            &[("fire", "3")],
            "aether",
        );
        assert_eq!(play.told_of("bonus_reached").len(), reached);
        assert_eq!(play.view()["tokens"]["fire"], json!({"3": "aether"}));
    }
    // The human's marker is on the space by now: a reaction cannot come before, so two steps of a
    // reported window and a bot turn in between would have swept the token; here it has gone.
    let play = steps(
        &json!({}),
        "track:fire",
        "2/2/2/2",
        "0/3/0/0",
        &[],
        "aether",
    );
    assert_eq!(play.told_of("bonus_reached").len(), 0);
}

#[test]
fn tb_9_7_an_ethereal_token() {
    let play = steps(
        &json!({}),
        "track:fire",
        "2/2/2/2",
        "0/0/0/0",
        &[("fire", "3")],
        "aether",
    );
    assert_eq!((play.state.ethereal(), play.state.points()), (1, 0));
}

#[test]
fn tb_9_8_points() {
    let play = steps(
        &json!({}),
        "track:fire",
        "2/2/2/2",
        "0/0/0/0",
        &[("fire", "3")],
        "glory",
    );
    assert_eq!((play.state.ethereal(), play.state.points()), (0, 5));
}

/// A bonus step of the bot from fire 2 to fire 3, with these experiments.
fn advancing(incomplete: Value, bot: &str, human: &str) -> Play {
    let mut play = bot_turn(&json!({}), card("black,max,1,track:fire"), 2);
    let mut tokens = no_tokens();
    tokens["fire"]["3"] = json!("insight");
    play.edit(&[
        ("/levels/bot", levels(bot)),
        ("/levels/human", levels(human)),
        ("/tokens", tokens),
        ("/bot/incomplete", incomplete),
    ]);
    play.step("flip b1");
    play
}

#[test]
fn tb_9_9_a_step_towards_an_experiment() {
    // Gaps: water 2, air 1.
    stepped(
        &advancing(json!(["e2-15", "e2-08"]), "4/2/3/3", "0/0/0/0"),
        "4/3/3/4",
        "TB-9.9",
    );
    // Equal gaps: TB-9.3.
    stepped(
        &advancing(json!(["e2-07", "e2-08"]), "4/2/3/3", "0/0/4/3"),
        "4/3/3/4",
        "TB-9.3(3)",
    );
    // No gap, and no experiment: the lowest track.
    stepped(
        &advancing(json!(["e2-01"]), "4/2/1/3", "0/0/0/0"),
        "4/3/2/3",
        "TB-9.2",
    );
    stepped(
        &advancing(json!([]), "4/2/1/3", "0/0/0/0"),
        "4/3/2/3",
        "TB-9.2",
    );
}

#[test]
fn tb_9_10_bonus_steps_reach_further_bonuses() {
    let mut play = bot_turn(&json!({}), card("black,max,1,track:fire"), 2);
    let mut tokens = no_tokens();
    tokens["fire"]["3"] = json!("insight");
    tokens["water"]["3"] = json!("insight");
    tokens["air"]["3"] = json!("glory");
    play.edit(&[("/levels/bot", levels("4/2/2/2")), ("/tokens", tokens)]);
    play.step("flip b1");
    assert_eq!(play.view()["levels"]["bot"], levels("4/3/3/3"));
    assert_eq!(
        (play.told_of("bonus_reached").len(), play.state.points()),
        (3, 5)
    );
}

/// The bot looks at these experiments with levels 2/2/2/2.
fn completes(gold: u16, incomplete: Value, completed: Value) -> Play {
    let mut play = bot_turn(&json!({}), card("black,max,1,vp:1"), 2);
    play.edit(&[
        ("/levels/bot", levels("2/2/2/2")),
        ("/bot/gold", json!(gold)),
        ("/bot/incomplete", incomplete),
        ("/bot/completed", completed),
    ]);
    play.step("flip b1");
    play
}

#[track_caller]
fn completed(play: &Play, cards: &Value, gold: u16) {
    assert_eq!(
        (&play.view()["bot"]["completed"], play.state.gold()),
        (cards, gold)
    );
}

#[test]
fn tb_10_1_once_after_the_action() {
    let play = completes(0, json!(["e1-05"]), json!([]));
    completed(&play, &json!(["e1-05"]), 0);
    let names: Vec<String> = play
        .told_types()
        .into_iter()
        .skip_while(|name| name != "scored")
        .collect();
    assert_eq!(names, ["scored", "completed"]);
    completed(&completes(0, json!(["e2-01"]), json!([])), &json!([]), 0);
}

#[test]
fn tb_10_2_gold_stands_for_missing_levels() {
    let play = completes(3, json!(["e2-05"]), json!([]));
    completed(&play, &json!(["e2-05"]), 1);
    assert_eq!(play.told_of("completed")[0]["gold"], 2);
    assert_eq!(play.view()["levels"]["bot"], levels("2/2/2/2"));
}

#[test]
fn tb_10_3_all_that_can_be_afforded_together() {
    let play = completes(3, json!(["e2-05", "e2-02"]), json!([]));
    completed(&play, &json!(["e2-02", "e2-05"]), 0);
    let order: Vec<Value> = play
        .told_of("completed")
        .iter()
        .map(|e| e["id"].clone())
        .collect();
    assert_eq!(order, ["e2-05", "e2-02"]);
    assert_eq!(play.view()["bot"]["incomplete"], json!([]));
}

#[test]
fn tb_10_4_the_only_one() {
    let play = completes(1, json!(["e2-05", "e2-02"]), json!([]));
    completed(&play, &json!(["e2-02"]), 0);
    assert_eq!(play.view()["bot"]["incomplete"], json!(["e2-05"]));
}

#[test]
fn tb_10_5_either_but_not_both() {
    completed(
        &completes(2, json!(["e2-05", "e2-02"]), json!(["e1-01"])),
        &json!(["e1-01", "e2-02"]),
        1,
    );
    completed(
        &completes(2, json!(["e2-05", "e2-02"]), json!([])),
        &json!(["e2-05"]),
        0,
    );
    completed(
        &completes(2, json!(["e2-02", "e2-05"]), json!([])),
        &json!(["e2-05"]),
        0,
    );
    completed(
        &completes(1, json!(["e2-02", "e2-01"]), json!([])),
        &json!(["e2-02"]),
        0,
    );
    let play = completes(1, json!(["e2-02", "e2-01"]), json!([]));
    assert_eq!(
        play.chosen("completion").unwrap(),
        (json!("e2-02"), json!(["e2-02", "e2-01"]), "TB-10.5".into())
    );
}

#[test]
fn tb_10_6_a_completed_experiment_does_nothing_at_once() {
    let play = completes(0, json!(["e1-05"]), json!([]));
    assert_eq!(
        (
            play.state.points(),
            play.state.gold(),
            play.state.ethereal()
        ),
        (1, 0, 0)
    );
}
