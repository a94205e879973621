//! Counts of what the strategies of property tests reach in each game: the page `reach.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use solo_core::GameData;
use solo_examples::games::{self as list, Program};
use solo_players::{Aim, RuleOfThumb, Study, choices_of};
use solo_testkit::laws;
use solo_testkit::strategies::{Reached, Walks, chance_due, decisions_due, games, positions};

use super::kept::{keep, read, replace};

/// Walks of each strategy behind the page.
const CASES: u32 = 1000;
/// Walks of each strategy when the page is compared with the games.
const SAMPLE: u32 = 40;

/// Decisions and events that no strategy meets with the default options, each with the reason.
const RARE: &[(&str, &str, &str)] = &[
    (
        "votk",
        "event skipped",
        "with `no_target` = `skip` (VK-7.13)",
    ),
    ("scrapyard", "event paced", "with `ghost_pace` (SE-10.13)"),
    (
        "trismegistus-bot",
        "decision Level",
        "with `reports` = `lean` (TB-18.8)",
    ),
    (
        "trismegistus-bot",
        "decision Pass",
        "with `reports` = `lean` (TB-18.9) or `human_pass` (TB-14.3)",
    ),
    (
        "trismegistus-bot",
        "event row_ended",
        "with `reports` = `lean` (TB-18.12)",
    ),
    (
        "trismegistus-bot",
        "event card_revealed",
        "with `advanced_planning` (TB-1.19)",
    ),
    (
        "trismegistus-bot",
        "event step_lost",
        "while all tracks of the bot are at their top (TB-9.5)",
    ),
];

/// The published strategies, as the guide writes them.
const STRATEGIES: [(&str, &str); 4] = [
    ("random", "`games(game)`"),
    (
        "rules of thumb",
        "`games(game).played_by(8, …)` with `RuleOfThumb`",
    ),
    (
        "learned",
        "`games(game).played_by(8, …)` with `Kind::Learned`",
    ),
    ("any options", "`games(game).any_options()`"),
];

struct Reach(u32);

/// Counts of one game, by strategy.
struct OfGame {
    game: &'static str,
    phases: [(&'static str, Reached); 3],
    /// Those of the strategies of the page; none for a player that the game has not.
    games: [Option<Reached>; 4],
}

impl Program for Reach {
    type Output = OfGame;

    fn run<G: GameData + Study>(self) -> OfGame {
        let Self(cases) = self;
        let game: G = laws::embedded();
        let strategies = [
            Some(games(game.clone())),
            thoughtful(&game),
            learned(&game),
            Some(games(game.clone()).any_options()),
        ];
        OfGame {
            game: G::NAME,
            phases: [
                ("positions", positions(game.clone()).reach(cases)),
                ("decisions_due", decisions_due(game.clone()).reach(cases)),
                ("chance_due", chance_due(game).reach(cases)),
            ],
            games: strategies.map(|walks| walks.map(|walks| walks.reach(cases))),
        }
    }
}

/// Returns games that follow rules of thumb, if there are any.
fn thoughtful<G: GameData + Study>(game: &G) -> Option<Walks<G>> {
    let walk = games(game.clone()).new_tree(&mut TestRunner::deterministic());
    let walk = walk.unwrap().current();
    let mut rules = walk
        .states()
        .iter()
        .map(|state| game.rule_of_thumb(Aim::Win, state));
    let player = |seed| choices_of(RuleOfThumb::new(Aim::Win, seed));
    rules
        .any(|rule| rule.is_some())
        .then(|| games(game.clone()).played_by(8, player))
}

/// Returns games that a trained network plays, if there is one.
fn learned<G: GameData + Study>(game: &G) -> Option<Walks<G>> {
    game.learned(Aim::Win, 0).ok()?;
    let own = game.clone();
    let player = move |seed| choices_of(own.learned(Aim::Win, seed).unwrap());
    Some(games(game.clone()).played_by(8, player))
}

impl OfGame {
    fn page(&self) -> String {
        let mut page = format!("## {}\n\n| phase |", self.game);
        for (name, _) in &self.phases {
            write!(page, " `{name}` |").unwrap();
        }
        page.push_str("\n| --- | ---: | ---: | ---: |\n");
        for phase in self
            .phases
            .iter()
            .flat_map(|(_, reached)| reached.phases.keys())
            .collect::<BTreeSet<_>>()
        {
            let counts = self
                .phases
                .each_ref()
                .map(|(_, reached)| reached.phases.get(phase));
            writeln!(page, "| {phase} | {} |", columns(counts)).unwrap();
        }
        for (due, name) in [
            ("decision", "waits for a decision"),
            ("chance", "waits for chance"),
            ("over", "is over"),
        ] {
            let counts = self
                .phases
                .each_ref()
                .map(|(_, reached)| reached.due.get(due));
            writeln!(page, "| *{name}* | {} |", columns(counts)).unwrap();
        }
        page.push_str("\n| games | rarest decisions | rarest events | never met | ends |\n| --- | --- | --- | --- | --- |\n");
        for ((name, _), reached) in STRATEGIES.iter().zip(&self.games) {
            let Some(reached) = reached else { continue };
            let never: Vec<String> = reached.never().collect();
            writeln!(
                page,
                "| {name} | {} | {} | {} | {} |",
                rarest(&reached.decisions, 3),
                rarest(&reached.events, 3),
                if never.is_empty() {
                    "nothing".to_owned()
                } else {
                    never.join(", ")
                },
                told(reached.ends.iter()),
            )
            .unwrap();
        }
        for (player, reached) in ["rules of thumb", "network"].iter().zip(&self.games[1..]) {
            if reached.is_none() {
                writeln!(page, "\nThe game has no {player}.").unwrap();
            }
        }
        if let [.., Some(any)] = &self.games {
            let rarest = rarest(&any.options, 5);
            writeln!(page, "\nRarest values with any options: {rarest}.").unwrap();
        }
        let rare: Vec<String> = RARE
            .iter()
            .filter(|(game, ..)| *game == self.game)
            .map(|(_, name, when)| format!("{name} {when}"))
            .collect();
        if !rare.is_empty() {
            writeln!(page, "\nOccurs only: {}.", rare.join("; ")).unwrap();
        }
        page
    }
}

fn rarest(counts: &BTreeMap<String, u32>, most: usize) -> String {
    let mut met: Vec<_> = counts.iter().filter(|(_, count)| **count > 0).collect();
    met.sort_by_key(|(name, count)| (**count, *name));
    told(met.into_iter().take(most))
}

fn columns(counts: [Option<&u32>; 3]) -> String {
    let counts = counts.map(|count| count.map_or_else(String::new, u32::to_string));
    counts.join(" | ")
}

fn told<'a>(counts: impl Iterator<Item = (&'a String, &'a u32)>) -> String {
    counts
        .map(|(name, count)| format!("{name} {count}"))
        .collect::<Vec<_>>()
        .join(", ")
}

#[test]
fn the_page_says_what_strategies_reach() {
    let drawing = std::env::var_os("SOLO_DRAW").is_some();
    let cases = if drawing { CASES } else { SAMPLE };
    let reached: Vec<OfGame> = list::NAMES
        .iter()
        .map(|name| list::run(name, Reach(cases)).unwrap())
        .collect();
    let page = read("docs/src/reach.md");
    if drawing {
        let games: Vec<String> = reached.iter().map(OfGame::page).collect();
        let strategies = STRATEGIES
            .map(|(name, code)| format!("| {name} | {code} |\n"))
            .concat();
        let page = replace(
            &page,
            "strategies",
            &format!("| name | strategy |\n| --- | --- |\n{strategies}"),
        );
        keep(
            "docs/src/reach.md",
            &replace(&page, "games", &games.join("\n")),
        );
        return;
    }
    for of in &reached {
        at_most_a_tenth_is_over(of);
        for phase in of
            .phases
            .iter()
            .flat_map(|(_, reached)| reached.phases.keys())
        {
            assert!(
                page.contains(&format!("\n| {phase} | ")),
                "{}: {phase} is not on the page",
                of.game
            );
        }
    }
}

/// Uniform over the steps, a walk is seldom over.
fn at_most_a_tenth_is_over(of: &OfGame) {
    let [(_, all), (_, decisions), (_, chance)] = &of.phases;
    let over = |reached: &Reached| {
        reached
            .phases
            .iter()
            .filter(|(phase, _)| phase.starts_with("over"))
            .map(|(_, count)| *count)
            .sum::<u32>()
    };
    // The games of tomb4k are short; a few more in a sample of this size are luck.
    assert!(
        over(all) * 10 <= all.cases + 60,
        "{}: {} of {} are over",
        of.game,
        over(all),
        all.cases
    );
    assert_eq!((over(decisions), over(chance)), (0, 0), "{}", of.game);
}

/// Every decision and event is met by one of the strategies with the default options, or stands in the list.
#[test]
fn what_is_never_met_is_listed_with_the_reason() {
    let page = read("docs/src/reach.md");
    for name in list::NAMES {
        let section = page.split_once(&format!("\n## {name}\n")).unwrap().1;
        let section = section.split("\n## ").next().unwrap();
        let rows: Vec<&str> = section
            .lines()
            .filter(|line| line.contains(" | "))
            .collect();
        let never = |strategy: &str| -> BTreeSet<&str> {
            let begin = format!("| {strategy} |");
            let row = rows.iter().find(|row| row.starts_with(&begin));
            // A game without such a player has no row.
            let row = row.or_else(|| rows.iter().find(|row| row.starts_with("| random |")));
            let names = row.unwrap().split(" | ").nth(3).unwrap().split(", ");
            names
                .filter(|name| name.starts_with("decision ") || name.starts_with("event "))
                .collect()
        };
        let never = &(&never("random") & &never("rules of thumb")) & &never("learned");
        let listed: BTreeSet<&str> = RARE
            .iter()
            .filter(|(game, ..)| game == name)
            .map(|(_, rare, _)| *rare)
            .collect();
        assert_eq!(never, listed, "{name}");
    }
}
