//! The service of the chapter "A service for all games": it hosts all games, forgets nothing,
//! carries a load, and lets no stranger spoil a game.
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
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
use std::sync::Arc;
use std::time::Duration;

use guest::Guest;
use rusqlite::Connection;
use serde_json::Value;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::task::{JoinHandle, JoinSet};

/// A running app.
struct Open {
    app: Arc<service::App>,
    address: SocketAddr,
    running: JoinHandle<()>,
}

impl Open {
    async fn new(saves: Connection) -> Self {
        Self::with_at_hand(10_000, saves).await
    }

    async fn with_at_hand(most: usize, saves: Connection) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let app = service::open(saves, most).unwrap();
        let running = tokio::spawn(service::serve(Arc::clone(&app), listener, TIMEOUT));
        Self {
            app,
            address,
            running,
        }
    }

    async fn guest(&self) -> Guest {
        Guest::new(self.address).await.unwrap()
    }
}

/// A database in a folder that is removed when the test is over.
struct Database(TempDir);

impl Database {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn open(&self) -> Connection {
        Connection::open(self.0.path().join("tables.sqlite")).unwrap()
    }
}

/// Lets clients play, each of whom asks again as soon as answered; counts the answers.
async fn carried(app: &Open, tables: u32, requests: u32) -> usize {
    let mut playing = JoinSet::new();
    for mut player in load::sit_down(app.address, tables).await.unwrap() {
        playing.spawn(async move {
            let mut answers = 0;
            for (round, _) in (0..).zip(player.share(requests, tables)) {
                let wish = player.wish(round);
                let answer = player.send(&wish).await.unwrap();
                player.receive(&wish, &answer).unwrap();
                answers += 1;
            }
            answers
        });
    }
    playing.join_all().await.into_iter().sum()
}

/// A limit against hanging for ever: no client may be shown out because the machine is busy.
const TIMEOUT: Duration = Duration::from_secs(600);

/// Returns the first choice of an answer: a list of the name of the table, its scene, and the
/// events.
fn first(answer: &Value) -> String {
    let notation = &answer[1]["choices"][0]["notation"];
    notation.as_str().unwrap().to_owned()
}

fn is_over(answer: &Value) -> bool {
    answer[1]["choices"][0].is_null()
}

#[tokio::test]
async fn every_game_is_played_over_http_and_outlives_a_restart() {
    let database = Database::new();
    let app = Open::new(database.open()).await;
    let mut guest = app.guest().await;
    let games = guest.get("GET /games", "").await.unwrap();
    let games = games.as_array().unwrap();
    let names = games.iter().map(|game| game["name"].as_str().unwrap());
    assert_eq!(games.len(), solo_table::games().len());
    let mut left = Vec::new();
    for game in names {
        let mut answer = guest
            .get(&format!("POST /games/{game}"), "{}")
            .await
            .unwrap();
        let table = format!("/tables/{}", answer[0].as_str().unwrap());
        for _ in 0..5 {
            // An explorer of the tomb can die in the first encounter.
            if is_over(&answer) {
                break;
            }
            let before = answer[1].clone();
            answer = guest
                .get(&format!("POST {table}/act"), &first(&answer))
                .await
                .unwrap();
            assert_ne!(answer[1], before, "{game}");
            assert!(!answer[2].as_array().unwrap().is_empty(), "{game}");
        }
        let seen = guest.get(&format!("GET {table}"), "").await.unwrap();
        assert_eq!(seen[1], answer[1], "{game}");
        left.push((table, seen));
    }
    app.running.abort();

    let app = Open::new(database.open()).await;
    let mut guest = app.guest().await;
    for (table, seen) in left {
        assert_eq!(guest.get(&format!("GET {table}"), "").await.unwrap(), seen);
        if !is_over(&seen) {
            guest
                .get(&format!("POST {table}/act"), &first(&seen))
                .await
                .unwrap();
        }
    }
}

/// A change that cannot be saved does not happen, whether the table is at hand or not.
#[tokio::test]
async fn what_is_not_saved_has_not_happened() {
    let database = Database::new();
    let app = Open::new(database.open()).await;
    let mut guest = app.guest().await;
    let answer = guest.get("POST /games/votk", "{}").await.unwrap();
    let table = format!("/tables/{}", answer[0].as_str().unwrap());
    let (look, act) = (format!("GET {table}"), format!("POST {table}/act"));
    let answer = guest.get(&act, &first(&answer)).await.unwrap();
    let full = "create trigger full before update on tables begin select raise(fail, 'full'); end";
    database.open().execute_batch(full).unwrap();
    let (status, _) = guest.ask(&act, first(&answer).as_bytes()).await.unwrap();
    assert_eq!(status, 503);
    let seen = guest.get(&look, "").await.unwrap();
    assert_eq!(seen[1], answer[1]);
    database.open().execute_batch("drop trigger full").unwrap();
    let answer = guest.get(&act, &first(&seen)).await.unwrap();
    assert_ne!(answer[1], seen[1]);
}

/// Tables come and go during play, and none goes back in time: the player would be refused.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn few_tables_are_at_hand_and_all_can_be_played() {
    let database = Database::new();
    let app = Open::with_at_hand(3, database.open()).await;
    assert_eq!(carried(&app, 20, 1_000).await, 1_000);
    // Clients come one after the other, while somebody is busy at a table.
    let mut busy = app.guest().await;
    let answer = busy.get("POST /games/votk", "{}").await.unwrap();
    let id = answer[0].as_str().unwrap();
    busy.get(&format!("GET /tables/{id}"), "").await.unwrap();
    let held = Arc::clone(&app.app.1.lock().await[id]);
    for _ in 0..10 {
        let mut guest = app.guest().await;
        let answer = guest.get("POST /games/votk", "{}").await.unwrap();
        let act = format!("POST /tables/{}/act", answer[0].as_str().unwrap());
        guest.get(&act, &first(&answer)).await.unwrap();
        let at_hand = app.app.1.lock().await.len();
        assert!(at_hand <= 3, "{at_hand} tables are at hand");
    }
    // Put away, it would be loaded a second time, and one of two steps would be lost.
    assert!(Arc::ptr_eq(&held, &app.app.1.lock().await[id]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hundred_tables_are_carried() {
    let database = Database::new();
    let app = Open::new(database.open()).await;
    assert_eq!(carried(&app, 200, 1_000).await, 1_000);
}

/// Many clients act at a table that is put away when idle: every change that was granted is saved.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guests_at_one_table_do_not_undo_each_other() {
    let database = Database::new();
    let app = Open::with_at_hand(0, database.open()).await;
    let mut guest = app.guest().await;
    let answer = guest.get("POST /games/scrapyard", "{}").await.unwrap();
    let id = answer[0].as_str().unwrap().to_owned();
    let mut players = JoinSet::new();
    for _ in 0..8 {
        let (mut guest, table) = (app.guest().await, format!("/tables/{id}"));
        players.spawn(async move {
            let mut granted = 0;
            for _ in 0..20 {
                let seen = guest.get(&format!("GET {table}"), "").await.unwrap();
                let choice = &seen[1]["choices"][0]["notation"];
                let act = format!("POST {table}/act");
                let body = choice.as_str().unwrap_or("-").as_bytes();
                let (status, _) = guest.ask(&act, body).await.unwrap();
                assert!(status == 200 || status == 422, "{status}");
                granted += usize::from(status == 200);
            }
            granted
        });
    }
    let granted: usize = players.join_all().await.into_iter().sum();
    let save = "select save from tables where id = ?1";
    let save = database
        .open()
        .query_row(save, [id], |row| row.get::<_, String>(0));
    let save = save.unwrap();
    let saved = save.lines().filter(|line| line.starts_with("decide "));
    assert_eq!(saved.count(), granted);
    assert!(granted > 20, "only {granted} decisions were granted");
}

/// Questions are answered as the table answers them, and others are not found.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_asked_why_what_happened_and_by_which_rules() {
    let app = Open::new(Connection::open_in_memory().unwrap()).await;
    let mut guest = app.guest().await;
    let answer = guest.get("POST /games/votk", "{}").await.unwrap();
    let table = format!("GET /tables/{}", answer[0].as_str().unwrap());
    let why = guest.get(&format!("{table}/why/shed%20ml"), "").await;
    assert_eq!(why.unwrap()["refusals"][0]["kind"], "not_now");
    let story = guest.get(&format!("{table}/story/1"), "").await;
    assert_eq!(story.unwrap()[0]["name"], "You");
    let rules = guest.get(&format!("{table}/rules/end"), "").await;
    assert_eq!(rules.unwrap()[0]["rule"], "VK-9.1");
    for unknown in ["rules/soon", "story/many", "who/cares"] {
        let (status, _) = guest.ask(&format!("{table}/{unknown}"), b"").await.unwrap();
        assert_eq!(status, 404, "{unknown}");
    }
}
