//! The laws that every game keeps.

use kings_challenge::KingsChallenge;

solo_core::laws!(KingsChallenge, games = 40);
