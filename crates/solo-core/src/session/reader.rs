//! Reading saved sessions in both forms, and dealing again from their seeds.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Debug, Formatter};

use super::save::SavedTable;
use super::{Dealer, Session};
use crate::chance::ChanceSource;
use crate::data::Faults;
use crate::game::{Game, Input, InputOf, Next};
use crate::record::{
    Head, Lines, LoadError, Location, Record, Rules, assemble, check_catalogue, read_check,
    read_end, read_head, read_input, read_position, tidy,
};
use crate::text::file_text;

/// Reader of the position from which a game begins.
type Positions<'a, G> = &'a dyn Fn(&G, &str) -> Result<<G as Game>::State, String>;
/// Constructor of a game from options and tables.
type Assemble<G> = fn(<G as Game>::Options, &[SavedTable]) -> Result<G, Faults>;

/// Reads saved games that need more than [`Session::parse`].
///
/// That is: positions to begin from, catalogues, or earlier versions of the rules.
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::{Record, SaveReader, Session};
///
/// let record = Record::from_position(Ten, "9", Table::Deciding(9)).unwrap();
/// let text = Session::from(record).to_text();
/// let read = |_: &Ten, text: &str| match text.parse() {
///     Ok(sum) => Ok(Table::Deciding(sum)),
///     Err(_) => Err(format!("{text} is not a sum")),
/// };
/// let session = SaveReader::new(&Ten).positions(&read).parse(&text).unwrap();
/// assert_eq!(session.state(), &Table::Deciding(9));
/// ```
#[doc(alias = "load")]
#[must_use]
pub struct SaveReader<'a, G: Game> {
    base: &'a G,
    rules: Rules,
    positions: Option<Positions<'a, G>>,
    /// Set if the catalogue is taken from saves that contain it.
    pub(super) assemble: Option<Assemble<G>>,
}

/// The seed of a save.
struct Seed {
    dealer: Dealer,
    /// Number of inputs before it.
    after: usize,
}

impl<'a, G: Game> SaveReader<'a, G> {
    /// Returns a reader of games from the start.
    ///
    /// `base` supplies the catalogue; its options do not matter.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{SaveReader, Session};
    /// let text = Session::seeded(Ten, 42).to_text();
    /// assert_eq!(SaveReader::new(&Ten).parse(&text).unwrap().to_text(), text);
    /// ```
    pub const fn new(base: &'a G) -> Self {
        Self {
            base,
            rules: Rules::AsSaved,
            positions: None,
            assemble: None,
        }
    }

    /// Reads saves that begin from a position, too.
    ///
    /// `read` receives the game with the saved options and the text of the position.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Dealer, Record, SaveReader, Session};
    /// let record = Record::from_position(Ten, "nine", Table::Deciding(9)).unwrap();
    /// let text = Session::resume(&record, Dealer::seeded(42)).to_text();
    /// assert!(SaveReader::new(&Ten).parse(&text).is_err());
    /// let read = |_: &Ten, _: &str| Ok(Table::Deciding(9));
    /// assert!(SaveReader::new(&Ten).positions(&read).parse(&text).is_ok());
    /// ```
    pub const fn positions(mut self, read: Positions<'a, G>) -> Self {
        self.positions = Some(read);
        self
    }

    /// Reads saves of any version of the rules and replays them under the present ones.
    ///
    /// Options that a save does not know have their defaults, or those of its time where
    /// [`Options::unnamed`](crate::Options::unnamed) names them. The result is a legal game, but not
    /// necessarily the game that was played. If its seed deals otherwise under the present rules,
    /// the saved outcomes stand, and the seed continues after them.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::SaveReader;
    /// let old = "solo-save 1\ngame ten\nrules 0\nend 0\ncheck 2a329facc0f93472\n";
    /// assert!(SaveReader::new(&Ten).parse(old).is_err());
    /// assert!(SaveReader::new(&Ten).under_present_rules().parse(old).is_ok());
    /// ```
    pub const fn under_present_rules(mut self) -> Self {
        self.rules = Rules::Present;
        self
    }

    /// Parses a saved game. A byte order mark and one more line feed at the end do not belong to it.
    ///
    /// # Errors
    /// The first fault of the save.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{SaveReader, Session};
    /// let text = Session::new(Ten).to_text().replace("game ten", "game go");
    /// let error = SaveReader::new(&Ten).parse(&text).unwrap_err();
    /// assert_eq!(error.to_string(), "line 2: this is a game of go, not of ten");
    /// ```
    pub fn parse(&self, text: &str) -> Result<Session<G>, LoadError> {
        let text = &*tidy(text);
        let mut lines = Lines::new(text);
        let head = read_head::<G>(&mut lines, text, Session::<G>::VERSION, self.rules)?;
        let (header, fingerprint) = (head.header.clone(), head.fingerprint);
        let has_room = head.version >= Session::<G>::VERSION;
        let from = lines.here();
        let tables = match head.fingerprint {
            Some(_) if has_room => read_tables(&mut lines)?,
            _ => Vec::new(),
        };
        let game = match self.assemble {
            Some(assemble) if !tables.is_empty() => self.rebuild(assemble, head, &tables, from)?,
            _ => assemble(self.base, head.options, &head.at, head.fingerprint)?,
        };
        let header = self.rules.header(header, fingerprint, &game);
        let mut record = read_position(&mut lines, game, header, self.positions)?;
        let line = lines.taken();
        let seed = read_inputs(&mut lines, &mut record, has_room)?;
        let mut session = match seed {
            Some(seed) => self.deal_again(&record, seed, line, lines.last())?,
            None => Session::from(record),
        };
        session.tables = tables;
        read_check(&mut lines, text)?;
        Ok(session)
    }

    /// Parses a saved game from bytes, such as those of a file.
    ///
    /// # Errors
    /// The first fault of the save, bytes that are not text included.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{LoadError, NotText, SaveReader};
    /// let error = SaveReader::new(&Ten).parse_bytes(b"solo-save \xff").unwrap_err();
    /// assert_eq!(error, LoadError::NotText { cause: NotText::Encoding { at: 10 } });
    /// ```
    pub fn parse_bytes(&self, bytes: &[u8]) -> Result<Session<G>, LoadError> {
        match file_text(bytes) {
            Ok(text) => self.parse(&text),
            Err(cause) => Err(LoadError::NotText { cause }),
        }
    }

    /// Returns the game with the catalogue of the save, whose tables begin at a location.
    fn rebuild(
        &self,
        assemble: Assemble<G>,
        head: Head<G::Options>,
        tables: &[SavedTable],
        from: Location,
    ) -> Result<G, LoadError> {
        let game = assemble(head.options, tables)
            .map_err(|faults| LoadError::BadCatalogue { at: from, faults })?;
        // Fingerprints may have changed with the rules.
        if self.rules == Rules::AsSaved {
            check_catalogue(&head.at, head.fingerprint, &game)?;
        }
        Ok(game)
    }

    /// Replays a record with the seed that dealt it; `line` is the last one before the inputs.
    fn deal_again(
        &self,
        record: &Record<G>,
        seed: Seed,
        line: usize,
        end: Location,
    ) -> Result<Session<G>, LoadError> {
        let mut session = Session::begin(record, seed.dealer);
        let mut all_dealt = true;
        for (index, &input) in record.inputs().iter().enumerate() {
            let mut chance = session.chance().clone();
            let mut dealt = None;
            let answered = index >= seed.after && matches!(input, Input::Chance(_));
            if answered {
                dealt = deal(&session, &mut chance);
                all_dealt &= dealt == Some(input);
            }
            if !all_dealt && self.rules == Rules::AsSaved {
                // The line of the seed also precedes it.
                let at = Location::Line(line.saturating_add(index).saturating_add(2));
                return Err(not_dealt(session.game(), at, input, dealt));
            }
            // A record holds only inputs that its game accepts.
            if session.put(input, answered, chance).is_err() {
                break;
            }
        }
        if !all_dealt {
            return Ok(Session::resume(record, session.chance().clone()));
        }
        session.dealt_from = seed.after;
        if session.answer() > 0 && self.rules == Rules::AsSaved {
            let expected = "`chance`, because a seed answers it";
            return Err(LoadError::Expected { at: end, expected });
        }
        Ok(session)
    }
}

/// Returns the next outcome that the seed deals.
fn deal<G: Game>(session: &Session<G>, chance: &mut Dealer) -> Option<InputOf<G>> {
    let Next::Chance(source) = session.next() else {
        return None;
    };
    let outcome = chance.outcome(session.game(), session.state(), source);
    outcome.map(Input::Chance)
}

fn not_dealt<G: Game>(
    game: &G,
    at: Location,
    saved: InputOf<G>,
    dealt: Option<InputOf<G>>,
) -> LoadError {
    let text = |input| match input {
        Input::Decision(decision) => game.decision_text(decision).to_string(),
        Input::Chance(chance) => game.chance_text(chance).to_string(),
    };
    LoadError::NotDealt {
        at,
        saved: text(saved),
        dealt: dealt.map_or_else(String::new, text),
    }
}

/// Reads the tables of the catalogue, if there are any.
fn read_tables(lines: &mut Lines<'_>) -> Result<Vec<SavedTable>, LoadError> {
    let mut tables: Vec<SavedTable> = Vec::new();
    while let Some(name) = lines.optional("table ")? {
        if tables.last().is_some_and(|last| last.name.as_str() >= name) {
            return Err(LoadError::Expected {
                at: lines.last(),
                expected: "every table once, in the order of the alphabet",
            });
        }
        let mut table = SavedTable::new((name, ""));
        table.push(lines.value("row ", "`row` and a header")?);
        while let Some(row) = lines.optional("row ")? {
            table.push(row);
        }
        tables.push(table);
    }
    Ok(tables)
}

/// Reads and replays all inputs, and finds the seed among them.
fn read_inputs<G: Game>(
    lines: &mut Lines<'_>,
    record: &mut Record<G>,
    has_room: bool,
) -> Result<Option<Seed>, LoadError> {
    while read_input(lines, record)? {}
    let text = if has_room {
        lines.optional("seed ")?
    } else {
        None
    };
    let dealer = text.map(|text| {
        Dealer::parse(text).ok_or_else(|| LoadError::Expected {
            at: lines.last(),
            expected: "`seed`, a number, and how much was drawn",
        })
    });
    let after = record.inputs().len();
    let seed = dealer.transpose()?.map(|dealer| Seed { dealer, after });
    while seed.is_some() && read_input(lines, record)? {}
    let expected = match seed {
        None if has_room => "`decide`, `chance`, `seed` or `end`",
        _ => "`decide`, `chance` or `end`",
    };
    read_end(lines, record, expected)?;
    Ok(seed)
}

impl<G: Game> Debug for SaveReader<'_, G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("SaveReader")
            .field("game", &G::NAME)
            .finish_non_exhaustive()
    }
}
