//! Valley of the Kings against the Bot on a table.

mod cards;
mod glossary;
mod lesson;
mod questions;
mod scene;
mod targets;
mod terms;
mod tombs;
mod words;

use core::cell::OnceCell;
use std::borrow::Cow;

use solo_core::{GameData, Speech, fields};
use votk::{Chance, Decision, Event, Frame, Phase, Side, State, Valley, View, Zone};

use crate::glossary::Entry;
use crate::lesson::FirstGame;
use crate::scene::Scene;
use crate::scenic::{Facts, Scenic, Shown, Visibility};
use crate::story::{Actor, Opening};
use crate::target::{ChoiceTarget, Target};

use words::{Words, words};

/// A position as the game and its data show it, in the language of a table.
struct Position<'a> {
    words: Words<'a>,
    game: &'a Valley,
    state: &'a State,
    /// The position as data, for values without an accessor; made where one is needed.
    view: OnceCell<View>,
}

impl<'a> Position<'a> {
    fn new(speech: &Speech<'a, Valley>, state: &'a State) -> Self {
        Self {
            words: words(*speech),
            game: speech.game(),
            state,
            view: OnceCell::new(),
        }
    }

    /// Returns the position as data.
    fn view(&self) -> &View {
        self.view.get_or_init(|| self.game.view(self.state))
    }

    /// Returns the innermost action in progress.
    fn frame(&self) -> Option<Frame> {
        self.state.frames().last()
    }
}

impl Scenic for Valley {
    const FACTS: Facts = Facts {
        title: "Valley of the Kings against the Bot",
        designers: "Tom Cleaver; solitaire variant by Moonfrog",
        about: "Fill a tomb of old Egypt with cards bought from a crumbling pyramid, and outscore a Bot that takes cards by die.",
        time: "20 to 40 minutes",
        rival: "the Bot",
    };

    const FIRST_GAME: FirstGame = FirstGame {
        seed: 239,
        decisions: 25,
    };

    const RESULT: &'static str = "points ahead of the Bot";

    const SHOWN: &'static [(&'static str, Shown)] = &[
        ("phase", Shown::In(&["ask"])),
        ("side", Shown::In(&["now"])),
        ("step", Shown::In(&["now"])),
        ("turn", Shown::In(&["now"])),
        ("hand", Shown::In(&["hand"])),
        ("played", Shown::In(&["own"])),
        ("arranged", Shown::In(&["own"])),
        ("turned", Shown::In(&["own"])),
        // A new deck is face down, but its size follows from the cards that have left it.
        ("deck", Shown::In(&["own", "hand", "tomb"])),
        ("discard", Shown::In(&["own"])),
        ("tomb", Shown::In(&["tomb"])),
        ("pyramid", Shown::In(&["pyramid"])),
        ("stock", Shown::In(&["piles"])),
        ("stock_size", Shown::In(&["piles"])),
        ("boneyard", Shown::In(&["piles"])),
        ("bot_tomb", Shown::In(&["bot_tomb"])),
        ("bot_discard", Shown::In(&["bot"])),
        ("aside", Shown::Hidden("VK-2.6")),
        ("state", Shown::In(&["turn", "own", "pyramid"])),
        ("pending", Shown::In(&["ask"])),
        ("frames", Shown::In(&["actions", "ask"])),
        ("outcome", Shown::In(&["score"])),
    ];

    const TARGETS: &'static [Target] = targets::TARGETS;

    fn scene(&self, state: &State, visibility: Visibility, speech: &Speech<'_, Self>) -> Scene {
        scene::scene(&Position::new(speech, state), visibility)
    }

    fn decision_target(
        &self,
        state: &State,
        decision: Decision,
        speech: &Speech<'_, Self>,
    ) -> ChoiceTarget {
        targets::decision(&Position::new(speech, state), decision)
    }

    fn chance_target(&self, state: &State, chance: Chance) -> ChoiceTarget {
        targets::chance(&Position::new(&Speech::of(self), state), chance)
    }

    fn chance_group(&self, state: &State, speech: &Speech<'_, Self>) -> String {
        words(*speech).say(match state.phase() {
            Phase::Draw => "chance.draw",
            Phase::Turn => "chance.turn",
            Phase::Die => "chance.die",
            _ => "chance.stock",
        })
    }

    fn is_aside(&self, _: &State, decision: Decision) -> bool {
        matches!(decision, Decision::End | Decision::Pass)
    }

    fn refers_back(&self, state: &State) -> bool {
        state.phase() == Phase::React
    }

    fn ask_after(&self, event: &Event, speech: &Speech<'_, Self>) -> Option<String> {
        match event {
            Event::Moved {
                card,
                to: Zone::BotTomb,
                ..
            } => Some(words(*speech).fill("ask.react.to", &fields![card = *card])),
            _ => None,
        }
    }

    fn opens(&self, event: &Event) -> Option<Opening> {
        match event {
            Event::TurnBegins { turn, side } => {
                let actor = match side {
                    Side::Setup => Actor::Game,
                    Side::Player => Actor::You,
                    Side::Bot => Actor::Rival,
                };
                Some(Opening::Turn(actor, Some(u32::from(*turn))))
            }
            // The player's part in the Bot's turn, up to its end.
            Event::Reacting { .. } | Event::WindowPassed => Some(Opening::Act(Actor::You)),
            Event::Over { .. } => Some(Opening::Act(Actor::Game)),
            _ => None,
        }
    }

    fn notable(&self, event: &Event) -> u32 {
        let cost = |card| u32::from(self.catalogue().card(card).cost);
        match event {
            Event::Moved {
                card,
                to: Zone::Tomb | Zone::BotTomb,
                ..
            } => cost(*card),
            Event::Moved {
                card,
                from: Zone::BotTomb,
                ..
            } => cost(*card).saturating_add(1),
            _ => 0,
        }
    }

    fn explains(&self, _: &State, decision: Decision) -> &'static [&'static str] {
        lesson::explains(decision)
    }

    fn explains_event(&self, event: &Event) -> &'static [&'static str] {
        lesson::explains_event(event)
    }

    fn rival(&self, speech: &Speech<'_, Self>) -> Cow<'static, str> {
        words(*speech).say("rival").into()
    }

    fn glossary(&self, speech: &Speech<'_, Self>) -> Vec<Entry> {
        glossary::glossary(speech)
    }
}
