//! The service of the chapter "A service for all games": it hosts all games, forgets nothing, carries
//! a load, and lets no stranger spoil a game.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

mod guest;
mod load;
#[path = "../../examples/service.rs"]
#[allow(
    dead_code,
    unreachable_pub,
    reason = "a program, whose `main` is not run here"
)]
mod service;
mod strangers;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use guest::Guest;
use load::Load;
use rusqlite::Connection;
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// A house that is open.
struct Open {
    address: SocketAddr,
    running: JoinHandle<()>,
}

impl Open {
    async fn new(saves: Connection, patience: Duration) -> Self {
        let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = door.local_addr().unwrap();
        let house = service::open(saves).unwrap();
        let running = tokio::spawn(service::serve(house, door, patience));
        Self { address, running }
    }

    async fn in_memory(patience: Duration) -> Self {
        Self::new(Connection::open_in_memory().unwrap(), patience).await
    }

    async fn guest(&self) -> Guest {
        Guest::new(self.address).await.unwrap()
    }
}

/// A file that is gone when the test is over, with what `SQLite` puts beside it.
struct Database(PathBuf);

impl Database {
    fn new(name: &str) -> Self {
        let file = format!("{name}-{}.sqlite", std::process::id());
        Self(Path::new(env!("CARGO_TARGET_TMPDIR")).join(file))
    }

    fn open(&self) -> Connection {
        Connection::open(&self.0).unwrap()
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", self.0.display()));
        }
    }
}

const PATIENCE: Duration = Duration::from_secs(30);

fn first(answer: &Value) -> String {
    answer["scene"]["choices"][0]["notation"]
        .as_str()
        .unwrap()
        .to_owned()
}

#[tokio::test]
async fn every_game_is_played_over_http_and_outlives_a_restart() {
    let database = Database::new("restart");
    let house = Open::new(database.open(), PATIENCE).await;
    let mut guest = house.guest().await;
    let games = guest.get("GET /games", "").await.unwrap();
    let games = games.as_object().unwrap();
    assert_eq!(games.len(), solo_table::games().len());
    let mut left = Vec::new();
    for game in games.keys() {
        let mut answer = guest
            .get(&format!("POST /games/{game}"), "{}")
            .await
            .unwrap();
        let table = format!("/tables/{}", answer["id"].as_str().unwrap());
        for _ in 0..5 {
            let before = answer["scene"].clone();
            answer = guest
                .get(&format!("POST {table}/act"), &first(&answer))
                .await
                .unwrap();
            assert_ne!(answer["scene"], before, "{game}");
            assert!(!answer["told"].as_array().unwrap().is_empty(), "{game}");
        }
        let seen = guest.get(&format!("GET {table}"), "").await.unwrap();
        assert_eq!(seen["scene"], answer["scene"], "{game}");
        left.push((table, seen));
    }
    house.running.abort();

    let house = Open::new(database.open(), PATIENCE).await;
    let mut guest = house.guest().await;
    for (table, seen) in left {
        assert_eq!(guest.get(&format!("GET {table}"), "").await.unwrap(), seen);
        guest
            .get(&format!("POST {table}/act"), &first(&seen))
            .await
            .unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hundred_tables_are_carried() {
    let database = Database::new("load");
    let house = Open::new(database.open(), PATIENCE).await;
    let load = Load {
        tables: 200,
        requests: 2_000,
        rate: 500,
    };
    let carried = load.put_on(house.address).await.unwrap();
    assert_eq!(carried.answers(), 2_000);
    // A build without optimizations, beside other tests: far from what is promised, but an answer.
    assert!(
        carried.within(500) < Duration::from_secs(1),
        "{:?}",
        carried.within(500)
    );
}
