//! What the human decides or reports, with its notation: RULES.md, "Decisions".

use core::fmt::{self, Write};

use solo_core::{NotationError, Words};

use crate::catalogue::{ArtifactId, Catalogue, Colour, Element, ExperimentId, Symbol};

/// What the human decides or reports.
///
/// The notation uses the ids of the catalogue, so it is written and read by the game:
///
/// ```
/// use trismegistus_bot::{Botmegistus, Decision};
/// let game = Botmegistus::default();
/// let decision = game.parse_decision("climb water")?;
/// let water = game.catalogue().element("water").unwrap();
/// assert_eq!(decision, Decision::Climb(water));
/// assert_eq!(game.decision_text(decision).to_string(), "climb water");
/// # Ok::<(), solo_core::NotationError>(())
/// ```
///
/// The order is the order of the legal lists, except that cards on display are listed as they lie
/// there, and ordered among each other by the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// Keep this starting artifact; the bot gains the other one (TB-1.5).
    KeepArtifact(ArtifactId),
    /// Keep this starting experiment or masterpiece (TB-1.7).
    KeepExperiment(ExperimentId),
    /// Draft a die (TB-14.2, TB-18.7).
    Draft {
        /// The bowl.
        symbol: Symbol,
        /// The colour of the die.
        colour: Colour,
    },
    /// Spend an Ethereal token on the die just drafted (TB-14.4).
    Boost,
    /// Do not.
    NoBoost,
    /// Spend this much potency, 1 to 5 (TB-14.5).
    Spend(u8),
    /// A step up a mastery track (TB-14.7).
    Climb(Element),
    /// An artifact taken from the display (TB-14.8).
    TakeArtifact(ArtifactId),
    /// An experiment taken from the display (TB-14.9).
    TakeExperiment(ExperimentId),
    /// An experiment completed (TB-14.10).
    Complete(ExperimentId),
    /// The human's marker on this track stands on this level now (TB-18.8).
    Level {
        /// The track.
        track: Element,
        /// The level, 1 to the top.
        level: u8,
    },
    /// Nothing more to report in this window (TB-14.6, TB-18.9).
    End,
    /// Pass (TB-14.3, TB-18.9).
    Pass,
    /// React to the bot's turn (TB-11.1).
    React,
    /// Do not.
    Decline,
    /// The hundreds of the human's score, 0 to 9 (TB-15.13).
    Hundreds(u8),
    /// The tens.
    Tens(u8),
    /// The units.
    Units(u8),
}

// TB-17.3: words and ids with one space between.
pub(crate) fn write(decision: Decision, c: &Catalogue, out: &mut dyn Write) -> fmt::Result {
    match decision {
        Decision::KeepArtifact(id) => write!(out, "keep {}", c.artifact_name(id)),
        Decision::KeepExperiment(id) => write!(out, "keep {}", c.experiment_name(id)),
        Decision::Draft { symbol, colour } => {
            write!(
                out,
                "draft {} {}",
                c.colour_name(colour),
                c.symbol_name(symbol)
            )
        }
        Decision::Boost => out.write_str("boost"),
        Decision::NoBoost => out.write_str("no-boost"),
        Decision::Spend(amount) => write!(out, "spend {amount}"),
        Decision::Climb(track) => write!(out, "climb {}", c.element_name(track)),
        Decision::TakeArtifact(id) => write!(out, "artifact {}", c.artifact_name(id)),
        Decision::TakeExperiment(id) => write!(out, "experiment {}", c.experiment_name(id)),
        Decision::Complete(id) => write!(out, "complete {}", c.experiment_name(id)),
        Decision::Level { track, level } => {
            write!(out, "level {} {level}", c.element_name(track))
        }
        Decision::End => out.write_str("end"),
        Decision::Pass => out.write_str("pass"),
        Decision::React => out.write_str("react"),
        Decision::Decline => out.write_str("decline"),
        Decision::Hundreds(digit) => write!(out, "hundreds {digit}"),
        Decision::Tens(digit) => write!(out, "tens {digit}"),
        Decision::Units(digit) => write!(out, "units {digit}"),
    }
}

/// An artifact or an experiment; ids are distinct (TB-V12).
pub(crate) enum Dealt {
    Artifact(ArtifactId),
    Experiment(ExperimentId),
}

pub(crate) fn dealt(words: &mut Words<'_>, c: &Catalogue) -> Result<Dealt, NotationError> {
    words.find("an artifact or experiment id", |id| {
        let artifact = c.artifact(id).map(Dealt::Artifact);
        artifact.or_else(|| c.experiment(id).map(Dealt::Experiment))
    })
}

pub(crate) fn artifact(words: &mut Words<'_>, c: &Catalogue) -> Result<ArtifactId, NotationError> {
    words.find("an artifact id", |id| c.artifact(id))
}

pub(crate) fn experiment(
    words: &mut Words<'_>,
    c: &Catalogue,
) -> Result<ExperimentId, NotationError> {
    words.find("an experiment id", |id| c.experiment(id))
}

pub(crate) fn colour(words: &mut Words<'_>, c: &Catalogue) -> Result<Colour, NotationError> {
    words.find("a colour", |word| c.colour(word))
}

pub(crate) fn symbol(words: &mut Words<'_>, c: &Catalogue) -> Result<Symbol, NotationError> {
    words.find("a symbol", |word| c.symbol(word))
}

pub(crate) fn element(words: &mut Words<'_>, c: &Catalogue) -> Result<Element, NotationError> {
    words.find("an element", |word| c.element(word))
}

pub(crate) fn parse(text: &str, c: &Catalogue) -> Result<Decision, NotationError> {
    let mut words = Words::new(text);
    let words = &mut words;
    let digit = |words: &mut Words<'_>| words.number(0, 9, "a digit");
    let decision = match words.next_word("a decision")? {
        "keep" => match dealt(words, c)? {
            Dealt::Artifact(id) => Decision::KeepArtifact(id),
            Dealt::Experiment(id) => Decision::KeepExperiment(id),
        },
        "draft" => {
            let colour = colour(words, c)?;
            let symbol = symbol(words, c)?;
            Decision::Draft { symbol, colour }
        }
        "boost" => Decision::Boost,
        "no-boost" => Decision::NoBoost,
        "spend" => Decision::Spend(words.number(1, 5, "a number from 1 to 5")?),
        "climb" => Decision::Climb(element(words, c)?),
        "artifact" => Decision::TakeArtifact(artifact(words, c)?),
        "experiment" => Decision::TakeExperiment(experiment(words, c)?),
        "complete" => Decision::Complete(experiment(words, c)?),
        "level" => {
            let track = element(words, c)?;
            let level = words.number(1, c.top(track), "a level of the track above 0")?;
            Decision::Level { track, level }
        }
        "end" => Decision::End,
        "pass" => Decision::Pass,
        "react" => Decision::React,
        "decline" => Decision::Decline,
        "hundreds" => Decision::Hundreds(digit(words)?),
        "tens" => Decision::Tens(digit(words)?),
        "units" => Decision::Units(digit(words)?),
        _ => return Err(words.wrong("a decision")),
    };
    words.end()?;
    Ok(decision)
}

/// Every decision that can be written down, ascending.
pub(crate) fn vocabulary(c: &Catalogue, mut visit: impl FnMut(Decision)) {
    c.artifacts()
        .map(Decision::KeepArtifact)
        .for_each(&mut visit);
    c.experiments()
        .map(Decision::KeepExperiment)
        .for_each(&mut visit);
    for symbol in Symbol::all() {
        Colour::all().for_each(|colour| visit(Decision::Draft { symbol, colour }));
    }
    [Decision::Boost, Decision::NoBoost]
        .into_iter()
        .for_each(&mut visit);
    (1..=5).map(Decision::Spend).for_each(&mut visit);
    Element::all().map(Decision::Climb).for_each(&mut visit);
    c.artifacts()
        .map(Decision::TakeArtifact)
        .for_each(&mut visit);
    c.experiments()
        .map(Decision::TakeExperiment)
        .for_each(&mut visit);
    c.experiments().map(Decision::Complete).for_each(&mut visit);
    for track in Element::all() {
        (1..=c.top(track)).for_each(|level| visit(Decision::Level { track, level }));
    }
    [
        Decision::End,
        Decision::Pass,
        Decision::React,
        Decision::Decline,
    ]
    .into_iter()
    .for_each(&mut visit);
    (0..=9).map(Decision::Hundreds).for_each(&mut visit);
    (0..=9).map(Decision::Tens).for_each(&mut visit);
    (0..=9).map(Decision::Units).for_each(&mut visit);
}
