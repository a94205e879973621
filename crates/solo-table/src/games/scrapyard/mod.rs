//! Scrapyard Empire on a table.

mod asks;
mod cards;
mod choices;
mod ghost;
mod mine;
mod names;
mod scene;
mod terms;

use scrapyard::{Chance, Decision, Pile, Scrapyard, State, Task};

use self::names::{Names, first_task};
use crate::glossary::Entry;
use crate::scene::Scene;
use crate::scenic::{Concern, Facts, Scenic, Shown, Sight};

impl Scenic for Scrapyard {
    const FACTS: Facts = Facts {
        title: "Scrapyard Empire",
        designers: "Galliant Games",
        about: "Build machines of scrap and Inventions of machines, and complete three before the ghost does.",
        time: "30 to 60 minutes",
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
        ("piles", Shown::In(&["piles"])),
        ("scraps", Shown::In(&["scraps"])),
        ("look", Shown::In(&["look"])),
        ("outcome", Shown::In(&["score"])),
    ];

    fn scene(&self, state: &State, sight: Sight) -> Scene {
        scene::scene(&Names::new(self, state), sight)
    }

    fn concern(&self, state: &State, decision: Decision) -> Concern {
        choices::concern(&Names::new(self, state), decision)
    }

    fn chance_concern(&self, state: &State, chance: Chance) -> Concern {
        choices::chance_concern(first_task(&self.position(state)), chance)
    }

    fn chance_group(&self, state: &State) -> String {
        let next = |pile| match pile {
            Pile::Part => "The next Part",
            Pile::Machine => "The next Small Machine",
            Pile::Invention => "The next Invention",
        };
        match first_task(&self.position(state)) {
            Some(Task::Die { .. }) => "The die",
            Some(Task::DealCharacter { .. }) => "The Character",
            Some(
                Task::Deal { pile, .. }
                | Task::Flip { pile }
                | Task::Gain { pile, .. }
                | Task::Reveal { pile, .. },
            ) => next(pile),
            _ => "What comes",
        }
        .to_owned()
    }

    fn glossary(&self) -> Vec<Entry> {
        let mut entries = cards::glossary(self);
        entries.extend(terms::glossary(self));
        entries
    }
}
