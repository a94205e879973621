//! Random evenings, and lines that no player would type.

use solo_table::botmegistus::{Companion, Form};

use super::{new, phase};

/// A generator of small numbers.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// Returns a number below `count`.
    fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % count
    }

    fn of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }

    /// Returns facts for a described card.
    fn facts(&mut self, form: &Form) -> String {
        let element = self.of(&["earth", "fire", "water", "air"]);
        let facts = if form.form.ends_with("<symbol>") {
            element.to_owned()
        } else if form.form.ends_with("<symbols>") {
            let more = self.of(&["", "+earth", "+fire", "+air+air"]);
            format!("{element}{more}")
        } else if form.form.ends_with("<vp>") {
            format!(
                "{element} {element}:{} {}",
                1 + self.below(5),
                self.below(20)
            )
        } else {
            let colour = self.of(&["black", "white", "red"]);
            let die = self.of(&["max", "tin", "lead+iron", "copper+mercury"]);
            let actions = self.of(&[
                "artifact",
                "experiment",
                "gold:1",
                "track:fire;track:lowest",
                "artifact;artifact",
            ]);
            let reward = if form.start.starts_with("flip p-") || form.start.contains(" p-") {
                " else vp:5"
            } else {
                ""
            };
            format!("{colour} {die} {} {actions}{reward}", 1 + self.below(3))
        };
        format!("{}{facts}", form.start)
    }

    /// Returns a line that can be typed now, chosen so that the game comes to its end.
    pub(crate) fn line(&mut self, companion: &Companion) -> String {
        let offer = companion.offer();
        let mut choices: Vec<String> = offer
            .choices
            .iter()
            .map(|choice| choice.notation.clone())
            .collect();
        // Otherwise levels would soon be at the top, and turns would never end.
        if self.below(3) > 0 && choices.iter().any(|line| !line.starts_with("level")) {
            choices.retain(|line| !line.starts_with("level") && !line.starts_with("climb"));
        }
        match offer.describe {
            Some(form) if choices.is_empty() || self.below(2) > 0 => self.facts(&form),
            _ => choices.swap_remove(self.below(choices.len())),
        }
    }
}

/// Plays at random until a phase comes; retries with other dice if it does not.
pub(crate) fn played_until(options: &[(&str, &str)], wanted: &str) -> Companion {
    played_on(&new(options), |companion| phase(companion) == wanted)
}

/// Plays on at random until a condition holds; retries with other dice if it never does.
pub(crate) fn played_on(from: &Companion, holds: impl Fn(&Companion) -> bool) -> Companion {
    for seed in 0..20 {
        let (mut companion, mut dice) = (from.clone(), Dice::new(seed));
        while !holds(&companion) && phase(&companion) != "over" {
            let line = dice.line(&companion);
            companion
                .enter(&line)
                .unwrap_or_else(|error| panic!("{line}: {error}"));
        }
        if holds(&companion) {
            return companion;
        }
    }
    panic!("it does not come");
}

#[test]
fn after_every_line_of_a_random_game_a_save_loads() {
    for (seed, options) in [
        (1, &Companion::RECOMMENDED[..]),
        (2, &[("advanced_planning", "true"), ("reports", "lean")]),
    ] {
        let (mut companion, mut dice) = (new(options), Dice::new(seed));
        while phase(&companion) != "over" {
            let before = companion.save();
            let line = dice.line(&companion);
            companion.enter(&line).unwrap();
            let save = companion.save();
            let loaded = Companion::load(&save).unwrap();
            assert_eq!(
                (loaded.view(), loaded.known(), loaded.save()),
                (companion.view(), companion.known(), save.clone())
            );
            companion.enter("undo").unwrap();
            assert_eq!(companion.save(), before, "{line}");
            companion.enter("redo").unwrap();
            assert_eq!(companion.save(), save, "{line}");
        }
    }
}

#[test]
fn full_reports_come_to_an_end_too() {
    let mut companion = played_until(&[], "report_hundreds");
    companion.enter("score 100").unwrap();
    assert!(companion.outcome().is_some());
    assert!(companion.enter("end").is_err());
}

/// The words of all lines, and some that occur in none.
const WORDS: &[&str] = &[
    "amend",
    "undo",
    "redo",
    "rolls",
    "tokens",
    "row",
    "levels",
    "score",
    "flip",
    "lay",
    "deal",
    "reveal",
    "masterpiece",
    "start",
    "draft",
    "end",
    "pass",
    "level",
    "token",
    "gold",
    "die",
    "used",
    "cards",
    "deck",
    "discard",
    "slot",
    "bot",
    "human",
    "=",
    ";",
    "=",
    ";",
    "none",
    "else",
    "black",
    "white",
    "red",
    "lead",
    "tin",
    "wild",
    "earth",
    "fire",
    "air",
    "1",
    "2",
    "3",
    "0",
    "99",
    "a1-01",
    "e1-02",
    "b1",
    "p-fire",
    "max",
    "artifact",
    "gold:1",
    "earth:2",
    "air+fire",
    "glory",
    "aether",
    "",
    "\n",
    "\"",
    "é",
    ",",
    "U",
    "incomplete",
];

#[test]
fn no_line_panics_and_what_is_refused_changes_nothing() {
    let mut dice = Dice::new(7);
    let mut accepted = 0;
    let (mut companion, mut save) = (new(&Companion::RECOMMENDED), String::new());
    for round in 0..3_000 {
        let sane = round % 4 == 0 && phase(&companion) != "over";
        let line = if sane {
            dice.line(&companion)
        } else {
            let words: Vec<&str> = (0..=dice.below(6)).map(|_| dice.of(WORDS)).collect();
            words.join(" ")
        };
        if companion.enter(&line).is_ok() {
            accepted += 1;
            save = companion.save();
        } else if round % 8 == 1 {
            assert!(save.is_empty() || companion.save() == save, "{line:?}");
        }
    }
    assert!(accepted > 100, "{accepted}");
}
