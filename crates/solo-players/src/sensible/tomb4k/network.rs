//! From features to an estimate: a small network of integers.

use tomb4k::State;

use super::features::{FEATURES, features};
use crate::worth::Worth;

/// Number of sums of the first layer.
pub(super) const FIRST: usize = 128;
/// Number of sums of the second layer.
pub(super) const SECOND: usize = 16;

/// Parameters learned from many games: those of the first layer in 32nds, the others in 256ths.
///
/// Every feature that a position has adds its row to the sums of the first layer. Those that are
/// positive, weighed, add up to the sums of the second layer, and these to the logarithm of the odds.
#[derive(Debug)]
pub(super) struct Network {
    pub(super) features: [[i8; FIRST]; FEATURES],
    pub(super) first: [i8; FIRST],
    pub(super) weights: [[i16; FIRST]; SECOND],
    pub(super) second: [i16; SECOND],
    pub(super) odds: [i16; SECOND],
    pub(super) bias: i16,
}

impl Network {
    /// Returns the estimate of a position in which a card is due.
    pub(super) fn judge(&self, state: &State) -> Worth {
        let mut first = self.first.map(i16::from);
        features(state, |feature| {
            if let Some(row) = self.features.get(feature) {
                add(&mut first, row);
            }
        });
        let mut second = self.second;
        for (sum, weights) in second.iter_mut().zip(&self.weights) {
            let bias = i32::from(*sum).wrapping_shl(5);
            let all = bias.wrapping_add(weigh(weights, &first)).wrapping_shr(5);
            *sum = i16::try_from(all).unwrap_or(i16::MAX);
        }
        let bias = i32::from(self.bias).wrapping_shl(8);
        probability(bias.wrapping_add(weigh(&self.odds, &second)))
    }
}

/// Adds a row to the sums. In line, there would be a copy of it at every place that has features.
#[inline(never)]
fn add(sums: &mut [i16; FIRST], row: &[i8; FIRST]) {
    // Builds for tests put few calls in line: `for` would call `next` for each number.
    let both = sums.iter_mut().zip(row);
    both.for_each(|(sum, weight)| *sum = sum.wrapping_add(i16::from(*weight)));
}

/// Returns the weighted sum of all positive sums.
fn weigh(weights: &[i16], sums: &[i16]) -> i32 {
    let weighed = weights.iter().zip(sums);
    weighed.fold(0_i32, |all, (weight, sum)| {
        // `max` would be a call for each number, too.
        if *sum > 0 {
            all.wrapping_add(i32::from(*weight).wrapping_mul(i32::from(*sum)))
        } else {
            all
        }
    })
}

/// Returns the probability with this natural logarithm of the odds, in 65536ths.
fn probability(logarithm: i32) -> Worth {
    // The less probable side is 2^-powers of the other; log2(e) is 94548 / 65536.
    let powers = u64::from(logarithm.unsigned_abs())
        .wrapping_mul(94_548)
        .wrapping_shr(16);
    let (whole, part) = (powers.wrapping_shr(16), powers & 0xffff);
    // Approximates 2^-part: a line from 1 to 1/2, less a parabola.
    let bend = part
        .wrapping_mul(0x1_0000_u64.wrapping_sub(part))
        .wrapping_mul(11_246)
        .wrapping_shr(32);
    let power = 0x1_0000_u64.wrapping_sub(part / 2).wrapping_sub(bend);
    let less = power
        .wrapping_shl(12)
        .checked_shr(u32::try_from(whole).unwrap_or(64))
        .unwrap_or(0);
    let less = u32::try_from(less).unwrap_or(0);
    let all = (1_u32 << 28).saturating_add(less);
    if logarithm < 0 {
        Worth::ratio(less, all)
    } else {
        Worth::ratio(1 << 28, all)
    }
}

#[cfg(test)]
mod tests {
    use super::probability;

    #[test]
    fn probabilities_are_close_and_ascend() {
        for thousandths in -12_000_i32..12_000 {
            let logarithm = f64::from(thousandths) / 1000.0;
            let exact = 1.0 / (1.0 + (-logarithm).exp());
            let near = probability(thousandths * 65_536 / 1000);
            let difference = f64::from(near.millionths()) / 1e6 - exact;
            assert!(difference.abs() < 0.001, "{logarithm}: {near} and {exact}");
            assert!(near <= probability((thousandths + 1) * 65_536 / 1000));
        }
        assert_eq!(probability(i32::MIN).millionths(), 0);
        assert_eq!(probability(i32::MAX).millionths(), 1_000_000);
    }
}
