//! Work that takes time: other threads of Python go on, and Ctrl-C is answered.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use solo_table::learn::{Aim, Kind, Plan};

/// As many playouts as a search may be asked for: a tree of more might not fit into memory.
const MOST_PLAYOUTS: u32 = 1_000_000;

/// How often Ctrl-C is looked for.
const LOOK: Duration = Duration::from_millis(50);

/// Does work on a thread of its own while this one waits for it and for Ctrl-C; the work is told to stop
/// then, and ends when it next looks.
pub(crate) fn interruptible<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
) -> PyResult<T> {
    let stop = Arc::new(AtomicBool::new(false));
    let (sender, receiver) = channel();
    let told = Arc::clone(&stop);
    thread::Builder::new().spawn(move || {
        // Nobody listens any more after Ctrl-C.
        let _ = sender.send(work(&told));
    })?;
    let receiver = std::sync::Mutex::new(receiver);
    loop {
        let received = py.detach(|| {
            let receiver = receiver.lock().ok()?;
            Some(receiver.recv_timeout(LOOK))
        });
        match received {
            Some(Ok(done)) => return Ok(done),
            Some(Err(RecvTimeoutError::Timeout)) => {}
            _ => return Err(PyRuntimeError::new_err("the work broke off")),
        }
        if let Err(interrupt) = py.check_signals() {
            stop.store(true, Ordering::Relaxed);
            return Err(interrupt);
        }
    }
}

/// Refuses searches without an end, and without a beginning.
pub(crate) fn check_playouts(playouts: u32) -> PyResult<()> {
    if (1..=MOST_PLAYOUTS).contains(&playouts) {
        return Ok(());
    }
    let message = format!("playouts are 1 to {MOST_PLAYOUTS}, not {playouts}");
    Err(PyValueError::new_err(message))
}

/// Reads who plays.
pub(crate) fn plan(player: &str, aim: &str, playouts: u32, seed: u64) -> PyResult<Plan> {
    let kind = Kind::from_word(player).ok_or_else(|| {
        let known = Kind::WORDS.join(", ");
        PyValueError::new_err(format!("there is no player {player:?}, but {known}"))
    })?;
    check_playouts(playouts)?;
    Ok(Plan {
        kind,
        aim: self::aim(aim)?,
        playouts,
        seed,
    })
}

/// Reads what is played for.
pub(crate) fn aim(word: &str) -> PyResult<Aim> {
    match word {
        "score" => Ok(Aim::Score),
        "win" => Ok(Aim::Win),
        _ => Err(PyValueError::new_err(format!(
            "there is no aim {word:?}, but score, win"
        ))),
    }
}
