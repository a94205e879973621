//! Scenes for tests: a position given by its zones, steps, and what must hold afterwards.
//!
//! Unless stated otherwise it is step 1 of the player's second turn. A zone that is not named is
//! empty. Cards of level 1 that are not named lie at the bottom of the boneyard in catalogue order;
//! cards of levels 2 and 3 that are not named are the stock or, where the stock is named, lie at the
//! bottom of the boneyard too. Pyramids are written `bl bm br / ml mr / t`, `-` for an empty slot.
#![allow(dead_code, reason = "not every test file uses everything")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::needless_pass_by_value,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may panic, and is read before it is fast"
)]

use std::collections::BTreeMap;

use serde_json::{Value, json};
use solo_core::{Fault, Game, Input, Interchange, Next, OptionMap, Refusal as _};
use votk::{Catalogue, Design, Event, Group, Options, Refusal, Setup, State, Valley};

pub(crate) const FULL: &str = "sarc_outer jar_qeb st_horus / am_ankh bk_gates / boat";
pub(crate) const OTHER: &str = "senet am_djed st_horus / st_bastet chariot / boat";
pub(crate) const SLOTS: [&str; 6] = ["bl", "bm", "br", "ml", "mr", "t"];

/// The catalogue that uses every operation, parameter and shape of action the embedded one leaves out.
/// It has no balance and is for tests only.
pub(crate) const DRILL: &str = include_str!("drill.csv");

pub(crate) fn drill() -> Catalogue {
    Catalogue::from_table(DRILL).unwrap()
}

pub(crate) fn options(options: &Value) -> Options {
    serde_json::from_value::<OptionMap<Options>>(options.clone())
        .unwrap()
        .0
}

/// `a x3 b` is three a and one b.
pub(crate) fn cards(text: &str) -> Vec<String> {
    let mut cards: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match word.strip_prefix('x').and_then(|n| n.parse::<usize>().ok()) {
            Some(copies) => {
                let last = cards.last().unwrap().clone();
                cards.extend((1..copies).map(|_| last.clone()));
            }
            None => cards.push(word.to_owned()),
        }
    }
    cards
}

/// A position in the making.
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
    Given::with(Valley::with_catalogue(Options::default(), drill()))
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
                "state": {"entombed": false, "left_pyramid": false, "bought": null, "purse": 0,
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

    /// Top card first.
    pub(crate) fn top(self, text: &str) -> Self {
        self.zone("top", text)
    }

    /// Bottom first.
    pub(crate) fn pile(self, text: &str) -> Self {
        self.zone("discard", text)
    }

    pub(crate) fn tomb(self, text: &str) -> Self {
        self.zone("tomb", text)
    }

    pub(crate) fn played(self, text: &str) -> Self {
        self.zone("played", text)
    }

    /// Bottom first, on top of what is not named.
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

    /// The beginning of the Bot's turn.
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

    /// The view, with the cards that were not named.
    pub(crate) fn view(&self) -> Value {
        let catalogue = self.game.catalogue();
        let mut zones = self.zones.clone();
        let (mut bottom, mut stock) = (Vec::new(), Vec::new());
        for design in Design::all() {
            let id = catalogue.card(design).id();
            let slots = self.pyramid.iter().flatten();
            let named = zones
                .values()
                .flatten()
                .chain(slots)
                .filter(|n| *n == id)
                .count();
            let all = usize::from(catalogue.card(design).copies())
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
                if level == 0 || catalogue.card(design).level() == level {
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
                let id = catalogue.card(design).id().to_owned();
                (id, json!(catalogue.aside(design)))
            })
            .collect();
        fields.insert("aside".into(), aside.into());
        view
    }

    pub(crate) fn faults(&self) -> Vec<Fault> {
        let setup: Setup = serde_json::from_value(self.view()).unwrap();
        match self.game.set_up(&setup) {
            Ok(_) => Vec::new(),
            Err(faults) => faults.iter().cloned().collect(),
        }
    }

    pub(crate) fn start(&self) -> Scene {
        let setup: Setup = serde_json::from_value(self.view()).unwrap();
        let state = self
            .game
            .set_up(&setup)
            .unwrap_or_else(|faults| panic!("{faults}"));
        Scene {
            game: self.game.clone(),
            state,
            events: Vec::new(),
        }
    }

    /// The position after these steps, separated by commas.
    pub(crate) fn play(&self, steps: &str) -> Scene {
        self.start().play(steps)
    }
}

/// A position, and what happened in the last step.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: Valley,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

/// A new game with default options.
pub(crate) fn new_game() -> Scene {
    Scene::new(Valley::default())
}

pub(crate) fn is_outcome(step: &str) -> bool {
    let verb = step.split(' ').next().unwrap();
    ["draw", "lay", "bone", "turn", "stock", "die"].contains(&verb)
}

impl Scene {
    pub(crate) fn new(game: Valley) -> Self {
        let mut events = Vec::new();
        let state = game.start_with_events(&mut events);
        Self {
            game,
            state,
            events,
        }
    }

    pub(crate) fn try_step(&mut self, step: &str) -> Result<(), Refusal> {
        let text = if is_outcome(step) {
            Input::Chance(step)
        } else {
            Input::Decision(step)
        };
        let mut events = Vec::new();
        let before = self.state.clone();
        let result = self
            .game
            .advance_by_text(&mut self.state, text, &mut events);
        match result {
            Ok(()) => {
                assert_eq!(self.game.audit(&self.state), Ok(()), "{step}");
                self.events = events;
            }
            Err(_) => {
                assert_eq!(self.state, before, "{step}");
                assert!(events.is_empty(), "{step}");
            }
        }
        result
    }

    /// Takes steps, separated by commas.
    pub(crate) fn play(mut self, steps: &str) -> Self {
        for step in steps.split(", ").filter(|step| !step.is_empty()) {
            self.try_step(step)
                .unwrap_or_else(|refusal| panic!("{step}: {refusal}; {:?}", self.list()));
        }
        self
    }

    /// The texts of the list of what can come next.
    pub(crate) fn list(&self) -> Vec<String> {
        let decisions = self.game.decisions(&self.state);
        let chances = self.game.chances(&self.state);
        decisions
            .iter()
            .map(|&d| self.game.decision_text(d).to_string())
            .chain(
                chances
                    .iter()
                    .map(|&(c, _)| self.game.chance_text(c).to_string()),
            )
            .collect()
    }

    /// The list must be this, separated by commas.
    #[track_caller]
    pub(crate) fn lists(&self, expected: &str) -> &Self {
        assert_eq!(self.list().join(", "), expected);
        self
    }

    /// The outcomes with their weights must be these.
    #[track_caller]
    pub(crate) fn outcomes(&self, expected: &str) -> &Self {
        let chances = self.game.chances(&self.state);
        let texts: Vec<String> = chances
            .iter()
            .map(|&(c, weight)| format!("{} {weight}", self.game.chance_text(c)))
            .collect();
        assert_eq!(texts.join(", "), expected);
        self
    }

    /// The entries of the list that begin with `buy`.
    #[track_caller]
    pub(crate) fn buys(&self, expected: &str) -> &Self {
        let mut list = self.list();
        list.retain(|entry| entry.starts_with("buy "));
        assert_eq!(list.join(", "), expected);
        self
    }

    #[track_caller]
    pub(crate) fn offers(&self, step: &str) -> &Self {
        assert!(
            self.list().iter().any(|e| e == step),
            "{step}: {:?}",
            self.list()
        );
        self
    }

    #[track_caller]
    pub(crate) fn lacks(&self, step: &str) -> &Self {
        assert!(
            !self.list().iter().any(|e| e == step),
            "{step}: {:?}",
            self.list()
        );
        self
    }

    pub(crate) fn view(&self) -> Value {
        serde_json::to_value(self.game.view(&self.state)).unwrap()
    }

    /// A field of the view, by JSON pointer, must have this value.
    #[track_caller]
    pub(crate) fn shows(&self, pointer: &str, expected: Value) -> &Self {
        let view = self.view();
        let found = view
            .pointer(pointer)
            .unwrap_or_else(|| panic!("no {pointer}"));
        assert_eq!(found, &expected, "{pointer}");
        self
    }

    /// A zone, by JSON pointer, must hold these cards.
    #[track_caller]
    pub(crate) fn zone(&self, pointer: &str, expected: &str) -> &Self {
        self.shows(pointer, json!(cards(expected)))
    }

    #[track_caller]
    pub(crate) fn pyramid(&self, expected: &str) -> &Self {
        let view = self.view();
        let slot = |slot| view["pyramid"][slot].as_str().unwrap_or("-").to_owned();
        let found = format!(
            "{} {} {} / {} {} / {}",
            slot("bl"),
            slot("bm"),
            slot("br"),
            slot("ml"),
            slot("mr"),
            slot("t")
        );
        assert_eq!(found, expected);
        self
    }

    #[track_caller]
    pub(crate) fn phase(&self, expected: &str) -> &Self {
        self.shows("/phase", json!(expected))
    }

    /// The step must be refused with this reason and clause.
    #[track_caller]
    pub(crate) fn refuses(&self, step: &str, reason: &str, rule: &str) -> &Self {
        let refusal = self.clone().try_step(step).unwrap_err();
        assert_eq!((refusal.reason(), refusal.rule()), (reason, rule), "{step}");
        self
    }

    pub(crate) fn told(&self) -> Vec<Value> {
        self.events
            .iter()
            .map(|event| serde_json::to_value(self.game.event_data(event)).unwrap())
            .collect()
    }

    /// The last step must have told this.
    #[track_caller]
    pub(crate) fn tells(&self, event: Value) -> &Self {
        assert!(self.told().contains(&event), "{event}: {:#?}", self.told());
        self
    }

    #[track_caller]
    pub(crate) fn is_silent_about(&self, name: &str) -> &Self {
        assert!(
            self.told().iter().all(|event| event["event"] != name),
            "{name}"
        );
        self
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.game.next(&self.state), Next::Over(_))
    }
}
