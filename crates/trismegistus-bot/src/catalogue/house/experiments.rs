//! The experiments of the embedded catalogue.

use super::{AIR, EARTH, FIRE, WATER, per_element};
use crate::catalogue::place::Name;
use crate::catalogue::{Element, ExperimentCard, Level};

const fn experiment(
    id: &str,
    level: Level,
    kind: Element,
    requirement: &[(Element, u8)],
    points: u8,
) -> (Name, ExperimentCard) {
    let requirement = per_element(requirement);
    (
        Name::new(id),
        ExperimentCard {
            level,
            kind,
            requirement,
            points,
        },
    )
}

pub(super) const EXPERIMENTS: [(Name, ExperimentCard); 64] = [
    experiment("es-01", Level::Start, EARTH, &[(EARTH, 1)], 2),
    experiment("es-02", Level::Start, FIRE, &[(FIRE, 1)], 2),
    experiment("es-03", Level::Start, WATER, &[(WATER, 1)], 2),
    experiment("es-04", Level::Start, AIR, &[(AIR, 1)], 2),
    experiment("es-05", Level::Start, EARTH, &[(EARTH, 2)], 3),
    experiment("es-06", Level::Start, FIRE, &[(FIRE, 2)], 3),
    experiment("es-07", Level::Start, WATER, &[(WATER, 2)], 3),
    experiment("es-08", Level::Start, AIR, &[(AIR, 2)], 3),
    experiment("e1-01", Level::One, EARTH, &[(EARTH, 1)], 3),
    experiment("e1-02", Level::One, FIRE, &[(FIRE, 1)], 3),
    experiment("e1-03", Level::One, WATER, &[(WATER, 1)], 3),
    experiment("e1-04", Level::One, AIR, &[(AIR, 1)], 3),
    experiment("e1-05", Level::One, EARTH, &[(EARTH, 2)], 4),
    experiment("e1-06", Level::One, FIRE, &[(FIRE, 2)], 4),
    experiment("e1-07", Level::One, WATER, &[(WATER, 2)], 4),
    experiment("e1-08", Level::One, AIR, &[(AIR, 2)], 4),
    experiment("e1-09", Level::One, EARTH, &[(EARTH, 2)], 5),
    experiment("e1-10", Level::One, FIRE, &[(FIRE, 2)], 5),
    experiment("e1-11", Level::One, WATER, &[(WATER, 2)], 5),
    experiment("e1-12", Level::One, AIR, &[(AIR, 2)], 5),
    experiment("e1-13", Level::One, EARTH, &[(EARTH, 3)], 6),
    experiment("e1-14", Level::One, FIRE, &[(FIRE, 3)], 6),
    experiment("e1-15", Level::One, WATER, &[(WATER, 3)], 6),
    experiment("e1-16", Level::One, AIR, &[(AIR, 3)], 6),
    experiment("e2-01", Level::Two, EARTH, &[(EARTH, 3)], 7),
    experiment("e2-02", Level::Two, FIRE, &[(FIRE, 3)], 7),
    experiment("e2-03", Level::Two, WATER, &[(WATER, 3)], 7),
    experiment("e2-04", Level::Two, AIR, &[(AIR, 3)], 7),
    experiment("e2-05", Level::Two, EARTH, &[(EARTH, 4)], 8),
    experiment("e2-06", Level::Two, FIRE, &[(FIRE, 4)], 8),
    experiment("e2-07", Level::Two, WATER, &[(WATER, 4)], 8),
    experiment("e2-08", Level::Two, AIR, &[(AIR, 4)], 8),
    experiment("e2-09", Level::Two, EARTH, &[(EARTH, 4)], 9),
    experiment("e2-10", Level::Two, FIRE, &[(FIRE, 4)], 9),
    experiment("e2-11", Level::Two, WATER, &[(WATER, 4)], 9),
    experiment("e2-12", Level::Two, AIR, &[(AIR, 4)], 9),
    experiment("e2-13", Level::Two, EARTH, &[(EARTH, 5)], 11),
    experiment("e2-14", Level::Two, FIRE, &[(FIRE, 5)], 11),
    experiment("e2-15", Level::Two, WATER, &[(WATER, 5)], 11),
    experiment("e2-16", Level::Two, AIR, &[(AIR, 5)], 11),
    experiment("e3-01", Level::Three, EARTH, &[(EARTH, 5)], 12),
    experiment("e3-02", Level::Three, FIRE, &[(FIRE, 5)], 12),
    experiment("e3-03", Level::Three, WATER, &[(WATER, 5)], 12),
    experiment("e3-04", Level::Three, AIR, &[(AIR, 5)], 12),
    experiment("e3-05", Level::Three, EARTH, &[(EARTH, 6)], 13),
    experiment("e3-06", Level::Three, FIRE, &[(FIRE, 6)], 13),
    experiment("e3-07", Level::Three, WATER, &[(WATER, 6)], 13),
    experiment("e3-08", Level::Three, AIR, &[(AIR, 6)], 13),
    experiment("e3-09", Level::Three, EARTH, &[(EARTH, 6)], 15),
    experiment("e3-10", Level::Three, FIRE, &[(FIRE, 6)], 15),
    experiment("e3-11", Level::Three, WATER, &[(WATER, 6)], 15),
    experiment("e3-12", Level::Three, AIR, &[(AIR, 6)], 15),
    experiment("e3-13", Level::Three, EARTH, &[(EARTH, 7)], 17),
    experiment("e3-14", Level::Three, FIRE, &[(FIRE, 7)], 17),
    experiment("e3-15", Level::Three, WATER, &[(WATER, 7)], 17),
    experiment("e3-16", Level::Three, AIR, &[(AIR, 7)], 17),
    experiment("em-01", Level::Masterpiece, EARTH, &[(EARTH, 7)], 15),
    experiment("em-02", Level::Masterpiece, FIRE, &[(FIRE, 7)], 15),
    experiment("em-03", Level::Masterpiece, WATER, &[(WATER, 7)], 15),
    experiment("em-04", Level::Masterpiece, AIR, &[(AIR, 7)], 15),
    experiment(
        "em-05",
        Level::Masterpiece,
        EARTH,
        &[(EARTH, 6), (WATER, 4)],
        18,
    ),
    experiment(
        "em-06",
        Level::Masterpiece,
        FIRE,
        &[(FIRE, 6), (AIR, 4)],
        18,
    ),
    experiment(
        "em-07",
        Level::Masterpiece,
        WATER,
        &[(WATER, 6), (EARTH, 4)],
        18,
    ),
    experiment("em-08", Level::Masterpiece, AIR, &[(AIR, 6), (FIRE, 4)], 18),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_card() {
        let line = experiment("es-06", Level::Start, FIRE, &[(FIRE, 2)], 3);
        assert_eq!(line, EXPERIMENTS[5]);
        assert_eq!(line.1.requirement(), [0, 2, 0, 0]);
    }
}
