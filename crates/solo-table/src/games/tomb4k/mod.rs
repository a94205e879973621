//! Tomb of Four Kings on a table.

mod cards;
mod glossary;
mod lesson;
mod moves;
mod pictures;
mod plays;
mod progress;
mod scene;
mod story;
mod summary;
mod words;

use std::borrow::Cow;

use solo_core::{Card, Game as _, Next, Speech};
use tomb4k::catalogue::{Role, role};
use tomb4k::{Chance, Decision, Heading, Phase, Refusal, State, Tomb};

use crate::phrase::Phrase;
use crate::scene::Scene;
use crate::scenic::{ChoiceTarget, Facts, Scenic, Shown, Target, Visibility, Waits};
use crate::speech::written;

use words::words;

/// Returns the key of the pictogram of a card, by its role.
fn emblem_of(card: Card) -> Cow<'static, str> {
    let role = match role(card) {
        Role::Monster => "monster",
        Role::Trap => "trap",
        Role::Door => "door",
        Role::Skill => "skill",
        Role::Favor => "favor",
        Role::Hoard => "hoard",
        Role::Torch => "torch",
        Role::Scroll => "scroll",
        Role::HitPoint => "life",
    };
    format!("card/{role}/{card}").into()
}

impl Scenic for Tomb {
    const FACTS: Facts = Facts {
        title: "Dungeon Solitaire: Tomb of Four Kings",
        designers: "Matthew Lowes",
        about: "Delve into a tomb with a deck of cards, and bring its treasure out before four torches are burnt.",
        time: "2 to 10 minutes",
        rival: "",
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

    fn emblem(&self, card: &str) -> Option<Cow<'static, str>> {
        card.parse().ok().map(emblem_of)
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

    fn waits(&self, state: &State, decision: Decision, speech: &Speech<'_, Self>) -> Option<Waits> {
        let is_turn = matches!(decision, Decision::Delve | Decision::Retreat);
        let is_final = is_turn && state.heading() == Heading::Retreat;
        is_final.then(|| {
            let refusal = Refusal::TurnedAround;
            let reason = written(|out| self.say_refusal(&refusal, speech, out));
            Waits::new(reason, refusal.rule())
        })
    }

    fn phrase(&self, phrase: Phrase, speech: &Speech<'_, Self>) -> Cow<'static, str> {
        match phrase {
            // The tomb has no dice.
            Phrase::ChanceIsDue => words(*speech).say("chance.first").into(),
            other => other.said(speech),
        }
    }
}
