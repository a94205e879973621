//! Decisions and chance outcomes as text.

use core::str::FromStr;

use crate::text::plain_number;

/// A text that is not a decision, or not a chance outcome, of the game.
///
/// ```
/// use solo_core::NotationError;
/// let error = NotationError::new(5, "a card id");
/// assert_eq!(error.to_string(), "expected a card id at byte 5");
/// assert_eq!((error.at(), error.expected()), (5, "a card id"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected {expected} at byte {at}")]
pub struct NotationError {
    at: u32,
    expected: &'static str,
}

impl NotationError {
    /// Returns an error at byte `at`, where `expected` was missing.
    pub fn new(at: usize, expected: &'static str) -> Self {
        Self {
            at: u32::try_from(at).unwrap_or(u32::MAX),
            expected,
        }
    }

    /// Returns the byte index of the error, counted from 0.
    pub const fn at(&self) -> u32 {
        self.at
    }

    /// Returns a description of the expected text.
    pub const fn expected(&self) -> &'static str {
        self.expected
    }
}

/// A reader for texts of words that are separated by exactly one space.
///
/// It keeps its position, so that an error can point to the faulty word.
///
/// ```
/// use solo_core::Words;
/// let mut words = Words::new("drop 8D");
/// assert_eq!(words.next_word("a verb")?, "drop");
/// assert_eq!(words.next_word("a card")?, "8D");
/// words.end()?;
/// assert_eq!(Words::new("").next_word("a verb").unwrap_err().at(), 0);
/// assert!(Words::new("draw ").next_word("a verb").is_ok());
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Words<'a> {
    rest: Option<&'a str>,
    /// The first word of `rest`, kept because every alternative reads it again.
    word: &'a str,
    /// Index at which `rest` begins.
    at: usize,
    /// Index at which the last word read begins.
    word_at: usize,
    ignores_case: bool,
}

impl<'a> Words<'a> {
    /// Returns a reader at the beginning of `text`.
    pub fn new(text: &'a str) -> Self {
        Self {
            rest: Some(text),
            word: first_word(text),
            at: 0,
            word_at: 0,
            ignores_case: false,
        }
    }

    /// Reads the same text without regard to the case of ASCII letters.
    ///
    /// ```
    /// use solo_core::Words;
    /// assert_eq!(Words::new("DRAW").ignoring_case().literal("draw", "an action"), Ok(()));
    /// assert!(Words::new("DRAW").literal("draw", "an action").is_err());
    /// ```
    #[must_use]
    pub const fn ignoring_case(mut self) -> Self {
        self.ignores_case = true;
        self
    }

    fn same(&self, one: &str, other: &str) -> bool {
        one == other || (self.ignores_case && one.eq_ignore_ascii_case(other))
    }

    /// Reads the next word.
    ///
    /// # Errors
    /// The end of the text or an empty word; `expected` describes the missing word.
    ///
    /// ```
    /// use solo_core::Words;
    /// let mut words = Words::new("drop ");
    /// assert_eq!(words.next_word("a verb"), Ok("drop"));
    /// assert_eq!(words.next_word("a card").unwrap_err().to_string(), "expected a card at byte 5");
    /// ```
    pub fn next_word(&mut self, expected: &'static str) -> Result<&'a str, NotationError> {
        let rest = self.rest.ok_or(NotationError::new(self.at, expected))?;
        let word = self.word;
        let rest = rest
            .get(word.len()..)
            .and_then(|rest| rest.strip_prefix(' '));
        self.word_at = self.at;
        self.at = self
            .at
            .saturating_add(word.len())
            .saturating_add(usize::from(rest.is_some()));
        self.rest = rest;
        self.word = rest.map_or("", first_word);
        if word.is_empty() {
            Err(self.wrong(expected))
        } else {
            Ok(word)
        }
    }

    /// Returns an error at the beginning of the last word read.
    ///
    /// ```
    /// use solo_core::Words;
    /// let mut words = Words::new("drop KX");
    /// words.next_word("a verb")?;
    /// assert_eq!(words.next_word("a card")?, "KX");
    /// assert_eq!(words.wrong("a card").at(), 5);
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn wrong(&self, expected: &'static str) -> NotationError {
        NotationError::new(self.word_at, expected)
    }

    /// Reads the next word and converts it with `find`.
    ///
    /// # Errors
    /// A missing word, or one that `find` does not know.
    ///
    /// ```
    /// use solo_core::Words;
    /// let level = |word: &str| ["low", "high"].iter().position(|name| *name == word);
    /// let mut words = Words::new("high middle");
    /// assert_eq!(words.find("a level", level), Ok(1));
    /// assert_eq!(words.find("a level", level).unwrap_err().at(), 5);
    /// ```
    pub fn find<T>(
        &mut self,
        expected: &'static str,
        find: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, NotationError> {
        let word = self.next_word(expected)?;
        find(word).ok_or(self.wrong(expected))
    }

    /// Reads the next word as a value with its own notation.
    ///
    /// # Errors
    /// A missing word, or one that is not such a value.
    ///
    /// ```
    /// use solo_core::{Face, Words};
    /// let mut words = Words::new("die 4");
    /// words.next_word("a verb")?;
    /// assert_eq!(words.read::<Face>("a face")?.pips(), 4);
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn read<T: FromStr>(&mut self, expected: &'static str) -> Result<T, NotationError> {
        self.find(expected, |word| word.parse().ok())
    }

    /// Reads a number without sign and without leading zero, between `min` and `max`.
    ///
    /// # Errors
    /// Any other next word.
    ///
    /// ```
    /// use solo_core::Words;
    /// let mut words = Words::new("pay 3");
    /// words.next_word("a verb")?;
    /// assert_eq!(words.number(1_u8, 9, "gold")?, 3);
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn number<N: FromStr + PartialOrd>(
        &mut self,
        min: N,
        max: N,
        expected: &'static str,
    ) -> Result<N, NotationError> {
        self.find(expected, |word| plain_number(word, min, max))
    }

    /// Reads this word.
    ///
    /// # Errors
    /// Any other next word.
    ///
    /// ```
    /// use solo_core::Words;
    /// let mut words = Words::new("lose stone");
    /// assert_eq!(words.literal("lose", "an action"), Ok(()));
    /// assert_eq!(words.literal("cube", "cube or banner").unwrap_err().to_string(), "expected cube or banner at byte 5");
    /// ```
    pub fn literal(&mut self, word: &str, expected: &'static str) -> Result<(), NotationError> {
        let found = self.next_word(expected)?;
        if self.same(found, word) {
            Ok(())
        } else {
            Err(self.wrong(expected))
        }
    }

    /// Reads one of these texts, the longest that matches, and returns its index.
    ///
    /// A text may have several words.
    ///
    /// # Errors
    /// The text continues with none of them.
    ///
    /// ```
    /// use solo_core::Words;
    /// let mut words = Words::new("red 1 now");
    /// assert_eq!(words.one_of(&["red", "red 1", "red 10"], "a slot"), Ok(1));
    /// assert_eq!(words.one_of(&["red", "red 1"], "a slot").unwrap_err().at(), 6);
    /// ```
    pub fn one_of(
        &mut self,
        texts: &[&str],
        expected: &'static str,
    ) -> Result<usize, NotationError> {
        let rest = self.rest.ok_or(NotationError::new(self.at, expected))?;
        let fits = |text: &str| {
            let split = rest.split_at_checked(text.len());
            split.is_some_and(|(begin, behind)| {
                self.same(begin, text) && (behind.is_empty() || behind.starts_with(' '))
            })
        };
        let fitting = texts.iter().enumerate().filter(|(_, text)| fits(text));
        let Some((index, text)) = fitting.max_by_key(|(_, text)| text.len()) else {
            self.next_word(expected)?;
            return Err(self.wrong(expected));
        };
        for _ in text.split([' ']) {
            self.next_word(expected)?;
        }
        Ok(index)
    }

    /// Returns an error at the beginning of the next word.
    ///
    /// ```
    /// use solo_core::Words;
    /// assert_eq!(Words::new("fly").expected("an action").at(), 0);
    /// ```
    pub fn expected(&self, expected: &'static str) -> NotationError {
        NotationError::new(self.at, expected)
    }

    /// Reads the first of several alternatives that succeeds; `read` receives its index, from 0.
    ///
    /// # Errors
    /// The error of the alternative that read furthest; `expected` if none read any word.
    ///
    /// ```
    /// use solo_core::Words;
    /// let mut words = Words::new("pay 10");
    /// let mut read = |most| words.first_of(2, "an action", |way, words| {
    ///     words.literal(["take", "pay"][way], "an action")?;
    ///     words.number(1_u8, most, "gold")
    /// });
    /// assert_eq!(read(9).unwrap_err().to_string(), "expected gold at byte 4");
    /// assert_eq!(read(10), Ok(10));
    /// ```
    pub fn first_of<T>(
        &mut self,
        ways: usize,
        expected: &'static str,
        read: impl Fn(usize, &mut Self) -> Result<T, NotationError>,
    ) -> Result<T, NotationError> {
        let mut furthest = self.expected(expected);
        for way in 0..ways {
            let mut words = self.clone();
            match read(way, &mut words) {
                Ok(value) => {
                    *self = words;
                    return Ok(value);
                }
                Err(error) if error.at > furthest.at => furthest = error,
                Err(_) => {}
            }
        }
        Err(furthest)
    }

    /// Returns whether every word was read.
    ///
    /// ```
    /// use solo_core::Words;
    /// let mut words = Words::new("draw");
    /// assert!(!words.is_at_end());
    /// words.next_word("a verb")?;
    /// assert!(words.is_at_end());
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub const fn is_at_end(&self) -> bool {
        self.rest.is_none()
    }

    /// Requires that every word was read.
    ///
    /// # Errors
    /// Text that is left over.
    ///
    /// ```
    /// use solo_core::Words;
    /// let mut words = Words::new("draw more");
    /// words.next_word("a verb")?;
    /// assert_eq!(words.end().unwrap_err().at(), 5);
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    pub fn end(&self) -> Result<(), NotationError> {
        match self.rest {
            None => Ok(()),
            Some(_) => Err(NotationError::new(self.at, "the end of the text")),
        }
    }
}

/// Returns the text before the first space.
fn first_word(text: &str) -> &str {
    // `split_once` and `find` have slices that the optimizer does not see to be within bounds.
    let space = text.as_bytes().iter().position(|byte| *byte == b' ');
    space.and_then(|at| text.get(..at)).unwrap_or(text)
}
