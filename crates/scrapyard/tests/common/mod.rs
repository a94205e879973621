//! What the tests share: positions by name, steps as text, the drill tables.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::as_conversions,
    clippy::arithmetic_side_effects,
    clippy::must_use_candidate,
    missing_debug_implementations,
    missing_docs,
    unreachable_pub,
    reason = "what tests share may panic, and not every test uses all of it"
)]

use scrapyard::catalogue::{Catalogue, HOUSE};
use scrapyard::{Event, Options, Refusal, Scrapyard, Setup, State};
use serde_json::{Value, json};
use solo_core::{Faults, Game, Input, Interchange, Next, OptionValue, Options as _};

pub const DRILL_ABILITIES: &str = "\
id,op,n,keep,need,from,floor,rest,prov
d_draw2,draw,2,0,0,pmi,0,-,H
d_pick2,salvage,2,0,0,pmi,0,-,H
d_reroll,reroll,0,0,0,-,0,-,H
d_add2,add_die,2,0,0,-,0,-,H
d_set4,set_die,4,0,0,-,0,-,H
d_look4,look,4,2,0,pmi,0,bottom,H
d_short_i,short_invention,0,0,0,-,0,-,H
d_steal1,steal_bonus,1,0,0,-,0,-,H
d_take2,reclaim,2,0,4,pm,2,-,H
d_peek3,look,3,0,2,pm,0,top,H
d_dig1,dig_bonus,1,0,0,-,0,-,H
d_drawi,draw,1,0,3,i,0,-,H
d_boost1,boost_bonus,1,0,0,-,0,-,H
d_bonus2,bonus_card,2,0,5,-,0,-,H
d_none,none,0,0,0,-,0,-,H
d_peek1,look,1,0,0,m,0,top,H
d_shield,no_penalty,0,0,0,-,0,-,H
d_short_m,short_machine,0,0,0,-,0,-,H
";

pub const DRILL_CHARACTERS: &str = "\
id,name,ability,uses,name_prov,data_prov
c01,Drill One,d_peek1,0,H,H
c02,Drill Two,d_reroll,3,H,H
c03,Drill Three,d_shield,0,H,H
c04,Drill Four,d_short_m,2,H,H
";

const DRILL_OF_MACHINES: [&str; 15] = [
    "d_draw2",
    "d_pick2",
    "d_reroll",
    "d_add2",
    "d_set4",
    "d_look4",
    "d_short_i",
    "d_steal1",
    "d_take2",
    "d_peek3",
    "d_dig1",
    "d_drawi",
    "d_boost1",
    "d_bonus2",
    "d_none",
];

/// The machine table with other abilities.
pub fn machines_with(ability: impl Fn(usize, &str) -> String) -> String {
    let mut text = String::new();
    HOUSE.write_machines(&mut text).unwrap();
    let mut lines = text.lines();
    let mut out = format!("{}\n", lines.next().unwrap());
    for (row, line) in lines.enumerate() {
        let mut fields: Vec<String> = line.split(',').map(String::from).collect();
        fields[4] = ability(row, &fields[4]);
        out += &fields.join(",");
        out.push('\n');
    }
    out
}

/// The tables that exercise the whole vocabulary; for tests only.
pub fn drill() -> Catalogue {
    Catalogue {
        abilities: Some(DRILL_ABILITIES.into()),
        characters: Some(DRILL_CHARACTERS.into()),
        machines: Some(machines_with(|row, _| DRILL_OF_MACHINES[row].into())),
        ..Catalogue::default()
    }
}

pub fn options(list: &[(&str, OptionValue<'_>)]) -> Options {
    let mut options = Options::default();
    for (name, value) in list {
        options.set(name, *value).unwrap();
    }
    options
}

pub fn house(list: &[(&str, OptionValue<'_>)]) -> Scrapyard {
    Scrapyard::new(options(list)).unwrap()
}

/// The embedded catalogue, nobody has a Character.
pub fn plain() -> Scrapyard {
    house(&[("character", OptionValue::Word("none"))])
}

pub fn drilled(list: &[(&str, OptionValue<'_>)]) -> Scrapyard {
    Scrapyard::assemble(options(list), Some(drill())).unwrap()
}

pub const ZONES: [&str; 12] = [
    "P", "Pm", "Pb", "Pi", "Pd", "G", "Gm", "Gb", "Gi", "Gd", "scrap", "look",
];

/// A position in words: zones with cards (`p05x2` are two copies), separated by semicolons.
///
/// `P` the player's hand (any type), `Pb` built, `Pu` used, `Pd` done; `G`, `Gb`, `Gd` the same for
/// the ghost; `scrap`, `top`, `bottom`, `look`; `c` the player's Character, `u` its uses; `n` the action
/// counter; `agenda` tasks separated by slashes. All cards not named are unseen. Without another one
/// the player's Invention is i01, the ghost's i02.
pub fn given(game: &Scrapyard, text: &str) -> Value {
    let mut view = json!({
        "phase": "main", "agenda": ["main"], "actions": 0, "roll": null,
        "player": {"parts": [], "machines": [], "built": [], "used": [], "inventions": ["i01"],
            "done": [], "character": null, "uses_left": null},
        "ghost": {"parts": [], "machines": [], "built": [], "inventions": ["i02"], "done": [],
            "character": null},
        "piles": {"part": {"top": [], "unseen": [], "bottom": []},
            "machine": {"top": [], "unseen": [], "bottom": []},
            "invention": {"top": [], "unseen": [], "bottom": []}},
        "scraps": {"part": [], "machine": [], "invention": []},
        "look": [], "outcome": null,
    });
    for part in text
        .split(';')
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        let (zone, rest) = part.split_once(' ').unwrap_or((part, ""));
        match zone {
            "n" => view["actions"] = json!(rest.parse::<u16>().unwrap()),
            "c" => view["player"]["character"] = json!(rest),
            "gc" => view["ghost"]["character"] = json!(rest),
            "u" => view["player"]["uses_left"] = json!(rest.parse::<u8>().unwrap()),
            "roll" => {
                let words: Vec<&str> = rest.rsplitn(4, ' ').collect();
                let number = |at: usize| json!(words[at].parse::<u8>().unwrap());
                view["roll"] = json!({"for": words[3], "die": number(2), "value": number(1), "need": number(0)});
            }
            "agenda" => {
                let tasks: Vec<&str> = rest.split('/').map(str::trim).collect();
                view["phase"] = json!(tasks[0].split(' ').next().unwrap());
                view["agenda"] = json!(tasks);
            }
            _ => lay(&mut view, zone, rest),
        }
    }
    fill(game, &mut view);
    view
}

fn lay(view: &mut Value, zone: &str, cards: &str) {
    let mut cleared = Vec::new();
    if matches!(zone, "Pi" | "Gi") {
        let side = if zone == "Pi" { "player" } else { "ghost" };
        view[side]["inventions"] = json!([]);
        cleared.push(zone);
    }
    for word in cards.split_whitespace() {
        let (id, count) = match word.split_once('x') {
            Some((id, count)) => (id, count.parse::<usize>().unwrap()),
            None => (word, 1),
        };
        let (hand, pile) = match id.split_at(1).0 {
            "p" => ("parts", "part"),
            "s" => ("machines", "machine"),
            _ => ("inventions", "invention"),
        };
        if matches!(zone, "G" | "scrap") && hand != "inventions" || zone == "scrap" {
            let list = match zone {
                "G" => &mut view["ghost"][hand],
                _ => &mut view["scraps"][pile],
            };
            list.as_array_mut().unwrap().push(json!([id, count]));
            continue;
        }
        let list = match zone {
            "P" | "Pi" => &mut view["player"][hand],
            "Pb" => &mut view["player"]["built"],
            "Pu" => &mut view["player"]["used"],
            "Pd" => &mut view["player"]["done"],
            "G" | "Gi" => &mut view["ghost"][hand],
            "Gb" => &mut view["ghost"]["built"],
            "Gd" => &mut view["ghost"]["done"],
            "top" | "bottom" => &mut view["piles"][pile][zone],
            "look" => &mut view["look"],
            _ => panic!("unknown zone {zone}"),
        };
        for _ in 0..count {
            list.as_array_mut().unwrap().push(json!(id));
        }
    }
}

/// All cards that are not elsewhere are unseen.
fn fill(game: &Scrapyard, view: &mut Value) {
    let mut elsewhere: Vec<String> = Vec::new();
    gather(&view["player"], &mut elsewhere);
    gather(&view["ghost"], &mut elsewhere);
    gather(&view["piles"], &mut elsewhere);
    gather(&view["scraps"], &mut elsewhere);
    gather(&view["look"], &mut elsewhere);
    let used: Vec<String> = view["player"]["used"]
        .as_array()
        .unwrap()
        .iter()
        .map(|id| id.as_str().unwrap().to_string())
        .collect();
    for id in used {
        let at = elsewhere.iter().position(|other| *other == id).unwrap();
        elsewhere.remove(at);
    }
    let start = game.start();
    let all = serde_json::to_value(game.view(&start)).unwrap();
    for pile in ["part", "machine", "invention"] {
        let mut unseen = Vec::new();
        for pair in all["piles"][pile]["unseen"].as_array().unwrap() {
            let id = pair[0].as_str().unwrap();
            let gone = elsewhere.iter().filter(|other| *other == id).count() as u64;
            let left = pair[1].as_u64().unwrap() - gone;
            if left > 0 {
                unseen.push(json!([id, left]));
            }
        }
        view["piles"][pile]["unseen"] = json!(unseen);
    }
}

fn gather(value: &Value, ids: &mut Vec<String>) {
    match value {
        Value::Array(list) => {
            if let [Value::String(id), Value::Number(count)] = list.as_slice() {
                for _ in 0..count.as_u64().unwrap() {
                    ids.push(id.clone());
                }
            } else {
                list.iter().for_each(|value| gather(value, ids));
            }
        }
        Value::Object(map) => map.values().for_each(|value| gather(value, ids)),
        Value::String(id) => ids.push(id.clone()),
        _ => {}
    }
}

pub fn set_up(game: &Scrapyard, view: &Value) -> Result<State, Faults> {
    let setup: Setup = serde_json::from_value(view.clone()).unwrap();
    game.set_up(&setup)
}

/// A game in progress.
pub struct Play {
    pub game: Scrapyard,
    pub state: State,
    pub events: Vec<Event>,
}

impl Play {
    pub fn new(game: Scrapyard, text: &str) -> Self {
        let view = given(&game, text);
        let setup: Setup = serde_json::from_value(view).unwrap();
        let mut events = Vec::new();
        let state = game
            .set_up_with_events(&setup, &mut events)
            .unwrap_or_else(|faults| panic!("{text}: {faults}"));
        Self {
            game,
            state,
            events,
        }
    }

    pub fn plain(text: &str) -> Self {
        Self::new(plain(), text)
    }

    pub fn drill(text: &str) -> Self {
        Self::new(drilled(&[("character", OptionValue::Word("none"))]), text)
    }

    /// Takes steps that are separated by commas; the events are those of the last one.
    pub fn go(&mut self, steps: &str) -> &mut Self {
        for step in steps.split(',').map(str::trim) {
            self.events.clear();
            let input = if step.starts_with("die ") || step.starts_with("card ") {
                Input::Chance(step)
            } else {
                Input::Decision(step)
            };
            let mut state = self.state.clone();
            self.game
                .advance_by_text(&mut state, input, &mut self.events)
                .unwrap_or_else(|refusal| panic!("{step}: {refusal} ({})", refusal.rule()));
            self.state = state;
            assert_eq!(self.game.audit(&self.state), Ok(()), "{step}");
            let view = self.view();
            let again = set_up(&self.game, &view).unwrap_or_else(|f| panic!("{step}: {f}"));
            assert_eq!(again, self.state, "{step}");
        }
        self
    }

    /// The refusal of a step, which must change nothing.
    pub fn refused(&self, step: &str) -> Refusal {
        let input = if step.starts_with("die ") || step.starts_with("card ") {
            Input::Chance(step)
        } else {
            Input::Decision(step)
        };
        let mut state = self.state.clone();
        let mut events = Vec::new();
        let refusal = self
            .game
            .advance_by_text(&mut state, input, &mut events)
            .expect_err(step);
        assert_eq!(
            (&state, events.len()),
            (&self.state, 0),
            "{step} changed something"
        );
        refusal
    }

    /// The clause that forbids a step.
    pub fn forbidden_by(&self, step: &str) -> &'static str {
        let refusal = self.refused(step);
        assert_eq!(refusal.reason(), "illegal", "{step}");
        refusal.rule()
    }

    pub fn view(&self) -> Value {
        serde_json::to_value(self.game.view(&self.state)).unwrap()
    }

    /// A field of the view by a path like `player.parts`, lists of ids as text.
    pub fn see(&self, path: &str) -> String {
        let view = self.view();
        let value = path.split('.').fold(&view, |value, field| &value[field]);
        show(value)
    }

    /// The legal list or the list of outcomes.
    pub fn list(&self) -> String {
        let decisions = self.game.decisions(&self.state);
        let texts = decisions
            .iter()
            .map(|d| self.game.decision_text(*d).to_string());
        let chances = self.game.chances(&self.state);
        let outcomes = chances.iter().map(|(chance, weight)| {
            let text = self.game.chance_text(*chance).to_string();
            if *weight == 1 {
                text
            } else {
                format!("{text} *{weight}")
            }
        });
        texts.chain(outcomes).collect::<Vec<_>>().join(", ")
    }

    pub fn agenda(&self) -> String {
        let view = self.view();
        let tasks: Vec<&str> = view["agenda"]
            .as_array()
            .unwrap()
            .iter()
            .map(|task| task.as_str().unwrap())
            .collect();
        tasks.join(" / ")
    }

    /// The events of the last step by name.
    pub fn told(&self) -> String {
        let names = self.events.iter().map(|event| {
            let data = serde_json::to_value(self.game.event_data(event)).unwrap();
            data["event"].as_str().unwrap().to_string()
        });
        names.collect::<Vec<_>>().join(" ")
    }

    /// The first event of the last step with this name.
    pub fn event(&self, name: &str) -> Value {
        let mut data = self
            .events
            .iter()
            .map(|event| serde_json::to_value(self.game.event_data(event)).unwrap());
        data.find(|data| data["event"] == name)
            .unwrap_or_else(|| panic!("no event {name} in {}", self.told()))
    }

    pub fn is_over(&self) -> bool {
        matches!(self.game.next(&self.state), Next::Over(_))
    }
}

fn show(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => {
            let words = list.iter().map(|entry| match entry.as_array() {
                Some(pair) => match pair[1].as_u64() {
                    Some(1) => show(&pair[0]),
                    count => format!("{}x{}", show(&pair[0]), count.unwrap()),
                },
                None => show(entry),
            });
            words.collect::<Vec<_>>().join(" ")
        }
        other => other.to_string(),
    }
}

/// Plays random games and looks at every position from all sides.
pub fn check_games(game: &Scrapyard, games: u64) {
    use solo_core::{Source, draw, pick, stream};
    for seed in 0..games {
        let mut generator = stream(seed, Source::new(7));
        let mut state = game.start();
        let mut steps = 0_u32;
        loop {
            assert_eq!(game.audit(&state), Ok(()), "seed {seed} step {steps}");
            if steps % 7 == 0 {
                let view = serde_json::to_value(game.view(&state)).unwrap();
                assert_eq!(
                    set_up(game, &view).unwrap(),
                    state,
                    "seed {seed} step {steps}"
                );
            }
            let decisions = game.decisions(&state);
            assert!(decisions.is_sorted(), "seed {seed} step {steps}");
            for decision in &decisions {
                let text = game.decision_text(*decision).to_string();
                assert_eq!(game.parse_decision(&text), Ok(*decision));
                assert!(game.is_legal(&state, *decision));
            }
            let phase = game.position(&state).phase();
            if matches!(game.next(&state), Next::Decision) && phase != "main" {
                assert!(decisions.len() >= 2, "seed {seed} step {steps}: {phase}");
            }
            let input = match game.next(&state) {
                Next::Over(_) => break,
                Next::Decision => Input::Decision(pick(game, &state, &mut generator).unwrap()),
                Next::Chance(_) => Input::Chance(draw(game, &state, &mut generator).unwrap()),
            };
            state = game.apply(&state, input).unwrap();
            steps += 1;
        }
    }
}
