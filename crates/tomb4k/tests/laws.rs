//! The laws of every game.

solo_core::laws!(tomb4k::Tomb, games = 300);
