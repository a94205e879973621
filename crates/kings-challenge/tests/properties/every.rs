//! Everything that can be said about the game.

use kings_challenge::{
    ActivityId, Building, Chance, CharacterId, Colour, Decision, Die, District, EventId,
    KingsChallenge, Origin, OwnedDie, Space, StoneSpace,
};
use solo_core::{Face, Ranged};

/// Every decision that can be said about the game, legal or not.
pub fn every(game: &KingsChallenge) -> Vec<Decision> {
    let dice: Vec<Die> = Colour::ALL
        .into_iter()
        .flat_map(|colour| Face::all().map(move |face| Die { colour, face }))
        .collect();
    let mut all = vec![
        Decision::Recruit,
        Decision::FlipEnd,
        Decision::GuardEnd,
        Decision::Surrender,
        Decision::Build,
        Decision::Farm,
        Decision::Pass,
        Decision::CubeNone,
        Decision::Done,
        Decision::From(Origin::Supply),
    ];
    for die in &dice {
        all.extend([
            Decision::Reroll(*die),
            Decision::Flip(*die),
            Decision::Guard(*die),
        ]);
        for district in District::ALL {
            all.push(Decision::Die(OwnedDie::new(district.side(), *die)));
        }
    }
    for building in Building::ALL {
        all.push(Decision::Place(building));
        for space in (1..=6).filter_map(Space::new) {
            all.extend([
                Decision::Settle(building, space),
                Decision::Lay(building, space),
                Decision::From(Origin::Building(building, space)),
            ]);
        }
    }
    for card in ActivityId::all().filter(|card| game.catalogue().activity(*card).is_some()) {
        all.extend([
            Decision::LoseCube(card),
            Decision::Activate(card),
            Decision::Cube(card),
            Decision::From(Origin::Card(card)),
        ]);
    }
    for card in EventId::all().filter(|card| game.catalogue().event(*card).is_some()) {
        all.extend([
            Decision::LoseBanner(card),
            Decision::Combat(card),
            Decision::Mark(card),
        ]);
    }
    for level in 1..=3 {
        all.extend(
            (1..=6)
                .filter_map(|column| StoneSpace::new(level, column))
                .map(Decision::LoseStone),
        );
    }
    for number in (1..=99).filter_map(Ranged::new) {
        all.extend([Decision::Times(number), Decision::Choose(number)]);
    }
    all.sort();
    all
}

/// Every outcome that can be said about the game, possible or not.
pub fn every_outcome(game: &KingsChallenge) -> Vec<Chance> {
    let cards = ActivityId::all().filter(|card| game.catalogue().activity(*card).is_some());
    let events = EventId::all().filter(|card| game.catalogue().event(*card).is_some());
    let mut all: Vec<Chance> = Face::all().map(Chance::Roll).collect();
    all.extend(CharacterId::all().map(Chance::Character));
    all.extend(cards.map(Chance::Reveal).chain(events.map(Chance::Event)));
    all
}
