//! The King's Challenge on a table.

mod boards;
mod cards;
mod choices;
mod decks;
mod glossary;
mod lesson;
mod moves;
mod pictures;
mod plays;
mod progress;
mod royal;
mod scene;
mod sides;
mod story;
mod summary;
mod waits;
mod words;

use std::borrow::Cow;

use kings_challenge::{
    ActivityId, Chance, CharacterId, Decision, EventId, KingsChallenge, State, Step,
};
use solo_core::{Readable, Speech};

use crate::phrase::Phrase;
use crate::scene::Scene;
use crate::scenic::{ChoiceTarget, Facts, Scenic, Shown, Target, Visibility, Waits};

/// Returns the key of the pictogram of a card, or of what else the glossary explains.
fn emblem(game: &KingsChallenge, card: &str) -> Cow<'static, str> {
    let kind = if ActivityId::parse(game, card).is_ok() {
        "card/activity/"
    } else if EventId::parse(game, card).is_ok() {
        "card/event/"
    } else if CharacterId::parse(game, card).is_ok() {
        "card/character/"
    } else {
        "term/"
    };
    [kind, card].concat().into()
}

impl Scenic for KingsChallenge {
    const FACTS: Facts = Facts {
        title: "The King's Challenge",
        designers: "Shadi Torbey, after Troyes by Sébastien Dujardin, Xavier Georges and Alain Orban",
        about: "Run a household in medieval Troyes, and outdo le Roy, who does what two dice say.",
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

    const TARGETS: &'static [Target] = choices::TARGETS;

    fn scene(&self, state: &State, visibility: Visibility, _: &Speech<'_, Self>) -> Scene {
        scene::scene(self, state, visibility)
    }

    fn emblem(&self, card: &str) -> Option<Cow<'static, str>> {
        Some(emblem(self, card))
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
        choices::chance_target(state, chance)
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

    fn waits(&self, state: &State, decision: Decision, _: &Speech<'_, Self>) -> Option<Waits> {
        waits::waits(state, decision)
    }

    fn rival(&self, _: &Speech<'_, Self>) -> Cow<'static, str> {
        "le Roy".into()
    }

    fn phrase(&self, phrase: Phrase, speech: &Speech<'_, Self>) -> Cow<'static, str> {
        match phrase {
            // The rulebook counts VP (KC-13.7).
            Phrase::HintRival => {
                "you end with {mean} VP and {rival} with {theirs} ({average}) on average of {deals} {deals#1=deal|deals}, mostly {lead}".into()
            }
            Phrase::HintBetter => {
                "; {points} VP better than the next choice, give or take {error}".into()
            }
            Phrase::HintPerhaps => {
                "; perhaps {points} VP better than the next choice, give or take {error}".into()
            }
            other => other.said(speech),
        }
    }
}
