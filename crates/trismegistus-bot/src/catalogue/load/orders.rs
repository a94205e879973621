//! The table `orders`: a few lines of TOML (TB-V1, TB-V2, TB-V3).

use alloc::string::String;
use alloc::vec::Vec;

use solo_core::plain_number;

use super::Loader;
use crate::catalogue::{COLOURS, Catalogue, Colour, ELEMENTS, Element, SYMBOLS, Symbol, WILD};

/// What the table says.
#[derive(Clone, Copy)]
pub(super) struct Orders {
    pub(super) colours: [&'static str; 3],
    pub(super) symbols: [&'static str; 6],
    pub(super) elements: [&'static str; 4],
    pub(super) max_wild_becomes: Symbol,
    pub(super) artifact_slots: u8,
    pub(super) experiment_slots: u8,
    pub(super) reaction_markers: u8,
}

fn find(order: &[&str], name: &str) -> Option<u8> {
    (0_u8..)
        .zip(order)
        .find(|(_, known)| **known == name)
        .map(|(place, _)| place)
}

impl Orders {
    /// Those of the embedded catalogue; faulty entries leave them as they are.
    pub(super) fn house() -> Self {
        let house = Catalogue::house();
        Self {
            colours: house.colours,
            symbols: house.symbols,
            elements: house.elements,
            max_wild_becomes: house.max_wild_becomes,
            artifact_slots: house.artifact_slots,
            experiment_slots: house.experiment_slots,
            reaction_markers: house.reaction_markers,
        }
    }

    pub(super) fn colour(&self, name: &str) -> Option<Colour> {
        find(&self.colours, name).and_then(Colour::new)
    }

    pub(super) fn symbol(&self, name: &str) -> Option<Symbol> {
        find(&self.symbols, name).and_then(Symbol::new)
    }

    pub(super) fn element(&self, name: &str) -> Option<Element> {
        find(&self.elements, name).and_then(Element::new)
    }

    pub(super) fn element_name(&self, element: Element) -> &'static str {
        self.elements
            .get(usize::from(element.place()))
            .copied()
            .unwrap_or("")
    }

    pub(super) fn wild(&self) -> Symbol {
        self.symbol(WILD).unwrap_or(Symbol::at(0))
    }
}

/// A value of the table.
#[derive(Debug)]
enum Value {
    Number(String),
    Word(String),
    Words(Vec<String>),
}

/// A line without its comment; a `#` between quotes belongs to the word.
fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    let end = line.find(|c| {
        quoted ^= c == '"';
        c == '#' && !quoted
    });
    end.and_then(|end| line.get(..end)).unwrap_or(line).trim()
}

fn word(text: &str) -> Option<String> {
    let inner = text.trim().strip_prefix('"')?.strip_suffix('"')?;
    let plain = !inner.contains(['"', '\\']);
    plain.then(|| String::from(inner))
}

fn value(text: &str) -> Option<Value> {
    if let Some(list) = text
        .strip_prefix('[')
        .and_then(|list| list.strip_suffix(']'))
    {
        let list = list.trim();
        let list = list.strip_suffix(',').unwrap_or(list);
        return list
            .split(',')
            .map(word)
            .collect::<Option<_>>()
            .map(Value::Words);
    }
    if text.starts_with('"') {
        return word(text).map(Value::Word);
    }
    text.bytes()
        .all(|b| b.is_ascii_digit())
        .then(|| Value::Number(String::from(text)))
}

/// The keys of the table with their section.
const KEYS: [(&str, &str); 7] = [
    ("orders", "colour"),
    ("orders", "symbol"),
    ("orders", "track"),
    ("orders", "max_wild_becomes"),
    ("layout", "artifact_slots"),
    ("layout", "experiment_slots"),
    ("layout", "reaction_markers"),
];

impl Loader {
    /// TB-V1: exactly the two sections with exactly their keys.
    pub(super) fn read_orders(&mut self, text: &str) {
        let mut section = String::new();
        let mut found: Vec<(usize, Value)> = Vec::new();
        for (number, line) in (1_u32..).zip(text.lines()) {
            let line = without_comment(line);
            let at = alloc::format!("orders line {number}");
            if line.is_empty() {
                continue;
            }
            if let Some(name) = line
                .strip_prefix('[')
                .and_then(|name| name.strip_suffix(']'))
            {
                section = String::from(name.trim());
                if !["orders", "layout"].contains(&section.as_str()) {
                    self.fault(&at, "TB-V1", "the sections are orders and layout");
                }
                continue;
            }
            let (key, text) = line.split_once('=').unwrap_or((line, ""));
            let place = KEYS
                .iter()
                .position(|known| *known == (section.as_str(), key.trim()));
            match (place, value(text.trim())) {
                (None, _) => self.fault(&at, "TB-V1", "there is no such key in this section"),
                (Some(_), None) => self.fault(&at, "TB-V1", "this is no value"),
                (Some(place), Some(value)) => {
                    if found.iter().any(|(known, _)| *known == place) {
                        self.fault(&at, "TB-V1", "the key is there twice");
                    }
                    found.push((place, value));
                }
            }
        }
        for (place, (section, key)) in KEYS.iter().enumerate() {
            if !found.iter().any(|(known, _)| *known == place) {
                self.fault(
                    "orders",
                    "TB-V1",
                    alloc::format!("{section}.{key} is missing"),
                );
            }
        }
        found
            .iter()
            .for_each(|(place, value)| self.entry(*place, value));
    }

    fn entry(&mut self, place: usize, value: &Value) {
        match place {
            0 => {
                let order = self.order("colour", value, COLOURS);
                self.orders.colours = order.unwrap_or(self.orders.colours);
            }
            1 => {
                let order = self.order("symbol", value, SYMBOLS);
                let max = self
                    .orders
                    .symbols
                    .get(usize::from(self.orders.max_wild_becomes.place()));
                let max = max.copied().unwrap_or("");
                self.orders.symbols = order.unwrap_or(self.orders.symbols);
                self.set_max(max);
            }
            2 => {
                let order = self.order("track", value, ELEMENTS);
                self.orders.elements = order.unwrap_or(self.orders.elements);
            }
            3 => match value {
                // TB-V2: any symbol but wild.
                Value::Word(name) if name != WILD && self.orders.symbol(name).is_some() => {
                    self.set_max(name);
                }
                _ => self.fault(
                    "orders max_wild_becomes",
                    "TB-V2",
                    "this is no symbol other than wild",
                ),
            },
            4 => self.orders.artifact_slots = self.layout("artifact_slots", value, 1, 4),
            5 => self.orders.experiment_slots = self.layout("experiment_slots", value, 1, 4),
            _ => self.orders.reaction_markers = self.layout("reaction_markers", value, 0, 9),
        }
    }

    fn set_max(&mut self, name: &str) {
        self.orders.max_wild_becomes = self
            .orders
            .symbol(name)
            .unwrap_or(self.orders.max_wild_becomes);
    }

    /// TB-V2: an order names each of `names` once.
    fn order<const N: usize>(
        &mut self,
        key: &str,
        value: &Value,
        names: [&'static str; N],
    ) -> Option<[&'static str; N]> {
        let mut order = [""; N];
        let fits = match value {
            Value::Words(words) if words.len() == N => {
                for (place, word) in order.iter_mut().zip(words) {
                    *place = names.into_iter().find(|name| name == word).unwrap_or("");
                }
                names.iter().all(|name| order.contains(name))
            }
            _ => false,
        };
        if fits {
            return Some(order);
        }
        let at = alloc::format!("orders {key}");
        self.fault(
            &at,
            "TB-V2",
            alloc::format!("this is no order of {names:?}"),
        );
        None
    }

    /// TB-V3: how much lies on the board.
    fn layout(&mut self, key: &str, value: &Value, min: u16, max: u16) -> u8 {
        let number = match value {
            Value::Number(text) => {
                if text.len() > 1 && text.starts_with('0') {
                    let at = alloc::format!("layout {key}");
                    self.fault(&at, "TB-V1", "a number has no leading zero");
                }
                plain_number(text.trim_start_matches('0'), 0, u16::MAX)
                    .or_else(|| text.bytes().all(|b| b == b'0').then_some(0))
            }
            Value::Word(_) | Value::Words(_) => None,
        };
        let number = number.filter(|number| (min..=max).contains(number));
        if number.is_none() {
            let at = alloc::format!("layout {key}");
            self.fault(&at, "TB-V3", alloc::format!("this is not {min} to {max}"));
        }
        number
            .and_then(|number| u8::try_from(number).ok())
            .unwrap_or(1)
    }
}
