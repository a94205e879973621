//! Games as lists of small numbers, for fuzzers, property tests and other consumers of many games.

use alloc::vec::Vec;

use crate::game::{Game, InputOf, nth_input};
use crate::options::Options;

/// Any game as a list of small numbers.
///
/// Every number is taken modulo the number of choices, so that every walk is a legal game, a
/// shorter list a shorter game, and a list of zeros the game of first choices.
///
/// ```
/// use solo_core::example::{Choice, Ten};
/// use solo_core::{Face, Input, Picks};
///
/// let walk = Picks { options: vec![], picks: vec![0, 7, 1] };
/// let walked = walk.play(&Ten);
/// // Only rolling is legal at first; the eighth of six faces is the second one; nobody stops at two.
/// assert_eq!(
///     walked.inputs,
///     [
///         Input::Decision(Choice::Roll),
///         Input::Chance(Face::new(2).unwrap()),
///         Input::Decision(Choice::Roll),
///     ],
/// );
/// assert_eq!(walked.states.len(), 4);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Picks {
    /// One number per option, in the order of the rulebook.
    ///
    /// 0 leaves the option as it is, other numbers choose one of its values. Values that the game
    /// refuses are not chosen; missing numbers count as 0.
    pub options: Vec<u16>,
    /// One number per step: the index of a decision in the list, or the case of an outcome.
    ///
    /// The walk stops at the end of the list or of the game.
    pub picks: Vec<u16>,
}

/// The result of a [`Picks`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Picked<G: Game> {
    /// The rules, with the options of the walk.
    pub game: G,
    /// Every input, in order.
    pub inputs: Vec<InputOf<G>>,
    /// Every position, from the start to the one after the last input.
    pub states: Vec<G::State>,
}

impl Picks {
    /// Returns the walk that the bytes of a fuzzer stand for.
    ///
    /// The first byte, modulo 32, is the number of options; after it, two bytes make one number, the lower one first. A
    /// fuzzer that changes a byte changes one step, and fewer bytes make a shorter game.
    ///
    /// ```
    /// use solo_core::Picks;
    /// let walk = Picks::from_bytes(&[1, 2, 0, 7, 0, 0, 1]);
    /// assert_eq!(walk, Picks { options: vec![2], picks: vec![7, 256] });
    /// assert_eq!(Picks::from_bytes(&[]), Picks::default());
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Self {
        let (count, numbers) = bytes.split_first().unwrap_or((&0, &[]));
        let mut numbers = numbers
            .chunks_exact(2)
            .filter_map(|pair| pair.try_into().ok())
            .map(u16::from_le_bytes);
        Self {
            options: numbers.by_ref().take(usize::from(count & 31)).collect(),
            picks: numbers.collect(),
        }
    }

    /// Returns the rules with the options of the walk.
    pub fn game<G: Game>(&self, base: &G) -> G {
        let mut game = base.clone();
        for (spec, &pick) in G::Options::SPECS.iter().zip(&self.options) {
            let values = spec.values.count();
            let index = usize::from(pick)
                .checked_rem(values.saturating_add(1))
                .and_then(|choice| choice.checked_sub(1));
            let Some(value) = index.and_then(|index| spec.values.nth(index)) else {
                continue;
            };
            let mut options = game.options().clone();
            if options.set(spec.name, value).is_ok()
                && let Ok(other) = base.with_options(options)
            {
                game = other;
            }
        }
        game
    }

    /// Plays the walk from the start of the game.
    ///
    /// ```
    /// use solo_core::Picks;
    /// use solo_core::example::{Table, Ten};
    /// let walk = Picks { options: vec![], picks: vec![0, 5] };
    /// assert_eq!(walk.play(&Ten).states.last(), Some(&Table::Deciding(6)));
    /// ```
    pub fn play<G: Game>(&self, base: &G) -> Picked<G> {
        let game = self.game(base);
        let start = game.start();
        self.play_from(game, start)
    }

    /// Plays the walk from a position, under the given rules.
    ///
    /// ```
    /// use solo_core::Picks;
    /// use solo_core::example::{Table, Ten};
    /// let walk = Picks { options: vec![], picks: vec![1] };
    /// assert_eq!(walk.play_from(Ten, Table::Deciding(9)).states, [Table::Deciding(9), Table::Over(9)]);
    /// ```
    pub fn play_from<G: Game>(&self, game: G, state: G::State) -> Picked<G> {
        let mut states = Vec::from([state]);
        let mut inputs = Vec::new();
        for &pick in &self.picks {
            let Some(state) = states.last() else { break };
            let Some(input) = nth_input(&game, state, u32::from(pick)) else {
                break;
            };
            let Ok(after) = game.apply(state, input) else {
                break;
            };
            inputs.push(input);
            states.push(after);
        }
        Picked {
            game,
            inputs,
            states,
        }
    }
}
