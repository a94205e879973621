//! The dice of a district.

use solo_core::{Bag, Kind as _, Set, excluded};

use crate::terms::{Colour, Die};

/// The coloured dice in one district.
///
/// ```
/// use kings_challenge::{Colour, KingsChallenge, Side};
/// let game = KingsChallenge::default();
/// let state = game.start();
/// assert!(state.dice(Side::Human).is_empty());
/// assert_eq!(state.dice(Side::Roy).of_colour(Colour::Red), 0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Dice(Bag<Die, { Die::COUNT }>);

impl Dice {
    /// Returns whether no die lies here.
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Counts the dice of this colour and face.
    pub fn count(self, die: Die) -> u8 {
        self.0.copies(die)
    }

    /// Counts all dice.
    pub fn total(self) -> u32 {
        self.0.len().into()
    }

    /// Counts the dice of this colour.
    pub fn of_colour(self, colour: Colour) -> u32 {
        self.0.count(Die::of_colour(colour)).into()
    }

    /// Lists the dice by colour, within a colour the highest first.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        Colour::ALL
            .into_iter()
            .flat_map(move |colour| self.highest_first(colour))
    }

    /// Lists the dice of a colour, the highest first.
    pub(crate) fn highest_first(self, colour: Colour) -> impl Iterator<Item = Die> {
        let kinds = self.kinds() & Die::of_colour(colour);
        let alike = move |die| core::iter::repeat_n(die, self.count(die).into());
        kinds.iter().rev().flat_map(alike)
    }

    /// Returns the different dice that lie here.
    pub(crate) const fn kinds(&self) -> Set<Die> {
        self.0.kinds()
    }

    /// Adds a die.
    pub(crate) fn add(&mut self, die: Die) {
        self.0.put(die);
    }

    /// Removes a die, which lies here.
    pub(crate) fn remove(&mut self, die: Die) {
        if !self.0.take(die) {
            excluded(());
        }
    }

    /// Returns the dice without this one, if it lies here.
    pub(crate) fn without(mut self, die: Die) -> Self {
        self.0.take(die);
        self
    }

    /// Returns the best die: by face (red faces times `red`), ties red before yellow before white.
    pub(crate) fn best(&self, red: u8) -> Option<Die> {
        let value = |die: Die| match die.colour {
            Colour::Red => die.face.pips() * red,
            Colour::Yellow | Colour::White => die.face.pips(),
        };
        let mut best: Option<Die> = None;
        for colour in Colour::ALL {
            let highest = (self.kinds() & Die::of_colour(colour)).last();
            if highest.map(value) > best.map(value) {
                best = highest;
            }
        }
        best
    }

    /// Lists all dice, ranked by face as it shows, ties red before yellow before white.
    pub(crate) fn ranked(self) -> impl Iterator<Item = Die> {
        let mut left = self;
        core::iter::from_fn(move || {
            let best = left.best(1)?;
            left = left.without(best);
            Some(best)
        })
    }
}
