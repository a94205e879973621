//! All games behind HTTP, with every table saved in `SQLite`.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use axum::extract::{DefaultBodyLimit, Path, State};
use axum::{Json, Router, http::StatusCode as Status, routing, serve::Listener};
use hyper_util::{rt, service::TowerToHyperService};
use rand::random;
use rusqlite::Connection;
use serde_json::{Value, json, to_value};
use solo_table::{Dealer, RulePart, Scene, Table, TableError, Tables, games};
use tokio::{net::TcpListener, sync::Mutex, sync::Semaphore, time};
use tower_http::timeout::TimeoutLayer;

/// All saves in a database, the tables at hand, and the number of them that may stay there idle.
#[derive(Debug)]
pub struct App(Mutex<Connection>, pub Mutex<BTreeMap<String, Held>>, usize);
type Held = Arc<Mutex<Table>>;
type Open = State<Arc<App>>;
type Answer = Result<Json<(String, Scene, Vec<String>)>, Problem>;
type Problem = (Status, Json<Value>);

const KEEP: &str = "insert into tables values (?1, ?2) on conflict do update set save = ?2";

/// Opens the app with the tables of this database, and at most this many idle ones at hand.
///
/// # Errors
/// A file that is not a database, or cannot be written.
pub fn open(saves: Connection, most: usize) -> rusqlite::Result<Arc<App>> {
    let schema = "pragma journal_mode = wal; pragma wal_autocheckpoint = 16000;
        pragma synchronous = normal; create table if not exists tables (id primary key, save);";
    saves.execute_batch(schema)?;
    let disk = Connection::open(saves.path().unwrap_or_default())?;
    std::thread::spawn(move || {
        while disk.execute_batch("pragma wal_checkpoint").is_ok() {
            std::thread::sleep(Duration::from_millis(100));
        }
    });
    Ok(Arc::new(App(saves.into(), Mutex::default(), most)))
}

async fn find(App(saves, at_hand, most): &App, id: &str) -> Result<Held, Problem> {
    let mut at_hand = at_hand.lock().await;
    if let Some(table) = at_hand.get(id) {
        return Ok(Arc::clone(table));
    }
    let (saves, select) = (saves.lock().await, "select save from tables where id = ?1");
    let save = saves.query_row(select, [id], |row| row.get::<_, String>(0));
    let table = Mutex::new(Table::load(&save.map_err(lost)?).map_err(refused)?);
    if at_hand.len() >= *most {
        at_hand.retain(|_, table| Arc::strong_count(table) > 1);
    }
    let held = at_hand.entry(id.to_owned());
    Ok(Arc::clone(held.or_insert(Arc::new(table))))
}

fn lost(error: rusqlite::Error) -> Problem {
    match error {
        rusqlite::Error::QueryReturnedNoRows => (Status::NOT_FOUND, Json(json!("no table"))),
        other => (Status::SERVICE_UNAVAILABLE, Json(json!(other.to_string()))),
    }
}

fn refused(error: TableError) -> Problem {
    let why = to_value(error).unwrap_or_default();
    (Status::UNPROCESSABLE_ENTITY, Json(why))
}

type Options = Json<BTreeMap<String, String>>;

async fn sit_down(State(app): Open, Path(game): Path<String>, options: Options) -> Answer {
    let options: Vec<_> = options.iter().map(|(k, v)| (&**k, &**v)).collect();
    let id = format!("{:032x}", random::<u128>());
    let dealer = Dealer::seeded(random());
    let table = Table::new(&game, &options, &Tables::new(), dealer).map_err(refused)?;
    let kept = app.0.lock().await.execute(KEEP, [&id, &table.save()]);
    kept.map_err(lost)?;
    Ok(Json((id, table.scene(), table.narration_from(0))))
}

async fn look(State(app): Open, Path(id): Path<String>) -> Answer {
    let table = find(&app, &id).await?;
    let table = table.lock().await;
    let sentences = table.narration_from(table.steps());
    Ok(Json((id, table.scene(), sentences)))
}

async fn act(app: Open, id: Path<String>, choice: String) -> Answer {
    change(app, id, &choice, Table::act).await
}

async fn undo(app: Open, id: Path<String>) -> Answer {
    change(app, id, "", |table, _| table.undo()).await
}

type Step = fn(&mut Table, &str) -> Result<(), TableError>;

async fn change(State(app): Open, Path(id): Path<String>, choice: &str, step: Step) -> Answer {
    let table = find(&app, &id).await?;
    let mut table = table.lock().await;
    let mut next = table.clone();
    step(&mut next, choice).map_err(refused)?;
    let kept = app.0.lock().await.execute(KEEP, [&id, &next.save()]);
    kept.map_err(lost)?;
    let sentences = next.narration_from(table.steps().saturating_add(1));
    *table = next;
    Ok(Json((id, table.scene(), sentences)))
}

type Asked = Path<(String, String, String)>;

async fn ask(State(app): Open, Path((id, what, words)): Asked) -> Result<Json<Value>, Problem> {
    let table = find(&app, &id).await?;
    let table = table.lock().await;
    let answer = match (&*what, RulePart::from_word(&words), words.parse::<u8>()) {
        ("why", ..) => to_value(table.explain(&words)),
        ("rules", Some(part), _) => to_value(table.rules(part)),
        ("story", _, Ok(parts)) => to_value(table.story(parts.into())),
        _ => return Err((Status::NOT_FOUND, Json(json!("no such question")))),
    };
    Ok(Json(answer.unwrap_or_default()))
}

/// Serves up to 500 clients at a time, and waits no longer than `timeout` for any of them.
pub async fn serve(app: Arc<App>, mut listener: impl Listener, timeout: Duration) {
    let in_time = TimeoutLayer::with_status_code(Status::REQUEST_TIMEOUT, timeout);
    let routes = Router::new()
        .route("/games", routing::get(async || Json(games())))
        .route("/games/{name}", routing::post(sit_down))
        .route("/tables/{id}", routing::get(look))
        .route("/tables/{id}/{what}/{words}", routing::get(ask))
        .route("/tables/{id}/act", routing::post(act))
        .route("/tables/{id}/undo", routing::post(undo))
        .layer(DefaultBodyLimit::max(4096))
        .layer(in_time)
        .with_state(app);
    let service = TowerToHyperService::new(routes);
    let slots = Arc::new(Semaphore::new(500));
    while let Ok(slot) = Arc::clone(&slots).acquire_owned().await {
        let (stream, _) = listener.accept().await;
        let connection = hyper::server::conn::http1::Builder::new()
            .timer(rt::TokioTimer::new())
            .header_read_timeout(timeout)
            .serve_connection(rt::TokioIo::new(stream), service.clone());
        let stay = time::timeout(timeout.saturating_mul(60), connection);
        tokio::spawn(async move { (stay.await.is_ok(), slot) });
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let app = open(Connection::open("tables.sqlite")?, 10_000)?;
    let listener = TcpListener::bind("127.0.0.1:8080").await?;
    serve(app, listener, Duration::from_secs(30)).await;
    Ok(())
}
