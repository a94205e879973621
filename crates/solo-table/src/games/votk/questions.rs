//! The state of the game in words, and the question that is due.

use solo_core::fields;
use votk::{Design, Effect, Phase, Source, Stage, State, Winner};

use super::Position;

pub(super) fn now(position: &Position<'_>) -> String {
    let turn = position.state.turn();
    let key = match position.state.stage() {
        _ if position.state.phase() == Phase::Over => "now.over",
        Stage::Setup => "now.setup",
        Stage::Play => "now.play",
        Stage::Discard => "now.discard",
        Stage::Rebuild => "now.rebuild",
        Stage::Draw => "now.draw",
        Stage::Gain => "now.gain",
        Stage::BotRebuild => "now.crumble",
    };
    position.words.fill(key, &fields![turn])
}

pub(super) fn ask(position: &Position<'_>) -> String {
    let pending = &position.view().pending;
    let key = match position.state.phase() {
        Phase::Draw => "ask.draw",
        Phase::Lay => "ask.lay",
        Phase::Bone => "ask.bone",
        Phase::Stock => "ask.stock",
        Phase::Turn => "ask.turn",
        Phase::Die => "ask.die",
        Phase::Play => "ask.play",
        Phase::Pay => "ask.pay",
        Phase::Fall => "ask.fall",
        Phase::Mode => "ask.mode",
        Phase::Choose => return choose(position),
        Phase::Arrange => return arrange(position),
        Phase::Shed => shed(position),
        Phase::React => "ask.react",
        Phase::Over => return end(position),
    };
    let acting = position.frame().map(|frame| frame.card);
    let fields = fields![
        card = pending.card.or(acting),
        due = pending.due.unwrap_or(0),
        hand = position.game.worth_of_hand(position.state),
        left = pending.left.unwrap_or(0),
        slot = pending.slot
    ];
    position.words.fill(key, &fields)
}

/// Returns the zones that the question is about, besides those of the cards that answer it.
pub(super) fn needed(position: &Position<'_>) -> &'static [&'static str] {
    match position.state.phase() {
        Phase::Play => &["turn", "tomb", "pyramid", "hand"],
        Phase::Pay => &["pyramid", "hand"],
        Phase::Mode | Phase::Choose => &["actions"],
        Phase::React => &["bot_tomb", "pyramid"],
        Phase::Arrange => &["own"],
        Phase::Over => &["score"],
        _ => &["pyramid"],
    }
}

/// Returns the question for the forced sacrifice, which a swap need not spare (VK-3.13, VK-3.17).
fn shed(position: &Position<'_>) -> &'static str {
    if position.state.this_turn().swapped {
        "ask.shed.swapped"
    } else {
        "ask.shed"
    }
}

/// Returns the question for a card on the discard pile, with the card that can fetch it (VK-3.9).
fn arrange(position: &Position<'_>) -> String {
    let state = position.state;
    let is_short = position.game.shuffles_for_hand(state);
    let key = match (state.arranged().is_empty(), is_short) {
        (false, _) => "ask.arrange.next",
        // VK-1.6: the pile is the deck before a card can fetch from it.
        (true, true) => "ask.arrange.shuffled",
        (true, false) => "ask.arrange",
    };
    let card = Design::all().find(|card| reads(position, *card) && is_owned(state, *card));
    position.words.fill(key, &fields![card])
}

/// Returns whether an action takes the top card of the discard pile.
fn reads(position: &Position<'_>, card: Design) -> bool {
    let action = &position.game.catalogue().card(card).action;
    let mut operations = (1..=action.modes()).flat_map(|mode| action.mode(mode));
    operations.any(|operation| {
        let from = Source::DiscardTop;
        matches!(operation.effect, Effect::Move { from: taken, .. } if taken == from)
    })
}

/// Returns whether the player has a card outside the tomb.
fn is_owned(state: &State, card: Design) -> bool {
    let piles = state.discard().iter().chain(state.arranged()).copied();
    let mut piles = piles.chain(state.deck_top());
    state.unseen().contains(card) || state.played().contains(card) || piles.any(|one| one == card)
}

/// Returns the question of the current operation.
fn choose(position: &Position<'_>) -> String {
    let words = position.words;
    let (card, frame) = (
        position.frame().map(|frame| frame.card),
        position.view().frames.last(),
    );
    let Some((operation, frame)) = position.game.operation(position.state).zip(frame) else {
        return words.fill("choose.any", &fields![card]);
    };
    let (limit, group, left) = (frame.limit, frame.group, frame.left);
    let key = match (operation.effect, limit, group) {
        _ if frame.asking => "choose.may",
        (Effect::Trade { .. }, Some(_), _) => "choose.trade",
        (Effect::OppDiscard(2..), _, Some(_)) => "choose.set",
        // VK-7.16: the demand for more lapses only where there is no set.
        (Effect::OppDiscard(2..), _, None) if left == 1 => "choose.no_set",
        _ => "choose",
    };
    if operation.offers_pass() && !frame.asking {
        words.fill(key, &fields![card, limit, group, left, what = operation])
    } else {
        let what = operation.effect;
        words.fill(key, &fields![card, limit, group, left, what])
    }
}

/// Describes the result of the game and its reason.
fn end(position: &Position<'_>) -> String {
    let outcome = position.game.standing(position.state);
    let (you, bot, by) = (outcome.player.total, outcome.bot.total, outcome.by);
    let key = match outcome.winner {
        Winner::Player => "end.player",
        Winner::Bot => "end.bot",
        Winner::Shared => "end.shared",
    };
    position.words.fill(key, &fields![you, bot, by])
}
