//! Decisions of the player, and reasons of refusals: chapter TK-16.

use proptest::prelude::*;
use solo_core::{Card, Countable, Next, Set};
use tomb4k::catalogue::{MONSTERS, PICK_LOCK, skill_against, strength, worth};
use tomb4k::{Chance, Decision, DropTiming, Input, Options, Phase, Skill, State, Tomb, Treasure};

use super::tale::Tale;
use super::{any_games, cases};

fn plays(cards: Set<Card>) -> impl Iterator<Item = Decision> {
    cards.iter().filter_map(Skill::new).map(Decision::Play)
}

/// Lists what the rulebook allows in a position (TK-16, phases).
fn allowed(options: &Options, state: &State) -> Vec<Decision> {
    let (skills, drops) = Tale::read(state).ways_out(options);
    let treasure = |cards: Set<Card>| cards.iter().filter_map(Treasure::new);
    match state.phase() {
        Phase::Between => vec![Decision::Delve, Decision::Retreat],
        Phase::Encounter => [Decision::Draw]
            .into_iter()
            .chain(plays(skills))
            .chain(treasure(drops).map(Decision::Drop))
            .collect(),
        Phase::Blow => vec![Decision::Take, Decision::Dodge],
        Phase::Door => [Decision::Discard]
            .into_iter()
            .chain(plays(Set::of(PICK_LOCK)))
            .collect(),
        Phase::Torch => vec![Decision::Scroll, Decision::Decline],
        Phase::Mark => treasure(state.open()).map(Decision::Leave).collect(),
        Phase::Seek | Phase::Action | Phase::Discard | Phase::Over => Vec::new(),
    }
}

/// Returns the clause that forbids a decision at a position where the player is due.
fn forbidding(options: &Options, state: &State, decision: Decision) -> &'static str {
    let encounter = state.encounter();
    match decision {
        Decision::Delve | Decision::Retreat => "TK-12.2",
        Decision::Draw => "TK-3.11",
        Decision::Take | Decision::Dodge => "TK-8.6",
        Decision::Discard => "TK-7.3",
        Decision::Scroll | Decision::Decline => "TK-10.3",
        Decision::Play(card) => {
            let matches =
                encounter.is_some_and(|encounter| skill_against(encounter) == Some(card.card()));
            match (state.skills().contains(card.card()), matches) {
                (false, _) => "TK-8.1",
                (true, false) => "TK-8.3",
                (true, true) => "TK-3.14",
            }
        }
        Decision::Drop(card) => match encounter.filter(|encounter| MONSTERS.contains(*encounter)) {
            None => "TK-5.4",
            Some(_) if state.phase() != Phase::Encounter => "TK-3.14",
            Some(monster) => {
                let fought = state
                    .open()
                    .iter()
                    .any(|one| one != monster && strength(one) > 0);
                let late = options.drop_timing == DropTiming::First && fought;
                let small = state.treasure().contains(card.card())
                    && worth(card.card()) < strength(monster);
                if late {
                    "TK-5.9"
                } else if small {
                    "TK-5.6"
                } else {
                    "TK-5.10"
                }
            }
        },
        Decision::Leave(_) if state.phase() == Phase::Mark => "TK-4.6",
        Decision::Leave(_) => "TK-4.5",
    }
}

/// Returns the clause and the reason of a refusal, which has to change nothing.
fn refused(game: &Tomb, state: &State, input: Input) -> Option<(&'static str, &'static str)> {
    let (mut after, mut events) = (state.clone(), Vec::new());
    let refusal = game.advance(&mut after, input, &mut events).err()?;
    assert!((&after, events.len()) == (state, 0), "{input:?}");
    Some((refusal.rule(), refusal.reason()))
}

proptest! {
    #![proptest_config(cases(96))]

    /// TK-16.2: what is listed is what the rulebook allows, and at least two.
    #[test]
    fn lists_are_what_the_rulebook_allows(walk in any_games()) {
        for state in walk.states() {
            let list: Vec<Decision> = walk.game().decisions(state).collect();
            prop_assert_eq!(&list, &allowed(walk.game().options(), state));
            let due = matches!(walk.game().next(state), Next::Decision);
            prop_assert_eq!(list.len() >= 2, due);
            prop_assert!(due || list.is_empty());
        }
    }

    /// TK-16.3: of all decisions, by number, exactly those on the list are accepted; a refusal changes nothing, and
    /// says why and by which clause.
    #[test]
    fn accepted_is_what_is_listed(walk in any_games()) {
        let (game, options) = (walk.game(), walk.game().options());
        for state in walk.states() {
            let list = allowed(options, state);
            for decision in Decision::values(game) {
                let why = match game.next(state) {
                    Next::Decision if list.contains(&decision) => None,
                    Next::Decision => Some((forbidding(options, state, decision), "not_legal")),
                    Next::Chance(_) => Some(("TK-16.3", "wrong_step")),
                    Next::Over(_) => Some(("TK-16.3", "game_over")),
                };
                prop_assert_eq!(refused(game, state, Input::Decision(decision)), why, "{:?}", decision);
            }
        }
    }

    /// TK-2.1, TK-16.3: of all cards exactly the unseen ones can come, when a card is due.
    #[test]
    fn a_card_comes_if_it_is_unseen(walk in any_games()) {
        for state in walk.states() {
            for chance in Chance::values(walk.game()) {
                let Chance::Card(card) = chance;
                let why = match walk.game().next(state) {
                    Next::Chance(_) if state.unseen().contains(card.card()) => None,
                    Next::Chance(_) => Some(("TK-2.1", "not_legal")),
                    Next::Decision => Some(("TK-16.3", "wrong_step")),
                    Next::Over(_) => Some(("TK-16.3", "game_over")),
                };
                prop_assert_eq!(refused(walk.game(), state, Input::Chance(chance)), why, "{:?}", chance);
            }
        }
    }

    /// TK-12.8: the way back is open after as many turns as the option says, and not before.
    #[test]
    fn the_way_back_opens_after_enough_turns(walk in any_games()) {
        for state in walk.states() {
            let enough = state.delve_turns() >= walk.game().options().min_delve_turns.get();
            prop_assert!(state.phase() != Phase::Between || enough);
            prop_assert!(state.heading() != tomb4k::Heading::Retreat || enough);
        }
    }
}
