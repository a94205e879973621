//! Botmegistus beside the box of Trismegistus.

mod boards;
mod bot;
mod cards;
mod display;
mod glossary;
mod lesson;
mod mine;
mod print;
mod scene;
mod targets;

use solo_core::{Faults, GameData, Speech};
use trismegistus_bot::{Botmegistus, Catalogue, Chance, Decision, Event, Side, State, View};

use crate::glossary::Entry;
use crate::lesson::FirstGame;
use crate::scene::Scene;
use crate::scenic::{Facts, Level, Scenic, Shown, Visibility};
use crate::story::{Actor, Opening};
use crate::target::{ChoiceTarget, Target};
use print::Prints;

impl Scenic for Botmegistus {
    const FACTS: Facts = Facts {
        title: "Trismegistus: The Ultimate Formula, against Botmegistus",
        designers: "Federico Pierlorenzi and Daniele Tascini; Botmegistus by Dávid Turczi and Nick Shaw",
        about: "Play your own side with the box; Botmegistus drafts its dice, climbs, collects and scores by its cards.",
        time: "1 to 2 hours with the box",
        rival: "Botmegistus",
    };

    const FIRST_GAME: FirstGame = FirstGame {
        seed: 263,
        decisions: 15,
    };

    // The easier and harder games that the rulebook of the variant suggests.
    const LEVELS: &'static [Level] = &[
        Level {
            name: "easier",
            options: &[
                ("bot_gold_delta", "-1"),
                ("setup_rolls", "0"),
                ("masterpiece_draw", "0"),
                ("specialization_cards", "false"),
                ("personality_cards", "false"),
            ],
        },
        Level {
            name: "harder",
            options: &[
                ("bot_gold_delta", "1"),
                ("bot_start_experiment", "true"),
                ("setup_rolls", "4"),
                ("personality_on_equal", "true"),
                ("masterpiece_draw", "3"),
                ("masterpiece_gold", "true"),
            ],
        },
    ];

    const RESULT: &'static str = "points ahead of Botmegistus";

    const SHOWN: &'static [(&'static str, Shown)] = &[
        ("phase", Shown::In(&["now", "ask", "choices"])),
        ("round", Shown::In(&["now", "game"])),
        ("turn", Shown::In(&["now"])),
        ("first", Shown::In(&["game"])),
        ("passed", Shown::In(&["game"])),
        ("bowls", Shown::In(&["bowls"])),
        ("artifacts", Shown::In(&["artifacts"])),
        ("experiments", Shown::In(&["experiments"])),
        ("tokens", Shown::In(&["tracks"])),
        ("tokens_unplaced", Shown::In(&["piles"])),
        ("levels", Shown::In(&["tracks"])),
        (
            "bot",
            Shown::In(&[
                "bot",
                "bot-dice",
                "automa",
                "bot-experiments",
                "bot-cards",
                "bot-symbols",
            ]),
        ),
        (
            "human",
            Shown::In(&["mine", "my-dice", "my-experiments", "my-cards"]),
        ),
        ("window", Shown::In(&["ask"])),
        ("tie", Shown::In(&["artifacts", "ask"])),
        ("look", Shown::In(&["ask"])),
        ("dealt", Shown::In(&["dealt"])),
        ("to_roll", Shown::In(&["rolling"])),
        ("setup_rolls_left", Shown::In(&["game"])),
        ("masterpieces_drawn", Shown::In(&["masterpieces"])),
        ("digits", Shown::In(&["ask"])),
        ("unseen", Shown::In(&["piles"])),
        ("out", Shown::In(&["piles"])),
        ("outcome", Shown::In(&["score"])),
    ];

    const TARGETS: &'static [Target] = targets::TARGETS;

    fn scene(&self, state: &State, visibility: Visibility, _: &Speech<'_, Self>) -> Scene {
        At::new(self, state).scene(visibility)
    }

    fn decision_target(
        &self,
        state: &State,
        decision: Decision,
        speech: &Speech<'_, Self>,
    ) -> ChoiceTarget {
        targets::decision(state, decision, speech)
    }

    fn chance_target(&self, state: &State, chance: Chance) -> ChoiceTarget {
        targets::chance(self, state, chance)
    }

    fn chance_group(&self, state: &State, _: &Speech<'_, Self>) -> String {
        targets::chance_group(state).to_owned()
    }

    fn amend(&self, state: &State, edits: &[&str]) -> Option<Result<State, Faults>> {
        Some(crate::botmegistus::amend(self, state, edits))
    }

    fn is_aside(&self, _: &State, decision: Decision) -> bool {
        matches!(
            decision,
            Decision::End | Decision::Pass | Decision::Decline | Decision::Level(_)
        )
    }

    fn opens(&self, event: &Event) -> Option<Opening> {
        match event {
            Event::TurnStarted { side: Side::Human } => Some(Opening::Turn(Actor::You, None)),
            Event::TurnStarted { side: Side::Bot } => Some(Opening::Turn(Actor::Rival, None)),
            Event::Reacted => Some(Opening::Act(Actor::You)),
            Event::RoundStarted { .. } | Event::RoundEnded { .. } | Event::GameOver { .. } => {
                Some(Opening::Act(Actor::Game))
            }
            _ => None,
        }
    }

    fn notable(&self, event: &Event) -> u32 {
        match event {
            Event::Completed { experiment, .. } => {
                u32::from(self.catalogue().experiment_card(*experiment).points)
            }
            Event::BonusReached { .. } => 3,
            Event::Scored { amount } => u32::from(*amount),
            Event::Reacted | Event::CardAdded { .. } => 1,
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
        let prints = Prints::of(self);
        let mut entries = cards::glossary(&prints, speech);
        entries.extend(glossary::glossary(&prints, speech));
        entries
    }
}

/// A position of a game with its view.
struct At<'a> {
    game: &'a Botmegistus,
    catalogue: &'a Catalogue,
    state: &'a State,
    view: View,
    prints: Prints<'a>,
}

impl<'a> At<'a> {
    fn new(game: &'a Botmegistus, state: &'a State) -> Self {
        Self {
            game,
            catalogue: game.catalogue(),
            state,
            view: game.view(state),
            prints: Prints::of(game),
        }
    }
}

/// Converts a count, saturating.
fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Returns the half cell at which a cell begins.
fn cell(number: u8) -> u8 {
    number.saturating_mul(2)
}
