//! Fractions, which no data of a game contains: they are read to be shown in a message, and refused.
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

/// The number with these digits, times ten to a power; exact up to 15 digits and a power of 22.
pub(super) fn fraction(digits: u64, power: i32) -> f64 {
    // Beyond this power any digits are nothing, or more than any number.
    let steps = power.unsigned_abs().min(400);
    let ten = |times: u32| (0..times).fold(1.0, |product: f64, _| product * 10.0);
    // In two halves, because ten to 400 is no number.
    let halves = [steps.min(22), steps.saturating_sub(22)];
    halves.into_iter().fold(digits as f64, |number, times| {
        let scale = ten(times.min(300));
        if power < 0 {
            number / scale
        } else {
            number * scale
        }
    })
}

/// The number with the other sign.
pub(super) fn negated(number: f64) -> f64 {
    -number
}

/// A number, with as many decimals as it has, but at most six; JSON knows no number that is not finite.
pub(in crate::data) struct Decimal(pub(in crate::data) f64);

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
            (1.8e308, "null"),
        ] {
            assert_eq!(Decimal(number).to_string(), shown);
        }
        assert!(
            Decimal(f64::MAX).to_string().ends_with("e296"),
            "{}",
            Decimal(f64::MAX)
        );
    }

    #[test]
    fn digits_and_a_power_are_a_number() {
        for (digits, power, number) in [(15, -1, 1.5), (3, 0, 3.0), (1, 22, 1e22), (25, -2, 0.25)] {
            assert_eq!(fraction(digits, power).to_bits(), f64::to_bits(number));
        }
        assert_eq!(fraction(1, -400).to_bits(), 0.0_f64.to_bits());
        assert!(fraction(1, 400).is_infinite());
        assert!((fraction(1, 300) / 1e300 - 1.0).abs() < 1e-12);
    }
}
