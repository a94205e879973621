//! Origins of numbers, and the lines that name them.

use super::snapshot::Snapshot;

/// The place of a text with numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum At {
    /// The line that says where the game stands.
    Now,
    /// A sentence of the question that is due.
    Ask,
    /// The note of the zone with this id.
    Note(&'static str),
    /// A value of an item whose id has this form, with its name: `price: 4`.
    Badge(&'static str),
    /// A note of an item whose id has this form.
    Noted(&'static str),
    /// The mark of an item whose id has this form.
    Mark(&'static str),
    /// The number of copies in an item whose id has this form.
    Count(&'static str),
    /// The sentence of a refusal.
    Refusal,
}

/// The origin of a number.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    /// These fields of the view, added up: numbers, and lists and objects of that many entries.
    View(&'static [&'static str]),
    /// A formula over the view, the options and the catalogue.
    Formula(fn(&Snapshot<'_>) -> i64),
    /// A number that a card prints: the table, the column, and its place among the numbers of the cell, from 0.
    Cell(&'static str, &'static str, usize),
    /// A constant of the catalogue.
    Constant(&'static str),
    /// An option of the game.
    Picked(&'static str),
    /// A number of the rulebook, in this clause.
    Rule(i64, &'static str),
}

/// A kind of counter: its place, its form, and the source of each of its numbers.
///
/// In a form `#` stands for a number, and `*` for words without one.
pub(super) type Line = (At, &'static str, &'static [Source]);

/// The counters of a game: those in words, and those on pieces.
pub(super) struct Counters {
    /// Number of random games in which each of them is met.
    pub(super) games: u64,
    /// Every how many steps a position is looked at.
    pub(super) looks: u32,
    /// Every how many looks at a position the items are asked about, too.
    pub(super) asks: u32,
    /// Numbers of an owner's catalogue that are higher or lower than those of the house: table, row or `*`, column.
    pub(super) owner: &'static [(&'static str, &'static str, &'static str, i64)],
    pub(super) lines: [&'static [Line]; 2],
}

impl Source {
    /// Returns the number that the source has; `None` if the cell has none.
    pub(super) fn number(self, seen: &Snapshot<'_>) -> Option<i64> {
        Some(match self {
            Self::View(fields) => fields.iter().map(|field| seen.number(field)).sum(),
            Self::Formula(formula) => formula(seen),
            Self::Cell(table, column, place) => {
                let cell = seen.row(table, seen.card()).numbers(column);
                cell.get(place).copied()?
            }
            Self::Constant(name) => seen.constant(name),
            Self::Picked(name) => seen.option(name).parse().unwrap(),
            Self::Rule(number, _) => number,
        })
    }
}

/// Numbers and words that a text has in the places of a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Found<'t> {
    pub(super) numbers: Vec<i64>,
    pub(super) words: Vec<&'t str>,
}

/// Returns what a text of this form has in its places; `None` for a text of another form.
pub(super) fn found<'t>(form: &str, text: &'t str) -> Option<Found<'t>> {
    let mut found = Found::default();
    fits(form, text, &mut found).then_some(found)
}

fn fits<'t>(form: &str, text: &'t str, found: &mut Found<'t>) -> bool {
    let mut letters = form.chars();
    match letters.next() {
        None => text.is_empty(),
        Some('#') => {
            let signed = text.starts_with(['-', '+']);
            let digits = text
                .char_indices()
                .skip(usize::from(signed))
                .find(|(_, letter)| !letter.is_ascii_digit());
            let (number, rest) = text.split_at(digits.map_or(text.len(), |(at, _)| at));
            let Ok(number) = number.parse() else {
                return false;
            };
            found.numbers.push(number);
            let rest = fits(letters.as_str(), rest, found);
            if !rest {
                found.numbers.pop();
            }
            rest
        }
        Some('*') => {
            let digit = text.find(|letter: char| letter.is_ascii_digit());
            let (words, _) = text.split_at(digit.unwrap_or(text.len()));
            let ends = words.char_indices().map(|(at, _)| at);
            ends.chain([words.len()]).any(|end| {
                let (word, rest) = text.split_at(end);
                found.words.push(word);
                let rest = fits(letters.as_str(), rest, found);
                if !rest {
                    found.words.pop();
                }
                rest
            })
        }
        Some(letter) => text
            .strip_prefix(letter)
            .is_some_and(|rest| fits(letters.as_str(), rest, found)),
    }
}

/// Returns whether an id has a form, in which `*` stands for one of its parts.
pub(super) fn is_at(form: &str, id: &str) -> bool {
    let (mut parts, mut others) = (form.split('/'), id.split('/'));
    loop {
        match (parts.next(), others.next()) {
            (None, None) => return true,
            (Some("*"), Some(_)) => {}
            (part, other) if part == other => {}
            _ => return false,
        }
    }
}

/// Lists the numbers in a text.
pub(super) fn numbers(text: &str) -> Vec<i64> {
    let digits = text.split(|letter: char| !letter.is_ascii_digit());
    digits.filter_map(|digits| digits.parse().ok()).collect()
}

#[test]
fn a_form_has_numbers_and_words() {
    let all = found("* lacks # Part*", "Aether Lamp lacks 2 Parts").unwrap();
    assert_eq!(
        (all.numbers, all.words),
        (vec![2], vec!["Aether Lamp", "s"])
    );
    let rates = found("VP: #-#", "VP: 1-3").unwrap();
    assert_eq!(rates.numbers, [1, 3]);
    assert_eq!(found("now: #", "now: -5").unwrap().numbers, [-5]);
    assert_eq!(found("VP: #-#", "VP: 1-3-5"), None);
    assert_eq!(found("* die", "2 die"), None);
    assert!(is_at("tracks/*/*", "tracks/earth/4") && !is_at("tracks/*", "tracks/earth/4"));
}
