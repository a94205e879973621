//! Facts of a game, counted on the game itself.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::mem::{needs_drop, size_of};

use solo_core::{
    Csv, GameData, Input, Next, Origins, Provenance, Source, Values, draw, pick, stream,
};
use solo_examples::games::{self, Program};
use solo_examples::simulate::statistics::{points, won};
use solo_learn::Env;
use solo_players::Study;
use solo_table::GameInfo;
use solo_testkit::laws;

use super::charts::totals;
use super::clauses;
use super::kept::read;

/// Random games behind the counts of lists and steps.
const GAMES: u64 = 200;

/// Counts on random games and on the types of a game.
#[derive(Debug)]
struct Counts {
    state: usize,
    heap: bool,
    bounds: [usize; 3],
    /// Lengths of all legal lists, and of the longest one.
    listed: (usize, usize, usize),
    /// Steps of all games, and of the longest one.
    steps: (usize, usize),
    /// Values of the catalogue by table and provenance, and their rows.
    values: Vec<(String, usize, BTreeMap<String, usize>)>,
}

struct Count;

impl Program for Count {
    type Output = Counts;

    fn run<G: GameData + Study>(self) -> Counts {
        let game: G = laws::embedded();
        let (mut lists, mut entries, mut longest) = (0, 0, 0);
        let (mut steps, mut most) = (0, 0);
        for seed in 0..GAMES {
            let mut rng = stream(seed, Source::new::<0>());
            let (mut state, mut count) = (game.start(), 0);
            loop {
                match game.next(&state) {
                    Next::Over(_) => break,
                    Next::Decision => {
                        let listed = game.decisions(&state).len();
                        (lists, entries, longest) =
                            (lists + 1, entries + listed, longest.max(listed));
                        let decision = pick(&game, &state, &mut rng).unwrap();
                        state = game.apply(&state, Input::Decision(decision)).unwrap();
                    }
                    Next::Chance(_) => {
                        let chance = draw(&game, &state, &mut rng).unwrap();
                        state = game.apply(&state, Input::Chance(chance)).unwrap();
                    }
                }
                count += 1;
            }
            (steps, most) = (steps + count, most.max(count));
        }
        Counts {
            state: size_of::<G::State>(),
            heap: needs_drop::<G::State>(),
            bounds: [
                G::MAX_DECISIONS,
                G::MAX_CHANCES,
                usize::try_from(G::MAX_STEPS).unwrap(),
            ],
            listed: (lists, entries, longest),
            steps: (steps, most),
            values: game
                .tables()
                .iter()
                .map(|(name, text)| values(name, text))
                .collect(),
        }
    }
}

/// Counts the values of a table by their provenance.
fn values(name: &str, text: &str) -> (String, usize, BTreeMap<String, usize>) {
    let csv = Csv::new(text);
    let header = csv.header();
    let mut counts = BTreeMap::new();
    let column = header.iter().position(|column| column == "prov");
    for (_, row) in csv.rows() {
        let origins = Origins::new(column.and_then(|at| row.get(at)).map_or("", String::as_str));
        // The first column is the name of the row.
        for name in header.iter().skip(1).filter(|name| *name != "prov") {
            let kinds: Vec<String> = origins.of(name).map(|kind| kind.to_string()).collect();
            *counts.entry(kinds.join(" and ")).or_insert(0) += 1;
        }
    }
    (name.to_owned(), csv.rows().len(), counts)
}

/// Writes a number with one place behind the point, of a sum and a count.
fn mean(sum: usize, count: usize) -> String {
    let tenths = (sum * 10 + count / 2) / count.max(1);
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Writes the table of facts.
pub(crate) fn facts(game: &GameInfo) -> String {
    let counts = games::run(game.name, Count).unwrap();
    let env = Env::new(game.name, &[], &solo_table::Tables::new(), Some(1)).unwrap();
    let instructions = read("benches/instructions.txt");
    let speed = instructions
        .lines()
        .find_map(|line| line.strip_prefix(&format!("{} ", game.name)));
    let mut columns = speed.unwrap().split(' ');
    let (in_place, pure) = (columns.next().unwrap(), columns.next().unwrap());
    let rival = if game.facts.rival.is_empty() {
        "none"
    } else {
        game.facts.rival
    };
    let [decisions, chances, steps] = counts.bounds;
    let (lists, entries, longest) = counts.listed;
    let games = usize::try_from(GAMES).unwrap();
    let rows = [
        ("designers", game.facts.designers.to_owned()),
        ("players, opponent", format!("1, {rival}")),
        ("time", game.facts.time.to_owned()),
        (
            "rules",
            format!(
                "version {}; {}",
                game.rules_version,
                clauses::letters(game.name)
            ),
        ),
        (
            "choices at a time",
            format!(
                "{} on average, {longest} at most in {GAMES} random games; never more than {decisions}",
                mean(entries, lists)
            ),
        ),
        (
            "outcomes of chance at a time",
            format!("never more than {chances}"),
        ),
        (
            "steps of a game",
            format!(
                "{} on average, {} at most in {GAMES} random games; never more than {steps}",
                mean(counts.steps.0, games),
                counts.steps.1
            ),
        ),
        (
            "position",
            if counts.heap {
                format!(
                    "{} bytes, without pointers but to what has no room",
                    counts.state
                )
            } else {
                format!("{} bytes, without pointers", counts.state)
            },
        ),
        (
            "numbers for learning",
            format!(
                "{} actions, {} outcomes, an observation of {} places",
                env.actions(),
                env.outcomes(),
                env.width()
            ),
        ),
        (
            "speed",
            format!(
                "{in_place} instructions for a step in place, {pure} for a pure one ([measured](../performance.md#instructions-of-a-step))"
            ),
        ),
    ];
    let mut text = String::from("| | |\n| --- | --- |\n");
    for (name, value) in rows {
        writeln!(text, "| {name} | {value} |").unwrap();
    }
    text
}

/// Writes the table of options.
pub(crate) fn options(game: &GameInfo) -> String {
    if game.options.is_empty() {
        return "This game has no options.".to_owned();
    }
    let defaults = game.defaults();
    let mut text = String::from(
        "| option | values | default | which is | clause | |\n| --- | --- | --- | --- | --- | --- |\n",
    );
    for option in game.options {
        let values = match option.values {
            Values::Range(least, most) => format!("{least} to {most}"),
            listed => {
                let values = (0..listed.count()).filter_map(|at| listed.nth(at));
                let values: Vec<String> = values.map(|value| format!("`{value}`")).collect();
                let ids = if matches!(listed, Values::WordsOrIds(_)) {
                    ", or an id of the catalogue"
                } else {
                    ""
                };
                values.join(", ") + ids
            }
        };
        let default = defaults
            .get(option.name)
            .map(|value| serde_json::to_string(value).unwrap());
        let default = default.unwrap_or_default().replace('"', "");
        writeln!(
            text,
            "| `{}` | {values} | `{default}` | {} | {} | {} |",
            option.name,
            option.kind(),
            option.rule,
            option.about
        )
        .unwrap();
    }
    text
}

/// Writes the strength of the players, from the kept totals.
pub(crate) fn strength(game: &GameInfo) -> String {
    let totals = totals(game.name);
    let mut text = format!(
        "{} games of each player with the defaults, seed {}; intervals of 99 %.\n\n| player | won | points | decisions |\n| --- | --- | --- | --- |\n",
        totals.games, totals.seed
    );
    for row in &totals.rows {
        let (won, points) = (won(&row.tally), points(&row.tally));
        let (mean_won, low, high) = (100.0 * won.mean, 100.0 * won.low, 100.0 * won.high);
        let wins = if games::has_wins(game.name) {
            format!("{mean_won:.1} % ({low:.1} to {high:.1})")
        } else {
            "-".to_owned()
        };
        writeln!(
            text,
            "| {} | {wins} | {:.1} ({:.1} to {:.1}) | {} |",
            row.player,
            points.mean,
            points.low,
            points.high,
            mean(
                usize::try_from(row.tally.decisions).unwrap(),
                usize::try_from(row.tally.games).unwrap()
            )
        )
        .unwrap();
    }
    text
}

/// Writes where the values on the cards come from.
pub(crate) fn provenance(game: &GameInfo) -> String {
    let counts = games::run(game.name, Count).unwrap();
    let mut text =
        String::from("| table | rows | values by where they come from |\n| --- | --- | --- |\n");
    for (name, rows, values) in &counts.values {
        let values: Vec<String> = values
            .iter()
            .map(|(kind, count)| {
                if kind.is_empty() {
                    format!("{count} without a label")
                } else {
                    format!("{count} {kind}")
                }
            })
            .collect();
        writeln!(text, "| `{name}` | {rows} | {} |", values.join(", ")).unwrap();
    }
    text
}

/// Writes in one cell which part of a catalogue is published.
pub(crate) fn published(game: &GameInfo) -> String {
    let counts = games::run(game.name, Count).unwrap();
    let (mut house, mut all) = (0, 0);
    let letter = Provenance::House.to_string();
    for (kind, count) in counts.values.iter().flat_map(|(_, _, values)| values) {
        all += count;
        house += if kind.contains(&letter) { *count } else { 0 };
    }
    match house {
        0 => "all published".to_owned(),
        _ => format!(
            "{} % of the values are house",
            (house * 100 + all / 2) / all
        ),
    }
}
