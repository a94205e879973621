//! The embedded catalogue, put together at compile time.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::panic,
    reason = "everything here is computed by the compiler; what goes wrong does not compile"
)]

use super::house_rows::{ACTIVITIES, ActivityRow, CHARACTERS, EVENTS, EventRow, Fx, Play};
use super::{
    Activity, Catalogue, Chain, Character, Combat, Constants, Effect, EffectList, EffectLists,
    Event, EventEffect, Labels, MAX_STEPS, Rules, Store, TradeSpace, Use, UseFor,
};
use crate::terms::Colour;

const EFFECTS: usize = 64;
const LISTS: usize = 16;

/// The embedded catalogue.
pub(crate) static HOUSE: Catalogue = Catalogue {
    rules: BUILT.0,
    effects: Store::Embedded(EFFECT_TABLE),
    lists: Store::Embedded(LIST_TABLE),
    labels: Labels::House,
};

const BUILT: (Rules, Pool) = build();
static POOL: Pool = BUILT.1;
static EFFECT_TABLE: &[Effect] = POOL.effects.split_at(POOL.effect_count).0;
static LIST_TABLE: &[EffectList] = POOL.lists.split_at(POOL.list_count).0;

/// The tables of effects and of lists while they grow.
struct Pool {
    effects: [Effect; EFFECTS],
    effect_count: usize,
    lists: [EffectList; LISTS],
    list_count: usize,
}

impl Pool {
    /// Adds a list; the lists inside its effects come before it.
    const fn add(&mut self, tree: &[Fx]) -> EffectList {
        let mut made = [Effect::Vp(0); 6];
        let mut i = 0;
        while i < tree.len() {
            made[i] = self.effect(&tree[i]);
            i += 1;
        }
        let list = EffectList {
            first: self.effect_count as u16,
            len: tree.len() as u8,
        };
        i = 0;
        while i < tree.len() {
            self.effects[self.effect_count] = made[i];
            self.effect_count += 1;
            i += 1;
        }
        list
    }

    const fn effect(&mut self, fx: &Fx) -> Effect {
        match *fx {
            Fx::PayDeniers(n) => Effect::PayDeniers(n),
            Fx::PayInfluence(n) => Effect::PayInfluence(n),
            Fx::Deniers(n) => Effect::Deniers(n),
            Fx::Influence(n) => Effect::Influence(n),
            Fx::Vp(n) => Effect::Vp(n),
            Fx::Recruit(n) => Effect::Recruit(n),
            Fx::Per(resource, amount, count, every) => Effect::Per {
                resource,
                amount,
                count,
                every,
            },
            Fx::EventCube(n) => Effect::EventCube(n),
            Fx::Roll(least, tree) => Effect::Roll {
                least,
                list: self.add(tree),
            },
            Fx::Choose(trees) => {
                let mut made = [EffectList { first: 0, len: 0 }; 4];
                let mut i = 0;
                while i < trees.len() {
                    made[i] = self.add(trees[i]);
                    i += 1;
                }
                let first = self.list_count as u16;
                i = 0;
                while i < trees.len() {
                    self.lists[self.list_count] = made[i];
                    self.list_count += 1;
                    i += 1;
                }
                Effect::Choose(EffectLists {
                    first,
                    len: trees.len() as u8,
                })
            }
        }
    }
}

const fn build() -> (Rules, Pool) {
    let mut pool = Pool {
        effects: [Effect::Vp(0); EFFECTS],
        effect_count: 0,
        lists: [EffectList { first: 0, len: 0 }; LISTS],
        list_count: 0,
    };
    let mut activities = [None; 54];
    let mut i = 0;
    while i < ACTIVITIES.len() {
        let row = &ACTIVITIES[i];
        activities[activity_index(row.id)] = Some(activity(row, &mut pool));
        i += 1;
    }
    let mut events = [None; 35];
    i = 0;
    while i < EVENTS.len() {
        events[event_index(EVENTS[i].id)] = Some(event(&EVENTS[i]));
        i += 1;
    }
    let rules = Rules {
        constants: Constants::HOUSE,
        activities,
        events,
        characters: characters(),
        // CAT-5: the palace is P2; City Hall and bishopric are house values.
        chains: [
            [
                chain(&[1]),
                chain(&[2]),
                chain(&[3]),
                chain(&[4]),
                chain(&[5]),
                chain(&[6]),
            ],
            [
                chain(&[1, 2, 3]),
                chain(&[2, 3]),
                chain(&[3]),
                chain(&[4, 5, 6]),
                chain(&[5, 6]),
                chain(&[6]),
            ],
            [
                chain(&[1, 2]),
                chain(&[2]),
                chain(&[3, 4]),
                chain(&[4]),
                chain(&[5, 6]),
                chain(&[6]),
            ],
        ],
        // CAT-6: house values.
        places: [[6, 5, 4, 3, 2, 1], [4, 1, 5, 2, 6, 3], [5, 3, 1, 6, 4, 2]],
        // CAT-7: house values; that there are columns with 1 and with 2 is published.
        column_influence: [1, 1, 1, 2, 2, 2],
    };
    (rules, pool)
}

const fn chain(spaces: &[u8]) -> Chain {
    let mut packed = 0;
    let mut i = 0;
    while i < spaces.len() {
        packed |= (spaces[i] as u32) << (4 * i);
        i += 1;
    }
    Chain(packed)
}

const fn activity(row: &ActivityRow, pool: &mut Pool) -> Activity {
    let mut spaces = [TradeSpace { price: 0, vp: 0 }; 6];
    let mut i = 0;
    while i < row.spaces.len() {
        let (price, vp) = row.spaces[i];
        spaces[i] = TradeSpace { price, vp };
        i += 1;
    }
    let usage = match row.play {
        Play::Immediate(tree) => immediate(tree, pool),
        Play::Deferred(effect, kinds) => {
            let mut use_for = 0;
            i = 0;
            while i < kinds.len() {
                use_for |= kinds[i].bit();
                i += 1;
            }
            Use::Deferred {
                effect,
                use_for: UseFor(use_for),
            }
        }
    };
    Activity {
        divisor: row.divisor,
        space_count: row.spaces.len() as u8,
        spaces,
        usage,
    }
}

const fn immediate(tree: &[Fx], pool: &mut Pool) -> Use {
    let (mut costs, mut deniers, mut influence) = (0, 0, 0);
    let mut i = 0;
    while i < tree.len() {
        match tree[i] {
            Fx::PayDeniers(n) => deniers += n,
            Fx::PayInfluence(n) => influence += n,
            _ => break,
        }
        costs += 1;
        i += 1;
    }
    Use::Immediate {
        list: pool.add(tree),
        costs,
        deniers,
        influence,
    }
}

const fn event(row: &EventRow) -> Event {
    let mut effects = [EventEffect::BlackDice(0); 4];
    let mut i = 0;
    while i < row.effects.len() {
        effects[i] = row.effects[i];
        i += 1;
    }
    let mut colours = 0;
    i = 0;
    while i < row.colours.len() {
        colours |= row.colours[i].bit();
        i += 1;
    }
    let mut reward = [0; 7];
    i = 0;
    while i < row.reward.len() {
        reward[i] = row.reward[i];
        i += 1;
    }
    Event {
        second: row.second,
        effect_count: row.effects.len() as u8,
        effects,
        banners: row.banners,
        combat: Combat {
            colours,
            mix: row.mix,
            divisor: row.divisor,
        },
        reward,
        // KC-10.7: only Marauding stays.
        stays: event_index(row.id) == 0,
    }
}

const fn characters() -> [Character; 6] {
    let mut made = [Character {
        metric: CHARACTERS[0].metric,
        roy: false,
        step_count: 0,
        steps: [(0, 0); MAX_STEPS],
    }; 6];
    let mut i = 0;
    while i < CHARACTERS.len() {
        let row = &CHARACTERS[i];
        made[i].metric = row.metric;
        made[i].roy = row.roy;
        made[i].step_count = row.steps.len() as u8;
        let mut k = 0;
        while k < row.steps.len() {
            made[i].steps[k] = row.steps[k];
            k += 1;
        }
        i += 1;
    }
    made
}

const fn colour(letter: u8) -> Colour {
    match Colour::from_letter(letter) {
        Some(colour) => colour,
        None => panic!("no colour has this letter"),
    }
}

const fn activity_index(id: &str) -> usize {
    let id = id.as_bytes();
    let slot = 3 * colour(id[0]).index() + (id[1] - b'1');
    (6 * slot + (id[2] - b'a')) as usize
}

const fn event_index(id: &str) -> usize {
    let id = id.as_bytes();
    if id[1] == b'0' {
        return 0;
    }
    let (first, _) = crate::ids::EventId::RANGES[colour(id[1]).index() as usize];
    (first + (id[2] - b'1')) as usize
}

#[cfg(test)]
mod tests {
    use super::{EFFECT_TABLE, HOUSE, LIST_TABLE, build};

    /// The tables are made by the compiler; made again they can be stepped through.
    #[test]
    fn the_tables_are_the_same_whenever_they_are_made() {
        let (rules, pool) = build();
        assert_eq!(rules, HOUSE.rules);
        assert_eq!(&pool.effects[..pool.effect_count], EFFECT_TABLE);
        assert_eq!(&pool.lists[..pool.list_count], LIST_TABLE);
    }
}
