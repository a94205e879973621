//! Threads that batches share.

use std::process;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// Maximum number of threads of a batch.
pub(crate) const MOST: u64 = 256;

/// Number of games that are worth a thread.
const WORTH: usize = 8;

/// Pools by process and number of threads.
///
/// None is ever dropped: after a fork the threads are those of the parent, and only their process
/// may end them.
static POOLS: Mutex<Vec<(u32, Arc<ThreadPool>)>> = Mutex::new(Vec::new());

/// Returns the number of threads for a batch of this size: the one given, or that of the cores.
pub(crate) fn threads(given: Option<usize>, size: usize) -> usize {
    let most = usize::try_from(MOST).unwrap_or(usize::MAX);
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let count = given.unwrap_or_else(|| cores().min(size.div_ceil(WORTH)));
    count.clamp(1, most)
}

/// Returns a pool of this process with that many threads.
pub(crate) fn pool(threads: usize) -> PyResult<Arc<ThreadPool>> {
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    let mine = process::id();
    let known = pools
        .iter()
        .find(|(process, pool)| *process == mine && pool.current_num_threads() == threads);
    if let Some((_, pool)) = known {
        return Ok(Arc::clone(pool));
    }
    let built = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = built.map(Arc::new).map_err(|error| {
        let noun = if threads == 1 { "thread" } else { "threads" };
        PyRuntimeError::new_err(format!("{threads} {noun} cannot begin: {error}"))
    })?;
    pools.push((mine, Arc::clone(&pool)));
    Ok(pool)
}
