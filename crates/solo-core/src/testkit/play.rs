//! Random games.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Debug;

use rand_pcg::Pcg32;

use crate::chance::below;
use crate::chance::{draw, stream};
use crate::data::Faults;
use crate::game::Picks;
use crate::game::nth_input;
use crate::game::{Game, Input, InputOf, Next, Source};
use crate::options::Options;

/// A game at one moment.
#[derive(Debug)]
#[non_exhaustive]
pub struct Seen<'a, G: Game> {
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
/// use solo_core::testkit::random_game;
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
    look: impl FnMut(&Seen<'_, G>) -> Result<(), String>,
) -> Result<(), String> {
    let trial = Trial::new(base, number);
    trial.play(look).map(|_| ())
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
/// use solo_core::testkit::random_games;
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
    mut look: impl FnMut(&Seen<'_, G>) -> Result<(), String>,
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
/// use solo_core::testkit::reach;
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
/// use solo_core::testkit::audit_finds;
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

/// A player, by preference among the choices.
#[derive(Clone, Copy)]
enum Player {
    Any,
    First,
    Last,
    Changing,
}

/// One random game: its rules and its generator.
pub(super) struct Trial<G: Game> {
    pub(super) game: G,
    pub(super) number: u32,
    player: Player,
}

impl<G: Game + Clone> Trial<G> {
    pub(super) fn new(base: &G, number: u32) -> Self {
        let mut generator = stream(u64::from(number), Source::new::<0>());
        let options = G::Options::SPECS
            .iter()
            .map(|_| random_number(&mut generator, number > 0))
            .collect();
        let walk = Picks {
            options,
            picks: Vec::new(),
        };
        let player = match number & 3 {
            0 => Player::Any,
            1 => Player::First,
            2 => Player::Last,
            _ => Player::Changing,
        };
        Self {
            game: walk.game(base),
            number,
            player,
        }
    }
}

fn random_number(generator: &mut Pcg32, random: bool) -> u16 {
    let number = u16::try_from(below(generator, 1 << 16)).unwrap_or(0);
    if random { number } else { 0 }
}

impl<G: Game> Trial<G> {
    /// Returns a generator for the random choices of a law in this game.
    pub(super) fn generator(&self) -> Pcg32 {
        stream(u64::from(self.number), Source::new::<2>())
    }

    /// Plays the game to its end and returns its inputs.
    pub(super) fn play(
        &self,
        mut look: impl FnMut(&Seen<'_, G>) -> Result<(), String>,
    ) -> Result<Vec<InputOf<G>>, String> {
        let game = &self.game;
        let mut generator = stream(u64::from(self.number), Source::new::<1>());
        let mut inputs = Vec::new();
        let mut events = Vec::new();
        let mut state = game.start_with_events(&mut events);
        let mut before = state.clone();
        loop {
            look(&Seen {
                game,
                inputs: &inputs,
                events: &events,
                before: &before,
                state: &state,
            })
            .map_err(|what| self.report(&inputs, &what))?;
            let Some(input) = self
                .choose(&state, &mut generator)
                .map_err(|what| self.report(&inputs, &what))?
            else {
                return Ok(inputs);
            };
            inputs.push(input);
            if steps(&inputs) > G::MAX_STEPS {
                let what = format!("the game has more than {} steps", G::MAX_STEPS);
                return Err(self.report(&inputs, &what));
            }
            events.clear();
            before.clone_from(&state);
            game.advance(&mut state, input, &mut events)
                .map_err(|refusal| {
                    let what = format!("the last input was listed, but is refused: {refusal}");
                    self.report(&inputs, &what)
                })?;
        }
    }

    /// Returns a random input; `None` when the game is over.
    pub(super) fn choose(
        &self,
        state: &G::State,
        generator: &mut Pcg32,
    ) -> Result<Option<InputOf<G>>, String> {
        let game = &self.game;
        match game.next(state) {
            Next::Over(_) => Ok(None),
            Next::Decision => {
                let mut list = game.decisions(state);
                let count = u32::try_from(list.len()).unwrap_or(u32::MAX);
                let place = self.prefer(count, generator);
                usize::try_from(place)
                    .ok()
                    .and_then(|place| list.nth(place))
                    .map(|decision| Some(Input::Decision(decision)))
                    .ok_or_else(|| format!("there are {count} decisions, but none at {place}"))
            }
            Next::Chance(_) => draw(game, state, generator)
                .map(|chance| Some(Input::Chance(chance)))
                .ok_or_else(|| String::from("chance is due, but nothing can be drawn")),
        }
    }

    fn prefer(&self, count: u32, generator: &mut Pcg32) -> u32 {
        let one = below(generator, count);
        let other = below(generator, count);
        match self.player {
            Player::Any => one,
            Player::First => one.min(other),
            Player::Last => one.max(other),
            Player::Changing => match below(generator, 3) {
                0 => one,
                1 => 0,
                _ => count.saturating_sub(1),
            },
        }
    }

    /// Replays these inputs and shows up to `limit` of the positions on the way.
    ///
    /// All of them are shown, or the first, the last and some between.
    pub(super) fn revisit(
        &self,
        inputs: &[InputOf<G>],
        limit: u32,
        mut look: impl FnMut(&[InputOf<G>], &G::State) -> Result<(), String>,
    ) -> Result<(), String> {
        let mut generator = stream(u64::from(self.number), Source::new::<3>());
        let mut left = steps(inputs).saturating_add(1);
        let mut wanted = limit;
        let mut state = self.game.start();
        for taken in 0..=inputs.len() {
            let so_far = inputs.get(..taken).unwrap_or(inputs);
            if let Some(&input) = so_far.last() {
                self.game
                    .advance(&mut state, input, &mut ())
                    .map_err(|refusal| self.report(so_far, &refusal.to_string()))?;
            }
            // Each of the positions left is chosen with the same probability.
            let chosen = below(&mut generator, left) < wanted;
            if chosen || taken == 0 || taken == inputs.len() {
                wanted = wanted.saturating_sub(1);
                look(so_far, &state).map_err(|what| self.report(so_far, &what))?;
            }
            left = left.saturating_sub(1);
        }
        Ok(())
    }

    /// Returns a report: the violation, its location, and the inputs that lead to it.
    ///
    /// The reason, which is the first line of `what`, comes before the data, which may be long.
    pub(super) fn report(&self, inputs: &[InputOf<G>], what: &str) -> String {
        let mut options = String::new();
        for (place, spec) in G::Options::SPECS.iter().enumerate() {
            self.game.options().get(place, &mut |value| {
                options.push_str(&format!(" {}={value}", spec.name));
            });
        }
        let inputs: Vec<String> = inputs.iter().map(|&i| write_input(&self.game, i)).collect();
        let (reason, data) = what.split_at(what.find('\n').unwrap_or(what.len()));
        format!(
            "{reason}\n  in game {} of {}, options:{}{data}\n  after {} inputs: {}",
            self.number,
            G::NAME,
            if options.is_empty() {
                " none"
            } else {
                &options
            },
            inputs.len(),
            inputs.join(", "),
        )
    }
}

pub(super) fn write_input<G: Game>(game: &G, input: InputOf<G>) -> String {
    match input {
        Input::Decision(decision) => format!("decide {}", game.decision_text(decision)),
        Input::Chance(chance) => format!("chance {}", game.chance_text(chance)),
    }
}

pub(super) fn steps<T>(inputs: &[T]) -> u32 {
    u32::try_from(inputs.len()).unwrap_or(u32::MAX)
}

/// Requires equality; otherwise reports both values, each on its own line.
pub(super) fn same<T: PartialEq + Debug>(what: &str, one: &T, other: &T) -> Result<(), String> {
    if one == other {
        Ok(())
    } else {
        Err(format!("{what}\n  {one:?}\n  {other:?}"))
    }
}

/// Requires `holds`; otherwise reports `what`.
pub(super) fn demand(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::Ten;

    #[test]
    fn the_start_and_the_end_are_always_revisited() {
        let mut between = 0;
        for number in 0..200 {
            let trial = Trial::new(&Ten, number);
            let inputs = trial.play(|_| Ok(())).unwrap();
            for limit in [0, 1, 4, 100] {
                let mut taken = Vec::new();
                let look = |so_far: &[InputOf<Ten>], _: &_| {
                    taken.push(so_far.len());
                    Ok(())
                };
                trial.revisit(&inputs, limit, look).unwrap();
                assert_eq!(taken.first(), Some(&0));
                assert_eq!(taken.last(), Some(&inputs.len()));
                assert!(taken.is_sorted_by(|one, other| one < other));
                let all = steps(&inputs).saturating_add(1);
                match limit {
                    0 => assert_eq!(taken.len(), 2),
                    100 => assert_eq!(steps(&taken), all),
                    _ => {
                        assert!(steps(&taken) <= limit.saturating_add(2), "{taken:?}");
                        between = between.max(steps(&taken));
                    }
                }
            }
        }
        assert!(between > 3);
    }
}
