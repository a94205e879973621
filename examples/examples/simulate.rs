//! Plays many games: `cargo run --release --example simulate -- GAME --games 20000 --player sensible`.
//!
//! `all` stands for every game. Shards of a simulation can be played on different machines with
//! `--shard` and `--out`, and added up with `--merge`.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program talks to its user"
)]

use std::error::Error;
use std::fs;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use clap::builder::PossibleValuesParser;
use indicatif::{ProgressBar, ProgressStyle};
use solo_examples::games;
use solo_examples::simulate::chart::charts;
use solo_examples::simulate::report::report;
use solo_examples::simulate::totals::{Shard, Totals};
use solo_examples::simulate::{Settings, Simulation, rows_per_game};
use solo_players::{Aim, Kind};

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
    /// Players: random, greedy, montecarlo, mcts or sensible; several with commas between them.
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
    /// Write the exact totals to this file.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
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
    };
    let mut names = games::NAMES.to_vec();
    names.retain(|name| arguments.game == "all" || arguments.game == *name);
    let mut rows = 0_usize;
    for name in &names {
        rows = rows.saturating_add(rows_per_game(name, &settings)?);
    }
    let games = u64::try_from(settings.shard.games(settings.games).count()).unwrap_or(u64::MAX);
    let bar = if io::stderr().is_terminal() {
        ProgressBar::new(games.saturating_mul(u64::try_from(rows).unwrap_or(u64::MAX)))
    } else {
        ProgressBar::hidden()
    };
    let form = "{wide_bar} {pos}/{len} games, {eta} left";
    bar.set_style(ProgressStyle::with_template(form).map_err(io::Error::other)?);
    let played = || bar.inc(1);
    let mut rows = Vec::new();
    for name in names {
        let simulation = Simulation {
            settings: &settings,
            played: &played,
        };
        rows.extend(
            games::run(name, simulation)
                .transpose()?
                .unwrap_or_default(),
        );
    }
    bar.finish_and_clear();
    Ok(Totals {
        seed: settings.seed,
        games: settings.games,
        shards: vec![settings.shard],
        rows,
    })
}

fn merge(files: &[PathBuf]) -> Result<Totals, Box<dyn Error>> {
    let mut sum: Option<Totals> = None;
    for file in files {
        let explain = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
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
    let totals = if arguments.merge.is_empty() {
        simulate(arguments)?
    } else {
        merge(&arguments.merge)?
    };
    if let Some(file) = &arguments.out {
        fs::write(file, totals.to_text())?;
    }
    if let Some(folder) = &arguments.charts {
        fs::create_dir_all(folder)?;
        for chart in charts(&totals, arguments.sweep.as_deref())? {
            fs::write(folder.join(chart.file), chart.svg)?;
        }
    }
    print!("{}", report(&totals));
    Ok(())
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
