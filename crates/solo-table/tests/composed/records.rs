//! Finished games as data: one file of two devices, totals, streaks, and the deal of the day.

use solo_table::{Dealer, GameRecord, Records, Table, Tables, deal_of_the_day};

const DAY: u64 = 86_400;

/// Returns a line of a file.
fn line(game: &str, deal: u64, points: i32, won: bool, time: u64) -> String {
    let data =
        serde_json::json!({"game": game, "deal": deal, "points": points, "won": won, "time": time});
    format!("{data}\n")
}

#[test]
fn two_files_are_put_together_and_nothing_is_overwritten() {
    let shared = line("votk", 7, 17, true, 300);
    let here = line("votk", 1, 4, true, 100) + &shared;
    let there = shared.clone() + &line("votk", 2, -3, false, 200) + "{\"game\":\"votk\"}\n";
    let (mut mine, faults) = Records::read(&here);
    assert_eq!(faults, []);
    let (theirs, faults) = Records::read(&there);
    assert_eq!(faults.len(), 1);
    assert!(
        faults[0].0 == 3 && faults[0].1.contains("points"),
        "{faults:?}"
    );
    assert_eq!(mine.merge(theirs.clone()), 1);
    assert_eq!(mine.merge(theirs), 0);
    let deals: Vec<_> = mine.all().iter().map(|record| record.deal).collect();
    assert_eq!(deals, [Some(1), Some(2), Some(7)]);
    assert_eq!(Records::read(&mine.to_text()), (mine.clone(), Vec::new()));
    let totals = mine.totals("votk", &[]);
    assert_eq!(
        (totals.games, totals.won, totals.mean_tenths),
        (3, Some(2), 60)
    );
    assert_eq!(totals.best[0], (17, Some(7)));
    let streak = mine.streak("votk");
    assert_eq!((streak.now, streak.longest), (1, 1));
}

/// Games that a file adds to another one are listed once, and are those that a merge adds.
#[test]
fn the_games_that_a_file_adds_are_listed_once() {
    let known = line("votk", 7, 17, true, 300);
    let news = line("votk", 2, -3, false, 200);
    let (mut mine, _) = Records::read(&known);
    let (theirs, _) = Records::read(&(news.clone() + &known + &news));
    let added = theirs.clone().without(&mine);
    assert_eq!(added.all().len(), 1);
    assert_eq!(added.all()[0].deal, Some(2));
    assert_eq!(mine.merge(theirs.clone()), 1);
    assert!(theirs.without(&mine).all().is_empty());
}

/// A line is refused by its place in the file, and what is wrong in it by its column.
#[test]
fn a_refused_line_names_its_column() {
    let (_, faults) = Records::read("\n{\"game\":\"votk\"}\nsolo-save 2\n");
    let said: Vec<_> = faults
        .iter()
        .map(|(at, why)| format!("{at}: {why}"))
        .collect();
    assert_eq!(
        said,
        [
            "2: missing field `points` in column 15",
            "3: expected value in column 1"
        ]
    );
}

/// The points of a simulated side beside the box are not those of the person.
#[test]
fn games_are_counted_by_kind_and_a_simulated_side_is_not() {
    let simulated = "{\"game\":\"trismegistus-bot\",\"points\":300}\n";
    let mine = line("trismegistus-bot", 1, 3, true, 5) + &line("votk", 1, 4, false, 9);
    let (records, faults) = Records::read(&(simulated.to_owned() + &mine));
    assert_eq!((records.all().len(), faults.len()), (3, 0));
    let games = records.by_game();
    let counted: Vec<_> = games
        .iter()
        .map(|(game, it)| (*game, it.games, it.won))
        .collect();
    assert_eq!(
        counted,
        [("trismegistus-bot", 1, Some(1)), ("votk", 1, Some(0))]
    );
    assert_eq!(records.totals("trismegistus-bot", &[]).games, 1);
    assert_eq!(records.streak("trismegistus-bot").now, 1);
}

/// A file of an earlier version has fewer fields, and its lines stay as they are.
#[test]
fn earlier_lines_are_read_and_written_as_they_were() {
    let earlier = "{\"game\":\"tomb4k\",\"options\":[],\"deal\":7,\"points\":38,\"won\":false,\"hints\":0,\"time\":5}\n";
    let (records, faults) = Records::read(earlier);
    assert_eq!((records.to_text().as_str(), faults.len()), (earlier, 0));
}

#[test]
fn days_in_a_row_are_counted_up_to_yesterday() {
    let begin = 1_764_500_000;
    let time = |day: u64| begin + day * DAY;
    let played =
        [0, 1, 2, 5, 6].map(|day| line("tomb4k", deal_of_the_day(time(day)), 9, false, time(day)));
    let other = line("tomb4k", 12, 9, false, time(3));
    let (records, _) = Records::read(&(played.concat() + &other));
    assert_eq!(records.days(Some("tomb4k")).len(), 5);
    assert!(records.days(Some("votk")).is_empty());
    let streak = |day| records.day_streak(None, time(day));
    assert_eq!((streak(6).now, streak(6).longest), (2, 3));
    // Today may still be played; yesterday was missed.
    assert_eq!((streak(7).now, streak(8).now, streak(8).longest), (2, 0, 3));
}

#[test]
#[cfg(feature = "scrapyard")]
fn a_record_has_the_level_of_its_options() {
    let options = [("ghost_pace", "12"), ("action_cap", "10")];
    let table = Table::new("scrapyard", &options, &Tables::new(), Dealer::seeded(1)).unwrap();
    assert_eq!(GameRecord::of(&table), None);
    let (changed, level) = table.changed_options();
    assert_eq!((changed.len(), level), (2, None));
}
