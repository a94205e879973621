//! Games as bytes.

use std::collections::VecDeque;

use arbitrary::Unstructured;
use solo_core::{GameData, InputOf, Next, OptionSpec, Options as _, Picks, nth_input};

/// Number of positions at the end of a walk that are looked at: those before them are the last ones
/// of a shorter walk.
const KEPT: usize = 12;

/// A game that was played, and its last positions.
pub(crate) struct Walk<G: GameData> {
    pub(crate) game: G,
    pub(crate) inputs: Vec<InputOf<G>>,
    pub(crate) states: VecDeque<G::State>,
}

impl<G: GameData> Walk<G> {
    /// Plays the rest of the bytes: the number of options and their values, then one number per step.
    pub(crate) fn read(bytes: &mut Unstructured<'_>, base: &G) -> Option<Self> {
        let count = usize::from(bytes.arbitrary::<u8>().ok()? % 32);
        let mut options = Vec::with_capacity(count);
        for spec in G::Options::SPECS.iter().take(count) {
            let number = read_number(bytes, choices(spec))?;
            options.push(u16::try_from(number).ok()?);
        }
        let game = with_options(base, options);
        let mut state = game.start();
        let mut inputs = Vec::with_capacity(bytes.len());
        let mut states = VecDeque::with_capacity(KEPT + 1);
        states.push_back(state.clone());
        while let Some(number) = read_number(bytes, count_of(&game, &state)) {
            let Some(input) = nth_input(&game, &state, number) else {
                break;
            };
            game.advance(&mut state, input, &mut ())
                .expect("what is listed is accepted");
            inputs.push(input);
            states.push_back(state.clone());
            if states.len() > KEPT {
                states.pop_front();
            }
        }
        Some(Self {
            game,
            inputs,
            states,
        })
    }

    pub(crate) fn last(&self) -> &G::State {
        self.states.back().expect("a walk has its start")
    }

    /// Requires that no rule is broken in the last positions.
    pub(crate) fn check(&self) {
        for state in &self.states {
            assert_eq!(self.game.broken_rule(state), None, "{:?}", self.inputs);
        }
    }
}

pub(crate) fn with_options<G: GameData>(base: &G, options: Vec<u16>) -> G {
    let picks = Vec::new();
    Picks { options, picks }.game(base)
}

/// Counts the numbers of an option: 0 leaves it as it is.
pub(crate) fn choices(spec: &OptionSpec) -> u32 {
    u32::try_from(spec.values.count() + 1).unwrap_or(u32::MAX)
}

pub(crate) fn count_of<G: GameData>(game: &G, state: &G::State) -> u32 {
    match game.next(state) {
        Next::Decision => u32::try_from(game.decisions(state).len()).unwrap_or(u32::MAX),
        Next::Chance(_) => game.chance_weight(state),
        Next::Over(_) => 0,
    }
}

/// Reads a number below `count`, in as many bytes as such a number needs, but no more than two.
fn read_number(bytes: &mut Unstructured<'_>, count: u32) -> Option<u32> {
    if bytes.len() < width(count) {
        return None;
    }
    match width(count) {
        1 => bytes.arbitrary::<u8>().ok().map(u32::from),
        _ => bytes.arbitrary::<u16>().ok().map(u32::from),
    }
}

pub(crate) const fn width(count: u32) -> usize {
    if count <= 256 { 1 } else { 2 }
}
