//! Chapter 8: demands on a complete group of dice.

use solo_core::Set;

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

/// Counts of the dice of a group.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(super) size: u8,
    pips: u8,
    colours: Set<Colour>,
    /// Number of dice of each colour.
    dice: [u8; 3],
    /// Number of le Roy's dice of each colour.
    bought: [u8; 3],
}

/// Returns the number for a colour.
const fn of_colour(numbers: &[u8; 3], colour: Colour) -> u8 {
    let [red, yellow, white] = *numbers;
    match colour {
        Colour::Red => red,
        Colour::Yellow => yellow,
        Colour::White => white,
    }
}

/// Adds to the number for a colour.
const fn add([red, yellow, white]: &mut [u8; 3], colour: Colour, more: u8) {
    match colour {
        Colour::Red => *red += more,
        Colour::Yellow => *yellow += more,
        Colour::White => *white += more,
    }
}

impl Tally {
    /// Counts these dice.
    pub(crate) fn of(dice: &[OwnedDie]) -> Self {
        dice.iter()
            .fold(Self::default(), |tally, die| tally.and(*die))
    }

    /// Returns the tally with this die.
    pub(super) fn and(self, die: OwnedDie) -> Self {
        self.with(die.district, die.colour, 1, die.face.pips())
    }

    /// Returns the tally with that many more dice of a colour, which show these pips together.
    pub(super) fn with(mut self, district: District, colour: Colour, count: u8, pips: u8) -> Self {
        if count > 0 {
            self.size += count;
            self.pips += pips;
            self.colours.insert(colour);
            add(&mut self.dice, colour, count);
            if district == District::Roy {
                add(&mut self.bought, colour, count);
            }
        }
        self
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
    pub(super) fn paid(&self, tally: &Tally) -> u8 {
        let [red, yellow, white] = tally.bought;
        let free = match self.cube {
            // KC-11.5 `free`: these cost nothing, but count for the size.
            Some(Deferred::Free(colour, most)) => of_colour(&tally.bought, colour).min(most),
            _ => 0,
        };
        red + yellow + white - free
    }

    /// Returns the price of a group (KC-8.2).
    pub(crate) fn price(&self, tally: &Tally) -> i32 {
        let [one, two, three] = self.prices;
        match (self.paid(tally), tally.size) {
            (0, _) => 0,
            (paid, ..=1) => i32::from(paid) * i32::from(one),
            (paid, 2) => i32::from(paid) * i32::from(two),
            (paid, _) => i32::from(paid) * i32::from(three),
        }
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
            Some(Deferred::Multiply(_, _, n)) => tally.pips * n,
            Some(Deferred::AddSum(_, n)) => tally.pips + n,
            Some(Deferred::AddEach(colour, n)) => tally.pips + of_colour(&tally.dice, colour) * n,
            Some(Deferred::Recolour(..) | Deferred::Free(..) | Deferred::Wild(_)) | None => {
                tally.pips
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
        let seen = tally.colours;
        let mixed = match self.mix {
            Mix::Single => seen.only().is_some(),
            Mix::EachOnce => seen.len() == u32::from(tally.size),
            Mix::Any => true,
            Mix::All => seen == self.colours,
        };
        let served = match self.cube {
            Some(Deferred::AddEach(colour, _)) => seen.contains(colour),
            Some(Deferred::Free(colour, _)) => of_colour(&tally.bought, colour) > 0,
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
        let seen = tally.colours;
        match self.mix {
            _ if tally.size >= self.most => Set::EMPTY,
            Mix::Single if tally.size > 0 => self.colours & seen,
            Mix::EachOnce => self.colours - seen,
            Mix::Single | Mix::Any | Mix::All => self.colours,
        }
    }
}
