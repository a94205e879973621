//! Botmegistus beside the physical game: you play Trismegistus on your table, type what you did and
//! what dice, cards and tokens show, and are told what Botmegistus does and why.
//!
//! `cargo run --release --example companion -- advanced_planning=true setup_rolls=4`
//!
//! Options are those of the rulebook; `catalogue=FILE` reads the tables of your own box, as JSON.
#![expect(clippy::print_stdout, reason = "a program talks to its user")]

use std::io::{self, BufRead};

use solo_core::{Game, GameData, Input, Next, OptionValue, Options as _, Session, Tables};
use trismegistus_bot::{
    ArtifactId, Botmegistus, Card, Catalogue, Chance, Decision, Element, Event, ExperimentId,
    Options, Outcome, Phase, Side, State,
};

const GREETING: &str = "\
You play Trismegistus on your table. Botmegistus is the other side: it tells you what to do for it.
  Answer with a number of the list, with the text, or with the last word of the text:
  1, roll black lead and lead are the same. Several answers may be separated by commas.
  undo takes back the last answer, table shows what Botmegistus has, help says this again, quit stops.
  Clauses like (TB-5.3) are those of the rulebook, RULES.md of trismegistus-bot.";

const HOUSE_VALUES: &str = "  Cards, tiles and tokens have the ids and values of the house catalogue, not those of your box: choose
  those that look like yours, or load your own tables with catalogue=FILE.";

fn main() -> io::Result<()> {
    let game = game(std::env::args().skip(1))?;
    println!("{GREETING}");
    if game.catalogue() == Catalogue::house() {
        println!("{HOUSE_VALUES}");
    }
    let mut session = Session::new(game);
    tell(&session);
    let mut lines = io::stdin().lock().lines();
    loop {
        if let Next::Over(outcome) = session.next() {
            result(&outcome);
            return Ok(());
        }
        ask(&session);
        let Some(line) = lines.next().transpose()? else {
            return Ok(());
        };
        let mut words = line
            .split(',')
            .map(str::trim)
            .filter(|word| !word.is_empty());
        while let Some(word) = words.next() {
            if word == "quit" {
                return Ok(());
            }
            if !obey(&mut session, word) {
                let rest: Vec<_> = words.collect();
                if !rest.is_empty() {
                    println!("Not taken either: {}", rest.join(", "));
                }
                break;
            }
        }
    }
}

/// The game with the options of the command line.
fn game(arguments: impl Iterator<Item = String>) -> io::Result<Botmegistus> {
    let mut options = Options::default();
    let mut tables = Tables::new();
    for text in arguments {
        let (name, value) = text.split_once('=').unwrap_or((text.as_str(), ""));
        if name == "catalogue" {
            tables = serde_json::from_str(&std::fs::read_to_string(value)?)?;
            continue;
        }
        options
            .set(name, OptionValue::from_text(value))
            .map_err(|error| io::Error::other(format!("{text}: {error}")))?;
    }
    Botmegistus::assemble(options, &tables).map_err(io::Error::other)
}

/// Does what a word says; `false` if it was no answer.
fn obey(session: &mut Session<Botmegistus>, word: &str) -> bool {
    match word {
        "help" => println!("{GREETING}"),
        "undo" => {
            session.undo_past_fence();
        }
        "table" => table(session.game(), session.state()),
        _ => match answer(session, word) {
            Ok(()) => tell(session),
            Err(why) => {
                println!("{word}: {why}");
                return false;
            }
        },
    }
    true
}

/// Everything that can be answered, each with its notation.
fn answers(game: &Botmegistus, state: &State) -> Vec<(String, Input<Decision, Chance>)> {
    let decisions = game.decisions(state);
    let decisions = decisions.map(|d| (game.decision_text(d).to_string(), Input::Decision(d)));
    let chances = game.chances(state);
    let chances = chances.map(|(c, _)| (game.chance_text(c).to_string(), Input::Chance(c)));
    decisions.chain(chances).collect()
}

fn ask(session: &Session<Botmegistus>) {
    let (game, state) = (session.game(), session.state());
    println!("{}", question(state));
    for (number, (text, input)) in (1..).zip(answers(game, state)) {
        println!("  {number:>2} {text}{}", printed(game, input));
    }
}

fn question(state: &State) -> &'static str {
    match state.phase() {
        Phase::SetupToken => "Draw a bonus token for the next bonus space: which is it?",
        Phase::LayArtifact | Phase::LayExperiment if state.look().is_some() => {
            "Botmegistus looks at a row. Which card lies there next, from the left?"
        }
        Phase::LayArtifact | Phase::LayExperiment => {
            "Lay out the next card of the display: which is it?"
        }
        Phase::RollDice => "Roll the next die into its bowl: what does it show?",
        Phase::DealArtifact | Phase::DealExperiment | Phase::DealMasterpiece => {
            "Draw a card for yourself: which is it?"
        }
        Phase::KeepArtifact | Phase::KeepExperiment | Phase::KeepMasterpiece => {
            "Which card do you keep?"
        }
        Phase::BotStartExperiment => "Draw a starting experiment for Botmegistus: which is it?",
        Phase::SetupRoll => "Roll an unused die for a step of Botmegistus: what does it show?",
        Phase::RevealCard => "Turn up a card from the Automa deck: which is it?",
        Phase::ChooseCard => {
            "Botmegistus's turn. Roll the ordinary die for the open card: what does it show?"
        }
        Phase::FlipCard => "Turn over the next Automa card: which is it?",
        Phase::ArtifactTie => {
            "Two artifacts have the most symbols. Roll the ordinary die: what does it show?"
        }
        Phase::Specialization => {
            "Elements have equally many symbols with Botmegistus. Draw lots: which is it?"
        }
        Phase::BotMasterpiece => "Draw a masterpiece for Botmegistus: which is it?",
        Phase::HumanDraft => "Your turn. Which die do you draft?",
        Phase::HumanBoost => "Do you spend one of your Ethereal tokens on it?",
        Phase::HumanSpend => "How much potency do you spend?",
        Phase::HumanWindow => {
            "Carry out your action. What did it bring on the shared board, one by one, then end?"
        }
        Phase::HumanReport => {
            "Which die did you draft, on which levels are your markers now, does your turn end?"
        }
        Phase::Reaction => "Do you react to this turn?",
        Phase::ReactionWindow => "What did your reaction bring, one by one, then end?",
        Phase::ReportHundreds => "Your final score: hundreds?",
        Phase::ReportTens => "Tens?",
        Phase::ReportUnits => "Units?",
        Phase::Over => "The game is over.",
    }
}

/// Takes an answer: its number, its text, or the end of its text.
fn answer(session: &mut Session<Botmegistus>, word: &str) -> Result<(), String> {
    let (game, state) = (session.game(), session.state());
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
        None => read(game, state, word).ok_or("not in the list; help says how to answer")?,
    };
    session
        .push(input)
        .map_err(|why| format!("{why} ({})", why.rule()))
}

/// An answer that is not in the list, so that its refusal can say why.
fn read(game: &Botmegistus, state: &State, word: &str) -> Option<Input<Decision, Chance>> {
    match game.next(state) {
        Next::Chance(_) => game.parse_chance(word).ok().map(Input::Chance),
        Next::Decision | Next::Over(_) => game.parse_decision(word).ok().map(Input::Decision),
    }
}

/// Tells what happened last, except for what was just typed in.
fn tell(session: &Session<Botmegistus>) {
    let echoes = |event: &&Event| {
        matches!(
            event,
            Event::TokenPlaced { .. }
                | Event::ArtifactLaid { .. }
                | Event::ExperimentLaid { .. }
                | Event::DieRolled { .. }
                | Event::Dealt { .. }
                | Event::CardRevealed { .. }
                | Event::MasterpieceDrawn { .. }
        )
    };
    for event in session.latest().iter().filter(|event| !echoes(event)) {
        println!("  * {}", sentence(session.game(), event));
    }
}

fn sentence(game: &Botmegistus, event: &Event) -> String {
    let mut sentence = String::new();
    // Writing into a string cannot fail.
    let _ = game.narrate(event, &mut sentence);
    sentence
}

/// What is printed on the card of an answer, so that it can be found on the table.
fn printed(game: &Botmegistus, input: Input<Decision, Chance>) -> String {
    let names = game.catalogue();
    match input {
        Input::Chance(
            Chance::LayArtifact { artifact, .. } | Chance::Deal(Card::Artifact(artifact)),
        )
        | Input::Decision(
            Decision::Keep(Card::Artifact(artifact)) | Decision::TakeArtifact(artifact),
        ) => format!("  [{}]", artifact_face(names, artifact)),
        Input::Chance(
            Chance::LayExperiment { experiment, .. }
            | Chance::Deal(Card::Experiment(experiment))
            | Chance::Start(experiment)
            | Chance::Masterpiece(experiment),
        )
        | Input::Decision(
            Decision::Keep(Card::Experiment(experiment))
            | Decision::TakeExperiment(experiment)
            | Decision::Complete(experiment),
        ) => format!("  [{}]", experiment_face(names, experiment)),
        Input::Chance(Chance::Flip(card) | Chance::Reveal { card, .. }) => {
            format!("  [{}]", sentence(game, &Event::CardActive { card }))
        }
        Input::Chance(Chance::Pips(face)) if face.pips() <= 3 => "  [left]".to_owned(),
        Input::Chance(Chance::Pips(_)) => "  [right]".to_owned(),
        _ => String::new(),
    }
}

fn artifact_face(names: &Catalogue, artifact: ArtifactId) -> String {
    let card = names.artifact_card(artifact);
    let colour = names.colour_name(card.colour);
    format!("{colour}: {}", by_element(names, card.symbols()))
}

fn experiment_face(names: &Catalogue, experiment: ExperimentId) -> String {
    let card = names.experiment_card(experiment);
    let kind = names.element_name(card.kind);
    let needs = by_element(names, card.requirement());
    format!("{kind}, {} VP, needs {needs}", card.points)
}

/// A number per element, without zeros.
fn by_element(names: &Catalogue, numbers: [u8; 4]) -> String {
    let pairs = Element::all()
        .zip(numbers)
        .filter(|(_, number)| *number > 0);
    let pairs: Vec<_> = pairs
        .map(|(element, number)| format!("{} {number}", names.element_name(element)))
        .collect();
    list(&pairs)
}

fn list(entries: &[impl AsRef<str>]) -> String {
    if entries.is_empty() {
        return "none".to_owned();
    }
    let entries: Vec<_> = entries.iter().map(AsRef::as_ref).collect();
    entries.join(", ")
}

/// What lies on the bot's side.
fn table(game: &Botmegistus, state: &State) {
    let names = game.catalogue();
    let artifacts: Vec<_> = state
        .bot_artifacts()
        .map(|id| names.artifact_name(id))
        .collect();
    let experiments = |ids: &mut dyn Iterator<Item = ExperimentId>| {
        let ids: Vec<_> = ids.map(|id| names.experiment_name(id)).collect();
        list(&ids)
    };
    let die = state.die(Side::Bot).map_or("none".to_owned(), |die| {
        let (colour, symbol) = (
            names.colour_name(die.colour()),
            names.symbol_name(die.symbol()),
        );
        format!("{colour} {symbol}, potency {}", die.potency())
    });
    println!("  Round {}. Botmegistus:", state.round());
    println!("    die          {die}");
    println!("    Gold         {}", state.gold());
    println!("    Ethereal     {}", state.ethereal());
    println!("    VP           {}", state.points());
    println!(
        "    levels       {}",
        by_element(names, state.levels(Side::Bot))
    );
    println!("    artifacts    {}", list(&artifacts));
    println!(
        "    incomplete   {}",
        experiments(&mut state.bot_incomplete())
    );
    println!(
        "    completed    {}",
        experiments(&mut state.completed(Side::Bot))
    );
    println!(
        "  Your levels: {}.",
        by_element(names, state.levels(Side::Human))
    );
}

/// The final scores.
fn result(outcome: &Outcome) {
    let parts = outcome.parts;
    println!(
        "You have {} points, Botmegistus {} (TB-15):",
        outcome.human, outcome.bot
    );
    println!("  {:>3} in play", parts.in_play);
    println!("  {:>3} completed experiments", parts.experiments);
    println!("  {:>3} mastery tracks", parts.tracks);
    println!("  {:>3} symbols on artifacts", parts.artifacts);
    println!("  {:>3} Ethereal tokens", parts.ethereal);
    println!(
        "  {:>3} formulas ({})",
        parts.formulas, outcome.formula_count
    );
    println!("  {:>3} Gold", parts.gold);
}
