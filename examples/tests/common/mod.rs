//! Examples as programs.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::path::PathBuf;

/// The referee that was built beside this test.
pub(crate) fn referee() -> PathBuf {
    example("referee")
}

/// An example that was built beside this test.
pub(crate) fn example(name: &str) -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    let path = test.ancestors().nth(2).unwrap().join("examples").join(file);
    assert!(
        path.exists(),
        "{} is missing: `cargo build --example {name}` makes it, and so do the tests of the whole package",
        path.display()
    );
    path
}
