//! Positions: all material on the table (RULES.md, "Terms and zones").
//!
//! A position is a value of a few hundred bytes without pointers.

mod cards;
mod dice;
mod sides;

pub use dice::Die;

use solo_core::{Bag, Each, LargeSet, List, Set};

use crate::catalogue::{
    ArtifactId, ArtifactSlot, AutomaId, Colour, DisplayRow, Element, ExperimentId, ExperimentSlot,
    PerColour, PerElement, PerSymbol, Section, Slot, Symbol, TokenKind,
};
use crate::chance::Hand;
use crate::phase::{Pending, Phase};

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
    pub const fn other(self) -> Self {
        match self {
            Self::Human => Self::Bot,
            Self::Bot => Self::Human,
        }
    }
}

/// A value for each side.
pub(crate) type PerSide<T> = Each<Side, T, 2>;
/// The slots of a row of cards, from the left; no row has more (TB-V3).
pub(crate) type Slots<T> = [Option<T>; 4];

/// A bonus token on a track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Token {
    pub(crate) level: u8,
    pub(crate) kind: TokenKind,
}

/// A position. It holds exactly what a player with perfect memory knows, and so not the order of a
/// face-down pile.
///
/// Positions come from `Botmegistus::start`, from applying steps, or from a view that was checked.
/// Numbers of cards and slots belong to the catalogue of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) unseen_artifacts: LargeSet<ArtifactId>,
    pub(crate) unseen_experiments: LargeSet<ExperimentId>,
    pub(crate) artifacts: PerSide<LargeSet<ArtifactId>>,
    pub(crate) completed: PerSide<LargeSet<ExperimentId>>,
    pub(crate) human_incomplete: LargeSet<ExperimentId>,
    /// The bot's incomplete experiments in the order taken.
    pub(crate) bot_incomplete: List<ExperimentId, 2>,
    /// The bot's masterpieces in the order drawn.
    pub(crate) bot_masterpieces: List<ExperimentId, 3>,
    pub(crate) artifact_rows: PerColour<Slots<ArtifactId>>,
    pub(crate) experiment_rows: Each<Section, Slots<ExperimentId>, 6>,
    pub(crate) bot_deck: Set<AutomaId>,
    pub(crate) bot_discard: Set<AutomaId>,
    pub(crate) active_card: Option<AutomaId>,
    pub(crate) open_cards: Each<Hand, Option<AutomaId>, 2>,
    /// The elements whose specialization cards were added, in that order.
    pub(crate) specializations: List<Element, 2>,
    /// The tokens of each track, the lowest first.
    pub(crate) tokens: PerElement<List<Token, 8>>,
    pub(crate) unplaced: Bag<TokenKind, 8>,
    pub(crate) levels: PerSide<PerElement<u8>>,
    pub(crate) bowls: PerSymbol<PerColour<u8>>,
    /// The die on a side's card, drafted and not yet used up.
    pub(crate) die_held: PerSide<Option<Die>>,
    /// Used dice in the order used.
    pub(crate) used: PerSide<List<Colour, 3>>,
    pub(crate) bot_gold: u16,
    pub(crate) bot_points: u16,
    pub(crate) bot_ethereal: u16,
    pub(crate) human_reactions: u8,
    pub(crate) round: u8,
    /// The side whose turn it is; `None` from the end of a round until the first turn of the next.
    pub(crate) turn: Option<Side>,
    pub(crate) first: Side,
    pub(crate) passed: List<Side, 2>,
    pub(crate) pending: Pending,
}

solo_core::debug_position!(
    State,
    solo_core::Game::start(&crate::botmegistus::Botmegistus::default()),
    pending; unseen_artifacts unseen_experiments artifacts completed human_incomplete bot_incomplete
    bot_masterpieces artifact_rows experiment_rows bot_deck bot_discard active_card open_cards
    specializations tokens unplaced levels bowls die_held used bot_gold bot_points bot_ethereal
    human_reactions round turn first passed
);

const _: () = assert!(size_of::<State>() <= 384, "a position stays small");

impl State {
    /// Returns what the position waits for.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Pending};
    /// assert_eq!(Botmegistus::default().start().pending(), &Pending::SetupToken);
    /// ```
    pub const fn pending(&self) -> &Pending {
        &self.pending
    }

    /// Returns the phase in which the position waits: the kind of [`State::pending`].
    pub const fn phase(&self) -> Phase {
        self.pending.phase()
    }

    /// Returns the round, 1 to 3 (1 during setup, 3 in final scoring).
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Returns the side whose turn is in progress; `None` from the end of a round, or the start of
    /// the game, until the first turn.
    pub const fn turn(&self) -> Option<Side> {
        self.turn
    }

    /// Returns the first side of the current round.
    pub const fn first(&self) -> Side {
        self.first
    }

    /// Counts the dice of a colour in a bowl.
    pub fn bowl(&self, symbol: Symbol, colour: Colour) -> u8 {
        self.bowls[symbol][colour]
    }

    /// Counts the dice in a bowl, which is the potency of each of them (TB-3.3).
    pub fn potency(&self, symbol: Symbol) -> u8 {
        let dice = self.bowls[symbol].values().iter();
        dice.fold(0, |sum, dice| u8::saturating_add(sum, *dice))
    }

    /// Returns the artifact in a slot of a row; `None` also if the row has no such slot.
    pub fn artifact_in(&self, colour: Colour, slot: ArtifactSlot) -> Option<ArtifactId> {
        in_slot(&self.artifact_rows[colour], slot)
    }

    /// Returns the experiment in a slot of a section; `None` also if the section has no such slot.
    pub fn experiment_in(&self, section: Section, slot: ExperimentSlot) -> Option<ExperimentId> {
        in_slot(&self.experiment_rows[section], slot)
    }

    /// Lists the artifacts of a colour on display, from the left.
    pub fn artifacts_of(&self, colour: Colour) -> impl Iterator<Item = ArtifactId> + '_ {
        self.artifact_rows[colour].iter().copied().flatten()
    }

    /// Lists the experiments of a section on display, from the left.
    pub fn experiments_of(&self, section: Section) -> impl Iterator<Item = ExperimentId> + '_ {
        self.experiment_rows[section].iter().copied().flatten()
    }

    /// Returns whether a level of a track still has its bonus token.
    pub fn has_token(&self, track: Element, level: u8) -> bool {
        self.token(track, level).is_some()
    }

    /// Returns the bonus token on a level of a track, if it is still there.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Element};
    /// let game = Botmegistus::default();
    /// let state = game.apply(&game.start(), game.parse_chance("token earth 3 glory")?)?;
    /// assert_eq!(state.token(Element::Earth, 3), game.catalogue().find("glory"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn token(&self, track: Element, level: u8) -> Option<TokenKind> {
        let mut tokens = self.tokens[track].iter();
        let token = tokens.find(|token| token.level == level)?;
        Some(token.kind)
    }

    /// Counts the tokens of this kind that are neither on a track nor out of the game.
    pub fn unplaced(&self, kind: TokenKind) -> u8 {
        self.unplaced.copies(kind)
    }
}

/// Returns the card in a slot of a row.
fn in_slot<T: Copy, R: DisplayRow>(row: &Slots<T>, slot: Slot<R>) -> Option<T> {
    row.get(slot.index()).copied().flatten()
}
