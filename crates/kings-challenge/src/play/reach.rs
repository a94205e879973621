//! Chapter 8: reachability of complete groups of dice (KC-8.10).

use super::plan::{GROUP, Plan, Tally};
use crate::catalogue::Mix;
use crate::ids::widen;
use crate::state::Dice;
use crate::terms::{Colour, OwnedDie, Side};

/// The highest dice of one district and colour, at most the size of a group.
#[derive(Clone, Copy, Default)]
pub(super) struct Best {
    /// Number of these dice.
    pub(super) count: u8,
    /// The sums of the highest 0, 1, 2 and 3 dice, a byte each.
    sums: u32,
}

impl Best {
    /// Reads the counts of the faces, three bits each.
    #[inline]
    fn of(field: u64) -> Self {
        let mut best = Self::default();
        let (mut left, mut sum) = (field, 0_u32);
        while left != 0 && best.count < GROUP {
            let index = 63_u32.wrapping_sub(left.leading_zeros()) / 3;
            left = left.wrapping_sub(1_u64.wrapping_shl(index.wrapping_mul(3)));
            sum = sum.wrapping_add(index).wrapping_add(1);
            best.count = best.count.wrapping_add(1);
            best.sums |= sum.wrapping_shl(widen(best.count).wrapping_mul(8));
        }
        best
    }

    /// Returns the sum of the highest `count` dice; there have to be that many.
    #[inline]
    pub(super) fn sum(self, count: u8) -> u8 {
        let [_, .., byte] = self
            .sums
            .wrapping_shl(24_u32.wrapping_sub(widen(count).wrapping_mul(8)))
            .to_le_bytes();
        byte
    }

    /// Returns the pips of the die at this index; 0 if there is none.
    #[inline]
    fn face(self, place: u8) -> u8 {
        if place < self.count {
            self.sum(place.wrapping_add(1))
                .wrapping_sub(self.sum(place))
        } else {
            0
        }
    }
}

/// The highest dice of every district and colour.
#[derive(Clone, Copy)]
pub(crate) struct Tops([Best; 6]);

impl Tops {
    #[inline]
    pub(super) fn of(own: Dice, roy: Dice) -> Self {
        let best = |dice: Dice, colour| Best::of(dice.field(colour));
        Self([
            best(own, Colour::Red),
            best(own, Colour::Yellow),
            best(own, Colour::White),
            best(roy, Colour::Red),
            best(roy, Colour::Yellow),
            best(roy, Colour::White),
        ])
    }

    /// Returns the human's and le Roy's dice of a colour.
    #[inline]
    pub(super) fn of_colour(&self, colour: Colour) -> (Best, Best) {
        let bin = colour.index();
        (self.best(bin), self.best(bin.wrapping_add(3)))
    }

    /// Returns the dice of a district and colour (0 to 5).
    #[inline]
    fn best(&self, bin: u8) -> Best {
        self.0.get(usize::from(bin)).copied().unwrap_or_default()
    }
}

impl Plan {
    /// Returns whether adding zero or more of these dice can reach a complete group (KC-8.10).
    #[inline]
    pub(super) fn reaches(&self, tally: Tally, tops: &Tops) -> bool {
        match self.mix {
            Mix::Single => Colour::ALL.iter().any(|&colour| {
                let (own, roy) = tops.of_colour(colour);
                self.reaches_in(colour, tally, own, roy)
            }),
            Mix::EachOnce | Mix::Any | Mix::All => {
                self.is_complete(tally)
                    || (tally.size < self.most && self.extends(tally, tops, 0, 0))
            }
        }
    }

    /// Returns whether a complete group can be reached after this die joins (KC-8.10). `dice` still
    /// have it.
    #[inline]
    pub(super) fn reaches_with(&self, code: u8, dice: [Dice; 2], tally: Tally) -> bool {
        let tally = tally.with_coded(code);
        let complete = self.is_complete(tally);
        if complete || tally.size >= self.most {
            return complete;
        }
        let die = OwnedDie::nth(code);
        let [mut own, mut roy] = dice;
        match die.side() {
            Side::Human => own.remove(die.die()),
            Side::Roy => roy.remove(die.die()),
        }
        if self.mix == Mix::Single {
            let best = |dice: Dice| Best::of(dice.field(die.colour));
            self.reaches_in(die.colour, tally, best(own), best(roy))
        } else {
            self.reaches(tally, &Tops::of(own, roy))
        }
    }

    /// Returns whether adding dice of this colour only can reach a complete group. Higher faces are
    /// never worse, so lower ones need not be tried.
    #[inline]
    fn reaches_in(&self, colour: Colour, tally: Tally, own: Best, roy: Best) -> bool {
        let bit = colour.bit();
        let (seen, _) = tally.colours();
        if self.colours & bit == 0 || (seen | self.must | self.must_roy) & !bit != 0 {
            return false;
        }
        let room = self.most.saturating_sub(tally.size);
        let bought = tally.bought(colour.index());
        let least = u8::from(self.must_roy != 0).saturating_sub(bought);
        for more in least..room.min(roy.count).wrapping_add(1) {
            let paid = self.paid(colour, bought.wrapping_add(more));
            let most = room.wrapping_sub(more).min(own.count);
            // Own dice only strengthen a group, but can raise the price of le Roy's.
            for added in (if paid == 0 { most } else { 0 })..most.wrapping_add(1) {
                let size = tally.size.wrapping_add(more).wrapping_add(added);
                let sum = tally
                    .sum
                    .wrapping_add(roy.sum(more))
                    .wrapping_add(own.sum(added));
                let alike = if self.each.0 == colour { size } else { 0 };
                if size > 0 && self.suffices(size, sum, alike) && self.is_affordable(size, paid) {
                    return true;
                }
            }
        }
        false
    }

    /// Tries the highest dice of every district and colour from `first` on. `used` counts those
    /// already used from `first`. Higher faces are never worse, so lower ones need not be tried.
    fn extends(&self, tally: Tally, tops: &Tops, first: u8, used: u8) -> bool {
        let joining = self.joining(tally);
        for bin in first..6 {
            let taken = if bin == first { used } else { 0 };
            let pips = tops.best(bin).face(taken);
            if pips == 0 || joining & Colour::nth(bin % 3).bit() == 0 {
                continue;
            }
            let more = tally.with(bin, pips);
            if self.is_complete(more)
                || (more.size < self.most && self.extends(more, tops, bin, taken.wrapping_add(1)))
            {
                return true;
            }
        }
        false
    }
}
