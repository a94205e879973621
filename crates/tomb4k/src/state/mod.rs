//! The cards on the table: section "Zones" of the rulebook.

mod turns;

use solo_core::{Card, List, Rank, Set, Suit};

use crate::catalogue::{
    DECK, DODGE_BLOW, HIT_POINTS, HOARDS, SCROLL, SKILLS, TORCHES, TREASURE, total_worth,
};
use crate::event::Heading;
use crate::outcome::{GameResult, Outcome};
use crate::phase::{Decider, Pending, Phase};

/// Upper bound for the turns of a game: each holds a numbered card that no other turn holds.
pub(crate) const MAX_TURNS: usize = 27;

/// A position: exactly what a player with perfect memory knows (TK-2.4).
///
/// The zones are sets of cards, independent of their layout on a table; the usual layout is that of
/// TK-2.8.
///
/// Equal positions are equal values. As data a position is a `View` (TK-18.1, feature `serde`).
///
/// ```
/// use tomb4k::{Heading, Phase, Tomb};
/// // A torch, and a treasure behind a trap that is passed.
/// let state = Tomb::default().replay(["card AS", "card KS", "card 4D", "card 9C"])?;
/// assert_eq!((state.phase(), state.heading()), (Phase::Between, Heading::Delve));
/// assert_eq!((state.hp(), state.torches().len(), state.deck_len()), (9, 1, 40));
/// assert_eq!((state.treasure().len(), state.kings(), state.worth()), (2, 1, 14));
/// assert_eq!((state.delve_turns(), state.retreat_turns()), (1, 0));
/// # Ok::<(), tomb4k::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    /// Deck cards that were never seen.
    pub(crate) unseen: Set<Card>,
    /// The cards lying in the open turn.
    pub(crate) open: Set<Card>,
    /// The cards left in finished turns.
    pub(crate) covered: Set<Card>,
    /// Skills and treasure in hand.
    pub(crate) hand: Set<Card>,
    /// Cards used up face up: burnt aces, the joker after use, the jack of hearts after a dodge.
    pub(crate) used: Set<Card>,
    /// Number of cards in the stack of each finished turn, in order of play.
    pub(crate) stacks: List<u8, MAX_TURNS>,
    pub(crate) encounter: Option<Card>,
    /// The ace that the scroll put under the deck.
    pub(crate) bottom: Option<Card>,
    pub(crate) hp: u8,
    pub(crate) pending: Pending,
    pub(crate) heading: Heading,
    pub(crate) delve_turns: u8,
    pub(crate) retreat_turns: u8,
}

solo_core::debug_position!(
    State,
    solo_core::Game::start(&crate::Tomb::default()),
    pending; unseen open covered hand used stacks encounter bottom hp heading delve_turns retreat_turns
);

impl State {
    /// Returns the start: a full deck (TK-1.3), all other zones empty, nine hit points (TK-1.4).
    pub(crate) const fn at_the_entrance() -> Self {
        Self {
            unseen: DECK,
            open: Set::EMPTY,
            covered: Set::EMPTY,
            hand: Set::EMPTY,
            used: Set::EMPTY,
            stacks: List::new(0),
            encounter: None,
            bottom: None,
            hp: HIT_POINTS,
            pending: Pending::Seek,
            heading: Heading::Delve,
            delve_turns: 0,
            retreat_turns: 0,
        }
    }

    /// Returns what the position waits for.
    ///
    /// ```
    /// use tomb4k::{Pending, Tomb};
    /// let state = Tomb::default().replay(["card JC", "card 9C", "draw", "card 4C"])?;
    /// assert_eq!(state.pending(), Pending::Door { discards: 5 });
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    pub const fn pending(&self) -> Pending {
        self.pending
    }

    /// Returns the phase: the kind of [`State::pending`].
    pub const fn phase(&self) -> Phase {
        self.pending.phase()
    }

    /// Returns the side whose input is due.
    pub(crate) const fn due(&self) -> Decider {
        self.pending.due()
    }

    /// Returns the cards of the deck that were never shown: one of them comes next.
    ///
    /// ```
    /// use tomb4k::Tomb;
    /// let game = Tomb::default();
    /// let state = game.replay(["card 2S"])?;
    /// assert!(!state.unseen().contains("2S".parse()?));
    /// assert_eq!(state.unseen().len(), 43);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn unseen(&self) -> Set<Card> {
        self.unseen
    }

    /// Returns the ace that the scroll put under the deck and that is still there (TK-10.3).
    ///
    /// ```
    /// use tomb4k::Tomb;
    /// let game = Tomb::default();
    /// let three_torches = ["card Jk", "card 2C", "card 3C", "delve", "card AS", "card AD", "card AC"];
    /// let state = game.replay(three_torches.into_iter().chain(["card AH", "scroll"]))?;
    /// assert_eq!(state.bottom(), Some("AH".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn bottom(&self) -> Option<Card> {
        self.bottom
    }

    /// Counts the cards of the deck.
    ///
    /// The deck is never empty while the game runs (TK-2.7), except when a fourth torch is pending.
    pub fn deck_len(&self) -> u32 {
        (self.unseen | Set::from(self.bottom)).len()
    }

    /// Returns the torch row: burnt aces, and the joker once it was used (TK-10.1).
    pub fn torches(&self) -> Set<Card> {
        self.used & TORCHES.with(SCROLL)
    }

    /// Counts the aces in the torch row.
    pub(crate) fn burnt_torches(&self) -> u8 {
        u8::try_from((self.used & TORCHES).len()).unwrap_or(4)
    }

    /// Returns the hit points, 0 to 9 (TK-11.1).
    pub const fn hp(&self) -> u8 {
        self.hp
    }

    /// Returns the heart that shows on the hit point counter, one above the hit points (TK-11.5).
    ///
    /// Returns `None` once the 2 was turned over.
    pub fn heart_showing(&self) -> Option<Card> {
        let index = usize::from(self.hp.checked_sub(1)?);
        let rank = Rank::ALL.get(index).copied()?;
        Some(Card::new(rank, Suit::Hearts))
    }

    /// Returns the jacks in hand (TK-3.8).
    pub fn skills(&self) -> Set<Card> {
        self.hand & SKILLS
    }

    /// Returns the treasure in hand (TK-4.2).
    pub fn treasure(&self) -> Set<Card> {
        self.hand & TREASURE
    }

    /// Counts the kings in hand, 0 to 4.
    pub fn kings(&self) -> u8 {
        u8::try_from((self.hand & HOARDS).len()).unwrap_or(0)
    }

    /// Returns the value of the treasure in hand, 0 to 100 (TK-13.2).
    pub fn worth(&self) -> u8 {
        total_worth(self.treasure())
    }

    /// Returns the jack of hearts once it was used to dodge (TK-8.5); otherwise empty.
    pub fn spent(&self) -> Set<Card> {
        self.used & Set::of(DODGE_BLOW)
    }

    /// Returns the discard pile: every card that is nowhere else (TK-7.7).
    pub fn discards(&self) -> Set<Card> {
        DECK - self.outside_discards()
    }

    /// Returns the fourth torch, which lies in no zone while the scroll may save the light (TK-10.3); otherwise empty.
    pub(crate) fn fourth_torch(&self) -> Set<Card> {
        match self.pending {
            Pending::Torch { ace, .. } => Set::of(ace),
            _ => Set::EMPTY,
        }
    }

    /// Returns the cards of all zones but the discard pile.
    fn outside_discards(&self) -> Set<Card> {
        self.unseen
            | self.open
            | self.covered
            | self.hand
            | self.used
            | Set::from(self.bottom)
            | self.fourth_torch()
    }

    /// Returns the outcome; `None` while the game runs (TK-13.1).
    ///
    /// ```
    /// use tomb4k::Tomb;
    /// let game = Tomb::default();
    /// assert_eq!(game.start().outcome(), None);
    /// assert!(game.replay(["card 2S", "card 3S", "retreat"])?.outcome().is_some());
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        match self.pending {
            Pending::Over(result) => Some(self.outcome_of(result)),
            _ => None,
        }
    }

    /// Returns the outcome of this end of the game.
    pub(crate) fn outcome_of(&self, result: GameResult) -> Outcome {
        Outcome::new(result, self.kings(), self.worth())
    }
}
