//! The terminal: without line editing, on its second screen, until it is dropped, stopped or gone.

use std::io::{self, BufWriter, Stdout};
use std::panic;

use crossterm::cursor::{Hide, Show};
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_crossterm::CrosstermBackend;

use crate::signals;
use crate::signs::Signs;

/// The screen of the terminal until it is dropped.
pub(crate) struct Terminal {
    screen: ratatui_core::terminal::Terminal<CrosstermBackend<BufWriter<Stdout>>>,
    signs: Signs,
}

impl Terminal {
    pub(crate) fn new(signs: Signs) -> io::Result<Self> {
        let hook = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            // The panic itself is the error to report.
            let _ = restore();
            hook(info);
        }));
        enter()?;
        signals::watch()?;
        let backend = CrosstermBackend::new(BufWriter::new(io::stdout()));
        Ok(Self {
            screen: ratatui_core::terminal::Terminal::new(backend)?,
            signs,
        })
    }

    /// Returns whether the program was stopped since the last call; then all is drawn again.
    pub(crate) fn was_away(&mut self) -> io::Result<bool> {
        let was_away = signals::was_away();
        if was_away {
            // `clear` would ask the terminal for its cursor and wait for the answer.
            let area = self.screen.size()?.into();
            self.screen.resize(area)?;
        }
        Ok(was_away)
    }

    /// Shows a picture: writes the cells that differ from those shown.
    pub(crate) fn draw(&mut self, picture: impl FnOnce(Rect, &mut Buffer)) -> io::Result<()> {
        self.screen.draw(|frame| {
            picture(frame.area(), frame.buffer_mut());
            self.signs.adapt(frame.buffer_mut());
        })?;
        Ok(())
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // A terminal that is gone needs nothing back.
        let _ = restore();
    }
}

/// Takes the terminal: at the start, and after the program was stopped.
pub(crate) fn enter() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(
        io::stdout(),
        EnterAlternateScreen,
        EnableMouseCapture,
        EnableBracketedPaste,
        Hide
    )
}

/// Gives the terminal back as it was.
pub(crate) fn restore() -> io::Result<()> {
    let restored = execute!(
        io::stdout(),
        Show,
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen
    );
    disable_raw_mode().and(restored)
}
