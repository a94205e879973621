use rand_pcg::Pcg32;
use solo_core::example::{Choice, Table, Ten};
use solo_core::{Face, Scripted};

use super::{Index, Tree};
use crate::budget::{Budget, Meter};
use crate::worth::Worth;

const MOST: usize = 1000;

/// Returns a tree that knows only this position.
fn tree(root: &Table) -> Tree<Ten> {
    let mut tree = Tree::new(MOST, 30);
    tree.begin_at(&Ten, root);
    tree
}

/// Walks from the root with these faces until a walk gets to the end of them, and returns position and node there.
fn walk(tree: &mut Tree<Ten>, root: &Table, faces: &[u8]) -> (Table, Index) {
    let mut generator = Pcg32::new(1, 1);
    let mut state = *root;
    for _ in 0..100 {
        state = *root;
        let faces = faces.iter().filter_map(|pips| Face::new(*pips));
        let mut meter = Meter::new(Budget::playouts(1));
        let walked = tree.descend(
            &Ten,
            &mut state,
            Choice::Roll,
            &mut Scripted(faces),
            &mut generator,
            &mut meter,
        );
        // The script ends where the walk is deep enough.
        if walked.is_none() {
            break;
        }
        tree.learn(Worth::HALF);
    }
    (state, tree.end)
}

#[test]
fn a_position_reached_in_two_ways_is_one_node() {
    let root = Table::Deciding(0);
    let mut tree = tree(&root);
    let one = walk(&mut tree, &root, &[1, 3]);
    let other = walk(&mut tree, &root, &[3, 1]);
    assert_eq!((one.0, other.0), (Table::Rolling(4), Table::Rolling(4)));
    assert_eq!(one.1, other.1);
    assert_eq!(tree.positions.get(&Table::Rolling(4)), Some(&one.1));
}

#[test]
fn a_tree_goes_on_from_a_position_that_it_knows() {
    let root = Table::Deciding(0);
    let mut tree = tree(&root);
    walk(&mut tree, &root, &[1, 3]);
    let next = Table::Deciding(1);
    let visits = |tree: &Tree<Ten>, table: &Table| {
        let index = tree.positions.get(table)?;
        Some(tree.nodes.get(*index)?.visits.weight())
    };
    let (before, beyond) = (visits(&tree, &next), visits(&tree, &Table::Deciding(4)));
    assert!(before > Some(0) && beyond > Some(0));
    tree.begin_at(&Ten, &next);
    assert_eq!(tree.positions.get(&next), Some(&0));
    assert_eq!(visits(&tree, &next), before);
    assert_eq!(visits(&tree, &Table::Deciding(4)), beyond);
    // What cannot be reached any more is gone.
    assert_eq!(visits(&tree, &root), None);
    let edges = tree.nodes.iter().flat_map(|node| &node.edges);
    assert!(edges.into_iter().all(|edge| edge.to < tree.nodes.len()));
    assert!(tree.positions.values().all(|index| *index < tree.len()));
}

#[test]
fn a_tree_begins_anew_at_a_position_that_it_does_not_know() {
    let mut tree = tree(&Table::Deciding(0));
    walk(&mut tree, &Table::Deciding(0), &[1, 3]);
    tree.begin_at(&Ten, &Table::Deciding(9));
    assert_eq!(tree.len(), 1);
    assert_eq!(tree.positions.get(&Table::Deciding(9)), Some(&0));
}

#[test]
fn a_tree_of_other_rules_is_not_used() {
    let root = Table::Deciding(0);
    let mut tree = tree(&root);
    walk(&mut tree, &root, &[1, 3]);
    assert!(tree.len() > 1);
    tree.rules = tree.rules.map(|(options, _)| (options, Some(1)));
    tree.begin_at(&Ten, &root);
    assert_eq!(tree.len(), 1);
}

#[test]
fn a_full_tree_is_used_and_grows_no_more() {
    let root = Table::Deciding(0);
    let mut tree = tree(&root);
    tree.most = 4;
    walk(&mut tree, &root, &[1, 3]);
    assert_eq!((tree.len(), tree.positions.len()), (4, 4));
    let known = tree.nodes.first().map(|node| node.visits.weight());
    assert_eq!(known, Some(100));
}
