//! Many games of one kind, advanced together.

use crate::part::{Part, begin};
use crate::{Aim, Env, deal};

/// Returns the seed that deals an episode of a run.
///
/// A run is a seed and an index among the games that are played together. Runs whose seeds are near
/// each other have no deal in common.
///
/// ```
/// use solo_learn::{deal, episode};
/// assert_eq!(episode(5, 2, 7), deal(deal(5, 2), 7));
/// ```
pub const fn episode(run: u64, index: u64, number: u64) -> u64 {
    deal(deal(run, index), number)
}

/// Games of one kind, advanced together; one that ends is replaced by the next episode of its index.
///
/// ```
/// use solo_table::Tables;
/// use solo_learn::{Aim, Batch, Env, Rows};
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
    no_steps: Vec<NoSteps>,
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
pub struct NoSteps {
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
    pub fn new(env: &Env, size: usize, seed: u64, aim: Aim) -> Self {
        let mut batch = Self {
            games: vec![env.clone(); size],
            ended: vec![env.clone(); size],
            runs: vec![Run::default(); size],
            no_steps: Vec::new(),
            aim,
            renewal: Renewal::SameStep,
        };
        batch.reset(seed);
        batch
    }

    /// Creates a batch that goes on where another was: with its games, those that have ended there,
    /// and its runs; `None` unless there are as many of each.
    pub fn resume(games: Vec<Env>, ended: Vec<Env>, runs: Vec<Run>, aim: Aim) -> Option<Self> {
        let fits = games.len() == ended.len() && games.len() == runs.len();
        fits.then(|| Self {
            games,
            ended,
            runs,
            no_steps: Vec::new(),
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
    pub fn size(&self) -> usize {
        self.games.len()
    }

    /// Returns the games.
    pub fn games(&self) -> &[Env] {
        &self.games
    }

    /// Returns the latest game that ended at each index; an arbitrary one where none has.
    pub fn ended(&self) -> &[Env] {
        &self.ended
    }

    /// Returns the episodes of each index.
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// Returns the aim that results are measured by.
    pub fn aim(&self) -> Aim {
        self.aim
    }

    /// Returns when a game that has ended is replaced.
    pub fn renewal(&self) -> Renewal {
        self.renewal
    }

    /// Returns the episodes without a step that the last step or restart has passed.
    pub fn no_steps(&self) -> &[NoSteps] {
        &self.no_steps
    }

    /// Restarts all games with the first episodes of a run.
    pub fn reset(&mut self, seed: u64) {
        self.restart((0..self.size()).map(|index| (index, Start::Run(seed))));
    }

    /// Restarts the games at some indices; others go on.
    pub fn restart(&mut self, starts: impl IntoIterator<Item = (usize, Start)>) {
        self.no_steps.clear();
        for (index, start) in starts {
            if let (Some(game), Some(run)) = (self.games.get_mut(index), self.runs.get_mut(index)) {
                begin(game, run, (index, start), &mut self.no_steps);
            }
        }
    }

    /// Takes a decision in every game by its number; `None` is refused like an illegal one.
    pub fn step(&mut self, actions: &[Option<u32>], rows: Rows<'_>) {
        self.step_in_parts(1, actions, rows, |parts| {
            parts.iter_mut().for_each(Part::step);
        });
    }

    /// Does the work of [`Batch::step`] in that many parts, which `work` may step on several threads.
    ///
    /// Games of a part that is not stepped do not change.
    ///
    /// ```
    /// use solo_table::Tables;
    /// use solo_learn::{Aim, Batch, Env, Rows};
    /// let env = Env::new("tomb4k", &[], &Tables::new(), Some(0))?;
    /// let mut batch = Batch::new(&env, 64, 100, Aim::Score);
    /// let mut illegal = [false; 64];
    /// let rows = Rows {
    ///     rewards: &mut [],
    ///     over: &mut [],
    ///     illegal: &mut illegal,
    ///     masks: &mut [],
    ///     observations: &mut [],
    /// };
    /// batch.step_in_parts(2, &[Some(0); 64], rows, |parts| {
    ///     std::thread::scope(|scope| {
    ///         for part in parts {
    ///             scope.spawn(|| part.step());
    ///         }
    ///     });
    /// });
    /// assert!(illegal.contains(&false));
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn step_in_parts(
        &mut self,
        parts: usize,
        actions: &[Option<u32>],
        rows: Rows<'_>,
        work: impl FnOnce(&mut [Part<'_>]),
    ) {
        self.no_steps.clear();
        let first = self.games.first();
        let mut rest = Part {
            first: 0,
            mask: first.map_or(0, Env::actions),
            width: first.map_or(0, Env::width),
            games: &mut self.games,
            ended: &mut self.ended,
            runs: &mut self.runs,
            no_steps: Vec::new(),
            aim: self.aim,
            renewal: self.renewal,
            actions,
            rows,
        };
        let size = rest.games.len().div_ceil(parts.max(1)).max(1);
        let mut list = Vec::new();
        while rest.games.len() > size {
            list.push(rest.split(size));
        }
        list.push(rest);
        work(&mut list);
        let passed = list.into_iter().flat_map(|part| part.no_steps);
        self.no_steps.extend(passed);
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
