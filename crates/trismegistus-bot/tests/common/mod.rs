//! Positions and steps in the notation of the rulebook, for all tests.
#![allow(
    dead_code,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    reason = "tests may panic, and no test file needs all of it"
)]

use serde_json::{Value, json};
use solo_core::{Input, Interchange, Next};
use trismegistus_bot::{Botmegistus, Event, Options, Outcome, Refusal, Setup, State, Tables};

/// A game being played, as a table sees it.
#[derive(Clone, Debug)]
pub struct Play {
    pub game: Botmegistus,
    pub state: State,
    /// The events of the last step.
    pub events: Vec<Event>,
}

pub fn options(json: &Value) -> Options {
    serde_json::from_value(json.clone()).unwrap()
}

impl Play {
    /// A new game with these options.
    pub fn new(json: &Value) -> Self {
        Self::of(Botmegistus::new(options(json)))
    }

    pub fn with_tables(json: &Value, tables: Tables) -> Self {
        Self::of(Botmegistus::assemble(options(json), Some(tables)).unwrap())
    }

    pub fn of(game: Botmegistus) -> Self {
        let mut events = Vec::new();
        let state = solo_core::Game::start_with_events(&game, &mut events);
        Self {
            game,
            state,
            events,
        }
    }

    pub fn view(&self) -> Value {
        serde_json::to_value(self.game.view(&self.state)).unwrap()
    }

    pub fn position(&self) -> Value {
        serde_json::to_value(self.game.position(&self.state)).unwrap()
    }

    /// What the position offers, in order, each with its weight (1 for decisions).
    pub fn weighted(&self) -> Vec<(String, u32)> {
        let decisions = self.game.decisions(&self.state).into_iter();
        let decisions = decisions.map(|d| (self.game.decision_text(d).to_string(), 1));
        let chances = self.game.chances(&self.state).into_iter();
        let chances = chances.map(|(c, weight)| (self.game.chance_text(c).to_string(), weight));
        decisions.chain(chances).collect()
    }

    pub fn list(&self) -> Vec<String> {
        self.weighted().into_iter().map(|(text, _)| text).collect()
    }

    pub fn phase(&self) -> &'static str {
        self.state.phase().word()
    }

    /// Takes one step, written as decision or chance outcome, whichever is due.
    pub fn try_step(&mut self, text: &str) -> Result<(), Refusal> {
        let input = match self.game.next(&self.state) {
            Next::Chance(_) => Input::Chance(self.game.parse_chance(text)?),
            Next::Decision | Next::Over(_) => Input::Decision(self.game.parse_decision(text)?),
        };
        let mut events = Vec::new();
        self.state = self
            .game
            .apply_with_events(&self.state, input, &mut events)?;
        self.events = events;
        Ok(())
    }

    #[track_caller]
    pub fn step(&mut self, text: &str) -> &mut Self {
        if let Err(refusal) = self.try_step(text) {
            panic!("{text}: {refusal} ({}); {:?}", refusal.rule(), self.list());
        }
        self
    }

    #[track_caller]
    pub fn steps(&mut self, texts: &[&str]) -> &mut Self {
        for text in texts {
            self.step(text);
        }
        self
    }

    /// The clause and reason with which a step is refused; the position stays as it is.
    #[track_caller]
    pub fn refused(&self, text: &str) -> (&'static str, &'static str) {
        let mut copy = self.clone();
        match copy.try_step(text) {
            Ok(()) => panic!("{text} is accepted"),
            Err(refusal) => {
                assert_eq!(copy.state, self.state);
                (refusal.rule(), refusal.reason())
            }
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match self.game.next(&self.state) {
            Next::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The events of the last step as data.
    pub fn told(&self) -> Vec<Value> {
        let data = |event| serde_json::to_value(self.game.event_data(event)).unwrap();
        self.events.iter().map(data).collect()
    }

    /// The names of the events of the last step.
    pub fn told_types(&self) -> Vec<String> {
        self.told()
            .iter()
            .map(|event| event["type"].as_str().unwrap().to_owned())
            .collect()
    }

    /// The events of the last step with this name.
    pub fn told_of(&self, name: &str) -> Vec<Value> {
        self.told()
            .into_iter()
            .filter(|event| event["type"] == name)
            .collect()
    }

    /// What the bot chose in the last step, between what, and by which clause.
    pub fn chosen(&self, what: &str) -> Option<(Value, Value, String)> {
        let event = self
            .told_of("bot_chose")
            .into_iter()
            .find(|event| event["what"] == what)?;
        let rule = event["rule"].as_str().unwrap().to_owned();
        Some((event["choice"].clone(), event["candidates"].clone(), rule))
    }

    /// Goes on with the first entry of every list until the phase is due; at a window that is its
    /// end.
    #[track_caller]
    pub fn until(&mut self, phase: &str) -> &mut Self {
        for _ in 0..2000 {
            if self.phase() == phase {
                return self;
            }
            let list = self.list();
            let window = self.phase().ends_with("window");
            let spread = self.phase() == "roll_dice" || self.phase() == "setup_roll";
            let place = if spread {
                self.state.to_roll().count() % list.len()
            } else {
                0
            };
            let text = if window {
                "end".to_owned()
            } else {
                list[place].clone()
            };
            self.step(&text);
        }
        panic!("{phase} does not come");
    }

    /// The position that this view describes.
    pub fn set_up(&mut self, view: &Value) -> Result<&mut Self, String> {
        let setup: Setup = serde_json::from_value(view.clone()).map_err(|e| e.to_string())?;
        self.state = self
            .game
            .set_up(&setup)
            .map_err(|faults| faults.to_string())?;
        Ok(self)
    }

    /// The same position with some fields of the view changed, `path` like `/bot/gold`.
    #[track_caller]
    pub fn edit(&mut self, changes: &[(&str, Value)]) -> &mut Self {
        let mut view = self.position();
        for (path, value) in changes {
            let Some(field) = view.pointer_mut(path) else {
                panic!("{path} is no field")
            };
            *field = value.clone();
        }
        match self.set_up(&repaired(view, &self.game)) {
            Ok(play) => play,
            Err(faults) => panic!("{faults}"),
        }
    }
}

/// Lets the counts of unseen cards follow from the other fields: whatever lies nowhere is unseen,
/// except what `out` names.
pub fn repaired(mut view: Value, game: &Botmegistus) -> Value {
    let left = view
        .as_object_mut()
        .unwrap()
        .remove("out")
        .unwrap_or(json!([]));
    let left: Vec<String> = serde_json::from_value(left).unwrap();
    let mut texts = Vec::new();
    let mut open = vec![view.clone()];
    while let Some(value) = open.pop() {
        match value {
            Value::String(text) => texts.push(text),
            Value::Array(values) => open.extend(values),
            Value::Object(values) => open.extend(values.into_iter().map(|(_, value)| value)),
            _ => {}
        }
    }
    let left: Vec<String> = left.into_iter().filter(|id| !texts.contains(id)).collect();
    view["out"] = json!(left);
    texts.extend(left);
    let seen = |id: &str| texts.iter().any(|text| text == id);
    let catalogue = game.catalogue();
    for level in ["start", "1", "2", "3"] {
        let mut all = 0;
        for colour in ["black", "white", "red"] {
            let fits = |id: &trismegistus_bot::ArtifactId| {
                let card = catalogue.artifact_card(*id);
                card.level().word() == level
                    && catalogue.colour_name(card.colour()) == colour
                    && !seen(catalogue.artifact_name(*id))
            };
            let count = catalogue.artifacts().filter(fits).count();
            all += count;
            if level != "start" {
                view["unseen"]["artifacts"][level][colour] = json!(count);
            }
        }
        if level == "start" {
            view["unseen"]["artifacts"][level] = json!(all);
        }
    }
    for level in ["start", "1", "2", "3", "masterpiece"] {
        let fits = |id: &trismegistus_bot::ExperimentId| {
            let card = catalogue.experiment_card(*id);
            card.level().word() == level && !seen(catalogue.experiment_name(*id))
        };
        view["unseen"]["experiments"][level] = json!(catalogue.experiments().filter(fits).count());
    }
    view
}

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

/// Step n takes entry (7n + 3) mod L of the list of L entries; shows every step with its number.
pub fn walk(play: &mut Play, mut look: impl FnMut(usize, &str, &Play)) -> usize {
    let mut number = 0;
    while play.outcome().is_none() {
        let list = play.list();
        let text = list[(7 * number + 3) % list.len()].clone();
        play.step(&text);
        number += 1;
        look(number, &text, play);
    }
    number
}

/// A table of the embedded catalogue as text.
pub fn house(name: &str) -> String {
    let mut text = String::new();
    trismegistus_bot::Catalogue::house()
        .write_table(name, &mut text)
        .unwrap();
    text
}

/// A table of the embedded catalogue with one row replaced: the one that begins like the new one.
#[track_caller]
pub fn house_with(name: &str, row: &str) -> String {
    let start = format!("{},", row.split(',').next().unwrap());
    let lines = house(name);
    assert!(lines.lines().any(|line| line.starts_with(&start)), "{row}");
    let lines = lines
        .lines()
        .map(|line| if line.starts_with(&start) { row } else { line });
    lines.map(|line| format!("{line}\n")).collect()
}

/// The embedded catalogue with another card `b1`, given as colour, die, potency, actions.
pub fn card(rest: &str) -> Tables {
    Tables::new().with(
        "automa",
        house_with("automa", &format!("b1,basic,none,{rest},none")),
    )
}

pub const NO_TOKENS: [&str; 4] = ["earth", "fire", "water", "air"];

pub fn no_tokens() -> Value {
    json!({"earth": {}, "fire": {}, "water": {}, "air": {}})
}

/// A quiet position before a bot turn of this round: levels 0, no token on any track, the bot without
/// die, cards (but its starting artifact), Gold and Ethereal tokens, the human not passed.
#[track_caller]
pub fn bot_turn(options: &Value, tables: Tables, round: u8) -> Play {
    let mut play = Play::with_tables(options, tables);
    let phase = if options["advanced_planning"] == true {
        "choose_card"
    } else {
        "flip_card"
    };
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
        let room = ["lead", "tin", "iron", "copper", "mercury", "wild"]
            .into_iter()
            .find(|bowl| {
                bowls[bowl]
                    .as_object()
                    .unwrap()
                    .values()
                    .map(|n| n.as_u64().unwrap())
                    .sum::<u64>()
                    < 5
            });
        let bowl = room.unwrap();
        bowls[bowl][&colour] = json!(bowls[bowl][&colour].as_u64().unwrap() + 1);
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
    let phase = if options["advanced_planning"] == true {
        "choose_card"
    } else {
        "flip_card"
    };
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
    let rule = play
        .chosen("draft")
        .map_or(String::new(), |(_, _, rule)| rule);
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
