//! Sessions as text: the second form of saved games.

use alloc::string::{String, ToString};
use core::fmt::{self, Display, Formatter, Write};

use super::replay::Replay;
use super::{Dealer, SaveReader, Session};
use crate::game::Game;
use crate::record::{Checked, LoadError, write_head, write_input};

/// # The second form of saved games
///
/// The form of a [`Record`](crate::Record), with additions:
///
/// | line | content |
/// | --- | --- |
/// | `solo-save 2` | the version of this form |
/// | `game NAME` to `catalogue HEX` | as in the first form |
/// | `table NAME`, `row TEXT` | a table of the catalogue and its lines, the header first: every table in alphabetical order, if the save contains its catalogue (`Session::with_catalogue`, feature `serde`) |
/// | `position TEXT` | as in the first form |
/// | `decide TEXT`, `chance TEXT` | the inputs |
/// | `seed NUMBER` | among the inputs, where the seed begins to deal, if there is one; after it, separated by spaces, the count of numbers drawn before for each [`Source`](crate::Source), up to the last one that is not 0 |
/// | `end NUMBER`, `check HEX` | as in the first form |
///
/// The present state of the seed is found by dealing again, and every outcome has to be the one
/// that the seed deals. A seeded save therefore proves that the game was played from this seed.
///
/// ```
/// use solo_core::example::{Choice, Ten};
/// use solo_core::Session;
/// let mut session = Session::seeded(Ten, 42);
/// session.push(Choice::Roll)?;
/// let text = session.to_text();
/// assert_eq!(text, "\
/// solo-save 2
/// game ten
/// rules 1
/// seed 42
/// decide roll
/// chance 5
/// end 2
/// check 9298fdc8e78115f7
/// ");
/// let lucky = text.replace("chance 5", "chance 6");
/// let error = Session::parse(&lucky, &Ten).unwrap_err();
/// assert_eq!(error.to_string(), "line 6: the seed deals \"5\" here, not \"6\"");
/// # Ok::<(), solo_core::Forbidden>(())
/// ```
impl<G: Game> Session<G> {
    /// Latest version of the form of saved games; see [`Session::to_text`].
    pub const VERSION: u32 = 2;

    /// Returns the game as text for a save: its inputs, and the seed if there is one.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::Ten;
    /// let text = Session::seeded(Ten, 42).to_text();
    /// assert!(text.starts_with("solo-save 2\ngame ten\nrules 1\nseed 42\nend 0\n"));
    /// ```
    #[doc(alias("save", "serialize"))]
    pub fn to_text(&self) -> String {
        self.to_string()
    }

    /// Parses a saved game and continues it; `base` supplies the catalogue, its options do not
    /// matter.
    ///
    /// Both forms are accepted. The first one has no source of chance; see [`Session::set_chance`].
    /// [`SaveReader`] reads saves that need more.
    ///
    /// # Errors
    /// The first fault of the save.
    ///
    /// ```
    /// use solo_core::{Record, Session};
    /// use solo_core::example::Ten;
    /// let old = Record::new(Ten).to_text();
    /// assert!(Session::parse(&old, &Ten).is_ok());
    /// let new = Session::seeded(Ten, 42).to_text();
    /// assert_eq!(Session::parse(&new, &Ten).unwrap().chance().seed(), Some(42));
    /// assert!(Session::parse("solo", &Ten).is_err());
    /// ```
    #[doc(alias("load", "deserialize"))]
    pub fn parse(text: &str, base: &G) -> Result<Self, LoadError> {
        SaveReader::new(base).parse(text)
    }

    /// Parses a saved game from bytes, such as those of a file.
    ///
    /// # Errors
    /// The first fault of the save, bytes that are not text included.
    #[doc(alias = "load")]
    pub fn parse_bytes(bytes: &[u8], base: &G) -> Result<Self, LoadError> {
        SaveReader::new(base).parse_bytes(bytes)
    }

    fn write_body(&self, out: &mut dyn Write) -> fmt::Result {
        write_head(&self.game, &self.header, Self::VERSION, out)?;
        self.tables.iter().try_for_each(|table| table.write(out))?;
        if let Some(position) = &self.position {
            writeln!(out, "position {position}")?;
        }
        let seeded = self.dealt_from.min(self.done);
        let (reported, dealt) = self.inputs().split_at_checked(seeded).unwrap_or_default();
        for &input in reported {
            write_input(&self.game, input, out)?;
        }
        write_seed(Replay::at(self, seeded).chance(), out)?;
        for &input in dealt {
            write_input(&self.game, input, out)?;
        }
        writeln!(out, "end {}", self.done)
    }
}

/// A table of the catalogue in a save.
#[derive(Clone)]
pub(super) struct SavedTable {
    pub(super) name: String,
    /// Lines of the table, the header first, each with its line feed.
    pub(super) rows: String,
}

impl SavedTable {
    pub(super) fn new((name, text): (&str, &str)) -> Self {
        let mut table = Self {
            name: String::from(name),
            rows: String::new(),
        };
        text.lines().for_each(|row| table.push(row));
        table
    }

    pub(super) fn push(&mut self, row: &str) {
        self.rows.push_str(row);
        self.rows.push('\n');
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        writeln!(out, "table {}", self.name)?;
        let mut rows = self.rows.lines();
        rows.try_for_each(|row| writeln!(out, "row {row}"))
    }
}

fn write_seed(dealer: &Dealer, out: &mut dyn Write) -> fmt::Result {
    match dealer.seed() {
        Some(_) => writeln!(out, "seed {dealer}"),
        None => Ok(()),
    }
}

impl<G: Game> Display for Session<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut out = Checked::new(f);
        self.write_body(&mut out)?;
        out.finish()
    }
}
