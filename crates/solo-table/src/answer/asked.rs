//! Questions about an item of the scene.

use solo_core::{Next, Session};

use super::{Answer, Refuser, WhyNot};
use crate::error_kind::ErrorKind;
use crate::phrase::Phrase;
use crate::scene::{Choice, Scene, Side};
use crate::scenic::{Scenic, Visibility, Waits, candidates};
use crate::snapshot::{choices, scene_at};
use crate::speech::{Language, speech};

/// Answers which choices concern an item, and why the other decisions about it are not legal.
pub(crate) fn asked<G: Scenic>(session: &Session<G>, item: &str, language: Language<'_>) -> Answer {
    let refuser = Refuser { session, language };
    let mut answer = Answer {
        choices: choices(session, language),
        ..Answer::default()
    };
    let about = |choice: &Choice| choice.on.iter().any(|id| id == item);
    answer.choices.retain(about);
    if matches!(session.next(), Next::Decision) {
        let (game, state) = (session.game(), session.state());
        let speech = speech(game, language);
        answer.refusals = refuser.telling(candidates(game, item), |decision, _| {
            let target = game.decision_target(state, decision, &speech);
            target.on.first().is_some_and(|id| id == item)
        });
    }
    let tells = |why: &WhyNot| why.error.kind == ErrorKind::NotLegal;
    if !answer.choices.is_empty() {
        answer.refusals.retain(tells);
    } else if !answer.refusals.iter().any(tells) {
        let scene = scene_at(session, session.len(), Visibility::Table, language);
        let due = refuser.nothing_due();
        answer.note =
            refuser.phrase(scene.map_or(Phrase::NoItem, |scene| unused(&scene, item, due)));
        // One decision of another step says no more about the item than what all of them wait for.
        if answer
            .refusals
            .iter()
            .any(|why| refuser.waited(why).is_some())
        {
            answer.refusals.clear();
            if let Some(waits) = what_all_wait_for(&refuser, item) {
                let note = answer.note.trim_end_matches('.');
                answer.note = format!("{note}: {} ({}).", waits.reason, waits.rule);
            }
        }
    }
    answer
}

/// Returns what the decisions about an item wait for that all others of another step wait for, too.
fn what_all_wait_for<G: Scenic>(refuser: &Refuser<'_, G>, item: &str) -> Option<Waits> {
    let (game, state) = (refuser.session.game(), refuser.session.state());
    let speech = speech(game, refuser.language);
    let lies_here = |decision: &G::Decision| {
        let target = game.decision_target(state, *decision, &speech);
        target.on.first().is_some_and(|id| id == item)
    };
    let mut about = candidates(game, item).into_iter().filter(lies_here);
    about.find_map(|decision| {
        let waits = game.waits(state, decision, &speech);
        waits.filter(|waits| waits.is_for_all)
    })
}

/// Returns the phrase for an item about which nothing is decided.
fn unused(scene: &Scene, item: &str, due: Option<Phrase>) -> Phrase {
    if !scene.ids().any(|id| id == item) {
        return Phrase::NoItem;
    }
    let down = |item| scene.item(item).is_some_and(|item| item.face == Side::Down);
    due.unwrap_or(if down(item) {
        Phrase::Hidden
    } else {
        Phrase::NoUse
    })
}
