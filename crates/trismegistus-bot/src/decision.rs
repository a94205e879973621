//! Decisions and reports of the human, with their notation: RULES.md, "Decisions".

use solo_core::{Notation, Ranged};

use crate::botmegistus::Botmegistus;
use crate::catalogue::{ArtifactId, Card, Colour, Element, ExperimentId, Symbol, TrackLevel};

/// Potency that is spent, 1 to 5 (TB-14.5).
pub type Potency = Ranged<1, 5>;

/// A digit of the human's score (TB-15.13).
pub type Digit = Ranged<0, 9>;

/// A decision or a report of the human.
///
/// The notation uses the ids of the catalogue, so the game writes and reads it:
///
/// ```
/// use trismegistus_bot::{Botmegistus, Decision, Element};
/// let game = Botmegistus::default();
/// let decision = game.parse_decision("climb water")?;
/// assert_eq!(decision, Decision::Climb(Element::Water));
/// assert_eq!(game.decision_text(decision).to_string(), "climb water");
/// # Ok::<(), solo_core::NotationError>(())
/// ```
///
/// The order is that of the legal lists, except that cards on display are listed as they lie there,
/// but compared in the order of the embedded catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("a decision", game = Botmegistus)]
pub enum Decision {
    /// Keep this starting artifact (TB-1.5), starting experiment or masterpiece (TB-1.7). The bot
    /// gains the other artifact.
    #[says("keep {card}", label = "Keep the {card}", group = "Keep")]
    Keep(Card),
    /// Draft a die (TB-14.2, TB-18.7).
    #[says(
        "draft {colour} {symbol}",
        label = "Draft a {colour} die from the {symbol} bowl",
        group = "Draft"
    )]
    Draft {
        /// The bowl.
        symbol: Symbol,
        /// The colour of the die.
        colour: Colour,
    },
    /// Spend an Ethereal token on the die just drafted (TB-14.4).
    #[says("boost", label = "Spend an Ethereal token on the die", group = "Boost")]
    Boost,
    /// Keep the Ethereal token (TB-14.4).
    #[says("no-boost", label = "Keep the Ethereal tokens", group = "Boost")]
    NoBoost,
    /// Spend this much potency, 1 to 5 (TB-14.5).
    #[says("spend {amount}", label = "Spend {amount} potency", group = "Spend")]
    Spend(Potency),
    /// Climb a step on a mastery track (TB-14.7).
    #[says("climb {track}", label = "Climb {track}", group = "Climb")]
    Climb(Element),
    /// Take an artifact from the display (TB-14.8).
    #[says("artifact {artifact}", label = "Take the {artifact}", group = "Take")]
    TakeArtifact(ArtifactId),
    /// Take an experiment from the display (TB-14.9).
    #[says(
        "experiment {experiment}",
        label = "Take the {experiment}",
        group = "Take"
    )]
    TakeExperiment(ExperimentId),
    /// Complete an experiment (TB-14.10).
    #[says(
        "complete {experiment}",
        label = "Complete the {experiment}",
        group = "Complete"
    )]
    Complete(ExperimentId),
    /// Report the level of the human's marker (TB-18.8).
    #[says("level {at}", label = "Report your marker on {at}", group = "Level")]
    Level(TrackLevel<1>),
    /// Report nothing more in this window (TB-14.6, TB-18.9).
    #[says("end", label = "Report nothing more", group = "End")]
    End,
    /// Pass (TB-14.3, TB-18.9).
    #[says("pass", label = "Pass", group = "End")]
    Pass,
    /// React to the bot's turn (TB-11.1).
    #[says("react", label = "React", group = "Reaction")]
    React,
    /// Do not react (TB-11.1).
    #[says("decline", label = "Do not react", group = "Reaction")]
    Decline,
    /// Report the hundreds of the human's score, 0 to 9 (TB-15.13).
    #[says(
        "hundreds {digit}",
        label = "The hundreds digit of your report is {digit}",
        group = "Score"
    )]
    Hundreds(Digit),
    /// Report the tens (TB-15.13).
    #[says(
        "tens {digit}",
        label = "The tens digit of your report is {digit}",
        group = "Score"
    )]
    Tens(Digit),
    /// Report the units (TB-15.13).
    #[says(
        "units {digit}",
        label = "The units digit of your report is {digit}",
        group = "Score"
    )]
    Units(Digit),
}
