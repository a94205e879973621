//! Reasons of refusals: chapter SE-16 and the clauses that forbid it.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use scrapyard::catalogue::Operation;
use scrapyard::{
    Card, Chance, CharacterUses, Decision, GameResult, Input, Invention, Machine, Missing, Origin,
    Part, Pile, Refusal, Scrapyard, Source, State, Task,
};
use solo_core::{Countable, Game, Kind, Next, Noun};
use solo_testkit::laws;
use solo_testkit::strategies::Walk;

use super::ledger::{count, of_pile};
use super::reading::Reading;
use super::{any_games, cases, check, require};

/// Returns the cards of a recipe that are not there.
fn missing<K: Kind>(recipe: [K; 3], there: impl Fn(K) -> bool) -> Missing<K> {
    let all = recipe.into_iter();
    Missing(all.filter(|one| !there(*one)).collect())
}

fn missing_parts(reading: &Reading<'_>, machine: Machine) -> Missing<Part> {
    missing(reading.game.parts_of(machine), |part| {
        reading.has_part(part)
    })
}

fn missing_machines(reading: &Reading<'_>, invention: Invention) -> Missing<Machine> {
    missing(reading.game.machines_of(invention), |one| {
        reading.is_built(one)
    })
}

/// Returns the reason why an ability brings nothing as an action (SE-13.1 to SE-13.7).
fn without_effect(reading: &Reading<'_>, source: Source, operation: Operation) -> Refusal {
    let rule = match operation {
        Operation::Draw => "SE-13.1",
        Operation::Look => "SE-13.4",
        Operation::ShortInvention => "SE-13.6",
        _ => "SE-13.7",
    };
    match operation {
        Operation::Draw | Operation::Look => Refusal::PilesEmpty { rule },
        Operation::Salvage => Refusal::ScrapsEmpty,
        Operation::Reclaim => Refusal::NothingToReclaim,
        Operation::ShortMachine => Refusal::NothingToBuild,
        _ => match reading.state.inventions().next() {
            None => Refusal::NoInvention { rule },
            Some(invention) => {
                let machines = missing_machines(reading, invention);
                let recipe = reading.game.machines_of(invention);
                let itself =
                    |one| operation == Operation::StandIn && source == Source::Machine(one);
                if recipe.into_iter().any(itself) {
                    Refusal::NeededItself
                } else {
                    Refusal::TooFewMachines { machines, rule }
                }
            }
        },
    }
}

/// Returns the reason why a source cannot be used: another one's, a passive one, a spent one, one of another moment, or
/// one without effect now.
fn unused(reading: &Reading<'_>, source: Source, moment: Task) -> Refusal {
    let (game, options) = (reading.game, reading.game.options());
    let operation = game.ability(source).operation;
    let (own, spent, works) = match source {
        Source::Character(character) if reading.state.character() != Some(character) => {
            return Refusal::OtherCharacter;
        }
        Source::Character(_) if options.character_uses == CharacterUses::Printed => {
            (true, Refusal::CharacterUsed, "SE-12.1")
        }
        Source::Character(_) => (true, Refusal::UsedThisAction, "SE-12.1"),
        Source::Machine(_) if !options.machine_abilities => return Refusal::MachinesOff,
        Source::Machine(machine) => (reading.is_built(machine), Refusal::MachineUsed, "SE-11.4"),
    };
    let fresh = reading.fresh().iter().any(|(one, ..)| *one == source);
    let on_roll = matches!(moment, Task::Boost { .. });
    match operation {
        _ if !own => Refusal::NotBuilt,
        Operation::None => Refusal::NoAbility,
        _ if operation.is_passive() => Refusal::AlwaysWorks { rule: works },
        _ if !fresh => spent,
        Operation::SetDie if on_roll => Refusal::NoHigher,
        Operation::NoPenalty => Refusal::OnlyAgainstPenalties,
        _ if operation.is_for_rolls() => Refusal::OnlyOnRolls,
        _ if moment == Task::Main => without_effect(reading, source, operation),
        _ => Refusal::IsAction,
    }
}

/// Returns the reason why a card of the ghost is not taken (SE-7.3, SE-7.4, SE-7.6).
fn not_from_ghost(reading: &Reading<'_>, card: Card, floor: u8) -> Refusal {
    let unbuilt = count(&reading.cards.ghost, card);
    let built = count(&reading.cards.ghost_built, card) > 0;
    match (unbuilt > 0, built) {
        (true, _) if reading.holds(card) => Refusal::AlreadyHeld,
        (true, _) => Refusal::OnlyCopy { floor },
        (false, true) => Refusal::BuiltCopyOnly,
        (false, false) => Refusal::GhostHasNone,
    }
}

/// Returns the reason why a card is not scrapped (SE-4.4, SE-4.5, SE-4.7).
fn not_scrapped(reading: &Reading<'_>, task: Task, card: Card) -> Refusal {
    let over = |pile| of_pile(&reading.cards.hand, pile) > limit(pile);
    let pile = card.pile();
    let first = Pile::ALL.into_iter().find(|pile| over(*pile));
    match task {
        _ if !over(pile) => Refusal::NotOverTheLimit {
            limit: u32::try_from(limit(pile)).unwrap(),
        },
        Task::Trim if first == Some(pile) => Refusal::NotHeld,
        Task::Trim => Refusal::OtherTypeFirst,
        _ => Refusal::LimitLater,
    }
}

/// Returns the reason why a decision of the player who is due is refused.
fn forbidding(reading: &Reading<'_>, task: Task, decision: Decision) -> Refusal {
    match (task, decision) {
        (Task::Main, Decision::Draw(_)) => Refusal::NothingToDraw,
        (Task::Main, Decision::Dig(_)) => Refusal::NothingToDig,
        (Task::Main, Decision::Steal) => Refusal::NothingToSteal,
        (Task::Main | Task::PickShort, Decision::Build(machine)) => {
            let parts = missing_parts(reading, machine);
            match task {
                _ if count(&reading.cards.hand, Card::Machine(machine)) == 0 => {
                    Refusal::MachineNotInHand
                }
                Task::Main => Refusal::PartsMissing { parts },
                _ => Refusal::TooFewParts { parts },
            }
        }
        (Task::Main, Decision::Invent(invention)) => {
            let machines = missing_machines(reading, invention);
            match count(&reading.cards.hand, Card::Invention(invention)) {
                0 => Refusal::InventionNotInHand,
                _ => Refusal::MachinesMissing { machines },
            }
        }
        (Task::Main | Task::Boost { .. } | Task::Penalty { .. }, Decision::Use(source)) => {
            unused(reading, source, task)
        }
        (_, Decision::Scrap(card)) => not_scrapped(reading, task, card),
        (Task::Trim, decision) if is_action(decision) => Refusal::OverTheLimit,
        (Task::Boost { .. }, Decision::Boost(_)) => Refusal::NotInHand,
        (Task::Take { from, .. } | Task::More { from, .. }, Decision::Take(card)) => match from {
            Origin::Scrap(from) if from.contains(card.pile()) => Refusal::NotInScraps,
            Origin::Ghost { from, floor }
                if from.contains(card.pile()) && card.pile() != Pile::Invention =>
            {
                not_from_ghost(reading, card, floor.get())
            }
            _ => Refusal::OtherPile,
        },
        (Task::PickDraw { from, .. } | Task::MoreDraw { from, .. }, Decision::Draw(pile))
        | (Task::PickLook { from, .. }, Decision::Look(pile)) => match from.contains(pile) {
            true => Refusal::NothingToDraw,
            false => Refusal::OtherPile,
        },
        (Task::Keep { .. }, Decision::Take(_)) | (Task::Place { .. }, Decision::Place(_)) => {
            Refusal::NotLookedAt
        }
        (Task::OmitPart { .. }, Decision::Omit(_)) => Refusal::OtherPart,
        (Task::OmitMachine { .. }, Decision::Omit(_)) => Refusal::OtherMachine,
        _ => Refusal::NotNow,
    }
}

/// Returns the reason why an outcome of chance is refused (SE-2.4, SE-3.4, SE-16.2).
fn cannot_come(task: Task, chance: Chance) -> Refusal {
    match (task, chance) {
        (
            Task::Deal { pile, .. }
            | Task::Flip { pile }
            | Task::Gain { pile, .. }
            | Task::Reveal { pile, .. },
            Chance::Card(card),
        ) if card.pile() == pile => Refusal::NoneUnseen,
        (Task::DealCharacter { .. }, Chance::Character(_)) => Refusal::CharacterTaken,
        _ => Refusal::OtherChance,
    }
}

/// Returns the reason why nothing is accepted any more (SE-14.1, SE-14.3).
fn ended(game: &Scrapyard, state: &State) -> Refusal {
    match state.outcome().map(|outcome| outcome.result) {
        Some(GameResult::Capped) => Refusal::Capped,
        _ => {
            assert!(matches!(game.next(state), Next::Over(_)));
            Refusal::Finished
        }
    }
}

/// Returns the number of cards of a type that an action may begin with (SE-4.3).
const fn limit(pile: Pile) -> usize {
    match pile {
        Pile::Part => 8,
        Pile::Machine => 5,
        Pile::Invention => 1,
    }
}

/// Returns whether this is an action at `main` (SE-4.2).
const fn is_action(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Draw(_)
            | Decision::Dig(_)
            | Decision::Steal
            | Decision::Build(_)
            | Decision::Invent(_)
            | Decision::Use(_)
    )
}

/// Returns the reason of a refusal, which has to change nothing.
fn refused(game: &Scrapyard, state: &State, input: Input) -> Option<Refusal> {
    let (mut after, mut events) = (state.clone(), Vec::new());
    let refusal = game.advance(&mut after, input, &mut events).err()?;
    assert!((&after, events.len()) == (state, 0), "{input:?}");
    Some(refusal)
}

/// Checks the reasons of all decisions that are refused in a position, and returns their kinds.
fn decisions_of(game: &Scrapyard, state: &State) -> Result<BTreeSet<&'static str>, String> {
    let list: Vec<Decision> = game.decisions(state).collect();
    let reading = Reading::new(game, state);
    let task = reading.game.agenda(reading.state).next();
    let mut given = BTreeSet::new();
    for decision in Decision::values(game) {
        let why = match (game.next(state), task) {
            (Next::Decision, _) if list.contains(&decision) => None,
            (Next::Decision, Some(task)) => Some(forbidding(&reading, task, decision)),
            (Next::Chance(_), _) => Some(Refusal::ChanceIsDue),
            _ => Some(ended(game, state)),
        };
        let refusal = refused(game, state, Input::Decision(decision));
        require(refusal == why, || {
            format!("{decision:?}: {refusal:?}, not {why:?}")
        })?;
        given.extend(refusal.map(|refusal| game.refusal_name(&refusal)));
    }
    Ok(given)
}

/// Checks the reasons of all outcomes that are refused in a position, and returns their kinds.
fn outcomes_of(game: &Scrapyard, state: &State) -> Result<BTreeSet<&'static str>, String> {
    let list: Vec<Chance> = game.chances(state).map(|(chance, _)| chance).collect();
    let task = game.agenda(state).next();
    let mut given = BTreeSet::new();
    for chance in Chance::values(game) {
        let why = match (game.next(state), task) {
            (Next::Chance(_), _) if list.contains(&chance) => None,
            (Next::Chance(_), Some(task)) => Some(cannot_come(task, chance)),
            (Next::Decision, _) => Some(Refusal::PlayerIsDue),
            _ => Some(ended(game, state)),
        };
        let refusal = refused(game, state, Input::Chance(chance));
        require(refusal == why, || {
            format!("{chance:?}: {refusal:?}, not {why:?}")
        })?;
        given.extend(refusal.map(|refusal| game.refusal_name(&refusal)));
    }
    Ok(given)
}

proptest! {
    #![proptest_config(cases(24))]

    /// SE-16.1, SE-16.2: of all decisions, by number, exactly those on the list are accepted; a refusal changes
    /// nothing, and its reason is the one that the clauses give.
    #[test]
    fn accepted_is_what_is_listed(walk in any_games()) {
        for state in walk.states().iter().rev().step_by(23) {
            check(decisions_of(walk.game(), state).map(|_| ()))?;
        }
    }

    /// SE-16.1, SE-16.2: of all outcomes, by number, exactly those on the list can come.
    #[test]
    fn what_can_come_is_listed(walk in any_games()) {
        for state in walk.states().iter().rev().step_by(7) {
            check(outcomes_of(walk.game(), state).map(|_| ()))?;
        }
    }
}

/// Kinds of refusals that no position of a game gives, each with the reason.
const NEVER: [(&str, &str); 1] = [(
    "Notation",
    "a text is not a decision; `rules::notation` has those",
)];

/// Kinds that are too rare for games, each with the reason; `rules::reasons` has positions of them.
const RARE: [(&str, &str); 6] = [
    (
        "OtherTypeFirst",
        "a hand is over two of its limits, and a card of the later type is named (SE-4.4)",
    ),
    (
        "UsedThisAction",
        "the Character has a use left, but none in this action (SE-12.5)",
    ),
    (
        "NoInvention",
        "the player lacks one at an action only where the Invention pile ran out (SE-10.12)",
    ),
    (
        "OtherPart",
        "the choice of the Part that is left out comes up seldom (SE-13.5)",
    ),
    (
        "OtherMachine",
        "all three machines are built, and none of them is completed at once (SE-13.6)",
    ),
    (
        "ScrapsEmpty",
        "scrap piles fill with every build, and a salvager has been built (SE-13.2)",
    ),
];

/// Most games that are looked at for the kinds of refusals.
const GAMES: usize = 120;

/// Every kind of refusal is given in at least two positions.
#[test]
fn every_reason_is_given() {
    let mut runner = TestRunner::deterministic();
    let games = (0..GAMES).map(|_| any_games().new_tree(&mut runner).unwrap().current());
    let of_game = |(number, walk): (usize, Walk<Scrapyard>)| {
        let states = walk.states().iter();
        let given = states.skip(number % 3).step_by(3).map(|state| {
            let decisions = decisions_of(walk.game(), state).unwrap();
            let outcomes = outcomes_of(walk.game(), state).unwrap();
            &decisions | &outcomes
        });
        given.collect::<Vec<_>>()
    };
    let kinds = <Refusal as Noun<Scrapyard>>::variants().iter();
    let kinds = kinds.map(|kind| kind.name);
    laws::given(kinds, games.enumerate().flat_map(of_game), &NEVER, &RARE).unwrap();
}
