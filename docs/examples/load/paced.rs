//! A load with the time of each answer, where each client has its own pace.

use std::io::{self, Error};
use std::net::SocketAddr;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use crate::load::{Player, sit_down};

/// The load on an app.
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
        let players = sit_down(app, self.tables).await?;
        let start = Instant::now();
        let mut playing = JoinSet::new();
        for player in players {
            playing.spawn(self.play(player, start));
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

    /// Sends a player's share of the requests. The time of an answer counts from the moment its
    /// request was due, which charges a slow app with the delay of later requests.
    async fn play(self, mut player: Player, start: Instant) -> Carried {
        let mut carried = Carried::default();
        for (round, number) in (0..).zip(player.share(self.requests, self.tables)) {
            let due = self.due(number, start).unwrap_or_else(Instant::now);
            sleep_until(due).await;
            let wish = player.wish(round);
            let answer = player.send(&wish).await;
            let took = Instant::now().saturating_duration_since(due);
            match answer.and_then(|answer| player.receive(&wish, &answer)) {
                Ok(()) => carried.times.push(took),
                Err(error) => carried.errors.push(error),
            }
        }
        carried.tables = player.tables();
        carried
    }
}
