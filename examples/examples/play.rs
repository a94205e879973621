//! Play in a terminal: `cargo run --release --example play -- GAME`.
#![expect(clippy::print_stderr, reason = "a program talks to its user")]

use std::io;
use std::process::ExitCode;

use clap::Parser;
use solo_core::GameData;
use solo_examples::games::{self, Program};
use solo_examples::play::{Settings, play};
use solo_examples::players::Kind;
use solo_players::Study;

/// Play a solo game in the terminal.
#[derive(Parser)]
struct Arguments {
    /// Which game.
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(games::NAMES))]
    game: String,
    /// Let the program play by itself and tell what happens.
    #[arg(long, value_name = "PLAYER", num_args = 0..=1, default_missing_value = "sensible")]
    auto: Option<Kind>,
    /// Play with the box on the table: you type what cards and dice show.
    #[arg(long)]
    companion: bool,
    /// The deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// An option of the game; may come several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// The tables of your own box, as a JSON file.
    #[arg(long, value_name = "FILE")]
    catalogue: Option<String>,
    /// Name the cards that lie face down instead of counting them: in tomb4k those of the deck, of
    /// finished turns and of the discard pile.
    #[arg(long)]
    open: bool,
}

struct Player<'a>(&'a Settings);

impl Program for Player<'_> {
    type Output = io::Result<()>;

    fn run<G: GameData + Study>(self) -> io::Result<()> {
        play::<G>(self.0, io::stdin().lock(), io::stdout().lock())
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let settings = Settings {
        seed: arguments.seed,
        auto: arguments.auto,
        companion: arguments.companion,
        options: arguments.options,
        catalogue: arguments.catalogue,
        open: arguments.open,
    };
    match games::run(&arguments.game, Player(&settings)) {
        Some(Err(error)) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
