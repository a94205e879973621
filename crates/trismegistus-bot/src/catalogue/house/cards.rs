//! The embedded experiments and artifacts.

use solo_core::SharedOrigins;

use super::super::card::{ArtifactCard, ExperimentCard, Level};
use super::super::cells::{Demand, Id, Signs};
use super::super::kinds::{Colour, Element, PerElement};

use Colour::{Black, Red, White};
use Element::{Air, Earth, Fire, Water};
use Level::{Masterpiece, One, Start, Three, Two};

/// Returns the sum of these amounts for each element.
const fn of(elements: &[(Element, u8)]) -> PerElement<u8> {
    let mut row = [0; 4];
    let mut at = 0;
    while at < elements.len() {
        let (element, amount) = elements[at];
        row[element as usize] += amount;
        at += 1;
    }
    PerElement::new(row)
}

const fn experiment(
    id: &'static str,
    level: Level,
    kind: Element,
    requirement: &[(Element, u8)],
    points: u8,
) -> ExperimentCard {
    ExperimentCard {
        id: Id::new(id),
        level,
        kind,
        requirement: Demand(of(requirement)),
        points,
        prov: SharedOrigins::new("H level=P"),
    }
}

pub(in super::super) static EXPERIMENTS: [ExperimentCard; 64] = [
    experiment("es-01", Start, Earth, &[(Earth, 1)], 2),
    experiment("es-02", Start, Fire, &[(Fire, 1)], 2),
    experiment("es-03", Start, Water, &[(Water, 1)], 2),
    experiment("es-04", Start, Air, &[(Air, 1)], 2),
    experiment("es-05", Start, Earth, &[(Earth, 2)], 3),
    experiment("es-06", Start, Fire, &[(Fire, 2)], 3),
    experiment("es-07", Start, Water, &[(Water, 2)], 3),
    experiment("es-08", Start, Air, &[(Air, 2)], 3),
    experiment("e1-01", One, Earth, &[(Earth, 1)], 3),
    experiment("e1-02", One, Fire, &[(Fire, 1)], 3),
    experiment("e1-03", One, Water, &[(Water, 1)], 3),
    experiment("e1-04", One, Air, &[(Air, 1)], 3),
    experiment("e1-05", One, Earth, &[(Earth, 2)], 4),
    experiment("e1-06", One, Fire, &[(Fire, 2)], 4),
    experiment("e1-07", One, Water, &[(Water, 2)], 4),
    experiment("e1-08", One, Air, &[(Air, 2)], 4),
    experiment("e1-09", One, Earth, &[(Earth, 2)], 5),
    experiment("e1-10", One, Fire, &[(Fire, 2)], 5),
    experiment("e1-11", One, Water, &[(Water, 2)], 5),
    experiment("e1-12", One, Air, &[(Air, 2)], 5),
    experiment("e1-13", One, Earth, &[(Earth, 3)], 6),
    experiment("e1-14", One, Fire, &[(Fire, 3)], 6),
    experiment("e1-15", One, Water, &[(Water, 3)], 6),
    experiment("e1-16", One, Air, &[(Air, 3)], 6),
    experiment("e2-01", Two, Earth, &[(Earth, 3)], 7),
    experiment("e2-02", Two, Fire, &[(Fire, 3)], 7),
    experiment("e2-03", Two, Water, &[(Water, 3)], 7),
    experiment("e2-04", Two, Air, &[(Air, 3)], 7),
    experiment("e2-05", Two, Earth, &[(Earth, 4)], 8),
    experiment("e2-06", Two, Fire, &[(Fire, 4)], 8),
    experiment("e2-07", Two, Water, &[(Water, 4)], 8),
    experiment("e2-08", Two, Air, &[(Air, 4)], 8),
    experiment("e2-09", Two, Earth, &[(Earth, 4)], 9),
    experiment("e2-10", Two, Fire, &[(Fire, 4)], 9),
    experiment("e2-11", Two, Water, &[(Water, 4)], 9),
    experiment("e2-12", Two, Air, &[(Air, 4)], 9),
    experiment("e2-13", Two, Earth, &[(Earth, 5)], 11),
    experiment("e2-14", Two, Fire, &[(Fire, 5)], 11),
    experiment("e2-15", Two, Water, &[(Water, 5)], 11),
    experiment("e2-16", Two, Air, &[(Air, 5)], 11),
    experiment("e3-01", Three, Earth, &[(Earth, 5)], 12),
    experiment("e3-02", Three, Fire, &[(Fire, 5)], 12),
    experiment("e3-03", Three, Water, &[(Water, 5)], 12),
    experiment("e3-04", Three, Air, &[(Air, 5)], 12),
    experiment("e3-05", Three, Earth, &[(Earth, 6)], 13),
    experiment("e3-06", Three, Fire, &[(Fire, 6)], 13),
    experiment("e3-07", Three, Water, &[(Water, 6)], 13),
    experiment("e3-08", Three, Air, &[(Air, 6)], 13),
    experiment("e3-09", Three, Earth, &[(Earth, 6)], 15),
    experiment("e3-10", Three, Fire, &[(Fire, 6)], 15),
    experiment("e3-11", Three, Water, &[(Water, 6)], 15),
    experiment("e3-12", Three, Air, &[(Air, 6)], 15),
    experiment("e3-13", Three, Earth, &[(Earth, 7)], 17),
    experiment("e3-14", Three, Fire, &[(Fire, 7)], 17),
    experiment("e3-15", Three, Water, &[(Water, 7)], 17),
    experiment("e3-16", Three, Air, &[(Air, 7)], 17),
    experiment("em-01", Masterpiece, Earth, &[(Earth, 7)], 15),
    experiment("em-02", Masterpiece, Fire, &[(Fire, 7)], 15),
    experiment("em-03", Masterpiece, Water, &[(Water, 7)], 15),
    experiment("em-04", Masterpiece, Air, &[(Air, 7)], 15),
    experiment("em-05", Masterpiece, Earth, &[(Earth, 6), (Water, 4)], 18),
    experiment("em-06", Masterpiece, Fire, &[(Fire, 6), (Air, 4)], 18),
    experiment("em-07", Masterpiece, Water, &[(Water, 6), (Earth, 4)], 18),
    experiment("em-08", Masterpiece, Air, &[(Air, 6), (Fire, 4)], 18),
];

const fn artifact(
    id: &'static str,
    level: Level,
    colour: Colour,
    symbols: &[(Element, u8)],
) -> ArtifactCard {
    ArtifactCard {
        id: Id::new(id),
        level,
        colour,
        symbols: Signs(of(symbols)),
        prov: SharedOrigins::new("H"),
    }
}

pub(in super::super) static ARTIFACTS: [ArtifactCard; 48] = [
    artifact("as-01", Start, Black, &[(Earth, 1)]),
    artifact("as-02", Start, White, &[(Fire, 1)]),
    artifact("as-03", Start, Red, &[(Water, 1)]),
    artifact("as-04", Start, Black, &[(Air, 1)]),
    artifact("as-05", Start, White, &[(Earth, 1)]),
    artifact("as-06", Start, Red, &[(Fire, 1)]),
    artifact("as-07", Start, Black, &[(Water, 1)]),
    artifact("as-08", Start, White, &[(Air, 1)]),
    artifact("as-09", Start, Red, &[(Earth, 1)]),
    artifact("as-10", Start, Black, &[(Fire, 1)]),
    artifact("as-11", Start, White, &[(Water, 1)]),
    artifact("as-12", Start, Red, &[(Air, 1)]),
    artifact("a1-01", One, Black, &[(Earth, 1)]),
    artifact("a1-02", One, Black, &[(Fire, 1)]),
    artifact("a1-03", One, Black, &[(Water, 1)]),
    artifact("a1-04", One, Black, &[(Air, 1), (Earth, 1)]),
    artifact("a1-05", One, White, &[(Fire, 1)]),
    artifact("a1-06", One, White, &[(Water, 1)]),
    artifact("a1-07", One, White, &[(Air, 1)]),
    artifact("a1-08", One, White, &[(Earth, 1), (Fire, 1)]),
    artifact("a1-09", One, Red, &[(Water, 1)]),
    artifact("a1-10", One, Red, &[(Air, 1)]),
    artifact("a1-11", One, Red, &[(Earth, 1)]),
    artifact("a1-12", One, Red, &[(Fire, 1), (Water, 1)]),
    artifact("a2-01", Two, Black, &[(Air, 1)]),
    artifact("a2-02", Two, Black, &[(Earth, 1), (Fire, 1)]),
    artifact("a2-03", Two, Black, &[(Water, 1), (Air, 1)]),
    artifact("a2-04", Two, Black, &[(Earth, 1), (Fire, 1)]),
    artifact("a2-05", Two, White, &[(Water, 1)]),
    artifact("a2-06", Two, White, &[(Air, 1), (Earth, 1)]),
    artifact("a2-07", Two, White, &[(Fire, 1), (Water, 1)]),
    artifact("a2-08", Two, White, &[(Air, 1), (Earth, 1)]),
    artifact("a2-09", Two, Red, &[(Fire, 1)]),
    artifact("a2-10", Two, Red, &[(Water, 1), (Air, 1)]),
    artifact("a2-11", Two, Red, &[(Earth, 1), (Fire, 1)]),
    artifact("a2-12", Two, Red, &[(Water, 1), (Air, 1)]),
    artifact("a3-01", Three, Black, &[(Earth, 1)]),
    artifact("a3-02", Three, Black, &[(Fire, 1), (Water, 1)]),
    artifact("a3-03", Three, Black, &[(Air, 1), (Earth, 1)]),
    artifact("a3-04", Three, Black, &[(Fire, 1), (Water, 1), (Air, 1)]),
    artifact("a3-05", Three, White, &[(Earth, 1)]),
    artifact("a3-06", Three, White, &[(Fire, 1), (Water, 1)]),
    artifact("a3-07", Three, White, &[(Air, 1), (Earth, 1)]),
    artifact("a3-08", Three, White, &[(Fire, 1), (Water, 1), (Air, 1)]),
    artifact("a3-09", Three, Red, &[(Earth, 1)]),
    artifact("a3-10", Three, Red, &[(Fire, 1), (Water, 1)]),
    artifact("a3-11", Three, Red, &[(Air, 1), (Earth, 1)]),
    artifact("a3-12", Three, Red, &[(Fire, 1), (Water, 1), (Air, 1)]),
];
