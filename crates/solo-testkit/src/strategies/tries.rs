//! Tries that all walks of a case share.

use core::cell::RefCell;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, Weak};

use ::proptest::test_runner::{Config, Reason};

std::thread_local! {
    /// The tries of the latest case, as long as one of its walks is there.
    static LATEST: RefCell<Weak<Case>> = const { RefCell::new(Weak::new()) };
}

/// The tries of one case.
struct Case {
    /// Number of walks that may still be tried.
    left: AtomicU32,
    /// Number of walks that have not begun to shrink.
    waiting: AtomicU32,
    begun: AtomicBool,
    total: u32,
}

/// The share of one walk in the tries of its case.
///
/// proptest shrinks the values of a case one after the other, and allows a number of tries for all of them. A value
/// that uses up all of them would leave the others as they are.
pub(super) struct Tries {
    case: Arc<Case>,
    /// Number of tries left; `None` before the walk begins to shrink.
    left: Option<u32>,
}

impl Tries {
    /// Returns the tries of one more walk.
    ///
    /// # Errors
    /// A case whose tries are nearly used up: another alternative of `prop_oneof` had no chance to shrink.
    pub(super) fn new(config: &Config) -> Result<Self, Reason> {
        let case = LATEST.with_borrow_mut(|latest| {
            latest.upgrade().unwrap_or_else(|| {
                let total = total(config);
                let case = Arc::new(Case {
                    left: AtomicU32::new(total),
                    waiting: AtomicU32::new(0),
                    begun: AtomicBool::new(false),
                    total,
                });
                *latest = Arc::downgrade(&case);
                case
            })
        });
        if case.begun.load(Relaxed) && case.left.load(Relaxed) < case.total / 2 {
            return Err("the tries of this case are used up".into());
        }
        case.waiting.fetch_add(1, Relaxed);
        Ok(Self { case, left: None })
    }

    /// Returns the number of tries that are left; the first time, the share of the walk.
    pub(super) fn left(&mut self) -> u32 {
        *self.left.get_or_insert_with(|| {
            let all = self.case.left.load(Relaxed);
            let share = all.div_ceil(self.case.waiting.load(Relaxed).max(1));
            self.case.begun.store(true, Relaxed);
            self.case.waiting.fetch_sub(1, Relaxed);
            self.case.left.fetch_sub(share, Relaxed);
            share
        })
    }

    /// Uses one try.
    pub(super) fn take(&mut self) {
        let left = self.left();
        self.left = Some(left.saturating_sub(1));
    }

    /// Leaves what is left to the other walks.
    pub(super) fn end(&mut self) {
        let left = self.left();
        self.case.left.fetch_add(left, Relaxed);
        self.left = Some(0);
    }
}

/// Returns how many walks may be tried in a case: most of what proptest allows, so that something is left for other
/// values.
fn total(config: &Config) -> u32 {
    let most = config.max_shrink_iters();
    most.saturating_sub(most.div_euclid(8))
}
