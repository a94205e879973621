//! The arguments of the program.

use std::path::{Path, PathBuf};

use lexopt::{Arg, ValueExt};
use solo_table::botmegistus::Companion;
use solo_table::{Dealer, Games, Player, Printable, Table, Tables};

use crate::files;
use crate::saves::{self, Saves};
use crate::session::Session;

/// The settings of a game.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Games to choose from.
    pub games: Games,
    /// Name of the game.
    pub game: String,
    /// Seed of cards and dice; a companion ignores it.
    pub seed: u64,
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
/// assert_eq!((settings.game.as_str(), settings.seed), ("votk", 7));
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
        seed: 1,
        saves: saves::folder(),
        ..Settings::default()
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Value(name) if settings.game.is_empty() => settings.game = name.string()?,
            Arg::Long("seed") => settings.seed = arguments.value()?.parse()?,
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
                let (name, value) = text.split_once('=').unwrap_or((&text, ""));
                settings.options.push((name.to_owned(), value.to_owned()));
            }
            Arg::Long("catalogue") => settings.tables = catalogue(arguments.value()?.into())?,
            Arg::Long("open") => settings.open = true,
            Arg::Long("plain") => settings.plain = true,
            Arg::Long("saves") => settings.saves = arguments.value()?.into(),
            Arg::Long("load") => settings.load = Some(arguments.value()?.into()),
            Arg::Long("help") | Arg::Short('h') => return Ok(Wish::Read(help(games))),
            other => return Err(other.unexpected()),
        }
    }
    if settings.game.is_empty() && settings.load.is_none() {
        return Ok(Wish::Read(help(games)));
    }
    Ok(Wish::Play(Box::new(settings)))
}

fn player_of(name: &str) -> Result<Player, lexopt::Error> {
    let unknown = |_| {
        format!(
            "there is no player {name:?}; there are {}",
            Player::WORDS.join(", ")
        )
    };
    Ok(name.parse().map_err(unknown)?)
}

fn catalogue(path: PathBuf) -> Result<Tables, lexopt::Error> {
    let read = files::catalogue(&path);
    Ok(read.map_err(|error| format!("{}: {error}", Printable(path.display())))?)
}

fn save(path: &Path) -> Result<String, String> {
    files::save(path).map_err(|error| format!("{}: {error}", Printable(path.display())))
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
            return Session::load(&self.games, &text, &self.tables)
                .map_err(|error| error.to_string());
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
        companion
            .map(Session::from)
            .map_err(|error| error.to_string())
    }

    /// Returns the requested table.
    ///
    /// # Errors
    /// A sentence about options, tables or a save that are refused.
    pub fn table(&self) -> Result<Table, String> {
        if let Some(path) = &self.load {
            let text = save(path)?;
            let loaded = self.games.load_with(&text, &self.tables);
            return loaded.map_err(|error| error.to_string());
        }
        let options: Vec<_> = self
            .options
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        let dealer = if self.companion {
            Dealer::nobody()
        } else {
            Dealer::seeded(self.seed)
        };
        let table = self.games.table(&self.game, &options, &self.tables, dealer);
        table.map_err(|error| error.to_string())
    }
}

/// Returns the list of games and arguments.
fn help(games: &Games) -> String {
    let mut text =
        String::from("Play a solo game in the terminal.\n\nplay GAME [arguments]\n\nGames\n");
    for game in games {
        text.push_str(&format!(
            "  {:<18}{}\n{:20}{} {}.\n",
            game.name, game.facts.title, "", game.facts.about, game.facts.time
        ));
    }
    text.push_str(
        "
Arguments
  --seed NUMBER         deals cards and dice; 1 if it is left out
  --option NAME=VALUE   an option of the game; may come several times
  --companion           cards and dice lie on your table, and you report what they show
  --catalogue FILE      the tables of your own box, as JSON from name to text
  --auto [PLAYER]       the program plays and tells what happens: random, sensible, search, best
  --open                show what a good memory would know
  --plain               lines of text instead of a full screen
  --saves FOLDER        where games are saved
  --load FILE           go on with a saved game

Options by game, with their values and the standing of the default: published, a ruling where the
texts are silent, a house rule, or a matter of the program
",
    );
    for game in games {
        text.push_str(&format!("  {}\n", game.name));
        let defaults = game.defaults();
        for option in game.options {
            let default = defaults.get(option.name).map(ToString::to_string);
            text.push_str(&format!(
                "    {:<22}{} ({}; {} by default, {})\n",
                option.name,
                option.about,
                option.values,
                default.unwrap_or_default(),
                option.kind()
            ));
        }
    }
    text
}
