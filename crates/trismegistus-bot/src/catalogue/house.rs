//! The embedded catalogue. Where its values come from is in [`VALUES`]: most printed numbers
//! are house values, chosen by this project so that the game can be played without the box. They are
//! not the published ones.

mod artifacts;
mod automa;
mod experiments;
mod provenance;

pub use self::provenance::{RULE_CONSTANTS, VALUES};

use self::artifacts::ARTIFACTS;
use self::automa::AUTOMA;
use self::experiments::EXPERIMENTS;
use super::card::{
    ArtifactCard, AutomaCard, AutomaKind, Benefit, CardDie, ExperimentCard, Level, Parts,
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

/// The embedded catalogue.
pub(crate) static HOUSE: Catalogue = house();

const fn house() -> Catalogue {
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

#[cfg(test)]
mod tests {
    use super::{AIR, EARTH, house, per_element};
    use crate::catalogue::{Catalogue, Each};

    /// What the compiler works out is what a program works out.
    #[test]
    fn the_embedded_catalogue_is_the_same_at_run_time() {
        assert_eq!(&house(), Catalogue::house());
        assert_eq!(
            per_element(&[(AIR, 4), (EARTH, 1), (AIR, 2)]),
            Each([1, 0, 0, 6])
        );
    }
}
