//! Questions about an item of the scene.

use solo_core::{Next, Session};

use super::{Answer, Phrase, Refuser, WhyNot};
use crate::any_session::{AnySession, speech};
use crate::error_kind::ErrorKind;
use crate::scene::{Choice, Scene, Side};
use crate::scenic::{Scenic, Visibility};
use crate::table::Language;
use crate::target::candidates;

/// Answers which choices concern an item, and why the other decisions about it are not legal.
pub(crate) fn asked<G: Scenic>(session: &Session<G>, item: &str, language: Language<'_>) -> Answer {
    let refuser = Refuser { session, language };
    let mut answer = Answer {
        choices: AnySession::choices(session, language),
        ..Answer::default()
    };
    let about = |choice: &Choice| choice.on.iter().any(|id| id == item);
    answer.choices.retain(about);
    if matches!(session.next(), Next::Decision) {
        let (game, state) = (session.game(), session.state());
        let speech = speech(game, language);
        answer.refusals = refuser.telling(candidates(game, item), |decision| {
            let target = game.decision_target(state, decision, &speech);
            target.on.first().is_some_and(|id| id == item)
        });
    }
    let tells = |why: &WhyNot| why.error.kind == ErrorKind::NotLegal;
    if !answer.choices.is_empty() {
        answer.refusals.retain(tells);
    } else if !answer.refusals.iter().any(tells) {
        let scene = AnySession::scene(session, session.len(), Visibility::Table, language);
        let due = refuser.nothing_due();
        answer.note =
            refuser.phrase(scene.map_or(Phrase::NoItem, |scene| unused(&scene, item, due)));
    }
    answer
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
