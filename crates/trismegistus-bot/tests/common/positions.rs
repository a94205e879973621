//! Positions in which a rule shows.

use serde_json::{Value, json};
use trismegistus_bot::Tables;

use super::{Play, card};

pub const NO_TOKENS: [&str; 4] = ["earth", "fire", "water", "air"];

/// Dice in bowls from a text such as `wild WB; tin R`.
pub fn bowls(text: &str) -> Value {
    let mut bowls = json!({});
    for symbol in ["lead", "tin", "iron", "copper", "mercury", "wild"] {
        bowls[symbol] = json!({"black": 0, "white": 0, "red": 0});
    }
    for bowl in text
        .split(';')
        .map(str::trim)
        .filter(|bowl| !bowl.is_empty())
    {
        let (symbol, dice) = bowl.split_once(' ').unwrap();
        for (letter, colour) in [('B', "black"), ('W', "white"), ('R', "red")] {
            bowls[symbol][colour] = json!(dice.chars().filter(|c| *c == letter).count());
        }
    }
    bowls
}

/// Levels from a text such as `2/2/2/4`.
pub fn levels(text: &str) -> Value {
    let levels: Vec<u8> = text
        .split('/')
        .map(|level| level.parse().unwrap())
        .collect();
    json!({"earth": levels[0], "fire": levels[1], "water": levels[2], "air": levels[3]})
}

pub fn no_tokens() -> Value {
    json!({"earth": {}, "fire": {}, "water": {}, "air": {}})
}

/// A quiet position before a bot turn of this round: levels 0, no token on any track, the bot without
/// die, cards (but its starting artifact), Gold and Ethereal tokens, the human not passed.
#[track_caller]
pub fn bot_turn(options: &Value, tables: Tables, round: u8) -> Play {
    let mut play = Play::with_tables(options, tables);
    let phase = card_phase(options);
    play.until(phase);
    while play.state.round() < round {
        let text = play.list()[0].clone();
        play.step(&text).until(phase);
    }
    let view = play.view();
    let colour = |die: &Value| die["colour"].as_str().map(str::to_owned);
    // A die that the bot still had goes back to the lead bowl or another one with room.
    let mut bowls = view["bowls"].clone();
    let mut back: Vec<String> = colour(&view["bot"]["die"]).into_iter().collect();
    back.extend(
        view["bot"]["used"]
            .as_array()
            .unwrap()
            .iter()
            .map(|c| c.as_str().unwrap().to_owned()),
    );
    for colour in back {
        let all = ["lead", "tin", "iron", "copper", "mercury", "wild"];
        add_die(&mut bowls, &colour, &all, 5);
    }
    let starting: Vec<Value> = view["bot"]["artifacts"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|id| id.as_str().unwrap().starts_with("as-"))
        .cloned()
        .collect();
    let incomplete: Vec<Value> = view["bot"]["incomplete"]
        .as_array()
        .unwrap()
        .iter()
        .chain(view["bot"]["completed"].as_array().unwrap())
        .filter(|id| id.as_str().unwrap().starts_with("es-"))
        .cloned()
        .collect();
    // All cards are in the deck, and in later rounds no experiment is on display.
    let pile = |field: &str| view["bot"][field].as_array().unwrap().clone();
    let deck: Vec<Value> = pile("deck").into_iter().chain(pile("discard")).collect();
    let mut rows = view["experiments"].clone();
    if round > 1 {
        for slot in rows
            .as_object_mut()
            .unwrap()
            .values_mut()
            .flat_map(|r| r.as_array_mut().unwrap())
        {
            *slot = Value::Null;
        }
    }
    play.edit(&[
        ("/tokens", no_tokens()),
        ("/bot/deck", json!(deck)),
        ("/bot/discard", json!([])),
        ("/experiments", rows),
        ("/bowls", bowls),
        ("/levels/human", levels("0/0/0/0")),
        (
            "/levels/bot",
            if options["bot_start_level_1"] == true {
                levels("1/1/1/1")
            } else {
                levels("0/0/0/0")
            },
        ),
        ("/bot/die", Value::Null),
        ("/bot/used", json!([])),
        ("/bot/gold", json!(0)),
        ("/bot/ethereal", json!(0)),
        ("/bot/vp", json!(0)),
        ("/bot/artifacts", json!(starting)),
        ("/bot/incomplete", json!(incomplete)),
        ("/bot/completed", json!([])),
        ("/human/reactions", json!(2)),
    ]);
    play
}

/// Before a bot turn with exactly these dice in the bowls; the game has just those dice, and a few
/// that the human has used so that they are a lawful number.
#[track_caller]
pub fn drafting(options: &Value, card_rest: &str, text: &str) -> Play {
    let mut used: Vec<&str> = Vec::new();
    let mut counts = Vec::new();
    for (letter, colour) in [('B', "black"), ('W', "white"), ('R', "red")] {
        let dice = text
            .split(';')
            .filter_map(|bowl| bowl.trim().split_once(' '));
        let count = dice
            .map(|(_, dice)| dice.chars().filter(|c| *c == letter).count())
            .sum::<usize>();
        if count == 0 {
            used.push(colour);
        }
        counts.push((colour, count.max(1)));
    }
    while counts.iter().map(|(_, count)| count).sum::<usize>() < 7 {
        used.push("black");
        counts[0].1 += 1;
    }
    assert!(used.len() < 3);
    let dice: String = counts
        .iter()
        .map(|(colour, count)| format!("{colour},{count}\n"))
        .collect();
    let tables = card(card_rest).with("dice", format!("colour,count\n{dice}"));
    let mut play = Play::with_tables(options, tables);
    let phase = card_phase(options);
    play.until(phase);
    play.edit(&[
        ("/bowls", bowls(text)),
        ("/human/die", Value::Null),
        ("/human/used", json!(used)),
        ("/bot/ethereal", json!(0)),
    ]);
    play
}

/// What the bot drafts: die, set to, potency; and the rule, if it had a choice.
#[track_caller]
pub fn drafted(options: &Value, card_rest: &str, text: &str) -> (String, String) {
    let mut play = drafting(options, card_rest, text);
    play.step("flip b1");
    let event = &play.told_of("bot_drafted")[0];
    let text = |field: &str| event[field].as_str().unwrap().to_owned();
    let (from, symbol) = (text("from"), text("symbol"));
    let set = if from == symbol {
        String::new()
    } else {
        format!(" set to {symbol}")
    };
    let rule = play.chosen_by("draft");
    (
        format!("{} {from}{set}, {}", text("colour"), event["potency"]),
        rule,
    )
}

/// The bot's starting artifact and these, nothing else.
pub fn holding(play: &Play, artifacts: &[&str]) -> Value {
    let view = play.view();
    let own = view["bot"]["artifacts"].as_array().unwrap();
    let mut all: Vec<Value> = own
        .iter()
        .filter(|id| id.as_str().unwrap().starts_with("as-"))
        .cloned()
        .collect();
    all.extend(artifacts.iter().map(|id| json!(id)));
    json!(all)
}

/// Plays to the end of the round; the events of its last step.
#[track_caller]
pub fn end_of(options: &Value, round: u64, artifacts: &[&str], completed: &Value) -> Play {
    let mut play = Play::with_tables(options, Tables::new());
    loop {
        let ended = play.told_of("round_ended");
        if ended.iter().any(|event| event["round"] == round) {
            return play;
        }
        if play.phase() == "reaction" && play.state.round() == u8::try_from(round).unwrap() {
            let mut rows = play.view()["artifacts"].clone();
            for row in rows.as_object_mut().unwrap().values_mut() {
                for slot in row.as_array_mut().unwrap() {
                    if slot.as_str().is_some_and(|id| artifacts.contains(&id)) {
                        *slot = Value::Null;
                    }
                }
            }
            let done = completed.as_array().unwrap();
            let mut sections = play.view()["experiments"].clone();
            for row in sections.as_object_mut().unwrap().values_mut() {
                for slot in row.as_array_mut().unwrap() {
                    if done.contains(slot) {
                        *slot = Value::Null;
                    }
                }
            }
            let human: Vec<Value> = play.view()["human"]["artifacts"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|id| !artifacts.contains(&id.as_str().unwrap()))
                .cloned()
                .collect();
            let held = holding(&play, artifacts);
            play.edit(&[
                ("/artifacts", rows),
                ("/experiments", sections),
                ("/human/artifacts", json!(human)),
                ("/bot/artifacts", held),
                ("/bot/incomplete", json!([])),
                ("/bot/completed", completed.clone()),
            ]);
        }
        let list = play.list();
        let text = if list.contains(&"end".into()) {
            "end".to_owned()
        } else if list.contains(&"decline".into()) {
            "decline".to_owned()
        } else {
            list[play.state.to_roll().count() % list.len()].clone()
        };
        play.step(&text);
    }
}

/// The phase in which the bot's card comes.
fn card_phase(options: &Value) -> &'static str {
    if options["advanced_planning"] == true {
        "choose_card"
    } else {
        "flip_card"
    }
}

/// A die more in the first of these bowls with fewer than `most` dice.
#[track_caller]
pub fn add_die(bowls: &mut Value, colour: &str, names: &[&str], most: u64) {
    let dice = |bowl: &Value| -> u64 {
        let counts = bowl.as_object().unwrap().values();
        counts.map(|count| count.as_u64().unwrap()).sum()
    };
    let room = names.iter().find(|name| dice(&bowls[**name]) < most);
    let count = &mut bowls[*room.unwrap()][colour];
    *count = json!(count.as_u64().unwrap() + 1);
}

/// The bot does these parts in this round, after these changes.
#[track_caller]
pub fn does(options: &Value, round: u8, parts: &str, changes: &[(&str, Value)]) -> Play {
    let mut play = bot_turn(options, card(&format!("black,max,1,{parts}")), round);
    play.edit(changes).step("flip b1");
    play
}

/// One step of the bot from these levels of bot and human, with these tokens.
#[track_caller]
pub fn stepping(options: &Value, part: &str, bot: &str, human: &str, tokens: Value) -> Play {
    let changes = [
        ("/levels/bot", levels(bot)),
        ("/levels/human", levels(human)),
        ("/tokens", tokens),
    ];
    does(options, 2, part, &changes)
}

/// Tokens of one kind on these spaces.
pub fn tokens(spaces: &[(&str, &str)], kind: &str) -> Value {
    let mut tokens = no_tokens();
    for (element, level) in spaces {
        tokens[element][level] = json!(kind);
    }
    tokens
}

pub fn new() -> Play {
    Play::new(&json!({}))
}

pub fn at(phase: &str, options: &Value) -> Play {
    let mut play = Play::new(options);
    play.until(phase);
    play
}

/// Goes on to the first phase after setup.
pub fn first_turn(options: &Value) -> Play {
    let mut play = Play::new(options);
    while play.told_of("turn_started").is_empty() {
        let list = play.list();
        let place = play.state.to_roll().count() % list.len();
        play.step(&list[place]);
    }
    play
}

/// The human drafts from these bowls; all 14 dice lie in them.
pub const BOWLS: &str = "lead BWR; tin BBBB; iron WWWWR; copper RR";

pub fn draft(options: &Value) -> Play {
    let mut play = Play::new(options);
    play.until("human_draft");
    play.edit(&[("/bowls", bowls(BOWLS))]);
    play
}

/// A window of the human with this die: black rows a1-01 and a1-02, and so on.
pub fn window(options: &Value, die: &str) -> Play {
    let mut play = draft(options);
    play.step(die).until("human_spend");
    let first = play.list()[0].clone();
    play.step(&first);
    assert_eq!(play.phase(), "human_window");
    play
}
