//! The laws that every game keeps.

solo_testkit::laws!(trismegistus_bot::Botmegistus, games = 60);
