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
pub fn random_deal() -> u64 {
    // The keys of a hash map come from the random numbers of the system.
    RandomState::new().hash_one(now()) % DEALS + 1
}

pub use solo_table::deal_of_the_day;

/// Says when something was, for one who reads it later: by the clock for a day, and then by the date of universal time.
///
/// ```
/// use solo_play::calendar::ago;
/// assert_eq!(ago(100, 130), "just now");
/// assert_eq!((ago(0, 60), ago(0, 7_300)), ("1 minute ago".to_owned(), "2 hours ago".to_owned()));
/// assert_eq!(ago(951_782_400, 1_798_761_599), "on 2000-02-29");
/// ```
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
            let day = deal_of_the_day(then);
            let (year, month, day) = (day / 10_000, day / 100 % 100, day % 100);
            format!("on {year}-{month:02}-{day:02}")
        }
    }
}

/// Returns the number of the deal of today.
pub fn todays_deal() -> u64 {
    deal_of_the_day(now())
}
