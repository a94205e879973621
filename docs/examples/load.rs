//! A load test for the service of the guide: guests in this process, the house in another one.
//!
//! `load TABLES REQUESTS --rate REQUESTS_A_SECOND`

#[path = "../tests/service/guest.rs"]
#[allow(dead_code, reason = "the tests need more of it")]
mod guest;
#[path = "../tests/service/load.rs"]
mod load;
#[path = "load/paced.rs"]
mod paced;
#[path = "service.rs"]
#[allow(
    dead_code,
    unreachable_pub,
    reason = "a program, whose `main` is not run here"
)]
mod service;

use std::error::Error;
use std::io::{BufRead as _, BufReader, Read as _, Write as _, stdin, stdout};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use paced::{Carried, Load};
use rusqlite::Connection;
use tokio::net::TcpListener;

type Done<T> = Result<T, Box<dyn Error>>;

#[tokio::main]
async fn main() -> Done<()> {
    let (mut numbers, mut rate) = (Vec::new(), None);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or("a value is missing");
        match word.as_str() {
            "--house" => return keep_house(Path::new(&value()?)).await,
            "--rate" => rate = Some(value()?.parse()?),
            number => numbers.push(number.parse()?),
        }
    }
    let mut numbers = numbers.into_iter();
    let (tables, requests) = (numbers.next(), numbers.next());
    measure(tables.unwrap_or(200), requests.unwrap_or(100_000), rate).await
}

/// Runs the house: prints its address, and stops when standard input closes.
async fn keep_house(file: &Path) -> Done<()> {
    let door = TcpListener::bind("127.0.0.1:0").await?;
    writeln!(stdout(), "{}", door.local_addr()?)?;
    let house = service::open(Connection::open(file)?, 10_000)?;
    tokio::spawn(service::serve(house, door, Duration::from_secs(30)));
    let over = tokio::task::spawn_blocking(|| stdin().read(&mut [0]));
    over.await??;
    Ok(())
}

async fn measure(tables: u32, requests: u32, rate: Option<u32>) -> Done<()> {
    let house = House::open()?;
    let load = |tables, requests, rate| Load {
        tables,
        requests,
        rate,
    };
    // Some play at a few tables first, so that only the memory for further tables is measured.
    load(10, 5_000, None).put_on(house.address).await?;
    let before = house.used();
    let heads = [
        "answers", "errors", "a second", "50 %", "99 %", "99.9 %", "all",
    ];
    say("", heads.map(str::to_owned))?;
    let closed = load(tables, requests, None).put_on(house.address).await?;
    row("each guest asks again at once", &closed)?;
    // A rate at which two processors are busy for seven tenths of the time.
    let rate = rate.unwrap_or_else(|| closed.pace().saturating_mul(7) / 10);
    let load = load(tables, requests, Some(rate));
    let open = load.put_on(house.address).await?;
    row(&format!("{rate} requests are due a second"), &open)?;
    if let Some((before, after)) = before.zip(house.used()) {
        let all = |carried: &Carried| u64::try_from(carried.answers());
        let answers = all(&closed)?.saturating_add(all(&open)?);
        let tables = closed.tables.saturating_add(open.tables).into();
        let (time, memory) = (
            after.time.saturating_sub(before.time),
            after.memory.saturating_sub(before.memory),
        );
        let (each, per_table) = (time.checked_div(answers), memory.checked_div(tables));
        writeln!(
            stdout(),
            "the house: {} µs of processor time per answer",
            each.unwrap_or(0)
        )?;
        writeln!(
            stdout(),
            "{memory} kB of memory for {tables} tables, {} kB for each",
            per_table.unwrap_or(0)
        )?;
    }
    match closed.errors.iter().chain(&open.errors).next() {
        Some(first) => Err(format!("the first error: {first}").into()),
        None => Ok(()),
    }
}

fn row(how: &str, carried: &Carried) -> Done<()> {
    let within = |per_mille| format!("{:.2?}", carried.within(per_mille));
    let numbers = [
        carried.answers().to_string(),
        carried.errors.len().to_string(),
        carried.pace().to_string(),
        within(500),
        within(990),
        within(999),
        within(1000),
    ];
    say(how, numbers)
}

fn say(how: &str, cells: [String; 7]) -> Done<()> {
    let cells = cells.map(|cell| format!("{cell:>10}")).concat();
    Ok(writeln!(stdout(), "{how:32}{cells}")?)
}

/// A house in its own process with its own database; both are removed when it is dropped.
struct House {
    process: Child,
    address: SocketAddr,
    file: PathBuf,
}

impl House {
    fn open() -> Done<Self> {
        let file = format!("solo-load-{}.sqlite", std::process::id());
        let file = std::env::temp_dir().join(file);
        let mut process = Command::new(std::env::current_exe()?)
            .arg("--house")
            .arg(&file)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(says) = process.stdout.as_mut() {
            BufReader::new(says).read_line(&mut line)?;
        }
        let address = line.trim().parse()?;
        Ok(Self {
            process,
            address,
            file,
        })
    }

    /// Returns the resources used so far, as Linux counts them; `None` elsewhere.
    fn used(&self) -> Option<Used> {
        let read = |file| std::fs::read_to_string(format!("/proc/{}/{file}", self.process.id()));
        let (stat, status) = (read("stat").ok()?, read("status").ok()?);
        let (_, numbers) = stat.rsplit_once(") ")?;
        let times = numbers.split(' ').skip(11).take(2);
        let hundredths: u64 = times.map_while(|time| time.parse::<u64>().ok()).sum();
        let mut lines = status.lines();
        let resident = lines.find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(Used {
            time: hundredths.saturating_mul(10_000),
            memory: resident.split_whitespace().next()?.parse().ok()?,
        })
    }
}

/// Resources that a process uses.
struct Used {
    /// Processor time, in microseconds.
    time: u64,
    /// Resident memory, in kB.
    memory: u64,
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", self.file.display()));
        }
    }
}
