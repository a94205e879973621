//! Laws of positions, events and outcomes as data.

use serde::Serialize;
use solo_core::rand_pcg::Pcg32;

use solo_core::{Findings, Game, GameData, Next, OptionMap, below};

use super::each;
use super::lists::lists_at;
use super::steps::sound;
use crate::damage;
use crate::panics::caught;
use crate::report::{cut, demand, difference, same};
use crate::trial::Trial;

/// Checks that views and options lead back to their values and print the same bytes.
///
/// Events and outcomes can be written, too.
///
/// # Errors
/// A description of the violation.
pub fn views<G: GameData + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("views", base, games, |trial| {
        let game = &trial.game;
        options_as_data(game).map_err(|what| trial.report(&[], &what))?;
        let inputs = trial.play(|seen| {
            for event in seen.events {
                json(&game.event_data(event))?;
            }
            if let Next::Over(outcome) = game.next(seen.state) {
                json(&game.outcome_data(&outcome))?;
            }
            Ok(())
        })?;
        trial.revisit(&inputs, 64, |_, state| view_at(game, state).map(|_| ()))
    })
}

fn options_as_data<G: Game>(game: &G) -> Result<(), String> {
    let text = json(&OptionMap(game.options().clone()))?;
    let read: OptionMap<G::Options> = parse(&text)?;
    same("options are read back as others", &read.0, game.options())
}

/// Returns the view of a position, after it has led back to the position.
pub(super) fn view_at<G: GameData>(game: &G, state: &G::State) -> Result<String, String> {
    let view = caught("view", || json(&game.view_data(state)))??;
    let data = parse(&view)?;
    let again = caught("set_up", || game.set_up_data(&data))?;
    let again = again.map_err(|faults| format!("a view is refused: {faults}\n  {}", cut(&view)))?;
    same_positions("a view leads elsewhere", game, &again, state)?;
    let view_again = json(&game.view_data(&again))?;
    demand(view == view_again, || {
        let views = (pretty(game, &again), pretty(game, state));
        format!(
            "two views of the same position{}",
            difference(&views.0, &views.1)
        )
    })?;
    Ok(view)
}

/// Requires equal positions; otherwise reports in which fields their views differ, if they do.
pub(super) fn same_positions<G: GameData>(
    what: &str,
    game: &G,
    one: &G::State,
    other: &G::State,
) -> Result<(), String> {
    if one == other {
        return Ok(());
    }
    let views = (pretty(game, one), pretty(game, other));
    if views.0 == views.1 {
        same(what, one, other)
    } else {
        Err(format!("{what}{}", difference(&views.0, &views.1)))
    }
}

/// Returns the view of a position with a line for each value.
fn pretty<G: GameData>(game: &G, state: &G::State) -> String {
    let view = serde_json::to_value(game.view_data(state)).ok();
    let text = view.and_then(|view| serde_json::to_string_pretty(&view).ok());
    text.unwrap_or_default()
}

fn json(data: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(data).map_err(|error| error.to_string())
}

fn parse<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| format!("data cannot be read: {error}\n  {text}"))
}

/// Checks that a damaged view is refused, with at least one fault, or is a lawful position.
///
/// The laws are those of the audit, the lists and the view, and that a game from there ends.
/// [`Game::broken_rule`] agrees with the audit about every position, also a wrong one.
///
/// # Errors
/// A description of the violation.
pub fn bad_views<G: GameData + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("bad views", base, games, |trial| {
        let game = &trial.game;
        let inputs = trial.play(|_| Ok(()))?;
        let mut generator = trial.generator();
        trial.revisit(&inputs, 4, |_, state| {
            for _ in 0..4 {
                accept(trial, &damaged_view(game, state, &mut generator)?)?;
                let view = caught("view", || json(&game.view_data(state)))??;
                accept(trial, &damage::text(&view, &mut generator))?;
            }
            Ok(())
        })
    })
}

/// Returns the view of a position with one to three values changed, moved or removed.
pub(super) fn damaged_view<G: GameData>(
    game: &G,
    state: &G::State,
    generator: &mut Pcg32,
) -> Result<String, String> {
    let view = caught("view", || serde_json::to_value(game.view_data(state)))?;
    let mut damaged = view.map_err(|error| error.to_string())?;
    for _ in 0..=below(generator, 2) {
        damage::json(&mut damaged, generator);
    }
    Ok(damaged.to_string())
}

/// Checks that a view which may be wrong is refused or lawful.
pub(super) fn accept<G: GameData>(trial: &Trial<G>, view: &str) -> Result<(), String> {
    let Ok(data) = serde_json::from_str(view) else {
        return Ok(());
    };
    let accepted = caught("set_up", || trial.game.set_up_data(&data))
        .map_err(|what| format!("{what}\n  {}", cut(view)))?;
    let ruled = caught("audit or broken_rule", || ruled(&trial.game, &data)).and_then(|same| same);
    ruled.map_err(|what| format!("{what}\n  {}", cut(view)))?;
    match accepted {
        Err(faults) => demand(!faults.is_empty(), || {
            format!("a view is refused without any fault\n  {}", cut(view))
        }),
        Ok(state) => shown_as(&trial.game, &data, view)
            .and_then(|()| lawful(trial, state))
            .map_err(|what| format!("a damaged view is accepted, but {what}\n  {}", cut(view))),
    }
}

/// Checks that [`Game::broken_rule`] is the first finding of the audit, also of a wrong position.
fn ruled<G: GameData>(game: &G, data: &solo_core::Value) -> Result<(), String> {
    let Ok(view) = game.read_view(data) else {
        return Ok(());
    };
    let state = game.pack(&view);
    let rule = Findings::first_rule(|findings| game.audit(&state, findings));
    same("broken_rule and audit", &game.broken_rule(&state), &rule)
}

/// Checks that a position has the view that it was read from, but for the order of lists.
///
/// Lists of what has no order are read in any. The position is that of the view itself: `set_up` may
/// go on from it to one that waits for an input.
fn shown_as<G: GameData>(game: &G, data: &solo_core::Value, view: &str) -> Result<(), String> {
    let state = game.read_view(data).map(|view| game.pack(&view));
    let state = state.map_err(|faults| faults.to_string())?;
    let read: serde_json::Value = parse(view)?;
    let shown = serde_json::to_value(game.view_data(&state)).map_err(|error| error.to_string())?;
    demand(in_any_order(&shown) == in_any_order(&read), || {
        let texts = (pretty(game, &state), format!("{read:#}"));
        format!(
            "its position has another view{}",
            difference(&texts.0, &texts.1)
        )
    })
}

/// Returns a document whose lists are sorted.
fn in_any_order(document: &serde_json::Value) -> serde_json::Value {
    match document {
        serde_json::Value::Array(list) => {
            let mut list: Vec<_> = list.iter().map(in_any_order).collect();
            list.sort_by_cached_key(ToString::to_string);
            list.into()
        }
        serde_json::Value::Object(map) => {
            let entries = map
                .iter()
                .map(|(key, value)| (key.clone(), in_any_order(value)));
            serde_json::Value::Object(entries.collect())
        }
        other => other.clone(),
    }
}

/// Checks that a position that was accepted is one of the game, and so are those after it.
fn lawful<G: GameData>(trial: &Trial<G>, state: G::State) -> Result<(), String> {
    let game = &trial.game;
    sound(game, &state)?;
    view_at(game, &state)?;
    let mut generator = trial.generator();
    let mut state = state;
    for _ in 0..=trial.most() {
        sound(game, &state)?;
        lists_at(game, &state)?;
        let Some(input) = trial.choose(&state, &mut generator)? else {
            return Ok(());
        };
        game.advance(&mut state, input, &mut ())
            .map_err(|refusal| format!("later {input:?} is listed and refused: {refusal}"))?;
    }
    // Another law reports that the game is endless from its start on.
    demand(trial.is_endless(), || {
        format!("a game from there {}", trial.too_long())
    })
}
