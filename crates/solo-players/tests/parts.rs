//! A search in parts: the same advice on one thread and on several.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use std::thread::scope;

use solo_core::Game;
use solo_core::example::{Table, Ten};
use solo_players::{Advice, Adviser, Budget, Mcts, Part, Player, Value, Worth};

use crate::common::{Twins, points};

type Search<G, V> = Mcts<G, V>;

fn search(playouts: u32, parts: u32) -> Search<Ten, fn(&u8) -> Worth> {
    let points: fn(&u8) -> Worth = points;
    Mcts::new(points, Budget::playouts(playouts), 1).with_parts(parts)
}

fn on_threads<G, V, P>(parts: Vec<Part<'_, G, V, P>>)
where
    G: Game,
    V: Value<G> + Send,
    P: Player<G> + Send,
{
    scope(|scope| {
        for part in parts {
            scope.spawn(|| part.run());
        }
    });
}

fn backwards<G: Game, V: Value<G>, P: Player<G>>(parts: Vec<Part<'_, G, V, P>>) {
    parts.into_iter().rev().for_each(Part::run);
}

#[test]
fn threads_change_nothing() {
    for parts in [1, 2, 3, 8] {
        let mut one = search(500, parts);
        let (mut several, mut reversed) = (one.clone(), one.clone());
        // The trees are kept from one to the next.
        for sum in [0, 5, 6, 8] {
            let table = Table::Deciding(sum);
            let advice = one.advise(&Ten, &table);
            assert_eq!(several.advise_with(&Ten, &table, on_threads), advice);
            assert_eq!(reversed.advise_with(&Ten, &table, backwards), advice);
            assert_eq!(several.spent(), one.spent());
            assert_eq!(several.nodes(), one.nodes());
        }
    }
}

#[test]
fn parts_share_the_budget() {
    let looks = |advice: &[Advice<_>]| advice.iter().map(|advice| advice.looks).sum::<u32>();
    for parts in 0..10 {
        for playouts in [0, 1, 7, 100] {
            let mut player = search(playouts, parts);
            let advice = player.advise(&Ten, &Table::Deciding(5));
            assert_eq!(
                (player.spent().playouts, looks(&advice)),
                (playouts, playouts)
            );
        }
        let mut player = Mcts::new(points, Budget::steps(50), 1).with_parts(parts);
        player.advise(&Ten, &Table::Deciding(5));
        assert!(player.spent().steps <= 50);
    }
}

#[test]
fn there_is_a_greatest_number_of_parts() {
    let mut most = search(2000, u32::MAX);
    let advice = most.advise(&Ten, &Table::Deciding(5));
    assert_eq!(search(2000, 1024).advise(&Ten, &Table::Deciding(5)), advice);
    assert_ne!(search(2000, 1023).advise(&Ten, &Table::Deciding(5)), advice);
}

#[test]
fn every_part_searches_with_its_own_seed() {
    let of_part = |number: usize| {
        search(200, 2).advise_with(&Ten, &Table::Deciding(0), |parts| {
            parts.into_iter().skip(number).take(1).for_each(Part::run);
        })
    };
    // A part that was not run has no share.
    assert_eq!((of_part(0)[0].looks, of_part(1)[0].looks), (100, 100));
    assert_eq!(of_part(2)[0].looks, 0);
    assert_ne!(of_part(0)[0].estimate, of_part(1)[0].estimate);
}

#[test]
fn few_playouts_in_many_parts_reach_every_decision() {
    let advice = search(2, 2).advise(&Ten, &Table::Deciding(5));
    assert_eq!((advice[0].looks, advice[1].looks), (1, 1));
}

#[test]
fn all_decisions_are_compared_with_the_same_chance() {
    for seed in 0..50 {
        for parts in [1, 3] {
            let search = Mcts::new(points, Budget::playouts(12), seed);
            let advice = search.with_parts(parts).advise(&Twins, &Table::Deciding(5));
            assert_eq!(advice[0].looks, advice[1].looks);
            assert_eq!(advice[0].estimate, advice[1].estimate);
        }
    }
}
