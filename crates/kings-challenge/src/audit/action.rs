//! Invariants while an action of the human is under way.

use solo_core::{Findings, ensure};

use crate::catalogue::{ActionKind, Effect};
use crate::ids::EventId;
use crate::phase::Step;
use crate::play::Look;
use crate::terms::Slot;

pub(super) fn action(look: Look<'_>, findings: &mut Findings<'_>) {
    let (step, action) = (look.state.step, &look.state.action);
    if !step.is_action() {
        return;
    }
    let (kind, group) = (action.kind, action.group.len());
    let activating = kind == ActionKind::Activate;
    let hiring = step == Step::Source;
    let slot = Slot::from_index(action.target).filter(|_| activating);
    let hires = || slot.is_some_and(|slot| look.can_activate(slot, &look.means()));
    ensure!(findings, !hiring || hires() => "pending.target", "KC-10.1", "the card cannot be activated");
    let hired = !activating || !look.needs_tradesman();
    ensure!(findings, !hiring || !hired => "phase", "KC-10.1", "a tradesman is there already");
    ensure!(findings, hiring || hired => "phase", "KC-10.1", "no tradesman was hired");
    let fought = EventId::from_index(action.target).and_then(|card| look.row_place(card));
    ensure!(findings, kind != ActionKind::Combat || fought.is_some() => "pending.target", "KC-10.5", "the card is not in the row");
    let choosing = matches!(step, Step::Source | Step::Cube);
    ensure!(findings, !choosing || action.cube.is_none() => "pending.cube", "KC-8.6", "no cube is spent before {step}");
    ensure!(findings, !choosing || group == 0 => "pending.group", "KC-8.11", "no dice are chosen before {step}");
    let closed = !choosing && step != Step::Dice;
    let strength = action.strength;
    ensure!(findings, choosing || fits(look, closed) => "pending.group", "KC-8.9", "{group} dice with a strength of {strength} are no group to {kind}");
    ensure!(findings, closed || strength == 0 => "pending.strength", "KC-8.5", "{strength} comes with the closed group");
    let begun = closed && step != Step::Times;
    ensure!(findings, !activating || begun || look.affords_target() => "pending.target", "KC-10.1a", "not even one activation can be paid");
    let (times, left) = (action.times, action.left);
    let (least, most) = if begun { (1, most_times(look)) } else { (0, 0) };
    ensure!(findings, (least..=most).contains(&times) => "pending.times", "KC-10.1a", "{times} activations at {step} are not from {least} to {most}");
    ensure!(findings, left == 0 || left < times => "pending.left", "KC-10.1b", "{left} of {times} activations cannot be left");
    ensure!(findings, action.now.is_some() == begun => "pending.now", "KC-11.2", "an effect is decided at the steps choose, mark and black, and only there");
    ensure!(findings, !begun || is_remainder(look) => "pending.todo", "KC-11.2", "this is not what is left of the card's effects");
}

/// Returns whether the dice chosen so far belong to the action. Once it is closed they have to be a
/// complete group of the noted strength.
fn fits(look: Look<'_>, closed: bool) -> bool {
    let (state, action) = (look.state, &look.state.action);
    let Some(mut plan) = look.present_plan() else {
        return false;
    };
    let tally = look.tally();
    if closed {
        // The dice are already paid.
        plan.budget = i32::MAX;
        return action.kind == ActionKind::Activate
            && plan.is_complete(tally)
            && plan.strength(tally) == action.strength;
    }
    let stones = state.stones.human.count_ones();
    let placed = look.stones_with_group().human.count_ones();
    action.kind != ActionKind::Build || placed == stones.saturating_add(action.group.len().into())
}

/// Counts the activations that the strength allows.
fn most_times(look: Look<'_>) -> u8 {
    let action = &look.state.action;
    let card = Slot::from_index(action.target).and_then(|slot| look.face_up(slot));
    card.and_then(|card| action.strength.checked_div(card.divisor()))
        .map_or(0, |most| most)
}

/// Returns whether the effects to do can be the rest of the card's effects.
fn is_remainder(look: Look<'_>) -> bool {
    let due = look.decided().and_then(Effect::decided_at);
    due == Some(look.state.step)
}
