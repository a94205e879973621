//! The text form of a saved game.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter, Write};

use super::error::{LoadError, Location};
use super::lines::{Lines, tidy};
use super::load::{self, Reader, Rules};
use super::{Header, Record};
use crate::data::Fingerprint;
use crate::game::{Game, Input, InputOf};
use crate::options::{OptionSpec, Options};
use crate::text::file_text;

/// Writes the lines before the position and the inputs.
pub(crate) fn write_head<G: Game>(
    game: &G,
    header: &Header,
    version: u32,
    out: &mut dyn Write,
) -> fmt::Result {
    writeln!(out, "{} {version}", Record::<G>::FORMAT)?;
    writeln!(out, "game {}", G::NAME)?;
    writeln!(out, "rules {}", G::RULES_VERSION)?;
    for (index, spec) in header.named::<G::Options>() {
        let mut written = Ok(());
        game.options().get(index, &mut |value| {
            written = writeln!(out, "option {} {value}", spec.name);
        });
        written?;
    }
    match header.fingerprint(game) {
        Some(fingerprint) => writeln!(out, "catalogue {fingerprint:016x}"),
        None => Ok(()),
    }
}

pub(crate) fn write_input<G: Game>(
    game: &G,
    input: InputOf<G>,
    out: &mut dyn Write,
) -> fmt::Result {
    match input {
        Input::Decision(decision) => writeln!(out, "decide {}", game.decision_text(decision)),
        Input::Chance(chance) => writeln!(out, "chance {}", game.chance_text(chance)),
    }
}

impl<G: Game> Record<G> {
    /// Returns the saved game as text.
    ///
    /// ```
    /// use solo_core::Record;
    /// use solo_core::example::Ten;
    /// assert!(Record::new(Ten).to_text().starts_with("solo-save 1\ngame ten\n"));
    /// ```
    #[doc(alias = "save")]
    pub fn to_text(&self) -> String {
        self.to_string()
    }

    fn write_body(&self, out: &mut dyn Write) -> fmt::Result {
        write_head(&self.game, &self.header, Self::VERSION, out)?;
        if let Some(origin) = &self.origin {
            writeln!(out, "position {}", origin.text)?;
        }
        for &input in &self.inputs {
            write_input(&self.game, input, out)?;
        }
        writeln!(out, "end {}", self.inputs.len())
    }
}

/// Passes a save on and takes its fingerprint, so that it is written in one go.
pub(crate) struct Checked<'a> {
    out: &'a mut dyn Write,
    fingerprint: Fingerprint,
}

impl<'a> Checked<'a> {
    pub(crate) const fn new(out: &'a mut dyn Write) -> Self {
        Self {
            out,
            fingerprint: Fingerprint::new(),
        }
    }

    /// Writes the last line: the check of all lines before.
    pub(crate) fn finish(self) -> fmt::Result {
        writeln!(self.out, "check {:016x}", self.fingerprint.value())
    }
}

impl Write for Checked<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.fingerprint.write_str(text)?;
        self.out.write_str(text)
    }
}

impl<G: Game> Display for Record<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut out = Checked::new(f);
        self.write_body(&mut out)?;
        out.finish()
    }
}

impl<G: Game> Record<G> {
    /// Parses a save that begins at the start of the game and replays it.
    ///
    /// `base` supplies the catalogue; its options are replaced by those of the save.
    ///
    /// # Errors
    /// The first fault of the save. A save that begins from a position is refused here.
    ///
    /// ```
    /// use solo_core::Record;
    /// use solo_core::example::Ten;
    ///
    /// let text = Record::new(Ten).to_text();
    /// assert!(Record::parse(&text, &Ten).is_ok());
    ///
    /// let hasty = text.replace("end 0", "decide stop\nend 1");
    /// let error = Record::parse(&hasty, &Ten).unwrap_err();
    /// assert_eq!(error.to_string(), "line 4: \"stop\" is refused: nobody stops below five (TEN-2)");
    /// ```
    #[doc(alias = "load")]
    pub fn parse(text: &str, base: &G) -> Result<Self, LoadError> {
        parse(text, base, Rules::AsSaved, None::<Reader<G>>)
    }

    /// Parses a save that may begin from a position.
    ///
    /// `read_position` receives the game with the saved options and the text of the position.
    /// [`Record::from_position`] has an example.
    ///
    /// # Errors
    /// The first fault of the save, or the message of `read_position`.
    ///
    /// ```
    /// use solo_core::Record;
    /// use solo_core::example::{Table, Ten};
    /// let text = Record::from_position(Ten, "9", Table::Deciding(9)).unwrap().to_text();
    /// let read = |_: &Ten, text: &str| match text.parse() {
    ///     Ok(sum) => Ok(Table::Deciding(sum)),
    ///     Err(_) => Err(format!("{text} is not a sum")),
    /// };
    /// assert_eq!(Record::parse_with(&text, &Ten, read).unwrap().state(), &Table::Deciding(9));
    /// ```
    pub fn parse_with(
        text: &str,
        base: &G,
        read_position: impl FnOnce(&G, &str) -> Result<G::State, String>,
    ) -> Result<Self, LoadError> {
        parse(text, base, Rules::AsSaved, Some(read_position))
    }

    /// Parses a save from bytes, such as those of a file.
    ///
    /// # Errors
    /// The first fault of the save, bytes that are not text included.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{LoadError, NotText, Record};
    /// let error = Record::parse_bytes(b"solo-save \xff", &Ten).unwrap_err();
    /// assert_eq!(error, LoadError::NotText { cause: NotText::Encoding { at: 10 } });
    /// ```
    pub fn parse_bytes(bytes: &[u8], base: &G) -> Result<Self, LoadError> {
        match file_text(bytes) {
            Ok(text) => Self::parse(&text, base),
            Err(cause) => Err(LoadError::NotText { cause }),
        }
    }

    /// Parses a save of any version of the rules and replays it under the present ones.
    ///
    /// Options that the save does not know have their defaults, or those of its time where
    /// [`Options::unnamed`] names them. The result is a legal game under the present rules, but not
    /// necessarily the game that was played: the same inputs may lead elsewhere. It will be saved
    /// under the present version.
    ///
    /// # Errors
    /// The first fault of the save; [`LoadError::Refused`] names the first input that is no longer
    /// legal.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{LoadError, Record};
    /// let old = "solo-save 1\ngame ten\nrules 0\nend 0\ncheck 2a329facc0f93472\n";
    /// assert!(matches!(Record::parse(old, &Ten), Err(LoadError::OtherRules { saved: 0, known: 1, .. })));
    /// assert!(Record::parse_under_present_rules(old, &Ten).is_ok());
    /// ```
    pub fn parse_under_present_rules(text: &str, base: &G) -> Result<Self, LoadError> {
        parse(text, base, Rules::Present, None::<Reader<G>>)
    }

    /// Parses a save that may begin from a position, like [`Record::parse_under_present_rules`].
    ///
    /// # Errors
    /// The first fault of the save, or the message of `read_position`.
    pub fn parse_under_present_rules_with(
        text: &str,
        base: &G,
        read_position: impl FnOnce(&G, &str) -> Result<G::State, String>,
    ) -> Result<Self, LoadError> {
        parse(text, base, Rules::Present, Some(read_position))
    }
}

fn parse<G: Game>(
    text: &str,
    base: &G,
    rules: Rules,
    read: Option<impl FnOnce(&G, &str) -> Result<G::State, String>>,
) -> Result<Record<G>, LoadError> {
    let text = &*tidy(text);
    let mut lines = Lines::new(text);
    let head = read_head::<G>(&mut lines, text, Record::<G>::VERSION, rules)?;
    let game = load::assemble(base, head.options, &head.at, head.fingerprint)?;
    let header = rules.header(head.header, head.fingerprint, &game);
    let mut record = read_position(&mut lines, game, header, read)?;
    while read_input(&mut lines, &mut record)? {}
    read_end(&mut lines, &record, "`decide`, `chance` or `end`")?;
    read_check(&mut lines, text)?;
    Ok(record)
}

/// The head of every save, up to the catalogue.
pub(crate) struct Head<O> {
    pub(crate) version: u32,
    pub(crate) options: O,
    pub(crate) header: Header,
    pub(crate) fingerprint: Option<u64>,
    /// Location at which the fingerprint is expected.
    pub(crate) at: Location,
}

/// Reads the head of a save, in this form or an earlier one.
pub(crate) fn read_head<G: Game>(
    lines: &mut Lines<'_>,
    text: &str,
    newest: u32,
    rules: Rules,
) -> Result<Head<G::Options>, LoadError> {
    let version = read_version::<G>(lines, text, newest)?;
    let name = lines.value("game ", "`game` and its name")?;
    load::check_game::<G>(lines.last(), name)?;
    let played = lines.number("rules ", "`rules` and their version")?;
    load::check_rules::<G>(lines.last(), played, rules)?;
    let (options, header) = read_options::<G::Options>(lines, rules)?;
    let fingerprint = lines.optional("catalogue ")?.map(|value| {
        load::hex(value).ok_or(LoadError::Expected {
            at: lines.last(),
            expected: "a fingerprint of 16 hexadecimal digits",
        })
    });
    let fingerprint = fingerprint.transpose()?;
    let at = match fingerprint {
        Some(_) => lines.last(),
        None => lines.here(),
    };
    Ok(Head {
        version,
        options,
        header,
        fingerprint,
        at,
    })
}

/// Begins the game, from a position if there is one.
pub(crate) fn read_position<G: Game>(
    lines: &mut Lines<'_>,
    game: G,
    header: Header,
    read: Option<impl FnOnce(&G, &str) -> Result<G::State, String>>,
) -> Result<Record<G>, LoadError> {
    let position = lines.optional("position ")?;
    let position = position.map(|position| (lines.last(), position));
    load::begin(game, header, position, read)
}

fn read_version<G: Game>(lines: &mut Lines<'_>, text: &str, newest: u32) -> Result<u32, LoadError> {
    let format = Record::<G>::FORMAT;
    let begins = text.starts_with(format) || format.starts_with(text);
    if !begins {
        return Err(LoadError::NotASave);
    }
    let line = lines.take()?;
    let version = line
        .strip_prefix(format)
        .and_then(|rest| rest.strip_prefix(' '))
        .and_then(load::plain)
        .ok_or(LoadError::NotASave)?;
    load::check_version(version, newest).map(|()| version)
}

/// Reads the options, in the order of the rulebook.
fn read_options<O: Options>(lines: &mut Lines<'_>, rules: Rules) -> Result<(O, Header), LoadError> {
    let mut options = O::unnamed();
    let mut named = Vec::new();
    let mut due: usize = 0;
    while let Some(option) = lines.optional("option ")? {
        let at = lines.last();
        let (name, value) = option.split_once(' ').ok_or_else(|| LoadError::Expected {
            at: at.clone(),
            expected: "`option`, a name and a value",
        })?;
        let (index, spec) = load::find_option::<O>(&at, name)?;
        let name = spec.name;
        if index < due {
            return Err(LoadError::DoubledOption { at, name });
        }
        let before = O::SPECS.get(due..index).unwrap_or_default();
        match before.iter().find(|spec| !spec.later) {
            Some(&OptionSpec { name: expected, .. }) if rules == Rules::AsSaved => {
                return Err(LoadError::MisplacedOption { at, name, expected });
            }
            _ => {}
        }
        load::set_option(&mut options, at, index, spec, value)?;
        named.push(index);
        due = index.saturating_add(1);
    }
    match (Header::naming::<O>(&named), rules) {
        (Ok(header), Rules::AsSaved) => Ok((options, header)),
        (Err(spec), Rules::AsSaved) => Err(LoadError::MissingOption {
            at: lines.here(),
            name: spec.name,
        }),
        (_, Rules::Present) => Ok((options, Header::default())),
    }
}

/// Reads and replays one input; returns `false` if there is none.
pub(crate) fn read_input<G: Game>(
    lines: &mut Lines<'_>,
    record: &mut Record<G>,
) -> Result<bool, LoadError> {
    let text = if let Some(text) = lines.optional("decide ")? {
        Input::Decision(text)
    } else if let Some(text) = lines.optional("chance ")? {
        Input::Chance(text)
    } else {
        return Ok(false);
    };
    load::replay(record, lines.last(), 7, text).map(|()| true)
}

/// Reads and checks the number of inputs.
pub(crate) fn read_end<G: Game>(
    lines: &mut Lines<'_>,
    record: &Record<G>,
    expected: &'static str,
) -> Result<(), LoadError> {
    let found = record.inputs().len();
    let saved: usize = lines.number("end ", expected)?;
    if saved == found {
        Ok(())
    } else {
        Err(LoadError::WrongCount {
            at: lines.last(),
            saved,
            found,
        })
    }
}

pub(crate) fn read_check(lines: &mut Lines<'_>, text: &str) -> Result<(), LoadError> {
    let checked = text.len().saturating_sub(lines.rest.len());
    let checked = text.as_bytes().get(..checked).unwrap_or_default();
    let computed = Fingerprint::new().and(checked).value();
    let expected = "`check` and 16 hexadecimal digits";
    let value = lines.value("check ", expected)?;
    let at = lines.last();
    match load::hex(value) {
        None => Err(LoadError::Expected { at, expected }),
        Some(saved) if saved != computed => Err(LoadError::WrongCheck {
            at,
            saved,
            computed,
        }),
        Some(_) if !lines.rest.is_empty() => Err(LoadError::TextAfterEnd { at: lines.here() }),
        Some(_) => Ok(()),
    }
}
