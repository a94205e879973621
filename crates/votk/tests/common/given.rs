//! Positions defined by their zones.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use solo_testkit::set_up;
use votk::{Design, Group, Valley};

use super::scene::Scene;
use super::{SLOTS, cards, drill, options, with_drill};

/// A position under construction.
#[derive(Clone)]
pub(crate) struct Given {
    pub(crate) game: Valley,
    zones: BTreeMap<&'static str, Vec<String>>,
    pyramid: Vec<Option<String>>,
    stock_named: bool,
    view: Value,
}

pub(crate) fn given() -> Given {
    Given::with(Valley::default())
}

pub(crate) fn given_options(value: Value) -> Given {
    Given::with(Valley::new(options(&value)))
}

pub(crate) fn given_drill() -> Given {
    Given::with(with_drill())
}

pub(crate) fn given_drill_options(value: Value) -> Given {
    Given::with(Valley::with_catalogue(options(&value), drill()))
}

impl Given {
    pub(crate) fn with(game: Valley) -> Self {
        Self {
            game,
            zones: BTreeMap::new(),
            pyramid: vec![None; 6],
            stock_named: false,
            view: json!({
                "phase": "play", "side": "player", "step": "play", "turn": 2,
                "arranged": [], "turned": [],
                "state": {"entombed": false, "left_pyramid": false, "swapped": false, "bought": null, "purse": 0,
                    "cheaper": 0, "worth": null, "reach": "base", "bot_discard": false,
                    "bot_sacrifice": false, "executed": []},
                "pending": {"slot": null, "card": null, "due": null, "last": null, "left": null},
                "frames": [], "outcome": null,
            }),
        }
    }

    fn zone(mut self, name: &'static str, text: &str) -> Self {
        self.zones.insert(name, cards(text));
        self
    }

    pub(crate) fn hand(self, text: &str) -> Self {
        self.zone("hand", text)
    }

    pub(crate) fn deck(self, text: &str) -> Self {
        self.zone("unseen", text)
    }

    /// Sets the known top of the deck, top card first.
    pub(crate) fn top(self, text: &str) -> Self {
        self.zone("top", text)
    }

    /// Sets the discard pile, bottom card first.
    pub(crate) fn pile(self, text: &str) -> Self {
        self.zone("discard", text)
    }

    pub(crate) fn tomb(self, text: &str) -> Self {
        self.zone("tomb", text)
    }

    /// Sets the top of the boneyard, bottom card first, above the cards that are not named.
    pub(crate) fn bones(self, text: &str) -> Self {
        self.zone("boneyard", text)
    }

    pub(crate) fn bot_tomb(self, text: &str) -> Self {
        self.zone("bot_tomb", text)
    }

    pub(crate) fn bot_pile(self, text: &str) -> Self {
        self.zone("bot_discard", text)
    }

    pub(crate) fn stock(mut self, text: &str) -> Self {
        self.stock_named = true;
        self.zone("stock", text)
    }

    pub(crate) fn pyramid(mut self, text: &str) -> Self {
        self.pyramid = text
            .split_whitespace()
            .filter(|word| *word != "/")
            .map(|word| (word != "-").then(|| word.to_owned()))
            .collect();
        assert_eq!(self.pyramid.len(), 6);
        self
    }

    /// Sets the beginning of the Bot's turn.
    pub(crate) fn bot_to_roll(self) -> Self {
        self.set("/phase", "die".into())
            .set("/side", "bot".into())
            .set("/step", "gain".into())
    }

    /// Sets a field of the view.
    pub(crate) fn set(mut self, pointer: &str, value: Value) -> Self {
        *self.view.pointer_mut(pointer).unwrap() = value;
        self
    }

    /// Returns the view, with the cards that were not named.
    pub(crate) fn view(&self) -> Value {
        let catalogue = self.game.catalogue();
        let mut zones = self.zones.clone();
        let (mut bottom, mut stock) = (Vec::new(), Vec::new());
        for design in Design::all() {
            let id = &*catalogue.card(design).id;
            let slots = self.pyramid.iter().flatten();
            let named = zones
                .values()
                .flatten()
                .chain(slots)
                .filter(|n| *n == id)
                .count();
            let all = usize::from(catalogue.card(design).copies)
                - usize::try_from(catalogue.aside(design)).unwrap();
            let left = all
                .checked_sub(named)
                .unwrap_or_else(|| panic!("too many {id}"));
            let to_stock = design.group() != Group::Starter && !self.stock_named;
            let rest = if to_stock { &mut stock } else { &mut bottom };
            rest.extend((0..left).map(|_| id.to_owned()));
        }
        zones.entry("stock").or_default().extend(stock);
        bottom.extend(zones.remove("boneyard").unwrap_or_default());
        let zone = |name: &str| zones.get(name).cloned().unwrap_or_default();
        let count = |cards: &[String], level: u8| {
            let mut counts = serde_json::Map::new();
            for id in cards {
                let design = catalogue.design(id).unwrap();
                if level == 0 || catalogue.card(design).level == level {
                    let entry = counts.entry(id.clone()).or_insert(json!(0));
                    *entry = json!(entry.as_u64().unwrap() + 1);
                }
            }
            Value::Object(counts)
        };
        let stock = zone("stock");
        let mut view = self.view.clone();
        let fields = view.as_object_mut().unwrap();
        for name in [
            "hand",
            "played",
            "discard",
            "tomb",
            "bot_tomb",
            "bot_discard",
        ] {
            fields.insert(name.into(), json!(zone(name)));
        }
        fields.insert("boneyard".into(), json!(bottom));
        fields.insert(
            "deck".into(),
            json!({"top": zone("top"), "unseen": count(&zone("unseen"), 0)}),
        );
        let pyramid: serde_json::Map<_, _> = SLOTS
            .iter()
            .zip(&self.pyramid)
            .map(|(slot, card)| ((*slot).to_owned(), json!(card)))
            .collect();
        fields.insert("pyramid".into(), pyramid.into());
        fields.insert(
            "stock".into(),
            json!({"ii": count(&stock, 2), "iii": count(&stock, 3)}),
        );
        fields.insert("stock_size".into(), json!(stock.len()));
        let aside: serde_json::Map<_, _> = Design::all()
            .filter(|design| catalogue.aside(*design) > 0)
            .map(|design| {
                let id = catalogue.card(design).id.to_string();
                (id, json!(catalogue.aside(design)))
            })
            .collect();
        fields.insert("aside".into(), aside.into());
        view
    }

    /// Lists the rules that the view breaks.
    pub(crate) fn faults(&self) -> Vec<&'static str> {
        broken(&self.game, &self.view())
    }

    pub(crate) fn start(&self) -> Scene {
        let state = set_up(&self.game, &self.view()).unwrap_or_else(|faults| panic!("{faults}"));
        Scene {
            game: self.game.clone(),
            state,
            events: Vec::new(),
        }
    }

    /// Returns the position after these steps, separated by commas.
    pub(crate) fn play(&self, steps: &str) -> Scene {
        self.start().play(steps)
    }
}

/// Lists the rules that a view breaks.
pub(crate) fn broken(game: &Valley, view: &Value) -> Vec<&'static str> {
    match set_up(game, view) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(|fault| fault.rule).collect(),
    }
}
