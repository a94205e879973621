//! Packages, programs and tests that commands in the pages name exist.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a test may panic"
)]

use std::path::{Path, PathBuf};

use crate::files::{pages, read, root};

/// Options of cargo that are followed by a value.
const VALUED: [&str; 7] = [
    "-p",
    "--test",
    "--example",
    "--bench",
    "--features",
    "--profile",
    "--skip",
];

/// Packages that are not in a folder of their name in `crates`.
const FOLDERS: [(&str, &str); 5] = [
    ("solo-guide", "docs"),
    ("solo-examples", "examples"),
    ("play", "examples/play"),
    ("solo-train", "examples/train"),
    ("solo-benches", "benches"),
];

/// Returns the commands of cargo in a page, by their words.
fn commands(page: &str) -> Vec<Vec<&str>> {
    let mut found = Vec::new();
    for part in page
        .split(['`', '|', '#'])
        .flat_map(|part| part.split("&&"))
    {
        let mut words = Vec::new();
        let mut ends = false;
        for line in part.lines() {
            let more: Vec<&str> = line.split_whitespace().collect();
            ends = more.last() != Some(&"\\");
            words.extend(more.into_iter().filter(|word| *word != "\\"));
            if ends {
                found.extend(of_cargo(&words));
                words.clear();
            }
        }
        if !ends {
            found.extend(of_cargo(&words));
        }
    }
    found
}

/// Returns the words of a command after `cargo`. An ellipsis shortens a command.
fn of_cargo<'a>(words: &[&'a str]) -> Option<Vec<&'a str>> {
    let command = words.split(|word| *word == "cargo").nth(1)?.to_vec();
    let shortened = command.iter().any(|word| word.contains('…'));
    (!shortened).then_some(command)
}

/// Returns the values of an option.
fn values<'a>(command: &[&'a str], option: &str) -> Vec<&'a str> {
    let pairs = command.windows(2).filter(|pair| pair[0] == option);
    pairs.map(|pair| pair[1]).collect()
}

/// Returns the names of tests that a command picks.
fn filters<'a>(command: &[&'a str]) -> Vec<&'a str> {
    let (mut found, mut before) = (Vec::new(), "");
    for word in command.iter().skip(1) {
        if !word.starts_with('-') && !VALUED.contains(&before) {
            found.push(*word);
        }
        before = word;
    }
    found
}

/// Returns the folder of a package.
fn folder(package: &str) -> PathBuf {
    let named = FOLDERS.iter().find(|(name, _)| *name == package);
    let folder = named.map_or(format!("crates/{package}"), |(_, folder)| (*folder).into());
    root().join(folder)
}

/// Returns the first file of a program of tests.
fn program(package: &Path, name: &str) -> Option<PathBuf> {
    let manifest = read(package.join("Cargo.toml"));
    let named = manifest.contains(&format!("name = \"{name}\"\n"));
    let paths = match name {
        "tests" => vec!["tests/main.rs".to_owned()],
        name => vec![format!("tests/{name}.rs"), format!("tests/{name}/main.rs")],
    };
    let file = paths.iter().map(|path| package.join(path));
    let file = file.into_iter().find(|path| path.exists())?;
    (named || !manifest.contains("autotests = false")).then_some(file)
}

/// Adds the tests of a file and of its modules, with their paths.
fn tests(file: &Path, path: &str, found: &mut Vec<String>) {
    let stem = file.file_stem().unwrap();
    let folder = match stem.to_str() {
        Some("main" | "mod") => file.parent().unwrap().to_owned(),
        _ => file.with_file_name(stem),
    };
    let (mut is_test, mut within) = (false, String::new());
    for line in read(file).lines() {
        let (line, inner) = (line.trim_start(), line.starts_with(' '));
        if let Some(name) = line.trim_start_matches("pub ").strip_prefix("mod ") {
            if let Some(name) = name.strip_suffix(';') {
                let files = [format!("{name}.rs"), format!("{name}/mod.rs")];
                let file = files.iter().map(|file| folder.join(file));
                for file in file.filter(|file| file.exists()) {
                    tests(&file, &format!("{path}{name}::"), found);
                }
            } else if let Some(name) = name.strip_suffix(" {") {
                within = format!("{name}::");
            }
        } else if line == "}" && !inner {
            within.clear();
        } else if line.starts_with("#[test]") || line.starts_with("#[tokio::test") {
            is_test = true;
        } else if let Some((_, name)) = line.split_once("fn ").filter(|_| is_test) {
            let name = name.split('(').next().unwrap();
            found.push(format!("{path}{within}{name}"));
            is_test = false;
        } else if line.starts_with("solo_testkit::laws!(") {
            found.extend(laws().iter().map(|law| format!("{path}laws::{law}")));
        }
    }
}

/// Returns the names of the laws, each of which is a test of every game.
fn laws() -> Vec<String> {
    let macros = read("crates/solo-testkit/src/lib.rs");
    let (_, names) = macros.split_once("$crate::laws!(@each ").unwrap();
    let (names, _) = names.split_once(')').unwrap();
    names.split_whitespace().map(str::to_owned).collect()
}

/// Returns what a command names that does not exist, and counts what it names.
fn faults(command: &[&str], checked: &mut usize) -> Vec<String> {
    let mut packages = values(command, "-p");
    let mut missing = Vec::new();
    let mut check = |there: bool, what: String| {
        *checked += 1;
        if !there {
            missing.push(what);
        }
    };
    for package in &packages {
        let there = folder(package).join("Cargo.toml").exists();
        check(there, format!("package {package}"));
    }
    packages.retain(|package| folder(package).exists());
    let mut examples = packages.clone();
    if examples.is_empty() {
        // Without `-p`, cargo looks into the default members.
        examples = vec!["solo-examples", "play"];
    }
    for name in values(command, "--example") {
        let file = format!("examples/{name}.rs");
        let there = examples.iter().any(|p| folder(p).join(&file).exists());
        check(there, format!("example {name}"));
    }
    if command.first() != Some(&"test") {
        return missing;
    }
    let (programs, filters) = (values(command, "--test"), filters(command));
    check(
        programs.is_empty() || !packages.is_empty(),
        "package of the tests".into(),
    );
    check(
        filters.is_empty() || !programs.is_empty(),
        format!("program of the tests {filters:?}"),
    );
    for package in packages {
        let mut named = Vec::new();
        for name in &programs {
            let file = program(&folder(package), name);
            check(file.is_some(), format!("program {name} of {package}"));
            file.inspect(|file| tests(file, "", &mut named));
        }
        for filter in &filters {
            let there = named.iter().any(|name| name.contains(filter));
            check(there, format!("test {filter} of {package}"));
        }
    }
    missing
}

#[test]
fn what_commands_name_exists() {
    let mut all = Vec::new();
    pages(&root(), &mut all);
    let (mut checked, mut missing) = (0, Vec::new());
    for path in all {
        for command in commands(&read(&path)) {
            let faults = faults(&command, &mut checked);
            missing.extend(faults.iter().map(|fault| {
                let command = command.join(" ");
                format!("{}: cargo {command}: no {fault}", path.display())
            }));
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(checked > 100, "only {checked} names were found");
}

#[test]
fn what_does_not_exist_is_found() {
    for (command, missing) in [
        ("cargo test -p solo-testkit --test tests laws::", None),
        (
            "X=1 cargo test -p solo-guide --test tests \\\n drawn::steps -- --nocapture",
            None,
        ),
        ("cargo test -p solo-guide --test service strangers::", None),
        ("cargo test -p tomb4k --test tests laws::laws::spots", None),
        ("cargo test -p tomb -p votk", Some("package tomb")),
        ("cargo run --example game", Some("example game")),
        ("cargo test --test tests", Some("package of the tests")),
        (
            "cargo test -p votk clauses",
            Some("program of the tests [\"clauses\"]"),
        ),
        (
            "cargo test -p votk --test laws",
            Some("program laws of votk"),
        ),
        (
            "cargo test -p solo-core --test words",
            Some("program words of solo-core"),
        ),
        (
            "cargo test -p votk --test tests -- law::",
            Some("test law:: of votk"),
        ),
        (
            "cargo test -p votk -p tomb4k --test tests walks::",
            Some("test walks:: of votk"),
        ),
    ] {
        let found = commands(command);
        let found = found.iter().flat_map(|words| faults(words, &mut 0));
        assert_eq!(
            found.collect::<Vec<_>>().first().map(String::as_str),
            missing,
            "{command}"
        );
    }
}

/// Returns the profile and the names of the programs that a command builds.
fn built(command: &[&str]) -> (String, Vec<String>) {
    let profile = match values(command, "--profile").first() {
        Some(profile) => profile,
        None if command.contains(&"--release") => "release",
        None => "debug",
    };
    let named = ["--example", "--bin"].map(|option| values(command, option));
    let mut names = named.concat();
    if names.is_empty() {
        // The program of a package has its name.
        names = values(command, "-p");
    }
    (
        profile.to_owned(),
        names.into_iter().map(str::to_owned).collect(),
    )
}

/// Returns the programs that a page runs by their paths, each with its profile.
fn run_by_path(page: &str) -> Vec<(String, String)> {
    let path = |part: &str| {
        let mut words = part.split(|sign: char| sign.is_whitespace() || "`)\"'".contains(sign));
        let (profile, name) = words.next()?.split_once('/')?;
        let name = name.strip_prefix("examples/").unwrap_or(name);
        Some((profile.to_owned(), name.to_owned()))
    };
    let paths = page.split("target/").skip(1).filter_map(path);
    let is_profile = |profile: &str| ["debug", "release", "fast"].contains(&profile);
    paths.filter(|(profile, _)| is_profile(profile)).collect()
}

/// Returns what a page calls a program or an example.
fn called_programs(page: &str) -> Vec<&str> {
    let mut names = Vec::new();
    for noun in ["program `", "example `"] {
        let marked = page.split(noun).skip(1);
        let name = marked.filter_map(|rest| rest.split('`').next());
        names.extend(name.filter(|name| {
            name.chars()
                .all(|c| c.is_ascii_lowercase() || "-_".contains(c))
        }));
    }
    names
}

/// Returns the programs of a page that no command builds: none on the page, where it is run by its path, and none in the guide,
/// where it is only named.
fn not_built(page: &str, guide: &[(String, Vec<String>)]) -> Vec<String> {
    let here: Vec<_> = commands(page).iter().map(|words| built(words)).collect();
    let mut missing = Vec::new();
    for (profile, name) in run_by_path(page) {
        let is_built =
            |(of, names): &(String, Vec<String>)| *of == profile && names.contains(&name);
        if !here.iter().any(is_built) {
            missing.push(format!("target/{profile}/…/{name}"));
        }
    }
    for name in called_programs(page) {
        if !guide
            .iter()
            .any(|(_, names)| names.iter().any(|built| built == name))
        {
            missing.push(name.to_owned());
        }
    }
    missing
}

#[test]
fn programs_that_pages_name_are_built_by_their_commands() {
    let mut paths = Vec::new();
    pages(&root(), &mut paths);
    // The changelog names programs that were.
    paths.retain(|path| !path.ends_with("CHANGELOG.md"));
    let texts: Vec<_> = paths.iter().map(read).collect();
    let guide: Vec<_> = texts
        .iter()
        .flat_map(|page| commands(page))
        .map(|words| built(&words))
        .collect();
    let (mut named, mut missing) = (0, Vec::new());
    for (path, page) in paths.iter().zip(&texts) {
        named += run_by_path(page).len() + called_programs(page).len();
        let faults = not_built(page, &guide);
        missing.extend(
            faults
                .iter()
                .map(|name| format!("{}: {name}", path.display())),
        );
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(named > 10, "only {named} programs were found");
}

#[test]
fn a_program_that_no_command_builds_is_found() {
    let guide = [("release".to_owned(), vec!["play".to_owned()])];
    for (page, missing) in [
        ("The program `play`.", None),
        ("The program `companion`.", Some("companion")),
        (
            "```console\ncargo build --release --example referee\ntarget/release/examples/referee tomb4k\n```",
            None,
        ),
        (
            "```console\ncargo build --example referee\ntarget/release/examples/referee tomb4k\n```",
            Some("target/release/…/referee"),
        ),
        (
            "```console\ncargo run --release --example play\ntarget/release/examples/companion tomb4k\n```",
            Some("target/release/…/companion"),
        ),
    ] {
        let found = not_built(page, &guide);
        assert_eq!(found.first().map(String::as_str), missing, "{page}");
    }
}
