//! Decisions of the player, and reasons of refusals: chapter TK-16.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use solo_core::{Card, Countable, Game as _, Next, Noun, Set};
use solo_testkit::laws;
use solo_testkit::strategies::Walk;
use tomb4k::catalogue::{MONSTERS, PICK_LOCK, skill_against, strength, worth};
use tomb4k::{
    Chance, Decision, DropTiming, Heading, Input, Options, Phase, Refusal, Skill, State, Tomb,
    Treasure,
};

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

/// Returns the reason why a decision is refused at a position where the player is due.
fn forbidding(options: &Options, state: &State, decision: Decision) -> Refusal {
    let encounter = state.encounter();
    match decision {
        Decision::Delve | Decision::Retreat if state.heading() == Heading::Retreat => {
            Refusal::TurnedAround
        }
        Decision::Delve | Decision::Retreat => Refusal::TurnIsOpen,
        Decision::Draw => Refusal::NothingToDrawFor,
        Decision::Take | Decision::Dodge => Refusal::NoBlow,
        Decision::Discard => Refusal::NoDoor,
        Decision::Scroll | Decision::Decline => Refusal::NoFourthTorch,
        Decision::Play(skill) => {
            let card = skill.card();
            let matches = encounter.and_then(skill_against) == Some(card);
            match (state.skills().contains(card), matches) {
                (false, _) => Refusal::SkillNotInHand { card },
                (true, false) => Refusal::WrongSkill { card },
                (true, true) if state.phase() == Phase::Mark => Refusal::EncounterWon,
                (true, true) => Refusal::CardTakesEffect,
            }
        }
        Decision::Drop(treasure) => {
            let monster = encounter.filter(|encounter| MONSTERS.contains(*encounter));
            match (monster, state.phase()) {
                (None, _) => Refusal::NoMonster,
                (Some(_), Phase::Mark) => Refusal::EncounterWon,
                (Some(monster), Phase::Encounter) => {
                    undropped(options, state, monster, treasure.card())
                }
                (Some(_), _) => Refusal::CardTakesEffect,
            }
        }
        Decision::Leave(treasure) if state.phase() == Phase::Mark => Refusal::NotInTurn {
            card: treasure.card(),
        },
        Decision::Leave(_) => Refusal::NothingToMark,
    }
}

/// Returns the reason why a treasure is not dropped before a monster (TK-5.6, TK-5.9, TK-5.10).
fn undropped(options: &Options, state: &State, monster: Card, card: Card) -> Refusal {
    let mut others = state.open().iter().filter(|one| *one != monster);
    if options.drop_timing == DropTiming::First && others.any(|one| strength(one) > 0) {
        Refusal::TooLateToDrop
    } else if state.treasure().contains(card) {
        let (worth, value) = (worth(card), strength(monster));
        assert!(worth < value);
        Refusal::WorthTooLittle { worth, value }
    } else {
        Refusal::TreasureNotInHand { card }
    }
}

/// Returns the reason of a refusal, which has to change nothing.
fn refused(game: &Tomb, state: &State, input: Input) -> Option<Refusal> {
    let (mut after, mut events) = (state.clone(), Vec::new());
    let refusal = game.advance(&mut after, input, &mut events).err()?;
    assert!((&after, events.len()) == (state, 0), "{input:?}");
    Some(refusal)
}

/// Checks the reasons of everything that is refused in a position, and returns their kinds.
fn refusals_of(game: &Tomb, state: &State) -> Result<BTreeSet<&'static str>, String> {
    let (options, mut given) = (game.options(), BTreeSet::new());
    let list = allowed(options, state);
    let decisions = Decision::values(game).map(|decision| {
        let why = match game.next(state) {
            Next::Decision if list.contains(&decision) => None,
            Next::Decision => Some(forbidding(options, state, decision)),
            Next::Chance(_) => Some(Refusal::ChanceIsDue),
            Next::Over(_) => Some(Refusal::GameOver),
        };
        (Input::Decision(decision), why)
    });
    let chances = Chance::values(game).map(|chance| {
        let Chance::Card(card) = chance;
        let card = card.card();
        let why = match game.next(state) {
            Next::Chance(_) if state.unseen().contains(card) => None,
            Next::Chance(_) => Some(Refusal::NotUnseen { card }),
            Next::Decision => Some(Refusal::PlayerIsDue),
            Next::Over(_) => Some(Refusal::GameOver),
        };
        (Input::Chance(chance), why)
    });
    for (input, why) in decisions.chain(chances) {
        let refusal = refused(game, state, input);
        if refusal != why {
            return Err(format!("{input:?}: {refusal:?}, not {why:?}"));
        }
        given.extend(refusal.map(|refusal| game.refusal_name(&refusal)));
    }
    Ok(given)
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

    /// TK-2.1, TK-16.3: of all decisions, by number, exactly those on the list are accepted, and of all cards the unseen
    /// ones, when a card is due; a refusal changes nothing, and its reason is the one that the clauses give.
    #[test]
    fn accepted_is_what_is_listed(walk in any_games()) {
        for state in walk.states() {
            refusals_of(walk.game(), state).map_err(TestCaseError::fail)?;
        }
    }

    /// TK-12.8: the way back is open after as many turns as the option says, and not before.
    #[test]
    fn the_way_back_opens_after_enough_turns(walk in any_games()) {
        for state in walk.states() {
            let enough = state.delve_turns() >= walk.game().options().min_delve_turns.get();
            prop_assert!(state.phase() != Phase::Between || enough);
            prop_assert!(state.heading() != Heading::Retreat || enough);
        }
    }
}

/// Kinds of refusals that no position gives, each with the reason.
const NEVER: [(&str, &str); 1] = [(
    "Notation",
    "a text is not a decision; `rules::notation` has those",
)];

/// Most games that are looked at for the kinds of refusals.
const GAMES: usize = 3000;

/// Every kind of refusal is given in at least two positions.
#[test]
fn every_reason_is_given() {
    let mut runner = TestRunner::deterministic();
    let games = (0..GAMES).map(|_| any_games().new_tree(&mut runner).unwrap().current());
    let of_game = |walk: Walk<Tomb>| {
        let states = walk.states().iter();
        let given = states.map(|state| refusals_of(walk.game(), state).unwrap());
        given.collect::<Vec<_>>()
    };
    let kinds = <Refusal as Noun<Tomb>>::variants().iter();
    let kinds = kinds.map(|kind| kind.name);
    laws::given(kinds, games.flat_map(of_game), &NEVER, &[]).unwrap();
}
