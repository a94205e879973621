//! Random numbers, and rows of numbers.

use rand_pcg::Pcg32;
use solo_core::rand_core::Rng;

/// Returns a random number from 0 to 1, 1 excluded.
pub(crate) fn unit(generator: &mut Pcg32) -> f32 {
    (generator.next_u32() >> 8) as f32 / 16_777_216.0
}

/// Adds numbers, `times` each, to sums.
pub(crate) fn add(sums: &mut [f32], numbers: &[f32], times: f32) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += number * times;
    }
}

/// Returns the sum of the products of two rows, whose length is a multiple of eight.
pub(crate) fn product(one: &[f32], other: &[f32]) -> f32 {
    // Eight sums, because the compiler may not change the order of additions.
    let mut sums = [0.0_f32; 8];
    for (one, other) in one.as_chunks::<8>().0.iter().zip(other.as_chunks::<8>().0) {
        for ((sum, one), other) in sums.iter_mut().zip(one).zip(other) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}
