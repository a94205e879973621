//! Signs that a terminal can show: its colours and its letters.

use std::io::{self, Write};

use ratatui_core::buffer::Buffer;
use ratatui_core::style::Color;

/// The colours of a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colors {
    /// None: bold, reverse and underlined letters say the same.
    None,
    /// The 16 colours of every terminal, without those that a light or a dark ground swallows.
    Sixteen,
    /// 256 colours, which are readable on light and on dark grounds.
    Many,
}

/// The signs of a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signs {
    /// Colours.
    pub colors: Colors,
    /// `true` for letters of ASCII only.
    pub ascii: bool,
}

impl Signs {
    /// Reads the environment: `NO_COLOR`, `TERM`, `COLORTERM`, and the locale.
    ///
    /// ```
    /// use solo_play::signs::{Colors, Signs};
    /// let of = |set: &'static [(&str, &str)]| {
    ///     Signs::of(|name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned()))
    /// };
    /// assert_eq!(of(&[("NO_COLOR", "1"), ("TERM", "xterm-256color")]).colors, Colors::None);
    /// assert_eq!(of(&[("TERM", "linux")]).colors, Colors::Sixteen);
    /// assert!(of(&[("LANG", "C")]).ascii && !of(&[("LANG", "C"), ("LC_ALL", "C.UTF-8")]).ascii);
    /// ```
    pub fn of(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name| variable(name).filter(|value| !value.is_empty());
        let many = set("COLORTERM").is_some()
            || set("TERM").is_some_and(|term| term.contains("256") || term.contains("direct"));
        let colors = match (set("NO_COLOR"), many) {
            (Some(_), _) => Colors::None,
            (None, true) => Colors::Many,
            (None, false) => Colors::Sixteen,
        };
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
        let is_unicode = |locale: String| {
            let locale = locale.to_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        };
        Self {
            colors,
            ascii: !locale.is_none_or(is_unicode),
        }
    }

    /// Reads the environment of the program.
    pub fn of_environment() -> Self {
        Self::of(|name| std::env::var_os(name)?.into_string().ok())
    }

    /// Replaces what the terminal cannot show.
    pub fn adapt(self, buffer: &mut Buffer) {
        for cell in &mut buffer.content {
            (cell.fg, cell.bg) = (self.color(cell.fg, cell.bg), self.ground(cell.bg));
            if self.ascii && !cell.symbol().is_ascii() {
                let letter = cell.symbol().chars().next().map_or(' ', ascii);
                cell.set_char(letter);
            }
        }
    }

    /// Returns the ink for a colour on a ground.
    const fn color(self, color: Color, ground: Color) -> Color {
        match (self.colors, ground) {
            (Colors::None, _) => Color::Reset,
            (_, Color::Reset) => self.readable(color),
            _ => color,
        }
    }

    /// Returns the ground. Its ink is black or white, and so it may be light.
    const fn ground(self, ground: Color) -> Color {
        match (self.colors, ground) {
            (Colors::None, _) => Color::Reset,
            (Colors::Sixteen, Color::Indexed(114)) => Color::LightGreen,
            (Colors::Sixteen, Color::Indexed(111)) => Color::LightBlue,
            (Colors::Sixteen, Color::Indexed(177)) => Color::LightMagenta,
            (_, ground) => ground,
        }
    }

    /// Returns the nearest colour that is readable on a light and on a dark ground.
    const fn readable(self, color: Color) -> Color {
        let (few, many) = match color {
            Color::LightRed | Color::Red => (Color::Red, 167),
            Color::LightGreen | Color::Green | Color::Indexed(114) => (Color::Green, 71),
            Color::LightYellow | Color::Yellow => (Color::Yellow, 136),
            Color::LightBlue | Color::Blue | Color::Indexed(111) => (Color::Blue, 68),
            Color::LightMagenta | Color::Magenta | Color::Indexed(177) => (Color::Magenta, 134),
            Color::LightCyan | Color::Cyan => (Color::Cyan, 37),
            _ => return Color::Reset,
        };
        match self.colors {
            Colors::Many => Color::Indexed(many),
            _ => few,
        }
    }
}

/// Returns the letter of ASCII for a sign of the program.
const fn ascii(sign: char) -> char {
    match sign {
        '─' | '–' | '—' => '-',
        '│' => '|',
        '╭' | '╮' | '╰' | '╯' => '+',
        '…' => '~',
        '×' => 'x',
        '°' => '\'',
        '♠' => 'S',
        '♥' => 'H',
        '♦' => 'D',
        '♣' => 'C',
        '▒' => '#',
        '·' | '•' => '.',
        '←' => '<',
        '→' | '»' | '▶' => '>',
        '↑' | '▲' => '^',
        '↓' | '▼' => 'v',
        '«' => '<',
        '★' => '*',
        '●' | '■' | '◆' => 'o',
        'Σ' => 'S',
        'é' | 'è' => 'e',
        letter if letter.is_ascii() => letter,
        _ => '?',
    }
}

/// An output in which signs outside ASCII are replaced where the terminal has none.
#[derive(Debug)]
pub(crate) struct Letters<W> {
    pub(crate) output: W,
    pub(crate) signs: Signs,
}

impl<W: Write> Write for Letters<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Sentences are written piece by piece, each a whole text.
        match str::from_utf8(bytes) {
            Ok(text) if self.signs.ascii => {
                let text: String = text.chars().map(ascii).collect();
                self.output.write_all(text.as_bytes())?;
                Ok(bytes.len())
            }
            _ => self.output.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}
