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
use solo_core::{Source, below, stream};

use super::cubes::Cubes;
use super::means::Means;
use super::plan::{GROUP, Plan, Tally, Value};
use crate::catalogue::Mix;
use crate::state::Dice;
use crate::terms::{Colour, OwnedDie, Side};

/// Makes any multiset of dice, numbered as the human's (0 to 17) and le Roy's (18 to 35).
fn districts(codes: &[u8]) -> [Dice; 2] {
    let mut dice = [Dice::default(); 2];
    for &code in codes {
        let die = OwnedDie::nth(code);
        dice[usize::from(die.side() == Side::Roy)].add(die.die());
    }
    dice
}

/// Returns whether some of these dice make the group complete.
fn exists(plan: &Plan, codes: &[u8], tally: Tally) -> bool {
    plan.is_complete(tally)
        || tally.size < plan.most
            && (0..codes.len())
                .any(|at| exists(plan, &codes[at + 1..], tally.with_coded(codes[at])))
}

/// Returns whether the search lets the die join.
fn may_join(plan: &Plan, code: u8, tally: Tally, dice: [Dice; 2]) -> bool {
    let die = OwnedDie::nth(code);
    let joining = plan.joining_faces(die.colour, tally, dice);
    joining[usize::from(die.side() == Side::Roy)] & 1 << (die.face.pips() - 1) != 0
}

fn number(rng: &mut impl Rng, most: u32) -> u8 {
    below(rng, most + 1) as u8
}

fn colour(rng: &mut impl Rng) -> Colour {
    Colour::nth(number(rng, 2))
}

/// Draws prices; larger groups may make the dice of le Roy cheaper.
fn random_prices(rng: &mut impl Rng) -> [u8; 3] {
    [number(rng, 6), number(rng, 6), number(rng, 6)]
}

fn random_plan(rng: &mut impl Rng) -> Plan {
    let colours = 1 + number(rng, 6);
    let must = if below(rng, 4) == 0 {
        colour(rng).bit()
    } else {
        0
    };
    let must_roy = if below(rng, 4) == 0 {
        colour(rng).bit()
    } else {
        0
    };
    Plan {
        colours,
        mix: [Mix::Single, Mix::EachOnce, Mix::Any, Mix::All][usize::from(number(rng, 3))],
        most: 1 + number(rng, 2),
        need: number(rng, 20),
        must,
        must_roy,
        free: (colour(rng), number(rng, 2)),
        value: match below(rng, 4) {
            0 => Value::Each(1 + number(rng, 5)),
            1 => Value::Times(1 + number(rng, 2)),
            _ => Value::Faces,
        },
        bonus: number(rng, 3),
        each: (colour(rng), number(rng, 2)),
        budget: i32::from(number(rng, 20)),
        prices: random_prices(rng),
    }
}

fn random_dice(rng: &mut impl Rng) -> Vec<u8> {
    let mut codes: Vec<u8> = (0..=number(rng, 6)).map(|_| number(rng, 35)).collect();
    codes.sort_unstable();
    codes
}

#[test]
fn a_group_is_found_if_there_is_one() {
    let mut rng = stream(8, Source::new::<0>());
    let mut found = [0_u32; 2];
    for _ in 0..60_000 {
        let (plan, codes) = (random_plan(&mut rng), random_dice(&mut rng));
        let dice = districts(&codes);
        let expected = exists(&plan, &codes, Tally::default());
        found[usize::from(expected)] += 1;
        assert_eq!(plan.reaches(Tally::default(), dice), expected);
        let means = Means::new(dice, Cubes::default(), plan.prices);
        assert_eq!(means.reach(&plan), expected);
        // Groups of one colour need no search.
        let allowed = means.allow(&plan).filter(|allowed| *allowed == expected);
        assert!(allowed.is_some() || plan.mix != Mix::Single && means.allow(&plan).is_none());
        // With one die of the group chosen, and with another one joining.
        let first = codes[0];
        let alone = Tally::default().with_coded(first);
        assert_eq!(
            may_join(&plan, first, Tally::default(), dice),
            exists(&plan, &codes[1..], alone),
        );
        if let (Some(&second), true) = (codes.get(1), plan.most > 1) {
            let rest = districts(&codes[1..]);
            let pair = alone.with_coded(second);
            let expected = exists(&plan, &codes[2..], pair);
            let joins = plan.joining(alone) & OwnedDie::nth(second).colour.bit() != 0;
            assert!(joins || !expected);
            if joins {
                assert_eq!(may_join(&plan, second, alone, rest), expected);
            }
            assert!(!plan.is_hopeless(alone) || !exists(&plan, &codes[1..], alone));
        }
    }
    assert!(found[0] > 10_000 && found[1] > 10_000, "{found:?}");
}

/// Makes a plan as without a cube: no bonus, and no required colour.
fn plain(mix: Mix, colours: u8, most: u8, need: u8, prices: [u8; 3]) -> Plan {
    Plan {
        colours,
        mix,
        most,
        need,
        must: 0,
        must_roy: 0,
        free: (Colour::Red, 0),
        value: Value::Faces,
        bonus: 0,
        each: (Colour::Red, 0),
        budget: 126,
        prices,
    }
}

#[test]
fn what_is_settled_without_a_search_is_right() {
    let mut rng = stream(9, Source::new::<0>());
    for _ in 0..30_000 {
        let codes = random_dice(&mut rng);
        let prices = random_prices(&mut rng);
        let means = Means::new(districts(&codes), Cubes::default(), prices);
        let (colours, most) = (1 + number(&mut rng, 6), number(&mut rng, 3));
        let (need, budget) = (number(&mut rng, 19), i32::from(number(&mut rng, 22)) - 1);
        let exact = |plan: &Plan| exists(plan, &codes, Tally::default());
        let single = Plan {
            budget,
            ..plain(Mix::Single, colours, most, need, prices)
        };
        assert_eq!(means.allow_plain(&single), Some(exact(&single)));
        // With one die of each colour, own dice alone settle it, or none that could be bought.
        let each = |budget, prices| Plan {
            budget,
            ..plain(Mix::EachOnce, colours, GROUP, need, prices)
        };
        let own = exact(&each(0, [1; 3]));
        let none = !exact(&each(126, prices)) || prices.iter().all(|&one| i32::from(one) > budget);
        let allowed = (budget >= 0 && (own || none)).then_some(own);
        let each = each(budget, prices);
        assert_eq!(means.allow_plain(&each), allowed);
        assert_eq!(means.reach(&each), exact(&each));
        for (mix, most) in [(Mix::EachOnce, 2), (Mix::Any, GROUP), (Mix::All, GROUP)] {
            let plan = plain(mix, colours, most, need, prices);
            assert_eq!(means.allow_plain(&plan), None);
            assert_eq!(means.reach(&plan), exact(&plan));
        }
    }
}

#[test]
fn prices_and_purses_may_be_large() {
    // Three red 4s of le Roy.
    let codes = [21, 21, 21];
    for (price, budget, need) in [
        (20, 59, 12),
        (20, 60, 12),
        (21, 62, 12),
        (21, 63, 12),
        (22, 65, 12),
        (22, 66, 12),
        (99, 98, 4),
        (99, 99, 4),
        (2, 1_000_000, 12),
        (2, 1_000_000, 13),
        (0, -1, 1),
        (99, -1, 1),
    ] {
        let plan = Plan {
            budget,
            ..plain(Mix::Single, 7, GROUP, need, [price; 3])
        };
        let means = Means::new(districts(&codes), Cubes::default(), plan.prices);
        let expected = exists(&plan, &codes, Tally::default());
        let known = (price <= 21).then_some(expected);
        assert_eq!(means.allow(&plan), known, "{price} {budget}");
        assert_eq!(means.reach(&plan), expected, "{price} {budget}");
    }
}

#[test]
fn a_small_group_is_not_paid_at_the_price_of_a_larger_one() {
    // Three red 4s of le Roy, who asks 1 each in a group of one size and 9 in others.
    let codes = [21, 21, 21];
    for (prices, least) in [([9, 1, 9], 2), ([9, 9, 1], 3)] {
        let means = Means::new(districts(&codes), Cubes::default(), prices);
        for most in 1..=GROUP {
            let plan = Plan {
                budget: 3,
                ..plain(Mix::Single, 7, most, 1, prices)
            };
            assert_eq!(exists(&plan, &codes, Tally::default()), most >= least);
            assert_eq!(means.allow_plain(&plan), Some(most >= least));
        }
    }
}

#[test]
fn hopeless_is_what_no_size_of_group_makes_cheap_enough() {
    let roy = Tally::default().with(3, 6);
    let plan = |budget, prices| Plan {
        budget,
        ..plain(Mix::Any, 7, GROUP, 1, prices)
    };
    assert!(plan(1, [5, 4, 2]).is_hopeless(roy));
    assert!(!plan(2, [5, 4, 2]).is_hopeless(roy));
    assert!(!plan(0, [5, 4, 2]).is_hopeless(Tally::default()));
}
