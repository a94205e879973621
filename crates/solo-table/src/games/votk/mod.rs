//! Valley of the Kings against the Bot on a table.

mod cards;
mod glossary;
mod lesson;
mod moves;
mod pictures;
mod plays;
mod progress;
mod questions;
mod scene;
mod story;
mod summary;
mod targets;
mod terms;
mod tombs;
mod waits;
mod words;

use core::cell::OnceCell;
use std::borrow::Cow;

use solo_core::{GameData, Speech, fields};
use votk::{Chance, Decision, Event, Frame, Group, Phase, State, Valley, View, Zone};

use crate::scene::Scene;
use crate::scenic::{ChoiceTarget, Facts, Scenic, Shown, Target, Visibility, Waits};

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

/// Returns the key of the pictogram of a card, or of a topic of the glossary.
fn emblem(game: &Valley, card: &str) -> Option<Cow<'static, str>> {
    if let Some(design) = game.catalogue().design(card) {
        return Some(progress::emblem_of(game, design));
    }
    let topic = card.strip_prefix("about/")?;
    let group = Group::ALL.into_iter().find(|group| group.word() == topic);
    Some(match group {
        Some(group) => progress::emblem_of_group(group),
        None => ["term/", topic].concat().into(),
    })
}

impl Scenic for Valley {
    const FACTS: Facts = Facts {
        title: "Valley of the Kings against the Bot",
        designers: "Tom Cleaver; solitaire variant by Moonfrog",
        about: "Fill a tomb in ancient Egypt with cards bought from a crumbling pyramid, and outscore a Bot that takes cards by the roll of a die.",
        time: "20 to 40 minutes",
        rival: "the Bot",
    };

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

    fn emblem(&self, card: &str) -> Option<Cow<'static, str>> {
        emblem(self, card)
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

    fn waits(&self, state: &State, decision: Decision, speech: &Speech<'_, Self>) -> Option<Waits> {
        waits::waits(state.phase(), decision, words(*speech))
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

    fn rival(&self, speech: &Speech<'_, Self>) -> Cow<'static, str> {
        words(*speech).say("rival").into()
    }
}
