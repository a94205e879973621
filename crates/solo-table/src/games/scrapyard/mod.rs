//! Scrapyard Empire on a table.

mod asks;
mod cards;
mod choices;
mod ghost;
mod mine;
mod names;
mod scene;
mod terms;

use scrapyard::{Chance, Decision, Scrapyard, State, Task};
use solo_core::Speech;

use self::names::{Names, first_task, singular};
use crate::glossary::Entry;
use crate::scene::Scene;
use crate::scenic::{Concern, Facts, Scenic, Shown, Sight};

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

    fn scene(&self, state: &State, sight: Sight, _: &Speech<'_, Self>) -> Scene {
        scene::scene(&Names::new(self, state), sight)
    }

    fn concern(&self, state: &State, decision: Decision, _: &Speech<'_, Self>) -> Concern {
        choices::concern(&Names::new(self, state), decision)
    }

    fn chance_concern(&self, state: &State, chance: Chance) -> Concern {
        choices::chance_concern(first_task(&self.position(state)), chance)
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

    fn glossary(&self, _: &Speech<'_, Self>) -> Vec<Entry> {
        let mut entries = cards::glossary(self);
        entries.extend(terms::glossary(self));
        entries
    }
}
