//! Derived values of a position: missing cards, needed values of rolls, and cards to steal.

use crate::kinds::{Card, Invention, Machine, Part};
use crate::phase::RollFor;
use crate::play::{
    actions_to_pace, boost_worth, ghost_lacks, missing_machines, missing_parts, needed, stealable,
};
use crate::position::Position;

impl Position<'_> {
    /// Returns the value that such a roll needs now, 2 to 6 (SE-6.1, SE-7.1, SE-13.19). 0 for an
    /// ability without a roll.
    ///
    /// ```
    /// use scrapyard::{DigPile, RollFor, Scrapyard};
    /// let game = Scrapyard::default();
    /// let state = game.start();
    /// assert_eq!(game.position(&state).needed(RollFor::Dig(DigPile::Part)), 5);
    /// ```
    #[must_use]
    pub fn needed(&self, roll: RollFor) -> u8 {
        needed(self.game, self.state, roll)
    }

    /// Returns the value that one scrapped Part adds to a roll (SE-8.1, SE-13.15).
    ///
    /// ```
    /// use scrapyard::{CharacterChoice, Options, Scrapyard};
    /// let penny = CharacterChoice::from_word("c04").unwrap();
    /// let game = Scrapyard::new(Options::default().with_character(penny));
    /// let state = game.start();
    /// assert_eq!(game.position(&state).boost_worth(), 2);
    /// ```
    #[must_use]
    pub fn boost_worth(&self) -> u16 {
        boost_worth(self.game, self.state)
    }

    /// Lists the Parts of a machine that are not in the player's hand (SE-9.1), in catalogue order.
    ///
    /// ```
    /// use scrapyard::{Machine, Scrapyard};
    /// use solo_core::{Readable, Seeded};
    /// let game = Scrapyard::default();
    /// let play = Seeded::start(&game, 42);
    /// let missing = game.position(play.state()).missing_parts(Machine::parse(&game, "s01")?);
    /// assert_eq!(missing.count(), 2);
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn missing_parts(&self, machine: Machine) -> impl Iterator<Item = Part> + use<> {
        missing_parts(self.game.rules(), self.state, machine).iter()
    }

    /// Lists the machines of an Invention that the player has not built (SE-9.3). They are in
    /// catalogue order.
    ///
    /// ```
    /// use scrapyard::{Invention, Scrapyard};
    /// use solo_core::Readable;
    /// let game = Scrapyard::default();
    /// let state = game.start();
    /// let missing = game.position(&state).missing_machines(Invention::parse(&game, "i01")?);
    /// assert_eq!(missing.count(), 3);
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn missing_machines(&self, invention: Invention) -> impl Iterator<Item = Machine> + use<> {
        missing_machines(self.game.rules(), self.state, invention).iter()
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
    /// let missing: Vec<_> = game.position(&state).ghost_missing(lamp).collect();
    /// assert_eq!((missing.len(), missing.last()), (4, Some(&Card::Machine(lamp))));
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn ghost_missing(&self, machine: Machine) -> impl Iterator<Item = Card> + use<> {
        let (parts, card) = ghost_lacks(self.game, self.state, machine);
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
    /// let prey = game.position(play.state()).stealable().next();
    /// assert_eq!(prey.is_some(), game.is_legal(play.state(), Decision::Steal));
    /// ```
    pub fn stealable(&self) -> impl Iterator<Item = Card> + use<> {
        stealable(self.game, self.state).iter()
    }

    /// Counts the actions to complete until the ghost draws for its pace (SE-10.13). 0 if it is the
    /// present one; `None` without a pace, and at the end.
    ///
    /// ```
    /// use scrapyard::{Options, Scrapyard};
    /// let game = Scrapyard::new(Options::default().with_ghost_pace(6)?);
    /// let state = game.start();
    /// assert_eq!(game.position(&state).actions_to_pace(), Some(6));
    /// # Ok::<(), solo_core::OptionError>(())
    /// ```
    #[must_use]
    pub fn actions_to_pace(&self) -> Option<u16> {
        actions_to_pace(self.game, self.state)
    }
}
