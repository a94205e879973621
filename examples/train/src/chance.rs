//! Random numbers of a training.

use rand_pcg::Pcg32;
use solo_core::rand_core::Rng;

/// Returns a random number from 0 to 1, 1 excluded.
pub(crate) fn unit(generator: &mut Pcg32) -> f32 {
    (generator.next_u32() >> 8) as f32 / 16_777_216.0
}
