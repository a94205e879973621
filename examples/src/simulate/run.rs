//! The games of a simulation.

use std::fmt::{self, Debug, Formatter};
use std::io;

use rayon::prelude::*;
use solo_core::{Game, GameData, OptionSpec, Options, Tables};
use solo_players::{Aim, Kind, Study, deal, play_seeded, player, seat};

use super::totals::{Row, Shard, Tally};
use crate::games::{self, Program, read_options};

/// Maximum number of option values of a sweep; of a longer range, evenly spaced values are used.
const MOST_VALUES: usize = 16;

/// Settings of a simulation.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Games of each kind, all shards together.
    pub games: u64,
    /// The players.
    pub players: Vec<Kind>,
    /// Aim of the players.
    pub aim: Aim,
    /// Playouts for every decision of a player who searches; steps of one who is greedy.
    pub playouts: u32,
    /// Seed of the deals of all games.
    pub seed: u64,
    /// The part to play now.
    pub shard: Shard,
    /// Options as `name=value`.
    pub options: Vec<String>,
    /// An option to sweep over its values.
    pub sweep: Option<String>,
}

/// A simulation of one game.
pub struct Simulation<'a> {
    /// Settings of the simulation.
    pub settings: &'a Settings,
    /// Called after every game.
    pub played: &'a (dyn Fn() + Sync),
}

impl Debug for Simulation<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Simulation")
            .field("settings", self.settings)
            .finish_non_exhaustive()
    }
}

impl Program for Simulation<'_> {
    type Output = io::Result<Vec<Row>>;

    fn run<G: GameData + Study>(self) -> io::Result<Vec<Row>> {
        let mut rows = Vec::new();
        for options in variants::<G>(self.settings)? {
            let game = G::assemble(read_options::<G>(&options)?, &Tables::new())
                .map_err(io::Error::other)?;
            for &kind in &self.settings.players {
                rows.push(Row {
                    game: G::NAME.to_owned(),
                    rules: G::RULES_VERSION,
                    options: options.clone(),
                    player: self.settings.name(kind),
                    tally: self.tally(&game, kind)?,
                });
            }
        }
        Ok(rows)
    }
}

impl Simulation<'_> {
    fn tally<G: Study + Sync>(&self, game: &G, kind: Kind) -> io::Result<Tally> {
        let numbers: Vec<_> = self.settings.shard.games(self.settings.games).collect();
        numbers
            .into_par_iter()
            .map(|number| {
                let tally = self.game(game, kind, number);
                (self.played)();
                tally.ok_or_else(|| {
                    let seed = deal(self.settings.seed, number);
                    io::Error::other(format!("{}: {kind} gives up the deal {seed}", G::NAME))
                })
            })
            .try_fold(Tally::default, |sum, tally| Ok(sum.and(tally?)))
            .try_reduce(Tally::default, |one, other| Ok(one.and(other)))
    }

    fn game<G: Study>(&self, game: &G, kind: Kind, number: u64) -> Option<Tally> {
        let seed = deal(self.settings.seed, number);
        let mut player = player(kind, self.settings.aim, self.settings.playouts, seat(seed));
        let (outcome, decisions) = play_seeded(game, seed, &mut player)?;
        Some(Tally::of(G::won(&outcome), G::points(&outcome), decisions))
    }
}

impl Settings {
    /// Returns the name of a player, with every setting that makes a difference.
    fn name(&self, kind: Kind) -> String {
        let aim = match self.aim {
            Aim::Win => "win",
            Aim::Score => "score",
        };
        match kind {
            Kind::Random => kind.to_string(),
            Kind::Sensible => format!("{kind} ({aim})"),
            Kind::Greedy | Kind::MonteCarlo | Kind::Mcts => {
                format!("{kind} {} ({aim})", self.playouts)
            }
        }
    }
}

/// Returns the options of every row: as given, or with each value of the swept option.
fn variants<G: Game>(settings: &Settings) -> io::Result<Vec<Vec<String>>> {
    let Some(name) = &settings.sweep else {
        return Ok(vec![settings.options.clone()]);
    };
    let spec = G::Options::SPECS.iter().find(|spec| spec.name == name);
    let spec = spec.ok_or_else(|| io::Error::other(format!("{} has no option {name}", G::NAME)))?;
    let variant = |value: String| {
        let mut options = settings.options.clone();
        options.push(format!("{name}={value}"));
        options
    };
    Ok(values(spec).into_iter().map(variant).collect())
}

fn values(spec: &OptionSpec) -> Vec<String> {
    let count = spec.values.count();
    let shown = count.min(MOST_VALUES);
    let last = (count.saturating_sub(1), shown.saturating_sub(1).max(1));
    (0..shown)
        .map(|place| {
            place
                .saturating_mul(last.0)
                .checked_div(last.1)
                .unwrap_or(0)
        })
        .filter_map(|place| spec.values.nth(place))
        .map(|value| value.to_string())
        .collect()
}

struct Rows<'a>(&'a Settings);

impl Program for Rows<'_> {
    type Output = io::Result<usize>;

    fn run<G: GameData + Study>(self) -> io::Result<usize> {
        let variants = variants::<G>(self.0)?.len();
        Ok(variants.saturating_mul(self.0.players.len()))
    }
}

/// Counts the rows of a simulation of a game.
///
/// # Errors
/// A name that no game has, or an option that the game does not have.
pub fn rows_per_game(name: &str, settings: &Settings) -> io::Result<usize> {
    games::run(name, Rows(settings))
        .unwrap_or_else(|| Err(io::Error::other(format!("there is no game {name}"))))
}
