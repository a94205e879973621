//! Signals: the terminal is given back before the program ends or stops, and a terminal that is gone ends it.
//!
//! Its own thread attends to them, because a read from a terminal that is gone never returns. Games are kept after
//! every step, so that the program may end anywhere.

#[cfg(unix)]
pub(crate) use unix::{suspend, was_away, watch};

#[cfg(not(unix))]
pub(crate) use elsewhere::{suspend, was_away, watch};

#[cfg(unix)]
mod unix {
    use std::io;
    use std::process::exit;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread;
    use std::time::Duration;

    use crossterm::terminal::window_size;
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::{emulate_default_handler, raise};

    use crate::terminal::{enter, restore};

    /// Time between two looks at signals and at the terminal.
    const PAUSE: Duration = Duration::from_millis(200);
    /// Exit code of a program that a signal has ended, without the number of the signal.
    const ENDED: i32 = 128;

    static AWAY: AtomicBool = AtomicBool::new(false);

    /// Returns whether the program was stopped since the last call, so that all must be drawn again.
    pub(crate) fn was_away() -> bool {
        AWAY.swap(false, Ordering::Relaxed)
    }

    /// Stops the program, as Ctrl-Z does where the terminal reads the keys.
    pub(crate) fn suspend() {
        // Without job control the key has no effect.
        let _ = raise(SIGTSTP);
    }

    /// Attends to signals and to the terminal from now on.
    pub(crate) fn watch() -> io::Result<()> {
        let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT])?;
        thread::spawn(move || {
            loop {
                signals.pending().for_each(answer);
                if window_size().is_err() {
                    exit(ENDED + SIGHUP);
                }
                thread::sleep(PAUSE);
            }
        });
        Ok(())
    }

    fn answer(signal: i32) {
        match signal {
            SIGTSTP => {
                let _ = restore();
                let _ = emulate_default_handler(signal);
            }
            SIGCONT => {
                // A background process may not; it gets the signal again when it comes to the front.
                let _ = enter();
                AWAY.store(true, Ordering::Relaxed);
            }
            // A terminal that has hung up takes nothing back; one that lives is told of the end by this signal, too.
            _ => {
                let _ = restore();
                exit(ENDED + signal);
            }
        }
    }
}

#[cfg(not(unix))]
mod elsewhere {
    use std::io;

    pub(crate) const fn was_away() -> bool {
        false
    }

    pub(crate) const fn suspend() {}

    pub(crate) const fn watch() -> io::Result<()> {
        Ok(())
    }
}
