//! Plays many games: `cargo run --release --example simulate -- GAME --games 20000 --player sensible`.
//!
//! `all` stands for every game. Shards of a simulation can be played on different machines with
//! `--shard` and `--out`, and added up with `--merge`. The file of `--out` is renewed every minute;
//! `--resume` goes on from it.
#![expect(clippy::print_stderr, reason = "a program talks to its user")]
#![expect(
    clippy::disallowed_types,
    reason = "totals are kept by the clock; the games do not see it"
)]

use std::error::Error;
use std::fs;
use std::io::{self, IsTerminal, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use clap::Parser;
use clap::builder::PossibleValuesParser;
use indicatif::{ProgressBar, ProgressStyle};
use solo_core::Printable;
use solo_examples::games;
use solo_examples::simulate::chart::charts;
use solo_examples::simulate::file::{check, check_folder, write};
use solo_examples::simulate::report::report;
use solo_examples::simulate::totals::{Shard, Totals};
use solo_examples::simulate::{Settings, Watch, play};
use solo_players::{Aim, Kind};

/// Time between two writes of the totals so far.
const EVERY: Duration = Duration::from_secs(60);

/// Time that a batch of games shall take at least.
const BATCH: Duration = Duration::from_secs(10);

/// Play many games and report the totals.
#[derive(Parser)]
struct Arguments {
    /// Name of the game, or all of them.
    #[arg(default_value = "all", value_parser = PossibleValuesParser::new(
        games::NAMES.iter().copied().chain(["all"])
    ))]
    game: String,
    /// Number of games of each kind.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Players: random, greedy, expectimax, montecarlo, mcts, sensible, rollout, learned or best; several with
    /// commas between them.
    #[arg(
        long = "player",
        value_delimiter = ',',
        default_value = "random,sensible"
    )]
    players: Vec<Kind>,
    /// Aim of the players: score or win.
    #[arg(long, default_value = "score", value_parser = PossibleValuesParser::new(["score", "win"]))]
    aim: String,
    /// Playouts for every decision of a player who searches; steps of one who is greedy.
    #[arg(long, default_value_t = 1000)]
    playouts: u32,
    /// Seed of the deals of all games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The part of the simulation to play now, for instance 3/16.
    #[arg(long, default_value_t = Shard::WHOLE)]
    shard: Shard,
    /// Add up the totals of shards instead of playing.
    #[arg(long, value_name = "FILES", num_args = 1..)]
    merge: Vec<PathBuf>,
    /// An option of the game; may come several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Play with one value of this option after the other.
    #[arg(long, value_name = "OPTION")]
    sweep: Option<String>,
    /// Write the exact totals to this file, every minute what there is. A file that holds no totals, or those of other
    /// games, is refused.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Go on from the totals in the file of `--out`, if it is there.
    #[arg(long, requires = "out", conflicts_with = "merge")]
    resume: bool,
    /// Measure the luck of every game, and estimate what the players are worth without it.
    #[arg(long)]
    luck: bool,
    /// Draw charts into this folder.
    #[arg(long, value_name = "FOLDER")]
    charts: Option<PathBuf>,
}

fn simulate(arguments: &Arguments) -> io::Result<Totals> {
    let settings = Settings {
        games: arguments.games,
        players: arguments.players.clone(),
        aim: match arguments.aim.as_str() {
            "win" => Aim::Win,
            _ => Aim::Score,
        },
        playouts: arguments.playouts,
        seed: arguments.seed,
        shard: arguments.shard,
        options: arguments.options.clone(),
        sweep: arguments.sweep.clone(),
        luck: arguments.luck,
    };
    let mut names = games::NAMES.to_vec();
    names.retain(|name| arguments.game == "all" || arguments.game == *name);
    let mut totals = settings.begin(&names)?;
    if let Some(before) = before(arguments)? {
        if !before.is_of_the_same_games(&totals) {
            return Err(io::Error::other("the file of --out is of other games"));
        }
        totals = before;
    }
    if let Some(file) = &arguments.out {
        check(file, Some(&totals))?;
    }
    let watch = Progress::new(&totals, arguments.out.as_deref())?;
    play(&settings, &mut totals, &watch)?;
    watch.bar.finish_and_clear();
    Ok(totals)
}

/// Reads the totals to go on from.
fn before(arguments: &Arguments) -> io::Result<Option<Totals>> {
    let Some(file) = arguments.out.as_ref().filter(|_| arguments.resume) else {
        return Ok(None);
    };
    match fs::read_to_string(file) {
        Ok(text) => Totals::from_text(&text)
            .map(Some)
            .map_err(|error| io::Error::other(format!("{}: {error}", Printable(file.display())))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// A bar for the person who waits, and the file for the totals so far.
struct Progress<'a> {
    bar: ProgressBar,
    file: Option<&'a Path>,
    pace: Mutex<Pace>,
}

/// The number of games in a batch, which takes some seconds.
struct Pace {
    games: usize,
    began: Instant,
    written: Instant,
}

impl<'a> Progress<'a> {
    fn new(totals: &Totals, file: Option<&'a Path>) -> io::Result<Self> {
        let played: u64 = totals.rows.iter().map(|row| row.tally.games).sum();
        let bar = if io::stderr().is_terminal() {
            ProgressBar::new(played.saturating_add(totals.missing())).with_position(played)
        } else {
            ProgressBar::hidden()
        };
        let form = "{wide_bar} {pos}/{len} games, {eta} left";
        bar.set_style(ProgressStyle::with_template(form).map_err(io::Error::other)?);
        let now = Instant::now();
        let pace = Pace {
            games: thread::available_parallelism().map_or(1, usize::from),
            began: now,
            written: now,
        };
        Ok(Self {
            bar,
            file,
            pace: pace.into(),
        })
    }
}

impl Watch for Progress<'_> {
    fn played(&self) {
        self.bar.inc(1);
    }

    fn keep(&self, totals: &Totals) -> io::Result<usize> {
        let mut pace = self.pace.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(file) = self.file
            && pace.written.elapsed() >= EVERY
        {
            write(file, totals)?;
            pace.written = Instant::now();
        }
        if pace.began.elapsed() < BATCH {
            pace.games = pace.games.saturating_mul(2);
        }
        pace.began = Instant::now();
        Ok(pace.games)
    }
}

fn merge(files: &[PathBuf]) -> Result<Totals, Box<dyn Error>> {
    let mut sum: Option<Totals> = None;
    for file in files {
        let explain =
            |error: &dyn std::fmt::Display| format!("{}: {error}", Printable(file.display()));
        let text = fs::read_to_string(file).map_err(|error| explain(&error))?;
        let totals = Totals::from_text(&text).map_err(|error| explain(&error))?;
        sum = Some(match sum {
            None => totals,
            Some(sum) => sum.and(totals).map_err(|error| explain(&error))?,
        });
    }
    sum.ok_or_else(|| "nothing to merge".into())
}

fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    if let Some(folder) = &arguments.charts {
        fs::create_dir_all(folder)?;
        check_folder(folder)?;
    }
    let totals = if arguments.merge.is_empty() {
        simulate(arguments)?
    } else {
        if let Some(file) = &arguments.out {
            check(file, None)?;
        }
        merge(&arguments.merge)?
    };
    if let Some(file) = &arguments.out {
        write(file, &totals)?;
    }
    write!(io::stdout().lock(), "{}", report(&totals))?;
    if let Some(folder) = &arguments.charts {
        for chart in charts(&totals, arguments.sweep.as_deref())? {
            fs::write(folder.join(chart.file), chart.svg)?;
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}", Printable(error));
            ExitCode::FAILURE
        }
    }
}
