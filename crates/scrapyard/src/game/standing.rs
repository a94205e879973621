//! Derived information about a position for players: tasks, missing cards, needed values of rolls, cards to steal.

use solo_core::{Data, Features};

use crate::kinds::{Card, Invention, Machine, Part, Source};
use crate::phase::{RollFor, Task};
use crate::play::{
    Position, actions_to_pace, boost_worth, ghost_lacks, missing_machines, missing_parts, needed,
    rest_of_deal, use_limit,
};
use crate::scrapyard::Scrapyard;
use crate::state::{DieRoll, State};

/// A roll that can still be changed.
///
/// ```
/// use scrapyard::Scrapyard;
/// let game = Scrapyard::default();
/// assert_eq!(game.roll_to_boost(&game.start()), None);
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
    /// Lists the tasks still to be done, the next one first; empty at the end.
    pub fn agenda<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Task> + use<'a> {
        let (game, agenda) = (self, &state.agenda);
        let due = agenda.tasks().flat_map(move |task| {
            let deal = task.deals().then(|| rest_of_deal(game, task));
            let settle = task.deals().then_some(Task::Settle);
            let rest = deal.into_iter().flatten().chain(settle);
            core::iter::once(task).chain(rest)
        });
        due.chain(agenda.tail().tasks().iter().copied())
    }

    /// Returns the roll that can be boosted now (SE-8.1).
    pub fn roll_to_boost(&self, state: &State) -> Option<Roll> {
        match (state.agenda.first(), state.roll) {
            (Some(Task::Boost { roll }), Some(DieRoll { die, value })) => Some(Roll {
                roll,
                die,
                value,
                need: needed(self, state, roll),
            }),
            _ => None,
        }
    }

    /// Returns the remaining uses of the Character (SE-12.1, SE-12.5); `None` without a limit. They
    /// are those in the game or, for a `reroll` without another limit, in this action.
    pub fn uses_left(&self, state: &State) -> Option<u8> {
        let limit = use_limit(self, state.character()?);
        limit.map(|_| state.player.uses_left)
    }

    /// Returns whether an ability can still be used: of a Character with a use left, or of a built
    /// machine with an unused copy.
    pub fn is_fresh(&self, state: &State, source: Source) -> bool {
        match source {
            Source::Character(character) => {
                state.character() == Some(character) && self.uses_left(state) != Some(0)
            }
            Source::Machine(machine) => state.player.fresh.contains(machine),
        }
    }

    /// Returns the value that such a roll needs now, 2 to 6 (SE-6.1, SE-7.1, SE-13.19). 0 for an
    /// ability without a roll.
    ///
    /// ```
    /// use scrapyard::{DigPile, RollFor, Scrapyard};
    /// let game = Scrapyard::default();
    /// let state = game.start();
    /// assert_eq!(game.needed(&state, RollFor::Dig(DigPile::Part)), 5);
    /// ```
    pub fn needed(&self, state: &State, roll: RollFor) -> u8 {
        needed(self, state, roll)
    }

    /// Returns the value that one scrapped Part adds to a roll (SE-8.1, SE-13.15).
    ///
    /// ```
    /// use scrapyard::{CharacterChoice, Options, Scrapyard};
    /// let penny = CharacterChoice::from_word("c04").unwrap();
    /// let game = Scrapyard::new(Options { character: penny, ..Options::DEFAULT });
    /// let state = game.start();
    /// assert_eq!(game.boost_worth(&state), 2);
    /// ```
    pub fn boost_worth(&self, state: &State) -> u16 {
        boost_worth(self, state)
    }

    /// Lists the Parts of a machine that are not in the player's hand (SE-9.1), in catalogue order.
    ///
    /// ```
    /// use scrapyard::{Machine, Scrapyard};
    /// use solo_core::{Readable, Seeded};
    /// let game = Scrapyard::default();
    /// let play = Seeded::start(&game, 42);
    /// let missing = game.missing_parts(play.state(), Machine::parse(&game, "s01")?);
    /// assert_eq!(missing.count(), 2);
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn missing_parts(
        &self,
        state: &State,
        machine: Machine,
    ) -> impl Iterator<Item = Part> + use<> {
        missing_parts(self.rules(), state, machine).iter()
    }

    /// Lists the machines of an Invention that the player has not built (SE-9.3). They are in
    /// catalogue order.
    ///
    /// ```
    /// use scrapyard::{Invention, Scrapyard};
    /// use solo_core::Readable;
    /// let game = Scrapyard::default();
    /// let state = game.start();
    /// let missing = game.missing_machines(&state, Invention::parse(&game, "i01")?);
    /// assert_eq!(missing.count(), 3);
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn missing_machines(
        &self,
        state: &State,
        invention: Invention,
    ) -> impl Iterator<Item = Machine> + use<> {
        missing_machines(self.rules(), state, invention).iter()
    }

    /// Lists the cards that the ghost lacks to build a machine: Parts, then the machine itself
    /// unless its card is not needed (SE-10.7).
    ///
    /// ```
    /// use scrapyard::{Card, Machine, Scrapyard};
    /// use solo_core::Readable;
    /// let game = Scrapyard::default();
    /// let state = game.start();
    /// let lamp = Machine::parse(&game, "s01")?;
    /// let missing: Vec<_> = game.ghost_missing(&state, lamp).collect();
    /// assert_eq!((missing.len(), missing.last()), (4, Some(&Card::Machine(lamp))));
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn ghost_missing(
        &self,
        state: &State,
        machine: Machine,
    ) -> impl Iterator<Item = Card> + use<> {
        let (parts, card) = ghost_lacks(self, state, machine);
        let parts = parts.iter().map(Card::Part);
        parts.chain(card.then_some(Card::Machine(machine)))
    }

    /// Lists the cards that a steal could bring now (SE-7.2, SE-7.6), in catalogue order.
    ///
    /// ```
    /// use scrapyard::{Decision, Scrapyard};
    /// use solo_core::Seeded;
    /// let game = Scrapyard::default();
    /// let play = Seeded::start(&game, 42);
    /// let prey = game.stealable(play.state()).next();
    /// assert_eq!(prey.is_some(), game.is_legal(play.state(), Decision::Steal));
    /// ```
    pub fn stealable(&self, state: &State) -> impl Iterator<Item = Card> + use<> {
        Position { game: self, state }.stealable().iter()
    }

    /// Counts the actions to complete until the ghost draws for its pace (SE-10.13). 0 if it is the
    /// present one; `None` without a pace, and at the end.
    ///
    /// ```
    /// use scrapyard::{Options, Scrapyard};
    /// use solo_core::Ranged;
    /// let pace = Ranged::new(6).unwrap();
    /// let game = Scrapyard::new(Options { ghost_pace: pace, ..Options::DEFAULT });
    /// let state = game.start();
    /// assert_eq!(game.actions_to_pace(&state), Some(6));
    /// ```
    pub fn actions_to_pace(&self, state: &State) -> Option<u16> {
        actions_to_pace(self, state)
    }
}
