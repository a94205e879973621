//! Fractions, which no data of a game contains: they are shown in a message, and refused.
#![expect(
    clippy::as_conversions,
    clippy::float_arithmetic,
    reason = "to be looked at; no rule reckons with fractions"
)]

use core::fmt::{self, Display, Formatter, Write};

/// Digits that a fraction is shown with behind the point.
const DECIMALS: u32 = 6;
const MILLION: u64 = 10_u64.pow(DECIMALS);
/// From here on a number is shown with an exponent.
const LARGE: f64 = 1e12;

/// A number, with as many decimals as it has, but at most six; `null` unless it is finite.
pub(super) struct Decimal(pub(super) f64);

impl Display for Decimal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if !self.0.is_finite() {
            return f.write_str("null");
        }
        if self.0 < 0.0 {
            f.write_char('-')?;
        }
        let (mut number, mut power) = (self.0.abs(), 0_u32);
        while number >= LARGE {
            let digits = if power == 0 { LARGE } else { 10.0 };
            number /= digits;
            power = power.saturating_add(if digits > 10.0 { 12 } else { 1 });
        }
        let millionths = (number * MILLION as f64 + 0.5) as u64;
        let whole = millionths.checked_div(MILLION).unwrap_or(0);
        write!(f, "{whole}")?;
        let mut rest = millionths.checked_rem(MILLION).unwrap_or(0);
        if rest > 0 {
            f.write_char('.')?;
        }
        let mut place = MILLION;
        while rest > 0 {
            place = place.checked_div(10).unwrap_or(1).max(1);
            write!(f, "{}", rest.checked_div(place).unwrap_or(0))?;
            rest = rest.checked_rem(place).unwrap_or(0);
        }
        if power > 0 {
            write!(f, "e{power}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn a_fraction_is_shown_as_people_write_it() {
        for (number, shown) in [
            (0.0, "0"),
            (1.5, "1.5"),
            (-0.25, "-0.25"),
            (0.000_001, "0.000001"),
            (0.000_000_1, "0"),
            (2.0 / 3.0, "0.666667"),
            (1e12, "1e12"),
            (9.5e18, "9500000e12"),
            (f64::INFINITY, "null"),
        ] {
            assert_eq!(Decimal(number).to_string(), shown);
        }
        assert!(
            Decimal(f64::MAX).to_string().ends_with("e297"),
            "{}",
            Decimal(f64::MAX)
        );
    }
}
