//! Numbers as the rulebooks write them.

use core::str::FromStr;

/// Parses a whole number between `min` and `max`, without sign and without leading zeros.
///
/// ```
/// use solo_core::plain_number;
/// assert_eq!(plain_number("7", 1_u8, 9), Some(7));
/// assert_eq!(plain_number("07", 1, 9), None);
/// assert_eq!(plain_number("+7", 1, 9), None);
/// assert_eq!(plain_number("10", 1, 9), None);
/// ```
pub fn plain_number<N: FromStr + PartialOrd>(text: &str, min: N, max: N) -> Option<N> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let number = text.parse().ok()?;
    (plain && (min..=max).contains(&number)).then_some(number)
}

/// Parses a whole number as spreadsheets write it: also `3.0`, `3,0` and `1e2`.
///
/// What could mean anything else is refused: a comma before three digits, signs, leading zeros.
pub(crate) fn sheet_number<N: TryFrom<u64> + PartialOrd>(text: &str, min: N, max: N) -> Option<N> {
    let number = N::try_from(whole(text)?).ok()?;
    (min..=max).contains(&number).then_some(number)
}

/// Returns the value of a number that is whole, however it is written.
pub(crate) fn whole(text: &str) -> Option<u64> {
    let (digits, power) = match text.split_once(['e', 'E']) {
        Some((digits, power)) => (digits, power_of(power)?),
        None => (text, 0),
    };
    let (before, after) = match digits.split_once('.') {
        Some((before, after)) if !after.is_empty() => (before, after),
        Some(_) => return None,
        None => match digits.split_once(',') {
            Some((before, after @ ("0" | "00"))) if power == 0 => (before, after),
            Some(_) => return None,
            None => (digits, ""),
        },
    };
    let mut value = plain_number(before, 0, u64::from(u32::MAX))?;
    let mut power = power;
    for digit in after.bytes() {
        let digit = u64::from(digit.checked_sub(b'0').filter(|digit| *digit <= 9)?);
        if power > 0 {
            value = value.checked_mul(10)?.checked_add(digit)?;
            power = power.saturating_sub(1);
        } else if digit > 0 {
            return None;
        }
    }
    value.checked_mul(10_u64.checked_pow(power)?)
}

/// Parses the power of ten, without sign or with a plus: `2`, `+02`.
fn power_of(text: &str) -> Option<u32> {
    let digits = text.strip_prefix('+').unwrap_or(text);
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|power| plain && *power <= 9)
}

#[cfg(test)]
mod tests {
    use super::whole;

    #[test]
    fn numbers_of_spreadsheets_are_read_where_they_are_whole() {
        for (text, number) in [
            ("3", 3),
            ("0", 0),
            ("3.0", 3),
            ("3.000", 3),
            ("3,0", 3),
            ("3,00", 3),
            ("1e2", 100),
            ("1E+02", 100),
            ("1.5e1", 15),
            ("1.20E+01", 12),
            ("4294967295", 4_294_967_295),
        ] {
            assert_eq!(whole(text), Some(number), "{text}");
        }
        for text in [
            "",
            ".",
            "3.",
            ".5",
            "3.5",
            "3,5",
            "1,000",
            "1.000,0",
            "03",
            "+3",
            "-3",
            "3e",
            "3e-1",
            "3e10",
            "1.5e0",
            "3 ",
            "x",
            "3.x",
            "1e2e3",
            "\u{663}",
            "99999999999999999999",
        ] {
            assert_eq!(whole(text), None, "{text}");
        }
    }
}
