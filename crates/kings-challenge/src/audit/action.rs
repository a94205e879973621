//! Invariants while an action of the human is under way.

use solo_core::{Findings, ensure};

use crate::catalogue::Activity;
use crate::play::{Position, Tally};
use crate::state::{Action, Activation, Group, Pending};
use crate::terms::{Side, Slot};

pub(super) fn action(position: Position<'_>, findings: &mut Findings<'_>) {
    let pending = position.state.pending;
    let Some(action) = pending.action() else {
        return;
    };
    match action {
        Action::Activate(slot) => activating(position, slot, findings),
        Action::Combat(card) => {
            ensure!(findings, position.row_index(card).is_some() => "pending.target", "KC-10.5", "the card is not in the row");
        }
        Action::Build | Action::Place(_) | Action::Farm => {}
    }
    if !matches!(pending, Pending::Origin(_) | Pending::Cube(_)) {
        let (kind, group) = (action.kind(), pending.group());
        let (strength, dice) = (strength(position, action, group), group.dice.len());
        ensure!(findings, fits(position, action, group) => "pending.group", "KC-8.9", "{dice} dice with a strength of {strength} are not a group to {kind}");
    }
    if let Some(activation) = pending.activation() {
        activated(position, activation, findings);
    }
}

/// Checks the tradesman of an Activity card and its costs (KC-10.1, KC-10.1a).
fn activating(position: Position<'_>, slot: Slot, findings: &mut Findings<'_>) {
    let pending = position.state.pending;
    let hiring = matches!(pending, Pending::Origin(_));
    let hires = || position.can_act(Action::Activate(slot)).is_ok();
    ensure!(findings, !hiring || hires() => "pending.target", "KC-10.1", "the card cannot be activated");
    let hired = position.state.tradesman(Side::Human, slot).is_some();
    ensure!(findings, !hiring || !hired => "phase", "KC-10.1", "a tradesman is there already");
    ensure!(findings, hiring || hired => "phase", "KC-10.1", "no tradesman was hired");
    let card = position.face_up(slot);
    let affords = card.is_some_and(|card| position.affords(card.costs(), 0));
    let begun = pending.activation().is_some();
    ensure!(findings, begun || affords => "pending.target", "KC-10.1a", "not even one activation can be paid");
}

/// Returns the strength of a closed group; 0 for one that is being formed.
fn strength(position: Position<'_>, action: Action, group: Group) -> u8 {
    match position.state.pending {
        Pending::Dice(..) => 0,
        _ => position
            .demand_on(action, group)
            .map_or(0, |demand| demand.strength(&Tally::of(&group.dice))),
    }
}

/// Returns whether the dice chosen so far belong to the action. Once the group is closed they have to
/// be complete.
fn fits(position: Position<'_>, action: Action, group: Group) -> bool {
    let Some(mut demand) = position.demand_on(action, group) else {
        return false;
    };
    match (position.state.pending, action) {
        (Pending::Dice(..), Action::Build) => {
            let stones = position.state.stones.of(Side::Human).iter().len();
            let placed = position.with_stones(group).of(Side::Human).iter().len();
            placed.saturating_sub(stones) == group.dice.len()
        }
        (Pending::Dice(..), _) => true,
        _ => {
            // The dice are already paid.
            demand.budget = i32::MAX;
            demand.is_complete(&Tally::of(&group.dice))
        }
    }
}

/// Checks the number of activations and the effect that is decided (KC-10.1b, KC-11.2).
fn activated(position: Position<'_>, activation: Activation, findings: &mut Findings<'_>) {
    let Activation {
        slot,
        group,
        times,
        left,
        ..
    } = activation;
    let (pending, step) = (position.state.pending, position.state.step());
    let strength = strength(position, Action::Activate(slot), group);
    let divisor = position.face_up(slot).map_or(0, Activity::divisor);
    let most = strength.checked_div(divisor).unwrap_or(0);
    ensure!(findings, (1..=most).contains(&times) => "pending.times", "KC-10.1a", "{times} activations at {step} are not from 1 to {most}");
    ensure!(findings, left < times => "pending.left", "KC-10.1b", "{left} of {times} activations cannot be left");
    let due = position.decided().and_then(|effect| activation.at(effect));
    ensure!(findings, due == Some(pending) => "pending.todo", "KC-11.2", "this is not what is left of the card's effects");
}
