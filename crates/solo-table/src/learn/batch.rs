//! Many games of one kind, advanced together.

use super::{Aim, Env};
use crate::report::Due;

/// Games of one kind, advanced together; one that ends is replaced by that of the next seed.
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
    next_seed: u64,
    aim: Aim,
}

/// Output slices of a step of a batch, with a row for each game.
///
/// Shorter slices receive the first rows; empty ones cost nothing.
#[derive(Debug)]
pub struct Rows<'a> {
    /// Result of the game that ended: its points, or 1 for a win; otherwise 0.
    pub rewards: &'a mut [i32],
    /// `true` if the game ended and another has begun.
    pub over: &'a mut [bool],
    /// `true` if the action was refused and nothing has changed.
    pub illegal: &'a mut [bool],
    /// Mask of the decisions legal now, [`Env::actions`] cells for each game.
    pub masks: &'a mut [bool],
    /// Position now, [`Env::width`] cells for each game.
    pub observations: &'a mut [f32],
}

impl Batch {
    /// Creates that many games like this one, each dealt from its own seed, from this seed on.
    #[must_use]
    pub fn new(env: &Env, size: usize, seed: u64, aim: Aim) -> Self {
        let mut batch = Self {
            games: vec![env.clone(); size],
            ended: vec![env.clone(); size],
            next_seed: 0,
            aim,
        };
        batch.reset(seed);
        batch
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

    /// Restarts all games, from this seed on.
    pub fn reset(&mut self, seed: u64) {
        self.next_seed = seed;
        for game in &mut self.games {
            begin(game, &mut self.next_seed);
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
        let places = self.games.iter_mut().zip(&mut self.ended);
        for (place, (game, last)) in places.enumerate() {
            let action = actions.get(place).copied().flatten();
            let legal = action.and_then(|number| game.act(number).ok());
            let ended = match (legal, self.aim) {
                (Some(0), Aim::Score) => game.points(),
                (Some(0), Aim::Win) => game.won().map(i32::from),
                _ => None,
            };
            if ended.is_some() {
                core::mem::swap(game, last);
                begin(game, &mut self.next_seed);
            }
            put(rewards, place, ended.unwrap_or(0));
            put(over, place, ended.is_some());
            put(illegal, place, legal.is_none());
        }
        self.look(masks, observations);
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

/// Begins a game from the next seed that leads to a decision.
fn begin(game: &mut Env, next_seed: &mut u64) {
    loop {
        game.reset(Some(*next_seed));
        *next_seed = next_seed.wrapping_add(1);
        if game.due() == Due::Decision || *next_seed == 0 {
            return;
        }
    }
}

fn put<T>(cells: &mut [T], place: usize, value: T) {
    if let Some(cell) = cells.get_mut(place) {
        *cell = value;
    }
}
