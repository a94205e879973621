//! What the player may decide, and why not: chapter TK-16.

use proptest::prelude::*;
use solo_core::{CardSet, Countable, Next};
use tomb4k::catalogue::{MONSTERS, PICK_LOCK, skill_against, value, worth};
use tomb4k::{Decision, DropTiming, Options, Phase, Skill, State, Treasure};

use super::any_games;
use super::tale::Tale;

fn plays(cards: CardSet) -> impl Iterator<Item = Decision> {
    cards.iter().filter_map(Skill::new).map(Decision::Play)
}

/// Lists what the rulebook allows in a position (TK-16, phases).
fn allowed(options: &Options, state: &State) -> Vec<Decision> {
    let (skills, drops) = Tale::read(state).ways_out(options);
    let treasure = |cards: CardSet| cards.iter().filter_map(Treasure::new);
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
            .chain(plays(CardSet::of(PICK_LOCK)))
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
                encounter.is_some_and(|encounter| skill_against(encounter).contains(card.card()));
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
                    .any(|one| one != monster && value(one) > 0);
                let late = options.drop_timing() == DropTiming::First && fought;
                let small =
                    state.treasure().contains(card.card()) && worth(card.card()) < value(monster);
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

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

    /// TK-16.3: of all decisions, by number, exactly those on the list are accepted; a refusal changes nothing and
    /// names the clause that forbids it.
    #[test]
    fn accepted_is_what_is_listed(walk in any_games()) {
        let (game, options) = (walk.game(), walk.game().options());
        for state in walk.states() {
            let due = matches!(game.next(state), Next::Decision);
            let list = allowed(options, state);
            for decision in Decision::values(game) {
                let (mut after, mut events) = (state.clone(), Vec::new());
                let refusal = game.advance(&mut after, decision, &mut events).err();
                prop_assert_eq!(refusal.is_none(), list.contains(&decision), "{:?}", decision);
                let Some(refusal) = refusal else { continue };
                prop_assert!((&after, events.len()) == (state, 0));
                let clause = if due { forbidding(options, state, decision) } else { "TK-16.3" };
                prop_assert_eq!(refusal.rule(), clause, "{:?}", decision);
            }
        }
    }

    /// TK-12.8: the way back is open after as many turns as the option says, and not before.
    #[test]
    fn the_way_back_opens_after_enough_turns(walk in any_games()) {
        for state in walk.states() {
            let enough = state.delve_turns() >= walk.game().options().min_delve_turns();
            prop_assert!(state.phase() != Phase::Between || enough);
            prop_assert!(state.heading() != tomb4k::Heading::Retreat || enough);
        }
    }
}
