//! Tomb of Four Kings on a table.

mod cards;
mod lesson;
mod scene;
mod words;

use std::borrow::Cow;

use solo_core::{Next, Speech};
use tomb4k::{Chance, Decision, Event, Phase, State, Tomb};

use crate::answer::Phrase;
use crate::glossary::Entry;
use crate::lesson::FirstGame;
use crate::scene::Scene;
use crate::scenic::{Facts, Scenic, Shown, Visibility};
use crate::story::{Actor, Opening};
use crate::target::{ChoiceTarget, Target};

use words::words;

impl Scenic for Tomb {
    const FACTS: Facts = Facts {
        title: "Dungeon Solitaire: Tomb of Four Kings",
        designers: "Matthew Lowes",
        about: "Delve into a tomb with a deck of cards, and bring its treasure out before four torches are burnt.",
        time: "2 to 10 minutes",
        rival: "",
    };

    const FIRST_GAME: FirstGame = FirstGame {
        seed: 167,
        decisions: 19,
    };

    const SHOWN: &'static [(&'static str, Shown)] = &[
        ("phase", Shown::In(&["ask", "dungeon"])),
        ("heading", Shown::In(&["now", "dungeon"])),
        ("turn", Shown::In(&["now", "dungeon"])),
        ("column", Shown::In(&["now", "dungeon"])),
        ("delve_turns", Shown::In(&["dungeon"])),
        ("retreat_turns", Shown::In(&["dungeon", "state"])),
        ("deck", Shown::In(&["state"])),
        ("unseen", Shown::Hidden("TK-2.9")),
        ("bottom", Shown::In(&["state"])),
        ("torches", Shown::In(&["life"])),
        ("hp", Shown::In(&["life"])),
        ("skills", Shown::In(&["skills"])),
        ("treasure", Shown::In(&["treasure"])),
        ("kings", Shown::In(&["state"])),
        ("worth", Shown::In(&["treasure"])),
        ("spent", Shown::In(&["state"])),
        ("open", Shown::In(&["open"])),
        ("encounter", Shown::In(&["open"])),
        ("damage", Shown::In(&["ask"])),
        ("discards_due", Shown::In(&["ask"])),
        ("fourth", Shown::In(&["ask"])),
        ("resume", Shown::Hidden("TK-10.4")),
        ("stacks", Shown::In(&["dungeon"])),
        ("covered", Shown::Hidden("TK-2.9")),
        ("discards", Shown::Hidden("TK-2.9")),
        ("outcome", Shown::In(&["score"])),
    ];

    const TARGETS: &'static [Target] = scene::TARGETS;

    fn scene(&self, state: &State, visibility: Visibility, speech: &Speech<'_, Self>) -> Scene {
        scene::scene(words(*speech), state, visibility)
    }

    fn decision_target(
        &self,
        state: &State,
        decision: Decision,
        speech: &Speech<'_, Self>,
    ) -> ChoiceTarget {
        scene::decision_target(words(*speech), state, decision)
    }

    fn chance_target(&self, state: &State, _: Chance) -> ChoiceTarget {
        match state.phase() {
            Phase::Discard => ChoiceTarget::new("").on("deck"),
            _ => ChoiceTarget::new("").on("here"),
        }
    }

    fn chance_group(&self, state: &State, speech: &Speech<'_, Self>) -> String {
        words(*speech).say(match (self.next(state), state.phase()) {
            (Next::Chance(_), Phase::Discard) => "chance.discard",
            _ => "chance",
        })
    }

    fn is_aside(&self, _: &State, decision: Decision) -> bool {
        matches!(decision, Decision::Retreat | Decision::Decline)
    }

    fn opens(&self, event: &Event) -> Option<Opening> {
        match event {
            Event::TurnBegins { turn, .. } => {
                Some(Opening::Turn(Actor::You, Some(u32::from(*turn))))
            }
            Event::TurnedAround { .. } => Some(Opening::Turn(Actor::You, None)),
            Event::Over { .. } => Some(Opening::Act(Actor::Game)),
            _ => None,
        }
    }

    fn notable(&self, event: &Event) -> u32 {
        match event {
            Event::Hurt { damage, .. } | Event::Dodged { damage } => u32::from(*damage),
            Event::Dropped { .. } => 6,
            Event::TurnedAround { .. } => 5,
            Event::Torch { burnt, .. } => u32::from(*burnt),
            Event::Hoard { .. } => 9,
            Event::Scroll { .. } => 10,
            _ => 0,
        }
    }

    fn explains(&self, state: &State, decision: Decision) -> &'static [&'static str] {
        lesson::explains(state, decision)
    }

    fn explains_event(&self, event: &Event) -> &'static [&'static str] {
        lesson::explains_event(event)
    }

    fn phrase(&self, phrase: Phrase, speech: &Speech<'_, Self>) -> Cow<'static, str> {
        match phrase {
            // The tomb has no dice.
            Phrase::ChanceIsDue => words(*speech).say("chance.first").into(),
            other => other.said(speech),
        }
    }

    fn glossary(&self, speech: &Speech<'_, Self>) -> Vec<Entry> {
        cards::glossary(words(*speech))
    }
}
