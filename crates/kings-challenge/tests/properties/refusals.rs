//! Reasons of refusals by an own reading (chapter 14): the first condition of the clause that is not met.

use kings_challenge::{
    ActivityId, Decision, Die, EventEffect, KingsChallenge, PendingView, Side, Step, View,
};

use super::groups::costs;
use super::lists::sources;
use super::reading::Reading;
use super::table::{Table, index};

/// Returns the code word with which a decision that is not listed is refused.
pub fn reason(game: &KingsChallenge, view: &View, decision: Decision) -> &'static str {
    let reading = Reading::new(game, &Table::of(view));
    let has = |die: Die| reading.table.dice[0].contains(&die);
    let total = match view.pending {
        PendingView::Guard { total, .. } => total,
        _ => 0,
    };
    let open = matches!(view.phase, Step::Guard | Step::Turn);
    let flipping = matches!(view.phase, Step::GuardFlip | Step::TurnFlip);
    match (decision, view.phase) {
        (Decision::Settle(..), Step::Settle) => "space_taken",
        (
            Decision::Reroll(_)
            | Decision::Recruit
            | Decision::Flip(_)
            | Decision::GuardEnd
            | Decision::Surrender,
            Step::Guard,
        ) if total > 0 => "total_begun",
        (Decision::Reroll(_), _) if open => "no_reroll",
        (Decision::Recruit, _) if open => "no_recruit",
        (Decision::Flip(die), _) if flipping && has(die) => "turned_already",
        (Decision::Flip(_), _) if open || flipping => "no_flip",
        (Decision::Guard(die), Step::Guard) if !has(die) => "no_such_guard",
        (Decision::Guard(_), Step::Guard) => "not_able",
        (Decision::GuardEnd, Step::Guard) => "nothing_countered",
        (Decision::Surrender, Step::Guard) => "no_surrender",
        (_, Step::Lose) => loss(game, view, decision),
        (Decision::Activate(card), Step::Turn) => activation(&reading, card),
        (Decision::Combat(card), Step::Turn) if reading.table.row.iter().all(|of| of.0 != card) => {
            "not_in_row"
        }
        (Decision::Place(_), Step::Turn) if reading.table.supply[0] == 0 => "supply_empty",
        (
            Decision::Combat(_) | Decision::Place(_) | Decision::Build | Decision::Farm,
            Step::Turn,
        )
        | (Decision::CubeNone, Step::Cube) => "no_complete_group",
        (Decision::From(_), Step::Source) => "no_source",
        (Decision::Cube(_), Step::Cube) => "no_such_cube",
        (Decision::Die(die), Step::Dice) => {
            let district = match die.side() {
                Side::Human => view.dice.0.first(),
                Side::Roy => view.dice.0.last(),
            };
            let there = district.and_then(|of| of.1.get(&die.colour));
            match there {
                Some(faces) if faces.contains(&die.face) => "no_complete_group",
                _ => "no_such_die",
            }
        }
        (Decision::Done, Step::Dice) => "group_incomplete",
        (Decision::Times(_), Step::Times) => "too_many_times",
        (Decision::Choose(_), Step::Choose) => "no_such_choice",
        (Decision::Mark(_), Step::Mark) => "no_such_mark",
        _ => "not_now",
    }
}

/// KC-4.9, KC-4.10.
fn loss(game: &KingsChallenge, view: &View, decision: Decision) -> &'static str {
    let PendingView::Lose {
        card: Some(card),
        index,
        ..
    } = view.pending
    else {
        return "not_now";
    };
    let effect = game.catalogue().event(card).unwrap().effects()[usize::from(index)];
    match (effect, decision) {
        (EventEffect::LoseActivityCube(_), Decision::LoseCube(_))
        | (EventEffect::LoseEventCube(_), Decision::LoseBanner(_))
        | (EventEffect::LoseStone(_), Decision::LoseStone(_)) => "nothing_to_lose",
        (EventEffect::LayDown(..), Decision::Lay(..)) => "nobody_to_lay",
        _ => "not_now",
    }
}

/// KC-10.1, KC-10.1a: first the card and the tradesman, then the costs, then the dice.
fn activation(reading: &Reading<'_>, card: ActivityId) -> &'static str {
    if reading.table.cards[index(card.slot())] != Some(card) {
        return "no_tradesman";
    }
    let hire = match reading.tradesman(Side::Human, card) {
        Some(_) => Some(0),
        None => reading.free_space(card).map(|(_, price, _)| price),
    };
    let [deniers, influence] = costs(reading, card);
    let hired = hire.filter(|price| {
        *price == 0 && reading.tradesman(Side::Human, card).is_some()
            || *price <= reading.table.deniers && !sources(reading, card).is_empty()
    });
    match hired {
        None => "no_tradesman",
        Some(price)
            if price + deniers > reading.table.deniers || influence > reading.table.influence =>
        {
            "activation_too_dear"
        }
        Some(_) => "no_complete_group",
    }
}
