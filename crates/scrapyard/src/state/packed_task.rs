//! A task in four bytes.

use solo_core::Ranged;

use crate::catalogue::Rest;
use crate::kinds::{Character, DigPile, Machine, Pile, Piles, Side, Source};
use crate::phase::{Cards, Origin, RollFor, Task};

/// A task: its number in the order of [`Task`], which saves a table at every `match`, and its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PackedTask([u8; 4]);

impl PackedTask {
    pub(super) const NONE: Self = Self([22, 0, 0, 0]);

    #[inline(always)]
    pub(super) const fn new(task: Task) -> Self {
        Self(match task {
            Task::Deal { side, pile, left } => [0, of_side(side), pile.number(), left.get()],
            Task::DealCharacter { side } => [1, of_side(side), 0, 0],
            Task::Flip { pile } => [2, pile.number(), 0, 0],
            Task::Settle => [3, 0, 0, 0],
            Task::Gain { side, pile, left } => [4, of_side(side), pile.number(), left.get()],
            Task::Die { roll } => of_roll(5, roll),
            Task::Boost { roll } => of_roll(6, roll),
            Task::Penalty { pile, cards } => [7, pile.number(), cards.get(), 0],
            Task::Take { from, left } => of_cards(8, from, left),
            Task::More { from, left } => of_cards(9, from, left),
            Task::PickDraw { from, left } => [10, from.0, left.get(), 0],
            Task::MoreDraw { from, left } => [11, from.0, left.get(), 0],
            Task::PickLook {
                from,
                cards,
                keep,
                rest,
            } => [12, from.0, both(cards.get(), keep.get()), of_rest(rest)],
            Task::Reveal {
                pile,
                left,
                keep,
                rest,
            } => {
                let numbers = both(left.get(), keep.get());
                [13, pile.number(), numbers, of_rest(rest)]
            }
            Task::Keep { pile, left, rest } => [14, pile.number(), left.get(), of_rest(rest)],
            Task::Place { pile, rest } => [15, pile.number(), of_rest(rest), 0],
            Task::PickShort => [16, 0, 0, 0],
            Task::OmitPart { machine } => [17, machine.0, 0, 0],
            Task::OmitMachine { source } => {
                let [kind, place] = of_source(source);
                [18, kind, place, 0]
            }
            Task::Pace => [19, 0, 0, 0],
            Task::Trim => [20, 0, 0, 0],
            Task::Main => [21, 0, 0, 0],
        })
    }

    /// Returns the task; `None` for [`NONE`](Self::NONE).
    #[inline(always)]
    pub(super) fn unpack(&self) -> Option<Task> {
        Some(match self.0 {
            [0, to, from, left] => Task::Deal {
                side: Side::nearest(to),
                pile: Pile::nearest(from),
                left: Ranged::nearest(left),
            },
            [1, to, ..] => Task::DealCharacter {
                side: Side::nearest(to),
            },
            [2, of, ..] => Task::Flip {
                pile: Pile::nearest(of),
            },
            [3, ..] => Task::Settle,
            [4, to, from, left] => Task::Gain {
                side: Side::nearest(to),
                pile: Pile::nearest(from),
                left: Ranged::nearest(left),
            },
            [5, kind, place, _] => Task::Die {
                roll: roll(kind, place),
            },
            [6, kind, place, _] => Task::Boost {
                roll: roll(kind, place),
            },
            [7, of, cards, _] => Task::Penalty {
                pile: Pile::nearest(of),
                cards: Ranged::nearest(cards),
            },
            [8, from, low, high] => Task::Take {
                from: origin(from),
                left: Cards::nearest(u16::from_le_bytes([low, high])),
            },
            [9, from, low, high] => Task::More {
                from: origin(from),
                left: Cards::nearest(u16::from_le_bytes([low, high])),
            },
            [10, from, left, _] => Task::PickDraw {
                from: Piles(from),
                left: Ranged::nearest(left),
            },
            [11, from, left, _] => Task::MoreDraw {
                from: Piles(from),
                left: Ranged::nearest(left),
            },
            [12, from, numbers, back] => Task::PickLook {
                from: Piles(from),
                cards: Ranged::nearest(low(numbers)),
                keep: Ranged::nearest(high(numbers)),
                rest: Rest::nearest(back),
            },
            [13, of, numbers, back] => Task::Reveal {
                pile: Pile::nearest(of),
                left: Ranged::nearest(low(numbers)),
                keep: Ranged::nearest(high(numbers)),
                rest: Rest::nearest(back),
            },
            [14, of, left, back] => Task::Keep {
                pile: Pile::nearest(of),
                left: Ranged::nearest(left),
                rest: Rest::nearest(back),
            },
            [15, of, back, _] => Task::Place {
                pile: Pile::nearest(of),
                rest: Rest::nearest(back),
            },
            [16, ..] => Task::PickShort,
            [17, machine, ..] => Task::OmitPart {
                machine: Machine(machine),
            },
            [18, kind, place, _] => Task::OmitMachine {
                source: source(kind, place),
            },
            [19, ..] => Task::Pace,
            [20, ..] => Task::Trim,
            [21, ..] => Task::Main,
            _ => return None,
        })
    }
}

// ----- From parts to bytes -----

const fn of_side(side: Side) -> u8 {
    match side {
        Side::Player => 0,
        Side::Ghost => 1,
    }
}

const fn of_rest(rest: Rest) -> u8 {
    match rest {
        Rest::Top => 0,
        Rest::Bottom => 1,
    }
}

const fn of_source(source: Source) -> [u8; 2] {
    match source {
        Source::Character(character) => [0, character.0],
        Source::Machine(machine) => [1, machine.0],
    }
}

const fn of_roll(task: u8, roll: RollFor) -> [u8; 4] {
    let [kind, place] = match roll {
        RollFor::Use(source) => of_source(source),
        RollFor::Steal => [2, 0],
        RollFor::Dig(DigPile::Part) => [3, 0],
        RollFor::Dig(DigPile::Machine) => [4, 0],
    };
    [task, kind, place, 0]
}

const fn of_cards(task: u8, from: Origin, left: Cards) -> [u8; 4] {
    let from = match from {
        Origin::Scrap(piles) => piles.0,
        Origin::Ghost { from, floor } => both(from.0, floor.get()),
    };
    let [low, high] = left.get().to_le_bytes();
    [task, from, low, high]
}

/// Returns two numbers, the first below 8 and the second below 32, in one byte.
const fn both(low: u8, high: u8) -> u8 {
    low | high.wrapping_shl(3)
}

// ----- From bytes to parts -----

const fn low(both: u8) -> u8 {
    both & 7
}

const fn high(both: u8) -> u8 {
    both.wrapping_shr(3)
}

#[inline]
const fn source(kind: u8, place: u8) -> Source {
    match kind {
        0 => Source::Character(Character(place)),
        _ => Source::Machine(Machine(place)),
    }
}

#[inline]
const fn roll(kind: u8, place: u8) -> RollFor {
    match kind {
        0 | 1 => RollFor::Use(source(kind, place)),
        2 => RollFor::Steal,
        3 => RollFor::Dig(DigPile::Part),
        _ => RollFor::Dig(DigPile::Machine),
    }
}

#[inline]
const fn origin(both: u8) -> Origin {
    let from = Piles(low(both));
    match high(both) {
        0 => Origin::Scrap(from),
        floor => Origin::Ghost {
            from,
            floor: Ranged::nearest(floor),
        },
    }
}

#[cfg(test)]
mod tests {
    use solo_core::Readable as _;

    use super::*;
    use crate::Scrapyard;

    #[test]
    fn tasks_are_what_they_were() {
        let game = Scrapyard::default();
        let mut numbers = std::vec::Vec::new();
        for text in [
            "deal ghost machine 8",
            "deal player character 1",
            "flip invention",
            "settle",
            "gain ghost part 6",
            "die dig machine",
            "boost dig part",
            "boost steal",
            "die use c02",
            "boost use s03",
            "penalty machine 2",
            "take scrap pmi 1",
            "more scrap p 300",
            "take ghost pm 2 1",
            "more ghost m 9 38023",
            "pick draw pmi 6",
            "more draw i 1",
            "pick look pm 6 0 bottom",
            "pick look i 1 6 top",
            "reveal part 5 6 top",
            "reveal invention 1 0 bottom",
            "keep machine 6 bottom",
            "place part top",
            "place invention bottom",
            "pick short",
            "omit machine s03",
            "omit invention c01",
            "omit invention s15",
            "pace",
            "trim",
            "main",
        ] {
            let task = Task::parse(&game, text).unwrap();
            let packed = PackedTask::new(task);
            assert_eq!(packed.unpack(), Some(task), "{text}");
            numbers.push(packed.0[0]);
        }
        numbers.sort_unstable();
        numbers.dedup();
        assert!(numbers.into_iter().eq(0..22), "a task of every kind");
        assert_eq!(PackedTask::NONE.unpack(), None);
    }
}
