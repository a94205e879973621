//! The law of plays: costs and gains are what happens, what ends does end, and what is safe spends nothing.

use std::collections::BTreeSet;

use solo_core::{Countable, Dealer, Input, Next, Session};

use super::{holds, positions, scene_of};
use crate::plays::{Play, Span, plays};
use crate::presented::Presented;
use crate::progress::{Amounts, Track};
use crate::scene::Scene;
use crate::snapshot::choices;
use crate::story::Actor;

/// Number of positions of which one is tried with all its choices.
const EVERY: usize = 5;

/// Checks the choices as they are played: they are those of the table in its order; costs and gains of tracks are what
/// happens; what is to end has ended whatever follows, and nothing else ends immediately; what can be taken back is what a table
/// takes back; the safe choice is the only one and spends nothing; ids are those of items before or after.
///
/// # Errors
/// The first fault, with the game in which it is met.
///
/// ```
/// # #[cfg(feature = "tomb4k")]
/// solo_table::testkit::played(&tomb4k::Tomb::default(), 5)?;
/// # Ok::<(), String>(())
/// ```
pub fn played<G: Presented>(base: &G, games: u32) -> Result<(), String> {
    positions(base, games, |session| {
        let is_due = session.len().is_multiple_of(EVERY) || session.len() < EVERY;
        if is_due && matches!(session.next(), Next::Decision) {
            let mut dealt = session.clone();
            dealt.set_chance(Dealer::seeded(7));
            check(&dealt)?;
        }
        Ok(true)
    })
}

fn check<G: Presented>(session: &Session<G>) -> Result<(), String> {
    let found = plays(session, None);
    let listed = choices(session, None);
    let numbers: Vec<u32> = found.choices.iter().map(|play| play.number).collect();
    let same = listed.iter().map(|choice| choice.number).eq(numbers);
    holds(same, || {
        "the plays are not the choices of the table".to_owned()
    })?;
    let safe = found.choices.iter().filter(|play| play.safe).count();
    holds(safe <= 1, || format!("{safe} choices are safe"))?;
    let equal = crate::any_session::AnySession::makes_no_difference(session);
    holds(found.one_effect == equal, || {
        format!(
            "one effect: {}, and it makes no difference: {equal}",
            found.one_effect
        )
    })?;
    for play in &found.choices {
        let verb = found.choices.iter().filter(|other| other.verb == play.verb);
        let count = verb.count() == usize::try_from(play.count).unwrap_or(0);
        holds(count, || format!("{} has not its own count", play.notation))?;
        tried(session, play)
            .map_err(|fault| format!("{}: {fault}\n  in {play:#?}", play.notation))?;
    }
    Ok(())
}

fn tried<G: Presented>(session: &Session<G>, play: &Play) -> Result<(), String> {
    let game = session.game();
    let Some(decision) = G::Decision::nth(game, play.number) else {
        return Err("it has the number of no decision".to_owned());
    };
    let spends = !play.cost.is_empty() || !play.due.is_empty();
    holds(!(play.safe && spends), || {
        "it is safe, and spends something".to_owned()
    })?;
    let mut dealt = session.clone();
    dealt
        .push(Input::Decision(decision))
        .map_err(|refusal| refusal.to_string())?;
    let undone = dealt.can_undo();
    holds(undone == play.undoable, || {
        format!(
            "it can be taken back: {}, and the table says {undone}",
            play.undoable
        )
    })?;
    let mut alone = session.clone();
    alone.set_chance(Dealer::nobody());
    alone
        .push(Input::Decision(decision))
        .map_err(|refusal| refusal.to_string())?;
    let before = game.tracks(session.state());
    balance(&before, &game.tracks(alone.state()), play)?;
    ids(session, &alone, play)?;
    let is_over = |session: &Session<G>| matches!(session.next(), Next::Over(_));
    let start = game.stretch(session.state());
    let left = |session: &Session<G>| start.is_some() && game.stretch(session.state()) != start;
    match &play.ends {
        None => holds(!is_over(&alone) && !left(&alone), || {
            "it ends something, and does not say so".to_owned()
        }),
        Some(ends) => {
            // Whatever is decided next: always the first, and always the last choice.
            for last in [false, true] {
                let mut follow = alone.clone();
                while matches!(follow.next(), Next::Decision) && !left(&follow) {
                    let list = game.decisions(follow.state());
                    let pick = if last { list.last() } else { list.min() };
                    let Some(next) = pick else { break };
                    follow
                        .push(Input::Decision(next))
                        .map_err(|refusal| refusal.to_string())?;
                }
                let ended = is_over(&follow) || (ends.what < Span::Game && left(&follow));
                holds(ended, || {
                    format!("it is to end {:?}, and does not", ends.what)
                })?;
                if ends.last && !is_over(&follow) {
                    last_turn(follow)?;
                }
            }
            Ok(())
        }
    }
}

/// Checks that the player has no turn any more, with some chance.
fn last_turn<G: Presented>(mut session: Session<G>) -> Result<(), String> {
    session.set_chance(Dealer::seeded(3));
    while matches!(session.next(), Next::Decision) {
        let (game, state) = (session.game(), session.state());
        holds(game.stretch(state).is_none(), || {
            "it is to end the last turn, and another one comes".to_owned()
        })?;
        let Some(next) = game.decisions(state).next() else {
            break;
        };
        session
            .push(Input::Decision(next))
            .map_err(|refusal| refusal.to_string())?;
    }
    Ok(())
}

/// Compares the changes of the player's tracks with what the choice says.
fn balance(before: &[Track], after: &[Track], play: &Play) -> Result<(), String> {
    for track in before.iter().filter(|track| track.owner == Actor::You) {
        let Some(now) = after.iter().find(|other| other.id == track.id) else {
            continue;
        };
        let change = now.value.saturating_sub(track.value);
        let of = |side: &Amounts| side.get(&track.id).copied().unwrap_or(0);
        let said = of(&play.gain).saturating_sub(of(&play.cost));
        holds(change == said, || {
            format!("{} changes by {change}, and it says {said}", track.id)
        })?;
    }
    Ok(())
}

/// Checks that what a choice names is an item before or after it, or lies in one.
fn ids<G: Presented>(session: &Session<G>, after: &Session<G>, play: &Play) -> Result<(), String> {
    let scenes = [scene_of(session), scene_of(after)];
    let zones = scenes.iter().flat_map(|scene| &scene.zones);
    let mut known: BTreeSet<&str> = zones.map(|zone| zone.id.as_str()).collect();
    known.extend(scenes.iter().flat_map(Scene::ids));
    let named = [&play.source, &play.target].into_iter().flatten();
    for id in named.chain(&play.materials).chain(&play.accepts) {
        // An item that is made by the choice, and is gone with the turn, leaves its pile or its zone.
        let mut above =
            core::iter::successors(Some(id.as_str()), |id| Some(id.rsplit_once('/')?.0));
        let is_there = above.any(|id| known.contains(id));
        holds(is_there, || format!("it names {id}, which is no item"))?;
    }
    Ok(())
}
