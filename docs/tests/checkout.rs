//! A checkout has the same bytes on every system.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

use std::fs;

use solo_table::{Dealer, Table, Tables, games};

use crate::files::{read, root};

#[test]
fn every_package_has_the_text_of_the_licences() {
    let folders = fs::read_dir(root().join("crates")).unwrap();
    let mut folders: Vec<_> = folders.map(|folder| folder.unwrap().path()).collect();
    folders.push(root().join("bindings/python"));
    assert!(folders.len() > 10, "{folders:?}");
    for folder in folders {
        for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
            let path = folder.join(name);
            // A link is a file with a path in it where a system has no links.
            assert!(
                fs::symlink_metadata(&path).unwrap().is_file(),
                "{}",
                path.display()
            );
            assert_eq!(read(&path), read(name), "{}", path.display());
        }
    }
}

#[test]
fn texts_are_checked_out_with_line_feeds() {
    let attributes = read(".gitattributes");
    assert!(
        attributes.lines().any(|line| line == "* text=auto eol=lf"),
        "{attributes}"
    );
}

#[test]
fn rulebooks_have_no_carriage_return() {
    for game in games() {
        let table = Table::new(game.name, &[], &Tables::new(), Dealer::nobody()).unwrap();
        let rulebook = table.rulebook();
        assert!(rulebook.len() > 30, "{}", game.name);
        let returns = rulebook.iter().find(|clause| clause.text.contains('\r'));
        assert!(returns.is_none(), "{}: {returns:?}", game.name);
    }
}
