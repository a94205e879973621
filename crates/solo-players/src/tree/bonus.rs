//! The bonus for few visits, in whole numbers.

/// Returns `attraction` times the square root of `logarithm / visits`.
pub(super) fn unknown(logarithm: u64, visits: u64, attraction: u64) -> u64 {
    let ratio = logarithm
        .wrapping_shl(16)
        .checked_div(visits)
        .unwrap_or(u64::MAX);
    attraction.saturating_mul(ratio.isqrt()).wrapping_shr(16)
}

/// Returns the natural logarithm in 65536ths, linear between powers of two.
pub(super) fn logarithm(number: u64) -> u64 {
    let Some(power) = number.checked_ilog2() else {
        return 0;
    };
    let mantissa = number.wrapping_shl(16).wrapping_shr(power);
    let binary = u64::from(power)
        .wrapping_shl(16)
        .saturating_add(mantissa.saturating_sub(1 << 16));
    // The natural logarithm of two is 45426 / 65536.
    binary.saturating_mul(45_426).wrapping_shr(16)
}
