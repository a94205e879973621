//! The laws of progress and of pictures.

use std::collections::{BTreeMap, BTreeSet};

use solo_core::Speech;

use super::{holds, positions, scene_of};
use crate::pictures::MOST;
use crate::presented::Presented;
use crate::progress::{Need, Progress, SocketState, progress};
use crate::scene::Scene;

/// Checks the numbers of a game: tracks, sets and clocks are the same ones in every position, within their bounds; what is
/// needed is in the scene; sockets say where their parts are; and what a roll brings has faces that bring it.
///
/// # Errors
/// The first fault, with the game in which it is met.
///
/// ```
/// # #[cfg(feature = "tomb4k")]
/// solo_table::testkit::progresses(&tomb4k::Tomb::default(), 5)?;
/// # Ok::<(), String>(())
/// ```
pub fn progresses<G: Presented>(base: &G, games: u32) -> Result<(), String> {
    let mut first: Option<Vec<String>> = None;
    positions(base, games, |session| {
        if session.is_empty() {
            first = None;
        }
        let scene = scene_of(session);
        let found = progress(session, session.len(), None).unwrap_or_default();
        let listed = names(&found);
        // Without declarations the tracks are what the scene has.
        if !found.sets.is_empty() || !found.clocks.is_empty() {
            let fixed = first.get_or_insert_with(|| listed.clone());
            holds(*fixed == listed, || {
                format!("the numbers are {listed:?}, and were {fixed:?}")
            })?;
        }
        bounds(&found)?;
        needs(&scene, &found)?;
        Ok(true)
    })
}

/// Lists the ids of all that a game always lists.
fn names(progress: &Progress) -> Vec<String> {
    let tracks = progress.tracks.iter().map(|it| it.id.to_string());
    let sets = progress.sets.iter().map(|it| it.id.clone());
    let clocks = progress.clocks.iter().map(|it| it.id.to_string());
    tracks.chain(sets).chain(clocks).collect()
}

fn bounds(progress: &Progress) -> Result<(), String> {
    let mut ids = BTreeSet::new();
    for track in &progress.tracks {
        let id = &track.id;
        holds(ids.insert(id), || format!("the track {id} is there twice"))?;
        holds(!track.name.is_empty(), || {
            format!("the track {id} has no name")
        })?;
        let within = track.maximum.is_none_or(|most| track.value <= most);
        holds(within, || {
            format!("{id} is {}, beyond {:?}", track.value, track.maximum)
        })?;
    }
    for set in &progress.sets {
        let (id, have, of) = (&set.id, set.have, set.of);
        let kinds = set
            .cards
            .iter()
            .map(|card| &card.id)
            .collect::<BTreeSet<_>>();
        holds(of == 0 || have <= of, || format!("{id} has {have} of {of}"))?;
        holds(kinds.len() == usize::try_from(have).unwrap_or(0), || {
            format!("{id} has {have} kinds, and lists {kinds:?}")
        })?;
    }
    for clock in &progress.clocks {
        let within = clock.of.is_none_or(|all| clock.left <= all);
        holds(within, || {
            format!("{} has {} of {:?}", clock.id, clock.left, clock.of)
        })?;
    }
    Ok(())
}

fn needs(scene: &Scene, progress: &Progress) -> Result<(), String> {
    let ids: BTreeSet<&str> = scene.ids().collect();
    let there = |what: &str, id: &str| {
        holds(ids.contains(id), || {
            format!("{what} names {id}, which is not in the scene")
        })
    };
    let needs = &progress.needs;
    for need in &needs.made {
        there("a need", &need.id)?;
        sockets(need)?;
    }
    for id in needs.foe.iter().flat_map(|foe| &foe.beaten_by) {
        there("what has to be beaten", id)?;
    }
    for odds in &needs.odds {
        let is_sound = odds.cases <= odds.of && (odds.cases > 0) != odds.faces.is_empty();
        holds(is_sound, || {
            format!(
                "{} has {} of {} cases by {:?}",
                odds.id, odds.cases, odds.of, odds.faces
            )
        })?;
        if let Some(id) = &odds.target {
            there("a roll", id)?;
        }
    }
    for worth in &needs.worths {
        there("a worth", &worth.id)?;
    }
    Ok(())
}

fn sockets(need: &Need) -> Result<(), String> {
    let there = |state| matches!(state, SocketState::Have | SocketState::Built);
    let all = |is: &dyn Fn(SocketState) -> bool| need.sockets.iter().all(|it| is(it.state));
    let built = all(&|state| state == SocketState::Built);
    // What it is made of may have to be made first.
    let fits = if need.ready { all(&there) } else { !built };
    holds(fits, || {
        format!(
            "{} is ready: {}, and its sockets are {:?}",
            need.id, need.ready, need.sockets
        )
    })?;
    for socket in &need.sockets {
        let lies = socket.state != SocketState::None;
        holds(lies == (socket.count > 0), || {
            format!(
                "{} of {} is {:?}, {} times",
                socket.card, need.id, socket.state, socket.count
            )
        })?;
    }
    Ok(())
}

/// Checks the cards to draw: each is there once, with a pictogram; its lines fit; and every card of a scene is among them.
///
/// # Errors
/// The first fault, with the game in which it is met.
///
/// ```
/// # #[cfg(feature = "tomb4k")]
/// solo_table::testkit::pictures(&tomb4k::Tomb::default(), 5)?;
/// # Ok::<(), String>(())
/// ```
pub fn pictures<G: Presented>(base: &G, games: u32) -> Result<(), String> {
    let list = base.pictures(&Speech::of(base));
    let mut emblems = BTreeMap::new();
    for picture in &list {
        let card = &picture.card;
        let own = emblems.insert(card.as_str(), &picture.emblem).is_none();
        holds(own && !picture.emblem.is_empty(), || {
            format!("{card} is there twice, or has no pictogram")
        })?;
        for line in &picture.effects {
            let length = line.text.chars().count();
            holds(
                (1..=MOST).contains(&length) && !line.text.contains(['{', '}']),
                || format!("an effect of {card} does not fit: {:?}", line.text),
            )?;
        }
    }
    positions(base, games, |session| {
        let scene = scene_of(session);
        let held = scene.items().flat_map(|item| &item.holds);
        let held = held.map(|held| (&held.card, &held.emblem));
        let items = scene.items().map(|item| (&item.card, &item.emblem));
        for (card, emblem) in items.chain(held) {
            let Some(card) = card else { continue };
            let known = emblems.get(card.as_str());
            holds(known.is_some_and(|known| *known == emblem), || {
                format!("{card} has the pictogram {emblem:?}, and its picture {known:?}")
            })?;
        }
        Ok(true)
    })
}
