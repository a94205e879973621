//! Numbers of deals: by chance, and by the day.
#![allow(
    clippy::disallowed_types,
    reason = "rules know no clock, but the deal of the day does"
)]

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;
use std::time::{SystemTime, UNIX_EPOCH};

/// Number of deals among which chance chooses: numbers that can be told to a friend.
const DEALS: u64 = 1_000_000;

/// Returns the seconds since 1970.
pub(crate) fn now() -> u64 {
    seconds(SystemTime::now())
}

/// Returns the seconds from 1970 to a time.
pub(crate) fn seconds(time: SystemTime) -> u64 {
    let since = time.duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

/// Returns the number of a random deal, from 1 to a million.
#[must_use]
pub fn random_deal() -> u64 {
    // The keys of a hash map come from the random numbers of the system.
    RandomState::new().hash_one(now()) % DEALS + 1
}

/// Returns the number of the deal of a day, the same for everyone: 20260131 for 31 January 2026, by universal time.
///
/// ```
/// use solo_play::calendar::deal_of_the_day;
/// assert_eq!(deal_of_the_day(0), 19_700_101);
/// assert_eq!(deal_of_the_day(951_782_400), 20_000_229);
/// assert_eq!(deal_of_the_day(1_798_761_599), 20_261_231);
/// ```
#[must_use]
pub fn deal_of_the_day(seconds: u64) -> u64 {
    let (year, month, day) = date(seconds / 86_400);
    year * 10_000 + month * 100 + day
}

/// Says when something was, for one who reads it later: by the clock for a day, and then by the date of universal time.
///
/// ```
/// use solo_play::calendar::ago;
/// assert_eq!(ago(100, 130), "just now");
/// assert_eq!((ago(0, 60), ago(0, 7_300)), ("1 minute ago".to_owned(), "2 hours ago".to_owned()));
/// assert_eq!(ago(951_782_400, 1_798_761_599), "on 2000-02-29");
/// ```
#[must_use]
pub fn ago(then: u64, now: u64) -> String {
    let count = |number: u64, one: &str| {
        let many = if number == 1 { "" } else { "s" };
        format!("{number} {one}{many} ago")
    };
    match now.saturating_sub(then) {
        0..60 => "just now".to_owned(),
        seconds @ 60..3_600 => count(seconds / 60, "minute"),
        seconds @ 3_600..86_400 => count(seconds / 3_600, "hour"),
        _ => {
            let (year, month, day) = date(then / 86_400);
            format!("on {year}-{month:02}-{day:02}")
        }
    }
}

/// Returns the number of the deal of today.
#[must_use]
pub fn todays_deal() -> u64 {
    deal_of_the_day(now())
}

/// Returns year, month and day of a day counted from 1970, by the algorithm `civil_from_days` of Howard Hinnant: years
/// begin in March, so that the leap day is the last of a year.
const fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let january = if month <= 2 { 1 } else { 0 };
    (year_of_era + era * 400 + january, month, day)
}
