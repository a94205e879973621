//! Walks, generated.

use solo_core::{Game, Options, Source, below, stream};

use ::proptest::arbitrary::any;
use ::proptest::strategy::{NewTree, Strategy, ValueTree as _};
use ::proptest::test_runner::TestRunner;

use super::course::Course;
use super::shrink::WalkTree;
use super::tries::Tries;
use super::walk::Walk;
use super::walks::{Score, Until, Walks};

impl<G: Game> Strategy for Walks<G> {
    type Tree = WalkTree<G>;
    type Value = Walk<G>;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let tries = Tries::new(runner.config())?;
        let seed = any::<u64>().new_tree(runner)?.current();
        let walk = self.walk(seed)?;
        Ok(WalkTree::new(self.clone(), walk, seed, tries))
    }
}

impl<G: Game> Walks<G> {
    /// Generates one walk.
    ///
    /// # Errors
    /// The reason why there is none, in a sentence for whoever wrote the test.
    fn walk(&self, seed: u64) -> Result<Walk<G>, String> {
        if self.tenths() > 10 {
            let tenths = self.tenths();
            return Err(format!(
                "a player makes at most ten decisions of ten, not {tenths}"
            ));
        }
        let start = Walk::new(self.choose_options(seed));
        let mut peak: Option<(i64, Walk<G>)> = None;
        for attempt in 0..self.most_attempts() {
            let mut course = Course::new(self, seed.wrapping_add(attempt.into()));
            let mut walk = match &peak {
                Some((_, peak)) if course.below(4) > 0 => peak.clone(),
                _ => start.clone(),
            };
            let most = usize::try_from(G::MAX_STEPS).unwrap_or(usize::MAX);
            let played = course.play(&mut walk, most);
            played.map_err(|what| format!("{what}, after {walk:?}"))?;
            if self.until() == Until::Over && walk.outcome().is_none() {
                return Err(format!(
                    "no game of {} ended within {most} steps; the law of its end says how it goes on",
                    G::NAME
                ));
            }
            if let Some(walk) = self.end(&mut course, &walk) {
                return Ok(walk);
            }
            if let Some(score) = self.score() {
                peak = higher(score, peak, walk);
            }
        }
        Err(self.not_found())
    }

    fn not_found(&self) -> String {
        let what = match self.until() {
            _ if self.is_choosy() => "wanted position",
            Until::Decision => "position that waits for a decision",
            Until::Chance => "position that waits for a die or a card",
            Until::Whole | Until::Anywhere | Until::Over => "position",
        };
        let advice = match self.is_choosy() {
            true => ": try played_by, weighing or towards, or more attempts",
            false => "",
        };
        let attempts = self.most_attempts();
        format!("no {what} of {} in {attempts} games{advice}", G::NAME)
    }

    /// Ends a whole game at one of the positions where it may end.
    fn end(&self, course: &mut Course<'_, G>, walk: &Walk<G>) -> Option<Walk<G>> {
        if self.until() == Until::Whole && !self.is_choosy() {
            return Some(walk.clone());
        }
        let states = walk.states().iter().enumerate();
        let ends = states.filter(|(_, state)| self.ends_at(walk.game(), state));
        let mut ends: Vec<usize> = ends.map(|(steps, _)| steps).collect();
        if self.until() == Until::Anywhere && walk.outcome().is_some() && ends.len() > 1 {
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
        let mut game = self.base().clone();
        if !self.has_any_options() || choose(4) == 0 {
            return game;
        }
        for spec in G::Options::SPECS {
            let value = spec.values.nth(choose(spec.values.count()));
            let mut options = game.options().clone();
            if let Some(value) = value
                && options.set(spec.name, value).is_ok()
                && let Ok(other) = self.base().with_options(options)
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
