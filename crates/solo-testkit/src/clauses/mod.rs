//! A check that every clause of a rulebook has code and a test.
//!
//! A rulebook (`RULES.md`) defines an id wherever it is in bold (`**TK-5.6**`), in a heading
//! (`### Chapter TK-5: monsters`), or first in the row of a table (`| TK-I01 | ... |`). An id in
//! bold that has a number is a *clause*: `TK-5.6` in a rulebook with chapters, `SHELF-4` in one
//! without. Then
//!
//! * clauses are numbered without gaps, and none is defined twice;
//! * every clause is mentioned in `src/`: the id stands beside the code that follows it;
//! * every clause has a test in `tests/` or beside the code, a function named after it (`tk_5_6_...` for
//!   `TK-5.6`, `shelf_4_...` for `SHELF-4`);
//! * every id in `RULES.md`, `README.md`, `src/` and `tests/` is defined, so that refusals and
//!   faults cannot cite a clause that does not exist.
//!
//! Only the id itself counts: a range does not cover the clauses between its ends. That each event, decision or refusal
//! cites its clause is asked by [`Clauses::uncited`]; that the default of an option says so, by
//! [`Clauses::unmarked_defaults`].
//!
//! A rulebook may label the provenance of its clauses, in brackets after the id:
//! `**TK-5.6** [S, R]`. Then every clause has such a label, and one with `R`, a ruling, names the
//! other reading after `Alternative:`.
//!
//! ```
//! use solo_testkit::clauses::Clauses;
//! let rules = "- **XX-1.1** The first.\n- **XX-1.2** The second.\n";
//! let clauses = Clauses::new("XX", rules)
//!     .source("src/lib.rs", "// XX-1.1 and XX-1.3: see there.")
//!     .test("tests/rules.rs", "#[test]\nfn xx_1_1_it_holds() {}\n");
//! assert_eq!(
//!     clauses.faults(),
//!     [
//!         "XX-1.2 is mentioned nowhere in src/",
//!         "XX-1.2 has no test: a function xx_1_2_... with #[test]",
//!         "src/lib.rs:1: XX-1.3 is not a clause of the rulebook",
//!     ]
//! );
//! ```

mod cited;
mod ids;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// A rulebook with the code and the tests that follow it.
#[derive(Clone, Debug)]
pub struct Clauses {
    prefix: String,
    rulebook: String,
    /// Path and text of every file that may not cite an unknown id.
    sources: Vec<(String, String)>,
    tests: Vec<(String, String)>,
    prose: Vec<(String, String)>,
}

impl Clauses {
    /// Returns a rulebook whose ids begin with `prefix` and a hyphen, without code and tests.
    pub fn new(prefix: &str, rulebook: &str) -> Self {
        Self {
            prefix: prefix.to_owned(),
            rulebook: rulebook.to_owned(),
            sources: Vec::new(),
            tests: Vec::new(),
            prose: Vec::new(),
        }
    }

    /// Adds a file that implements clauses.
    #[must_use]
    pub fn source(mut self, path: &str, text: &str) -> Self {
        self.sources.push((path.to_owned(), text.to_owned()));
        self
    }

    /// Adds a file that tests clauses.
    #[must_use]
    pub fn test(mut self, path: &str, text: &str) -> Self {
        self.tests.push((path.to_owned(), text.to_owned()));
        self
    }

    /// Reads the rulebook of the crate in this folder, and all files in its `src/` and `tests/`.
    ///
    /// ```no_run
    /// use solo_testkit::clauses::Clauses;
    /// let clauses = Clauses::of_crate(env!("CARGO_MANIFEST_DIR"), "TK")?;
    /// assert_eq!(clauses.faults(), [""; 0]);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn of_crate(folder: impl AsRef<Path>, prefix: &str) -> io::Result<Self> {
        let folder = folder.as_ref();
        let mut clauses = Self::new(prefix, &fs::read_to_string(folder.join("RULES.md"))?);
        clauses.sources = texts_below(folder, "src")?;
        clauses.tests = texts_below(folder, "tests")?;
        clauses.prose = texts_below(folder, "README.md")?;
        Ok(clauses)
    }

    /// Adds all files in `src/` and `tests/` of another crate that follows this rulebook.
    ///
    /// ```no_run
    /// use solo_testkit::clauses::Clauses;
    /// let clauses = Clauses::of_crate("crates/chess", "CH")?.and_crate("crates/chess-clock")?;
    /// assert_eq!(clauses.faults(), [""; 0]);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn and_crate(mut self, folder: impl AsRef<Path>) -> io::Result<Self> {
        let folder = folder.as_ref();
        self.sources.extend(texts_below(folder, "src")?);
        self.tests.extend(texts_below(folder, "tests")?);
        Ok(self)
    }

    /// Lists every fault, in the order of the rulebook, then of the files.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let (clauses, known) = self.definitions(&mut faults);
        let mentioned: BTreeSet<String> = self
            .sources
            .iter()
            .flat_map(|(_, text)| ids::find(&self.prefix, text))
            .map(|(_, id)| id)
            .collect();
        let tested = self.test_functions(&clauses);
        for clause in &clauses {
            if !mentioned.contains(clause) {
                faults.push(format!("{clause} is mentioned nowhere in src/"));
            }
            let name = ids::function_prefix(clause);
            if !tested.contains_key(&name) {
                faults.push(format!(
                    "{clause} has no test: a function {name}_... with #[test]"
                ));
            }
        }
        for (name, location) in &tested {
            if !clauses
                .iter()
                .any(|clause| ids::function_prefix(clause) == *name)
            {
                faults.push(format!("{location}: {name}_... is named after no clause"));
            }
        }
        self.labels(&mut faults);
        let rulebook = ("RULES.md".to_owned(), self.rulebook.clone());
        let files = self.sources.iter().chain(&self.tests).chain(&self.prose);
        for (path, text) in files.chain([&rulebook]) {
            for (line, id) in ids::find(&self.prefix, text) {
                if !known.contains(&id) {
                    faults.push(format!(
                        "{path}:{line}: {id} is not a clause of the rulebook"
                    ));
                }
            }
        }
        faults
    }

    /// Lists the variants of these public enums in `src/` whose documentation cites no clause, or not the one that the
    /// code returns for them.
    ///
    /// The code returns a clause in an arm such as `Self::Over => "XX-1.2"`. Whether a cited clause exists is asked by
    /// [`faults`](Self::faults).
    ///
    /// ```
    /// use solo_testkit::clauses::Clauses;
    /// let code = "pub enum Event {\n    /// A card is drawn (XX-1.1).\n    Drawn,\n    /// The game is over.\n    Over,\n}\n";
    /// let clauses = Clauses::new("XX", "- **XX-1.1** Cards are drawn.\n").source("src/event.rs", code);
    /// assert_eq!(
    ///     clauses.uncited(&["Event", "Chance"]),
    ///     ["src/event.rs:5: Event::Over cites no clause", "no public enum Chance in src/"]
    /// );
    /// ```
    pub fn uncited(&self, enums: &[&str]) -> Vec<String> {
        let (clauses, _) = self.definitions(&mut Vec::new());
        let mut faults = Vec::new();
        for name in enums {
            let mut declared = false;
            for (path, text) in &self.sources {
                let Some(variants) = cited::variants(text, name) else {
                    continue;
                };
                declared = true;
                let arms = cited::arms(&self.prefix, text);
                for cited::Variant {
                    line,
                    name: variant,
                    docs,
                } in variants
                {
                    let cites: Vec<String> = ids::find(&self.prefix, &docs)
                        .into_iter()
                        .map(|(_, id)| id)
                        .collect();
                    let place = format!("{path}:{line}: {name}::{variant}");
                    if !cites.iter().any(|id| clauses.contains(id)) {
                        faults.push(format!("{place} cites no clause"));
                        continue;
                    }
                    let returned = arms.get(&variant).into_iter().flatten();
                    let missing = returned.filter(|id| !cites.contains(id));
                    faults.extend(missing.map(|id| {
                        let cites = cites.join(", ");
                        format!("{place} cites {cites}, and the code returns {id}")
                    }));
                }
            }
            if !declared {
                faults.push(format!("no public enum {name} in src/"));
            }
        }
        faults
    }

    /// Lists the variants of enums declared beside the options that have them, in `src/`, whose documentation does not
    /// say `The default.`, although an option has it as its default, or says so and is none.
    ///
    /// ```
    /// use solo_testkit::clauses::Clauses;
    /// let code = "pub enum Lid {\n    /// Closed.\n    Closed,\n    /// Open. The default.\n    Open,\n}\n\
    ///     pub struct Options {\n    pub lid: Lid = Lid::Closed, \"XX-1.1\";\n}\n";
    /// let clauses = Clauses::new("XX", "").source("src/options.rs", code);
    /// assert_eq!(
    ///     clauses.unmarked_defaults(),
    ///     [
    ///         "src/options.rs:3: Lid::Closed is the default and does not say so",
    ///         "src/options.rs:5: Lid::Open is not the default and says so",
    ///     ]
    /// );
    /// ```
    pub fn unmarked_defaults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (path, text) in &self.sources {
            for (name, default) in text.lines().filter_map(cited::default_of) {
                for variant in cited::variants(text, name).into_iter().flatten() {
                    let fault = match (
                        variant.name == default,
                        variant.docs.contains("The default."),
                    ) {
                        (true, false) => "is the default and does not say so",
                        (false, true) => "is not the default and says so",
                        _ => continue,
                    };
                    let (line, variant) = (variant.line, variant.name);
                    faults.push(format!("{path}:{line}: {name}::{variant} {fault}"));
                }
            }
        }
        faults
    }

    /// Returns the clauses in order, and every id that is defined.
    fn definitions(&self, faults: &mut Vec<String>) -> (Vec<String>, BTreeSet<String>) {
        let mut clauses: Vec<String> = Vec::new();
        let mut known = BTreeSet::new();
        let mut last: BTreeMap<String, u32> = BTreeMap::new();
        for (number, line) in (1_u32..).zip(self.rulebook.lines()) {
            if line.starts_with('#') {
                known.extend(ids::find(&self.prefix, line).into_iter().map(|(_, id)| id));
            }
            if let Some(row) = line.strip_prefix("| ") {
                let first = row.split(" |").next().unwrap_or("");
                known.extend(
                    ids::find(&self.prefix, first)
                        .into_iter()
                        .map(|(_, id)| id)
                        .take(1),
                );
            }
            for bold in line.split("**").skip(1).step_by(2) {
                let id = ids::find(&self.prefix, bold).into_iter().next();
                let Some((_, id)) = id.filter(|(_, id)| id == bold) else {
                    continue;
                };
                known.insert(id.clone());
                let Some((chapter, count)) = ids::parts(&id) else {
                    continue;
                };
                if clauses.contains(&id) {
                    faults.push(format!("RULES.md:{number}: {id} is defined twice"));
                }
                let before = last.insert(chapter, count).unwrap_or(0);
                if count != before && Some(count) != before.checked_add(1) {
                    faults.push(format!(
                        "RULES.md:{number}: {id} does not follow the clause before"
                    ));
                }
                clauses.push(id);
            }
        }
        if clauses.is_empty() {
            let prefix = &self.prefix;
            faults.push(format!(
                "RULES.md defines no clause, neither {prefix}-1 nor {prefix}-1.1"
            ));
        }
        (clauses, known)
    }

    /// Checks that all clauses have labels, or none, and that rulings state the other reading.
    fn labels(&self, faults: &mut Vec<String>) {
        let start = format!("**{}-", self.prefix);
        let clauses: Vec<(&str, &str)> = self
            .rulebook
            .split("\n#")
            .flat_map(|chapter| chapter.split(&start).skip(1))
            .filter_map(|clause| clause.split_once("**"))
            .filter(|(number, _)| ids::parts(&format!("{}-{number}", self.prefix)).is_some())
            .collect();
        let labels = || clauses.iter().map(|(_, text)| label(text));
        if labels().all(|label| label.is_none()) {
            return;
        }
        for (&(number, text), label) in clauses.iter().zip(labels()) {
            let id = format!("{}-{number}", self.prefix);
            let Some(label) = label else {
                faults.push(format!("RULES.md: {id} has no label"));
                continue;
            };
            let ruling = label.split([',', ' ']).any(|word| word == "R");
            if ruling && !text.to_lowercase().contains("alternative:") {
                faults.push(format!(
                    "RULES.md: {id} is a ruling and names no alternative"
                ));
            }
        }
    }

    /// Returns the prefixes of all test functions named after clauses, with their first locations.
    fn test_functions(&self, clauses: &[String]) -> BTreeMap<String, String> {
        let mut found = BTreeMap::new();
        let prefix = self.prefix.to_lowercase();
        let names: BTreeSet<String> = clauses.iter().map(|id| ids::function_prefix(id)).collect();
        let files = self.tests.iter().chain(&self.sources);
        for (path, text) in files.filter(|(path, _)| is_rust(path)) {
            let mut is_test = false;
            for (number, line) in (1_u32..).zip(text.lines().map(str::trim)) {
                let name = line.strip_prefix("fn ");
                let name = name.and_then(|name| ids::named_after(&prefix, name, &names));
                if let Some(name) = name.filter(|_| is_test) {
                    let location = || format!("{path}:{number}");
                    found.entry(name).or_insert_with(location);
                }
                is_test = line == "#[test]" || (is_test && line.starts_with("#["));
            }
        }
        found
    }
}

fn is_rust(path: &str) -> bool {
    Path::new(path)
        .extension()
        .is_some_and(|ending| ending == "rs")
}

/// Returns the label in brackets before the text of a clause: its provenance.
fn label(text: &str) -> Option<&str> {
    Some(text.trim_start().strip_prefix('[')?.split_once(']')?.0)
}

/// Returns all texts in a file or folder of the crate, sorted by path, each with its path.
fn texts_below(folder: &Path, name: &str) -> io::Result<Vec<(String, String)>> {
    let mut open = Vec::from([folder.join(name)]);
    let mut files: Vec<PathBuf> = Vec::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            for entry in fs::read_dir(&path)? {
                open.push(entry?.path());
            }
        } else if path.exists() {
            files.push(path);
        }
    }
    files.sort();
    let mut texts = Vec::new();
    for path in files {
        let name = path.strip_prefix(folder).unwrap_or(&path);
        // A binary file cannot cite a clause.
        if let Ok(text) = String::from_utf8(fs::read(&path)?) {
            texts.push((format!("{}", name.display()), text));
        }
    }
    Ok(texts)
}
