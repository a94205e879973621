//! Estimates of positions by a network for each aim.

use alloc::boxed::Box;

use once_cell::race::OnceBox;
use tomb4k::State;

use super::features::features;
use crate::network::Network;
use crate::study::Aim;
use crate::worth::Worth;

/// A network that is read when it is first needed.
struct Experience {
    text: &'static str,
    network: OnceBox<Network>,
}

impl Experience {
    const fn new(text: &'static str) -> Self {
        let network = OnceBox::new();
        Self { text, network }
    }

    fn network(&self) -> Option<&Network> {
        let read = || self.text.parse().map(Box::new);
        self.network.get_or_try_init(read).ok()
    }
}

static SCORE: Experience = Experience::new(include_str!("../tomb4k_score.network"));
static WIN: Experience = Experience::new(include_str!("../tomb4k_win.network"));

/// Returns the estimate of a position in which a card is due.
pub(super) fn estimate(aim: Aim, state: &State) -> Worth {
    let experience = match aim {
        Aim::Score => &SCORE,
        Aim::Win => &WIN,
    };
    let estimate = experience.network().and_then(|network| {
        let values = network.look(features(state));
        let logarithm = network.rate(&values, 0)?;
        Some(probability(logarithm, network.rating_bits()))
    });
    // A test reads both networks.
    estimate.unwrap_or(Worth::HALF)
}

/// Returns the probability with this natural logarithm of the odds, which has a fraction of `bits`.
fn probability(logarithm: i32, bits: u32) -> Worth {
    // The less probable side is 2^-powers of the other, in 65536ths; log2(e) is 94548 / 65536.
    let powers = u64::from(logarithm.unsigned_abs())
        .wrapping_mul(94_548)
        .wrapping_shr(bits);
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
