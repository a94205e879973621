//! Strangers: no request, and no missing part of one, disturbs the game of another guest.

use std::time::Duration;

use serde_json::Value;
use tokio::io::AsyncReadExt as _;
use tokio::join;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::guest::Guest;
use crate::{Open, TIMEOUT, first};

/// The longest wait of a player beside strangers: ample for an answer, short for a place behind
/// them.
const IN_TIME: Duration = Duration::from_secs(3);

/// A player who wants only to play.
struct Player {
    guest: Guest,
    table: String,
    answer: Value,
}

impl Player {
    async fn new(app: &Open) -> Self {
        let mut guest = app.guest().await;
        let answer = guest.get("POST /games/votk", "{}").await.unwrap();
        let table = format!("/tables/{}", answer[0].as_str().unwrap());
        Self {
            guest,
            table,
            answer,
        }
    }

    /// Finds the table as it was left, and acts.
    async fn act(&mut self) {
        let began = Instant::now();
        let look = format!("GET {}", self.table);
        let seen = self.guest.get(&look, "").await.unwrap();
        assert_eq!(seen[1], self.answer[1], "somebody else has acted");
        let act = format!("POST {}/act", self.table);
        self.answer = self.guest.get(&act, &first(&seen)).await.unwrap();
        assert!(
            began.elapsed() < IN_TIME,
            "waited for {:?}",
            began.elapsed()
        );
    }

    /// Plays until the strangers are done.
    async fn play(mut self, app: &Open, mut strangers: JoinSet<()>) {
        while !strangers.is_empty() {
            if self.answer[1]["choices"][0].is_null() {
                self = Self::new(app).await;
            }
            self.act().await;
            while let Some(left) = strangers.try_join_next() {
                left.unwrap();
            }
        }
    }
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

#[tokio::test]
async fn nonsense_is_refused_and_changes_nothing() {
    let app = Open::in_memory(TIMEOUT).await;
    let mut player = Player::new(&app).await;
    let mut stranger = app.guest().await;
    for (what, body, status) in nonsense(&player.table) {
        let (answered, answer) = stranger.ask(&what, &body).await.unwrap();
        let answer = String::from_utf8(answer).unwrap();
        assert_eq!(answered, status, "{what} {}: {answer}", body.escape_ascii());
        player.act().await;
    }
}

#[tokio::test]
async fn a_body_without_end_is_not_read_to_its_end() {
    let app = Open::in_memory(TIMEOUT).await;
    let mut player = Player::new(&app).await;
    let piece = [b"400\r\n".as_slice(), &[b' '; 1024], b"\r\n"].concat();
    for what in [format!("{}/act", player.table), "/games/votk".to_owned()] {
        for length in [
            "content-length: 1000000000000",
            "transfer-encoding: chunked",
        ] {
            let mut stranger = app.guest().await;
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

#[tokio::test]
async fn what_is_no_request_ends_the_connection() {
    let app = Open::in_memory(TIMEOUT).await;
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
        let mut stranger = app.guest().await;
        // The app may hang up before all bytes are sent.
        let _ = stranger.send(bytes).await;
        let left = timeout(IN_TIME, stranger.stream().read_to_end(&mut Vec::new())).await;
        assert!(left.is_ok(), "{}", bytes.escape_ascii());
        player.act().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_bad_requests_keep_nobody_waiting() {
    let app = Open::in_memory(TIMEOUT).await;
    let player = Player::new(&app).await;
    let mut strangers = JoinSet::new();
    for _ in 0..20 {
        let (mut stranger, nonsense) = (app.guest().await, nonsense(&player.table));
        strangers.spawn(async move {
            for (what, body, status) in nonsense.iter().cycle().take(500) {
                assert_eq!(stranger.ask(what, body).await.unwrap().0, *status, "{what}");
            }
        });
    }
    player.play(&app, strangers).await;
}

/// Sends an incomplete request, and waits for the end of the connection.
async fn is_shown_out(mut stranger: Guest, half: Vec<u8>) {
    stranger.send(&half).await.unwrap();
    let left = timeout(
        IN_TIME.saturating_mul(3),
        stranger.stream().read_to_end(&mut Vec::new()),
    )
    .await;
    left.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_stops_in_the_middle_of_a_request_is_shown_out() {
    let app = Open::in_memory(Duration::from_secs(1)).await;
    let player = Player::new(&app).await;
    let mut strangers = JoinSet::new();
    for _ in 0..50 {
        strangers.spawn(is_shown_out(app.guest().await, Vec::new()));
    }
    // There are more strangers than slots: the last ones wait until the first have been shown out.
    // Each sends something, because a system with a full queue notices a client only then.
    let head = "GET /games HTTP/1.1\r\nho".to_owned();
    let body = format!(
        "POST {}/act HTTP/1.1\r\ncontent-length: 9\r\n\r\nretr",
        player.table
    );
    for half in [head, body].iter().cycle().take(550) {
        let (address, half) = (app.address, half.clone().into_bytes());
        strangers.spawn(async move {
            is_shown_out(Guest::new(address).await.unwrap(), half).await;
        });
    }
    let late = async {
        sleep(Duration::from_millis(500)).await;
        let began = Instant::now();
        let mut late = app.guest().await;
        late.get("GET /games", "").await.unwrap();
        assert!(
            began.elapsed() < IN_TIME,
            "waited for {:?}",
            began.elapsed()
        );
    };
    join!(player.play(&app, strangers), late);
}

/// Clients who take all slots and stay silent keep others waiting, but not for ever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn there_are_five_hundred_chairs() {
    let app = Open::in_memory(TIMEOUT).await;
    let mut seated = Vec::new();
    for _ in 0..500 {
        let mut guest = app.guest().await;
        guest.get("GET /games", "").await.unwrap();
        seated.push(guest);
    }
    let mut late = app.guest().await;
    let waits = timeout(Duration::from_millis(200), late.get("GET /games", "")).await;
    assert!(waits.is_err(), "there is a chair more");
    seated.pop();
    late.answer().await.unwrap();
}

/// A client who never stops asking is shown out, too.
#[tokio::test]
async fn who_asks_and_asks_has_to_come_in_anew() {
    let app = Open::in_memory(Duration::from_millis(20)).await;
    let mut stranger = app.guest().await;
    let began = Instant::now();
    while stranger.ask("GET /games", b"").await.is_ok() {
        assert!(began.elapsed() < Duration::from_secs(20), "still there");
    }
}
