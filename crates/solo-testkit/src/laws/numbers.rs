//! The law of numbers: every decision and outcome has an index.

use core::fmt::Debug;

use solo_core::{Countable, Game, NotationError};

use super::{each, share};
use crate::report::{demand, same};

/// Checks that every decision and outcome has an index.
///
/// The indices are dense from 0 and ascend like the values. Each leads back to its value, and so
/// does the notation of the value.
///
/// # Errors
/// A description of the violation.
pub fn numbers<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("numbers", base, games, |trial| {
        let game = &trial.game;
        numbered(game, trial.number, &|text| game.parse_decision(text))
            .and_then(|()| numbered(game, trial.number, &|text| game.parse_chance(text)))
            .map_err(|what| trial.report(&[], &what))
    })
}

/// Checks the law for the values of a noun.
fn numbered<G: Game, T: Countable<G> + Ord + Debug>(
    game: &G,
    trial: u32,
    parse: &dyn Fn(&str) -> Result<T, NotationError>,
) -> Result<(), String> {
    let count = T::count(game);
    share(trial, count).try_for_each(|number| value_at(game, parse, number))?;
    for beyond in [count, count.saturating_add(1), u32::MAX] {
        let value = T::nth(game, beyond);
        demand(value.is_none(), || {
            format!("there are {count} values, but {beyond} is the number of {value:?}")
        })?;
    }
    Ok(())
}

fn value_at<G: Game, T: Countable<G> + Ord + Debug>(
    game: &G,
    parse: &dyn Fn(&str) -> Result<T, NotationError>,
    number: u32,
) -> Result<(), String> {
    let Some(value) = T::nth(game, number) else {
        let count = T::count(game);
        return Err(format!(
            "there are {count} values, but none has number {number}"
        ));
    };
    same(
        &format!("the number of {value:?}"),
        &value.number(game),
        &number,
    )?;
    let before = number
        .checked_sub(1)
        .and_then(|before| T::nth(game, before));
    demand(before.is_none_or(|before| before < value), || {
        format!("the numbers are not in the order of the values: {before:?}, {value:?}")
    })?;
    let id = value.to_id(game).to_string();
    let fits = !id.is_empty() && id.trim() == id && !id.contains(['\n', '\r']);
    demand(fits, || format!("{value:?} is written {id:?}"))?;
    same(
        &format!("{id:?} read back"),
        &T::parse(game, &id),
        &Ok(value),
    )?;
    same(
        &format!("{id:?} read back by the game"),
        &parse(&id),
        &Ok(value),
    )
}
