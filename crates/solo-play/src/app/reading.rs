//! Keys in a window with a text.

use crossterm::event::KeyCode;

use super::keys::add;
use crate::screen::{Window, height, next_line};

/// Lines of a page.
const PAGE: usize = 10;

/// Handles a key in a window with a text; `None` closes it.
pub(crate) fn text_key(window: Window, key: KeyCode, width: usize, room: usize) -> Option<Window> {
    let Window::Text {
        title,
        lines,
        scroll,
        wanted,
    } = window
    else {
        return Some(window);
    };
    let most = height(&lines, width).saturating_sub(room);
    let scroll = scroll.min(most);
    let find = |from: usize, wanted: &str| {
        next_line(&lines, width, from, wanted).map_or(scroll, |at| at.min(most))
    };
    let (scroll, wanted) = match (key, wanted) {
        (KeyCode::Esc | KeyCode::Enter, None) => return None,
        (KeyCode::Esc, Some(_)) => (scroll, None),
        (KeyCode::Up, wanted) => (scroll.saturating_sub(1), wanted),
        (KeyCode::Down, wanted) => ((scroll + 1).min(most), wanted),
        (KeyCode::PageUp, wanted) => (scroll.saturating_sub(PAGE), wanted),
        (KeyCode::PageDown, wanted) => ((scroll + PAGE).min(most), wanted),
        (KeyCode::Home, wanted) => (0, wanted),
        (KeyCode::End, wanted) => (most, wanted),
        (KeyCode::Enter, Some(wanted)) => (find(scroll + 1, &wanted), Some(wanted)),
        (KeyCode::Char('/'), None) => (scroll, Some(String::new())),
        (KeyCode::Char(letter), Some(mut wanted)) => {
            add(&mut wanted, letter);
            (find(scroll, &wanted), Some(wanted))
        }
        (KeyCode::Backspace, Some(mut wanted)) => {
            wanted.pop();
            (scroll, Some(wanted))
        }
        (_, wanted) => (scroll, wanted),
    };
    Some(Window::Text {
        title,
        lines,
        scroll,
        wanted,
    })
}
