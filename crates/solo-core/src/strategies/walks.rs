//! Strategies that generate walks.

use alloc::boxed::Box;
use alloc::format;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt::{self, Debug, Formatter};

use ::proptest::arbitrary::any;
use ::proptest::strategy::{NewTree, Strategy, ValueTree as _};
use ::proptest::test_runner::{Config, TestRunner};

use super::course::Course;
use super::shrink::WalkTree;
use super::walk::Walk;
use crate::chance::{below, stream};
use crate::game::{Game, Next, Source};
use crate::options::Options;

/// A function that decides in a walk.
pub trait Chooser<G: Game>: FnMut(&G, &G::State) -> Option<G::Decision> {}

impl<G: Game, F: FnMut(&G, &G::State) -> Option<G::Decision>> Chooser<G> for F {}

pub(super) type Choose<G> = Box<dyn Chooser<G>>;
type NewPlayer<G> = Arc<dyn Fn(u64) -> Choose<G> + Send + Sync>;
type Weigh<G> = Arc<dyn Fn(<G as Game>::Decision) -> u32 + Send + Sync>;
type Wanted<G> = Arc<dyn Fn(&G, &<G as Game>::State) -> bool + Send + Sync>;
type Score<G> = Arc<dyn Fn(&G, &<G as Game>::State) -> i64 + Send + Sync>;

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

/// Games that are tried before a search for positions gives up.
const ATTEMPTS: u64 = 400;

/// A strategy that generates walks; [`games`](super::games), [`positions`](super::positions) and their like
/// return it.
///
/// The options are those of the game that was given, and decisions are random, until something else is said:
///
/// ```
/// use proptest::prelude::*;
/// use solo_core::Game;
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_core::strategies::{games, positions};
///
/// // Bold two times in ten, random otherwise.
/// let bold = games(Ten).played_by(2, |_| |_: &Ten, _: &Table| Some(Choice::Roll));
/// let late = positions(Ten).where_(|_, table| matches!(table, Table::Deciding(9)));
/// proptest!(|(walk in bold, nine in late)| {
///     prop_assert!(walk.outcome().is_some());
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
    /// by its `choices_of`.
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
    /// It plays up to 400 games for each walk, and then says that there seems to be no such position.
    #[must_use]
    pub fn where_(
        mut self,
        wanted: impl Fn(&G, &G::State) -> bool + Send + Sync + 'static,
    ) -> Self {
        self.wanted = Some(Arc::new(wanted));
        self
    }

    /// Guides the search of [`Walks::where_`]: games go on from the position with the highest score so far.
    ///
    /// ```
    /// use proptest::prelude::*;
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::strategies::positions;
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

    #[cfg(feature = "testkit")]
    pub(super) const fn has_any_options(&self) -> bool {
        self.any_options
    }

    pub(super) fn player(&self, seed: u64) -> Option<Choose<G>> {
        self.player.as_ref().map(|(_, new)| new(seed))
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

    /// Ends a walk at the last position where it may end, after at most this number of steps.
    pub(super) fn shorten(&self, mut walk: Walk<G>, steps: usize) -> Option<Walk<G>> {
        let mut states = walk.states().iter().take(steps + 1);
        let end = states.rposition(|state| self.ends_at(walk.game(), state))?;
        walk.truncate(end);
        Some(walk)
    }

    /// Generates one walk; `None` if the search for a position gave up.
    fn walk(&self, seed: u64) -> Option<Walk<G>> {
        let game = self.choose_options(seed);
        let mut peak: Option<(i64, Walk<G>)> = None;
        for attempt in 0..ATTEMPTS {
            let mut course = Course::new(self, seed.wrapping_add(attempt));
            let begun = match &peak {
                Some((_, peak)) if course.below(4) > 0 => peak.clone(),
                _ => Walk::new(game.clone()),
            };
            let walk = course.play(begun, usize::try_from(G::MAX_STEPS).unwrap_or(usize::MAX));
            if let Some(walk) = self.end(&mut course, &walk) {
                return Some(walk);
            }
            if let Some(score) = &self.towards {
                peak = higher(score, peak, walk);
            }
        }
        None
    }

    /// Ends a whole game at one of the positions where it may end.
    fn end(&self, course: &mut Course<'_, G>, walk: &Walk<G>) -> Option<Walk<G>> {
        if self.until == Until::Whole && self.wanted.is_none() {
            return Some(walk.clone());
        }
        let states = walk.states().iter().enumerate();
        let ends = states.filter(|(_, state)| self.ends_at(walk.game(), state));
        let mut ends: Vec<usize> = ends.map(|(steps, _)| steps).collect();
        if self.until == Until::Anywhere && walk.outcome().is_some() && ends.len() > 1 {
            // One walk in ten is over where games are shorter than that, and fewer where they are longer.
            let over = course.below(ends.len().max(10)) == 0;
            ends.retain(|steps| (*steps == walk.len()) == over);
        }
        let steps = *ends.get(course.below(ends.len()))?;
        Some(walk.beginning(steps))
    }

    /// Returns the game, with any options if those are wanted.
    fn choose_options(&self, seed: u64) -> G {
        let mut generator = stream(seed, Source::new::<1>());
        let mut choose = |count| {
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            usize::try_from(below(&mut generator, count)).unwrap_or(0)
        };
        let mut game = self.base.clone();
        if !self.any_options || choose(4) == 0 {
            return game;
        }
        for spec in G::Options::SPECS {
            let value = spec.values.nth(choose(spec.values.count()));
            let mut options = game.options().clone();
            if let Some(value) = value
                && options.set(spec.name, value).is_ok()
                && let Ok(other) = self.base.with_options(options)
            {
                game = other;
            }
        }
        game
    }
}

/// Returns the beginning of the walk that ends with the highest score, unless the peak so far is higher.
fn higher<G: Game>(
    score: &Score<G>,
    peak: Option<(i64, Walk<G>)>,
    mut walk: Walk<G>,
) -> Option<(i64, Walk<G>)> {
    let scores = walk.states().iter().map(|state| score(walk.game(), state));
    let best = scores
        .enumerate()
        .max_by_key(|(steps, score)| (*score, core::cmp::Reverse(*steps)));
    let Some((steps, best)) = best else {
        return peak;
    };
    if peak.as_ref().is_some_and(|(highest, _)| *highest >= best) {
        return peak;
    }
    walk.truncate(steps);
    Some((best, walk))
}

impl<G: Game> Strategy for Walks<G> {
    type Tree = WalkTree<G>;
    type Value = Walk<G>;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let walk = self
            .walk(any::<u64>().new_tree(runner)?.current())
            .ok_or_else(|| {
                format!(
                    "no position of {} that is wanted was found in {ATTEMPTS} games",
                    G::NAME
                )
            })?;
        Ok(WalkTree::new(self.clone(), walk, tries(runner.config())))
    }
}

/// Returns how many walks may be tried when one shrinks: most of what proptest allows, so that something is left for
/// what stands beside it.
fn tries(config: &Config) -> u32 {
    let most = match config.max_shrink_iters {
        // The default: four for each case.
        u32::MAX => config.cases.saturating_mul(4),
        most => most,
    };
    most.saturating_sub(most.div_euclid(8))
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
        }
    }
}

impl<G: Game> Debug for Walks<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "walks of {}", G::NAME)
    }
}
