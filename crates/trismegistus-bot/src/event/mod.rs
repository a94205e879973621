//! Events of a game: RULES.md, "Events".

mod choice;
mod words;

use arrayvec::ArrayVec;
use solo_core::{Event, Face};

pub use self::choice::{Candidate, Candidates, ChoiceKind, Reason};
pub(crate) use self::words::WORDS;
use crate::botmegistus::Botmegistus;
use crate::catalogue::{
    ArtifactId, AutomaId, Card, Colour, Element, ExperimentId, Row, Section, Symbol, TokenKind,
};
use crate::chance::Hand;
use crate::state::Side;

/// An event of a step; the events of a step are in order.
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
#[derive(Clone, Debug, PartialEq, Eq, Hash, Event)]
#[event(game = Botmegistus)]
#[non_exhaustive]
pub enum Event {
    /// A round begins (TB-2.2). Round 1 says what starting second does not bring the human (TB-1.1).
    #[event(
        "round_started",
        "Round {round} begins, and {first?human=you go first|Botmegistus goes first\
            {round#1=; you gain no Ethereal die to compensate|}}."
    )]
    RoundStarted {
        /// The round, 1 to 3.
        round: u8,
        /// The side that takes its first turn.
        first: Side,
    },
    /// A bonus token is placed (TB-1.4).
    #[event("token_placed", "The {kind} token lies on {track} {level}.")]
    TokenPlaced {
        /// The track.
        track: Element,
        /// The level of the bonus space.
        level: u8,
        /// The kind of the token.
        kind: TokenKind,
    },
    /// An artifact is laid out (TB-2.2), or lies in the row that the bot looks at (TB-18.12).
    #[event(
        "artifact_laid",
        "The {artifact} lies in the {colour} row, slot {slot}."
    )]
    ArtifactLaid {
        /// The colour of the row.
        #[data(name = "place")]
        colour: Colour,
        /// The slot, counted from 1 at the left.
        slot: u8,
        /// The artifact.
        #[data(name = "id")]
        artifact: ArtifactId,
    },
    /// An experiment is laid out (TB-2.2), or lies in the row that the bot looks at (TB-18.12).
    #[event(
        "experiment_laid",
        "The {experiment} lies in the {section} section, slot {slot}."
    )]
    ExperimentLaid {
        /// The section of the display.
        #[data(name = "place")]
        section: Section,
        /// The slot, counted from 1 at the left.
        slot: u8,
        /// The experiment.
        #[data(name = "id")]
        experiment: ExperimentId,
    },
    /// No more cards lie in the row that the bot looks at (TB-18.12).
    #[event("row_ended", "No more cards lie in {row}.")]
    RowEnded {
        /// The row.
        #[data(name = "place")]
        row: Row,
    },
    /// A die is rolled into a bowl (TB-3.1).
    #[event("die_rolled", "The {colour} die shows {symbol}.")]
    DieRolled {
        /// The colour of the die.
        colour: Colour,
        /// The face it shows, which names its bowl.
        symbol: Symbol,
    },
    /// The dice of overfull bowls are rolled again (TB-3.2).
    #[event(
        "bowls_rerolled",
        "More than five dice lie in {symbols#1=the {symbols} bowl|each of the {symbols} bowls}, so you roll all of them again."
    )]
    BowlsRerolled {
        /// The bowls, in symbol order.
        symbols: ArrayVec<Symbol, 6>,
    },
    /// A starting artifact (TB-1.5), starting experiment or masterpiece (TB-1.7) is dealt to the human.
    #[event("dealt", "You are dealt the {card}.")]
    Dealt {
        /// The card.
        #[data(name = "id")]
        card: Card,
    },
    /// The human keeps an artifact (TB-1.5), experiment or masterpiece (TB-1.7).
    #[event("kept", "You keep the {card?null=other artifact|{card}}{given}.",
        word(given = words::given))]
    Kept {
        /// The card kept; with lean reports the artifact is unknown (TB-18.4).
        #[data(name = "id")]
        card: Option<Card>,
        /// The other card: the bot gains an artifact (TB-1.6), an experiment leaves the game
        /// (TB-1.8); none if only one was dealt.
        rejected: Option<Card>,
    },
    /// A personality or specialization card comes into the deck (TB-1.12, TB-13.3).
    #[event("card_added", "You shuffle the {card} into the Automa deck.")]
    CardAdded {
        /// The card.
        #[data(name = "id")]
        card: AutomaId,
    },
    /// A card is turned up beside the deck (TB-1.19, TB-12.6).
    #[event("card_revealed", "You turn up the {card} on the {hand}.")]
    CardRevealed {
        /// The position of the card.
        #[data(name = "place")]
        hand: Hand,
        /// The card.
        #[data(name = "id")]
        card: AutomaId,
    },
    /// A setup roll, before the step it causes (TB-1.17).
    #[event("setup_rolled", "The setup roll shows {symbol}: Botmegistus takes a step on {track}.", word(track = words::setup_track))]
    SetupRolled {
        /// The bowl whose essence names the track, if it has one.
        symbol: Symbol,
    },
    /// The ordinary die is rolled (TB-4.4, TB-8.2).
    #[event("d6_rolled", "The ordinary die shows {face}: {hand}.", word(hand = words::hand))]
    DieSixRolled {
        /// The face it shows.
        #[data(name = "value")]
        face: Face,
    },
    /// The discarded Automa cards become the deck (TB-4.2, TB-4.3).
    #[event(
        "deck_reshuffled",
        "You shuffle the used Automa cards to form a new deck."
    )]
    DeckReshuffled,
    /// A turn begins (TB-2.4).
    #[event("turn_started", "{side?human=Your|Botmegistus's} turn begins.")]
    TurnStarted {
        /// The side whose turn it is.
        side: Side,
    },
    /// The card of the bot's turn is known (TB-4.1, TB-4.4).
    #[event("card_active", "Botmegistus's card asks for {orders}.", word(orders = words::orders))]
    CardActive {
        /// The card.
        #[data(name = "id")]
        card: AutomaId,
    },
    /// The bot chose between several candidates (TB-5.2, TB-8.1, TB-8.6, TB-9.2, TB-9.3, TB-9.9, TB-10.5, TB-15.2).
    #[event(
        "bot_chose",
        "Of {candidates} Botmegistus {what} {chosen}: {rule}{equals}.",
        word(chosen = words::chosen),
        word(equals = words::equals)
    )]
    BotChose {
        /// The purpose of the choice.
        what: ChoiceKind,
        /// The candidates compared, in the order that breaks ties.
        candidates: Candidates,
        /// The candidate chosen.
        choice: Candidate,
        /// The clause of the last filter that removed a candidate, with its preference.
        rule: Reason,
    },
    /// The bot drafts a die (TB-5.2).
    #[event("bot_drafted", "Botmegistus drafts a {colour} die from the {from} bowl with potency {potency}{change}.", word(change = words::change))]
    BotDrafted {
        /// The colour of the die.
        colour: Colour,
        /// The bowl of the die.
        from: Symbol,
        /// The symbol to which the die is set. It differs from the bowl's only if that was wild
        /// (TB-5.5, TB-5.8).
        symbol: Symbol,
        /// The potency of the bowl, 1 to 5, before any Ethereal token.
        potency: u8,
    },
    /// The human drafts a die (TB-14.2).
    #[event(
        "human_drafted",
        "You draft a {colour} die from the {symbol} bowl{with}.",
        word(with = words::with)
    )]
    HumanDrafted {
        /// The colour of the die.
        colour: Colour,
        /// The bowl of the die.
        symbol: Symbol,
        /// The potency of the bowl, 1 to 5, before any Ethereal token.
        potency: u8,
    },
    /// An Ethereal token is spent for 1 potency (TB-5.9, TB-14.4).
    #[event(
        "ethereal_spent",
        "{side?human=You spend|Botmegistus must spend} an Ethereal token: the die has potency {potency} now."
    )]
    EtherealSpent {
        /// The side that spends it.
        side: Side,
        /// The potency of its die afterwards, 2 to 5.
        potency: u8,
    },
    /// Potency is spent (TB-6.1, TB-14.5).
    #[event(
        "spent",
        "{side?human=You spend|Botmegistus spends} {amount} potency, and {left#0=none is|1=1 is|{left} are} left."
    )]
    Spent {
        /// The side that spends it.
        side: Side,
        /// The potency spent, 1 to 5.
        amount: u8,
        /// The potency left on its die, 0 to 4.
        left: u8,
    },
    /// A marker moves up (TB-9.1, TB-14.7).
    #[event(
        "stepped",
        "{side?human=Your|Botmegistus's} {track} marker climbs to {level}."
    )]
    Stepped {
        /// The side of the marker.
        side: Side,
        /// The track.
        track: Element,
        /// The level reached.
        level: u8,
    },
    /// The bot's step is lost: all tracks are at their top (TB-9.5).
    #[event(
        "step_lost",
        "All of Botmegistus's markers are at the top, so it loses the step."
    )]
    StepLost,
    /// A marker reaches a bonus space that still has its token (TB-9.6, TB-14.7).
    #[event("bonus_reached", "{side?human=You reach the {kind} token on {track} {level}: take its bonus|Botmegistus reaches the {kind} token on {track} {level} before you, for {benefit}}.", word(benefit = words::benefit))]
    BonusReached {
        /// The side of the marker.
        side: Side,
        /// The track.
        track: Element,
        /// The level of the bonus space.
        level: u8,
        /// The kind of the token.
        kind: TokenKind,
    },
    /// The bot gains Gold (TB-7.3, TB-8.3, TB-8.5).
    #[event("gold_gained", "Botmegistus gains {amount} Gold.")]
    GoldGained {
        /// The amount.
        amount: u8,
    },
    /// The bot gains Ethereal tokens (TB-9.7, TB-13.2).
    #[event(
        "ethereal_gained",
        "Botmegistus gains {amount} Ethereal {amount#1=token|tokens}."
    )]
    EtherealGained {
        /// The number of tokens.
        amount: u8,
    },
    /// The bot scores during the game (TB-7.4, TB-9.8).
    #[event("scored", "Botmegistus scores {amount} VP.")]
    Scored {
        /// The number of victory points.
        amount: u8,
    },
    /// An artifact is taken from the display (TB-8.4, TB-14.8).
    #[event(
        "artifact_taken",
        "{side?human=You take|Botmegistus takes} the {artifact}."
    )]
    ArtifactTaken {
        /// The side that takes it.
        side: Side,
        /// The artifact.
        #[data(name = "id")]
        artifact: ArtifactId,
    },
    /// An experiment is taken from the display (TB-8.7, TB-14.9). The bot also takes one in setup
    /// (TB-1.16).
    #[event(
        "experiment_taken",
        "{side?human=You take|Botmegistus takes} the {experiment}."
    )]
    ExperimentTaken {
        /// The side that takes it.
        side: Side,
        /// The experiment.
        #[data(name = "id")]
        experiment: ExperimentId,
    },
    /// An artifact action found no artifact (TB-8.3).
    #[event(
        "nothing_gained",
        "No artifact that Botmegistus could take is on display, so it gains nothing."
    )]
    NothingGained,
    /// An experiment is completed (TB-10.2, TB-14.10, TB-15.2).
    #[event(
        "completed",
        "{side?human=You complete the {experiment}|Botmegistus completes the {experiment}{gold#0=|, and pays {gold} Gold for missing levels}}."
    )]
    Completed {
        /// The side that completes it.
        side: Side,
        /// The experiment or masterpiece.
        #[data(name = "id")]
        experiment: ExperimentId,
        /// The Gold the bot paid for missing levels (TB-10.2); 0 for the human.
        gold: u8,
    },
    /// The human reacts (TB-11.2).
    #[event("reacted", "You use a reaction marker.")]
    Reacted,
    /// A die is used up (TB-12.1).
    #[event("die_used", "{side?human=Your|Botmegistus's} {colour} die is used up.")]
    DieUsed {
        /// The side of the die.
        side: Side,
        /// The colour of the die.
        colour: Colour,
    },
    /// A side passes (TB-12.2, TB-14.3).
    #[event("passed", "{side?human=You pass|Botmegistus passes}.")]
    Passed {
        /// The side that passes.
        side: Side,
    },
    /// A bonus token leaves its space (TB-12.4).
    #[event("token_removed", "You remove the {kind} token from {track} {level}.")]
    TokenRemoved {
        /// The track.
        track: Element,
        /// The level of the bonus space.
        level: u8,
        /// The kind of the token.
        kind: TokenKind,
    },
    /// A round ends (TB-2.6).
    #[event("round_ended", "Round {round} is over.")]
    RoundEnded {
        /// The round, 1 to 3.
        round: u8,
    },
    /// A masterpiece is drawn for the bot (TB-15.1).
    #[event("masterpiece_drawn", "Botmegistus draws the {experiment}.")]
    MasterpieceDrawn {
        /// The masterpiece.
        #[data(name = "id")]
        experiment: ExperimentId,
    },
    /// The game ends (TB-15.14).
    #[event("game_over", "{winner?human=You win|Botmegistus wins} the game!")]
    GameOver {
        /// The winner.
        winner: Side,
    },
}
