//! All games behind HTTP, with every table saved in `SQLite`.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use axum::extract::{DefaultBodyLimit, Path, Request, State};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn};
use axum::routing::{get, post};
use axum::{Json, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use rusqlite::Connection;
use serde_json::{Value, json};
use solo_table::{Dealer, Table, TableError, Tables, games};
use tokio::net::TcpListener;
use tokio::sync::{Mutex, Semaphore};
use tokio::time::{sleep, timeout};

/// All tables, each of them a save in a database.
pub type House = Arc<Mutex<Connection>>;
type Answer = Result<Json<Value>, Problem>;
type Problem = (StatusCode, Json<Value>);

/// Opens the house whose tables are in this database.
///
/// # Errors
/// A file that is no database, or cannot be written.
pub fn open(saves: Connection) -> rusqlite::Result<House> {
    let schema = "pragma journal_mode = wal; pragma synchronous = normal;
        create table if not exists tables (id text primary key, save text not null);";
    saves.execute_batch(schema)?;
    Ok(Arc::new(Mutex::new(saves)))
}

fn find(saves: &Connection, id: &str) -> Result<Table, Problem> {
    let select = "select save from tables where id = ?1";
    let save = saves.query_row(select, [id], |row| row.get::<_, String>(0));
    refused(Table::load(&lost(save)?))
}

fn lost<T>(row: rusqlite::Result<T>) -> Result<T, Problem> {
    row.map_err(|e| match e {
        rusqlite::Error::QueryReturnedNoRows => (StatusCode::NOT_FOUND, Json(Value::Null)),
        _ => (StatusCode::SERVICE_UNAVAILABLE, Json(json!(e.to_string()))),
    })
}

fn refused<T>(done: Result<T, TableError>) -> Result<T, Problem> {
    done.map_err(|error| (StatusCode::UNPROCESSABLE_ENTITY, Json(json!(error))))
}

async fn list() -> Json<Value> {
    let titles = games().iter().map(|game| (game.name, game.facts.title));
    Json(json!(titles.collect::<BTreeMap<_, _>>()))
}

async fn sit_down(
    State(house): State<House>,
    Path(game): Path<String>,
    Json(options): Json<BTreeMap<String, String>>,
) -> Answer {
    let options: Vec<_> = options.iter().map(|(k, v)| (&**k, &**v)).collect();
    let saves = house.lock().await;
    let seed = saves.query_row("select random()", [], |row| row.get::<_, i64>(0));
    let dealer = Dealer::seeded(lost(seed)?.unsigned_abs());
    let table = refused(Table::new(&game, &options, &Tables::new(), dealer))?;
    let insert = "insert into tables values (lower(hex(randomblob(16))), ?1) returning id";
    let id = saves.query_row(insert, [table.save()], |row| row.get::<_, String>(0));
    Ok(Json(json!({"id": lost(id)?, "scene": table.scene()})))
}

async fn look(State(house): State<House>, Path(id): Path<String>) -> Answer {
    let table = find(&*house.lock().await, &id)?;
    Ok(Json(json!({"scene": table.scene()})))
}

async fn act(house: State<House>, id: Path<String>, choice: String) -> Answer {
    change(house, id, |table| table.act(&choice)).await
}

async fn undo(house: State<House>, id: Path<String>) -> Answer {
    change(house, id, Table::undo).await
}

async fn change<F>(State(house): State<House>, Path(id): Path<String>, how: F) -> Answer
where
    F: FnOnce(&mut Table) -> Result<(), TableError>,
{
    let saves = house.lock().await;
    let mut table = find(&saves, &id)?;
    let before = table.steps();
    refused(how(&mut table))?;
    let update = "update tables set save = ?2 where id = ?1";
    lost(saves.execute(update, [id, table.save()]))?;
    drop(saves);
    let told = table.narration_from(before.saturating_add(1));
    Ok(Json(json!({"scene": table.scene(), "told": told})))
}

fn routes(house: House, patience: Duration) -> Router {
    let in_time = move |request: Request, next: Next| async move {
        let answer = timeout(patience, next.run(request)).await;
        answer.map_err(|_| StatusCode::REQUEST_TIMEOUT)
    };
    Router::new()
        .route("/games", get(list))
        .route("/games/{name}", post(sit_down))
        .route("/tables/{id}", get(look))
        .route("/tables/{id}/act", post(act))
        .route("/tables/{id}/undo", post(undo))
        .layer(DefaultBodyLimit::max(4096))
        .layer(from_fn(in_time))
        .with_state(house)
}

/// Answers whoever comes, 500 at a time, and waits for nobody longer than it has patience.
pub async fn serve(house: House, door: TcpListener, patience: Duration) {
    let service = TowerToHyperService::new(routes(house, patience));
    let chairs = Arc::new(Semaphore::new(500));
    while let Ok(chair) = Arc::clone(&chairs).acquire_owned().await {
        let Ok((guest, _)) = door.accept().await else {
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(patience)
            .serve_connection(TokioIo::new(guest), service.clone());
        let stay = patience.saturating_mul(60);
        tokio::spawn(async move { (timeout(stay, connection).await.is_ok(), chair) });
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let house = open(Connection::open("tables.sqlite")?)?;
    let door = TcpListener::bind("127.0.0.1:8080").await?;
    serve(house, door, Duration::from_secs(30)).await;
    Ok(())
}
