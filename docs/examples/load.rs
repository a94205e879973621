//! How much the service of the guide carries: guests, requests and requests a second are its arguments.

#[path = "../tests/service/guest.rs"]
#[allow(dead_code, reason = "the tests need more of it")]
mod guest;
#[path = "../tests/service/load.rs"]
mod load;
#[path = "service.rs"]
#[allow(
    dead_code,
    unreachable_pub,
    reason = "a program, whose `main` is not run here"
)]
mod service;

use std::error::Error;
use std::io::Write as _;
use std::time::Duration;

use load::Load;
use rusqlite::Connection;
use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut numbers = std::env::args().skip(1).map(|number| number.parse::<u32>());
    let mut number = |usual: u32| numbers.next().unwrap_or(Ok(usual));
    let load = Load {
        tables: number(200)?,
        requests: number(100_000)?,
        rate: number(500)?,
    };
    let file = std::env::temp_dir().join(format!("solo-load-{}.sqlite", std::process::id()));
    let done = measure(load, &file).await;
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
    writeln!(std::io::stdout(), "{}", done?)?;
    Ok(())
}

async fn measure(load: Load, file: &std::path::Path) -> Result<String, Box<dyn Error>> {
    let door = TcpListener::bind("127.0.0.1:0").await?;
    let address = door.local_addr()?;
    let house = service::open(Connection::open(file)?)?;
    tokio::spawn(service::serve(house, door, Duration::from_secs(30)));

    // What the process needs once, and not for each table, is there after some play at a few tables.
    let warm = Load {
        tables: 10,
        requests: 5_000,
        ..load
    };
    warm.put_on(address).await?;
    let before = resident();
    let carried = load.put_on(address).await?;
    let grown = resident()
        .zip(before)
        .map(|(after, before)| after.saturating_sub(before));
    let each = grown.and_then(|grown| grown.checked_div(load.tables.into()));
    Ok(format!(
        "{} answers at {} tables, {} a second: half of them within {:.2?}, 99 % within {:.2?}, all within {:.2?}; {} kB of memory per table",
        carried.answers(),
        load.tables,
        load.rate,
        carried.within(500),
        carried.within(990),
        carried.within(1000),
        each.map_or_else(|| "unknown".to_owned(), |kilobytes| kilobytes.to_string()),
    ))
}

/// The memory of this process in kB, as Linux counts it; `None` elsewhere.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}
