//! Scrapyard Empire on a table.

mod cards;
mod choices;
mod ghost;
mod glossary;
mod lesson;
mod mine;
mod names;
mod questions;
mod scene;

use scrapyard::{Chance, Decision, Event, Scrapyard, Side, State, Task};
use solo_core::Speech;

use self::names::{Names, singular};
use crate::glossary::Entry;
use crate::lesson::FirstGame;
use crate::scene::Scene;
use crate::scenic::{Facts, Level, Scenic, Shown, Visibility};
use crate::story::{Actor, Opening};
use crate::target::{ChoiceTarget, Target};

impl Scenic for Scrapyard {
    const FACTS: Facts = Facts {
        title: "Scrapyard Empire",
        designers: "Galliant Games; mechanics mostly by Jonathan Pack and Ben Froiken",
        about: "Build machines from scrap and Inventions from machines: three, before the ghost has as many.",
        time: "10 to 15 minutes",
        rival: "the ghost",
    };

    const FIRST_GAME: FirstGame = FirstGame {
        seed: 185,
        decisions: 20,
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

    fn decision_target(
        &self,
        state: &State,
        decision: Decision,
        speech: &Speech<'_, Self>,
    ) -> ChoiceTarget {
        choices::decision_target(&Names::new(self, state), decision, speech)
    }

    fn chance_target(&self, state: &State, chance: Chance) -> ChoiceTarget {
        choices::chance_target(self.agenda(state).next(), chance)
    }

    fn chance_group(&self, state: &State, _: &Speech<'_, Self>) -> String {
        match self.agenda(state).next() {
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

    fn opens(&self, event: &Event) -> Option<Opening> {
        match event {
            Event::Acted { n, .. } => Some(Opening::Turn(Actor::You, Some(u32::from(*n)))),
            Event::Drew {
                who: Side::Ghost, ..
            }
            | Event::Penalty { .. }
            | Event::GhostBuilt { .. }
            | Event::GhostInvented { .. }
            | Event::Paced => Some(Opening::Act(Actor::Rival)),
            Event::Drew {
                who: Side::Player, ..
            }
            | Event::Ability { .. }
            | Event::Boosted { .. }
            | Event::Took { .. }
            | Event::Built { .. }
            | Event::Invented { .. }
            | Event::Scrapped { .. } => Some(Opening::Act(Actor::You)),
            Event::Ended { .. } => Some(Opening::Act(Actor::Game)),
            _ => None,
        }
    }

    fn notable(&self, event: &Event) -> u32 {
        match event {
            Event::Invented { .. } | Event::GhostInvented { .. } => 9,
            Event::Built { .. } => 5,
            Event::GhostBuilt { .. } => 4,
            Event::PenaltyCancelled { .. } => 3,
            Event::Penalty { cards, .. } => u32::from(*cards).min(2),
            _ => 0,
        }
    }

    fn explains(&self, state: &State, decision: Decision) -> &'static [&'static str] {
        lesson::explains(self.agenda(state).next(), decision)
    }

    fn explains_event(&self, event: &Event) -> &'static [&'static str] {
        lesson::explains_event(event)
    }

    fn glossary(&self, speech: &Speech<'_, Self>) -> Vec<Entry> {
        let mut entries = cards::glossary(speech);
        entries.extend(glossary::glossary(speech));
        entries
    }
}
