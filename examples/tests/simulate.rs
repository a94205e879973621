//! The simulation of many games.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::io;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use solo_examples::games;
use solo_examples::simulate::chart::charts;
use solo_examples::simulate::file::{check, write};
use solo_examples::simulate::report::report;
use solo_examples::simulate::statistics::{fair, points};
use solo_examples::simulate::totals::{Shard, Totals};
use solo_examples::simulate::{Settings, Watch, play};
use solo_players::Aim;
use solo_players::Kind;

fn settings(games: u64, players: &[Kind]) -> Settings {
    Settings {
        games,
        players: players.to_vec(),
        aim: Aim::Score,
        playouts: 20,
        seed: 5,
        shard: Shard::WHOLE,
        options: Vec::new(),
        sweep: None,
        luck: false,
    }
}

fn totals(settings: &Settings) -> Totals {
    let mut totals = settings.begin(&["tomb4k"]).unwrap();
    play(settings, &mut totals, &()).unwrap();
    totals
}

fn shard(settings: &Settings, text: &str) -> Totals {
    totals(&Settings {
        shard: text.parse().unwrap(),
        ..settings.clone()
    })
}

#[test]
fn shards_add_up_to_the_last_byte() {
    let settings = settings(67, &[Kind::Random, Kind::MonteCarlo, Kind::Mcts]);
    let whole = totals(&settings).to_text();
    for count in [1_u64, 2, 16] {
        // From the last to the first: the order makes no difference.
        let shards = (1..=count).rev();
        let sum = shards
            .map(|number| shard(&settings, &format!("{number}/{count}")).to_text())
            .map(|text| Totals::from_text(&text).unwrap())
            .reduce(|one, other| one.and(other).unwrap())
            .unwrap();
        assert_eq!(sum.to_text(), whole, "{count} shards");
    }
}

#[test]
fn luck_is_measured_beside_the_same_games() {
    let plain = settings(20, &[Kind::Random, Kind::Sensible]);
    let settings = Settings {
        luck: true,
        ..plain.clone()
    };
    let whole = totals(&settings);
    let parts = shard(&settings, "2/2").and(shard(&settings, "1/2"));
    assert_eq!(parts.unwrap().to_text(), whole.to_text());
    assert_eq!(Totals::from_text(&whole.to_text()).as_ref(), Ok(&whole));
    // Without luck, 20 games tell what hundreds tell.
    let tally = &whole.rows[1].tally;
    let (mean, fair) = (points(tally), fair(tally).unwrap().points);
    assert!(
        fair.high - fair.low < (mean.high - mean.low) / 4.0,
        "{fair:?}"
    );
    assert!(fair.low < 31.1 && fair.high > 31.1, "{fair:?}");
    let text = report(&whole);
    assert!(text.contains("sensible (score) without luck: "), "{text}");
    // The games are the same, and the two kinds of totals do not mix.
    let mut others = whole.clone();
    for row in &mut others.rows {
        assert!(row.tally.luck.take().is_some());
    }
    assert_eq!(others.to_text(), totals(&plain).to_text());
    assert!(!others.is_of_the_same_games(&whole));
    let half = shard(&settings, "1/2").and(shard(&plain, "2/2"));
    assert!(half.unwrap_err().contains("do not add up"));
}

/// Ends the simulation after this number of batches.
struct Killer(AtomicU32);

impl Watch for Killer {
    fn played(&self) {}

    fn keep(&self, _: &Totals) -> io::Result<usize> {
        match self.0.fetch_sub(1, Relaxed) {
            0 => Err(io::Error::other("killed")),
            _ => Ok(7),
        }
    }
}

#[test]
fn a_killed_simulation_goes_on_where_it_stopped() {
    let settings = settings(30, &[Kind::Random, Kind::Greedy]);
    let whole = totals(&settings);
    for batches in 1..=8 {
        let mut part = settings.begin(&["tomb4k"]).unwrap();
        let killed = play(&settings, &mut part, &Killer(batches.into())).unwrap_err();
        assert_eq!(killed.to_string(), "killed");
        assert!(part.missing() > 0 && part.missing() < 60, "{batches}");
        assert!(part.is_of_the_same_games(&whole));
        let refused = part.clone().and(part.clone()).unwrap_err();
        assert!(refused.contains("games are missing"), "{refused}");
        let mut part = Totals::from_text(&part.to_text()).unwrap();
        play(&settings, &mut part, &()).unwrap();
        assert_eq!(part.to_text(), whole.to_text(), "{batches}");
    }
}

#[test]
fn what_does_not_belong_together_is_not_added() {
    let base = settings(20, &[Kind::Random]);
    let half = shard(&base, "1/2");
    let twice = half.clone().and(half.clone()).unwrap_err();
    assert!(twice.contains("comes twice"), "{twice}");
    let third = half.clone().and(shard(&base, "2/3")).unwrap_err();
    assert!(third.contains("different sizes"), "{third}");
    let other = Settings {
        seed: 6,
        ..base.clone()
    };
    assert!(half.clone().and(shard(&other, "2/2")).is_err());
    let other = Settings {
        options: vec!["min_delve_turns=2".to_owned()],
        ..base
    };
    assert!(half.and(shard(&other, "2/2")).is_err());
    assert!("0/2".parse::<Shard>().is_err() && "3/2".parse::<Shard>().is_err());
}

#[test]
fn a_game_without_a_network_says_so() {
    let settings = settings(1, &[Kind::Learned]);
    let mut totals = settings.begin(&["tomb4k"]).unwrap();
    let error = play(&settings, &mut totals, &()).unwrap_err();
    assert_eq!(error.to_string(), "there is no trained network for tomb4k");
}

#[test]
fn every_game_and_every_player_can_be_simulated() {
    for name in games::NAMES {
        let mut players = Kind::ALL.to_vec();
        players.retain(|kind| *kind != Kind::Learned || *name != "tomb4k");
        // One game has all; that they play the others is tested in solo-players.
        players.retain(|kind| matches!(kind, Kind::Random | Kind::Sensible) || *name == "votk");
        let settings = Settings {
            playouts: 1,
            ..settings(1, &players)
        };
        let mut totals = settings.begin(&[name]).unwrap();
        assert_eq!(totals.rows.len(), players.len(), "{name}");
        assert_eq!(
            usize::try_from(totals.missing()),
            Ok(players.len()),
            "{name}"
        );
        play(&settings, &mut totals, &()).unwrap();
        assert!(totals.rows.iter().all(|row| row.tally.games == 1), "{name}");
    }
}

#[test]
fn sweeps_reports_and_charts() {
    let settings = Settings {
        sweep: Some("min_delve_turns".to_owned()),
        playouts: 120,
        ..settings(60, &[Kind::Random, Kind::Mcts])
    };
    let totals = totals(&settings);
    assert_eq!(totals.rows.len(), 28);
    let text = report(&totals);
    assert!(
        text.contains("tomb4k: mcts 120 (score) beats random clearly in points"),
        "{text}"
    );
    assert!(text.contains("min_delve_turns=14"), "{text}");
    let charts = charts(&totals, settings.sweep.as_deref()).unwrap();
    assert_eq!(charts.len(), 28 + 4);
    for chart in &charts {
        assert!(chart.svg.starts_with("<svg") && chart.svg.trim_end().ends_with("</svg>"));
    }
    let names: std::collections::BTreeSet<_> = charts.iter().map(|chart| &chart.file).collect();
    assert_eq!(names.len(), charts.len());
    let missing = Settings {
        sweep: Some("weather".to_owned()),
        ..settings
    };
    assert!(missing.begin(&["tomb4k"]).is_err());
}

#[test]
fn a_game_that_does_not_say_who_has_won_shows_no_wins() {
    for name in games::NAMES {
        let mut totals = settings(2, &[Kind::Random]).begin(&[name]).unwrap();
        let text = report(&totals);
        let shown = text.lines().nth(1).unwrap().contains('%');
        assert_eq!(shown, games::has_wins(name), "{text}");
        // Charts of a sweep: the points of each row, then wins, unless there are none, and points by option.
        for row in &mut totals.rows {
            row.tally.games = 1;
        }
        let files: Vec<_> = charts(&totals, Some("option")).unwrap();
        let won = files.iter().any(|chart| chart.file.contains("won"));
        assert_eq!(won, games::has_wins(name));
    }
    assert!(!games::has_wins("trismegistus-bot") && games::has_wins("tomb4k"));
}

#[test]
fn a_game_alone_has_no_interval_and_no_verdict() {
    let totals = totals(&settings(1, &[Kind::Random, Kind::Greedy, Kind::Sensible]));
    let text = report(&totals);
    assert!(!text.contains("clearly"), "{text}");
    for line in text.lines().skip(1) {
        assert_eq!(
            line.matches(" - ").count(),
            2,
            "an interval without ends: {line}"
        );
    }
    for chart in charts(&totals, None).unwrap() {
        assert!(
            !chart.svg.contains("inf") && !chart.svg.contains("NaN"),
            "{}",
            chart.file
        );
    }
}

/// A file beside the totals is of someone else.
#[test]
fn totals_are_written_into_their_file_alone() {
    let folder = std::env::temp_dir().join(format!("solo-totals-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (file, beside) = (folder.join("totals.json"), folder.join("totals.json.next"));
    std::fs::write(&beside, "mine").unwrap();
    let totals = totals(&settings(2, &[Kind::Random]));
    for _ in 0..2 {
        write(&file, &totals).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), totals.to_text());
    assert_eq!(std::fs::read_to_string(&beside).unwrap(), "mine");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 2);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[cfg(unix)]
#[test]
fn a_file_of_totals_keeps_its_mode_and_a_link_stays_one() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    let folder = std::env::temp_dir().join(format!("solo-linked-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (file, link) = (folder.join("kept.json"), folder.join("totals.json"));
    std::fs::write(&file, "").unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
    symlink(&file, &link).unwrap();
    let totals = totals(&settings(2, &[Kind::Random]));
    write(&link, &totals).unwrap();
    assert!(link.symlink_metadata().unwrap().is_symlink());
    let mode = std::fs::metadata(&file).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), totals.to_text());
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A folder of a test, which is removed in the end.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let name = format!("solo-{name}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).unwrap();
    }
}

/// A file that holds other things than these totals stays, and that is said before any game is played.
#[test]
fn totals_replace_nothing_but_totals_of_these_games() {
    let folder = Folder::new("refused");
    let file = folder.0.join("totals.json");
    let (totals, others) = (
        totals(&settings(2, &[Kind::Random])),
        totals(&settings(3, &[Kind::Random])),
    );
    let refused = |of| check(&file, of).unwrap_err().to_string();
    check(&file, Some(&totals)).unwrap();
    std::fs::write(&file, "").unwrap();
    check(&file, Some(&totals)).unwrap();
    std::fs::write(&file, "my thesis").unwrap();
    assert!(
        refused(Some(&totals)).ends_with("holds no totals: it stays as it is; name another file")
    );
    assert!(refused(None).contains("holds no totals"));
    std::fs::write(&file, others.to_text()).unwrap();
    assert!(refused(Some(&totals)).contains("holds totals of other games"));
    check(&file, Some(&others)).unwrap();
    check(&file, None).unwrap();
    // Nothing is left of the look at the folder.
    assert_eq!(std::fs::read_dir(&folder.0).unwrap().count(), 1);
}

#[cfg(unix)]
#[test]
fn totals_leave_a_read_only_file_and_a_link_that_leads_nowhere() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    let folder = Folder::new("protected");
    let (file, link) = (folder.0.join("kept"), folder.0.join("link"));
    let totals = totals(&settings(2, &[Kind::Random]));
    std::fs::write(&file, totals.to_text()).unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o444)).unwrap();
    let error = check(&file, Some(&totals)).unwrap_err();
    assert!(error.to_string().contains("is read-only"), "{error}");
    let error = write(
        &file,
        &settings(3, &[Kind::Random]).begin(&["tomb4k"]).unwrap(),
    );
    assert!(error.unwrap_err().to_string().contains("is read-only"));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), totals.to_text());
    symlink("new", &link).unwrap();
    write(&link, &totals).unwrap();
    assert!(link.symlink_metadata().unwrap().is_symlink());
    let text = std::fs::read_to_string(folder.0.join("new"));
    assert_eq!(text.unwrap(), totals.to_text());
}

/// A folder for charts that cannot be made is refused before a game is played.
#[cfg(target_os = "linux")]
#[test]
fn charts_without_a_folder_cost_no_game() {
    let folder = Folder::new("charts");
    let file = folder.0.join("totals.json");
    let simulate = crate::common::example("simulate");
    let mut command = std::process::Command::new(simulate);
    command.args([
        "tomb4k",
        "--games",
        "1",
        "--charts",
        "/proc/charts",
        "--out",
    ]);
    let output = command.arg(&file).output().unwrap();
    assert!(!output.status.success());
    assert!(!file.exists(), "games were played");
}
