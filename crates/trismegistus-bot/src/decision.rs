//! What the human decides or reports, with its notation: RULES.md, "Decisions".

use crate::catalogue::{ArtifactId, Colour, Element, ExperimentId, Symbol};

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
    /// Draft a die (TB-14.2).
    Draft {
        /// The bowl.
        symbol: Symbol,
        /// The colour of the die.
        colour: Colour,
    },
    /// Pass instead of drafting (TB-14.3).
    Pass,
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
    /// Nothing more to report in this window (TB-14.6).
    End,
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
