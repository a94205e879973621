//! The state of the game in words, and the question that is due.

use votk::{By, Effect, Phase, Stage, Winner};

use super::{Position, capital};

pub(super) fn now(position: &Position<'_>) -> String {
    if position.state.phase() == Phase::Over {
        return "The game is over".to_owned();
    }
    let turn = position.state.turn();
    match position.state.stage() {
        Stage::Setup => "The table is being set up".to_owned(),
        Stage::Play => format!("Turn {turn}: you play cards"),
        Stage::Discard => format!("Turn {turn}: you discard"),
        Stage::Rebuild => format!("Turn {turn}: the pyramid is rebuilt"),
        Stage::Draw => format!("Turn {turn}: you draw a new hand"),
        Stage::Gain => format!("The Bot rolls its die, after your turn {turn}"),
        Stage::BotRebuild => format!("The Bot has rolled its die, after your turn {turn}"),
    }
}

pub(super) fn ask(position: &Position<'_>) -> String {
    let pending = &position.view().pending;
    let left = pending.left.unwrap_or(0);
    let slot = pending
        .slot
        .map_or_else(String::new, |slot| position.name(&slot));
    match position.state.phase() {
        Phase::Draw => format!("Which card do you draw? {left} to come."),
        Phase::Lay => format!("Which card of the stock comes to {slot}?"),
        Phase::Bone => "Which card of the stock starts the boneyard?".to_owned(),
        Phase::Stock => "Which card lies on top of the stock?".to_owned(),
        Phase::Turn => "Which card lies on top of your deck?".to_owned(),
        Phase::Die => "Which card of the base does the die give to the Bot?".to_owned(),
        Phase::Play => "What do you do with your hand cards: buy, use, entomb, or stop?".to_owned(),
        Phase::Pay => format!(
            "Which card pays for {}? {} gold still due, your hand pays {}.",
            pending
                .card
                .map_or_else(String::new, |card| position.name(&card)),
            pending.due.unwrap_or(0),
            position.game.worth_of_hand(position.state)
        ),
        Phase::Fall => "Which card falls into the middle of the base?".to_owned(),
        Phase::Mode => format!("What shall {} do?", acting(position)),
        Phase::Choose => choose(position),
        Phase::Arrange => format!(
            "Which card lies on top of your discard pile, where a card of yours can fetch it? \
            {left} to choose."
        ),
        Phase::Shed => shed(position).to_owned(),
        Phase::React => react("a card"),
        Phase::Over => end(position),
    }
}

/// Returns the question whether a card that the Bot has gained is answered.
pub(super) fn react(card: &str) -> String {
    format!("The Bot has gained {card}: do you react?")
}

/// Returns the question for the forced sacrifice, which a swap need not spare (VK-3.13, VK-3.17).
fn shed(position: &Position<'_>) -> &'static str {
    if position.state.this_turn().swapped {
        "A swap does not count as a change of the pyramid now: which of its cards do you sacrifice?"
    } else {
        "The pyramid has not changed in your turn: which of its cards do you sacrifice?"
    }
}

/// Returns the card whose action is in progress.
fn acting(position: &Position<'_>) -> String {
    position
        .frame()
        .map_or_else(String::new, |frame| position.name(&frame.card))
}

/// Returns the question of the current operation.
fn choose(position: &Position<'_>) -> String {
    let (card, frame) = (acting(position), position.view().frames.last());
    let Some((operation, frame)) = position.game.operation(position.state).zip(frame) else {
        return format!("{card}: choose.");
    };
    if frame.asking {
        return format!("{card}: {}?", position.name(&operation.effect));
    }
    let what = if operation.offers_pass() {
        position.name(&operation)
    } else {
        position.name(&operation.effect)
    };
    match (operation.effect, frame.limit, frame.group) {
        (Effect::Trade { .. }, Some(limit), _) => {
            format!("{card}: which card do you take? It costs at most {limit}.")
        }
        (Effect::OppDiscard(2..), _, Some(group)) => {
            let (group, left) = (position.name(&group), frame.left);
            format!("{card}: which of its cheapest {group} does the Bot discard? {left} to go.")
        }
        // VK-7.16: the demand for more lapses only where there is no set.
        (Effect::OppDiscard(2..), _, None) if frame.left == 1 => {
            format!(
                "{card}: the Bot has no card of a set. Which of its weakest cards does it discard?"
            )
        }
        _ if frame.left > 1 => format!("{card}: {what}. {} to go.", frame.left),
        _ => format!("{card}: {what}."),
    }
}

/// Describes the result of the game and its reason.
fn end(position: &Position<'_>) -> String {
    let outcome = position.game.standing(position.state);
    let (you, bot) = (outcome.player.total, outcome.bot.total);
    let by = match outcome.by {
        By::Points | By::Equal => "",
        By::TombSize => ", by the smaller tomb",
    };
    let who = match outcome.winner {
        Winner::Player => format!("you win with {you} points to {bot}{by}."),
        Winner::Bot => format!("the Bot wins with {bot} points to your {you}{by}."),
        Winner::Shared => format!("you and the Bot share the victory with {you} points each."),
    };
    capital(&who)
}
