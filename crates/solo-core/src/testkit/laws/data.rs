//! Laws of positions, events and outcomes as data.

use alloc::format;
use alloc::string::{String, ToString};

use rand_pcg::Pcg32;
use serde::Serialize;

use super::each;
use super::lists::lists_at;
use super::steps::sound;
use crate::chance::below;
use crate::data::GameData;
use crate::data::OptionMap;
use crate::game::{Game, Next};
use crate::testkit::damage;
use crate::testkit::play::{Trial, demand, same};

/// Checks that views and options lead back to their values and print the same bytes.
///
/// Events and outcomes can be written, too.
///
/// # Errors
/// A description of the violation.
///
/// ```
/// use solo_core::example::Ten;
/// solo_core::testkit::laws::views(&Ten, 20)?;
/// # Ok::<(), String>(())
/// ```
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
    let view = json(&game.view_data(state))?;
    let again = game.set_up_data(&parse(&view)?);
    let again = again.map_err(|faults| format!("a view is refused: {faults}\n  {view}"))?;
    same("a view leads elsewhere", &again, state).map_err(|what| format!("{what}\n  {view}"))?;
    same(
        "two views of the same position",
        &json(&game.view_data(&again))?,
        &view,
    )?;
    Ok(view)
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
///
/// # Errors
/// A description of the violation.
///
/// ```
/// use solo_core::example::Ten;
/// solo_core::testkit::laws::bad_views(&Ten, 20)?;
/// # Ok::<(), String>(())
/// ```
pub fn bad_views<G: GameData + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("bad views", base, games, |trial| {
        let game = &trial.game;
        let inputs = trial.play(|_| Ok(()))?;
        let mut generator = trial.generator();
        trial.revisit(&inputs, 4, |_, state| {
            for _ in 0..4 {
                accept(trial, &damaged_view(game, state, &mut generator)?)?;
                let view = json(&game.view_data(state))?;
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
    let mut damaged =
        serde_json::to_value(game.view_data(state)).map_err(|error| error.to_string())?;
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
    match trial.game.set_up_data(&data) {
        Err(faults) => demand(!faults.is_empty(), || {
            format!("a view is refused without any fault\n  {view}")
        }),
        Ok(state) => lawful(trial, state)
            .map_err(|what| format!("a damaged view is accepted, but {what}\n  {view}")),
    }
}

/// Checks that a position that was accepted is one of the game, and so are those after it.
fn lawful<G: GameData>(trial: &Trial<G>, state: G::State) -> Result<(), String> {
    let game = &trial.game;
    sound(game, &state)?;
    view_at(game, &state)?;
    let mut generator = trial.generator();
    let mut state = state;
    for _ in 0..=G::MAX_STEPS {
        sound(game, &state)?;
        lists_at(game, &state)?;
        let Some(input) = trial.choose(&state, &mut generator)? else {
            return Ok(());
        };
        game.advance(&mut state, input, &mut ())
            .map_err(|refusal| format!("later {input:?} is listed and refused: {refusal}"))?;
    }
    Err(format!(
        "a game from there has more than {} steps",
        G::MAX_STEPS
    ))
}
