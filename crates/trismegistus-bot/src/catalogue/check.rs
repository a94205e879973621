//! What the tables of cards and tiles must hold all together: TB-V8, TB-V11, TB-V12.

use solo_core::Faults;

use super::card::{ArtifactCard, AutomaCard, AutomaKind, ExperimentCard, Level};
use super::place::{Colour, Element, Name};

/// TB-V8: one specialization and one personality card per element, at least 4 basic cards.
/// TB-V14: at most 32 cards.
pub(super) fn automa_counts(
    cards: &[(Name, AutomaCard)],
    elements: [&str; 4],
    faults: &mut Faults,
) {
    let count = |kind: AutomaKind| cards.iter().filter(|(_, card)| card.kind == kind).count();
    for (element, name) in Element::all().zip(elements) {
        for (kind, word) in [
            (AutomaKind::Specialization(element), "specialization"),
            (AutomaKind::Personality(element), "personality"),
        ] {
            let there = count(kind);
            let message = format_args!("{there} {word} cards of {name} instead of 1");
            faults.require(there == 1, "automa", "TB-V8", message);
        }
    }
    let enough = count(AutomaKind::Basic) >= 4;
    let message = "there are fewer than 4 basic cards";
    faults.require(enough, "automa", "TB-V8", message);
    let message = "there are more than 32 cards";
    faults.require(cards.len() <= 32, "automa", "TB-V14", message);
}

/// TB-V11: enough experiments to deal, to draw, and to fill the `shown` slots of a round.
pub(super) fn experiment_counts(
    cards: &[(Name, ExperimentCard)],
    shown: usize,
    faults: &mut Faults,
) {
    for (level, needed) in [
        (Level::Start, 3),
        (Level::One, shown),
        (Level::Two, shown),
        (Level::Three, shown),
        (Level::Masterpiece, 5),
    ] {
        let there = cards.iter().filter(|(_, card)| card.level == level);
        let there = there.count();
        let message = format_args!("{there} cards of level {} for {needed}", level.word());
        faults.require(there >= needed, "experiments", "TB-V11", message);
    }
}

/// TB-V12: enough tiles to deal, and for every row of every round.
pub(super) fn artifact_counts(cards: &[(Name, ArtifactCard)], slots: usize, faults: &mut Faults) {
    let of_level = |level| cards.iter().filter(move |(_, card)| card.level == level);
    let enough = of_level(Level::Start).count() >= 2;
    let message = "there are fewer than 2 starting artifacts";
    faults.require(enough, "artifacts", "TB-V12", message);
    for level in [Level::One, Level::Two, Level::Three] {
        for colour in Colour::all() {
            let there = of_level(level).filter(|(_, card)| card.colour == colour);
            let there = there.count();
            let word = level.word();
            let message = format_args!("{there} tiles of level {word} for a row of {slots}");
            faults.require(there >= slots, "artifacts", "TB-V12", message);
        }
    }
}
