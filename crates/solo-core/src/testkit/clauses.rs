//! No clause of a rulebook is without code and without test.
//!
//! A rulebook (`RULES.md`) defines an id wherever it stands in bold (`**TK-5.6**`), in a heading
//! (`### Chapter TK-5: monsters`), or first in the row of a table (`| TK-I01 | ... |`). An id in bold
//! that has a chapter and a number is a *clause*. Then
//!
//! * clauses are numbered without gaps, and none is defined twice;
//! * every clause is mentioned in `src/`: the id stands beside the code that follows it;
//! * every clause has a test in `tests/`, a function named after it (`tk_5_6_...` for `TK-5.6`);
//! * every id in `RULES.md`, `README.md`, `src/` and `tests/` is defined, so refusals and faults
//!   cannot cite a clause that does not exist.
//!
//! Only the id itself counts: a range does not speak for the clauses between its ends.
//!
//! A rulebook may say where its clauses come from, in brackets behind the id: `**TK-5.6** [S, R]`. Then
//! every clause has such a label, and one with `R`, a ruling, names the other reading behind
//! `Alternative:`.
//!
//! ```
//! use solo_core::testkit::clauses::Clauses;
//! let rules = "- **XX-1.1** The first.\n- **XX-1.2** The second.\n";
//! let clauses = Clauses::new("XX", rules)
//!     .source("src/lib.rs", "// XX-1.1 and XX-1.3: see there.")
//!     .test("tests/rules.rs", "#[test]\nfn xx_1_1_it_holds() {}\n");
//! assert_eq!(
//!     clauses.faults(),
//!     [
//!         "XX-1.2 is mentioned nowhere in src/",
//!         "XX-1.2 has no test: a function xx_1_2_... with #[test]",
//!         "src/lib.rs:1: XX-1.3 is no clause of the rulebook",
//!     ]
//! );
//! ```

use std::borrow::ToOwned;
use std::collections::{BTreeMap, BTreeSet};
use std::format;
use std::path::{Path, PathBuf};
use std::string::String;
use std::vec::Vec;
use std::{fs, io};

/// A rulebook with the code and the tests that follow it.
#[derive(Clone, Debug)]
pub struct Clauses {
    prefix: String,
    rulebook: String,
    /// Path and text; everything that may not cite an unknown id.
    sources: Vec<(String, String)>,
    tests: Vec<(String, String)>,
    prose: Vec<(String, String)>,
}

impl Clauses {
    /// A rulebook whose ids begin with `prefix` and a hyphen; no code and no tests yet.
    #[must_use]
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

    /// The rulebook of the crate in this folder, with everything in its `src/` and `tests/`.
    ///
    /// ```no_run
    /// use solo_core::testkit::clauses::Clauses;
    /// let clauses = Clauses::of_crate(env!("CARGO_MANIFEST_DIR"), "TK")?;
    /// assert_eq!(clauses.faults(), [""; 0]);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn of_crate(folder: impl AsRef<Path>, prefix: &str) -> io::Result<Self> {
        let folder = folder.as_ref();
        let mut clauses = Self::new(prefix, &fs::read_to_string(folder.join("RULES.md"))?);
        clauses.sources = texts_below(folder, "src")?;
        clauses.tests = texts_below(folder, "tests")?;
        clauses.prose = texts_below(folder, "README.md")?;
        Ok(clauses)
    }

    /// Everything that is wrong, in reading order of the rulebook, then of the files.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let (clauses, known) = self.definitions(&mut faults);
        let mentioned: BTreeSet<String> = self
            .sources
            .iter()
            .flat_map(|(_, text)| self.ids(text))
            .map(|(_, id)| id)
            .collect();
        let tested = self.test_functions();
        for clause in &clauses {
            if !mentioned.contains(clause) {
                faults.push(format!("{clause} is mentioned nowhere in src/"));
            }
            let name = function_prefix(clause);
            if !tested.contains_key(&name) {
                faults.push(format!(
                    "{clause} has no test: a function {name}_... with #[test]"
                ));
            }
        }
        for (name, place) in &tested {
            if !clauses
                .iter()
                .any(|clause| function_prefix(clause) == *name)
            {
                faults.push(format!("{place}: {name}_... is named after no clause"));
            }
        }
        self.labels(&mut faults);
        let rulebook = ("RULES.md".to_owned(), self.rulebook.clone());
        let files = self.sources.iter().chain(&self.tests).chain(&self.prose);
        for (path, text) in files.chain([&rulebook]) {
            for (line, id) in self.ids(text) {
                if !known.contains(&id) {
                    faults.push(format!("{path}:{line}: {id} is no clause of the rulebook"));
                }
            }
        }
        faults
    }

    /// The clauses in reading order, and every id that is defined.
    fn definitions(&self, faults: &mut Vec<String>) -> (Vec<String>, BTreeSet<String>) {
        let mut clauses: Vec<String> = Vec::new();
        let mut known = BTreeSet::new();
        let mut last: BTreeMap<String, u32> = BTreeMap::new();
        for (number, line) in (1_u32..).zip(self.rulebook.lines()) {
            if line.starts_with('#') {
                known.extend(self.ids(line).into_iter().map(|(_, id)| id));
            }
            if let Some(row) = line.strip_prefix("| ") {
                let first = row.split(" |").next().unwrap_or("");
                known.extend(self.ids(first).into_iter().map(|(_, id)| id).take(1));
            }
            for bold in line.split("**").skip(1).step_by(2) {
                let Some((_, id)) = self
                    .ids(bold)
                    .into_iter()
                    .next()
                    .filter(|(_, id)| id == bold)
                else {
                    continue;
                };
                known.insert(id.clone());
                let Some((chapter, place)) = parts(&id) else {
                    continue;
                };
                if clauses.contains(&id) {
                    faults.push(format!("RULES.md:{number}: {id} is defined twice"));
                }
                let before = last.insert(chapter, place).unwrap_or(0);
                if place != before && Some(place) != before.checked_add(1) {
                    faults.push(format!(
                        "RULES.md:{number}: {id} does not follow the clause before"
                    ));
                }
                clauses.push(id);
            }
        }
        if clauses.is_empty() {
            faults.push(format!("RULES.md defines no clause {}-1.1", self.prefix));
        }
        (clauses, known)
    }

    /// A rulebook that labels clauses labels all of them, and no ruling hides the other reading.
    fn labels(&self, faults: &mut Vec<String>) {
        let start = format!("**{}-", self.prefix);
        let clauses: Vec<(&str, &str)> = self
            .rulebook
            .split("\n#")
            .flat_map(|chapter| chapter.split(&start).skip(1))
            .filter_map(|clause| clause.split_once("**"))
            .filter(|(number, _)| number.contains('.') && looks_like_number(number))
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

    /// Every id in a text with its line.
    fn ids(&self, text: &str) -> Vec<(u32, String)> {
        let mut found = Vec::new();
        for (number, line) in (1_u32..).zip(text.lines()) {
            let mut rest = line;
            let mut glued = false;
            while let Some((before, after)) = rest.split_once(&self.prefix) {
                glued = before.ends_with(char::is_alphanumeric) || (glued && before.is_empty());
                let word =
                    after.split(|c: char| c != '-' && c != '.' && !c.is_ascii_alphanumeric());
                let word = word.into_iter().next().unwrap_or("");
                let number_text = word.strip_prefix('-').unwrap_or("");
                let number_text = number_text
                    .split('-')
                    .next()
                    .unwrap_or("")
                    .trim_end_matches('.');
                if !glued && looks_like_number(number_text) {
                    found.push((number, format!("{}-{number_text}", self.prefix)));
                }
                glued = true;
                rest = after;
            }
        }
        found
    }

    /// The prefixes of all test functions named after clauses, with the place of the first one.
    fn test_functions(&self) -> BTreeMap<String, String> {
        let mut found = BTreeMap::new();
        let start = format!("fn {}_", self.prefix.to_lowercase());
        for (path, text) in self.tests.iter().filter(|(path, _)| is_rust(path)) {
            let mut is_test = false;
            for (number, line) in (1_u32..).zip(text.lines().map(str::trim)) {
                if let Some(name) = line.strip_prefix(&start) {
                    let mut words = name.split(['_', '(']);
                    let words = [words.next().unwrap_or(""), words.next().unwrap_or("")];
                    let numbers = words.iter().all(|word| looks_like_number(word));
                    if is_test && numbers {
                        let name = format!("{}_{}", self.prefix.to_lowercase(), words.join("_"));
                        found
                            .entry(name)
                            .or_insert_with(|| format!("{path}:{number}"));
                    }
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

/// What stands in brackets before the text of a clause: where it comes from.
fn label(text: &str) -> Option<&str> {
    Some(text.trim_start().strip_prefix('[')?.split_once(']')?.0)
}

/// `5.6`, `5`, `5.6a`, `I01`: at most one capital before the first digit.
fn looks_like_number(text: &str) -> bool {
    let digits = text
        .strip_prefix(|c: char| c.is_ascii_uppercase())
        .unwrap_or(text);
    digits.starts_with(|c: char| c.is_ascii_digit())
}

/// The chapter and the number in it, for an id such as `TK-5.6` or `TK-5.6a`.
fn parts(id: &str) -> Option<(String, u32)> {
    let (chapter, place) = id.split_once('.')?;
    let digits = place.trim_end_matches(|c: char| c.is_ascii_lowercase());
    Some((chapter.to_owned(), digits.parse().ok()?))
}

/// `tk_5_6` for `TK-5.6`.
fn function_prefix(clause: &str) -> String {
    clause.to_lowercase().replace(['-', '.'], "_")
}

/// All texts in a file or folder of the crate, sorted by path, each with its path in the crate.
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
        // Whatever is not text cannot cite a clause.
        if let Ok(text) = String::from_utf8(fs::read(&path)?) {
            texts.push((format!("{}", name.display()), text));
        }
    }
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "## Chapter XX-1: one\n\n- **XX-1.1** [S] A.\n- **XX-1.2** [S] B, see XX-1.1.\n\n| XX-I1 | holds |\n";

    fn complete() -> Clauses {
        Clauses::new("XX", RULES)
            .source(
                "src/a.rs",
                "// XX-1.1: why. \"XX-1.2\"; chapter XX-1, XX-I1\n",
            )
            .test(
                "tests/a.rs",
                "#[test]\nfn xx_1_1_a() {}\n#[test]\n#[should_panic]\nfn xx_1_2() {}\n",
            )
    }

    #[test]
    fn a_complete_crate_has_no_faults() {
        assert_eq!(complete().faults(), [""; 0]);
    }

    #[test]
    fn a_ruling_names_the_other_reading() {
        let rules = RULES.replace("[S] A.", "[S, order R] A.");
        let of = |rules: &str| {
            Clauses {
                rulebook: rules.to_owned(),
                ..complete()
            }
            .faults()
        };
        let fault = "RULES.md: XX-1.1 is a ruling and names no alternative";
        assert_eq!(of(&rules), [fault]);
        assert_eq!(of(&rules.replace("A.", "A.\n  Alternative: B.")), [""; 0]);
        let other = rules.replace("XX-1.1.", "XX-1.1. Alternative: C.");
        assert_eq!(of(&other), [fault], "one of another clause is none");
        let last = RULES.replace("[S] B", "[R] B") + "# Alternative: D.\n";
        assert_eq!(of(&last), [fault.replace("1.1", "1.2")]);
    }

    #[test]
    fn all_clauses_have_labels_or_none_has() {
        let of = |rules: String| {
            Clauses {
                rulebook: rules,
                ..complete()
            }
            .faults()
        };
        assert_eq!(of(RULES.replace("[S] ", "")), [""; 0]);
        assert_eq!(
            of(RULES.replace("[S] B", "B")),
            ["RULES.md: XX-1.2 has no label"]
        );
    }

    #[test]
    fn a_range_hides_nothing() {
        let rules = "**XX-1.1** **XX-1.2** **XX-1.3**";
        let clauses = Clauses::new("XX", rules).source("src/a.rs", "XX-1.1 to XX-1.3");
        let faults = clauses.faults();
        assert!(faults.contains(&"XX-1.2 is mentioned nowhere in src/".to_owned()));
        assert!(!faults.contains(&"XX-1.3 is mentioned nowhere in src/".to_owned()));
    }

    #[test]
    fn unknown_ids_are_found_everywhere() {
        let clauses = complete()
            .source("src/b.rs", "\nlet rule = \"XX-9.9\"; // AXX-3.3, XX-mas")
            .test("tests/b.json", "[\"XX-1.22\"]")
            .test("tests/b.rs", "#[test]\nfn xx_7_1_strange() {}");
        assert_eq!(
            clauses.faults(),
            [
                "tests/b.rs:2: xx_7_1_... is named after no clause",
                "src/b.rs:2: XX-9.9 is no clause of the rulebook",
                "tests/b.json:1: XX-1.22 is no clause of the rulebook",
            ]
        );
    }

    #[test]
    fn a_function_without_the_attribute_is_no_test() {
        let clauses = Clauses::new("XX", "**XX-1.1**")
            .source("src/a.rs", "XX-1.1")
            .test("tests/a.rs", "fn xx_1_1_helper() {}")
            .test("tests/a.txt", "#[test]\nfn xx_1_1_text() {}");
        assert_eq!(
            clauses.faults(),
            ["XX-1.1 has no test: a function xx_1_1_... with #[test]"]
        );
    }

    #[test]
    fn gaps_and_doubles_are_found() {
        let clauses = Clauses::new(
            "XX",
            "**XX-1.1** **XX-1.3**\n**XX-1.3**\n**XX-2.1a** **XX-2.1b**",
        );
        let faults = clauses.faults();
        assert_eq!(
            faults[0],
            "RULES.md:1: XX-1.3 does not follow the clause before"
        );
        assert_eq!(faults[1], "RULES.md:2: XX-1.3 is defined twice");
        assert!(!faults[2].starts_with("RULES.md"));
    }
}
