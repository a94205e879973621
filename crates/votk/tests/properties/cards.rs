//! Places of cards: chapters VK-1, VK-2, VK-5 and VK-8.

use std::collections::BTreeMap;

use proptest::prelude::*;
use solo_core::{Countable, GameData, Input};
use votk::{Chance, Design, Event, Phase, Slot, Zone};

use super::judging::Reading;
use super::listing::shown;
use super::zones::all_copies;
use super::{any_games, cases, told};

/// Lists the slots that hold up the card of a slot (VK-5.8).
const fn below(slot: Slot) -> &'static [Slot] {
    match slot {
        Slot::Top => &[Slot::MiddleLeft, Slot::MiddleRight],
        Slot::MiddleLeft => &[Slot::BaseLeft, Slot::BaseMiddle],
        Slot::MiddleRight => &[Slot::BaseMiddle, Slot::BaseRight],
        Slot::BaseLeft | Slot::BaseMiddle | Slot::BaseRight => &[],
    }
}

/// Returns the change of the copies in a zone between two lists.
fn gained(before: &[Design], after: &[Design]) -> BTreeMap<Design, i32> {
    let mut change = BTreeMap::new();
    for (cards, sign) in [(before, -1), (after, 1)] {
        for card in cards {
            *change.entry(*card).or_insert(0) += sign;
        }
    }
    change.retain(|_, copies| *copies != 0);
    change
}

proptest! {
    #![proptest_config(cases(32))]

    /// VK-2.1: every design keeps its copies over all zones, those aside stay there, and the size of the stock is right.
    #[test]
    fn every_design_keeps_its_copies(walk in any_games()) {
        let game = walk.game();
        let printed = |card: Design| (card, u32::from(game.catalogue().card(card).copies));
        let printed: BTreeMap<_, _> = Design::values(game).map(printed).collect();
        let aside = game.view(&walk.states()[0]).aside;
        for state in walk.states() {
            let view = game.view(state);
            prop_assert_eq!(&all_copies(&view), &printed);
            prop_assert_eq!(&view.aside, &aside);
            let stock = view.stock.ii.0.iter().chain(&view.stock.iii.0);
            prop_assert_eq!(stock.map(|(_, copies)| copies).sum::<u32>(), view.stock_size);
        }
    }

    /// VK-8.2, VK-14.1: the Bot's tomb gains the card of the die, and cards that return at the end; nothing else.
    #[test]
    fn a_die_brings_exactly_the_card_of_its_slot(walk in any_games()) {
        for step in walk.steps() {
            let [before, after] = [step.before, step.after].map(|state| walk.game().view(state));
            let mut expected = BTreeMap::new();
            if let Input::Chance(Chance::Die(face)) = step.input
                && let Some(card) = step.before.pyramid(shown(face))
            {
                *expected.entry(card).or_insert(0) += 1;
            }
            for event in &step.events {
                if let Event::Returned { cards } = event {
                    for card in cards {
                        *expected.entry(*card).or_insert(0) += 1;
                    }
                }
                if let Event::Moved { card, from: Zone::BotTomb, .. } = event {
                    *expected.entry(*card).or_insert(0) -= 1;
                }
            }
            expected.retain(|_, copies| *copies != 0);
            prop_assert_eq!(gained(&before.bot_tomb.0, &after.bot_tomb.0), expected, "{}", told(&step));
        }
    }

    /// VK-7.3, VK-7.5: the Bot's tomb loses a card only by a choice of the player in an action, used or borrowed.
    #[test]
    fn the_tomb_of_the_bot_loses_only_by_actions(walk in any_games()) {
        for step in walk.steps() {
            let acts = |event: &Event| matches!(event,
                Event::Using { .. } | Event::Reacting { .. } | Event::TurnedOver { runs: true, .. });
            let running = step.before.frames().count() > 0 || step.events.iter().any(acts);
            let loses = step.events.iter().any(|event| matches!(event,
                Event::Moved { from: Zone::BotTomb | Zone::BotDiscard, .. }));
            prop_assert!(running || !loses, "{}", told(&step));
        }
    }

    /// VK-5.8: nothing hangs in the air when a decision other than a fall is due, or the die.
    #[test]
    fn nothing_hangs_in_the_air(walk in any_games()) {
        for state in walk.states() {
            if matches!(state.phase(), Phase::Fall | Phase::Lay) || state.turn() == 0 {
                continue;
            }
            for slot in Slot::ALL.into_iter().filter(|slot| state.pyramid(*slot).is_some()) {
                prop_assert!(below(slot).iter().all(|below| state.pyramid(*below).is_some()), "{slot:?}");
            }
        }
    }

    /// VK-1.3, VK-5.6: the stock only shrinks, and level 3 waits until level 2 is used up.
    #[test]
    fn the_stock_is_used_up_from_above(walk in any_games()) {
        for step in walk.steps() {
            let [before, after] = [step.before, step.after].map(|state| walk.game().view(state).stock);
            prop_assert!(before.iii == after.iii || before.ii.0.is_empty(), "{}", told(&step));
            let left = |event: &&Event| matches!(event, Event::Moved { from: Zone::Stock, .. });
            let left = u16::try_from(step.events.iter().filter(left).count()).unwrap();
            prop_assert_eq!(step.before.stock().len(), step.after.stock().len() + left);
        }
    }
}

/// VK-2.2 to VK-2.7: a new game has nine starters in the deck, three Shabti and an Urn for the Bot, and the stock.
#[test]
fn a_new_game_is_set_up() {
    let game = votk::Valley::default();
    let view = game.view(&game.start());
    let card = |id| game.catalogue().design(id).unwrap();
    let [shabti, urn, food] = ["shabti", "urn", "food"].map(card);
    assert_eq!(view.deck.unseen.0, [(shabti, 4), (urn, 3), (food, 2)]);
    assert_eq!(
        (view.bot_tomb.0, view.bot_discard),
        (vec![shabti; 3], vec![urn])
    );
    assert_eq!((view.phase, view.pending.left), (Phase::Draw, Some(4)));
    let stock = |counts: solo_core::By<Design, u32>| counts.0.iter().map(|one| one.1).sum::<u32>();
    assert_eq!((stock(view.stock.ii), stock(view.stock.iii)), (29, 27));
    let others = [
        view.hand.0,
        view.played.0,
        view.tomb.0,
        view.discard,
        view.boneyard,
    ];
    assert!(others.iter().all(Vec::is_empty) && view.pyramid.0.iter().all(|slot| slot.1.is_none()));
    let view = &game.view(&game.start());
    let reading = Reading { game: &game, view };
    assert_eq!(reading.outcomes().values().sum::<u32>(), 9);
}
