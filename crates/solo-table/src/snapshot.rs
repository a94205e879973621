//! The table of a session as it is seen after a step.

use solo_core::{Session, Speech};

use crate::alike::alike;
use crate::choices;
use crate::scene::{Choice, Scene};
use crate::scenic::{Scenic, Visibility};
use crate::speech::{Language, speech};

/// Number of steps among whose events a question can refer to one.
const LATELY: usize = 32;

/// Events with the step of each.
pub(crate) struct Events<E> {
    pub(crate) list: Vec<E>,
    pub(crate) steps: Vec<usize>,
}

/// Returns the contents of the table after that many steps.
pub(crate) fn scene_at<G: Scenic>(
    session: &Session<G>,
    step: usize,
    visibility: Visibility,
    language: Language<'_>,
) -> Option<Scene> {
    let game = session.game();
    let speech = speech(game, language);
    let asked = question(session, step, &speech);
    look(session, step, |state| {
        let mut scene = game.scene(state, visibility, &speech);
        if let Some(ask) = asked {
            scene.ask = ask;
        }
        G::FACTS.title.clone_into(&mut scene.game);
        scene.choices = choices::choices(&speech, state);
        scene.give_emblems(|card| game.emblem(card));
        scene.mark_needed();
        scene.tell_labels_apart();
        scene
    })
}

/// Lists the choices of the present position, with labels of which no two are alike.
pub(crate) fn choices<G: Scenic>(session: &Session<G>, language: Language<'_>) -> Vec<Choice> {
    let choices = choices::choices(&speech(session.game(), language), session.state());
    if alike(&choices).is_empty() {
        return choices;
    }
    // What tells equal labels apart is first where their items lie.
    let scene = scene_at(session, session.len(), Visibility::Table, language);
    scene.map_or(choices, |scene| scene.choices)
}

/// Looks at the position after that many steps; only earlier positions are computed again.
pub(crate) fn look<G: Scenic, T>(
    session: &Session<G>,
    step: usize,
    look: impl FnOnce(&G::State) -> T,
) -> Option<T> {
    if step == session.len() {
        return Some(look(session.state()));
    }
    session.moment(step).map(|moment| look(&moment.state))
}

pub(crate) fn since<G: Scenic>(session: &Session<G>, from: usize) -> Events<G::Event> {
    let (mut list, mut steps) = (Vec::new(), Vec::new());
    let mut add = |step: usize, events: &[G::Event]| {
        list.extend_from_slice(events);
        steps.resize(list.len(), step);
    };
    if let Some(recent) = session.recent_events(from) {
        recent.for_each(|(step, events)| add(step, events));
    } else {
        let moments = session.moments_from(from);
        moments.for_each(|moment| add(moment.step, &moment.events));
    }
    Events { list, steps }
}

/// Returns the question at the present position if it refers to an event, which was among the latest.
fn question<G: Scenic>(
    session: &Session<G>,
    step: usize,
    speech: &Speech<'_, G>,
) -> Option<String> {
    let game = session.game();
    if step != session.len() || !game.refers_back(session.state()) {
        return None;
    }
    let events = since(session, step.saturating_sub(LATELY));
    let mut latest = events.list.iter().rev();
    latest.find_map(|event| game.ask_after(event, speech))
}
