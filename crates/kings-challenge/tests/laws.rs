//! The laws that every game keeps.

use kings_challenge::KingsChallenge;

solo_testkit::laws!(KingsChallenge, games = 40);
