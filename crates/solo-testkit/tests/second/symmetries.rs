//! Symmetries.

use solo_core::{Bag, Input, InputOf};
use solo_testkit::strategies::games;
use solo_testkit::symmetric;

use super::reports;
use crate::well::{Broken, Deed, Fate, Rune, Shaft, Well};

/// Exchanges two cards.
#[derive(Clone, Copy)]
struct Exchange(Rune, Rune);

impl Exchange {
    fn rune(self, rune: Rune) -> Rune {
        match rune {
            rune if rune == self.0 => self.1,
            rune if rune == self.1 => self.0,
            rune => rune,
        }
    }

    fn bag(self, bag: &Bag<Rune, 4>) -> Bag<Rune, 4> {
        let mut mapped = Bag::new();
        for (rune, copies) in bag.iter() {
            (0..copies).for_each(|_| assert!(mapped.put(self.rune(rune))));
        }
        mapped
    }

    fn state(self, shaft: &Shaft) -> Shaft {
        Shaft {
            unseen: self.bag(&shaft.unseen),
            hand: self.bag(&shaft.hand),
            gone: self.bag(&shaft.gone),
            ..shaft.clone()
        }
    }

    fn input(self, input: InputOf<Well>) -> InputOf<Well> {
        match input {
            Input::Decision(Deed::Drop(rune)) => Input::Decision(Deed::Drop(self.rune(rune))),
            Input::Chance(Fate::Card(rune)) => Input::Chance(Fate::Card(self.rune(rune))),
            other => other,
        }
    }
}

/// There is one copy of each.
const A_AND_D: Exchange = Exchange(Rune(0), Rune(3));

fn check(
    well: Well,
    state: impl Fn(&Well, &Shaft) -> Shaft,
    input: impl Fn(&Well, InputOf<Well>) -> InputOf<Well>,
) -> Result<(), String> {
    symmetric(&games(well).any_options(), 100, state, input)
}

#[test]
fn cards_with_equal_copies_can_be_exchanged() {
    let exchanged = check(
        Well::default(),
        |_, shaft| A_AND_D.state(shaft),
        |_, input| A_AND_D.input(input),
    );
    assert_eq!(exchanged, Ok(()));
}

#[test]
fn a_map_to_no_position_is_reported() {
    let wrong = Exchange(Rune(0), Rune(1));
    let found = check(
        Well::default(),
        |_, shaft| wrong.state(shaft),
        |_, input| wrong.input(input),
    );
    let expected = "\
the map is not a symmetry:
  the mapped position is none of the game: hand, gone: 2 cards instead of 1 (WE-7); hand, gone: \
1 cards instead of 2 (WE-7)
0 steps of well, default options:
";
    reports(&found.unwrap_err(), expected);
}

#[test]
fn lists_have_to_correspond() {
    // On turn 3 one may leave.
    let found = check(
        Well::default(),
        |_, shaft| {
            let turn = shaft.turn + 3;
            Shaft {
                turn,
                ..shaft.clone()
            }
        },
        |_, input| input,
    );
    let expected = "\
the map is not a symmetry:
  actions: leave (only after the map)
0 steps of well, default options:
";
    reports(&found.unwrap_err(), expected);
}

#[test]
fn weights_have_to_correspond() {
    // Where nothing is out of the box, 1, 2, 0, 1 copies are listed for each exchange.
    let wrong = Exchange(Rune(1), Rune(3));
    let found = check(
        Well::default(),
        |_, shaft| shaft.clone(),
        |_, input| wrong.input(input),
    );
    let expected = "\
the map is not a symmetry:
  weight of card B: 1 (before the map), 2 (after the map)
  weight of card D: 2 (before the map), 1 (after the map)
1 step of well, default options:
  draw
";
    reports(&found.unwrap_err(), expected);
}

#[test]
fn steps_have_to_commute_with_the_map() {
    let found = check(
        Well::default(),
        |_, shaft| {
            let pips = shaft.pips * 2;
            Shaft {
                pips,
                ..shaft.clone()
            }
        },
        |_, input| input,
    );
    let expected = "\
the map is not a symmetry:
  chance die 1, mapped to chance die 1:
  view.pips: 2 (the step, then the map), 1 (the map, then the step)
1 step of well, default options:
  throw
";
    reports(&found.unwrap_err(), expected);
}

#[test]
fn outcomes_have_to_agree() {
    // A throw adds its pips, so every step commutes.
    let found = check(
        Well::default(),
        |_, shaft| {
            let pips = shaft.pips + 1;
            Shaft {
                pips,
                ..shaft.clone()
            }
        },
        |_, input| input,
    );
    let expected = "\
the map is not a symmetry:
  outcome: 1 (before the map), 2 (after the map)
6 steps of well, default options:
";
    reports(&found.unwrap_err(), expected);
}

#[test]
fn a_step_that_is_refused_is_reported() {
    // The rules list what they refuse; games that come to it have no walk.
    let walks = games(Well::broken(Broken::ListsTooMuch))
        .any_options()
        .weighing(|deed| u32::from(matches!(deed, Deed::Throw | Deed::Draw)));
    let found = symmetric(
        &walks,
        100,
        |_, shaft| A_AND_D.state(shaft),
        |_, input| A_AND_D.input(input),
    );
    let expected = "\
the map is not a symmetry:
  decide drop A, mapped to decide drop D, is refused: there is nothing to drop
0 steps";
    reports(&found.unwrap_err(), expected);
}

#[test]
fn a_map_that_moves_nothing_checks_nothing() {
    let found = check(Well::default(), |_, shaft| shaft.clone(), |_, input| input);
    let expected = "the map changes no position of well, so it says nothing";
    assert_eq!(found, Err(expected.to_owned()));
}
