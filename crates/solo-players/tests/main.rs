//! Tests of the players, in the example game and in the games of the workspace.

mod common;
mod exact;
#[cfg(all(
    feature = "kings-challenge",
    feature = "scrapyard",
    feature = "tomb4k",
    feature = "trismegistus-bot",
    feature = "votk"
))]
mod games;
mod luck;
mod parts;
mod players;
mod rollout;
mod study;
#[cfg(feature = "tomb4k")]
mod tomb4k;
mod worth;
