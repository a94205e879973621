//! Reasons of refusals by an own reading (chapter 14): the first condition of the clause that is not met.

use kings_challenge::{
    ActionKind, ActivityId, Colour, Decision, Deniers, Die, EventEffect, KingsChallenge, OwnedDie,
    PendingView, Refusal, Side, Step, Target, View,
};

use super::groups::{Demand, Group, costs, without};
use super::lists::{dice, sources};
use super::reading::Reading;
use super::table::{Table, index};

/// Returns the reason why a decision that is not listed is refused.
pub fn reason(game: &KingsChallenge, view: &View, decision: Decision) -> Refusal {
    let reading = Reading::new(game, &Table::of(view));
    let (begun, countered) = match view.pending {
        PendingView::Guard { total, countered } => (total > 0, countered),
        _ => (false, 0),
    };
    match (decision, view.phase) {
        (Decision::Settle(..), Step::Settle) => Refusal::SpaceTaken,
        (
            Decision::Reroll(_)
            | Decision::Recruit
            | Decision::Flip(_)
            | Decision::GuardEnd
            | Decision::Surrender,
            Step::Guard,
        ) if begun => Refusal::TotalBegun,
        (Decision::Reroll(_) | Decision::Recruit | Decision::Flip(_), phase) => {
            influence(&reading, phase, decision)
        }
        (Decision::Guard(die), Step::Guard) if has(&reading, die) => Refusal::NotAble,
        (Decision::Guard(_), Step::Guard) => Refusal::NoSuchGuard,
        (Decision::GuardEnd, Step::Guard) => {
            assert_eq!(countered, 0);
            Refusal::NothingCountered
        }
        (Decision::Surrender, Step::Guard) => Refusal::NoSurrender,
        (_, Step::Lose) => loss(game, view, decision),
        (Decision::Activate(card), Step::Turn) => activation(&reading, card),
        (Decision::Combat(card), Step::Turn) if reading.table.row.iter().all(|of| of.0 != card) => {
            Refusal::NotInRow
        }
        (Decision::Place(_), Step::Turn) if reading.table.supply[0] == 0 => Refusal::SupplyEmpty,
        (Decision::Combat(card), Step::Turn) => {
            without_group(&reading, ActionKind::Combat, Some(Target::Event(card)), 0)
        }
        (Decision::Place(building), Step::Turn) => without_group(
            &reading,
            ActionKind::Place,
            Some(Target::Building(building)),
            0,
        ),
        (Decision::Build, Step::Turn) => without_group(&reading, ActionKind::Build, None, 0),
        (Decision::Farm, Step::Turn) => without_group(&reading, ActionKind::Farm, None, 0),
        (Decision::CubeNone, Step::Cube) => Refusal::NoGroupWithoutCube,
        (Decision::From(_), Step::Source) => Refusal::NoSource,
        (Decision::Cube(card), Step::Cube) => cube(&reading, view, card),
        (Decision::Die(die), Step::Dice) => joining(&reading, view, die),
        (Decision::Done, Step::Dice) => Refusal::GroupIncomplete,
        (Decision::Times(_), Step::Times) => Refusal::TooManyTimes,
        (Decision::Choose(_), Step::Choose) => Refusal::NoSuchChoice,
        (Decision::Mark(_), Step::Mark) => Refusal::NoSuchMark,
        _ => Refusal::NotNow,
    }
}

fn has(reading: &Reading<'_>, die: Die) -> bool {
    reading.table.dice[0].contains(&die)
}

/// KC-7.4 to KC-7.7.
fn influence(reading: &Reading<'_>, phase: Step, decision: Decision) -> Refusal {
    let constants = reading.game.catalogue().constants();
    let influence = u8::try_from(reading.table.influence).unwrap();
    let open = matches!(phase, Step::Guard | Step::Turn);
    match decision {
        Decision::Reroll(die) if open && !has(reading, die) => Refusal::NothingToReroll,
        Decision::Reroll(_) if open => Refusal::NoReroll {
            cost: constants.cost_reroll,
            influence,
        },
        Decision::Recruit if open && reading.table.stock == 0 => Refusal::StockEmpty,
        Decision::Recruit if open => Refusal::NoRecruit {
            cost: constants.cost_recruit,
            influence,
        },
        Decision::Flip(_) if open && constants.flip_max == 0 => Refusal::NeverFlipped,
        Decision::Flip(die) if open && has(reading, die) => Refusal::NoFlip {
            cost: constants.cost_flip,
            influence,
        },
        Decision::Flip(die)
            if matches!(phase, Step::GuardFlip | Step::TurnFlip) && has(reading, die) =>
        {
            Refusal::TurnedAlready
        }
        Decision::Flip(_) if open || matches!(phase, Step::GuardFlip | Step::TurnFlip) => {
            Refusal::NothingToFlip
        }
        _ => Refusal::NotNow,
    }
}

/// KC-4.9, KC-4.10.
fn loss(game: &KingsChallenge, view: &View, decision: Decision) -> Refusal {
    let PendingView::Lose {
        card: Some(card),
        index,
        ..
    } = view.pending
    else {
        return Refusal::NotNow;
    };
    let effect = game.catalogue().event(card).unwrap().effects()[usize::from(index)];
    match (effect, decision) {
        (EventEffect::LoseActivityCube(_), Decision::LoseCube(_))
        | (EventEffect::LoseEventCube(_), Decision::LoseBanner(_))
        | (EventEffect::LoseStone(_), Decision::LoseStone(_)) => Refusal::NothingToLose,
        (EventEffect::LayDown(building, _), Decision::Lay(at, _)) if at != building => {
            Refusal::OtherBuilding { building }
        }
        (EventEffect::LayDown(..), Decision::Lay(..)) => Refusal::NobodyToLay,
        _ => Refusal::NotNow,
    }
}

/// KC-10.1, KC-10.1a: first the card and the tradesman, then the costs, then the dice.
fn activation(reading: &Reading<'_>, card: ActivityId) -> Refusal {
    if reading.table.cards[index(card.slot())] != Some(card) {
        return Refusal::NotFaceUp;
    }
    let [due, influence] = costs(reading, card);
    let deniers = reading.table.deniers;
    let hire = match (
        reading.tradesman(Side::Human, card),
        reading.free_space(card),
    ) {
        (Some(_), _) => 0,
        (None, None) => return Refusal::NoTradesman,
        (None, Some((_, price, _))) if price > deniers => {
            return Refusal::TradesmanTooDear {
                price: Deniers(price),
                deniers: Deniers(deniers),
            };
        }
        (None, Some(_)) if sources(reading, card).is_empty() => return Refusal::NoCitizen,
        (None, Some((_, price, _))) => price,
    };
    if hire + due > deniers {
        return Refusal::ActivationTooDear {
            cost: Deniers(hire + due),
            deniers: Deniers(deniers),
        };
    }
    if influence > reading.table.influence {
        return Refusal::NoActivationInfluence {
            cost: u8::try_from(influence).unwrap(),
            influence: u8::try_from(reading.table.influence).unwrap(),
        };
    }
    without_group(
        reading,
        ActionKind::Activate,
        Some(Target::Activity(card)),
        hire,
    )
}

/// Returns the demand that cannot be met, if it is price or strength; `can` says what is possible without a limit on the
/// price, or on the strength (KC-8.9).
fn failing(least: i32, can: impl Fn(bool, bool) -> bool) -> Option<Refusal> {
    if !can(true, true) {
        None
    } else if !can(false, true) {
        Some(Refusal::DiceTooDear)
    } else if !can(true, false) {
        let least = u8::try_from(least).unwrap();
        Some(Refusal::DiceTooWeak { least })
    } else {
        let least = u8::try_from(least).unwrap();
        Some(Refusal::PaidDiceTooWeak { least })
    }
}

/// KC-8.10: what an action lacks for a complete group, with any cube or without.
fn without_group(
    reading: &Reading<'_>,
    kind: ActionKind,
    target: Option<Target>,
    hire: i32,
) -> Refusal {
    let all = dice(reading);
    let demand = || Demand::new(reading, kind, target, hire);
    let can = |price, strength| {
        let cubes = reading.cards_with_cubes().into_iter();
        let with_cubes = cubes.filter_map(|card| demand().with(card));
        let mut demands = with_cubes.chain([demand()]);
        demands.any(|one| {
            one.relaxed(price, strength)
                .is_within_reach(&Group::new(), &all)
        })
    };
    let mut colours = all.iter().map(|die| die.colour);
    match (kind, failing(demand().least(), can)) {
        (ActionKind::Build, Some(_)) => Refusal::DiceTooDear,
        (_, Some(refusal)) => refusal,
        (_, None) if !colours.any(|colour| demand().asks_for(colour)) => Refusal::NoFittingDice,
        (ActionKind::Build, None) => Refusal::NoStoneSpace,
        // KC-8.3: a colour is missing beside those that are there.
        (_, None) => {
            let asked = Colour::ALL.into_iter().filter(|it| demand().asks_for(*it));
            let is_there = |colour: Colour| all.iter().any(|die| die.colour == colour);
            let mut missing = asked.filter(|colour| !is_there(*colour));
            let colour = missing.next().unwrap();
            Refusal::ColourMissing { colour }
        }
    }
}

/// KC-8.6, KC-8.8.
fn cube(reading: &Reading<'_>, view: &View, card: ActivityId) -> Refusal {
    let PendingView::Action { kind, target, .. } = &view.pending else {
        return Refusal::NotNow;
    };
    let fits = Demand::new(reading, *kind, *target, 0).with(card);
    let supply = reading.table.supply[0];
    match fits {
        _ if !reading.cards_with_cubes().contains(&card) => Refusal::NoCubeThere,
        None => Refusal::NoSuchCube,
        // KC-9.6: all citizens of one die are in the supply.
        Some(one) if *kind == ActionKind::Place && usize::from(supply) < one.copies() => {
            let citizens = u8::try_from(one.copies()).unwrap();
            Refusal::SupplyTooSmall { citizens, supply }
        }
        Some(_) => Refusal::NoGroupWithCube,
    }
}

/// KC-8.10, KC-8.11: why a die does not join the group.
fn joining(reading: &Reading<'_>, view: &View, die: OwnedDie) -> Refusal {
    let PendingView::Action {
        kind,
        target,
        cube,
        group,
        ..
    } = &view.pending
    else {
        return Refusal::NotNow;
    };
    let group: Group = group.iter().copied().collect();
    let rest = group
        .iter()
        .fold(dice(reading), |rest, die| without(&rest, *die));
    if !rest.contains(&die) {
        return Refusal::NoSuchDie;
    }
    let demand = || {
        let demand = Demand::new(reading, *kind, *target, 0);
        cube.map_or_else(
            || Demand::new(reading, *kind, *target, 0),
            |card| demand.with(card).unwrap(),
        )
    };
    // A group that has all its dice closes by itself (KC-14.2).
    let mut more = group.clone();
    more.push(die);
    let left = without(&rest, die);
    let can = |price, strength| {
        demand()
            .relaxed(price, strength)
            .is_within_reach(&more, &left)
    };
    let colour = die.colour;
    failing(demand().least(), can).unwrap_or(match kind {
        _ if !demand().may_join(&group, colour) => Refusal::WrongColour { colour },
        ActionKind::Build if reading.stones(&more).is_none() => Refusal::NoStoneSpace,
        _ => Refusal::NoGroupWithDie,
    })
}
