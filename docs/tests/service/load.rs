//! A load: many clients who play at the same time, each at its own pace.

use std::io::{self, Error};
use std::net::SocketAddr;
use std::time::Duration;

use serde::Deserialize;
use serde::de::IgnoredAny;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use super::guest::Guest;

/// The load on a app.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Load {
    /// Clients, each with a connection and a table.
    pub(crate) tables: u32,
    /// Requests of all clients together, without those that sit down first.
    pub(crate) requests: u32,
    /// Requests of all clients per second; `None` if each guest asks again as soon as answered.
    pub(crate) rate: Option<u32>,
}

/// The measurements of a load.
#[derive(Debug, Default)]
pub(crate) struct Carried {
    /// Time of every answer, the shortest first.
    times: Vec<Duration>,
    /// Errors of requests.
    pub(crate) errors: Vec<Error>,
    /// Number of tables played at, including later ones.
    pub(crate) tables: u32,
    /// Time from the first request to the last answer.
    pub(crate) took: Duration,
}

impl Carried {
    /// Counts the requests that were answered as they should be.
    pub(crate) fn answers(&self) -> usize {
        self.times.len()
    }

    /// Returns the time within which this many answers of a thousand came.
    pub(crate) fn within(&self, per_mille: usize) -> Duration {
        let last = self.times.len().saturating_sub(1);
        let index = self.times.len().saturating_mul(per_mille) / 1000;
        self.times.get(index.min(last)).copied().unwrap_or_default()
    }

    /// Returns the answers per second.
    #[allow(dead_code, reason = "the test asks only whether the load was carried")]
    pub(crate) fn pace(&self) -> u32 {
        let answers = u128::try_from(self.answers()).unwrap_or(0);
        let pace = answers.saturating_mul(1_000_000);
        let pace = pace.checked_div(self.took.as_micros()).unwrap_or(0);
        u32::try_from(pace).unwrap_or(u32::MAX)
    }

    fn and(mut self, mut more: Self) -> Self {
        self.times.append(&mut more.times);
        self.errors.append(&mut more.errors);
        self.tables = self.tables.saturating_add(more.tables);
        self
    }
}

impl Load {
    /// Lets all clients sit down, play, and leave.
    ///
    /// # Errors
    /// A client could not sit down.
    pub(crate) async fn put_on(self, app: SocketAddr) -> io::Result<Carried> {
        let mut players = Vec::new();
        for (index, game) in (0..self.tables).zip(solo_table::games().iter().cycle()) {
            players.push(Player::new(app, game.name, index).await?);
        }
        let start = Instant::now();
        let mut playing = JoinSet::new();
        for player in players {
            playing.spawn(player.play(self, start));
        }
        let mut carried = Carried::default();
        while let Some(played) = playing.join_next().await {
            carried = carried.and(played?);
        }
        carried.took = start.elapsed();
        carried.times.sort_unstable();
        Ok(carried)
    }

    /// Returns the time at which the request of this number is due.
    fn due(self, number: u32, start: Instant) -> Option<Instant> {
        let after = Duration::from_secs(1).saturating_mul(number);
        start.checked_add(after.checked_div(self.rate?)?)
    }
}

/// A client at a table.
struct Player {
    guest: Guest,
    game: &'static str,
    index: u32,
    table: String,
    tables: u32,
    choices: Vec<Choice>,
}

/// The parts of an answer that a player needs.
#[derive(Deserialize)]
struct Started(String, Scene, IgnoredAny);

#[derive(Deserialize)]
struct Scene {
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    notation: String,
}

impl Player {
    async fn new(app: SocketAddr, game: &'static str, index: u32) -> io::Result<Self> {
        let mut player = Self {
            guest: Guest::new(app).await?,
            game,
            index,
            table: String::new(),
            tables: 0,
            choices: Vec::new(),
        };
        player.ask(&format!("POST /games/{game}"), "{}").await?;
        Ok(player)
    }

    /// Sends the player's share of the requests. The time of an answer counts from the moment its
    /// request was due, which charges a slow app with the delay of later requests.
    async fn play(mut self, load: Load, start: Instant) -> Carried {
        let mut carried = Carried::default();
        let step = usize::try_from(load.tables).unwrap_or(usize::MAX);
        for (round, number) in (0..).zip((self.index..load.requests).step_by(step)) {
            let due = load.due(number, start).unwrap_or_else(Instant::now);
            sleep_until(due).await;
            let (what, body) = self.wish(round);
            match self.ask(&what, &body).await {
                Ok(answered) => carried.times.push(answered.saturating_duration_since(due)),
                Err(error) => carried.errors.push(error),
            }
        }
        carried.tables = self.tables;
        carried
    }

    /// Returns the next request: mostly to act, sometimes to undo or look, at the end for a new
    /// table.
    fn wish(&self, round: u32) -> (String, String) {
        let count = u32::try_from(self.choices.len()).unwrap_or(u32::MAX);
        let picked = round
            .wrapping_mul(31)
            .wrapping_add(self.index)
            .checked_rem(count);
        let picked = picked.and_then(|index| self.choices.get(usize::try_from(index).ok()?));
        match picked {
            _ if round % 10 == 3 => (format!("GET {}", self.table), String::new()),
            _ if round % 10 == 7 => (format!("POST {}/undo", self.table), String::new()),
            Some(choice) => {
                let act = format!("POST {}/act", self.table);
                (act, choice.notation.clone())
            }
            None => (format!("POST /games/{}", self.game), "{}".to_owned()),
        }
    }

    /// Sends a request, and returns the time of its answer.
    async fn ask(&mut self, what: &str, body: &str) -> io::Result<Instant> {
        let (status, answer) = self.guest.ask(what, body.as_bytes()).await?;
        let answered = Instant::now();
        if status == 422 && what.ends_with("/undo") {
            return Ok(answered);
        }
        if status != 200 {
            return Err(Error::other(format!("{what} {body}: {status}")));
        }
        let Started(id, scene, _) = serde_json::from_slice(&answer)?;
        self.table = format!("/tables/{id}");
        self.choices = scene.choices;
        let anew = what.starts_with("POST /games/");
        self.tables = self.tables.saturating_add(u32::from(anew));
        Ok(answered)
    }
}
