//! The companion of Botmegistus (TB-19).
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests may panic"
)]

mod amend;
mod catalogue;
mod describe;
mod evening;
mod random;
mod saves;
mod shorthands;

use solo_core::JsonTree;
use solo_table::botmegistus::Companion;
use solo_table::{TableError, Tables};

/// Bonus tokens in the order drawn.
const TOKENS: &str = "tokens aether glory aether insight insight glory aether insight";
/// The dice of round 1.
const ROLLS: &str = "rolls black lead tin tin wild iron; white lead lead iron copper copper; red tin wild wild lead";

fn new(options: &[(&str, &str)]) -> Companion {
    Companion::new(options, &Tables::new()).unwrap()
}

/// Enters lines that are accepted.
fn entered(mut companion: Companion, lines: &[&str]) -> Companion {
    for line in lines {
        companion
            .enter(line)
            .unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    companion
}

/// Enters a line that is refused, and checks that nothing changes.
fn refused(companion: &mut Companion, line: &str) -> TableError {
    let before = (companion.save(), companion.sentences());
    let error = companion.enter(line).unwrap_err();
    assert_eq!(before, (companion.save(), companion.sentences()), "{line}");
    assert!(!error.message.is_empty());
    error
}

/// Returns an evening with the recommended options, at the first turn of the human.
fn started() -> Companion {
    let setup = [
        TOKENS,
        ROLLS,
        "deal = fire",
        "setup-roll wild",
        "setup-roll wild",
    ];
    entered(new(&Companion::RECOMMENDED), &setup)
}

/// Returns the same position with full reports.
fn started_in_full() -> Companion {
    let mut lines = vec![TOKENS.to_owned()];
    for (place, first) in [("black", 1), ("white", 5), ("red", 9)] {
        lines.extend((1..=2).map(|slot| format!("lay {place} {slot} a1-{:02}", first + slot - 1)));
    }
    for (place, first) in [
        ("lead", 1),
        ("tin", 3),
        ("iron", 5),
        ("copper", 7),
        ("mercury", 9),
    ] {
        lines.extend((1..=2).map(|slot| format!("lay {place} {slot} e1-{:02}", first + slot - 1)));
    }
    let rest = "deal as-05, deal as-02, keep as-05, deal es-01, deal es-02, keep es-01, deal em-01, deal em-02, \
                keep em-01, setup-roll wild, setup-roll wild";
    lines.push(ROLLS.to_owned());
    lines.extend(rest.split(", ").map(str::to_owned));
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    entered(new(&[]), &lines)
}

/// Returns an evening in which the bot holds a die on lead and looks at its section.
fn started_before_experiment() -> Companion {
    entered(
        started(),
        &[
            "draft white copper",
            "end",
            "flip = white lead 2 experiment",
        ],
    )
}

/// Returns the row of a card in the catalogue.
fn row(companion: &Companion, id: &str) -> String {
    let tables = companion.catalogue();
    let mut rows = tables.iter().flat_map(|(_, text)| text.lines());
    let found = rows.find(|row| row.split(',').next() == Some(id));
    found.unwrap_or_default().to_owned()
}

/// Returns the phase of the position.
fn phase(companion: &Companion) -> &'static str {
    companion.state().phase().word()
}

/// Returns a field of the view, by its path, as text.
fn field(companion: &Companion, path: &[&str]) -> String {
    let shown = |tree: JsonTree| solo_core::shown(&tree.into()).to_string();
    let mut tree = companion.view().tree();
    for name in path {
        let JsonTree::Object(fields) = tree else {
            panic!("{path:?} leads nowhere");
        };
        let mut fields = fields.into_iter();
        tree = fields.find(|(field, _)| field == name).unwrap().1;
    }
    match tree {
        JsonTree::Object(fields) => {
            let fields = fields.into_iter();
            let fields = fields.map(|(name, tree)| format!("{name:?}: {}", shown(tree)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
        }
        other => shown(other),
    }
}
