//! Programs of `docs/proof` that write leave what is of others, with stand-ins for the tools that they call.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::env;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use crate::files::root;

/// Writes a shell script that stands in for a tool.
fn tool(folder: &Path, name: &str, script: &str) {
    let file = folder.join(name);
    fs::write(&file, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
}

/// Runs a program that finds the tools of a folder before all others: whether it succeeds, and what it says.
fn run(program: &Path, arguments: &[&str], tools: &Path) -> (bool, String) {
    let mut path = tools.as_os_str().to_owned();
    path.push(":");
    path.push(env::var_os("PATH").unwrap());
    let mut command = Command::new(program);
    let output = command.args(arguments).env("PATH", path).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).unwrap())
}

/// A target that merges its corpus as a shell script does, and keeps it in a folder with the scripts.
fn kept(merge: &str) -> (bool, String, String) {
    let folder = TempDir::new().unwrap();
    let (proof, fuzz) = (folder.path().join("docs/proof"), folder.path().join("fuzz"));
    let tools = folder.path().join("tools");
    for folder in [
        &proof,
        &tools,
        &fuzz.join("fuzz_targets"),
        &fuzz.join("corpora"),
    ] {
        fs::create_dir_all(folder).unwrap();
    }
    for name in ["fuzz", "need"] {
        fs::copy(root().join("docs/proof").join(name), proof.join(name)).unwrap();
    }
    fs::write(fuzz.join("fuzz_targets/cards.rs"), "").unwrap();
    fs::write(fuzz.join("corpora/cards"), "b2xk\n").unwrap();
    for name in ["cargo-fuzz", "c++"] {
        tool(&tools, name, "");
    }
    let cargo = format!(
        "case \"$*\" in\n\
        'fuzz list') echo cards ;;\n\
        *-set_cover_merge*) {merge} ;;\n\
        'fuzz run'*) echo 'stat::number_of_executed_units: 1' ;;\n\
        esac"
    );
    tool(&tools, "cargo", &cargo);
    let (done, said) = run(&proof.join("fuzz"), &["keep", "1"], &tools);
    (
        done,
        said,
        fs::read_to_string(fuzz.join("corpora/cards")).unwrap(),
    )
}

#[test]
fn a_corpus_stays_if_it_cannot_be_merged() {
    let (done, said, corpus) = kept("exit 1");
    assert_eq!(corpus, "b2xk\n", "{said}");
    assert!(!done && said.contains("no corpus is replaced"), "{said}");
    let (done, said, corpus) = kept("true");
    assert_eq!((done, corpus.as_str()), (false, "b2xk\n"), "{said}");
    let (done, said, corpus) = kept("printf new >\"$7/new\"");
    assert_eq!((done, corpus.as_str()), (true, "bmV3\n"), "{said}");
}

#[test]
fn a_folder_of_others_is_none_for_crates() {
    let (tools, folder) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    tool(tools.path(), "cargo", "exit 1");
    let file = folder.path().join("shelves/src/lib.rs");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, "my novel").unwrap();
    let program = root().join("docs/proof/sixth-game");
    let named = folder.path().to_str().unwrap();
    let crates = || run(&program, &["chapter", "--folder", named], tools.path());
    let (done, said) = crates();
    assert!(fs::read(&file).unwrap() == b"my novel", "{said}");
    assert!(
        !done && said.contains("was not made by this script"),
        "{said}"
    );
    // One that is empty is taken, and known when it comes again.
    fs::remove_dir_all(folder.path().join("shelves")).unwrap();
    for _ in 0..2 {
        let (_, said) = crates();
        assert!(said.contains("cargo test --quiet"), "{said}");
        assert!(file.exists());
    }
}
