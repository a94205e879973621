//! The artifacts of the embedded catalogue.

use super::{AIR, BLACK, EARTH, FIRE, RED, WATER, WHITE, per_element};
use crate::catalogue::place::Name;
use crate::catalogue::{ArtifactCard, Colour, Element, Level};

const fn artifact(
    id: &str,
    level: Level,
    colour: Colour,
    symbols: &[(Element, u8)],
) -> (Name, ArtifactCard) {
    (
        Name::new(id),
        ArtifactCard {
            level,
            colour,
            symbols: per_element(symbols),
        },
    )
}

pub(super) const ARTIFACTS: [(Name, ArtifactCard); 48] = [
    artifact("as-01", Level::Start, BLACK, &[(EARTH, 1)]),
    artifact("as-02", Level::Start, WHITE, &[(FIRE, 1)]),
    artifact("as-03", Level::Start, RED, &[(WATER, 1)]),
    artifact("as-04", Level::Start, BLACK, &[(AIR, 1)]),
    artifact("as-05", Level::Start, WHITE, &[(EARTH, 1)]),
    artifact("as-06", Level::Start, RED, &[(FIRE, 1)]),
    artifact("as-07", Level::Start, BLACK, &[(WATER, 1)]),
    artifact("as-08", Level::Start, WHITE, &[(AIR, 1)]),
    artifact("as-09", Level::Start, RED, &[(EARTH, 1)]),
    artifact("as-10", Level::Start, BLACK, &[(FIRE, 1)]),
    artifact("as-11", Level::Start, WHITE, &[(WATER, 1)]),
    artifact("as-12", Level::Start, RED, &[(AIR, 1)]),
    artifact("a1-01", Level::One, BLACK, &[(EARTH, 1)]),
    artifact("a1-02", Level::One, BLACK, &[(FIRE, 1)]),
    artifact("a1-03", Level::One, BLACK, &[(WATER, 1)]),
    artifact("a1-04", Level::One, BLACK, &[(AIR, 1), (EARTH, 1)]),
    artifact("a1-05", Level::One, WHITE, &[(FIRE, 1)]),
    artifact("a1-06", Level::One, WHITE, &[(WATER, 1)]),
    artifact("a1-07", Level::One, WHITE, &[(AIR, 1)]),
    artifact("a1-08", Level::One, WHITE, &[(EARTH, 1), (FIRE, 1)]),
    artifact("a1-09", Level::One, RED, &[(WATER, 1)]),
    artifact("a1-10", Level::One, RED, &[(AIR, 1)]),
    artifact("a1-11", Level::One, RED, &[(EARTH, 1)]),
    artifact("a1-12", Level::One, RED, &[(FIRE, 1), (WATER, 1)]),
    artifact("a2-01", Level::Two, BLACK, &[(AIR, 1)]),
    artifact("a2-02", Level::Two, BLACK, &[(EARTH, 1), (FIRE, 1)]),
    artifact("a2-03", Level::Two, BLACK, &[(WATER, 1), (AIR, 1)]),
    artifact("a2-04", Level::Two, BLACK, &[(EARTH, 1), (FIRE, 1)]),
    artifact("a2-05", Level::Two, WHITE, &[(WATER, 1)]),
    artifact("a2-06", Level::Two, WHITE, &[(AIR, 1), (EARTH, 1)]),
    artifact("a2-07", Level::Two, WHITE, &[(FIRE, 1), (WATER, 1)]),
    artifact("a2-08", Level::Two, WHITE, &[(AIR, 1), (EARTH, 1)]),
    artifact("a2-09", Level::Two, RED, &[(FIRE, 1)]),
    artifact("a2-10", Level::Two, RED, &[(WATER, 1), (AIR, 1)]),
    artifact("a2-11", Level::Two, RED, &[(EARTH, 1), (FIRE, 1)]),
    artifact("a2-12", Level::Two, RED, &[(WATER, 1), (AIR, 1)]),
    artifact("a3-01", Level::Three, BLACK, &[(EARTH, 1)]),
    artifact("a3-02", Level::Three, BLACK, &[(FIRE, 1), (WATER, 1)]),
    artifact("a3-03", Level::Three, BLACK, &[(AIR, 1), (EARTH, 1)]),
    artifact(
        "a3-04",
        Level::Three,
        BLACK,
        &[(FIRE, 1), (WATER, 1), (AIR, 1)],
    ),
    artifact("a3-05", Level::Three, WHITE, &[(EARTH, 1)]),
    artifact("a3-06", Level::Three, WHITE, &[(FIRE, 1), (WATER, 1)]),
    artifact("a3-07", Level::Three, WHITE, &[(AIR, 1), (EARTH, 1)]),
    artifact(
        "a3-08",
        Level::Three,
        WHITE,
        &[(FIRE, 1), (WATER, 1), (AIR, 1)],
    ),
    artifact("a3-09", Level::Three, RED, &[(EARTH, 1)]),
    artifact("a3-10", Level::Three, RED, &[(FIRE, 1), (WATER, 1)]),
    artifact("a3-11", Level::Three, RED, &[(AIR, 1), (EARTH, 1)]),
    artifact(
        "a3-12",
        Level::Three,
        RED,
        &[(FIRE, 1), (WATER, 1), (AIR, 1)],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_tile() {
        let line = artifact("a1-04", Level::One, BLACK, &[(AIR, 1), (EARTH, 1)]);
        assert_eq!(line, ARTIFACTS[15]);
        assert_eq!(line.1.symbols(), [1, 0, 0, 1]);
    }
}
