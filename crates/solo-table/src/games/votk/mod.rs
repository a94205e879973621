//! Valley of the Kings against the Bot on a table.

mod cards;
mod glossary;
mod lesson;
mod questions;
mod scene;
mod targets;
mod terms;
mod tombs;

use core::cell::OnceCell;

use solo_core::{GameData, Noun, Speech};
use votk::{Chance, Decision, Event, Frame, Phase, Side, State, Valley, View, Zone};

use crate::glossary::Entry;
use crate::lesson::FirstGame;
use crate::scene::Scene;
use crate::scenic::{ChoiceTarget, Facts, Scenic, Shown, Visibility};
use crate::story::{Actor, Opening};

/// A position as the game and its data show it.
struct Position<'a> {
    game: &'a Valley,
    state: &'a State,
    /// The position as data, for values without an accessor; made where one is needed.
    view: OnceCell<View>,
}

impl<'a> Position<'a> {
    fn new(game: &'a Valley, state: &'a State) -> Self {
        let view = OnceCell::new();
        Self { game, state, view }
    }

    /// Returns the position as data.
    fn view(&self) -> &View {
        self.view.get_or_init(|| self.game.view(self.state))
    }

    /// Returns the name of a noun of the game.
    fn name(&self, noun: &impl Noun<Valley>) -> String {
        name(self.game, noun)
    }

    /// Returns the innermost action in progress.
    fn frame(&self) -> Option<Frame> {
        self.state.frames().last()
    }
}

fn name(game: &Valley, noun: &impl Noun<Valley>) -> String {
    noun.to_name(&Speech::of(game)).to_string()
}

/// Returns the text with a capital first letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
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

    const ZONES: &'static [(&'static str, &'static [&'static str])] = &[
        ("Again", &["own"]),
        ("Buy", &["pyramid"]),
        ("Do", &["actions"]),
        ("End", &[]),
        ("Entomb", &["hand"]),
        ("Fall", &["pyramid"]),
        ("Group", &["bot_tomb"]),
        ("Mode", &["actions"]),
        ("Pass", &[]),
        ("Pay", &["hand"]),
        ("Pick", &["bot_tomb", "hand", "own", "piles", "tomb"]),
        ("React", &["hand"]),
        ("Shed", &["pyramid"]),
        ("Swap", &["pyramid"]),
        ("Take", &["pyramid"]),
        ("Top", &["own"]),
        ("Use", &["hand"]),
    ];

    fn scene(&self, state: &State, visibility: Visibility, _: &Speech<'_, Self>) -> Scene {
        scene::scene(&Position::new(self, state), visibility)
    }

    fn decision_target(
        &self,
        state: &State,
        decision: Decision,
        _: &Speech<'_, Self>,
    ) -> ChoiceTarget {
        targets::decision(&Position::new(self, state), decision)
    }

    fn chance_target(&self, state: &State, chance: Chance) -> ChoiceTarget {
        targets::chance(&Position::new(self, state), chance)
    }

    fn chance_group(&self, state: &State, _: &Speech<'_, Self>) -> String {
        match state.phase() {
            Phase::Draw => "The card you draw",
            Phase::Turn => "The card you turn over",
            Phase::Die => "The Bot's die",
            _ => "The next card of the stock",
        }
        .to_owned()
    }

    fn is_aside(&self, _: &State, decision: Decision) -> bool {
        matches!(decision, Decision::End | Decision::Pass)
    }

    fn refers_back(&self, state: &State) -> bool {
        state.phase() == Phase::React
    }

    fn ask_after(&self, event: &Event, _: &Speech<'_, Self>) -> Option<String> {
        match event {
            Event::Moved {
                card,
                to: Zone::BotTomb,
                ..
            } => Some(questions::react(&name(self, card))),
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

    fn explains(&self, state: &State, decision: Decision) -> &'static [&'static str] {
        lesson::explains(state, decision)
    }

    fn explains_event(&self, event: &Event) -> &'static [&'static str] {
        lesson::explains_event(event)
    }

    fn glossary(&self, speech: &Speech<'_, Self>) -> Vec<Entry> {
        glossary::glossary(speech)
    }
}
