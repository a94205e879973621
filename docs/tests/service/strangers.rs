//! Strangers: no request, and no missing part of one, disturbs the game of another guest.
//!
//! What is tested is itself about time: the timeouts of the app. So clients connect in memory, and the clock is paused: it moves
//! on only when everyone waits for it. A moment of it says who waits for whom, on every machine.

use std::future::pending;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use axum::serve::Listener;
use rusqlite::Connection;
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, DuplexStream, duplex};
use tokio::join;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::guest::Guest;
use crate::{first, service};

/// A timeout of the app that is longer than a player waits.
const TIMEOUT: Duration = Duration::from_secs(30);
/// The longest wait of a player beside strangers: ample for an answer, short for a place behind
/// them.
const IN_TIME: Duration = Duration::from_secs(3);

/// Connections in memory.
struct Pipes(UnboundedReceiver<DuplexStream>);

impl Listener for Pipes {
    type Io = DuplexStream;
    type Addr = ();

    async fn accept(&mut self) -> (DuplexStream, ()) {
        match self.0.recv().await {
            Some(stream) => (stream, ()),
            None => pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<()> {
        Ok(())
    }
}

/// A running app with a door in memory.
#[derive(Clone)]
struct Open(UnboundedSender<DuplexStream>);

impl Open {
    fn new(timeout: Duration) -> Self {
        let (door, listener) = unbounded_channel();
        let app = service::open(Connection::open_in_memory().unwrap(), 10_000).unwrap();
        tokio::spawn(service::serve(app, Pipes(listener), timeout));
        Self(door)
    }

    fn guest(&self) -> Guest<DuplexStream> {
        let (mine, theirs) = duplex(1 << 16);
        self.0.send(theirs).unwrap();
        Guest::over(mine)
    }
}

/// A player who wants only to play.
struct Player {
    guest: Guest<DuplexStream>,
    table: String,
    answer: Value,
}

impl Player {
    async fn new(app: &Open) -> Self {
        let mut guest = app.guest();
        let answer = guest.get("POST /games/votk", "{}").await.unwrap();
        let table = format!("/tables/{}", answer[0].as_str().unwrap());
        Self {
            guest,
            table,
            answer,
        }
    }

    /// Finds the table as it was left, and acts, both in time.
    async fn act(&mut self) {
        let acting = async {
            let look = format!("GET {}", self.table);
            let seen = self.guest.get(&look, "").await.unwrap();
            assert_eq!(seen[1], self.answer[1], "somebody else has acted");
            let act = format!("POST {}/act", self.table);
            self.answer = self.guest.get(&act, &first(&seen)).await.unwrap();
        };
        let acted = timeout(IN_TIME, acting).await;
        assert!(acted.is_ok(), "waited for more than {IN_TIME:?}");
    }

    /// Acts at this table, or at a new one if the game is over.
    async fn play_on(&mut self, app: &Open) {
        if self.answer[1]["choices"][0].is_null() {
            *self = Self::new(app).await;
        }
        self.act().await;
    }
}

/// Looks at the strangers who have left, and returns whether some are still there.
fn are_there(strangers: &mut JoinSet<()>) -> bool {
    while let Some(left) = strangers.try_join_next() {
        left.unwrap();
    }
    !strangers.is_empty()
}

/// Requests that make no sense, each with the expected status.
fn nonsense(table: &str) -> Vec<(String, Vec<u8>, u16)> {
    let act = format!("POST {table}/act");
    let sit = "POST /games/tomb4k";
    let wrong: [(&str, &[u8], u16); 13] = [
        (sit, b"", 400),
        (sit, b"{\"lives\"", 400),
        (sit, b"[]", 422),
        (sit, b"{\"min_delve_turns\": 2}", 422),
        (sit, b"{\"lives\": \"9\"}", 422),
        (sit, b"\xff\xfe{}", 400),
        (sit, &[b'['; 4000], 422),
        ("POST /games/chess", b"{}", 422),
        ("GET /tables/%ff", b"", 400),
        ("GET /tables/1'%20or%20'1'='1", b"", 404),
        ("DELETE /games", b"", 405),
        (&act, b"dance", 422),
        (&act, b"\xc3\x28", 400),
    ];
    let owned = wrong.map(|(what, body, status)| (what.to_owned(), body.to_vec(), status));
    owned.into()
}

#[tokio::test(start_paused = true)]
async fn nonsense_is_refused_and_changes_nothing() {
    let app = Open::new(TIMEOUT);
    let mut player = Player::new(&app).await;
    let mut stranger = app.guest();
    for (what, body, status) in nonsense(&player.table) {
        let (answered, answer) = stranger.ask(&what, &body).await.unwrap();
        let answer = String::from_utf8(answer).unwrap();
        assert_eq!(answered, status, "{what} {}: {answer}", body.escape_ascii());
        player.act().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_body_without_end_is_not_read_to_its_end() {
    let app = Open::new(TIMEOUT);
    let mut player = Player::new(&app).await;
    let piece = [b"400\r\n".as_slice(), &[b' '; 1024], b"\r\n"].concat();
    for what in [format!("{}/act", player.table), "/games/votk".to_owned()] {
        for length in [
            "content-length: 1000000000000",
            "transfer-encoding: chunked",
        ] {
            let mut stranger = app.guest();
            let head = format!(
                "POST {what} HTTP/1.1\r\nhost: app\r\ncontent-type: application/json\r\n{length}\r\n\r\n"
            );
            stranger.send(head.as_bytes()).await.unwrap();
            stranger.send(&piece.repeat(5)).await.unwrap();
            assert_eq!(stranger.answer().await.unwrap().0, 413, "{what} {length}");
            player.act().await;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn what_is_no_request_ends_the_connection() {
    let app = Open::new(TIMEOUT);
    let mut player = Player::new(&app).await;
    let long = [
        b"GET /games HTTP/1.1\r\nname: ".as_slice(),
        &[b'x'; 1_000_000],
    ]
    .concat();
    for bytes in [
        b"\x16\x03\x01\x02\0\x01\0".as_slice(),
        b"\r\n\r\n \r\n",
        &[0xff; 100],
        &long,
    ] {
        let mut stranger = app.guest();
        // The app may hang up before all bytes are sent.
        let _ = stranger.send(bytes).await;
        let left = timeout(IN_TIME, stranger.stream().read_to_end(&mut Vec::new())).await;
        assert!(left.is_ok(), "{}", bytes.escape_ascii());
        player.act().await;
    }
}

/// A player waits for no more requests of each stranger than for some.
#[tokio::test(start_paused = true)]
async fn ten_thousand_bad_requests_keep_nobody_waiting() {
    const STRANGERS: usize = 20;
    let app = Open::new(TIMEOUT);
    let mut player = Player::new(&app).await;
    let (mut strangers, refused) = (JoinSet::new(), Arc::new(AtomicUsize::new(0)));
    for _ in 0..STRANGERS {
        let (mut stranger, nonsense) = (app.guest(), nonsense(&player.table));
        let refused = Arc::clone(&refused);
        strangers.spawn(async move {
            for (what, body, status) in nonsense.iter().cycle().take(500) {
                assert_eq!(stranger.ask(what, body).await.unwrap().0, *status, "{what}");
                refused.fetch_add(1, Relaxed);
            }
        });
    }
    let mut most = 0;
    while are_there(&mut strangers) {
        let before = refused.load(Relaxed);
        player.play_on(&app).await;
        most = most.max(refused.load(Relaxed) - before);
    }
    assert_eq!(refused.load(Relaxed), 10_000);
    assert!(
        most > 0 && most < 10 * STRANGERS,
        "waited for {most} requests"
    );
}

/// Sends an incomplete request, and waits for the end of the connection.
async fn is_shown_out(mut stranger: Guest<DuplexStream>, half: Vec<u8>) {
    stranger.send(&half).await.unwrap();
    let left = timeout(
        IN_TIME.saturating_mul(3),
        stranger.stream().read_to_end(&mut Vec::new()),
    )
    .await;
    left.unwrap().unwrap();
}

#[tokio::test(start_paused = true)]
async fn who_stops_in_the_middle_of_a_request_is_shown_out() {
    let app = Open::new(Duration::from_secs(1));
    let mut player = Player::new(&app).await;
    let mut strangers = JoinSet::new();
    for _ in 0..50 {
        strangers.spawn(is_shown_out(app.guest(), Vec::new()));
    }
    // There are more strangers than slots: the last ones wait until the first have been shown out.
    let head = "GET /games HTTP/1.1\r\nho".to_owned();
    let body = format!(
        "POST {}/act HTTP/1.1\r\ncontent-length: 9\r\n\r\nretr",
        player.table
    );
    for half in [head, body].iter().cycle().take(550) {
        strangers.spawn(is_shown_out(app.guest(), half.clone().into_bytes()));
    }
    let late = async {
        sleep(Duration::from_millis(500)).await;
        let mut late = app.guest();
        let answer = timeout(IN_TIME, late.get("GET /games", "")).await;
        answer.unwrap().unwrap();
    };
    let play = async {
        while are_there(&mut strangers) {
            player.play_on(&app).await;
            // While she plays, the clock stands.
            sleep(Duration::from_millis(100)).await;
        }
    };
    join!(play, late);
}

/// Clients who take all slots and stay silent keep others waiting, but not for ever.
#[tokio::test(start_paused = true)]
async fn there_are_five_hundred_chairs() {
    let app = Open::new(TIMEOUT);
    let mut seated = Vec::new();
    for _ in 0..500 {
        let mut guest = app.guest();
        guest.get("GET /games", "").await.unwrap();
        seated.push(guest);
    }
    let mut late = app.guest();
    let waits = timeout(IN_TIME, late.get("GET /games", "")).await;
    assert!(waits.is_err(), "there is a chair more");
    seated.pop();
    late.answer().await.unwrap();
}

/// A client who never stops asking is shown out, too.
#[tokio::test(start_paused = true)]
async fn who_asks_and_asks_has_to_come_in_anew() {
    let app = Open::new(Duration::from_secs(1));
    let mut stranger = app.guest();
    let mut answers = 0;
    // For sixty timeouts, two requests in each.
    while answers < 200 && stranger.ask("GET /games", b"").await.is_ok() {
        answers += 1;
        sleep(Duration::from_millis(500)).await;
    }
    assert!((118..=121).contains(&answers), "{answers} answers");
}
