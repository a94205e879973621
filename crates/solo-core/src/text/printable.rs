//! Texts from outside, fit for a terminal.

use core::fmt::{self, Display, Formatter, Write};

/// A text without characters that do not show: each is written as its number, `\u{202e}`.
///
/// These are control characters, such as those that begin an escape sequence, characters that only change how
/// others are shown, and separators of lines. Everything that quotes a file, its name, or another text from
/// outside is shown through this.
///
/// ```
/// use solo_core::Printable;
/// assert_eq!(Printable("Caf\u{e9} \u{202e}\u{1b}[2J").to_string(), "Caf\u{e9} \\u{202e}\\u{1b}[2J");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Printable<D>(pub D);

impl<D: Display> Display for Printable<D> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(Escaper(f), "{}", self.0)
    }
}

struct Escaper<'a, 'b>(&'a mut Formatter<'b>);

impl Write for Escaper<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut rest = text;
        while let Some(at) = rest.find(is_hidden) {
            let (shown, hidden) = rest.split_at_checked(at).unwrap_or_default();
            self.0.write_str(shown)?;
            let mut letters = hidden.chars();
            if let Some(letter) = letters.next() {
                write!(self.0, "{}", letter.escape_unicode())?;
            }
            rest = letters.as_str();
        }
        self.0.write_str(rest)
    }
}

/// Returns whether a character does not show, or changes how others do.
///
/// The two joiners (U+200C, U+200D), which words of several languages have, are not among them, nor are the selectors
/// of variants, which pictures have, nor spaces. [`is_seen`] returns whether a text shows at all.
///
/// ```
/// use solo_core::is_hidden;
/// assert!(['\u{1b}', '\n', '\u{200b}', '\u{202e}', '\u{2028}', '\u{feff}'].into_iter().all(is_hidden));
/// assert!(['\u{3164}', '\u{2800}', '\u{115f}', '\u{ffa0}', '\u{34f}'].into_iter().all(is_hidden));
/// assert!(!['e', ' ', '\u{a0}', '\u{200d}', '\u{201c}'].into_iter().any(is_hidden));
/// ```
pub const fn is_hidden(letter: char) -> bool {
    // Control characters, those of the categories Cf, Zl and Zp, and letters and symbols that have no look: the joiner
    // of graphemes, the fillers of Hangul, two vowels of Khmer and the blank of Braille.
    matches!(letter,
        '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}'
        | '\u{70f}' | '\u{890}'..='\u{891}' | '\u{8e2}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180e}' | '\u{200b}' | '\u{200e}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{110bd}' | '\u{110cd}' | '\u{13430}'..='\u{1343f}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0001}' | '\u{e0020}'..='\u{e007f}')
}

/// Returns whether a text shows: whether it has a character that is neither hidden nor a space, and not one that only
/// changes its neighbours.
///
/// ```
/// use solo_core::is_seen;
/// assert!(is_seen("Cat Mask") && is_seen("\u{2764}\u{fe0f}"));
/// assert!(!["", " ", "\u{a0}", "\u{3000}", "\u{200d}", "\u{fe0f}"].into_iter().any(is_seen));
/// ```
pub fn is_seen(text: &str) -> bool {
    let is_shown =
        |letter: char| !(letter.is_whitespace() || is_hidden(letter) || is_selector(letter));
    text.chars().any(is_shown)
}

/// Returns whether a character only changes how its neighbours show: joiners and selectors of variants.
const fn is_selector(letter: char) -> bool {
    matches!(letter,
        '\u{180b}'..='\u{180d}' | '\u{180f}' | '\u{200c}'..='\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}
