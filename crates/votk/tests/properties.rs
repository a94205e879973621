//! Whole random games: what holds in every position, and the figures.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

mod common;

use serde_json::Value;
use solo_core::{Game, Input, Interchange, Next, Options as _, Source, below, pick, stream};
use votk::{
    BotFall, Chance, Decision, EmptySlot, EndRule, Event, Options, Phase, Reactions, Refill, Slot,
    State, Valley,
};

/// Every combination that changes how play goes on, in turn.
fn variant(seed: u64) -> Options {
    let mut options = Options::default();
    for (place, spec) in Options::SPECS.iter().enumerate() {
        if (seed >> place) & 1 == 1 {
            options.set(spec.name, spec.values.nth(1).unwrap()).unwrap();
        }
    }
    options
}

/// A random game; `visit` sees every position with the step that led to it.
fn play(game: &Valley, seed: u64, mut visit: impl FnMut(&State, Option<&str>, &[Event])) -> State {
    let mut rng = stream(seed, Source::new(7));
    let mut events: Vec<Event> = Vec::new();
    let mut state = game.start_with_events(&mut events);
    visit(&state, None, &events);
    loop {
        let step = match game.next(&state) {
            Next::Over(_) => return state,
            Next::Decision => {
                let mut decision = pick(game, &state, &mut rng).unwrap();
                // Use actions more often than not, so that all of them are seen.
                if matches!(
                    decision,
                    Decision::End | Decision::Entomb(_) | Decision::Pass
                ) && seed % 3 > 0
                {
                    decision = pick(game, &state, &mut rng).unwrap();
                }
                Input::Decision(decision)
            }
            Next::Chance(_) => {
                let case = below(&mut rng, game.chance_weight(&state));
                Input::Chance(game.nth_chance(&state, case).unwrap())
            }
        };
        let text = match step {
            Input::Decision(decision) => game.decision_text(decision).to_string(),
            Input::Chance(chance) => game.chance_text(chance).to_string(),
        };
        events.clear();
        game.advance(&mut state, step, &mut events).unwrap();
        assert_eq!(game.audit(&state), Ok(()), "{text}");
        visit(&state, Some(&text), &events);
    }
}

#[test]
fn what_holds_in_every_position() {
    for seed in 0..512 {
        let options = variant(seed);
        let catalogue = if seed % 2 == 0 {
            votk::Catalogue::house().clone()
        } else {
            common::drill()
        };
        let game = Valley::with_catalogue(options, catalogue);
        let (mut steps, mut entombed, mut stock_and_pyramid) = (0_u32, 0_u32, 62_u32);
        play(&game, seed, |state, step, events| {
            steps += 1;
            let filled = Slot::ALL
                .iter()
                .filter(|&&slot| state.pyramid(slot).is_some())
                .count();
            let filled = u32::try_from(filled).unwrap();
            let list = game.decisions(state);
            // VK-I03: two entries or more, in order, none twice.
            if matches!(game.next(state), Next::Decision) {
                assert!(list.len() >= 2);
                assert!(list.windows(2).all(|pair| pair[0] < pair[1]));
            }
            // VK-I06: level 3 is offered only when level 2 is used up.
            let level = |card| game.catalogue().card(card).level();
            let upper = state.stock().designs().iter().any(|card| level(card) == 2);
            for (chance, weight) in game.chances(state) {
                assert!(weight > 0);
                if let Chance::Lay(_, card) | Chance::Bone(card) | Chance::Stock(card) = chance {
                    assert!(level(card) == 2 || !upper);
                }
            }
            // VK-I05: the weights add up.
            if matches!(state.phase(), Phase::Draw | Phase::Turn) {
                assert_eq!(game.chance_weight(state), state.unseen().len());
            }
            // VK-I07: what is due can be paid.
            if state.phase() == Phase::Pay {
                assert!(
                    list.iter()
                        .all(|decision| matches!(decision, Decision::Pay(_)))
                );
            }
            // VK-I08: one normal entombment a turn.
            if events
                .iter()
                .any(|event| matches!(event, Event::TurnBegins { .. }))
            {
                entombed = 0;
            }
            if step.is_some_and(|step| step.starts_with("entomb ")) {
                entombed += 1;
                assert!(entombed <= 1);
            }
            // VK-I09: the end is not overlooked.
            let at_end = state.stock().is_empty() && filled <= 2;
            let finishing =
                options.end_rule == EndRule::FinishPlay && state.stage() == votk::Stage::Play;
            if state.phase() == Phase::Over {
                assert!(at_end);
            } else {
                assert!(!at_end || finishing, "{step:?}");
            }
            // VK-I10: the number of turns.
            assert!(state.turn() <= 27 || options.empty_slot == EmptySlot::None);
            // VK-I11: pyramid and stock never gain a card; the first boneyard card leaves them too.
            let now = state.stock().len() + filled;
            assert!(now <= stock_and_pyramid);
            stock_and_pyramid = now;
            // VK-I14: no loose ends.
            assert!(
                state.turned().count() == 0
                    || state.frames().count() > 0
                    || state.phase() == Phase::Over
            );
            assert!(state.arranged().is_empty() || state.phase() == Phase::Arrange);
            // VK-I15: grants are reset in the Bot's turn.
            if state.side() == votk::Side::Bot && options.reactions == Reactions::Off {
                assert_eq!(
                    (state.purse(), state.cheaper(), state.worth()),
                    (0, 0, None)
                );
            }
            // A decision of the player in the Bot's turn is a reaction, its action, or a fall.
            if state.phase() == Phase::Fall && state.side() == votk::Side::Bot {
                assert!(options.bot_fall == BotFall::Player || state.frames().count() > 0);
            }
            // Without the option nothing is laid outside the rebuild steps.
            if state.phase() == Phase::Lay && options.refill == Refill::Rebuild {
                assert!(matches!(state.stage().word(), "setup" | "rebuild"));
            }
        });
        assert!(steps < 20_000);
    }
}

#[test]
fn every_view_leads_back_to_its_position() {
    for seed in 0..24 {
        let catalogue = if seed % 2 == 0 {
            votk::Catalogue::house().clone()
        } else {
            common::drill()
        };
        let game = Valley::with_catalogue(variant(seed * 5), catalogue);
        play(&game, seed, |state, _, _| {
            let view = serde_json::to_string(&game.view(state)).unwrap();
            let setup = serde_json::from_str(&view).unwrap();
            let back = game
                .set_up(&setup)
                .unwrap_or_else(|faults| panic!("{faults}\n{view}"));
            assert_eq!(&back, state);
            assert_eq!(serde_json::to_string(&game.view(&back)).unwrap(), view);
        });
    }
}

#[test]
fn events_tell_where_every_card_goes() {
    // VK-13.2: zones counted from the events are the zones of the view.
    let zones = [
        "hand",
        "played",
        "turned",
        "tomb",
        "boneyard",
        "bot_tomb",
        "bot_discard",
        "discard",
    ];
    for seed in 0..48 {
        let catalogue = if seed % 2 == 0 {
            votk::Catalogue::house().clone()
        } else {
            common::drill()
        };
        let game = Valley::with_catalogue(variant(seed), catalogue);
        let sizes = |state: &State| -> Vec<i64> {
            let view = serde_json::to_value(game.view(state)).unwrap();
            let size = |zone: &str| i64::try_from(view[zone].as_array().unwrap().len()).unwrap();
            zones.iter().map(|zone| size(zone)).collect()
        };
        let mut before: Option<Vec<i64>> = None;
        let mut discarding = false;
        play(&game, seed, |state, step, events| {
            let now = sizes(state);
            // In step 2 hand cards join those in play without an event.
            discarding |= state.phase() == Phase::Arrange
                || events.iter().any(|event| {
                    matches!(
                        event,
                        Event::Moved {
                            from: votk::Zone::Played,
                            ..
                        }
                    )
                });
            if let (Some(before), false) = (&before, discarding) {
                let mut counted = before.clone();
                let place = |zone: &str| zones.iter().position(|other| *other == zone);
                for event in events {
                    let event: Value = serde_json::to_value(game.event_data(event)).unwrap();
                    if event["event"] == "moved" {
                        if let Some(from) = place(event["from"].as_str().unwrap()) {
                            counted[from] -= 1;
                        }
                        if let Some(to) = place(event["to"].as_str().unwrap()) {
                            counted[to] += 1;
                        }
                    }
                    if event["event"] == "reshuffled" {
                        counted[place("discard").unwrap()] -= event["cards"].as_i64().unwrap();
                    }
                    if event["event"] == "returned" {
                        let cards =
                            i64::try_from(event["cards"].as_array().unwrap().len()).unwrap();
                        counted[place("bot_discard").unwrap()] -= cards;
                        counted[place("bot_tomb").unwrap()] += cards;
                    }
                }
                assert_eq!(counted, now, "{step:?}");
            }
            discarding = state.phase() == Phase::Arrange;
            before = Some(now);
        });
    }
}

#[test]
fn figures_of_random_play() {
    let game = Valley::default();
    let (mut wins, mut player, mut bot, mut turns, mut longest) =
        (0_u32, 0_u32, 0_u32, 0_u32, 0_usize);
    let games = 1500;
    for seed in 0..games {
        let mut rng = stream(u64::from(seed), Source::new(3));
        let mut state = game.start();
        let outcome = loop {
            match game.next(&state) {
                Next::Over(outcome) => break outcome,
                Next::Decision => {
                    longest = longest.max(usize::try_from(game.decision_count(&state)).unwrap());
                    let decision = pick(&game, &state, &mut rng).unwrap();
                    game.advance(&mut state, decision, &mut ()).unwrap();
                }
                Next::Chance(_) => {
                    let chance = solo_core::draw(&game, &state, &mut rng).unwrap();
                    game.advance(&mut state, chance, &mut ()).unwrap();
                }
            }
        };
        wins += u32::from(outcome.winner == votk::Winner::Player);
        player += u32::from(outcome.player.total());
        bot += u32::from(outcome.bot.total());
        turns += u32::from(state.turn());
    }
    assert!(wins * 100 < games, "{wins}");
    assert!((8 * games..=18 * games).contains(&player), "{player}");
    assert!((95 * games..=108 * games).contains(&bot), "{bot}");
    assert!((25 * games..=27 * games).contains(&turns), "{turns}");
    assert!(longest <= 75);
}
