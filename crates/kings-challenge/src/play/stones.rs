//! Chapters 8 and 10: dice that find a space in the cathedral.

use solo_core::Set;

use super::Position;
use super::demand::{Demand, Tally};
use crate::options::Filling;
use crate::state::{Board, Dice, Group};
use crate::terms::{Die, Level, OwnedDie, Side, Space, StoneSpace};

/// The cathedral and the districts after some dice of a group of stones.
#[derive(Clone, Copy)]
struct StonesAndDice {
    stones: Board<StoneSpace>,
    /// The dice of the human and of le Roy.
    dice: [Dice; 2],
}

impl StonesAndDice {
    /// Returns the table after this die has placed a stone here.
    fn with(mut self, die: OwnedDie, at: StoneSpace) -> Self {
        self.stones.put(at, Side::Human);
        let dice = die.side().of_mut(self.dice.each_mut());
        *dice = dice.without(die.die());
        self
    }
}

/// Returns the lowest level with a free space.
pub(super) fn open_level(stones: &Board<StoneSpace>) -> Option<Level> {
    let free = stones.free();
    StoneSpace::LEVELS
        .into_iter()
        .find(|&level| free.meets(StoneSpace::on_level(level)))
}

impl Position<'_> {
    /// Returns the space of the stone of a die with as many pips as the column (KC-10.3).
    pub(crate) fn stone_space(
        self,
        stones: &Board<StoneSpace>,
        column: Space,
    ) -> Option<StoneSpace> {
        let free = stones.free();
        let space = |level| StoneSpace { level, column };
        match self.game.options().cathedral {
            // KC-10.3: the lowest level that has any free space.
            Filling::Strict => open_level(stones)
                .map(space)
                .filter(|&space| free.contains(space)),
            // KC-10.3, option `column`: the lowest level where the column is free.
            Filling::Column => StoneSpace::LEVELS
                .into_iter()
                .map(space)
                .find(|&space| free.contains(space)),
        }
    }

    fn stone_of(self, stones: &Board<StoneSpace>, die: OwnedDie) -> Option<StoneSpace> {
        self.stone_space(stones, Space::nearest(die.face.pips()))
    }

    /// Returns the cathedral with the stones of a group placed.
    pub(crate) fn with_stones(self, group: Group) -> Board<StoneSpace> {
        let mut stones = self.state.stones;
        for die in group.dice {
            if let Some(at) = self.stone_of(&stones, die) {
                stones.put(at, Side::Human);
            }
        }
        stones
    }

    /// Returns whether a die names a free space behind the stones of a group (KC-10.3).
    pub(super) fn finds_space(self, group: Group, die: OwnedDie) -> bool {
        self.stone_of(&self.with_stones(group), die).is_some()
    }

    /// Returns whether a group of stones can be completed from the beginning (KC-8.10).
    pub(super) fn has_stones_for(self, demand: &Demand) -> bool {
        let table = StonesAndDice {
            stones: self.state.stones,
            dice: self.state.dice,
        };
        let nothing = Tally::default();
        self.next_stones(demand, nothing, &table)
            .any(|next| self.completes(demand, nothing, next, &table))
    }

    /// Returns whether this die, or others after it, completes the group.
    fn completes(
        self,
        demand: &Demand,
        tally: Tally,
        (die, at): (OwnedDie, StoneSpace),
        table: &StonesAndDice,
    ) -> bool {
        let tally = tally.and(die);
        if demand.is_complete(&tally) {
            return true;
        }
        let table = table.with(die, at);
        !demand.is_too_dear(&tally)
            && self
                .next_stones(demand, tally, &table)
                .any(|next| self.completes(demand, tally, next, &table))
    }

    /// Lists every die that finds its space free now, own dice first (KC-8.9), with that space.
    fn next_stones(
        self,
        demand: &Demand,
        tally: Tally,
        table: &StonesAndDice,
    ) -> impl Iterator<Item = (OwnedDie, StoneSpace)> {
        let joining = Die::of_colours(demand.joining(&tally));
        let sides = Side::ALL.into_iter().zip(&table.dice);
        let dice = sides.flat_map(move |(side, dice)| {
            let kinds = (dice.kinds() & joining).iter();
            kinds.map(move |die| OwnedDie::new(side, die))
        });
        dice.filter_map(move |die| {
            let at = self.stone_of(&table.stones, die)?;
            Some((die, at))
        })
    }

    /// Returns the dice that can be added to a group of stones (KC-8.11).
    pub(super) fn joining_stones(self, demand: &Demand, group: Group) -> Set<OwnedDie> {
        let table = StonesAndDice {
            stones: self.with_stones(group),
            dice: self.state.dice,
        };
        let tally = Tally::of(&group.dice);
        self.next_stones(demand, tally, &table)
            .filter(|&next| self.completes(demand, tally, next, &table))
            .map(|(die, _)| die)
            .collect()
    }
}
