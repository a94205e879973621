//! The terminal: without line editing, on its second screen, until it is dropped, stopped or gone.

use std::io::{self, BufWriter, Stdout, Write};
use std::panic;

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::style::{
    Attribute, Color as Ansi, Colors, Print, ResetColor, SetAttribute, SetColors,
};
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, disable_raw_mode, enable_raw_mode, size,
};
use crossterm::{execute, queue};
use ratatui_core::buffer::{Buffer, Cell};
use ratatui_core::layout::Rect;
use ratatui_core::style::{Color, Modifier};

use crate::signals;
use crate::signs::Signs;

/// The screen of the terminal until it is dropped.
///
/// The backend of `ratatui` would bring all features of `crossterm` and their derives, which take as long to build as the
/// rest of this program.
pub(crate) struct Terminal {
    shown: Buffer,
    out: BufWriter<Stdout>,
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
        let terminal = Self {
            shown: Buffer::default(),
            out: BufWriter::new(io::stdout()),
            signs,
        };
        signals::watch()?;
        Ok(terminal)
    }

    /// Returns whether the program was stopped since the last call; then all is drawn again.
    pub(crate) fn was_away(&mut self) -> bool {
        let was_away = signals::was_away();
        if was_away {
            self.shown = Buffer::default();
        }
        was_away
    }

    /// Shows a picture: writes the cells that differ from those shown, as one update of the screen.
    pub(crate) fn draw(&mut self, picture: impl FnOnce(Rect, &mut Buffer)) -> io::Result<()> {
        let (width, height) = size()?;
        let area = Rect::new(0, 0, width, height);
        let mut next = Buffer::empty(area);
        picture(area, &mut next);
        self.signs.adapt(&mut next);
        queue!(self.out, BeginSynchronizedUpdate)?;
        if self.shown.area != area {
            self.shown = Buffer::empty(area);
            queue!(self.out, ResetColor, Clear(ClearType::All))?;
        }
        for (x, y, cell) in self.shown.diff(&next) {
            queue!(self.out, MoveTo(x, y))?;
            write(&mut self.out, cell)?;
        }
        self.shown = next;
        queue!(self.out, EndSynchronizedUpdate)?;
        self.out.flush()
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
        // A signal may come in the middle of an update.
        EndSynchronizedUpdate,
        Show,
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen
    );
    disable_raw_mode().and(restored)
}

fn write(out: &mut impl Write, cell: &Cell) -> io::Result<()> {
    let attributes = [
        (Modifier::BOLD, Attribute::Bold),
        (Modifier::REVERSED, Attribute::Reverse),
        (Modifier::UNDERLINED, Attribute::Underlined),
    ];
    // This resets the colours, too.
    queue!(out, SetAttribute(Attribute::Reset))?;
    for (modifier, attribute) in attributes {
        if cell.modifier.contains(modifier) {
            queue!(out, SetAttribute(attribute))?;
        }
    }
    // Where colours are off, this would be a reset, and wipe the attributes.
    if (cell.fg, cell.bg) != (Color::Reset, Color::Reset) {
        queue!(out, SetColors(Colors::new(ansi(cell.fg), ansi(cell.bg))))?;
    }
    queue!(out, Print(cell.symbol()))
}

const fn ansi(color: Color) -> Ansi {
    Ansi::AnsiValue(match color {
        Color::Reset => return Ansi::Reset,
        Color::Rgb(r, g, b) => return Ansi::Rgb { r, g, b },
        Color::Indexed(index) => index,
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 8,
        Color::LightRed => 9,
        Color::LightGreen => 10,
        Color::LightYellow => 11,
        Color::LightBlue => 12,
        Color::LightMagenta => 13,
        Color::LightCyan => 14,
        Color::White => 15,
    })
}
