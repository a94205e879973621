//! The arguments of the program.

use std::path::{Path, PathBuf};

use lexopt::{Arg, ValueExt};
use solo_table::botmegistus::Companion;
use solo_table::{Dealer, ErrorKind, Games, Player, Printable, Table, Tables};

use crate::calendar::random_deal;
use crate::files;
use crate::help;
use crate::saves::{self, Saves};
use crate::session::Session;

/// The settings of a game.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Games to choose from.
    pub games: Games,
    /// Name of the game.
    pub game: String,
    /// Number of the deal, by which cards and dice come; a random one if it is absent. A companion ignores it.
    pub seed: Option<u64>,
    /// Player whose decisions the program takes by itself.
    pub auto: Option<Player>,
    /// `true` if cards and dice lie on a real table and are reported.
    pub companion: bool,
    /// Options by name.
    pub options: Vec<(String, String)>,
    /// The owner's tables.
    pub tables: Tables,
    /// `true` to show face-down cards that a player can know, too.
    pub open: bool,
    /// `true` to have a guide explain what comes up for the first time.
    pub lesson: bool,
    /// `true` for lines of text instead of a full screen.
    pub plain: bool,
    /// Folder for saved games.
    pub saves: PathBuf,
    /// Saved game to continue.
    pub load: Option<PathBuf>,
}

/// The request that the arguments make.
#[derive(Clone, Debug)]
pub enum Wish {
    /// A game.
    Play(Box<Settings>),
    /// The start menu.
    Choose(Box<Settings>),
    /// A text, and no game.
    Read(String),
}

/// Reads the arguments of the program.
///
/// # Errors
/// A sentence about an argument that is unknown or incomplete.
///
/// ```
/// use solo_play::settings::{Wish, read};
/// use solo_table::Games;
/// let games = Games::embedded();
/// let arguments = ["votk", "--seed", "7", "--option", "level=2"];
/// let Ok(Wish::Play(settings)) = read(&games, arguments.map(Into::into)) else { panic!() };
/// assert_eq!((settings.game.as_str(), settings.seed), ("votk", Some(7)));
/// assert!(read(&games, ["--dance"].map(Into::into)).is_err());
/// ```
pub fn read(
    games: &Games,
    arguments: impl IntoIterator<Item = std::ffi::OsString>,
) -> Result<Wish, String> {
    parse(games, lexopt::Parser::from_args(arguments)).map_err(|error| error.to_string())
}

fn parse(games: &Games, mut arguments: lexopt::Parser) -> Result<Wish, lexopt::Error> {
    let mut settings = Settings {
        games: games.clone(),
        saves: saves::folder(),
        ..Settings::default()
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Value(name) if settings.game.is_empty() => {
                settings.game = game_of(games, name.string()?)?;
            }
            Arg::Long("seed") => settings.seed = Some(seed_of(&arguments.value()?.string()?)?),
            Arg::Long("auto") => {
                let player = arguments.values().ok().and_then(|mut values| values.next());
                settings.auto = Some(match player {
                    Some(player) => player_of(&player.string()?)?,
                    None => Player::Sensible,
                });
            }
            Arg::Long("companion") => settings.companion = true,
            Arg::Long("option") => {
                let text = arguments.value()?.string()?;
                let (name, value) = text
                    .split_once('=')
                    .ok_or_else(|| format!("--option {text}: write it as NAME=VALUE"))?;
                settings.options.push((name.to_owned(), value.to_owned()));
            }
            Arg::Long("catalogue") => settings.tables = catalogue(arguments.value()?.into())?,
            Arg::Long("open") => settings.open = true,
            Arg::Long("lesson") => settings.lesson = true,
            Arg::Long("plain") => settings.plain = true,
            Arg::Long("saves") => settings.saves = arguments.value()?.into(),
            Arg::Long("load") => settings.load = Some(arguments.value()?.into()),
            Arg::Long("help") | Arg::Short('h') => {
                return Ok(Wish::Read(help::whole(games, settings.companion)));
            }
            Arg::Long("version") | Arg::Short('V') => {
                return Ok(Wish::Read(format!("solo {}\n", env!("CARGO_PKG_VERSION"))));
            }
            other => return Err(other.unexpected()),
        }
    }
    if settings.lesson {
        let game = games.get(&settings.game);
        settings.seed = settings.seed.or(game.map(|game| game.first_game.seed));
    }
    let settings = Box::new(settings);
    if settings.game.is_empty() && settings.load.is_none() {
        return Ok(Wish::Choose(settings));
    }
    Ok(Wish::Play(settings))
}

fn game_of(games: &Games, name: String) -> Result<String, lexopt::Error> {
    if games.get(&name).is_some() {
        return Ok(name);
    }
    let names: Vec<&str> = games.iter().map(|game| game.name).collect();
    let near =
        near(&name, &names).map_or_else(String::new, |near| format!("; did you mean {near}?"));
    Err(format!(
        "there is no game {:?}; there are {}{near}",
        Printable(&name).to_string(),
        names.join(", ")
    )
    .into())
}

/// Returns the name that a mistyped one may stand for: one that has its beginning, its words, or nearly its letters.
fn near<'a>(typed: &str, names: &[&'a str]) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let inside = names.iter().find(|name| {
        let short = !typed.is_empty() && name.contains(&typed);
        short || name.split('-').any(|word| typed.contains(word))
    });
    let close = names.iter().min_by_key(|name| distance(&typed, name));
    let close = close.filter(|name| distance(&typed, name) * 2 <= name.len());
    inside.or(close).copied()
}

/// Counts the letters to change, to add and to leave out (Levenshtein).
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (line, letter) in one.chars().enumerate() {
        let mut next = vec![line + 1];
        for (index, known) in other.iter().enumerate() {
            let at = |list: &[usize], index: usize| list.get(index).copied().unwrap_or(0);
            let changed = at(&row, index) + usize::from(letter != *known);
            let left = at(&next, index).min(at(&row, index + 1)) + 1;
            next.push(changed.min(left));
        }
        row = next;
    }
    row.last().copied().unwrap_or(0)
}

fn seed_of(text: &str) -> Result<u64, lexopt::Error> {
    let number = text.parse();
    Ok(
        number
            .map_err(|_| format!("--seed {}: expected a whole number from 0", Printable(text)))?,
    )
}

fn player_of(name: &str) -> Result<Player, lexopt::Error> {
    let unknown = |_| {
        let players = Player::WORDS.join(", ");
        format!(
            "--auto {}: there is no such player; there are {players}",
            Printable(name)
        )
    };
    Ok(name.parse().map_err(unknown)?)
}

fn catalogue(path: PathBuf) -> Result<Tables, lexopt::Error> {
    let read = files::catalogue(&files::stored(&path));
    Ok(read.map_err(|error| format!("{}: {error}", Printable(path.display())))?)
}

fn save(path: &Path) -> Result<String, String> {
    files::save(&files::stored(path))
        .map_err(|error| format!("{}: {error}", Printable(path.display())))
}

impl Settings {
    /// Returns the session: a table, or beside the box of Botmegistus an evening in which cards are
    /// described. Cards typed in on earlier evenings are known.
    ///
    /// # Errors
    /// A sentence about options, tables or a save that are refused.
    pub fn session(&self) -> Result<Session, String> {
        if let Some(path) = &self.load {
            let text = save(path)?;
            let loaded = Session::load(&self.games, &text, &self.tables);
            let loaded = loaded.map_err(|error| error.to_string())?;
            self.check_game(path, loaded.table())?;
            return Ok(loaded);
        }
        if !self.companion || self.game != "trismegistus-bot" {
            return self.table().map(Session::from);
        }
        let typed = self
            .options
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()));
        let options: Vec<_> = Companion::RECOMMENDED.into_iter().chain(typed).collect();
        let earlier = if self.tables.is_empty() {
            Saves::new(&self.saves).catalogue(&self.game)?
        } else {
            None
        };
        let companion = Companion::new(&options, earlier.as_ref().unwrap_or(&self.tables));
        companion.map(Session::from).map_err(|error| {
            let is_of_tables = error.kind == ErrorKind::BadCatalogue && earlier.is_some();
            match is_of_tables {
                true => Saves::new(&self.saves).damaged(&self.game, &error.to_string()),
                false => error.to_string(),
            }
        })
    }

    /// Returns the requested table.
    ///
    /// # Errors
    /// A sentence about options, tables or a save that are refused.
    pub fn table(&self) -> Result<Table, String> {
        if let Some(path) = &self.load {
            let text = save(path)?;
            let loaded = self.games.load_with(&text, &self.tables);
            let loaded = loaded.map_err(|error| error.to_string())?;
            self.check_game(path, &loaded)?;
            return Ok(loaded);
        }
        let options: Vec<_> = self
            .options
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        let dealer = if self.companion {
            Dealer::nobody()
        } else {
            Dealer::seeded(self.seed.unwrap_or_else(random_deal))
        };
        let table = self.games.table(&self.game, &options, &self.tables, dealer);
        table.map_err(|error| match error.kind {
            ErrorKind::BadOption => format!("--option: {error}{}", self.options_there()),
            _ => error.to_string(),
        })
    }

    /// Lists the options of the game, if one that is set is none of them.
    fn options_there(&self) -> String {
        let Some(game) = self.games.get(&self.game) else {
            return String::new();
        };
        let names: Vec<&str> = game.options.iter().map(|option| option.name).collect();
        if self
            .options
            .iter()
            .all(|(name, _)| names.contains(&name.as_str()))
        {
            return String::new();
        }
        format!("; {} has {}", self.game, names.join(", "))
    }

    /// Checks that a loaded game is the one that was asked for, if one was.
    fn check_game(&self, path: &Path, table: &Table) -> Result<(), String> {
        if self.game.is_empty() || self.game == table.name() {
            return Ok(());
        }
        Err(format!(
            "{} is a game of {}, not of {}; leave the name out to go on with it",
            Printable(path.display()),
            table.name(),
            self.game
        ))
    }
}
