//! The King's Challenge on a table.

mod boards;
mod cards;
mod choices;
mod decks;
mod glossary;
mod royal;
mod scene;
mod sides;
mod words;

use kings_challenge::{Chance, Decision, KingsChallenge, State};
use solo_core::Speech;

use crate::glossary::Entry;
use crate::scene::Scene;
use crate::scenic::{ChoiceTarget, Facts, Scenic, Shown, Visibility};

impl Scenic for KingsChallenge {
    const FACTS: Facts = Facts {
        title: "The King's Challenge",
        designers: "Shadi Torbey, after Troyes by Sébastien Dujardin, Xavier Georges and Alain Orban",
        about: "Run a household in medieval Troyes for four rounds, and outdo le Roy, whom two dice lead.",
        time: "40 to 60 minutes",
        rival: "Le Roy",
    };

    const SHOWN: &'static [(&'static str, Shown)] = &[
        ("phase", Shown::In(&["now", "ask"])),
        ("round", Shown::In(&["now"])),
        ("rounds", Shown::In(&["now"])),
        ("start", Shown::In(&["points"])),
        ("turn", Shown::In(&["now"])),
        ("human", Shown::In(&["points", "purse", "score"])),
        ("roy", Shown::In(&["points", "roy", "score"])),
        ("buildings", Shown::In(&["buildings"])),
        ("cathedral", Shown::In(&["cathedral"])),
        ("dice", Shown::In(&["dice"])),
        ("black", Shown::In(&["dice"])),
        ("activities", Shown::In(&["activities"])),
        ("row", Shown::In(&["events"])),
        ("stack", Shown::In(&["characters"])),
        ("unseen", Shown::In(&["unseen"])),
        ("free_rolls", Shown::In(&["roy"])),
        ("pending", Shown::In(&["ask", "dice", "action"])),
        ("outcome", Shown::In(&["score"])),
    ];

    fn scene(&self, state: &State, visibility: Visibility, _: &Speech<'_, Self>) -> Scene {
        scene::scene(self, state, visibility)
    }

    fn decision_target(
        &self,
        state: &State,
        decision: Decision,
        _: &Speech<'_, Self>,
    ) -> ChoiceTarget {
        choices::decision_target(self, state, decision)
    }

    fn chance_target(&self, state: &State, chance: Chance) -> ChoiceTarget {
        choices::chance_target(self, state, chance)
    }

    fn chance_group(&self, state: &State, _: &Speech<'_, Self>) -> String {
        choices::chance_group(self, state)
    }

    fn glossary(&self, speech: &Speech<'_, Self>) -> Vec<Entry> {
        let mut entries = cards::glossary(speech);
        entries.extend(glossary::glossary(speech));
        entries
    }
}
