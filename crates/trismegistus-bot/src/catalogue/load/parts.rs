//! Fields with a grammar of their own: benefits and parts of actions.

use solo_core::plain_number;

use super::orders::Orders;
use crate::catalogue::{Benefit, Part};

/// An amount from 1 to 99 behind a word and a colon.
fn amount(text: &str, word: &str) -> Option<u8> {
    let number = text.strip_prefix(word)?.strip_prefix(':')?;
    plain_number(number, 1, 99)
}

/// TB-V7: `ethereal`, `advance` or `vp:n`.
pub(super) fn benefit(text: &str) -> Option<Benefit> {
    match text {
        "ethereal" => Some(Benefit::Ethereal),
        "advance" => Some(Benefit::Advance),
        _ => amount(text, "vp").map(Benefit::Points),
    }
}

/// TB-V9: one part of an action.
pub(super) fn part(text: &str, orders: &Orders) -> Option<Part> {
    match text {
        "artifact" => Some(Part::Artifact),
        "experiment" => Some(Part::Experiment),
        "track:lowest" => Some(Part::Lowest),
        _ => None,
    }
    .or_else(|| amount(text, "gold").map(Part::Gold))
    .or_else(|| amount(text, "vp").map(Part::Points))
    .or_else(|| {
        text.strip_prefix("track:")
            .and_then(|name| orders.element(name))
            .map(Part::Track)
    })
}
