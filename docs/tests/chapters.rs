//! Checks of the guide: every page and link exists, and the code shown is the code that is compiled
//! and tested.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

use std::fs;
use std::path::{Path, PathBuf};

use crate::files::{pages, read, root};

/// Iterates over the lines of a page outside fenced blocks.
fn prose(page: &str) -> impl Iterator<Item = &str> {
    let mut fenced = false;
    page.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fenced && !fence
    })
}

/// Returns the targets of the links of a page.
fn links(page: &str) -> Vec<&str> {
    let starts = prose(page).flat_map(|line| line.split("](").skip(1));
    starts.filter_map(|rest| rest.split(')').next()).collect()
}

/// Returns a page with the files that it includes.
fn with_includes(path: &Path) -> String {
    let mut text = String::new();
    for line in read(path).lines() {
        let file = line.strip_prefix("{{#include ");
        match file.and_then(|rest| rest.strip_suffix("}}")) {
            Some(file) => text.push_str(&read(path.parent().unwrap().join(file))),
            None => text.push_str(line),
        }
        text.push('\n');
    }
    text
}

/// Returns the anchors of a page: those that it names, and those that mdBook and code hosts derive from its
/// headings.
fn anchors(page: &str) -> Vec<String> {
    let headings = prose(page).filter_map(|line| line.strip_prefix('#'));
    let anchor = |heading: &str| {
        let text = heading
            .trim_start_matches('#')
            .trim()
            .to_lowercase()
            .replace(' ', "-");
        text.chars()
            .filter(|c| c.is_alphanumeric() || matches!(c, '-' | '_'))
            .collect()
    };
    let named = prose(page).flat_map(|line| line.split("<a id=\"").skip(1));
    let named = named.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()));
    headings.map(anchor).chain(named).collect()
}

#[test]
fn every_link_leads_somewhere() {
    let mut all = Vec::new();
    pages(&root(), &mut all);
    let mut checked = 0;
    for path in all {
        let page = with_includes(&path);
        for link in links(&page) {
            if link.contains("://") || link.starts_with("crate::") {
                continue;
            }
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            // The documentation of the crates is written beside the book.
            let documented = file.split_once("/doc/");
            let target = if let Some((_, library)) = documented {
                let library = library.split('/').next().unwrap();
                root().join("crates").join(library.replace('_', "-"))
            } else if file.is_empty() {
                path.clone()
            } else {
                path.parent().unwrap().join(file)
            };
            assert!(target.exists(), "{}: {link} leads nowhere", path.display());
            assert!(
                anchor.is_empty()
                    || anchors(&with_includes(&target))
                        .iter()
                        .any(|known| known == anchor),
                "{}: no heading for {link}",
                path.display()
            );
            checked += 1;
        }
    }
    assert!(checked > 1000, "only {checked} links were found");
}

/// Resolves a link from a page, by its parts alone.
fn resolved(page: &str, link: &str) -> Vec<String> {
    let mut parts: Vec<String> = page.split('/').map(str::to_owned).collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            ".." => _ = parts.pop(),
            part => parts.push(part.to_owned()),
        }
    }
    parts
}

/// The book lies in `target/book`, as deep as its sources: a link that leaves it leads to the same
/// file from both. mdBook takes every page in Markdown for one of the book.
#[test]
fn links_that_leave_the_book_lead_out_of_it_from_both_places() {
    let folder = root().join("docs/src");
    let mut all = Vec::new();
    pages(&folder, &mut all);
    let mut checked = 0;
    for path in all {
        let page = path.strip_prefix(&folder).unwrap().to_str().unwrap();
        for link in links(&with_includes(&path)) {
            let file = link.split('#').next().unwrap();
            let from_source = resolved(&format!("docs/src/{page}"), file);
            let in_the_book = from_source.starts_with(&["docs".to_owned(), "src".to_owned()]);
            if in_the_book
                || link.contains("://")
                || link.starts_with("crate::")
                || link.contains("/doc/")
            {
                continue;
            }
            let from_book = resolved(&format!("target/book/{page}"), file);
            assert!(
                from_source == from_book && !file.ends_with(".md"),
                "{page}: {link}"
            );
            checked += 1;
        }
    }
    assert!(checked > 1000, "only {checked} links leave the book");
}

/// The documentation of the crates and the book lie side by side, and lead to each other.
#[test]
fn every_crate_leads_to_the_guide_and_back() {
    let introduction = read("docs/src/introduction.md");
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let page = read(path.join("src/lib.rs"));
        let quoted = page.split('`').skip(1).step_by(2);
        let chapters: Vec<&str> = quoted
            .filter_map(|word| word.trim_start_matches("docs/src/").strip_suffix(".md"))
            .collect();
        assert!(!chapters.is_empty(), "{name} does not lead to the guide");
        for chapter in chapters {
            let file = format!("docs/src/{chapter}.md");
            assert!(root().join(&file).exists(), "{name}: {file}");
        }
        let back = format!("../doc/{}/index.html", name.replace('-', "_"));
        assert!(introduction.contains(&back), "{back}");
        if path.join("README.md").exists() {
            let readme = read(path.join("README.md"));
            assert!(readme.contains("](../../docs/src/"), "{name}/README.md");
        }
    }
}

/// Files of a folder with this ending.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .collect()
}

/// Pictures say in words what they show, and are readable on light and dark pages.
#[test]
fn pictures_have_words_and_suit_every_page() {
    let mut all = Vec::new();
    pages(&root(), &mut all);
    let mut shown = 0;
    for path in &all {
        for line in prose(&read(path)) {
            for picture in line.split("![").skip(1) {
                let words = picture.split("](").next().unwrap();
                assert!(words.len() > 20, "{}: ![{words}]", path.display());
                shown += 1;
            }
        }
    }
    assert!(shown > 30, "only {shown} pictures are shown");
    for path in ["docs/src/pictures", "docs/src/curves"]
        .iter()
        .flat_map(|folder| files(folder, "svg"))
    {
        let svg = read(&path);
        let name = path.display();
        assert!(svg.contains("<title"), "{name} has no title");
        assert!(
            svg.contains("prefers-color-scheme:dark"),
            "{name} has no dark colours"
        );
        let file = path.file_name().unwrap().to_str().unwrap();
        let used = all
            .iter()
            .any(|page| read(page).contains(&format!("/{file})")));
        assert!(used, "{name} is shown nowhere");
    }
}

#[test]
fn the_summary_names_every_chapter() {
    let folder = root().join("docs/src");
    let summary = read(folder.join("SUMMARY.md"));
    let mut named = links(&summary);
    let mut there = Vec::new();
    pages(&folder, &mut there);
    let names = there
        .iter()
        .map(|path| path.strip_prefix(&folder).unwrap().to_str().unwrap());
    let mut there: Vec<&str> = names.filter(|name| *name != "SUMMARY.md").collect();
    named.sort_unstable();
    there.sort_unstable();
    assert_eq!(named, there);
}

/// Maximum number of columns of code: those of the book on a screen (`book.css`).
const COLUMNS: usize = 100;

/// Conversations have one line for each answer, tables one for each row: both wrap.
const WRAPPED: [&str; 2] = ["text", "csv"];

#[test]
fn code_fits_its_column() {
    let mut all = Vec::new();
    pages(&root(), &mut all);
    let (mut checked, mut long) = (0, Vec::new());
    for path in all {
        let mut language = None;
        for (number, line) in (1..).zip(read(&path).lines()) {
            match (line.trim_start().strip_prefix("```"), language.is_some()) {
                (Some(_), true) => language = None,
                (Some(name), false) => language = Some(name.to_owned()),
                (None, _) => {}
            }
            let code = language
                .as_deref()
                .is_some_and(|name| !WRAPPED.contains(&name));
            checked += usize::from(code);
            if code && line.chars().count() > COLUMNS {
                long.push(format!("{}:{number}: {line}", path.display()));
            }
        }
    }
    assert!(checked > 500, "only {checked} lines were found");
    assert!(long.is_empty(), "{}", long.join("\n"));
}

/// Chapters whose code is compiled as a file, not block by block.
const SHOWN: [&str; 3] = ["your-own-game.md", "service.md", "client.md"];

/// Code is only run if `guide.rs` makes a module of its chapter.
#[test]
fn every_chapter_is_a_test() {
    let guide = include_str!("../guide.rs");
    for chapter in links(&read("docs/src/SUMMARY.md")) {
        let name = chapter.strip_suffix(".md").unwrap();
        let page = read(root().join("docs/src").join(chapter));
        if chapter.starts_with("games/") {
            assert!(
                !page.contains("```rust"),
                "{name} has code that nothing runs"
            );
            continue;
        }
        let listed = guide.contains(&format!("= \"{name}\","));
        assert_ne!(listed, SHOWN.contains(&chapter), "{name}");
    }
}

/// Returns the lines of a file that are not empty.
fn lines(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.is_empty()).collect()
}

/// Asserts that a chapter shows a file as tested: its blocks of Rust, in order, are everything
/// after the head of the file.
fn assert_shown(chapter: &str, file: &str, head: &str) {
    let chapter = read(root().join("docs/src").join(chapter));
    let tested = read(root().join("docs").join(file));
    let blocks = chapter.split("```rust\n").skip(1);
    let shown: Vec<&str> = blocks
        .flat_map(|rest| lines(rest.split("\n```").next().unwrap()))
        .collect();
    let tested = lines(tested.split_once(head).unwrap().1);
    for (shown, tested) in shown.iter().zip(&tested) {
        assert_eq!(shown, tested, "the chapter (left) and {file} (right)");
    }
    assert_eq!(shown.len(), tested.len(), "the chapter and {file}");
}

#[test]
fn programs_of_the_guide_are_shown_as_they_are_tested() {
    assert_shown("your-own-game.md", "examples/shelves/src/lib.rs", "\n)]\n");
    for (chapter, file) in PROGRAMS {
        assert_shown(chapter, file, "\n\n");
    }
}

/// A reader makes the file of the rulebook from the chapter.
#[test]
fn the_rulebook_of_the_chapter_is_that_of_its_game() {
    let rulebook = read("docs/examples/shelves/RULES.md");
    let (_, clauses) = rulebook.split_once("\n\n").unwrap();
    assert!(read("docs/src/your-own-game.md").contains(clauses));
}

/// Chapters and their programs, which stay short: lines that are neither empty nor a comment.
const PROGRAMS: [(&str, &str); 2] = [
    ("service.md", "examples/service.rs"),
    ("client.md", "examples/client.rs"),
];
const LONGEST: usize = 135;

#[test]
fn programs_of_the_guide_stay_short() {
    for (_, file) in PROGRAMS {
        let program = read(root().join("docs").join(file));
        let code = lines(&program);
        let code = code
            .iter()
            .filter(|line| !line.trim_start().starts_with("//"));
        let count = code.count();
        assert!(count <= LONGEST, "{file} has {count} lines");
    }
}
