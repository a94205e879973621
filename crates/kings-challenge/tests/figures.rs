//! Figures of random play, in which every card takes part.
#![allow(
    clippy::unwrap_used,
    clippy::float_arithmetic,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use std::collections::{BTreeMap, BTreeSet};

use kings_challenge::{
    ActivityId, Catalogue, Event, EventId, KingsChallenge, Outcome, Reason, RoyalResult, Side, Use,
};
use solo_core::{Game, Input, Next, Source, draw, pick, stream};

/// Plays a game at random; `busy` players prefer actions to the pass.
fn play(seed: u64, seen: &mut impl FnMut(Event)) -> (Outcome, u32) {
    let game = KingsChallenge::default();
    let mut dice = stream(seed, Source::new::<0>());
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
    let mut taken = [0; 2];
    let (mut entered, mut evicting, mut workers, mut idle) = (0, 0, 0, 0);
    let mut sources = BTreeMap::new();
    for seed in 0..games {
        let (outcome, length) = play(seed, &mut |event| match event {
            Event::RoyalRoll { result, .. } => {
                turns += 1;
                workers += u32::from(result == RoyalResult::Worker);
            }
            Event::RoyalNothing { reason } => idle += u32::from(reason == Reason::NoEntry),
            Event::Entered {
                who: Side::Roy,
                evicted,
                ..
            } => {
                entered += 1;
                evicting += u32::from(evicted == Some(Side::Human));
            }
            Event::EventCountered { to: Some(side), .. } => taken[usize::from(side.index())] += 1,
            Event::Vp {
                who: Side::Roy,
                amount,
                reason,
                ..
            } => *sources.entry(reason).or_insert(0) += amount,
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
    within(mean(human.into()), 3.2, 4.7, "human");
    within(mean(roy.into()), 65.0, 67.7, "le Roy");
    within(mean(f64::from(human - roy)), -64.2, -60.6, "difference");
    within(mean(steps.into()), 239.0, 246.0, "steps");
    within(mean(turns.into()), 26.2, 27.6, "turns of le Roy");
    within(mean(black.into()), 12.9, 13.7, "black dice");
    within(mean(surrenders.into()), 0.9, 1.3, "surrenders");
    let [ours, theirs] = taken;
    within(mean(theirs.into()), 5.0, 5.4, "Event cards of le Roy");
    within(mean(ours.into()), 0.4, 0.6, "Event cards of the human");
    within(
        mean(entered.into()),
        4.1,
        4.5,
        "citizens of le Roy that enter",
    );
    within(
        mean(evicting.into()),
        3.4,
        3.8,
        "those that evict the human",
    );
    within(mean(workers.into()), 4.3, 4.7, "results 4 and 10");
    within(mean(idle.into()), 1.7, 2.1, "those without an entry");
    let of = |reason: Reason| mean(sources.get(&reason).copied().unwrap_or(0).into());
    within(of(Reason::Reward), 23.0, 25.0, "VP of le Roy for events");
    let characters = of(Reason::Character) + of(Reason::NoCharacter);
    within(characters, 14.0, 16.0, "VP of le Roy for characters");
    within(of(Reason::Roll), 9.0, 11.0, "VP of le Roy for his rolls");
    let stones = of(Reason::Stone) + of(Reason::CathedralFull);
    within(stones, 9.0, 11.0, "VP of le Roy for stones");
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
