//! Turns, their ends, and the end of the game: chapters VK-3 and VK-9.

use proptest::prelude::*;
use solo_core::{GameData, Input};
use votk::{Decision, EndRule, EndWhen, Event, Phase, Side, Slot, Stage, Zone};

use super::judging::Reading;
use super::{any_games, cases, told};

proptest! {
    #![proptest_config(cases(64))]

    /// VK-9.1 to VK-9.4: the game is over exactly when its end has come, once step 1 that may be finished is.
    #[test]
    fn the_end_comes_exactly_when_it_is_due(walk in any_games()) {
        let options = walk.game().options();
        for state in walk.states() {
            let filled = Slot::ALL.iter().filter(|slot| state.pyramid(**slot).is_some()).count();
            let (no_stock, few_cards) = (state.stock().is_empty(), filled <= 2);
            let due = match options.end_when {
                EndWhen::Both => no_stock && few_cards,
                EndWhen::Either => no_stock || few_cards,
            };
            let exempt = match state.stage() {
                Stage::Setup => true,
                Stage::Play => options.end_rule == EndRule::FinishPlay,
                _ => false,
            };
            let over = state.phase() == Phase::Over;
            prop_assert!(over == due || due && exempt || state.stage() == Stage::Setup && !over);
            prop_assert_eq!(over, walk.game().view(state).outcome.is_some());
        }
        prop_assert!(walk.outcome().is_some());
    }

    /// VK-3.3: a hand card is entombed as such at most once a turn.
    #[test]
    fn one_card_a_turn_is_entombed_directly(walk in any_games()) {
        let mut entombed = 0;
        for step in walk.steps() {
            entombed += u32::from(matches!(step.input, Input::Decision(Decision::Entomb(_))));
            prop_assert!(entombed <= 1, "{}", told(&step));
            if step.events.iter().any(|event| matches!(event, Event::TurnBegins { .. })) {
                entombed = 0;
            }
        }
    }

    /// VK-2.11, VK-2.12: turns alternate, beginning with the side of the option, and the player's are counted.
    #[test]
    fn turns_alternate(walk in any_games()) {
        let first = walk.game().options().first == votk::FirstTurn::Bot;
        let (mut side, mut number) = (if first { Side::Player } else { Side::Bot }, 0);
        for step in walk.steps() {
            for event in &step.events {
                if let Event::TurnBegins { side: next, turn } = event {
                    side = if side == Side::Bot { Side::Player } else { Side::Bot };
                    number += u8::from(side == Side::Player);
                    prop_assert_eq!((*next, *turn), (side, number));
                }
            }
        }
    }

    /// VK-3.7, VK-3.15: the player's turn ends with nothing in play and five cards in hand, or all there are.
    #[test]
    fn a_turn_ends_with_five_cards_in_hand(walk in any_games()) {
        for step in walk.steps() {
            let ends = Event::TurnBegins { side: Side::Bot, turn: step.after.turn() };
            if !step.events.contains(&ends) || step.after.turn() == 0 {
                continue;
            }
            let view = walk.game().view(step.after);
            prop_assert!(view.played.0.is_empty() && view.arranged.is_empty());
            let more = !view.deck.unseen.0.is_empty() || !view.deck.top.is_empty() || !view.discard.is_empty();
            let hand = view.hand.0.len();
            prop_assert!(hand == 5 || hand < 5 && !more, "{} cards", hand);
        }
    }

    /// VK-3.12: a player's turn costs the pyramid a card at least, or swaps two of them.
    #[test]
    fn every_turn_changes_the_pyramid(walk in any_games()) {
        let mut changed = true;
        for step in walk.steps() {
            for event in &step.events {
                match event {
                    Event::TurnBegins { side: Side::Player, .. } => changed = false,
                    Event::TurnBegins { side: Side::Bot, turn } => {
                        prop_assert!(changed || *turn == 0, "{}", told(&step));
                    }
                    Event::Moved { from: Zone::Slot(_), .. } => changed = true,
                    _ => {}
                }
            }
        }
    }

    /// Numbers for players are those of the rulebook: prices, worth, cards to go, a sacrifice owed.
    #[test]
    fn what_is_said_for_players_is_so(walk in any_games()) {
        for state in walk.states() {
            let (game, view) = (walk.game(), &walk.game().view(state));
            let reading = Reading { game, view };
            for slot in Slot::ALL {
                let price = state.pyramid(slot).map(|card| reading.price(card));
                prop_assert_eq!(game.price(state, slot).map(u16::from), price);
            }
            prop_assert_eq!(game.worth_of_hand(state), reading.worth_of_hand());
            prop_assert!(view.hand.0.iter().all(|card| game.worth(state, *card) == reading.worth(*card)));
            let filled = Slot::ALL.iter().filter(|slot| state.pyramid(**slot).is_some()).count();
            let left = u32::from(state.stock().len()) + u32::try_from(filled).unwrap();
            let at_the_end = if game.options().end_when == EndWhen::Both { 2 } else { 6 };
            prop_assert_eq!(game.cards_to_go(state), left.saturating_sub(at_the_end));
            prop_assert_eq!(game.owes_sacrifice(state), !reading.pyramid_has_changed());
            prop_assert_eq!(game.operation(state), reading.operation());
        }
    }
}
