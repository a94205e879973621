//! The embedded catalogue. Where its values come from is in [`super::VALUES`]: most printed numbers
//! are house values, chosen by this project so that the game can be played without the box. They are
//! not the published ones.

use super::card::{
    ArtifactCard, AutomaCard, AutomaKind, Benefit, CardDie, ExperimentCard, Level, Part, Parts,
    TokenCard, Track,
};
use super::place::{Colour, Each, Element, Name, Rows, Section, Symbol};
use super::{COLOURS, Catalogue, ELEMENTS, Index, SYMBOLS};

// The house orders of colours, symbols and tracks are those of the names.
const BLACK: Colour = Colour::at(0);
const WHITE: Colour = Colour::at(1);
const RED: Colour = Colour::at(2);
const LEAD: Symbol = Symbol::at(0);
const TIN: Symbol = Symbol::at(1);
const IRON: Symbol = Symbol::at(2);
const COPPER: Symbol = Symbol::at(3);
const MERCURY: Symbol = Symbol::at(4);
const WILD: Symbol = Symbol::at(5);
const EARTH: Element = Element::at(0);
const FIRE: Element = Element::at(1);
const WATER: Element = Element::at(2);
const AIR: Element = Element::at(3);

/// What a number without a card shows; no validated position holds one.
pub(super) const BLANK_ARTIFACT: ArtifactCard = ArtifactCard {
    level: Level::Start,
    colour: BLACK,
    symbols: Each([0; 4]),
};
pub(super) const BLANK_EXPERIMENT: ExperimentCard = ExperimentCard {
    level: Level::Start,
    kind: EARTH,
    requirement: Each([0; 4]),
    points: 0,
};
pub(super) const BLANK_AUTOMA: AutomaCard = AutomaCard {
    kind: AutomaKind::Basic,
    colour: BLACK,
    die: CardDie::Max,
    potency: 1,
    actions: Parts::NONE,
    reward: Parts::NONE,
};
pub(super) const BLANK_TOKEN: TokenCard = TokenCard {
    count: 0,
    benefit: Benefit::Points(0),
};

/// Earth, fire, water, air: how often each is meant.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    reason = "const code without iterators, run by the compiler alone"
)]
const fn per_element(elements: &[(Element, u8)]) -> Each<u8, 4> {
    let mut row = [0; 4];
    let mut at = 0;
    while at < elements.len() {
        let (element, count) = elements[at];
        row[element.place() as usize] += count;
        at += 1;
    }
    Each(row)
}

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

/// All four tracks are alike: bonus spaces on 3 and 6, victory points on 4, 7 and 10.
const TRACK: Track = {
    let mut points = [0; 31];
    points[4] = 3;
    points[7] = 6;
    points[10] = 9;
    Track {
        top: 10,
        bonus: 1 << 3 | 1 << 6,
        points,
    }
};

const AUTOMA: [(Name, AutomaCard); 17] = [
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

const EXPERIMENTS: [(Name, ExperimentCard); 64] = [
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

const ARTIFACTS: [(Name, ArtifactCard); 48] = [
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

/// The embedded catalogue.
pub(crate) const fn house() -> Catalogue {
    let automa = Rows::new(&AUTOMA, BLANK_AUTOMA);
    let experiments = Rows::new(&EXPERIMENTS, BLANK_EXPERIMENT);
    let artifacts = Rows::new(&ARTIFACTS, BLANK_ARTIFACT);
    let sections = [
        (Name::new("lead"), ()),
        (Name::new("tin"), ()),
        (Name::new("iron"), ()),
        (Name::new("copper"), ()),
        (Name::new("mercury"), ()),
    ];
    let tokens = [
        (
            Name::new("aether"),
            TokenCard {
                count: 3,
                benefit: Benefit::Ethereal,
            },
        ),
        (
            Name::new("insight"),
            TokenCard {
                count: 3,
                benefit: Benefit::Advance,
            },
        ),
        (
            Name::new("glory"),
            TokenCard {
                count: 2,
                benefit: Benefit::Points(5),
            },
        ),
    ];
    Catalogue {
        colours: COLOURS,
        symbols: SYMBOLS,
        elements: ELEMENTS,
        max_wild_becomes: MERCURY,
        artifact_slots: 2,
        experiment_slots: 2,
        reaction_markers: 2,
        dice: Each([5, 5, 4]),
        essences: Each([Some(EARTH), Some(AIR), Some(FIRE), Some(WATER), None, None]),
        bowl_sections: Each([
            Some(Section::at(0)),
            Some(Section::at(1)),
            Some(Section::at(2)),
            Some(Section::at(3)),
            Some(Section::at(4)),
            None,
        ]),
        sections: Rows::new(&sections, ()),
        tracks: [TRACK; 4],
        tokens: Rows::new(&tokens, BLANK_TOKEN),
        formulas: [0, 1, 3, 6, 10, 15, 21, 28],
        index: Index::new(WILD, &automa, &experiments, &artifacts),
        automa,
        experiments,
        artifacts,
    }
}
