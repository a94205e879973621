//! Chapter 8: demands on a complete group of dice.

use solo_core::{Face, Set};

use crate::catalogue::{Deferred, Mix};
use crate::terms::{Colour, District, OwnedDie};

/// Maximum number of dice in a group (KC-8.1).
pub(super) const GROUP: u8 = 3;

/// Demands on a complete group of dice (KC-8.9).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Demand {
    /// The colours that may be used, and how they may be mixed.
    pub(super) colours: Set<Colour>,
    pub(super) mix: Mix,
    /// Maximum number of dice.
    pub(super) most: u8,
    /// Minimum strength.
    pub(super) least: u8,
    /// The effect of the cube that is spent.
    pub(super) cube: Option<Deferred>,
    /// Deniers that can be spent on dice.
    pub(crate) budget: i32,
    pub(super) prices: [u8; 3],
}

/// What counts of the dice of a group: how many there are of each colour, own ones and le Roy's, and
/// the sum of their faces.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    own: [u8; 3],
    roy: [u8; 3],
    pub(super) size: u8,
    sum: u8,
}

impl Tally {
    /// Counts these dice.
    pub(crate) fn of(dice: &[OwnedDie]) -> Self {
        dice.iter()
            .fold(Self::default(), |tally, die| tally.and(*die))
    }

    /// Returns the tally with this die.
    pub(super) fn and(self, die: OwnedDie) -> Self {
        self.with(die.district, die.colour, die.face)
    }

    /// Returns the tally with one more die.
    pub(super) fn with(mut self, district: District, colour: Colour, face: Face) -> Self {
        let [red, yellow, white] = match district {
            District::Own => &mut self.own,
            District::Roy => &mut self.roy,
        };
        match colour {
            Colour::Red => *red += 1,
            Colour::Yellow => *yellow += 1,
            Colour::White => *white += 1,
        }
        self.size += 1;
        self.sum += face.pips();
        self
    }

    /// Counts le Roy's dice of a colour.
    fn bought(&self, colour: Colour) -> u8 {
        let [red, yellow, white] = self.roy;
        match colour {
            Colour::Red => red,
            Colour::Yellow => yellow,
            Colour::White => white,
        }
    }

    /// Counts all dice of a colour.
    fn of_colour(&self, colour: Colour) -> u8 {
        let [red, yellow, white] = self.own;
        self.bought(colour)
            + match colour {
                Colour::Red => red,
                Colour::Yellow => yellow,
                Colour::White => white,
            }
    }

    /// Returns the colours of the dice.
    fn colours(&self) -> Set<Colour> {
        Set::full().filter(|colour| self.of_colour(colour) > 0)
    }
}

impl Demand {
    /// Returns the demand with a cube of this effect (KC-8.8, KC-11.5). `None` if it does not fit. The
    /// dice are not checked, because some may be in the group already.
    pub(super) fn with_cube(mut self, effect: Deferred) -> Option<Self> {
        let single = self.mix == Mix::Single;
        let (asked, colours) = match effect {
            // KC-11.5: these need an action that asks for dice of one colour.
            Deferred::AddSum(..) | Deferred::Recolour(..) | Deferred::Multiply(..) if !single => {
                return None;
            }
            Deferred::AddSum(colour, _) => (Set::of(colour), Set::of(colour)),
            Deferred::Recolour(from, to) => (Set::of(to), Set::of(from)),
            Deferred::Multiply(from, to, _) => {
                self.most = 1;
                (Set::of(to), Set::of(from))
            }
            Deferred::AddEach(colour, _) | Deferred::Free(colour, _) => {
                (Set::of(colour), self.colours)
            }
            Deferred::SetEach(_) => (self.colours, self.colours),
            Deferred::Wild(colour) => {
                self.mix = Mix::Single;
                (self.colours, Set::of(colour))
            }
        };
        let fits = self.colours.meets(asked);
        fits.then_some(Self {
            colours,
            cube: Some(effect),
            ..self
        })
    }

    /// Returns the demand with these deniers kept back.
    pub(super) const fn keeping(self, deniers: i32) -> Self {
        Self {
            // A view may say any number.
            budget: self.budget.saturating_sub(deniers),
            ..self
        }
    }

    /// Counts le Roy's dice that have to be paid.
    fn paid(&self, tally: &Tally) -> u8 {
        let [red, yellow, white] = tally.roy;
        let free = match self.cube {
            // KC-11.5 `free`: these cost nothing, but count for the size.
            Some(Deferred::Free(colour, most)) => tally.bought(colour).min(most),
            _ => 0,
        };
        red + yellow + white - free
    }

    /// Returns the price of a group (KC-8.2).
    pub(crate) fn price(&self, tally: &Tally) -> i32 {
        let [one, two, three] = self.prices;
        let each = match tally.size {
            ..=1 => one,
            2 => two,
            _ => three,
        };
        i32::from(self.paid(tally)) * i32::from(each)
    }

    /// Returns whether le Roy's dice are too dear even at the lowest price of any size of group.
    pub(super) fn is_too_dear(&self, tally: &Tally) -> bool {
        let [one, two, three] = self.prices;
        let each = one.min(two).min(three);
        i32::from(self.paid(tally)) * i32::from(each) > self.budget
    }

    /// Returns the strength of a group: the sum of its faces, as changed by the cube (KC-8.5).
    pub(crate) fn strength(&self, tally: &Tally) -> u8 {
        match self.cube {
            Some(Deferred::SetEach(n)) => tally.size * n,
            Some(Deferred::Multiply(_, _, n)) => tally.sum * n,
            Some(Deferred::AddSum(_, n)) => tally.sum + n,
            Some(Deferred::AddEach(colour, n)) => tally.sum + tally.of_colour(colour) * n,
            Some(Deferred::Recolour(..) | Deferred::Free(..) | Deferred::Wild(_)) | None => {
                tally.sum
            }
        }
    }

    /// Returns the number of citizens that each die places (KC-9.6).
    pub(super) const fn copies(&self) -> u8 {
        match self.cube {
            Some(Deferred::Multiply(_, _, n)) => n,
            _ => 1,
        }
    }

    /// Returns whether the colours of a group are those that are asked for (KC-8.3), and the cube has
    /// the die that it needs (KC-11.5).
    fn colours_fit(&self, tally: &Tally) -> bool {
        let seen = tally.colours();
        let mixed = match self.mix {
            Mix::Single => seen.len() == 1,
            Mix::EachOnce => seen.len() == u32::from(tally.size),
            Mix::Any => true,
            Mix::All => seen == self.colours,
        };
        let served = match self.cube {
            Some(Deferred::AddEach(colour, _)) => seen.contains(colour),
            Some(Deferred::Free(colour, _)) => tally.bought(colour) > 0,
            _ => true,
        };
        mixed && served && self.colours.contains_all(seen)
    }

    /// Returns whether the dice are a complete group (KC-8.9). The spaces of stones are checked where
    /// the dice are chosen.
    pub(crate) fn is_complete(&self, tally: &Tally) -> bool {
        (1..=self.most).contains(&tally.size)
            && self.strength(tally) >= self.least
            && self.price(tally) <= self.budget
            && self.colours_fit(tally)
    }

    /// Returns the colours that may still join without breaking the colour rule for good; none if the
    /// group is full.
    pub(super) fn joining(&self, tally: &Tally) -> Set<Colour> {
        let seen = tally.colours();
        match self.mix {
            _ if tally.size >= self.most => Set::EMPTY,
            Mix::Single if tally.size > 0 => self.colours & seen,
            Mix::EachOnce => self.colours - seen,
            Mix::Single | Mix::Any | Mix::All => self.colours,
        }
    }
}
