//! Properties of positions: what is listed, what may come up, and how it all adds up.

use kings_challenge::{
    CharacterId, Die, District, EventId, KingsChallenge, OwnedDie, PendingView, Refusal, ScoreItem,
    Side, Slot, Step,
};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use solo_core::{Game, GameData, Input, Next, Noun};
use solo_testkit::laws;
use solo_testkit::strategies::{Walk, chance_due, decisions_due, finished};

use super::cards::varied as varied_cards;
use super::every::{every, every_outcome};
use super::lists::{chances, decisions};
use super::reading::Reading;
use super::refusals::reason;
use super::table::Table;
use super::watch::seen;
use super::{by_thumb, cases, played, varied};

/// Positions at which a decision is due, with cards as embedded and with every effect.
fn due() -> impl Strategy<Value = Walk<KingsChallenge>> {
    prop_oneof![
        by_thumb(decisions_due(KingsChallenge::default()).any_options()),
        by_thumb(decisions_due(varied_cards()).any_options()),
    ]
}

/// Turns of the human, many of them with cubes that can be spent.
fn at_turns() -> impl Strategy<Value = Walk<KingsChallenge>> {
    let at = |game| {
        let due = decisions_due(game).any_options();
        by_thumb(due).where_(|_, state| state.step() == Step::Turn)
    };
    let with_cubes = by_thumb(decisions_due(varied_cards()).any_options()).where_(|_, state| {
        state.step() == Step::Turn && Slot::all().any(|slot| state.cubes(slot) > 0)
    });
    prop_oneof![
        at(KingsChallenge::default()),
        at(varied_cards()),
        with_cubes
    ]
}

proptest! {
    #![proptest_config(cases(16))]

    /// KC-14.3: the list has what the rules allow, in the order of the forms.
    #[test]
    fn lists_have_what_the_rules_allow(walk in prop_oneof![played(), varied()]) {
        let game = walk.game();
        for state in walk.states().iter().filter(|state| game.next(state) == Next::Decision) {
            let listed: Vec<_> = game.decisions(state).collect();
            prop_assert_eq!(listed, decisions(game, &game.view(state)));
        }
    }
}

proptest! {
    #![proptest_config(cases(240))]

    /// KC-14.3: a turn lists the actions for which dice, cubes and deniers suffice.
    #[test]
    fn turns_list_what_can_be_afforded(walk in at_turns()) {
        let (game, state) = (walk.game(), walk.state());
        let listed: Vec<_> = game.decisions(state).collect();
        prop_assert_eq!(listed, decisions(game, &game.view(state)));
    }

    /// KC-14.4: of everything that can be said, what is listed is accepted, and the rest refused with its reason.
    #[test]
    fn nothing_else_is_accepted(walk in due()) {
        let (game, state) = (walk.game(), walk.state());
        let listed: Vec<_> = game.decisions(state).collect();
        let view = game.view(state);
        for one in every(game) {
            match game.apply(state, Input::Decision(one)) {
                Ok(_) => prop_assert!(listed.contains(&one), "{one:?}"),
                Err(refusal) => {
                    prop_assert!(!listed.contains(&one), "{one:?}");
                    prop_assert_eq!(refusal, reason(game, &view, one), "{:?}", one);
                }
            }
            prop_assert_eq!(game.is_legal(state, one), listed.contains(&one));
        }
    }

    /// KC-2.2, KC-3.3, KC-4.2: dice show six faces, of cards come the unseen ones, and nothing else.
    #[test]
    fn chance_draws_from_the_unseen(walk in chance_due(KingsChallenge::default()).any_options()) {
        let (game, state) = (walk.game(), walk.state());
        let expected = chances(game, &game.view(state));
        let listed: Vec<_> = game.chances(state).collect();
        prop_assert_eq!(&listed, &expected.iter().map(|chance| (*chance, 1)).collect::<Vec<_>>());
        let all = every_outcome(game).into_iter();
        let mut accepted: Vec<_> = all.filter(|&one| game.apply(state, Input::Chance(one)).is_ok()).collect();
        accepted.sort();
        prop_assert_eq!(accepted, expected);
    }

    /// KC-14.3: lists can be entered anywhere, and end where their length says.
    #[test]
    fn lists_can_be_entered_anywhere(
        walk in prop_oneof![due(), chance_due(KingsChallenge::default())], place in 0_usize..130,
    ) {
        let (game, state) = (walk.game(), walk.state());
        let listed: Vec<_> = game.decisions(state).collect();
        prop_assert_eq!(game.decisions(state).len(), listed.len());
        let after = game.decisions(state).skip(place).collect::<Vec<_>>();
        prop_assert_eq!(after, listed.iter().copied().skip(place).collect::<Vec<_>>());
        let outcomes: Vec<_> = game.chances(state).collect();
        prop_assert_eq!(game.chances(state).len(), outcomes.len());
        prop_assert_eq!(usize::try_from(game.chance_weight(state)).unwrap(), outcomes.len());
        for place in (0..listed.len().max(outcomes.len()) + 8).chain([place]) {
            prop_assert_eq!(game.decisions(state).nth(place), listed.get(place).copied());
            prop_assert_eq!(game.chances(state).nth(place), outcomes.get(place).copied());
            let drawn = game.nth_chance(state, u32::try_from(place).unwrap());
            prop_assert_eq!(drawn, outcomes.get(place).map(|outcome| outcome.0));
        }
    }
}

/// Counts every citizen of a side, wherever.
fn citizens(table: &Table, side: Side) -> usize {
    let spaces = table.buildings.iter().chain(&table.tradesmen).flatten();
    let there = spaces.filter(|of| **of == Some(side)).count();
    let place = super::table::at(side);
    there + usize::from(table.supply[place]) + usize::from(table.lying[place])
}

proptest! {
    #![proptest_config(cases(40))]

    /// KC-1.4, KC-1.5: no side gets another citizen, and none is lost.
    #[test]
    fn citizens_are_never_lost(walk in prop_oneof![played(), varied()]) {
        for step in seen(&walk).iter().filter(|step| step.after.round > 0) {
            prop_assert_eq!(citizens(&step.after, Side::Roy), 24);
            prop_assert_eq!(citizens(&step.after, Side::Human) + usize::from(step.after.stock), 12);
        }
    }

    /// KC-4.2, KC-10.6: every Event card is unseen, in the row or won, once.
    #[test]
    fn event_cards_are_never_lost(walk in prop_oneof![played(), varied()]) {
        for step in seen(&walk) {
            let table = step.after;
            let row = table.row.iter().map(|of| of.0);
            let mut cards: Vec<_> = row.chain(table.unseen).chain(table.won.into_iter().flatten()).collect();
            cards.sort();
            let all = EventId::all().filter(|card| walk.game().catalogue().event(*card).is_some());
            prop_assert_eq!(cards, all.collect::<Vec<_>>());
        }
    }

    /// KC-1.9, KC-1.7, KC-1.8: le Roy's points never fall, influence stays within its bound, and play takes neither side below 0.
    #[test]
    fn counters_stay_within_their_bounds(walk in prop_oneof![played(), varied()]) {
        for step in seen(&walk) {
            prop_assert!((0..=20).contains(&step.after.influence));
            prop_assert!(step.after.deniers >= 0 && step.after.pot >= 0);
            prop_assert!(step.after.round >= step.table.round);
            if walk.game().next(walk.state()) == Next::Decision || step.after.round < walk.game().options().rounds.number() {
                prop_assert!(step.after.vp[1] >= step.table.vp[1] && step.after.vp[0] >= 0);
            }
        }
    }

    /// KC-3.2: the start player alternates; setup shows that of round 1.
    #[test]
    fn start_players_alternate(walk in played()) {
        let game = walk.game();
        for state in walk.states() {
            let view = game.view(state);
            let first = game.options().first_start;
            let even = view.round > 0 && view.round % 2 == 0;
            prop_assert_eq!(view.start, if even { first.other() } else { first });
        }
    }

    /// KC-13.5, KC-16.3: an end is read back only if some of the Character cards give what it says.
    #[test]
    fn characters_of_an_end_are_those_of_cards(walk in finished(KingsChallenge::default()).any_options(), moved in -8..9) {
        let game = walk.game();
        let mut view = game.view(walk.state());
        let reading = Reading::new(game, &Table::of(&view));
        let outcome = view.outcome.as_mut().unwrap();
        // From what was scored in play, so that the total stays.
        outcome.human.characters += moved;
        outcome.human.play -= moved;
        let said = [outcome.human.characters, outcome.roy.characters];
        let give = |cards: u8| {
            let cards = CharacterId::all().filter(|card| cards >> card.index() & 1 == 1);
            let cards: Vec<_> = cards.collect();
            [Side::Human, Side::Roy].map(|side| cards.iter().map(|card| reading.character(side, *card)).sum::<i32>())
        };
        let possible = (0..64).any(|cards| give(cards) == said) && outcome.human.play >= 0;
        prop_assert_eq!(game.set_up(&view).is_ok(), possible, "{:?}", said);
    }

    /// KC-13.3 to KC-13.8: the end is what an own score sheet says, and so are standings on the way.
    #[test]
    fn the_score_sheet_adds_up(walk in prop_oneof![played(), varied()]) {
        let game = walk.game();
        for state in walk.states().iter().filter(|state| game.next(state) == Next::Decision) {
            let view = game.view(state);
            let table = Table::of(&view);
            // Dice of a group being formed have left their districts.
            let held = match &view.pending {
                PendingView::Action { group, .. } => group.clone(),
                _ => Vec::new(),
            };
            let reading = Reading::new(game, &lying(table, &held));
            let standings = game.standings(state);
            for (side, score) in [(Side::Human, standings.human), (Side::Roy, standings.roy)] {
                let items = [ScoreItem::Events, ScoreItem::Tradesmen, ScoreItem::Levels];
                let items = items.map(|item| reading.item(side, item));
                let characters: i32 = view.stack.iter().map(|card| reading.character(side, *card)).sum();
                prop_assert_eq!([score.events, score.tradesmen, score.levels], items);
                prop_assert_eq!(score.characters, characters);
                prop_assert_eq!(score.total(), state.vp(side) + items.iter().sum::<i32>() + characters);
            }
        }
        if let Some(outcome) = walk.outcome() {
            let [human, roy] = [Side::Human, Side::Roy].map(|side| walk.state().vp(side));
            prop_assert_eq!((outcome.human.total(), outcome.roy.total()), (human, roy));
            prop_assert_eq!((outcome.difference(), outcome.beaten()), (human - roy, human > roy));
        }
    }
}

fn lying(mut table: Table, held: &[OwnedDie]) -> Table {
    for die in held {
        let dice: &mut Vec<Die> = &mut table.dice[usize::from(die.district != District::Own)];
        if let Some(place) = dice.iter().position(|one| *one == die.die()) {
            dice.remove(place);
        }
    }
    table
}

/// Kinds of refusals that games and these cards do not give, each with the reason.
const NEVER: [(&str, &str); 8] = [
    (
        "Notation",
        "a text is not a decision; `rules::steps` has one",
    ),
    (
        "Over",
        "a finished game decides nothing; `finished` games have it",
    ),
    (
        "NeverFlipped",
        "the constants of the box let dice be turned (KC-7.6)",
    ),
    (
        "NoTradesman",
        "a card has more spaces than le Roy has tradesmen on it (KC-10.1)",
    ),
    ("CharacterStacked", "a reason of chance (KC-2.2)"),
    ("NotInSlot", "a reason of chance (KC-3.3)"),
    ("NotUnseenRed", "a reason of chance (KC-4.2)"),
    ("NotUnseenSecond", "a reason of chance (KC-4.3)"),
];

/// Kinds that are too rare for games, each with the reason; `rules::groups` and `rules::reasons` have positions of them.
const RARE: [(&str, &str); 4] = [
    (
        "SupplyTooSmall",
        "one cube places more citizens than there are, and another one serves (KC-9.6)",
    ),
    (
        "NoCitizen",
        "every citizen lies down or is in the stock (KC-10.1)",
    ),
    (
        "NoGroupWithCube",
        "a cube that fits makes no group possible, and another one does (KC-8.8)",
    ),
    (
        "NoGroupWithoutCube",
        "only cubes make a group possible, and there are several (KC-8.10)",
    ),
];

/// Every other kind of refusal is given in at least two positions.
#[test]
fn every_reason_is_given() {
    let mut runner = TestRunner::deterministic();
    let due = due();
    let walks = (0..6000).map(|_| due.new_tree(&mut runner).unwrap().current());
    let given = walks.map(|walk| {
        let (game, state) = (walk.game(), walk.state());
        let inputs = every(game).into_iter().map(Input::Decision);
        let refused = inputs.filter_map(|one| game.apply(state, one).err());
        refused.map(|refusal| game.refusal_name(&refusal)).collect()
    });
    let kinds = <Refusal as Noun<KingsChallenge>>::variants().iter();
    let kinds = kinds.map(|kind| kind.name);
    laws::given(kinds, given, &NEVER, &RARE).unwrap();
}
