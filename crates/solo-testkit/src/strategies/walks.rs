//! Strategies that generate walks.

use core::fmt::{self, Debug, Formatter};
use std::sync::Arc;

use solo_core::{Game, Next};

use super::walk::Walk;

/// A function that decides in a walk.
///
/// It returns one of the legal decisions, or `None` to have one chosen at random. A decision that is not legal stops
/// the test, with the steps that led there.
pub trait Chooser<G: Game>: FnMut(&G, &G::State) -> Option<G::Decision> {}

impl<G: Game, F: FnMut(&G, &G::State) -> Option<G::Decision>> Chooser<G> for F {}

pub(super) type Choose<G> = Box<dyn Chooser<G>>;
type NewPlayer<G> = Arc<dyn Fn(u64) -> Choose<G> + Send + Sync>;
type Weigh<G> = Arc<dyn Fn(<G as Game>::Decision) -> u32 + Send + Sync>;
type Wanted<G> = Arc<dyn Fn(&G, &<G as Game>::State) -> bool + Send + Sync>;
pub(super) type Score<G> = Arc<dyn Fn(&G, &<G as Game>::State) -> i64 + Send + Sync>;

/// The end of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Until {
    /// With the game; a beginning of it will do when it shrinks.
    Whole,
    /// At any position.
    Anywhere,
    /// Before a decision.
    Decision,
    /// Before an outcome of chance.
    Chance,
    /// With the game.
    Over,
}

/// Games that are tried before a search for positions gives up, unless another number is given.
const ATTEMPTS: u32 = 400;

/// A strategy that generates walks; [`games`](super::games), [`positions`](super::positions) and their like
/// return it.
///
/// The options are those of the game that was given, and decisions are random, until something else is said:
///
/// ```
/// use proptest::prelude::*;
/// use solo_core::Game;
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_testkit::strategies::{games, positions};
///
/// // Bold two times in ten, random otherwise.
/// let bold = games(Ten).played_by(2, |_| |_: &Ten, _: &Table| Some(Choice::Roll));
/// let late = positions(Ten).where_(|_, table| matches!(table, Table::Deciding(9)));
/// proptest!(|(walk in bold, nine in late)| {
///     prop_assert!(walk.states().iter().all(|table| Ten.broken_rule(table).is_none()));
///     prop_assert!(Ten.is_legal(nine.state(), Choice::Stop));
/// });
/// ```
pub struct Walks<G: Game> {
    base: G,
    until: Until,
    any_options: bool,
    player: Option<(usize, NewPlayer<G>)>,
    weight: Option<Weigh<G>>,
    wanted: Option<Wanted<G>>,
    towards: Option<Score<G>>,
    attempts: u32,
}

impl<G: Game> Walks<G> {
    pub(super) fn new(base: G, until: Until) -> Self {
        Self {
            base,
            until,
            any_options: false,
            player: None,
            weight: None,
            wanted: None,
            towards: None,
            attempts: ATTEMPTS,
        }
    }

    /// Chooses any options, those of the given game in one walk of four.
    ///
    /// Failures shrink to as few changed options as possible.
    #[must_use]
    pub fn any_options(mut self) -> Self {
        self.any_options = true;
        self
    }

    /// Asks a player for this many decisions of ten, and decides the others at random.
    ///
    /// `new_player` builds one for each walk, from a seed. The players of `solo-players` become such functions
    /// by its `choices_of`. See [`Chooser`] for what it may return. More than ten of ten stop the test.
    #[must_use]
    pub fn played_by<P: Chooser<G> + 'static>(
        mut self,
        tenths: usize,
        new_player: impl Fn(u64) -> P + Send + Sync + 'static,
    ) -> Self {
        let boxed = move |seed| -> Choose<G> { Box::new(new_player(seed)) };
        self.player = Some((tenths, Arc::new(boxed)));
        self
    }

    /// Weighs random decisions: one of weight 6 is chosen six times as often as one of weight 1.
    ///
    /// Where all weigh nothing, the first is chosen.
    #[must_use]
    pub fn weighing(mut self, weight: impl Fn(G::Decision) -> u32 + Send + Sync + 'static) -> Self {
        self.weight = Some(Arc::new(weight));
        self
    }

    /// Ends walks only where the position is of this kind.
    ///
    /// It plays up to 400 games for each walk, or as many as [`Walks::attempts`] says, and stops the test if none of
    /// them has such a position.
    #[must_use]
    pub fn where_(
        mut self,
        wanted: impl Fn(&G, &G::State) -> bool + Send + Sync + 'static,
    ) -> Self {
        self.wanted = Some(Arc::new(wanted));
        self
    }

    /// Sets the number of games that [`Walks::where_`] plays at most for each walk.
    #[must_use]
    pub const fn attempts(mut self, games: u32) -> Self {
        self.attempts = games;
        self
    }

    /// Guides the search of [`Walks::where_`]: games go on from the position with the highest score so far.
    ///
    /// A good score rises with every part of what the position needs, each a few steps from the one before: machines
    /// built, and one more for each part in hand. A score that is the same nearly everywhere guides nothing, and the
    /// search takes longer with it than without.
    ///
    /// ```
    /// use proptest::prelude::*;
    /// use solo_core::example::{Table, Ten};
    /// use solo_testkit::strategies::positions;
    /// let six_rolls = positions(Ten)
    ///     .where_(|_, table| *table == Table::Deciding(6))
    ///     .towards(|_, table| if let Table::Deciding(sum) = table { -i64::from(*sum) } else { -10 });
    /// proptest!(|(walk in six_rolls)| prop_assert!(walk.len() <= 12));
    /// ```
    #[must_use]
    pub fn towards(mut self, score: impl Fn(&G, &G::State) -> i64 + Send + Sync + 'static) -> Self {
        self.towards = Some(Arc::new(score));
        self
    }

    /// Returns the game whose options are kept.
    pub(super) const fn base(&self) -> &G {
        &self.base
    }

    pub(super) const fn has_any_options(&self) -> bool {
        self.any_options
    }

    pub(super) fn player(&self, seed: u64) -> Option<Choose<G>> {
        self.player.as_ref().map(|(_, new)| new(seed))
    }

    pub(super) const fn most_attempts(&self) -> u32 {
        self.attempts
    }

    pub(super) const fn score(&self) -> Option<&Score<G>> {
        self.towards.as_ref()
    }

    pub(super) const fn until(&self) -> Until {
        self.until
    }

    /// Returns whether walks end only where a function says so.
    pub(super) const fn is_choosy(&self) -> bool {
        self.wanted.is_some()
    }

    pub(super) fn tenths(&self) -> usize {
        self.player.as_ref().map_or(0, |(tenths, _)| *tenths)
    }

    pub(super) fn weight(&self) -> Option<&(dyn Fn(G::Decision) -> u32 + Send + Sync)> {
        self.weight.as_deref()
    }

    /// Returns whether a walk may end at this position.
    pub(super) fn ends_at(&self, game: &G, state: &G::State) -> bool {
        let due = match (self.until, game.next(state)) {
            (Until::Whole | Until::Anywhere, _)
            | (Until::Decision, Next::Decision)
            | (Until::Chance, Next::Chance(_))
            | (Until::Over, Next::Over(_)) => true,
            (Until::Decision | Until::Chance | Until::Over, _) => false,
        };
        due && self
            .wanted
            .as_ref()
            .is_none_or(|wanted| wanted(game, state))
    }

    /// Returns whether a walk ends at some position of a game, which then matters more than its length.
    pub(super) const fn ends_anywhere(&self) -> bool {
        matches!(
            self.until,
            Until::Anywhere | Until::Decision | Until::Chance
        )
    }

    /// Returns whether walks end with the game, also when they shrink.
    pub(super) const fn ends_over(&self) -> bool {
        matches!(self.until, Until::Over)
    }

    /// Ends a walk at the last position where it may end, after at most this number of steps.
    pub(super) fn shorten(&self, mut walk: Walk<G>, steps: usize) -> Option<Walk<G>> {
        let mut states = walk.states().iter().take(steps + 1);
        let end = states.rposition(|state| self.ends_at(walk.game(), state))?;
        walk.truncate(end);
        Some(walk)
    }
}

impl<G: Game> Clone for Walks<G> {
    fn clone(&self) -> Self {
        Self {
            base: self.base.clone(),
            until: self.until,
            any_options: self.any_options,
            player: self.player.clone(),
            weight: self.weight.clone(),
            wanted: self.wanted.clone(),
            towards: self.towards.clone(),
            attempts: self.attempts,
        }
    }
}

impl<G: Game> Debug for Walks<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "walks of {}", G::NAME)
    }
}
