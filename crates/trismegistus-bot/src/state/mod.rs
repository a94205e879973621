//! Positions: all material on the table (RULES.md, "Terms and zones").
//!
//! A position is a value of a few hundred bytes without pointers. Sets of cards are bit sets, one
//! bit per row of the catalogue, and everything empty is zero or `None`, so that equal positions
//! are equal values.

mod cards;
mod dice;
#[cfg(feature = "serde")]
mod known;
mod sets;
mod sides;
mod slots;

pub use dice::Die;

pub(crate) use dice::DiceToRoll;
pub(crate) use sets::{
    above_zero, all_above_zero, automa_bit, bit, element_bit, elements_below, elements_of,
    elements_with, first_bits, has, level_bit, set_of, token_shift,
};
pub(crate) use slots::{Slot, fill_first, items};

use crate::catalogue::{
    ArtifactId, AutomaId, Card, Catalogue, Colour, Each, Element, ExperimentId, Place, Row,
    Section, Symbol, TokenKind,
};
use crate::decision::Digit;
use crate::phase::Phase;

solo_core::word_enum! {
    /// The two sides of the game.
    ///
    /// ```
    /// use trismegistus_bot::Side;
    /// assert_eq!(Side::Human.other(), Side::Bot);
    /// assert_eq!(Side::Bot.word(), "bot");
    /// ```
    pub enum Side in trismegistus_bot {
        /// The player.
        Human = "human" as "you",
        /// Botmegistus.
        Bot = "bot" as "Botmegistus",
    }
}

impl Side {
    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Human => Self::Bot,
            Self::Bot => Self::Human,
        }
    }
}

impl Place for Side {
    #[inline]
    fn ordinal(self) -> u8 {
        match self {
            Self::Human => 0,
            Self::Bot => 1,
        }
    }
}

/// A position. It holds exactly what a player with perfect memory knows, and so not the order of a
/// face-down pile.
///
/// Positions come from `Botmegistus::start`, from applying steps, or from a view that was checked.
/// Numbers of cards and slots belong to the catalogue of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) unseen_artifacts: u128,
    pub(crate) bot_artifacts: u128,
    pub(crate) human_artifacts: u128,
    pub(crate) unseen_experiments: u128,
    pub(crate) bot_completed: u128,
    pub(crate) human_incomplete: u128,
    pub(crate) human_completed: u128,
    pub(crate) to_roll: DiceToRoll,
    pub(crate) deck: u32,
    pub(crate) discard: u32,
    /// One bit per level with a token, for each track.
    pub(crate) tokens: Each<u32, 4>,
    /// Four bits per bonus space of each track, from the lowest upward; 0 without a token.
    pub(crate) token_kinds: Each<u32, 4>,
    pub(crate) unplaced: Each<u8, 8>,
    pub(crate) bowls: Each<Each<u8, 3>, 6>,
    pub(crate) artifact_rows: Each<[Option<ArtifactId>; 4], 3>,
    pub(crate) experiment_rows: Each<[Option<ExperimentId>; 4], 6>,
    pub(crate) levels: Each<Each<u8, 4>, 2>,
    pub(crate) dice: Each<Option<Die>, 2>,
    pub(crate) used: Each<[Option<Colour>; 3], 2>,
    pub(crate) gold: u16,
    pub(crate) points: u16,
    pub(crate) ethereal: u16,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) turn: Option<Side>,
    pub(crate) first: Side,
    pub(crate) passed: [Option<Side>; 2],
    pub(crate) incomplete: [Option<ExperimentId>; 2],
    pub(crate) active: Option<AutomaId>,
    pub(crate) face_up: [Option<AutomaId>; 2],
    pub(crate) specializations: [Option<Element>; 2],
    pub(crate) dealt: [Option<Card>; 2],
    pub(crate) tie: Option<(ArtifactId, ArtifactId)>,
    /// The row that the bot looks at (TB-18.11).
    pub(crate) look: Option<Row>,
    /// The slot into which the next card is laid (TB-2.2, TB-18.12), while one is due.
    pub(crate) next_slot: Option<Slot>,
    pub(crate) masterpieces: [Option<ExperimentId>; 3],
    pub(crate) digits: [Option<Digit>; 3],
    pub(crate) setup_rolls_left: u8,
    pub(crate) reactions: u8,
    pub(crate) artifact_taken: bool,
    pub(crate) experiment_taken: bool,
    /// Number of parts of the active card not yet begun, and their branch. They are known while
    /// artifacts are tied or the bot looks at a row; the branch is `false` if both end alike.
    pub(crate) parts_left: u8,
    pub(crate) reward: bool,
    /// Formulas bought with Gold, known once the game is over.
    pub(crate) formulas_bought: u8,
}

solo_core::debug_position!(
    State,
    solo_core::Game::start(&crate::Botmegistus::default()),
    phase; unseen_artifacts bot_artifacts human_artifacts unseen_experiments bot_completed
    human_incomplete human_completed to_roll deck discard tokens token_kinds unplaced bowls
    artifact_rows experiment_rows levels dice used gold points ethereal round turn first passed
    incomplete active face_up specializations dealt tie look next_slot masterpieces digits
    setup_rolls_left reactions artifact_taken experiment_taken parts_left reward
    formulas_bought
);

const _: () = assert!(
    size_of::<State>() <= 288,
    "a position has at most 288 bytes"
);

impl<const N: usize> Default for Each<u8, N> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl State {
    /// Returns the phase in which the position waits.
    #[must_use]
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the round, 1 to 3 (1 during setup, 3 in final scoring).
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.round(), 1);
    /// ```
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Returns the side whose turn is in progress, if any.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.turn(), None);
    /// ```
    #[must_use]
    pub const fn turn(&self) -> Option<Side> {
        self.turn
    }

    /// Returns the first side of the current round.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.first(), trismegistus_bot::Side::Human);
    /// ```
    #[must_use]
    pub const fn first(&self) -> Side {
        self.first
    }

    /// Counts the dice of a colour in a bowl.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Colour, Symbol};
    /// let start = Botmegistus::default().start();
    /// assert_eq!(start.bowl(Symbol::new(0).unwrap(), Colour::new(0).unwrap()), 0);
    /// ```
    #[must_use]
    #[inline]
    pub fn bowl(&self, symbol: Symbol, colour: Colour) -> u8 {
        self.bowls.at(symbol).at(colour)
    }

    /// Counts the dice in a bowl, which is the potency of each of them (TB-3.3).
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// let lead = trismegistus_bot::Symbol::new(0).unwrap();
    /// assert_eq!(start.potency(lead), 0);
    /// ```
    #[must_use]
    #[inline]
    pub fn potency(&self, symbol: Symbol) -> u8 {
        self.bowls
            .at(symbol)
            .0
            .iter()
            .fold(0_u8, |sum, &dice| sum.saturating_add(dice))
    }

    /// Returns the artifact in a slot of a row, counted from 0.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// let black = trismegistus_bot::Colour::new(0).unwrap();
    /// assert_eq!(start.artifact_in(black, 0), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn artifact_in(&self, colour: Colour, slot: u8) -> Option<ArtifactId> {
        self.artifact_rows.slot(colour, slot)
    }

    /// Returns the experiment in a slot of a section, counted from 0.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// let lead = trismegistus_bot::Section::new(0).unwrap();
    /// assert_eq!(start.experiment_in(lead, 0), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn experiment_in(&self, section: Section, slot: u8) -> Option<ExperimentId> {
        self.experiment_rows.slot(section, slot)
    }

    /// Lists the artifacts of a colour on display, from the left.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Colour};
    /// let start = Botmegistus::default().start();
    /// assert_eq!(start.artifacts_of(Colour::new(0).unwrap()).count(), 0);
    /// ```
    #[inline]
    pub fn artifacts_of(&self, colour: Colour) -> impl Iterator<Item = ArtifactId> + '_ {
        self.artifact_rows.row(colour)
    }

    /// Lists the experiments of a section on display, from the left.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// let lead = trismegistus_bot::Section::new(0).unwrap();
    /// assert_eq!(start.experiments_of(lead).count(), 0);
    /// ```
    #[inline]
    pub fn experiments_of(&self, section: Section) -> impl Iterator<Item = ExperimentId> + '_ {
        self.experiment_rows.row(section)
    }

    /// Returns whether a level of a track still has its bonus token.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// let earth = trismegistus_bot::Element::new(0).unwrap();
    /// assert!(!start.has_token(earth, 3));
    /// ```
    #[must_use]
    #[inline]
    pub fn has_token(&self, track: Element, level: u8) -> bool {
        self.tokens
            .at(track)
            .checked_shr(u32::from(level))
            .unwrap_or(0)
            & 1
            == 1
    }

    /// Returns the bonus token on a level of a track, if it is still there.
    #[must_use]
    pub fn token(&self, catalogue: &Catalogue, track: Element, level: u8) -> Option<TokenKind> {
        if !self.has_token(track, level) {
            return None;
        }
        let shift = token_shift(catalogue, track, level);
        let kind = self.token_kinds.at(track).wrapping_shr(shift) & 15;
        u8::try_from(kind).ok().and_then(TokenKind::new)
    }

    /// Lays a bonus token on a level of a track that has none.
    pub(crate) fn lay_token(
        &mut self,
        catalogue: &Catalogue,
        track: Element,
        level: u8,
        kind: TokenKind,
    ) {
        let shift = token_shift(catalogue, track, level);
        if let Some(tokens) = self.tokens.get_mut(track) {
            *tokens |= level_bit(level);
        }
        if let Some(kinds) = self.token_kinds.get_mut(track) {
            *kinds |= u32::from(kind.place()).wrapping_shl(shift);
        }
    }

    /// Removes the bonus token from a level of a track.
    pub(crate) fn take_token(
        &mut self,
        catalogue: &Catalogue,
        track: Element,
        level: u8,
    ) -> Option<TokenKind> {
        let kind = self.token(catalogue, track, level)?;
        let shift = token_shift(catalogue, track, level);
        if let Some(tokens) = self.tokens.get_mut(track) {
            *tokens &= !level_bit(level);
        }
        if let Some(kinds) = self.token_kinds.get_mut(track) {
            *kinds &= !15_u32.wrapping_shl(shift);
        }
        Some(kind)
    }

    /// Counts the tokens of this kind that are neither on a track nor out of the game.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// let aether = trismegistus_bot::TokenKind::new(0).unwrap();
    /// assert_eq!(start.unplaced(aether), 3);
    /// ```
    #[must_use]
    pub fn unplaced(&self, kind: TokenKind) -> u8 {
        self.unplaced.at(kind)
    }

    /// Returns whether an artifact and an experiment were already taken in the open window.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.taken_in_window(), (false, false));
    /// ```
    #[must_use]
    pub const fn taken_in_window(&self) -> (bool, bool) {
        (self.artifact_taken, self.experiment_taken)
    }

    /// Lists the dice to be rolled, in rolling order.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.to_roll().count(), 0);
    /// ```
    pub fn to_roll(&self) -> impl Iterator<Item = Colour> {
        self.to_roll.iter()
    }

    /// Counts the setup rolls still to make.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.setup_rolls_left(), 2);
    /// ```
    #[must_use]
    pub const fn setup_rolls_left(&self) -> u8 {
        self.setup_rolls_left
    }

    /// Lists the digits that the human has reported so far.
    ///
    /// ```
    /// let start = trismegistus_bot::Botmegistus::default().start();
    /// assert_eq!(start.digits().count(), 0);
    /// ```
    pub fn digits(&self) -> impl Iterator<Item = u8> + '_ {
        self.digits.iter().flatten().map(|digit| digit.get())
    }
}
