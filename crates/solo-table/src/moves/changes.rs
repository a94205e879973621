//! Steps as changes of the table.

use std::borrow::Cow;

use serde::Serialize;
use solo_core::Session;

use crate::progress::Track;
use crate::speech::{Language, speech};
use crate::story::Actor;

use super::caption::caption;
use super::{Around, Move, MoveKind, Moves};

/// The changes of a step: what moved, which numbers are others now, and both in a line.
///
/// A scene is made anew after it, or later: what it moves is where this says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Changes {
    /// Number of the step, from 1.
    pub step: usize,
    /// The side that acts in the first move, or in the first number that changes.
    pub actor: Actor,
    /// The step in at most 50 characters: "The Bot took Senet Board: 16 → 20". Empty if nothing is to be seen.
    pub caption: String,
    /// Its moves, in order.
    pub moves: Vec<Move>,
    /// Numbers that have changed.
    pub numbers: Vec<NumberChange>,
}

/// A number that a step has changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NumberChange {
    /// Id of its track in [`Progress`](crate::Progress).
    pub id: Cow<'static, str>,
    /// The side that it belongs to.
    pub owner: Actor,
    /// Value before the step.
    pub from: i32,
    /// Value after the step.
    pub to: i32,
    /// `true` if it is the score of its owner.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub score: bool,
}

/// Lists the changes of every step from this one on.
pub(crate) fn changes<G: Moves>(
    session: &Session<G>,
    from: usize,
    language: Language<'_>,
) -> Vec<Changes> {
    let (game, speech) = (session.game(), speech(session.game(), language));
    let mut moments = session.moments_from(from.saturating_sub(1));
    let mut before = moments.next();
    let mut tracks = before.as_ref().map(|it| game.tracks(&it.state));
    let mut found = Vec::new();
    for moment in moments {
        let (Some(last), Some(old)) = (&before, &tracks) else {
            break;
        };
        let around = Around {
            before: &last.state,
            events: &moment.events,
            after: &moment.state,
        };
        let new = game.tracks(&moment.state);
        let numbers = numbers_between(old, &new);
        let moves = game.moves(&around, &speech);
        let first = moves.iter().filter(|it| it.kind != MoveKind::Roll);
        let actor = first.chain(&moves).map(|it| it.actor).next();
        found.push(Changes {
            step: moment.step,
            actor: actor
                .or_else(|| Some(numbers.first()?.owner))
                .unwrap_or_default(),
            caption: caption(&moves, &numbers, &speech),
            moves,
            numbers,
        });
        tracks = Some(new);
        before = Some(moment);
    }
    found
}

/// Lists the numbers that two positions have in common and that differ.
pub(crate) fn numbers_between(before: &[Track], after: &[Track]) -> Vec<NumberChange> {
    let mut places = before.iter();
    let changed = after.iter().filter_map(|track| {
        // They are mostly the same ones in the same order.
        let old = match places.next() {
            Some(old) if old.id == track.id => old,
            _ => before.iter().find(|old| old.id == track.id)?,
        };
        (old.value != track.value).then(|| NumberChange {
            id: track.id.clone(),
            owner: track.owner,
            from: old.value,
            to: track.value,
            score: track.score,
        })
    });
    changed.collect()
}
