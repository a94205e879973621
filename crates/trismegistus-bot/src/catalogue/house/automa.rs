//! The Automa cards of the embedded catalogue.

use super::{AIR, BLACK, COPPER, EARTH, FIRE, IRON, LEAD, MERCURY, RED, TIN, WATER, WHITE};
use crate::catalogue::card::Parts;
use crate::catalogue::place::Name;
use crate::catalogue::{AutomaCard, AutomaKind, CardDie, Colour, Part};

const fn automa(
    id: &str,
    kind: AutomaKind,
    colour: Colour,
    die: CardDie,
    potency: u8,
    actions: &[Part],
    reward: &[Part],
) -> (Name, AutomaCard) {
    let (actions, reward) = (Parts::new(actions), Parts::new(reward));
    (
        Name::new(id),
        AutomaCard {
            kind,
            colour,
            die,
            potency,
            actions,
            reward,
        },
    )
}

pub(super) const AUTOMA: [(Name, AutomaCard); 17] = [
    automa(
        "b1",
        AutomaKind::Basic,
        BLACK,
        CardDie::Two(LEAD, TIN),
        2,
        &[Part::Artifact],
        &[],
    ),
    automa(
        "b2",
        AutomaKind::Basic,
        BLACK,
        CardDie::One(IRON),
        1,
        &[Part::Track(EARTH), Part::Track(WATER)],
        &[],
    ),
    automa(
        "b3",
        AutomaKind::Basic,
        BLACK,
        CardDie::Max,
        3,
        &[Part::Experiment],
        &[],
    ),
    automa(
        "b4",
        AutomaKind::Basic,
        WHITE,
        CardDie::Two(TIN, COPPER),
        2,
        &[Part::Experiment],
        &[],
    ),
    automa(
        "b5",
        AutomaKind::Basic,
        WHITE,
        CardDie::Two(MERCURY, LEAD),
        1,
        &[Part::Lowest],
        &[],
    ),
    automa(
        "b6",
        AutomaKind::Basic,
        WHITE,
        CardDie::Max,
        2,
        &[Part::Artifact],
        &[],
    ),
    automa(
        "b7",
        AutomaKind::Basic,
        RED,
        CardDie::Two(IRON, MERCURY),
        2,
        &[Part::Track(FIRE), Part::Track(AIR)],
        &[],
    ),
    automa(
        "b8",
        AutomaKind::Basic,
        RED,
        CardDie::Two(COPPER, IRON),
        1,
        &[Part::Gold(1)],
        &[],
    ),
    automa(
        "b9",
        AutomaKind::Basic,
        RED,
        CardDie::Max,
        3,
        &[Part::Experiment],
        &[],
    ),
    automa(
        "s-earth",
        AutomaKind::Specialization(EARTH),
        BLACK,
        CardDie::Two(LEAD, IRON),
        2,
        &[Part::Artifact, Part::Gold(1)],
        &[],
    ),
    automa(
        "s-fire",
        AutomaKind::Specialization(FIRE),
        RED,
        CardDie::Two(IRON, COPPER),
        2,
        &[
            Part::Track(EARTH),
            Part::Track(FIRE),
            Part::Track(WATER),
            Part::Track(AIR),
        ],
        &[],
    ),
    automa(
        "s-water",
        AutomaKind::Specialization(WATER),
        WHITE,
        CardDie::Two(COPPER, TIN),
        2,
        &[Part::Points(5), Part::Gold(1)],
        &[],
    ),
    automa(
        "s-air",
        AutomaKind::Specialization(AIR),
        WHITE,
        CardDie::Max,
        2,
        &[Part::Experiment, Part::Lowest, Part::Lowest],
        &[],
    ),
    automa(
        "p-earth",
        AutomaKind::Personality(EARTH),
        BLACK,
        CardDie::Max,
        2,
        &[Part::Track(EARTH), Part::Track(EARTH)],
        &[Part::Points(5), Part::Gold(3)],
    ),
    automa(
        "p-fire",
        AutomaKind::Personality(FIRE),
        RED,
        CardDie::Max,
        2,
        &[Part::Track(FIRE), Part::Track(FIRE)],
        &[Part::Points(10)],
    ),
    automa(
        "p-water",
        AutomaKind::Personality(WATER),
        WHITE,
        CardDie::Two(COPPER, MERCURY),
        2,
        &[Part::Track(WATER), Part::Track(WATER)],
        &[
            Part::Points(5),
            Part::Track(FIRE),
            Part::Track(EARTH),
            Part::Track(AIR),
        ],
    ),
    automa(
        "p-air",
        AutomaKind::Personality(AIR),
        BLACK,
        CardDie::Two(TIN, LEAD),
        2,
        &[Part::Track(AIR), Part::Track(AIR)],
        &[Part::Points(5), Part::Artifact],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_card() {
        let actions = [Part::Track(EARTH), Part::Track(WATER)];
        let line = automa(
            "b2",
            AutomaKind::Basic,
            BLACK,
            CardDie::One(IRON),
            1,
            &actions,
            &[],
        );
        assert_eq!(line, AUTOMA[1]);
        assert_eq!(line.1.actions(), actions);
    }
}
