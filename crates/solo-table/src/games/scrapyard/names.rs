//! Ids and names of cards, and what several zones say of them.

use scrapyard::{Card, Invention, Machine, Pile, Position, Scrapyard, State, Task};
use solo_core::{Noun, Speech};

use crate::scene::{Badge, Item};

/// The longest name that fits where room is short.
const SHORT: usize = 14;

/// A position of a game, with the names of what lies there.
pub(super) struct Names<'a> {
    pub(super) game: &'a Scrapyard,
    pub(super) at: Position<'a>,
    pub(super) state: &'a State,
}

/// The name of a card, or of several: "Boiler Plate and Bellows".
pub(super) fn name_of(game: &Scrapyard, noun: &(impl Noun<Scrapyard> + ?Sized)) -> String {
    let mut name = String::new();
    // A text takes everything that is written to it.
    let _ = noun.name(&Speech::of(game), &mut name);
    name
}

/// What the position works on.
pub(super) fn first_task(position: &Position<'_>) -> Option<Task> {
    position.agenda().next()
}

/// Several cards of a type: "Parts".
pub(super) const fn plural(pile: Pile) -> &'static str {
    match pile {
        Pile::Part => "Parts",
        Pile::Machine => "Small Machines",
        Pile::Invention => "Inventions",
    }
}

/// One card of a type: "Part".
pub(super) const fn singular(pile: Pile) -> &'static str {
    match pile {
        Pile::Part => "Part",
        Pile::Machine => "Small Machine",
        Pile::Invention => "Invention",
    }
}

/// So many cards: "1 Part", "3 Small Machines".
pub(super) fn cards_of(number: usize, pile: Pile) -> String {
    let noun = if number == 1 { singular } else { plural };
    format!("{number} {}", noun(pile))
}

/// A number with its noun.
pub(super) fn counted(number: impl Into<u64>, one: &str, many: &str) -> String {
    let number = number.into();
    format!("{number} {}", if number == 1 { one } else { many })
}

/// What a roll must show: "5 or more".
pub(super) fn at_least(need: u8) -> String {
    match need {
        6 => "a 6".to_owned(),
        _ => format!("{need} or more"),
    }
}

/// A name that fits: that of a person or thing keeps its last word, "C. Hound".
fn short(name: &str) -> Option<String> {
    if name.chars().count() <= SHORT {
        return None;
    }
    let (first, last) = name.rsplit_once(' ').unwrap_or(("", name));
    let initials = first.split(' ').filter_map(|word| word.chars().next());
    let short: String = initials.map(|initial| format!("{initial}. ")).collect();
    Some(format!("{short}{last}").chars().take(SHORT).collect())
}

impl<'a> Names<'a> {
    pub(super) const fn new(game: &'a Scrapyard, state: &'a State) -> Self {
        Self {
            game,
            at: game.position(state),
            state,
        }
    }

    pub(super) fn id(&self, noun: &impl Noun<Scrapyard>) -> String {
        noun.to_id(self.game).to_string()
    }

    pub(super) fn name(&self, noun: &(impl Noun<Scrapyard> + ?Sized)) -> String {
        name_of(self.game, noun)
    }

    /// A card that lies in a zone.
    pub(super) fn item(&self, zone: &str, card: &impl Noun<Scrapyard>) -> Item {
        let (id, name) = (self.id(card), self.name(card));
        let item = Item::new(format!("{zone}/{id}"), name.as_str()).card(id);
        match short(&name) {
            Some(short) => item.short(short),
            None => item,
        }
    }

    /// Kinds with their numbers, as a pile holds them.
    pub(super) fn held<C: Noun<Scrapyard>>(
        &self,
        cards: impl Iterator<Item = (C, u8)>,
    ) -> Vec<(String, String, u32)> {
        cards
            .map(|(card, count)| (self.id(&card), self.name(&card), count.into()))
            .collect()
    }

    /// Where a card that the player lacks is in sight: "Flywheel (ghost 2, scrap 1)".
    pub(super) fn lacking(&self, card: Card) -> String {
        let ghost = match card {
            Card::Part(part) => self.at.ghost_parts().find(|(kind, _)| *kind == part),
            _ => None,
        };
        let ghost = match card {
            Card::Machine(machine) => {
                let mut machines = self.at.ghost_machines();
                machines.find(|(kind, _)| *kind == machine).map(|at| at.1)
            }
            _ => ghost.map(|at| at.1),
        };
        let mut scraps = self.at.scraps(card.pile());
        let scraps = scraps.find(|(kind, _)| *kind == card).map(|at| at.1);
        let name = self.name(&card);
        match (ghost, scraps) {
            (None, None) => name,
            (Some(ghost), None) => format!("{name} (ghost {ghost})"),
            (None, Some(scraps)) => format!("{name} (scrap {scraps})"),
            (Some(ghost), Some(scraps)) => format!("{name} (ghost {ghost}, scrap {scraps})"),
        }
    }

    /// Whether an Invention in the player's hand needs the machine: "for Deep Diver".
    pub(super) fn purpose(&self, machine: Machine) -> Option<String> {
        let needs = |card: &Invention| self.game.machines_of(*card).contains(&machine);
        let inventions: Vec<Invention> = self.at.inventions().filter(needs).collect();
        (!inventions.is_empty()).then(|| format!("for {}", self.name(inventions.as_slice())))
    }
}

/// How much is missing: "lacks 2", or "ready".
pub(super) fn lacks(missing: usize) -> Badge {
    match missing {
        0 => Badge::new("", "ready"),
        _ => Badge::new("lacks", missing),
    }
}
