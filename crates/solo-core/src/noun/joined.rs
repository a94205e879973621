//! Texts that are concatenated at compile time.

/// A short text concatenated at compile time.
///
/// For messages with values that only types know, such as the bounds of a number. Parts that do not
/// fit are left out.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Joined {
    bytes: [u8; Self::ROOM],
    len: usize,
}

impl Joined {
    const ROOM: usize = 200;

    /// Joins these parts.
    pub const fn of(parts: &[&str]) -> Self {
        let mut joined = Self {
            bytes: [0; Self::ROOM],
            len: 0,
        };
        let mut left = parts;
        while let [part, rest @ ..] = left {
            joined = joined.and(part);
            left = rest;
        }
        joined
    }

    /// Appends one more part.
    #[must_use]
    #[expect(
        clippy::indexing_slicing,
        reason = "there is room, as was asked before; a const could not ask for a mutable index"
    )]
    pub const fn and(mut self, part: &str) -> Self {
        if part.len() <= Self::ROOM.saturating_sub(self.len) {
            let mut left = part.as_bytes();
            while let [byte, rest @ ..] = left {
                self.bytes[self.len] = *byte;
                self.len = self.len.saturating_add(1);
                left = rest;
            }
        }
        self
    }

    /// Appends a number.
    #[must_use]
    pub const fn number(self, number: u8) -> Self {
        let digit = [b'0'.saturating_add(number % 10)];
        let digit = match core::str::from_utf8(&digit) {
            Ok(digit) => digit,
            Err(_) => "",
        };
        if number < 10 {
            self.and(digit)
        } else {
            self.number(number / 10).and(digit)
        }
    }

    /// Returns the text.
    pub const fn text(&self) -> &str {
        let (text, _) = self.bytes.split_at(self.len);
        match core::str::from_utf8(text) {
            Ok(text) => text,
            Err(_) => "",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Joined;

    #[test]
    fn parts_and_numbers_become_one_text() {
        const TEXT: &str = {
            const JOINED: Joined = Joined::of(&["a ", "ß from "])
                .number(0)
                .and(" to ")
                .number(107);
            JOINED.text()
        };
        assert_eq!(TEXT, "a ß from 0 to 107");
        for number in 0..=u8::MAX {
            let written = Joined::of(&[]).number(number);
            assert_eq!(written.text(), std::format!("{number}"));
        }
        let long = "x".repeat(150);
        assert_eq!(Joined::of(&[&long, &long, "y"]).text(), long + "y");
    }
}
