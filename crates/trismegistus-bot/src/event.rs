//! What happened: RULES.md, "Events".

mod choice;

use arrayvec::ArrayVec;
use solo_core::Face;

pub use self::choice::{BowlDie, Candidate, Choice};
use crate::catalogue::{
    ArtifactId, AutomaId, Colour, Element, ExperimentId, Row, Section, Symbol, TokenKind,
};
use crate::chance::Hand;
use crate::state::Side;

/// What happened in a step, in order.
///
/// ```
/// use trismegistus_bot::{Botmegistus, Event};
/// let game = Botmegistus::default();
/// let mut events = Vec::new();
/// let step = game.parse_chance("token earth 3 glory")?;
/// game.apply_with_events(&game.start(), step, &mut events)?;
/// assert!(matches!(events[..], [Event::TokenPlaced { level: 3, .. }]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Event {
    /// A round begins (TB-2.2).
    RoundStarted {
        /// The round, 1 to 3.
        round: u8,
        /// The side that takes its first turn.
        first: Side,
    },
    /// A bonus token is placed (TB-1.4).
    TokenPlaced {
        /// The track.
        track: Element,
        /// The level of the bonus space.
        level: u8,
        /// The kind of the token.
        kind: TokenKind,
    },
    /// An artifact is laid out (TB-2.2), or lies where the bot looks (TB-18.12).
    ArtifactLaid {
        /// The colour of the row.
        colour: Colour,
        /// The slot, counted from 1 at the left.
        slot: u8,
        /// The artifact.
        artifact: ArtifactId,
    },
    /// An experiment is laid out (TB-2.2), or lies where the bot looks (TB-18.12).
    ExperimentLaid {
        /// The section of the display.
        section: Section,
        /// The slot, counted from 1 at the left.
        slot: u8,
        /// The experiment.
        experiment: ExperimentId,
    },
    /// No more cards lie in the row that the bot looks at (TB-18.12).
    RowEnded {
        /// The row.
        row: Row,
    },
    /// A die is rolled into a bowl (TB-3.1).
    DieRolled {
        /// The colour of the die.
        colour: Colour,
        /// The face it shows, which names its bowl.
        symbol: Symbol,
    },
    /// The dice of bowls that were too full are rolled again (TB-3.2).
    BowlsRerolled {
        /// The bowls, in symbol order.
        symbols: ArrayVec<Symbol, 6>,
    },
    /// A starting artifact is dealt to the human (TB-1.5).
    ArtifactDealt {
        /// The artifact.
        artifact: ArtifactId,
    },
    /// A starting experiment or masterpiece is dealt to the human (TB-1.7).
    ExperimentDealt {
        /// The experiment or masterpiece.
        experiment: ExperimentId,
    },
    /// The human keeps an artifact (TB-1.5).
    ArtifactKept {
        /// The one kept; nobody asks with lean reports (TB-18.4).
        artifact: Option<ArtifactId>,
        /// The other one, which the bot gains (TB-1.6).
        rejected: ArtifactId,
    },
    /// The human keeps an experiment or masterpiece (TB-1.7).
    ExperimentKept {
        /// The one kept.
        experiment: ExperimentId,
        /// The other one, which leaves the game (TB-1.8); none if only one was dealt.
        rejected: Option<ExperimentId>,
    },
    /// A personality or specialization card comes into the deck (TB-1.12, TB-13.3).
    CardAdded {
        /// The card.
        card: AutomaId,
    },
    /// A card is turned up beside the deck (TB-1.19, TB-12.6).
    CardRevealed {
        /// The place it takes.
        hand: Hand,
        /// The card.
        card: AutomaId,
    },
    /// A setup roll, before the step it causes (TB-1.17).
    SetupRolled {
        /// The bowl whose essence names the track, if it has one.
        symbol: Symbol,
    },
    /// The ordinary die is rolled (TB-4.4, TB-8.2).
    DieSixRolled {
        /// The face it shows.
        face: Face,
    },
    /// The discarded Automa cards become the deck (TB-4.2, TB-4.3).
    DeckReshuffled,
    /// A turn begins.
    TurnStarted {
        /// Whose turn it is.
        side: Side,
    },
    /// The card that rules the bot's turn is known (TB-4.1, TB-4.4).
    CardActive {
        /// The card.
        card: AutomaId,
    },
    /// The bot chose between several candidates.
    BotChose {
        /// The candidates and the one it took.
        choice: Choice,
        /// The clause of the last filter that removed a candidate.
        rule: &'static str,
    },
    /// The bot drafts a die (TB-5).
    BotDrafted {
        /// The colour of the die.
        colour: Colour,
        /// The bowl it comes from.
        from: Symbol,
        /// What it is set to; another symbol only if it was wild (TB-5.5, TB-5.8).
        symbol: Symbol,
        /// The potency of the bowl, 1 to 5, before any Ethereal token.
        potency: u8,
    },
    /// The human drafts a die (TB-14.2).
    HumanDrafted {
        /// The colour of the die.
        colour: Colour,
        /// The bowl it comes from.
        symbol: Symbol,
        /// The potency of the bowl, 1 to 5, before any Ethereal token.
        potency: u8,
    },
    /// An Ethereal token is spent for 1 potency (TB-5.9, TB-14.4).
    EtherealSpent {
        /// The side that spends it.
        side: Side,
        /// The potency of its die afterwards, 2 to 5.
        potency: u8,
    },
    /// Potency is spent (TB-6.1, TB-14.5).
    Spent {
        /// The side that spends it.
        side: Side,
        /// How much is spent, 1 to 5.
        amount: u8,
        /// How much is left on its die, 0 to 4.
        left: u8,
    },
    /// A marker moves up (TB-9.1, TB-14.7).
    Stepped {
        /// The side whose marker it is.
        side: Side,
        /// The track.
        track: Element,
        /// The level it arrives at.
        level: u8,
    },
    /// The bot's step is lost: all tracks are at their top (TB-9.5).
    StepLost,
    /// A marker reaches a bonus space that still has its token (TB-9.6, TB-14.7).
    BonusReached {
        /// The side whose marker it is.
        side: Side,
        /// The track.
        track: Element,
        /// The level of the bonus space.
        level: u8,
        /// The kind of the token.
        kind: TokenKind,
    },
    /// The bot gains Gold.
    GoldGained {
        /// How much.
        amount: u8,
    },
    /// The bot gains Ethereal tokens (TB-9.7, TB-13.2).
    EtherealGained {
        /// How many.
        amount: u8,
    },
    /// The bot scores during the game (TB-7.4, TB-9.8).
    Scored {
        /// How many victory points.
        amount: u8,
    },
    /// An artifact is taken from the display (TB-8.4, TB-14.8).
    ArtifactTaken {
        /// The side that takes it.
        side: Side,
        /// The artifact.
        artifact: ArtifactId,
    },
    /// An experiment is taken from the display (TB-8.7, TB-14.9), or given to the bot in setup
    /// (TB-1.16).
    ExperimentTaken {
        /// The side that takes it.
        side: Side,
        /// The experiment.
        experiment: ExperimentId,
    },
    /// An artifact action found no artifact (TB-8.3).
    NothingGained,
    /// An experiment is completed (TB-10, TB-14.10, TB-15.2).
    Completed {
        /// The side that completes it.
        side: Side,
        /// The experiment or masterpiece.
        experiment: ExperimentId,
        /// The Gold the bot paid for missing levels (TB-10.2); 0 for the human.
        gold: u8,
    },
    /// The human reacts (TB-11.2).
    Reacted,
    /// A die is used up (TB-12.1).
    DieUsed {
        /// The side whose die it is.
        side: Side,
        /// The colour of the die.
        colour: Colour,
    },
    /// A side passes (TB-12.2, TB-14.3).
    Passed {
        /// The side that passes.
        side: Side,
    },
    /// A bonus token leaves its space (TB-12.4).
    TokenRemoved {
        /// The track.
        track: Element,
        /// The level of the bonus space.
        level: u8,
        /// The kind of the token.
        kind: TokenKind,
    },
    /// A round ends (TB-2.6).
    RoundEnded {
        /// The round, 1 to 3.
        round: u8,
    },
    /// A masterpiece is drawn for the bot (TB-15.1).
    MasterpieceDrawn {
        /// The masterpiece.
        experiment: ExperimentId,
    },
    /// The game ends (TB-15.14).
    GameOver {
        /// The side that has won.
        winner: Side,
    },
}
