//! The lists and views of random games stay the same.

use kings_challenge::KingsChallenge;
use solo_testkit::digest;

/// Shortcuts find what dice and cubes can do. An independent program written from the rulebook
/// agreed with their lists; only the default of `guard_rank` (KC-5.12) has changed the digest
/// since. A faulty shortcut changes it.
#[test]
fn lists_and_views_of_random_games_do_not_change() {
    assert_eq!(
        digest(&KingsChallenge::default(), 160),
        Ok(2_779_000_314_565_636_659)
    );
}
