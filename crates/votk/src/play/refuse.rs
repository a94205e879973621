//! VK-10.3: reasons for refusals.
//!
//! The judgements that make the lists also decide acceptance; only after a refusal is its clause
//! determined.

use super::actions::Possible;
use super::knowledge::{face_down, shown};
use super::{Look, menu};
use crate::catalogue::{Design, Effect, Group, Operation};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::game::Valley;
use crate::options::DiscardGroups;
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
            look.after_using(card),
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
            look.after_reacting(card),
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

/// `after` is the position after the card has left the hand.
fn why_not_run(look: &Look<'_>, after: Look<'_>, card: Design, timing_fits: bool) -> Refusal {
    if !look.state.hand.contains(card) {
        return Refusal::NotInHand;
    }
    if !timing_fits {
        return Refusal::WrongTiming;
    }
    let action = &look.game.catalogue().card(card).action;
    let mut reasons = action.each_mode().map(|mode| why_not_mode(&after, mode));
    let first = reasons.next().unwrap_or(Refusal::Unavailable);
    // Modes that fail for different reasons have no common one.
    if reasons.all(|reason| reason == first) {
        first
    } else {
        Refusal::Unavailable
    }
}

/// Returns the clause that forbids a mode (VK-6.5).
fn why_not_mode(look: &Look<'_>, mode: &[Operation]) -> Refusal {
    let possible = |operation: &Operation| look.possible(operation, 0);
    let forbids =
        |operation: &&Operation| !operation.optional && possible(operation) == Possible::No;
    if let Some(operation) = mode.iter().find(forbids) {
        return why_not_attack(look, &operation.effect).unwrap_or(Refusal::Unavailable);
    }
    let mut others = mode.iter().filter(|operation| !operation.effect.is_need());
    match (others.next(), others.next()) {
        (Some(only), None) => why_not_attack(look, &only.effect),
        _ => None,
    }
    .unwrap_or(Refusal::NothingPossible)
}

/// Returns the clause that forbids an attack, if the operation is one (VK-7.12 to VK-7.15).
fn why_not_attack(look: &Look<'_>, effect: &Effect) -> Option<Refusal> {
    let slot = effect.attack_slot();
    if slot.is_some_and(|slot| look.state.turn.has_used(slot)) {
        return Some(Refusal::AttackUsed);
    }
    Some(match *effect {
        Effect::OppDiscard(_) => Refusal::NothingToDiscard,
        Effect::OppSacrifice(_) => Refusal::NothingToSacrifice,
        Effect::OppGive { floor, .. } if look.is_exempt(floor) => Refusal::Exempt { floor },
        Effect::OppGive { .. } | Effect::OppDeck(_) => Refusal::NothingToHandOver,
        Effect::OppExec => Refusal::NothingToBorrow,
        _ => return None,
    })
}

/// Returns the clause that forbids to name a group for `n` discards.
fn why_not_group(look: &Look<'_>, group: Group, n: u8) -> Refusal {
    let any = look.game.rules().discard_groups == DiscardGroups::Any;
    if !any && !group.is_set() {
        Refusal::NotASet
    } else if look.bot_cards_of(group) == 0 {
        Refusal::NoSuchGroup { group }
    } else {
        Refusal::SetTooSmall { cards: n }
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
        (&Effect::OppDiscard(n @ 2..), Decision::Group(group))
            if look.state.begun == Begun::Fresh =>
        {
            return why_not_group(look, group, n);
        }
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
        (Effect::OppGive { .. } | Effect::OppDeck(_), Decision::Pick(_)) => "VK-7.8",
        (Effect::OppExec, Decision::Pick(_)) => "VK-6.17",
        _ => return Refusal::NotNow,
    };
    Refusal::NotACandidate { rule }
}
