//! All games behind HTTP, with every table saved in `SQLite`.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use axum::extract::{DefaultBodyLimit, Path, State};
use axum::{Json, Router, http::StatusCode as Status, routing};
use hyper_util::{rt, service::TowerToHyperService};
use rand::random;
use rusqlite::Connection;
use serde_json::{Value, json, to_value};
use solo_table::{Dealer, Scene, Table, TableError, Tables, games};
use tokio::{net::TcpListener, sync::Mutex, sync::Semaphore, time};
use tower_http::timeout::TimeoutLayer;

/// All saves in a database, the tables at hand, and the number of them that may stay there idle.
#[derive(Debug)]
pub struct House(Mutex<Connection>, pub Mutex<BTreeMap<String, Held>>, usize);
type Held = Arc<Mutex<Table>>;
type Open = State<Arc<House>>;
type Answer = Result<Json<(String, Scene, Vec<String>)>, Problem>;
type Problem = (Status, Json<Value>);

const KEEP: &str = "insert into tables values (?1, ?2) on conflict do update set save = ?2";

/// Opens the house with the tables of this database, and at most this many idle ones at hand.
///
/// # Errors
/// A file that is not a database, or cannot be written.
pub fn open(saves: Connection, most: usize) -> rusqlite::Result<Arc<House>> {
    let schema = "pragma journal_mode = wal; pragma wal_autocheckpoint = 16000;
        pragma synchronous = normal; create table if not exists tables (id primary key, save);";
    saves.execute_batch(schema)?;
    let disk = Connection::open(saves.path().unwrap_or_default())?;
    std::thread::spawn(move || {
        while disk.execute_batch("pragma wal_checkpoint").is_ok() {
            std::thread::sleep(Duration::from_millis(100));
        }
    });
    Ok(Arc::new(House(saves.into(), Mutex::default(), most)))
}

async fn find(House(saves, at_hand, most): &House, id: &str) -> Result<Held, Problem> {
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

async fn sit_down(State(house): Open, Path(game): Path<String>, options: Options) -> Answer {
    let options: Vec<_> = options.iter().map(|(k, v)| (&**k, &**v)).collect();
    let id = format!("{:032x}", random::<u128>());
    let dealer = Dealer::seeded(random());
    let table = Table::new(&game, &options, &Tables::new(), dealer).map_err(refused)?;
    let kept = house.0.lock().await.execute(KEEP, [&id, &table.save()]);
    kept.map_err(lost)?;
    Ok(Json((id, table.scene(), table.narration_from(0))))
}

async fn look(State(house): Open, Path(id): Path<String>) -> Answer {
    let table = find(&house, &id).await?;
    let table = table.lock().await;
    let sentences = table.narration_from(table.steps());
    Ok(Json((id, table.scene(), sentences)))
}

async fn act(house: Open, id: Path<String>, choice: String) -> Answer {
    change(house, id, &choice, Table::act).await
}

async fn undo(house: Open, id: Path<String>) -> Answer {
    change(house, id, "", |table, _| table.undo()).await
}

type Step = fn(&mut Table, &str) -> Result<(), TableError>;

async fn change(State(house): Open, Path(id): Path<String>, choice: &str, step: Step) -> Answer {
    let table = find(&house, &id).await?;
    let mut table = table.lock().await;
    let mut next = table.clone();
    step(&mut next, choice).map_err(refused)?;
    let kept = house.0.lock().await.execute(KEEP, [&id, &next.save()]);
    kept.map_err(lost)?;
    let sentences = next.narration_from(table.steps().saturating_add(1));
    *table = next;
    Ok(Json((id, table.scene(), sentences)))
}

/// Serves up to 500 guests at a time, and waits no longer than `patience` for any of them.
pub async fn serve(house: Arc<House>, door: TcpListener, patience: Duration) {
    let in_time = TimeoutLayer::with_status_code(Status::REQUEST_TIMEOUT, patience);
    let routes = Router::new()
        .route("/games", routing::get(async || Json(games())))
        .route("/games/{name}", routing::post(sit_down))
        .route("/tables/{id}", routing::get(look))
        .route("/tables/{id}/act", routing::post(act))
        .route("/tables/{id}/undo", routing::post(undo))
        .layer(DefaultBodyLimit::max(4096))
        .layer(in_time)
        .with_state(house);
    let service = TowerToHyperService::new(routes);
    let chairs = Arc::new(Semaphore::new(500));
    while let Ok(chair) = Arc::clone(&chairs).acquire_owned().await {
        let Ok((guest, _)) = door.accept().await else {
            time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let connection = hyper::server::conn::http1::Builder::new()
            .timer(rt::TokioTimer::new())
            .header_read_timeout(patience)
            .serve_connection(rt::TokioIo::new(guest), service.clone());
        let stay = time::timeout(patience.saturating_mul(60), connection);
        tokio::spawn(async move { (stay.await.is_ok(), chair) });
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let house = open(Connection::open("tables.sqlite")?, 10_000)?;
    let door = TcpListener::bind("127.0.0.1:8080").await?;
    serve(house, door, Duration::from_secs(30)).await;
    Ok(())
}
