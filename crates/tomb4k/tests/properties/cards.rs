//! The cards and the counters: chapters TK-1, TK-2, TK-8, TK-10, TK-11 and TK-13.

use proptest::prelude::*;
use solo_core::{Next, Set};
use solo_testkit::strategies::finished;
use tomb4k::catalogue::{DECK, DODGE_BLOW, HOARDS, SCROLL, SKILLS, TORCHES, TREASURE, worth};
use tomb4k::{Chance, Decision, Event, GameResult, Input, Pending, Phase, Tomb};

use super::tale::Tale;
use super::{any_games, cases, told};

proptest! {
    #![proptest_config(cases(160))]

    /// TK-1.3, TK-2.4: each of the 44 cards lies in one of the ten zones.
    #[test]
    fn every_card_lies_in_one_zone(walk in any_games()) {
        for state in walk.states() {
            let zones = Tale::read(state).zones();
            let cards: u32 = zones.iter().map(|zone| zone.len()).sum();
            prop_assert_eq!(cards, 44);
            prop_assert_eq!(zones.into_iter().fold(Set::EMPTY, |all, zone| all | zone), DECK);
        }
    }

    /// TK-10.1, TK-8.1, TK-5.7: burnt torches, covered and discarded cards, and what was spent stay where they are.
    #[test]
    fn cards_that_are_gone_stay_away(walk in any_games()) {
        for step in walk.steps() {
            let [before, after] = [step.before, step.after].map(Tale::read);
            for (before, after) in [
                (before.torches, after.torches),
                (before.covered, after.covered),
                (before.discards, after.discards),
                (before.spent, after.spent),
            ] {
                prop_assert!(after.contains_all(before), "{}", told(&step));
            }
            prop_assert!(before.unseen.contains_all(after.unseen), "{}", told(&step));
            prop_assert!(Set::of(DODGE_BLOW).contains_all(after.spent));
        }
    }

    /// TK-2.1, TK-2.2: every unseen card is as likely as any other, the last one too.
    #[test]
    fn every_unseen_card_is_as_likely_as_any_other(walk in any_games()) {
        for state in walk.states() {
            let due = matches!(walk.game().next(state), Next::Chance(_));
            prop_assert_eq!(due, matches!(state.phase(), Phase::Seek | Phase::Action | Phase::Discard));
            let outcomes = walk.game().chances(state);
            let cards = outcomes.map(|(Chance::Card(card), weight)| (card.card(), weight));
            let unseen = if due { state.unseen() } else { Set::EMPTY };
            prop_assert!(cards.eq(unseen.iter().map(|card| (card, 1))));
            prop_assert!(!due || !unseen.is_empty());
        }
    }

    /// TK-2.1: a step of chance takes its card from the unseen ones, a decision takes none.
    #[test]
    fn only_chance_takes_a_card_from_the_deck(walk in any_games()) {
        for step in walk.steps() {
            let gone = step.before.unseen() - step.after.unseen();
            let expected = match step.input {
                Input::Chance(Chance::Card(card)) => Set::of(card.card()),
                Input::Decision(_) => Set::EMPTY,
            };
            prop_assert_eq!(gone, expected);
        }
    }

    /// TK-11.1, TK-11.3: hit points fall only by blows of monsters and traps, and none are left exactly if the game
    /// ended dead.
    #[test]
    fn hit_points_fall_only_by_blows(walk in any_games()) {
        prop_assert_eq!(walk.states()[0].hp(), 9);
        for step in walk.steps() {
            let blows = step.events.iter().map(|event| match event {
                Event::Hurt { damage, .. } => *damage,
                _ => 0,
            });
            prop_assert_eq!(step.after.hp() + blows.sum::<u8>(), step.before.hp(), "{}", told(&step));
            let dead = step.after.outcome().is_some_and(|outcome| outcome.result == GameResult::Dead);
            prop_assert_eq!(step.after.hp() == 0, dead);
        }
    }

    /// TK-10.2, TK-10.3: light lasts for three torches, and the fourth waits only for the scroll.
    #[test]
    fn light_lasts_for_three_torches(walk in any_games()) {
        for state in walk.states() {
            let burnt = (state.torches() & TORCHES).len();
            let lost = state.outcome().is_some_and(|outcome| outcome.result == GameResult::Lost);
            prop_assert_eq!(burnt == 4, lost);
            if let Pending::Torch { ace, .. } = state.pending() {
                prop_assert!(TORCHES.contains(ace) && burnt == 3 && state.treasure().contains(SCROLL));
            }
            // TK-10.3, TK-10.8: under the deck lies the ace that the scroll has saved.
            let read = state.torches().contains(SCROLL);
            prop_assert_eq!(state.bottom().is_some(), read && !lost);
        }
    }

    /// TK-3.8, TK-4.3: in hand are jacks, and treasure that lay in a turn that was won.
    #[test]
    fn the_hand_holds_skills_and_won_treasure(walk in any_games()) {
        for step in walk.steps() {
            prop_assert!(SKILLS.contains_all(step.after.skills()));
            prop_assert!(TREASURE.contains_all(step.after.treasure()));
            let new = step.after.treasure() - step.before.treasure();
            let won = step.events.iter().any(|event| matches!(event, Event::Won { .. }))
                || matches!(step.input, Input::Decision(Decision::Leave(_)));
            prop_assert!(new.is_empty() || won && !new.meets(step.after.covered()), "{}", told(&step));
        }
    }

    /// TK-13: those who escape score what they carry, and win with four kings; others score nothing.
    #[test]
    fn the_score_is_what_is_carried_out(walk in finished(Tomb::default()).any_options()) {
        let (state, outcome) = (walk.state(), walk.outcome().expect("the game is over"));
        let escaped = outcome.result == GameResult::Escaped;
        let hand = if escaped { state.treasure() } else { Set::EMPTY };
        let points: u8 = hand.iter().map(worth).sum();
        let kings = (hand & HOARDS).len();
        prop_assert_eq!((u32::from(outcome.score.kings()), outcome.score.points()), (kings, points));
        prop_assert_eq!(outcome.won(), kings == 4);
        prop_assert_eq!(outcome.gold(), 100 * u16::from(points));
        prop_assert!(!escaped || state.retreat_turns() + 1 == state.delve_turns());
        prop_assert!(walk.len() <= 176);
    }
}
