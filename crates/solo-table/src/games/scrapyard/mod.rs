//! Scrapyard Empire on a table.

mod cards;
mod choices;
mod ghost;
mod glossary;
mod mine;
mod names;
mod questions;
mod scene;

use scrapyard::{Chance, Decision, Scrapyard, State, Task};
use solo_core::Speech;

use self::names::{Names, first_task, singular};
use crate::glossary::Entry;
use crate::scene::Scene;
use crate::scenic::{ChoiceTarget, Facts, Scenic, Shown, Visibility};

impl Scenic for Scrapyard {
    const FACTS: Facts = Facts {
        title: "Scrapyard Empire",
        designers: "Galliant Games; mechanics mostly by Jonathan Pack and Ben Froiken",
        about: "Build machines from scrap and Inventions from machines: three, before the ghost has as many.",
        time: "10 to 15 minutes",
        rival: "the ghost",
    };

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

    fn scene(&self, state: &State, visibility: Visibility, _: &Speech<'_, Self>) -> Scene {
        scene::scene(&Names::new(self, state), visibility)
    }

    fn decision_target(
        &self,
        state: &State,
        decision: Decision,
        _: &Speech<'_, Self>,
    ) -> ChoiceTarget {
        choices::decision_target(&Names::new(self, state), decision)
    }

    fn chance_target(&self, state: &State, chance: Chance) -> ChoiceTarget {
        choices::chance_target(first_task(&self.position(state)), chance)
    }

    fn chance_group(&self, state: &State, _: &Speech<'_, Self>) -> String {
        match first_task(&self.position(state)) {
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

    fn glossary(&self, speech: &Speech<'_, Self>) -> Vec<Entry> {
        let mut entries = cards::glossary(speech);
        entries.extend(glossary::glossary(speech));
        entries
    }
}
