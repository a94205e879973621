//! Ids and names of cards, and texts that several zones share.

use scrapyard::{Card, Invention, Machine, Pile, Scrapyard, State, Task};
use solo_core::{Noun, Speech};

use crate::scene::{Badge, Item};
use crate::words::counted;

/// Length in characters of the longest name that fits where room is short.
const SHORT: usize = 14;

/// A position of a game, with the names of its cards.
pub(super) struct Names<'a> {
    pub(super) game: &'a Scrapyard,
    pub(super) state: &'a State,
}

/// Returns the name of a card, or of several: "Boiler Plate and Bellows".
pub(super) fn name_of(game: &Scrapyard, noun: &(impl Noun<Scrapyard> + ?Sized)) -> String {
    let mut name = String::new();
    // Writing to a `String` cannot fail.
    let _ = noun.name(&Speech::of(game), &mut name);
    name
}

/// Returns the current task of the position.
pub(super) fn first_task(names: &Names<'_>) -> Option<Task> {
    names.state.pending()
}

/// Names several cards of a type: "Parts".
pub(super) const fn plural(pile: Pile) -> &'static str {
    match pile {
        Pile::Part => "Parts",
        Pile::Machine => "Small Machines",
        Pile::Invention => "Inventions",
    }
}

/// Names a card of a type: "Part".
pub(super) const fn singular(pile: Pile) -> &'static str {
    match pile {
        Pile::Part => "Part",
        Pile::Machine => "Small Machine",
        Pile::Invention => "Invention",
    }
}

/// Counts cards of a type in words: "1 Part", "3 Small Machines".
pub(super) fn cards_of(number: impl Into<i64>, pile: Pile) -> String {
    counted(number, singular(pile), plural(pile))
}

/// Describes the roll that is needed: "5 or more".
pub(super) fn at_least(need: u8) -> String {
    match need {
        6 => "a 6".to_owned(),
        _ => format!("{need} or more"),
    }
}

/// Shortens a name that does not fit to initials and its last word: "C. Hound".
pub(super) fn short(name: &str) -> Option<String> {
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
        Self { game, state }
    }

    pub(super) fn id(&self, noun: &impl Noun<Scrapyard>) -> String {
        noun.to_id(self.game).to_string()
    }

    pub(super) fn name(&self, noun: &(impl Noun<Scrapyard> + ?Sized)) -> String {
        name_of(self.game, noun)
    }

    /// Returns a card as the item of a zone.
    pub(super) fn item(&self, zone: &str, card: &impl Noun<Scrapyard>) -> Item {
        let (id, name) = (self.id(card), self.name(card));
        let item = Item::new(format!("{zone}/{id}"), name.as_str()).card(id);
        match short(&name) {
            Some(short) => item.short(short),
            None => item,
        }
    }

    /// Returns a pile of open cards, with equal ones grouped.
    pub(super) fn pile<C: Noun<Scrapyard>>(
        &self,
        id: impl Into<String>,
        name: &str,
        cards: impl Iterator<Item = (C, u8)>,
    ) -> Item {
        let item = cards.map(|(card, count)| (self.id(&card), self.name(&card), count.into()));
        let item = Item::new(id, name).holds(item);
        let counts = item.holds.iter().map(|held| held.count);
        let count = counts.fold(0, u32::saturating_add);
        item.count(count)
    }

    /// Counts the cards of a type in the player's hand.
    pub(super) fn in_hand(&self, pile: Pile) -> u32 {
        let cards = match pile {
            Pile::Part => self.state.parts().count(),
            Pile::Machine => self.state.machines().count(),
            Pile::Invention => self.state.inventions().count(),
        };
        u32::try_from(cards).unwrap_or(u32::MAX)
    }

    /// Names a card that the player lacks, and where one is visible: "Flywheel (ghost 2, scrap 1)".
    pub(super) fn lacking(&self, card: Card) -> String {
        let parts = self
            .state
            .ghost_parts()
            .map(|(part, count)| (Card::Part(part), count));
        let machines = self.state.ghost_machines();
        let machines = machines.map(|(machine, count)| (Card::Machine(machine), count));
        let ghost = parts.chain(machines).map(|at| ("ghost", at));
        let scraps = self.state.scraps(card.pile()).map(|at| ("scrap", at));
        let places = ghost.chain(scraps).filter(|(_, (kind, _))| *kind == card);
        let places: Vec<String> = places
            .map(|(place, (_, count))| format!("{place} {count}"))
            .collect();
        let name = self.name(&card);
        if places.is_empty() {
            name
        } else {
            format!("{name} ({})", places.join(", "))
        }
    }

    /// Names an Invention in the player's hand that needs the machine: "for Subterranean Sub".
    pub(super) fn purpose(&self, machine: Machine) -> Option<String> {
        let needs = |card: &Invention| self.game.machines_of(*card).contains(&machine);
        let inventions: Vec<Invention> = self.state.inventions().filter(needs).collect();
        (!inventions.is_empty()).then(|| format!("for {}", self.name(inventions.as_slice())))
    }
}

/// Groups equal cards, which come in catalogue order.
pub(super) fn kinds<C: Copy + PartialEq>(cards: impl Iterator<Item = C>) -> Vec<(C, u32)> {
    let mut kinds: Vec<(C, u32)> = Vec::new();
    for card in cards {
        match kinds.last_mut() {
            Some((kind, copies)) if *kind == card => *copies = copies.saturating_add(1),
            _ => kinds.push((card, 1)),
        }
    }
    kinds
}

/// Returns an item with its number of copies, if there is more than one.
pub(super) fn copied(item: Item, copies: u32) -> Item {
    if copies > 1 { item.count(copies) } else { item }
}

/// Describes the number of missing parts: "lacks 2", or "ready".
pub(super) fn lacks(missing: usize) -> Badge {
    match missing {
        0 => Badge::new("", "ready"),
        _ => Badge::new("lacks", missing),
    }
}
