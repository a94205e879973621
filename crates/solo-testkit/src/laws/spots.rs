//! The laws at one position of each game, cheap enough for millions of games.

use solo_core::{GameData, InputOf, below};

use super::data::{accept, damaged_view, view_at};
use super::labels::labels_at;
use super::lists::{lists_at, lists_by_place, outcomes_by_case};
use super::saves::record_at;
use super::steps::{legality_at, sound};
use super::{each, vocabularies};
use crate::trial::Trial;

/// Checks that each game ends, and that most laws hold at one of its positions.
///
/// The position is random. The audit, the lists and the shortcuts are checked there, and by turns
/// its save, its view, damaged views, its legal inputs and their descriptions.
///
/// This costs little more than playing, so it is the law for millions of games; the others look at
/// more positions of each game.
///
/// # Errors
/// A description of the violation.
pub fn spots<G: GameData + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("spots", base, games, |trial| {
        let mut generator = trial.generator();
        let (mut shown, mut spot) = (0_u32, None);
        let played = trial.walk(|seen| {
            // Each position shown so far is chosen with the same probability.
            shown = shown.saturating_add(1);
            if below(&mut generator, shown) == 0 {
                spot = Some((seen.inputs.len(), seen.state.clone()));
            }
            Ok(())
        })?;
        trial.whole(&played)?;
        let inputs = played.inputs;
        let Some((taken, state)) = spot else {
            return Ok(());
        };
        trial.note(inputs.get(..taken).unwrap_or(&inputs));
        spot_at(trial, base, &inputs, taken, &state)
            .map_err(|what| trial.report(inputs.get(..taken).unwrap_or(&inputs), &what))
    })
}

fn spot_at<G: GameData + Clone>(
    trial: &Trial<G>,
    base: &G,
    inputs: &[InputOf<G>],
    taken: usize,
    state: &G::State,
) -> Result<(), String> {
    let game = &trial.game;
    let mut generator = trial.generator();
    sound(game, state)?;
    lists_at(game, state)?;
    lists_by_place(game, state)?;
    outcomes_by_case(game, state, |bound| below(&mut generator, bound))?;
    // The lowest bits of the number choose the player.
    match trial.number >> 2 & 15 {
        0 | 1 => view_at(game, state).map(|_| ()),
        2 => record_at(trial, base, inputs, taken, state),
        3 => accept(trial, &damaged_view(game, state, &mut generator)?),
        4 | 5 => {
            let (decisions, chances) = vocabularies(game);
            legality_at(game, state, &decisions, &chances)
        }
        6 => labels_at(game, state),
        _ => Ok(()),
    }
}
