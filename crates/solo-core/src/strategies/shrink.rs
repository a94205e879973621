//! Shrinking: from a game that fails to a short one.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::cell::Cell;
use core::fmt::{self, Debug, Formatter};

use ::proptest::strategy::ValueTree;

use super::course::Course;
use super::replay::Plan;
use super::search::Search;
use super::setting::{away, changed, distance, nearer, with_given};
use super::track::Track;
use super::tries::Tries;
use super::walk::Walk;
use super::walks::Walks;
use crate::game::{Game, InputOf, nth_input};
use crate::panics::caught;

/// A walk that shrinks.
///
/// A walk is smaller than another if fewer of its options differ from the given ones, then if it has fewer steps, then if
/// its numbers are nearer to the given ones, then if its first different choice stands earlier in the list. Each attempt
/// is a legal game. They take options as given, cut the end off, search for shorter walks that end in the same way, and
/// at last take first choices.
pub struct WalkTree<G: Game> {
    walks: Walks<G>,
    /// The smallest walk that is known to fail.
    best: Walk<G>,
    /// The walk that is tried.
    trial: Option<Walk<G>>,
    tried: BTreeSet<(usize, usize, Vec<InputOf<G>>)>,
    tries: Tries,
    stage: Stage,
    search: Option<Search>,
    /// A walk to try if the present one does not fail.
    nearer: Option<Walk<G>>,
    /// `true` once options were taken as given.
    begun: bool,
    /// Tries that are kept for the end of this round.
    reserve: u32,
    /// `true` if this round has led further.
    smaller: bool,
    /// Number of rounds in a row that have not.
    idle: u8,
    /// Number of the next random course.
    course: u64,
    /// `true` if the present walk was looked at, so that the answer speaks of it.
    shown: Cell<bool>,
}

/// The next thing to try.
#[derive(Clone, Copy, Debug)]
enum Stage {
    /// Take one option as given, or all of them.
    Given { option: Option<usize>, tries: u16 },
    /// Cut the end off; the number of steps to keep is between the bounds.
    Cut { least: usize, most: usize },
    /// Cut one step off, and more if that fails.
    Tight,
    /// Search for shorter walks.
    Search { failures: u16 },
    /// Take one option as given, with not many more steps than there are.
    Back { option: usize, tries: u16 },
    /// Take a number nearer to the given one.
    Nearer { option: usize, tries: u16 },
    /// Take first choices for a block of steps.
    First { block: usize, step: usize },
    /// Nothing.
    Done,
}

/// Games that are tried with all options as given, and with one of them.
const GAMES: [u16; 2] = [20, 4];
/// Steps that are played in search of such a game.
const STEPS: usize = 10_000;
/// Searches in a row that lead no further before the round ends.
const SEARCHES: u16 = 200;
/// Rounds in a row that lead no further.
const ROUNDS: u8 = 3;

impl<G: Game> WalkTree<G> {
    pub(super) fn new(walks: Walks<G>, walk: Walk<G>, seed: u64, tries: Tries) -> Self {
        let most = if walks.ends_over() { 0 } else { walk.len() };
        Self {
            walks,
            best: walk,
            trial: None,
            tried: BTreeSet::new(),
            tries,
            stage: Stage::Cut { least: 0, most },
            search: None,
            nearer: None,
            begun: false,
            reserve: 0,
            smaller: false,
            idle: 0,
            course: seed,
            shown: Cell::new(false),
        }
    }

    /// Finds the next walk to try; `false` if there is none.
    fn next_trial(&mut self) -> bool {
        while self.tries.left() > 0 && !matches!(self.stage, Stage::Done) {
            // What panics shows nothing of the property.
            let walk = caught("the game", || self.candidate()).ok().flatten();
            if let Some(walk) = walk.filter(|walk| self.is_smaller(walk)) && self.is_new(&walk) {
                self.trial = Some(walk);
                self.tries.take();
                return true;
            }
            self.move_on(false);
        }
        self.tries.end();
        false
    }

    /// Returns the walk of the present attempt.
    fn candidate(&mut self) -> Option<Walk<G>> {
        self.course = self.course.wrapping_add(1);
        let (best, base) = (&self.best, self.walks.base());
        match self.stage {
            Stage::Given { option, tries } => {
                let game = match option {
                    Some(option) => with_given(best.game(), base, option)?,
                    None => base.clone(),
                };
                let most = usize::try_from(G::MAX_STEPS).unwrap_or(usize::MAX);
                self.under(game, tries, most)
            }
            Stage::Cut { least, most } => {
                let middle = least.midpoint(most);
                self.walks.shorten(best.clone(), middle.min(best.len().checked_sub(1)?))
            }
            Stage::Tight => self.walks.shorten(best.clone(), best.len().checked_sub(1)?),
            Stage::Search { .. } => {
                if best.is_empty() {
                    return None;
                }
                if self.nearer.is_some() {
                    return self.nearer.take();
                }
                let search = self.search.get_or_insert_with(|| Search::new(best));
                let proposal = search.propose(&self.walks, best, self.course)?;
                self.nearer = proposal.nearer;
                Some(proposal.walk)
            }
            Stage::Back { option, tries } => {
                // A little longer, as there are fewer options to read.
                let most = best.len() + best.len() / 4 + 8;
                self.under(with_given(best.game(), base, option)?, tries, most)
            }
            Stage::Nearer { option, tries } => {
                let away = away(best.game(), base, option);
                let by = [1, away / 2, away.saturating_sub(1)];
                let by = *by.get(usize::from(tries)).filter(|by| (1..away).contains(*by))?;
                self.under(nearer(best.game(), base, option, by)?, 0, best.len())
            }
            Stage::First { block, step } => {
                let mut track = Track::new(best, step);
                let first = |game: &G, state: &_| nth_input(game, state, 0);
                Plan::of(best, |_| false).play(&mut track, (step + block).min(best.len()), first);
                let rest = Plan::with_stand_ins(best, |later| later >= step + block);
                rest.ending(self.walks.ends_anywhere()).play(&mut track, best.len(), first);
                self.walks.shorten(track.into_walk(), best.len())
            }
            Stage::Done => None,
        }
    }

    /// Plays the best walk under other rules: first with its own inputs, then with others in between, and other games.
    fn under(&mut self, game: G, tries: u16, most: usize) -> Option<Walk<G>> {
        let (walks, best) = (&self.walks, &self.best);
        let start = Walk::new(game);
        if tries == 0 {
            let plan = Plan::with_stand_ins(best, |_| true).ending(walks.ends_anywhere());
            let mut track = Track::new(&start, 0);
            plan.play(&mut track, most, |game, state| nth_input(game, state, 0));
            return walks.shorten(track.into_walk(), most);
        }
        let search = self.search.get_or_insert_with(|| Search::new(best));
        let mut course = Course::new(walks, self.course);
        let hint = search.choose_hint(&mut course);
        let mut played = 0;
        while played < STEPS {
            let track = Track::new(&start, 0);
            let mut track = match &hint {
                Some(hint) => track.watching(hint, 0, !walks.ends_over()),
                None => track,
            };
            if course.below(2) == 0 {
                let plan = Plan::of(best, |_| true).ending(walks.ends_anywhere());
                let plan = plan.looking_ahead(1 << course.below(5), 16 * course.below(2));
                plan.play(&mut track, most, |game, state| course.random(game, state));
            } else {
                course.play(&mut track, most).ok()?;
            }
            played += track.played() + 1;
            let (reached, length) = (track.reached(), track.len());
            if hint.is_none() || reached.is_some() {
                return walks.shorten(track.into_walk(), reached.unwrap_or(length));
            }
        }
        None
    }

    /// Lists the options that differ from the given ones, from one on.
    fn changed(&self, walk: &Walk<G>) -> Vec<usize> {
        changed(walk.game(), self.walks.base())
    }

    fn is_smaller(&self, walk: &Walk<G>) -> bool {
        let size = |walk: &Walk<G>| {
            let distance = distance(walk.game(), self.walks.base());
            (self.changed(walk).len(), walk.len(), distance)
        };
        let (size, best) = (size(walk), size(&self.best));
        size < best || size == best && walk.picks() < self.best.picks()
    }

    fn is_new(&mut self, walk: &Walk<G>) -> bool {
        let (changed, distance) = (self.changed(walk).len(), distance(walk.game(), self.walks.base()));
        self.tried.insert((changed, distance, walk.inputs().to_vec()))
    }

    /// Takes the answer about the walk that is tried.
    fn answer(&mut self, walk: Walk<G>, fails: bool) {
        if fails {
            self.best = walk;
            self.smaller = true;
        }
        if let Some(search) = &mut self.search {
            let found = match self.stage {
                Stage::Search { .. } => fails || self.nearer.is_none(),
                Stage::Given { tries, .. } | Stage::Back { tries, .. } => tries > 0,
                _ => false,
            };
            if found {
                search.note(fails);
            }
            if fails {
                search.look_at(&self.best);
            }
        }
        if fails {
            self.nearer = None;
        }
        self.move_on(fails);
    }

    /// Goes on to the next attempt.
    fn move_on(&mut self, further: bool) {
        self.stage = match self.stage {
            Stage::Given { option, tries } => self.after_given(option, tries, further),
            Stage::Cut { least, most } => {
                let least = if further { least } else { least.midpoint(most) + 1 };
                let most = if further { self.best.len() } else { most };
                self.cut(least, most)
            }
            Stage::Search { .. } if further && self.walks.ends_early() => Stage::Tight,
            Stage::Search { .. } if further => Stage::Search { failures: 0 },
            Stage::Tight if further => self.cut(0, self.best.len()),
            Stage::Tight => Stage::Search { failures: 0 },
            Stage::Search { failures } if failures < SEARCHES && self.tries.left() > self.reserve => {
                Stage::Search { failures: failures + 1 }
            }
            Stage::Search { .. } => self.back(0),
            Stage::Back { option, tries } if !further && tries < GAMES[1] => {
                Stage::Back { option, tries: tries + 1 }
            }
            Stage::Back { option, .. } => self.back(option + 1),
            Stage::Nearer { option, .. } if further => Stage::Nearer { option, tries: 0 },
            Stage::Nearer { option, tries } if tries < 2 => Stage::Nearer { option, tries: tries + 1 },
            Stage::Nearer { option, .. } => self.nearer(option + 1),
            Stage::First { block, step } if step + block < self.best.len() => {
                Stage::First { block, step: step + block }
            }
            Stage::First { block: 2.., .. } => Stage::First { block: 1, step: 0 },
            Stage::First { .. } => self.round(),
            Stage::Done => Stage::Done,
        };
    }

    /// Goes on after an attempt to take one option as given, or all.
    fn after_given(&mut self, option: Option<usize>, tries: u16, further: bool) -> Stage {
        let changed = self.changed(&self.best);
        let games = GAMES[usize::from(option.is_some())];
        if !changed.is_empty() && !further && tries < games {
            return Stage::Given { option, tries: tries + 1 };
        }
        let after = option.map_or(0, |option| option + 1);
        match changed.into_iter().find(|one| *one >= after) {
            Some(option) => Stage::Given { option: Some(option), tries: 0 },
            None => {
                self.begun = true;
                self.reserve = self.tries.left() / 4;
                let least = if self.walks.ends_over() { self.best.len() } else { 0 };
                self.cut(least, self.best.len())
            }
        }
    }

    /// Goes on to cut the end off, if there are steps between the bounds.
    const fn cut(&self, least: usize, most: usize) -> Stage {
        if least < most {
            Stage::Cut { least, most }
        } else if self.begun {
            Stage::Search { failures: 0 }
        } else {
            Stage::Given { option: None, tries: 0 }
        }
    }

    fn back(&self, from: usize) -> Stage {
        let changed = self.changed(&self.best);
        match changed.into_iter().find(|option| *option >= from) {
            Some(option) => Stage::Back { option, tries: 0 },
            None => self.nearer(0),
        }
    }

    fn nearer(&self, from: usize) -> Stage {
        let changed = self.changed(&self.best);
        match changed.into_iter().find(|option| *option >= from) {
            Some(option) => Stage::Nearer { option, tries: 0 },
            None => Stage::First { block: 8, step: 0 },
        }
    }

    /// Begins another round, unless the last ones have led nowhere.
    fn round(&mut self) -> Stage {
        self.reserve = self.tries.left() / 4;
        let smaller = core::mem::take(&mut self.smaller);
        self.idle = if smaller { 0 } else { self.idle + 1 };
        if self.idle < ROUNDS {
            Stage::Search { failures: 0 }
        } else {
            Stage::Done
        }
    }
}

impl<G: Game> ValueTree for WalkTree<G> {
    type Value = Walk<G>;

    fn current(&self) -> Walk<G> {
        self.shown.set(true);
        self.trial.as_ref().unwrap_or(&self.best).clone()
    }

    fn simplify(&mut self) -> bool {
        if let Some(walk) = self.trial.take() {
            self.answer(walk, true);
        }
        self.shown.set(false);
        self.next_trial()
    }

    fn complicate(&mut self) -> bool {
        let shown = self.shown.replace(false);
        let Some(walk) = self.trial.take().filter(|_| shown) else {
            return false;
        };
        self.answer(walk, false);
        // Without another trial, the best walk is shown once more, so that what stands beside it can shrink.
        self.next_trial();
        true
    }
}

impl<G: Game> Debug for WalkTree<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.best.fmt(f)
    }
}
