//! VK-10.3: reasons for refusals.
//!
//! The judgements that make the lists also decide acceptance; only after a refusal is its clause
//! determined.

use super::knowledge::{face_down, shown};
use super::{Look, menu};
use crate::catalogue::{Design, Effect, Operation};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::game::Valley;
use crate::phase::{Due, Phase};
use crate::refusal::Refusal;
use crate::state::{Begun, Slot, State};

/// Returns whether the decision is legal now.
#[inline]
pub(crate) fn is_legal(game: &Valley, state: &State, decision: Decision) -> bool {
    menu::has(game, state, decision)
}

/// Accepts a decision, or returns the clause that forbids it.
#[inline]
pub(crate) fn check_decision(
    game: &Valley,
    state: &State,
    decision: Decision,
) -> Result<(), Refusal> {
    // VK-10.3: the order of the tests.
    match state.phase.due() {
        Due::Nothing => Err(Refusal::GameOver),
        Due::Deck | Due::Stock | Due::Die => Err(Refusal::ChanceIsDue),
        Due::Player if is_legal(game, state, decision) => Ok(()),
        Due::Player => Err(why_not(&Look::new(game, state), decision)),
    }
}

/// Accepts a chance outcome, or returns the clause that forbids it.
#[inline]
pub(crate) fn check_chance(game: &Valley, state: &State, chance: Chance) -> Result<(), Refusal> {
    let due = state.phase.due();
    match due {
        Due::Nothing => return Err(Refusal::GameOver),
        Due::Player => return Err(Refusal::DecisionIsDue),
        Due::Deck | Due::Stock | Due::Die => {}
    }
    let card = match (state.phase, chance) {
        (Phase::Draw, Chance::Draw(card))
        | (Phase::Turn, Chance::Turn(card))
        | (Phase::Bone, Chance::Bone(card))
        | (Phase::Stock, Chance::Stock(card)) => card,
        (Phase::Lay, Chance::Lay(slot, card)) => match state.pyramid.first_gap() {
            Some(due) if due != slot => return Err(Refusal::OtherSlot { due }),
            _ => card,
        },
        (Phase::Die, Chance::Die(face)) if shown(game, state).contains(Slot::shown_by(face)) => {
            return Ok(());
        }
        (Phase::Die, Chance::Die(_)) => return Err(Refusal::FaceExcluded),
        _ => return Err(Refusal::OtherChance),
    };
    if face_down(game, state).contains(card) {
        return Ok(());
    }
    // VK-1.3: it may be in the stock, but below the cards of level 2.
    let beneath = due == Due::Stock && state.stock.contains(card);
    let rule = if beneath { "VK-1.3" } else { "VK-1.2" };
    Err(Refusal::NotThere { rule })
}

/// Returns the clause that forbids a decision which is not in the list.
fn why_not(look: &Look<'_>, decision: Decision) -> Refusal {
    match (look.state.phase, decision) {
        (Phase::Play, Decision::Buy(slot)) => why_not_buy(look, slot),
        (Phase::Play, Decision::Use(card)) => why_not_run(
            look,
            card,
            look.game.catalogue().usable_in_turn.contains(card),
        ),
        (Phase::Play, Decision::Entomb(_)) if look.state.turn.entombed => Refusal::AlreadyEntombed,
        (Phase::Play, Decision::Entomb(_)) => Refusal::NotInHand,
        (Phase::Pay, Decision::Pay(card)) => why_not_pay(look, card),
        (Phase::Mode, Decision::Mode(_)) => Refusal::ModeUnavailable,
        (Phase::Arrange, Decision::Top(_)) => Refusal::NotToBePlaced,
        (Phase::Shed, Decision::Shed(slot)) => Refusal::EmptySlot {
            slot,
            rule: "VK-3.12",
        },
        (Phase::React, Decision::React(card)) => why_not_run(
            look,
            card,
            look.game.catalogue().usable_as_reaction.contains(card),
        ),
        (Phase::Choose, decision) => look.operation().map_or(Refusal::NotNow, |operation| {
            why_not_choose(look, operation, decision)
        }),
        _ => Refusal::NotNow,
    }
}

fn why_not_buy(look: &Look<'_>, slot: Slot) -> Refusal {
    if !look.in_reach().contains(slot) {
        return Refusal::OutOfReach { slot };
    }
    match look.state.pyramid.get(slot) {
        None => Refusal::EmptySlot {
            slot,
            rule: "VK-4.1",
        },
        Some(card) => Refusal::TooExpensive {
            price: look.price(card),
            have: look.worth_of_hand(),
        },
    }
}

fn why_not_run(look: &Look<'_>, card: Design, timing_fits: bool) -> Refusal {
    if !look.state.hand.contains(card) {
        return Refusal::NotInHand;
    }
    if !timing_fits {
        return Refusal::WrongTiming;
    }
    let attacks_through_a_used_slot = |operation: &Operation| {
        let slot = operation.effect.attack_slot();
        slot.is_some_and(|slot| look.state.turn.has_used(slot))
    };
    let action = &look.game.catalogue().card(card).action;
    if action.operations().any(attacks_through_a_used_slot) {
        Refusal::AttackUsed
    } else {
        Refusal::Unavailable
    }
}

fn why_not_pay(look: &Look<'_>, card: Design) -> Refusal {
    if !look.state.hand.contains(card) {
        Refusal::NotInHand
    } else if look.in_payment_order().contains(card) {
        Refusal::PaysTooLittle
    } else {
        Refusal::PaidOutOfOrder
    }
}

fn why_not_choose(look: &Look<'_>, operation: &Operation, decision: Decision) -> Refusal {
    let rule = match (&operation.effect, decision) {
        (_, Decision::Pass) => return Refusal::NotOptional,
        _ if look.state.begun == Begun::Asking => return Refusal::NotNow,
        (Effect::Move { filter, .. }, Decision::Pick(_) | Decision::Take(_)) => {
            if filter.pick.is_some() {
                "VK-6.11"
            } else {
                "VK-6.1"
            }
        }
        (Effect::Trade { .. }, Decision::Pick(_) | Decision::Take(_))
        | (Effect::Swap(_), Decision::Swap(_)) => "VK-6.1",
        (Effect::Repeat, Decision::Again(_)) => "VK-6.13",
        (Effect::OppDiscard(1), Decision::Pick(_)) => "VK-7.6",
        (Effect::OppDiscard(_), Decision::Pick(_))
            if look.state.begun.group().is_none() && look.has_no_group() =>
        {
            "VK-7.16"
        }
        (Effect::OppDiscard(_), Decision::Pick(_)) => "VK-7.9",
        (Effect::OppDiscard(_), Decision::Group(_)) => "VK-7.10",
        (Effect::OppGive { .. } | Effect::OppDeck(_), Decision::Pick(_)) => "VK-7.8",
        (Effect::OppExec, Decision::Pick(_)) => "VK-6.17",
        _ => return Refusal::NotNow,
    };
    Refusal::NotACandidate { rule }
}
