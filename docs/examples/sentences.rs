//! Lists every sentence that a game can say, each behind its clauses, to be read by a player:
//! `cargo run -p solo-guide --example sentences -- [GAME] [GAMES]`.
//!
//! First come rules and options with their clauses, then the templates of all other texts by their keys, then what tables
//! say under every value of every option, and what they say in random games; numbers are written as `#` there.

use std::collections::BTreeSet;
use std::error::Error;
use std::io::{self, Write, stdout};

use solo_core::GameData;
use solo_examples::games::{self, Program};
use solo_players::Study;
use solo_table::testkit::{texts, texts_of_rules};
use solo_table::{Dealer, Due, GameInfo, Table, Tables};

/// Writes the templates of a game with their clauses.
struct Templates<'a>(&'a mut dyn Write);

impl Program for Templates<'_> {
    type Output = io::Result<()>;

    fn run<G: GameData + Study>(self) -> Self::Output {
        let out = self.0;
        for rule in G::RULES.all() {
            let clauses = rule.clauses.join(", ");
            let when = rule.when.iter().map(|condition| {
                let sign = if condition.equal { "=" } else { "!=" };
                format!(" if {} {sign} {}", condition.option, condition.value)
            });
            let when: String = when.collect();
            writeln!(out, "[{clauses}]{when} {}: {}", rule.key, rule.english)?;
        }
        let game: G = solo_testkit::laws::embedded();
        let mut rest = BTreeSet::new();
        game.texts(&mut |owner, key, english| {
            let (owner, key, english) = (owner.to_string(), key.to_string(), english.to_string());
            // A word that stands for itself is one of a vocabulary, and no text.
            if owner != "Rule" && !key.ends_with(&english) {
                rest.insert(format!("{owner}.{key}: {english}"));
            }
        });
        rest.iter().try_for_each(|line| writeln!(out, "{line}"))
    }
}

/// Writes what tables of a game say under every value of every option, and in random games.
fn said(info: &GameInfo, games: u64, out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let mut found = BTreeSet::new();
    let mut changes = vec![Vec::new()];
    for spec in info.options {
        writeln!(out, "[{}] option {}: {}", spec.rule, spec.name, spec.about)?;
        let values = (0..spec.values.count()).filter_map(|index| spec.values.nth(index));
        changes.extend(values.map(|value| vec![(spec.name, value.to_string())]));
    }
    for change in &changes {
        let options: Vec<(&str, &str)> = change
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        let table = Table::new(info.name, &options, &Tables::new(), Dealer::nobody())?;
        found.extend(texts_of_rules(&table).iter().map(|text| counted(text)));
    }
    for seed in 0..games {
        let mut table = Table::new(info.name, &[], &Tables::new(), Dealer::seeded(seed))?;
        let mut turn = seed;
        while table.due() == Due::Decision {
            found.extend(texts(&table).iter().map(|text| counted(text)));
            let list = table.notations();
            turn = turn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let pick = usize::try_from(turn >> 33)?.checked_rem(list.len());
            let Some((notation, _)) = pick.and_then(|pick| list.get(pick)) else {
                break;
            };
            table.act(notation)?;
        }
        found.extend(texts(&table).iter().map(|text| counted(text)));
    }
    for text in found.iter().filter(|text| text.contains(' ')) {
        writeln!(out, "said: {text}")?;
    }
    Ok(())
}

/// Returns a text with `#` for every number.
fn counted(text: &str) -> String {
    let mut counted = String::new();
    for letter in text.chars() {
        let letter = if letter.is_ascii_digit() { '#' } else { letter };
        if letter != '#' || !counted.ends_with('#') {
            counted.push(letter);
        }
    }
    counted
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let only = arguments.next();
    let count = arguments.next().map_or(Ok(1), |count| count.parse())?;
    let mut out = stdout().lock();
    for info in solo_table::games() {
        if only.as_ref().is_none_or(|only| only == info.name) {
            writeln!(out, "# {}", info.facts.title)?;
            games::run(info.name, Templates(&mut out)).ok_or(info.name)??;
            said(info, count, &mut out)?;
        }
    }
    Ok(())
}
