//! Chapter 8: the search for complete groups of dice (KC-8.10).

use arrayvec::ArrayVec;
use solo_core::{Set, append};

use super::demand::{Demand, GROUP, Tally};
use crate::catalogue::Mix;
use crate::state::{Dice, Group};
use crate::terms::{Colour, Die, District, OwnedDie, Side, Slot};

/// The highest dice of a district and colour, at most as many as a group has. Higher faces are never
/// worse, so no others have to be tried.
#[derive(Clone, Copy, Default)]
struct HighestOfColour {
    count: u8,
    /// Pips of the highest 0, 1, 2 and 3 dice together.
    pips: [u8; 4],
}

impl HighestOfColour {
    fn of(dice: &Dice, colour: Colour) -> Self {
        let mut highest = Self::default();
        let mut pips = 0;
        let [_, sums @ ..] = &mut highest.pips;
        for (sum, die) in sums.iter_mut().zip(dice.highest_first(colour)) {
            pips += die.face.pips();
            *sum = pips;
            highest.count += 1;
        }
        highest
    }

    /// Returns the pips of this many of the highest dice, at most three.
    #[expect(clippy::indexing_slicing, reason = "the index is below 4")]
    fn pips(&self, count: u8) -> u8 {
        self.pips[usize::from(count.min(GROUP))]
    }
}

/// The highest dice of the human and of le Roy, by colour.
#[derive(Clone, Copy, Default)]
struct HighestDice([[HighestOfColour; 2]; 3]);

impl HighestDice {
    /// Returns the dice of these colours; those of others are not wanted.
    fn of(dice: &[Dice; 2], colours: Set<Colour>) -> Self {
        let mut highest = Self::default();
        for colour in colours {
            *highest.in_colour_mut(colour) = dice
                .each_ref()
                .map(|dice| HighestOfColour::of(dice, colour));
        }
        highest
    }

    /// Returns own dice and le Roy's of a colour.
    const fn in_colour(&self, colour: Colour) -> &[HighestOfColour; 2] {
        let Self([red, yellow, white]) = self;
        match colour {
            Colour::Red => red,
            Colour::Yellow => yellow,
            Colour::White => white,
        }
    }

    const fn in_colour_mut(&mut self, colour: Colour) -> &mut [HighestOfColour; 2] {
        let Self([red, yellow, white]) = self;
        match colour {
            Colour::Red => red,
            Colour::Yellow => yellow,
            Colour::White => white,
        }
    }

    /// Returns the dice with other ones of this side and colour.
    fn with(mut self, side: Side, colour: Colour, dice: HighestOfColour) -> Self {
        *side.of_mut(self.in_colour_mut(colour).each_mut()) = dice;
        self
    }
}

/// Returns whether one of the groups of at most this many dice that the highest dice of a colour make
/// of a group meets the condition.
fn any_group(
    tally: Tally,
    colour: Colour,
    most: u8,
    [own, roy]: &[HighestOfColour; 2],
    mut condition: impl FnMut(Tally) -> bool,
) -> bool {
    let left = most - tally.size;
    for bought in 0..left.min(roy.count) + 1 {
        let tally = tally.with(District::Roy, colour, bought, roy.pips(bought));
        // The strongest are first.
        for added in (0..own.count.min(left - bought) + 1).rev() {
            if condition(tally.with(District::Own, colour, added, own.pips(added))) {
                return true;
            }
        }
    }
    false
}

/// The dice and cubes for an action of the human's turn.
pub(super) struct DiceAndCubes {
    highest: HighestDice,
    /// The groups of one colour.
    groups: [ArrayVec<Tally, 10>; 3],
    /// The slots with cubes.
    pub(super) cubes: Set<Slot>,
}

impl DiceAndCubes {
    pub(super) fn new(dice: &[Dice; 2], cubes: Set<Slot>) -> Self {
        let mut available = Self {
            highest: HighestDice::of(dice, Set::full()),
            groups: [ArrayVec::new(), ArrayVec::new(), ArrayVec::new()],
            cubes,
        };
        for (colour, groups) in Colour::ALL.into_iter().zip(&mut available.groups) {
            let dice = available.highest.in_colour(colour);
            any_group(Tally::default(), colour, GROUP, dice, |group| {
                if group.size > 0 {
                    append(groups, group);
                }
                false
            });
        }
        available
    }

    /// Returns the groups of one colour.
    fn groups(&self, colour: Colour) -> &[Tally] {
        let [red, yellow, white] = &self.groups;
        match colour {
            Colour::Red => red,
            Colour::Yellow => yellow,
            Colour::White => white,
        }
    }
}

impl Demand {
    /// Returns whether a complete group can be formed from the beginning (KC-8.10).
    pub(super) fn is_met_by(&self, available: &DiceAndCubes) -> bool {
        match self.mix {
            Mix::Single => self.colours.iter().any(|colour| {
                let mut groups = available.groups(colour).iter();
                groups.any(|group| self.is_complete(group))
            }),
            Mix::EachOnce | Mix::Any | Mix::All => {
                self.completes(Tally::default(), &available.highest)
            }
        }
    }

    /// Returns whether adding zero or more of these dice completes a group (KC-8.10).
    fn completes(&self, tally: Tally, highest: &HighestDice) -> bool {
        let joining = self.joining(&tally);
        match self.mix {
            _ if joining.is_empty() => self.is_complete(&tally),
            Mix::Single => joining.iter().any(|colour| {
                any_group(
                    tally,
                    colour,
                    self.most,
                    highest.in_colour(colour),
                    |group| self.is_complete(&group),
                )
            }),
            Mix::EachOnce | Mix::Any | Mix::All => self.completes_with(tally, joining, highest),
        }
    }

    /// Tries all numbers of the highest dice of these colours.
    fn completes_with(&self, tally: Tally, colours: Set<Colour>, highest: &HighestDice) -> bool {
        let Some(colour) = colours.first() else {
            return self.is_complete(&tally);
        };
        let others = colours.without(colour);
        let most = match self.mix {
            Mix::EachOnce => self.most.min(tally.size + 1),
            Mix::Single | Mix::Any | Mix::All => self.most,
        };
        any_group(tally, colour, most, highest.in_colour(colour), |group| {
            !self.is_too_dear(&group) && self.completes_with(group, others, highest)
        })
    }

    /// Returns the dice that can join a group so that a complete one can still be reached (KC-8.11).
    pub(super) fn joining_dice(&self, group: Group, dice: &[Dice; 2]) -> Set<OwnedDie> {
        let tally = Tally::of(&group.dice);
        let colours = self.joining(&tally);
        let highest = HighestDice::of(dice, colours);
        let mut joining = Set::EMPTY;
        for (side, dice) in Side::ALL.into_iter().zip(dice) {
            for colour in colours {
                // No face makes them cheaper.
                if self.is_too_dear(&tally.with(side.district(), colour, 1, 1)) {
                    continue;
                }
                let kinds = dice.kinds() & Die::of_colour(colour);
                let joins = |die: &OwnedDie| {
                    let tally = tally.and(*die);
                    // Mostly it needs no other.
                    if self.is_complete(&tally) {
                        return true;
                    }
                    let left = dice.without(die.die());
                    let highest = highest.with(side, colour, HighestOfColour::of(&left, colour));
                    self.completes(tally, &highest)
                };
                // All that are higher than the first join, too.
                let kinds = kinds.iter().map(|die| OwnedDie::new(side, die));
                joining |= kinds.skip_while(|die| !joins(die)).collect();
            }
        }
        joining
    }
}
