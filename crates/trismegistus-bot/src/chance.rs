//! What dice, cards and tokens show: RULES.md, "Chance steps".

use solo_core::Face;

use crate::catalogue::{
    ArtifactId, AutomaId, Colour, Element, ExperimentId, Section, Symbol, TokenKind,
};

/// The left or the right of the two open cards of Advanced Planning (TB-1.19).
///
/// ```
/// use trismegistus_bot::Hand;
/// assert_eq!(Hand::Right.word(), "right");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hand {
    /// Chosen by 1 to 3.
    Left,
    /// Chosen by 4 to 6.
    Right,
}

impl Hand {
    /// The word of the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }

    /// What an ordinary die chooses: 1 to 3 left, 4 to 6 right (TB-4.4, TB-8.2).
    ///
    /// ```
    /// use solo_core::Face;
    /// use trismegistus_bot::Hand;
    /// assert_eq!(Hand::by_die(Face::new(4).unwrap()), Hand::Right);
    /// ```
    #[must_use]
    pub const fn by_die(face: Face) -> Self {
        if face.pips() <= 3 {
            Self::Left
        } else {
            Self::Right
        }
    }
}

/// What a die, a card or a token shows.
///
/// ```
/// use trismegistus_bot::{Botmegistus, Chance};
/// let game = Botmegistus::default();
/// let chance = game.parse_chance("roll black wild")?;
/// let black = game.catalogue().colour("black").unwrap();
/// assert_eq!(chance, Chance::Roll { colour: black, symbol: game.catalogue().wild() });
/// assert_eq!(game.chance_text(chance).to_string(), "roll black wild");
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// A bonus token is placed in setup (TB-1.4).
    Token {
        /// The track.
        track: Element,
        /// The level of the bonus space.
        level: u8,
        /// The token drawn.
        kind: TokenKind,
    },
    /// An artifact is laid out (TB-2.2).
    LayArtifact {
        /// The row.
        colour: Colour,
        /// The slot, from 1 at the left.
        slot: u8,
        /// The tile drawn.
        artifact: ArtifactId,
    },
    /// An experiment is laid out (TB-2.2).
    LayExperiment {
        /// The row.
        section: Section,
        /// The slot, from 1 at the left.
        slot: u8,
        /// The card drawn.
        experiment: ExperimentId,
    },
    /// A die is rolled into a bowl (TB-3.1).
    Roll {
        /// The colour of the die.
        colour: Colour,
        /// The face it shows.
        symbol: Symbol,
    },
    /// A starting artifact is dealt to the human (TB-1.5).
    DealArtifact(ArtifactId),
    /// A starting experiment or masterpiece is dealt to the human (TB-1.7).
    DealExperiment(ExperimentId),
    /// The starting experiment of the bot (TB-1.16).
    Start(ExperimentId),
    /// A setup roll for the bot (TB-1.17).
    SetupRoll(Symbol),
    /// A card is turned up beside the deck (TB-1.19, TB-12.6).
    Reveal {
        /// Its place.
        hand: Hand,
        /// The card.
        card: AutomaId,
    },
    /// The ordinary die (TB-4.4, TB-8.2).
    Pips(Face),
    /// The top card of the deck becomes the active card (TB-4.1).
    Flip(AutomaId),
    /// The lot between elements with equally many symbols (TB-13.4).
    Special(Element),
    /// A masterpiece is drawn for the bot (TB-15.1).
    Masterpiece(ExperimentId),
}
