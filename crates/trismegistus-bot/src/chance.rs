//! What dice, cards and tokens show, with its notation: RULES.md, "Chance steps".

use core::fmt::{self, Write};

use solo_core::{Face, NotationError, Words};

use crate::catalogue::{
    ArtifactId, AutomaId, Catalogue, Colour, Element, ExperimentId, Row, Section, Symbol, TokenKind,
};
use crate::decision::{Dealt, artifact, colour, dealt, element, experiment, symbol};

solo_core::words! {
    /// The left or the right of the two open cards of Advanced Planning (TB-1.19).
    ///
    /// ```
    /// use trismegistus_bot::Hand;
    /// assert_eq!(Hand::Right.word(), "right");
    /// ```
    pub enum Hand in trismegistus_bot {
        /// Chosen by 1 to 3.
        Left = "left",
        /// Chosen by 4 to 6.
        Right = "right",
    }
}

impl Hand {
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
    /// An artifact is laid out (TB-2.2), or lies where the bot looks (TB-18.12).
    LayArtifact {
        /// The row.
        colour: Colour,
        /// The slot, from 1 at the left.
        slot: u8,
        /// The tile drawn.
        artifact: ArtifactId,
    },
    /// An experiment is laid out (TB-2.2), or lies where the bot looks (TB-18.12).
    LayExperiment {
        /// The row.
        section: Section,
        /// The slot, from 1 at the left.
        slot: u8,
        /// The card drawn.
        experiment: ExperimentId,
    },
    /// No more cards lie in the row that the bot looks at (TB-18.12).
    NoMore(Row),
    /// A die is rolled into a bowl (TB-3.1).
    Roll {
        /// The colour of the die.
        colour: Colour,
        /// The face it shows.
        symbol: Symbol,
    },
    /// A starting artifact is dealt to the human (TB-1.5), or the one that the human rejected is named
    /// (TB-18.4).
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

// TB-17.3: words and ids with one space between.
pub(crate) fn write(chance: Chance, c: &Catalogue, out: &mut dyn Write) -> fmt::Result {
    match chance {
        Chance::Token { track, level, kind } => {
            write!(
                out,
                "token {} {level} {}",
                c.element_name(track),
                c.token_name(kind)
            )
        }
        Chance::LayArtifact {
            colour,
            slot,
            artifact,
        } => {
            write!(
                out,
                "lay {} {slot} {}",
                c.colour_name(colour),
                c.artifact_name(artifact)
            )
        }
        Chance::LayExperiment {
            section,
            slot,
            experiment,
        } => {
            let (row, card) = (c.section_name(section), c.experiment_name(experiment));
            write!(out, "lay {row} {slot} {card}")
        }
        Chance::NoMore(row) => write!(out, "no-more {}", c.row_name(row)),
        Chance::Roll { colour, symbol } => {
            write!(
                out,
                "roll {} {}",
                c.colour_name(colour),
                c.symbol_name(symbol)
            )
        }
        Chance::DealArtifact(id) => write!(out, "deal {}", c.artifact_name(id)),
        Chance::DealExperiment(id) => write!(out, "deal {}", c.experiment_name(id)),
        Chance::Start(id) => write!(out, "start {}", c.experiment_name(id)),
        Chance::SetupRoll(symbol) => write!(out, "setup-roll {}", c.symbol_name(symbol)),
        Chance::Reveal { hand, card } => {
            write!(out, "reveal {} {}", hand.word(), c.automa_name(card))
        }
        Chance::Pips(face) => write!(out, "d6 {face}"),
        Chance::Flip(card) => write!(out, "flip {}", c.automa_name(card)),
        Chance::Special(element) => write!(out, "special {}", c.element_name(element)),
        Chance::Masterpiece(id) => write!(out, "masterpiece {}", c.experiment_name(id)),
    }
}

pub(crate) fn parse(text: &str, c: &Catalogue) -> Result<Chance, NotationError> {
    let mut words = Words::new(text);
    let words = &mut words;
    let chance = match words.next_word("a chance outcome")? {
        "token" => token(words, c)?,
        "lay" => lay(words, c)?,
        "no-more" => Chance::NoMore(row(words, c)?),
        "roll" => Chance::Roll {
            colour: colour(words, c)?,
            symbol: symbol(words, c)?,
        },
        "deal" => match dealt(words, c)? {
            Dealt::Artifact(id) => Chance::DealArtifact(id),
            Dealt::Experiment(id) => Chance::DealExperiment(id),
        },
        "start" => Chance::Start(experiment(words, c)?),
        "setup-roll" => Chance::SetupRoll(symbol(words, c)?),
        "reveal" => Chance::Reveal {
            hand: words.find("left or right", Hand::from_word)?,
            card: automa(words, c)?,
        },
        "d6" => Chance::Pips(words.read("a face from 1 to 6")?),
        "flip" => Chance::Flip(automa(words, c)?),
        "special" => Chance::Special(element(words, c)?),
        "masterpiece" => Chance::Masterpiece(experiment(words, c)?),
        _ => return Err(words.wrong("a chance outcome")),
    };
    words.end()?;
    Ok(chance)
}

fn automa(words: &mut Words<'_>, c: &Catalogue) -> Result<AutomaId, NotationError> {
    words.find("an Automa card id", |id| c.automa(id))
}

fn token(words: &mut Words<'_>, c: &Catalogue) -> Result<Chance, NotationError> {
    let track = element(words, c)?;
    let level = words.number(0, c.top(track), "a level of the track")?;
    let kind = words.find("a kind of token", |word| c.token(word))?;
    Ok(Chance::Token { track, level, kind })
}

fn row(words: &mut Words<'_>, c: &Catalogue) -> Result<Row, NotationError> {
    words.find("a colour or a section", |name| c.row(name))
}

fn lay(words: &mut Words<'_>, c: &Catalogue) -> Result<Chance, NotationError> {
    Ok(match row(words, c)? {
        Row::Artifacts(colour) => Chance::LayArtifact {
            colour,
            slot: words.number(1, c.artifact_slots(), "a slot of the row")?,
            artifact: artifact(words, c)?,
        },
        Row::Experiments(section) => Chance::LayExperiment {
            section,
            slot: words.number(1, c.experiment_slots(), "a slot of the row")?,
            experiment: experiment(words, c)?,
        },
    })
}

/// Every outcome that can be written down, ascending.
pub(crate) fn vocabulary(c: &Catalogue, mut visit: impl FnMut(Chance)) {
    for track in Element::all() {
        for level in 0..=c.top(track) {
            let tokens = c.token_kinds().map(|kind: TokenKind| (track, level, kind));
            tokens.for_each(|(track, level, kind)| visit(Chance::Token { track, level, kind }));
        }
    }
    for colour in Colour::all() {
        for slot in 1..=c.artifact_slots() {
            c.artifacts().for_each(|artifact| {
                visit(Chance::LayArtifact {
                    colour,
                    slot,
                    artifact,
                });
            });
        }
    }
    for section in c.sections() {
        for slot in 1..=c.experiment_slots() {
            c.experiments().for_each(|experiment| {
                visit(Chance::LayExperiment {
                    section,
                    slot,
                    experiment,
                });
            });
        }
    }
    c.rows().map(Chance::NoMore).for_each(&mut visit);
    for colour in Colour::all() {
        Symbol::all().for_each(|symbol| visit(Chance::Roll { colour, symbol }));
    }
    c.artifacts().map(Chance::DealArtifact).for_each(&mut visit);
    c.experiments()
        .map(Chance::DealExperiment)
        .for_each(&mut visit);
    c.experiments().map(Chance::Start).for_each(&mut visit);
    Symbol::all().map(Chance::SetupRoll).for_each(&mut visit);
    for hand in [Hand::Left, Hand::Right] {
        c.automa_cards()
            .for_each(|card| visit(Chance::Reveal { hand, card }));
    }
    Face::all().map(Chance::Pips).for_each(&mut visit);
    c.automa_cards().map(Chance::Flip).for_each(&mut visit);
    Element::all().map(Chance::Special).for_each(&mut visit);
    c.experiments()
        .map(Chance::Masterpiece)
        .for_each(&mut visit);
}
