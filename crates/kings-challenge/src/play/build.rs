//! Chapter 8 and 10: which white dice find a space in the cathedral.

use super::Look;
use super::groups::{Plan, Tally};
use crate::event::coded;
use crate::menu::entry;
use crate::options::Filling;
use crate::state::{Board, bit, place, row_of};
use crate::terms::{Die, Side};

impl Look<'_> {
    /// KC-10.3: the place of the stone of a die with these pips.
    #[inline]
    pub(super) fn stone_place(self, stones: Board, pips: u8) -> Option<u8> {
        let free = stones.free();
        let level = match self.game.settings().cathedral {
            // KC-10.3: the lowest level that has any free space.
            Filling::Strict => (0..3).find(|&level| row_of(free, level) != 0),
            // KC-10.3, option `column`: the lowest level where the column is free.
            Filling::Column => (0..3).find(|&level| free & bit(place(level, pips)) != 0),
        };
        level
            .map(|level| place(level, pips))
            .filter(|&at| free & bit(at) != 0)
    }

    /// The cathedral when the stones of the group are placed.
    pub(crate) fn stones_with_group(self) -> Board {
        let mut stones = self.state.stones;
        for &code in self.state.action.group.items() {
            let (_, die) = coded(code);
            if let Some(at) = self.stone_place(stones, die.face.pips()) {
                stones.put(at, Some(Side::Human));
            }
        }
        stones
    }

    /// KC-8.10: whether a group of stones can be completed from here.
    pub(super) fn can_build(self, plan: &Plan, tally: Tally) -> bool {
        self.builds(plan, tally, self.stones_with_group(), [0; 36])
    }

    fn builds(self, plan: &Plan, tally: Tally, stones: Board, used: [u8; 36]) -> bool {
        if plan.is_complete(tally) {
            return true;
        }
        if tally.size >= plan.most || plan.is_hopeless(tally) {
            return false;
        }
        // Own dice come first: they cost nothing.
        (0..36_u8).any(|code| {
            self.stone_after(plan, tally, stones, code, &used)
                .is_some_and(|(after, used)| {
                    self.builds(plan, tally.with_coded(code), after, used)
                })
        })
    }

    /// The cathedral and the dice used after this die, if it can be used now.
    fn stone_after(
        self,
        plan: &Plan,
        tally: Tally,
        stones: Board,
        code: u8,
        used: &[u8; 36],
    ) -> Option<(Board, [u8; 36])> {
        let (side, die) = coded(code);
        let taken = used.get(usize::from(code)).copied()?;
        if self.state.dice(side).count(die) <= taken || !plan.may_join(tally, die.index() / 6) {
            return None;
        }
        // KC-8.9: every die finds its space free, in the order of choosing.
        let at = self.stone_place(stones, die.face.pips())?;
        let mut after = stones;
        after.put(at, Some(Side::Human));
        let mut used = *used;
        if let Some(count) = used.get_mut(usize::from(code)) {
            *count = count.saturating_add(1);
        }
        Some((after, used))
    }

    /// KC-8.11: the dice that can be added to a group of stones.
    pub(super) fn stone_dice(self, plan: &Plan, tally: Tally) -> u128 {
        let stones = self.stones_with_group();
        (0..Die::KINDS.wrapping_mul(2))
            .filter(|&code| {
                self.stone_after(plan, tally, stones, code, &[0; 36])
                    .is_some_and(|(after, used)| {
                        self.builds(plan, tally.with_coded(code), after, used)
                    })
            })
            .fold(0, |menu, code| menu | entry(code))
    }
}
