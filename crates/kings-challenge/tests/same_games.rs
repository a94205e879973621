//! The lists and views of random games stay the same.

use kings_challenge::KingsChallenge;
use solo_core::testkit::digest;

/// Shortcuts find what dice and cubes can do. An independent program written from the rulebook
/// agreed with their lists when this digest was taken; a faulty shortcut changes it.
#[test]
fn lists_and_views_of_random_games_do_not_change() {
    assert_eq!(
        digest(&KingsChallenge::default(), 160),
        Ok(12_822_110_265_036_106_775)
    );
}
