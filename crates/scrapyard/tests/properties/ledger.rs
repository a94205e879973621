//! A table kept beside the engine: where every card lies, from nothing but the events.

use std::collections::{BTreeMap, BTreeSet};

use scrapyard::catalogue::Rest;
use scrapyard::{
    Card, Dealt, Event, Invention, Machine, Part, Pile, Scrapyard, Side, Source, State, TakenFrom,
};

/// Cards by kind, without zeros.
pub type Counts = BTreeMap<Card, u8>;

/// The place of every card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    pub hand: Counts,
    pub built: Counts,
    pub used: Counts,
    pub done: Vec<Invention>,
    pub ghost: Counts,
    /// Machines that the ghost has built with their card.
    pub ghost_built: Counts,
    pub cardless: BTreeSet<Machine>,
    pub ghost_invention: Option<Invention>,
    pub ghost_done: Vec<Invention>,
    /// Known runs by pile, the next card first.
    pub top: BTreeMap<Pile, Vec<Card>>,
    pub bottom: BTreeMap<Pile, Vec<Card>>,
    pub unseen: Counts,
    pub scraps: Counts,
    pub look: Counts,
    pub actions: u16,
}

/// Adds a card.
pub fn add(zone: &mut Counts, card: Card) {
    *zone.entry(card).or_default() += 1;
}

/// Takes a card away, if it is there.
fn remove(zone: &mut Counts, card: Card) -> Result<(), String> {
    let count = zone
        .get_mut(&card)
        .ok_or_else(|| format!("{card:?} is not there"))?;
    *count -= 1;
    if *count == 0 {
        zone.remove(&card);
    }
    Ok(())
}

/// Returns the number of cards of a kind.
pub fn count(zone: &Counts, card: Card) -> u8 {
    zone.get(&card).copied().unwrap_or(0)
}

/// Counts cards.
pub fn counts(cards: impl Iterator<Item = Card>) -> Counts {
    let mut zone = Counts::new();
    cards.for_each(|card| add(&mut zone, card));
    zone
}

/// Returns the number of cards of a type.
pub fn of_pile(zone: &Counts, pile: Pile) -> usize {
    let copies = zone.iter().filter(|(card, _)| card.pile() == pile);
    copies.map(|(_, copies)| usize::from(*copies)).sum()
}

impl Ledger {
    /// Reads a position.
    pub fn read(state: &State) -> Self {
        let inventions = state.inventions().map(Card::Invention);
        let hand = state.parts().map(Card::Part);
        let hand = hand.chain(state.machines().map(Card::Machine));
        let ghost = state.ghost_parts().map(|(part, n)| (Card::Part(part), n));
        let machines = state.ghost_machines();
        let cardless: BTreeSet<Machine> = state.ghost_cardless().collect();
        let with_card = state.ghost_built().filter(|one| !cardless.contains(one));
        let listed = |list: fn(&State, Pile) -> Vec<Card>| {
            let runs = Pile::ALL.into_iter().map(|pile| (pile, list(state, pile)));
            runs.filter(|(_, run)| !run.is_empty()).collect()
        };
        Self {
            hand: counts(hand.chain(inventions)),
            built: counts(state.built().map(Card::Machine)),
            used: counts(state.used().map(Card::Machine)),
            done: state.done().collect(),
            ghost: ghost
                .chain(machines.map(|(machine, n)| (Card::Machine(machine), n)))
                .collect(),
            ghost_built: counts(with_card.map(Card::Machine)),
            cardless: cardless.clone(),
            ghost_invention: state.ghost_invention(),
            ghost_done: state.ghost_done().collect(),
            top: listed(|state, pile| state.top(pile).collect()),
            bottom: listed(|state, pile| state.bottom(pile).collect()),
            unseen: Pile::ALL
                .into_iter()
                .flat_map(|pile| state.unseen(pile))
                .collect(),
            scraps: Pile::ALL
                .into_iter()
                .flat_map(|pile| state.scraps(pile))
                .collect(),
            look: counts(state.look()),
            actions: state.actions(),
        }
    }

    /// Notes an event.
    ///
    /// # Errors
    /// What cannot have happened by this ledger.
    pub fn note(&mut self, game: &Scrapyard, event: &Event) -> Result<(), String> {
        match event {
            Event::Dealt {
                to,
                card: Dealt::Card(card),
            } => {
                remove(&mut self.unseen, *card)?;
                self.give(*to, *card);
            }
            Event::Flipped { card } => move_card(&mut self.unseen, &mut self.scraps, *card)?,
            Event::Acted { n, .. } => self.actions = *n,
            Event::Ability {
                source: Source::Machine(machine),
                ..
            } => {
                add(&mut self.used, Card::Machine(*machine));
            }
            Event::Reshuffled { pile, cards } => self.reshuffle(*pile, *cards)?,
            Event::NoCard { pile, .. } => self.require(!self.is_drawable(*pile), "a card")?,
            Event::Drew { who, card, known } => {
                self.come(*card, *known)?;
                self.give(*who, *card);
            }
            Event::Boosted { part, .. } => {
                move_card(&mut self.hand, &mut self.scraps, Card::Part(*part))?;
            }
            Event::Took { card, from } => {
                let zone = match from {
                    TakenFrom::Scrap => &mut self.scraps,
                    TakenFrom::Ghost => &mut self.ghost,
                    TakenFrom::Look => &mut self.look,
                };
                move_card(zone, &mut self.hand, *card)?;
            }
            Event::Looked { card, known } => {
                self.come(*card, *known)?;
                add(&mut self.look, *card);
            }
            Event::Placed { card, at } => self.lay_back(*card, *at)?,
            Event::Duplicate { card } => move_card(&mut self.hand, &mut self.ghost, *card)?,
            Event::GhostBuilt {
                machine,
                parts,
                card,
            } => {
                self.require(
                    **parts == game.parts_of(*machine),
                    "its Parts in printed order",
                )?;
                self.ghost_builds(*machine, parts, *card)?;
            }
            Event::GhostInvented {
                invention,
                machines,
            } => {
                self.require(
                    **machines == game.machines_of(*invention),
                    "its machines in printed order",
                )?;
                self.ghost_invents(*invention)?;
            }
            Event::Built { machine, parts, .. } => {
                for part in parts {
                    move_card(&mut self.hand, &mut self.scraps, Card::Part(*part))?;
                }
                move_card(&mut self.hand, &mut self.built, Card::Machine(*machine))?;
            }
            Event::Invented {
                invention,
                machines,
                ..
            } => {
                for machine in machines {
                    let card = Card::Machine(*machine);
                    move_card(&mut self.built, &mut self.scraps, card)?;
                    // SE-9.3: a used copy goes before a fresh one.
                    let _ = remove(&mut self.used, card);
                }
                remove(&mut self.hand, Card::Invention(*invention))?;
                self.done.push(*invention);
            }
            Event::Scrapped { card } => move_card(&mut self.hand, &mut self.scraps, *card)?,
            _ => {}
        }
        Ok(())
    }

    fn require(&self, holds: bool, what: &str) -> Result<(), String> {
        if holds {
            Ok(())
        } else {
            Err(format!("expected: {what}"))
        }
    }

    fn give(&mut self, to: Side, card: Card) {
        match (to, card) {
            (Side::Player, _) => add(&mut self.hand, card),
            (Side::Ghost, Card::Invention(invention)) => self.ghost_invention = Some(invention),
            (Side::Ghost, _) => add(&mut self.ghost, card),
        }
    }

    /// Returns whether a card of a pile can come, if need be from its scrap pile (SE-5.3).
    pub fn is_drawable(&self, pile: Pile) -> bool {
        self.has_cards(pile) || of_pile(&self.scraps, pile) > 0
    }

    fn has_cards(&self, pile: Pile) -> bool {
        let known = self.top.contains_key(&pile) || self.bottom.contains_key(&pile);
        known || of_pile(&self.unseen, pile) > 0
    }

    /// Makes an empty pile of its scrap pile (SE-2.5).
    fn reshuffle(&mut self, pile: Pile, cards: u16) -> Result<(), String> {
        self.require(!self.has_cards(pile), "an empty pile")?;
        self.require(
            of_pile(&self.scraps, pile) == usize::from(cards),
            "as many cards",
        )?;
        self.scraps.retain(|card, copies| {
            let stays = card.pile() != pile;
            if !stays {
                self.unseen.insert(*card, *copies);
            }
            stays
        });
        Ok(())
    }

    /// Takes the next card of its pile: the known top, a random unseen one, the known bottom (SE-2.4).
    fn come(&mut self, card: Card, known: bool) -> Result<(), String> {
        let pile = card.pile();
        let run = match (self.top.contains_key(&pile), of_pile(&self.unseen, pile)) {
            (true, _) => &mut self.top,
            (false, 0) => &mut self.bottom,
            (false, _) => {
                self.require(!known, "a card that chance shows")?;
                return remove(&mut self.unseen, card);
            }
        };
        let cards = run.get_mut(&pile).ok_or("an empty pile")?;
        if !known || cards.first() != Some(&card) {
            return Err(format!(
                "expected: the first card of {cards:?}, and no chance"
            ));
        }
        cards.remove(0);
        if cards.is_empty() {
            run.remove(&pile);
        }
        Ok(())
    }

    fn lay_back(&mut self, card: Card, at: Rest) -> Result<(), String> {
        remove(&mut self.look, card)?;
        match at {
            Rest::Top => self.top.entry(card.pile()).or_default().insert(0, card),
            Rest::Bottom => self.bottom.entry(card.pile()).or_default().push(card),
        }
        Ok(())
    }

    fn ghost_builds(&mut self, machine: Machine, parts: &[Part], card: bool) -> Result<(), String> {
        for part in parts {
            move_card(&mut self.ghost, &mut self.scraps, Card::Part(*part))?;
        }
        let there = self.ghost.contains_key(&Card::Machine(machine));
        self.require(card == there, "a card is built if there is one")?;
        if card {
            move_card(
                &mut self.ghost,
                &mut self.ghost_built,
                Card::Machine(machine),
            )?;
        } else {
            self.cardless.insert(machine);
        }
        Ok(())
    }

    fn ghost_invents(&mut self, invention: Invention) -> Result<(), String> {
        let own = self.ghost_invention.take();
        self.require(own == Some(invention), "its own Invention")?;
        self.ghost_done.push(invention);
        self.cardless.clear();
        for (card, _) in std::mem::take(&mut self.ghost_built) {
            add(&mut self.scraps, card);
        }
        Ok(())
    }

    /// Counts the cards of every kind in all zones.
    pub fn all(&self) -> Counts {
        let mut all = Counts::new();
        let zones = [
            &self.hand,
            &self.built,
            &self.ghost,
            &self.ghost_built,
            &self.unseen,
        ];
        for zone in zones.into_iter().chain([&self.scraps, &self.look]) {
            zone.iter()
                .for_each(|(card, copies)| *all.entry(*card).or_default() += copies);
        }
        let runs = self.top.values().chain(self.bottom.values()).flatten();
        let inventions = self
            .done
            .iter()
            .chain(&self.ghost_done)
            .chain(&self.ghost_invention);
        let inventions = inventions.map(|invention| Card::Invention(*invention));
        runs.copied()
            .chain(inventions)
            .for_each(|card| add(&mut all, card));
        all
    }
}

fn move_card(from: &mut Counts, to: &mut Counts, card: Card) -> Result<(), String> {
    remove(from, card)?;
    add(to, card);
    Ok(())
}
