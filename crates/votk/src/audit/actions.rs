//! What holds for the actions that run.

use solo_core::Findings;

use crate::catalogue::{Effect, Operation, Source};
use crate::game::Valley;
use crate::phase::{Phase, Stage};
use crate::play::Look;
use crate::state::{AttackSlot, Frame, Origin, State};

/// Whether every action runs where it can.
pub(super) fn check(game: &Valley, state: &State, findings: &mut Findings<'_>) {
    if state.phase == Phase::Over {
        return;
    }
    let mut outer: Option<Frame> = None;
    for frame in state.frames.iter() {
        findings.require(
            origin_fits(game, state, outer, frame),
            "frames",
            "VK-6.12",
            "this action cannot run there",
        );
        outer = Some(frame);
    }
    findings.require(
        slots_fit(game, state),
        "frames",
        "VK-7.12",
        "an action holds an attack slot and has not attacked",
    );
    let Some(top) = outer else {
        return;
    };
    let operation = operation(game, top);
    let fits = match (state.phase, operation) {
        (Phase::Mode, None) => top.mode == 0 && top.op == 0 && is_idle(state),
        (_, None) => false,
        (_, Some(operation)) => phase_fits(&Look::new(game, state), operation),
    };
    findings.require(
        fits,
        "frames",
        "VK-12.2",
        "the innermost action does not wait for this",
    );
}

fn operation(game: &Valley, frame: Frame) -> Option<&Operation> {
    let place = usize::from(frame.op).checked_sub(1)?;
    let action = game.catalogue().card(frame.card).action();
    action.mode(frame.mode).get(place)
}

fn is_idle(state: &State) -> bool {
    state.left == 0 && state.limit.is_none() && state.group.is_none() && !state.asking
}

/// Whether an action could have come to run inside another one, or at the table.
fn origin_fits(game: &Valley, state: &State, outer: Option<Frame>, frame: Frame) -> bool {
    let catalogue = game.catalogue();
    let in_turn = catalogue.usable_in_turn().contains(frame.card);
    let Some(outer) = outer else {
        return match (state.stage, frame.from) {
            (Stage::Play, Origin::Hand) => in_turn && state.played.contains(frame.card),
            (Stage::BotRebuild, Origin::React) => {
                catalogue.usable_as_reaction().contains(frame.card)
            }
            _ => false,
        };
    };
    match (operation(game, outer).map(|o| o.effect), frame.from) {
        (Some(Effect::PlayTop), Origin::Turned) => in_turn,
        (Some(Effect::Repeat), Origin::Again) => {
            catalogue.repeatable().contains(frame.card) && state.turn.executed.contains(frame.card)
        }
        (Some(Effect::OppExec), Origin::Bot) => catalogue.borrowable().contains(frame.card),
        _ => false,
    }
}

/// Whether an operation can wait in a phase, with what it remembers.
fn phase_fits(look: &Look<'_>, operation: &Operation) -> bool {
    let state = look.state;
    let phase = state.phase;
    let n = operation.effect.repetitions();
    let moves_from_pyramid = |from| Look::scope_of(from).is_some();
    let (waits, left_fits) = match (phase, operation.effect) {
        (Phase::Turn, Effect::PlayTop) => (true, state.left == 0),
        (Phase::Draw, Effect::Draw(_))
        | (
            Phase::Turn,
            Effect::Move {
                from: Source::DeckTop,
                ..
            },
        )
        | (
            Phase::Stock,
            Effect::Move {
                from: Source::Stock,
                ..
            },
        ) => (true, (1..=n).contains(&state.left)),
        (Phase::Fall | Phase::Lay, Effect::Move { from, .. }) => {
            (moves_from_pyramid(from), state.left < n)
        }
        (Phase::Fall | Phase::Lay, Effect::Trade { .. }) => {
            (state.limit.is_some(), state.left == 0)
        }
        // VK-6.7: nothing impossible is asked for.
        (Phase::Choose, _) if state.asking => (
            operation.optional && !operation.offers_pass() && look.can_go_on_with(operation),
            state.left == n,
        ),
        // VK-7.12: an attack stays possible until its last card has left.
        (Phase::Choose, effect) => (
            effect.attack_slot().is_none() || look.can_go_on_with(operation),
            (n.min(1)..=n).contains(&state.left),
        ),
        _ => (false, false),
    };
    let attack_on_group = matches!(operation.effect, Effect::OppDiscard(n) if n > 1);
    let trade = matches!(operation.effect, Effect::Trade { .. });
    waits
        && left_fits
        && (!state.asking || phase == Phase::Choose)
        && (state.group.is_none() || attack_on_group && !state.asking)
        && (state.limit.is_none() || trade && !state.asking)
        && (!attack_on_group || aim_fits(look, n))
}

/// Whether an attack on several cards has named a group that it can, or has still to do so.
fn aim_fits(look: &Look<'_>, n: u8) -> bool {
    let state = look.state;
    match state.group {
        // VK-7.10: only a group that can be named, and no more cards than it has.
        Some(group) => {
            let cards = state.bot_tomb.count(group.designs());
            look.can_be_named(group) && u32::from(state.left) <= cards
        }
        // VK-7.16: one card leaves when there is none to name.
        None if !state.asking && look.has_no_group() => state.left == 1,
        None => state.left == n,
    }
}

/// VK-7.12: whether whoever holds an attack slot has come to an operation that takes it.
fn slots_fit(game: &Valley, state: &State) -> bool {
    AttackSlot::ALL.into_iter().all(|slot| {
        let Some(place) = state.slot_holder(slot) else {
            return true;
        };
        state.frames.iter().nth(place).is_some_and(|frame| {
            let mode = game.catalogue().card(frame.card).action().mode(frame.mode);
            let begun = mode.iter().take(usize::from(frame.op));
            begun
                .map(|operation| operation.effect.attack_slot())
                .any(|taken| taken == Some(slot))
        })
    })
}
