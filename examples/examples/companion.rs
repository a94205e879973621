//! Botmegistus beside the physical game: you play Trismegistus on your table, type what you did and
//! what dice, cards and tokens show, and are told what Botmegistus does and why.
//!
//! `cargo run --release --example companion -- advanced_planning=true setup_rolls=4`
//!
//! Whatever is asked for can be answered by its number in the list, in full (`roll black lead`), or by
//! its end (`lead`); several answers in one line are separated by commas. `undo` takes back the last
//! answer, `table` shows what lies on the bot's side, `quit` stops.
#![expect(clippy::print_stdout, reason = "a program talks to its user")]

use std::io::{self, BufRead};

use solo_core::{Input, Next, OptionValue, Options as _};
use trismegistus_bot::{
    Botmegistus, Chance, Choice, Decision, Event, Options, Phase, Refusal, Side, State,
};

fn main() -> io::Result<()> {
    let mut options = Options::default();
    for text in std::env::args().skip(1) {
        let (name, value) = text.split_once('=').unwrap_or((text.as_str(), ""));
        options
            .set(name, OptionValue::from_text(value))
            .map_err(|error| io::Error::other(format!("{text}: {error}")))?;
    }
    let game = Botmegistus::new(options);
    let mut states = vec![game.start()];
    let mut lines = io::stdin().lock().lines();
    while let Some(state) = states.last() {
        if let Next::Over(outcome) = game.next(state) {
            println!(
                "You have {} points, Botmegistus {}.",
                outcome.human, outcome.bot
            );
            let parts = outcome.parts;
            println!(
                "  Botmegistus: {} in play, {} experiments, {} tracks, {} artifacts, {} Ethereal \
                 tokens, {} for {} formulas, {} Gold (TB-15)",
                parts.in_play,
                parts.experiments,
                parts.tracks,
                parts.artifacts,
                parts.ethereal,
                parts.formulas,
                outcome.formula_count,
                parts.gold
            );
            return Ok(());
        }
        ask(&game, state);
        let Some(line) = lines.next().transpose()? else {
            return Ok(());
        };
        for word in line
            .split(',')
            .map(str::trim)
            .filter(|word| !word.is_empty())
        {
            match word {
                "quit" => return Ok(()),
                "undo" if states.len() > 1 => {
                    states.pop();
                }
                "table" => states
                    .last()
                    .into_iter()
                    .for_each(|state| table(&game, state)),
                _ => match states.last().map(|state| answer(&game, state, word)) {
                    Some(Ok(after)) => states.push(after),
                    Some(Err(why)) => {
                        println!("{word}: {why}");
                        break;
                    }
                    None => {}
                },
            }
        }
    }
    Ok(())
}

/// Everything that can be answered, each with its notation.
fn answers(game: &Botmegistus, state: &State) -> Vec<(String, Input<Decision, Chance>)> {
    let decisions = game.decisions(state).into_iter();
    let decisions = decisions.map(|d| (game.decision_text(d).to_string(), Input::Decision(d)));
    let chances = game.chances(state).into_iter();
    let chances = chances.map(|(c, _)| (game.chance_text(c).to_string(), Input::Chance(c)));
    decisions.chain(chances).collect()
}

fn ask(game: &Botmegistus, state: &State) {
    println!("{}", question(state.phase()));
    for (number, (text, _)) in (1..).zip(answers(game, state)) {
        println!("  {number:>2} {text}");
    }
}

fn question(phase: Phase) -> &'static str {
    match phase {
        Phase::SetupToken => "Which bonus token do you place?",
        Phase::LayArtifact | Phase::LayExperiment => "Which card do you lay out?",
        Phase::RollDice => "Roll the next die: what does it show?",
        Phase::DealArtifact | Phase::DealExperiment | Phase::DealMasterpiece => {
            "Which card were you dealt?"
        }
        Phase::KeepArtifact | Phase::KeepExperiment | Phase::KeepMasterpiece => {
            "Which card do you keep?"
        }
        Phase::BotStartExperiment => "Draw a starting experiment for Botmegistus:",
        Phase::SetupRoll => "Roll an unused die for Botmegistus:",
        Phase::RevealCard => "Turn up a card from the Automa deck:",
        Phase::ChooseCard => "Roll the ordinary die to choose the card:",
        Phase::FlipCard => "Turn over the next Automa card:",
        Phase::ArtifactTie => "Artifacts are tied. Roll the ordinary die:",
        Phase::Specialization => "Elements are tied. Draw lots:",
        Phase::BotMasterpiece => "Draw a masterpiece for Botmegistus:",
        Phase::HumanDraft => "Which die do you draft?",
        Phase::HumanBoost => "Do you spend one of your Ethereal tokens on it?",
        Phase::HumanSpend => "How much potency do you spend?",
        Phase::HumanWindow => "What did your action do?",
        Phase::Reaction => "Do you react?",
        Phase::ReactionWindow => "What did your reaction do?",
        Phase::ReportHundreds => "Your final score: hundreds?",
        Phase::ReportTens => "Tens?",
        Phase::ReportUnits => "Units?",
        Phase::Over => "The game is over.",
    }
}

/// Takes an answer: its number, its text, or the end of its text.
fn answer(game: &Botmegistus, state: &State, word: &str) -> Result<State, String> {
    let list = answers(game, state);
    let by_number = word
        .parse()
        .ok()
        .and_then(|number: usize| list.get(number.checked_sub(1)?));
    // Digits, dice and potency are numbers of their own.
    let by_text = list.iter().find(|(text, _)| text == word);
    let end = format!(" {word}");
    let mut by_end = list.iter().filter(|(text, _)| text.ends_with(&end));
    let only = by_end.next().filter(|_| by_end.next().is_none());
    let input = match by_text.or(only).or(by_number) {
        Some((_, input)) => *input,
        None => read(game, state, word).map_err(|why| format!("{why} ({})", why.rule()))?,
    };
    let mut events = Vec::new();
    let after = game
        .apply_with_events(state, input, &mut events)
        .map_err(|why| format!("{why} ({})", why.rule()))?;
    for event in &events {
        if let Some(sentence) = sentence(game, event) {
            println!("  * {sentence}");
        }
    }
    Ok(after)
}

/// An answer that is not in the list, so that its refusal can say why.
fn read(game: &Botmegistus, state: &State, word: &str) -> Result<Input<Decision, Chance>, Refusal> {
    Ok(match game.next(state) {
        Next::Chance(_) => Input::Chance(game.parse_chance(word)?),
        Next::Decision | Next::Over(_) => Input::Decision(game.parse_decision(word)?),
    })
}

/// What lies on the bot's side.
fn table(game: &Botmegistus, state: &State) {
    let names = game.catalogue();
    let incomplete: Vec<_> = state
        .bot_incomplete()
        .map(|id| names.experiment_name(id))
        .collect();
    let completed: Vec<_> = state
        .completed(Side::Bot)
        .map(|id| names.experiment_name(id))
        .collect();
    let artifacts: Vec<_> = state
        .bot_artifacts()
        .map(|id| names.artifact_name(id))
        .collect();
    println!(
        "  Round {}. Botmegistus: levels {:?}, {} Gold, {} Ethereal tokens, {} points; artifacts \
         {artifacts:?}, incomplete {incomplete:?}, completed {completed:?}. Your levels: {:?}.",
        state.round(),
        state.levels(Side::Bot),
        state.gold(),
        state.ethereal(),
        state.points(),
        state.levels(Side::Human),
    );
}

/// What an event means for the table; nothing for what was just typed in.
fn sentence(game: &Botmegistus, event: &Event) -> Option<String> {
    let names = game.catalogue();
    Some(match event {
        Event::RoundStarted { round, first } => {
            format!("Round {round} begins; {} first.", who(*first))
        }
        Event::BowlsRerolled { .. } => {
            "Bowls with more than five dice are rolled again (TB-3.2).".to_owned()
        }
        Event::ArtifactKept { rejected, .. } => {
            format!(
                "Give {} to Botmegistus (TB-1.6).",
                names.artifact_name(*rejected)
            )
        }
        Event::CardAdded { card } => {
            format!("Shuffle {} into the Automa deck.", names.automa_name(*card))
        }
        Event::DeckReshuffled => "Shuffle the used Automa cards into a new deck.".to_owned(),
        Event::TurnStarted { side } => format!("{} turn.", whose(*side)),
        Event::CardActive { card } => format!("It follows card {}.", names.automa_name(*card)),
        Event::BotChose { choice, rule } => explanation(game, choice, rule),
        Event::BotDrafted {
            colour,
            from,
            symbol,
            potency,
        } => {
            let set = if from == symbol {
                String::new()
            } else {
                format!(", sets it to {}", names.symbol_name(*symbol))
            };
            let (colour, from) = (names.colour_name(*colour), names.symbol_name(*from));
            format!("It drafts the {colour} die from the {from} bowl{set}: potency {potency}.")
        }
        Event::EtherealSpent {
            side: Side::Bot,
            potency,
        } => {
            format!("It spends an Ethereal token: potency {potency} (TB-5.9).")
        }
        Event::Spent {
            side: Side::Bot,
            amount,
            left,
        } => {
            format!("It spends {amount} potency, {left} left (TB-6.1).")
        }
        Event::Stepped {
            side: Side::Bot,
            track,
            level,
        } => {
            format!(
                "Its {} marker moves up to {level}.",
                names.element_name(*track)
            )
        }
        Event::StepLost => "All its markers are at the top: the step is lost (TB-9.5).".to_owned(),
        Event::BonusReached {
            side,
            track,
            level,
            kind,
        } => format!(
            "{} marker reaches the {} token on {} {level}.",
            whose(*side),
            names.token_name(*kind),
            names.element_name(*track)
        ),
        Event::GoldGained { amount } => format!("It gains {amount} Gold."),
        Event::EtherealGained { amount } => format!("It gains {amount} Ethereal tokens."),
        Event::Scored { amount } => format!("It scores {amount} points."),
        Event::ArtifactTaken {
            side: Side::Bot,
            artifact,
        } => {
            format!("It takes artifact {}.", names.artifact_name(*artifact))
        }
        Event::ExperimentTaken {
            side: Side::Bot,
            experiment,
        } => {
            format!(
                "It takes experiment {}.",
                names.experiment_name(*experiment)
            )
        }
        Event::NothingGained => "It finds no artifact (TB-8.3).".to_owned(),
        Event::Completed {
            side: Side::Bot,
            experiment,
            gold,
        } => {
            let name = names.experiment_name(*experiment);
            format!("It completes {name} and pays {gold} Gold (TB-10.2).")
        }
        Event::DieUsed { side, colour } => {
            format!(
                "{} {} die is used up.",
                whose(*side),
                names.colour_name(*colour)
            )
        }
        Event::Passed { side } => format!("{} passed (TB-2.5).", have(*side)),
        Event::TokenRemoved { track, level, .. } => {
            format!(
                "Remove the token on {} {level} (TB-12.4).",
                names.element_name(*track)
            )
        }
        Event::RoundEnded { round } => format!("Round {round} is over."),
        Event::GameOver { winner } => format!("The game is over: {} won.", have(*winner)),
        _ => return None,
    })
}

/// Why the bot chose what it chose: between what, and which rule decided.
fn explanation(game: &Botmegistus, choice: &Choice, rule: &str) -> String {
    let names = game.catalogue();
    let die = |die: &trismegistus_bot::BowlDie| {
        format!(
            "{} {}",
            names.colour_name(die.colour),
            names.symbol_name(die.bowl)
        )
    };
    let experiment = |id: &trismegistus_bot::ExperimentId| names.experiment_name(*id).to_owned();
    let artifact = |id: &trismegistus_bot::ArtifactId| names.artifact_name(*id).to_owned();
    let element = |track: &trismegistus_bot::Element| names.element_name(*track).to_owned();
    let (candidates, chosen): (Vec<String>, String) = match choice {
        Choice::Draft { candidates, choice } => (candidates.iter().map(die).collect(), die(choice)),
        Choice::Artifact { candidates, choice } => {
            (candidates.iter().map(artifact).collect(), artifact(choice))
        }
        Choice::Track { candidates, choice } => {
            (candidates.iter().map(element).collect(), element(choice))
        }
        Choice::Experiment { candidates, choice } => (
            candidates.iter().map(experiment).collect(),
            experiment(choice),
        ),
        Choice::Completion { candidates, choice } => (
            candidates.iter().map(experiment).collect(),
            experiment(choice),
        ),
        Choice::Masterpiece { candidates, choice } => (
            candidates.iter().map(experiment).collect(),
            experiment(choice),
        ),
    };
    let why = reason(rule);
    format!(
        "Of {} it chooses {chosen}: {why} ({rule}).",
        candidates.join(", ")
    )
}

/// The rule that decided, in a few words.
fn reason(rule: &str) -> &'static str {
    match rule {
        "TB-5.3" => "the highest potency among wild, left and right symbol of the card's colour",
        "TB-5.4" => "the highest potency among wild, left and right symbol of other colours",
        "TB-5.6" | "TB-5.8" => "the highest potency of the card's colour",
        "TB-5.7" => "no die of the card's colour is left",
        "TB-8.1" => "the most symbols",
        "TB-8.2" => "the die broke the tie",
        "TB-8.6a" => "a type it does not have",
        "TB-8.6b" => "it can complete it at once, for the most points",
        "TB-8.6c" => "it lacks the fewest levels",
        "TB-8.6d" => "you lack the fewest levels",
        "TB-8.6f" => "the left-most",
        "TB-9.2" => "its lowest track",
        "TB-9.3(1)" => "the closest bonus token",
        "TB-9.3(2)" => "its largest lead over you",
        "TB-9.3(3)" => "the fewest levels behind you",
        "TB-9.3(4)" => "the left-most track",
        "TB-9.9" => "the closest to one of its experiments",
        "TB-10.5" => "a new type, then the most points",
        "TB-8.6e" | "TB-15.2" => "the most points",
        _ => "so says the rule",
    }
}

const fn who(side: Side) -> &'static str {
    match side {
        Side::Human => "you are",
        Side::Bot => "Botmegistus is",
    }
}

const fn whose(side: Side) -> &'static str {
    match side {
        Side::Human => "Your",
        Side::Bot => "Botmegistus's",
    }
}

const fn have(side: Side) -> &'static str {
    match side {
        Side::Human => "You have",
        Side::Bot => "Botmegistus has",
    }
}
