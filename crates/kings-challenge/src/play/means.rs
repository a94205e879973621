//! Chapter 8: the human's means to form groups from the beginning.

use solo_core::bits;

use super::Look;
use super::cubes::Cubes;
use super::plan::{GROUP, Plan, Tally};
use super::reach::highest;
use crate::catalogue::Mix;
use crate::state::Dice;
use crate::terms::Colour;

/// The human's means to form groups.
pub(crate) struct Means {
    dice: [Dice; 2],
    pub(super) cubes: Cubes,
    /// Sums of the best groups of each colour. 0 if dice are missing.
    sums: [Lanes; 3],
    /// Prices of these groups. `None` if they are too large for a lane.
    costs: Option<Lanes>,
    prices: [u8; 3],
}

/// The groups of one colour, as numbers of own dice and le Roy's.
const GROUPS: [(u64, u64); 9] = [
    (1, 0),
    (0, 1),
    (2, 0),
    (3, 0),
    (1, 1),
    (2, 1),
    (0, 2),
    (1, 2),
    (0, 3),
];

/// Numbers below 64, one for each of `GROUPS`, seven bits each.
#[derive(Clone, Copy)]
struct Lanes(u64);

/// Returns 1 in the lanes of some groups. These have at least this many own dice, at least this many
/// of le Roy's, and at most this many dice in all.
const fn groups(own: u64, roy: u64, most: u64) -> u64 {
    let (mut lanes, mut left): (u64, &[(u64, u64)]) = (0, &GROUPS);
    while let [before @ .., (mine, bought)] = left {
        let fits = *mine >= own && *bought >= roy && mine.wrapping_add(*bought) <= most;
        lanes = lanes << 7 | if fits { 1 } else { 0 };
        left = before;
    }
    lanes
}

const ALL: u64 = groups(0, 0, 3);
/// The highest bit of each lane.
const HIGH: u64 = ALL << 6;
/// The largest number.
const LARGEST: u8 = 63;
/// The groups with at least 1, 2 and 3 own dice.
const OWN: [u64; 3] = [groups(1, 0, 3), groups(2, 0, 3), groups(3, 0, 3)];
/// The groups with at least 1, 2 and 3 dice of le Roy.
const ROY: [u64; 3] = [groups(0, 1, 3), groups(0, 2, 3), groups(0, 3, 3)];
/// The highest bit of each lane of a group with a die of le Roy.
const WITH_ROY: u64 = groups(0, 1, 3) << 6;
/// The groups of 1, 2 and 3 dice.
const SIZES: [u64; 3] = [
    groups(0, 0, 1),
    groups(0, 0, 2) ^ groups(0, 0, 1),
    groups(0, 0, 3) ^ groups(0, 0, 2),
];

impl Lanes {
    /// Returns the same number in every lane.
    #[inline]
    fn all(number: u8) -> Self {
        Self(u64::from(number.min(LARGEST)).wrapping_mul(ALL))
    }

    /// Returns numbers that depend on the size of the group only.
    #[inline]
    fn by_size(of: impl Fn(u8) -> u8) -> Self {
        let [one, two, three] = SIZES;
        let lanes = |size, lanes: u64| u64::from(of(size).min(LARGEST)).wrapping_mul(lanes);
        Self(
            lanes(1, one)
                .wrapping_add(lanes(2, two))
                .wrapping_add(lanes(3, three)),
        )
    }

    /// Adds up the faces of the best groups of a colour. A group whose dice are missing has 0.
    #[inline]
    fn sums(own: u64, roy: u64) -> Self {
        let (mut sums, mut missing) = (0_u64, 0);
        for (dice, groups) in [(own, OWN), (roy, ROY)] {
            let mut left = dice;
            for lanes in groups {
                if left == 0 {
                    missing |= lanes;
                    break;
                }
                let (pips, others) = highest(left);
                sums = sums.wrapping_add(u64::from(pips).wrapping_mul(lanes));
                left = others;
            }
        }
        Self(sums & !missing.wrapping_mul(LARGEST.into()))
    }

    /// Returns the prices of the groups, of which `free` dice of le Roy cost nothing (KC-8.2).
    #[inline]
    fn costs(prices: [u8; 3], free: u8) -> Self {
        let paid = ROY.iter().skip(free.into());
        let paid = paid.fold(0_u64, |paid, groups| paid.wrapping_add(*groups));
        let costs = prices
            .iter()
            .zip(SIZES)
            .fold(0, |costs: u64, (&price, of)| {
                let paid = paid & of.wrapping_mul(LARGEST.into());
                costs.wrapping_add(paid.wrapping_mul(price.into()))
            });
        Self(costs)
    }

    /// Returns the pips of the highest own die and of le Roy's; 0 if there is none.
    #[inline]
    fn highest(self) -> (u8, u8) {
        let [own, _, roy, ..] = (self.0 & 0x7f | (self.0 & 0x3f80) << 9).to_le_bytes();
        (own, roy)
    }

    /// Returns the highest bit of each lane where this number is at least the other.
    #[inline]
    const fn reach(self, least: Self) -> u64 {
        (self.0 | HIGH).wrapping_sub(least.0) & HIGH
    }
}

impl Look<'_> {
    /// Returns the means of the position.
    pub(crate) fn means(self) -> Means {
        let constants = self.constants();
        let prices = [constants.price_1, constants.price_2, constants.price_3];
        Means::new(self.state.dice, self.cubes(), prices)
    }
}

impl Means {
    #[inline]
    pub(super) fn new(dice: [Dice; 2], cubes: Cubes, prices: [u8; 3]) -> Self {
        let [own, roy] = dice;
        let fits = prices.iter().all(|&price| price <= LARGEST / GROUP);
        Self {
            dice,
            cubes,
            sums: [Colour::Red, Colour::Yellow, Colour::White]
                .map(|colour| Lanes::sums(own.field(colour), roy.field(colour))),
            costs: fits.then(|| Lanes::costs(prices, 0)),
            prices,
        }
    }

    /// Returns whether a complete group can be formed from the beginning (KC-8.10).
    #[inline]
    pub(super) fn reach(&self, plan: &Plan) -> bool {
        self.allow(plan).unwrap_or_else(|| self.search(plan))
    }

    /// Decides the same by trying dice one by one.
    #[inline(never)]
    pub(super) fn search(&self, plan: &Plan) -> bool {
        match plan.mix {
            Mix::EachOnce if plan.most == GROUP && !plan.has_cube() => {
                self.buys(plan, plan.colours.into(), Tally::default())
            }
            _ => plan.reaches(Tally::default(), self.dice),
        }
    }

    /// Decides the same from the best dice; `None` if that requires a search.
    pub(super) fn allow(&self, plan: &Plan) -> Option<bool> {
        if plan.has_cube() {
            return match plan.mix {
                Mix::Single => self.allow_single(plan),
                Mix::EachOnce | Mix::Any | Mix::All => None,
            };
        }
        self.allow_plain(plan)
    }

    /// Decides the same for a plan without a cube.
    #[inline(always)]
    pub(super) fn allow_plain(&self, plan: &Plan) -> Option<bool> {
        match plan.mix {
            Mix::Single => {
                let affordable = self.affordable(plan, self.costs?) & few(plan.most);
                // Every group has a sum above 0, unless its dice are missing.
                let needs = Lanes::all(plan.need.max(1));
                let mut colours = bits::numbers(plan.colours.into());
                Some(colours.any(|colour| self.of(colour).reach(needs) & affordable != 0))
            }
            Mix::EachOnce if plan.most == GROUP && plan.budget >= 0 => self
                .allow_each_once(plan.colours, plan.need.max(1))
                .or_else(|| plan.is_too_dear(1).then_some(false)),
            Mix::EachOnce | Mix::Any | Mix::All => None,
        }
    }

    /// Returns the sums of the groups of the colour with this number.
    #[inline]
    fn of(&self, colour: u8) -> Lanes {
        let sums = self.sums.get(usize::from(colour));
        sums.copied().unwrap_or(Lanes(0))
    }

    /// Returns the highest bit of each lane whose group can be paid.
    #[inline]
    fn affordable(&self, plan: &Plan, costs: Lanes) -> u64 {
        match u8::try_from(plan.budget.min(LARGEST.into())) {
            Ok(budget) => Lanes::all(budget).reach(costs),
            // No one pays with less than nothing.
            Err(_) => 0,
        }
    }

    /// Decides for groups of one colour. Higher faces are never worse, so only the best group of
    /// each number of own dice and le Roy's counts.
    #[inline]
    fn allow_single(&self, plan: &Plan) -> Option<bool> {
        self.costs?;
        let due = few(plan.most) & if plan.must_roy == 0 { HIGH } else { WITH_ROY };
        let possible = Colour::ALL.iter().zip(self.sums).any(|(&colour, sums)| {
            if !plan.takes_only(colour) {
                return false;
            }
            // Every group has a sum above 0, unless its dice are missing.
            let needs = Lanes::by_size(|size| plan.least_sum(size, colour).max(1));
            let costs = Lanes::costs(self.prices, plan.free_of(colour));
            sums.reach(needs) & self.affordable(plan, costs) & due != 0
        });
        Some(possible)
    }

    /// Decides for groups of at most one die of each of these colours. `None` if own dice are not
    /// enough and le Roy's would help.
    fn allow_each_once(&self, colours: u8, need: u8) -> Option<bool> {
        let (mut own, mut best) = (0_u8, 0_u8);
        for colour in bits::numbers(colours.into()) {
            let (mine, roys) = self.of(colour).highest();
            own = own.wrapping_add(mine);
            best = best.wrapping_add(mine.max(roys));
        }
        (own >= need || best < need).then_some(own >= need)
    }

    /// Decides the same by trying the highest dice of each of these colours. Le Roy's joins, the own
    /// one, or none.
    fn buys(&self, plan: &Plan, colours: u64, tally: Tally) -> bool {
        let Some(colour) = bits::first(colours) else {
            return tally.sum >= plan.need.max(1) && plan.price(tally) <= plan.budget;
        };
        let (mine, roys) = self.of(colour).highest();
        let further = |tally| self.buys(plan, bits::rest(colours), tally);
        (roys > 0 && further(tally.with(colour.wrapping_add(3), roys)))
            || (mine > 0 && further(tally.with(colour, mine)))
            || further(tally)
    }
}

/// Returns the highest bit of each lane of a group of at most this many dice.
#[inline]
const fn few(most: u8) -> u64 {
    match most {
        0 => 0,
        1 => groups(0, 0, 1) << 6,
        2 => groups(0, 0, 2) << 6,
        _ => HIGH,
    }
}
