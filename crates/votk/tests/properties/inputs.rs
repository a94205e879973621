//! Inputs that are accepted or refused: chapter VK-10.

use proptest::prelude::*;
use solo_core::{Countable, GameData};
use votk::{Chance, Decision, Refusal};

use super::judging::Reading;
use super::refusals::{names_a_group, wrong_step};
use super::{any_games, cases};

proptest! {
    #![proptest_config(cases(64))]

    /// VK-10.3: of all decisions, by number, exactly those on the list are accepted; a refusal changes nothing and names
    /// the clause that forbids the decision.
    #[test]
    fn accepted_is_what_is_listed(walk in any_games(), first in 0_usize..5) {
        let all: Vec<Decision> = Decision::values(walk.game()).collect();
        for state in walk.states().iter().skip(first).step_by(5) {
            let list: Vec<Decision> = walk.game().decisions(state).collect();
            let (game, view) = (walk.game(), &walk.game().view(state));
            let reading = Reading { game, view };
            for decision in &all {
                let (mut after, mut events) = (*state, Vec::new());
                let refusal = game.advance(&mut after, *decision, &mut events).err();
                prop_assert_eq!(refusal.is_none(), list.contains(decision), "{:?}", decision);
                prop_assert_eq!(game.is_legal(state, *decision), refusal.is_none());
                let Some(refusal) = refusal else { continue };
                prop_assert!((&after, events.len()) == (state, 0));
                let clause = wrong_step(game, state, true);
                let clause = clause.unwrap_or_else(|| reading.forbidding(*decision));
                prop_assert_eq!(refusal.rule(), clause, "{:?}", decision);
            }
        }
    }

    /// VK-10.3: of all outcomes, by number, exactly those on the list are accepted; a refusal changes nothing.
    #[test]
    fn shown_is_what_is_listed(walk in any_games(), first in 0_usize..5) {
        let all: Vec<Chance> = Chance::values(walk.game()).collect();
        for state in walk.states().iter().skip(first).step_by(5) {
            let list: Vec<Chance> = walk.game().chances(state).map(|one| one.0).collect();
            let (game, view) = (walk.game(), &walk.game().view(state));
            let reading = Reading { game, view };
            for chance in &all {
                let (mut after, mut events) = (*state, Vec::new());
                let refusal = game.advance(&mut after, *chance, &mut events).err();
                prop_assert_eq!(refusal.is_none(), list.contains(chance), "{:?}", chance);
                let Some(refusal) = refusal else { continue };
                prop_assert!((&after, events.len()) == (state, 0));
                let clause = wrong_step(game, state, false);
                let clause = clause.unwrap_or_else(|| reading.excluding(*chance));
                prop_assert_eq!(refusal.rule(), clause, "{:?}", chance);
            }
        }
    }

    /// VK-7.10: a group that cannot be named is refused with the reason.
    #[test]
    fn a_group_is_refused_with_its_reason(walk in any_games()) {
        for state in walk.states() {
            let (game, view) = (walk.game(), &walk.game().view(state));
            let reading = Reading { game, view };
            if !names_a_group(view, reading.operation().map(|one| one.effect)) {
                continue;
            }
            for group in votk::Group::ALL {
                let said = match game.apply(state, Decision::Group(group)) {
                    Err(Refusal::NotASet) => "it is not a set",
                    Err(Refusal::NoSuchGroup { .. }) => "the Bot has none",
                    Err(Refusal::SetTooSmall { .. }) => "another one has enough cards",
                    _ => continue,
                };
                prop_assert_eq!(said, reading.forbidding_group(group));
            }
        }
    }
}
