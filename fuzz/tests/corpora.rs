//! Kept inputs run again, one test per game, as a fuzzer does when it begins.

use solo_fuzz::corpora;
use solo_fuzz::targets::{LONGEST, targets};

fn run(game: &str) {
    let mut count = 0;
    for target in targets() {
        if target.name.starts_with(game) {
            let inputs = corpora::read(&target.name).expect("the corpus is kept");
            assert!(!inputs.is_empty(), "{}", target.name);
            for input in inputs {
                assert!(input.len() <= LONGEST, "{}", target.name);
                (target.run)(&input);
            }
            count += 1;
        }
    }
    assert_eq!(count, 5);
}

// games: #[test]\nfn CRATE() {\n    run("CRATE");\n}\n
#[test]
fn tomb4k() {
    run("tomb4k");
}

#[test]
fn votk() {
    run("votk");
}

#[test]
fn scrapyard() {
    run("scrapyard");
}

#[test]
fn kings_challenge() {
    run("kings_challenge");
}

#[test]
fn trismegistus_bot() {
    run("trismegistus_bot");
}

// games end
