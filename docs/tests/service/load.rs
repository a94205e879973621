//! A load: many guests who play at the same time, each in a rhythm of its own.

use std::io::{self, Error, ErrorKind};
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use super::guest::Guest;

/// What is asked of a house.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Load {
    /// Guests, each with a connection and a table.
    pub(crate) tables: u32,
    /// Requests of all guests together, without those that sit down first.
    pub(crate) requests: u32,
    /// Requests of all guests in a second.
    pub(crate) rate: u32,
}

/// How a house has carried a load: the time of every answer, the shortest first.
#[derive(Debug)]
pub(crate) struct Carried(Vec<Duration>);

impl Carried {
    /// How many requests were answered.
    pub(crate) fn answers(&self) -> usize {
        self.0.len()
    }

    /// The time within which so many of a thousand answers came.
    pub(crate) fn within(&self, per_mille: usize) -> Duration {
        let last = self.0.len().saturating_sub(1);
        let place = self.0.len().saturating_mul(per_mille) / 1000;
        self.0.get(place.min(last)).copied().unwrap_or_default()
    }
}

impl Load {
    /// Lets all guests sit down, and play.
    ///
    /// # Errors
    /// The first answer that is neither granted nor a refusal to undo what was revealed.
    pub(crate) async fn put_on(self, house: SocketAddr) -> io::Result<Carried> {
        let mut seated = Vec::new();
        for (place, game) in (0..self.tables).zip(solo_table::games().iter().cycle()) {
            seated.push(Player::new(house, game.name, place).await?);
        }
        let start = Instant::now();
        let mut playing = JoinSet::new();
        for player in seated {
            playing.spawn(player.play(self, start));
        }
        let mut times = Vec::new();
        while let Some(played) = playing.join_next().await {
            times.extend(played.map_err(Error::other)??);
        }
        times.sort_unstable();
        Ok(Carried(times))
    }

    /// When the request of this number is due.
    fn due(self, number: u32) -> Duration {
        Duration::from_secs(1)
            .saturating_mul(number)
            .checked_div(self.rate)
            .unwrap_or_default()
    }
}

/// A guest at a table.
struct Player {
    guest: Guest,
    game: &'static str,
    place: u32,
    table: String,
    choices: Vec<String>,
}

impl Player {
    async fn new(house: SocketAddr, game: &'static str, place: u32) -> io::Result<Self> {
        let mut player = Self {
            guest: Guest::new(house).await?,
            game,
            place,
            table: String::new(),
            choices: Vec::new(),
        };
        player.ask(&format!("POST /games/{game}"), "{}").await?;
        Ok(player)
    }

    /// Plays its share of the requests; returns how long each answer took, from the moment the request
    /// was due, so that a house which keeps somebody waiting is charged for all that came too late.
    async fn play(mut self, load: Load, start: Instant) -> io::Result<Vec<Duration>> {
        let mut times = Vec::new();
        let step = usize::try_from(load.tables).unwrap_or(usize::MAX);
        for (round, number) in (0..).zip((self.place..load.requests).step_by(step)) {
            let due = start.checked_add(load.due(number)).unwrap_or(start);
            sleep_until(due).await;
            let (what, body) = self.wish(round);
            let answered = self.ask(&what, &body).await?;
            times.push(answered.saturating_duration_since(due));
        }
        Ok(times)
    }

    /// What it asks for next: mostly to act, now and then to undo or to look, and another table at the end.
    fn wish(&self, round: u32) -> (String, String) {
        let count = u32::try_from(self.choices.len()).unwrap_or(u32::MAX);
        let picked = round
            .wrapping_mul(31)
            .wrapping_add(self.place)
            .checked_rem(count);
        let picked = picked.and_then(|place| self.choices.get(usize::try_from(place).ok()?));
        match picked {
            _ if round % 10 == 3 => (format!("GET {}", self.table), String::new()),
            _ if round % 10 == 7 => (format!("POST {}/undo", self.table), String::new()),
            Some(choice) => (format!("POST {}/act", self.table), choice.clone()),
            None => (format!("POST /games/{}", self.game), "{}".to_owned()),
        }
    }

    /// Asks, and returns when the answer had come.
    async fn ask(&mut self, what: &str, body: &str) -> io::Result<Instant> {
        let (status, answer) = self.guest.ask(what, body.as_bytes()).await?;
        let answered = Instant::now();
        if status == 422 && what.ends_with("/undo") {
            return Ok(answered);
        }
        if status != 200 {
            return Err(Error::other(format!("{what} {body}: {status}")));
        }
        let answer: Value = serde_json::from_slice(&answer)?;
        if let Some(id) = answer.get("id").and_then(Value::as_str) {
            self.table = format!("/tables/{id}");
        }
        let choices = answer.pointer("/scene/choices").and_then(Value::as_array);
        let choices = choices.ok_or(ErrorKind::InvalidData)?.iter();
        let notation = |choice: &Value| choice.get("notation")?.as_str().map(str::to_owned);
        self.choices = choices.filter_map(notation).collect();
        Ok(answered)
    }
}
