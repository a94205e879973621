//! The state of the game in words, and the question that is due.

use solo_core::fields;
use votk::{Effect, Phase, Stage, Winner};

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
        Phase::Arrange => "ask.arrange",
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

/// Returns the question for the forced sacrifice, which a swap need not spare (VK-3.13, VK-3.17).
fn shed(position: &Position<'_>) -> &'static str {
    if position.state.this_turn().swapped {
        "ask.shed.swapped"
    } else {
        "ask.shed"
    }
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
