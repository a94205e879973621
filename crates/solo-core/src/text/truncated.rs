//! Texts that are cut off where a message would grow with its input.

use core::fmt::{self, Display, Formatter, Write};

/// A text of which at most this number of bytes is shown, so that a message does not grow with what
/// it is about.
///
/// ```
/// use solo_core::Truncated;
/// assert_eq!(Truncated("fly", 3).to_string(), "fly");
/// assert_eq!(Truncated("fly away", 3).to_string(), "fly...");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Truncated<D>(pub D, pub usize);

impl<D: Display> Display for Truncated<D> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(text, left) = self;
        let mut out = Bounded {
            out: f,
            left: *left,
            full: false,
        };
        let written = write!(out, "{text}");
        if out.full {
            return f.write_str("...");
        }
        written
    }
}

struct Bounded<'a, 'b> {
    out: &'a mut Formatter<'b>,
    left: usize,
    full: bool,
}

impl Write for Bounded<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = boundary(text, self.left);
        self.out.write_str(text.get(..end).unwrap_or(""))?;
        self.left = self.left.saturating_sub(end);
        self.full |= end < text.len();
        // Formatting stops where the text is cut off.
        if self.full { Err(fmt::Error) } else { Ok(()) }
    }
}

/// Returns the last index up to `most` at which a text can be cut.
fn boundary(text: &str, most: usize) -> usize {
    let most = most.min(text.len());
    (0..=most)
        .rev()
        .find(|at| text.is_char_boundary(*at))
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use core::fmt::{self, Display, Formatter};
    use std::string::ToString as _;

    use super::Truncated;

    #[test]
    fn texts_are_cut_between_characters() {
        assert_eq!(Truncated("abc", 3).to_string(), "abc");
        assert_eq!(Truncated("abc", 2).to_string(), "ab...");
        assert_eq!(Truncated("aé", 2).to_string(), "a...");
        assert_eq!(
            Truncated(format_args!("{}{}", "ab", "cd"), 3).to_string(),
            "abc..."
        );
    }

    /// Goes on writing after an error.
    struct Stubborn;

    impl Display for Stubborn {
        fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
            let _ = f.write_str("long");
            f.write_str("")
        }
    }

    #[test]
    fn a_text_that_goes_on_is_cut_as_well() {
        assert_eq!(Truncated(Stubborn, 2).to_string(), "lo...");
    }
}
