//! The order in which a walk shrinks.

/// The next thing to try with a walk.
#[derive(Clone, Copy, Debug)]
pub(super) enum Attempt {
    /// Cut the end off; the number of steps to keep is between the bounds.
    Cut { least: usize, most: usize },
    /// Take one option as it was given, or all of them: with the same inputs, then in other games.
    Given { option: Option<usize>, games: u16 },
    /// Play another random course.
    Restart { left: u16 },
    /// Leave out a block of decisions, with the outcomes that followed.
    Leave { block: usize, from: usize },
    /// Take a number that is nearer to the given one.
    Nearer { option: usize, step: u8 },
    /// Take the first choice of a step.
    First { step: usize },
    /// Play random courses as long as tries are left, as the rest leads nowhere.
    Luck { left: u16 },
    /// Nothing.
    Done,
}

/// The present walk and whether this round has led further, on which the order depends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Progress {
    pub(super) steps: usize,
    pub(super) decisions: usize,
    pub(super) options: usize,
    pub(super) smaller: bool,
}

/// Other games that are tried for all options.
const GAMES_FOR_ALL: u16 = 8;
/// Other games that are tried for one option.
const GAMES_FOR_ONE: u16 = 4;
/// Random courses that are tried in a row without success.
const RESTARTS: u16 = 64;
/// The same where nothing else is left to try.
const LUCK: u16 = 1000;

impl Attempt {
    /// Cuts the end off, if there are steps between the bounds.
    pub(super) const fn cut(least: usize, most: usize) -> Self {
        if least < most {
            Self::Cut { least, most }
        } else {
            Self::Given {
                option: None,
                games: 0,
            }
        }
    }

    /// Returns whether a round may end after this.
    pub(super) const fn ends_round(self) -> bool {
        matches!(self, Self::Nearer { .. } | Self::First { .. })
    }

    /// Leaves out the block that ends before a step.
    const fn leave(block: usize, end: usize) -> Self {
        if block > 0 && end > 0 {
            Self::Leave {
                block,
                from: end.saturating_sub(block),
            }
        } else {
            Self::Nearer { option: 0, step: 0 }
        }
    }

    /// Returns what follows; after a success the same kind of attempt is made again.
    pub(super) fn next(self, success: bool, now: Progress) -> Self {
        match self {
            Self::Cut { least, .. } if success => Self::cut(least, now.steps),
            Self::Cut { least, most } => Self::cut(least.midpoint(most) + 1, most),
            Self::Given { option, games } => {
                let most = option.map_or(GAMES_FOR_ALL, |_| GAMES_FOR_ONE);
                let after = option.map_or(0, |option| option + 1);
                match (success, option) {
                    (false, _) if games < most => Self::Given {
                        option,
                        games: games + 1,
                    },
                    // There is nothing else to be given back.
                    (true, None) => Self::cut(0, now.steps),
                    _ if after < now.options => Self::Given {
                        option: Some(after),
                        games: 0,
                    },
                    _ => Self::Restart { left: RESTARTS },
                }
            }
            Self::Restart { .. } | Self::Luck { .. } if success => Self::cut(0, now.steps),
            Self::Restart { left: 0 } => Self::leave(now.decisions.div_ceil(2), now.decisions),
            Self::Restart { left } => Self::Restart { left: left - 1 },
            Self::Leave { block, from } if success => Self::leave(block, from + block),
            Self::Leave { block, from: 0 } => Self::leave(block / 2, now.decisions),
            Self::Leave { block, from } => Self::leave(block, from),
            Self::Nearer { option, .. } if success => Self::Nearer { option, step: 0 },
            Self::Nearer {
                option,
                step: step @ 0..2,
            } => Self::Nearer {
                option,
                step: step + 1,
            },
            Self::Nearer { option, .. } if option + 1 < now.options => Self::Nearer {
                option: option + 1,
                step: 0,
            },
            Self::Nearer { .. } if now.smaller => Self::cut(0, now.steps),
            Self::Nearer { .. } => Self::First { step: 0 },
            Self::First { step } if step + 1 < now.steps => Self::First { step: step + 1 },
            Self::First { .. } if now.smaller => Self::cut(0, now.steps),
            Self::First { .. } => Self::Luck { left: LUCK },
            Self::Luck { left: 0 } | Self::Done => Self::Done,
            Self::Luck { left } => Self::Luck { left: left - 1 },
        }
    }
}
