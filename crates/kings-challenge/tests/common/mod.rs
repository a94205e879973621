//! Positions for tests, described by the fields that matter. The rest is filled in so that it adds
//! up.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::panic,
    clippy::string_slice,
    clippy::needless_pass_by_value,
    unreachable_pub,
    reason = "shared by several test files, which may panic"
)]

use kings_challenge::{Catalogue, KingsChallenge, Options, Side, State};
use serde_json::{Value, json};
use solo_core::{Faults, Game, GameData, Input, Next, Tables};

/// A game in progress.
pub struct Table {
    pub game: KingsChallenge,
    pub state: State,
    /// Events of the last step.
    pub events: Vec<Value>,
}

pub fn options(given: Value) -> Options {
    let read: solo_core::OptionMap<Options> = serde_json::from_value(given).unwrap();
    read.0
}

/// Returns the embedded tables as objects and lists, a further accepted form.
pub fn objects() -> Value {
    serde_json::from_str(solo_core::embedded!(include_str!("printed.json"))).unwrap()
}

/// Returns the embedded catalogue with some cards or tables changed.
pub fn catalogue(change: impl FnOnce(&mut Value)) -> Result<Catalogue, Faults> {
    let mut tables = objects();
    change(&mut tables);
    Catalogue::of(&serde_json::from_value::<Tables>(tables).unwrap())
}

/// Returns the game with default options and some cards or tables changed.
pub fn printed(change: impl FnOnce(&mut Value)) -> KingsChallenge {
    KingsChallenge::with_catalogue(Options::default(), catalogue(change).unwrap())
}

/// Returns the card with this id in a list of cards.
pub fn card<'a>(tables: &'a mut Value, table: &str, id: &str) -> &'a mut Value {
    let cards = tables[table].as_array_mut().unwrap();
    cards.iter_mut().find(|card| card["id"] == id).unwrap()
}

/// Returns the clauses that the changed tables break.
pub fn broken(change: impl FnOnce(&mut Value)) -> Vec<&'static str> {
    match catalogue(change) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(|fault| fault.rule).collect(),
    }
}

/// Returns the clauses broken by a colour of Event cards with this many cards.
pub fn deck(prefix: &str, count: u8) -> Vec<&'static str> {
    broken(|tables| {
        let sample = card(tables, "event", &format!("e{prefix}1")).clone();
        let cards = tables["event"].as_array_mut().unwrap();
        cards.retain(|card| {
            !card["id"]
                .as_str()
                .unwrap()
                .starts_with(&format!("e{prefix}"))
        });
        for number in 1..=count {
            let id = json!({"id": format!("e{prefix}{number}")});
            cards.push(also(sample.clone(), id));
        }
    })
}

/// Returns the clauses broken by a changed field of a card.
pub fn field(table: &str, id: &str, name: &str, value: Value) -> Vec<&'static str> {
    broken(|tables| card(tables, table, id)[name] = value)
}

/// Returns whether this clause, and no other, is broken.
pub fn all(rules: &[&str], rule: &str) -> bool {
    !rules.is_empty() && rules.iter().all(|of| *of == rule)
}

fn count(text: &Value, letter: char) -> i64 {
    i64::try_from(text.as_str().unwrap().matches(letter).count()).unwrap()
}

fn district(dice: &Value) -> Value {
    let mut district = json!({"red": [], "yellow": [], "white": []});
    for die in dice.as_array().unwrap_or(&Vec::new()) {
        let (colour, face) = die.as_str().unwrap().split_once(' ').unwrap();
        let face: i64 = face.parse().unwrap();
        district[colour].as_array_mut().unwrap().push(face.into());
    }
    for colour in ["red", "yellow", "white"] {
        let faces = district[colour].as_array_mut().unwrap();
        faces.sort_by_key(|face| -face.as_i64().unwrap());
    }
    district
}

/// Returns the view of a position at a step. Fields of `given`: `round`, `deniers`, `influence`,
/// `vp`, `supply`, `lying`, `pot`, `passed`, `won`, `roy_vp`, `roy_supply`, `roy_lying`, `roy_won`,
/// `palace`, `hall`, `bishopric`, `level1` to `level3`, `own`, `roy` (dice), `black`, `cards` (id:
/// [spaces, cubes]), `row` ([id, cubes] after `e0`), `e0` (cubes), `stack`, `free_rolls`,
/// `pending`, `outcome`.
pub fn view(game: &KingsChallenge, step: &str, given: &Value) -> Value {
    let blank = solo_testkit::view(game, &game.start());
    let or = |name: &str, usual: Value| match &given[name] {
        Value::Null => usual,
        value => value.clone(),
    };
    let (stage, name) = step.split_once('/').unwrap();
    let round = or("round", json!(1)).as_i64().unwrap();
    let human_first = (round % 2 == 1 || round == 0) == (game.options().first_start == Side::Human);
    let turn = match step {
        "actions/royal" => json!("roy"),
        _ if stage == "actions" || ["guard", "flip", "reroll"].contains(&name) => json!("human"),
        _ => Value::Null,
    };
    let row_given = or("row", json!([]));
    let mut row = vec![json!({"card": "e0", "cubes": or("e0", json!(0))})];
    for card in row_given.as_array().unwrap() {
        row.push(json!({"card": card[0], "cubes": card[1]}));
    }
    let (won, roy_won) = (or("won", json!([])), or("roy_won", json!([])));
    let gone = |id: &Value| {
        row.iter().any(|card| card["card"] == *id)
            || won.as_array().unwrap().contains(id)
            || roy_won.as_array().unwrap().contains(id)
    };
    let unseen = |colour: &str| -> Value {
        let all = blank["unseen"][colour].as_array().unwrap();
        all.iter().filter(|id| !gone(id)).cloned().collect()
    };
    let buildings = json!({
        "palace": or("palace", json!("rrrrrr")),
        "hall": or("hall", json!("rrrrrr")),
        "bishopric": or("bishopric", json!("rrrrrr")),
    });
    let activities: Vec<Value> = blank["activities"]
        .as_array()
        .unwrap()
        .iter()
        .map(|slot| {
            let name = slot["slot"].as_str().unwrap();
            let prefix = format!("{}{}", &name[..1], &name[name.len() - 1..]);
            let cards = given["cards"].as_object();
            let found =
                cards.and_then(|cards| cards.iter().find(|(id, _)| id.starts_with(&prefix)));
            match found {
                None => slot.clone(),
                Some((id, of)) => {
                    json!({"slot": name, "card": id, "spaces": of[0], "cubes": of[1]})
                }
            }
        })
        .collect();
    let out = |letter: char| {
        let standing = ["palace", "hall", "bishopric"].map(|building| &buildings[building]);
        let trading = activities.iter().map(|slot| &slot["spaces"]);
        let spaces = standing.into_iter().chain(trading);
        spaces.map(|of| count(of, letter)).sum::<i64>()
    };
    let number = |name: &str| or(name, json!(0)).as_i64().unwrap();
    let constants = *game.catalogue().constants();
    let rest = i64::from(constants.human_citizens) - out('h') - number("supply") - number("lying");
    let stock = if stage == "setup" { 6 } else { rest };
    let roy_supply = i64::from(constants.roy_citizens) - out('r') - number("roy_lying");
    json!({
        "phase": step, "round": round, "rounds": game.options().rounds.number(),
        "start": if human_first { "human" } else { "roy" }, "turn": turn,
        "human": {
            "deniers": number("deniers"), "influence": number("influence"), "vp": number("vp"),
            "supply": number("supply"), "stock": stock, "lying": number("lying"),
            "pot": number("pot"), "passed": or("passed", json!(false)), "won": won,
        },
        "roy": {
            "vp": number("roy_vp"), "supply": or("roy_supply", json!(roy_supply)),
            "lying": number("roy_lying"), "won": roy_won,
        },
        "buildings": buildings,
        "cathedral": [
            or("level1", json!("------")), or("level2", json!("------")), or("level3", json!("------")),
        ],
        "dice": {"own": district(&given["own"]), "roy": district(&given["roy"])},
        "black": or("black", json!([])),
        "activities": activities,
        "row": row,
        "stack": or("stack", json!([])),
        "unseen": {"red": unseen("red"), "white": unseen("white"), "yellow": unseen("yellow")},
        "free_rolls": number("free_rolls"),
        "pending": given["pending"],
        "outcome": given["outcome"],
    })
}

/// Merges further fields into the given ones.
pub fn also(mut given: Value, more: Value) -> Value {
    for (name, value) in more.as_object().unwrap() {
        given[name] = value.clone();
    }
    given
}

/// Sets up a game at this position.
pub fn at_with(game: KingsChallenge, step: &str, given: Value) -> Table {
    let state = solo_testkit::set_up(&game, &view(&game, step, &given))
        .unwrap_or_else(|faults| panic!("{step} {given}: {faults}"));
    assert_eq!(game.broken_rule(&state), None);
    Table {
        state,
        ..Table::new(game)
    }
}

/// Sets up a game with default options at this position.
pub fn at(step: &str, given: Value) -> Table {
    at_with(KingsChallenge::default(), step, given)
}

/// Sets up the human's turn.
pub fn turn(given: Value) -> Table {
    at("actions/turn", given)
}

/// Plays the setup: the human always chooses the first space, and all dice show 3.
pub fn settled(game: KingsChallenge) -> Table {
    let mut table = Table::new(game);
    table.characters();
    while table.step() != "reveal/reveal" {
        if table.step() == "setup/settle" {
            let entry = table.list()[0].clone();
            table.play(&[&entry]);
        } else {
            table.play(&["roll 3"]);
        }
    }
    table
}

/// Turns up the last card of round 1; income and salaries follow.
pub fn income(given: Value) -> Table {
    let cards = json!({"r1a": ["----", 0], "y1a": ["----", 0]});
    let more = json!({"cards": cards, "pending": {"slot": "white 1"}});
    let mut table = at("reveal/reveal", also(given, more));
    table.play(&["reveal w1a"]);
    table
}

/// Sets up le Roy's roll in this game.
pub fn royal_with(game: KingsChallenge, given: Value) -> Table {
    let pending = json!({"pending": {"first": null}});
    at_with(game, "actions/royal", also(given, pending))
}

pub fn royal(given: Value) -> Table {
    royal_with(KingsChallenge::default(), given)
}

/// Sets up the human's go against black dice.
pub fn guard(given: Value) -> Table {
    let pending = json!({"pending": {"total": 0, "countered": 0}});
    at("defence/guard", also(given, pending))
}

/// Sets up a turn with these effects on the yellow card `y1a`. The human has a tradesman there and
/// a yellow 6.
pub fn effects(fx: Value, mut given: Value) -> Table {
    let game = printed(|tables| {
        let merchant = card(tables, "activity", "y1a");
        merchant["fx"] = fx;
        merchant["divisor"] = json!(6);
    });
    given["cards"]["y1a"] = json!(["h---", 0]);
    let mut own = given["own"].as_array().cloned().unwrap_or_default();
    own.push(json!("yellow 6"));
    given["own"] = own.into();
    let mut roy = given["roy"].as_array().cloned().unwrap_or_default();
    roy.push(json!("red 1"));
    given["roy"] = roy.into();
    let mut table = at_with(game, "actions/turn", given);
    table.play(&["activate y1a"]);
    if table.step() == "actions/dice" {
        table.play(&["die own yellow 6"]);
    }
    if table.step() == "actions/dice" {
        table.play(&["done"]);
    }
    table
}

/// Returns the game with these options.
pub fn with(given: Value) -> KingsChallenge {
    KingsChallenge::new(options(given))
}

/// Reads a step from its notation.
pub fn written<'a>(game: &KingsChallenge, step: &'a str) -> Input<&'a str, &'a str> {
    match game.parse_chance(step) {
        Ok(_) => Input::Chance(step),
        Err(_) => Input::Decision(step),
    }
}

impl Table {
    /// Begins a new game.
    pub fn new(game: KingsChallenge) -> Self {
        let state = game.start();
        Self {
            game,
            state,
            events: Vec::new(),
        }
    }

    /// Stacks the Character cards; the sixth follows by itself.
    pub fn characters(&mut self) -> &mut Self {
        self.play(&[
            "character c1",
            "character c2",
            "character c3",
            "character c4",
            "character c5",
        ])
    }

    /// Plays these steps.
    pub fn play(&mut self, steps: &[&str]) -> &mut Self {
        for step in steps {
            let events = solo_testkit::take(&self.game, &mut self.state, written(&self.game, step))
                .unwrap_or_else(|refusal| panic!("{step}: {refusal}; list {:?}", self.list()));
            self.events = solo_testkit::emitted(&self.game, &events);
        }
        self
    }

    /// Returns the clause that refuses this step.
    pub fn refused(&self, step: &str) -> &'static str {
        let taken = solo_testkit::take(
            &self.game,
            &mut self.state.clone(),
            written(&self.game, step),
        );
        taken.unwrap_err().rule()
    }

    pub fn list(&self) -> Vec<String> {
        solo_testkit::listed(&self.game, &self.state)
    }

    pub fn offers(&self, entry: &str) -> bool {
        self.list().iter().any(|of| of == entry)
    }

    pub fn view(&self) -> Value {
        solo_testkit::view(&self.game, &self.state)
    }

    /// Returns a part of the view, by JSON pointer.
    pub fn get(&self, pointer: &str) -> Value {
        self.view().pointer(pointer).unwrap().clone()
    }

    /// Returns stage and step.
    pub fn step(&self) -> String {
        self.state.step().to_string()
    }

    pub fn deniers(&self) -> i32 {
        self.state.deniers()
    }

    pub fn influence(&self) -> u8 {
        self.state.influence()
    }

    pub fn vp(&self) -> (i32, i32) {
        (self.state.vp(Side::Human), self.state.vp(Side::Roy))
    }

    /// Returns whether an event with these fields happened in the last step.
    pub fn told(&self, event: &Value) -> bool {
        self.events.iter().any(|told| {
            let fields = event.as_object().unwrap();
            fields.iter().all(|(name, value)| told[name] == *value)
        })
    }

    pub fn outcome(&self) -> Value {
        match self.game.next(&self.state) {
            Next::Over(outcome) => serde_json::to_value(self.game.outcome_data(&outcome)).unwrap(),
            _ => Value::Null,
        }
    }

    /// Rolls le Roy's two dice.
    pub fn rolls(&mut self, first: u8, second: u8) -> &mut Self {
        self.play(&[&format!("roll {first}"), &format!("roll {second}")])
    }
}
