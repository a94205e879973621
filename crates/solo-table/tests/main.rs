//! Tests of tables, of what they show and of what is built on them.

mod answers;
#[cfg(feature = "trismegistus-bot")]
mod botmegistus;
#[cfg(all(feature = "games", feature = "learned"))]
mod composed;
mod explanations;
#[cfg(all(feature = "games", feature = "learned"))]
mod hints;
#[cfg(feature = "kings-challenge")]
mod kings_challenge;
#[cfg(feature = "testkit")]
mod laws;
mod lesson;
mod order;
mod rules;
mod scenes;
#[cfg(feature = "scrapyard")]
mod scrapyard;
#[cfg(any(
    feature = "kings-challenge",
    feature = "scrapyard",
    feature = "tomb4k",
    feature = "trismegistus-bot",
    feature = "votk"
))]
mod sentences;
mod tables;
#[cfg(any(feature = "tomb4k", feature = "votk"))]
mod translation;
#[cfg(feature = "votk")]
mod valley;
#[cfg(feature = "votk")]
mod votk;
