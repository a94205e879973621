//! Long-running work that lets other Python threads run and stops at Ctrl-C.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use solo_table::learn::{Aim, Kind, Plan};

/// Maximum number of playouts of a search: a larger tree might not fit into memory.
const MOST_PLAYOUTS: u32 = 1_000_000;

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

/// Refuses a number of playouts outside 1 to [`MOST_PLAYOUTS`].
fn check_playouts(playouts: u32) -> PyResult<()> {
    check("playouts", playouts)
}

/// Refuses a number of deals outside the same bounds: their results are kept.
pub(crate) fn check_deals(deals: u32) -> PyResult<()> {
    check("deals", deals)
}

fn check(what: &str, number: u32) -> PyResult<()> {
    if (1..=MOST_PLAYOUTS).contains(&number) {
        return Ok(());
    }
    let message = format!("{what} are 1 to {MOST_PLAYOUTS}, not {number}");
    Err(PyValueError::new_err(message))
}

/// Reads the plan of a player.
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
