//! Figures of random play, and that every card takes part in it.
#![allow(
    clippy::unwrap_used,
    clippy::float_arithmetic,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use std::collections::BTreeSet;

use kings_challenge::{
    ActivityId, Catalogue, Event, EventId, KingsChallenge, Outcome, RoyalResult, Use,
};
use solo_core::{Game, Input, Next, Source, draw, pick, stream};

/// A game at random; `busy` players prefer actions to the pass.
fn play(seed: u64, seen: &mut impl FnMut(Event)) -> (Outcome, u32) {
    let game = KingsChallenge::default();
    let mut dice = stream(seed, Source::new(0));
    let mut state = game.start();
    let mut steps = 0;
    let mut events: Vec<Event> = Vec::new();
    loop {
        let input = match Game::next(&game, &state) {
            Next::Decision => Input::Decision(pick(&game, &state, &mut dice).unwrap()),
            Next::Chance(_) => Input::Chance(draw(&game, &state, &mut dice).unwrap()),
            Next::Over(outcome) => return (outcome, steps),
        };
        Game::advance(&game, &mut state, input, &mut events).unwrap();
        events.drain(..).for_each(&mut *seen);
        steps += 1;
    }
}

#[test]
fn random_play_stays_in_its_bands() {
    let games = 2000;
    let (mut human, mut roy, mut steps, mut turns, mut black, mut surrenders) = (0, 0, 0, 0, 0, 0);
    for seed in 0..games {
        let (outcome, length) = play(seed, &mut |event| match event {
            Event::RoyalRoll { .. } => turns += 1,
            Event::Attack { dice } => black += u32::from(dice),
            Event::Surrendered { .. } => surrenders += 1,
            _ => {}
        });
        human += outcome.human.total();
        roy += outcome.roy.total();
        steps += length;
    }
    let mean = |sum: f64| sum / f64::from(u32::try_from(games).unwrap());
    let within = |value: f64, low: f64, high: f64, what: &str| {
        assert!((low..=high).contains(&value), "{what}: {value}");
    };
    within(mean(human.into()), 3.0, 4.6, "human");
    within(mean(roy.into()), 62.5, 65.3, "le Roy");
    within(mean(f64::from(human - roy)), -62.0, -58.5, "difference");
    within(mean(steps.into()), 240.0, 247.0, "steps");
    within(mean(turns.into()), 25.5, 27.2, "turns of le Roy");
    within(mean(black.into()), 13.8, 14.6, "black dice");
    within(mean(surrenders.into()), 1.0, 1.4, "surrenders");
}

#[test]
fn every_card_takes_part() {
    let mut activated = BTreeSet::new();
    let mut spent = BTreeSet::new();
    let mut drawn = BTreeSet::new();
    let mut countered = BTreeSet::new();
    let mut scored = BTreeSet::new();
    let mut results = BTreeSet::new();
    for seed in 0..3000 {
        play(seed, &mut |event| match event {
            Event::Activated { card, .. } => drop(activated.insert(card)),
            Event::CubeUsed { card } => drop(spent.insert(card)),
            Event::EventEffect { card, .. } => drop(drawn.insert(card)),
            Event::EventCountered { card, .. } => drop(countered.insert(card)),
            Event::CharacterScored { card, .. } => drop(scored.insert(card)),
            Event::RoyalRoll { result, .. } => drop(results.insert(result)),
            _ => {}
        });
    }
    let house = Catalogue::house();
    let deferred = ActivityId::all().filter(|id| {
        let card = house.activity(*id);
        card.is_some_and(|card| matches!(card.usage(), Use::Deferred { .. }))
    });
    assert_eq!(activated.len(), 27);
    assert_eq!(spent, deferred.collect());
    let events: BTreeSet<EventId> = EventId::all()
        .filter(|id| house.event(*id).is_some())
        .collect();
    assert_eq!((&drawn, &countered), (&events, &events));
    assert_eq!((scored.len(), results.len()), (6, RoyalResult::ALL.len()));
}
