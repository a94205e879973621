//! Everything visible in a position: chapter 5 of the rulebook.

use core::iter::repeat_n;

use solo_core::{Bag, Data, Features, Kind, Set};

use crate::game::Scrapyard;
use crate::kinds::{Card, Character, Invention, Machine, Part, Pile, Source};
use crate::outcome::Outcome;
use crate::phase::{Phase, RollFor, Task};
use crate::play::{needed, outcome, rest_of_deal, use_limit};
use crate::state::{DieRoll, Project, State, Zone};

/// A position together with the catalogue that gives its numbers a meaning.
///
/// ```
/// use scrapyard::{Phase, Pile, Scrapyard, Task};
/// let game = Scrapyard::default();
/// let state = game.start();
/// let position = game.position(&state);
/// assert_eq!((position.phase(), position.agenda().last()), (Phase::Deal, Some(Task::Main)));
/// assert_eq!(position.unseen(Pile::Invention).count(), 10);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    pub(crate) game: &'a Scrapyard,
    pub(crate) state: &'a State,
}

/// A roll that can still be changed.
///
/// ```
/// use scrapyard::Scrapyard;
/// let game = Scrapyard::default();
/// assert_eq!(game.position(&game.start()).roll(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Data, Features)]
#[data(game = Scrapyard)]
pub struct Roll {
    /// The purpose.
    #[data(name = "for")]
    pub roll: RollFor,
    /// The face of the die, 1 to 6.
    pub die: u8,
    /// The present value, 1 to 6.
    pub value: u8,
    /// The value needed, 2 to 6.
    pub need: u8,
}

impl Scrapyard {
    /// Returns everything visible in a position.
    ///
    /// ```
    /// use scrapyard::{Pile, Scrapyard};
    /// let game = Scrapyard::default();
    /// let state = game.start();
    /// assert_eq!(game.position(&state).unseen(Pile::Part).count(), 15);
    /// ```
    #[must_use]
    pub const fn position<'a>(&'a self, state: &'a State) -> Position<'a> {
        Position { game: self, state }
    }
}

impl<'a> Position<'a> {
    /// Lists the tasks still to be done, the next one first; empty at the end.
    pub fn agenda(&self) -> impl Iterator<Item = Task> + use<'a> {
        let (game, agenda) = (self.game, &self.state.agenda);
        let due = agenda.tasks().flat_map(move |task| {
            let deal = task.deals().then(|| rest_of_deal(game, task));
            let settle = task.deals().then_some(Task::Settle);
            let rest = deal.into_iter().flatten().chain(settle);
            core::iter::once(task).chain(rest)
        });
        due.chain(agenda.tail().tasks().iter().copied())
    }

    /// Returns the first word of the present task.
    #[must_use]
    pub fn phase(&self) -> Phase {
        let first = self.agenda().next();
        first.map_or(Phase::Over, |task| task.phase())
    }

    /// Counts the declared actions (SE-4.8).
    #[must_use]
    pub const fn actions(&self) -> u16 {
        self.state.actions
    }

    /// Returns the roll that can be boosted now (SE-8.1).
    #[must_use]
    pub fn roll(&self) -> Option<Roll> {
        match (self.state.agenda.first(), self.state.roll) {
            (Some(Task::Boost { roll }), Some(DieRoll { die, value })) => Some(Roll {
                roll,
                die,
                value,
                need: needed(self.game, self.state, roll),
            }),
            _ => None,
        }
    }

    /// Lists the Parts in the player's hand.
    pub fn parts(&self) -> impl Iterator<Item = Part> + use<'a> {
        each_copy(self.state.player.parts)
    }

    /// Lists the unbuilt machines in the player's hand.
    pub fn machines(&self) -> impl Iterator<Item = Machine> + use<'a> {
        each_copy(self.state.player.machines)
    }

    /// Lists the machines that the player has built, a kind once for each copy. Their number is
    /// unlimited (SE-4.6).
    pub fn built(&self) -> impl Iterator<Item = Machine> + use<'a> {
        let player = &self.state.player;
        let built = player.built().iter();
        built.flat_map(|machine| repeat_n(machine, player.built_copies(machine).into()))
    }

    /// Lists the built machines whose ability has been used.
    pub fn used(&self) -> impl Iterator<Item = Machine> + use<'a> {
        each_copy(self.state.player.used)
    }

    /// Lists the Inventions in the player's hand.
    pub fn inventions(&self) -> impl Iterator<Item = Invention> + use<'a> {
        self.state.player.inventions.into_iter()
    }

    /// Lists the Inventions that the player has completed, in order of completion.
    pub fn done(&self) -> impl Iterator<Item = Invention> + use<'a> {
        self.state.player.completed.into_iter()
    }

    /// Returns the player's Character.
    #[must_use]
    pub const fn character(&self) -> Option<Character> {
        self.state.player.character
    }

    /// Returns the remaining uses of the Character (SE-12.1, SE-12.5); `None` without a limit. They
    /// are those in the game or, for a `reroll` without another limit, in this action.
    #[must_use]
    pub fn uses_left(&self) -> Option<u8> {
        let limit = use_limit(self.game, self.character()?);
        limit.map(|_| self.state.player.uses_left)
    }

    /// Lists the ghost's Parts, with the number of each; all its cards are open (SE-2.3).
    pub fn ghost_parts(&self) -> impl Iterator<Item = (Part, u8)> + use<'a> {
        self.state.ghost.parts.iter()
    }

    /// Lists the ghost's unbuilt machines, with the number of each.
    pub fn ghost_machines(&self) -> impl Iterator<Item = (Machine, u8)> + use<'a> {
        self.state.ghost.machines.iter()
    }

    /// Lists the machines that the ghost has built, in catalogue order.
    pub fn ghost_built(&self) -> impl Iterator<Item = Machine> + use<'a> {
        self.ghost_machines_by(Project::all_built).iter()
    }

    /// Lists those that it has built without a card (SE-10.7), in catalogue order.
    pub fn ghost_cardless(&self) -> impl Iterator<Item = Machine> + use<'a> {
        self.ghost_machines_by(|project| project.cardless).iter()
    }

    fn ghost_machines_by(&self, which: fn(&Project) -> Set<Machine>) -> Set<Machine> {
        self.state.ghost.project.as_ref().map_or(Set::EMPTY, which)
    }

    /// Returns the ghost's Invention.
    #[must_use]
    pub fn ghost_invention(&self) -> Option<Invention> {
        self.state.ghost.invention()
    }

    /// Lists the Inventions that the ghost has completed, in order of completion.
    pub fn ghost_done(&self) -> impl Iterator<Item = Invention> + use<'a> {
        self.state.ghost.completed.into_iter()
    }

    /// Returns the ghost's Character, which has no effect (SE-10.11).
    #[must_use]
    pub const fn ghost_character(&self) -> Option<Character> {
        self.state.ghost.character
    }

    /// Lists the known cards on top of a pile, the next one first.
    pub fn top(&self, pile: Pile) -> impl Iterator<Item = Card> + use<'a> {
        self.run(Zone::Top, pile)
    }

    /// Lists the known cards at the bottom of a pile, the next one first.
    pub fn bottom(&self, pile: Pile) -> impl Iterator<Item = Card> + use<'a> {
        self.run(Zone::Bottom, pile)
    }

    /// Lists the cards that are looked at (SE-13.4).
    pub fn look(&self) -> impl Iterator<Item = Card> + use<'a> {
        self.state.known.cards(Zone::LookedAt)
    }

    fn run(&self, zone: Zone, pile: Pile) -> impl Iterator<Item = Card> + use<'a> {
        let cards = self.state.known.cards(zone);
        cards.filter(move |card| card.pile() == pile)
    }

    /// Lists the cards of a pile whose order is not known, with the number of each.
    pub fn unseen(&self, pile: Pile) -> impl Iterator<Item = (Card, u8)> + use<'a> {
        self.state.unseen.of(pile)
    }

    /// Lists the cards of a scrap pile, with the number of each.
    pub fn scraps(&self, pile: Pile) -> impl Iterator<Item = (Card, u8)> + use<'a> {
        self.state.scraps.of(pile)
    }

    /// Returns the outcome of the game; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        outcome(self.state)
    }

    /// Returns whether an ability can still be used: of a Character with a use left, or of a built
    /// machine with an unused copy.
    #[must_use]
    pub fn is_fresh(&self, source: Source) -> bool {
        match source {
            Source::Character(character) => {
                self.character() == Some(character) && self.uses_left() != Some(0)
            }
            Source::Machine(machine) => self.state.player.fresh.contains(machine),
        }
    }
}

/// Lists the cards of a bag, a kind once for each copy.
fn each_copy<K: Kind>(bag: Bag<K, 64>) -> impl Iterator<Item = K> {
    let cards = bag.iter();
    cards.flat_map(|(kind, copies)| repeat_n(kind, copies.into()))
}
