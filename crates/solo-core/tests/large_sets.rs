//! Sets of up to 128 kinds against those of the standard library, and values by kind.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeSet;

use solo_core::rand_core::Rng;
use solo_core::{Each, Kind, LargeSet, Source, stream};

/// The row of a table with 128 rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Row(u8);

impl Kind for Row {
    const COUNT: usize = 128;

    fn index(self) -> u8 {
        self.0
    }

    fn from_index(index: u8) -> Option<Self> {
        (index < 128).then_some(Self(index))
    }
}

type Model = BTreeSet<Row>;

/// Returns the empty set, the full one, sets of one row, and many random sets.
fn models() -> Vec<Model> {
    let all = || (0..128).map(Row);
    let mut models = vec![Model::new(), all().collect()];
    models.extend(all().map(|row| Model::from([row])));
    let mut generator = stream(13, Source::new::<0>());
    for of in [1, 2, 8, 64] {
        models.extend((0..50).map(|_| {
            all()
                .filter(|_| generator.next_u32().is_multiple_of(of))
                .collect()
        }));
    }
    models
}

fn set(model: &Model) -> LargeSet<Row> {
    model.iter().copied().collect()
}

#[test]
fn a_large_set_is_a_set() {
    for model in models() {
        let set = set(&model);
        assert!(set.iter().eq(model.iter().copied()));
        assert_eq!(usize::try_from(set.len()), Ok(model.len()));
        assert_eq!(set.iter().len(), model.len());
        assert_eq!(set.is_empty(), model.is_empty());
        assert_eq!(set.first(), model.first().copied());
        assert_eq!(format!("{set:?}"), format!("{model:?}"));
        for row in (0..128).map(Row) {
            assert_eq!(set.contains(row), model.contains(&row));
        }
        for index in [0, 1, 5, 63, 64, 127, 128, 255, u32::MAX] {
            let expected = model.iter().nth(usize::try_from(index).unwrap());
            assert_eq!(set.nth(index), expected.copied(), "{index} of {model:?}");
        }
    }
}

#[test]
fn a_large_set_grows_and_shrinks() {
    let mut generator = stream(17, Source::new::<0>());
    let (mut set, mut model) = (LargeSet::EMPTY, Model::new());
    for _ in 0..2_000 {
        let row = Row(u8::try_from(generator.next_u32() % 128).unwrap());
        if generator.next_u32().is_multiple_of(2) {
            assert_eq!(set.insert(row), model.insert(row));
        } else {
            assert_eq!(set.remove(row), model.remove(&row));
        }
        assert!(set.iter().eq(model.iter().copied()));
    }
}

#[test]
fn large_sets_combine() {
    let models = models();
    for (one, other) in models.iter().zip(models.iter().rev()) {
        let (a, b) = (set(one), set(other));
        assert_eq!(a | b, set(&(one | other)));
        assert_eq!(a & b, set(&(one & other)));
        assert_eq!(a - b, set(&(one - other)));
        assert_eq!(a == b, one == other);
        let (mut grown, mut shrunk) = (a, a);
        grown |= b;
        shrunk -= b;
        assert_eq!((grown, shrunk), (a | b, a - b));
    }
}

solo_core::word_kind! {
    enum Colour {
        Black = "black",
        White = "white",
        Red = "red",
    }
}

#[test]
fn each_kind_has_a_value_of_its_own() {
    let mut dice: Each<Colour, u8, 3> = Each::default();
    for (value, colour) in (1..).zip(Colour::ALL) {
        dice[colour] = value;
    }
    assert_eq!(dice, [1, 2, 3]);
    assert_eq!(Colour::ALL.map(|colour| dice[colour]), [1, 2, 3]);
    assert_eq!(format!("{dice:?}"), "{Black: 1, White: 2, Red: 3}");
    assert_ne!(dice, Each::new([1, 2, 4]));
    assert_eq!("red".parse(), Ok(Colour::Red));
    assert!("Red".parse::<Colour>().is_err());
}
