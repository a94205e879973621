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

#[cfg(test)]
mod tests {
    use super::{logarithm, unknown};

    #[test]
    fn logarithms_are_close_and_ascend() {
        assert_eq!((logarithm(0), logarithm(1)), (0, 0));
        for (number, exact) in [
            (2, 0.693),
            (10, 2.303),
            (1000, 6.908),
            (u64::from(u32::MAX), 22.18),
        ] {
            let near = f64::from(u32::try_from(logarithm(number)).unwrap()) / 65536.0;
            assert!((near - exact).abs() < 0.06, "{number}: {near}");
        }
        assert!((1..5000).all(|number| logarithm(number) < logarithm(number + 1)));
    }

    #[test]
    fn what_is_little_known_attracts_more() {
        let parent = logarithm(100);
        assert!(unknown(parent, 1, 1_000_000) > unknown(parent, 2, 1_000_000));
        // ln 100 = 4.605; the square root of 4.605 / 4 is 1.073.
        let near = unknown(parent, 4, 1000);
        assert!((1060..1080).contains(&near), "{near}");
        assert_eq!(unknown(parent, 4, 0), 0);
    }
}
