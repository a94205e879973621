//! Positions: all material on the table (SE-1.3).

mod agenda;
mod cards;
mod contents;
mod known;

use solo_core::{Bag, List, Set, excluded};

pub(crate) use self::agenda::Agenda;
pub(crate) use self::cards::{CardBag, CardSet};
pub(crate) use self::known::{Known, Zone};

use crate::catalogue::Rules;
use crate::kinds::{Card, Character, Invention, Machine, Part, Pile};
use crate::numbers::INVENTIONS_TO_WIN;
use crate::outcome::GameResult;
use crate::phase::Tail;

/// Number of Inventions that a player can have in hand within an action.
pub(crate) const MOST_INVENTIONS: usize = 7;

/// The Inventions that a side has completed, in order of completion. They stay with it (SE-2.7).
pub(crate) type Completed = List<Invention, INVENTIONS_TO_WIN>;

/// A position of the game: exactly what a player with perfect memory knows.
///
/// The accessors name the material as the rulebook does; what the catalogue decides is asked of the
/// game, as in [`Scrapyard::agenda`](crate::scrapyard::Scrapyard::agenda). Equal positions of a game are equal values.
///
/// ```
/// use scrapyard::{Phase, Pile, Scrapyard, Task};
/// let game = Scrapyard::default();
/// let state = game.start();
/// assert_eq!((state.phase(), game.agenda(&state).last()), (Phase::Deal, Some(Task::Main)));
/// assert_eq!(state.unseen(Pile::Invention).count(), 10);
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    /// It alone may be on the heap: a clone makes it first, and copies everything else in one go.
    pub(crate) known: Known,
    pub(crate) agenda: Agenda,
    pub(crate) actions: u16,
    /// The roll that can be boosted.
    pub(crate) roll: Option<DieRoll>,
    pub(crate) player: Player,
    pub(crate) ghost: Ghost,
    /// The cards of the piles whose order is unknown.
    pub(crate) unseen: CardBag,
    /// Scrap piles have no order (SE-2.2).
    pub(crate) scraps: CardBag,
}

/// The cards of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    /// The Parts and unbuilt machines in hand.
    pub(crate) parts: Bag<Part, 64>,
    pub(crate) machines: Bag<Machine, 64>,
    /// The Inventions in hand, in catalogue order.
    pub(crate) inventions: List<Invention, MOST_INVENTIONS>,
    /// The built machines whose ability can still be used, and the others (SE-11.2).
    pub(crate) fresh: Bag<Machine, 64>,
    pub(crate) used: Bag<Machine, 64>,
    pub(crate) completed: Completed,
    pub(crate) character: Option<Character>,
    pub(crate) uses_left: u8,
}

/// The cards of the ghost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ghost {
    pub(crate) parts: Bag<Part, 64>,
    /// Those that it has not built.
    pub(crate) machines: Bag<Machine, 64>,
    pub(crate) project: Option<Project>,
    pub(crate) completed: Completed,
    pub(crate) character: Option<Character>,
}

/// The Invention that the ghost works on, and the machines that it has built for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Project {
    pub(crate) invention: Invention,
    /// Those that are cards.
    pub(crate) built: Set<Machine>,
    /// Those built without a card (SE-10.7).
    pub(crate) cardless: Set<Machine>,
}

/// The face of the die and the value of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct DieRoll {
    pub(crate) die: u8,
    pub(crate) value: u8,
}

solo_core::debug_position!(
    State,
    solo_core::Game::start(&crate::scrapyard::Scrapyard::default()),
    agenda; actions roll player ghost unseen scraps known
);

impl State {
    /// Returns a position without cards.
    pub(crate) const fn empty() -> Self {
        Self {
            agenda: Agenda::only(Tail::Main),
            actions: 0,
            roll: None,
            player: Player {
                parts: Bag::new(),
                machines: Bag::new(),
                inventions: List::new(Invention(0)),
                fresh: Bag::new(),
                used: Bag::new(),
                completed: List::new(Invention(0)),
                character: None,
                uses_left: 0,
            },
            ghost: Ghost {
                parts: Bag::new(),
                machines: Bag::new(),
                project: None,
                completed: List::new(Invention(0)),
                character: None,
            },
            unseen: CardBag::new(),
            scraps: CardBag::new(),
            known: Known::new(),
        }
    }

    /// Returns the position with all cards in their piles.
    pub(crate) fn untouched(rules: &Rules) -> Self {
        let mut state = Self::empty();
        for card in rules.cards() {
            state.unseen.put_several(card, rules.copies(card));
        }
        state
    }

    /// Counts the cards of a kind outside the scrap pile.
    pub(crate) fn copies_outside_scraps(&self, card: Card) -> u16 {
        let known = self.known.all().filter(|known| *known == card).count();
        [
            self.player.copies(card),
            self.ghost.all_copies(card),
            self.unseen.copies(card).into(),
            cards(known),
        ]
        .into_iter()
        .fold(0, u16::saturating_add)
    }

    /// Returns the end of the game; `None` while it goes on (SE-14.1, SE-14.3).
    pub(crate) fn result(&self) -> Option<GameResult> {
        self.agenda.is_over().then(|| self.result_of_end())
    }

    /// Returns the result if the game ends now.
    pub(crate) fn result_of_end(&self) -> GameResult {
        if self.player.completed.len() == INVENTIONS_TO_WIN {
            GameResult::Win
        } else if self.ghost.completed.len() == INVENTIONS_TO_WIN {
            GameResult::Loss
        } else {
            GameResult::Capped
        }
    }
}

impl Player {
    /// Adds a card to the hand.
    pub(crate) fn give(&mut self, card: Card) {
        match card {
            Card::Part(part) => _ = self.parts.put(part),
            Card::Machine(machine) => _ = self.machines.put(machine),
            Card::Invention(invention) => {
                let before = self
                    .inventions
                    .iter()
                    .take_while(|other| **other <= invention);
                self.inventions.insert(before.count(), invention);
            }
        }
    }

    /// Counts the cards of a kind: in hand, built or completed.
    fn copies(&self, card: Card) -> u16 {
        match card {
            Card::Part(part) => self.parts.copies(part).into(),
            Card::Machine(machine) => u16::from(self.machines.copies(machine))
                .saturating_add(self.fresh.copies(machine).into())
                .saturating_add(self.used.copies(machine).into()),
            Card::Invention(invention) => {
                let all = self.inventions.iter().chain(&self.completed);
                cards(all.filter(|other| **other == invention).count())
            }
        }
    }

    /// Removes a card from the hand, where it is.
    pub(crate) fn remove(&mut self, card: Card) {
        match card {
            Card::Part(part) => was_there(self.parts.take(part)),
            Card::Machine(machine) => was_there(self.machines.take(machine)),
            Card::Invention(invention) => {
                let found = self.inventions.iter().position(|other| *other == invention);
                was_there(found.is_some_and(|index| self.inventions.remove(index).is_some()));
            }
        }
    }

    /// Returns the kinds in hand, of one pile.
    pub(crate) fn hand(&self, pile: Pile) -> CardSet {
        let mut kinds = CardSet::EMPTY;
        match pile {
            Pile::Part => kinds.parts = self.parts.kinds(),
            Pile::Machine => kinds.machines = self.machines.kinds(),
            Pile::Invention => kinds.inventions = self.inventions.into_iter().collect(),
        }
        kinds
    }

    /// Counts the cards in hand, of one pile.
    pub(crate) fn in_hand(&self, pile: Pile) -> u16 {
        match pile {
            Pile::Part => self.parts.len(),
            Pile::Machine => self.machines.len(),
            Pile::Invention => u16::try_from(self.inventions.len()).unwrap_or(u16::MAX),
        }
    }

    /// Returns the first Invention in hand in catalogue order; at `main` there is no other one.
    pub(crate) fn invention(&self) -> Option<Invention> {
        self.inventions.first().copied()
    }

    /// Returns the kinds of built machines, used or not (SE-9.4).
    pub(crate) fn built(&self) -> Set<Machine> {
        self.fresh.kinds() | self.used.kinds()
    }

    /// Counts the built copies of a machine.
    pub(crate) fn built_copies(&self, machine: Machine) -> u8 {
        self.fresh
            .copies(machine)
            .saturating_add(self.used.copies(machine))
    }

    /// Makes a fresh copy used (SE-11.2).
    pub(crate) fn use_built(&mut self, machine: Machine) {
        if self.fresh.take(machine) {
            self.used.put(machine);
        }
    }

    /// Removes a built copy, a used one before a fresh one (SE-9.3).
    pub(crate) fn drop_built(&mut self, machine: Machine) {
        if !self.used.take(machine) {
            was_there(self.fresh.take(machine));
        }
    }
}

impl Ghost {
    /// Adds a card; an Invention is what it works on from now on.
    pub(crate) fn give(&mut self, card: Card) {
        match card {
            Card::Part(part) => _ = self.parts.put(part),
            Card::Machine(machine) => _ = self.machines.put(machine),
            Card::Invention(invention) => {
                self.project = Some(Project {
                    invention,
                    built: Set::EMPTY,
                    cardless: Set::EMPTY,
                });
            }
        }
    }

    /// Removes a Part or an unbuilt machine, of which it has one.
    pub(crate) fn remove(&mut self, card: Card) {
        was_there(match card {
            Card::Part(part) => self.parts.take(part),
            Card::Machine(machine) => self.machines.take(machine),
            Card::Invention(_) => false,
        });
    }

    /// Counts its cards of a kind: unbuilt, built, worked on or completed.
    fn all_copies(&self, card: Card) -> u16 {
        let more = match card {
            Card::Part(_) => 0,
            Card::Machine(machine) => u16::from(self.built_cards().contains(machine)),
            Card::Invention(invention) => {
                let all = self.completed.iter().copied().chain(self.invention());
                cards(all.filter(|other| *other == invention).count())
            }
        };
        u16::from(self.copies(card)).saturating_add(more)
    }

    /// Counts its unbuilt cards of a kind.
    pub(crate) fn copies(&self, card: Card) -> u8 {
        match card {
            Card::Part(part) => self.parts.copies(part),
            Card::Machine(machine) => self.machines.copies(machine),
            Card::Invention(_) => 0,
        }
    }

    pub(crate) fn invention(&self) -> Option<Invention> {
        self.project.map(|project| project.invention)
    }

    /// Returns the machines that it has built with their cards.
    pub(crate) fn built_cards(&self) -> Set<Machine> {
        self.project.map_or(Set::EMPTY, |project| project.built)
    }
}

impl Project {
    /// Returns whether all three machines are built.
    pub(crate) fn is_built(&self, rules: &Rules) -> bool {
        self.all_built() == rules.invention(self.invention).needs
    }

    /// Returns all machines built for the Invention.
    pub(crate) fn all_built(&self) -> Set<Machine> {
        self.built | self.cardless
    }
}

/// Demands that there was a card to remove, as a judgement has found.
fn was_there(removed: bool) {
    if !removed {
        excluded(());
    }
}

/// Returns a number of cards that lie one by one.
fn cards(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
