//! Chapters 8 and 10: dice that find a space in the cathedral.

use solo_core::bits;

use super::Look;
use super::means::Means;
use super::plan::{Plan, Tally};
use crate::catalogue::ActionKind;
use crate::options::Filling;
use crate::play::menu::entry;
use crate::state::Dice;
use crate::state::board::{Board, bit, place, row_of};
use crate::terms::{Colour, Die, OwnedDie, Side};

/// State of the cathedral and of the districts after some dice of a group of stones.
#[derive(Clone, Copy)]
struct Site {
    stones: Board,
    /// The dice of the human and of le Roy.
    dice: [Dice; 2],
}

impl Look<'_> {
    /// Returns the board index of the stone of a die with these pips (KC-10.3).
    #[inline]
    pub(crate) fn stone_place(self, stones: Board, pips: u8) -> Option<u8> {
        let free = stones.free();
        let level = match self.game.options().cathedral {
            // KC-10.3: the lowest level that has any free space.
            Filling::Strict => (0..3).find(|&level| row_of(free, level) != 0),
            // KC-10.3, option `column`: the lowest level where the column is free.
            Filling::Column => (0..3).find(|&level| free & bit(place(level, pips)) != 0),
        };
        level
            .map(|level| place(level, pips))
            .filter(|&at| free & bit(at) != 0)
    }

    /// Returns the set of columns in which a stone finds its space, the first column lowest.
    #[inline]
    fn stone_columns(self, stones: Board) -> u32 {
        let free = stones.free();
        let levels = [row_of(free, 0), row_of(free, 1), row_of(free, 2)];
        match self.game.options().cathedral {
            Filling::Strict => levels.into_iter().find(|&level| level != 0).unwrap_or(0),
            Filling::Column => levels.into_iter().fold(0, |all, level| all | level),
        }
    }

    /// Returns the cathedral with the stones of the group placed.
    pub(crate) fn stones_with_group(self) -> Board {
        let mut stones = self.state.stones;
        for die in self.state.group() {
            if let Some(at) = self.stone_place(stones, die.face.pips()) {
                stones.put(at, Some(Side::Human));
            }
        }
        stones
    }

    fn site(self) -> Site {
        Site {
            stones: self.stones_with_group(),
            dice: self.state.dice,
        }
    }

    /// Returns whether stones can be placed, with no cube or with some cube that fits (KC-8.10).
    pub(super) fn is_buildable(self, means: &Means) -> bool {
        let columns = self.stone_columns(self.state.stones);
        let fitting = |dice: Dice| dice.faces(Colour::White) & columns;
        let [own, roy] = self.state.dice.map(fitting);
        let constants = self.constants();
        let pays = |price: u8| self.state.human.deniers >= price.into();
        // One die that finds its space is complete, if it can be paid.
        own != 0
            || (roy != 0 && pays(constants.price_1))
            || (roy != 0 && (pays(constants.price_2) || pays(constants.price_3))
                || means.cubes.may_fit(ActionKind::Build, Colour::White.bit()))
                && self.is_buildable_further(means)
    }

    /// Decides the same with larger groups and with cubes.
    #[inline(never)]
    fn is_buildable_further(self, means: &Means) -> bool {
        let kind = ActionKind::Build;
        self.plan(kind, 0, 0).is_some_and(|plan| {
            self.can_build(&plan) || self.is_formable_with_cube(&plan, kind, means)
        })
    }

    /// Returns whether a group of stones can be completed from the beginning (KC-8.10).
    pub(super) fn can_build(self, plan: &Plan) -> bool {
        let site = Site {
            stones: self.state.stones,
            dice: self.state.dice,
        };
        self.builds(plan, Tally::default(), site)
    }

    fn builds(self, plan: &Plan, tally: Tally, site: Site) -> bool {
        if plan.is_complete(tally) {
            return true;
        }
        tally.size < plan.most
            && !plan.is_hopeless(tally)
            && self
                .next_stones(plan, tally, site)
                .any(|(code, after)| self.builds(plan, tally.with_coded(code), after))
    }

    /// Lists every die that finds its space free now, own dice first (KC-8.9). Each comes with the
    /// site after it.
    fn next_stones(
        self,
        plan: &Plan,
        tally: Tally,
        site: Site,
    ) -> impl Iterator<Item = (u8, Site)> {
        let [own, roy] = site.dice.map(Dice::kinds);
        let colours = plan.joining(tally);
        let columns = self.stone_columns(site.stones);
        let joining = Colour::ALL.iter().fold(0, |kinds, &colour| {
            let shift = crate::ids::widen(colour.index()).wrapping_mul(6);
            let found = if colours & colour.bit() == 0 {
                0
            } else {
                columns
            };
            kinds | found.wrapping_shl(shift)
        });
        let codes = u64::from(own & joining) | u64::from(roy & joining).wrapping_shl(18);
        bits::numbers(codes).filter_map(move |code| {
            let die = OwnedDie::nth(code);
            let at = self.stone_place(site.stones, die.face.pips())?;
            let mut after = site;
            after.stones.put(at, Some(Side::Human));
            let [own, roy] = &mut after.dice;
            match die.side() {
                Side::Human => own.remove(die.die()),
                Side::Roy => roy.remove(die.die()),
            }
            Some((code, after))
        })
    }

    /// Lists the dice that can be added to a group of stones (KC-8.11).
    pub(super) fn stone_dice(self, plan: &Plan, tally: Tally) -> u128 {
        self.next_stones(plan, tally, self.site())
            .filter(|(code, after)| self.builds(plan, tally.with_coded(*code), *after))
            .fold(0, |menu, (code, _)| menu | entry(code))
    }
}

/// Numbers of own dice are below those of le Roy's.
const _: () = assert!(Die::KINDS == 18);
