//! Outcomes of dice, cards and tokens, with their notation: RULES.md, "Chance steps".

use solo_core::{Face, Notation};

use crate::botmegistus::Botmegistus;
use crate::catalogue::{
    ArtifactId, ArtifactSlot, AutomaId, Card, Colour, Element, ExperimentId, ExperimentSlot, Row,
    Section, Symbol, TokenKind, TrackLevel,
};

solo_core::word_enum! {
    /// The left or the right one of the two open cards of Advanced Planning (TB-1.19).
    ///
    /// ```
    /// use trismegistus_bot::Hand;
    /// assert_eq!(Hand::Right.word(), "right");
    /// ```
    pub enum Hand in trismegistus_bot as "left or right" {
        /// A die of 1 to 3.
        Left = "left",
        /// A die of 4 to 6.
        Right = "right",
    }
}

impl Hand {
    /// Returns the choice of an ordinary die: 1 to 3 left, 4 to 6 right (TB-4.4, TB-8.2).
    ///
    /// ```
    /// use solo_core::Face;
    /// use trismegistus_bot::Hand;
    /// assert_eq!(Hand::by_die(Face::new(4).unwrap()), Hand::Right);
    /// ```
    pub const fn by_die(face: Face) -> Self {
        if face.pips() <= 3 {
            Self::Left
        } else {
            Self::Right
        }
    }
}

/// An outcome of a die, a card or a token.
///
/// ```
/// use trismegistus_bot::{Botmegistus, Chance, Colour, Symbol};
/// let game = Botmegistus::default();
/// let chance = game.parse_chance("roll black wild")?;
/// assert_eq!(chance, Chance::Roll { colour: Colour::Black, symbol: Symbol::Wild });
/// assert_eq!(game.chance_text(chance).to_string(), "roll black wild");
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("a chance outcome", game = Botmegistus)]
pub enum Chance {
    /// A bonus token is placed in setup (TB-1.4).
    #[says("token {at} {kind}", label = "Draw the {kind} token for {at}")]
    Token {
        /// The bonus space.
        at: TrackLevel<0>,
        /// The token drawn.
        kind: TokenKind,
    },
    /// An artifact is laid out (TB-2.2), or lies in the row that the bot looks at (TB-18.12).
    #[says(
        "lay {colour} {slot} {artifact}",
        label = "The {artifact} lies in the {colour} row, slot {slot}"
    )]
    LayArtifact {
        /// The row.
        colour: Colour,
        /// The slot, from 1 at the left.
        slot: ArtifactSlot,
        /// The tile drawn.
        artifact: ArtifactId,
    },
    /// An experiment is laid out (TB-2.2), or lies in the row that the bot looks at (TB-18.12).
    #[says(
        "lay {section} {slot} {experiment}",
        label = "The {experiment} lies in the {section} section, slot {slot}"
    )]
    LayExperiment {
        /// The row.
        section: Section,
        /// The slot, from 1 at the left.
        slot: ExperimentSlot,
        /// The card drawn.
        experiment: ExperimentId,
    },
    /// No more cards lie in the row that the bot looks at (TB-18.12).
    #[says("no-more {row}", label = "No more cards lie in {row}")]
    NoMore(Row),
    /// A die is rolled into a bowl (TB-3.1).
    #[says("roll {colour} {symbol}", label = "The {colour} die shows {symbol}")]
    Roll {
        /// The colour of the die.
        colour: Colour,
        /// The face it shows.
        symbol: Symbol,
    },
    /// A card is dealt to the human: a starting artifact (TB-1.5), starting experiment or
    /// masterpiece (TB-1.7). With lean reports the artifact that the human rejected is named
    /// (TB-18.4).
    #[says("deal {card}", label = "You are dealt the {card}")]
    Deal(Card),
    /// The starting experiment of the bot (TB-1.16).
    #[says(
        "start {experiment}",
        label = "Botmegistus starts with the {experiment}"
    )]
    Start(ExperimentId),
    /// A setup roll for the bot (TB-1.17).
    #[says("setup-roll {symbol}", label = "The setup roll shows {symbol}")]
    SetupRoll(Symbol),
    /// A card is turned up beside the deck (TB-1.19, TB-12.6).
    #[says("reveal {hand} {card}", label = "Turn up the {card} on the {hand}")]
    Reveal {
        /// Its position.
        hand: Hand,
        /// The card.
        card: AutomaId,
    },
    /// The ordinary die shows a face (TB-4.4, TB-8.2).
    #[says("d6 {face}", label = "The ordinary die shows {face}")]
    Pips(Face),
    /// The top card of the deck becomes the active card (TB-4.1).
    #[says("flip {card}", label = "Turn over the {card}")]
    Flip(AutomaId),
    /// The lot decides between elements with equally many symbols (TB-13.4).
    #[says("special {element}", label = "The element picked is {element}")]
    Special(Element),
    /// A masterpiece is drawn for the bot (TB-15.1).
    #[says(
        "masterpiece {experiment}",
        label = "Botmegistus draws the {experiment}"
    )]
    Masterpiece(ExperimentId),
}
