//! Sampling from a raw generator. Frozen: the same generator output always leads to the same
//! result.

use rand_core::Rng;

/// Returns a uniformly distributed number below `bound`; 0 if `bound` is 0 or 1.
///
/// The result is the high half of the product of one 32-bit draw and the bound. Draws that would
/// bias it are rejected (Lemire's method). At least one draw is consumed, whatever the bound.
///
/// ```
/// use solo_core::{below, stream};
/// use solo_core::Source;
/// let mut dice = stream(42, Source::new::<0>());
/// assert!(below(&mut dice, 6) < 6);
/// ```
#[inline]
pub fn below(generator: &mut impl Rng, bound: u32) -> u32 {
    let mut product = widening(generator.next_u32(), bound);
    if low(product) < bound {
        // 2^32 modulo bound: the number of draws to be rejected.
        let surplus = bound.wrapping_neg().checked_rem(bound).unwrap_or(0);
        while low(product) < surplus {
            product = widening(generator.next_u32(), bound);
        }
    }
    high(product)
}

#[inline]
fn widening(draw: u32, bound: u32) -> u64 {
    u64::from(draw).wrapping_mul(u64::from(bound))
}

#[inline]
#[expect(
    clippy::as_conversions,
    reason = "cutting off the high half is what is meant"
)]
const fn low(product: u64) -> u32 {
    (product & 0xffff_ffff) as u32
}

#[inline]
#[expect(clippy::as_conversions, reason = "32 bits are left after the shift")]
const fn high(product: u64) -> u32 {
    (product >> 32) as u32
}

/// Spreads the bits of a number (the finaliser of `SplitMix64`), to derive unrelated seeds.
pub(crate) const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
