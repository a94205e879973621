//! Chapter 8: reachability of complete groups of dice (KC-8.10).

use solo_core::bits;

use super::plan::{GROUP, Plan, Tally};
use crate::catalogue::Mix;
use crate::ids::widen;
use crate::state::Dice;
use crate::terms::{Colour, OwnedDie, Side};

/// Takes the highest die from the counts of the faces, three bits each; there has to be one.
/// Returns its pips and the others.
#[inline]
pub(super) const fn highest(dice: u64) -> (u32, u64) {
    let index = 63_u32.wrapping_sub(dice.leading_zeros()) / 3;
    let others = dice.wrapping_sub(1_u64.wrapping_shl(index.wrapping_mul(3)));
    (index.wrapping_add(1), others)
}

/// The highest dice of one district and colour, at most the size of a group.
#[derive(Clone, Copy, Default)]
struct Best {
    /// Number of these dice.
    count: u8,
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
            let (pips, others) = highest(left);
            left = others;
            sum = sum.wrapping_add(pips);
            best.count = best.count.wrapping_add(1);
            best.sums |= sum.wrapping_shl(widen(best.count).wrapping_mul(8));
        }
        best
    }

    /// Returns the sum of the highest `count` dice; there have to be that many.
    #[inline]
    fn sum(self, count: u8) -> u8 {
        let [_, .., byte] = self
            .sums
            .wrapping_shl(24_u32.wrapping_sub(widen(count).wrapping_mul(8)))
            .to_le_bytes();
        byte
    }
}

impl Plan {
    /// Returns whether adding zero or more of these dice can reach a complete group (KC-8.10).
    pub(super) fn reaches(&self, tally: Tally, dice: [Dice; 2]) -> bool {
        self.is_complete(tally)
            || (tally.size < self.most
                && match self.mix {
                    Mix::Single => bits::numbers(self.joining(tally).into()).any(|colour| {
                        self.joining_faces(Colour::nth(colour), tally, dice) != [0, 0]
                    }),
                    Mix::EachOnce | Mix::Any | Mix::All => self.extends(tally, dice, 0),
                })
    }

    /// Returns the faces of dice of this colour that keep a complete group reachable (KC-8.11). Own
    /// dice come first, then le Roy's. The group has room, and the colour may join it.
    #[inline]
    pub(super) fn joining_faces(&self, colour: Colour, tally: Tally, dice: [Dice; 2]) -> [u32; 2] {
        let best = dice.map(|dice| Best::of(dice.field(colour)));
        let [own, roy] = dice.map(|dice| dice.faces(colour));
        let from = |side, faces: u32| {
            if faces == 0 {
                return 0;
            }
            let least = if self.mix == Mix::Single {
                let lowest = faces.trailing_zeros().wrapping_add(1);
                self.least_alike(side, colour, u8::try_from(lowest).unwrap_or(0), tally, best)
            } else {
                self.least_among(side, colour, tally, dice)
            };
            // Higher faces are never worse.
            faces & u32::MAX.wrapping_shl(widen(least).wrapping_sub(1))
        };
        [from(Side::Human, own), from(Side::Roy, roy)]
    }

    /// Returns the fewest pips with which a die of this side can join a group of one colour. A
    /// number up to `lowest`, the fewest that are there, lets all of them join. The joining die is
    /// among the best dice.
    fn least_alike(
        &self,
        side: Side,
        colour: Colour,
        lowest: u8,
        tally: Tally,
        best: [Best; 2],
    ) -> u8 {
        if !self.takes_only(colour) {
            return NONE;
        }
        let [own, roy] = best;
        let (mine, bought) = match side {
            Side::Human => (1_u8, 0),
            Side::Roy => (0, 1_u8),
        };
        let room = self.most.wrapping_sub(tally.size).wrapping_sub(1);
        let before = tally.bought(colour.index()).wrapping_add(bought);
        let must = u8::from(self.must_roy != 0).saturating_sub(before);
        let mut least = NONE;
        let mut more = must;
        while more <= room && more.wrapping_add(bought) <= roy.count {
            let paid = self.paid(colour, before.wrapping_add(more));
            if self.is_too_dear(paid) {
                break;
            }
            let most = room.wrapping_sub(more).min(own.count.wrapping_sub(mine));
            // Own dice only strengthen a group, but can raise the price of le Roy's.
            let mut added = if paid == 0 { most } else { 0 };
            while added <= most {
                let size = tally.size.wrapping_add(more).wrapping_add(added);
                let size = size.wrapping_add(1);
                if self.is_affordable(size, paid) {
                    let missing = self.least_sum(size, colour).saturating_sub(tally.sum);
                    // The die joins the best of the others, or is one of the best itself.
                    let others = own.sum(added).wrapping_add(roy.sum(more));
                    let together = own
                        .sum(added.wrapping_add(mine))
                        .wrapping_add(roy.sum(more.wrapping_add(bought)));
                    if together >= missing {
                        least = least.min(missing.saturating_sub(others).max(1));
                        if least <= lowest {
                            return least;
                        }
                    }
                }
                added = added.wrapping_add(1);
            }
            more = more.wrapping_add(1);
        }
        least
    }

    /// Decides the same for a group of several colours, face by face.
    fn least_among(&self, side: Side, colour: Colour, tally: Tally, dice: [Dice; 2]) -> u8 {
        let first = OwnedDie::first(side, colour);
        (1..NONE)
            .find(|&pips| {
                let code = first.wrapping_add(pips).wrapping_sub(1);
                let tally = tally.with_coded(code);
                without(dice, code).is_some_and(|left| {
                    self.is_complete(tally)
                        || (tally.size < self.most && self.extends(tally, left, 0))
                })
            })
            .unwrap_or(NONE)
    }

    /// Tries the highest dice of every district and colour from `first` on. Higher faces are never
    /// worse, so lower ones need not be tried.
    fn extends(&self, tally: Tally, dice: [Dice; 2], first: u8) -> bool {
        let joining = self.joining(tally);
        (first..6).any(|bin| {
            let colour = Colour::nth(bin % 3);
            let [own, roy] = dice;
            let pips = if bin < 3 { own } else { roy }.highest(colour);
            if pips == 0 || joining & colour.bit() == 0 {
                return false;
            }
            let more = tally.with(bin, pips);
            let code = bin.wrapping_mul(6).wrapping_add(pips).wrapping_sub(1);
            self.is_complete(more)
                || (more.size < self.most
                    && without(dice, code).is_some_and(|left| self.extends(more, left, bin)))
        })
    }
}

/// More pips than any die has.
const NONE: u8 = 7;

/// Returns the dice without the one of this number; `None` if it is not there.
#[inline]
fn without(dice: [Dice; 2], code: u8) -> Option<[Dice; 2]> {
    let die = OwnedDie::nth(code);
    let [mut own, mut roy] = dice;
    let side = match die.side() {
        Side::Human => &mut own,
        Side::Roy => &mut roy,
    };
    if side.count(die.die()) == 0 {
        return None;
    }
    side.remove(die.die());
    Some([own, roy])
}
