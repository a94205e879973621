//! The legal lists by an own statement of their conditions (chapter 14).

use super::groups::{Demand, Group, costs, kinds};
use super::reading::{Reading, defence};
use super::table::{Table, index};
use kings_challenge::{
    ActionKind, ActivityId, Building, Chance, CharacterId, Colour, Decision, Die, Effect,
    EventEffect, EventId, KingsChallenge, Origin, OwnedDie, PendingView, Side, Slot, Space, Step,
    StoneSpace, Target, View,
};
use solo_core::{Face, Ranged};

/// Returns everything that may be decided at a view, in the order of lists.
pub fn decisions(game: &KingsChallenge, view: &View) -> Vec<Decision> {
    let reading = Reading::new(game, &Table::of(view));
    let mut list = match &view.pending {
        PendingView::Settle { .. } => places(&reading, None)
            .into_iter()
            .map(|(building, space)| Decision::Settle(building, space))
            .collect(),
        PendingView::Lose { card, index, .. } => losses(&reading, card.unwrap(), *index),
        PendingView::Guard { total, countered } => guards(&reading, *total, *countered),
        PendingView::Flip { flipped, .. } => flips(&reading, flipped),
        PendingView::Action { .. } => action(&reading, view),
        _ if view.phase == Step::Turn => turn(&reading),
        _ => Vec::new(),
    };
    list.sort();
    list
}

/// Returns the spaces of the buildings with this on them.
fn places(reading: &Reading<'_>, who: Option<Side>) -> Vec<(Building, Space)> {
    let all = Building::ALL
        .into_iter()
        .flat_map(|building| (1..=6).map(move |space| (building, space)));
    let held = all.filter(|(building, space)| {
        reading.table.buildings[usize::from(building.index())][usize::from(space - 1_u8)] == who
    });
    held.map(|(building, space)| (building, Space::new(space).unwrap()))
        .collect()
}

fn own_dice(reading: &Reading<'_>) -> Vec<Die> {
    let mut dice = reading.table.dice[0].clone();
    dice.dedup();
    dice
}

/// KC-4.9, KC-4.10.
fn losses(reading: &Reading<'_>, card: EventId, effect: u8) -> Vec<Decision> {
    match reading.game.catalogue().event(card).unwrap().effects()[usize::from(effect)] {
        EventEffect::LoseActivityCube(_) => reading
            .cards_with_cubes()
            .into_iter()
            .map(Decision::LoseCube)
            .collect(),
        EventEffect::LoseEventCube(_) => {
            let row = reading.table.row.iter().filter(|(_, cubes)| *cubes > 0);
            row.map(|(card, _)| Decision::LoseBanner(*card)).collect()
        }
        EventEffect::LoseStone(_) => {
            let levels = reading.table.levels.iter().zip(1..);
            let stones = levels.flat_map(|(level, number)| {
                let own = level
                    .iter()
                    .zip(1..)
                    .filter(|(side, _)| **side == Some(Side::Human));
                own.map(move |(_, column)| StoneSpace::new(number, column).unwrap())
            });
            stones.map(Decision::LoseStone).collect()
        }
        EventEffect::LayDown(building, _) => {
            let own = places(reading, Some(Side::Human))
                .into_iter()
                .filter(|(of, _)| *of == building);
            own.map(|(building, space)| Decision::Lay(building, space))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// KC-7.4 to KC-7.6.
fn influence(reading: &Reading<'_>) -> Vec<Decision> {
    let have = reading.table.influence;
    let mut list = Vec::new();
    for die in own_dice(reading) {
        if have >= 1 {
            list.push(Decision::Reroll(die));
        }
        if have >= 4 {
            list.push(Decision::Flip(die));
        }
    }
    if have >= 2 && reading.table.stock > 0 {
        list.push(Decision::Recruit);
    }
    list
}

/// KC-5.3 to KC-5.10.
fn guards(reading: &Reading<'_>, total: u8, countered: u8) -> Vec<Decision> {
    let dice = own_dice(reading).into_iter().map(Decision::Guard);
    if total > 0 {
        return dice.collect();
    }
    let all: u8 = reading.table.dice[0].iter().map(|die| defence(*die)).sum();
    let able = all >= reading.table.black[0];
    let mut list = influence(reading);
    list.extend(dice.filter(|_| able));
    list.extend((countered > 0).then_some(Decision::GuardEnd));
    list.extend((countered == 0 && !able).then_some(Decision::Surrender));
    list
}

/// KC-7.7: each kind of die of which one is not turned yet.
fn flips(reading: &Reading<'_>, flipped: &[Die]) -> Vec<Decision> {
    let count = |dice: &[Die], die: Die| dice.iter().filter(|one| **one == die).count();
    let left = own_dice(reading).into_iter();
    let left = left.filter(|die| count(&reading.table.dice[0], *die) > count(flipped, *die));
    left.map(Decision::Flip)
        .chain([Decision::FlipEnd])
        .collect()
}

/// KC-6.1, KC-8.10, KC-10.1 to KC-10.10.
fn turn(reading: &Reading<'_>) -> Vec<Decision> {
    let mut list = influence(reading);
    for slot in Slot::all() {
        let card = reading.table.cards[index(slot)];
        list.extend(
            card.filter(|card| can_activate(reading, *card))
                .map(Decision::Activate),
        );
    }
    let mut add = |decision, kind, target| {
        if can_form(reading, kind, target, 0) {
            list.push(decision);
        }
    };
    add(Decision::Build, ActionKind::Build, None);
    for (card, _) in &reading.table.row {
        add(
            Decision::Combat(*card),
            ActionKind::Combat,
            Some(Target::Event(*card)),
        );
    }
    for building in Building::ALL {
        add(
            Decision::Place(building),
            ActionKind::Place,
            Some(Target::Building(building)),
        );
    }
    add(Decision::Farm, ActionKind::Farm, None);
    list.push(Decision::Pass);
    list
}

fn can_activate(reading: &Reading<'_>, card: ActivityId) -> bool {
    let hire = match reading.tradesman(Side::Human, card) {
        Some(_) => 0,
        None => match reading.free_space(card) {
            Some((_, price, _)) if !sources(reading, card).is_empty() => price,
            _ => return false,
        },
    };
    let [deniers, influence] = costs(reading, card);
    reading.table.deniers >= hire + deniers
        && reading.table.influence >= influence
        && can_form(
            reading,
            ActionKind::Activate,
            Some(Target::Activity(card)),
            hire,
        )
}

/// KC-10.1.
pub fn sources(reading: &Reading<'_>, card: ActivityId) -> Vec<Decision> {
    let mut list = Vec::new();
    if reading.table.supply[0] > 0 {
        list.push(Origin::Supply);
    }
    for (building, space) in places(reading, Some(Side::Human)) {
        list.push(Origin::Building(building, space));
    }
    let others = reading
        .table
        .cards
        .iter()
        .flatten()
        .filter(|other| **other != card);
    let others = others.filter(|other| reading.tradesman(Side::Human, **other).is_some());
    list.extend(others.map(|other| Origin::Card(*other)));
    list.into_iter().map(Decision::From).collect()
}

/// Returns every die in a district.
pub fn dice(reading: &Reading<'_>) -> Vec<OwnedDie> {
    let of = |side: Side, place: usize| {
        reading.table.dice[place]
            .iter()
            .map(move |die| OwnedDie::new(side, *die))
    };
    of(Side::Human, 0).chain(of(Side::Roy, 1)).collect()
}

fn can_form(reading: &Reading<'_>, kind: ActionKind, target: Option<Target>, hire: i32) -> bool {
    let cubes = reading.cards_with_cubes();
    cubes
        .into_iter()
        .map(Some)
        .chain([None])
        .any(|cube| can_form_with(reading, kind, target, hire, cube))
}

fn can_form_with(
    reading: &Reading<'_>,
    kind: ActionKind,
    target: Option<Target>,
    hire: i32,
    cube: Option<ActivityId>,
) -> bool {
    let demand = Demand::new(reading, kind, target, hire);
    let demand = match cube {
        None => Some(demand),
        Some(card) => demand.with(card),
    };
    demand.is_some_and(|demand| demand.is_within_reach(&Group::new(), &dice(reading)))
}

/// Steps within an action.
fn action(reading: &Reading<'_>, view: &View) -> Vec<Decision> {
    let PendingView::Action {
        kind,
        target,
        cube,
        group,
        strength,
        now,
        ..
    } = &view.pending
    else {
        return Vec::new();
    };
    match (view.phase, target) {
        (Step::Source, Some(Target::Activity(card))) => sources(reading, *card),
        (Step::Cube, _) => {
            let cubes = reading
                .cards_with_cubes()
                .into_iter()
                .map(Some)
                .chain([None]);
            let cubes = cubes.filter(|cube| can_form_with(reading, *kind, *target, 0, *cube));
            cubes
                .map(|cube| cube.map_or(Decision::CubeNone, Decision::Cube))
                .collect()
        }
        (Step::Dice, _) => {
            let mut demand = Demand::new(reading, *kind, *target, 0);
            if let Some(card) = cube {
                demand = demand.with(*card).unwrap();
            }
            let group: Group = group.iter().copied().collect();
            let mut rest = dice(reading);
            for die in &group {
                rest.remove(rest.iter().position(|one| one == die).unwrap());
            }
            let joins = kinds(&rest).into_iter().filter(|die| {
                let mut more = group.clone();
                more.try_push(*die).is_ok() && {
                    let left = super::groups::without(&rest, *die);
                    demand.is_within_reach(&more, &left)
                }
            });
            let done = demand.is_complete(&group).then_some(Decision::Done);
            joins.map(Decision::Die).chain(done).collect()
        }
        (Step::Times, Some(Target::Activity(card))) => {
            let divisor = reading.game.catalogue().activity(*card).unwrap().divisor();
            let [deniers, influence] = costs(reading, *card);
            let most = (1..=99_u8).take_while(|times| {
                let n = i32::from(*times);
                n * i32::from(divisor) <= i32::from(*strength)
                    && n * deniers <= reading.table.deniers
                    && n * influence <= reading.table.influence
            });
            most.map(|times| Decision::Times(Ranged::new(times).unwrap()))
                .collect()
        }
        (Step::Choose, _) => {
            let Some(Effect::Choose(lists)) = now else {
                return Vec::new();
            };
            let numbers = (1..=99_u8).take(lists.len());
            numbers
                .map(|number| Decision::Choose(Ranged::new(number).unwrap()))
                .collect()
        }
        (Step::Mark, _) => reading
            .table
            .row
            .iter()
            .map(|(card, _)| Decision::Mark(*card))
            .collect(),
        _ => Vec::new(),
    }
}

/// Returns what may come up at a view, all equally likely (KC-2.2, KC-3.3, KC-4.2, KC-4.3).
pub fn chances(game: &KingsChallenge, view: &View) -> Vec<Chance> {
    match &view.pending {
        PendingView::Reveal { slot } => {
            let cards = (0..6).filter_map(|letter| ActivityId::new(slot.unwrap(), letter));
            cards
                .filter(|card| game.catalogue().activity(*card).is_some())
                .map(Chance::Reveal)
                .collect()
        }
        PendingView::Draw { colour } => {
            let unseen = match colour {
                Colour::Red => view.unseen.red,
                Colour::Yellow => view.unseen.yellow,
                Colour::White => view.unseen.white,
            };
            unseen.iter().map(Chance::Event).collect()
        }
        _ if view.phase == Step::Character => {
            let cards = CharacterId::all();
            cards
                .filter(|card| !view.stack.contains(card))
                .map(Chance::Character)
                .collect()
        }
        _ if view.phase.is_chance() => Face::all().map(Chance::Roll).collect(),
        _ => Vec::new(),
    }
}
