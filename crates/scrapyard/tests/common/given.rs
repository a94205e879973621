//! Positions in words.

use scrapyard::{Scrapyard, Setup, State};
use serde_json::{Value, json};
use solo_core::{Faults, Interchange};

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
