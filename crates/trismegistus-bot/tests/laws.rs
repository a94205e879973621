//! The laws that every game keeps.

solo_core::laws!(trismegistus_bot::Botmegistus, games = 60);
