//! The guide shows the real output of the referee, and the client as it is.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

use solo_play::Referee;
use solo_table::Games;

const CHAPTER: &str = include_str!("../src/referee.md");

/// Returns the fenced blocks of a chapter in this language.
fn blocks<'a>(chapter: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    let blocks = chapter.split(fence.as_str()).skip(1);
    blocks
        .map(|rest| rest.split("\n```").next().unwrap())
        .collect()
}

/// Returns whether `text` matches `pattern`, in which each `…` stands for any text.
fn fits(pattern: &str, text: &str) -> bool {
    match pattern.split_once('…') {
        None => pattern == text,
        Some((before, after)) => text.strip_prefix(before).is_some_and(|rest| {
            let mut ends = (0..=rest.len()).filter_map(|at| rest.get(at..));
            ends.any(|end| fits(after, end))
        }),
    }
}

#[test]
fn patterns_fit_or_do_not() {
    assert!(fits("a…c", "abc") && fits("ab…", "abcd") && fits("abc", "abc"));
    assert!(!fits("a…c", "abcd") && !fits("abc", "abcd") && !fits("b…", "abc"));
}

/// Each block is one conversation: commands after `>`, each followed by its answer.
#[test]
fn the_referee_says_what_the_chapter_shows() {
    let mut lines = 0;
    for block in blocks(CHAPTER, "text") {
        let mut referee = Referee::new(&Games::embedded(), "tomb4k").unwrap();
        let mut answer = String::new();
        for line in block.lines() {
            if let Some(command) = line.strip_prefix("> ") {
                answer = referee.answer(command);
            } else {
                assert!(
                    fits(line, &answer),
                    "the chapter says\n{line}\nthe referee\n{answer}"
                );
                lines += 1;
            }
        }
    }
    assert!(lines > 10, "only {lines} answers are shown");
}

/// The passages come in the order of the evening that the tests of the companion play.
/// `…` stands for anything between them.
#[test]
fn the_evening_of_the_chapter_was_played() {
    let chapter = include_str!("../src/companion.md");
    let mut evening = include_str!("../../crates/solo-table/tests/botmegistus/evening.snap");
    let passages = blocks(chapter, "text");
    assert!(passages.len() > 5, "only {} passages", passages.len());
    for passage in passages.iter().flat_map(|block| block.split('…')) {
        let passage = passage.trim_matches('\n');
        let found = evening.split_once(passage);
        let (_, rest) =
            found.unwrap_or_else(|| panic!("the evening does not go on with\n{passage}"));
        evening = rest;
    }
    let lines = include_str!("../../crates/solo-table/tests/botmegistus/evening.txt").lines();
    assert!(chapter.contains(&format!("was {} lines long", lines.count())));
}

#[test]
fn the_client_is_shown_as_it_is() {
    let client = include_str!("../client.py");
    assert_eq!(blocks(CHAPTER, "python"), [client.trim_end()]);
}
