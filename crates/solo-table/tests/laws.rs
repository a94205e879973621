//! The laws of games on a table, as the crate of another game has them.

#[cfg(feature = "tomb4k")]
mod tomb4k {
    solo_table::laws!(::tomb4k::Tomb, games = 6);
}

#[cfg(feature = "votk")]
mod votk {
    solo_table::laws!(::votk::Valley, games = 6);
}

#[cfg(feature = "scrapyard")]
mod scrapyard {
    solo_table::laws!(::scrapyard::Scrapyard, games = 6);
}

#[cfg(feature = "kings-challenge")]
mod kings_challenge {
    solo_table::laws!(::kings_challenge::KingsChallenge, games = 6);
}

#[cfg(feature = "trismegistus-bot")]
mod trismegistus_bot {
    solo_table::laws!(::trismegistus_bot::Botmegistus, games = 6);
}
