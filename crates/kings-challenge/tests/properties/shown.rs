//! Properties of what an app shows beside a position.

use kings_challenge::{
    ActionKind, CharacterId, Colour, Count, Die, EventId, KingsChallenge, Marauding, OwnedDie,
    PendingView, RoyalResult, Side, Slot, Space, Step, StoneSpace, Target, Worker,
};
use proptest::prelude::*;
use solo_core::GameData;
use solo_testkit::strategies::positions;

use super::groups::Demand;
use super::reading::Reading;
use super::table::{Table, index};
use super::{by_thumb, cards, cases};

proptest! {
    #![proptest_config(cases(240))]

    /// KC-8.5, KC-10.1, KC-10.3, KC-11.3, KC-12.9: numbers, prices and targets are those of the own reading.
    #[test]
    fn what_is_shown_is_what_counts(
        walk in by_thumb(positions(KingsChallenge::default()).any_options()),
        odd in by_thumb(positions(cards::varied()).any_options()),
    ) {
        for walk in [walk, odd] {
            let (game, state) = (walk.game(), walk.state());
            let view = game.view(state);
            let mut reading = Reading::new(game, &Table::of(&view));
            if let PendingView::Action { kind, target, cube, group, strength: 0, .. } = &view.pending {
                let demand = Demand::new(&reading, *kind, *target, 0);
                let demand = cube.map_or(Some(demand), |card| {
                    Demand::new(&reading, *kind, *target, 0).with(card)
                });
                if let Some(demand) = demand.filter(|_| view.phase == Step::Dice) {
                    let counts = !matches!(kind, ActionKind::Build | ActionKind::Place);
                    let shown = game.group_strength(state).map(i32::from);
                    prop_assert_eq!(shown, counts.then(|| demand.strength(group)));
                    prop_assert_eq!(game.group_price(state), demand.price(group));
                }
                // They have left their district.
                for die in group {
                    let dice = &mut reading.table.dice[usize::from(die.side().index())];
                    let place = dice.iter().position(|one| *one == die.die());
                    dice.remove(place.unwrap());
                }
            }
            for side in [Side::Human, Side::Roy] {
                for count in Count::ALL {
                    prop_assert_eq!(game.count(state, side, count), reading.count(side, count));
                }
                for card in CharacterId::all() {
                    prop_assert_eq!(game.character_vp(state, side, card), reading.character(side, card));
                }
            }
            let due = 2 * reading.count(Side::Human, Count::CitizensPalace)
                + reading.count(Side::Human, Count::CitizensBishopric);
            prop_assert_eq!(game.salaries(state), due);
            for slot in Slot::all() {
                let free = reading.table.cards[index(slot)].and_then(|card| reading.free_space(card));
                let shown = game.next_tradesman(state, slot);
                let shown = shown.map(|(space, of)| (usize::from(space) - 1, of.price.into(), of.vp.into()));
                prop_assert_eq!(shown, free);
            }
            for result in RoyalResult::ALL {
                prop_assert_eq!(game.royal_aim(state, result), aim(&reading, result));
            }
        }
    }

    /// KC-10.3: the space shown for a stone is where the next die of that face places it.
    #[test]
    fn stones_go_where_they_are_shown(walk in by_thumb(positions(KingsChallenge::default()).any_options())) {
        let (game, state) = (walk.game(), walk.state());
        let view = game.view(state);
        let reading = Reading::new(game, &Table::of(&view));
        let group = match &view.pending {
            PendingView::Action { kind: ActionKind::Build, group, .. } => group.clone(),
            _ => Vec::new(),
        };
        for column in (1..=6).filter_map(Space::new) {
            let face = solo_core::Face::new(column.get()).unwrap();
            let die = Die { colour: Colour::White, face };
            let mut dice = group.clone();
            dice.push(OwnedDie::new(Side::Human, die));
            let space = reading.stones(&dice).and_then(|stones| stones.last().copied());
            let space = space.map(|(level, _)| u8::try_from(level + 1).unwrap());
            let space = space.and_then(|level| StoneSpace::new(level, column.get()));
            prop_assert_eq!(game.stone_space(state, column), space);
        }
    }
}

/// KC-12.9, KC-12.11, KC-12.13.
fn aim(reading: &Reading<'_>, result: RoyalResult) -> Option<Target> {
    let citizens = reading.table.supply[1] > 0;
    match result {
        RoyalResult::Worker => {
            let building = reading.worker_die()?.colour.building();
            let useful = (1..=6).any(|face| reading.use_of(building, face) > 0);
            let enters = citizens && (useful || reading.game.options().worker == Worker::Die);
            enters.then_some(Target::Building(building))
        }
        RoyalResult::Event => {
            let (card, _) = *reading.table.row.last()?;
            let never = reading.game.options().marauding == Marauding::Never;
            (card != EventId::MARAUDING || !never).then_some(Target::Event(card))
        }
        RoyalResult::Tradesman => reading
            .trade_aim()
            .filter(|_| citizens)
            .map(|(_, card)| Target::Activity(card)),
        _ => None,
    }
}
