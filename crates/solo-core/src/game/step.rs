//! The next step of a game, its inputs and refusals.

use super::{Game, RefusalKind};
use crate::notation::NotationError;

/// The kind of input that a game waits for, or its outcome.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::{Game, Next};
/// assert_eq!(Ten.next(&Table::Deciding(3)), Next::Decision);
/// assert_eq!(Ten.next(&Table::Over(9)), Next::Over(9));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Next<O> {
    /// The player has to decide; [`Game::decisions`] lists the legal decisions.
    Decision,
    /// A die has to be rolled or a card turned over; [`Game::chances`] lists the possible outcomes.
    Chance(Source),
    /// The game is over.
    Over(O),
}

/// The source of a chance outcome: one shuffled pile, or the dice.
///
/// A seeded game keeps one independent generator per source, so that the same seed deals the same
/// cards from a pile whatever happens elsewhere. Numbers are dense from 0 and below
/// [`Source::COUNT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Source(u8);

impl Source {
    /// Upper bound for the number of sources of a game.
    pub const COUNT: usize = 16;

    /// Returns the source with this number, below [`Source::COUNT`].
    ///
    /// ```compile_fail
    /// let source = solo_core::Source::new::<16>();
    /// ```
    pub const fn new<const NUMBER: u8>() -> Self {
        const { assert!(NUMBER < 16, "a game tells at most 16 sources apart") };
        Self(NUMBER)
    }

    /// Lists every source, ascending.
    ///
    /// ```
    /// use solo_core::Source;
    /// assert_eq!(Source::all().nth(3), Some(Source::new::<3>()));
    /// assert_eq!(Source::all().count(), Source::COUNT);
    /// ```
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        Self::ALL.into_iter()
    }

    /// Every source, ascending.
    pub(crate) const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut number = 0;
        while number < Self::COUNT {
            #[expect(clippy::indexing_slicing, clippy::as_conversions, reason = "below 16")]
            {
                all[number] = Self(number as u8);
            }
            number = number.wrapping_add(1);
        }
        all
    };

    /// Returns the number of the source, 0 to 15.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// One step of a game: a decision of the player, or a chance outcome.
///
/// ```
/// use solo_core::example::{Choice, Ten};
/// use solo_core::{Face, Input, InputOf};
/// let [roll, one]: [InputOf<Ten>; 2] = [Input::Decision(Choice::Roll), Input::Chance(Face::ONE)];
/// assert!(roll < one);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Input<D, C> {
    /// A decision of the player.
    Decision(D),
    /// The result of a die or a card.
    Chance(C),
}

/// A value that is accepted as a step: a decision, a chance outcome, or an [`Input`].
///
/// `KIND` distinguishes the three; it is inferred.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_core::{Face, Game, IntoInput};
/// fn after<const KIND: u8>(table: &Table, step: impl IntoInput<Ten, KIND>) -> Option<Table> {
///     Ten.apply(table, step.into_input()).ok()
/// }
/// assert_eq!(after(&Table::Deciding(3), Choice::Roll), Some(Table::Rolling(3)));
/// assert_eq!(after(&Table::Rolling(3), Face::SIX), Some(Table::Deciding(9)));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither a decision nor a chance outcome of `{G}`, nor an `Input` of both"
)]
pub trait IntoInput<G: Game, const KIND: u8> {
    /// Returns the step as an input.
    fn into_input(self) -> InputOf<G>;
}

impl<G: Game> IntoInput<G, 0> for G::Decision {
    #[inline]
    fn into_input(self) -> InputOf<G> {
        Input::Decision(self)
    }
}

impl<G: Game> IntoInput<G, 1> for G::Chance {
    #[inline]
    fn into_input(self) -> InputOf<G> {
        Input::Chance(self)
    }
}

impl<G: Game> IntoInput<G, 2> for InputOf<G> {
    #[inline]
    fn into_input(self) -> Self {
        self
    }
}

/// The [`Input`] of a game.
///
/// ```
/// use solo_core::example::{Choice, Ten};
/// use solo_core::{Input, InputOf};
/// let input: InputOf<Ten> = Input::Decision(Choice::Roll);
/// assert_eq!(input, Input::Decision(Choice::Roll));
/// ```
pub type InputOf<G> = Input<<G as Game>::Decision, <G as Game>::Chance>;

/// The reason why an input was refused.
///
/// Implemented by one small `Copy` enum per game; `Display` writes one English sentence.
///
/// ```
/// use solo_core::{Forbidden, Refusal};
///
/// fn explain(refusal: impl Refusal) -> String {
///     format!("{refusal} ({})", refusal.rule())
/// }
///
/// let refusal = Forbidden::by("TEN-2", "nobody stops below five");
/// assert_eq!(explain(refusal), "nobody stops below five (TEN-2)");
/// ```
pub trait Refusal: core::error::Error + Copy + Eq + From<NotationError> {
    /// Returns the kind of the refusal, which means the same in every game.
    fn kind(&self) -> RefusalKind;

    /// Returns the clause of the rulebook that forbids the input, for instance `TK-5.6`.
    fn rule(&self) -> &'static str;

    /// Returns the reason, an identifier of the game's own rulebook (`illegal`, `no_reroll`).
    ///
    /// Programs for several games compare [`Refusal::kind`].
    fn reason(&self) -> &'static str;

    /// Returns the refusal of every input after the end of the game.
    fn game_over() -> Self;
}
