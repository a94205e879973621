//! Botmegistus beside the box of Trismegistus.

mod boards;
mod bot;
mod cards;
mod display;
mod glossary;
mod lesson;
mod mine;
mod moves;
mod pictures;
mod plays;
mod print;
mod progress;
mod scene;
mod story;
mod summary;
mod targets;
mod waits;

use std::borrow::Cow;

use solo_core::{Faults, GameData, Readable, Speech};
use trismegistus_bot::{
    AutomaId, Botmegistus, Card, Catalogue, Chance, Decision, Phase, State, View,
};

use crate::phrase::Phrase;
use crate::scene::Scene;
use crate::scenic::{ChoiceTarget, Facts, Level, Scenic, Shown, Target, Visibility, Waits};
use print::Prints;

/// Returns the key of the pictogram of a card, or of what else the glossary explains.
fn emblem(game: &Botmegistus, card: &str) -> Cow<'static, str> {
    let kind = match Card::parse(game, card) {
        Ok(Card::Artifact(_)) => "card/artifact/",
        Ok(Card::Experiment(_)) => "card/experiment/",
        Err(_) if AutomaId::parse(game, card).is_ok() => "card/automa/",
        Err(_) => "term/",
    };
    [kind, card].concat().into()
}

impl Scenic for Botmegistus {
    const FACTS: Facts = Facts {
        title: "Trismegistus: The Ultimate Formula, against Botmegistus",
        designers: "Federico Pierlorenzi and Daniele Tascini; Botmegistus by Dávid Turczi and Nick Shaw",
        about: "Play your own side with the box; Botmegistus drafts its dice, climbs, collects and scores by its cards.",
        time: "1 to 2 hours with the box",
        rival: "Botmegistus",
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

    fn emblem(&self, card: &str) -> Option<Cow<'static, str>> {
        Some(emblem(self, card))
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

    fn is_report(&self, state: &State) -> bool {
        matches!(
            state.phase(),
            Phase::HumanReport
                | Phase::HumanWindow
                | Phase::ReactionWindow
                | Phase::ReportHundreds
                | Phase::ReportTens
                | Phase::ReportUnits
        )
    }

    fn waits(&self, state: &State, decision: Decision, _: &Speech<'_, Self>) -> Option<Waits> {
        waits::waits(state.phase(), decision)
    }

    fn phrase(&self, phrase: Phrase, speech: &Speech<'_, Self>) -> Cow<'static, str> {
        match phrase {
            // A simulated side climbs as it likes, which no real one can.
            Phrase::HintRival => {
                "{rival} ends with {theirs} VP on average of {deals} {deals#1=deal|deals}, against a simulated side that climbs as it likes".into()
            }
            Phrase::HintBetter => "; {points} VP better than the next choice, give or take {error}".into(),
            Phrase::HintPerhaps => "; perhaps {points} VP better than the next choice, give or take {error}".into(),
            other => other.said(speech),
        }
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
