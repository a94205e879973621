//! Some games of a batch, advanced on one thread.

use crate::batch::{NoSteps, Renewal, Rows, Run, Start, episode};
use crate::{Aim, Env};
use solo_table::Due;

/// Maximum number of deals in a row that may be over immediately before an index stays idle.
const MOST_NO_STEPS: u32 = 100_000;

/// Neighbouring games of a batch with their rows of a step; see [`Batch::step_in_parts`](crate::Batch::step_in_parts).
#[derive(Debug)]
pub struct Part<'a> {
    /// Index of the first game in the batch.
    pub(super) first: usize,
    /// Number of decisions, and length of an observation.
    pub(super) mask: usize,
    pub(super) width: usize,
    pub(super) games: &'a mut [Env],
    pub(super) ended: &'a mut [Env],
    pub(super) runs: &'a mut [Run],
    pub(super) no_steps: Vec<NoSteps>,
    pub(super) aim: Aim,
    pub(super) renewal: Renewal,
    pub(super) actions: &'a [Option<u32>],
    pub(super) rows: Rows<'a>,
}

impl<'a> Part<'a> {
    /// Takes a decision in every game of this part and writes its rows.
    pub fn step(&mut self) {
        let (mask, width) = (self.mask.max(1), self.width.max(1));
        for index in 0..self.games.len() {
            let action = self.actions.get(index).copied().flatten();
            let (ended, refused) = self.decide(index, action);
            put(self.rows.rewards, index, ended.unwrap_or(0));
            put(self.rows.over, index, ended.is_some());
            put(self.rows.illegal, index, refused);
            // Immediately: the position is still near at hand.
            if let Some(game) = self.games.get(index) {
                if let Some(mask) = row(self.rows.masks, index, mask) {
                    game.mask(mask);
                }
                if let Some(row) = row(self.rows.observations, index, width) {
                    game.observe(row);
                }
            }
        }
    }

    /// Splits off the first games; the others stay.
    pub(super) fn split(&mut self, size: usize) -> Self {
        let cells = |width: usize| size.saturating_mul(width);
        let (actions, left) = self
            .actions
            .split_at_checked(size)
            .unwrap_or((self.actions, &[]));
        self.actions = left;
        let first = self.first;
        self.first = first.saturating_add(size);
        Part {
            first,
            mask: self.mask,
            width: self.width,
            games: front(&mut self.games, size),
            ended: front(&mut self.ended, size),
            runs: front(&mut self.runs, size),
            no_steps: Vec::new(),
            aim: self.aim,
            renewal: self.renewal,
            actions,
            rows: Rows {
                rewards: front(&mut self.rows.rewards, size),
                over: front(&mut self.rows.over, size),
                illegal: front(&mut self.rows.illegal, size),
                masks: front(&mut self.rows.masks, cells(self.mask)),
                observations: front(&mut self.rows.observations, cells(self.width)),
            },
        }
    }

    /// Returns the result of the game if it has ended, and whether the action was refused.
    fn decide(&mut self, index: usize, action: Option<u32>) -> (Option<i32>, bool) {
        let (Some(game), Some(last), Some(run)) = (
            self.games.get_mut(index),
            self.ended.get_mut(index),
            self.runs.get_mut(index),
        ) else {
            return (None, true);
        };
        let next = (self.first.saturating_add(index), Start::Next);
        if self.renewal == Renewal::NextStep && game.due() == Due::Nothing {
            begin(game, run, next, &mut self.no_steps);
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
                begin(game, run, next, &mut self.no_steps);
            } else {
                last.clone_from(game);
            }
        }
        (ended, legal.is_none())
    }
}

/// Begins the first episode from here on that leaves anything to decide.
pub(super) fn begin(
    game: &mut Env,
    run: &mut Run,
    (index, start): (usize, Start),
    no_steps: &mut Vec<NoSteps>,
) {
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
    for _ in 0..MOST_NO_STEPS {
        let seed = dealt
            .take()
            .unwrap_or_else(|| episode(run.seed, number, run.begun));
        run.begun = run.begun.wrapping_add(1);
        run.dealt = seed;
        game.reset(Some(seed));
        if game.due() != Due::Nothing {
            return;
        }
        no_steps.push(NoSteps {
            index,
            seed,
            points: game.points().unwrap_or(0),
            won: game.won() == Some(true),
        });
    }
}

/// Splits off the first cells, all of them if there are fewer.
fn front<'a, T>(cells: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    let all = core::mem::take(cells);
    let at = count.min(all.len());
    // In bounds: `at` is at most the number of cells.
    let (front, rest) = all.split_at_mut_checked(at).unwrap_or_default();
    *cells = rest;
    front
}

/// Returns a row of a table without gaps; `None` behind its last whole row.
fn row<T>(cells: &mut [T], index: usize, width: usize) -> Option<&mut [T]> {
    let begin = index.checked_mul(width)?;
    cells.get_mut(begin..begin.checked_add(width)?)
}

fn put<T>(cells: &mut [T], index: usize, value: T) {
    if let Some(cell) = cells.get_mut(index) {
        *cell = value;
    }
}
