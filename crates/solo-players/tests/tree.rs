//! The tree of a search: what is one node, what is kept from one decision to the next, and how far it looks.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::float_arithmetic,
    reason = "a test may panic"
)]

use solo_core::example::{Table, Ten};
use solo_core::{Events, Face, Forbidden, Game, Input, InputOf, Next, NoEvents, Weight};
use solo_players::{Adviser, Budget, Mcts, Worth};

use crate::common::points;

/// Returns the nodes that a player begins with at a position, after what it has thought about before.
fn kept<G: Game<Outcome = u8>>(
    player: &Mcts<G, fn(&u8) -> Worth>,
    game: &G,
    state: &G::State,
) -> usize
where
    solo_players::Random: solo_players::Player<G>,
{
    let mut player = player.clone();
    // No part of the search is run.
    player.advise_with(game, state, |_| {});
    player.nodes()
}

fn player<G: Game<Outcome = u8>>(playouts: u32) -> Mcts<G, fn(&u8) -> Worth> {
    Mcts::new(points as fn(&u8) -> Worth, Budget::playouts(playouts), 1)
}

#[test]
fn a_position_reached_in_several_ways_is_one_node() {
    let mut player = player(20_000);
    player.advise(&Ten, &Table::Deciding(0));
    // Three positions for each sum, and few nodes for rare outcomes; there are 1,023 ways to ten.
    let nodes = player.nodes();
    assert!((25..100).contains(&nodes), "{nodes}");
}

#[test]
fn a_tree_goes_on_from_a_position_that_it_knows() {
    let mut player = player(400);
    player.advise(&Ten, &Table::Deciding(0));
    let all = player.nodes();
    // What cannot be reached any more is gone.
    let nodes = [1, 3, 6].map(|sum| kept(&player, &Ten, &Table::Deciding(sum)));
    assert!(
        all > nodes[0] && nodes.is_sorted_by(|more, less| more > less),
        "{all} {nodes:?}"
    );
    assert!(nodes[2] > 1, "{nodes:?}");
    player.advise_with(&Ten, &Table::Deciding(3), |_| {});
    assert_eq!(kept(&player, &Ten, &Table::Deciding(6)), nodes[2]);
    // What is kept is searched as before: every playout ends, and none leaves the tree.
    let advice = player.advise(&Ten, &Table::Deciding(3));
    assert_eq!((advice.len(), player.spent().playouts), (1, 400));
}

#[test]
fn a_tree_begins_anew_at_a_position_that_it_does_not_know() {
    let mut player = player(400);
    player.advise(&Ten, &Table::Deciding(3));
    assert!(kept(&player, &Ten, &Table::Deciding(3)) > 1);
    assert_eq!(kept(&player, &Ten, &Table::Deciding(2)), 1);
}

#[test]
fn a_full_tree_is_used_and_grows_no_more() {
    let mut player = player(400).with_nodes(4);
    player.advise(&Ten, &Table::Deciding(5));
    assert_eq!((player.nodes(), player.spent().playouts), (4, 400));
}

/// After one decision of two, a choice between ends of different worth.
#[derive(Clone, Debug)]
struct Arms;

impl Game for Arms {
    solo_core::no_options!();
    type State = Table;
    type Decision = Face;
    type Chance = Face;
    type Event = NoEvents;
    type Outcome = u8;
    type Refusal = Forbidden;
    const NAME: &'static str = "arms";
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = 6;
    const MAX_CHANCES: usize = 1;
    const MAX_STEPS: u32 = 2;

    fn start_with_events(&self, _: &mut impl Events<NoEvents>) -> Table {
        Table::Deciding(0)
    }

    fn next(&self, state: &Table) -> Next<u8> {
        match state {
            Table::Over(score) => Next::Over(*score),
            _ => Next::Decision,
        }
    }

    fn decisions(&self, state: &Table) -> impl ExactSizeIterator<Item = Face> {
        let count = match state {
            Table::Deciding(0) => 2,
            Table::Over(_) => 0,
            _ => 6,
        };
        Face::all().take(count)
    }

    fn chances(&self, _: &Table) -> impl ExactSizeIterator<Item = (Face, Weight)> {
        core::iter::empty()
    }

    fn advance(
        &self,
        state: &mut Table,
        input: InputOf<Self>,
        _: &mut impl Events<NoEvents>,
    ) -> Result<(), Forbidden> {
        if let Input::Decision(face) = input {
            *state = match (*state, face) {
                (Table::Deciding(0), Face::ONE) => Table::Deciding(1),
                (Table::Deciding(0), _) => Table::Over(0),
                _ => Table::Over(ARMS[usize::from(face.pips()) - 1]),
            };
        }
        Ok(())
    }
}

/// Scores of the ends, in tenths.
const ARMS: [u8; 6] = [0, 2, 5, 6, 9, 10];

/// Returns the mean of visits to the ends, each to the one with the highest sum of mean and bonus.
fn mean(visits: u32, curiosity: f64) -> f64 {
    let worth = ARMS.map(|score| f64::from(score) / 10.0);
    let mut counts = [1.0; 6];
    // The first visit ends at random behind the tree.
    let mut sum: f64 = worth.iter().sum::<f64>() * (1.0 + 1.0 / 6.0);
    for visit in 7..visits {
        let promise =
            |arm: usize| worth[arm] + curiosity * (f64::from(visit).ln() / counts[arm]).sqrt();
        let best = (0..6)
            .max_by(|a, b| promise(*a).total_cmp(&promise(*b)))
            .unwrap();
        counts[best] += 1.0;
        sum += worth[best];
    }
    sum / f64::from(visits)
}

/// The bonus is the curiosity times the square root of ln(visits) / visits of the branch, as a share of all worth seen.
#[test]
fn what_is_little_known_attracts_more() {
    for (curiosity, visits) in [(30, 500), (30, 5000), (100, 500), (100, 5000), (300, 5000)] {
        let mut player = player(2 * visits).with_curiosity(curiosity);
        let advice = player.advise(&Arms, &Table::Deciding(0));
        let found = advice
            .iter()
            .find(|advice| advice.decision == Face::ONE)
            .unwrap();
        let found = f64::from(found.estimate.millionths()) / 1e6;
        let expected = mean(visits, f64::from(curiosity) / 100.0);
        assert!(
            (found - expected).abs() < 0.004,
            "{curiosity} {visits}: {found} and {expected}"
        );
    }
}
