//! A folder of saves, and what has to be in it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use solo_play::results::Results;
use solo_play::saves::Saves;
use solo_table::{Table, Tables};

use crate::player::steps;

/// The games, cards and results that programs have shown as kept.
#[derive(Debug, Default)]
pub(crate) struct Promised {
    /// The last steps that each player saw: game, deal, steps.
    games: BTreeMap<usize, [String; 3]>,
    /// Ends of games: game, deal, points.
    results: BTreeSet<[String; 3]>,
    /// Cards that were described.
    cards: BTreeSet<String>,
}

impl Promised {
    /// Notes what a player was shown.
    pub(crate) fn note(&mut self, player: usize, said: &str) {
        let fields: Vec<&str> = said.split('\t').collect();
        let [_, game, deal, points, cards, steps] = fields[..] else {
            return;
        };
        let [game, deal, points, steps] = [game, deal, points, steps].map(str::to_owned);
        self.cards
            .extend(cards.split_whitespace().map(str::to_owned));
        if !points.is_empty() {
            self.results.insert([game.clone(), deal.clone(), points]);
        }
        self.games.insert(player, [game, deal, steps]);
    }

    pub(crate) fn len(&self) -> usize {
        self.games.len() + self.results.len() + self.cards.len()
    }

    /// Lists what is missing in a folder.
    pub(crate) fn missing(&self, folder: &Folder) -> Vec<String> {
        let (games, mut missing) = folder.games();
        for [game, deal, steps] in self.games.values() {
            let is_here = games.iter().any(|[of, with, has]| {
                of == game && with == deal && has.starts_with(steps.as_str())
            });
            if !is_here {
                missing.push(format!("a game of {game}, deal {deal}: {steps}"));
            }
        }
        let results = Results::new(&folder.path).read().into_iter().map(|it| {
            let deal = it.deal.map_or_else(String::new, |deal| deal.to_string());
            [it.game, deal, it.points.to_string()]
        });
        let results: BTreeSet<_> = results.collect();
        let lost = self.results.difference(&results);
        missing.extend(lost.map(|it| format!("a result: {}", it.join(" "))));
        let (cards, broken) = folder.cards();
        missing.extend(broken);
        let lost = self.cards.difference(&cards);
        missing.extend(lost.map(|it| format!("a card: {it}")));
        missing
    }
}

/// A folder of saves.
pub(crate) struct Folder {
    pub(crate) path: PathBuf,
}

impl Folder {
    /// Lists the files of games.
    pub(crate) fn saves(&self) -> Vec<String> {
        let saves = Saves::new(&self.path);
        let mut all = saves.list();
        all.sort();
        all
    }

    /// Returns the games that are kept, and those that cannot be read.
    fn games(&self) -> (Vec<[String; 3]>, Vec<String>) {
        let saves = Saves::new(&self.path);
        let (mut games, mut broken) = (Vec::new(), Vec::new());
        for name in saves.list().into_iter().chain(saves.finished()) {
            match saves.load(&name, &Tables::new()) {
                Ok(session) => {
                    let table: &Table = session.table();
                    let deal = table.dealer().seed();
                    let deal = deal.map_or_else(String::new, |deal| deal.to_string());
                    games.push([table.name().to_owned(), deal, steps(table)]);
                }
                Err(error) => broken.push(error),
            }
        }
        (games, broken)
    }

    /// Lists the symbols of the artifacts that the player has described, in all catalogues, and those that cannot be read.
    fn cards(&self) -> (BTreeSet<String>, Vec<String>) {
        let (mut cards, mut broken) = (BTreeSet::new(), Vec::new());
        let is_catalogue =
            |name: &str| name.starts_with("trismegistus-bot.catalogue") && name.ends_with(".json");
        for (name, text) in self.files() {
            // A name that was taken, and nothing was written yet.
            if !is_catalogue(&name) || text.is_empty() {
                continue;
            }
            let data = serde_json::from_str(&text).map_err(|error| error.to_string());
            let tables = match data.and_then(|data| Tables::try_from(&data)) {
                Ok(tables) => tables,
                Err(error) => {
                    broken.push(format!("{name}: {error}"));
                    continue;
                }
            };
            let csv = tables.csv("artifacts").unwrap();
            let column = |name| csv.header().iter().position(|it| it == name).unwrap();
            let (symbols, origin) = (column("symbols"), column("prov"));
            let described = csv.rows().filter(|(_, row)| row[origin] == "U");
            cards.extend(described.map(|(_, row)| row[symbols].clone()));
        }
        (cards, broken)
    }

    /// Returns the files with their texts.
    pub(crate) fn files(&self) -> BTreeMap<String, String> {
        let files = fs::read_dir(&self.path).unwrap().flatten();
        let texts = files.filter_map(|file| {
            let text = fs::read_to_string(file.path()).ok()?;
            Some((file.file_name().into_string().ok()?, text))
        });
        texts.collect()
    }
}
