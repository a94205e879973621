//! The law: every number that a scene or an answer shows fits one line of its game, and equals the source of that line.

use std::collections::{BTreeMap, BTreeSet};

use solo_core::{below, rand_pcg::Pcg32};
use solo_table::{Dealer, Due, GameInfo, Item, Scene, Table, Tables, games};

use super::snapshot::{Catalogue, Position, Snapshot};
use super::source::{At, Counters, Line, Source, found, is_at};
use crate::answers::numbers;

/// Faults of a game, each with an example.
#[derive(Default)]
struct Faults(BTreeMap<String, String>);

impl Faults {
    fn add(&mut self, fault: String, example: impl FnOnce() -> String) {
        self.0.entry(fault).or_insert_with(example);
    }
}

/// A walk over positions of a game, which checks what they show.
struct Walk {
    lines: Vec<&'static Line>,
    met: BTreeSet<usize>,
    faults: Faults,
}

impl Walk {
    /// Checks a text if it has numbers.
    fn check(
        &mut self,
        at: &Position<'_>,
        place: [&str; 2],
        text: &str,
        item: Option<&Item>,
        notation: &str,
    ) {
        if !has_number(text) {
            return;
        }
        let mut fitting = 0_u32;
        for (number, (kind, form, sources)) in self.lines.iter().enumerate() {
            if !is_there(*kind, place) {
                continue;
            }
            let Some(found) = found(form, text) else {
                continue;
            };
            fitting = fitting.saturating_add(1);
            self.met.insert(number);
            let words = &found.words;
            let seen = Snapshot {
                at,
                item,
                notation,
                words,
            };
            let is: Vec<_> = sources.iter().map(|source| source.number(&seen)).collect();
            let shown: Vec<_> = found.numbers.iter().copied().map(Some).collect();
            if is != shown {
                let fault = format!("wrong: {kind:?} {form}");
                let id = item.map_or("", |item| &item.id);
                self.faults.add(fault, || {
                    format!("{text}, but {is:?} ({id} {notation}) in {}", at.view)
                });
            }
        }
        if fitting != 1 {
            let text = format!("{} {}: {text}", place[0], place[1]);
            let form = text.replace(|letter: char| letter.is_ascii_digit(), "#");
            self.faults.add(format!("{fitting} lines: {form}"), || text);
        }
    }

    fn scene(&mut self, at: &Position<'_>, scene: &Scene) {
        self.check(at, ["now", ""], &scene.now, None, "");
        for sentence in sentences(&scene.ask) {
            self.check(at, ["ask", ""], sentence, None, "");
        }
        for zone in &scene.zones {
            self.check(at, ["note", &zone.id], &zone.note, None, "");
            for item in &zone.items {
                for badge in &item.badges {
                    let name = if badge.name.is_empty() {
                        &item.name
                    } else {
                        &badge.name
                    };
                    if has_number(name) || has_number(&badge.value) {
                        let text = format!("{name}: {}", badge.value);
                        self.check(at, ["badge", &item.id], &text, Some(item), "");
                    }
                }
                self.check(at, ["mark", &item.id], &item.mark, Some(item), "");
                if let Some(count) = item.count {
                    self.check(at, ["count", &item.id], &count.to_string(), Some(item), "");
                    let held = item.holds.iter().map(|held| held.count);
                    assert!(
                        item.holds.is_empty() || held.sum::<u32>() == count,
                        "{item:?}"
                    );
                }
                for note in &item.notes {
                    self.check(at, ["noted", &item.id], note, Some(item), "");
                }
            }
        }
    }

    /// Asks about every item, and for the same reason in every other way.
    fn answers(&mut self, at: &Position<'_>, scene: &Scene) {
        for id in scene.ids() {
            let answer = at.table.ask(id);
            // The number of a clause counts nothing.
            let note = answer.note.split(" (").next().unwrap_or_default();
            assert!(!has_number(note), "{answer:?}");
            for why in answer.refusals {
                let (message, item) = (&why.error.message, scene.item(id));
                if has_number(message) {
                    let typed = at.table.explain(&why.notation).refusals;
                    assert_eq!(typed.first().map(|other| &other.error), Some(&why.error));
                    let acted = at.table.clone().act(&why.notation).unwrap_err();
                    assert_eq!(acted.message, *message);
                }
                self.check(at, ["refusal", ""], message, item, &why.notation);
            }
        }
    }
}

fn has_number(text: &str) -> bool {
    text.bytes().any(|letter| letter.is_ascii_digit())
}

/// Returns whether this is the place of a line.
fn is_there(at: At, [kind, id]: [&str; 2]) -> bool {
    match at {
        At::Now => kind == "now",
        At::Ask => kind == "ask",
        At::Note(zone) => kind == "note" && id == zone,
        At::Badge(form) => kind == "badge" && is_at(form, id),
        At::Noted(form) => kind == "noted" && is_at(form, id),
        At::Mark(form) => kind == "mark" && is_at(form, id),
        At::Count(form) => kind == "count" && is_at(form, id),
        At::Refusal => kind == "refusal",
    }
}

/// Parts a text behind the ends of its sentences.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split_inclusive(". ");
    let parts = parts.flat_map(|part| part.split_inclusive("? "));
    parts.map(str::trim_end)
}

/// Plays random games and checks every number of some of their positions and of each last one.
///
/// Half of the games have random options, half have chance reported, half take each kind of decision alike, and half have
/// an owner's catalogue.
pub(super) fn holds(game: &str, counters: &Counters) {
    let info = games().iter().find(|info| info.name == game).unwrap();
    let mut walk = Walk {
        lines: counters.lines.into_iter().flatten().collect(),
        met: BTreeSet::new(),
        faults: Faults::default(),
    };
    let owner = owner(info, counters);
    let mut looked: BTreeMap<(String, Vec<String>), u32> = BTreeMap::new();
    for seed in 0..counters.games {
        let has = |bit: u32| seed.checked_shr(bit).unwrap() % 2 == 1;
        let dealer = if has(1) {
            Dealer::nobody()
        } else {
            Dealer::seeded(seed)
        };
        let tables = if has(3) { &owner } else { &Tables::new() };
        let mut table = numbers::table(info, seed, tables, dealer);
        let (catalogue, options) = (Catalogue::of(&table.catalogue()), table.options());
        let mut random = Pcg32::new(seed, 79);
        loop {
            let (due, list, view) = (table.due(), notations(&table), table.view());
            let phase = view.get("phase").unwrap().to_string();
            let often = looked.entry((phase, kinds(&list))).or_default();
            if list.is_empty() || *often < RARE || below(&mut random, counters.looks) == 0 {
                *often = often.saturating_add(1);
                let scene = table.scene();
                let at = Position {
                    table: &table,
                    catalogue: &catalogue,
                    options: &options,
                    view: &view,
                };
                walk.scene(&at, &scene);
                if due == Due::Decision && below(&mut random, counters.asks) == 0 {
                    walk.answers(&at, &scene);
                }
            }
            if due == Due::Nothing {
                break;
            }
            step(&mut table, list, has(2), &mut random);
        }
    }
    let strays = strays(info, counters);
    assert!(strays.is_empty(), "{strays:?}");
    let faults = &walk.faults.0;
    assert!(faults.is_empty(), "{game}: {faults:#?}");
    let lines = walk.lines.iter().enumerate();
    let idle: Vec<_> = lines
        .filter(|(number, _)| !walk.met.contains(number))
        .collect();
    assert!(idle.is_empty(), "{game}: never met: {idle:#?}");
}

/// Returns the catalogue of a game with the numbers that its counters change.
fn owner(info: &GameInfo, counters: &Counters) -> Tables {
    let house = numbers::table(info, 0, &Tables::new(), Dealer::nobody()).catalogue();
    let mut tables = house.clone();
    for (name, row, column, more) in counters.owner {
        let text = tables.get(name).unwrap();
        let header = text.lines().next().unwrap();
        let at = header
            .split(',')
            .position(|other| other == *column)
            .unwrap();
        let edited = text.lines().map(|line| {
            let mut cells: Vec<_> = line.split(',').map(str::to_owned).collect();
            let is_meant = *row == "*" || cells.first().unwrap() == row;
            if let Some(cell) = cells.get_mut(at).filter(|_| is_meant)
                && let Ok(number) = cell.parse::<i64>()
            {
                *cell = number.saturating_add(*more).to_string();
            }
            cells.join(",")
        });
        let edited: Vec<_> = edited.collect();
        tables.put(name, edited.join("\n"));
    }
    tables
}

/// Lists the clauses of lines that the rulebook does not have.
fn strays(info: &GameInfo, counters: &Counters) -> Vec<&'static str> {
    let table = numbers::table(info, 0, &Tables::new(), Dealer::nobody());
    let rulebook = table.rulebook();
    let has = |clause| rulebook.iter().any(|other| other.id == clause);
    let lines = counters.lines.into_iter().flatten();
    let all = lines.flat_map(|(.., sources)| *sources);
    let strays = all.filter_map(|source| match source {
        // Without feature `rulebook` there is none to look into.
        Source::Rule(_, clause) if !rulebook.is_empty() && !has(*clause) => Some(*clause),
        _ => None,
    });
    strays.collect()
}

/// Number of looks at positions of one phase with the same kinds of decisions, before one in several is enough.
const RARE: u32 = 12;

fn notations(table: &Table) -> Vec<String> {
    let list = table.notations().into_iter();
    list.map(|(notation, _)| notation).collect()
}

fn kind(notation: &str) -> &str {
    notation.split(' ').next().unwrap()
}

/// Lists the kinds of decisions or outcomes.
fn kinds(list: &[String]) -> Vec<String> {
    let kinds: BTreeSet<_> = list.iter().map(|notation| kind(notation)).collect();
    kinds.into_iter().map(str::to_owned).collect()
}

/// Takes one of the decisions or outcomes: each alike, or each kind alike, so that rare ones come.
fn step(table: &mut Table, mut list: Vec<String>, by_kind: bool, random: &mut Pcg32) {
    if by_kind {
        let one = pick(kinds(&list), random);
        list.retain(|notation| kind(notation) == one);
    }
    let one = pick(list, random);
    match table.due() {
        Due::Decision => table.act(&one).unwrap(),
        _ => table.report(&one).unwrap(),
    }
}

fn pick(list: Vec<String>, random: &mut Pcg32) -> String {
    let at = below(random, u32::try_from(list.len()).unwrap());
    list.into_iter().nth(usize::try_from(at).unwrap()).unwrap()
}
