//! The search for groups of dice, compared with all groups that exist.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::as_conversions,
    reason = "a test may panic"
)]

extern crate std;

use std::vec::Vec;

use solo_core::rand_core::Rng;
use solo_core::{Kind, Set, Source, below, stream};

use super::demand::{Demand, GROUP, Tally};
use super::search::DiceAndCubes;
use crate::catalogue::{Deferred, Mix};
use crate::state::{Dice, Group};
use crate::terms::{Colour, OwnedDie, Side};

fn districts(dice: &[OwnedDie]) -> [Dice; 2] {
    let mut districts = [Dice::default(); 2];
    for die in dice {
        districts[usize::from(die.side() == Side::Roy)].add(die.die());
    }
    districts
}

fn available(dice: &[OwnedDie]) -> DiceAndCubes {
    DiceAndCubes::new(&districts(dice), Set::EMPTY)
}

/// Returns whether adding some of these dice completes the group.
fn exists(demand: &Demand, group: Group, dice: &[OwnedDie]) -> bool {
    demand.is_complete(&Tally::of(&group.dice))
        || group.dice.len() < usize::from(demand.most)
            && (0..dice.len()).any(|at| exists(demand, group.with(dice[at]), &dice[at + 1..]))
}

fn number(rng: &mut impl Rng, most: u32) -> u8 {
    below(rng, most + 1) as u8
}

fn colour(rng: &mut impl Rng) -> Colour {
    Colour::ALL[usize::from(number(rng, 2))]
}

/// Draws an effect of a cube, or none.
fn random_cube(rng: &mut impl Rng) -> Option<Deferred> {
    let (from, to) = (colour(rng), colour(rng));
    Some(match below(rng, 10) {
        0 => Deferred::AddSum(to, 1 + number(rng, 3)),
        1 => Deferred::AddEach(to, 1 + number(rng, 3)),
        2 => Deferred::SetEach(1 + number(rng, 5)),
        3 => Deferred::Recolour(from, to),
        4 => Deferred::Multiply(from, to, 2 + number(rng, 1)),
        5 => Deferred::Free(to, 1 + number(rng, 2)),
        6 => Deferred::Wild(to),
        _ => return None,
    })
}

fn random_demand(rng: &mut impl Rng) -> Demand {
    let demand = Demand {
        colours: Set::from_bits(1 + u64::from(number(rng, 6))),
        mix: Mix::ALL[usize::from(number(rng, 3))],
        most: 1 + number(rng, 2),
        least: number(rng, 20),
        cube: None,
        budget: i32::from(number(rng, 22)) - 1,
        // Larger groups may make the dice of le Roy cheaper.
        prices: [number(rng, 6), number(rng, 6), number(rng, 6)],
    };
    let cube = random_cube(rng);
    cube.and_then(|effect| demand.with_cube(effect))
        .unwrap_or(demand)
}

fn random_dice(rng: &mut impl Rng) -> Vec<OwnedDie> {
    let mut dice: Vec<OwnedDie> = (0..=number(rng, 6))
        .filter_map(|_| OwnedDie::from_index(number(rng, 35)))
        .collect();
    dice.sort_unstable();
    dice
}

#[test]
fn a_group_is_found_if_there_is_one() {
    let mut rng = stream(8, Source::new::<0>());
    let mut found = [0_u32; 2];
    for _ in 0..60_000 {
        let (demand, dice) = (random_demand(&mut rng), random_dice(&mut rng));
        let nothing = Group::new(None);
        let expected = exists(&demand, nothing, &dice);
        found[usize::from(expected)] += 1;
        assert_eq!(demand.can_be_met(&available(&dice)), expected);
        assert!(!demand.is_too_dear(&Tally::default()) || !expected);
        // With one die of the group chosen, and with another one joining.
        let joining = demand.joining_dice(nothing, &districts(&dice));
        let alone = nothing.with(dice[0]);
        let joins = exists(&demand, alone, &dice[1..]);
        assert_eq!(joining.contains(dice[0]), joins);
        assert!(!demand.is_too_dear(&Tally::of(&alone.dice)) || !joins);
        if let (Some(&second), true) = (dice.get(1), demand.most > 1) {
            let joining = demand.joining_dice(alone, &districts(&dice[1..]));
            let joins = exists(&demand, alone.with(second), &dice[2..]);
            assert_eq!(joining.contains(second), joins);
        }
    }
    assert!(found[0] > 10_000 && found[1] > 10_000, "{found:?}");
}

/// Returns the demand of one to three dice of a colour without a cube.
fn plain(least: u8, budget: i32, prices: [u8; 3]) -> Demand {
    Demand {
        colours: Set::full(),
        mix: Mix::Single,
        most: GROUP,
        least,
        cube: None,
        budget,
        prices,
    }
}

#[test]
fn prices_and_purses_may_be_large() {
    // Three red 4s of le Roy.
    let dice = [OwnedDie::from_index(21).unwrap(); 3];
    for (price, budget, least) in [
        (20, 59, 12),
        (20, 60, 12),
        (99, 98, 4),
        (99, 99, 4),
        (2, 1_000_000, 12),
        (2, 1_000_000, 13),
        (0, -1, 1),
        (99, -1, 1),
    ] {
        let demand = plain(least, budget, [price; 3]);
        let expected = exists(&demand, Group::new(None), &dice);
        let met = demand.can_be_met(&available(&dice));
        assert_eq!(met, expected, "{price} {budget}");
    }
}

#[test]
fn a_small_group_is_not_paid_at_the_price_of_a_larger_one() {
    // Three red 4s of le Roy, who asks 1 each in a group of one size and 9 in others.
    let dice = [OwnedDie::from_index(21).unwrap(); 3];
    for (prices, least) in [([9, 1, 9], 2), ([9, 9, 1], 3)] {
        for most in 1..=GROUP {
            let demand = Demand {
                most,
                ..plain(1, 3, prices)
            };
            let met = demand.can_be_met(&available(&dice));
            assert_eq!(met, most >= least);
        }
    }
}

#[test]
fn too_dear_is_what_no_size_of_group_makes_cheap_enough() {
    let roy = [OwnedDie::from_index(23).unwrap()];
    assert!(plain(1, 1, [5, 4, 2]).is_too_dear(&Tally::of(&roy)));
    assert!(!plain(1, 2, [5, 4, 2]).is_too_dear(&Tally::of(&roy)));
    assert!(!plain(1, 0, [5, 4, 2]).is_too_dear(&Tally::default()));
}
