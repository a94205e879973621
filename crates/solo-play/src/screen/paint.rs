//! Styles; a colour never carries meaning alone.

use ratatui_core::style::{Color, Modifier, Style};
use solo_table::Tint;

pub(crate) const PLAIN: Style = Style::new();
pub(crate) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
pub(crate) const DIM: Style = Style::new().fg(Color::DarkGray);
pub(crate) const TITLE: Style = Style::new().fg(Color::Green).add_modifier(Modifier::BOLD);
/// Style of the numbers of choices.
pub(crate) const KEY: Style = Style::new().fg(Color::Black).bg(Color::LightGreen);
/// Style of the choice or item under the cursor.
pub(crate) const CURSOR: Style = Style::new().add_modifier(Modifier::REVERSED);
/// Style of an item that the story has touched.
pub(crate) const TOUCHED: Style = Style::new().add_modifier(Modifier::UNDERLINED);
pub(crate) const WRONG: Style = Style::new()
    .fg(Color::LightRed)
    .add_modifier(Modifier::BOLD);

const fn color(tint: Tint) -> Color {
    match tint {
        Tint::None => Color::Reset,
        Tint::Mine => Color::LightCyan,
        Tint::Rival => Color::LightMagenta,
        Tint::Red | Tint::Bad => Color::LightRed,
        Tint::Yellow => Color::LightYellow,
        Tint::White => Color::White,
        Tint::Black => Color::Gray,
        Tint::Green | Tint::Good => Color::Indexed(114),
        Tint::Blue => Color::Indexed(111),
        Tint::Violet => Color::Indexed(177),
        Tint::Dim => Color::DarkGray,
    }
}

pub(crate) const fn tinted(tint: Tint) -> Style {
    match tint {
        Tint::None => PLAIN,
        _ => Style::new().fg(color(tint)),
    }
}

/// Returns the style of a die of this colour.
pub(crate) const fn die(tint: Tint) -> Style {
    match tint {
        Tint::Black => Style::new().fg(Color::White).bg(Color::DarkGray),
        Tint::None => CURSOR,
        _ => Style::new().fg(Color::Black).bg(color(tint)),
    }
}

/// Returns the letter that stands for the colour of a die.
pub(crate) const fn letter(tint: Tint) -> &'static str {
    match tint {
        Tint::Red => "r",
        Tint::Yellow => "y",
        Tint::White => "w",
        Tint::Black => "b",
        Tint::Green => "g",
        Tint::Blue => "u",
        Tint::Violet => "v",
        _ => "",
    }
}
