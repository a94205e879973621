//! Results of finished games, by game and options.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::PathBuf;

use solo_table::{GameRecord, Limits, RecordTotals, Value};

/// The file with a result a line.
const NAME: &str = "results.jsonl";

/// Lists the options that differ from the defaults, as `name=value`.
pub fn changed(options: &Value, defaults: &Value) -> Vec<String> {
    let named = options.as_object().into_iter().flatten();
    let changed = named.filter(|(name, value)| defaults.get(name.as_str()) != Some(*value));
    let said = changed.map(|(name, value)| match value.as_str() {
        Some(word) => format!("{name}={word}"),
        None => format!("{name}={value}"),
    });
    said.collect()
}

/// The results in a folder.
#[derive(Clone, Debug)]
pub struct Results(PathBuf);

impl Results {
    /// Opens the results in this folder.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self(folder.into().join(NAME))
    }

    /// Adds a result. Programs may do so together, because a line is written in one piece.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn add(&self, result: &GameRecord) -> io::Result<()> {
        if self.0.exists() && !self.is_file() {
            return Err(io::Error::other(format!("{NAME} is not a file")));
        }
        let mut options = OpenOptions::new();
        let mut file = options.create(true).read(true).append(true).open(&self.0)?;
        let mut line = format!("{}\n", serde_json::to_string(result)?);
        if !ends_with_line(&mut file)? {
            // A full disk or a crash has cut the last line off; it must not take this one with it.
            line.insert(0, '\n');
        }
        file.write_all(line.as_bytes())?;
        file.sync_all()
    }

    /// Adds a result that was added before, if it is there no more.
    ///
    /// # Errors
    /// Errors of the file system.
    pub(crate) fn restore(&self, result: &GameRecord) -> io::Result<()> {
        if self.read().contains(result) {
            return Ok(());
        }
        self.add(result)
    }

    /// Reads the results, without lines that hold none.
    pub fn read(&self) -> Vec<GameRecord> {
        let Some(file) = self.is_file().then(|| File::open(&self.0).ok()).flatten() else {
            return Vec::new();
        };
        let (mut input, mut results) = (io::BufReader::new(file), Vec::new());
        while let Ok(Some(line)) = Limits::default().read_line(&mut input) {
            results.extend(line.ok().and_then(|line| serde_json::from_str(&line).ok()));
        }
        results.retain(GameRecord::counts);
        results
    }

    /// Returns whether there is a file by that name: a pipe would be waited for without end.
    fn is_file(&self) -> bool {
        fs::metadata(&self.0).is_ok_and(|data| data.is_file())
    }

    /// Counts the results of a game with these options.
    pub fn tally(&self, game: &str, options: &[String]) -> RecordTotals {
        let all = self.read();
        let mine = all.iter();
        let mine = mine.filter(|result| result.game == game && result.options == options);
        RecordTotals::of(mine)
    }
}

/// Returns whether a file is empty or its last line is whole.
fn ends_with_line(file: &mut File) -> io::Result<bool> {
    if file.seek(SeekFrom::End(0))? == 0 {
        return Ok(true);
    }
    let mut last = [0];
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}
