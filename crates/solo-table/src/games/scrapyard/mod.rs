//! Scrapyard Empire on a table.

mod cards;
mod choices;
mod ghost;
mod glossary;
mod lesson;
mod mine;
mod moves;
mod names;
mod pictures;
mod plays;
mod progress;
mod questions;
mod scene;
mod story;
mod summary;
mod waits;

use std::borrow::Cow;

use scrapyard::{Chance, Decision, Scrapyard, State, Task};
use solo_core::Speech;

use self::names::{Names, singular};
use crate::phrase::Phrase;
use crate::scene::Scene;
use crate::scenic::{ChoiceTarget, Facts, Level, Scenic, Shown, Target, Visibility, Waits};

/// Returns the key of the pictogram of a card by its id, whose letter is its kind.
fn emblem(card: &str) -> Cow<'static, str> {
    let digits = card.get(1..).unwrap_or_default();
    let is_id = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    let kind = match card.chars().next().filter(|_| is_id) {
        Some('p') => "card/part/",
        Some('s') => "card/machine/",
        Some('i') => "card/invention/",
        Some('c') => "card/character/",
        _ => "term/",
    };
    [kind, card].concat().into()
}

impl Scenic for Scrapyard {
    const FACTS: Facts = Facts {
        title: "Scrapyard Empire",
        designers: "Galliant Games; mechanics mostly by Jonathan Pack and Ben Froiken",
        about: "Build machines from scrap and Inventions from machines: three, before the ghost has as many.",
        time: "10 to 15 minutes",
        rival: "the ghost",
    };

    // A ghost that draws by itself takes what you need; without it, a sensible player hardly loses.
    const LEVELS: &'static [Level] = &[
        Level {
            name: "harder",
            options: &[("ghost_pace", "12")],
        },
        Level {
            name: "much harder",
            options: &[("ghost_pace", "5"), ("steal_penalty", "1")],
        },
    ];

    const SHOWN: &'static [(&'static str, Shown)] = &[
        ("phase", Shown::In(&["ask"])),
        ("agenda", Shown::In(&["now", "ask", "choices"])),
        ("actions", Shown::In(&["now", "facts"])),
        ("roll", Shown::In(&["roll"])),
        (
            "player",
            Shown::In(&[
                "parts",
                "machines",
                "built",
                "invention",
                "race",
                "character",
            ]),
        ),
        ("ghost", Shown::In(&["plan", "hoard", "race"])),
        // The contents of a pile follow from the open cards: reshuffling shows in the scrap piles,
        // too.
        ("piles", Shown::In(&["piles", "scraps"])),
        ("scraps", Shown::In(&["scraps"])),
        ("look", Shown::In(&["look"])),
        ("outcome", Shown::In(&["score"])),
    ];

    const TARGETS: &'static [Target] = choices::TARGETS;

    fn scene(&self, state: &State, visibility: Visibility, _: &Speech<'_, Self>) -> Scene {
        scene::scene(&Names::new(self, state), visibility)
    }

    fn emblem(&self, card: &str) -> Option<Cow<'static, str>> {
        Some(emblem(card))
    }

    fn decision_target(
        &self,
        state: &State,
        decision: Decision,
        speech: &Speech<'_, Self>,
    ) -> ChoiceTarget {
        choices::decision_target(&Names::new(self, state), decision, speech)
    }

    fn chance_target(&self, state: &State, chance: Chance) -> ChoiceTarget {
        choices::chance_target(state.pending(), chance)
    }

    fn chance_group(&self, state: &State, _: &Speech<'_, Self>) -> String {
        match state.pending() {
            Some(
                Task::Deal { pile, .. }
                | Task::Flip { pile }
                | Task::Gain { pile, .. }
                | Task::Reveal { pile, .. },
            ) => format!("The next {}", singular(pile)),
            Some(Task::DealCharacter { .. }) => "The Character".to_owned(),
            _ => "The die".to_owned(),
        }
    }

    fn is_aside(&self, _: &State, decision: Decision) -> bool {
        matches!(decision, Decision::Stop)
    }

    fn waits(&self, state: &State, decision: Decision, _: &Speech<'_, Self>) -> Option<Waits> {
        waits::waits(state.phase(), decision)
    }

    fn phrase(&self, phrase: Phrase, speech: &Speech<'_, Self>) -> Cow<'static, str> {
        match phrase {
            // The rulebook knows no score: the rating is ours (SE-15.4).
            Phrase::HintAlone => {
                "you end with a rating of {mean} on average of {deals} {deals#1=deal|deals}, mostly {range#0={low}|{low} to {high}}".into()
            }
            other => other.said(speech),
        }
    }
}
