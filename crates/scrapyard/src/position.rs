//! Everything visible in a position: chapter 5 of the rulebook.

use core::iter::repeat_n;

use solo_core::bits::numbers;
use solo_core::{Data, Features};

use crate::catalogue::Rules;
use crate::game::Scrapyard;
use crate::kinds::{Card, Character, Invention, Machine, Part, Pile, Source, bit, has};
use crate::outcome::Outcome;
use crate::phase::{Phase, RollFor, Task};
use crate::play::{needed, outcome, rest_of_deal, use_limit};
use crate::state::{NOBODY, State, Zone};

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
        match self.state.agenda.first() {
            Some(Task::Boost { roll }) => Some(Roll {
                roll,
                die: self.state.die,
                value: self.state.value,
                need: needed(self.game, self.state, roll),
            }),
            _ => None,
        }
    }

    /// Lists the Parts in the player's hand.
    pub fn parts(&self) -> impl Iterator<Item = Part> + use<'a> {
        self.hand(self.state.parts, Pile::Part).map(Part)
    }

    /// Lists the unbuilt machines in the player's hand.
    pub fn machines(&self) -> impl Iterator<Item = Machine> + use<'a> {
        self.hand(self.state.machines, Pile::Machine).map(Machine)
    }

    /// Lists a hand: one card of every kind of the set, and those beyond the first.
    fn hand(&self, set: u64, pile: Pile) -> impl Iterator<Item = u8> + use<'a> {
        let Position { game, state } = *self;
        numbers(set).flat_map(move |kind| {
            let spare = state.list(game.rules(), Zone::Spare(pile));
            let more = spare.filter(|other| *other == kind).count();
            repeat_n(kind, more.saturating_add(1))
        })
    }

    /// Lists the machines that the player has built, a kind once for each copy. Their number is
    /// unlimited (SE-4.6).
    pub fn built(&self) -> impl Iterator<Item = Machine> + use<'a> {
        self.built_by(State::built_copies)
    }

    /// Lists the built machines whose ability has been used.
    pub fn used(&self) -> impl Iterator<Item = Machine> + use<'a> {
        self.built_by(State::used_copies)
    }

    /// Lists built machines, each as often as `copies` returns.
    fn built_by(
        &self,
        copies: fn(&State, &Rules, Machine) -> u8,
    ) -> impl Iterator<Item = Machine> + use<'a> {
        let Position { game, state } = *self;
        numbers(state.built).flat_map(move |kind| {
            let machine = Machine(kind);
            repeat_n(machine, usize::from(copies(state, game.rules(), machine)))
        })
    }

    /// Lists the Inventions in the player's hand.
    pub fn inventions(&self) -> impl Iterator<Item = Invention> + use<'a> {
        self.state.inventions()
    }

    /// Lists the Inventions that the player has completed, in order of completion.
    pub fn done(&self) -> impl Iterator<Item = Invention> + use<'a> {
        self.state.done()
    }

    /// Returns the player's Character.
    #[must_use]
    pub fn character(&self) -> Option<Character> {
        self.state.character()
    }

    /// Returns the remaining uses of the Character (SE-12.1, SE-12.5); `None` without a limit. They
    /// are those in the game or, for a `reroll` without another limit, in this action.
    #[must_use]
    pub fn uses_left(&self) -> Option<u8> {
        let limit = use_limit(self.game, self.state.character()?);
        limit.map(|_| self.state.uses_left)
    }

    /// Lists the ghost's Parts, with the number of each; all its cards are open (SE-2.3).
    pub fn ghost_parts(&self) -> impl Iterator<Item = (Part, u8)> + use<'a> {
        self.ghost_cards(Pile::Part)
            .map(|(kind, count)| (Part(kind), count))
    }

    /// Lists the ghost's unbuilt machines, with the number of each.
    pub fn ghost_machines(&self) -> impl Iterator<Item = (Machine, u8)> + use<'a> {
        self.ghost_cards(Pile::Machine)
            .map(|(kind, count)| (Machine(kind), count))
    }

    fn ghost_cards(&self, pile: Pile) -> impl Iterator<Item = (u8, u8)> + use<'a> {
        let Position { game, state } = *self;
        let copies = move |kind| state.ghost_copies(game.rules(), pile, kind);
        numbers(state.ghost_has(pile)).map(move |kind| (kind, copies(kind)))
    }

    /// Lists the machines that the ghost has built, in catalogue order.
    pub fn ghost_built(&self) -> impl Iterator<Item = Machine> + use<'a> {
        in_catalogue_order(self.state.ghost_built(self.game.rules()))
    }

    /// Lists those that it has built without a card (SE-10.7), in catalogue order.
    pub fn ghost_cardless(&self) -> impl Iterator<Item = Machine> + use<'a> {
        in_catalogue_order(self.state.ghost_built_cardless(self.game.rules()))
    }

    /// Returns the ghost's Invention.
    #[must_use]
    pub fn ghost_invention(&self) -> Option<Invention> {
        self.state.ghost_invention()
    }

    /// Lists the Inventions that the ghost has completed, in order of completion.
    pub fn ghost_done(&self) -> impl Iterator<Item = Invention> + use<'a> {
        self.state.ghost_done()
    }

    /// Returns the ghost's Character, which has no effect (SE-10.11).
    #[must_use]
    pub fn ghost_character(&self) -> Option<Character> {
        (self.state.ghost_character != NOBODY).then_some(Character(self.state.ghost_character))
    }

    /// Lists the known cards on top of a pile, the next one first.
    pub fn top(&self, pile: Pile) -> impl Iterator<Item = Card> + use<'a> {
        self.list(Zone::Top(pile), pile)
    }

    /// Lists the known cards at the bottom of a pile, the next one first.
    pub fn bottom(&self, pile: Pile) -> impl Iterator<Item = Card> + use<'a> {
        self.list(Zone::Bottom(pile), pile)
    }

    /// Lists the cards that are looked at (SE-13.4).
    pub fn look(&self) -> impl Iterator<Item = Card> + use<'a> {
        let pile = self.state.agenda.look_pile().unwrap_or(Pile::Part);
        self.list(Zone::Look, pile)
    }

    fn list(&self, zone: Zone, pile: Pile) -> impl Iterator<Item = Card> + use<'a> {
        let Position { game, state } = *self;
        let list = state.list(game.rules(), zone);
        list.map(move |kind| Card::new(pile, kind))
    }

    /// Lists the cards of a pile whose order is not known, with the number of each.
    pub fn unseen(&self, pile: Pile) -> impl Iterator<Item = (Card, u8)> + use<'a> {
        let state = self.state;
        let lanes = self.game.rules().unseen(pile);
        numbers(state.occupied(lanes))
            .map(move |kind| (Card::new(pile, kind), state.count(lanes, kind)))
    }

    /// Lists the cards of a scrap pile, with the number of each.
    pub fn scraps(&self, pile: Pile) -> impl Iterator<Item = (Card, u8)> + use<'a> {
        let Position { game, state } = *self;
        numbers(state.scrap_kinds(game.rules(), pile)).map(move |kind| {
            let count = state.scrap_count(game.rules(), pile, kind);
            (Card::new(pile, kind), count)
        })
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
            Source::Machine(machine) => has(self.state.fresh(), machine.0),
        }
    }
}

/// Returns different machines in catalogue order.
fn in_catalogue_order(machines: impl Iterator<Item = Machine>) -> impl Iterator<Item = Machine> {
    let set = machines.fold(0, |set, machine| set | bit(machine.0));
    numbers(set).map(Machine)
}
