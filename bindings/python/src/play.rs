//! Long-running work that lets other Python threads run and stops at Ctrl-C.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use solo_learn::{Aim, Kind, Plan};

use crate::number::Whole;

/// Maximum number of playouts of a search: a larger tree might not fit into memory.
const MOST_PLAYOUTS: u64 = 1_000_000;

/// Interval between two checks for Ctrl-C.
const LOOK: Duration = Duration::from_millis(50);

/// Does work on a new thread while this one waits for its result or Ctrl-C.
///
/// Ctrl-C sets the flag that the work receives; the work ends when it next checks the flag.
pub(crate) fn interruptible<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
) -> PyResult<T> {
    let stop = Arc::new(AtomicBool::new(false));
    let (sender, receiver) = channel();
    let told = Arc::clone(&stop);
    thread::Builder::new().spawn(move || {
        // After Ctrl-C the receiver is gone.
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

/// Reads a number of playouts or deals, whose results are kept: 1 to [`MOST_PLAYOUTS`].
pub(crate) fn some(name: &str, number: Whole) -> PyResult<u32> {
    number.within(name, 1, MOST_PLAYOUTS)
}

/// Reads the plan of a player.
pub(crate) fn plan(player: &str, aim: &str, playouts: Whole, seed: u64) -> PyResult<Plan> {
    let kind = Kind::named(player).ok_or_else(|| {
        let known = format!("{}, {}", Kind::WORDS.join(", "), Kind::SEARCH);
        PyValueError::new_err(format!("there is no player {player:?}, but {known}"))
    })?;
    Ok(Plan {
        kind,
        aim: self::aim(aim)?,
        playouts: some("playouts", playouts)?,
        seed,
    })
}

/// Reads an aim.
pub(crate) fn aim(word: &str) -> PyResult<Aim> {
    match word {
        "score" => Ok(Aim::Score),
        "win" => Ok(Aim::Win),
        _ => Err(PyValueError::new_err(format!(
            "there is no aim {word:?}, but score, win"
        ))),
    }
}
