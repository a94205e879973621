//! The clauses of a rulebook: where each comes from, where its code and its tests are.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use super::kept::{keep, read, replace, root};

/// A clause of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clause {
    /// Its id.
    pub(crate) id: String,
    /// The heading under which it stands.
    chapter: String,
    /// The letters of its provenance.
    label: String,
    /// Its text, in one line.
    text: String,
}

impl Clause {
    /// Returns whether it is, or contains, a ruling.
    fn is_ruling(&self) -> bool {
        self.label.split([',', ' ']).any(|word| word == "R")
    }

    /// Returns the anchor of its row on the page of the rulebook: `vk-16-7`.
    fn anchor(&self) -> String {
        self.id.to_lowercase().replace('.', "-")
    }

    /// Returns the clause and the other readings of it.
    fn readings(&self) -> (&str, Vec<&str>) {
        let mut parts = self.text.split("Alternative:");
        let said = parts.next().unwrap_or_default().trim();
        (said, parts.map(str::trim).collect())
    }
}

/// Returns the clauses of a rulebook, in order.
fn read_clauses(rulebook: &str) -> Vec<Clause> {
    let mut clauses: Vec<Clause> = Vec::new();
    let (mut chapter, mut inside) = (String::new(), false);
    for line in rulebook.lines() {
        if let Some(heading) = line.strip_prefix('#') {
            chapter = heading.trim_start_matches('#').trim().to_owned();
            inside = false;
        } else if let Some((id, rest)) = line
            .strip_prefix("- **")
            .and_then(|rest| rest.split_once("** ["))
        {
            let (label, text) = rest.split_once(']').unwrap();
            clauses.push(Clause {
                id: id.to_owned(),
                chapter: chapter.clone(),
                label: label.to_owned(),
                text: text.trim().to_owned(),
            });
            inside = true;
        } else if inside && line.starts_with("  ") && !line.trim_start().starts_with('|') {
            let clause = clauses.last_mut().unwrap();
            clause.text.push(' ');
            clause.text.push_str(line.trim());
        } else {
            inside = false;
        }
    }
    clauses
}

/// Returns whether a text cites this id, and not a longer one.
fn cites(text: &str, id: &str) -> bool {
    text.match_indices(id).any(|(at, _)| {
        let mut rest = text[at + id.len()..].chars();
        let glued = match rest.next() {
            Some('.') => rest.next().is_some_and(|next| next.is_ascii_digit()),
            Some(next) => next.is_ascii_alphanumeric(),
            None => false,
        };
        !glued && !text[..at].ends_with(|before: char| before.is_ascii_alphanumeric())
    })
}

/// Returns the files in Rust of a folder: path from the root of the repository, and text.
fn sources(folder: &str) -> Vec<(String, String)> {
    let mut open = vec![root().join(folder)];
    let mut found = Vec::new();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let path = path.strip_prefix(root()).unwrap().to_str().unwrap();
                found.push((path.to_owned(), text));
            }
        }
    }
    found.sort();
    found
}

/// Lists the tests in a file.
fn tests(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut is_test = false;
    for line in text.lines().map(str::trim) {
        let name = line
            .strip_prefix("fn ")
            .and_then(|rest| rest.split('(').next());
        if is_test {
            found.extend(name);
        }
        is_test = line == "#[test]" || (is_test && line.starts_with("#["));
    }
    found
}

/// Returns whether a test is named after the clause with this id.
fn is_named_after(test: &str, id: &str) -> bool {
    let rest = test.strip_prefix(&id.to_lowercase().replace(['-', '.'], "_"));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
}

/// Returns the clauses of a game's rulebook.
pub(crate) fn of(game: &str) -> Vec<Clause> {
    read_clauses(&read(format!("crates/{game}/RULES.md")))
}

/// Writes a table for every chapter: where each clause comes from, is carried out and is tested.
fn table(game: &str) -> String {
    let code = sources(&format!("crates/{game}/src"));
    let mut tested = sources(&format!("crates/{game}/tests"));
    // One chapter of this game is carried out beside the tables.
    let beside = "crates/solo-table/src/botmegistus";
    let beside = if game == "trismegistus-bot" {
        sources(beside)
    } else {
        Vec::new()
    };
    if game == "trismegistus-bot" {
        tested.extend(sources("crates/solo-table/tests/botmegistus"));
    }
    let tests: Vec<(&str, &str)> = tested
        .iter()
        .flat_map(|(path, text)| tests(text).into_iter().map(|name| (path.as_str(), name)))
        .collect();
    let link = |path: &str, text: &str| {
        assert!(Path::new(&root().join(path)).exists());
        format!("[`{text}`](../../../{path})")
    };
    let (mut page, mut chapter) = (String::new(), String::new());
    for clause in of(game) {
        if chapter != clause.chapter {
            chapter.clone_from(&clause.chapter);
            write!(page, "\n### Code and tests: {chapter}\n\n| clause | from | code | tests |\n| --- | --- | --- | --- |\n").unwrap();
        }
        let files = code
            .iter()
            .chain(&beside)
            .filter(|(_, text)| cites(text, &clause.id));
        let files: Vec<String> = files
            .map(|(path, _)| {
                let short = path.split_once("/src/").unwrap().1;
                link(path, short)
            })
            .collect();
        let named = tests
            .iter()
            .filter(|(_, name)| is_named_after(name, &clause.id));
        let named: Vec<String> = named.map(|(path, name)| link(path, name)).collect();
        assert!(
            !files.is_empty() && !named.is_empty(),
            "{}: {files:?} {named:?}",
            clause.id
        );
        writeln!(
            page,
            "| <a id=\"{}\"></a>[{}](#{}) | {} | {} | {} |",
            clause.anchor(),
            clause.id,
            anchor(&chapter),
            clause.label,
            files.join(", "),
            named.join("<br>")
        )
        .unwrap();
    }
    page
}

/// Returns whether another reading can be chosen.
fn offered(reading: &str) -> bool {
    !reading.contains("not offered")
}

/// Writes another reading, in bold if it can be chosen.
fn reading(other: &str) -> String {
    let text = other.trim_end_matches('.').trim_end_matches("not offered");
    let text = text
        .trim_end_matches(['.', ',', ';', ' '])
        .replace('|', "\\|");
    if offered(other) {
        return format!("**{text}**");
    }
    text
}

#[test]
fn readings_that_are_offered_are_bold() {
    assert_eq!(reading("both; not offered."), "both");
    assert_eq!(reading("both; option `x`."), "**both; option `x`**");
}

/// Returns the anchor of a heading in the book.
fn anchor(heading: &str) -> String {
    let letters = heading.to_lowercase().replace(' ', "-");
    let kept = letters.chars();
    kept.filter(|letter| letter.is_alphanumeric() || matches!(letter, '-' | '_'))
        .collect()
}

/// Writes the rulings of a game with the other readings.
pub(crate) fn rulings(game: &str) -> String {
    let clauses = of(game);
    let rulings: Vec<&Clause> = clauses.iter().filter(|clause| clause.is_ruling()).collect();
    let count = rulings
        .iter()
        .flat_map(|clause| clause.readings().1)
        .filter(|other| offered(other))
        .count();
    let mut text = format!(
        "{} of the {} clauses are rulings or contain one. {count} other readings are options.\n\n| clause | played | the other reading |\n| --- | --- | --- |\n",
        rulings.len(),
        clauses.len()
    );
    let cell = |text: &str| text.replace('|', "\\|");
    for clause in rulings {
        let (said, others) = clause.readings();
        let others: Vec<String> = others.iter().map(|other| reading(other)).collect();
        writeln!(
            text,
            "| [{}]({game}-rules.md#{}) | {} | {} |",
            clause.id,
            clause.anchor(),
            cell(said),
            others.join("<br>")
        )
        .unwrap();
    }
    text
}

/// Counts the clauses of a game by the letters of their provenance.
pub(crate) fn letters(game: &str) -> String {
    let clauses = of(game);
    let count = |letter: &str| {
        let has = |clause: &&Clause| clause.label.split([',', ' ']).any(|word| word == letter);
        clauses.iter().filter(has).count()
    };
    format!(
        "{} clauses: {} from the text of the variant (S), {} from the published game (P), {} with a ruling (R), {} with a house value (H)",
        clauses.len(),
        count("S"),
        count("P") + count("P2"),
        count("R"),
        count("H")
    )
}

#[test]
fn every_clause_is_linked_to_its_code_and_its_tests() {
    for game in solo_table::games() {
        let path = format!("docs/src/games/{}-rules.md", game.name);
        let rulebook = read(format!("crates/{}/RULES.md", game.name));
        let page = read(&path);
        let (_, tables) = page.split_once(TABLES).unwrap();
        let page = format!("{}\n\n{TABLES}{tables}", rulebook.trim_end());
        keep(&path, &replace(&page, "clauses", &table(game.name)));
    }
}

/// The heading behind the rulebook: a page is the whole rulebook of the crate, and these tables.
const TABLES: &str = "## Code and tests of each clause\n";

#[test]
fn clauses_are_read_with_their_other_readings() {
    let rulebook = "# One\n## Chapter\n- **AB-1.1** [S] First.\n- **AB-1.2** [P, R] Second\n  line. Alternative: other; not offered.\n";
    let clauses = read_clauses(rulebook);
    assert_eq!(clauses.len(), 2);
    assert!(!clauses[0].is_ruling() && clauses[1].is_ruling());
    assert_eq!(clauses[1].chapter, "Chapter");
    assert_eq!(
        clauses[1].readings(),
        ("Second line.", vec!["other; not offered."])
    );
    assert!(
        cites("see AB-1.1.", "AB-1.1")
            && !cites("see AB-1.12", "AB-1.1")
            && !cites("XAB-1.1", "AB-1.1")
    );
    assert!(!cites("AB-1.1", "AB-1") && cites("AB-1: all", "AB-1"));
    assert_eq!(
        tests("#[test]\nfn ab_1_1_is_so() {}\nfn ab_1_1_no() {}\n"),
        ["ab_1_1_is_so"]
    );
    assert!(is_named_after("ab_1_1_is_so", "AB-1.1") && is_named_after("ab_1_1", "AB-1.1"));
    assert!(!is_named_after("ab_1_10_is_so", "AB-1.1"));
}
