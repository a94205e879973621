//! Random games.

use solo_core::{Faults, Game, InputOf, nth_input};

use super::trial::Trial;

/// A game at one moment.
#[derive(Debug)]
#[non_exhaustive]
pub struct Snapshot<'a, G: Game> {
    /// The rules, options and catalogue included.
    pub game: &'a G,
    /// Every input so far; the last one is the latest step.
    pub inputs: &'a [InputOf<G>],
    /// Events of that step, or of the start of the game.
    pub events: &'a [G::Event],
    /// The position before that step; at the start of the game the same as `state`.
    pub before: &'a G::State,
    /// The position.
    pub state: &'a G::State,
}

/// Plays one random game to its end and shows it to `look` at the start and after every step.
///
/// `number` determines the game. Number 0 leaves the options as they are.
///
/// # Errors
/// The error of `look`, or that of a faulty game; both with the inputs that lead there.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_testkit::random_game;
///
/// random_game(&Ten, 1, |seen| match (seen.before, seen.state) {
///     (Table::Rolling(before), Table::Deciding(sum)) if sum <= before => {
///         Err(format!("the sum went from {before} to {sum}"))
///     }
///     _ => Ok(()),
/// })?;
/// # Ok::<(), String>(())
/// ```
pub fn random_game<G: Game + Clone>(
    base: &G,
    number: u32,
    look: impl FnMut(&Snapshot<'_, G>) -> Result<(), String>,
) -> Result<(), String> {
    Trial::new(base, number).in_full().play_out(look)
}

/// Plays this number of random games, see [`random_game`].
///
/// The environment variable `SOLO_LAW_GAMES` overrides the number.
///
/// # Errors
/// The error of `look`, or that of a faulty game; both with the inputs that lead there.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_testkit::random_games;
/// let mut wins = 0;
/// random_games(&Ten, 100, |seen| {
///     wins += u32::from(matches!(seen.state, Table::Over(sum) if *sum <= 10));
///     Ok(())
/// })?;
/// assert!(wins > 0);
/// # Ok::<(), String>(())
/// ```
pub fn random_games<G: Game + Clone>(
    base: &G,
    games: u32,
    mut look: impl FnMut(&Snapshot<'_, G>) -> Result<(), String>,
) -> Result<(), String> {
    (0..super::games(games)).try_for_each(|number| random_game(base, number, &mut look))
}

/// Returns the first `wanted` position if the first listed input is always chosen.
///
/// # Panics
/// If the game ends on the way.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_testkit::reach;
/// assert_eq!(reach(&Ten, |table| *table == Table::Deciding(2)), Table::Deciding(2));
/// ```
#[track_caller]
#[expect(clippy::expect_used, reason = "this is how tests fail")]
pub fn reach<G: Game>(game: &G, wanted: impl Fn(&G::State) -> bool) -> G::State {
    let mut state = game.start();
    while !wanted(&state) {
        let after = nth_input(game, &state, 0).and_then(|first| game.apply(&state, first).ok());
        state = after.expect("the game stops before that position");
    }
    state
}

/// Checks that the audit passes this position, and finds exactly these faults once it was changed.
///
/// # Panics
/// If the audit reports anything else.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_testkit::audit_finds;
/// let wrong = "sum: 12 is beyond ten, so the game is over (TEN-4)";
/// audit_finds(&Ten, Table::Deciding(9), |table| *table = Table::Rolling(12), wrong);
/// ```
#[track_caller]
pub fn audit_finds<G: Game>(
    game: &G,
    mut state: G::State,
    change: impl FnOnce(&mut G::State),
    faults: &str,
) {
    let found = |state: &G::State| Faults::found_by(|findings| game.audit(state, findings));
    assert_eq!(found(&state).to_string(), "", "{state:?}");
    change(&mut state);
    assert_eq!(found(&state).to_string(), faults, "{state:?}");
}
