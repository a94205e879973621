//! Chapter 8: the human's means to form groups, for plans without a cube.

use super::Look;
use super::plan::{GROUP, Plan};
use super::reach::Tops;
use crate::catalogue::Mix;
use crate::terms::Colour;

/// The human's means to form groups.
pub(crate) struct Means {
    /// The highest dice.
    pub(super) tops: Tops,
    /// `true` if there are cubes to spend (KC-8.6).
    pub(super) cubes: bool,
    /// Strengths of the best groups of each colour, in the order of `GROUPS`. 0 if dice are
    /// missing.
    strengths: [Lanes; 3],
    /// Prices of these groups.
    costs: Lanes,
}

/// The groups of one colour that can be best, as numbers of own dice and le Roy's. Smaller groups
/// come first. The first lane, not listed, has as many own dice as there are.
const GROUPS: [(u8, u8); 6] = [(0, 1), (1, 1), (0, 2), (2, 1), (1, 2), (0, 3)];

/// Numbers below 128, a byte each: the own dice, then `GROUPS`.
#[derive(Clone, Copy)]
struct Lanes(u64);

/// The lowest bit of every number.
const LOW: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const HIGH: u64 = 0x8080_8080_8080_8080;
/// The largest number.
const LARGEST: u16 = 127;

impl Lanes {
    #[inline]
    fn new(own: u8, of: impl Fn(u8, u8) -> u16) -> Self {
        let [a, b, c, d, e, f] =
            GROUPS.map(|(own, roy)| u8::try_from(of(own, roy).min(LARGEST)).unwrap_or(0));
        Self(u64::from_le_bytes([own, a, b, c, d, e, f, 0]))
    }

    /// Returns the same number in every lane.
    #[inline]
    fn all(number: u8) -> Self {
        Self(u64::from(number).wrapping_mul(LOW))
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
        Means::new(self.tops(), self.cube_slots().next().is_some(), prices)
    }
}

#[inline]
fn strengths(tops: &Tops, colour: Colour) -> Lanes {
    let (own, roy) = tops.of_colour(colour);
    Lanes::new(own.sum(own.count), |dice, bought| {
        if dice <= own.count && bought <= roy.count {
            u16::from(own.sum(dice).wrapping_add(roy.sum(bought)))
        } else {
            0
        }
    })
}

/// Returns the prices of the groups (KC-8.2).
#[inline]
fn costs(prices: [u8; 3]) -> Lanes {
    let [one, two, three] = prices;
    Lanes::new(0, |own, roy| {
        let each = match own.wrapping_add(roy) {
            1 => one,
            2 => two,
            _ => three,
        };
        u16::from(each).wrapping_mul(u16::from(roy))
    })
}

/// Returns the lanes of the groups with at most this many dice.
const fn groups_up_to(most: u8) -> u64 {
    match most {
        0 => 0,
        1 => 0xffff,
        2 => 0xffff_ffff,
        _ => u64::MAX,
    }
}

impl Means {
    #[inline]
    pub(super) fn new(tops: Tops, cubes: bool, prices: [u8; 3]) -> Self {
        Self {
            tops,
            cubes,
            strengths: [Colour::Red, Colour::Yellow, Colour::White]
                .map(|colour| strengths(&tops, colour)),
            costs: costs(prices),
        }
    }

    /// Returns whether a plan without a cube allows a complete group (KC-8.10). `None` if that
    /// requires a full search.
    #[inline]
    pub(super) fn allow(&self, plan: &Plan) -> Option<bool> {
        let budget = u8::try_from(plan.budget)
            .ok()
            .filter(|&budget| budget < 127)?;
        match plan.mix {
            // Without a required strength any own die will do, so smaller groups need no sums.
            Mix::Single if plan.most == GROUP || plan.need <= 1 => {
                let affordable = Lanes::all(budget).reach(self.costs) & groups_up_to(plan.most);
                // Every group has a strength above 0, unless its dice are missing.
                let need = Lanes::all(plan.need.max(1));
                let [red, yellow, white] = self.strengths.map(|strengths| strengths.reach(need));
                let colour = |colour: Colour, strong| {
                    if plan.colours & colour.bit() == 0 {
                        0
                    } else {
                        strong
                    }
                };
                let strong = colour(Colour::Red, red)
                    | colour(Colour::Yellow, yellow)
                    | colour(Colour::White, white);
                Some(strong & affordable != 0)
            }
            Mix::EachOnce => {
                let (mut own, mut best) = (0_u8, 0_u8);
                for colour in Colour::ALL {
                    if plan.colours & colour.bit() != 0 {
                        let (mine, roys) = self.tops.of_colour(colour);
                        own = own.wrapping_add(mine.sum(1));
                        best = best.wrapping_add(mine.sum(1).max(roys.sum(1)));
                    }
                }
                let need = plan.need.max(1);
                (own >= need || best < need).then_some(own >= need)
            }
            Mix::Single | Mix::Any | Mix::All => None,
        }
    }
}
