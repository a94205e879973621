//! A step in a line.

use std::borrow::Cow;

use solo_core::{Speech, fields};

use crate::phrase::Phrase;
use crate::speech::written;
use crate::story::Actor;
use crate::words::capital;

use super::{Move, MoveKind, Moves, NumberChange};

/// Length of a caption in characters at most.
pub(crate) const MOST: usize = 50;

/// Returns the order in which moves are worth telling, the most telling first.
const fn rank(kind: MoveKind) -> u8 {
    match kind {
        MoveKind::Build => 0,
        MoveKind::Take => 1,
        MoveKind::Use => 2,
        MoveKind::Lay | MoveKind::Discard => 3,
        MoveKind::Gain | MoveKind::Lose | MoveKind::Spend => 4,
        MoveKind::Roll => 5,
        MoveKind::Draw | MoveKind::Turn => 6,
        MoveKind::Slide => 7,
        MoveKind::Shuffle => 8,
    }
}

const fn phrase(kind: MoveKind) -> Phrase {
    match kind {
        MoveKind::Take => Phrase::Took,
        MoveKind::Draw => Phrase::Drew,
        MoveKind::Lay => Phrase::Laid,
        MoveKind::Slide => Phrase::Slid,
        MoveKind::Turn => Phrase::Turned,
        MoveKind::Roll => Phrase::Rolled,
        MoveKind::Use => Phrase::Used,
        MoveKind::Discard => Phrase::Discarded,
        MoveKind::Shuffle => Phrase::Shuffled,
        MoveKind::Build => Phrase::Built,
        MoveKind::Gain => Phrase::Gained,
        MoveKind::Lose => Phrase::Lost,
        MoveKind::Spend => Phrase::Spent,
    }
}

/// Returns the caption of a step; empty if nothing moved.
pub(super) fn caption<G: Moves>(
    moves: &[Move],
    numbers: &[NumberChange],
    speech: &Speech<'_, G>,
) -> String {
    let Some(main) = moves.iter().min_by_key(|it| rank(it.kind)) else {
        return String::new();
    };
    let game = speech.game();
    let who: Cow<'_, str> = match main.actor {
        Actor::You => game.phrase(Phrase::You, speech),
        Actor::Rival => capital(&game.rival(speech)).into(),
        Actor::Game => game.phrase(Phrase::Game, speech),
    };
    let score = numbers.iter().find(|it| it.score && it.owner == main.actor);
    let said = |what: &str| match game.deed(main, &who, what, speech) {
        Some(deed) => deed,
        None => {
            let (english, fields) = (phrase(main.kind), fields![who = &*who, what]);
            let template = game.phrase(english, speech);
            written(|out| speech.fill("Phrase", english.key(), &template, &fields, out))
        }
    };
    let copies = moves.iter().filter(|it| {
        (it.kind, it.actor, &it.card, &it.name) == (main.kind, main.actor, &main.card, &main.name)
    });
    let count = copies.fold(0_u32, |count, it| count.saturating_add(it.amount));
    let called = |name: &str| match (main.face, count) {
        (Some(face), _) => face.to_string(),
        (None, ..=1) => name.to_owned(),
        // Names of cards have no plural.
        (None, count) if main.card.is_some() => format!("{count}× {name}"),
        (None, count) => format!("{count} {name}"),
    };
    let short = if main.short.is_empty() {
        &main.name
    } else {
        &main.short
    };
    let mut text = said(&called(&main.name));
    let value = score.map_or_else(String::new, |it| format!(": {} → {}", it.from, it.to));
    let length = |text: &str| text.chars().count().saturating_add(value.chars().count());
    if length(&text) > MOST {
        text = said(&called(short));
    }
    if length(&text) <= MOST {
        text.push_str(&value);
    }
    if text.chars().count() > MOST {
        text = text.chars().take(MOST.saturating_sub(1)).collect();
        text.push('…');
    }
    text
}
