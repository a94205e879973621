//! A load: many clients that play at the same time.

use std::io::{self, Error};
use std::net::SocketAddr;

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::guest::Guest;

/// A client at a table.
pub(crate) struct Player {
    guest: Guest,
    game: &'static str,
    index: u32,
    table: String,
    tables: u32,
    choices: Vec<Choice>,
}

/// A request: its method with its path, and its body.
pub(crate) type Wish = (String, String);
/// An answer: its status and its body.
pub(crate) type Answer = (u16, Vec<u8>);

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

/// Lets this number of clients sit down, each with a connection and a table, all games by turns.
///
/// # Errors
/// A client could not sit down.
pub(crate) async fn sit_down(app: SocketAddr, tables: u32) -> io::Result<Vec<Player>> {
    let mut players = Vec::new();
    for (index, game) in (0..tables).zip(solo_table::games().iter().cycle()) {
        players.push(Player::new(app, game.name, index).await?);
    }
    Ok(players)
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
        let wish = (format!("POST /games/{game}"), "{}".to_owned());
        let answer = player.send(&wish).await?;
        player.receive(&wish, &answer)?;
        Ok(player)
    }

    /// Returns the number of tables played at, including later ones.
    #[allow(dead_code, reason = "the test counts answers only")]
    pub(crate) fn tables(&self) -> u32 {
        self.tables
    }

    /// Lists the player's share of the requests of all players together.
    pub(crate) fn share(&self, requests: u32, tables: u32) -> impl Iterator<Item = u32> + use<> {
        let step = usize::try_from(tables).unwrap_or(usize::MAX);
        (self.index..requests).step_by(step)
    }

    /// Returns the next request: mostly to act, sometimes to undo or look, at the end for a new
    /// table.
    pub(crate) fn wish(&self, round: u32) -> Wish {
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

    /// Sends a request, and returns its answer.
    pub(crate) async fn send(&mut self, (what, body): &Wish) -> io::Result<Answer> {
        self.guest.ask(what, body.as_bytes()).await
    }

    /// Looks at an answer: the next request follows from it.
    ///
    /// # Errors
    /// Any answer but the expected ones.
    pub(crate) fn receive(
        &mut self,
        (what, body): &Wish,
        (status, answer): &Answer,
    ) -> io::Result<()> {
        if *status == 422 && what.ends_with("/undo") {
            return Ok(());
        }
        if *status != 200 {
            return Err(Error::other(format!("{what} {body}: {status}")));
        }
        let Started(id, scene, _) = serde_json::from_slice(answer)?;
        self.table = format!("/tables/{id}");
        self.choices = scene.choices;
        let anew = what.starts_with("POST /games/");
        self.tables = self.tables.saturating_add(u32::from(anew));
        Ok(())
    }
}
