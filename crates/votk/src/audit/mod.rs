//! Invariants of every position: one check for a running game and for a position read from a view.

mod actions;

use solo_core::{Findings, ensure};

use crate::catalogue::Design;
use crate::ids::Side;
use crate::ids::Slot;
use crate::options::{BotFall, EndRule, FirstTurn, Refill};
use crate::phase::{Pending, Phase, Stage};
use crate::play::Position;
use crate::state::State;
use crate::valley::Valley;

/// Reports every condition that does not hold, with the field of the view.
pub(crate) fn audit(game: &Valley, state: &State, findings: &mut Findings<'_>) {
    copies(game, state, findings);
    pyramid(state, findings);
    phase(game, state, findings);
    steps(game, state, findings);
    actions::check(game, state, findings);
    // The possible inputs are checked only if all else holds.
    if findings.count() == 0 {
        choices(game, state, findings);
    }
}

/// Checks that each design has its number of copies over all zones but those aside (VK-I01).
fn copies(game: &Valley, state: &State, findings: &mut Findings<'_>) {
    for card in Design::all() {
        let bags = state.bags().map(|bag| usize::from(bag.copies(card)));
        let others = state.piles.all().iter().copied().chain(state.turned());
        let others = others.chain(state.pyramid.cards());
        let copies = others.filter(|other| *other == card).map(|_| 1);
        let found: usize = bags.into_iter().chain(copies).sum();
        let (id, there) = (game.catalogue().id(card), game.catalogue().in_game(card));
        ensure!(findings, u32::try_from(found) == Ok(there) => "zones", "VK-I01",
            "{id} lies there {found} times instead of {there}");
    }
}

/// Checks that every card of the pyramid rests on two others (VK-I02, VK-5.8).
fn pyramid(state: &State, findings: &mut Findings<'_>) {
    // While the player chooses the card that falls into it, the middle of the base counts as
    // filled.
    let falling = state.pending == Pending::Fall;
    let filled = |slot| state.pyramid(slot).is_some() || falling && slot == Slot::BaseMiddle;
    for (slot, left, right) in [
        (Slot::MiddleLeft, Slot::BaseLeft, Slot::BaseMiddle),
        (Slot::MiddleRight, Slot::BaseMiddle, Slot::BaseRight),
        (Slot::Top, Slot::MiddleLeft, Slot::MiddleRight),
    ] {
        let rests = !filled(slot) || filled(left) && filled(right);
        ensure!(findings, rests => format_args!("pyramid.{slot}"), "VK-5.8",
            "a card here needs cards at {left} and {right} to rest on");
    }
}

/// Checks that phase, step of the turn and running actions are consistent.
fn phase(game: &Valley, state: &State, findings: &mut Findings<'_>) {
    let (phase, rules) = (state.phase(), game.options());
    let (side, step, turn) = (state.side(), state.stage.step(), state.turn_number);
    let runs = state.frames().next().is_some();
    let laid_at_once = phase == Phase::Lay && rules.refill == Refill::Immediate;
    // VK-8.4: after a gain the die decides, unless the option leaves the choice to the player.
    let bot_falls = phase == Phase::Fall && rules.bot_fall == BotFall::Player;
    let in_action = matches!(
        phase,
        Phase::Draw | Phase::Stock | Phase::Turn | Phase::Choose | Phase::Mode | Phase::Fall
    );
    let fits = match (state.stage, runs) {
        (Stage::Play | Stage::Rebuild | Stage::BotRebuild, false) if phase == Phase::Over => true,
        (Stage::Play | Stage::BotRebuild, true) => in_action || laid_at_once,
        (_, true) => false,
        (Stage::Setup, _) => matches!(phase, Phase::Draw | Phase::Lay | Phase::Bone),
        (Stage::Play, _) => matches!(phase, Phase::Play | Phase::Pay | Phase::Fall) || laid_at_once,
        (Stage::Discard, _) => phase == Phase::Arrange,
        (Stage::Rebuild, _) => matches!(phase, Phase::Lay | Phase::Fall | Phase::Shed),
        (Stage::Draw, _) => phase == Phase::Draw,
        (Stage::Gain, _) => phase == Phase::Die,
        (Stage::BotRebuild, _) => matches!(phase, Phase::Lay | Phase::React) || bot_falls,
    };
    let running = if runs { "" } else { "no " };
    ensure!(findings, fits => "phase", "VK-10.1",
        "phase {phase} does not belong to step {step} of {side} with {running}action running");
    let turn_fits = match side {
        Side::Setup => turn == 0,
        Side::Player => turn > 0,
        Side::Bot => turn > 0 || rules.first == FirstTurn::Bot,
    };
    ensure!(findings, turn_fits => "turn", "VK-2.11", "turn {turn} does not belong to side {side}");
    let (stock, cards) = (state.stock.len(), state.pyramid.filled().len());
    // VK-9.3: the end is not tested while the pyramid is laid out.
    let at_end = match state.stage {
        Stage::Setup => stock == 0,
        _ => Position::new(game, state).is_at_end(),
    };
    let finishing = rules.end_rule == EndRule::FinishPlay && state.stage == Stage::Play;
    let end_fits = (phase == Phase::Over) == at_end || at_end && finishing;
    ensure!(findings, end_fits => "phase", "VK-9.1",
        "phase {phase} does not belong to {stock} cards of stock and {cards} in the pyramid");
}

/// Checks the memory of the turn and the results of its steps.
fn steps(game: &Valley, state: &State, findings: &mut Findings<'_>) {
    let usable = game.catalogue().usable_in_turn;
    for card in state.this_turn.executed {
        let id = game.catalogue().id(card);
        ensure!(findings, usable.contains(card) => "state.executed", "VK-6.12",
            "{id} has no action for step 1");
    }
    let (arranged, phase) = (state.arranged().len(), state.phase());
    ensure!(findings, arranged == 0 || phase == Phase::Arrange => "arranged", "VK-I14",
        "{arranged} cards are arranged outside step 2");
    let (hand, played) = (state.hand.len(), state.played.len());
    let kept = match state.stage {
        Stage::Discard => hand,
        Stage::Rebuild => hand.saturating_add(played),
        Stage::Draw => played,
        Stage::Setup | Stage::Play | Stage::Gain | Stage::BotRebuild => 0,
    };
    ensure!(findings, kept == 0 => "played", "VK-3.7",
        "{kept} cards in hand or in play should have been discarded in step 2");
    let (left, fits) = match (state.pending, state.stage) {
        (Pending::Draw { left }, Stage::Setup) => {
            (left, left > 0 && hand.checked_add(left.into()) == Some(4))
        }
        (Pending::Draw { left }, Stage::Draw) => (left, (1..=5).contains(&left)),
        (Pending::Arrange { left }, _) => (left, (1..played).contains(&left.into())),
        (_, _) => (0, true),
    };
    ensure!(findings, fits => "pending.left", "VK-12.2", "{left} cannot be left here");
}

/// Checks that the phase has possible inputs.
fn choices(game: &Valley, state: &State, findings: &mut Findings<'_>) {
    let (position, phase) = (Position::new(game, state), state.phase());
    let (known, gap) = (state.deck_top().count(), state.pyramid.first_gap());
    let draws = matches!(phase, Phase::Draw | Phase::Turn);
    ensure!(findings, !draws || known == 0 => "deck.top", "VK-1.4",
        "{known} known cards come by themselves");
    ensure!(findings, phase != Phase::Lay || gap.is_some() => "pyramid", "VK-5.6",
        "no slot is empty");
    ensure!(findings, phase != Phase::Fall || position.middle_can_fall() => "pyramid", "VK-5.4",
        "no card can fall into bm from either side");
    ensure!(findings, phase != Phase::Shed || !position.pyramid_has_changed() => "state", "VK-3.13",
        "the pyramid has changed, so that no card of it is sacrificed");
    if let Pending::Pay { slot, due, .. } = state.pending {
        let card = state.pyramid(slot);
        let cost = card.map_or(0, |card| game.catalogue().cost(card));
        ensure!(findings, (1..=cost).contains(&due) => "pending.due", "VK-4.7",
            "{due} gold cannot be due for this card");
    }
    ensure!(findings, state.legal_cache == position.legal_cache() => "phase", "VK-10.2",
        "the kept list is not the legal one");
    let (decisions, weight) = (position.decisions().len(), position.chance_weight());
    let (comes, rule) = match (state.pending, state.pending.source()) {
        (Pending::Over, _) => (true, "VK-9.2"),
        (_, Some(_)) => (weight > 0, "VK-1.2"),
        (_, None) => (decisions > 1, "VK-10.2"),
    };
    ensure!(findings, comes => "phase", rule,
        "phase {phase} has {decisions} decisions and {weight} cases of chance");
    // While there is a gap and stock for it, only a refill, or the fall before it, can be due: with
    // the option always, otherwise once the rebuild step is over.
    let refills = matches!(phase, Phase::Lay | Phase::Fall) || state.stage == Stage::Setup;
    let has_to = game.options().refill == Refill::Immediate || state.stage == Stage::Draw;
    if let Some(slot) = gap.filter(|_| has_to && !refills) {
        ensure!(findings, state.stock.is_empty() => "pyramid", "VK-5.6",
            "{slot} should have been refilled");
    }
}
