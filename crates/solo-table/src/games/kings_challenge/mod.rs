//! The King's Challenge on a table.

mod boards;
mod cards;
mod choices;
mod decks;
mod glossary;
mod lesson;
mod royal;
mod scene;
mod sides;
mod words;

use kings_challenge::{Chance, Decision, Event, KingsChallenge, Roller, Side, State, Step};
use solo_core::Speech;

use crate::glossary::Entry;
use crate::lesson::FirstGame;
use crate::scene::Scene;
use crate::scenic::{Facts, Scenic, Shown, Visibility};
use crate::story::{Actor, Opening};
use crate::target::{ChoiceTarget, Target};

impl Scenic for KingsChallenge {
    const FACTS: Facts = Facts {
        title: "The King's Challenge",
        designers: "Shadi Torbey, after Troyes by Sébastien Dujardin, Xavier Georges and Alain Orban",
        about: "Run a household in medieval Troyes for four rounds, and outdo le Roy, whom two dice lead.",
        time: "40 to 60 minutes",
        rival: "Le Roy",
    };

    const FIRST_GAME: FirstGame = FirstGame {
        seed: 149,
        decisions: 28,
    };

    const RESULT: &'static str = "points ahead of le Roy";

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

    const TARGETS: &'static [Target] = choices::TARGETS;

    fn scene(&self, state: &State, visibility: Visibility, _: &Speech<'_, Self>) -> Scene {
        scene::scene(self, state, visibility)
    }

    fn decision_target(
        &self,
        state: &State,
        decision: Decision,
        speech: &Speech<'_, Self>,
    ) -> ChoiceTarget {
        choices::decision_target(self, state, decision, speech)
    }

    fn chance_target(&self, state: &State, chance: Chance) -> ChoiceTarget {
        choices::chance_target(self, state, chance)
    }

    fn chance_group(&self, state: &State, _: &Speech<'_, Self>) -> String {
        choices::chance_group(self, state)
    }

    fn is_aside(&self, state: &State, decision: Decision) -> bool {
        match decision {
            // Turning further dice is asked for once it has begun.
            Decision::Flip(_) => !matches!(state.step(), Step::GuardFlip | Step::TurnFlip),
            Decision::Reroll(_)
            | Decision::Recruit
            | Decision::FlipEnd
            | Decision::GuardEnd
            | Decision::Surrender
            | Decision::Pass
            | Decision::CubeNone
            | Decision::Done => true,
            _ => false,
        }
    }

    fn opens(&self, event: &Event) -> Option<Opening> {
        let side = |side: &Side| match side {
            Side::Human => Some(Opening::Act(Actor::You)),
            Side::Roy => Some(Opening::Act(Actor::Rival)),
        };
        match event {
            Event::Action { .. } | Event::Passed => Some(Opening::Turn(Actor::You, None)),
            Event::DieRolled {
                owner: Roller::Royal,
                ..
            } => Some(Opening::Act(Actor::Rival)),
            Event::Settled { who, .. } | Event::Guarded { who, .. } => side(who),
            Event::Rerolled { .. }
            | Event::Flipped { .. }
            | Event::Recruited { .. }
            | Event::Surrendered { .. }
            | Event::Pot { .. } => Some(Opening::Act(Actor::You)),
            Event::RoundStarted { .. }
            | Event::Attack { .. }
            | Event::RoundEnded { .. }
            | Event::CharacterScored { .. }
            | Event::GameOver { .. } => Some(Opening::Act(Actor::Game)),
            _ => None,
        }
    }

    fn notable(&self, event: &Event) -> u32 {
        match event {
            Event::Vp { amount, .. } => amount.unsigned_abs(),
            Event::EventCountered { .. } => 3,
            Event::Surrendered { .. } => 2,
            _ => 0,
        }
    }

    fn explains(&self, _: &State, decision: Decision) -> &'static [&'static str] {
        lesson::explains(decision)
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
