//! Positions that exercise a rule.

use serde_json::{Value, json};
use solo_core::Tables;

use super::{Play, card, house};

pub const BOWL_NAMES: [&str; 6] = ["lead", "tin", "iron", "copper", "mercury", "wild"];

/// Reads dice in bowls from a text such as `wild WB; tin R`.
pub fn bowls(text: &str) -> Value {
    let mut bowls = json!({});
    for symbol in BOWL_NAMES {
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

/// Reads levels from a text such as `2/2/2/4`.
pub fn levels(text: &str) -> Value {
    let levels: Vec<u8> = text
        .split('/')
        .map(|level| level.parse().unwrap())
        .collect();
    json!({"earth": levels[0], "fire": levels[1], "water": levels[2], "air": levels[3]})
}

/// Returns empty sections with this many slots.
pub fn no_experiments(slots: usize) -> Value {
    let mut rows = json!({});
    for section in ["lead", "tin", "iron", "copper", "mercury"] {
        rows[section] = json!(vec![Value::Null; slots]);
    }
    rows
}

pub fn no_tokens() -> Value {
    json!({"earth": {}, "fire": {}, "water": {}, "air": {}})
}

/// Sets up a quiet position before a bot turn of this round: levels 0, no token on any track, the
/// bot without die, cards (except its starting artifact), Gold and Ethereal tokens, the human not
/// passed.
#[track_caller]
pub fn bot_turn(options: &Value, tables: Tables, round: u8) -> Play {
    let mut play = Play::with_tables(options, tables);
    let phase = card_phase(options);
    play.until(phase);
    while play.state.round() < round {
        play.first().until(phase);
    }
    let view = play.view();
    // A die that the bot still had goes back to the lead bowl or another one with room.
    let mut bowls = view["bowls"].clone();
    let held = view["bot"]["die"]["colour"].as_str().map(str::to_owned);
    for colour in held.into_iter().chain(play.names("/bot/used")) {
        add_die(&mut bowls, &colour, &BOWL_NAMES, 5);
    }
    let mut incomplete = play.names("/bot/incomplete");
    incomplete.extend(play.names("/bot/completed"));
    incomplete.retain(|id| id.starts_with("es-"));
    // In later rounds no experiment is on display.
    let mut rows = view["experiments"].clone();
    if round > 1 {
        rows = no_experiments(play.game.catalogue().experiment_slots().into());
    }
    let own = holding(&play, &[]);
    let start = if options["bot_start_level_1"] == true {
        "1/1/1/1"
    } else {
        "0/0/0/0"
    };
    play.edit(&[
        ("/tokens", no_tokens()),
        ("/experiments", rows),
        ("/bowls", bowls),
        ("/levels/human", levels("0/0/0/0")),
        ("/levels/bot", levels(start)),
        ("/bot/die", Value::Null),
        ("/bot/used", json!([])),
        ("/bot/gold", json!(0)),
        ("/bot/ethereal", json!(0)),
        ("/bot/vp", json!(0)),
        ("/bot/artifacts", own),
        ("/bot/incomplete", json!(incomplete)),
        ("/bot/completed", json!([])),
        ("/human/reactions", json!(2)),
    ]);
    play.whole_deck();
    play
}

/// Sets up a position before a bot turn with exactly these dice in the bowls. The game has just
/// those dice, and a few used by the human that make up a legal number.
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

/// Returns the bot's draft (die, set to, potency) and the rule, if it had a choice.
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

/// Returns the bot's starting artifact and these, as a list.
pub fn holding(play: &Play, artifacts: &[&str]) -> Value {
    let mut all = play.names("/bot/artifacts");
    all.retain(|id| id.starts_with("as-"));
    all.extend(artifacts.iter().map(|id| (*id).to_owned()));
    json!(all)
}

fn texts(list: &Value) -> Vec<&str> {
    let list = list.as_array().unwrap().iter();
    list.map(|text| text.as_str().unwrap()).collect()
}

/// Returns a display without these cards.
fn without(display: &Value, cards: &[&str]) -> Value {
    let mut rows = display.clone();
    let rows_of = rows.as_object_mut().unwrap().values_mut();
    for slot in rows_of.flat_map(|row| row.as_array_mut().unwrap()) {
        if slot.as_str().is_some_and(|id| cards.contains(&id)) {
            *slot = Value::Null;
        }
    }
    rows
}

/// Plays to the end of the round; the play has the events of its last step.
#[track_caller]
pub fn end_of(options: &Value, round: u64, artifacts: &[&str], completed: &Value) -> Play {
    let mut play = Play::with_tables(options, Tables::new());
    loop {
        let ended = play.told_of("round_ended");
        if ended.iter().any(|event| event["round"] == round) {
            return play;
        }
        if play.phase() == "reaction" && play.state.round() == u8::try_from(round).unwrap() {
            let rows = without(&play.view()["artifacts"], artifacts);
            let sections = without(&play.view()["experiments"], &texts(completed));
            let mut human = play.names("/human/artifacts");
            human.retain(|id| !artifacts.contains(&id.as_str()));
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
        if play.phase() == "reaction" {
            play.step("decline");
        } else {
            play.go_on();
        }
    }
}

/// Removes a die from the first of the bowls that has one of this colour.
#[track_caller]
pub fn take_die(bowls: &mut Value, colour: &str) {
    let mut names = BOWL_NAMES.into_iter();
    let from = names.find(|bowl| bowls[*bowl][colour] != 0);
    let count = &mut bowls[from.unwrap()][colour];
    *count = json!(count.as_u64().unwrap() - 1);
}

/// Gives the bot this die, taken from a bowl.
#[track_caller]
pub fn give_die(play: &mut Play, colour: &str, symbol: &str, potency: u8) {
    let mut bowls = play.view()["bowls"].clone();
    take_die(&mut bowls, colour);
    let die = json!({"colour": colour, "symbol": symbol, "potency": potency});
    play.edit(&[("/bowls", bowls), ("/bot/die", die)]);
}

/// Returns the phase in which the bot's card comes.
fn card_phase(options: &Value) -> &'static str {
    if options["advanced_planning"] == true {
        "choose_card"
    } else {
        "flip_card"
    }
}

/// Adds a die to the first of these bowls with fewer than `most` dice.
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

/// Lets the bot carry out these parts in this round, after these changes.
#[track_caller]
pub fn does(options: &Value, round: u8, parts: &str, changes: &[(&str, Value)]) -> Play {
    let mut play = bot_turn(options, card(&format!("black,max,1,{parts}")), round);
    play.edit(changes).step("flip b1");
    play
}

/// Lets the bot take one step from these levels of bot and human, with these tokens.
#[track_caller]
pub fn stepping(options: &Value, part: &str, bot: &str, human: &str, tokens: Value) -> Play {
    let changes = [
        ("/levels/bot", levels(bot)),
        ("/levels/human", levels(human)),
        ("/tokens", tokens),
    ];
    does(options, 2, part, &changes)
}

/// Returns tokens of one kind on these spaces.
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

/// Returns these options with lean reports.
pub fn lean(more: &Value) -> Value {
    let mut options = json!({"reports": "lean"});
    for (name, value) in more.as_object().unwrap() {
        options[name] = value.clone();
    }
    options
}

pub fn at(phase: &str, options: &Value) -> Play {
    let mut play = Play::new(options);
    play.until(phase);
    play
}

/// Plays to the first phase after setup.
pub fn first_turn(options: &Value) -> Play {
    let mut play = Play::new(options);
    while play.told_of("turn_started").is_empty() {
        play.go_on();
    }
    play
}

/// Bowls of the human's draft; all 14 dice lie in them.
pub const BOWLS: &str = "lead BWR; tin BBBB; iron WWWWR; copper RR";

pub fn draft(options: &Value) -> Play {
    let mut play = Play::new(options);
    play.until("human_draft");
    play.edit(&[("/bowls", bowls(BOWLS))]);
    play
}

/// Opens a window of the human with this die: black rows a1-01 and a1-02, and so on.
pub fn window(options: &Value, die: &str) -> Play {
    let mut play = draft(options);
    play.step(die).until("human_spend").first();
    assert_eq!(play.phase(), "human_window");
    play
}

/// Lets the bot take an experiment of the lead section in round 2 with levels 2/2/2/2: all other
/// rows are empty, and its die shows lead.
pub fn taking(options: &Value, slots: &[Value], changes: &[(&str, Value)]) -> Play {
    let layout = house("orders").replace("experiment_slots = 2", "experiment_slots = 3");
    let tables = card("black,lead,1,experiment").with("orders", layout);
    let mut play = bot_turn(options, tables, 2);
    let mut rows = no_experiments(3);
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
        add_die(&mut bowls, colour, &["tin", "iron", "copper", "mercury"], 4);
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
