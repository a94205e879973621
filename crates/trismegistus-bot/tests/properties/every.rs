//! Everything that can be said about the game.

use solo_core::Face;
use solo_core::Ranged;
use std::collections::BTreeSet;
use trismegistus_bot::{
    ArtifactSlot, Botmegistus, Card, Chance, Colour, Decision, Element, ExperimentSlot, Hand,
    Potency, Row, Symbol, TrackLevel,
};

/// Every decision that can be said about the game, legal or not.
pub fn every(game: &Botmegistus) -> BTreeSet<Decision> {
    let catalogue = game.catalogue();
    let mut all = BTreeSet::from([
        Decision::Boost,
        Decision::NoBoost,
        Decision::End,
        Decision::Pass,
        Decision::React,
        Decision::Decline,
    ]);
    for id in catalogue.all() {
        all.extend([
            Decision::Keep(Card::Artifact(id)),
            Decision::TakeArtifact(id),
        ]);
    }
    for id in catalogue.all() {
        let keep = Decision::Keep(Card::Experiment(id));
        all.extend([keep, Decision::TakeExperiment(id), Decision::Complete(id)]);
    }
    for symbol in Symbol::ALL {
        all.extend(Colour::ALL.map(|colour| Decision::Draft { symbol, colour }));
    }
    for track in Element::ALL {
        all.insert(Decision::Climb(track));
        let levels = 1..=catalogue.top(track);
        all.extend(levels.map(|level| Decision::Level(TrackLevel { track, level })));
    }
    all.extend((1..=5).filter_map(Potency::new).map(Decision::Spend));
    for digit in (0..=9).filter_map(Ranged::new) {
        all.extend([
            Decision::Hundreds(digit),
            Decision::Tens(digit),
            Decision::Units(digit),
        ]);
    }
    all
}

/// Every outcome that can be said about the game, possible or not.
pub fn every_outcome(game: &Botmegistus) -> BTreeSet<Chance> {
    let catalogue = game.catalogue();
    let mut all: BTreeSet<Chance> = Face::all().map(Chance::Pips).collect();
    for track in Element::ALL {
        all.insert(Chance::Special(track));
        for level in 0..=catalogue.top(track) {
            let at = TrackLevel { track, level };
            all.extend(catalogue.all().map(|kind| Chance::Token { at, kind }));
        }
    }
    for colour in Colour::ALL {
        all.insert(Chance::NoMore(Row::Artifacts(colour)));
        all.extend(
            Symbol::ALL
                .into_iter()
                .map(|symbol| Chance::Roll { colour, symbol }),
        );
        for slot in (1..=catalogue.artifact_slots()).map(ArtifactSlot::new) {
            let cards = catalogue.all();
            all.extend(cards.map(|artifact| Chance::LayArtifact {
                colour,
                slot,
                artifact,
            }));
        }
    }
    for section in catalogue.all() {
        all.insert(Chance::NoMore(Row::Experiments(section)));
        for slot in (1..=catalogue.experiment_slots()).map(ExperimentSlot::new) {
            let cards = catalogue.all();
            all.extend(cards.map(|experiment| Chance::LayExperiment {
                section,
                slot,
                experiment,
            }));
        }
    }
    all.extend(Symbol::ALL.into_iter().map(Chance::SetupRoll));
    all.extend(catalogue.all().map(|id| Chance::Deal(Card::Artifact(id))));
    for id in catalogue.all() {
        all.extend([
            Chance::Deal(Card::Experiment(id)),
            Chance::Start(id),
            Chance::Masterpiece(id),
        ]);
    }
    for card in catalogue.all() {
        all.insert(Chance::Flip(card));
        all.extend([Hand::Left, Hand::Right].map(|hand| Chance::Reveal { hand, card }));
    }
    all
}
