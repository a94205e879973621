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
#[must_use]
pub fn plain_number<N: FromStr + PartialOrd>(text: &str, min: N, max: N) -> Option<N> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let number = text.parse().ok()?;
    (plain && (min..=max).contains(&number)).then_some(number)
}
