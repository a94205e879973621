//! Sets of cards and tokens as bits.

use crate::catalogue::{AutomaId, Catalogue, Element};

/// The places of the set bits, ascending.
#[inline]
pub(crate) fn places(bits: u128) -> impl Iterator<Item = u8> + Clone {
    let mut rest = bits;
    core::iter::from_fn(move || {
        let place = u8::try_from(rest.trailing_zeros())
            .ok()
            .filter(|place| *place < 128)?;
        rest &= rest.wrapping_sub(1);
        Some(place)
    })
}

/// One bit at this place.
#[inline]
pub(crate) fn bit(place: u8) -> u128 {
    1_u128.wrapping_shl(u32::from(place))
}

/// The bits of the first `count` places, at most 128.
#[inline]
pub(crate) fn first_bits(count: u8) -> u128 {
    let beyond = 128_u32.saturating_sub(u32::from(count));
    u128::MAX.checked_shr(beyond).unwrap_or(0)
}

/// The bit of an Automa card.
#[inline]
pub(crate) fn automa_bit(card: AutomaId) -> u32 {
    1_u32.wrapping_shl(u32::from(card.place()))
}

/// Where the four bits of a bonus space begin: four for every bonus space below it on its track.
#[inline]
pub(crate) fn token_shift(catalogue: &Catalogue, track: Element, level: u8) -> u32 {
    let below = 1_u32.wrapping_shl(u32::from(level)).wrapping_sub(1);
    (catalogue.bonus_spaces(track) & below)
        .count_ones()
        .wrapping_mul(4)
}
