//! One change of the networks, by the decisions of a batch.

use rand_pcg::Pcg32;
use solo_core::below;

use super::LANES;
use super::games::{Batch, Pupil, Sample, logarithms};
use super::parameters::{Adam, Parameters};

/// Weight of later decisions for what a decision has led to.
const LAMBDA: f32 = 0.97;
/// Factor by which a probability may change in one update.
const CLIP: f32 = 0.2;
/// Times that each decision is learned from.
const EPOCHS: usize = 3;
/// Decisions behind a step.
const STEP: usize = 1024;
/// Size of steps at the beginning; it falls to a twentieth.
const RATE: f32 = 0.001;
/// Weight of open-mindedness, the entropy of the decisions, at the beginning and at the end.
const ENTROPY: (f32, f32) = (0.02, 0.001);

/// The memory of the optimizers, and of what was met.
#[derive(Debug)]
pub(super) struct Update {
    policy: Adam,
    expectation: Adam,
    gradients: (Parameters, Parameters),
    /// Number of decisions in which each place had a number.
    pub(super) met_places: Vec<u64>,
    /// Number of decisions in which each decision was legal.
    pub(super) met_actions: Vec<u64>,
}

/// The goal of a decision: the estimate that it should have had, and what it was better than expected.
#[derive(Clone, Copy, Debug, Default)]
struct Goal {
    value: f32,
    advantage: f32,
}

impl Update {
    pub(super) fn new(policy: &Parameters, expectation: &Parameters) -> Self {
        let (places, actions) = (policy.places.len(), policy.outputs.len());
        Self {
            policy: Adam::new(policy),
            expectation: Adam::new(expectation),
            gradients: (policy.zeros_alike(), expectation.zeros_alike()),
            met_places: vec![0; places],
            met_actions: vec![0; actions],
        }
    }

    /// Learns from a batch; `done` is the share of the training that is over.
    pub(super) fn learn<G, V>(&mut self, pupil: &mut Pupil<'_, G, V>, batch: &Batch, done: f32) {
        let goals = goals(batch);
        let rate = RATE * (1.0 - 0.95 * done);
        let entropy = ENTROPY.0 + (ENTROPY.1 - ENTROPY.0) * done;
        let mut order: Vec<usize> = (0..batch.taken.len()).collect();
        for index in 0..order.len() {
            if let Some(sample) = batch.sample(index) {
                self.meet(&sample);
            }
        }
        for _ in 0..EPOCHS {
            shuffle(&mut order, &mut pupil.generator);
            for part in order.chunks(STEP) {
                let (policy, expectation) = &mut self.gradients;
                policy.clear();
                expectation.clear();
                let weight = super::share(1, u64::try_from(part.len()).unwrap_or(u64::MAX));
                for index in part {
                    if let (Some(sample), Some(goal)) = (batch.sample(*index), goals.get(*index)) {
                        blame_policy(
                            &pupil.policy,
                            policy,
                            &sample,
                            goal.advantage,
                            entropy,
                            weight,
                        );
                        blame_expectation(
                            &pupil.expectation,
                            expectation,
                            &sample,
                            goal.value,
                            weight,
                        );
                    }
                }
                self.policy.step(&mut pupil.policy, policy, rate);
                self.expectation
                    .step(&mut pupil.expectation, expectation, rate);
            }
        }
    }

    fn meet(&mut self, sample: &Sample<'_>) {
        for (place, _) in sample.inputs {
            if let Some(met) = self.met_places.get_mut(usize::from(*place)) {
                *met = met.saturating_add(1);
            }
        }
        for number in sample.legal {
            if let Some(met) = self.met_actions.get_mut(usize::from(*number)) {
                *met = met.saturating_add(1);
            }
        }
    }
}

/// Returns the goals of all decisions; advantages have mean 0 and variance 1.
fn goals(batch: &Batch) -> Vec<Goal> {
    let mut goals = vec![Goal::default(); batch.taken.len()];
    let (mut next, mut later) = (0.0, 0.0);
    for (taken, goal) in batch.taken.iter().zip(&mut goals).rev() {
        if taken.last {
            (next, later) = (0.0, 0.0);
        }
        later = taken.gain + next - taken.value + LAMBDA * later;
        next = taken.value;
        *goal = Goal {
            value: taken.value + later,
            advantage: later,
        };
    }
    let all = super::share(1, u64::try_from(goals.len()).unwrap_or(u64::MAX));
    let mean = goals.iter().map(|goal| goal.advantage).sum::<f32>() * all;
    let square = |goal: &Goal| (goal.advantage - mean) * (goal.advantage - mean);
    let spread = libm::sqrtf(goals.iter().map(square).sum::<f32>() * all) + 1e-6;
    for goal in &mut goals {
        goal.advantage = (goal.advantage - mean) / spread;
    }
    goals
}

/// Adds the gradient of the aim of the policy: better decisions, and not too few different ones.
fn blame_policy(
    policy: &Parameters,
    gradient: &mut Parameters,
    sample: &Sample<'_>,
    advantage: f32,
    entropy: f32,
    weight: f32,
) {
    let look = policy.look(sample.inputs);
    let numbers = sample.legal.iter().map(|number| usize::from(*number));
    let logarithms = logarithms(numbers.clone().map(|number| policy.output(&look, number)));
    let present = *logarithms.get(sample.taken.at).unwrap_or(&0.0);
    let ratio = libm::expf(present - sample.taken.logarithm);
    let is_clipped =
        (advantage > 0.0 && ratio > 1.0 + CLIP) || (advantage < 0.0 && ratio < 1.0 - CLIP);
    let slope = if is_clipped { 0.0 } else { ratio * advantage };
    let uncertainty: f32 = -logarithms
        .iter()
        .map(|log| log * libm::expf(*log))
        .sum::<f32>();
    let mut errors = [0.0; LANES];
    for (index, (number, logarithm)) in numbers.zip(&logarithms).enumerate() {
        let probability = libm::expf(*logarithm);
        let taken = if index == sample.taken.at { 1.0 } else { 0.0 };
        let better = slope * (taken - probability);
        let open = entropy * -probability * (logarithm + uncertainty);
        let output = (number, (better + open) * weight);
        policy.blame_output(gradient, &look, output, &mut errors);
    }
    policy.blame_layers(gradient, &look, sample.inputs, errors);
}

/// Adds the gradient of the aim of the expectation: a small square of the error.
fn blame_expectation(
    expectation: &Parameters,
    gradient: &mut Parameters,
    sample: &Sample<'_>,
    value: f32,
    weight: f32,
) {
    let look = expectation.look(sample.inputs);
    let error = value - expectation.output(&look, 0);
    let mut errors = [0.0; LANES];
    expectation.blame_output(gradient, &look, (0, error * weight), &mut errors);
    expectation.blame_layers(gradient, &look, sample.inputs, errors);
}

/// Puts a list into a random order.
fn shuffle(order: &mut [usize], generator: &mut Pcg32) {
    for end in (1..order.len()).rev() {
        let count = u32::try_from(end.saturating_add(1)).unwrap_or(u32::MAX);
        let other = usize::try_from(below(generator, count)).unwrap_or(0);
        order.swap(end, other);
    }
}
