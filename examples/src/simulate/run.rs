//! The games of a simulation.

use std::io;

use rayon::prelude::*;
use solo_core::{Game, GameData, OptionSpec, Options, Streams, Tables};
use solo_learn::Luck;
use solo_players::{
    Aim, Kind, NetworkError, Study, Towards, deal, play_on, play_seeded, player, player_seed,
};

use super::totals::{LuckSums, Row, Shard, Tally, Totals};
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
    /// `true` if the luck of every game is measured.
    pub luck: bool,
}

/// Called while a simulation is played.
pub trait Watch {
    /// Notes that a game is over; on any thread.
    fn played(&self);

    /// Keeps the totals so far, and returns the number of games to play until the next call.
    ///
    /// # Errors
    /// A problem that ends the simulation.
    fn keep(&self, totals: &Totals) -> io::Result<usize>;
}

impl Watch for () {
    fn played(&self) {}

    fn keep(&self, _: &Totals) -> io::Result<usize> {
        Ok(usize::MAX)
    }
}

/// Plays all games that totals lack, and adds them.
///
/// # Errors
/// Totals that are not of these settings, a game given up by its player, and the errors of
/// [`Watch::keep`].
pub fn play(
    settings: &Settings,
    totals: &mut Totals,
    watch: &(impl Watch + Sync),
) -> io::Result<()> {
    let numbers: Vec<_> = settings.shard.games(settings.games).collect();
    for index in 0..totals.rows.len() {
        loop {
            let most = watch.keep(totals)?.max(1);
            let Some(row) = totals.rows.get_mut(index) else {
                break;
            };
            let done = usize::try_from(row.tally.games).unwrap_or(usize::MAX);
            let left = numbers.get(done..).unwrap_or_default();
            if left.is_empty() {
                break;
            }
            let batch = Batch {
                settings,
                row,
                numbers: left.get(..most).unwrap_or(left),
                watch,
            };
            let unknown = || io::Error::other(format!("there is no game {}", row.game));
            let tally = games::run(&row.game, batch).ok_or_else(unknown)??;
            row.tally = std::mem::take(&mut row.tally).and(tally);
        }
    }
    Ok(())
}

/// Some games of a row.
struct Batch<'a, W> {
    settings: &'a Settings,
    row: &'a Row,
    numbers: &'a [u64],
    watch: &'a W,
}

impl<W: Watch + Sync> Program for Batch<'_, W> {
    type Output = io::Result<Tally>;

    fn run<G: GameData + Study>(self) -> io::Result<Tally> {
        let options = read_options::<G>(&self.row.options)?;
        let game = G::assemble(options, &Tables::new()).map_err(io::Error::other)?;
        let mut kinds = self.settings.players.iter().copied();
        let kind = kinds.find(|kind| self.settings.name(*kind) == self.row.player);
        let unknown = || io::Error::other(format!("{} takes no part", self.row.player));
        let kind = kind.ok_or_else(unknown)?;
        let play = |number: &u64| {
            let tally = self.settings.game(&game, kind, *number);
            self.watch.played();
            tally.map_err(io::Error::other)?.ok_or_else(|| {
                let seed = deal(self.settings.seed, *number);
                io::Error::other(format!("{}: {kind} gives up the deal {seed}", G::NAME))
            })
        };
        let tallies = self.numbers.par_iter().map(play);
        tallies
            .try_fold(Tally::default, |sum, tally| Ok(sum.and(tally?)))
            .try_reduce(Tally::default, |one, other| Ok(one.and(other)))
    }
}

impl Settings {
    /// Returns the totals of these settings for some games before the first game is played.
    ///
    /// # Errors
    /// A name that no game has, or an option that a game does not have.
    pub fn begin(&self, names: &[&str]) -> io::Result<Totals> {
        let mut rows = Vec::new();
        for name in names {
            let unknown = || io::Error::other(format!("there is no game {name}"));
            rows.extend(games::run(name, Rows(self)).ok_or_else(unknown)??);
        }
        Ok(Totals {
            seed: self.seed,
            games: self.games,
            shards: vec![self.shard],
            rows,
        })
    }

    /// Plays a game; `None` if the player gives up.
    fn game<G: Study>(
        &self,
        game: &G,
        kind: Kind,
        number: u64,
    ) -> Result<Option<Tally>, NetworkError> {
        let seed = deal(self.seed, number);
        let mut player = player(game, kind, self.aim, self.playouts, player_seed(seed))?;
        if !self.luck {
            let played = play_seeded(game, seed, &mut player);
            return Ok(played.map(|(outcome, decisions)| {
                Tally::of(G::won(&outcome), G::points(&outcome), decisions)
            }));
        }
        let mut chance = Luck::new(Streams::new(seed), Towards(self.aim));
        let played = play_on(game, game.start(), &mut chance, &mut player);
        Ok(played.map(|(outcome, decisions)| {
            let (won, points) = (G::won(&outcome), G::points(&outcome));
            Tally::with_luck(won, points, decisions, chance.millionths())
        }))
    }

    /// Returns the name of a player, with every setting that makes a difference.
    fn name(&self, kind: Kind) -> String {
        let aim = match self.aim {
            Aim::Win => "win",
            Aim::Score => "score",
        };
        match kind {
            Kind::Random | Kind::Learned => kind.to_string(),
            Kind::Sensible | Kind::Best => format!("{kind} ({aim})"),
            Kind::Greedy | Kind::Expectimax | Kind::MonteCarlo | Kind::Mcts | Kind::Rollout => {
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
        .map(|index| {
            index
                .saturating_mul(last.0)
                .checked_div(last.1)
                .unwrap_or(0)
        })
        .filter_map(|index| spec.values.nth(index))
        .map(|value| value.to_string())
        .collect()
}

/// Lists the rows of a game.
struct Rows<'a>(&'a Settings);

impl Program for Rows<'_> {
    type Output = io::Result<Vec<Row>>;

    fn run<G: GameData + Study>(self) -> io::Result<Vec<Row>> {
        let Self(settings) = self;
        let mut rows = Vec::new();
        for options in variants::<G>(settings)? {
            read_options::<G>(&options)?;
            rows.extend(settings.players.iter().map(|&kind| Row {
                game: G::NAME.to_owned(),
                rules: G::RULES_VERSION,
                options: options.clone(),
                player: settings.name(kind),
                tally: Tally {
                    luck: settings.luck.then(LuckSums::default),
                    ..Tally::default()
                },
            }));
        }
        Ok(rows)
    }
}
