//! Many games of one kind, advanced together.

use super::{Aim, Env, deal};
use crate::report::Due;

/// Maximum number of deals in a row that may be over immediately before an index stays idle.
const MOST_AT_ONCE: u32 = 100_000;

/// Returns the seed that deals an episode of a run.
///
/// A run is a seed and an index among the games that are played together. Runs whose seeds are near
/// each other have no deal in common.
///
/// ```
/// use solo_table::learn::{deal, episode};
/// assert_eq!(episode(5, 2, 7), deal(deal(5, 2), 7));
/// ```
#[must_use]
pub const fn episode(run: u64, index: u64, number: u64) -> u64 {
    deal(deal(run, index), number)
}

/// Games of one kind, advanced together; one that ends is replaced by the next episode of its index.
///
/// ```
/// use solo_table::Tables;
/// use solo_table::learn::{Aim, Batch, Env, Rows};
/// let env = Env::new("tomb4k", &[], &Tables::new(), Some(0))?;
/// let mut batch = Batch::new(&env, 2, 100, Aim::Score);
/// let mut masks = vec![false; 2 * env.actions()];
/// let (mut rewards, mut over, mut illegal) = ([0; 2], [false; 2], [false; 2]);
/// let mut observations = vec![0.0; 2 * env.width()];
/// let rows = Rows {
///     rewards: &mut rewards,
///     over: &mut over,
///     illegal: &mut illegal,
///     masks: &mut masks,
///     observations: &mut observations,
/// };
/// batch.step(&[Some(0), None], rows);
/// assert_eq!((over, illegal), ([false, false], [false, true]));
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Batch {
    games: Vec<Env>,
    /// Latest game that ended at each index.
    ended: Vec<Env>,
    runs: Vec<Run>,
    at_once: Vec<AtOnce>,
    aim: Aim,
    renewal: Renewal,
}

/// The episodes of an index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// Seed of the run.
    pub seed: u64,
    /// Number of episodes that have begun, those without a step included.
    pub begun: u64,
    /// Seed that has dealt the present game.
    pub dealt: u64,
}

/// The step in which the next game replaces one that has ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Renewal {
    /// In the step in which it ends.
    #[default]
    SameStep,
    /// In the step after that, which ignores the action.
    NextStep,
    /// Only by [`Batch::restart`].
    Never,
}

/// The next game of an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// The next episode of its run.
    Next,
    /// The first episode of the run of this seed.
    Run(u64),
    /// The deal of this seed itself, and afterwards the episodes of its run.
    Deal(u64),
}

/// An episode without a step: its deal was over immediately.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AtOnce {
    /// Index of the game.
    pub index: usize,
    /// Seed of the deal.
    pub seed: u64,
    /// Points of the episode.
    pub points: i32,
    /// `true` if it was won.
    pub won: bool,
}

/// Output slices of a step of a batch, with a row for each game.
///
/// Shorter slices receive the first rows; empty ones cost nothing.
#[derive(Debug)]
pub struct Rows<'a> {
    /// Result of the game that ended: its points, or 1 for a win; otherwise 0.
    pub rewards: &'a mut [i32],
    /// `true` if the game ended.
    pub over: &'a mut [bool],
    /// `true` if the action was refused and nothing has changed.
    pub illegal: &'a mut [bool],
    /// Mask of the decisions legal now, [`Env::actions`] cells for each game.
    pub masks: &'a mut [bool],
    /// Position now, [`Env::width`] cells for each game.
    pub observations: &'a mut [f32],
}

impl Batch {
    /// Creates that many games like this one: the first episodes of a run.
    #[must_use]
    pub fn new(env: &Env, size: usize, seed: u64, aim: Aim) -> Self {
        let mut batch = Self {
            games: vec![env.clone(); size],
            ended: vec![env.clone(); size],
            runs: vec![Run::default(); size],
            at_once: Vec::new(),
            aim,
            renewal: Renewal::SameStep,
        };
        batch.reset(seed);
        batch
    }

    /// Creates a batch that goes on where another was: with its games, those that have ended there,
    /// and its runs; `None` unless there are as many of each.
    #[must_use]
    pub fn resume(games: Vec<Env>, ended: Vec<Env>, runs: Vec<Run>, aim: Aim) -> Option<Self> {
        let fits = games.len() == ended.len() && games.len() == runs.len();
        fits.then(|| Self {
            games,
            ended,
            runs,
            at_once: Vec::new(),
            aim,
            renewal: Renewal::default(),
        })
    }

    /// Returns the batch with another rule of when games that end are replaced.
    #[must_use]
    pub fn renewed(self, renewal: Renewal) -> Self {
        Self { renewal, ..self }
    }

    /// Returns the number of games.
    #[must_use]
    pub fn size(&self) -> usize {
        self.games.len()
    }

    /// Returns the games.
    #[must_use]
    pub fn games(&self) -> &[Env] {
        &self.games
    }

    /// Returns the latest game that ended at each index; an arbitrary one where none has.
    #[must_use]
    pub fn ended(&self) -> &[Env] {
        &self.ended
    }

    /// Returns the episodes of each index.
    #[must_use]
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// Returns the aim that results are measured by.
    #[must_use]
    pub fn aim(&self) -> Aim {
        self.aim
    }

    /// Returns when a game that has ended is replaced.
    #[must_use]
    pub fn renewal(&self) -> Renewal {
        self.renewal
    }

    /// Returns the episodes without a step that the last step or restart has passed.
    #[must_use]
    pub fn at_once(&self) -> &[AtOnce] {
        &self.at_once
    }

    /// Restarts all games with the first episodes of a run.
    pub fn reset(&mut self, seed: u64) {
        self.restart((0..self.size()).map(|index| (index, Start::Run(seed))));
    }

    /// Restarts the games at some indices; others go on.
    pub fn restart(&mut self, starts: impl IntoIterator<Item = (usize, Start)>) {
        self.at_once.clear();
        for (index, start) in starts {
            self.begin(index, start);
        }
    }

    /// Takes a decision in every game by its number; `None` is refused like an illegal one.
    pub fn step(&mut self, actions: &[Option<u32>], rows: Rows<'_>) {
        let Rows {
            rewards,
            over,
            illegal,
            masks,
            observations,
        } = rows;
        self.at_once.clear();
        for index in 0..self.games.len() {
            let action = actions.get(index).copied().flatten();
            let (ended, refused) = self.decide(index, action);
            put(rewards, index, ended.unwrap_or(0));
            put(over, index, ended.is_some());
            put(illegal, index, refused);
        }
        self.look(masks, observations);
    }

    /// Returns the result of the game if it has ended, and whether the action was refused.
    fn decide(&mut self, index: usize, action: Option<u32>) -> (Option<i32>, bool) {
        let (Some(game), Some(last)) = (self.games.get_mut(index), self.ended.get_mut(index))
        else {
            return (None, true);
        };
        if self.renewal == Renewal::NextStep && game.due() == Due::Nothing {
            self.begin(index, Start::Next);
            return (None, false);
        }
        let legal = action.and_then(|number| game.act(number).ok());
        let ended = match (legal, self.aim) {
            (Some(0), Aim::Score) => game.points(),
            (Some(0), Aim::Win) => game.won().map(i32::from),
            _ => None,
        };
        if ended.is_some() {
            if self.renewal == Renewal::SameStep {
                core::mem::swap(game, last);
                self.begin(index, Start::Next);
            } else {
                last.clone_from(game);
            }
        }
        (ended, legal.is_none())
    }

    /// Begins the first episode from here on that leaves anything to decide.
    fn begin(&mut self, index: usize, start: Start) {
        let (Some(game), Some(run)) = (self.games.get_mut(index), self.runs.get_mut(index)) else {
            return;
        };
        let mut dealt = None;
        if let Start::Run(seed) | Start::Deal(seed) = start {
            *run = Run {
                seed,
                begun: 0,
                dealt: 0,
            };
            dealt = matches!(start, Start::Deal(_)).then_some(seed);
        }
        let number = u64::try_from(index).unwrap_or(u64::MAX);
        for _ in 0..MOST_AT_ONCE {
            let seed = dealt
                .take()
                .unwrap_or_else(|| episode(run.seed, number, run.begun));
            run.begun = run.begun.wrapping_add(1);
            run.dealt = seed;
            game.reset(Some(seed));
            if game.due() != Due::Nothing {
                return;
            }
            self.at_once.push(AtOnce {
                index,
                seed,
                points: game.points().unwrap_or(0),
                won: game.won() == Some(true),
            });
        }
    }

    /// Writes the masks of legal decisions and the positions.
    pub fn look(&self, masks: &mut [bool], observations: &mut [f32]) {
        let Some(game) = self.games.first() else {
            return;
        };
        let (actions, width) = (game.actions().max(1), game.width().max(1));
        for (game, mask) in self.games.iter().zip(masks.chunks_exact_mut(actions)) {
            game.mask(mask);
        }
        for (game, row) in self.games.iter().zip(observations.chunks_exact_mut(width)) {
            game.observe(row);
        }
    }
}

fn put<T>(cells: &mut [T], index: usize, value: T) {
    if let Some(cell) = cells.get_mut(index) {
        *cell = value;
    }
}
