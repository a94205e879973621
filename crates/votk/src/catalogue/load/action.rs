//! Reading the text form of an action (VK-16.11).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use solo_core::plain_number;

use crate::catalogue::{
    Action, Destination, Effect, Extreme, Filter, Group, Need, Operation, Reach, Scope, Source,
};

/// Name, parameters and required parameters of an operation.
struct Shape {
    name: &'static str,
    keys: &'static [&'static str],
    required: &'static [&'static str],
}

const fn shape(
    name: &'static str,
    keys: &'static [&'static str],
    required: &'static [&'static str],
) -> Shape {
    Shape {
        name,
        keys,
        required,
    }
}

/// The parameters of `move` that choose among cards.
const FILTERS: [&str; 6] = [
    "level",
    "group",
    "min_cost",
    "max_cost",
    "below_bought",
    "pick",
];

const SHAPES: [Shape; 16] = [
    shape("need", &["bought", "discard", "hand", "tomb"], &[]),
    shape(
        "move",
        &[
            "from",
            "to",
            "n",
            "level",
            "group",
            "min_cost",
            "max_cost",
            "below_bought",
            "pick",
            "may",
        ],
        &["from", "to"],
    ),
    shape(
        "trade",
        &["factor", "plus", "lose", "scope", "to", "may"],
        &[],
    ),
    shape("draw", &["n", "may"], &[]),
    shape("gold", &["n", "may"], &[]),
    shape("worth", &["n", "may"], &["n"]),
    shape("cheaper", &["n", "may"], &[]),
    shape("reach", &["rows", "may"], &["rows"]),
    shape("swap", &["scope", "may"], &[]),
    shape("play_top", &["may"], &[]),
    shape("repeat", &["may"], &[]),
    shape("opp_sacrifice", &["n", "may"], &[]),
    shape("opp_discard", &["n", "may"], &[]),
    shape("opp_give", &["floor", "to", "may"], &[]),
    shape("opp_deck", &["to", "may"], &["to"]),
    shape("opp_exec", &["may"], &[]),
];

/// Reads an action; what is wrong with it is added to `faults`, one sentence for each fault.
pub(super) fn action(text: &str, faults: &mut Vec<String>) -> Action {
    let mut modes: Vec<Vec<Operation>> = Vec::new();
    for mode in text.split(" / ") {
        let mut operations = Vec::new();
        for text in mode.split("; ") {
            if let Some(operation) = operation(text, faults) {
                operations.push(operation);
            }
        }
        let pieces = mode.split("; ").count();
        if pieces > Action::MAX_OPERATIONS {
            faults.push(format!(
                "a mode has {pieces} operations, at most 6 are possible"
            ));
        }
        // Only judged when every operation could be read.
        let needs = operations
            .iter()
            .all(|operation| matches!(operation.effect, Effect::Need(_)));
        if needs && operations.len() == pieces {
            faults.push(String::from("a mode has nothing but conditions"));
        }
        modes.push(operations);
    }
    if modes.len() > Action::MAX_MODES {
        faults.push(format!(
            "the action has {} modes, at most 4 are possible",
            modes.len()
        ));
    }
    let modes: Vec<&[Operation]> = modes.iter().map(Vec::as_slice).collect();
    Action::new(&modes)
}

/// The parameters of one operation.
struct Keys<'a, 'f> {
    name: &'a str,
    pairs: Vec<(&'a str, &'a str)>,
    faults: &'f mut Vec<String>,
}

impl<'a> Keys<'a, '_> {
    fn has(&self, key: &str) -> bool {
        self.pairs.iter().any(|(other, _)| *other == key)
    }

    /// The value of a parameter, or what is meant when it is not there.
    fn value<T>(&mut self, key: &str, otherwise: T, read: impl FnOnce(&str) -> Option<T>) -> T {
        let Some(&(_, text)) = self.pairs.iter().find(|(other, _)| *other == key) else {
            return otherwise;
        };
        read(text).unwrap_or_else(|| {
            let name = self.name;
            self.faults
                .push(format!("{name}: {key} cannot be {text:?}"));
            otherwise
        })
    }

    fn number(&mut self, key: &str, otherwise: u8, min: u8, max: u8) -> u8 {
        self.value(key, otherwise, |text| plain_number(text, min, max))
    }

    fn n(&mut self) -> u8 {
        self.number("n", 1, 1, 9)
    }

    /// A parameter that is there or not; its only value is 1.
    fn flag(&mut self, key: &str) -> bool {
        self.value(key, false, |text| (text == "1").then_some(true))
    }

    fn scope(&mut self) -> Scope {
        self.value("scope", Scope::Pyramid, Scope::from_word)
    }

    fn destination(&mut self, key: &str, otherwise: Destination) -> Destination {
        let bots = self.name == "opp_deck";
        self.value(key, otherwise, |word| {
            Destination::from_word(word).filter(|to| bots || *to != Destination::BotDiscard)
        })
    }

    fn filter(&mut self) -> Filter {
        Filter {
            level: self.number("level", 0, 1, 3),
            group: self.value("group", None, |word| Group::from_word(word).map(Some)),
            min_cost: self.number("min_cost", 0, 0, 20),
            max_cost: self.number("max_cost", Filter::NO_LIMIT, 0, 20),
            below_bought: self.flag("below_bought"),
            pick: self.value("pick", None, |word| Extreme::from_word(word).map(Some)),
        }
    }

    fn need(&mut self) -> Effect {
        if self.pairs.len() != 1 {
            self.faults
                .push(String::from("need has exactly one parameter"));
        }
        let bought = self.flag("bought");
        let discard = self.number("discard", 0, 1, 69);
        let hand = self.number("hand", 0, 1, 69);
        let tomb = self.number("tomb", 0, 1, 69);
        Effect::Need(match (bought, discard, hand) {
            (true, _, _) => Need::Bought,
            (_, 1.., _) => Need::Discard(discard),
            (_, _, 1..) => Need::Hand(hand),
            _ => Need::Tomb(tomb),
        })
    }

    fn moving(&mut self) -> Effect {
        let said = self.value("from", None, |word| Source::from_word(word).map(Some));
        let from = said.unwrap_or(Source::Hand);
        let before = self.faults.len();
        let to = self.destination("to", Destination::Discard);
        let readable = said.is_some() && self.faults.len() == before && self.has("to");
        let n = self.n();
        let filter = self.filter();
        let said = |key| self.pairs.iter().any(|(other, _)| *other == key);
        let filters = FILTERS.into_iter().any(said);
        if filters && matches!(from, Source::DeckTop | Source::Stock) {
            self.faults.push(format!(
                "move from={from}: the card cannot be chosen by filters"
            ));
        }
        if n != 1 && matches!(from, Source::DiscardTop | Source::BoneyardTop) {
            self.faults.push(format!(
                "move from={from}: n must be 1, there is one top card"
            ));
        }
        if readable && home(from) == Some(to) {
            self.faults
                .push(format!("move from={from} to={to}: this is the same zone"));
        }
        Effect::Move {
            from,
            to,
            n,
            filter,
        }
    }

    fn trade(&mut self) -> Effect {
        let lose = self.destination("lose", Destination::Boneyard);
        if lose == Destination::Hand {
            self.faults.push(String::from(
                "trade: the given card cannot stay in the hand",
            ));
        }
        Effect::Trade {
            factor: self.number("factor", 1, 0, 9),
            plus: self.number("plus", 0, 0, 20),
            lose,
            scope: self.scope(),
            to: self.destination("to", Destination::Discard),
        }
    }

    fn effect(&mut self) -> Option<Effect> {
        Some(match self.name {
            "need" => self.need(),
            "move" => self.moving(),
            "trade" => self.trade(),
            "draw" => Effect::Draw(self.n()),
            "gold" => Effect::Gold(self.n()),
            "worth" => Effect::Worth(self.n()),
            "cheaper" => Effect::Cheaper(self.n()),
            "reach" => Effect::Reach(self.value("rows", Reach::Middle, |word| {
                Reach::from_word(word).filter(|rows| *rows != Reach::Base)
            })),
            "swap" => Effect::Swap(self.scope()),
            "play_top" => Effect::PlayTop,
            "repeat" => Effect::Repeat,
            "opp_sacrifice" => Effect::OppSacrifice(self.n()),
            "opp_discard" => Effect::OppDiscard(self.n()),
            "opp_give" => Effect::OppGive {
                floor: self.number("floor", 5, 0, 96),
                to: self.destination("to", Destination::Discard),
            },
            "opp_deck" => Effect::OppDeck(self.destination("to", Destination::Discard)),
            "opp_exec" => Effect::OppExec,
            _ => return None,
        })
    }
}

/// Where the cards of a source lie, if an operation could put them there.
const fn home(from: Source) -> Option<Destination> {
    match from {
        Source::Hand => Some(Destination::Hand),
        Source::Tomb => Some(Destination::Tomb),
        Source::Discard | Source::DiscardTop => Some(Destination::Discard),
        Source::Boneyard | Source::BoneyardTop => Some(Destination::Boneyard),
        Source::DeckTop => Some(Destination::DeckTop),
        Source::Deck | Source::Stock | Source::Pyramid | Source::Base | Source::Upper => None,
    }
}

fn operation(text: &str, faults: &mut Vec<String>) -> Option<Operation> {
    let (name, parameters) = match text.split_once(' ') {
        Some((name, parameters)) => (name, Some(parameters)),
        None => (text, None),
    };
    let Some(shape) = SHAPES.iter().find(|shape| shape.name == name) else {
        faults.push(format!("{name:?} is no operation"));
        return None;
    };
    let mut keys = Keys {
        name: shape.name,
        pairs: Vec::new(),
        faults,
    };
    for parameter in parameters.into_iter().flat_map(|all| all.split(' ')) {
        let fault = match parameter.split_once('=') {
            None => format!("{name}: {parameter:?} is not key=value"),
            Some((key, _)) if !shape.keys.contains(&key) => {
                format!("{name} has no parameter {key:?}")
            }
            Some((key, _)) if keys.has(key) => format!("{name}: {key} is given twice"),
            Some(pair) => {
                keys.pairs.push(pair);
                continue;
            }
        };
        keys.faults.push(fault);
    }
    for required in shape.required {
        if !keys.has(required) {
            keys.faults.push(format!("{name} needs {required}"));
        }
    }
    let effect = keys.effect()?;
    let optional = keys.flag("may");
    Some(Operation { effect, optional })
}
