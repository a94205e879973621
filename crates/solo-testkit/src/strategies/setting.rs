//! Options on the way back to those that were given.

use solo_core::{Game, OptionValue, Options, Values};

/// Returns the rules with one more option as in another game.
pub(super) fn with_given<G: Game>(game: &G, given: &G, option: usize) -> Option<G> {
    let spec = G::Options::SPECS.get(option)?;
    let mut options = game.options().clone();
    let mut set = Ok(());
    given
        .options()
        .get(option, &mut |value| set = options.set(spec.name, value));
    set.ok()?;
    game.with_options(options).ok()
}

/// Lists the options that differ.
pub(super) fn changed<G: Game>(game: &G, given: &G) -> Vec<usize> {
    let differs = |&option: &usize| {
        let mut differs = false;
        given.options().get(option, &mut |one| {
            game.options()
                .get(option, &mut |other| differs = one != other);
        });
        differs
    };
    (0..G::Options::SPECS.len()).filter(differs).collect()
}

/// Adds up how far numbers are from those of another game, each in values between them.
pub(super) fn distance<G: Game>(game: &G, given: &G) -> usize {
    let options = 0..G::Options::SPECS.len();
    options
        .map(|option| {
            number(game, option).map_or(0, |here| {
                number(given, option).map_or(0, |there| here.abs_diff(there))
            })
        })
        .sum()
}

/// Returns the rules with one number nearer to that of another game: only this many values away.
pub(super) fn nearer<G: Game>(game: &G, given: &G, option: usize, away: usize) -> Option<G> {
    let (here, there) = (number(game, option)?, number(given, option)?);
    let index = if here > there {
        there + away
    } else {
        there.checked_sub(away)?
    };
    let spec = G::Options::SPECS.get(option)?;
    let mut options = game.options().clone();
    options.set(spec.name, spec.values.nth(index)?).ok()?;
    game.with_options(options).ok()
}

/// Returns the number of values between a number and that of another game.
pub(super) fn away<G: Game>(game: &G, given: &G, option: usize) -> usize {
    let there = number(given, option);
    let away = number(game, option).and_then(|here| Some(here.abs_diff(there?)));
    away.unwrap_or(0)
}

/// Returns the index of the value of an option, if it is a number.
fn number<G: Game>(game: &G, option: usize) -> Option<usize> {
    let spec = G::Options::SPECS.get(option)?;
    let mut index = None;
    game.options().get(option, &mut |value| {
        index = match (spec.values, value) {
            (Values::Range(least, _), OptionValue::Number(number)) => {
                usize::try_from(i64::from(number) - i64::from(least)).ok()
            }
            (Values::Numbers(numbers), OptionValue::Number(number)) => {
                numbers.iter().position(|one| *one == number)
            }
            _ => None,
        };
    });
    index
}
