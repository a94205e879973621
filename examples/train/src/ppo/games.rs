//! Games that are played to learn from them.

use rand_pcg::Pcg32;
use solo_core::{Countable, Features, Game, GameData, Next, Seeded};
use solo_players::{Value, inputs};

use super::parameters::Parameters;
use crate::numbers::unit;

/// Decisions of several games, in the order in which they were taken.
#[derive(Debug, Default)]
pub(super) struct Batch {
    inputs: Vec<(u16, f32)>,
    legal: Vec<u16>,
    pub(super) taken: Vec<Taken>,
    /// Sum of the worths of the ends.
    pub(super) worths: f32,
}

/// A decision that was taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taken {
    /// Ends of its inputs and of its legal decisions.
    ends: (usize, usize),
    /// Its index among the legal decisions.
    pub(super) at: usize,
    /// Logarithm of its probability.
    pub(super) logarithm: f32,
    /// Estimate of what was still to be gained.
    pub(super) value: f32,
    /// Gain until the next decision.
    pub(super) gain: f32,
    /// `true` if it was the last one of its game.
    pub(super) last: bool,
}

/// A decision with the position in which it was taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample<'a> {
    pub(super) inputs: &'a [(u16, f32)],
    pub(super) legal: &'a [u16],
    pub(super) taken: Taken,
}

impl Batch {
    pub(super) fn clear(&mut self) {
        self.inputs.clear();
        self.legal.clear();
        self.taken.clear();
        self.worths = 0.0;
    }

    /// Returns a decision by its index.
    pub(super) fn sample(&self, index: usize) -> Option<Sample<'_>> {
        let before = index.checked_sub(1).and_then(|at| self.taken.get(at));
        let starts = before.map_or((0, 0), |taken| taken.ends);
        let taken = *self.taken.get(index)?;
        Some(Sample {
            inputs: self.inputs.get(starts.0..taken.ends.0)?,
            legal: self.legal.get(starts.1..taken.ends.1)?,
            taken,
        })
    }
}

/// A player that learns: what it would do, and what it expects.
#[derive(Debug)]
pub(super) struct Pupil<'a, G, V> {
    pub(super) game: &'a G,
    pub(super) value: &'a V,
    pub(super) policy: Parameters,
    pub(super) expectation: Parameters,
    pub(super) generator: Pcg32,
}

impl<G: GameData<View: Features<G>>, V: Value<G>> Pupil<'_, G, V> {
    /// Plays a game and notes its decisions, those without a choice excepted.
    pub(super) fn play(&mut self, seed: u64, batch: &mut Batch) {
        let mut seeded = Seeded::start(self.game, seed);
        let first = batch.taken.len();
        let mut before = self.worth(seeded.state());
        while matches!(seeded.next(self.game), Next::Decision) {
            let count = self.game.decisions(seeded.state()).len();
            let at = if count > 1 {
                let now = self.worth(seeded.state());
                if batch.taken.len() > first {
                    pay(batch, now - before);
                }
                before = now;
                self.decide(seeded.state(), batch)
            } else {
                0
            };
            let decision = self.game.decisions(seeded.state()).nth(at);
            let taken = decision.map(|decision| seeded.advance(self.game, decision, &mut ()));
            if !matches!(taken, Some(Ok(_))) {
                break;
            }
        }
        let end = self.worth(seeded.state());
        batch.worths += end;
        if batch.taken.len() > first {
            pay(batch, end - before);
            if let Some(taken) = batch.taken.last_mut() {
                taken.last = true;
            }
        }
    }

    fn worth(&self, state: &G::State) -> f32 {
        let worth = match self.game.next(state) {
            Next::Over(outcome) => self.value.outcome(self.game, &outcome),
            Next::Decision | Next::Chance(_) => self.value.position(self.game, state),
        };
        worth.millionths() as f32 / 1e6
    }

    /// Draws a decision by the probabilities of the policy, and returns its index.
    fn decide(&mut self, state: &G::State, batch: &mut Batch) -> usize {
        let starts = (batch.inputs.len(), batch.legal.len());
        for (place, input) in inputs(self.game, state) {
            let input = input as f32 / 16.0;
            let input = u16::try_from(place).map(|place| (place, input));
            batch.inputs.extend(input);
        }
        let numbers = Game::decisions(self.game, state).map(|decision| decision.number(self.game));
        batch
            .legal
            .extend(numbers.map(|number| u16::try_from(number).unwrap_or(u16::MAX)));
        let inputs = batch.inputs.get(starts.0..).unwrap_or_default();
        let legal = batch.legal.get(starts.1..).unwrap_or_default();
        let look = self.policy.look(inputs);
        let logarithms = logarithms(
            legal
                .iter()
                .map(|number| self.policy.output(&look, usize::from(*number))),
        );
        let mut left = unit(&mut self.generator);
        let mut at = 0;
        for (index, logarithm) in logarithms.iter().enumerate() {
            at = index;
            left -= libm::expf(*logarithm);
            if left < 0.0 {
                break;
            }
        }
        let look = self.expectation.look(inputs);
        batch.taken.push(Taken {
            ends: (batch.inputs.len(), batch.legal.len()),
            at,
            logarithm: *logarithms.get(at).unwrap_or(&0.0),
            value: self.expectation.output(&look, 0),
            gain: 0.0,
            last: false,
        });
        at
    }
}

/// Notes what the latest decision has gained.
fn pay(batch: &mut Batch, gain: f32) {
    if let Some(taken) = batch.taken.last_mut() {
        taken.gain = gain * super::SCALE;
    }
}

/// Returns the logarithms of the probabilities that are proportional to the exponentials of the ratings.
pub(super) fn logarithms(ratings: impl Iterator<Item = f32>) -> Vec<f32> {
    let mut ratings: Vec<f32> = ratings.collect();
    let highest = ratings.iter().copied().fold(f32::MIN, f32::max);
    let sum: f32 = ratings
        .iter()
        .map(|rating| libm::expf(rating - highest))
        .sum();
    let all = highest + libm::logf(sum);
    ratings.iter_mut().for_each(|rating| *rating -= all);
    ratings
}
