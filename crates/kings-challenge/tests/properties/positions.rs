//! Properties of positions: what is listed, what may come up, and how it all adds up.

use kings_challenge::{
    Die, District, EventId, KingsChallenge, OwnedDie, PendingView, ScoreItem, Side,
};
use proptest::prelude::*;
use solo_core::strategies::{chance_due, decisions_due};
use solo_core::{GameData, Input};

use super::cards::varied as varied_cards;
use super::lists::{chances, decisions, every};
use super::reading::Reading;
use super::table::Table;
use super::watch::seen;
use super::{by_thumb, cases, played, varied};

proptest! {
    #![proptest_config(cases(64))]

    /// KC-14.3: the list has what the rules allow, in the order of the forms.
    #[test]
    fn lists_have_what_the_rules_allow(
        walk in by_thumb(decisions_due(KingsChallenge::default()).any_options()),
        odd in by_thumb(decisions_due(varied_cards()).any_options()),
    ) {
        for walk in [walk, odd] {
            let (game, state) = (walk.game(), walk.state());
            let listed: Vec<_> = game.decisions(state).collect();
            prop_assert_eq!(listed, decisions(game, &game.view(state)));
        }
    }

    /// KC-14.4: of everything that can be said, what is listed is accepted, and no more.
    #[test]
    fn nothing_else_is_accepted(walk in by_thumb(decisions_due(KingsChallenge::default()))) {
        let (game, state) = (walk.game(), walk.state());
        let listed: Vec<_> = game.decisions(state).collect();
        let accepted = every(game).into_iter().filter(|&one| game.apply(state, Input::Decision(one)).is_ok());
        prop_assert_eq!(accepted.collect::<Vec<_>>(), listed);
    }

    /// KC-2.2, KC-3.3, KC-4.2: dice show six faces, and of cards come those that nobody has seen.
    #[test]
    fn chance_draws_from_the_unseen(walk in chance_due(KingsChallenge::default()).any_options()) {
        let (game, state) = (walk.game(), walk.state());
        let expected = chances(game, &game.view(state)).into_iter().map(|chance| (chance, 1));
        prop_assert_eq!(game.chances(state).collect::<Vec<_>>(), expected.collect::<Vec<_>>());
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
    #![proptest_config(cases(12))]

    /// KC-1.4, KC-1.5: nobody gets another citizen, and nobody is lost.
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

    /// KC-1.9, KC-1.7, KC-1.8: le Roy's points never fall, influence stays within its bound, and play takes nobody below 0.
    #[test]
    fn counters_stay_within_their_bounds(walk in prop_oneof![played(), varied()]) {
        for step in seen(&walk) {
            prop_assert!((0..=20).contains(&step.after.influence));
            prop_assert!(step.after.deniers >= 0 && step.after.pot >= 0);
            prop_assert!(step.after.round >= step.table.round);
            if walk.game().next(walk.state()) == solo_core::Next::Decision || step.after.round < walk.game().options().rounds.number() {
                prop_assert!(step.after.vp[1] >= step.table.vp[1] && step.after.vp[0] >= 0);
            }
        }
    }

    /// KC-13.3 to KC-13.8: the end is what an own score sheet says, and so are standings on the way.
    #[test]
    fn the_score_sheet_adds_up(walk in prop_oneof![played(), varied()]) {
        let game = walk.game();
        for state in walk.states().iter().filter(|state| game.next(state) == solo_core::Next::Decision) {
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
