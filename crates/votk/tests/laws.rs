//! The laws of every game, with both catalogues, and the invariants of this game.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::panic_in_result_fn,
    clippy::unwrap_used,
    reason = "a test may panic"
)]

use crate::common::{watch, with_drill};
use serde_json::Value;
use solo_core::{Game, Input, Next};
use solo_testkit::{emitted, laws as law, view};
use votk::{
    AttackSlot, Bag, BotFall, Chance, Decision, Design, EmptySlot, EndRule, EndWhen, Event, Group,
    Options, Phase, PyramidChange, Reactions, Refill, Side, Slot, Stage, State, Step, Zone,
};

solo_testkit::laws!(votk::Valley, games = 30);

#[test]
fn the_laws_hold_for_another_catalogue() {
    for check in [
        law::lists,
        law::legality,
        law::shortcuts,
        law::audit,
        law::notation,
    ] {
        check(&with_drill(), 8).unwrap();
    }
    law::views(&with_drill(), 8).unwrap();
    law::tables(&with_drill(), 1).unwrap();
    law::bad_tables(&with_drill(), 200).unwrap();
}

#[test]
fn a_bag_counts_every_copy() {
    let most = |card: Design| if card.group() == Group::Starter { 7 } else { 2 };
    let mut bag = Bag::new();
    let mut all = Vec::new();
    for card in Design::all() {
        for copies in 1..=most(card) {
            assert!(bag.put(card));
            assert_eq!(bag.copies(card), copies);
            all.push(card);
        }
    }
    // Cards leave from both ends, so that the copies of the others are seen to stay.
    while !all.is_empty() {
        assert!(bag.cards().eq(all.iter().copied()));
        assert!(
            (0..bag.len().into())
                .map_while(|case| bag.nth(case))
                .eq(all.iter().copied())
        );
        assert_eq!(usize::from(bag.len()), all.len());
        assert_eq!(bag.nth(bag.len().into()), None);
        let card = all.remove(if all.len() % 2 == 0 { 0 } else { all.len() - 1 });
        assert!(bag.take(card));
        assert_eq!(bag.kinds().contains(card), all.contains(&card));
    }
    assert_eq!(bag, Bag::new());
    assert!(Design::all().all(|card| !bag.take(card)) && bag == Bag::new());
}

/// Counts the slots of the pyramid that hold a card.
fn filled(state: &State) -> u32 {
    Slot::ALL.iter().fold(0, |sum, &slot| {
        sum + u32::from(state.pyramid(slot).is_some())
    })
}

#[test]
fn lists_are_those_of_the_phase() {
    watch(256, |seen| {
        let (game, state) = (seen.game, seen.state);
        let list: Vec<Decision> = game.decisions(state).collect();
        // VK-I03: two entries or more, in order, none twice.
        if matches!(game.next(state), Next::Decision) {
            assert!(list.len() >= 2);
            assert!(list.windows(2).all(|pair| pair[0] < pair[1]));
        }
        // VK-I05: the weights add up.
        if matches!(state.phase(), Phase::Draw | Phase::Turn) {
            assert_eq!(game.chance_weight(state), u32::from(state.unseen().len()));
        }
        // VK-I06: level 3 is offered only when level 2 is used up.
        let level = |card| game.catalogue().card(card).level;
        let upper = state.stock().kinds().iter().any(|card| level(card) == 2);
        for (chance, weight) in game.chances(state) {
            assert!(weight > 0);
            if let Chance::Lay(_, card) | Chance::Bone(card) | Chance::Stock(card) = chance {
                assert!(level(card) == 2 || !upper);
            }
        }
        // VK-I07: the remaining price can be paid.
        if state.phase() == Phase::Pay {
            assert!(list.iter().all(|entry| matches!(entry, Decision::Pay(_))));
        }
    });
}

/// Returns the greatest number of a player's turn.
fn most_turns(options: &Options) -> u8 {
    match (options.pyramid_change, options.empty_slot) {
        (PyramidChange::Lost, EmptySlot::Reroll) => 27,
        (PyramidChange::Any, EmptySlot::None) => 54,
        _ => 53,
    }
}

#[test]
fn an_attack_slot_serves_one_execution() {
    let mut attacks = [0_u32; 2];
    watch(256, |seen| {
        for (place, slot) in AttackSlot::ALL.into_iter().enumerate() {
            let used = |state: &State| state.this_turn().has_used(slot);
            // VK-I08: a slot that an action holds is used, and the action is running.
            if let Some(holder) = seen.state.slot_holder(slot) {
                assert!(used(seen.state) && holder < seen.state.frames().count());
            }
            let from = [Zone::BotTomb, Zone::BotDiscard][place];
            let lost =
                |event: &Event| matches!(event, Event::Moved { from: zone, .. } if *zone == from);
            let begins = |event: &Event| matches!(event, Event::TurnBegins { .. });
            if !seen.events.iter().any(lost) || seen.events.iter().any(begins) {
                continue;
            }
            attacks[place] += 1;
            // A later attack in the turn comes from the action that already holds the slot.
            assert!(used(seen.state));
            assert!(!used(seen.before) || seen.before.slot_holder(slot).is_some());
        }
    });
    assert!(
        attacks.into_iter().all(|attacks| attacks > 20),
        "{attacks:?}"
    );
}

#[test]
fn what_a_turn_may_do() {
    let (mut entombed, mut stock_and_pyramid) = (0_u32, 0_u32);
    let mut round: Option<u32> = None;
    watch(256, |seen| {
        let (state, options) = (seen.state, seen.game.options());
        // VK-I08: one normal entombment a turn.
        let begins = |event: &Event| matches!(event, Event::TurnBegins { .. });
        if seen.inputs.is_empty() || seen.events.iter().any(begins) {
            entombed = 0;
        }
        if let Some(Input::Decision(Decision::Entomb(_))) = seen.inputs.last() {
            entombed += 1;
            assert!(entombed <= 1);
        }
        // VK-I09: the end is not overlooked.
        let [no_stock, few_cards] = [state.stock().is_empty(), filled(state) <= 2];
        let at_end = match options.end_when {
            EndWhen::Both => no_stock && few_cards,
            EndWhen::Either => (no_stock || few_cards) && state.stage() != Stage::Setup,
        };
        let finishing = options.end_rule == EndRule::FinishPlay && state.stage() == Stage::Play;
        if state.phase() == Phase::Over {
            assert!(at_end);
        } else {
            assert!(!at_end || finishing);
        }
        // VK-I10: the number of turns.
        assert!(state.turn() <= most_turns(options));
        // VK-I11: pyramid and stock never gain a card; the first boneyard card leaves them, too.
        let now = u32::from(state.stock().len()) + filled(state);
        assert!(seen.inputs.is_empty() || now <= stock_and_pyramid);
        // A round costs them a card, two if a swap does not count, one less without a gain.
        if state.phase() == Phase::Die {
            let least = u32::from(options.pyramid_change == PyramidChange::Lost) + 1;
            let before = round.replace(now).filter(|_| state.turn() > 1);
            if let Some(before) = before {
                let nothing_gained = options.empty_slot == EmptySlot::None && least == 2;
                assert!(now + least - u32::from(nothing_gained) <= before);
            }
        }
        stock_and_pyramid = now;
        // VK-I14: no loose ends.
        let over = state.phase() == Phase::Over;
        assert!(state.turned().count() == 0 || state.frames().count() > 0 || over);
        assert!(state.arranged().is_empty() || state.phase() == Phase::Arrange);
        // VK-I15: grants are reset in the Bot's turn.
        if state.side() == Side::Bot && options.reactions == Reactions::Off {
            let turn = state.this_turn();
            assert_eq!((turn.purse, turn.cheaper, turn.worth), (0, 0, None));
        }
        // A decision of the player in the Bot's turn is a reaction, its action, or a fall.
        if state.phase() == Phase::Fall && state.side() == Side::Bot {
            assert!(options.bot_fall == BotFall::Player || state.frames().count() > 0);
        }
        // Without the option no card is laid outside the rebuild steps.
        if state.phase() == Phase::Lay && options.refill == Refill::Rebuild {
            assert!(matches!(state.stage().step(), Step::Setup | Step::Rebuild));
        }
    });
}

/// The zones whose cards are face up, by the names of the view.
const ZONES: [&str; 8] = [
    "hand",
    "played",
    "turned",
    "tomb",
    "boneyard",
    "bot_tomb",
    "bot_discard",
    "discard",
];

type Sizes = [i64; ZONES.len()];

fn length(list: &Value) -> i64 {
    i64::try_from(list.as_array().unwrap().len()).unwrap()
}

/// Counts the changes of the zones in an event.
fn count(sizes: &mut Sizes, event: &Value) {
    let mut add = |zone: &Value, cards: i64| {
        if let Some(place) = ZONES.iter().position(|other| zone == other) {
            sizes[place] += cards;
        }
    };
    match event["event"].as_str().unwrap() {
        "moved" => {
            add(&event["from"], -1);
            add(&event["to"], 1);
        }
        "reshuffled" => add(&"discard".into(), -event["cards"].as_i64().unwrap()),
        "returned" => {
            add(&"bot_discard".into(), -length(&event["cards"]));
            add(&"bot_tomb".into(), length(&event["cards"]));
        }
        _ => {}
    }
}

#[test]
fn events_tell_where_every_card_goes() {
    // VK-13.2: zones counted from the events are the zones of the view.
    watch(48, |seen| {
        // In step 2 hand cards join those in play without an event.
        let from_play = |event: &Event| {
            matches!(
                event,
                Event::Moved {
                    from: Zone::Played,
                    ..
                }
            )
        };
        let arranging = |state: &State| state.phase() == Phase::Arrange;
        let discarding = arranging(seen.before) || arranging(seen.state);
        if seen.inputs.is_empty() || discarding || seen.events.iter().any(from_play) {
            return;
        }
        let sizes = |state: &State| -> Sizes {
            let view = view(seen.game, state);
            ZONES.map(|zone| length(&view[zone]))
        };
        let mut counted = sizes(seen.before);
        for event in emitted(seen.game, seen.events) {
            count(&mut counted, &event);
        }
        assert_eq!(counted, sizes(seen.state), "{:?}", seen.inputs.last());
    });
}
