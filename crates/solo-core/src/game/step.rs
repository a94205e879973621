//! What a game waits for, what it is given, and how it says no.

use super::Game;
use crate::notation::NotationError;

/// What a game waits for, or how it ended.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::{Game, Next};
/// assert_eq!(Ten.next(&Table::Deciding(3)), Next::Decision);
/// assert_eq!(Ten.next(&Table::Over(9)), Next::Over(9));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Next<O> {
    /// The player has to decide; [`Game::decisions`] lists what is legal.
    Decision,
    /// A die has to be rolled or a card turned over; [`Game::chances`] lists what can come.
    Chance(Source),
    /// The game is over.
    Over(O),
}

/// Where a chance outcome comes from: one shuffled pile, or the dice.
///
/// A seeded game keeps one independent generator per source, so that the same seed deals the same
/// cards from a pile whatever happens elsewhere. Numbers are dense from 0 and below [`Source::COUNT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Source(u8);

impl Source {
    /// How many sources a game can tell apart.
    pub const COUNT: usize = 16;

    /// The source with this number, below [`Source::COUNT`].
    ///
    /// ```
    /// use solo_core::Source;
    /// assert_eq!(Source::new::<3>().number(), 3);
    /// ```
    ///
    /// ```compile_fail
    /// let source = solo_core::Source::new::<16>();
    /// ```
    #[must_use]
    pub const fn new<const NUMBER: u8>() -> Self {
        const { assert!(NUMBER < 16, "a game tells at most 16 sources apart") };
        Self(NUMBER)
    }

    /// Every source, ascending.
    ///
    /// ```
    /// use solo_core::Source;
    /// assert_eq!(Source::all().nth(3), Some(Source::new::<3>()));
    /// assert_eq!(Source::all().count(), Source::COUNT);
    /// ```
    #[must_use]
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

    /// The number of the source, 0 to 15.
    ///
    /// ```
    /// use solo_core::Source;
    /// assert_eq!(Source::new::<15>().number(), 15);
    /// ```
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// How many equally likely cases an outcome stands for; its probability is the weight divided by the
/// sum of all weights of the step. Always at least 1 in a list.
pub type Weight = u32;

/// One step of a game: what the player decided, or what chance showed.
///
/// ```
/// use solo_core::example::{Choice, Ten};
/// use solo_core::{Face, Input, InputOf};
/// let inputs: [InputOf<Ten>; 2] = [Input::Decision(Choice::Roll), Input::Chance(Face::ONE)];
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Input<D, C> {
    /// The player decided.
    Decision(D),
    /// A die or a card showed this.
    Chance(C),
}

/// What can be taken as a step of a game: a decision, a chance outcome, or an [`Input`].
///
/// `KIND` tells the three apart; nobody has to name it.
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
    /// The step as an input.
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
/// ```
pub type InputOf<G> = Input<<G as Game>::Decision, <G as Game>::Chance>;

/// Why an input was refused.
///
/// Implemented by one small `Copy` enum per game; `Display` gives one English sentence.
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
    /// The clause of the rulebook that forbids the input, for instance `TK-5.6`.
    fn rule(&self) -> &'static str;

    /// The kind of refusal in one word, as the rulebook of the game names it (`not_legal`).
    fn reason(&self) -> &'static str;

    /// The refusal of every input after the end of the game.
    fn game_over() -> Self;
}
