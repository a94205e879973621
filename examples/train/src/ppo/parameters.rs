//! A network of floating-point numbers, its gradient, and the optimizer.

use rand_pcg::Pcg32;

use super::LANES;
use crate::numbers::{add, product, unit};

/// A row of numbers, one for each sum of a layer.
pub(super) type Row = [f32; LANES];

/// Parameters of a network with two hidden layers, or the gradient of each.
#[derive(Clone, Debug)]
pub(super) struct Parameters {
    pub(super) places: Vec<Row>,
    pub(super) first: Row,
    pub(super) between: [Row; LANES],
    pub(super) second: Row,
    pub(super) outputs: Vec<Row>,
    pub(super) biases: Vec<f32>,
}

/// The sums of both hidden layers for a position, without the negative ones.
#[derive(Clone, Copy, Debug)]
pub(super) struct Activations {
    pub(super) first: Row,
    pub(super) second: Row,
}

impl Parameters {
    /// Returns parameters that are all 0.
    fn zeros(places: usize, outputs: usize) -> Self {
        Self {
            places: vec![[0.0; LANES]; places],
            first: [0.0; LANES],
            between: [[0.0; LANES]; LANES],
            second: [0.0; LANES],
            outputs: vec![[0.0; LANES]; outputs],
            biases: vec![0.0; outputs],
        }
    }

    /// Returns as many parameters, all 0.
    pub(super) fn zeros_alike(&self) -> Self {
        Self::zeros(self.places.len(), self.outputs.len())
    }

    /// Returns small random parameters.
    pub(super) fn random(places: usize, outputs: usize, generator: &mut Pcg32) -> Self {
        let mut parameters = Self::zeros(places, outputs);
        let mut around = |row: &mut Row, most: f32| {
            row.iter_mut()
                .for_each(|number| *number = (unit(generator) * 2.0 - 1.0) * most);
        };
        for row in &mut parameters.places {
            around(row, 0.15);
        }
        for row in &mut parameters.between {
            around(row, 0.3);
        }
        for row in &mut parameters.outputs {
            around(row, 0.02);
        }
        parameters
    }

    pub(super) fn clear(&mut self) {
        self.all_mut().into_iter().for_each(|part| part.fill(0.0));
    }

    /// Returns all numbers, always in the same order.
    pub(super) fn all_mut(&mut self) -> [&mut [f32]; 6] {
        [
            self.places.as_flattened_mut(),
            &mut self.first,
            self.between.as_flattened_mut(),
            &mut self.second,
            self.outputs.as_flattened_mut(),
            &mut self.biases,
        ]
    }

    /// Returns the sums of the hidden layers for these inputs.
    pub(super) fn look(&self, inputs: &[(u16, f32)]) -> Activations {
        let mut first = self.first;
        for (place, input) in inputs {
            if let Some(row) = self.places.get(usize::from(*place)) {
                add(&mut first, row, *input);
            }
        }
        let first = first.map(|sum| sum.max(0.0));
        let mut second = self.second;
        for (row, sum) in self.between.iter().zip(first) {
            if sum > 0.0 {
                add(&mut second, row, sum);
            }
        }
        let second = second.map(|sum| sum.max(0.0));
        Activations { first, second }
    }

    /// Returns an output.
    pub(super) fn output(&self, look: &Activations, number: usize) -> f32 {
        let row = self.outputs.get(number);
        let bias = self.biases.get(number);
        row.map_or(0.0, |row| product(row, &look.second)) + bias.unwrap_or(&0.0)
    }

    /// Adds to `gradient` what an output contributes, and returns `error` with its part of the sums.
    pub(super) fn blame_output(
        &self,
        gradient: &mut Self,
        look: &Activations,
        (number, slope): (usize, f32),
        errors: &mut Row,
    ) {
        if let Some(row) = self.outputs.get(number) {
            add(errors, row, slope);
        }
        if let Some(row) = gradient.outputs.get_mut(number) {
            add(row, &look.second, slope);
        }
        if let Some(bias) = gradient.biases.get_mut(number) {
            *bias += slope;
        }
    }

    /// Adds to `gradient` what the hidden layers contribute to these errors of the second.
    pub(super) fn blame_layers(
        &self,
        gradient: &mut Self,
        look: &Activations,
        inputs: &[(u16, f32)],
        mut errors: Row,
    ) {
        clip(&mut errors, &look.second);
        let mut before: Row = [0.0; LANES];
        add(&mut gradient.second, &errors, 1.0);
        let rows = self.between.iter().zip(&mut gradient.between);
        for (((row, slopes), sum), error) in rows.zip(look.first).zip(&mut before) {
            if sum > 0.0 {
                *error = product(row, &errors);
                add(slopes, &errors, sum);
            }
        }
        add(&mut gradient.first, &before, 1.0);
        for (place, input) in inputs {
            if let Some(row) = gradient.places.get_mut(usize::from(*place)) {
                add(row, &before, *input);
            }
        }
    }
}

/// Clears the errors of the sums that are 0.
fn clip(errors: &mut Row, sums: &Row) {
    for (error, sum) in errors.iter_mut().zip(sums) {
        if *sum <= 0.0 {
            *error = 0.0;
        }
    }
}

/// Adam: steps along the gradient, each parameter at its own pace.
#[derive(Debug)]
pub(super) struct Adam {
    means: Parameters,
    squares: Parameters,
    /// Powers of the two rates of forgetting.
    powers: (f32, f32),
}

/// Rates of forgetting.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;

impl Adam {
    pub(super) fn new(parameters: &Parameters) -> Self {
        let zeros = parameters.zeros_alike();
        Self {
            means: zeros.clone(),
            squares: zeros,
            powers: (1.0, 1.0),
        }
    }

    /// Takes a step up the gradient.
    pub(super) fn step(
        &mut self,
        parameters: &mut Parameters,
        gradient: &mut Parameters,
        rate: f32,
    ) {
        self.powers = (self.powers.0 * MEAN, self.powers.1 * SQUARE);
        let even = libm::sqrtf(1.0 - self.powers.1);
        let rate = rate * even / (1.0 - self.powers.0);
        let parts = parameters.all_mut().into_iter().zip(gradient.all_mut());
        let moments = self.means.all_mut().into_iter().zip(self.squares.all_mut());
        for ((numbers, slopes), (means, squares)) in parts.zip(moments) {
            let numbers = numbers.iter_mut().zip(slopes);
            for ((number, slope), (mean, square)) in numbers.zip(means.iter_mut().zip(squares)) {
                // Most places of a position are never used.
                if *slope == 0.0 && *mean == 0.0 {
                    continue;
                }
                *mean = *mean * MEAN + *slope * (1.0 - MEAN);
                *square = *square * SQUARE + *slope * *slope * (1.0 - SQUARE);
                *number += rate * *mean / (libm::sqrtf(*square) + 1e-7);
            }
        }
    }
}
