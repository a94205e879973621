//! Everything that lies on the table (SE-1.3).

use core::iter::repeat_n;

use solo_core::{Bag, Kind, Set};

use super::{Project, State, Zone};
use crate::kinds::{Card, Character, Invention, Machine, Part, Pile};
use crate::outcome::Outcome;
use crate::phase::{Phase, Task};

/// The material, as the rulebook names it.
impl State {
    /// Counts the declared actions (SE-4.8).
    pub const fn actions(&self) -> u16 {
        self.actions
    }

    /// Returns the task for which the position waits, the first one of
    /// [`Scrapyard::agenda`](crate::Scrapyard::agenda); `None` at the end.
    ///
    /// ```
    /// use scrapyard::{Phase, Scrapyard};
    /// let task = Scrapyard::default().start().pending();
    /// assert_eq!(task.map(|task| task.phase()), Some(Phase::Deal));
    /// ```
    pub fn pending(&self) -> Option<Task> {
        let tail = self.agenda.tail().tasks().first().copied();
        self.agenda.first().or(tail)
    }

    /// Returns the first word of [`State::pending`].
    pub fn phase(&self) -> Phase {
        self.pending().map_or(Phase::Over, |task| task.phase())
    }

    /// Lists the Parts in the player's hand.
    pub fn parts(&self) -> impl Iterator<Item = Part> + use<'_> {
        each_copy(self.player.parts)
    }

    /// Lists the unbuilt machines in the player's hand.
    pub fn machines(&self) -> impl Iterator<Item = Machine> + use<'_> {
        each_copy(self.player.machines)
    }

    /// Lists the machines that the player has built, a kind once for each copy. Their number is
    /// unlimited (SE-4.6).
    pub fn built(&self) -> impl Iterator<Item = Machine> + use<'_> {
        let player = &self.player;
        let built = player.built().iter();
        built.flat_map(|machine| repeat_n(machine, player.built_copies(machine).into()))
    }

    /// Lists the built machines whose ability has been used.
    pub fn used(&self) -> impl Iterator<Item = Machine> + use<'_> {
        each_copy(self.player.used)
    }

    /// Lists the Inventions in the player's hand.
    pub fn inventions(&self) -> impl Iterator<Item = Invention> + use<'_> {
        self.player.inventions.into_iter()
    }

    /// Lists the Inventions that the player has completed, in order of completion.
    pub fn done(&self) -> impl Iterator<Item = Invention> + use<'_> {
        self.player.completed.into_iter()
    }

    /// Returns the player's Character.
    pub const fn character(&self) -> Option<Character> {
        self.player.character
    }

    /// Lists the ghost's Parts, with the number of each; all its cards are open (SE-2.3).
    pub fn ghost_parts(&self) -> impl Iterator<Item = (Part, u8)> + use<'_> {
        self.ghost.parts.iter()
    }

    /// Lists the ghost's unbuilt machines, with the number of each.
    pub fn ghost_machines(&self) -> impl Iterator<Item = (Machine, u8)> + use<'_> {
        self.ghost.machines.iter()
    }

    /// Lists the machines that the ghost has built, in catalogue order.
    pub fn ghost_built(&self) -> impl Iterator<Item = Machine> + use<'_> {
        self.ghost_machines_by(Project::all_built).iter()
    }

    /// Lists those that it has built without a card (SE-10.7), in catalogue order.
    pub fn ghost_cardless(&self) -> impl Iterator<Item = Machine> + use<'_> {
        self.ghost_machines_by(|project| project.cardless).iter()
    }

    fn ghost_machines_by(&self, which: fn(&Project) -> Set<Machine>) -> Set<Machine> {
        self.ghost.project.as_ref().map_or(Set::EMPTY, which)
    }

    /// Returns the ghost's Invention.
    pub fn ghost_invention(&self) -> Option<Invention> {
        self.ghost.invention()
    }

    /// Lists the Inventions that the ghost has completed, in order of completion.
    pub fn ghost_done(&self) -> impl Iterator<Item = Invention> + use<'_> {
        self.ghost.completed.into_iter()
    }

    /// Returns the ghost's Character, which has no effect (SE-10.11).
    pub const fn ghost_character(&self) -> Option<Character> {
        self.ghost.character
    }

    /// Lists the known cards on top of a pile, the next one first.
    pub fn top(&self, pile: Pile) -> impl Iterator<Item = Card> + use<'_> {
        self.run(Zone::Top, pile)
    }

    /// Lists the known cards at the bottom of a pile, the next one first.
    pub fn bottom(&self, pile: Pile) -> impl Iterator<Item = Card> + use<'_> {
        self.run(Zone::Bottom, pile)
    }

    /// Lists the cards that are looked at (SE-13.4).
    pub fn look(&self) -> impl Iterator<Item = Card> + use<'_> {
        self.known.cards(Zone::LookedAt)
    }

    fn run(&self, zone: Zone, pile: Pile) -> impl Iterator<Item = Card> + use<'_> {
        let cards = self.known.cards(zone);
        cards.filter(move |card| card.pile() == pile)
    }

    /// Lists the cards of a pile whose order is not known, with the number of each.
    pub fn unseen(&self, pile: Pile) -> impl Iterator<Item = (Card, u8)> + use<'_> {
        self.unseen.of(pile)
    }

    /// Lists the cards of a scrap pile, with the number of each.
    pub fn scraps(&self, pile: Pile) -> impl Iterator<Item = (Card, u8)> + use<'_> {
        self.scraps.of(pile)
    }

    /// Returns the outcome of the game (SE-15.1); `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        let result = self.result()?;
        let number = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let player = number(self.player.completed.len());
        let ghost = number(self.ghost.completed.len());
        Some(Outcome::new(result, player, ghost, self.actions))
    }
}

/// Lists the cards of a bag, a kind once for each copy.
fn each_copy<K: Kind>(bag: Bag<K, 64>) -> impl Iterator<Item = K> {
    let cards = bag.iter();
    cards.flat_map(|(kind, copies)| repeat_n(kind, copies.into()))
}
