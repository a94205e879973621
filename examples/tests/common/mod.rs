//! The referee as a program.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::path::PathBuf;

/// The referee that was built beside this test.
pub(crate) fn referee() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let name = format!("referee{}", std::env::consts::EXE_SUFFIX);
    let path = test.ancestors().nth(2).unwrap().join("examples").join(name);
    assert!(
        path.exists(),
        "{} is missing: `cargo build --example referee` makes it, and so do the tests of the whole package",
        path.display()
    );
    path
}
