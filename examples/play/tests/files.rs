//! Files of the player: none is lost by this program, whoever else writes into the folder.
#![allow(clippy::panic, clippy::unwrap_used, reason = "tests may panic")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crossterm::event::KeyCode;
use solo_play::plain::Plain;
use solo_play::saves::Saves;
use solo_play::settings::Settings;
use solo_table::{Dealer, Table, Tables};

use crate::desk::{self, Folder, Menu, folder, settings_in, table};

/// Returns an empty folder that is there.
pub(crate) fn here() -> Folder {
    let saves = folder();
    fs::create_dir_all(&*saves).unwrap();
    saves
}

/// Settings that go on with a file.
fn going_on(saves: &Path, file: PathBuf) -> Settings {
    Settings {
        load: Some(file),
        ..settings_in(saves)
    }
}

/// Begins a game of votk in a folder, takes a step and leaves it.
fn one_step(saves: &Path) {
    desk::lines(table("votk", 3, 0), saves, "1\n:q\n", |plain| {
        plain.kept().within(80)
    });
}

/// Takes one step more in a game that is loaded from a file.
fn step_on(saves: &Path, file: PathBuf) -> usize {
    let mut menu = Menu::play(going_on(saves, file), (80, 24));
    menu.advised();
    menu.shell.app().unwrap().table().steps()
}

fn steps(file: &Path) -> usize {
    Table::load(&fs::read_to_string(file).unwrap())
        .unwrap()
        .steps()
}

/// Lists the names of the files in a folder.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

/// A copy is for those for whom the game is.
#[cfg(unix)]
#[test]
fn a_copy_of_a_game_has_its_mode() {
    use std::os::unix::fs::PermissionsExt as _;

    let saves = here();
    one_step(&saves);
    let file = saves.join("votk-1.save");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
    let mut menu = Menu::play(going_on(&saves, file), (80, 24));
    menu.advised();
    for letter in [':', 's'] {
        menu.press(KeyCode::Char(letter));
    }
    let copy = fs::metadata(saves.join("votk-2.save")).unwrap();
    assert_eq!(copy.permissions().mode() & 0o777, 0o600);
}

/// A save that the player has protected stays, and the game goes on elsewhere, which is said.
#[cfg(unix)]
#[test]
fn a_read_only_save_stays_and_the_player_reads_of_it() {
    use std::os::unix::fs::PermissionsExt as _;

    let saves = here();
    one_step(&saves);
    let file = saves.join("votk-1.save");
    let before = fs::read(&file).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o440)).unwrap();
    let session = going_on(&saves, file.clone()).session().unwrap();
    let said = desk::lines(session, &saves, "1\n:q\n", |plain| {
        plain.kept_as("votk-1.save")
    });
    assert_eq!(fs::read(&file).unwrap(), before);
    let news = "votk-1.save is read-only and stays as it is; this game goes on as votk-2";
    assert!(said.contains(news), "{said}");
    let other = fs::metadata(saves.join("votk-2.save")).unwrap();
    assert_eq!(other.permissions().mode() & 0o777, 0o640);
}

#[test]
fn only_what_this_program_has_left_is_swept() {
    let saves = here();
    let save = table("votk", 1, 1).save();
    let ours = ".solo-unfinished-votk-1.save-a1B2c3D4e5F6.part";
    let others = [
        ("thesis.part", "mine"),
        ("votk-1.save.7-0.part", save.as_str()),
        (".solo-unfinished-thesis.part", "mine"),
        ("game.part", save.as_str()),
    ];
    let hours = std::time::Duration::from_secs(7200);
    for (name, text) in others.iter().chain(&[(ours, save.as_str())]) {
        fs::write(saves.join(name), text).unwrap();
        let file = fs::File::options().write(true).open(saves.join(name));
        let file = file.unwrap();
        let written = file.metadata().unwrap().modified().unwrap();
        file.set_modified(written - hours).unwrap();
    }
    Menu::new(&saves);
    for (name, text) in others {
        assert_eq!(fs::read_to_string(saves.join(name)).unwrap(), text);
    }
    assert!(!saves.join(ours).exists());
}

/// The same in lines of text, of files without a word, too: a program may have ended before it wrote one.
#[test]
fn an_empty_file_that_is_old_is_swept_in_lines() {
    let saves = here();
    let save = table("votk", 1, 1).save();
    let files = [
        (
            ".solo-unfinished-votk-1.save-a1B2c3D4e5F6.part",
            &*save,
            0,
            false,
        ),
        (
            ".solo-unfinished-votk-1.save-b1B2c3D4e5F6.part",
            "",
            3,
            false,
        ),
        (
            ".solo-unfinished-votk-1.save-c1B2c3D4e5F6.part",
            "",
            0,
            true,
        ),
        (
            ".solo-unfinished-votk-1.save-d1B2c3D4e5F6.part",
            "mine",
            3,
            true,
        ),
        (".solo-unfinished-thesis.part", "", 3, true),
        (".solo-unfinished-a1B2c3D4e5F6.part", "", 3, true),
        (".solo-unfinished-my-thesis-of-today.part", "", 3, true),
        ("votk-1.save-a1B2c3D4e5F6.part", "", 3, true),
    ];
    for (name, text, days, _) in files {
        fs::write(saves.join(name), text).unwrap();
        let file = fs::File::options().write(true).open(saves.join(name));
        let file = file.unwrap();
        let written = file.metadata().unwrap().modified().unwrap();
        let age = std::time::Duration::from_secs(days * 86_400);
        file.set_modified(written - age).unwrap();
    }
    desk::lines(table("tomb4k", 3, 0), &saves, "q\n", |plain| {
        plain.kept().within(200)
    });
    for (name, _, _, stays) in files {
        assert_eq!(saves.join(name).exists(), stays, "{name}");
    }
}

#[test]
fn files_of_others_are_not_in_the_list_of_games() {
    let saves = here();
    one_step(&saves);
    fs::write(saves.join("votk-2.save"), "my notes").unwrap();
    fs::create_dir(saves.join("votk-3.save")).unwrap();
    fs::write(saves.join("votk-4.save"), "solo-save 2\ngame votk\n").unwrap();
    let marked = format!("\u{feff}{}", table("votk", 1, 1).save());
    fs::write(saves.join("votk-5.save"), marked).unwrap();
    let text = desk::lines(table("votk", 3, 0), &saves, "l\nq\n", |plain| plain);
    for name in ["votk-1", "votk-4", "votk-5"] {
        assert!(text.contains(&format!("load {name}.save")), "{text}");
    }
    assert!(
        !text.contains("votk-2") && !text.contains("votk-3"),
        "{text}"
    );
}

/// A file that another program has open is not swept.
#[test]
fn a_file_that_is_being_written_stays() {
    let saves = here();
    let path = saves.join(".solo-unfinished-votk-1.save-a1B2c3D4e5F6.part");
    fs::write(&path, table("votk", 1, 1).save()).unwrap();
    let file = fs::File::open(&path).unwrap();
    file.lock().unwrap();
    Menu::new(&saves);
    assert!(path.exists());
    drop(file);
    Menu::new(&saves);
    assert!(!path.exists());
}

#[test]
fn files_of_the_player_with_names_of_a_game_stay() {
    for ending in ["lock", "hints", "end"] {
        let saves = here();
        let own = saves.join(format!("votk-1.{ending}"));
        fs::write(&own, "mine").unwrap();
        one_step(&saves);
        assert_eq!(fs::read_to_string(&own).unwrap(), "mine", "{ending}");
        assert_eq!(Saves::new(&*saves).list(), ["votk-2.save"]);
        // A game that has the name already goes on beside the file.
        fs::rename(saves.join("votk-2.save"), saves.join("votk-1.save")).unwrap();
        step_on(&saves, saves.join("votk-1.save"));
        assert_eq!(fs::read_to_string(&own).unwrap(), "mine", "{ending}");
    }
}

/// A game comes to its end beside a file of the player with the name that it would have.
#[test]
fn an_end_does_not_replace_another_file() {
    let saves = here();
    fs::write(saves.join("tomb4k-1.save"), table("tomb4k", 3, 0).save()).unwrap();
    fs::write(saves.join("tomb4k-1.end"), "mine").unwrap();
    let mut menu = Menu::play(going_on(&saves, saves.join("tomb4k-1.save")), (80, 24));
    menu.typed("turn around");
    let end = menu.press(KeyCode::Enter);
    assert!(end.contains("The game is over"), "{end}");
    let text = fs::read_to_string(saves.join("tomb4k-1.end")).unwrap();
    assert_eq!(text, "mine");
    let ends = Saves::new(&*saves).finished();
    assert!(ends.contains(&"tomb4k-2.end".to_owned()), "{ends:?}");
}

#[test]
fn a_locked_game_leaves_no_lock_behind() {
    let saves = here();
    one_step(&saves);
    assert_eq!(names(&saves), ["votk-1.save"]);
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_a_mode_the_mode() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    let (saves, other) = (here(), here());
    let (link, file) = (saves.join("votk-1.save"), other.join("real.save"));
    fs::write(&file, table("votk", 1, 1).save()).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
    symlink(&file, &link).unwrap();
    let steps_now = step_on(&saves, link.clone());
    assert!(link.symlink_metadata().unwrap().is_symlink());
    assert_eq!(steps(&file), steps_now);
    let mode = fs::metadata(&file).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert_eq!((names(&saves).len(), names(&other).len()), (1, 1));
}

/// A new save may be read by whom the player lets read.
#[cfg(unix)]
#[test]
fn a_new_save_has_the_mode_of_any_file() {
    use std::os::unix::fs::PermissionsExt as _;

    let saves = here();
    one_step(&saves);
    fs::write(saves.join("plain"), "").unwrap();
    let mode = |name: &str| fs::metadata(saves.join(name)).unwrap().permissions().mode();
    assert_eq!(mode("votk-1.save"), mode("plain"));
}

/// A folder that is synchronised brings an older file back: both games are kept.
#[test]
fn a_file_that_others_have_changed_is_not_replaced() {
    let saves = here();
    let mut menu = Menu::new(&saves);
    menu.begin("Valley of the Kings");
    menu.press(KeyCode::Enter);
    let path = saves.join("votk-1.save");
    let older = table("votk", 9, 2).save();
    fs::write(&path, &older).unwrap();
    let shown = menu.advised();
    assert!(shown.contains("changed by another program"), "{shown}");
    assert_eq!(fs::read_to_string(&path).unwrap(), older);
    let now = menu.shell.app().unwrap().table().steps();
    assert_eq!(steps(&saves.join("votk-2.save")), now);
    // The same after the last step.
    fs::write(saves.join("votk-2.save"), &older).unwrap();
    menu.typed(":q");
    assert!(menu.shell.has_left());
    assert_eq!(steps(&saves.join("votk-3.save")), now);
}

/// Another program has gone on between reading and the lock.
#[test]
fn a_game_that_went_on_elsewhere_is_not_replaced() {
    let saves = here();
    one_step(&saves);
    let path = saves.join("votk-1.save");
    let session = going_on(&saves, path.clone()).session().unwrap();
    let further = step_on(&saves, path.clone());
    let mut output = Vec::new();
    let all = Saves::new(&*saves);
    let plain = Plain::new(
        session,
        Tables::new(),
        all,
        "1\n:q\n".as_bytes(),
        &mut output,
    );
    plain.kept_as("votk-1.save").play().unwrap();
    assert_eq!(steps(&path), further);
    assert_eq!(Saves::new(&*saves).list().len(), 2);
}

#[test]
fn a_game_holds_the_cards_that_it_is_played_with() {
    let saves = here();
    let house = Table::new("votk", &[], &Tables::new(), Dealer::seeded(1)).unwrap();
    let designs = house
        .catalogue()
        .get("designs")
        .unwrap()
        .replace("Box of Food,1,starter,8,1,", "Bread,1,starter,8,2,");
    let settings = Settings {
        game: "votk".to_owned(),
        tables: Tables::new().with("designs", designs),
        ..settings_in(&saves)
    };
    let mut menu = Menu::play(settings, (80, 24));
    menu.press(KeyCode::Esc);
    menu.press(KeyCode::Enter);
    let cards = menu.shell.app().unwrap().table().catalogue();
    drop(menu);
    let mut menu = Menu::new(&saves);
    let start = menu.text();
    assert!(start.contains("Go on: Valley of the Kings"), "{start}");
    menu.choose("Go on");
    let app = menu.shell.app().unwrap();
    assert_eq!(app.table().catalogue(), cards);
    assert!(app.table().steps() > 0);
}

/// A game with the cards that every program has is as long as ever.
#[test]
fn a_game_of_the_house_is_kept_without_its_cards() {
    let saves = here();
    one_step(&saves);
    let text = fs::read_to_string(saves.join("votk-1.save")).unwrap();
    assert!(!text.contains("table "), "{text}");
}

#[test]
fn one_file_by_two_paths_is_one_file() {
    let saves = here();
    one_step(&saves);
    fs::create_dir_all(saves.join("beside")).unwrap();
    let around = saves.join("beside/../votk-1.save");
    let now = step_on(&saves, around);
    assert_eq!(Saves::new(&*saves).list(), ["votk-1.save"]);
    assert_eq!(steps(&saves.join("votk-1.save")), now);
}

/// Letters with signs are stored in another form than they are typed in.
#[test]
fn a_name_is_found_in_another_form_of_its_letters() {
    let saves = here();
    let decomposed = saves.join("za\u{308}h.save");
    fs::write(&decomposed, table("votk", 1, 1).save()).unwrap();
    let now = step_on(&saves, saves.join("z\u{e4}h.save"));
    assert_eq!(steps(&decomposed), now);
    assert_eq!(Saves::new(&*saves).list().len(), 1);
    let text = desk::lines(table("votk", 2, 0), &saves, "load z\u{e4}h.save\n", |it| it);
    assert!(!text.contains("No such file"), "{text}");
}

/// A copy with another ending is not the game whose name it has.
#[test]
fn a_copy_of_a_save_does_not_replace_the_save() {
    let saves = here();
    one_step(&saves);
    let (path, copy) = (saves.join("votk-1.save"), saves.join("votk-1.bak"));
    fs::write(&copy, table("votk", 9, 1).save()).unwrap();
    let before = fs::read_to_string(&path).unwrap();
    step_on(&saves, copy);
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
    assert_eq!(Saves::new(&*saves).list().len(), 2);
}

/// In lines of text a game that is loaded does not go into the file of the one before, nor into one of the same name.
#[test]
fn a_game_that_is_loaded_in_lines_has_its_own_file() {
    let (saves, other) = (here(), here());
    fs::write(saves.join("votk-1.save"), table("votk", 8, 1).save()).unwrap();
    fs::write(saves.join("votk-2.save"), table("votk", 9, 1).save()).unwrap();
    fs::write(other.join("votk-1.save"), table("votk", 7, 1).save()).unwrap();
    let loaded = |name: &str| {
        desk::lines(
            table("votk", 6, 0),
            &saves,
            &format!("1\nload {name}\n1\n:q\n"),
            |plain| plain.kept().within(80),
        )
    };
    loaded("votk-2.save");
    let deal = |name: &str| {
        let text = fs::read_to_string(saves.join(name)).unwrap();
        Table::load(&text).unwrap().dealer().seed()
    };
    assert_eq!(
        (deal("votk-1.save"), deal("votk-2.save")),
        (Some(8), Some(9))
    );
    assert_eq!(deal("votk-3.save"), Some(6));
    loaded(other.join("votk-1.save").to_str().unwrap());
    assert_eq!(
        (deal("votk-1.save"), deal("votk-4.save")),
        (Some(8), Some(6))
    );
    assert_eq!(deal("votk-5.save"), Some(7));
}

#[test]
fn a_game_as_text_replaces_no_file() {
    let saves = here();
    fs::write(saves.join("votk-shared.txt"), "mine").unwrap();
    let mut menu = Menu::new(&saves);
    menu.begin("Valley of the Kings");
    menu.press(KeyCode::Enter);
    for _ in 0..2 {
        menu.typed(":m");
        let shown = menu.choose("as text");
        assert!(shown.contains("votk-shared-2.txt"), "{shown}");
        menu.press(KeyCode::Esc);
    }
    let text = fs::read_to_string(saves.join("votk-shared.txt")).unwrap();
    assert_eq!(text, "mine");
}

/// A line that a crash has cut off does not take the next result with it.
#[test]
fn a_result_after_half_a_line_is_read() {
    use solo_play::results::Results;
    use solo_table::GameRecord;

    let saves = here();
    fs::write(saves.join("results.jsonl"), "{\"game\":\"votk\",\"poi").unwrap();
    let mut over = table("tomb4k", 3, 500);
    while over.summary().is_none() {
        over.act_number(1).unwrap();
    }
    let result = GameRecord::of(&over).unwrap();
    let results = Results::new(&*saves);
    results.add(&result).unwrap();
    results.add(&result).unwrap();
    assert_eq!(results.read().len(), 2);
}

/// The same by the program itself.
#[test]
fn a_save_with_its_cards_needs_no_catalogue() {
    let saves = here();
    let table = Table::new("votk", &[], &Tables::new(), Dealer::seeded(1)).unwrap();
    fs::write(saves.join("a.save"), table.save_with_catalogue()).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_solo-play"));
    let path = saves.join("a.save");
    let output = command.args(["--load", path.to_str().unwrap(), "--plain"]);
    let output = output.stdin(std::process::Stdio::null()).output().unwrap();
    assert!(output.status.success(), "{output:?}");
}

/// A kept game is offered by whatever name its file has.
#[test]
fn a_renamed_game_is_offered_at_the_next_start() {
    for name in ["real.save", "my game.save", "Zoë é.save"] {
        let saves = here();
        one_step(&saves);
        fs::rename(saves.join("votk-1.save"), saves.join(name)).unwrap();
        let offered = format!("a game of yours is not finished: load {name} goes on with it");
        let said = desk::lines(table("votk", 3, 0), &saves, ":q\n", |plain| {
            plain.kept().within(200)
        });
        assert!(said.contains(&offered), "{said}");
        // Another game does not offer it, and the first game of a kind is greeted as such.
        let other = desk::lines(table("tomb4k", 3, 0), &saves, ":q\n", |plain| {
            plain.kept().within(200)
        });
        assert!(!other.contains("not finished"), "{other}");
        let votk = Settings {
            game: "votk".to_owned(),
            ..settings_in(&saves)
        };
        let mut menu = Menu::play(votk, (300, 80));
        let shown = menu.text();
        assert!(
            shown.contains("a game of yours is not finished: :l goes on"),
            "{shown}"
        );
    }
}
