//! Fields with a grammar of their own: benefits and parts of actions.

use solo_core::plain_number;

use crate::catalogue::{Benefit, Element, Part};

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

impl Part {
    /// TB-V9: one part of an action, with the elements of these names.
    pub(crate) fn parse(text: &str, element: impl Fn(&str) -> Option<Element>) -> Option<Self> {
        match text {
            "artifact" => return Some(Self::Artifact),
            "experiment" => return Some(Self::Experiment),
            "track:lowest" => return Some(Self::Lowest),
            _ => {}
        }
        let track = || element(text.strip_prefix("track:")?).map(Self::Track);
        let gold = amount(text, "gold").map(Self::Gold);
        let points = || amount(text, "vp").map(Self::Points);
        gold.or_else(points).or_else(track)
    }
}
