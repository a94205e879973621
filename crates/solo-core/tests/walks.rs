//! Walks and strategies: games as lists of numbers.
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use crate::well::{Rope, Well, WellOptions};
use solo_core::example::{Choice, Table, Ten};
use solo_core::{Face, Input, Options, Picks, Ranged, nth_input};

#[test]
fn a_walk_is_always_a_game() {
    let empty = Picks::default().play(&Ten);
    assert_eq!(
        (empty.inputs.len(), empty.states.as_slice()),
        (0, &[Table::Deciding(0)][..])
    );
    let walk = Picks {
        options: vec![],
        picks: vec![u16::MAX; 100],
    };
    let walked = walk.play(&Ten);
    // The last of all choices: 65535 modulo 6 is 3, modulo 2 is 1.
    assert_eq!(walked.states.last(), Some(&Table::Over(8)));
    assert_eq!(walked.states.len(), walked.inputs.len() + 1);
    let from = walk.play_from(Ten, Table::Deciding(9));
    assert_eq!(from.inputs, [Input::Decision(Choice::Stop)]);
    assert_eq!(
        nth_input(&Ten, &Table::Rolling(1), 8),
        Some(Input::Chance(Face::new(3).unwrap()))
    );
}

#[test]
fn a_walk_chooses_options() {
    let options = |picks: &[u16]| {
        let walk = Picks {
            options: picks.to_vec(),
            picks: vec![],
        };
        walk.game(&Well::default()).options
    };
    let published = WellOptions::default();
    assert_eq!(options(&[]), published);
    assert_eq!(options(&[0, 0, 0]), published);
    assert_eq!(
        options(&[1]),
        WellOptions {
            depth: Ranged::nearest(1),
            ..published
        }
    );
    assert_eq!(
        options(&[3, 2]),
        WellOptions {
            depth: Ranged::nearest(3),
            safe: true,
            ..published
        }
    );
    assert_eq!(
        options(&[4, 3, 3]),
        published,
        "every number is taken modulo the values and one more"
    );
    assert_eq!(
        options(&[0, 0, 2]),
        WellOptions {
            rope: Rope::Long,
            ..published
        }
    );
    // Depth 1 and a long rope cannot be combined: the later one stays as it is.
    assert_eq!(
        options(&[1, 0, 2]),
        WellOptions {
            depth: Ranged::nearest(1),
            ..published
        }
    );
    assert_eq!(WellOptions::SPECS.len(), 3);
}

#[test]
fn walks_come_from_bytes() {
    let walk = Picks::from_bytes(&[34, 1, 0, 2, 1, 5, 0, 0, 2, 9]);
    assert_eq!(
        walk,
        Picks {
            options: vec![1, 258],
            picks: vec![5, 512],
        }
    );
    assert_eq!(Picks::from_bytes(&[2, 7]), Picks::default());
}
