//! Positions as short texts.

use scrapyard::Scrapyard;
use serde_json::{Value, json};

use super::view;

/// Reads a position: zones with cards (`p05x2` are two copies), separated by semicolons.
///
/// `P` the player's hand (any type), `Pb` built, `Pu` used, `Pd` done; `G`, `Gb`, `Gd` the same for
/// the ghost, `Gc` its machines built without a card; `scrap`, `top`, `bottom`, `look`; `c` the
/// player's Character, `u` its uses; `n` the action counter; `agenda` tasks separated by slashes.
/// All cards not named are unseen. By default the player's Invention is i01, the ghost's i02.
pub fn given(game: &Scrapyard, text: &str) -> Value {
    let mut laid = json!({
        "phase": "main", "agenda": ["main"], "actions": 0, "roll": null,
        "player": {"parts": [], "machines": [], "built": [], "used": [], "inventions": ["i01"],
            "done": [], "character": null, "uses_left": null},
        "ghost": {"parts": {}, "machines": {}, "built": [], "cardless": [], "inventions": ["i02"],
            "done": [], "character": null},
        "piles": {"part": {"top": [], "unseen": {}, "bottom": []},
            "machine": {"top": [], "unseen": {}, "bottom": []},
            "invention": {"top": [], "unseen": {}, "bottom": []}},
        "scraps": {"part": {}, "machine": {}, "invention": {}},
        "look": [], "outcome": null,
    });
    for part in text
        .split(';')
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        let (zone, rest) = part.split_once(' ').unwrap_or((part, ""));
        match zone {
            "n" => laid["actions"] = json!(rest.parse::<u16>().unwrap()),
            "c" => laid["player"]["character"] = json!(rest),
            "gc" => laid["ghost"]["character"] = json!(rest),
            "u" => laid["player"]["uses_left"] = json!(rest.parse::<u8>().unwrap()),
            "roll" => {
                let words: Vec<&str> = rest.rsplitn(4, ' ').collect();
                let number = |at: usize| json!(words[at].parse::<u8>().unwrap());
                laid["roll"] = json!({"for": words[3], "die": number(2), "value": number(1), "need": number(0)});
            }
            "agenda" => {
                let tasks: Vec<&str> = rest.split('/').map(str::trim).collect();
                laid["phase"] = json!(tasks[0].split(' ').next().unwrap());
                laid["agenda"] = json!(tasks);
            }
            _ => lay(&mut laid, zone, rest),
        }
    }
    fill(game, &mut laid);
    laid
}

fn lay(laid: &mut Value, zone: &str, cards: &str) {
    let mut cleared = Vec::new();
    if matches!(zone, "Pi" | "Gi") {
        let side = if zone == "Pi" { "player" } else { "ghost" };
        laid[side]["inventions"] = json!([]);
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
            let counts = match zone {
                "G" => &mut laid["ghost"][hand],
                _ => &mut laid["scraps"][pile],
            };
            counts[id] = json!(counts[id].as_u64().unwrap_or(0) + u64::try_from(count).unwrap());
            continue;
        }
        let list = match zone {
            "P" | "Pi" => &mut laid["player"][hand],
            "Pb" => &mut laid["player"]["built"],
            "Pu" => &mut laid["player"]["used"],
            "Pd" => &mut laid["player"]["done"],
            "G" | "Gi" => &mut laid["ghost"][hand],
            "Gb" => &mut laid["ghost"]["built"],
            "Gc" => &mut laid["ghost"]["cardless"],
            "Gd" => &mut laid["ghost"]["done"],
            "top" | "bottom" => &mut laid["piles"][pile][zone],
            "look" => &mut laid["look"],
            _ => panic!("unknown zone {zone}"),
        };
        for _ in 0..count {
            list.as_array_mut().unwrap().push(json!(id));
        }
    }
}

/// Makes all cards that are in no other zone unseen.
fn fill(game: &Scrapyard, laid: &mut Value) {
    let mut elsewhere: Vec<String> = Vec::new();
    for field in ["player", "ghost", "piles", "scraps", "look"] {
        gather(&laid[field], &mut elsewhere);
    }
    // Used machines are among the built ones; those without a card are not cards in either zone.
    let used = laid["player"]["used"].as_array().unwrap();
    let cardless = laid["ghost"]["cardless"].as_array().unwrap();
    for id in used.iter().chain(cardless).chain(cardless) {
        let at = elsewhere.iter().position(|other| other == id).unwrap();
        elsewhere.remove(at);
    }
    let all = view(game, &game.start());
    for pile in ["part", "machine", "invention"] {
        for (id, copies) in all["piles"][pile]["unseen"].as_object().unwrap() {
            let gone = elsewhere.iter().filter(|other| *other == id).count();
            let left = copies.as_u64().unwrap() - u64::try_from(gone).unwrap();
            if left > 0 {
                laid["piles"][pile]["unseen"][id] = json!(left);
            }
        }
    }
}

fn gather(value: &Value, ids: &mut Vec<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| gather(value, ids)),
        Value::Object(map) => {
            for (id, value) in map {
                let copies = value.as_u64().unwrap_or(0);
                ids.extend((0..copies).map(|_| id.clone()));
                gather(value, ids);
            }
        }
        Value::String(id) => ids.push(id.clone()),
        _ => {}
    }
}
